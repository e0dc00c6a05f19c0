/** When something works: "HH:MM" in its zone, over midnight when the end comes first; both null: always. */
export interface Hours {
  openFrom: string | null;
  openTo: string | null;
  /** 1 is Monday, 7 is Sunday; of the day on which it opens. Left out: every day. */
  weekdays?: readonly number[];
  zone?: string;
}

/** The platform's business zone (UTC+8 all year). */
export const BUSINESS_ZONE = 'Asia/Singapore';
const DAY = 86_400_000;
/** By zone: to make one takes longer than to plan a hundred payments. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const kept = clocks.get(timeZone);
  if (kept) return kept;
  const parts = {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  } as const;
  const made = new Intl.DateTimeFormat('en-CA', { timeZone, hourCycle: 'h23', ...parts });
  clocks.set(timeZone, made);
  return made;
}

/** What the clocks of a zone show at an instant, ms since 1970 as if they stood in UTC. @throws RangeError on an unknown zone */
export function wallTime(zone: string, at: number): number {
  // Most questions are of the business zone, whose clocks are never changed.
  if (zone === BUSINESS_ZONE) return at + 8 * 3_600_000;
  const part = Object.fromEntries(
    clockOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second) + (((at % 1000) + 1000) % 1000);
}

const weekdayOf = (wall: number) => new Date(wall).getUTCDay() || 7;

/** Whether an instant lies within hours and weekdays: from the first hour on, before the last. */
export function isOpenAt({ openFrom, openTo, weekdays, zone = BUSINESS_ZONE }: Hours, at: number): boolean {
  const isDay = (wall: number) => weekdays === undefined || weekdays.includes(weekdayOf(wall));
  if (weekdays === undefined && (!openFrom || !openTo)) return true;
  const wall = wallTime(zone, at);
  if (!openFrom || !openTo) return isDay(wall);
  const now = new Date(wall).toISOString().slice(11, 16);
  if (openFrom < openTo) return isDay(wall) && openFrom <= now && now < openTo;
  if (now >= openFrom) return isDay(wall);
  return now < openTo && isDay(wall - DAY);
}
