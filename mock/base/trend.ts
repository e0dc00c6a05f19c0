import type { Trend, TrendPoint } from '@/contract';
import { addDays, dateIn, instantOf, wallTime } from '../../src/domain/time';
import { entryAt } from '../../src/domain/typed';
import { firstAt } from '../engine/store';
import { DAY, HOUR } from '../engine/time';
import { moneyIn } from './money';
import { Sum } from './rowFilter';

/** Up to this length a trend has hours, then days, then months. */
const HOURS_MS = 2 * DAY;
/** The longest range of a list, and the hour that daylight saving may add. */
const DAYS_MS = 93 * DAY + HOUR;

/** What sums are kept apart by, besides the period. */
type Group = Pick<TrendPoint, 'currency' | 'status' | 'channelCode' | 'channelName'>;

/** One row of a list, as its trend counts it. */
export interface TrendRow {
  at: number;
  of: Group;
  /** Left out where the rows have no amount. */
  amount?: bigint;
  isRated: boolean;
  isSuccess: boolean;
  /** Amount that counts when it is successful, if it is not `amount`. */
  reached?: bigint;
}

/** First and last instant of a trend, ms. */
interface Span {
  first: number;
  last: number;
}

/** Start of the hour in the zone; its offset may include a part of an hour. */
const hourOf = (zone: string, at: number) => at - (((wallTime(zone, at) % HOUR) + HOUR) % HOUR);
const monthAfter = (date: string) => `${addDays(date, 31).slice(0, 7)}-01`;

/** Unit and starts of all periods between two instants, in the calendar of the zone. */
export function periodsBetween({ first, last }: Span, zone: string): { unit: Trend['unit']; starts: number[] } {
  const starts: number[] = [];
  const length = last - first;
  if (length <= HOURS_MS) {
    for (let at = hourOf(zone, first); at <= last; at += HOUR) starts.push(at);
    return { unit: 'HOUR', starts };
  }
  const isDaily = length <= DAYS_MS;
  const next = isDaily ? (date: string) => addDays(date, 1) : monthAfter;
  const day = dateIn(zone, first);
  for (let date = isDaily ? day : `${day.slice(0, 7)}-01`; ; date = next(date)) {
    const at = instantOf(date, zone);
    if (at > last) return { unit: isDaily ? 'DAY' : 'MONTH', starts };
    starts.push(at);
  }
}

/** Sums of one period and group. */
class Point {
  private count = 0;
  private rated = 0;
  private success = 0;
  private readonly sum = new Sum();
  private readonly reached = new Sum();

  constructor(
    private readonly at: number,
    private readonly of: Group,
  ) {}

  add({ amount = 0n, isRated, isSuccess, reached = amount }: TrendRow) {
    this.count++;
    this.sum.add(amount);
    if (isRated) this.rated++;
    if (!isSuccess) return;
    this.success++;
    this.reached.add(reached);
  }

  show(): TrendPoint {
    const { currency } = this.of;
    return {
      at: new Date(this.at).toISOString(),
      ...this.of,
      count: this.count,
      ratedCount: this.rated,
      successCount: this.success,
      ...(currency && { amount: moneyIn(currency, this.sum.value), successAmount: moneyIn(currency, this.reached.value) }),
    };
  }
}

/** Collects the rows of a list and shows their sums by period (docs/rules/charts.md#sums). */
export class TrendSums {
  private readonly rows: TrendRow[] = [];

  add(row: TrendRow) {
    this.rows.push(row);
  }

  /**
   * @param range range of the filter; covered whole if it has both ends, otherwise the periods are those of the rows
   * @param now ms; no period begins later
   */
  show(zone: string, range: { start?: number; end?: number }, now: number): Trend {
    const { rows } = this;
    if (rows.length === 0) return { unit: 'DAY', zone, periods: [], points: [] };
    const span = { first: Number.POSITIVE_INFINITY, last: Number.NEGATIVE_INFINITY };
    for (const { at } of rows) {
      if (at < span.first) span.first = at;
      if (at > span.last) span.last = at;
    }
    const { start, end } = range;
    if (start !== undefined && end !== undefined) {
      span.first = Math.min(span.first, start);
      span.last = Math.max(span.last, Math.min(end - 1, now));
    }
    const { unit, starts } = periodsBetween(span, zone);
    const points = starts.map(() => new Map<string, Point>());
    for (const row of rows) {
      const place = firstAt(starts, row.at + 1, (at) => at) - 1;
      const { currency = '', status = '', channelCode = '' } = row.of;
      const key = `${currency} ${status} ${channelCode}`;
      const here = entryAt(points, place);
      let point = here.get(key);
      if (!point) {
        point = new Point(entryAt(starts, place), row.of);
        here.set(key, point);
      }
      point.add(row);
    }
    return {
      unit,
      zone,
      periods: starts.map((at) => new Date(at).toISOString()),
      points: points.flatMap((here) =>
        [...here].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, point]) => point.show()),
      ),
    };
  }
}
