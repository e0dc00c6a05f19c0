import { isOpenAt } from '../base/hours';
import type { Product, Way } from '../model/catalog';
import type { Holder } from '../model/parties';
import type { RouteRequest } from './channels/routing';

/** True when a merchant may use a way at this time, for any amount: product and way are enabled and within their hours. */
export function isWayOpen(way: Way, { no }: Pick<Holder, 'no'>, at: number): boolean {
  const { product, status, mchScope, mchNos } = way;
  if (status !== 'ENABLED' || product.status !== 'ENABLED') return false;
  if (mchScope !== 'ALL' && mchNos.includes(no) !== (mchScope === 'INCLUDE')) return false;
  return isOpenAt(product, at) && isOpenAt(way, at);
}

/** True when the product allows this amount, minor units (docs/rules/product.md#amounts). */
function isSold({ amountMode, min, max, fixedAmounts }: Product, amount: bigint): boolean {
  const isFixed = amountMode !== 'RANGE' && fixedAmounts.includes(amount);
  return isFixed || (amountMode !== 'FIXED' && min <= amount && amount <= max);
}

/** True when a way accepts this order now; otherwise the fallback is used. */
export const takesOrder = (way: Way, { amount, holder, at }: RouteRequest): boolean =>
  isWayOpen(way, holder, at) && isSold(way.product, amount) && way.min <= amount && amount <= way.max;
