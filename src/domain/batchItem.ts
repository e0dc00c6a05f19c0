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
  // To choose another card, the chosen one is taken back first.
  assign: ['WAIT', 'ASSIGNED'],
  applyPay: ['ASSIGNED'],
  // Once the bank works on it, only evidence says that no money went: it is unknown first.
  fail: ['APPLYING', 'WAIT_OTP'],
  unknown: ['PAYING'],
  retry: ['FAILED'],
  take: ['WAIT', 'ASSIGNED', 'APPLYING', 'WAIT_OTP', 'PAYING', 'UNKNOWN'],
  release: ['WAIT', 'ASSIGNED', 'APPLYING', 'WAIT_OTP', 'PAYING', 'UNKNOWN'],
});

/** True when a line in this state can take the action at all (docs/rules/batchItem.md#states). */
export const batchItemFits = table.fitsStatus;
/** Whether a line lets this operator act (docs/rules/access.md#allowed). */
export const batchItemActionState = table.actionState;

const BEGUN = ['PAYING', 'PAUSED'] as const;
/** States of the batch in which each action makes sense: a paused one sends nothing, but what has happened is still written down. */
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

/** True when a batch in this state lets its lines take the action (docs/rules/batchItem.md#open-batch). */
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

/** Lines that one call of payments names at most (the contract's limit). */
export const APPLY_MAX = 1000;

/** How many slices a list of so many lines is sent in, and the slices themselves. */
export function slicesOf<Line>(lines: readonly Line[], size = APPLY_MAX): Line[][] {
  const slices: Line[][] = [];
  for (let at = 0; at < lines.length; at += size) slices.push(lines.slice(at, at + size));
  return slices;
}
