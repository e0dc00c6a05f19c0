import type { MerchantSettlementCycle } from '@/contract';
import { entryAt } from '../../../src/domain/typed';
import { KeptWith } from '../../engine/kept';
import type { Account } from '../../engine/ledger';
import { DAY, HOUR, ZONE_MS } from '../../engine/time';
import type { Channel } from '../../model/catalog';
import type { PayOrder, ProfitFact } from '../../model/payments';
import type { EventDetails } from '../../model/records';
import type { World } from '../../model/world';
import { merchantOf } from '../merchants';
import { paidIn } from '../postings';
import { costAt, costOf, feeBy, sharesOf, sumOf } from '../prices';
import { changeRecord, movePay, notifyMerchant } from './moves';
import { keepBack } from './reserve';

/** Local time of the settlement run. */
const SETTLE_HOUR = 2;

/** Maximum wait for settlement: a week plus the time to payment. */
const OLDEST_MS = 10 * DAY;

/** Accounts in a posting of this order, beside the merchant's. */
export function sides(world: World, { account, channel, shares }: PayOrder) {
  const { currency } = account;
  const { ledger } = world;
  return {
    account,
    clearing: ledger.account((channel as Channel).upstream.code, currency, 'CLEARING', false),
    profit: ledger.account('P1', currency, 'PROFIT', false),
    agents: shares.map(({ agent, share }) => ({ account: ledger.account(agent.no, currency, 'COMMISSION', true), share })),
  };
}

/** Settlement time of a payment, 02:00 local time: on the next day, working day or in a week (cycles D1, T1, D7). */
function settleTime(at: number, cycle: MerchantSettlementCycle): number {
  let day = Math.floor((at + ZONE_MS) / DAY) + (cycle === 'D7' ? 7 : 1);
  // 1970-01-01 was a Thursday, so remainders 2 and 3 are the weekend.
  while (cycle === 'T1' && (day % 7 === 2 || day % 7 === 3)) day++;
  return day * DAY - ZONE_MS + SETTLE_HOUR * HOUR;
}

/**
 * The payment has arrived: credits the merchant, the agents and the platform (docs/rules/payorder.md#success,
 * docs/rules/ledger.md#pay-in).
 * @param isLate the order had already ended; flagged LATE_PAYMENT
 * @param from the suspense account, for a payment to an own card
 */
export function succeedPay(
  world: World,
  order: PayOrder,
  successType: 'NORMAL' | 'QUERY' | 'SUPPLEMENT',
  isLate = false,
  {
    details,
    paid = order.amount,
    bankRefNo,
    from,
  }: { details?: EventDetails; paid?: bigint; bankRefNo?: string; from?: Account } = {},
) {
  const one = order.records.findLast(({ status }) => status !== 'FAILED') ?? order.records.at(-1);
  movePay(
    world,
    order,
    successType === 'SUPPLEMENT' ? 'supplement' : 'succeed',
    'SUCCESS',
    details ?? { kind: successType === 'QUERY' ? 'FOUND_PAID' : 'PAID', actorType: 'UPSTREAM', refNo: one?.no },
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
  notifyMerchant(world, order);
}

type Profit = Pick<ProfitFact, 'at' | 'count' | 'amount' | 'fee' | 'cost' | 'share' | 'shares'>;

/**
 * Records the earnings of an order or their reversal. Written field by field, because a spread costs as much per field as the whole
 * literal.
 */
export function noteProfit(world: World, order: PayOrder, { at, count, amount, fee, cost, share, shares }: Profit) {
  const { account, holder, way, channel, no: ref } = order;
  const { currency } = account;
  world.profits.push({ biz: 'PAYIN', currency, holder, way, channel, ref, at, count, amount, fee, cost, share, shares });
}

const planned = new KeptWith<World, Set<number>>('planned');

/** Schedules one run for all merchants with the same settlement time. */
function planSettlement(world: World, at: number) {
  const times = planned.get(world) ?? new Set();
  planned.set(world, times);
  if (times.has(at)) return;
  times.add(at);
  world.clock.schedule(at, () => settle(world, at));
}

/** Unsettled amount of an order: net less refunds and reserve. */
export const leftOf = (order: PayOrder): bigint =>
  order.paid - order.fee - (order.reserve?.left ?? 0n) - order.refunds.reduce((sum, { amount, fee }) => sum + amount - fee, 0n);

/** Settles a business day, merchant by merchant (docs/rules/ledger.md#settlement). */
function settle(world: World, dueAt: number) {
  const sums = new Map<PayOrder['account'], bigint>();
  const { rows } = world.payOrders;
  for (let at = rows.length - 1; at >= 0; at--) {
    const order = entryAt(rows, at);
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

/** The bucket that holds the merchant's money of this order. */
export const bucketOf = (order: PayOrder) => (order.settledAt === null ? 'pending' : 'available');
