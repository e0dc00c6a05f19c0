import { NONE, numberText } from './texts';
import { asShown, written } from './written';

/** A ratio of the wire, `0.692`; may be absent. */
export type Ratio = string | number | null | undefined;
/** Percent with at most one decimal. */
export const PERCENT = { style: 'percent', maximumFractionDigits: 1 } as const;

type Count = number | null | undefined;
/** `3 / 1,200`: part and whole; a dash for an unknown count. */
export const partText = (part: Count, whole: Count): string => `${asShown(part ?? NONE)} / ${asShown(whole ?? NONE)}`;

/** True for a plain decimal string that can be kept exactly: no exponent, and no sign except a minus. */
export const isDecimal = (text: string): boolean => /^-?\d{1,40}(\.\d{1,20})?$/.test(text);

/** `1,250.00`: formats a decimal string with exactly these decimals, by default its own. Any other text is returned unchanged. */
export function decimalText(text: string, digits = (text.split('.')[1] ?? '').length): string {
  return isDecimal(text) ? written(text, { minimumFractionDigits: digits, maximumFractionDigits: digits }) : text;
}

/** `69.2%`: a share, given as a ratio; a dash when it is not a number. */
export const shareText = (ratio: Ratio): string => numberText(ratio, (value) => written(value, PERCENT));

const UNITS: readonly (readonly [unit: string, seconds: number])[] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
];
/** From this many days on, hours are left out. */
const MANY_DAYS = 10;

/** Chinese texts also have a space before the unit, as in all other texts. */
const inUnit = (value: number, unit: string, locale: string, digits = 0): string =>
  written(value, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: digits }, locale).replace(
    /\d(?=[\u4e00-\u9fff])/,
    '$& ',
  );

/**
 * `45 sec`, `2 hr 5 min`, `258 days`: a duration in its largest unit, and the next one if it is not zero. A dash when it is not a
 * number. @param seconds not negative
 */
export function durationText(seconds: number, locale: string): string {
  if (!Number.isFinite(seconds)) return NONE;
  const whole = Math.max(0, Math.round(seconds));
  const at = UNITS.findIndex(([, size]) => whole >= size);
  const [unit, size] = UNITS[at] ?? ['second', 1];
  const first = inUnit(Math.floor(whole / size), unit, locale);
  const [smaller, part] = UNITS[at + 1] ?? ['', 1];
  const rest = Math.floor((whole % size) / part);
  return at < 0 || rest === 0 || whole >= MANY_DAYS * 86_400 ? first : `${first} ${inUnit(rest, smaller, locale)}`;
}

/** `450 ms`, `1.2 sec`, `2 min 5 sec`: a duration that may be very short; a dash when it is not a number. */
export function millisText(ms: number | null | undefined, locale: string): string {
  if (typeof ms !== 'number' || !Number.isFinite(ms)) return NONE;
  if (ms < 1_000) return inUnit(Math.round(ms), 'millisecond', locale);
  return ms < 60_000 ? inUnit(ms / 1_000, 'second', locale, 1) : durationText(ms / 1_000, locale);
}

/** `340 kB`, `1.5 MB`: a file size. */
export function sizeText(bytes: number, locale: string): string {
  const [unit, size, digits] = bytes < 1_000_000 ? ['kilobyte', Math.ceil(bytes / 1_000), 0] : ['megabyte', bytes / 1_000_000, 1];
  return written(size as number, { style: 'unit', unit: unit as string, maximumFractionDigits: digits as number }, locale);
}
