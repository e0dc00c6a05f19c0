import type { PayOrderStatus } from '@/contract';
import { canPayOrder, type PayOrderEvent, payOrderTransitions } from '../../../src/domain/payOrder';
import { isOneOf } from '../../../src/domain/typed';
import { ZONE_MS } from '../../engine/time';
import type { PayOrder, PayRecord } from '../../model/payments';
import type { EventDetails } from '../../model/records';
import type { World } from '../../model/world';
import { startNotify } from '../notify';

/** The callback URL of this merchant is down for two hours each Wednesday (docs/rules/simulation.md#incidents). */
const BROKEN_CALLBACKS = 'M100014';

/**
 * Moves a pay order according to the state table; the only function that changes its status.
 * @throws Error when the table has no such move
 */
export function movePay(world: World, order: PayOrder, event: PayOrderEvent, to: PayOrderStatus, details: EventDetails) {
  if (!canPayOrder(event, order.status) || !isOneOf(payOrderTransitions[event].to, to))
    throw new Error(`${order.no}: ${event} cannot lead from ${order.status} to ${to}`);
  order.status = to;
  order.version++;
  order.updatedAt = world.clock.now();
  order.events.push({ at: order.updatedAt, ...details });
  world.payOrders.refresh(order);
}

/** Adds an event without a change of state or version. */
export function addPayEvent(world: World, order: PayOrder, details: EventDetails) {
  order.events.push({ at: world.clock.now(), ...details, isSide: true });
}

/** Changes an attempt; its number and its order never change. */
export function changeRecord(world: World, one: PayRecord, change: Partial<PayRecord>) {
  Object.assign(one, change, { updatedAt: world.clock.now(), version: one.version + 1 });
}

/** Ends an order without a payment. */
export function end(
  world: World,
  order: PayOrder,
  event: 'fail' | 'expire' | 'close',
  to: 'FAILED' | 'EXPIRED' | 'CLOSED',
  details: EventDetails,
) {
  movePay(world, order, event, to, details);
  order.finishedAt = order.updatedAt;
  for (const one of order.records)
    if (one.status === 'ACCEPTED' || one.status === 'REQUESTING')
      changeRecord(world, one, { status: event === 'fail' ? 'FAILED' : 'ABANDONED' });
  world.cardDesk?.ended(order);
  notifyMerchant(world, order);
}

function isBrokenAt(at: number): boolean {
  const local = new Date(at + ZONE_MS);
  return local.getUTCDay() === 3 && local.getUTCHours() >= 14 && local.getUTCHours() < 16;
}

export function notifyMerchant(world: World, order: PayOrder) {
  startNotify(world, order.notify, order.holder.no === BROKEN_CALLBACKS && isBrokenAt(world.clock.now()));
}
