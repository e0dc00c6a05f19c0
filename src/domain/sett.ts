import type {
  NotifyStatus,
  SettAction,
  SettCancelReason,
  SettQueueReason,
  SettRejectReason,
  SettReverseReason,
  SettReviewReason,
  SettSource,
  SettStatus,
  SettView,
} from '../contract';
import { stateTable } from './stateTable';
import type { Tone } from './status';
import { all } from './values';

/** Closed transition table of a payout order (docs/rules/sett.md#states). */
export const settTransitions = {
  queue: { from: ['CREATED'], to: ['REVIEW', 'QUEUED'] },
  pass: { from: ['REVIEW'], to: ['QUEUED'] },
  reject: { from: ['REVIEW'], to: ['REJECTED'] },
  send: { from: ['QUEUED'], to: ['PAYING'] },
  succeed: { from: ['PAYING', 'UNKNOWN'], to: ['SUCCESS'] },
  fail: { from: ['PAYING', 'UNKNOWN'], to: ['FAILED'] },
  lose: { from: ['PAYING'], to: ['UNKNOWN'] },
  cancel: { from: ['CREATED', 'REVIEW', 'QUEUED'], to: ['CANCELED'] },
  reverse: { from: ['SUCCESS'], to: ['REVERSED'] },
} as const satisfies Record<string, { from: readonly SettStatus[]; to: readonly SettStatus[] }>;

export type SettEvent = keyof typeof settTransitions;

const table = stateTable<SettStatus, SettEvent, SettAction>(settTransitions, {
  route: ['CREATED', 'QUEUED'],
  query: ['PAYING', 'UNKNOWN'],
  retry: ['FAILED'],
  resolve: ['UNKNOWN'],
  notify: ['SUCCESS', 'FAILED', 'REVERSED', 'CANCELED', 'REJECTED'],
});

/** True when the state table allows this event in this state. */
export const canSett = table.canHappen;
/** True when the action is possible in this state, for any operator. */
export const settFits = table.fitsStatus;
/** Whether this operator may act on the payout order (docs/rules/access.md#allowed). */
export const settActionState = table.actionState;

export const settStatuses = all<SettStatus>()([
  'CREATED',
  'REVIEW',
  'QUEUED',
  'PAYING',
  'SUCCESS',
  'FAILED',
  'UNKNOWN',
  'REVERSED',
  'CANCELED',
  'REJECTED',
]);
export const settActions = all<SettAction>()([
  'pass',
  'reject',
  'route',
  'query',
  'retry',
  'cancel',
  'resolve',
  'reverse',
  'notify',
]);
export const settViews = all<SettView>()(['REVIEW', 'QUEUED', 'PAYING', 'UNKNOWN', 'DONE', 'ALL']);
export const settSources = all<SettSource>()(['API', 'PORTAL', 'WITHDRAW', 'BATCH', 'CONSOLE']);
export const queueReasons = all<SettQueueReason>()([
  'NONE',
  'BALANCE_SHORT',
  'OUT_OF_HOURS',
  'CHANNEL_DOWN',
  'SCHEDULED',
  'MAINTENANCE',
]);
export const reviewReasons = all<SettReviewReason>()(['ABOVE_LIMIT', 'BLACKLIST_NEAR', 'NEW_PAYEE', 'DUPLICATE_SUSPECT']);
export const settRejectReasons = all<SettRejectReason>()([
  'PAYEE_INVALID',
  'PAYEE_NAME_MISMATCH',
  'RISK_REVIEW',
  'LIMIT',
  'DUPLICATE',
  'MERCHANT_REQUEST',
  'OTHER',
]);
export const cancelReasons = all<SettCancelReason>()([
  'MERCHANT_REQUEST',
  'PAYEE_INVALID',
  'DUPLICATE',
  'RISK_REVIEW',
  'CHANNEL_UNAVAILABLE',
  'OTHER',
]);
export const reverseReasons = all<SettReverseReason>()([
  'UPSTREAM_NOTICE',
  'BANK_RETURN',
  'ACCOUNT_CLOSED',
  'PAYEE_NAME_MISMATCH',
  'OTHER',
]);
export const notifyStatuses = all<NotifyStatus>()(['NONE', 'PENDING', 'SUCCESS', 'FAILED', 'STOPPED']);

export const settTones: Readonly<Record<SettStatus, Tone>> = {
  CREATED: 'neutral',
  REVIEW: 'warning',
  QUEUED: 'processing',
  PAYING: 'processing',
  SUCCESS: 'success',
  FAILED: 'error',
  UNKNOWN: 'error',
  REVERSED: 'error',
  CANCELED: 'neutral',
  REJECTED: 'neutral',
};
export const notifyTones: Readonly<Record<NotifyStatus, Tone>> = {
  NONE: 'neutral',
  PENDING: 'processing',
  SUCCESS: 'success',
  FAILED: 'error',
  STOPPED: 'warning',
};
