import type { PayRecord, PayRecordAction, PayRecordDiffReason, PayRecordStatus, UnifiedCode, UpstreamAnswer } from '../contract';
import type { ActionState } from './stateTable';
import type { Tone } from './status';
import { all } from './values';

/** Meanings of an upstream's code. */
export const unifiedCodes = all<UnifiedCode>()([
  'UPSTREAM_UNAVAILABLE',
  'UPSTREAM_TIMEOUT',
  'CHANNEL_LIMIT',
  'PAYER_REFUSED',
  'RISK_REFUSED',
  'BALANCE_SHORT',
  'SIGNATURE_INVALID',
  'CHANNEL_CONFIG',
]);
/** Replaces the unified code when the meaning of the upstream's code is unknown. */
export const UNMAPPED = 'UNMAPPED';

/** Reasons to close a reconciliation difference. */
export const diffReasons = all<PayRecordDiffReason>()([
  'UPSTREAM_CORRECTED',
  'PLATFORM_CORRECTED',
  'DAY_SHIFT',
  'FEE_OR_ROUNDING',
  'REFUNDED',
  'CLAIMED',
  'OTHER',
]);

export const payRecordActions = all<PayRecordAction>()(['query', 'mapCode', 'handleDiff']);
export const upstreamAnswers = all<UpstreamAnswer>()(['SUCCESS', 'PAYING', 'FAILED']);

/** No difference, or not reconciled yet. */
const EVEN = ['NOT_RUN', 'MATCHED'];
/** Attempts without a confirmed outcome (docs/rules/payrecord.md#states). */
const ASKABLE: readonly PayRecordStatus[] = ['ACCEPTED', 'TIMEOUT', 'UNKNOWN'];

export const reconTones: Readonly<Record<string, Tone>> = {
  NOT_RUN: 'neutral',
  MATCHED: 'success',
  AMOUNT_DIFF: 'error',
  MISSING_UPSTREAM: 'error',
  MISSING_PLATFORM: 'error',
  STATUS_DIFF: 'error',
};

/** True when the platform and the upstream disagree about an attempt. */
export const isDifferent = (reconStatus: string | undefined): boolean => reconStatus !== undefined && !EVEN.includes(reconStatus);

/** True when the action is possible on an attempt in this state, for any operator. */
export function payRecordFits(
  action: PayRecordAction,
  row: Pick<PayRecord, 'status' | 'unifiedCode' | 'reconStatus' | 'handledAt'>,
) {
  if (action === 'query') return ASKABLE.includes(row.status);
  if (action === 'mapCode') return row.unifiedCode === UNMAPPED;
  return isDifferent(row.reconStatus) && !row.handledAt;
}

/** Whether this operator may act on the attempt: as the server says, else by its state (docs/rules/access.md#allowed). */
export function payRecordActionState(row: PayRecord, action: PayRecordAction): ActionState {
  if (!row.allowed) return { isAllowed: payRecordFits(action, row) };
  if (row.allowed.includes(action)) return { isAllowed: true };
  return { isAllowed: false, why: row.denied?.find((denied) => denied.action === action)?.why };
}
