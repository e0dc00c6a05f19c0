import Big from 'big.js';
import { spikeSeverity } from '../../../src/domain/thresholds';
import { entryAt } from '../../../src/domain/typed';
import { firstAt } from '../../engine/store';
import { DAY, HOUR } from '../../engine/time';
import type { Flag, Withdraw } from '../../model/payments';
import { purseOf, type World } from '../../model/world';

const USUAL_MS = 30 * DAY;
const DUPLICATE_MS = 72 * HOUR;
const SHOWN_DUPLICATES = 20;
/** With fewer orders there is no usual amount. */
const LEAST_ORDERS = 5;
/** The latest of more orders: each request is compared, so the time for one must not grow with the history. */
const MOST_ORDERS = 100;
/** Orders that were never paid. */
const DROPPED: ReadonlySet<string> = new Set(['REJECTED', 'CANCELED', 'EXPIRED']);

export const isDropped = ({ status }: Pick<Withdraw, 'status'>): boolean => DROPPED.has(status);

/**
 * The holder's latest orders in this currency in the 30 days before a time, at most 100, newest first, without this one and those
 * never paid.
 */
export function usualOrders(world: World, order: Pick<Withdraw, 'account'>, before: number): Withdraw[] {
  const orders: Withdraw[] = [];
  const rows = world.withdraws.group(purseOf(order.account));
  for (let at = rows.length - 1; at >= 0 && orders.length < MOST_ORDERS; at--) {
    const row = entryAt(rows, at);
    if (row === order || row.submittedAt > before) continue;
    if (row.submittedAt < before - USUAL_MS) break;
    if (!isDropped(row)) orders.push(row);
  }
  return orders;
}

/**
 * Median net amount of a holder's orders in this currency in the 30 days before a time, in minor units; null below 5 orders.
 * @param order order of the holder, which is not counted
 */
export function usualNet(world: World, order: Pick<Withdraw, 'account'>, before: number) {
  const nets = usualOrders(world, order, before).map(({ net }) => net);
  if (nets.length < LEAST_ORDERS) return null;
  nets.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  const [low, high] = [nets[(nets.length - 1) >> 1], nets[nets.length >> 1]] as [bigint, bigint];
  return { net: (low + high) / 2n, count: nets.length };
}

/**
 * Net of an order as a multiple of its holder's usual amount before a time, with one digit, and that amount; undefined without a
 * usual amount.
 */
export function comparedWithUsual(world: World, order: Pick<Withdraw, 'account' | 'net'>, before: number) {
  const usual = usualNet(world, order, before);
  if (!usual || usual.net === 0n) return undefined;
  return { ...usual, multiple: new Big(String(order.net)).div(String(usual.net)).toFixed(1, Big.roundHalfUp) };
}

/** The flag of an unusual amount, judged by the multiple that the decision card shows (docs/rules/withdraw.md#unusual-amount). */
export function spikeOf(world: World, order: Pick<Withdraw, 'account' | 'net'>, at: number): Flag | undefined {
  const { multiple = '' } = comparedWithUsual(world, order, at) ?? {};
  const severity = spikeSeverity(multiple);
  return severity && { code: 'AMOUNT_SPIKE', severity, value: Number(multiple) };
}

/** Possible duplicates: other orders of the holder with the same requested amount and account, newest first. */
export function duplicatesOf({ withdraws }: World, order: Withdraw): Withdraw[] {
  const { requested, payee, submittedAt } = order;
  const rows = withdraws.group(purseOf(order.account));
  const from = firstAt(rows, submittedAt - DUPLICATE_MS, (row) => row.submittedAt);
  const to = firstAt(rows, submittedAt + DUPLICATE_MS + 1, (row) => row.submittedAt);
  const isDuplicate = (other: Withdraw) =>
    other !== order &&
    other.requested === requested &&
    other.payee.bankCode === payee.bankCode &&
    other.payee.accountNo === payee.accountNo &&
    !isDropped(other);
  return rows.slice(from, to).filter(isDuplicate).slice(-SHOWN_DUPLICATES).reverse();
}

/** What a pass of an order acknowledges: its HIGH flags and possible duplicates (docs/rules/withdraw.md#pass). */
export const acknowledgementsOf = (world: World, order: Withdraw) => ({
  acknowledgedFlags: order.flags.filter(({ severity }) => severity === 'HIGH').map(({ code }) => code),
  acknowledgedDuplicates: duplicatesOf(world, order).map(({ no }) => no),
});
