import { DAY } from '../../engine/time';
import type { Withdraw } from '../../model/payments';
import type { World } from '../../model/world';

const USUAL_MS = 30 * DAY;
/** With fewer orders there is no usual amount. */
const LEAST_ORDERS = 5;
/** Orders that were never paid. */
const DROPPED: ReadonlySet<string> = new Set(['REJECTED', 'CANCELED', 'EXPIRED']);

export const isDropped = ({ status }: Pick<Withdraw, 'status'>): boolean => DROPPED.has(status);

/** The holder's orders in this currency in the 30 days before a time, newest first, without this one and those never paid. */
export function usualOrders(world: World, order: Pick<Withdraw, 'holder' | 'account'>, before: number): Withdraw[] {
  const { holder, account } = order;
  const orders: Withdraw[] = [];
  const rows = world.withdraws.group(account.currency);
  for (let at = rows.length - 1; at >= 0; at--) {
    const row = rows[at] as Withdraw;
    if (row === order || row.submittedAt > before) continue;
    if (row.submittedAt < before - USUAL_MS) break;
    if (row.holder === holder && !isDropped(row)) orders.push(row);
  }
  return orders;
}

/**
 * Median net amount of a holder's orders in this currency in the 30 days before a time, in minor units; null below 5 orders.
 * @param order order of the holder, which is not counted
 */
export function usualNet(world: World, order: Pick<Withdraw, 'holder' | 'account'>, before: number) {
  const nets = usualOrders(world, order, before).map(({ net }) => net);
  if (nets.length < LEAST_ORDERS) return null;
  nets.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  const [low, high] = [nets[(nets.length - 1) >> 1], nets[nets.length >> 1]] as [bigint, bigint];
  return { net: (low + high) / 2n, count: nets.length };
}
