import type { PayRecord, PayRecordAction, PayRecordDiffReason, PayRecordStatus, UnifiedCode, UpstreamAnswer } from '../contract';
import type { ActionState } from './stateTable';
import type { Tone } from './status';
import { all } from './values';

/** What a code of an upstream can mean. */
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
/** Stands in the place of a unified code where nobody knows what the upstream's means. */
export const UNMAPPED = 'UNMAPPED';

/** Why a reconciliation difference needs no more work. */
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

/** No difference, or nobody has looked for one. */
const EVEN = ['NOT_RUN', 'MATCHED'];
/** Tries of which nobody knows for certain how they end (docs/rules/payrecord.md#states). */
const ASKABLE: readonly PayRecordStatus[] = ['ACCEPTED', 'TIMEOUT', 'UNKNOWN'];

export const reconTones: Readonly<Record<string, Tone>> = {
  NOT_RUN: 'neutral',
  MATCHED: 'success',
  AMOUNT_DIFF: 'error',
  MISSING_UPSTREAM: 'error',
  MISSING_PLATFORM: 'error',
  STATUS_DIFF: 'error',
};

/** True when the platform and the upstream do not say the same of a try. */
export const isDifferent = (reconStatus: string | undefined): boolean => reconStatus !== undefined && !EVEN.includes(reconStatus);

/** True when a try as it stands can take the action at all, whoever takes it. */
export function payRecordFits(
  action: PayRecordAction,
  row: Pick<PayRecord, 'status' | 'unifiedCode' | 'reconStatus' | 'handledAt'>,
) {
  if (action === 'query') return ASKABLE.includes(row.status);
  if (action === 'mapCode') return row.unifiedCode === UNMAPPED;
  return isDifferent(row.reconStatus) && !row.handledAt;
}

/** Whether a try lets this operator act: the server's word when it sent one, else its state (docs/rules/access.md#allowed). */
export function payRecordActionState(row: PayRecord, action: PayRecordAction): ActionState {
  if (!row.allowed) return { isAllowed: payRecordFits(action, row) };
  if (row.allowed.includes(action)) return { isAllowed: true };
  return { isAllowed: false, why: row.denied?.find((denied) => denied.action === action)?.why };
}
