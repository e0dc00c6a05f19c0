import { periodOf } from '../areas/sales/profitTime';
import { totalOf } from '../areas/sales/sums';
import type { World } from '../model/world';

/** Transactions that change the earnings of agents. */
const EARNING = new Set(['PAYIN', 'PAYOUT', 'REFUND', 'PAYOUT_REVERSAL', 'ADJUST']);

/**
 * The agents' part of docs/rules/invariants.md#invariant-19: shares equal the postings on their accounts, and confirmed months
 * never change.
 */
export function* checkShares({ ledger, profits, sales }: World): Generator<string> {
  const booked = new Map<string, bigint>();
  const add = (key: string, delta: bigint) => booked.set(key, (booked.get(key) ?? 0n) + delta);
  for (const { account, bucket, delta, transaction } of ledger.entries)
    if (account.type === 'COMMISSION' && bucket === 'available' && EARNING.has(transaction.kind))
      add(`${account.holderNo} ${account.currency} ${periodOf(transaction.at, 'MONTH')}`, delta);
  const earned = new Map<string, bigint>();
  for (const { at, currency, holder, shares } of profits)
    for (const { agent, share } of shares) {
      const key = `${agent.no} ${currency} ${periodOf(at, 'MONTH')}`;
      add(key, -share);
      // Test merchants are booked but not counted in statistics.
      if (!holder.isTest) earned.set(key, (earned.get(key) ?? 0n) + share);
    }
  for (const [key, left] of booked) if (left !== 0n) yield `19: ${key}: the accounts moved ${left} more than the shares`;
  for (const [key, { frozen }] of sales.months) {
    const total = frozen && totalOf(frozen.sales.money);
    if (frozen && total !== (earned.get(key) ?? 0n)) yield `19: ${key} is confirmed with ${total}, not ${earned.get(key) ?? 0n}`;
  }
}
