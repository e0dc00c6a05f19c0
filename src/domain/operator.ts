import type {
  DataScope,
  Operator,
  OperatorAction,
  OperatorDisableReason,
  OperatorResetReason,
  OperatorStatus,
} from '../contract';
import type { ActionState } from './stateTable';
import type { Tone } from './status';
import { all } from './values';

export const operatorStatuses = all<OperatorStatus>()(['INVITED', 'ACTIVE', 'LOCKED', 'DISABLED', 'LEFT']);
/** Departments that the console labels; the dictionary decides which there are. */
export const departments = [
  'MANAGEMENT',
  'IT',
  'OPERATIONS',
  'FINANCE',
  'RISK',
  'CHANNELS',
  'CARDS',
  'BUSINESS',
  'SUPPORT',
  'AUDIT',
] as const;
export const disableReasons = all<OperatorDisableReason>()([
  'LONG_ABSENCE',
  'MOVED',
  'SECURITY_INCIDENT',
  'OTHER',
  'LEFT_COMPANY',
]);
export const resetReasons = all<OperatorResetReason>()(['DEVICE_LOST', 'DEVICE_BROKEN', 'SECURITY_INCIDENT', 'OTHER']);
export const scopeTypes = all<DataScope['type']>()(['ALL', 'COUNTRY', 'AGENT', 'MERCHANT']);

export const operatorStatusTones: Readonly<Record<OperatorStatus, Tone>> = {
  INVITED: 'processing',
  ACTIVE: 'success',
  LOCKED: 'error',
  DISABLED: 'warning',
  LEFT: 'neutral',
};

const HERE: readonly OperatorStatus[] = ['INVITED', 'ACTIVE', 'LOCKED', 'DISABLED'];

/**
 * States in which each action is possible, for any operator. An operator who has left cannot be changed
 * (docs/rules/operator.md#states).
 */
export const operatorStates: Readonly<Record<OperatorAction, readonly OperatorStatus[]>> = {
  edit: HERE,
  role: HERE,
  scope: HERE,
  // A disabled operator can still leave the company.
  disable: HERE,
  enable: ['DISABLED'],
  unlock: ['LOCKED'],
  resetPassword: ['INVITED', 'ACTIVE', 'LOCKED'],
  resetMfa: ['ACTIVE', 'LOCKED'],
  kick: ['ACTIVE', 'LOCKED'],
  reviewed: HERE,
};

/** Reasons to disable an operator in this state, the permanent one last. A disabled operator can only leave the company. */
export function disableReasonsOf(status: OperatorStatus): readonly OperatorDisableReason[] {
  return status === 'DISABLED' ? ['LEFT_COMPANY'] : disableReasons;
}

/**
 * Whether this operator may act on the record: as the server says, else by the state table (docs/rules/access.md#allowed). The
 * caller checks the access key.
 */
export function operatorActionState(row: Pick<Operator, 'status' | 'allowed' | 'denied'>, action: OperatorAction): ActionState {
  if (!row.allowed) return { isAllowed: operatorStates[action].includes(row.status) };
  if (row.allowed.includes(action)) return { isAllowed: true };
  return { isAllowed: false, why: row.denied?.find((denied) => denied.action === action)?.why };
}

/** Keys that are added and removed when one set replaces another. */
export function keyChanges<Key extends { key: string }>(
  before: readonly Key[],
  after: readonly Key[],
): { come: Key[]; go: Key[] } {
  const lacks = (keys: readonly Key[]) => {
    const known = new Set(keys.map(({ key }) => key));
    return ({ key }: Key) => !known.has(key);
  };
  return { come: after.filter(lacks(before)), go: before.filter(lacks(after)) };
}

/** Valid user name: 4 to 32 letters, digits, dots, dashes and underscores. */
export const USERNAME = /^[A-Za-z][A-Za-z0-9._-]{2,30}[A-Za-z0-9]$/;
export const EMAIL = /^[^\s@]+@[^\s@]+\.[A-Za-z]{2,}$/;
export const MOBILE = /^\+[0-9]{8,15}$/;
