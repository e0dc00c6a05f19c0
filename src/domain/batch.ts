import type {
  BatchAction,
  BatchCancelReason,
  BatchItemRiskFlag,
  BatchItemStatus,
  BatchPauseReason,
  BatchRejectReason,
  BatchSource,
  BatchStatus,
  BatchView,
} from '../contract';
import { stateTable } from './stateTable';
import type { Tone } from './status';
import { all } from './values';

/** Closed transition table of a batch (docs/rules/batch.md#states). `end` is computed: all items final and none UNKNOWN. */
export const batchTransitions = {
  check: { from: ['DRAFT', 'INVALID', 'VALIDATING', 'REJECTED'], to: ['VALIDATING', 'DRAFT', 'INVALID'] },
  /** Any change turns a submitted or approved batch back into a draft. */
  edit: { from: ['DRAFT', 'INVALID', 'WAIT_APPROVE', 'REJECTED', 'APPROVED'], to: ['DRAFT', 'INVALID'] },
  submit: { from: ['DRAFT'], to: ['WAIT_APPROVE'] },
  approve: { from: ['WAIT_APPROVE'], to: ['APPROVED'] },
  reject: { from: ['WAIT_APPROVE'], to: ['REJECTED'] },
  start: { from: ['APPROVED'], to: ['PAYING'] },
  pause: { from: ['PAYING'], to: ['PAUSED'] },
  resume: { from: ['PAUSED'], to: ['PAYING'] },
  /** Retrying an item reopens an ended batch. */
  retry: { from: ['PAYING', 'PAUSED', 'PARTIAL', 'FAILED'], to: ['PAYING', 'PAUSED'] },
  end: { from: ['PAYING', 'PAUSED'], to: ['SUCCESS', 'PARTIAL', 'FAILED', 'CANCELED'] },
  cancel: {
    from: ['DRAFT', 'INVALID', 'WAIT_APPROVE', 'REJECTED', 'APPROVED', 'PAUSED'],
    to: ['CANCELED', 'PARTIAL', 'FAILED', 'PAUSED'],
  },
  /** A returned payment changes the final status of the batch. */
  reverse: { from: ['SUCCESS', 'PARTIAL'], to: ['PARTIAL', 'FAILED'] },
} as const satisfies Record<string, { from: readonly BatchStatus[]; to: readonly BatchStatus[] }>;

export type BatchEvent = keyof typeof batchTransitions;

export const batchStatuses = all<BatchStatus>()([
  'DRAFT',
  'VALIDATING',
  'INVALID',
  'WAIT_APPROVE',
  'REJECTED',
  'APPROVED',
  'PAYING',
  'PAUSED',
  'PARTIAL',
  'SUCCESS',
  'FAILED',
  'CANCELED',
]);

const table = stateTable<BatchStatus, BatchEvent, BatchAction>(batchTransitions, {
  import: ['DRAFT', 'INVALID', 'REJECTED'],
  result: batchStatuses.filter((status) => status !== 'VALIDATING'),
});

/** True when the action is possible in this state, for any operator. */
export const batchFits = table.fitsStatus;
/** Whether this operator may act on the batch (docs/rules/access.md#allowed). */
export const batchActionState = table.actionState;

export const batchActions = all<BatchAction>()([
  'import',
  'edit',
  'submit',
  'approve',
  'reject',
  'cancel',
  'pause',
  'resume',
  'retry',
  'result',
]);
export const batchViews = all<BatchView>()(['NEEDS_ME', 'WAIT_APPROVE', 'PAYING', 'UNKNOWN', 'DONE', 'ALL']);
export const batchSources = all<BatchSource>()(['FILE', 'API', 'WITHDRAW', 'SETT']);
export const batchItemRiskFlags = all<BatchItemRiskFlag>()(['DUPLICATE_IN_FILE', 'DUPLICATE_RECENT', 'BLACKLIST_HIT']);
export const batchItemStatuses = all<BatchItemStatus>()([
  'INVALID',
  'WAIT',
  'ASSIGNED',
  'APPLYING',
  'WAIT_OTP',
  'PAYING',
  'SUCCESS',
  'FAILED',
  'UNKNOWN',
  'CANCELED',
  'REVERSED',
]);
export const batchRejectReasons = all<BatchRejectReason>()([
  'CONTENT_WRONG',
  'PAYEE_INVALID',
  'DUPLICATE',
  'RISK_REVIEW',
  'LIMIT',
  'OTHER',
]);
export const batchCancelReasons = all<BatchCancelReason>()([
  'MERCHANT_REQUEST',
  'CONTENT_WRONG',
  'DUPLICATE',
  'RISK_REVIEW',
  'CARDS_UNAVAILABLE',
  'OTHER',
]);
export const batchPauseReasons = all<BatchPauseReason>()([
  'RISK_REVIEW',
  'CARDS_UNAVAILABLE',
  'BANK_DOWN',
  'MERCHANT_REQUEST',
  'OTHER',
]);

/** Kinds of events of a batch that have a label; the server may send others, which are shown raw. */
export const batchEventKinds = [
  'BATCH_CREATED',
  'BATCH_CHECKED',
  'LINES_REPLACED',
  'CHECK_STARTED',
  'BATCH_EDITED',
  'LINES_CORRECTED',
  'BATCH_SUBMITTED',
  'BATCH_APPROVED',
  'BATCH_REJECTED',
  'BATCH_STARTED',
  'BATCH_PAUSED',
  'BATCH_RESUMED',
  'BATCH_RETRIED',
  'BATCH_CANCELED',
  'BATCH_ENDED',
] as const;

export const batchTones: Readonly<Record<BatchStatus, Tone>> = {
  DRAFT: 'neutral',
  VALIDATING: 'processing',
  INVALID: 'error',
  WAIT_APPROVE: 'warning',
  REJECTED: 'neutral',
  APPROVED: 'processing',
  PAYING: 'processing',
  PAUSED: 'warning',
  PARTIAL: 'warning',
  SUCCESS: 'success',
  FAILED: 'error',
  CANCELED: 'neutral',
};
export const batchItemTones: Readonly<Record<BatchItemStatus, Tone>> = {
  INVALID: 'error',
  WAIT: 'neutral',
  ASSIGNED: 'processing',
  APPLYING: 'processing',
  WAIT_OTP: 'warning',
  PAYING: 'processing',
  SUCCESS: 'success',
  FAILED: 'error',
  UNKNOWN: 'error',
  CANCELED: 'neutral',
  REVERSED: 'error',
};

/** Closed transition table of a batch line (docs/rules/batchItem.md#states). A failed line is replaced, never reopened. */
export const batchItemTransitions = {
  check: { from: ['INVALID', 'WAIT'], to: ['INVALID', 'WAIT'] },
  assign: { from: ['WAIT', 'ASSIGNED'], to: ['ASSIGNED'] },
  unassign: { from: ['ASSIGNED'], to: ['WAIT'] },
  apply: { from: ['ASSIGNED'], to: ['APPLYING'] },
  ask: { from: ['APPLYING'], to: ['WAIT_OTP', 'PAYING'] },
  otp: { from: ['WAIT_OTP'], to: ['PAYING'] },
  succeed: { from: ['PAYING'], to: ['SUCCESS'] },
  /** Paid manually on the bank's page: the automatic payment was never started, or still waits for its code. */
  paid: { from: ['ASSIGNED', 'WAIT_OTP'], to: ['SUCCESS'] },
  fail: { from: ['APPLYING', 'WAIT_OTP', 'PAYING'], to: ['FAILED'] },
  lose: { from: ['APPLYING', 'WAIT_OTP', 'PAYING'], to: ['UNKNOWN'] },
  resolve: { from: ['UNKNOWN'], to: ['SUCCESS', 'FAILED'] },
  cancel: { from: ['INVALID', 'WAIT', 'ASSIGNED'], to: ['CANCELED'] },
  reverse: { from: ['SUCCESS'], to: ['REVERSED'] },
} as const satisfies Record<string, { from: readonly BatchItemStatus[]; to: readonly BatchItemStatus[] }>;

export type BatchItemEvent = keyof typeof batchItemTransitions;
