import Big from 'big.js';
import { inexactText } from '@/domain/sheetCell';

interface Item {
  /** A digit placeholder (`0`, `#`, `?`), a decimal point, or a literal text. */
  is: 'digit' | 'point' | 'text';
  text: string;
}

interface Section {
  items: Item[];
  isGrouped: boolean;
  /** Powers of ten that the value is divided by before it is shown. */
  shift: number;
}

/** Number formats that every workbook has without declaring them (ECMA-376, 18.8.30), besides dates. */
export const BUILT_IN_NUMBERS: readonly (readonly [id: number, code: string])[] = [
  [1, '0'],
  [2, '0.00'],
  [3, '#,##0'],
  [4, '#,##0.00'],
  [5, '\u00a4#,##0;-\u00a4#,##0'],
  [6, '\u00a4#,##0;-\u00a4#,##0'],
  [7, '\u00a4#,##0.00;-\u00a4#,##0.00'],
  [8, '\u00a4#,##0.00;-\u00a4#,##0.00'],
  [9, '0%'],
  [10, '0.00%'],
  [11, '0.00E+00'],
  [12, '# ?/?'],
  [13, '# ??/??'],
  [37, '#,##0;(#,##0)'],
  [38, '#,##0;(#,##0)'],
  [39, '#,##0.00;(#,##0.00)'],
  [40, '#,##0.00;(#,##0.00)'],
  [41, '#,##0;(#,##0);"-"'],
  [42, '\u00a4#,##0;(\u00a4#,##0);"-"'],
  [43, '#,##0.00;(#,##0.00);"-"'],
  [44, '\u00a4#,##0.00;(\u00a4#,##0.00);"-"'],
  [45, 'mm:ss'],
  [46, '[h]:mm:ss'],
  [47, 'mmss.0'],
  [48, '##0.0E+0'],
];

const TOKEN =
  /"([^"]*)"|\\(.)|_.|\*.|\[(?:\$([^\]-]*)[^\]]*|(?:black|blue|cyan|green|magenta|red|white|yellow|color\s*\d+))\]|([0#?])|(\.)|(,+)|(.)/giu;
/** Letters that mean more than themselves: dates, exponents, fractions, texts. */
const UNSUPPORTED = /[a-z@/[\]]/i;
const isGeneral = (code: string) => /^(general|@|)$/i.test(code.replace(/\[[^\]$]*\]/g, '').trim());

/** Splits a format into its sections; a semicolon in a quoted text separates nothing. */
function sectionsOf(code: string): string[] {
  const sections = [''];
  for (const part of code.match(/"[^"]*"|\\.|\[[^\]]*\]|[\s\S]/g) ?? [])
    if (part === ';') sections.push('');
    else sections[sections.length - 1] += part;
  return sections;
}

function parseSection(code: string): Section | undefined {
  const items: Item[] = [];
  let [isGrouped, shift] = [false, 0];
  const hasDigitAfter = (at: number) => /^(?:"[^"]*"|\\.|[^.;])*[0#?]/.test(code.slice(at));
  for (const match of code.matchAll(TOKEN)) {
    const [whole, quoted, escaped, symbol, digit, point, commas, other] = match;
    const literal = quoted ?? escaped ?? symbol;
    if (literal !== undefined) items.push({ is: 'text', text: literal });
    else if (digit) items.push({ is: 'digit', text: digit });
    else if (point) items.push({ is: 'point', text: point });
    else if (commas) {
      if (items.some(({ is }) => is === 'point')) shift += 3 * commas.length;
      else if (hasDigitAfter((match.index ?? 0) + whole.length)) isGrouped = true;
      else shift += 3 * commas.length;
    } else if (other !== undefined) {
      if (UNSUPPORTED.test(other)) return undefined;
      if (other === '%') shift -= 2;
      items.push({ is: 'text', text: other });
    } else if (whole.startsWith('_')) items.push({ is: 'text', text: ' ' });
  }
  return { items, isGrouped, shift };
}

function show(value: Big, { items, isGrouped, shift }: Section): string {
  const point = items.findIndex(({ is }) => is === 'point');
  const places = items.filter(({ is }, at) => is === 'digit' && point >= 0 && at > point).map(({ text }) => text);
  const [whole = '', fraction = ''] = value.times(new Big(10).pow(-shift)).toFixed(places.length, Big.roundHalfUp).split('.');
  let used = fraction.length;
  while (used > 0 && places[used - 1] !== '0' && fraction[used - 1] === '0') used -= 1;
  let rest = whole === '0' ? '' : whole;
  const digits = items.filter(({ is }, at) => is === 'digit' && (point < 0 || at < point)).length;
  const out: string[] = [];
  let [before, after, count] = [digits, 0, 0];
  const put = (text: string) => {
    for (const figure of [...text].reverse()) {
      if (isGrouped && count > 0 && count % 3 === 0) out.unshift(',');
      out.unshift(figure);
      count += 1;
    }
  };
  const tail: string[] = [];
  for (const { is, text } of point < 0 ? [] : items.slice(point))
    if (is === 'text') tail.push(text);
    else if (is === 'point') tail.push('.');
    else {
      if (after < used) tail.push(fraction[after] ?? '');
      after += 1;
    }
  for (const { is, text } of items.slice(0, point < 0 ? undefined : point).reverse()) {
    if (is === 'text') {
      out.unshift(text);
      continue;
    }
    before -= 1;
    const figures = before === 0 ? rest : rest.slice(-1);
    rest = rest.slice(0, rest.length - figures.length);
    put(figures || (text === '0' ? '0' : ''));
  }
  return [...out, ...tail].join('');
}

/**
 * What a number format shows for a number; undefined for a format that is not understood (exponents, fractions, durations,
 * conditions).
 */
export function shownNumber(stored: string, code: string): string | undefined {
  const sections = sectionsOf(code);
  const value = new Big(stored);
  const place = value.lt(0) && sections.length > 1 ? 1 : value.eq(0) && sections.length > 2 ? 2 : 0;
  const section = parseSection(sections[place] ?? '');
  if (!section) return undefined;
  return `${value.lt(0) && place === 0 ? '-' : ''}${show(value.abs(), section)}`.trim();
}

const figuresOf = (text: string) => text.replace(/\D/g, '').replace(/^0+(?=\d)/, '');

/**
 * A stored number as its cell shows it, without grouping and currency sign. Where that is another number, or cannot be told,
 * the text has both (`inexactText`).
 */
export function numberAsShown(stored: string, code: string): string {
  if (isGeneral(code)) return stored;
  const shown = shownNumber(stored, code);
  if (shown === undefined) return inexactText(code, stored);
  const isBelow = stored.startsWith('-');
  if (/^[\s\u2013\u2014-]*$/.test(shown)) return figuresOf(stored) === '0' ? '0' : inexactText(shown, stored);
  const signed = isBelow ? shown.replace(/^\((.*)\)$/, '-$1') : shown;
  const bare = signed
    .replace(/\p{Sc}|[,\s]/gu, '')
    .replace(/\.$/, '')
    .replace(/^(-?)\./, '$10.');
  if (/^-?\d+(\.\d+)?$/.test(bare)) return new Big(bare).eq(stored) ? bare : inexactText(shown, stored);
  const isWhole = /^\d+$/.test(stored) && !/[%\u2030.,]/.test(shown);
  return isWhole && figuresOf(shown) === figuresOf(stored) ? shown : inexactText(shown, stored);
}

/** The currency sign that a format adds; `\u00a4` where it is the one of the computer. */
export const currencySign = (code: string): string | undefined =>
  /\p{Sc}/u.exec(code.replace(/\[\$([^\]-]*)[^\]]*\]/g, '$1'))?.[0];

/** A text as its cell shows it: a format may add to it or hide it, and then the result has both (`inexactText`). */
export function textAsShown(text: string, code: string): string {
  if (text === '' || !/[@;]/.test(code)) return text;
  const sections = sectionsOf(code);
  const own = sections[3] ?? sections.find((section) => section.includes('@'));
  if (own === undefined) return text;
  const bare = own.replace(/"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/g, (part) => (/^["\\]/.test(part) ? part : '')).trim();
  if (bare === '@' || /^general$/i.test(bare)) return text;
  const shown = bare.replace(/"([^"]*)"|\\(.)|@/g, (part, quoted = '', escaped = '') => (part === '@' ? text : quoted + escaped));
  return inexactText(shown, text);
}
