import type {
  BatchItemAction,
  BatchItemAssignee,
  BatchItemFailCode,
  BatchItemStatus,
  BatchPlanObstacle,
  BatchStatus,
} from '../contract';
import { type BatchItemEvent, batchItemTransitions } from './batch';
import { stateTable } from './stateTable';
import { all } from './values';

const table = stateTable<BatchItemStatus, BatchItemEvent, BatchItemAction>(batchItemTransitions, {
  // To choose another card, unassign the present one first.
  assign: ['WAIT', 'ASSIGNED'],
  applyPay: ['ASSIGNED'],
  // Once the bank is processing the payment, only evidence proves that it failed. Until then the outcome is unknown.
  fail: ['APPLYING', 'WAIT_OTP'],
  unknown: ['PAYING'],
  retry: ['FAILED'],
  take: ['WAIT', 'ASSIGNED', 'APPLYING', 'WAIT_OTP', 'PAYING', 'UNKNOWN'],
  release: ['WAIT', 'ASSIGNED', 'APPLYING', 'WAIT_OTP', 'PAYING', 'UNKNOWN'],
});

/** True when the action is possible for a line in this state (docs/rules/batchItem.md#states). */
export const batchItemFits = table.fitsStatus;
/** Whether this operator may act on the line (docs/rules/access.md#allowed). */
export const batchItemActionState = table.actionState;

const BEGUN = ['PAYING', 'PAUSED'] as const;
/** Batch states in which each action is possible. A paused batch sends nothing, but outcomes can still be recorded. */
const BATCHES: Readonly<Record<BatchItemAction, readonly BatchStatus[]>> = {
  assign: ['APPROVED', 'PAYING'],
  applyPay: ['APPROVED', 'PAYING'],
  otp: ['PAYING'],
  paid: ['APPROVED', ...BEGUN],
  fail: BEGUN,
  unknown: BEGUN,
  resolve: BEGUN,
  retry: [...BEGUN, 'PARTIAL', 'FAILED'],
  take: ['APPROVED', ...BEGUN],
  release: ['APPROVED', ...BEGUN],
};

/** True when the batch state allows this action on its lines (docs/rules/batchItem.md#open-batch). */
export const batchLets = (action: BatchItemAction, status: BatchStatus): boolean => BATCHES[action].includes(status);

export const batchItemActions = all<BatchItemAction>()([
  'applyPay',
  'otp',
  'paid',
  'fail',
  'unknown',
  'resolve',
  'retry',
  'assign',
  'take',
  'release',
]);
export const batchItemFailCodes = all<BatchItemFailCode>()([
  'BENEFICIARY_BANK_REFUSED',
  'ACCOUNT_CLOSED',
  'NAME_MISMATCH',
  'LIMIT',
  'OTP_WRONG',
  'OTP_EXPIRED',
  'OTHER',
]);
export const batchItemAssignees = all<BatchItemAssignee>()(['ME', 'NONE']);
export const batchPlanObstacles = all<BatchPlanObstacle>()([
  'NO_CARD',
  'STATE',
  'STATUS',
  'USAGE',
  'AUTHORISATION',
  'HOURS',
  'PER_TXN',
  'DAILY_LIMIT',
  'DAILY_COUNT',
  'MONTHLY_LIMIT',
  'LISTENER',
  'OPEN_ORDERS',
  'BALANCE',
]);

/** Kinds of events of a line that have a label; the server may send others, which are shown raw. */
export const batchItemEvents = [
  'ITEM_CREATED',
  'ITEM_CHECKED',
  'ITEM_CORRECTED',
  'ITEM_ASSIGNED',
  'ITEM_UNASSIGNED',
  'ITEM_APPLIED',
  'OTP_SENT',
  'OTP_WRONG',
  'OTP_USED',
  'ITEM_SENT',
  'ITEM_PAID',
  'ITEM_PAID_BY_HAND',
  'ITEM_FAILED',
  'ITEM_UNKNOWN',
  'RESOLVED_SUCCESS',
  'RESOLVED_FAILED',
  'ITEM_RETRIED',
  'ITEM_TAKEN',
  'ITEM_RELEASED',
  'ITEM_CANCELED',
  'REVEALED',
] as const;

/** Maximum number of lines in one payment call (the contract's limit). */
export const APPLY_MAX = 1000;

/** Splits lines into slices of at most `size`, one for each call. */
export function slicesOf<Line>(lines: readonly Line[], size = APPLY_MAX): Line[][] {
  const slices: Line[][] = [];
  for (let at = 0; at < lines.length; at += size) slices.push(lines.slice(at, at + size));
  return slices;
}
