import { isolated } from './direction';

/*
 * The base of all number formats: only numbers.ts and percent.ts define how a number looks (docs/rules/money.md#numbers). Numbers
 * look the same in both languages: grouped thousands, percent without a space, a one-character minus. Only units are words and
 * depend on the language.
 */
const FIGURES = 'en-US';
const formats = new Map<string, Intl.NumberFormat>();

/**
 * Formats a number with Intl options; a decimal string exactly, even beyond 2^53. Formats are cached, because creating one costs
 * more than using it a hundred times.
 */
export function written(value: number | string, options: Intl.NumberFormatOptions, locale = FIGURES): string {
  const key = `${locale}${JSON.stringify(options)}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, options);
    formats.set(key, format);
  }
  // Intl formats a decimal string exactly, but TypeScript's types accept it as a literal type only.
  return format.format(value as number).replace('-', '\u2212');
}

/** `27,759`: a count. */
export const countText = (value: number): string => written(value, {});

/** For mixed content: formats a number like all others, isolates a text (docs/rules/console.md#direction), and returns anything else unchanged. */
export const asShown = <Value>(value: Value): Exclude<Value, number> | string =>
  typeof value === 'number' ? countText(value) : typeof value === 'string' ? isolated(value) : (value as Exclude<Value, number>);

/** The parts that exist, each by itself, joined with a dot. */
export const joinedText = (parts: readonly (string | number | false | null | undefined)[]): string =>
  parts.filter(Boolean).map(asShown).join(' · ');
