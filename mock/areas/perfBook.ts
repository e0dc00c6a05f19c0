import type { Sales } from './perfSums';
import { DAY } from './withdrawRules';
import type { Agent, Operator, OrderEvent, World } from './world';

/** Something given to an agent or taken back beside its orders (docs/rules/perf.md#correction). */
export interface Correction {
  no: string;
  at: number;
  agent: Agent;
  currency: string;
  /** The month that it is about; it counts in the one of `at`. */
  month: string;
  /** Minor units; below zero when it is taken back. */
  amount: bigint;
  reasonCode: string;
  remark: string | null;
  operator: Operator;
}

/** The row of a month as it was when it was confirmed. */
export interface Frozen {
  at: number;
  by: Operator;
  name: string;
  level: number;
  parentNo: string | null;
  merchants: number;
  newMerchants: number;
  sales: Sales;
}

/** What people did to one agent, currency and business month. */
export interface SalesMonth {
  version: number;
  updatedAt: number;
  updatedBy: string;
  /** Minor units. */
  target: bigint | null;
  frozen: Frozen | null;
  events: OrderEvent[];
}

/** Everything that people decided on the performance of agents. */
export interface SalesBook {
  /** By `<agent> <currency> <month>`; a month that nobody touched is not here. */
  months: Map<string, SalesMonth>;
  /** Oldest first. */
  corrections: Correction[];
}

const keyOf = (agentNo: string, currency: string, month: string) => `${agentNo} ${currency} ${month}`;

/** What was decided on a month of an agent; undefined when nobody has touched it. */
export const monthOf = ({ sales }: World, agentNo: string, currency: string, month: string): SalesMonth | undefined =>
  sales.months.get(keyOf(agentNo, currency, month));

/** The same, to be changed. */
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
