import type {
  WithdrawDocument,
  WithdrawHoldReason,
  WithdrawRefundReason,
  WithdrawRejectReason,
  WithdrawUnholdReason,
} from '../contract';
import { all } from './values';

// Values that only dialogs and drawers of the withdraw list need. They load with these, after the first rows.
export const rejectReasons = all<WithdrawRejectReason>()([
  'PAYEE_INVALID',
  'PAYEE_NAME_MISMATCH',
  'RISK_REVIEW',
  'DOCUMENTS_MISSING',
  'BALANCE_IN_DISPUTE',
  'LIMIT',
  'DUPLICATE',
  'HOLDER_REQUEST',
  'CHANNEL_UNAVAILABLE',
  'OTHER',
]);

/** Kinds of events that have a label; the server may send others, which are shown raw. */
export const eventKinds = [
  'SUBMITTED',
  'FIRST_PASSED',
  'PASSED',
  'REJECTED',
  'UNDONE',
  'HELD',
  'UNHELD',
  'CLAIMED',
  'TAKEN_OVER',
  'RELEASED',
  'ESCALATED',
  'ANSWERED',
  'QUESTION_CLOSED',
  'ASSIGNED',
  'UNASSIGNED',
  'HOLDER_ASKED',
  'DOCUMENT_RECEIVED',
  'RESUMED',
  'CANCELED',
  'EXPIRED',
  'PAYOUT_SENT',
  'PAYOUT_SUCCESS',
  'PAYOUT_FAILED',
  'PAYOUT_UNKNOWN',
  'PAYOUT_REVERSED',
  'QUERIED',
  'RESOLVED_SUCCESS',
  'RESOLVED_FAILED',
  'RETRIED',
  'REFUNDED',
  'MARKED',
  'REVEALED',
] as const;

export const withdrawDocuments = all<WithdrawDocument>()([
  'IDENTITY',
  'BUSINESS_LICENSE',
  'INVOICE',
  'CONTRACT',
  'BANK_STATEMENT',
  'SOURCE_OF_FUNDS',
]);

export const holdReasons = all<WithdrawHoldReason>()([
  'RISK_REVIEW',
  'PAYEE_CHECK',
  'DOCUMENTS_MISSING',
  'HOLDER_REQUEST',
  'OTHER',
]);

export const unholdReasons = all<WithdrawUnholdReason>()(['CHECKED_OK', 'DOCUMENTS_RECEIVED', 'HOLDER_REQUEST', 'OTHER']);

export const refundReasons = all<WithdrawRefundReason>()(['PAYEE_INVALID', 'CHANNEL_UNAVAILABLE', 'HOLDER_REQUEST', 'OTHER']);

export const decisionKinds = ['PASS', 'REJECT'] as const;
