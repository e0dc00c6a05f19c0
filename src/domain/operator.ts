import type { DataScope, Operator, OperatorAction, OperatorDepartment, OperatorDisableReason, OperatorStatus } from '../contract';
import type { ActionState } from './stateTable';
import type { Tone } from './status';
import { all } from './values';

export const operatorStatuses = all<OperatorStatus>()(['INVITED', 'ACTIVE', 'LOCKED', 'DISABLED', 'LEFT']);
export const departments = all<OperatorDepartment>()([
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
]);
export const disableReasons = all<OperatorDisableReason>()([
  'LEFT_COMPANY',
  'LONG_ABSENCE',
  'MOVED',
  'SECURITY_INCIDENT',
  'OTHER',
]);
export const scopeTypes = all<DataScope['type']>()(['ALL', 'COUNTRY', 'AGENT', 'MERCHANT']);
/** Countries that a data scope is offered; the names come from the browser. */
export const scopeCountries = ['IN', 'ID', 'MY', 'PH', 'SG', 'TH', 'VN'] as const;

export const operatorStatusTones: Readonly<Record<OperatorStatus, Tone>> = {
  INVITED: 'processing',
  ACTIVE: 'success',
  LOCKED: 'error',
  DISABLED: 'warning',
  LEFT: 'neutral',
};

const HERE: readonly OperatorStatus[] = ['INVITED', 'ACTIVE', 'LOCKED', 'DISABLED'];

/** In which state each action makes sense, whoever takes it; who has left is never changed again (docs/rules/operator.md#states). */
export const operatorStates: Readonly<Record<OperatorAction, readonly OperatorStatus[]>> = {
  edit: HERE,
  role: HERE,
  scope: HERE,
  // Somebody who is disabled already can still leave.
  disable: HERE,
  enable: ['DISABLED'],
  unlock: ['LOCKED'],
  resetPassword: ['INVITED', 'ACTIVE', 'LOCKED'],
  kick: ['ACTIVE', 'LOCKED'],
  reviewed: HERE,
};

/** Why somebody in this state may be disabled: only leaving is still possible for who is disabled already. */
export function disableReasonsOf(status: OperatorStatus): readonly OperatorDisableReason[] {
  return status === 'DISABLED' ? ['LEFT_COMPANY'] : disableReasons;
}

/**
 * Whether the record lets this operator act: the server's word when it sent one, else the state table (docs/rules/access.md#allowed).
 * The access key is asked elsewhere.
 */
export function operatorActionState(row: Pick<Operator, 'status' | 'allowed' | 'denied'>, action: OperatorAction): ActionState {
  if (!row.allowed) return { isAllowed: operatorStates[action].includes(row.status) };
  if (row.allowed.includes(action)) return { isAllowed: true };
  return { isAllowed: false, why: row.denied?.find((denied) => denied.action === action)?.why };
}

/** Which keys come and which go when one set takes the place of another. */
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

/** A user name as it may be chosen: 4 to 32 letters, digits, dots, dashes and underscores. */
export const USERNAME = /^[A-Za-z][A-Za-z0-9._-]{2,30}[A-Za-z0-9]$/;
export const EMAIL = /^[^\s@]+@[^\s@]+\.[A-Za-z]{2,}$/;
export const MOBILE = /^\+[0-9]{8,15}$/;
