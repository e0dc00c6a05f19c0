import type { KeyRisk, RoleAction, RoleRisk } from '@/contract';
import { openedBy, roleRiskOf } from '../../../src/domain/role';
import { type ForbiddenPair, forbiddenPair } from '../../../src/domain/separation';
import { closureOf } from '../../base/access';
import { implications } from '../../base/implications';
import { allKeys, commonKeys, nameOfKey, riskOf } from '../../base/screens';
import { type Lang, Refusal, say, type Text } from '../../engine/text';
import { timeOf } from '../../engine/time';
import { LOCKED_OUT, locksOut, withRole } from '../../flow/signIn/rules';
import { type Operator, type Role, SUPER } from '../../model/operators';
import type { World } from '../../model/world';

const FIXED: Text = [
  'The super administrator role always has all permissions and cannot be changed.',
  '超级管理员角色始终拥有全部权限，不可修改。',
];

const OWN: Text = [
  'You hold this role, and you cannot change your own rights. Ask a colleague.',
  '您本人拥有该角色，任何人不得修改自己的权限，请由同事操作。',
];

const IS_ACTIVE: Text = ['This role is already enabled.', '该角色已启用。'];
const IS_DISABLED: Text = ['This role is already disabled.', '该角色已停用。'];
const BUILTIN: Text = ['A built-in role cannot be removed.', '内置角色不可删除。'];
const HAS_MEMBERS: Text = ['Users with this role: {n}. Remove it from them first.', '仍有 {n} 名用户拥有该角色，请先解除。'];

const NOT_HELD: Text = [
  'You can grant only permissions you hold. You do not hold: {names}.',
  '只能授予您自己拥有的权限，您没有：{names}。',
];

const PAIR: Text = ['One user may not hold both “{a}” and “{b}”.', '同一人不得同时拥有“{a}”和“{b}”。'];

const MEMBER_PAIR: Text = [
  '{who} also holds {role}: one user may not hold both “{a}” and “{b}”.',
  '{who} 同时拥有角色 {role}：同一人不得同时拥有“{a}”和“{b}”。',
];

const MORE: Text = ['{n} more', '另外 {n} 项'];
const NAMED = 3;

const impliedBy = new Map(
  [...allKeys].map((key) => [key, [...closureOf([key], allKeys, implications)].filter((one) => one !== key)]),
);

/** All keys that a key implies, directly or indirectly. */
const impliesOf = (key: string): readonly string[] => impliedBy.get(key) ?? [];

/** Keys that can be granted: those of the menu, and those without a screen. */
function grantableKeys({ menu }: World): Set<string> {
  const keys = new Set(Object.keys(commonKeys));
  for (const { key } of menu.values()) if (key !== null) keys.add(key);
  return keys;
}

/** Keys and risks of all roles, computed once per call. */
export function createRoleBook(world: World) {
  const grantable = grantableKeys(world);
  const risks = new Map<string, KeyRisk>();
  for (const { key, risk } of world.menu.values()) if (key !== null) risks.set(key, risk);
  const riskOfKey = (key: string): KeyRisk => risks.get(key) ?? riskOf(key);
  const opened = new Map<string, Map<string, string[]>>();

  /** Keys that a role opens, independent of its status; orphan keys open nothing. */
  function openedOf({ code, keys }: Role): Map<string, string[]> {
    let known = opened.get(code);
    if (!known) {
      known = openedBy(
        keys.filter((key) => allKeys.has(key)),
        impliesOf,
      );
      opened.set(code, known);
    }
    return known;
  }

  const isMoney = (key: string) => riskOfKey(key) === 'MONEY';
  const pairOf = (keys: Iterable<string>) => forbiddenPair(keys, isMoney);
  return {
    grantable,
    riskOfKey,
    openedOf,
    pairOf,
    /** A built-in key is no orphan, even before its button is in the menu (docs/rules/menu.md#synchronize). */
    orphansOf: ({ keys }: Role) => keys.filter((key) => !grantable.has(key) && !allKeys.has(key)),
    riskOfRole: (role: Role): RoleRisk => roleRiskOf([...openedOf(role).keys()].map(riskOfKey)),
    /** The forbidden pair of two roles; super administrators are exempt. */
    pairOfRoles: (a: Role, b: Role): ForbiddenPair | undefined =>
      a.code === SUPER || b.code === SUPER || a === b ? undefined : pairOf([...openedOf(a).keys(), ...openedOf(b).keys()]),
  };
}

export type RoleBook = ReturnType<typeof createRoleBook>;

export const membersOf = ({ operators }: World, { code }: Role): Operator[] =>
  operators.filter(({ roles }) => roles.includes(code)).sort((a, b) => (a.username < b.username ? -1 : 1));

/** Why this operator cannot take an action on this role; undefined when possible. */
export function obstacle(
  world: World,
  book: RoleBook,
  role: Role,
  action: RoleAction,
  actor: Operator,
  lang: Lang,
): Refusal | undefined {
  if (action === 'copy') {
    const pair = book.pairOf(book.openedOf(role).keys());
    return pair ? new Refusal(409, 'STATE_CONFLICT', PAIR, namesOf(pair, lang)) : notHeld(copiedKeys(book, role), actor, lang);
  }
  if (role.code === SUPER) return new Refusal(409, 'STATE_CONFLICT', FIXED);
  if (actor.roles.includes(role.code)) return new Refusal(403, 'SELF_APPROVAL', OWN, {}, { makerName: actor.username });
  const changed = { changedBy: role.updatedBy, changedAt: timeOf(role.updatedAt) };
  if (action === 'enable' && role.status === 'ACTIVE') return new Refusal(409, 'STATE_CONFLICT', IS_ACTIVE, {}, changed);
  if (action === 'disable' && role.status === 'DISABLED') return new Refusal(409, 'STATE_CONFLICT', IS_DISABLED, {}, changed);
  if (action === 'enable') {
    const why = memberConflict(world, book, { ...role, status: 'ACTIVE' }, lang);
    if (why) return new Refusal(409, 'STATE_CONFLICT', [why, why]);
    if (locksOut(world, withRole(world, role, { status: 'ACTIVE' }))) return new Refusal(409, 'STATE_CONFLICT', LOCKED_OUT);
  }
  if (action !== 'remove') return undefined;
  if (role.builtin) return new Refusal(409, 'STATE_CONFLICT', BUILTIN);
  const n = membersOf(world, role).length;
  return n > 0 ? new Refusal(409, 'STATE_CONFLICT', HAS_MEMBERS, { n }) : undefined;
}

/** Keys that a copy receives: all except orphan keys. */
export const copiedKeys = (book: RoleBook, role: Role) => {
  const orphans = new Set(book.orphansOf(role));
  return role.keys.filter((key) => !orphans.has(key));
};

/** A refusal when a caller grants keys the caller does not hold (docs/rules/operator.md#own-limits). */
export function notHeld(keys: readonly string[], actor: Operator, lang: Lang): Refusal | undefined {
  const missing = keys.filter((key) => allKeys.has(key) && !actor.access.has(key));
  if (missing.length === 0) return undefined;
  const names = missing.slice(0, NAMED).map((key) => say(lang, nameOfKey(key)));
  if (missing.length > NAMED) names.push(say(lang, MORE, { n: missing.length - NAMED }));
  return new Refusal(403, 'FORBIDDEN', NOT_HELD, { names: names.join(say(lang, [', ', '、'])) }, { required: missing });
}

function namesOf([a, b]: ForbiddenPair, lang: Lang) {
  return { a: say(lang, nameOfKey(a)), b: say(lang, nameOfKey(b)) };
}

/** Message about a forbidden pair. */
export const sayPair = (pair: ForbiddenPair, lang: Lang): string => say(lang, PAIR, namesOf(pair, lang));

/**
 * Message about the first member who would have a forbidden pair through this role and others.
 * @param next the role after the change
 */
export function memberConflict(world: World, book: RoleBook, next: Role, lang: Lang): string | undefined {
  const own = openedBy(copiedKeys(book, next), impliesOf);
  for (const { username, roles } of membersOf(world, next)) {
    if (roles.includes(SUPER)) continue;
    const others = roles
      .map((code) => world.roles.get(code))
      .filter((role): role is Role => role !== undefined && role.code !== next.code && role.status === 'ACTIVE');
    // Checked together, because a pair may come from two roles.
    const pair = book.pairOf([...own.keys(), ...others.flatMap((role) => [...book.openedOf(role).keys()])]);
    if (!pair) continue;
    const role = others.map(({ name }) => say(lang, name)).join(', ');
    return say(lang, MEMBER_PAIR, { who: username, role, ...namesOf(pair, lang) });
  }
  return undefined;
}

/** Lowers the members' tiers to what their roles allow; never raises a tier. */
export function capTiers(world: World, role: Role) {
  for (const operator of membersOf(world, role)) {
    const tiers = operator.roles.map((code) => world.roles.get(code)?.withdrawTier ?? 0);
    operator.withdrawTier = Math.min(operator.withdrawTier, Math.max(...tiers));
  }
}
