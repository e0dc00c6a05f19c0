import type { PayOrder, Refund } from '../../model/payments';
import type { EventDetails } from '../../model/records';
import type { World } from '../../model/world';
import { refunded } from '../postings';
import { sumOf } from '../prices';
import { movePay } from './moves';
import { reserveBack } from './reserve';
import { bucketOf, leftOf, noteProfit, sides } from './settle';

/** The part of the merchant's fee that the refunds of an order returned. */
export const feeBackOf = ({ refunds }: PayOrder): bigint => refunds.reduce((sum, { fee }) => sum + fee, 0n);

/** The part of the merchant's fee that a refund returns: proportional, and the remainder with the last refund. */
export function refundFee(order: PayOrder, amount: bigint): bigint {
  const given = feeBackOf(order);
  return order.refunded + amount === order.paid ? order.fee - given : (order.fee * amount) / order.paid;
}

/**
 * Refunds the payer and returns the fee in proportion; never more than the paid amount (docs/rules/payorder.md#refund). Returns the
 * refund.
 */
export function refundPay(
  world: World,
  order: PayOrder,
  { amount, ...by }: Pick<Refund, 'amount' | 'operator' | 'reasonCode' | 'remark'>,
  details: EventDetails,
): Refund {
  const isAll = order.refunded + amount === order.paid;
  const fee = refundFee(order, amount);
  // The platform pays an agent's part when the agent's balance is insufficient.
  const shares = order.shares.map(({ agent, share }) => {
    const own = (share * amount) / order.paid;
    const { available } = world.ledger.account(agent.no, order.account.currency, 'COMMISSION', true).amounts;
    return { agent, share: own > available ? 0n : own };
  });
  const back = reserveBack(order, amount, amount - fee);
  const refund: Refund = { no: world.numberOf('RF'), at: world.clock.now(), amount, fee, ...by };
  const bucket = bucketOf(order);
  movePay(world, order, 'refund', isAll ? 'REFUNDED' : 'PART_REFUNDED', { ...details, refNo: refund.no });
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

/** Freezes the merchant's money of an order during a dispute (docs/rules/payorder.md#dispute). */
export function disputePay(world: World, order: PayOrder, details: EventDetails) {
  const bucket = bucketOf(order);
  const sum = leftOf(order);
  movePay(world, order, 'dispute', 'DISPUTED', details);
  order.disputed = sum;
  world.ledger.post(order.updatedAt, 'DISPUTE', order.no, [
    { account: order.account, bucket, delta: -sum },
    { account: order.account, bucket: 'frozen', delta: sum },
  ]);
}

/** Ends a dispute in the merchant's favor; money that became due meanwhile is available at once. */
export function undisputePay(world: World, order: PayOrder, details: EventDetails) {
  movePay(world, order, 'undispute', 'SUCCESS', details);
  const at = order.updatedAt;
  if (order.settledAt === null && order.settleAt !== null && order.settleAt <= at) order.settledAt = at;
  world.ledger.post(at, 'UNDISPUTE', order.no, [
    { account: order.account, bucket: 'frozen', delta: -order.disputed },
    { account: order.account, bucket: bucketOf(order), delta: order.disputed },
  ]);
  order.disputed = 0n;
}
