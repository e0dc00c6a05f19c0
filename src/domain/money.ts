import Big from 'big.js';
import { decimalText, isDecimal } from './numbers';
import { plainText } from './text';

/** Minor digits of the currencies the platform knows (ISO 4217); every other currency counts two. */
const MINOR_DIGITS: Readonly<Record<string, number>> = { VND: 0, JPY: 0, KRW: 0, CLP: 0, BHD: 3, KWD: 3, OMR: 3, JOD: 3, CLF: 4 };

/**
 * How many digits an amount of this currency has after the point.
 * @param currency ISO 4217 code
 */
export function minorDigits(currency: string): number {
  return Object.hasOwn(MINOR_DIGITS, currency) ? (MINOR_DIGITS[currency] as number) : 2;
}

export { isDecimal };

/** Groups of three, as both languages of the console write them; any other grouping may be a decimal comma. */
const GROUPED = /^-?[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/;

/**
 * The decimal that somebody typed or pasted, in plain digits: as the console shows it ("THB 100,000.00"), or in full width. Nothing
 * is guessed: a wrong grouping ("1,00") or another currency than the given one gives undefined.
 */
export function readDecimal(text: string, currency = ''): string | undefined {
  const plain = plainText(text)
    .replace(/\u2212/g, '-')
    .trim();
  const number = currency !== '' && plain.startsWith(`${currency} `) ? plain.slice(currency.length).trim() : plain;
  const digits = GROUPED.test(number) ? number.replaceAll(',', '') : number;
  return isDecimal(digits) ? digits : undefined;
}

/**
 * True when the text is an amount of this currency: not negative, and not more digits than the currency has (docs/rules/money.md#amounts).
 * @param text what an operator typed, for example "62400.00"
 */
export function isAmountOf(text: string, currency: string): boolean {
  if (!isDecimal(text) || text.startsWith('-')) return false;
  return (text.split('.')[1] ?? '').length <= minorDigits(currency);
}

/** Big alone would take `1e999999` as well, and fill the memory with it. */
function toBig(text: string): Big {
  if (!isDecimal(text)) throw new TypeError(`No decimal: ${text.slice(0, 40)}`);
  return new Big(text);
}

/**
 * Sum of decimal strings of one currency, with exactly its minor digits, or more when an amount has more than the currency: it
 * must be seen, not rounded. Throws on a text that is no decimal.
 */
export function addMoney(amounts: readonly string[], currency: string): string {
  const sum = amounts.reduce((total, amount) => total.plus(toBig(amount)), new Big(0));
  const digits = sum.toFixed().split('.')[1]?.length ?? 0;
  return sum.toFixed(Math.max(digits, minorDigits(currency)));
}

/** `whole` less `part`, with the digits of a sum; below zero when the part is more. Throws on a text that is no decimal. */
export const lessMoney = (whole: string, part: string, currency: string): string =>
  addMoney([whole, toBig(part).neg().toFixed()], currency);

/** -1, 0 or 1, by value and not by text ("10.0" equals "10"). Throws on a text that is no decimal. */
export function compareMoney(a: string, b: string): -1 | 0 | 1 {
  return toBig(a).cmp(toBig(b));
}

/**
 * Digits of an amount for people: grouped, with exactly the currency's minor digits, computed on the string so that nothing is
 * lost beyond 2^53. A text that is no decimal, or one with more digits than the currency has, is given back as it is: a wrong
 * amount must be seen, not rounded.
 */
export function formatAmount(amount: string, currency: string): string {
  const digits = minorDigits(currency);
  return isDecimal(amount) && (amount.split('.')[1] ?? '').length <= digits ? decimalText(amount, digits) : amount;
}

/** `THB 1,250.00`: the ISO code is always visible, and the same in both languages (docs/rules/money.md#amounts). */
export function formatMoney(amount: string, currency: string): string {
  return `${currency} ${formatAmount(amount, currency)}`;
}

/** Whether a decimal string is below zero; false where there is none. */
export const isNegative = (amount: string | null | undefined) => amount?.startsWith('-') ?? false;
