import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import { demoPassword } from '../../base/demoAccounts';
import type { Operator, StoredPassword } from '../../model/operators';
import type { World } from '../../model/world';

/** The present password and the four before it. */
const REMEMBERED = 5;
/** Low on purpose: a simulated platform signs in thousands of times. */
const COST = { N: 1024 };

const hashOf = (password: string, salt: string) => scryptSync(password, salt, 32, COST);

const store = (password: string): StoredPassword => {
  const salt = randomBytes(16).toString('hex');
  return { salt, hash: hashOf(password, salt).toString('hex') };
};

const isSame = ({ salt, hash }: StoredPassword, password: string) =>
  timingSafeEqual(Buffer.from(hash, 'hex'), hashOf(password, salt));

/** Every seeded operator begins with this one. */
const demo = store(demoPassword);

const storedOf = ({ passwords }: World, { id }: Operator): readonly StoredPassword[] => passwords.get(id) ?? [demo];

/** True when this is the operator's password. An unknown operator costs the same time (docs/rules/session.md#sign-in). */
export function isPasswordOf(world: World, operator: Operator | undefined, password: string): boolean {
  const [present = demo] = operator ? storedOf(world, operator) : [];
  return isSame(present, password) && operator !== undefined;
}

/** True for the present password and the four before it (docs/rules/session.md#password). */
export const wasPasswordOf = (world: World, operator: Operator, password: string): boolean =>
  storedOf(world, operator).some((one) => isSame(one, password));

/** Replaces the password. @param at time of the call, in ms UTC */
export function setPassword(world: World, operator: Operator, password: string, at: number): void {
  world.passwords.set(operator.id, [store(password), ...storedOf(world, operator)].slice(0, REMEMBERED));
  operator.passwordChangedAt = at;
}
