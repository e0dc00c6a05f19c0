import type { MerchantSettlementCycle, PayOrderStatus } from '@/contract';
import { canPayOrder, type PayOrderEvent, payOrderTransitions } from '../../src/domain/payOrder';
import { KeptWith } from '../engine/kept';
import type { Account } from '../engine/ledger';
import { barOf, noteCarried } from './bars';
import { type Channel, costAt, costOf, FAILURES, isOwnCard, type Way } from './catalog';
import { noteTry } from './channelWatch';
import { isServiceOpen } from './maintenance';
import { merchantOf } from './merchants';
import { noNotify, startNotify } from './notify';
import { paidIn, refunded } from './postings';
import { feeBy, priceAt, sharesOf, sumOf } from './prices';
import { meaningOf } from './recordCodes';
import { keepBack, reserveBack } from './reserve';
import { noteEnd, notePick, type RouteMark, rotationOf, route } from './routing';
import type { PayOrder, PayRecord, ProfitFact, Refund } from './trade';
import { takesOrder } from './ways';
import { DAY, ZONE_MS } from './withdrawRules';
import type { Holder, OrderEvent, World } from './world';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Local time of the settlement run. */
const SETTLE_HOUR = 2;
/** No order waits longer for its settlement: a week, and the time that it takes to be paid. */
const OLDEST_MS = 10 * DAY;
/** Whose address for callbacks is broken for two hours each Wednesday (docs/rules/simulation.md#incidents). */
const BROKEN_CALLBACKS = 'M100014';

export type PayTold = Omit<OrderEvent, 'at'>;

/**
 * Moves a pay order by the closed table; the only place that writes its status.
 * @throws Error when the table has no such move
 */
export function movePay(world: World, order: PayOrder, event: PayOrderEvent, to: PayOrderStatus, told: PayTold) {
  if (!canPayOrder(event, order.status) || !(payOrderTransitions[event].to as readonly string[]).includes(to))
    throw new Error(`${order.no}: ${event} cannot lead from ${order.status} to ${to}`);
  order.status = to;
  order.version++;
  order.updatedAt = world.clock.now();
  order.events.push({ at: order.updatedAt, ...told });
  world.payOrders.refresh(order);
}

/** Writes down what happened beside the order: neither state nor version change. */
export function tellPay(world: World, order: PayOrder, told: PayTold) {
  order.events.push({ at: world.clock.now(), ...told, isSide: true });
}

const bySystem = (kind: string, refNo?: string): PayTold => ({ kind, actorType: 'SYSTEM', refNo });

/** What becomes of an order whose end is not left to chance (stories, tests). */
export interface PayPlan {
  /** Tries that fail before one is accepted; 3 end the order. */
  failures?: number;
  /** When the payer pays, ms after the order; null for never. */
  payAfter?: number | null;
  /** The upstream never tells that it was paid: a query finds it. */
  isLost?: boolean;
  /** True once the payer of a test was called off. */
  isOff?: () => boolean;
}

export interface PayRequest {
  holder: Holder;
  way: Way;
  amount: bigint;
  plan?: PayPlan;
  /** A test goes there whatever the rounds say; what bars the channel itself still counts. */
  channel?: Channel;
  flags?: PayOrder['flags'];
}

/** True while the channel is out of order (docs/rules/simulation.md#incidents). */
const isDown = (world: World, channel: Channel, at = world.clock.now()): boolean =>
  world.incidents.some((incident) => incident.channel === channel && incident.from <= at && at < incident.to);

/** The price that counts now. @throws when the product is in no contract of the merchant */
function priceOf(world: World, holder: Holder, { product }: Way) {
  const price = priceAt(merchantOf(world, holder).prices, product.code, world.clock.now());
  if (!price) throw new Error(`${holder.no} has no price for ${product.code}`);
  return price;
}

/** No channel takes an order: the merchant's call is refused, and no order is made. */
export class NoRoute extends Error {}

/** Channels to try, in this order; one whose breaker is open is better than none. */
function candidatesOf(marks: readonly RouteMark[]): Channel[] {
  const open = marks.filter(({ rule }) => rule === null);
  return (open.length > 0 ? open : marks.filter(({ rule }) => rule === 'CIRCUIT_OPEN')).map(({ channel }) => channel);
}

/** The first way from this one over its fallbacks that is open and has a channel for the order. @throws NoRoute when none has */
function routed(
  world: World,
  { way: asked, amount, holder, channel: forced }: PayRequest,
): { way: Way; marks: readonly RouteMark[] } {
  const { chance, clock } = world;
  if (!isServiceOpen(world.maintenance, 'PAYIN', { mchNo: holder.no })) throw new NoRoute('Pay-ins are closed');
  for (let way: Way | null = asked; way; way = way.fallback) {
    const at = clock.now();
    const { currency } = way;
    const bar = (channel: Channel) => barOf(world, channel, { amount, currency, at });
    const request = { amount, holder, at, bar };
    if (!takesOrder(way, request)) continue;
    if (forced && bar(forced) === undefined) return { way, marks: [{ channel: forced, weight: 1, rule: null }] };
    if (forced) break;
    const marks = route(rotationOf(world, way), request, chance.next(), () => chance.chance(0.1));
    if (candidatesOf(marks).length > 0) return { way, marks };
  }
  throw new NoRoute(`No channel of ${asked.code} takes ${amount}`);
}

/** A merchant's order arrives and is sent to a channel (docs/rules/payorder.md#create). @throws NoRoute when no channel takes it */
export function createPay(world: World, request: PayRequest): PayOrder {
  const { holder, amount, plan = {}, flags = [] } = request;
  const { clock } = world;
  const { way, marks } = routed(world, request);
  const at = clock.now();
  const no = world.numberOf('P');
  const order: PayOrder = {
    status: 'CREATED',
    account: world.ledger.account(holder.no, way.currency, 'BALANCE', true),
    holder,
    amount,
    paid: 0n,
    createdAt: at,
    paidAt: null,
    way,
    channel: null,
    no,
    mchOrderNo: `T${no.slice(1)}`,
    upstreamOrderNo: null,
    bankRefNo: null,
    price: priceOf(world, holder, way),
    route: marks,
    fee: 0n,
    cost: 0n,
    shares: [],
    successType: null,
    records: [],
    notify: noNotify(),
    settledAt: null,
    settleAt: null,
    refunds: [],
    refunded: 0n,
    reserve: null,
    disputed: 0n,
    expireAt: at + way.product.expireMinutes * MINUTE,
    finishedAt: null,
    updatedAt: at,
    version: 1,
    flags,
    file: null,
    truth: null,
    events: [{ at, kind: 'CREATED', actorType: 'HOLDER' }],
    notes: [],
  };
  order.fee = feeBy(order.price, amount);
  world.payOrders.insert(order);
  send(world, order, plan);
  return order;
}

function record(world: World, order: PayOrder, channel: Channel): PayRecord {
  const at = world.clock.now();
  const attempt = order.records.length + 1;
  const made: PayRecord = {
    no: `R${order.no.slice(1)}${attempt}`,
    order,
    attempt,
    channel,
    status: 'REQUESTING',
    failClass: 'NONE',
    rawCode: null,
    unifiedCode: null,
    httpStatus: null,
    latencyMs: null,
    requestAt: at,
    responseAt: null,
    callbackAt: null,
    callbackCount: 0,
    callbackVerified: null,
    reconStatus: 'NOT_RUN',
    reconBatchNo: null,
    handled: null,
    updatedAt: at,
    version: 1,
  };
  order.records.push(made);
  order.channel = channel;
  world.payRecords.insert(made);
  return made;
}

/** Changes a try; its number and its order never change. */
export function changeRecord(world: World, one: PayRecord, change: Partial<PayRecord>) {
  Object.assign(one, change, { updatedAt: world.clock.now(), version: one.version + 1 });
}

/**
 * Tries the channels of the round until one takes the order (docs/rules/simulation.md#flows: 12 % need a second try, 0.8 % get no
 * answer).
 */
function send(world: World, order: PayOrder, plan: PayPlan) {
  const { chance, clock } = world;
  const rotation = rotationOf(world, order.way);
  const round = candidatesOf(order.route);
  // What a story wants to fail says nothing about the channel.
  const note = (channel: Channel, isOk: boolean) => {
    if (plan.failures !== undefined) return;
    noteEnd(rotation, channel, isOk, clock.now());
    noteTry(clock, channel, isOk);
  };
  const accepted = (one: PayRecord) => {
    order.cost = costOf(costAt(one.channel, order.createdAt), order.amount);
    order.upstreamOrderNo = `${one.channel.upstream.code}${order.no.slice(1)}`;
  };
  for (let tried = 0; ; tried++) {
    const channel = round[Math.min(tried, round.length - 1)] as Channel;
    const isDead = isDown(world, channel);
    const fails = plan.failures === undefined ? chance.chance(isDead ? 0.88 : tried === 0 ? 0.12 : 0.1) : tried < plan.failures;
    const one = record(world, order, channel);
    notePick(rotation, channel, order.amount, clock.now());
    noteCarried(channel, { amount: order.amount, currency: order.account.currency, at: clock.now() });
    movePay(world, order, 'attempt', 'PAYING', { kind: 'ATTEMPTED', actorType: 'SYSTEM', refNo: one.no });
    const latencyMs = Math.min(9_900, Math.round(chance.logNormal(420, 1.1)));
    if (plan.failures === undefined && !fails && chance.chance(0.008)) {
      changeRecord(world, one, { status: 'TIMEOUT', failClass: 'TIMEOUT', unifiedCode: 'UPSTREAM_TIMEOUT', latencyMs: 10_000 });
      // What the upstream made of it is found out by asking, never by trying elsewhere.
      accepted(one);
      note(channel, false);
      clock.schedule(clock.now() + 40_000, () => {
        if (order.status !== 'PAYING' || one.status !== 'TIMEOUT') return;
        changeRecord(world, one, chance.chance(0.9) ? { status: 'ACCEPTED' } : { status: 'UNKNOWN' });
      });
      break;
    }
    if (!fails) {
      changeRecord(world, one, { status: 'ACCEPTED', httpStatus: 200, latencyMs, responseAt: clock.now() + latencyMs });
      accepted(one);
      note(channel, true);
      break;
    }
    const [drawnCode, drawnClass, rawCode] = isDead
      ? (FAILURES[0] as (typeof FAILURES)[number])
      : chance.weighted(FAILURES.map((failure) => [failure, failure[4]] as const));
    const meaning = meaningOf(world, channel.upstream.code, rawCode);
    const { unifiedCode, failClass } = meaning ?? { unifiedCode: drawnCode, failClass: drawnClass };
    const httpStatus = failClass === 'UPSTREAM_DOWN' ? 503 : 200;
    changeRecord(world, one, {
      status: 'FAILED',
      failClass: failClass as PayRecord['failClass'],
      unifiedCode,
      rawCode,
      httpStatus,
      latencyMs,
      responseAt: clock.now() + latencyMs,
    });
    note(channel, false);
    if (tried + 1 < order.way.maxAttempts && order.way.retryOn.includes(one.failClass)) continue;
    clock.schedule(clock.now() + 1_500, () => {
      if (order.status === 'PAYING') end(world, order, 'fail', 'FAILED', bySystem('FAILED', one.no));
    });
    return;
  }
  const success = order.way.success * (isDown(world, order.channel as Channel) ? 0.15 : 1);
  const pays = plan.payAfter === undefined ? chance.chance(success) : plan.payAfter !== null;
  const after = plan.payAfter ?? Math.round(chance.logNormal(order.way.medianMs, 0.55));
  const isLost = plan.isLost ?? chance.chance(0.01);
  const isOwn = isOwnCard(order.channel as Channel);
  if (isOwn) world.cardDesk?.begin(order, pays && plan.isLost !== true ? after : null, plan.payAfter !== undefined);
  if (pays && (!isOwn || plan.isLost === true))
    clock.schedule(clock.now() + after, () => {
      if (order.successType !== null || plan.isOff?.()) return;
      if (isLost) order.truth = 'SUCCESS';
      else if (order.status === 'PAYING') succeedPay(world, order, 'NORMAL');
      else if (canPayOrder('succeed', order.status)) succeedPay(world, order, 'NORMAL', true);
    });
  clock.schedule(order.expireAt, () => expire(world, order, plan.isLost === true));
}

/**
 * The upstream is asked once more before an order expires (docs/rules/payorder.md#expire).
 * @param isKept leave it to be found by hand (stories)
 */
function expire(world: World, order: PayOrder, isKept: boolean) {
  if (!canPayOrder('expire', order.status)) return;
  // Somebody has given the payer more time.
  if (world.clock.now() < order.expireAt) return world.clock.schedule(order.expireAt, () => expire(world, order, isKept));
  if (order.truth === 'SUCCESS' && !isKept) return succeedPay(world, order, 'QUERY');
  end(world, order, 'expire', 'EXPIRED', bySystem('EXPIRED'));
}

/** Ends an order without money. */
export function end(
  world: World,
  order: PayOrder,
  event: 'fail' | 'expire' | 'close',
  to: 'FAILED' | 'EXPIRED' | 'CLOSED',
  told: PayTold,
) {
  movePay(world, order, event, to, told);
  order.finishedAt = order.updatedAt;
  for (const one of order.records)
    if (one.status === 'ACCEPTED' || one.status === 'REQUESTING')
      changeRecord(world, one, { status: event === 'fail' ? 'FAILED' : 'ABANDONED' });
  world.cardDesk?.ended(order);
  tellMerchant(world, order);
}

function isBrokenAt(at: number): boolean {
  const local = new Date(at + ZONE_MS);
  return local.getUTCDay() === 3 && local.getUTCHours() >= 14 && local.getUTCHours() < 16;
}

function tellMerchant(world: World, order: PayOrder) {
  startNotify(world, order.notify, order.holder.no === BROKEN_CALLBACKS && isBrokenAt(world.clock.now()));
}

/** Accounts that a posting of this order moves beside the merchant's. */
function sides(world: World, { account, channel, shares }: PayOrder) {
  const { currency } = account;
  const { ledger } = world;
  return {
    account,
    clearing: ledger.account((channel as Channel).upstream.code, currency, 'CLEARING', false),
    profit: ledger.account('P1', currency, 'PROFIT', false),
    agents: shares.map(({ agent, share }) => ({ account: ledger.account(agent.no, currency, 'COMMISSION', true), share })),
  };
}

/** The settlement run, 02:00 local, that a payment of this time falls to: of the next day, working day or week (cycles D1, T1, D7). */
function settleTime(at: number, cycle: MerchantSettlementCycle): number {
  let day = Math.floor((at + ZONE_MS) / DAY) + (cycle === 'D7' ? 7 : 1);
  // 1970-01-01 was a Thursday: 2 and 3 are the days of the weekend.
  while (cycle === 'T1' && (day % 7 === 2 || day % 7 === 3)) day++;
  return day * DAY - ZONE_MS + SETTLE_HOUR * HOUR;
}

/**
 * The payer's money is there: credits the merchant, the agents and the platform (docs/rules/payorder.md#success,
 * docs/rules/ledger.md#pay-in).
 * @param isLate the order had ended before; flagged LATE_PAYMENT
 * @param from where the money stands already, of a payment that came to an own card
 */
export function succeedPay(
  world: World,
  order: PayOrder,
  successType: 'NORMAL' | 'QUERY' | 'SUPPLEMENT',
  isLate = false,
  { told, paid = order.amount, bankRefNo, from }: { told?: PayTold; paid?: bigint; bankRefNo?: string; from?: Account } = {},
) {
  const one = order.records.findLast(({ status }) => status !== 'FAILED') ?? order.records.at(-1);
  movePay(
    world,
    order,
    successType === 'SUPPLEMENT' ? 'supplement' : 'succeed',
    'SUCCESS',
    told ?? { kind: successType === 'QUERY' ? 'FOUND_PAID' : 'PAID', actorType: 'UPSTREAM', refNo: one?.no },
  );
  const at = order.updatedAt;
  if (isLate || (order.finishedAt !== null && successType !== 'NORMAL')) order.flags = [...order.flags, 'LATE_PAYMENT'];
  order.successType = successType;
  order.truth = null;
  order.paid = paid;
  world.payOrders.refresh(order);
  order.fee = feeBy(order.price, paid);
  order.cost = costOf(costAt(order.channel as Channel, order.createdAt), paid);
  order.shares = sharesOf(world, order.holder, {
    amount: paid,
    fee: order.fee,
    cost: order.cost,
    currency: order.account.currency,
    product: order.way.product,
    ppm: order.price.ppm,
  });
  order.paidAt = at;
  order.finishedAt = at;
  order.bankRefNo = bankRefNo ?? `B${order.no.slice(1)}`;
  for (const other of order.records) {
    if (other === one) {
      const isCalled = successType === 'NORMAL';
      changeRecord(world, other, {
        status: 'SUCCESS',
        ...(isCalled && { callbackAt: at, callbackCount: other.callbackCount + 1, callbackVerified: true }),
      });
    } else if (other.status === 'ACCEPTED') changeRecord(world, other, { status: 'ABANDONED' });
  }
  const { settlementCycle } = merchantOf(world, order.holder);
  const isNow = settlementCycle === 'T0';
  order.settleAt = isNow ? at : settleTime(at, settlementCycle);
  if (isNow) order.settledAt = at;
  const { fee, cost } = order;
  const reserve = keepBack(world, order, paid - fee);
  order.reserve = reserve;
  const { account, clearing, profit, agents } = sides(world, order);
  const bucket = bucketOf(order);
  const legs = paidIn({ account, clearing, profit, agents, from, bucket, amount: paid, fee, cost, reserve });
  world.ledger.post(at, 'PAYIN', order.no, legs);
  const { shares } = order;
  noteProfit(world, order, { at, count: 1, amount: paid, fee, cost, share: sumOf(shares), shares });
  if (!isNow) planSettlement(world, order.settleAt);
  world.cardDesk?.ended(order);
  tellMerchant(world, order);
}

type Profit = Pick<ProfitFact, 'at' | 'count' | 'amount' | 'fee' | 'cost' | 'share' | 'shares'>;

/** What the order earned, or gave back. Field by field: each one added to a spread object costs as much as the whole literal. */
function noteProfit(world: World, order: PayOrder, { at, count, amount, fee, cost, share, shares }: Profit) {
  const { account, holder, way, channel, no: ref } = order;
  const { currency } = account;
  world.profits.push({ biz: 'PAYIN', currency, holder, way, channel, ref, at, count, amount, fee, cost, share, shares });
}

const planned = new KeptWith<World, Set<number>>('planned');

/** One run for all merchants whose money falls due at this time. */
function planSettlement(world: World, at: number) {
  const times = planned.get(world) ?? new Set();
  planned.set(world, times);
  if (times.has(at)) return;
  times.add(at);
  world.clock.schedule(at, () => settle(world, at));
}

/** What of an order's money the merchant still has coming: net less what was refunded and what is kept back. */
export const leftOf = (order: PayOrder): bigint =>
  order.paid - order.fee - (order.reserve?.left ?? 0n) - order.refunds.reduce((sum, { amount, fee }) => sum + amount - fee, 0n);

/** Makes the money of a business day available, merchant by merchant (docs/rules/ledger.md#settlement). */
function settle(world: World, dueAt: number) {
  const sums = new Map<PayOrder['account'], bigint>();
  const { rows } = world.payOrders;
  for (let at = rows.length - 1; at >= 0; at--) {
    const order = rows[at] as PayOrder;
    if (order.createdAt < dueAt - OLDEST_MS) break;
    if (order.settleAt !== dueAt || order.settledAt !== null || order.status === 'DISPUTED') continue;
    order.settledAt = world.clock.now();
    sums.set(order.account, (sums.get(order.account) ?? 0n) + leftOf(order));
  }
  for (const [account, sum] of sums)
    world.ledger.post(world.clock.now(), 'SETTLE', world.numberOf('ST'), [
      { account, bucket: 'pending', delta: -sum },
      { account, bucket: 'available', delta: sum },
    ]);
}

/** Where the merchant has the money of this order. */
export const bucketOf = (order: PayOrder) => (order.settledAt === null ? 'pending' : 'available');

/** What of the merchant's fee goes back with a refund of this amount: in proportion, and what is left with the last one. */
export function refundFee(order: PayOrder, amount: bigint): bigint {
  const given = order.refunds.reduce((sum, { fee }) => sum + fee, 0n);
  return order.refunded + amount === order.paid ? order.fee - given : (order.fee * amount) / order.paid;
}

/** Gives money back to the payer, the fee in proportion; never above what was paid (docs/rules/payorder.md#refund). Returns its record. */
export function refundPay(
  world: World,
  order: PayOrder,
  { amount, ...by }: Pick<Refund, 'amount' | 'operator' | 'reasonCode' | 'remark'>,
  told: PayTold,
): Refund {
  const isAll = order.refunded + amount === order.paid;
  const fee = refundFee(order, amount);
  // An agent whose account is empty gives nothing back: the platform bears it.
  const shares = order.shares.map(({ agent, share }) => {
    const own = (share * amount) / order.paid;
    const { available } = world.ledger.account(agent.no, order.account.currency, 'COMMISSION', true).amounts;
    return { agent, share: own > available ? 0n : own };
  });
  const back = reserveBack(order, amount, amount - fee);
  const refund: Refund = { no: world.numberOf('RF'), at: world.clock.now(), amount, fee, ...by };
  const bucket = bucketOf(order);
  movePay(world, order, 'refund', isAll ? 'REFUNDED' : 'PART_REFUNDED', { ...told, refNo: refund.no });
  order.refunds.push(refund);
  order.refunded += amount;
  const { ledger } = world;
  const agents = shares.map(({ agent, share }) => ({
    account: ledger.account(agent.no, order.account.currency, 'COMMISSION', true),
    share,
  }));
  ledger.post(
    refund.at,
    'REFUND',
    order.no,
    refunded({
      ...sides(world, order),
      agents,
      bucket,
      amount,
      fee,
      reserve: order.reserve && { ...order.reserve, amount: back },
    }),
  );
  if (order.reserve) order.reserve.left -= back;
  noteProfit(world, order, {
    at: refund.at,
    count: 0,
    amount: -amount,
    fee: -fee,
    cost: 0n,
    share: -sumOf(shares),
    shares: shares.map(({ agent, share }) => ({ agent, share: -share })),
  });
  return refund;
}

/** Sets the merchant's money of an order aside while a dispute lasts (docs/rules/payorder.md#dispute). */
export function disputePay(world: World, order: PayOrder, told: PayTold) {
  const bucket = bucketOf(order);
  const sum = leftOf(order);
  movePay(world, order, 'dispute', 'DISPUTED', told);
  order.disputed = sum;
  world.ledger.post(order.updatedAt, 'DISPUTE', order.no, [
    { account: order.account, bucket, delta: -sum },
    { account: order.account, bucket: 'frozen', delta: sum },
  ]);
}

/** Ends a dispute in the merchant's favour; money that had been due meanwhile is available at once. */
export function undisputePay(world: World, order: PayOrder, told: PayTold) {
  movePay(world, order, 'undispute', 'SUCCESS', told);
  const at = order.updatedAt;
  if (order.settledAt === null && order.settleAt !== null && order.settleAt <= at) order.settledAt = at;
  world.ledger.post(at, 'UNDISPUTE', order.no, [
    { account: order.account, bucket: 'frozen', delta: -order.disputed },
    { account: order.account, bucket: bucketOf(order), delta: order.disputed },
  ]);
  order.disputed = 0n;
}

/** Asks the upstream about an order. @returns what it said */
export function queryPay(world: World, order: PayOrder): 'SUCCESS' | 'PAYING' | 'FAILED' {
  if (order.truth === 'SUCCESS' && canPayOrder('succeed', order.status)) {
    succeedPay(world, order, 'QUERY');
    return 'SUCCESS';
  }
  return order.status === 'PAYING' ? 'PAYING' : 'FAILED';
}
