import { toUsd } from '../base/money';
import { dayOf } from '../engine/time';
import type { ProfitFact } from './payments';

/** Summed amounts; the profit is derived from them. */
export interface Amounts {
  amount: bigint;
  fee: bigint;
  cost: bigint;
  share: bigint;
}

export const nothing = (): Amounts => ({ amount: 0n, fee: 0n, cost: 0n, share: 0n });
export const NAMES = ['amount', 'fee', 'cost', 'share'] as const;
export const profitOf = ({ fee, cost, share }: Amounts) => fee - cost - share;

const converted = new WeakMap<ProfitFact, Amounts>();

/** Amounts in US cents at the rate of the posting's business day. */
export function inUsd(fact: ProfitFact): Amounts {
  let found = converted.get(fact);
  if (!found) {
    const day = dayOf(fact.at);
    found = nothing();
    for (const name of NAMES) found[name] = toUsd(fact[name], fact.currency, day);
    converted.set(fact, found);
  }
  return found;
}
