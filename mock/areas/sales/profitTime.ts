import type { ProfitGranularity } from '@/contract';
import { DAY, dateOf, dayOf, HOUR, startOf, ZONE_MS } from '../../engine/time';

const PERIODS: Readonly<Record<ProfitGranularity, (at: number) => string>> = {
  HOUR: (at) => `${new Date(at + ZONE_MS).toISOString().slice(0, 13)}:00`,
  DAY: (at) => dateOf(dayOf(at)),
  // Day 0 was a Thursday; the name of a week is the date of its Monday.
  WEEK: (at) => dateOf(dayOf(at) - ((dayOf(at) + 3) % 7)),
  MONTH: (at) => dateOf(dayOf(at)).slice(0, 7),
};

/** Name of the period that contains a time. */
export const periodOf = (at: number, granularity: ProfitGranularity) => PERIODS[granularity](at);

/** All periods between two business days, oldest first. */
export function periodsOf(from: number, to: number, granularity: ProfitGranularity): string[] {
  const names = new Set<string>();
  for (let at = startOf(from); at < startOf(to + 1); at += granularity === 'HOUR' ? HOUR : DAY)
    names.add(periodOf(at, granularity));
  return [...names];
}
