import type { WithdrawAction, WithdrawStatus } from '@/contract';
import { canHappen, fitsStatus, isUndecided, isWaiting } from '../../../src/domain/withdraw';
import { CHANGED, type ConflictCode, conflict } from '../../base/conflict';
import { demandFound, type Lang, Refusal, type Text } from '../../engine/text';
import { timeOf } from '../../engine/time';
import type { Operator } from '../../model/operators';
import type { Withdraw } from '../../model/payments';
import { isInScope } from '../../model/scope';
import type { World } from '../../model/world';
import { tiersOf } from '../maintenance';
import { recordedFailure } from '../makers';
import { actorName, type Deciding } from '../show';
import { openQuestion, waiting, waitsForOther } from './asked';
import { lastMove, lastStep } from './moves';
import { UNDO_MS } from './payouts';
import { isClaimed } from './request';

export const passes = (order: Withdraw) => order.decisions.filter(({ decision }) => decision === 'PASS').length;

/** Number of decisions still needed. */
export const stagesLeft = (order: Withdraw) => (isUndecided(order.status) ? order.requiredStages - passes(order) : 0);

const PASS_DONE: Readonly<Record<WithdrawStatus, Text>> = {
  PENDING: CHANGED,
  SECOND_REVIEW: ['First review passed by {who} {ago} ago.', '{ago}前已由 {who} 初审通过。'],
  HELD: ['Put on hold by {who} {ago} ago.', '{ago}前已被 {who} 挂起。'],
  WAITING_HOLDER: ['{who} asked the holder for documents {ago} ago.', '{ago}前由 {who} 要求申请方补充材料。'],
  PASSED: ['Already passed by {who} {ago} ago.', '{ago}前已由 {who} 审核通过。'],
  PAYING: ['Payout in progress for {ago}.', '{ago}前已开始打款。'],
  SUCCESS: ['Already paid out {ago} ago.', '{ago}前已打款成功。'],
  FAILED: ['The payout failed {ago} ago.', '{ago}前打款失败。'],
  UNKNOWN: ['The payout outcome is unconfirmed since {ago} ago.', '{ago}前打款结果未知。'],
  REVERSED: ['The payout was returned {ago} ago.', '{ago}前已退票。'],
  REJECTED: ['Already rejected by {who} {ago} ago.', '{ago}前已被 {who} 拒绝。'],
  CANCELED: ['Canceled by the holder {ago} ago.', '{ago}前申请方已撤回。'],
  EXPIRED: ['Expired {ago} ago.', '{ago}前已逾期关闭。'],
};

const BACK: ReadonlySet<string> = new Set([
  'UNHELD',
  'UNDONE',
  'RETRIED',
  'ESCALATED',
  'ANSWERED',
  'ASSIGNED',
  'UNASSIGNED',
  'MARKED',
  'RESUMED',
  'DOCUMENT_RECEIVED',
]);
const SELF: Text = [
  'You have already decided on this order or recorded its payout as failed. Another user must do this.',
  '您已处理过该订单或将其打款登记为失败，须由他人操作。',
];
const ADDER: Text = ['You submitted this order. Another user must decide.', '该订单由您代为提交，须由他人审核。'];
const CLAIMED: Text = ['{who} is working on this order.', '{who} 正在处理该订单。'];

const TIER: Text = [
  'The amount is above your approval limit (tier {have}, needed {need}).',
  '金额超出您的审批额度（您为 {have} 级，需要 {need} 级）。',
];

const NOT_YOURS: Text = ['You have not claimed this order.', '您未认领该订单。'];
const NOT_CLAIMED: Text = ['No colleague has claimed this order.', '该订单未被他人认领。'];
const LEAD_ONLY: Text = ['Only an operations lead can take over a claim.', '仅运营主管可接管认领。'];
const NOT_ASKED: Text = ['No question is open on this order.', '该订单没有待答复的问题。'];
const UNDO_OVER: Text = ['Only the last reviewer can undo, within 60 seconds.', '仅最后审核人可在 60 秒内撤销。'];

/** Who changed an order last, and when. */
const changeOf = (order: Withdraw, lang: Lang) => ({
  changedBy: actorName(lastMove(order), lang),
  changedAt: timeOf(order.updatedAt),
});

/** 409: who changed the order and when (docs/rules/calls.md#conflicts); the caller adds the current row. */
function withdrawConflict(world: World, order: Withdraw, error: ConflictCode, lang: Lang): Refusal {
  const last = lastMove(order);
  const who = actorName(last, lang);
  // A state can have several causes; the message must name the right one.
  const text = PASS_DONE[last && BACK.has(last.kind) ? 'PENDING' : order.status];
  return conflict(error, text, { who, at: order.updatedAt, now: world.clock.now(), lang });
}

/** The tier of the next decision: from tier 2 on, the last decision needs the same tier (docs/rules/withdraw.md#stages). */
export function tierNeeded(world: Pick<World, 'maintenance'>, order: Withdraw): number {
  const tiers = tiersOf(world, order.account.currency);
  if (order.requiredStages < 2 || stagesLeft(order) > 1) return 1;
  return order.net >= tiers.tier3 ? 3 : order.net >= tiers.tier2 ? 2 : 1;
}

const isClaimedByOther = (world: World, order: Withdraw, operator: Operator) =>
  order.claimedBy !== operator && isClaimed(world, order);

function claimObstacle(world: World, order: Withdraw, operator: Operator): Refusal | undefined {
  if (!order.claimedBy || !isClaimedByOther(world, order, operator)) return undefined;
  const who = order.claimedBy.username;
  return new Refusal(423, 'CLAIMED', CLAIMED, { who }, { claimedBy: who, claimedUntil: timeOf(order.claimedUntil) });
}

/** A question may be asked while no colleague works on the order; an open one only by its asker. */
function askingObstacle(world: World, order: Withdraw, operator: Operator): Refusal | undefined {
  const question = openQuestion(order);
  if (question && question.by !== operator) return waiting(question);
  return claimObstacle(world, order, operator);
}

/** Why this operator may not decide on an order whose state allows it; undefined when allowed. */
function personalObstacle(world: World, order: Withdraw, operator: Operator, action: WithdrawAction): Refusal | undefined {
  if (hasDecided(order, operator)) return new Refusal(403, 'SELF_APPROVAL', SELF, {}, { makerName: operator.username });
  if (order.adder === operator) return new Refusal(403, 'SELF_APPROVAL', ADDER, {}, { makerName: operator.username });
  const waits = waitsForOther(order, operator) ?? (action === 'takeOver' ? undefined : claimObstacle(world, order, operator));
  if (waits) return waits;
  const need = tierNeeded(world, order);
  if (action === 'pass' && operator.withdrawTier < need)
    return new Refusal(
      461,
      'LIMIT_EXCEEDED',
      TIER,
      { have: operator.withdrawTier, need },
      { limit: String(operator.withdrawTier), used: String(need) },
    );
  return undefined;
}

const hasDecided = (order: Withdraw, operator: Operator) => order.decisions.some((decision) => decision.operator === operator);

/** Paying again or giving the money back is for others than who decided, or recorded that the payout failed. */
const mayEnd = (order: Withdraw, operator: Operator) => !hasDecided(order, operator) && !recordedFailure(order, operator);

/** End of the undo window; null when it has closed or the last step was no decision. */
export function undoUntil(world: World, order: Withdraw): number | null {
  const last = lastStep(order);
  if (last?.kind !== 'FIRST_PASSED' && last?.kind !== 'PASSED') return null;
  const until = last.at + UNDO_MS;
  return until > world.clock.now() && canHappen('undo', order.status) ? until : null;
}

/** Obstacles to actions that are no decisions. */
const OBSTACLES: Readonly<
  Partial<Record<WithdrawAction, (world: World, order: Withdraw, operator: Operator) => Text | undefined>>
> = {
  release: (_, order, operator) => (order.claimedBy === operator ? undefined : NOT_YOURS),
  takeOver: (world, order, operator) =>
    !operator.roles.some((role) => role === 'OPS_LEAD' || role === 'SUPER_ADMIN')
      ? LEAD_ONLY
      : isClaimedByOther(world, order, operator)
        ? undefined
        : NOT_CLAIMED,
  undo: (world, order, operator) =>
    lastStep(order)?.operator === operator && undoUntil(world, order) !== null ? undefined : UNDO_OVER,
  answer: (_, order) => (openQuestion(order) ? undefined : NOT_ASKED),
  resolve: (_, order, operator) => (hasDecided(order, operator) ? SELF : undefined),
  retry: (_, order, operator) => (mayEnd(order, operator) ? undefined : SELF),
  refund: (_, order, operator) => (mayEnd(order, operator) ? undefined : SELF),
};

const DECIDING: ReadonlySet<WithdrawAction> = new Set(['pass', 'reject', 'claim', 'takeOver']);

/** Why the operator cannot take this action now, for `allowed` and `denied`; does not check the access key. */
export function obstacle(
  world: World,
  order: Withdraw,
  operator: Operator,
  action: WithdrawAction,
  lang: Lang,
): Refusal | undefined {
  if (!fitsStatus(action, order.status)) return withdrawConflict(world, order, 'STATE_CONFLICT', lang);
  const text = OBSTACLES[action]?.(world, order, operator);
  if (text === SELF) return new Refusal(403, 'SELF_APPROVAL', SELF, {}, { makerName: operator.username });
  if (text === LEAD_ONLY) return new Refusal(403, 'FORBIDDEN', text);
  if (text) return new Refusal(409, 'STATE_CONFLICT', text, {}, changeOf(order, lang));
  if (action === 'escalate') return askingObstacle(world, order, operator);
  if (action === 'answer') return waitsForOther(order, operator);
  if (action === 'ask') return claimObstacle(world, order, operator);
  return DECIDING.has(action) ? personalObstacle(world, order, operator, action) : undefined;
}

/** True when this operator could pass the order at its present stage, now or after its claim. */
export const mayDecide = (world: World, order: Withdraw, operator: Operator) =>
  operator.status === 'ACTIVE' &&
  isInScope(operator, order.holder) &&
  operator.access.has('trade:withdraw:pass') &&
  !hasDecided(order, operator) &&
  order.adder !== operator &&
  operator.withdrawTier >= tierNeeded(world, order);

/** True when the order awaits a decision that this operator may make now (docs/rules/withdraw.md#queue). */
export const needsMe = (world: World, order: Withdraw, operator: Operator) =>
  isWaiting(order.status) && operator.access.has('trade:withdraw:pass') && !personalObstacle(world, order, operator, 'pass');

/** Checks all conditions of an action on the version that the operator saw. @throws Refusal */
export function demand(
  world: World,
  { actor, lang }: Pick<Deciding, 'actor' | 'lang'>,
  order: Withdraw,
  version: number,
  action: WithdrawAction,
) {
  if (fitsStatus(action, order.status) && order.version !== version)
    throw withdrawConflict(world, order, 'VERSION_CONFLICT', lang);
  const refusal = obstacle(world, order, actor, action, lang);
  if (refusal) throw refusal;
}

const NO_ORDER: Text = ['Withdraw order not found, or outside your data scope.', '提现订单不存在或不在您的数据范围内。'];

/** The order, when this operator may see it. @throws Refusal 404 */
export const findOrder = (world: World, operator: Operator, no: string): Withdraw =>
  demandFound(world.withdraws.get(no), NO_ORDER, (one) => isInScope(operator, one.holder));
