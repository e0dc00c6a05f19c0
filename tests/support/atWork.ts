import type { Platform } from '../../mock/platform';

/** Lets time of the platform pass while the operators work: no session ends for want of input (docs/rules/session.md#idle-time). */
export function passAtWork({ clock, world }: Platform, ms: number): void {
  const working = world.logins.filter(({ inputAt }) => clock.now() - inputAt < world.sessionLimits.idleMs);
  clock.advance(ms);
  for (const login of working) login.inputAt = clock.now();
}
