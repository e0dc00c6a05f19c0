import type {
  OperatorAction,
  OperatorDetail,
  OperatorFilter,
  OperatorKey,
  OperatorStatistics,
  Operator as WireOperator,
} from '@/contract';
import { isHighRisk } from '../../../src/domain/keyRisk';
import { operatorStates } from '../../../src/domain/operator';
import { namesOf } from '../../../src/domain/typed';
import { closureOf } from '../../base/access';
import { showLogLine } from '../../base/callLog';
import { implications } from '../../base/implications';
import { maskEmail, maskMobile, maskName } from '../../base/mask';
import { whyNoRight } from '../../base/noRight';
import { holds, type Sorted, soughtIn } from '../../base/rowFilter';
import { allKeys, nameOfKey, riskOf } from '../../base/screens';
import type { OperationLog } from '../../engine/log';
import { badParameter } from '../../engine/schema';
import { type Lang, say } from '../../engine/text';
import { DAY, iso, timeOf } from '../../engine/time';
import { factorsOf, hasFactor } from '../../flow/factor/factors';
import { accessOf, usableKeys } from '../../flow/roles';
import { openSessions } from '../../flow/signIn/sessions';
import { canSignIn, type Operator } from '../../model/operators';
import { seesNames } from '../../model/scope';
import type { World } from '../../model/world';
import { isSuper, obstacle, seenAt, statusOf, tierOf } from './operatorRules';

const INACTIVE_DAYS = 30;
const SHOWN_LOGS = 50;

const ACTIONS = namesOf(operatorStates);

/** Actions that are left out, without a reason, when the state does not fit. */
const ONLY_WHERE_FIT: ReadonlySet<OperatorAction> = new Set(['enable', 'unlock', 'kick', 'resetPassword', 'resetMfa']);

function rights(world: World, target: Operator, actor: Operator, lang: Lang): Pick<WireOperator, 'allowed' | 'denied'> {
  const allowed: OperatorAction[] = [];
  const denied: NonNullable<WireOperator['denied']> = [];
  const status = statusOf(target, world.clock.now());
  for (const action of ACTIONS) {
    const key = `sys:operator:${action}`;
    const isFit = operatorStates[action].includes(status);
    if (!isFit && ONLY_WHERE_FIT.has(action)) continue;
    if (action === 'resetMfa' && !hasFactor(world, target)) continue;
    const refusal = obstacle(world, target, actor, action, lang);
    if (!actor.access.has(key)) denied.push({ action, why: whyNoRight(lang, key) });
    else if (!refusal) allowed.push(action);
    else denied.push({ action, why: say(lang, refusal.text, refusal.values) });
  }
  return { allowed, denied };
}

/** Masked fields of an operator's row. */
export function fieldsOf(world: World, operator: Operator, lang: Lang, hasName: boolean): WireOperator {
  const now = world.clock.now();
  const access = usableKeys(operator);
  const { roles: codes, scope, lockedUntil } = operator;
  return {
    operatorId: operator.id,
    username: operator.username,
    realName: hasName ? operator.realName : maskName(operator.realName),
    email: maskEmail(operator.email),
    mobile: operator.mobile && maskMobile(operator.mobile),
    department: operator.department,
    roles: codes.map((roleCode) => ({ roleCode, roleName: say(lang, world.roles.get(roleCode)?.name ?? [roleCode, roleCode]) })),
    dataScope: { type: scope.type, values: [...scope.values] },
    withdrawTier: operator.withdrawTier,
    roleTier: tierOf(world, codes),
    status: statusOf(operator, now),
    statusReason: operator.statusReason,
    statusRemark: operator.statusRemark,
    lockedUntil: lockedUntil > now ? iso(lockedUntil) : null,
    passwordChangedAt: timeOf(operator.passwordChangedAt),
    linkUntil: operator.linkUntil !== null && operator.linkUntil > now ? iso(operator.linkUntil) : null,
    lastLoginAt: timeOf(operator.lastLoginAt),
    lastLoginIp: operator.lastLoginIp,
    failCount: operator.failures,
    ...(world.factors.isOn && { factorCount: factorsOf(world, operator).factors.length }),
    onlineSessions: openSessions(world, operator).length,
    validUntil: timeOf(operator.validUntil),
    allowedCidrs: [...operator.allowedCidrs],
    hours: operator.hours,
    effectiveKeyCount: access.size,
    highRiskKeyCount: [...access].filter((key) => isHighRisk(riskOf(key))).length,
    lastReviewAt: timeOf(operator.lastReviewAt),
    lastReviewBy: operator.lastReviewBy,
    createdAt: iso(operator.createdAt),
    createdBy: operator.createdBy,
    updatedAt: iso(operator.updatedAt),
    updatedBy: operator.updatedBy,
    version: operator.version,
  };
}

/** One row as the caller sees it, with its actions. */
export const showOperator = (world: World, operator: Operator, actor: Operator, lang: Lang): WireOperator => ({
  ...fieldsOf(world, operator, lang, seesNames(actor)),
  ...rights(world, operator, actor, lang),
});

/** One operator with recent actions. */
export const showOperatorDetail = (
  world: World,
  log: OperationLog,
  operator: Operator,
  actor: Operator,
  lang: Lang,
): OperatorDetail => ({
  ...showOperator(world, operator, actor, lang),
  logs: log.entries
    .filter(({ operatorId }) => operatorId === operator.id)
    .slice(-SHOWN_LOGS)
    .reverse()
    .map((entry) => showLogLine(entry, lang)),
});

/** Effective keys, with the names of the roles that grant them. */
export function keysOf(world: World, codes: readonly string[], lang: Lang): OperatorKey[] {
  const inEffect = accessOf(world, codes);
  const given = codes
    .map((code) => world.roles.get(code))
    .filter((role) => role?.status === 'ACTIVE')
    .map((role) => ({ name: say(lang, role?.name ?? ['', '']), keys: closureOf(role?.keys ?? [], allKeys, implications) }));
  return [...allKeys]
    .filter((key) => inEffect.has(key))
    .map((key) => ({
      key,
      name: say(lang, nameOfKey(key)),
      risk: riskOf(key),
      roles: given.filter(({ keys }) => keys.has(key)).map(({ name }) => name),
    }));
}

/** Operators that match a filter, newest first by default. @throws Refusal 400 */
export function findOperators(world: World, actor: Operator, query: Sorted<OperatorFilter>, isHeader = false): Operator[] {
  const { keyword, operatorId, role, department, status, key, notSeenDays, online } = query;
  const now = world.clock.now();
  const tests: ((one: Operator) => boolean)[] = [];
  const oneOf = (wanted: string | undefined, of: (one: Operator) => readonly string[]) => {
    if (!wanted) return;
    const set = new Set(wanted.split(','));
    tests.push((one) => of(one).some((value) => set.has(value)));
  };
  const sought = soughtIn(keyword);
  if (sought.length > 0)
    tests.push(
      ({ id, username, realName }) => sought.includes(id) || holds(sought, [username, seesNames(actor) ? realName : '']),
    );
  oneOf(operatorId, ({ id }) => [id]);
  oneOf(role, ({ roles }) => roles);
  oneOf(department, (one) => [one.department]);
  if (!isHeader) oneOf(status, (one) => [statusOf(one, now)]);
  if (key) tests.push((one) => usableKeys(one).has(key));
  if (notSeenDays !== undefined) tests.push((one) => now - seenAt(one) >= notSeenDays * DAY);
  if (online !== undefined) tests.push((one) => openSessions(world, one).length > 0 === online);
  return world.operators.filter((one) => tests.every((passes) => passes(one))).sort(orderOf(query));
}

const SORTS: Readonly<Record<string, (one: Operator) => string | number>> = {
  username: ({ username }) => username,
  lastLoginAt: ({ lastLoginAt }) => lastLoginAt ?? 0,
  lastReviewAt: ({ lastReviewAt }) => lastReviewAt ?? 0,
  createdAt: ({ createdAt }) => createdAt,
};

function orderOf({ sortField, sortOrder }: { sortField?: unknown; sortOrder?: unknown }) {
  const by = Object.hasOwn(SORTS, String(sortField ?? 'createdAt')) ? SORTS[String(sortField ?? 'createdAt')] : undefined;
  if (!by) throw badParameter('sortField');
  const sign = sortOrder === 'ascend' ? 1 : -1;
  const compare = (a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0);
  // Ties are ordered newest first.
  return (a: Operator, b: Operator) => sign * compare(by(a), by(b)) || Number(b.id) - Number(a.id);
}

/** Figures of the header (docs/rules/operator.md#statistics). */
export function statisticsOf(world: World, operators: readonly Operator[]): OperatorStatistics {
  const now = world.clock.now();
  const count = (test: (one: Operator) => boolean) => operators.filter(test).length;
  const isActive = (one: Operator) => canSignIn(one, now);
  return {
    active: count((one) => statusOf(one, now) === 'ACTIVE'),
    locked: count((one) => statusOf(one, now) === 'LOCKED'),
    invited: count(({ status }) => status === 'INVITED'),
    inactive: count((one) => isActive(one) && now - seenAt(one) >= INACTIVE_DAYS * DAY),
    moneyHolders: count((one) => isActive(one) && [...one.access].some((key) => riskOf(key) === 'MONEY')),
    superAdmins: count((one) => isActive(one) && isSuper(one)),
  };
}
