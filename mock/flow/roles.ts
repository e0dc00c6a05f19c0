import type { Option } from '@/contract';
import { closureOf } from '../base/access';
import { implications } from '../base/implications';
import { allKeys, nameOfKey, riskOf } from '../base/screens';
import { type Lang, say, type Text } from '../engine/text';
import { type Operator, type Role, SUPER } from '../model/operators';
import type { World } from '../model/world';
import { closedKeys } from './menu';

/** Verbs of critical keys by screen: they decide about money or permissions. */
const CRITICAL_VERBS: Readonly<Record<string, string>> = {
  'trade:withdraw': 'pass retry resolve markPaid refund',
  'trade:sett': 'pass retry resolve reverse',
  'trade:payorder': 'refund supplement',
  'user:account': 'adjust transfer topUp releaseReserve unfreeze unblock',
  'user:agent:sales': 'correct',
  'bank:card:proxy:batch': 'approve',
  'bank:card:proxy:card': 'correct',
  'sys:operator': 'add edit role scope enable unlock resetPassword resetMfa',
  'sys:role': 'add edit grant copy enable',
};

const critical = new Set(
  Object.entries(CRITICAL_VERBS).flatMap(([stem, verbs]) => verbs.split(' ').map((verb) => `${stem}:${verb}`)),
);

for (const key of critical) if (!allKeys.has(key)) throw new Error(`No key ${key}`);

const NO_ROLE: Text = ['Role {code} not found.', '角色 {code} 不存在。'];

const ONLY_SUPER: Text = [
  '“{name}” may decide about money or rights (“{key}”). Only a super administrator can assign it.',
  '“{name}”可决定资金或权限（“{key}”），只能由超级管理员分配。',
];

const NOT_LISTED: Text = ['None of your roles can assign “{name}”.', '您的角色均不能分配“{name}”。'];

const HELD: Text = [
  'This role has members ({n}). Only a super administrator can add permissions that decide about money or rights.',
  '已有 {n} 名用户拥有该角色，只有超级管理员可以为其增加可决定资金或权限的权限。',
];

const LISTED: Text = [
  'Members of {roles} can assign this role, so it cannot decide about money or rights. Remove it from their assignable roles first.',
  '{roles} 的成员可以分配该角色，因此不能为其增加可决定资金或权限的权限。请先将其移出可分配角色。',
];

const each = (sentence: (lang: Lang) => string): Text => [sentence('en'), sentence('zh')];
const namesOf = (roles: readonly Role[], lang: Lang) => roles.map(({ name }) => say(lang, name)).join(say(lang, [', ', '、']));

/** The critical keys that these keys grant, directly or by implication. */
const criticalIn = (keys: readonly string[]) =>
  [...closureOf(keys, allKeys, implications)].filter((key) => critical.has(key)).sort();

/** The critical keys that a role gains with these keys. */
export function criticalAdded(role: Pick<Role, 'keys'>, keys: readonly string[]): string[] {
  const open = new Set(criticalIn(role.keys));
  return criticalIn(keys).filter((key) => !open.has(key));
}

const opensMoney = ({ keys }: Role) => [...closureOf(keys, allKeys, implications)].some((key) => riskOf(key) === 'MONEY');

/** True when a role decides about money or rights. */
export const isCritical = ({ keys }: Role): boolean => criticalIn(keys).length > 0;

/** True when the members of a role need a second factor: by choice, or because its keys move money or decide about rights. */
export const needsFactor = (role: Role | undefined): boolean =>
  role?.status === 'ACTIVE' && (role.mfaRequired ?? (isCritical(role) || opensMoney(role)));

/** True when these roles include an active super administrator role. */
const isSuperNow = ({ roles }: World, actor: Operator) => actor.roles.includes(SUPER) && roles.get(SUPER)?.status === 'ACTIVE';

/** Roles that the holders of a role may assign: its list, or every role for super administrators. */
export const mayGrantOf = ({ roles }: World, { code, mayGrant }: Role): string[] =>
  code === SUPER ? [...roles.keys()] : [...mayGrant];

function onlySuper(role: Role): Text | undefined {
  const [key] = criticalIn(role.keys);
  return key === undefined
    ? undefined
    : each((lang) => say(lang, ONLY_SUPER, { name: say(lang, role.name), key: say(lang, nameOfKey(key)) }));
}

/** Why an operator cannot assign a role; undefined when allowed. */
export function whyNotAssigned(world: World, actor: Operator, role: Role): Text | undefined {
  if (isSuperNow(world, actor)) return undefined;
  const isListed = actor.roles.some((code) => {
    const own = world.roles.get(code);
    return own?.status === 'ACTIVE' && own.mayGrant.includes(role.code);
  });
  return onlySuper(role) ?? (isListed ? undefined : each((lang) => say(lang, NOT_LISTED, { name: say(lang, role.name) })));
}

/** Why an operator cannot add a role to the assignable roles of another. */
const whyNotListed = (world: World, actor: Operator, role: Role): Text | undefined =>
  onlySuper(role) ?? whyNotAssigned(world, actor, role);

/** Field errors of a new list of assignable roles; roles already in the list may stay. */
export function grantFaults(world: World, actor: Operator, codes: readonly string[], listed: readonly string[]) {
  return codes.flatMap((code) => {
    if (listed.includes(code)) return [];
    const role = world.roles.get(code);
    const why = role ? whyNotListed(world, actor, role) : each((lang) => say(lang, NO_ROLE, { code }));
    return why ? [{ name: 'mayGrant', rule: role ? 'mayGrant' : 'exists', text: why }] : [];
  });
}

/**
 * Why this operator cannot add a critical key to a role. Only super administrators may give such a key to operators, and roles that
 * others may assign must not have one.
 */
function whyNotCritical(world: World, actor: Operator, { code }: Role): Text | undefined {
  const listing = [...world.roles.values()].filter(({ mayGrant }) => mayGrant.includes(code));
  if (listing.length > 0) return each((lang) => say(lang, LISTED, { roles: namesOf(listing, lang) }));
  const n = world.operators.filter(({ roles }) => roles.includes(code)).length;
  return n === 0 || isSuperNow(world, actor) ? undefined : each((lang) => say(lang, HELD, { n }));
}

/** The keys that this operator cannot add to a role now, with the reason. */
export function withheldFrom(world: World, actor: Operator, role: Role): { keys: string[]; why: Text } | undefined {
  const why = whyNotCritical(world, actor, role);
  const open = new Set(criticalIn(role.keys));
  return why && { keys: [...critical].filter((key) => !open.has(key)).sort(), why };
}

/** Why the role cannot have these keys, checked for critical keys only; existing keys may stay. */
export function whyNotKeys(world: World, actor: Operator, role: Role, keys: readonly string[]): Text | undefined {
  return criticalAdded(role, keys).length > 0 ? whyNotCritical(world, actor, role) : undefined;
}

/** Assignable roles that do not exist, or that only super administrators may assign; for the check of the whole world. */
export function* wrongGrants({ roles }: World): Generator<string> {
  for (const { code, mayGrant } of roles.values())
    for (const other of mayGrant) {
      const role = roles.get(other);
      if (!role) yield `${code} lists the unknown role ${other}`;
      else if (criticalIn(role.keys).length > 0) yield `${code} lists the critical role ${other}`;
    }
}

const IS_OFF: Text = ['This role is disabled.', '该角色已停用。'];

/** All roles in their sort order. */
export const inOrder = ({ roles }: World): Role[] =>
  [...roles.values()].sort((a, b) => a.sort - b.sort || (a.code < b.code ? -1 : 1));

const asChoice = ({ code, name }: Role, why: Text | undefined, lang: Lang): Option => ({
  value: code,
  label: say(lang, name),
  ...(why && { denied: say(lang, why) }),
});

/** All roles as options for an operator, with the reason when this operator cannot assign one. */
export const showAssignable = (world: World, actor: Operator, lang: Lang): Option[] =>
  inOrder(world).map((role) => asChoice(role, role.status === 'DISABLED' ? IS_OFF : whyNotAssigned(world, actor, role), lang));

/** All roles as options for the assignable roles of a role, with the reason when this operator cannot add one. */
export const showDelegable = (world: World, actor: Operator, lang: Lang): Option[] =>
  inOrder(world).map((role) => asChoice(role, whyNotListed(world, actor, role), lang));

/**
 * Effective keys of a set of roles: active roles with implied keys, minus those disabled in the menu (docs/rules/access.md#grants).
 */
export function accessOf({ roles, menu }: Pick<World, 'roles' | 'menu'>, codes: readonly string[]): Set<string> {
  const granted = codes.flatMap((code) => {
    const role = roles.get(code);
    return role?.status === 'ACTIVE' ? role.keys : [];
  });
  const held = closureOf(granted, allKeys, implications);
  for (const key of closedKeys(menu)) held.delete(key);
  return held;
}

/** Recomputes all permissions after a change of a role, the menu or an operator's roles; they apply from the next call. */
export function refreshAccess(world: World) {
  for (const operator of world.operators) operator.access = accessOf(world, operator.roles);
}
