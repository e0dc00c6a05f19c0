import { durationText } from '../../src/domain/numbers';
import type { Lang } from './text';

/** A time in UTC as `YYYYMMDDhhmmss`. @param at ms since 1970 */
export function stampOf(at: number): string {
  const time = new Date(at);
  const date = (time.getUTCFullYear() * 100 + time.getUTCMonth() + 1) * 100 + time.getUTCDate();
  return String(((date * 100 + time.getUTCHours()) * 100 + time.getUTCMinutes()) * 100 + time.getUTCSeconds());
}

/** ISO 8601 UTC with milliseconds, or null. */
export const timeOf = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

/** A duration as the console shows it: `4 sec`, `12 min`, `3 hr 5 min`, `258 days`. */
export const ago = (lang: Lang, ms: number): string => durationText(Math.max(0, ms) / 1_000, lang === 'zh' ? 'zh-CN' : 'en-US');

/** The business day of a time, as days since 1970. */
export const dayOf = (at: number) => Math.floor((at + ZONE_MS) / DAY);

/** The start of a business day, ms. @param day days since 1970 */
export const startOf = (day: number) => day * DAY - ZONE_MS;

/** The date of a business day, `YYYY-MM-DD`. @param day days since 1970 */
export const dateOf = (day: number) => new Date(day * DAY).toISOString().slice(0, 10);

/** The business day of a date, as days since 1970. */
export const dayIn = (date: string) => Date.parse(`${date}T00:00:00Z`) / DAY;

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

/** The platform's business zone, UTC+8 all year. */
export const ZONE_MS = 8 * HOUR;
export const DAY = 24 * HOUR;

/** Start of the business day of a time, ms. */
export const dayStart = (at: number): number => Math.floor((at + ZONE_MS) / DAY) * DAY - ZONE_MS;

/** A time as ISO 8601 UTC with milliseconds. @param at ms since 1970 */
export const iso = (at: number) => new Date(at).toISOString();
