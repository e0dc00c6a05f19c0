import type { ApprovalDetail, Approval as WireApproval } from '@/contract';
import { nameOfKey } from '../../base/screens';
import { nameOfAction } from '../../base/words/logWords';
import { type Lang, say } from '../../engine/text';
import { iso, timeOf } from '../../engine/time';
import { mayDecide, missingKey } from '../../flow/approvals';
import { redact } from '../../flow/log/describeCall';
import type { Approval } from '../../model/approvals';
import type { Operator } from '../../model/operators';
import type { World } from '../../model/world';
import { rowsOf } from './rows';

/** One approval as a row for this operator. */
export function showApproval(world: World, approval: Approval, actor: Operator, lang: Lang, at: number): WireApproval {
  const { no, key, maker, entity, ids, name, expiresAt, endedBy, endedAt, remark, result, body, version } = approval;
  const isOpen = approval.status === 'WAITING';
  const blockedBy = isOpen ? missingKey(world, approval, at) : undefined;
  return {
    approvalNo: no,
    // An approval that waits for nobody is blocked (docs/rules/approval.md#states).
    status: blockedBy === undefined ? approval.status : 'BLOCKED',
    action: key,
    actionName: say(lang, nameOfAction(key)),
    entity,
    entityIds: [...ids],
    entityName: name,
    makerId: maker.id,
    makerName: maker.username,
    createdAt: iso(approval.at),
    expiresAt: iso(expiresAt),
    reasonCode: typeof body.reasonCode === 'string' ? body.reasonCode : null,
    reason: typeof body.remark === 'string' ? body.remark : null,
    decidedBy: endedBy?.username ?? null,
    decidedAt: timeOf(endedAt),
    remark,
    ...(blockedBy && { blockedBy, blockedByName: say(lang, nameOfKey(blockedBy)) }),
    ...(result && { result: { code: result.code, error: result.error ?? null, msg: result.msg } }),
    mayDecide: isOpen && mayDecide(approval, actor, at),
    mayRecall: isOpen && maker === actor,
    version,
  };
}

/** Names of the roles by which these operators may decide. */
const rolesOf = ({ roles }: World, { key }: Approval, deciders: readonly Operator[], lang: Lang): string[] =>
  [...roles.values()]
    .filter(
      ({ code, keys, status }) => status === 'ACTIVE' && keys.includes(key) && deciders.some((one) => one.roles.includes(code)),
    )
    .map(({ name }) => say(lang, name));

/** How many operators may decide now, and by which roles. */
export function decidersOf(world: World, approval: Approval, lang: Lang, at: number) {
  const deciders = world.operators.filter((one) => mayDecide(approval, one, at));
  return { deciderCount: deciders.length, deciderRoles: rolesOf(world, approval, deciders, lang) };
}

/** The same with all that was asked: the preview, and the body without secrets and personal data. */
export function showApprovalDetail(world: World, approval: Approval, actor: Operator, lang: Lang, at: number): ApprovalDetail {
  const { preview, body, digest } = approval;
  const file = preview.fileId === undefined ? undefined : world.files.get(preview.fileId);
  return {
    ...showApproval(world, approval, actor, lang, at),
    preview: {
      changes: rowsOf(world, approval, actor, lang),
      amounts: preview.amounts.map((one) => ({ ...one })),
      ...(file && { fileId: file.id, fileName: file.name }),
    },
    body: redact(body) as Record<string, unknown>,
    ...(approval.status === 'WAITING' && decidersOf(world, approval, lang, at)),
    digest,
  };
}
