import type { WithdrawAction, WithdrawStatus } from '@/contract';
import { canHappen, type WithdrawEvent, withdrawTransitions } from '../../src/domain/withdraw';
import { type Lang, Refusal, say, type Text } from '../engine/text';
import { freeze, paidOut, release, returned } from './postings';
import type { Decision, Flag, Holder, Operator, OrderEvent, Payee, Payout, Withdraw, World } from './world';
import { ago, factsOf, isInScope, timeOf } from './world';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** The platform's business zone, UTC+8 all year. */
export const ZONE_MS = 8 * HOUR;
export const DAY = 24 * HOUR;
const EXPIRE_MS = 72 * HOUR;
const UNDO_MS = 60_000;
const SLA_MINUTES = { S: 15, A: 30, B: 60, C: 120 } as const;
const QUERIES_MS = [30_000, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE];
export const HIGH_SCORE = { LOW: 8, MEDIUM: 18, HIGH: 35 } as const;

export const isWaiting = (status: WithdrawStatus) => status === 'PENDING' || status === 'SECOND_REVIEW';

const passes = (order: Withdraw) => order.decisions.filter(({ decision }) => decision === 'PASS').length;

/** Decisions still needed. */
export const stagesLeft = (order: Withdraw) =>
  isWaiting(order.status) || order.status === 'HELD' ? order.requiredStages - passes(order) : 0;

/** Due time: level C counts business hours only, 09:00 to 21:00 (simulator 4.5). */
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

/** Moves an order by the closed table; the only place that writes a status. @throws Error when the table has no such move */
function move(world: World, order: Withdraw, event: WithdrawEvent, to: WithdrawStatus, told: Omit<OrderEvent, 'at'>) {
  if (!canHappen(event, order.status) || !(withdrawTransitions[event].to as readonly string[]).includes(to))
    throw new Error(`${order.no}: ${event} cannot lead from ${order.status} to ${to}`);
  order.status = to;
  touch(world, order, told);
  if (isWaiting(to) || to === 'HELD') world.open.add(order);
  else {
    world.open.delete(order);
    order.claimedBy = null;
  }
}

function touch(world: World, order: Withdraw, told: Omit<OrderEvent, 'at'>) {
  const at = world.clock.now();
  order.version++;
  order.updatedAt = at;
  order.events.push({ at, ...told });
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

/** Fee 0.2 % within the currency's limits, half up; the platform pays itself none (simulator 4.6). */
export function feeOf(holder: Holder, currency: string, requested: bigint): bigint {
  if (holder.type === 'PLATFORM') return 0n;
  const { minFee, maxFee } = factsOf(currency);
  const fee = (requested * 2n + 500n) / 1000n;
  return fee < minFee ? minFee : fee > maxFee ? maxFee : fee;
}

/** A holder asks for money: freezes the amount and opens the review (states 3.1 submit). @throws when the balance is short */
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
  const { tiers } = factsOf(account.currency);
  const isDouble = net >= tiers.tier1 || flags.some(({ severity }) => severity === 'HIGH');
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
    events: [{ at, kind: 'SUBMITTED', actorType: 'HOLDER' }],
  };
  world.ledger.post(at, 'FREEZE', no, freeze(account, amount));
  world.withdraws.insert(order);
  world.open.add(order);
  world.clock.schedule(at + EXPIRE_MS, () => {
    if (canHappen('expire', order.status)) close(world, order, 'expire', 'EXPIRED', { kind: 'EXPIRED', actorType: 'SYSTEM' });
  });
  return order;
}

/** Ends an order without a payout and gives the money back. */
function close(world: World, order: Withdraw, event: WithdrawEvent, to: WithdrawStatus, told: Omit<OrderEvent, 'at'>) {
  move(world, order, event, to, told);
  order.finishedAt = order.updatedAt;
  world.ledger.post(order.updatedAt, 'RELEASE', order.no, release(order.account, order.amount));
}

/** The holder takes the request back; does nothing when the state or a claim forbids it (states 3.1 cancel). */
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
const SELF: Text = ['You have already decided on this order; another person must do this.', '您已处理过该订单，须由他人操作。'];
const ADDER: Text = ['You filed this order yourself; another person must decide.', '该订单由您代为提交，须由他人审核。'];
const CLAIMED: Text = ['{who} is working on this order.', '{who} 正在处理该订单。'];
const TIER: Text = [
  'The amount is above your approval limit (tier {have}, needed {need}).',
  '金额超出您的审批额度（您为 {have} 级，需要 {need} 级）。',
];
const FLAGS: Text = ['Tick every high risk flag as seen: {flags}.', '请确认全部高风险标签：{flags}。'];
const BULK_FLAGS: Text = ['Has a high risk flag; decide on it alone.', '含高风险标签，须单独审核。'];
const SYSTEM_NAME: Text = ['the system', '系统'];
const HOLDER_NAME: Text = ['the holder', '申请人'];

/** Name of who caused an event. */
export const actorName = (event: OrderEvent | undefined, lang: Lang) =>
  event?.operator?.username ?? say(lang, event?.actorType === 'HOLDER' ? HOLDER_NAME : SYSTEM_NAME);

type Current = (order: Withdraw) => Record<string, unknown>;

/** 409 with the row as it is, who changed it and when (states 3.12, 2). */
function conflict(
  world: World,
  order: Withdraw,
  error: 'STATE_CONFLICT' | 'VERSION_CONFLICT',
  lang: Lang,
  current: Current,
): Refusal {
  const last = order.events.at(-1);
  const who = actorName(last, lang);
  const values = { who, ago: ago(lang, world.clock.now() - order.updatedAt) };
  return new Refusal(409, error, PASS_DONE[order.status], values, {
    current: current(order),
    changedBy: who,
    changedAt: timeOf(order.updatedAt),
  });
}

/** The tier that the next decision needs: from tier 2 the last one needs as much (states 3.1, decisions §33). */
export function tierNeeded(order: Withdraw): number {
  const { tiers } = factsOf(order.account.currency);
  if (order.requiredStages < 2 || stagesLeft(order) > 1) return 1;
  return order.net >= tiers.tier3 ? 3 : order.net >= tiers.tier2 ? 2 : 1;
}

/** Why this operator may not take this action on an order in a fitting state; undefined when nothing is in the way. */
function personalObstacle(world: World, order: Withdraw, operator: Operator, action: WithdrawAction): Refusal | undefined {
  const own = order.decisions.find((decision) => decision.operator === operator);
  if (own) return new Refusal(403, 'SELF_APPROVAL', SELF, {}, { makerName: operator.username });
  if (order.adder === operator) return new Refusal(403, 'SELF_APPROVAL', ADDER, {}, { makerName: operator.username });
  if (order.claimedBy && order.claimedBy !== operator && isClaimed(world, order)) {
    const who = order.claimedBy.username;
    return new Refusal(423, 'CLAIMED', CLAIMED, { who }, { claimedBy: who, claimedUntil: timeOf(order.claimedUntil) });
  }
  const need = tierNeeded(order);
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

/** Why the operator cannot act on the order now, for `allowed` and `denied`; the access key is not asked here. */
export function obstacle(
  world: World,
  order: Withdraw,
  operator: Operator,
  action: WithdrawAction,
  lang: Lang,
): Refusal | undefined {
  if (!canHappen(action, order.status)) return conflict(world, order, 'STATE_CONFLICT', lang, () => ({}));
  return personalObstacle(world, order, operator, action);
}

/** True when the order waits for a decision that this operator could make now (screen 17, view NEEDS_ME). */
export const needsMe = (world: World, order: Withdraw, operator: Operator) =>
  isWaiting(order.status) && operator.access.has('trade:withdraw:pass') && !personalObstacle(world, order, operator, 'pass');

/** Everything that must hold before a decision. @throws Refusal */
function checkDecision(
  world: World,
  deciding: Deciding,
  order: Withdraw,
  version: number,
  action: WithdrawAction,
  current: Current,
) {
  if (!canHappen(action, order.status)) throw conflict(world, order, 'STATE_CONFLICT', deciding.lang, current);
  if (order.version !== version) throw conflict(world, order, 'VERSION_CONFLICT', deciding.lang, current);
  const refusal = personalObstacle(world, order, deciding.actor, action);
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
}

/**
 * One decision to pass (states 3.1 pass); the last stage makes the payout order.
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
    current,
  }: { version: number; acknowledged: readonly string[]; remark?: string; isBulk: boolean; current: Current },
): Payout | undefined {
  checkDecision(world, deciding, order, version, 'pass', current);
  const unseen = order.flags.filter(({ code, severity }) => severity === 'HIGH' && (isBulk || !acknowledged.includes(code)));
  if (unseen.length > 0) {
    const flags = unseen.map(({ code }) => code).join(', ');
    const text = isBulk ? BULK_FLAGS : FLAGS;
    const field = { name: 'acknowledgedFlags', rule: 'required', msg: say(deciding.lang, text, { flags }) };
    throw new Refusal(422, 'VALIDATION', text, { flags }, { fields: [field] });
  }
  const at = world.clock.now();
  decide(order, at, deciding, { decision: 'PASS', reasonCode: null, remark: remark ?? null });
  const told = { actorType: 'OPERATOR', operator: deciding.actor, traceId: deciding.traceId, remark } as const;
  order.claimedBy = null;
  if (passes(order) < order.requiredStages) {
    move(world, order, 'pass', 'SECOND_REVIEW', { kind: 'FIRST_PASSED', ...told });
    return undefined;
  }
  move(world, order, 'pass', 'PASSED', { kind: 'PASSED', ...told });
  order.passedAt = at;
  const payout = queuePayout(world, order);
  (order.events.at(-1) as OrderEvent).refNo = payout.no;
  return payout;
}

/** One decision to reject; the money goes back at once (states 3.1 reject). @throws Refusal 409, 403 or 423; then nothing has changed */
export function reject(
  world: World,
  deciding: Deciding,
  order: Withdraw,
  {
    version,
    reasonCode,
    remark,
    message,
    current,
  }: { version: number; reasonCode: string; remark?: string; message?: string; current: Current },
) {
  checkDecision(world, deciding, order, version, 'reject', current);
  const at = world.clock.now();
  decide(order, at, deciding, { decision: 'REJECT', reasonCode, remark: remark ?? null });
  order.rejectReason = reasonCode;
  order.rejectRemark = remark ?? null;
  order.messageToHolder = message ?? null;
  order.rejectedAt = at;
  const told = {
    kind: 'REJECTED',
    actorType: 'OPERATOR',
    operator: deciding.actor,
    traceId: deciding.traceId,
    reasonCode,
    remark,
  } as const;
  close(world, order, 'reject', 'REJECTED', told);
}

/** Stops an order without a decision (states 3.1 hold). */
export function hold(world: World, { actor, traceId }: Pick<Deciding, 'actor' | 'traceId'>, order: Withdraw, reasonCode: string) {
  order.heldFrom = order.status === 'SECOND_REVIEW' ? 'SECOND_REVIEW' : 'PENDING';
  move(world, order, 'hold', 'HELD', { kind: 'HELD', actorType: 'OPERATOR', operator: actor, traceId, reasonCode });
  order.holdReason = reasonCode;
}

/** Sends the money of a failed or returned order again, by a new payout order (states 3.1 retry). */
export function retry(world: World, { actor, traceId }: Pick<Deciding, 'actor' | 'traceId'>, order: Withdraw) {
  const told: Omit<OrderEvent, 'at'> = { kind: 'RETRIED', actorType: 'OPERATOR', operator: actor, traceId };
  move(world, order, 'retry', 'PASSED', told);
  (order.events.at(-1) as OrderEvent).refNo = queuePayout(world, order).no;
  order.finishedAt = null;
}

function queuePayout(world: World, order: Withdraw): Payout {
  const at = world.clock.now();
  const channelCode = `CH03${10 + (order.payee.bankCode.charCodeAt(0) % 4)}`;
  const payout: Payout = {
    no: world.numberOf('S'),
    order,
    status: 'QUEUED',
    channelCode,
    bankRefNo: null,
    failCode: null,
    sendAfter: at + UNDO_MS,
    createdAt: at,
    finishedAt: null,
  };
  order.payouts.push(payout);
  world.payouts.insert(payout);
  world.clock.schedule(payout.sendAfter, () => send(world, order, payout));
  return payout;
}

/** QUEUED to PAYING, and what becomes of it (simulator 4.4: 98.5 % succeed, median 95 s, 0.3 % without an answer). */
function send(world: World, order: Withdraw, payout: Payout) {
  if (!canHappen('send', order.status) || payout.status !== 'QUEUED') return;
  const { random, clock } = world;
  payout.status = 'PAYING';
  move(world, order, 'send', 'PAYING', { kind: 'PAYOUT_SENT', actorType: 'SYSTEM', refNo: payout.no });
  const plan =
    world.payoutPlans.get(order.no) ??
    random.weighted([['SUCCESS', 984] as const, ['REVERSED', 1] as const, ['UNKNOWN', 3] as const, ['FAILED', 12] as const]);
  const after = clock.now() + Math.round(random.logNormal(95_000, 0.5));
  clock.schedule(after, () => {
    if (plan === 'FAILED') fail(world, order, payout);
    else if (plan === 'UNKNOWN' || plan === 'SILENT') lose(world, order, payout, plan === 'SILENT');
    else {
      succeed(world, order, payout);
      if (plan === 'REVERSED')
        clock.schedule(clock.now() + (world.payoutPlans.has(order.no) ? 3 : random.int(2, 60)) * HOUR, () =>
          reverse(world, order, payout),
        );
    }
  });
}

function finish(
  world: World,
  order: Withdraw,
  payout: Payout,
  event: 'succeed' | 'fail' | 'reverse',
  to: 'SUCCESS' | 'FAILED' | 'REVERSED',
  kind: string,
) {
  move(world, order, event, to, { kind, actorType: 'UPSTREAM', refNo: payout.no });
  payout.status = to;
  payout.finishedAt = order.updatedAt;
  order.finishedAt = order.updatedAt;
}

const sides = (world: World, order: Withdraw) => {
  const { currency } = order.account;
  return {
    account: order.account,
    clearing: world.ledger.account('U01', currency, 'CLEARING', false),
    profit: world.ledger.account('P1', currency, 'PROFIT', false),
    net: order.net,
    fee: order.fee,
    cost: factsOf(currency).cost,
  };
};

function succeed(world: World, order: Withdraw, payout: Payout) {
  finish(world, order, payout, 'succeed', 'SUCCESS', 'PAYOUT_SUCCESS');
  payout.bankRefNo = `${payout.channelCode}${payout.no.slice(-10)}`;
  world.ledger.post(order.updatedAt, 'WITHDRAW', order.no, paidOut(sides(world, order)));
}

function fail(world: World, order: Withdraw, payout: Payout) {
  finish(world, order, payout, 'fail', 'FAILED', 'PAYOUT_FAILED');
  payout.failCode = 'BENEFICIARY_BANK_REFUSED';
}

/** No clear answer is not a failure: the money stays set aside until a query or a person knows (states 3.1, 3.4). */
function lose(world: World, order: Withdraw, payout: Payout, isSilent: boolean) {
  move(world, order, 'lose', 'UNKNOWN', { kind: 'PAYOUT_UNKNOWN', actorType: 'SYSTEM', refNo: payout.no });
  payout.status = 'UNKNOWN';
  if (isSilent) return;
  const { random, clock } = world;
  const query = (step: number) => {
    clock.schedule(clock.now() + (QUERIES_MS[step] ?? HOUR), () => {
      if (order.status !== 'UNKNOWN') return;
      if (!random.chance(0.4)) query(step + 1);
      else if (random.chance(0.8)) succeed(world, order, payout);
      else fail(world, order, payout);
    });
  };
  query(0);
}

function reverse(world: World, order: Withdraw, payout: Payout) {
  if (!canHappen('reverse', order.status)) return;
  finish(world, order, payout, 'reverse', 'REVERSED', 'PAYOUT_REVERSED');
  world.ledger.post(order.updatedAt, 'REVERSAL', order.no, returned(sides(world, order)));
}

const NO_ORDER: Text = ['There is no such withdraw order, or it is outside your scope.', '提现订单不存在或不在您的数据范围内。'];

/** The order, if this operator may see it. @throws Refusal 404 */
export function findOrder(world: World, operator: Operator, no: string): Withdraw {
  const order = world.withdraws.get(no);
  if (!order || !isInScope(operator, order.holder)) throw new Refusal(404, 'NOT_FOUND', NO_ORDER);
  return order;
}
