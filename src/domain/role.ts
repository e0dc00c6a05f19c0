import type { KeyRisk, Role, RoleAction, RoleReason, RoleRisk, RoleStatus } from '../contract';
import type { ActionState } from './stateTable';
import type { Tone } from './status';

export const roleRisks = ['LOW', 'MONEY', 'SYSTEM', 'CRITICAL'] as const satisfies readonly RoleRisk[];
export const roleStatuses = ['ACTIVE', 'DISABLED'] as const satisfies readonly RoleStatus[];
export const roleReasons = [
  'TASKS_CHANGED',
  'LEAST_PRIVILEGE',
  'ACCESS_REVIEW',
  'INCIDENT',
  'OTHER',
] as const satisfies readonly RoleReason[];
export const roleTiers = [0, 1, 2, 3] as const;

export const roleStatusTones: Readonly<Record<RoleStatus, Tone>> = { ACTIVE: 'success', DISABLED: 'neutral' };

export const roleRiskTones: Readonly<Record<RoleRisk, Tone>> = {
  LOW: 'neutral',
  MONEY: 'warning',
  SYSTEM: 'warning',
  CRITICAL: 'error',
};

/** Risk level of a role by its effective keys: money, the system, or both. */
export function roleRiskOf(risks: Iterable<KeyRisk>): RoleRisk {
  const held = new Set(risks);
  if (held.has('MONEY')) return held.has('SYSTEM') ? 'CRITICAL' : 'MONEY';
  return held.has('SYSTEM') ? 'SYSTEM' : 'LOW';
}

/**
 * Every key that these grants open, each with the other granted keys that imply it.
 * @param impliesOf the keys that a key implies, directly or at the end of a chain
 */
export function openedBy(granted: Iterable<string>, impliesOf: (key: string) => Iterable<string>): Map<string, string[]> {
  const opened = new Map<string, string[]>();
  const keys = [...granted];
  for (const key of keys) opened.set(key, []);
  for (const key of keys) {
    const seen = new Set([key]);
    const queue = [...impliesOf(key)];
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      if (seen.has(next)) continue;
      seen.add(next);
      opened.set(next, [...(opened.get(next) ?? []), key]);
      queue.push(...impliesOf(next));
    }
  }
  return opened;
}

/** Effect of changed grants: keys granted and revoked, and keys opened and closed by implication. */
export interface KeyDifference {
  added: string[];
  removed: string[];
  /** Opened or closed by the change, without being granted or revoked themselves. */
  opened: string[];
  closed: string[];
}

/** Compares two sets of grants, including the keys that they imply. */
export function differenceOf(
  before: ReadonlySet<string>,
  after: ReadonlySet<string>,
  impliesOf: (key: string) => Iterable<string>,
): KeyDifference {
  const added = [...after].filter((key) => !before.has(key));
  const removed = [...before].filter((key) => !after.has(key));
  const [old, now] = [openedBy(before, impliesOf), openedBy(after, impliesOf)];
  return {
    added,
    removed,
    opened: [...now.keys()].filter((key) => !old.has(key) && !after.has(key)),
    closed: [...old.keys()].filter((key) => !now.has(key) && !before.has(key)),
  };
}

/** Whether this operator may act on the role: as the server says, else by state and origin. */
export function roleActionState(row: Role, action: RoleAction): ActionState {
  if (row.allowed) {
    if (row.allowed.includes(action)) return { isAllowed: true };
    return { isAllowed: false, why: row.denied?.find((denied) => denied.action === action)?.why };
  }
  if (action === 'remove') return { isAllowed: !row.builtin && row.operatorCount === 0 };
  if (action === 'enable') return { isAllowed: row.status === 'DISABLED' };
  if (action === 'disable') return { isAllowed: row.status === 'ACTIVE' };
  return { isAllowed: true };
}
