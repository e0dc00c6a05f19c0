import { isWaiting } from '../../../src/domain/withdraw';
import { Refusal, say, type Text } from '../../engine/text';
import { MINUTE } from '../../engine/time';
import type { Decision, Payout, Withdraw } from '../../model/payments';
import type { EventDetails, OrderEvent } from '../../model/records';
import type { World } from '../../model/world';
import { by, type Deciding } from '../show';
import { assignedToOther, closeQuestion } from './asked';
import { addEvent, close, move } from './moves';
import { cancelPayout, queuePayout } from './payouts';
import { isClaimed, watchExpiry } from './request';
import { demand, passes } from './rules';
import { duplicatesOf } from './usual';

const CLAIM_MS = 5 * MINUTE;
const FLAGS: Text = ['Confirm every high risk flag: {flags}.', '请确认全部高风险标签：{flags}。'];
const DUPLICATES: Text = [
  'Confirm that you have seen the possible duplicates: {numbers}.',
  '请确认已查看疑似重复的订单：{numbers}。',
];
const BULK_FLAGS: Text = ['Has a high risk flag. Review it individually.', '含高风险标签，须单独审核。'];

/** Refuses to decide on an order of another user without a confirmation (docs/rules/withdraw.md#assign). @throws Refusal 423 */
function demandOwn({ actor }: Deciding, order: Withdraw, isConfirmed: boolean) {
  const refusal = isConfirmed ? undefined : assignedToOther(order, actor);
  if (refusal) throw refusal;
}

function decide(
  order: Withdraw,
  at: number,
  { actor, ip }: Deciding,
  what: Pick<Decision, 'decision' | 'reasonCode' | 'remark'>,
) {
  order.decisions.push({ stage: passes(order) + 1, operator: actor, at, ip, ...what });
  order.firstDecisionAt ??= at;
  closeQuestion(order, actor, at, null);
  order.assignment = null;
}

/**
 * Passes an order at one stage (docs/rules/withdraw.md#pass); the last stage creates the payout order.
 * @param acknowledged HIGH flags that the operator acknowledged; `isBulk` refuses orders with such flags, `isConfirmed` allows
 * orders that are assigned to another user; `acknowledgedDuplicates` are the possible duplicates, by number, that the
 * operator acknowledged
 * @returns the payout order of the last stage
 * @throws Refusal 409, 403, 423, 461 or 422; then nothing has changed
 */
export function pass(
  world: World,
  deciding: Deciding,
  order: Withdraw,
  {
    version,
    acknowledged,
    remark,
    isBulk,
    isConfirmed,
    acknowledgedDuplicates,
  }: {
    version: number;
    acknowledged: readonly string[];
    remark?: string;
    isBulk: boolean;
    isConfirmed: boolean;
    acknowledgedDuplicates: readonly string[];
  },
): Payout | undefined {
  demand(world, deciding, order, version, 'pass');
  demandOwn(deciding, order, isConfirmed);
  const unseen = order.flags.filter(({ code, severity }) => severity === 'HIGH' && (isBulk || !acknowledged.includes(code)));
  if (unseen.length > 0) {
    const flags = unseen.map(({ code }) => code).join(', ');
    const text = isBulk ? BULK_FLAGS : FLAGS;
    const field = { name: 'acknowledgedFlags', rule: 'required', msg: say(deciding.lang, text, { flags }) };
    throw new Refusal(422, 'VALIDATION', text, { flags }, { fields: [field] });
  }
  const duplicates = duplicatesOf(world, order).filter(({ no }) => !acknowledgedDuplicates.includes(no));
  if (duplicates.length > 0) {
    const numbers = duplicates.map(({ no }) => no).join(', ');
    const field = { name: 'acknowledgedDuplicates', rule: 'required', msg: say(deciding.lang, DUPLICATES, { numbers }) };
    throw new Refusal(422, 'VALIDATION', DUPLICATES, { numbers }, { fields: [field] });
  }
  const at = world.clock.now();
  decide(order, at, deciding, { decision: 'PASS', reasonCode: null, remark: remark ?? null });
  order.claimedBy = null;
  if (passes(order) < order.requiredStages) {
    move(world, order, 'pass', 'SECOND_REVIEW', by(deciding, 'FIRST_PASSED', { remark }));
    return undefined;
  }
  move(world, order, 'pass', 'PASSED', by(deciding, 'PASSED', { remark }));
  order.passedAt = at;
  const payout = queuePayout(world, order);
  (order.events.at(-1) as OrderEvent).refNo = payout.no;
  return payout;
}

interface Rejection {
  version: number;
  reasonCode: string;
  remark?: string;
  message?: string;
  isConfirmed: boolean;
}

/**
 * Rejects an order and releases the money at once (docs/rules/withdraw.md#reject).
 * @throws Refusal 409, 403 or 423; then nothing has changed
 */
export function reject(
  world: World,
  deciding: Deciding,
  order: Withdraw,
  { version, reasonCode, remark, message, isConfirmed }: Rejection,
) {
  demand(world, deciding, order, version, 'reject');
  demandOwn(deciding, order, isConfirmed);
  const at = world.clock.now();
  decide(order, at, deciding, { decision: 'REJECT', reasonCode, remark: remark ?? null });
  order.rejectReason = reasonCode;
  order.rejectRemark = remark ?? null;
  order.messageToHolder = message ?? null;
  order.rejectedAt = at;
  close(world, order, 'reject', 'REJECTED', by(deciding, 'REJECTED', { reasonCode, remark }));
}

/** Undoes the operator's own last decision and cancels the unsent payout order (docs/rules/withdraw.md#undo). */
export function undo(world: World, deciding: Deciding, order: Withdraw) {
  order.decisions.pop();
  cancelPayout(world, order);
  move(world, order, 'undo', passes(order) > 0 ? 'SECOND_REVIEW' : 'PENDING', by(deciding, 'UNDONE'));
  order.passedAt = null;
  order.firstDecisionAt = order.decisions[0]?.at ?? null;
  // The order may have passed its expiry time while it was PASSED.
  watchExpiry(world, order);
}

/** Holds an order without a decision; the platform ends the hold at `until` (ms) (docs/rules/withdraw.md#hold). */
export function hold(world: World, order: Withdraw, details: EventDetails, until: number | null) {
  if (isWaiting(order.status)) order.heldFrom = order.status === 'SECOND_REVIEW' ? 'SECOND_REVIEW' : 'PENDING';
  move(world, order, 'hold', 'HELD', details);
  order.heldAt = order.updatedAt;
  order.holdReason = details.reasonCode ?? null;
  order.holdUntil = until;
  if (until !== null)
    world.clock.schedule(until, () => {
      if (order.status === 'HELD' && order.holdUntil === until) unhold(world, order, { kind: 'UNHELD', actorType: 'SYSTEM' });
    });
}

/** Ends a hold and restores the previous state (docs/rules/withdraw.md#hold). */
export function unhold(world: World, order: Withdraw, details: EventDetails) {
  move(world, order, 'unhold', order.heldFrom, details);
  order.expiresAt += order.updatedAt - order.heldAt;
  watchExpiry(world, order);
}

/** Claims an order for five minutes, or renews the operator's own claim (docs/rules/withdraw.md#claim). */
export function claim(world: World, deciding: Pick<Deciding, 'actor' | 'traceId'>, order: Withdraw, isTakeOver = false) {
  const isRenewed = order.claimedBy === deciding.actor && isClaimed(world, order);
  if (!isRenewed) addEvent(world, order, by(deciding, isTakeOver ? 'TAKEN_OVER' : 'CLAIMED'));
  order.claimedBy = deciding.actor;
  order.claimedUntil = world.clock.now() + CLAIM_MS;
}

/** Releases the operator's own claim. */
export function release(world: World, deciding: Pick<Deciding, 'actor' | 'traceId'>, order: Withdraw) {
  if (isClaimed(world, order)) addEvent(world, order, by(deciding, 'RELEASED'));
  order.claimedBy = null;
}
