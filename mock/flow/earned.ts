import type { Account } from '../engine/ledger';
import { firstAt } from '../engine/store';
import type { AgentShare } from '../model/parties';
import type { PayOrder, Payout } from '../model/payments';
import type { World } from '../model/world';

/** What an order cost and earned by its postings so far, in minor units (docs/rules/trade.md#split). */
export interface Earned {
  cost: bigint;
  shares: AgentShare[];
  profit: bigint;
}

/** The transactions of one record: its number, and when they were posted. */
interface Postings {
  ref: string;
  times: ReadonlySet<number | null>;
}

/** The sum that these transactions moved on an account. */
function movedOn({ entries }: Account, { ref, times }: Postings): bigint {
  let sum = 0n;
  for (const time of times) {
    if (time === null) continue;
    for (let at = firstAt(entries, time, ({ transaction }) => transaction.at); entries[at]?.transaction.at === time; at++)
      if (entries[at]?.transaction.ref === ref) sum += entries[at]?.delta ?? 0n;
  }
  return sum;
}

/** @param cost the upstream's cost, which neither refund nor return gives back */
function earnedBy(
  { ledger }: World,
  postings: Postings,
  { account, shares, cost }: Pick<PayOrder, 'account' | 'shares' | 'cost'>,
): Earned {
  const { currency } = account;
  return {
    cost,
    shares: shares.map(({ agent }) => ({
      agent,
      share: movedOn(ledger.peek(agent.no, currency, 'COMMISSION', true), postings),
    })),
    profit: movedOn(ledger.peek('P1', currency, 'PROFIT', false), postings),
  };
}

/** What a pay order earned, less what its refunds took back; nothing until it is paid. */
export const earnedByPay = (world: World, order: PayOrder): Earned =>
  order.paidAt === null
    ? { cost: 0n, shares: [], profit: 0n }
    : earnedBy(world, { ref: order.no, times: new Set([order.paidAt, ...order.refunds.map(({ at }) => at)]) }, order);

/** True once the money has reached the beneficiary, also when a bank returned it later. */
export const wasPaidOut = ({ status }: Pick<Payout, 'status'>) => status === 'SUCCESS' || status === 'REVERSED';

/** What a payout earned, less what its return took back; nothing until it has arrived. A withdrawal's payouts are booked under its number. */
export const earnedByPayout = (world: World, payout: Payout): Earned =>
  wasPaidOut(payout)
    ? earnedBy(world, { ref: payout.order?.no ?? payout.no, times: new Set([payout.finishedAt, payout.reversedAt]) }, payout)
    : { cost: 0n, shares: [], profit: 0n };
