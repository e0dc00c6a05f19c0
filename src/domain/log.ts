import type { ErrorCode, LogLevel, LogResult, LogView } from '../contract';
import type { Tone } from './status';
import { all } from './values';

/** Tabs above the log, in order. */
export const logViews = ['ALL', 'SIGN_IN', 'REFUSED', 'EXPORT', 'REVEAL'] as const satisfies readonly LogView[];

/** Kinds of records that log entries can name; a server may know others. */
export const logEntities = [
  'withdraw',
  'payorder',
  'payrecord',
  'sett',
  'batch',
  'batchItem',
  'card',
  'collect',
  'bankLine',
  'cardChannel',
  'message',
  'template',
  'merchant',
  'agent',
  'ip',
  'product',
  'payway',
  'channel',
  'upstream',
  'account',
  'exchange',
  'trial',
  'trialCase',
  'operator',
  'role',
  'menu',
  'dict',
  'view',
  'file',
  'approval',
] as const;

/** Error codes of refusals in the contract. */
export const errorCodes = all<ErrorCode>()([
  'BAD_REQUEST',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'OUT_OF_SCOPE',
  'SELF_APPROVAL',
  'NOT_FOUND',
  'STATE_CONFLICT',
  'VERSION_CONFLICT',
  'DUPLICATE',
  'IDEMPOTENCY_REUSED',
  'GONE',
  'TOO_LARGE',
  'VALIDATION',
  'CLAIMED',
  'ESCALATED',
  'ASSIGNED',
  'UPSTREAM_FAILED',
  'UPSTREAM_UNKNOWN',
  'STEP_UP_REQUIRED',
  'RATE_LIMITED',
  'COMPLIANCE_HOLD',
  'BALANCE_SHORT',
  'ACCOUNT_BLOCKED',
  'LIMIT_EXCEEDED',
  'MAINTENANCE',
  'INTERNAL',
]);

export const logLevelTones: Readonly<Record<LogLevel, Tone>> = {
  INFO: 'neutral',
  MEDIUM: 'processing',
  HIGH: 'warning',
  CRITICAL: 'error',
};

export const logResultTones: Readonly<Record<LogResult, Tone>> = {
  SUCCESS: 'success',
  PARTIAL: 'warning',
  REFUSED: 'warning',
  FAILED: 'error',
};

/** A trail: all entries of one session or of one record. */
export type Trail = { sessionId: string } | { entity: string; entityId: string };

/**
 * Filters for a complete trail: all other filters are cleared, including the time range.
 * @param names wire names of all filters of the list
 */
export function trailFilters(names: readonly string[], trail: Trail): Record<string, string> {
  return { ...Object.fromEntries(names.map((name) => [name, ''])), view: 'ALL', ...trail };
}
