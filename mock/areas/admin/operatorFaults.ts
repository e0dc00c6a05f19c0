import { fault } from '../../base/faults';
import type { Text } from '../../engine/text';
import { entriesOf } from '../../flow/dictionary';
import { whyNotAssigned } from '../../flow/roles';
import { type PlatformCall, type Scope, SUPER } from '../../model/operators';
import type { World } from '../../model/world';
import { demandScopeHeld, separationFault, tierOf } from './operatorRules';

const NO_ROLE: Text = ['Role {code} not found.', '角色 {code} 不存在。'];
const ROLE_OFF: Text = ['The role {code} is disabled.', '角色 {code} 已停用。'];
const TIER: Text = ['At most tier {limit}, as the roles allow.', '不得高于角色允许的级别（{limit} 级）。'];
const NO_VALUES: Text = ['Choose at least one.', '至少选择一项。'];
const ALL_VALUES: Text = ['Leave empty when the scope is all data.', '全部数据时无需选择。'];
const UNKNOWN_VALUE: Text = ['{value} not found, or outside your data scope.', '{value} 不存在，或不在您的数据范围内。'];
const PAST: Text = ['Must be in the future.', '必须晚于当前时间。'];
export const NO_END: Text = ['A super administrator has no end date.', '超级管理员不能设置有效期。'];

/** Field errors of an operator's new roles; existing roles may stay. */
export function roleFaults(world: World, { actor }: PlatformCall, codes: readonly string[], before: readonly string[]) {
  const faults = codes.map((code) => {
    const role = world.roles.get(code);
    if (!role) return fault('roleCodes', 'exists', NO_ROLE, { code });
    if (before.includes(code)) return undefined;
    if (role.status === 'DISABLED') return fault('roleCodes', 'enabled', ROLE_OFF, { code });
    const why = whyNotAssigned(world, actor, role);
    return why && fault('roleCodes', 'mayGrant', why);
  });
  return [...faults, separationFault(world, codes)];
}

/** Field errors of an end date. */
export function endFaults({ at }: PlatformCall, validUntil: string | null | undefined, codes: readonly string[]) {
  if (!validUntil) return [];
  return [
    Date.parse(validUntil) <= at && fault('validUntil', 'future', PAST),
    codes.includes(SUPER) && fault('validUntil', 'none', NO_END),
  ];
}

/** Field errors of a data scope. @throws Refusal when it is wider than that of the caller */
export function scopeFaults(world: World, { actor }: PlatformCall, { type, values }: Scope) {
  const name = 'dataScope.values';
  demandScopeHeld(actor, { type, values });
  if (type === 'ALL') return [values.length > 0 && fault(name, 'empty', ALL_VALUES)];
  if (values.length === 0) return [fault(name, 'required', NO_VALUES)];
  const isKnown = (value: string) =>
    type === 'COUNTRY'
      ? entriesOf(world, 'country').some((item) => item.value === value)
      : world.holders.some((holder) => holder.type === type && holder.no === value);
  const unknown = values.find((value) => !isKnown(value));
  return [unknown !== undefined && fault(name, 'exists', UNKNOWN_VALUE, { value: unknown })];
}

/** Field error of a tier above those of the roles. */
export const tierFault = (world: World, tier: number, codes: readonly string[]) =>
  tier > tierOf(world, codes) && fault('withdrawTier', 'maximum', TIER, { limit: tierOf(world, codes) });
