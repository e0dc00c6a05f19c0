import { entryAt } from '../../../src/domain/typed';
import { Refusal, type Text } from '../../engine/text';
import { iso, MINUTE } from '../../engine/time';
import type { Operator, PlatformCall } from '../../model/operators';
import type { Attempt, Gate, Gates } from '../../model/signIn';
import type { World } from '../../model/world';
import { networkOf } from './network';

const LONGEST_WAIT_S = 60;
const LOCK_AFTER = 10;
const LOCK_MS = 15 * MINUTE;
/** Failures are forgotten after the same time without another one. */
const FORGET_MS = LOCK_MS;
/** Gates of each kind at the same time: names are made up faster than they are forgotten. */
const GATES = 10_000;
/** Addresses at which one name waits: whoever has many cannot push other names out. */
const PAIRS_OF_NAME = 100;

const WAIT: Text = ['Wait {seconds} sec before the next attempt.', '请在 {seconds} 秒后重试。'];
const LOCKED: Text = ['Too many failed attempts. Try again after {until} UTC.', '失败次数过多，请于 {until}（UTC）后重试。'];

/** The sign-in attempt of a call. @param operator undefined for an unknown name, which is counted like a known one */
export const attemptOf = (
  { ip, userAgent = '', at }: PlatformCall,
  username: string,
  operator: Operator | undefined,
): Attempt => ({ ip, userAgent, at, username, operator });

type Place = readonly [kind: keyof Gates, key: string];

/** Where an attempt is counted: its name, its address, and both together. */
function placesOf({ username, ip, operator }: Attempt): readonly [name: Place, address: Place, pair: Place] {
  const network = networkOf(ip);
  const [name, pair] = operator ? (['name', 'pair'] as const) : (['invented', 'invented'] as const);
  return [
    [name, `name ${username}`],
    ['address', network],
    [pair, `pair ${network} ${username}`],
  ];
}

const isForgotten = ({ failedAt }: Gate, at: number) => failedAt + FORGET_MS <= at;

/** True when the operator has signed in from this address with this browser before. */
const isKnownDevice = ({ logins }: World, { operator, ip, userAgent }: Attempt) =>
  logins.some((login) => login.operator === operator && networkOf(login.ip) === networkOf(ip) && login.userAgent === userAgent);

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
  const places = placesOf(attempt);
  const asked = isKnownDevice(world, attempt) ? [places[2]] : places;
  const until = Math.max(...asked.map(([kind, key]) => world.gates[kind].get(key)?.until ?? 0));
  if (until > attempt.at) throw refuse(until, attempt.at);
}

function fail(world: World, { at, username }: Attempt, [kind, key]: Place): Gate {
  const gates = world.gates[kind];
  const before = gates.get(key);
  const failures = before && !isForgotten(before, at) ? before.failures + 1 : 1;
  const gate: Gate = {
    username: kind === 'address' ? null : username,
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
  if (kind === 'pair') {
    const own = [...gates].filter(([, one]) => one.username === username);
    for (const [oldest] of own.slice(0, -PAIRS_OF_NAME)) gates.delete(oldest);
  }
  return gate;
}

/** Counts a failed attempt for its name, its address and both together. @throws Refusal 429 when it locks the pair */
export function countFailure(world: World, attempt: Attempt): void {
  const { operator, at } = attempt;
  const pair = entryAt(
    placesOf(attempt).map((place) => fail(world, attempt, place)),
    2,
  );
  if (operator) operator.failures++;
  if (pair.failures < LOCK_AFTER) return;
  pair.until = at + LOCK_MS;
  if (operator) operator.lockedUntil = pair.until;
  throw refuse(pair.until, at);
}

/** A complete sign-in forgives the failures of the name, and of its pair with this address. */
export function forgive({ gates }: World, attempt: Attempt): void {
  const [name, , pair] = placesOf(attempt);
  for (const [kind, key] of [name, pair]) gates[kind].delete(key);
  if (attempt.operator) attempt.operator.failures = 0;
}

/** Ends all waits and locks of an operator (docs/rules/operator.md#states). */
export function clearWaits({ gates }: World, operator: Operator): void {
  for (const table of [gates.name, gates.pair])
    for (const [key, { username }] of table) if (username === operator.username) table.delete(key);
  Object.assign(operator, { failures: 0, lockedUntil: 0 });
}
