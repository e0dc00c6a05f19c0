import type { ProfitGranularity } from '@/contract';
import { DAY, ZONE_MS } from './withdrawRules';

const HOUR = 3_600_000;

/** The business day of a time, as days since 1970. */
export const dayOf = (at: number) => Math.floor((at + ZONE_MS) / DAY);

/** The first moment of a business day. */
export const startOf = (day: number) => day * DAY - ZONE_MS;

export const dateOf = (day: number) => new Date(day * DAY).toISOString().slice(0, 10);

/** The business day of a date. */
export const dayIn = (date: string) => Date.parse(`${date}T00:00:00Z`) / DAY;

const PERIODS: Readonly<Record<ProfitGranularity, (at: number) => string>> = {
  HOUR: (at) => `${new Date(at + ZONE_MS).toISOString().slice(0, 13)}:00`,
  DAY: (at) => dateOf(dayOf(at)),
  // Day 0 was a Thursday; a week is named by its Monday.
  WEEK: (at) => dateOf(dayOf(at) - ((dayOf(at) + 3) % 7)),
  MONTH: (at) => dateOf(dayOf(at)).slice(0, 7),
};

/** Name of the period that a time belongs to. */
export const periodOf = (at: number, granularity: ProfitGranularity) => PERIODS[granularity](at);

/** Every period that the business days touch, oldest first. */
export function periodsOf(from: number, to: number, granularity: ProfitGranularity): string[] {
  const names = new Set<string>();
  for (let at = startOf(from); at < startOf(to + 1); at += granularity === 'HOUR' ? HOUR : DAY)
    names.add(periodOf(at, granularity));
  return [...names];
}
