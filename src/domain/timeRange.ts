import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(timezone);

/** Half-open range of ISO times with offset; an empty end is open. */
export interface TimeRange {
  from: string;
  to: string;
}

export const rangePresets = ['today', 'twoDays', 'sevenDays', 'thirtyDays'] as const;
export type RangePreset = (typeof rangePresets)[number];

const DAYS: Record<RangePreset, number> = { today: 1, twoDays: 2, sevenDays: 7, thirtyDays: 30 };

/** The last n days up to and with today, by the calendar of the zone. @param now epoch ms */
export function rangeOf(preset: RangePreset, now: number, timeZone: string): TimeRange {
  const tomorrow = dayjs.tz(dayjs(now).tz(timeZone).add(1, 'day').format('YYYY-MM-DD'), timeZone);
  const first = dayjs.tz(tomorrow.subtract(DAYS[preset], 'day').format('YYYY-MM-DD'), timeZone);
  return { from: first.format(), to: tomorrow.format() };
}

/** Which preset a range is today; undefined when it is none. */
export function presetOf(range: TimeRange, now: number, timeZone: string): RangePreset | undefined {
  return rangePresets.find((preset) => {
    const candidate = rangeOf(preset, now, timeZone);
    return candidate.from === range.from && candidate.to === range.to;
  });
}
