import { AMOUNTS, currencyInfo } from '../base/money';
import type { Product } from '../model/catalog';

/** Amounts to test a price with: a typical one, then the limits of the product. Minor units. */
export function samples({ currency, min, max }: Product): bigint[] {
  const usual = BigInt(AMOUNTS[currency]?.median ?? 1) * 10n ** BigInt(currencyInfo(currency).digits);
  return [usual < min ? min : usual > max ? max : usual, max, min];
}
