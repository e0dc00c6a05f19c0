import type { OperatorSession } from '@/contract';
import { iso } from '../../engine/time';
import { canSignIn, LIFE_MS, type Login, type Operator } from '../../model/operators';
import type { World } from '../../model/world';

/** Valid sessions of an operator, last active first. */
export function openSessions(world: World, operator: Operator): Login[] {
  const now = world.clock.now();
  if (!canSignIn(operator, now)) return [];
  return world.logins
    .filter((login) => login.operator === operator && !login.isOver && now - login.lastSeenAt < LIFE_MS)
    .sort((a, b) => b.lastSeenAt - a.lastSeenAt);
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
