import { HOUR, MINUTE } from '../engine/time';
import type { Operator } from '../model/operators';
import type { Notify } from '../model/payments';
import type { World } from '../model/world';

/** Delays between attempts: at once, 30 s, 2 m, 10 m, 30 m, 2 h, 6 h, 24 h (docs/rules/trade.md#callbacks). */
const STEPS_MS = [0, 30_000, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 24 * HOUR];
export const NOTIFY_LIMIT = STEPS_MS.length;
const TIMEOUT_MS = 10_000;

export const noNotify = (): Notify => ({ status: 'NONE', tries: [], nextAt: null, failing: 0 });

/** Sends the callback once; returns false on failure. */
function attempt(world: World, notify: Notify, operator?: Operator): boolean {
  const isDone = notify.tries.length >= notify.failing;
  const { chance, clock } = world;
  const isSilent = !isDone && chance.chance(0.5);
  const latencyMs = isSilent ? TIMEOUT_MS : Math.round(chance.logNormal(180, 0.7));
  notify.tries.push({ at: clock.now(), httpStatus: isDone ? 200 : isSilent ? null : 502, latencyMs, operator });
  if (isDone) notify.status = 'SUCCESS';
  return isDone;
}

function step(world: World, notify: Notify) {
  notify.nextAt = null;
  if (notify.status !== 'PENDING' || attempt(world, notify)) return;
  const wait = STEPS_MS[notify.tries.length];
  if (wait === undefined) notify.status = 'FAILED';
  else plan(world, notify, wait);
}

function plan(world: World, notify: Notify, wait: number) {
  const at = world.clock.now() + wait;
  notify.nextAt = at;
  // Skips the attempt when a resend has replaced it.
  world.clock.schedule(at, () => notify.nextAt === at && step(world, notify));
}

/**
 * Starts the callbacks of an order; the first attempt is immediate (docs/rules/simulation.md#flows: 97.2% succeed then, 0.2%
 * never).
 * @param isBroken true while the merchant's URL returns only errors
 */
export function startNotify(world: World, notify: Notify, isBroken = false) {
  const dice = world.chance.next();
  notify.failing = isBroken
    ? Number.POSITIVE_INFINITY
    : dice < 0.972
      ? 0
      : dice < 0.995
        ? world.chance.int(1, 3)
        : dice < 0.998
          ? 5
          : Number.POSITIVE_INFINITY;
  notify.failing += notify.tries.length;
  notify.status = 'PENDING';
  step(world, notify);
}

/** Resends a callback for an operator; a failure does not change the schedule. @returns true when the merchant accepted it */
export function notifyAgain(world: World, notify: Notify, operator: Operator): boolean {
  const isDone = attempt(world, notify, operator);
  if (isDone) notify.nextAt = null;
  else if (notify.nextAt === null) notify.status = 'FAILED';
  return isDone;
}
