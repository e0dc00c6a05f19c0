import type { PayOrderStatus, PayOrder as WirePayOrder } from '@/contract';
import { showPayOrder } from '../areas/payin/view';
import { currencyInfo, moneyIn } from '../base/money';
import type { OperationLog } from '../engine/log';
import { payerOf } from '../flow/payin/payer';
import { feeBy, sumOf } from '../flow/prices';
import type { PayOrder } from '../model/payments';
import type { World } from '../model/world';

/** States after a successful payment. */
const PAID: ReadonlySet<PayOrderStatus> = new Set(['SUCCESS', 'PART_REFUNDED', 'REFUNDED', 'DISPUTED']);

/** Ledger postings of one order: number and sum of credits, and returned amounts. */
interface Booked {
  credits: number;
  net: bigint;
  profit: bigint;
  agents: bigint;
  back: bigint;
  /** What platform and agents still have of it. */
  left: { profit: bigint; agents: bigint };
}

const NOTHING: Booked = { credits: 0, net: 0n, profit: 0n, agents: 0n, back: 0n, left: { profit: 0n, agents: 0n } };

function bookings(world: World): Map<string, Booked> {
  const found = new Map<string, Booked>();
  const seen = new Set<number>();
  for (const { account, delta, transaction } of world.ledger.entries) {
    const { kind, ref, id } = transaction;
    if (kind !== 'PAYIN' && kind !== 'REFUND') continue;
    let own = found.get(ref);
    if (!own) {
      own = { ...NOTHING, left: { ...NOTHING.left } };
      found.set(ref, own);
    }
    if (kind === 'PAYIN' && !seen.has(id)) {
      seen.add(id);
      own.credits++;
    }
    const { type } = account;
    if (type === 'PROFIT') own.left.profit += delta;
    else if (type === 'COMMISSION') own.left.agents += delta;
    const isMerchants = type === 'BALANCE' || type === 'RESERVE';
    if (kind === 'REFUND') own.back -= isMerchants ? delta : 0n;
    else if (isMerchants) own.net += delta;
    else if (type === 'PROFIT') own.profit += delta;
    else if (type === 'COMMISSION') own.agents += delta;
  }
  return found;
}

/** All invariants (docs/rules/invariants.md) that pay orders can violate: 8, 9, 15, 22, 28, 29. */
export function* checkPayOrders(world: World, log: OperationLog): Generator<string> {
  const booked = bookings(world);
  const done = new Set(log.entries.filter(({ result }) => result !== 'REFUSED').map((one) => `${one.traceId} ${one.operatorId}`));
  for (const order of world.payOrders.rows) {
    yield* checkPayOrder(order, booked.get(order.no) ?? NOTHING);
    if (!world.payOrders.isFresh(order)) yield `lists: ${order.no} is found by what it was`;
    for (const { kind, actorType, operator, traceId } of order.events)
      if (actorType === 'OPERATOR' && !done.has(`${traceId} ${operator?.id}`))
        yield `28: ${kind} of ${order.no} is in no log entry`;
  }
  yield* checkShown(world, booked);
}

function* checkPayOrder(order: PayOrder, { credits, net, profit, agents, back }: Booked): Generator<string> {
  const { no, status, paid, fee, cost, shares, refunded, refunds } = order;
  const isPaid = PAID.has(status);
  if (fee !== feeBy(order.price, isPaid ? paid : order.amount)) yield `8: ${no} has the fee ${fee}`;
  const share = sumOf(shares);
  if (isPaid && (net !== paid - fee || profit !== fee - cost - share || agents !== share))
    yield `8: ${no} was booked with net ${net}, profit ${profit}, agents ${agents}`;
  if (credits !== (isPaid ? 1 : 0)) yield `9: ${no} is ${status} with ${credits} credits`;
  if (isPaid !== (order.paidAt !== null && paid > 0n && order.successType !== null)) yield `9: ${no} is ${status}, paid ${paid}`;
  const sum = refunds.reduce((total, { amount }) => total + amount, 0n);
  if (sum !== refunded || refunded > paid) yield `15: ${no} has refunds of ${sum}, says ${refunded} of ${paid}`;
  const wanted = refunded === 0n ? status : refunded === paid ? 'REFUNDED' : 'PART_REFUNDED';
  if (status !== wanted || (refunded === 0n && status.endsWith('REFUNDED')))
    yield `15: ${no} is ${status} with ${refunded} of ${paid}`;
  if (back !== refunds.reduce((total, { amount, fee: given }) => total + amount - given, 0n)) yield `15: ${no} gave ${back} back`;
  if (refunds.reduce((total, { fee: given }) => total + given, 0n) > fee) yield `15: ${no} gave more than its fee back`;
  const steps = order.events.filter(({ isSide }) => !isSide).length;
  if (order.version !== steps) yield `28: ${no} has version ${order.version} after ${steps} steps`;
}

/** Last events of checked orders without findings; every change of an order adds an event. */
const right = new WeakSet<object>();

function* checkShown(world: World, booked: ReadonlyMap<string, Booked>): Generator<string> {
  const { payOrders, operators } = world;
  const [viewer] = operators;
  if (!viewer) return;
  for (const order of payOrders.rows.slice(-200)) {
    const last = order.events.at(-1) ?? order.events;
    if (right.has(last)) continue;
    const found = [...checkShownOrder(showPayOrder(world, order, viewer, 'en'), order, booked.get(order.no) ?? NOTHING)];
    if (found.length === 0) right.add(last);
    yield* found;
  }
}

function* checkShownOrder(row: WirePayOrder, order: PayOrder, { left }: Booked): Generator<string> {
  const { name, accountNo } = payerOf(order);
  const text = JSON.stringify(row);
  if (text.includes(accountNo) || text.includes(name)) yield `29: ${order.no} shows its payer unmasked`;
  const { profit, agentShare, currency } = row;
  if (profit !== moneyIn(currency, left.profit) || agentShare !== moneyIn(currency, left.agents))
    yield `8: ${order.no} shows profit ${profit} and share ${agentShare}, booked are ${left.profit} and ${left.agents}`;
  const { digits } = currencyInfo(currency);
  for (const money of [row.amount, row.paidAmount, row.mchFee, row.netAmount, row.profit, row.refundedAmount])
    if (money !== undefined && (money.split('.')[1] ?? '').length !== digits)
      yield `22: ${order.no} shows ${row.currency} ${money}`;
}
