import type { OperatorSession } from '@/contract';
import { iso } from '../../engine/time';
import { canSignIn, type Login, type Operator } from '../../model/operators';
import type { World } from '../../model/world';
import { tellEnded } from '../inbox/ownNotices';
import { breachOf } from './rules';

/** Sessions of one operator at once. */
const MOST = 10;

/** Which limit a session has reached by time (docs/rules/session.md#idle-time, docs/rules/session.md#longest-time); undefined for none. */
export function timedOut({ clock, sessionLimits }: World, { inputAt, startedAt }: Login): 'IDLE' | 'LIFE' | undefined {
  if (clock.now() - startedAt >= sessionLimits.lifeMs) return 'LIFE';
  return clock.now() - inputAt >= sessionLimits.idleMs ? 'IDLE' : undefined;
}

/** True while the calls of a session are answered. */
export const isOpen = (world: World, login: Login): boolean =>
  !login.isOver && canSignIn(login.operator, world.clock.now()) && timedOut(world, login) === undefined;

/** Valid sessions of an operator, last active first. */
export function openSessions(world: World, operator: Operator): Login[] {
  return world.logins
    .filter((login) => login.operator === operator && isOpen(world, login))
    .reverse()
    .sort((a, b) => b.lastSeenAt - a.lastSeenAt);
}

/** Ends the sessions that were used longest ago and are too many, and tells the operator (docs/rules/session.md#sessions-at-once). */
export function endExcess(world: World, operator: Operator): void {
  const excess = openSessions(world, operator).slice(MOST);
  for (const login of excess) login.isOver = true;
  tellEnded(world, operator, excess.length, null);
}

/**
 * Ends the sessions of an operator that the sign-in rules refuse at the address of their last call, and tells the operator once of them all
 * (docs/rules/session.md#sign-in-rules). @param by who changed the rules; null when a call or the end of the hours shows it
 */
export function endRefused(world: World, operator: Operator, by: Operator | null): void {
  const now = world.clock.now();
  const refused = openSessions(world, operator).filter(({ lastIp }) => breachOf(world, operator, lastIp, now) !== undefined);
  for (const login of refused) login.isOver = true;
  tellEnded(world, operator, refused.length, by);
}

/** Judges a session by the rules at the address of its call. @returns whether it is over */
export function isRefused(world: World, login: Login, ip: string): boolean {
  login.lastIp = ip;
  if (breachOf(world, login.operator, ip, world.clock.now()) === undefined) return false;
  endRefused(world, login.operator, null);
  return true;
}

/** An open session; `current` marks the session of the call. */
export const showSession = ({ id, startedAt, lastSeenAt, ip, userAgent }: Login, current?: Login): OperatorSession => ({
  sessionId: id,
  startedAt: iso(startedAt),
  lastSeenAt: iso(lastSeenAt),
  ip,
  userAgent,
  isCurrent: current?.id === id,
});
