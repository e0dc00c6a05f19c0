import type { ApprovalView } from '@/contract';
import { fault, insist } from '../../base/faults';
import type { Envelope } from '../../engine/call';
import { pageOf } from '../../engine/page';
import { demandFound, notFound, Refusal, type Text } from '../../engine/text';
import { endApproval, mayDecide, mayRead } from '../../flow/approvals';
import { conflictOf } from '../../flow/versions';
import type { Approval } from '../../model/approvals';
import type { AreaHandlers } from '../../model/area';
import type { Operator, PlatformCall } from '../../model/operators';
import type { World } from '../../model/world';
import { showApproval, showApprovalDetail } from './view';

const DENY_REMARK = 4;

const NO_APPROVAL: Text = ['Approval not found.', '审批不存在。'];
const OWN: Text = ['You asked for this. Another user must decide.', '该申请由您提交，须由其他人审批。'];
const NOT_YOURS: Text = ['Only {who} can recall this approval.', '仅 {who} 可撤回该申请。'];
const NO_RIGHT: Text = [
  'You cannot decide on this: it needs the permission of the action, its data scope and its tier.',
  '您不能审批：须具备该操作的权限、数据范围和审批级别。',
];
const ENDED: Text = ['This approval has already ended.', '该审批已结束。'];
const REASON: Text = ['Say why you deny it, in at least 4 characters.', '请说明拒绝原因，至少 4 个字符。'];
const DENIED: Text = ['Denied. Nothing was changed.', '已拒绝，未作任何变更。'];
const RECALLED: Text = ['Recalled. Nothing was changed.', '已撤回，未作任何变更。'];
const DONE: Text = ['Approved and carried out.', '已批准并执行。'];
const FAILED: Text = ['Approved, but it could not be carried out: {why}', '已批准，但无法执行：{why}'];

/** Handlers of approvals by operation id (docs/rules/approval.md#decide). */
export function approvalHandlers(
  world: World,
  carryOut: (approval: Approval, call: PlatformCall) => Envelope,
): AreaHandlers<'approval'> {
  const { byNo } = world.approvals;

  /** @throws Refusal 404 */
  const find = ({ actor, at }: PlatformCall, no: unknown): Approval =>
    demandFound(byNo.get(String(no)), NO_APPROVAL, (one) => mayRead(world, one, actor, at));

  const show = ({ actor, lang, at }: PlatformCall, approval: Approval) => showApproval(world, approval, actor, lang, at);

  /** @throws Refusal 409 when it has ended, or has another version */
  function demandOpen(call: PlatformCall, approval: Approval) {
    const { endedBy, endedAt, at, maker } = approval;
    const last = { version: approval.version, updatedBy: endedBy?.username ?? maker.username, updatedAt: endedAt ?? at };
    const isOpen = approval.status === 'WAITING' && call.at < approval.expiresAt;
    if (!isOpen) throw conflictOf(call, last, show(call, approval), ENDED, {});
    if (call.body.version !== approval.version) throw conflictOf(call, last, show(call, approval));
  }

  /** Ends it, and says so in the log entry of the call. */
  function end(call: PlatformCall, approval: Approval, how: Parameters<typeof endApproval>[3]) {
    endApproval(world, approval, call.at, how);
    const changes = [{ field: 'status', before: 'WAITING', after: how.status }];
    call.note.about = { ...call.note.about, approvalNo: approval.no, changes };
    return show(call, approval);
  }

  const inView: Readonly<Record<ApprovalView, (approval: Approval, operator: Operator, at: number) => boolean>> = {
    TO_DECIDE: (approval, operator, at) => approval.status === 'WAITING' && mayDecide(approval, operator, at),
    MINE: ({ status, maker }, operator) => status === 'WAITING' && maker === operator,
    DONE: ({ status }) => status !== 'WAITING',
  };

  return {
    pageApprovals(call) {
      const { actor, at, query } = call;
      const { view, entity, entityId } = query;
      const readable = [...byNo.values()].filter((one) => mayRead(world, one, actor, at)).reverse();
      const found = readable.filter(
        (one) =>
          (!view || inView[view](one, actor, at)) &&
          (!entity || one.entity === entity) &&
          (!entityId || one.ids.includes(entityId)),
      );
      const countOf = (name: ApprovalView) => readable.filter((one) => inView[name](one, actor, at)).length;
      const counts = { toDecide: countOf('TO_DECIDE'), mine: countOf('MINE') };
      return { data: { ...pageOf(found, query, (one) => show(call, one)), ...counts } };
    },
    getApproval(call) {
      const { actor, at, lang, query } = call;
      return { data: showApprovalDetail(world, find(call, query.approvalNo), actor, lang, at) };
    },
    decideApproval(call) {
      const { actor, at, body } = call;
      const approval = byNo.get(body.approvalNo);
      if (!approval) throw notFound(NO_APPROVAL);
      call.note.level = 'HIGH';
      call.note.about = { name: approval.name };
      if (approval.maker === actor) throw new Refusal(403, 'SELF_APPROVAL', OWN, {}, { makerName: actor.username });
      if (!mayRead(world, approval, actor, at)) throw new Refusal(403, 'FORBIDDEN', NO_RIGHT);
      demandOpen(call, approval);
      const remark = body.remark?.trim() ?? '';
      if (body.decision === 'DENY') {
        insist(call, [remark.length < DENY_REMARK && fault('remark', 'minLength', REASON)]);
        return { text: DENIED, data: end(call, approval, { status: 'DENIED', endedBy: actor, remark }) };
      }
      const result = carryOut(approval, call);
      const status = result.success ? 'EXECUTED' : 'EXEC_FAILED';
      const data = end(call, approval, { status, endedBy: actor, remark: remark || null, result });
      return result.success ? { text: DONE, data } : { text: FAILED, values: { why: result.msg }, data };
    },
    recallApproval(call) {
      const { actor, body } = call;
      const approval = find(call, body.approvalNo);
      call.note.about = { name: approval.name };
      const { maker } = approval;
      if (maker !== actor) throw new Refusal(403, 'FORBIDDEN', NOT_YOURS, { who: maker.username });
      demandOpen(call, approval);
      const remark = body.remark?.trim() || null;
      return { text: RECALLED, data: end(call, approval, { status: 'RECALLED', endedBy: actor, remark }) };
    },
  };
}
