import { NONE, numberText } from './texts';

/*
 * The only place that decides how a number looks (docs/rules/money.md#numbers). Figures look the same in both languages: thousands
 * grouped, percent without a space, a minus of one character. Only units are words, and so need a language.
 */
const FIGURES = 'en-US';
const formats = new Map<string, Intl.NumberFormat>();

/** Making a format costs more than using it a hundred times. A decimal string is written exactly, beyond 2^53 too. */
function written(value: number | string, options: Intl.NumberFormatOptions, locale = FIGURES): string {
  const key = `${locale}${JSON.stringify(options)}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, options);
    formats.set(key, format);
  }
  // Intl formats a decimal string exactly; the library types of TypeScript know it as a literal type only.
  return format.format(value as number).replace('-', '\u2212');
}

type Ratio = string | number | null | undefined;
const PERCENT = { style: 'percent', maximumFractionDigits: 1 } as const;
const SIGNED = { signDisplay: 'exceptZero' } as const;

/** `27,759`: a number of things. */
export const countText = (value: number): string => written(value, {});

/** What stands in a place of any content: a number is written as all numbers are, everything else as it is. */
export const asShown = <Value>(value: Value): Exclude<Value, number> | string =>
  typeof value === 'number' ? countText(value) : (value as Exclude<Value, number>);

type Count = number | null | undefined;
/** `3 / 1,200`: a part of so many; a dash in the place of one that is not known. */
export const partText = (part: Count, whole: Count): string => `${asShown(part ?? NONE)} / ${asShown(whole ?? NONE)}`;

/** True for a decimal string of plain digits that can be kept exactly (no exponent, no sign but a minus). */
export const isDecimal = (text: string): boolean => /^-?\d{1,40}(\.\d{1,20})?$/.test(text);

/** `1,250.00`: a decimal string with exactly these digits after the point, its own unless told; a text that is none as it is. */
export function decimalText(text: string, digits = (text.split('.')[1] ?? '').length): string {
  return isDecimal(text) ? written(text, { minimumFractionDigits: digits, maximumFractionDigits: digits }) : text;
}

/** `69.2%`: a share of the wire, as a ratio; a dash for what is no number. */
export const shareText = (ratio: Ratio): string => numberText(ratio, (value) => written(value, PERCENT));

/** `1.23%`: a margin, whose second digit counts; a dash for what is no number. */
export const marginText = (ratio: Ratio): string =>
  numberText(ratio, (value) => written(value, { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 }));

/** `2.75%`: a price as a ratio of the wire, with all its digits; a dash for what is no number. */
export const rateText = (ratio: Ratio): string =>
  numberText(ratio, () => written(ratio ?? 0, { ...PERCENT, maximumFractionDigits: 4 }));

/** `2.5%`, and `+2.5%` of a change: what the wire has in percent already, with all its digits; a dash for what is no number. */
export const percentText = (percent: Ratio, isChange = false): string =>
  numberText(percent, () => `${written(percent ?? 0, { maximumFractionDigits: 4, ...(isChange && SIGNED) })}%`);

/** From fewer orders than these a change in percent says nothing (docs/rules/money.md#change). */
const LEAST_BEFORE = 10;
/** Beyond these times a percentage is no longer read. */
const MOST_TIMES = 10;

/**
 * `+12.5%`, and `×15` of more than ten times: how much something has changed, as a ratio; a dash for what is no number, and where
 * the change says nothing. @param before how many orders there were before
 */
export const changeText = (ratio: Ratio, before = LEAST_BEFORE): string =>
  numberText(ratio, (value) => {
    if (before < LEAST_BEFORE) return NONE;
    const times = value + 1;
    return times > MOST_TIMES ? `×${written(times, { maximumFractionDigits: 0 })}` : written(value, { ...PERCENT, ...SIGNED });
  });

/** `+1.4`: by how many points a percentage has changed, as a difference of ratios; a dash for what is no number. */
export const pointsText = (delta: Ratio, digits = 1): string =>
  numberText(delta, (value) => written(value * 100, { maximumFractionDigits: digits, ...SIGNED }));

/** `1.2K`: a number at an axis, in as few signs as it takes. @param digits how many of them must be told apart */
export const axisText = (value: number, locale: string, digits?: number): string =>
  written(value, { notation: 'compact', maximumSignificantDigits: digits }, locale);

/** `340 kB`, `1.5 MB`: a number of bytes. */
export function sizeText(bytes: number, locale: string): string {
  const [unit, size, digits] = bytes < 1_000_000 ? ['kilobyte', Math.ceil(bytes / 1_000), 0] : ['megabyte', bytes / 1_000_000, 1];
  return written(size as number, { style: 'unit', unit: unit as string, maximumFractionDigits: digits as number }, locale);
}

const UNITS: readonly (readonly [unit: string, seconds: number])[] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
];
/** So many days are told without their hours. */
const MANY_DAYS = 10;

/** A blank stands before the unit in Chinese too, as in all other texts. */
const inUnit = (value: number, unit: string, locale: string, digits = 0): string =>
  written(value, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: digits }, locale).replace(
    /\d(?=[\u4e00-\u9fff])/,
    '$& ',
  );

/**
 * `45 sec`, `2 hr 5 min`, `258 days`: a length of time in its largest unit, and in the next one where that still says something; a
 * dash when it is none. @param seconds not negative
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

/** `450 ms`, `1.2 sec`, `2 min 5 sec`: a length of time that may be very short; a dash when it is none. */
export function millisText(ms: number | null | undefined, locale: string): string {
  if (typeof ms !== 'number' || !Number.isFinite(ms)) return NONE;
  if (ms < 1_000) return inUnit(Math.round(ms), 'millisecond', locale);
  return ms < 60_000 ? inUnit(ms / 1_000, 'second', locale, 1) : durationText(ms / 1_000, locale);
}
