import { wallTime as wallTimeOf } from '../../src/domain/time';
import { DAY, HOUR } from '../engine/time';

/** Opening hours, "HH:MM" in their zone. They pass midnight when the end is before the start. Both null: always open. */
interface Hours {
  openFrom: string | null;
  openTo: string | null;
  /** Days on which the hours start, 1 = Monday to 7 = Sunday. Left out: every day. */
  weekdays?: readonly number[];
  zone?: string;
}

/** The platform's business zone (UTC+8 all year). */
export const BUSINESS_ZONE = 'Asia/Singapore';

/** Local time of a zone at an instant, in ms as if the local time were UTC. @throws RangeError on an unknown zone */
export function wallTime(zone: string, at: number): number {
  // Most calls concern the business zone, which has no daylight saving time.
  return zone === BUSINESS_ZONE ? at + 8 * HOUR : wallTimeOf(zone, at);
}

const weekdayOf = (wall: number) => new Date(wall).getUTCDay() || 7;

/** True within the hours and weekdays. The start is included, the end is not. */
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
