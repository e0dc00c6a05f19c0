import { addDays, dateIn, instantOf, wallTime, zonedIso } from './time';

/** Half-open range of ISO times with offset; an empty end is unbounded. */
export interface TimeRange {
  from: string;
  to: string;
}

export const rangePresets = ['today', 'twoDays', 'sevenDays', 'thirtyDays'] as const;
export type RangePreset = (typeof rangePresets)[number];

const DAYS: Record<RangePreset, number> = { today: 1, twoDays: 2, sevenDays: 7, thirtyDays: 30 };
const DAY_MS = 86_400_000;

/** Range of whole days in the zone's calendar, both included; an empty day leaves its end unbounded. @param first `2026-11-20` */
export function wholeDays(first: string, last: string, timeZone: string): TimeRange {
  const startOf = (date: string) => zonedIso(instantOf(date, timeZone), timeZone);
  return { from: first && startOf(first), to: last && startOf(addDays(last, 1)) };
}

/**
 * First and last day of a range of whole days in the zone's calendar, empty for an unbounded end. Undefined for any other range.
 */
export function daysOfRange({ from, to }: TimeRange, timeZone: string): { first: string; last: string } | undefined {
  const first = from && dateIn(timeZone, Date.parse(from));
  const last = to && dateIn(timeZone, Date.parse(to) - 1);
  const whole = wholeDays(first, last, timeZone);
  // The same instant can have different texts.
  const isSame = (a: string, b: string) => a === b || Date.parse(a) === Date.parse(b);
  return isSame(whole.from, from) && isSame(whole.to, to) ? { first, last } : undefined;
}

/** The last n days including today, in the zone's calendar. @param now epoch ms */
export function rangeOf(preset: RangePreset, now: number, timeZone: string): TimeRange {
  const today = dateIn(timeZone, now);
  return wholeDays(addDays(today, 1 - DAYS[preset]), today, timeZone);
}

/** The preset of a range as of today; undefined when none matches. */
export function presetOf(range: TimeRange, now: number, timeZone: string): RangePreset | undefined {
  return rangePresets.find((preset) => {
    const candidate = rangeOf(preset, now, timeZone);
    return candidate.from === range.from && candidate.to === range.to;
  });
}

/**
 * A range that was a preset on an earlier day, as of now; undefined for any other, which stays.
 * @param before the earlier day, `2026-11-20`
 */
export function movedOn(range: TimeRange, before: string, now: number, timeZone: string): TimeRange | undefined {
  const preset = presetOf(range, instantOf(before, timeZone), timeZone);
  return preset && rangeOf(preset, now, timeZone);
}

/**
 * True when a range is at most this many days long, by the zone's calendar or by hours. With daylight saving a day has 23 or 25
 * hours, so either measure is enough. @param from epoch ms
 */
export function isWithinDays(from: number, to: number, days: number, timeZone: string): boolean {
  return Math.min(to - from, wallTime(timeZone, to) - wallTime(timeZone, from)) <= days * DAY_MS;
}
