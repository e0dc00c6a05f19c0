import type { WithdrawStatus } from '@/contract';
import { isOneOf } from '../../../src/domain/typed';
import { canHappen, isUndecided, isWaiting, type WithdrawEvent, withdrawTransitions } from '../../../src/domain/withdraw';
import type { Withdraw } from '../../model/payments';
import type { EventDetails, OrderEvent } from '../../model/records';
import type { World } from '../../model/world';
import { release } from '../postings';
import { closeQuestion } from './asked';
import { dueTime } from './dueTime';

/**
 * Moves an order according to the state table; the only function that changes its status.
 * @throws Error when the table has no such move
 */
export function move(world: World, order: Withdraw, event: WithdrawEvent, to: WithdrawStatus, details: EventDetails) {
  if (!canHappen(event, order.status) || !isOneOf(withdrawTransitions[event].to, to))
    throw new Error(`${order.no}: ${event} cannot lead from ${order.status} to ${to}`);
  const at = world.clock.now();
  if (!isUndecided(to)) closeQuestion(order, null, at, null);
  if (order.status === 'WAITING_HOLDER') endRequest(order, at);
  order.status = to;
  order.version++;
  order.updatedAt = at;
  order.events.push({ at, ...details });
  world.withdraws.refresh(order);
  if (isUndecided(to)) world.open.add(order);
  else world.open.delete(order);
  if (!isWaiting(to)) order.claimedBy = null;
  if (!isUndecided(to)) order.assignment = null;
}

/** Ends the wait for the holder: the time that was left runs on from now, to the due time and to the expiry. */
function endRequest(order: Withdraw, at: number) {
  const { request } = order;
  if (!request) return;
  order.request = { ...request, endedAt: at };
  order.dueAt = dueTime(at, order.holder.level, request.left);
  order.expiresAt += at - request.at;
}

const ENDED: ReadonlySet<string> = new Set(['SUCCESS', 'REJECTED', 'CANCELED', 'EXPIRED'] satisfies WithdrawStatus[]);

/** True in the last states of a withdraw order or a payout: nothing is frozen for it any more. */
export const hasEnded = (status: string): boolean => ENDED.has(status);

/** Changes an order that stays in its state. */
export function change(world: World, order: Withdraw, details: EventDetails) {
  const at = world.clock.now();
  order.version++;
  order.updatedAt = at;
  order.events.push({ at, ...details });
}

/** Adds an event without a change of state or version. */
export function addEvent(world: World, order: Withdraw, details: EventDetails) {
  order.events.push({ at: world.clock.now(), ...details, isSide: true });
}

/** The event that led to the current state. */
export const lastMove = (order: Withdraw): OrderEvent | undefined => order.events.findLast(({ isSide }) => !isSide);

/** Events that leave the decision of the stage as it is. */
const ASSIGNING: ReadonlySet<string> = new Set(['ASSIGNED', 'UNASSIGNED']);

/** The event that a reviewer could undo. */
export const lastStep = (order: Withdraw): OrderEvent | undefined =>
  order.events.findLast(({ isSide, kind }) => !isSide && !ASSIGNING.has(kind));

/** Ends an order without a payout and releases the money. */
export function close(world: World, order: Withdraw, event: WithdrawEvent, to: WithdrawStatus, details: EventDetails) {
  move(world, order, event, to, details);
  order.finishedAt = order.updatedAt;
  world.ledger.post(order.updatedAt, 'RELEASE', order.no, release(order.account, order.amount));
}
