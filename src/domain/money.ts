import Big from 'big.js';
import { minorDigits } from './currencyDigits';
import { decimalText, isDecimal } from './numbers';
import { plainText } from './text';

export { isDecimal, minorDigits };

/** Digits that a decimal may have, where the currency sets no limit. */
const MOST_DIGITS = 20;

const digitsIn = (text: string): number => text.split('.')[1]?.length ?? 0;

/** Digits that a typed amount of this currency may have; of a currency that ISO 4217 does not have, all that a decimal may have. */
export const mostDigits = (currency: string): number => minorDigits(currency) ?? MOST_DIGITS;

/** Groups of three, as in both languages of the console. Any other grouping may be a decimal comma. */
const GROUPED = /^-?[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/;

/**
 * Parses a typed or pasted decimal to plain digits. It accepts the console's format ("THB 100,000.00") and full-width characters.
 * It never guesses: a wrong grouping ("1,00") or another currency returns undefined.
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
 * True when the text is an amount of this currency: not negative, and at most the currency's digits
 * (docs/rules/money.md#amounts).
 * @param text the typed text, for example "62400.00"
 */
export function isAmountOf(text: string, currency: string): boolean {
  if (!isDecimal(text) || text.startsWith('-')) return false;
  return digitsIn(text) <= mostDigits(currency);
}

/** Big alone would accept `1e999999` and use up the memory. */
function toBig(text: string): Big {
  if (!isDecimal(text)) throw new TypeError(`No decimal: ${text.slice(0, 40)}`);
  return new Big(text);
}

/**
 * Sum of decimal strings of one currency, with exactly its minor digits. An amount with too many digits keeps them, so that the
 * error is visible and not rounded away. Throws on a text that is not a decimal.
 */
export function addMoney(amounts: readonly string[], currency: string): string {
  const sum = amounts.reduce((total, amount) => total.plus(toBig(amount)), new Big(0));
  // Of an unknown currency, the sum is as fine as its parts.
  const digits = minorDigits(currency) ?? amounts.reduce((most, amount) => Math.max(most, digitsIn(amount)), 0);
  return sum.toFixed(Math.max(digits, digitsIn(sum.toFixed())));
}

/** `whole` minus `part`, with the digits of a sum; negative when the part is larger. Throws on a text that is not a decimal. */
export const lessMoney = (whole: string, part: string, currency: string): string =>
  addMoney([whole, toBig(part).neg().toFixed()], currency);

/** -1, 0 or 1 by value, not by text ("10.0" equals "10"). Throws on a text that is not a decimal. */
export function compareMoney(a: string, b: string): -1 | 0 | 1 {
  return toBig(a).cmp(toBig(b));
}

/**
 * Formats an amount: grouped, with exactly the currency's minor digits. It works on the string, so that digits beyond 2^53 are
 * kept. An invalid decimal or an amount with too many digits is returned unchanged, so that the error is visible. An amount of a
 * currency that ISO 4217 does not have keeps its own digits.
 */
export function formatAmount(amount: string, currency: string): string {
  return isDecimal(amount) && digitsIn(amount) <= mostDigits(currency) ? decimalText(amount, minorDigits(currency)) : amount;
}

/**
 * `THB 1,250.00`: the ISO code is always visible, and the same in both languages (docs/rules/money.md#amounts). An amount without a
 * currency has a question mark, and its own digits.
 */
export function formatMoney(amount: string, currency: string): string {
  return `${currency || '?'} ${formatAmount(amount, currency)}`;
}

/** Whether a decimal string is negative; false without one. */
export const isNegative = (amount: string | null | undefined) => amount?.startsWith('-') ?? false;
