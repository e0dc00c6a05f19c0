import type { OperatorSession } from '@/contract';
import { iso } from '../../engine/time';
import { canSignIn, LIFE_MS, type Login, type Operator } from '../../model/operators';
import type { World } from '../../model/world';
import { tellEnded } from '../inbox/ownNotices';
import { breachOf } from './rules';

/** Valid sessions of an operator, last active first. */
export function openSessions(world: World, operator: Operator): Login[] {
  const now = world.clock.now();
  if (!canSignIn(operator, now)) return [];
  return world.logins
    .filter((login) => login.operator === operator && !login.isOver && now - login.lastSeenAt < LIFE_MS)
    .sort((a, b) => b.lastSeenAt - a.lastSeenAt);
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
