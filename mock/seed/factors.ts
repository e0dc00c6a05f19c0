import { Secret } from 'otpauth';
import { createRandom } from '../engine/random';
import { DAY } from '../engine/time';
import { factorsOf, requiresFactor } from '../flow/factor/factors';
import type { World } from '../model/world';

/** Operators whose role requires a second factor and who have none: days until they must set it up. */
const WITHOUT: Readonly<Record<string, number>> = { 'n.hassan': 2, 'e.lim': -1 };

/** Gives every operator whose role requires it an authenticator app (docs/rules/simulation.md#second-factors). */
export function seedFactors(world: World, seed: string, now: number, origin: string | null = null) {
  const random = createRandom(`${seed} factors`);
  Object.assign(world.factors, { isOn: true, origin });
  for (const operator of world.operators) {
    const secret = Secret.fromHex(Array.from({ length: 40 }, () => random.int(0, 15).toString(16)).join('')).base32;
    if (operator.status !== 'ACTIVE' || !requiresFactor(world, operator)) continue;
    const set = factorsOf(world, operator);
    const days = WITHOUT[operator.username];
    if (days !== undefined) {
      set.enrolBy = now + days * DAY;
      continue;
    }
    const createdAt = operator.createdAt + DAY;
    set.factors.push({ id: world.numberOf('F'), kind: 'TOTP', name: 'Phone', secret, lastStep: 0, createdAt, lastUsedAt: null });
  }
}
