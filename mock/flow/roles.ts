import type { Option } from '@/contract';
import { criticalKeys } from '../../src/contract/critical';
import { closureOf } from '../base/access';
import { implications } from '../base/implications';
import { allKeys, riskOf } from '../base/screens';
import { type Lang, say, type Text } from '../engine/text';
import { type Operator, type Role, SUPER } from '../model/operators';
import { coversScope } from '../model/scope';
import type { World } from '../model/world';
import { closedKeys } from './menu';

/** Keys that give rights or decide about money (docs/rules/role.md#critical-keys). */
const critical: ReadonlyMap<string, 'RIGHTS' | 'MONEY'> = new Map(Object.entries(criticalKeys));

const NO_ROLE: Text = ['Role {code} not found.', '角色 {code} 不存在。'];

const NOT_LISTED: Text = ['None of your roles can assign “{name}”.', '您的角色均不能分配“{name}”。'];

const HELD: Text = [
  'This role has members ({n}). Only a super administrator can add permissions that decide about money or rights.',
  '已有 {n} 名用户拥有该角色，只有超级管理员可以为其增加可决定资金或权限的权限。',
];

const ONLY_SUPER: Text = ['Only a super administrator can assign “{name}”.', '“{name}”只能由超级管理员分配。'];

const ABOVE: Text = [
  '“{name}” reviews up to tier {tier}, above your own tier.',
  '“{name}”的审核级别为 {tier} 级，高于您自己的级别。',
];

export const WIDER: Text = ['You cannot grant a wider data scope than your own.', '不能授予超出您自身的数据范围。'];

const each = (sentence: (lang: Lang) => string): Text => [sentence('en'), sentence('zh')];

/** The critical keys that these keys grant, directly or by implication. */
const criticalIn = (keys: readonly string[]) =>
  [...closureOf(keys, allKeys, implications)].filter((key) => critical.has(key)).sort();

/** The critical keys that a role gains with these keys. */
export function criticalAdded(role: Pick<Role, 'keys'>, keys: readonly string[]): string[] {
  const open = new Set(criticalIn(role.keys));
  return criticalIn(keys).filter((key) => !open.has(key));
}

/** True when a role decides about money or rights. */
export const isCritical = ({ keys }: Pick<Role, 'keys'>): boolean => criticalIn(keys).length > 0;

/** True when one of these roles decides about money or rights. */
export const areCritical = ({ roles }: World, codes: readonly string[]): boolean =>
  codes.some((code) => isCritical(roles.get(code) ?? { keys: [] }));

/** True when the members of a role need a second factor: by choice, or because its keys move money or give rights. */
export const needsFactor = (role: Role | undefined): boolean =>
  role?.status === 'ACTIVE' &&
  (role.mfaRequired ??
    [...closureOf(role.keys, allKeys, implications)].some((key) => critical.get(key) === 'RIGHTS' || riskOf(key) === 'MONEY'));

/** True when these roles include an active super administrator role. */
const isSuperNow = ({ roles }: World, actor: Operator) => actor.roles.includes(SUPER) && roles.get(SUPER)?.status === 'ACTIVE';

/** Roles that the holders of a role may assign: its list, or every role for super administrators. */
export const mayGrantOf = ({ roles }: World, { code, mayGrant }: Role): string[] =>
  code === SUPER ? [...roles.keys()] : [...mayGrant];

/** Why an operator cannot assign a role; undefined when allowed. */
export function whyNotAssigned(world: World, actor: Operator, role: Role): Text | undefined {
  if (isSuperNow(world, actor)) return undefined;
  const isListed = actor.roles.some((code) => {
    const own = world.roles.get(code);
    return own?.status === 'ACTIVE' && own.mayGrant.includes(role.code);
  });
  const why = !isListed ? NOT_LISTED : role.withdrawTier > actor.withdrawTier ? ABOVE : undefined;
  return why && each((lang) => say(lang, why, { name: say(lang, role.name), tier: role.withdrawTier }));
}

/** Why an operator cannot assign all that another one has: a role, or the data scope. Undefined when the operator can. */
export function whyNotAllOf(
  world: World,
  actor: Operator,
  { roles, scope }: Pick<Operator, 'roles' | 'scope'>,
): Text | undefined {
  const held = roles.flatMap((code) => world.roles.get(code) ?? []);
  const why = held.map((role) => whyNotAssigned(world, actor, role)).find((text) => text !== undefined);
  return why ?? (coversScope(actor.scope, scope) ? undefined : WIDER);
}

/** Why an operator cannot add a role to the assignable roles of another. */
const whyNotListed = (world: World, actor: Operator, role: Role): Text | undefined =>
  role.code === SUPER
    ? each((lang) => say(lang, ONLY_SUPER, { name: say(lang, role.name) }))
    : whyNotAssigned(world, actor, role);

/** Field errors of a new list of assignable roles; roles already in the list may stay. */
export function grantFaults(world: World, actor: Operator, codes: readonly string[], listed: readonly string[]) {
  return codes.flatMap((code) => {
    if (listed.includes(code)) return [];
    const role = world.roles.get(code);
    const why = role ? whyNotListed(world, actor, role) : each((lang) => say(lang, NO_ROLE, { code }));
    return why ? [{ name: 'mayGrant', rule: role ? 'mayGrant' : 'exists', text: why }] : [];
  });
}

/** Why this operator cannot add a critical key to a role: only super administrators give its members such a key. */
function whyNotCritical(world: World, actor: Operator, { code }: Role): Text | undefined {
  const n = world.operators.filter(({ roles }) => roles.includes(code)).length;
  return n === 0 || isSuperNow(world, actor) ? undefined : each((lang) => say(lang, HELD, { n }));
}

/** The keys that this operator cannot add to a role now, with the reason. */
export function withheldFrom(world: World, actor: Operator, role: Role): { keys: string[]; why: Text } | undefined {
  const why = whyNotCritical(world, actor, role);
  const open = new Set(criticalIn(role.keys));
  return why && { keys: [...critical.keys()].filter((key) => !open.has(key)).sort(), why };
}

/** Why the role cannot have these keys, checked for critical keys only; existing keys may stay. */
export function whyNotKeys(world: World, actor: Operator, role: Role, keys: readonly string[]): Text | undefined {
  return criticalAdded(role, keys).length > 0 ? whyNotCritical(world, actor, role) : undefined;
}

/** Assignable roles that do not exist, or that only super administrators may assign; for the check of the whole world. */
export function* wrongGrants({ roles }: World): Generator<string> {
  for (const { code, mayGrant } of roles.values())
    for (const other of mayGrant) if (!roles.has(other) || other === SUPER) yield `${code} lists the role ${other}`;
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

const NO_KEYS: ReadonlySet<string> = new Set();

/** Keys that an operator can use: none when disabled or left (docs/rules/operator.md#states). */
export const usableKeys = ({ status, access }: Operator): ReadonlySet<string> =>
  status === 'DISABLED' || status === 'LEFT' ? NO_KEYS : access;

/** Recomputes all permissions after a change of a role, the menu or an operator's roles; they apply from the next call. */
export function refreshAccess(world: World) {
  for (const operator of world.operators) operator.access = accessOf(world, operator.roles);
}
