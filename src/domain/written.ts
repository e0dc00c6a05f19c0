/*
 * What all numbers are written with: numbers.ts and percent.ts beside it are the only ones that say how one looks (docs/rules/money.md#numbers). Figures look the same in both languages: thousands
 * grouped, percent without a space, a minus of one character. Only units are words, and so need a language.
 */
const FIGURES = 'en-US';
const formats = new Map<string, Intl.NumberFormat>();

/**
 * Writes a number with these options of Intl; a decimal string exactly, beyond 2^53 too. Making a format costs more than using it a
 * hundred times.
 */
export function written(value: number | string, options: Intl.NumberFormatOptions, locale = FIGURES): string {
  const key = `${locale}${JSON.stringify(options)}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, options);
    formats.set(key, format);
  }
  // Intl formats a decimal string exactly; the library types of TypeScript know it as a literal type only.
  return format.format(value as number).replace('-', '\u2212');
}

/** `27,759`: a number of things. */
export const countText = (value: number): string => written(value, {});

/** What stands in a place of any content: a number is written as all numbers are, everything else as it is. */
export const asShown = <Value>(value: Value): Exclude<Value, number> | string =>
  typeof value === 'number' ? countText(value) : (value as Exclude<Value, number>);
