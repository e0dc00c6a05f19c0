import { addMoney, isDecimal } from './money';

/** Count and sum of one currency's rows; no sum when an amount or the currency is unknown. */
export interface Sum {
  currency: string;
  count: number;
  amount: string | undefined;
}

/**
 * Count and sum of rows per currency, never across currencies.
 * @param of name of the amount
 */
export function sumsOf(
  rows: readonly { currency: string; amount?: string; netAmount?: string }[],
  of: 'amount' | 'netAmount' = 'amount',
): Sum[] {
  const currencies = [...new Set(rows.map((row) => row.currency))].sort();
  return currencies.map((currency) => {
    const amounts = rows.filter((row) => row.currency === currency).map((row) => row[of] ?? '');
    return {
      currency,
      count: amounts.length,
      amount: currency && amounts.every(isDecimal) ? addMoney(amounts, currency) : undefined,
    };
  });
}
