import type { CurrencyTotal } from '@/contract';
import { addMoney } from './money';

/** Count and sum of the amounts of rows, per currency and never across them. */
export function sumsOf(rows: readonly { currency: string; amount: string }[]): CurrencyTotal[] {
  const currencies = [...new Set(rows.map((row) => row.currency))].sort();
  return currencies.map((currency) => {
    const amounts = rows.filter((row) => row.currency === currency).map((row) => row.amount);
    return { currency, count: amounts.length, amount: addMoney(amounts, currency) };
  });
}
