/** Creating a formatter costs more than using it a hundred times, and a screen shows hundreds of times. */
const formatters = new Map<string, Intl.DateTimeFormat>();
const relatives = new Map<string, Intl.RelativeTimeFormat>();

/** `2026-11-20 14:31:02` in the given zone, the same in both languages. Returns the text unchanged when it is not a time. */
export function formatTime(iso: string, timeZone: string): string {
  const at = new Date(iso);
  if (Number.isNaN(at.getTime())) return iso;
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    // Swedish dates look like ISO 8601, and Intl knows the rules of every zone.
    formatter = new Intl.DateTimeFormat('sv-SE', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    formatters.set(timeZone, formatter);
  }
  return formatter.format(at);
}

/** `2026-11-20T14:31:02` in the zone; empty for an invalid time. */
export function wallText(timeZone: string, at: number): string {
  const text = Number.isNaN(new Date(at).getTime()) ? '' : formatTime(new Date(at).toISOString(), timeZone);
  return /^\d{4}-/.test(text) ? text.replace(' ', 'T') : '';
}

/**
 * The local time of a zone at an instant, in ms as if it were UTC; NaN for an invalid time. @throws RangeError on an unknown zone
 */
export function wallTime(timeZone: string, at: number): number {
  const second = Math.floor(at / 1_000) * 1_000;
  return Date.parse(`${wallText(timeZone, second)}Z`) + at - second;
}

const DAY_MS = 86_400_000;

/**
 * The instant (epoch ms) of a local time in a zone. When the clocks go back and the time occurs twice, it is the first one. When
 * they go forward and the time is skipped, it is as long after the change as the time is after it.
 * @param wall `2026-11-20` or `2026-11-20T14:31:02`
 */
export function instantOf(wall: string, timeZone: string): number {
  const shown = Date.parse(`${wall}${wall.length > 10 ? 'Z' : ''}`);
  const offsetAt = (at: number) => wallTime(timeZone, at) - at;
  const [before, after] = [offsetAt(shown - DAY_MS), offsetAt(shown + DAY_MS)];
  const fits = [before, after].map((offset) => shown - offset).filter((at) => at + offsetAt(at) === shown);
  return fits.length > 0 ? Math.min(...fits) : shown - before;
}

/** An instant as ISO time to the second, with the zone's offset at that instant. */
export function zonedIso(at: number, timeZone: string): string {
  const minutes = Math.round((wallTime(timeZone, at) - at) / 60_000);
  const two = (value: number) => String(value).padStart(2, '0');
  const size = Math.abs(minutes);
  const offset = `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
  return `${wallText(timeZone, at)}${offset}`;
}

/** The calendar day this many days later. @param date `2026-11-20` */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The calendar day in a zone at an instant, `2026-11-20`; empty for an invalid time. */
export const dateIn = (timeZone: string, at: number): string => wallText(timeZone, at).slice(0, 10);

/** The platform's business day begins at midnight in this zone, whatever the operator's zone. */
export const BUSINESS_ZONE = 'Asia/Singapore';

/** The platform's calendar day at an instant. */
export const businessDate = (at: number): string => dateIn(BUSINESS_ZONE, at);

/** Start of the platform's day, with offset, as filters expect it. */
export const businessDayStart = (at: number): string => zonedIso(instantOf(businessDate(at), BUSINESS_ZONE), BUSINESS_ZONE);

/** Offsets change only at a quarter of an hour. */
const OFFSET_HOLDS_MS = 15 * 60_000;
let lastOffset = { key: '', offset: '' };

/** Offset of a zone at an instant (epoch ms), as `UTC+8` or `UTC+5:45`. */
export function zoneOffset(timeZone: string, at: number): string {
  const key = `${timeZone} ${Math.floor(at / OFFSET_HOLDS_MS)}`;
  if (lastOffset.key !== key) lastOffset = { key, offset: readOffset(timeZone, at) };
  return lastOffset.offset;
}

function readOffset(timeZone: string, at: number): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(at);
  return (parts.find((part) => part.type === 'timeZoneName')?.value ?? 'GMT').replace('GMT', 'UTC');
}

const known = new Map<string, boolean>();

/** True when the browser knows this IANA zone. */
export function isTimeZone(name: string | undefined): name is string {
  if (!name) return false;
  let isKnown = known.get(name);
  if (isKnown === undefined) {
    try {
      new Intl.DateTimeFormat('en-US', { timeZone: name });
      isKnown = true;
    } catch {
      isKnown = false;
    }
    known.set(name, isKnown);
  }
  return isKnown;
}

const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
];

/** Calendar days of a zone from one instant to another. */
const daysBetween = (from: number, to: number, timeZone: string) =>
  (Date.parse(dateIn(timeZone, to)) - Date.parse(dateIn(timeZone, from))) / DAY_MS;

/**
 * `3 min ago`, `in 2 hr`: in the largest whole unit. Days are those of the calendar: yesterday is the day before, in this zone.
 * Returns the text unchanged when it is not a time.
 * @param now epoch ms of the platform's clock
 */
export function relativeTime(iso: string, now: number, locale: string, timeZone: string): string {
  const at = Date.parse(iso);
  const seconds = Math.round((at - now) / 1_000);
  if (Number.isNaN(seconds)) return iso;
  const days = Math.abs(seconds) < DAY_MS / 1_000 ? 0 : daysBetween(now, at, timeZone);
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? ['second', 1];
  let formatter = relatives.get(locale);
  if (!formatter) {
    formatter = new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' });
    relatives.set(locale, formatter);
  }
  // English abbreviates with a period, as no other duration of the console does.
  return (days ? formatter.format(days, 'day') : formatter.format(Math.trunc(seconds / size), unit)).replace('.', '');
}

/** True for a time of the wire, as every answer has it. */
export const isTime = (text: string): boolean => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(text);
