import { createHash } from 'node:crypto';
import { DAY } from '../engine/time';
import type { Approval, SecondTerms } from '../model/approvals';
import { canSignIn, type Operator, type PlatformCall } from '../model/operators';
import { seesRecord } from '../model/recordScope';
import type { World } from '../model/world';
import { tellMaker } from './inbox/ownNotices';

const DECIDE = 'common:approval:decide';
export const EXPIRES_MS = DAY;

/** Thrown by a handler whose call needs a second person. It has checked the call and changed nothing. */
export class NeedsSecond {
  constructor(readonly terms: SecondTerms) {}
}

/**
 * Stops a call that needs a second person, after all its checks and before its effect (docs/rules/approval.md#ask). A call that was
 * approved passes.
 * @throws NeedsSecond
 */
export function demandSecond({ approvals }: World, { approval }: PlatformCall, terms: () => SecondTerms): void {
  if (approvals.isOn && !approval) throw new NeedsSecond(terms());
}

/** Digest of a call: what is approved is exactly what was asked. */
export const digestOf = (operationId: string, body: object): string =>
  createHash('sha256')
    .update(JSON.stringify([operationId, body]))
    .digest('hex');

/** True when this operator may decide on it now: never the maker (docs/rules/approval.md#decide). */
export const mayDecide = ({ key, maker, covers }: Approval, operator: Operator, at: number): boolean =>
  operator !== maker && canSignIn(operator, at) && operator.access.has(DECIDE) && operator.access.has(key) && covers(operator);

/** Approvals that wait for a decision of this operator, oldest first. */
export const toDecide = ({ approvals }: World, operator: Operator, at: number): Approval[] =>
  [...approvals.byNo.values()].filter((one) => one.status === 'WAITING' && mayDecide(one, operator, at));

/** Who may see an approval: who may decide, and its maker and who decided while its records are in their scope. */
export const mayRead = (world: World, approval: Approval, operator: Operator, at: number): boolean =>
  ((approval.maker === operator || approval.endedBy === operator) && seesRecord(world, operator, 'approval', approval.no)) ||
  mayDecide(approval, operator, at);

/** True for a file that is the evidence of an approval which this operator may see. */
export const isEvidence = (world: World, operator: Operator, fileId: string, at: number): boolean =>
  [...world.approvals.byNo.values()].some((one) => one.preview.fileId === fileId && mayRead(world, one, operator, at));

/** The key without which nobody can decide: the reason of a blocked approval. Undefined while somebody can. */
export function missingKey({ operators }: World, approval: Approval, at: number): string | undefined {
  if (operators.some((one) => mayDecide(approval, one, at))) return undefined;
  const others = operators.filter((one) => one !== approval.maker && canSignIn(one, at));
  const hasKey = others.some(({ access }) => access.has(approval.key));
  const hasBoth = others.some(({ access }) => access.has(approval.key) && access.has(DECIDE));
  return hasKey && !hasBoth ? DECIDE : approval.key;
}

/** Ends a waiting approval, and tells its maker. */
export function endApproval(
  world: World,
  approval: Approval,
  at: number,
  end: Pick<Approval, 'status' | 'endedBy'> & Partial<Pick<Approval, 'remark' | 'result'>>,
): void {
  Object.assign(approval, { remark: null, ...end, endedAt: at, version: approval.version + 1 });
  tellMaker(world, approval);
}
