import type { WithdrawAction, WithdrawStatus } from '@/contract';
import { canHappen, fitsStatus, isWaiting } from '../../src/domain/withdraw';
import { type Lang, Refusal, say, type Text } from '../engine/text';
import { tiersOf } from './maintenance';
import { freeze } from './postings';
import { close, lastMove, move, type Told, tell } from './withdrawMoves';
import { cancelPayout, queuePayout, UNDO_MS } from './withdrawPayouts';
import type { Decision, Flag, Holder, Operator, OrderEvent, Payee, Payout, Withdraw, World } from './world';
import { ago, factsOf, isInScope, timeOf } from './world';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** The platform's business zone, UTC+8 all year. */
export const ZONE_MS = 8 * HOUR;
export const DAY = 24 * HOUR;
const EXPIRE_MS = 72 * HOUR;
const CLAIM_MS = 5 * MINUTE;
const SLA_MINUTES = { S: 15, A: 30, B: 60, C: 120 } as const;
export const HIGH_SCORE = { LOW: 8, MEDIUM: 18, HIGH: 35 } as const;

const passes = (order: Withdraw) => order.decisions.filter(({ decision }) => decision === 'PASS').length;

/** Decisions still needed. */
export const stagesLeft = (order: Withdraw) =>
  isWaiting(order.status) || order.status === 'HELD' ? order.requiredStages - passes(order) : 0;

/** Due time: level C counts business hours only, 09:00 to 21:00 (docs/rules/withdraw.md#due-time). */
export function dueTime(submittedAt: number, level: Holder['level']): number {
  let left = SLA_MINUTES[level] * MINUTE;
  if (level !== 'C') return submittedAt + left;
  let at = submittedAt;
  for (;;) {
    const midnight = Math.floor((at + ZONE_MS) / DAY) * DAY - ZONE_MS;
    const open = Math.max(at, midnight + 9 * HOUR);
    const close = midnight + 21 * HOUR;
    if (open + left <= close) return open + left;
    if (open < close) left -= close - open;
    at = midnight + DAY;
  }
}

const NO_NOTES: Withdraw['notes'] = [];

/** Orders that pay to a beneficiary, oldest first. */
export function ordersTo({ payeeOrders }: World, { id }: Payee): Withdraw[] {
  const orders = payeeOrders.get(id) ?? [];
  if (orders.length === 0) payeeOrders.set(id, orders);
  return orders;
}

export interface Submission {
  holder: Holder;
  account: Withdraw['account'];
  payee: Payee;
  requested: bigint;
  source: Withdraw['source'];
  adder?: Operator;
  flags?: readonly Flag[];
  riskScore?: number;
  clientIp?: string;
}

/** Fee 0.2 % within the currency's limits, half up; the platform pays itself none (docs/rules/simulation.md#prices). */
export function feeOf(holder: Holder, currency: string, requested: bigint): bigint {
  if (holder.type === 'PLATFORM') return 0n;
  const { minFee, maxFee } = factsOf(currency);
  const fee = (requested * 2n + 500n) / 1000n;
  return fee < minFee ? minFee : fee > maxFee ? maxFee : fee;
}

/** A holder asks for money: freezes the amount and opens the review (docs/rules/withdraw.md#submit). @throws when the balance is short */
export function submit(world: World, submission: Submission): Withdraw {
  const {
    holder,
    account,
    payee,
    requested,
    source,
    adder = null,
    flags = [],
    riskScore = 5,
    clientIp = '203.0.113.10',
  } = submission;
  const at = world.clock.now();
  const fee = feeOf(holder, account.currency, requested);
  const amount = holder.feeMode === 'INNER' ? requested : requested + fee;
  const net = amount - fee;
  if (net <= 0n) throw new Error('Nothing would be left after the fee');
  const no = world.numberOf('W');
  const { tier1 } = tiersOf(world, account.currency);
  const isDouble = net >= tier1 || flags.some(({ severity }) => severity === 'HIGH');
  // What every list tests comes first, side by side in memory: over 200,000 orders a third of the time is waiting for it.
  const order: Withdraw = {
    status: 'PENDING',
    account,
    holder,
    net,
    fee,
    dueAt: dueTime(at, holder.level),
    no,
    source,
    adder,
    requested,
    amount,
    payee,
    requiredStages: isDouble ? 2 : 1,
    decisions: [],
    claimedBy: null,
    claimedUntil: 0,
    holdReason: null,
    heldFrom: 'PENDING',
    heldAt: 0,
    holdUntil: null,
    expiresAt: at + EXPIRE_MS,
    availableAtRequest: account.amounts.available,
    riskScore,
    flags,
    slaMinutes: SLA_MINUTES[holder.level],
    payouts: [],
    rejectReason: null,
    rejectRemark: null,
    messageToHolder: null,
    clientIp,
    submittedAt: at,
    firstDecisionAt: null,
    passedAt: null,
    rejectedAt: null,
    finishedAt: null,
    updatedAt: at,
    version: 1,
    events: [{ at, kind: 'SUBMITTED', ...(adder ? { actorType: 'OPERATOR', operator: adder } : { actorType: 'HOLDER' }) }],
    notes: NO_NOTES,
  };
  world.ledger.post(at, 'FREEZE', no, freeze(account, amount));
  world.withdraws.insert(order);
  world.open.add(order);
  ordersTo(world, payee).push(order);
  watchExpiry(world, order);
  return order;
}

/** Closes an order on which nobody decided in time; the time on hold does not count. */
function watchExpiry(world: World, order: Withdraw) {
  world.clock.schedule(order.expiresAt, () => {
    if (canHappen('expire', order.status) && world.clock.now() >= order.expiresAt)
      close(world, order, 'expire', 'EXPIRED', { kind: 'EXPIRED', actorType: 'SYSTEM' });
  });
}

/** The holder takes the request back; does nothing when the state or a claim forbids it (docs/rules/withdraw.md#cancel). */
export function cancel(world: World, order: Withdraw) {
  if (!canHappen('cancel', order.status) || isClaimed(world, order)) return;
  close(world, order, 'cancel', 'CANCELED', { kind: 'CANCELED', actorType: 'HOLDER' });
}

export const isClaimed = (world: World, order: Withdraw) => order.claimedBy !== null && order.claimedUntil > world.clock.now();

/** Who decides, and from where. */
export interface Deciding {
  actor: Operator;
  lang: Lang;
  traceId: string;
  ip: string;
}

const PASS_DONE: Readonly<Record<WithdrawStatus, Text>> = {
  PENDING: ['Changed by {who} {ago} ago.', '{ago}前已被 {who} 修改。'],
  SECOND_REVIEW: ['Already passed in the first stage by {who} {ago} ago.', '{ago}前已由 {who} 初审通过。'],
  HELD: ['Put on hold by {who} {ago} ago.', '{ago}前已被 {who} 挂起。'],
  PASSED: ['Already passed by {who} {ago} ago.', '{ago}前已由 {who} 审核通过。'],
  PAYING: ['Already being paid out since {ago}.', '{ago}前已开始打款。'],
  SUCCESS: ['Already paid out {ago} ago.', '{ago}前已打款成功。'],
  FAILED: ['The payout failed {ago} ago.', '{ago}前打款失败。'],
  UNKNOWN: ['The payout gave no clear result {ago} ago.', '{ago}前打款结果未知。'],
  REVERSED: ['The payout was returned {ago} ago.', '{ago}前已退票。'],
  REJECTED: ['Already rejected by {who} {ago} ago.', '{ago}前已被 {who} 拒绝。'],
  CANCELED: ['Canceled by the holder {ago} ago.', '{ago}前申请人已撤回。'],
  EXPIRED: ['Expired {ago} ago.', '{ago}前已逾期关闭。'],
};
const BACK: ReadonlySet<string> = new Set(['UNHELD', 'UNDONE', 'RETRIED']);
const SELF: Text = ['You have already decided on this order; another person must do this.', '您已处理过该订单，须由他人操作。'];
const ADDER: Text = ['You filed this order yourself; another person must decide.', '该订单由您代为提交，须由他人审核。'];
const CLAIMED: Text = ['{who} is working on this order.', '{who} 正在处理该订单。'];
const TIER: Text = [
  'The amount is above your approval limit (tier {have}, needed {need}).',
  '金额超出您的审批额度（您为 {have} 级，需要 {need} 级）。',
];
const FLAGS: Text = ['Tick every high risk flag as seen: {flags}.', '请确认全部高风险标签：{flags}。'];
const BULK_FLAGS: Text = ['Has a high risk flag; decide on it alone.', '含高风险标签，须单独审核。'];
const NOT_YOURS: Text = ['You have not claimed this order.', '您未认领该订单。'];
const NOT_CLAIMED: Text = ['No colleague has claimed this order.', '该订单未被他人认领。'];
const LEAD_ONLY: Text = ['Only an operations lead may take over a claim.', '仅运营主管可接管认领。'];
const UNDO_OVER: Text = ['Only the last decider may undo, within 60 seconds.', '仅最后审核人可在 60 秒内撤销。'];
const SYSTEM_NAME: Text = ['the system', '系统'];
const HOLDER_NAME: Text = ['the holder', '申请人'];

/** Name of who caused an event. */
export const actorName = (event: OrderEvent | undefined, lang: Lang) =>
  event?.operator?.username ?? say(lang, event?.actorType === 'HOLDER' ? HOLDER_NAME : SYSTEM_NAME);

/** Who changed an order last, and when. */
const changeOf = (order: Withdraw, lang: Lang) => ({
  changedBy: actorName(lastMove(order), lang),
  changedAt: timeOf(order.updatedAt),
});

/** 409: who changed the order and when (docs/rules/calls.md#conflicts); the caller adds the row as it is. */
function conflict(world: World, order: Withdraw, error: 'STATE_CONFLICT' | 'VERSION_CONFLICT', lang: Lang): Refusal {
  const last = lastMove(order);
  const who = actorName(last, lang);
  const values = { who, ago: ago(lang, world.clock.now() - order.updatedAt) };
  // The same state can be come to by another way than its sentence tells.
  const text = PASS_DONE[last && BACK.has(last.kind) ? 'PENDING' : order.status];
  return new Refusal(409, error, text, values, { changedBy: who, changedAt: timeOf(order.updatedAt) });
}

/** The tier that the next decision needs: from tier 2 the last one needs as much (docs/rules/withdraw.md#stages). */
export function tierNeeded(world: Pick<World, 'maintenance'>, order: Withdraw): number {
  const tiers = tiersOf(world, order.account.currency);
  if (order.requiredStages < 2 || stagesLeft(order) > 1) return 1;
  return order.net >= tiers.tier3 ? 3 : order.net >= tiers.tier2 ? 2 : 1;
}

const isClaimedByOther = (world: World, order: Withdraw, operator: Operator) =>
  order.claimedBy !== operator && isClaimed(world, order);

/** Why this operator may not decide on an order in a fitting state; undefined when nothing is in the way. */
function personalObstacle(world: World, order: Withdraw, operator: Operator, action: WithdrawAction): Refusal | undefined {
  if (hasDecided(order, operator)) return new Refusal(403, 'SELF_APPROVAL', SELF, {}, { makerName: operator.username });
  if (order.adder === operator) return new Refusal(403, 'SELF_APPROVAL', ADDER, {}, { makerName: operator.username });
  if (action !== 'takeOver' && order.claimedBy && isClaimedByOther(world, order, operator)) {
    const who = order.claimedBy.username;
    return new Refusal(423, 'CLAIMED', CLAIMED, { who }, { claimedBy: who, claimedUntil: timeOf(order.claimedUntil) });
  }
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

/** Until when the last decider may take the decision back; null when the time is over or the last step was no decision. */
export function undoUntil(world: World, order: Withdraw): number | null {
  const last = lastMove(order);
  if (last?.kind !== 'FIRST_PASSED' && last?.kind !== 'PASSED') return null;
  const until = last.at + UNDO_MS;
  return until > world.clock.now() && canHappen('undo', order.status) ? until : null;
}

/** What stands in the way of an action that is no decision. */
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
    lastMove(order)?.operator === operator && undoUntil(world, order) !== null ? undefined : UNDO_OVER,
  resolve: (_, order, operator) => (hasDecided(order, operator) ? SELF : undefined),
  // Who found that the money did not go out is not the one who gives it back.
  refund: (_, order, operator) =>
    hasDecided(order, operator) || order.events.some((event) => event.kind === 'RESOLVED_FAILED' && event.operator === operator)
      ? SELF
      : undefined,
};
const DECIDING: ReadonlySet<WithdrawAction> = new Set(['pass', 'reject', 'claim', 'takeOver']);

/** Why the operator cannot act on the order now, for `allowed` and `denied`; the access key is not asked here. */
export function obstacle(
  world: World,
  order: Withdraw,
  operator: Operator,
  action: WithdrawAction,
  lang: Lang,
): Refusal | undefined {
  if (!fitsStatus(action, order.status)) return conflict(world, order, 'STATE_CONFLICT', lang);
  const text = OBSTACLES[action]?.(world, order, operator);
  if (text === SELF) return new Refusal(403, 'SELF_APPROVAL', SELF, {}, { makerName: operator.username });
  if (text === LEAD_ONLY) return new Refusal(403, 'FORBIDDEN', text);
  if (text) return new Refusal(409, 'STATE_CONFLICT', text, {}, changeOf(order, lang));
  return DECIDING.has(action) ? personalObstacle(world, order, operator, action) : undefined;
}

/** True when the order waits for a decision that this operator could make now (docs/rules/withdraw.md#queue). */
export const needsMe = (world: World, order: Withdraw, operator: Operator) =>
  isWaiting(order.status) && operator.access.has('trade:withdraw:pass') && !personalObstacle(world, order, operator, 'pass');

/** Everything that must hold before an action on the version that the operator saw. @throws Refusal */
export function demand(
  world: World,
  { actor, lang }: Pick<Deciding, 'actor' | 'lang'>,
  order: Withdraw,
  version: number,
  action: WithdrawAction,
) {
  if (fitsStatus(action, order.status) && order.version !== version) throw conflict(world, order, 'VERSION_CONFLICT', lang);
  const refusal = obstacle(world, order, actor, action, lang);
  if (refusal) throw refusal;
}

/** How an event names the operator behind it. */
export const by = ({ actor, traceId }: Pick<Deciding, 'actor' | 'traceId'>, kind: string, rest: Partial<Told> = {}): Told => ({
  kind,
  actorType: 'OPERATOR',
  operator: actor,
  traceId,
  ...rest,
});

function decide(
  order: Withdraw,
  at: number,
  { actor, ip }: Deciding,
  what: Pick<Decision, 'decision' | 'reasonCode' | 'remark'>,
) {
  order.decisions.push({ stage: passes(order) + 1, operator: actor, at, ip, ...what });
  order.firstDecisionAt ??= at;
}

/**
 * One decision to pass (docs/rules/withdraw.md#pass); the last stage makes the payout order.
 * @param acknowledged HIGH flags ticked as seen; `isBulk` leaves out orders that have any
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
  }: { version: number; acknowledged: readonly string[]; remark?: string; isBulk: boolean },
): Payout | undefined {
  demand(world, deciding, order, version, 'pass');
  const unseen = order.flags.filter(({ code, severity }) => severity === 'HIGH' && (isBulk || !acknowledged.includes(code)));
  if (unseen.length > 0) {
    const flags = unseen.map(({ code }) => code).join(', ');
    const text = isBulk ? BULK_FLAGS : FLAGS;
    const field = { name: 'acknowledgedFlags', rule: 'required', msg: say(deciding.lang, text, { flags }) };
    throw new Refusal(422, 'VALIDATION', text, { flags }, { fields: [field] });
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

/**
 * One decision to reject; the money goes back at once (docs/rules/withdraw.md#reject).
 * @throws Refusal 409, 403 or 423; then nothing has changed
 */
export function reject(
  world: World,
  deciding: Deciding,
  order: Withdraw,
  { version, reasonCode, remark, message }: { version: number; reasonCode: string; remark?: string; message?: string },
) {
  demand(world, deciding, order, version, 'reject');
  const at = world.clock.now();
  decide(order, at, deciding, { decision: 'REJECT', reasonCode, remark: remark ?? null });
  order.rejectReason = reasonCode;
  order.rejectRemark = remark ?? null;
  order.messageToHolder = message ?? null;
  order.rejectedAt = at;
  close(world, order, 'reject', 'REJECTED', by(deciding, 'REJECTED', { reasonCode, remark }));
}

/** Takes the own last decision back; a payout order that was not sent yet is canceled (docs/rules/withdraw.md#undo). */
export function undo(world: World, deciding: Deciding, order: Withdraw) {
  order.decisions.pop();
  cancelPayout(world, order);
  move(world, order, 'undo', passes(order) > 0 ? 'SECOND_REVIEW' : 'PENDING', by(deciding, 'UNDONE'));
  order.passedAt = null;
  order.firstDecisionAt = order.decisions[0]?.at ?? null;
  // The time to expire may have come while the order was passed.
  watchExpiry(world, order);
}

/** Stops an order without a decision; at `until` (ms) the platform lifts the hold by itself (docs/rules/withdraw.md#hold). */
export function hold(world: World, order: Withdraw, told: Told, until: number | null) {
  order.heldFrom = order.status === 'SECOND_REVIEW' ? 'SECOND_REVIEW' : 'PENDING';
  move(world, order, 'hold', 'HELD', told);
  order.heldAt = order.updatedAt;
  order.holdReason = told.reasonCode ?? null;
  order.holdUntil = until;
  const { version } = order;
  if (until !== null)
    world.clock.schedule(until, () => {
      if (order.version === version) unhold(world, order, { kind: 'UNHELD', actorType: 'SYSTEM' });
    });
}

/** Lets a held order go on where it was (docs/rules/withdraw.md#hold). */
export function unhold(world: World, order: Withdraw, told: Told) {
  move(world, order, 'unhold', order.heldFrom, told);
  order.expiresAt += order.updatedAt - order.heldAt;
  watchExpiry(world, order);
}

/** Claims for five minutes, or renews the own claim (docs/rules/withdraw.md#claim). */
export function claim(world: World, deciding: Pick<Deciding, 'actor' | 'traceId'>, order: Withdraw, isTakeOver = false) {
  const isRenewed = order.claimedBy === deciding.actor && isClaimed(world, order);
  if (!isRenewed) tell(world, order, by(deciding, isTakeOver ? 'TAKEN_OVER' : 'CLAIMED'));
  order.claimedBy = deciding.actor;
  order.claimedUntil = world.clock.now() + CLAIM_MS;
}

/** Gives the own claim back. */
export function release(world: World, deciding: Pick<Deciding, 'actor' | 'traceId'>, order: Withdraw) {
  if (isClaimed(world, order)) tell(world, order, by(deciding, 'RELEASED'));
  order.claimedBy = null;
}

/** Account numbers (M1): first six and last four, or only the last four of short ones (docs/rules/masking.md#classes). */
export const maskAccount = (no: string) => `${no.length >= 12 ? no.slice(0, 6) : ''}******${no.slice(-4)}`;

/** A free text with the account numbers in it masked; order numbers stay. */
export const maskNumbers = (text: string): string => text.replace(/(?<![A-Za-z\d])\d{10,19}(?!\d)/g, maskAccount);

const FREE_TEXTS = ['remark', 'text', 'messageToHolder'];

/**
 * Account numbers in free texts, masked: they have no place in notes and logs (docs/rules/invariants.md#invariant-29); order numbers
 * stay.
 */
export const hideNumbers = (body: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      FREE_TEXTS.includes(name) && typeof value === 'string' ? maskNumbers(value) : value,
    ]),
  );

const NO_ORDER: Text = ['There is no such withdraw order, or it is outside your scope.', '提现订单不存在或不在您的数据范围内。'];

/** The order, if this operator may see it. @throws Refusal 404 */
export function findOrder(world: World, operator: Operator, no: string): Withdraw {
  const order = world.withdraws.get(no);
  if (!order || !isInScope(operator, order.holder)) throw new Refusal(404, 'NOT_FOUND', NO_ORDER);
  return order;
}
