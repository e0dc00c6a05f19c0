import type {
  RoleAction,
  RoleComparison,
  RoleKey,
  RoleMatrix,
  RoleMember,
  RoleStatistics,
  Role as WireRole,
  RoleDetail as WireRoleDetail,
} from '@/contract';
import { maskName } from '../../base/mask';
import { commonKeys, nameOfKey } from '../../base/screens';
import { nameOfVerb } from '../../base/words/verbs';
import { type Lang, say, type Text } from '../../engine/text';
import { timeOf } from '../../engine/time';
import { closedKeys } from '../../flow/menu';
import { inOrder, mayGrantOf, needsFactor, withheldFrom } from '../../flow/roles';
import { type Operator, type Role, SUPER } from '../../model/operators';
import type { World } from '../../model/world';
import { membersOf, obstacle, type RoleBook, sayPair } from './roleRules';

const ACTIONS: readonly RoleAction[] = ['edit', 'grant', 'copy', 'enable', 'disable', 'remove'];

/** Role fields for lists and files. */
export function fieldsOf(world: World, book: RoleBook, role: Role, lang: Lang) {
  const { code, name, description, builtin, status, withdrawTier, allowedCidrs, hours, sort, version, createdBy, updatedBy } =
    role;
  return {
    roleCode: code,
    roleName: name[1],
    roleNameEn: name[0],
    description: say(lang, description),
    builtin,
    status,
    keyCount: role.keys.length,
    effectiveKeyCount: book.openedOf(role).size,
    orphanCount: book.orphansOf(role).length,
    withdrawTier,
    ...(world.factors.isOn && { mfaRequired: needsFactor(role) }),
    allowedCidrs: [...allowedCidrs],
    hours,
    mayGrant: mayGrantOf(world, role),
    operatorCount: membersOf(world, role).length,
    riskLevel: book.riskOfRole(role),
    conflictsWith: [...world.roles.values()].filter((other) => book.pairOfRoles(role, other)).map((other) => other.code),
    sort,
    createdAt: new Date(role.createdAt).toISOString(),
    createdBy,
    updatedAt: new Date(role.updatedAt).toISOString(),
    updatedBy,
    version,
  } satisfies WireRole;
}

/** A role for this operator, with its actions. */
export function showRole(world: World, book: RoleBook, role: Role, actor: Operator, lang: Lang): WireRole {
  const denied: NonNullable<WireRole['denied']> = [];
  const allowed = ACTIONS.filter((action) => {
    const refusal = obstacle(world, book, role, action, actor, lang);
    if (refusal) denied.push({ action, why: say(lang, refusal.text, refusal.values) });
    return !refusal;
  });
  return { ...fieldsOf(world, book, role, lang), allowed, denied };
}

const showKey = (book: RoleBook, key: string, lang: Lang): RoleKey => ({
  key,
  name: say(lang, nameOfKey(key)),
  riskLevel: book.riskOfKey(key),
});

/** A role with all keys and the keys that imply them. */
export function showRoleDetail(world: World, book: RoleBook, role: Role, actor: Operator, lang: Lang): WireRoleDetail {
  const closed = closedKeys(world.menu);
  const opened = [...book.openedOf(role)].sort(([a], [b]) => (a < b ? -1 : 1));
  const withheld = withheldFrom(world, actor, role);
  const mayGrant = mayGrantOf(world, role);
  return {
    ...showRole(world, book, role, actor, lang),
    accessKeys: [...role.keys].sort(),
    effectiveKeys: opened.map(([key, by]) => ({ ...showKey(book, key, lang), impliedBy: by, closed: closed.has(key) })),
    orphanKeys: book.orphansOf(role),
    mayGrantRoles: inOrder(world)
      .filter(({ code }) => mayGrant.includes(code))
      .map(({ code, name }) => ({ roleCode: code, roleName: say(lang, name) })),
    ...(withheld && { withheld: { keys: withheld.keys, why: say(lang, withheld.why) } }),
    sharedKeys: Object.keys(commonKeys).map((key) => showKey(book, key, lang)),
    conflicts: [...world.roles.values()].flatMap((other) => {
      const pair = book.pairOfRoles(role, other);
      return pair ? [{ roleCode: other.code, roleName: say(lang, other.name), keys: [...pair], why: sayPair(pair, lang) }] : [];
    }),
  };
}

/** Figures over all roles. Super administrators have every key, so that they are left out of the use of keys. */
export function showStatistics(world: World, book: RoleBook, lang: Lang): RoleStatistics {
  const roles = [...world.roles.values()];
  const held = new Set(world.operators.filter(({ roles: codes }) => !codes.includes(SUPER)).flatMap(({ access }) => [...access]));
  const orphans = new Map<string, string[]>();
  for (const role of roles) for (const key of book.orphansOf(role)) orphans.set(key, [...(orphans.get(key) ?? []), role.code]);
  return {
    roles: roles.length,
    active: roles.filter(({ status }) => status === 'ACTIVE').length,
    critical: roles.filter((role) => book.riskOfRole(role) === 'CRITICAL').length,
    unusedKeys: [...book.grantable]
      .filter((key) => !held.has(key))
      .sort()
      .map((key) => showKey(book, key, lang)),
    orphanKeys: [...orphans].map(([key, roleCodes]) => ({ key, roleCodes })),
  };
}

/** Compares the keys of two roles. */
export function compare(
  world: World,
  book: RoleBook,
  [a, b]: readonly [Role, Role],
  actor: Operator,
  lang: Lang,
): RoleComparison {
  const [ofA, ofB] = [book.openedOf(a), book.openedOf(b)];
  const show = (keys: Iterable<string>, isWanted: (key: string) => boolean) =>
    [...keys]
      .filter(isWanted)
      .sort()
      .map((key) => showKey(book, key, lang));
  return {
    a: showRole(world, book, a, actor, lang),
    b: showRole(world, book, b, actor, lang),
    onlyA: show(ofA.keys(), (key) => !ofB.has(key)),
    onlyB: show(ofB.keys(), (key) => !ofA.has(key)),
    both: show(ofA.keys(), (key) => ofB.has(key)),
  };
}

const SHARED = ['Shared', '通用'] as const;

/** All grantable keys by role, grouped by screen. */
export function showMatrix(world: World, book: RoleBook, actor: Operator, lang: Lang): RoleMatrix {
  const roles = inOrder(world);
  const nodes = [...world.menu.values()];
  const placeOf = (id: string | null): number => nodes.find((node) => node.id === id)?.sort ?? 0;
  const showLine = (key: string, name: Text) => ({
    ...showKey(book, key, lang),
    name: say(lang, name),
    granted: roles.filter((role) => role.keys.includes(key)).map(({ code }) => code),
    implied: roles.filter((role) => !role.keys.includes(key) && book.openedOf(role).has(key)).map(({ code }) => code),
  });
  const groups = nodes
    .filter(({ type }) => type === 'MENU')
    .sort((a, b) => placeOf(a.parentId) - placeOf(b.parentId) || a.sort - b.sort)
    .map((screen) => {
      const buttons = nodes.filter(({ parentId, type }) => parentId === screen.id && type === 'BUTTON');
      const keys = [screen, ...buttons.sort((a, b) => a.sort - b.sort)].flatMap(({ key }) => key ?? []);
      return { name: say(lang, screen.name), keys: keys.map((key) => showLine(key, nameOfVerb(key))) };
    });
  const shared = { name: say(lang, SHARED), keys: Object.entries(commonKeys).map(([key, name]) => showLine(key, name)) };
  return { roles: roles.map((role) => showRole(world, book, role, actor, lang)), groups: [...groups, shared] };
}

export const showMember = ({ id, username, realName, status, roles, lastLoginAt }: Operator): RoleMember => ({
  operatorId: id,
  username,
  realName: maskName(realName),
  status,
  roleCodes: roles,
  lastLoginAt: timeOf(lastLoginAt),
});
