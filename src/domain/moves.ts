import { formatAmount } from './money';

/**
 * `THB +1,250.00`, `THB \u22121,250.00`: an amount that comes or goes. The sign stands before the digits, as that of a negative amount
 * does (docs/rules/money.md#amounts). @param amount decimal string without a sign
 */
export const formatMove = (amount: string, currency: string, isIn: boolean): string =>
  `${currency} ${isIn ? '+' : '\u2212'}${formatAmount(amount, currency)}`;
