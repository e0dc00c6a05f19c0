import { history } from '@umijs/max';
import { RECORD_PARAM, recordAt, screenOfEntity } from '@/domain/records';

/** Orders left by a link while their claim was made by opening them. */
const kept = new Set<string>();
let visited: string | undefined;

/** Marks that the order is left for a related one, in place. */
export function visitFrom(no: string): void {
  visited = no;
}

/** True when the address is that of a record, or of the log of this order. */
function isLinked(no: string): boolean {
  const { pathname, search } = history.location;
  if (pathname === screenOfEntity('withdraw')) return false;
  const params = new URLSearchParams(search);
  return params.has(RECORD_PARAM) || params.get('keyword') === no || recordAt({ pathname, search }) !== undefined;
}

/**
 * Keeps the claim of an order that was left by one of its links, so that the way back finds it (docs/rules/withdraw.md#claim). It is
 * not renewed meanwhile. Returns false when the order was left for good.
 */
export function keepClaim(no: string): boolean {
  const isVisit = visited === no;
  visited = undefined;
  if (!isVisit && !isLinked(no)) return false;
  kept.add(no);
  return true;
}

/** True once for an order with a kept claim. */
export const takeBack = (no: string): boolean => kept.delete(no);
