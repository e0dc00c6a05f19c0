import type { OperatorAction } from '@/contract';
import { operatorStates } from '../../../src/domain/operator';
import { forbiddenPair } from '../../../src/domain/separation';
import { closureOf } from '../../base/access';
import { changesOf } from '../../base/callLog';
import { CHANGED, type ConflictCode, conflict } from '../../base/conflict';
import { implications } from '../../base/implications';
import { allKeys, nameOfKey, riskOf } from '../../base/screens';
import { type Lang, Refusal, say, type Text } from '../../engine/text';
import { timeOf } from '../../engine/time';
import { hasFactor } from '../../flow/factor/factors';
import { WIDER, whyNotAllOf } from '../../flow/roles';
import { canSuperEnter, withOperator } from '../../flow/signIn/rules';
import { openSessions } from '../../flow/signIn/sessions';
import { type Operator, type Scope, SUPER } from '../../model/operators';
import { coversScope } from '../../model/scope';
import type { World } from '../../model/world';

const NOT_OWN: Text = [
  'You cannot change your own roles, scope, tier or status. Ask a colleague.',
  '不能修改自己的角色、数据范围、额度或状态，请由同事操作。',
];

const NOT_OWN_REVIEW: Text = [
  'You cannot confirm your own access review. Ask a colleague.',
  '不能复核自己的权限，请由同事操作。',
];

const NOT_OWN_FACTORS: Text = [
  'You cannot reset your own second factors. Change them in your inbox.',
  '不能重置自己的二次验证，请在收件箱中修改。',
];

const STRONGER: Text = [
  'This needs the right to assign all that {name} has. {why}',
  '该操作须有权分配 {name} 的全部角色和数据范围。{why}',
];

const LAST: Text = [
  '{name} is the last active super administrator. Assign the role to another user first.',
  '{name} 是最后一位有效的超级管理员，请先指定另一位。',
];

const STATES: Readonly<Record<Operator['status'], Text>> = {
  INVITED: ['{name} is invited but has not signed in yet.', '{name} 已受邀，尚未登录。'],
  ACTIVE: ['{name} is already active.', '{name} 已是正常状态。'],
  LOCKED: ['{name} is locked.', '{name} 已锁定。'],
  DISABLED: ['{name} is disabled.', '{name} 已停用。'],
  LEFT: ['{name} has left and can no longer be changed.', '{name} 已离职，不能再修改。'],
};

const NO_FACTOR: Text = ['{name} has no second factor.', '{name} 没有二次验证方式。'];
const NO_SESSION: Text = ['{name} has no open session.', '{name} 没有在线会话。'];
const PAIR: Text = ['One user may not hold both “{one}” and “{other}”.', '同一人不能同时拥有“{one}”和“{other}”。'];

export const isSuper = ({ roles }: Pick<Operator, 'roles'>) => roles.includes(SUPER);

/** The displayed status: a temporary lock is shown as LOCKED. */
export const statusOf = ({ status, lockedUntil }: Operator, now: number): Operator['status'] =>
  status === 'ACTIVE' && lockedUntil > now ? 'LOCKED' : status;

/** The last activity of an operator. */
export const seenAt = ({ lastLoginAt, lastSeenAt }: Operator) => Math.max(lastLoginAt ?? 0, lastSeenAt);

/** Keys of these roles, including disabled roles: enabling a role must not bring a forbidden combination. */
const grantedBy = ({ roles }: World, codes: readonly string[]) =>
  closureOf(
    codes.flatMap((code) => roles.get(code)?.keys ?? []),
    allKeys,
    implications,
  );

/** The highest tier of these roles. */
export const tierOf = ({ roles }: World, codes: readonly string[]) =>
  Math.max(0, ...codes.map((code) => roles.get(code)?.withdrawTier ?? 0));

/** True when no other super administrator can sign in. */
const isLastSuper = (world: World, operator: Operator): boolean =>
  isSuper(operator) && !canSuperEnter(withOperator(world, operator, { status: 'DISABLED' }));

/** @throws Refusal 409 when no super administrator would remain */
export function demandSuperLeft(world: World, operator: Operator, lang: Lang): void {
  if (isLastSuper(world, operator)) throw operatorConflict(world, operator, LAST, lang);
}

/** Actions that let the person sign in, or the caller as that person (docs/rules/operator.md#signing-in-as-another-person). */
const TAKEOVER_ACTIONS: ReadonlySet<OperatorAction> = new Set(['edit', 'enable', 'unlock', 'resetPassword', 'resetMfa']);

/** A refusal of what lets this person sign in or see more, by an operator who cannot assign all that the person has. */
export function takeoverRefusal(world: World, target: Operator, actor: Operator, lang: Lang): Refusal | undefined {
  const why = target === actor ? undefined : whyNotAllOf(world, actor, target);
  return why && new Refusal(403, 'FORBIDDEN', STRONGER, { name: target.username, why: say(lang, why) });
}

const OWN: ReadonlySet<OperatorAction> = new Set(['role', 'scope', 'disable', 'enable', 'unlock']);

/** 409: who changed the record and when; the caller adds the current row. */
function operatorConflict(
  world: World,
  operator: Operator,
  text: Text,
  lang: Lang,
  error: ConflictCode = 'STATE_CONFLICT',
): Refusal {
  const { username: name, updatedBy: who, updatedAt: at } = operator;
  return conflict(error, text, { who, at, now: world.clock.now(), lang }, { name });
}

/** Why this operator cannot act on the target now, for `allowed` and `denied`; does not check the access key. */
export function obstacle(
  world: World,
  target: Operator,
  actor: Operator,
  action: OperatorAction,
  lang: Lang,
): Refusal | undefined {
  if (target === actor && OWN.has(action)) return new Refusal(403, 'FORBIDDEN', NOT_OWN);
  if (target === actor && action === 'reviewed') return new Refusal(403, 'FORBIDDEN', NOT_OWN_REVIEW);
  if (target === actor && action === 'resetMfa') return new Refusal(403, 'FORBIDDEN', NOT_OWN_FACTORS);
  const stronger = TAKEOVER_ACTIONS.has(action) ? takeoverRefusal(world, target, actor, lang) : undefined;
  if (stronger) return stronger;
  const status = statusOf(target, world.clock.now());
  if (!operatorStates[action].includes(status)) return operatorConflict(world, target, STATES[status], lang);
  if (action === 'disable' && isLastSuper(world, target)) return operatorConflict(world, target, LAST, lang);
  if (action === 'resetMfa' && !hasFactor(world, target)) return operatorConflict(world, target, NO_FACTOR, lang);
  if (action === 'kick' && openSessions(world, target).length === 0) return operatorConflict(world, target, NO_SESSION, lang);
  return undefined;
}

/** Checks all conditions of an action on the version that the caller saw. @throws Refusal 403 or 409 */
export function demand(world: World, target: Operator, actor: Operator, action: OperatorAction, lang: Lang, version?: unknown) {
  const refusal = obstacle(world, target, actor, action, lang);
  if (refusal) throw refusal;
  if (version !== undefined && version !== target.version)
    throw operatorConflict(world, target, CHANGED, lang, 'VERSION_CONFLICT');
}

/** Field error for roles that one operator must not combine (docs/rules/role.md#separation). */
export function separationFault(world: World, codes: readonly string[]) {
  const pair = codes.includes(SUPER) ? undefined : forbiddenPair(grantedBy(world, codes), (key) => riskOf(key) === 'MONEY');
  if (!pair) return undefined;
  const [one, other] = pair.map(nameOfKey) as [Text, Text];
  return { name: 'roleCodes', rule: 'separation', text: [0, 1].map((at) => sayPair(at as 0 | 1, one, other)) as unknown as Text };
}

const sayPair = (at: 0 | 1, one: Text, other: Text) => say(at ? 'zh' : 'en', PAIR, { one: one[at], other: other[at] });

/** The scope cannot be wider than the caller's own. @throws Refusal 403 */
export function demandScopeHeld({ scope: own }: Operator, scope: Scope): void {
  if (!coversScope(own, scope)) throw new Refusal(403, 'OUT_OF_SCOPE', WIDER);
}

/** Fields with values in the log; name, email and phone are logged without values. */
const FIELDS = [
  'department',
  'validUntil',
  'roles',
  'scope',
  'withdrawTier',
  'status',
  'statusReason',
  'lastReviewAt',
  'allowedCidrs',
  'hours',
] as const;
const PERSONAL = ['realName', 'email', 'mobile'] as const;

const timed = (operator: Operator) => ({
  ...operator,
  validUntil: timeOf(operator.validUntil),
  lastReviewAt: timeOf(operator.lastReviewAt),
});

/** Changed fields of an operator for the log. */
export function changesSince(target: Operator, before: Operator) {
  const personal = PERSONAL.filter((field) => target[field] !== before[field]);
  return [
    ...changesOf(timed(before), timed(target), FIELDS),
    ...personal.map((field) => ({ field, before: '***', after: '***' })),
  ];
}
