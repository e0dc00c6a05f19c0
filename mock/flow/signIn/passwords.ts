import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import { LEAST_STRENGTH } from '../../../src/domain/password';
import { strengthOf } from '../../../src/domain/passwordStrength';
import { demoPassword } from '../../base/demoAccounts';
import { invalid } from '../../engine/schema';
import type { Lang, Text } from '../../engine/text';
import type { Login, Operator, StoredPassword } from '../../model/operators';
import type { World } from '../../model/world';
import { tellEnded } from '../inbox/ownNotices';
import { voidLink } from './links';
import { openSessions } from './sessions';

/** The present password and the four before it. */
const REMEMBERED = 5;
const NAMED: Text = ['The password must not contain the username.', '密码不能包含用户名。'];
const REUSED: Text = ['Choose a password that is not one of your last five.', '不能使用最近五次用过的密码。'];
const WEAK: Text = [
  'This password is too easy to guess. Use three or more unrelated words.',
  '密码过于容易猜到，请使用三个或更多不相关的单词。',
];

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

const storedOf = ({ passwords }: World, { id, status }: Operator): readonly StoredPassword[] =>
  passwords.get(id) ?? (status === 'INVITED' ? [] : [demo]);

/** True when this is the operator's password. An unknown operator costs the same time (docs/rules/session.md#sign-in). */
export function isPasswordOf(world: World, operator: Operator | undefined, password: string): boolean {
  const [present = demo] = operator ? storedOf(world, operator) : [];
  return isSame(present, password) && operator !== undefined;
}

/**
 * Checks a new password beyond its length (docs/rules/session.md#password).
 * @param name of the field that holds it
 * @throws Refusal 422 at that field when it contains the username, is one of the last five or is too easy to guess
 */
export function demandGoodPassword(world: World, operator: Operator, password: string, name: string, lang: Lang): void {
  const refuse = (rule: string, text: Text) => invalid(lang, [{ name, rule, text }]);
  if (password.toLowerCase().includes(operator.username.toLowerCase())) throw refuse('username', NAMED);
  if (storedOf(world, operator).some((one) => isSame(one, password))) throw refuse('unique', REUSED);
  if (strengthOf(password, [operator.username, operator.realName]).step < LEAST_STRENGTH) throw refuse('strength', WEAK);
}

/**
 * Replaces the password, and ends what was begun with the former one: sessions, sign-ins that wait for their second step, and a mailed
 * link (docs/rules/session.md#password). @param at time of the call, in ms UTC @param kept a session that goes on
 * @returns number of sessions that ended
 */
export function replacePassword(world: World, operator: Operator, password: string, at: number, kept?: Login): number {
  world.passwords.set(operator.id, [store(password), ...storedOf(world, operator)].slice(0, REMEMBERED));
  operator.passwordChangedAt = at;
  voidLink(world, operator);
  const { challenges } = world.factors;
  for (const [id, { operatorId, purpose }] of challenges)
    if (operatorId === operator.id && purpose.kind === 'signIn') challenges.delete(id);
  const ended = openSessions(world, operator).filter((login) => login !== kept).length;
  // Those of a locked operator too, which the new password would open again.
  for (const login of world.logins) if (login.operator === operator && login !== kept) login.isOver = true;
  tellEnded(world, operator, ended, operator);
  return ended;
}
