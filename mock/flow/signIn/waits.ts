import { Refusal, type Text } from '../../engine/text';
import { iso, MINUTE } from '../../engine/time';
import type { Attempt, Gate } from '../../model/attempts';
import type { Operator, PlatformCall } from '../../model/operators';
import type { World } from '../../model/world';

const LONGEST_WAIT_S = 60;
const LOCK_AFTER = 10;
const LOCK_MS = 15 * MINUTE;
/** Failures are forgotten after the same time without another one. */
const FORGET_MS = LOCK_MS;
/** Gates kept at the same time: names are made up faster than they are forgotten. */
const GATES = 10_000;

const WAIT: Text = ['Wait {seconds} sec before the next attempt.', '请在 {seconds} 秒后重试。'];
const LOCKED: Text = ['Too many failed attempts. Try again after {until} UTC.', '失败次数过多，请于 {until}（UTC）后重试。'];

/** The sign-in attempt of a call. @param operator undefined for an unknown name, which is counted like a known one */
export const attemptOf = (
  { ip, userAgent = '', at }: PlatformCall,
  username: string,
  operator: Operator | undefined,
): Attempt => ({ ip, userAgent, at, username, operator });

const pairOf = ({ username, ip }: Attempt) => `pair ${ip} ${username}`;
const keysOf = (attempt: Attempt) => [`name ${attempt.username}`, `address ${attempt.ip}`, pairOf(attempt)];

const isForgotten = ({ failedAt }: Gate, at: number) => failedAt + FORGET_MS <= at;

/** True when the operator has signed in from this address with this browser before. */
const isKnownDevice = ({ logins }: World, { operator, ip, userAgent }: Attempt) =>
  logins.some((login) => login.operator === operator && login.ip === ip && login.userAgent === userAgent);

function refuse(until: number, at: number): Refusal {
  const seconds = Math.ceil((until - at) / 1000);
  const data = { lockedUntil: iso(until), retryAfterSec: seconds };
  if (seconds <= LONGEST_WAIT_S) return new Refusal(429, 'RATE_LIMITED', WAIT, { seconds }, data);
  return new Refusal(429, 'RATE_LIMITED', LOCKED, { until: iso(until).slice(11, 16) }, data);
}

/**
 * Stops an attempt during a wait or a lock (docs/rules/session.md#failed-attempts). A known device is judged by its own failures only, so
 * that an outsider cannot slow it down. @throws Refusal 429
 */
export function demandNoWait(world: World, attempt: Attempt): void {
  const keys = isKnownDevice(world, attempt) ? [pairOf(attempt)] : keysOf(attempt);
  const until = Math.max(...keys.map((key) => world.gates.get(key)?.until ?? 0));
  if (until > attempt.at) throw refuse(until, attempt.at);
}

function fail(world: World, attempt: Attempt, key: string): Gate {
  const { at, username } = attempt;
  const { gates } = world;
  const before = gates.get(key);
  const failures = before && !isForgotten(before, at) ? before.failures + 1 : 1;
  const gate: Gate = {
    username: key.startsWith('address ') ? null : username,
    failures,
    failedAt: at,
    until: at + 1000 * Math.min(LONGEST_WAIT_S, 2 ** (failures - 1)),
  };
  // The last to fail comes last, so that the first are the oldest.
  gates.delete(key);
  gates.set(key, gate);
  for (const [oldest, one] of gates) {
    if (gates.size <= GATES && !isForgotten(one, at)) break;
    gates.delete(oldest);
  }
  return gate;
}

/** Counts a failed attempt for its name, its address and both together. @throws Refusal 429 when it locks the pair */
export function countFailure(world: World, attempt: Attempt): void {
  const { operator, at } = attempt;
  const pair = keysOf(attempt).map((key) => fail(world, attempt, key))[2] as Gate;
  if (operator) operator.failures++;
  if (pair.failures < LOCK_AFTER) return;
  pair.until = at + LOCK_MS;
  if (operator) operator.lockedUntil = pair.until;
  throw refuse(pair.until, at);
}

/** A complete sign-in forgives the failures of the name, and of its pair with this address. */
export function forgive({ gates }: World, attempt: Attempt): void {
  const [name = '', , pair = ''] = keysOf(attempt);
  gates.delete(name);
  gates.delete(pair);
  if (attempt.operator) attempt.operator.failures = 0;
}

/** Ends all waits and locks of an operator (docs/rules/operator.md#states). */
export function clearWaits({ gates }: World, operator: Operator): void {
  for (const [key, { username }] of gates) if (username === operator.username) gates.delete(key);
  Object.assign(operator, { failures: 0, lockedUntil: 0 });
}
