import { minorDigits } from './currencyDigits';
import { withoutInvisible } from './text';

/* Full numbers of accounts and cards in texts that people type (docs/rules/masking.md#free-texts). Every step takes linear time. */

/** Lengths of account and card numbers. */
const SHORTEST = 10;
const LONGEST = 19;
/** Shortest number of a payment card (ISO/IEC 7812). */
const CARD = 13;
/** From this length on the first digits are shown too. */
const WITH_HEAD = 12;

/** Account numbers (M1): the first six and last four digits; only the last four of a short number (docs/rules/masking.md#classes). */
export const maskAccount = (no: string): string => `${no.length >= WITH_HEAD ? no.slice(0, 6) : ''}******${no.slice(-4)}`;

/** True when the last digit is a valid check digit (Luhn). Account numbers need not have one. */
export function hasLuhn(no: string): boolean {
  let sum = 0;
  for (let at = 0; at < no.length; at++) {
    const digit = Number(no[no.length - 1 - at]);
    const doubled = at % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** A full number in a text. */
export interface FullNumber {
  /** Its first character. */
  from: number;
  /** The character after its last one. */
  to: number;
  /** Its digits, as ASCII. */
  digits: string;
  /** What is stored in its place. */
  masked: string;
}

const HAN_DIGITS = '\u3007\u4e00\u4e8c\u4e09\u56db\u4e94\u516d\u4e03\u516b\u4e5d';
const DIGIT = /\p{Nd}/u;
const MARK = /\p{M}/gu;

/** A character as a person reads it: digits of all scripts as ASCII, marks and invisible characters as nothing. */
function plainOf(char: string): string {
  if (char >= ' ' && char <= '~') return char;
  const plain = withoutInvisible(char.normalize('NFKC')).replace(MARK, '');
  if (plain === '\u96f6') return '0';
  const han = plain === '' ? -1 : HAN_DIGITS.indexOf(plain);
  if (han >= 0) return String(han);
  if (plain <= '9' || !DIGIT.test(plain)) return plain;
  // The ten digits of a script follow each other.
  const code = plain.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && DIGIT.test(String.fromCodePoint(code - value - 1))) value++;
  return String(value);
}

/** Takes the place of what is no part of a number. No normalised text contains it. */
const CUT = '\0';
const cut = (text: string) => CUT.repeat(text.length);

const YEAR = '(?:19|20)\\d\\d';
const MONTH = '(?:0[1-9]|1[0-2])';
const DAY = '(?:0[1-9]|[12]\\d|3[01])';
const ONE_OR_TWO = '(?:0?[1-9]|[12]\\d|3[01])';
const HOUR = '(?:[01]\\d|2[0-3])';
const SIXTY = '[0-5]\\d';
/** Numbers that stay: of records and requests, digests, dates, times, and numbers that are masked already. */
const STAYS = [
  `(?<![A-Za-z\\d])(?:[A-Z]{1,4}(?:\\d\\d)?)?20\\d\\d${MONTH}${DAY}${HOUR}${SIXTY}${SIXTY}\\d{6,8}(?!\\d)`,
  `(?<![A-Za-z\\d])[A-Z]{1,4}20\\d\\d${MONTH}${DAY}\\d{4}(?!\\d)`,
  // The number of an attempt at an upstream begins with its channel.
  '(?<![A-Za-z\\d])CH\\d{14}(?!\\d)',
  `(?<![A-Za-z\\d])(?=(?:[\\d-]*[a-f]){4})[\\da-f]{8}-(?:[\\da-f]{4}-){3}[\\da-f]{12}(?![A-Za-z\\d])`,
  '(?<![A-Za-z\\d])(?=(?:\\d*[a-f]){4})(?:[\\da-f]{32}|[\\da-f]{40}|[\\da-f]{64})(?![A-Za-z\\d])',
  `(?<!\\d|\\d[-/._])${YEAR}([-/.])(?:0?[1-9]|1[0-2])\\1${ONE_OR_TWO}(?!\\d|[-/._]\\d)`,
  `(?<!\\d|\\d[-/._])${ONE_OR_TWO}([-/.])${ONE_OR_TWO}\\2${YEAR}(?!\\d|[-/._]\\d)`,
  `(?<!\\d)${YEAR}${MONTH}${DAY}T${HOUR}${SIXTY}(?:${SIXTY})?(?!\\d)`,
  `(?<![\\d:])(?:[01]?\\d|2[0-3]):${SIXTY}(?::${SIXTY}(?:\\.\\d{1,6})?)?(?![\\d:])`,
  '(?<!\\d)\\d{0,6}\\*{6}\\d{4}(?!\\d)',
];
const STAYING = new RegExp(STAYS.join('|'), 'g');

/** Signs that join digits to one number. */
const JOINING = "[\\s\\p{Z}\\p{Pd}\\u2212.\\u3002\\u00b7\\u2022\\u30fb/\\\\\\u2044\\u2215_'\\u2019]";
const SUM = "(?:\\d{1,3}([,.' ])\\d{3}(?:\\{n}\\d{3}){0,3}(?:[.,]\\d{1,4})?|\\d{1,12}\\.\\d{1,4}|\\d{1,9})";
const BEFORE = `(?<!\\d(?:,|${JOINING}*))`;
const AFTER = `(?!(?:,|${JOINING}*)\\d)`;
/** Amounts with their currency, its code or its sign. */
const PRICE = new RegExp(
  `(?<![A-Za-z])([A-Z]{3}|\\p{Sc}) ?${SUM.replace('{n}', '2')}${AFTER}|${BEFORE}${SUM.replace('{n}', '3')} ?([A-Z]{3}|\\p{Sc})(?![A-Za-z])`,
  'gu',
);
/** Amounts with groups of three. */
const GROUPED = /(?<![\d.,])\d{1,3}(?:,\d{3}){1,3}(?:\.\d{1,4})?(?!\d|,\d)/g;

const isCurrency = (text: string) => text.length < 3 || minorDigits(text) !== undefined;

/** Letters that are typed for the digits 0 and 1. */
const ALIKE = /(?<![A-Za-z])[OoIl]+(?=\d)|(?<=\d)[OoIl]+(?=\d)|(?<=\d)[OoIl]+(?![A-Za-z])/g;
const asDigits = (letters: string) => letters.replace(/[Oo]/g, '0').replace(/[Il]/g, '1');

/** Digits with spaces, line breaks, dashes, dots, slashes or underscores between them. */
const JOINED = new RegExp(`\\d(?:${JOINING}*\\d)*`, 'gu');
/** Digits with other signs, or single letters, between them. */
const LOOSE = /\d+(?:(?:[^\p{L}\p{N}\0]{1,4}|[A-Za-z])\d+)+/gu;

const digitsOf = (text: string) => text.replace(/\D/g, '');
const isCard = (digits: string) => digits.length >= CARD && digits.length <= LONGEST && hasLuhn(digits);

const OCTET = '(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)';
const HARMLESS = new RegExp(
  `^(?:\\d{1,9}\\.\\d\\d|${OCTET}(?:\\.${OCTET}){3}(?:/\\d{1,2})?|\\d{1,3}\\.0\\.\\d{1,5}\\.\\d{1,3})$`,
);
/** True for amounts with two decimals, addresses, and versions of browsers, one or several. */
const areHarmless = (text: string) => text.split(/\s+/).every((part) => /^[\p{Pd}/]$/u.test(part) || HARMLESS.test(part));

/** True when digits with other signs or single letters between them are likely one number. */
function isLikely(text: string): boolean {
  const groups = text.match(/\d+/g) ?? [];
  const digits = groups.join('');
  const [first = ''] = groups;
  const last = groups.at(-1)?.length ?? 0;
  const isEven = groups.slice(0, -1).every(({ length }) => length === first.length);
  const areEven = isEven && (groups.length > 2 ? last <= first.length : last === first.length);
  if (!/[A-Za-z]/.test(text)) return isCard(digits) && (areEven || !/\s/.test(text));
  if (areEven) return digits.length >= SHORTEST && digits.length <= LONGEST;
  return isCard(digits) && groups.every(({ length }) => length > 2);
}

/** The numbers in joined digits: each one for itself if all of them are long, otherwise all as one. */
function partsOf(text: string): RegExpExecArray[] {
  const groups = [...text.matchAll(/\d+/g)];
  const isList = digitsOf(text).length > LONGEST && groups.every(([group]) => group.length >= SHORTEST);
  return isList ? groups : [...text.matchAll(/^.+$/gs)];
}

/**
 * Full numbers of accounts and cards in a text, in their order, however they are written: with digits of any script, separators,
 * invisible characters or letters between them. Numbers of records and requests, dates, times, amounts and addresses stay.
 */
export function fullNumbersIn(text: string): FullNumber[] {
  const isAscii = /^[ -~]*$/.test(text);
  if (isAscii && (text.match(/[\dOoIl]/g)?.length ?? 0) < SHORTEST) return [];
  let plain = isAscii ? text : '';
  // Where each character of `plain` comes from; an ASCII text (a file as base64 has millions of characters) is its own.
  const starts: number[] = [];
  const ends: number[] = [];
  let at = 0;
  for (const char of isAscii ? '' : text) {
    const own = plainOf(char);
    for (let part = 0; part < own.length; part++) {
      starts.push(at);
      ends.push(at + char.length);
    }
    plain += own;
    at += char.length;
  }
  let rest = plain
    .replace(STAYING, cut)
    .replace(PRICE, (whole, before?: string, _a?: string, _b?: string, after?: string) =>
      isCurrency(before ?? after ?? '') ? cut(whole) : whole,
    )
    .replace(GROUPED, cut)
    .replace(ALIKE, asDigits);
  const found: FullNumber[] = [];
  const take = (part: string, from: number) => {
    const digits = digitsOf(part);
    const isWhole = digits.length <= LONGEST && plain[from - 1] !== '+';
    const last = from + part.length - 1;
    found.push({
      from: starts[from] ?? from,
      to: ends[last] ?? last + 1,
      digits,
      masked: maskAccount(isWhole ? digits : digits.slice(-4)),
    });
  };
  rest = rest.replace(JOINED, (joined, from: number) => {
    if (areHarmless(joined)) return cut(joined);
    if (digitsOf(joined).length < SHORTEST) return joined;
    for (const part of partsOf(joined)) take(part[0], from + part.index);
    return cut(joined);
  });
  for (const { 0: loose, index } of rest.matchAll(LOOSE)) if (isLikely(loose)) take(loose, index);
  return found.sort((a, b) => a.from - b.from);
}

/** The text with its full numbers masked; without one, the same text. With `limit`, it has at most so many characters if the text has. */
export function hideFullNumbers(text: string, limit = Number.POSITIVE_INFINITY): string {
  const found = fullNumbersIn(text);
  const hideBy = (formOf: (masked: string) => string) => {
    const before = found.map(({ from, masked }, at) => text.slice(found[at - 1]?.to ?? 0, from) + formOf(masked));
    return before.join('') + text.slice(found.at(-1)?.to ?? 0);
  };
  const hidden = hideBy((masked) => masked);
  return hidden.length > limit ? hideBy((masked) => maskAccount(masked.slice(-4))) : hidden;
}

/** True for a text with the number of a payment card, or more digits than any number has. */
export const hasCard = (text: string): boolean =>
  fullNumbersIn(text).some(({ digits }) => isCard(digits) || digits.length > LONGEST);
