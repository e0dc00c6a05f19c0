import { toUsd } from '../../base/money';
import { KeptWith } from '../../engine/kept';
import { firstAt } from '../../engine/store';
import { DAY, dayOf, startOf } from '../../engine/time';
import type { Operator } from '../../model/operators';
import { isInScope } from '../../model/scope';
import type { World } from '../../model/world';

/** Figures of an agent with its branch in a month, in US cents; its share also by currency in minor units. */
export interface MonthSum {
  volume: bigint;
  share: bigint;
  shares: Map<string, bigint>;
}

const NONE: MonthSum = { volume: 0n, share: 0n, shares: new Map() };
const kept = new KeptWith<World, { key: string; sums: Map<string, MonthSum> }>('kept');

/** Start of the business month of a time. */
function monthStart(at: number): number {
  const day = dayOf(at);
  return startOf(day - (new Date(day * DAY).getUTCDate() - 1));
}

function sumUp(world: World, operator: Operator): Map<string, MonthSum> {
  const sums = new Map<string, MonthSum>();
  const { profits } = world;
  for (let at = firstAt(profits, monthStart(world.clock.now()), (fact) => fact.at); at < profits.length; at++) {
    const fact = profits[at];
    if (!fact || fact.holder.isTest || fact.shares.length === 0 || !isInScope(operator, fact.holder)) continue;
    const day = dayOf(fact.at);
    const volume = toUsd(fact.amount, fact.currency, day);
    for (const { agent, share } of fact.shares) {
      const sum = sums.get(agent.no) ?? { volume: 0n, share: 0n, shares: new Map<string, bigint>() };
      sums.set(agent.no, sum);
      sum.volume += volume;
      sum.share += toUsd(share, fact.currency, day);
      sum.shares.set(fact.currency, (sum.shares.get(fact.currency) ?? 0n) + share);
    }
  }
  return sums;
}

/**
 * Figures of the current business month by agent, for records that the operator may see; without test merchants
 * (docs/rules/invariants.md#invariant-20).
 */
export function monthSums(world: World, operator: Operator): (no: string) => MonthSum {
  if (operator.scope.type !== 'ALL') {
    const own = sumUp(world, operator);
    return (no) => own.get(no) ?? NONE;
  }
  const key = `${monthStart(world.clock.now())} ${world.profits.length}`;
  let found = kept.get(world);
  if (found?.key !== key) {
    found = { key, sums: sumUp(world, operator) };
    kept.set(world, found);
  }
  const { sums } = found;
  return (no) => sums.get(no) ?? NONE;
}
