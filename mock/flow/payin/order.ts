import { canPayOrder } from '../../../src/domain/payOrder';
import { entryAt } from '../../../src/domain/typed';
import { MINUTE } from '../../engine/time';
import { type Channel, FAILURES, isOwnCard, type RouteMark, type Way } from '../../model/catalog';
import type { Holder } from '../../model/parties';
import type { PayOrder, PayRecord } from '../../model/payments';
import type { EventDetails } from '../../model/records';
import type { World } from '../../model/world';
import { blockedBy, noteCarried } from '../channels/availability';
import { noteTry } from '../channels/channelWatch';
import { noteEnd, notePick, rotationOf, route } from '../channels/routing';
import { isServiceOpen } from '../maintenance';
import { merchantOf } from '../merchants';
import { noNotify } from '../notify';
import { costAt, costOf, feeBy, priceAt } from '../prices';
import { takesOrder } from '../ways';
import { meaningOf } from './codes';
import { changeRecord, end, movePay } from './moves';
import { succeedPay } from './settle';

const bySystem = (kind: string, refNo?: string): EventDetails => ({ kind, actorType: 'SYSTEM', refNo });

/** Planned results of an order, instead of random ones (stories, tests). */
export interface PayPlan {
  /** Number of failed attempts before one is accepted; 3 end the order. */
  failures?: number;
  /** When the payer pays, ms after creation; null for never. */
  payAfter?: number | null;
  /** The upstream sends no callback: only a query finds the payment. */
  isLost?: boolean;
  /** True when the payer of a test run was canceled. */
  isOff?: () => boolean;
}

export interface PayRequest {
  holder: Holder;
  way: Way;
  amount: bigint;
  plan?: PayPlan;
  /** Forces a channel for a test run: skips the rounds but not the channel's own availability. */
  channel?: Channel;
  flags?: PayOrder['flags'];
}

/** True during an outage of the channel (docs/rules/simulation.md#incidents). */
const isDown = (world: World, channel: Channel, at = world.clock.now()): boolean =>
  world.incidents.some((incident) => incident.channel === channel && incident.from <= at && at < incident.to);

/** The current price. @throws when the merchant's contract does not include the product */
function priceOf(world: World, holder: Holder, { product }: Way) {
  const price = priceAt(merchantOf(world, holder).prices, product.code, world.clock.now());
  if (!price) throw new Error(`${holder.no} has no price for ${product.code}`);
  return price;
}

/** No channel accepts the order: the merchant's call is refused and no order is created. */
export class NoRoute extends Error {}

/** Candidate channels in order of attempts. A channel with an open breaker is used only when no other is left. */
function candidatesOf(marks: readonly RouteMark[]): Channel[] {
  const open = marks.filter(({ rule }) => rule === null);
  return (open.length > 0 ? open : marks.filter(({ rule }) => rule === 'CIRCUIT_OPEN')).map(({ channel }) => channel);
}

/** Tries this way and its fallbacks, and returns the first with a channel for the order. @throws NoRoute when none has one */
function routed(
  world: World,
  { way: asked, amount, holder, channel: forced }: PayRequest,
): { way: Way; marks: readonly RouteMark[] } {
  const { chance, clock } = world;
  if (!isServiceOpen(world.maintenance, 'PAYIN', { mchNo: holder.no })) throw new NoRoute('Pay-ins are closed');
  for (let way: Way | null = asked; way; way = way.fallback) {
    const at = clock.now();
    const { currency } = way;
    const bar = (channel: Channel) => blockedBy(world, channel, { amount, currency, at });
    const request = { amount, holder, at, bar };
    if (!takesOrder(way, request)) continue;
    if (forced && bar(forced) === undefined) return { way, marks: [{ channel: forced, weight: 1, rule: null }] };
    if (forced) break;
    const marks = route(rotationOf(world, way), request, chance.next(), () => chance.chance(0.1));
    if (candidatesOf(marks).length > 0) return { way, marks };
  }
  throw new NoRoute(`No channel of ${asked.code} takes ${amount}`);
}

/**
 * Creates a merchant's order and sends it to a channel (docs/rules/payorder.md#create). @throws NoRoute when no channel accepts it
 */
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

/**
 * Attempts the channels in turn until one accepts the order (docs/rules/simulation.md#flows: 12% need a second attempt, 0.8% get no
 * answer).
 */
function send(world: World, order: PayOrder, plan: PayPlan) {
  const { chance, clock } = world;
  const rotation = rotationOf(world, order.way);
  const round = candidatesOf(order.route);
  // A planned failure must not affect the channel statistics.
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
    const channel = entryAt(round, Math.min(tried, round.length - 1));
    const isDead = isDown(world, channel);
    const fails = plan.failures === undefined ? chance.chance(isDead ? 0.88 : tried === 0 ? 0.12 : 0.1) : tried < plan.failures;
    const one = record(world, order, channel);
    notePick(rotation, channel, order.amount, clock.now());
    noteCarried(channel, { amount: order.amount, currency: order.account.currency, at: clock.now() });
    movePay(world, order, 'attempt', 'PAYING', { kind: 'ATTEMPTED', actorType: 'SYSTEM', refNo: one.no });
    const latencyMs = Math.min(9_900, Math.round(chance.logNormal(420, 1.1)));
    if (plan.failures === undefined && !fails && chance.chance(0.008)) {
      changeRecord(world, one, { status: 'TIMEOUT', failClass: 'TIMEOUT', unifiedCode: 'UPSTREAM_TIMEOUT', latencyMs: 10_000 });
      // Without an answer only queries can find the result; another attempt could collect twice.
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
      ? entryAt(FAILURES, 0)
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
 * Queries the upstream once more, then expires the order (docs/rules/payorder.md#expire).
 * @param isKept leaves the payment for a manual query (stories)
 */
function expire(world: World, order: PayOrder, isKept: boolean) {
  if (!canPayOrder('expire', order.status)) return;
  // The expiry time was extended.
  if (world.clock.now() < order.expireAt) return world.clock.schedule(order.expireAt, () => expire(world, order, isKept));
  if (order.truth === 'SUCCESS' && !isKept) return succeedPay(world, order, 'QUERY');
  end(world, order, 'expire', 'EXPIRED', bySystem('EXPIRED'));
}

/** Queries the upstream about an order. @returns its answer */
export function queryPay(world: World, order: PayOrder): 'SUCCESS' | 'PAYING' | 'FAILED' {
  if (order.truth === 'SUCCESS' && canPayOrder('succeed', order.status)) {
    succeedPay(world, order, 'QUERY');
    return 'SUCCESS';
  }
  return order.status === 'PAYING' ? 'PAYING' : 'FAILED';
}
