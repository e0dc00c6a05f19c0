import { DAY } from '../../engine/time';
import type { SalesMonth } from '../../model/sales';
import type { World } from '../../model/world';

const keyOf = (agentNo: string, currency: string, month: string) => `${agentNo} ${currency} ${month}`;

/** Decisions on a month of an agent; undefined without any. */
export const monthOf = ({ sales }: World, agentNo: string, currency: string, month: string): SalesMonth | undefined =>
  sales.months.get(keyOf(agentNo, currency, month));

/** The decisions on a month for changes; created on first use. */
export function openMonth(world: World, agentNo: string, currency: string, month: string): SalesMonth {
  const key = keyOf(agentNo, currency, month);
  let found = world.sales.months.get(key);
  if (!found) {
    found = { version: 1, updatedAt: world.clock.now(), updatedBy: '', target: null, frozen: null, events: [] };
    world.sales.months.set(key, found);
  }
  return found;
}

/** First business day of a month and of the next, as days since 1970. @param month `2026-11` */
export function daysOfMonth(month: string): { first: number; next: number } {
  const [year = 0, one = 0] = month.split('-').map(Number);
  return { first: Date.UTC(year, one - 1) / DAY, next: Date.UTC(year, one) / DAY };
}
