import { addDays, dateIn, instantOf } from '../../../src/domain/time';
import { type RangePreset, rangeOf } from '../../../src/domain/timeRange';
import type { RunTimes } from '../../model/exports';

/** A day that fits comes within a month; the zone's calendar may be a day ahead or behind. */
const SEARCHED_DAYS = 33;

/** True on a day on which the schedule runs. @param date `2026-11-20` */
function runsOn({ cron, weekday, monthDay }: RunTimes, date: string): boolean {
  if (cron === 'DAILY') return true;
  if (cron === 'WEEKLY') return (new Date(date).getUTCDay() || 7) === weekday;
  // A shorter month has its run on its last day.
  const isLast = addDays(date, 1).endsWith('-01');
  const day = Number(date.slice(8));
  return day === monthDay || (isLast && day < (monthDay ?? 0));
}

/** The next run after this instant (docs/rules/export.md#schedules). @param after epoch ms */
export function nextRun(times: RunTimes, after: number): number {
  const today = dateIn(times.zone, after);
  for (let days = 0; days <= SEARCHED_DAYS; days += 1) {
    const date = addDays(today, days);
    const at = instantOf(`${date}T${times.at}:00`, times.zone);
    if (at > after && runsOn(times, date)) return at;
  }
  throw new Error(`No run of ${JSON.stringify(times)}`);
}

/** Wire name of the end of a range, from that of its beginning; undefined for a name that begins no range. */
export const endOf = (from: string): string | undefined =>
  from === 'from' ? 'to' : from.endsWith('From') ? `${from.slice(0, -4)}To` : undefined;

/** The filters of a run: ranges that move with the calendar become times. @param now epoch ms */
export function resolveRanges(ranges: Readonly<Record<string, RangePreset>>, zone: string, now: number): Record<string, string> {
  const resolved: Record<string, string> = {};
  for (const [name, preset] of Object.entries(ranges)) {
    const { from, to } = rangeOf(preset, now, zone);
    resolved[name] = from;
    resolved[endOf(name) ?? name] = to;
  }
  return resolved;
}
