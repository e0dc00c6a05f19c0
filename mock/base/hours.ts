import { wallTime as wallTimeOf } from '../../src/domain/time';
import { DAY, HOUR } from '../engine/time';

/** When something works: "HH:MM" in its zone, over midnight when the end comes first; both null: always. */
interface Hours {
  openFrom: string | null;
  openTo: string | null;
  /** 1 is Monday, 7 is Sunday; of the day on which it opens. Left out: every day. */
  weekdays?: readonly number[];
  zone?: string;
}

/** The platform's business zone (UTC+8 all year). */
export const BUSINESS_ZONE = 'Asia/Singapore';

/** What the clocks of a zone show at an instant, ms since 1970 as if they stood in UTC. @throws RangeError on an unknown zone */
export function wallTime(zone: string, at: number): number {
  // Most questions are of the business zone, whose clocks are never changed.
  return zone === BUSINESS_ZONE ? at + 8 * HOUR : wallTimeOf(zone, at);
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
