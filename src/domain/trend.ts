import type { Trend, TrendPoint } from '@/contract';
import { formatTime, isTimeZone } from './time';

/** How a withdraw order ended, as the chart of results groups its states; open orders have no result yet. */
export const trendResults = ['SUCCESS', 'REJECTED', 'FAILED', 'CANCELED', 'OPEN'] as const;
type TrendResult = (typeof trendResults)[number];

const RESULTS: Readonly<Record<string, TrendResult>> = {
  SUCCESS: 'SUCCESS',
  REJECTED: 'REJECTED',
  FAILED: 'FAILED',
  REVERSED: 'FAILED',
  CANCELED: 'CANCELED',
  EXPIRED: 'CANCELED',
};

/** Result of an order in this state; open for a state that is not known here. */
export const resultOf = ({ status = '' }: TrendPoint): TrendResult => RESULTS[status] ?? 'OPEN';

/** Signs of a period's name: `2026-11-20 14:00`, `2026-11-20`, `2026-11`. */
const NAME_LENGTH: Readonly<Record<Trend['unit'], number>> = { HOUR: 16, DAY: 10, MONTH: 7 };

/** Name of the period of an instant, in the calendar of the trend. @param zone used if the server names an unknown one */
export function periodNameOf({ unit, zone: own }: Trend, zone: string, at: string): string {
  return formatTime(at, isTimeZone(own) ? own : zone).slice(0, NAME_LENGTH[unit]);
}

/** Currencies of a trend, those with the most orders first. */
export function currenciesOf({ points }: Trend): string[] {
  const counts = new Map<string, number>();
  for (const { currency, count } of points) if (currency) counts.set(currency, (counts.get(currency) ?? 0) + count);
  return [...counts].sort(([one, less], [other, more]) => more - less || (one < other ? -1 : 1)).map(([currency]) => currency);
}
