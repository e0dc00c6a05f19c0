import { formatAmount } from './money';

/**
 * `THB +1,250.00`, `THB \u22121,250.00`: an incoming or outgoing amount. The sign is before the digits, as in a negative amount
 * (docs/rules/money.md#amounts). @param amount decimal string without a sign
 */
export const formatMove = (amount: string, currency: string, isIn: boolean): string =>
  `${currency} ${isIn ? '+' : '\u2212'}${formatAmount(amount, currency)}`;
