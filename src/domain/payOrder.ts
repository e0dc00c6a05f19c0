import type {
  PayCloseReason,
  PayDisputeReason,
  PayOrder,
  PayOrderAction,
  PayOrderStatus,
  PayRecordFailClass,
  PayRecordReconStatus,
  PayRecordStatus,
  PayRefundReason,
  PayRiskFlag,
  PaySupplementReason,
  PayUndisputeReason,
} from '../contract';
import { stateTable } from './stateTable';
import type { Tone } from './status';
import { all } from './values';

/** Closed transition table of a pay order (docs/rules/payorder.md#states). */
export const payOrderTransitions = {
  attempt: { from: ['CREATED', 'PAYING'], to: ['PAYING'] },
  fail: { from: ['PAYING'], to: ['FAILED'] },
  succeed: { from: ['PAYING', 'EXPIRED', 'CLOSED', 'FAILED'], to: ['SUCCESS'] },
  supplement: { from: ['CREATED', 'PAYING', 'FAILED', 'EXPIRED', 'CLOSED'], to: ['SUCCESS'] },
  expire: { from: ['CREATED', 'PAYING'], to: ['EXPIRED'] },
  close: { from: ['CREATED', 'PAYING'], to: ['CLOSED'] },
  refund: { from: ['SUCCESS', 'PART_REFUNDED'], to: ['PART_REFUNDED', 'REFUNDED'] },
  dispute: { from: ['SUCCESS'], to: ['DISPUTED'] },
  undispute: { from: ['DISPUTED'], to: ['SUCCESS'] },
} as const satisfies Record<string, { from: readonly PayOrderStatus[]; to: readonly PayOrderStatus[] }>;

export type PayOrderEvent = keyof typeof payOrderTransitions;

const FINAL: readonly PayOrderStatus[] = ['SUCCESS', 'FAILED', 'EXPIRED', 'CLOSED', 'PART_REFUNDED', 'REFUNDED', 'DISPUTED'];

const table = stateTable<PayOrderStatus, PayOrderEvent, PayOrderAction>(payOrderTransitions, {
  query: ['PAYING', 'FAILED', 'EXPIRED', 'CLOSED'],
  notify: FINAL,
});

/** True when the state table allows this event in this state. */
export const canPayOrder = table.canHappen;
/** True when the action is possible in this state, for any operator. */
export const payOrderFits = table.fitsStatus;
/** Whether this operator may act on the pay order (docs/rules/access.md#allowed). */
export const payOrderActionState = table.actionState;

export const payOrderStatuses = all<PayOrderStatus>()([
  'CREATED',
  'PAYING',
  'SUCCESS',
  'FAILED',
  'EXPIRED',
  'CLOSED',
  'PART_REFUNDED',
  'REFUNDED',
  'DISPUTED',
]);
export const payOrderActions = all<PayOrderAction>()([
  'query',
  'notify',
  'supplement',
  'close',
  'refund',
  'dispute',
  'undispute',
]);
export const successTypes = all<NonNullable<PayOrder['successType']>>()(['NORMAL', 'QUERY', 'SUPPLEMENT']);
export const settleStatuses = all<NonNullable<PayOrder['settleStatus']>>()(['PENDING', 'SETTLED', 'RESERVED']);

export const payOrderTones: Readonly<Record<PayOrderStatus, Tone>> = {
  CREATED: 'neutral',
  PAYING: 'processing',
  SUCCESS: 'success',
  FAILED: 'error',
  EXPIRED: 'neutral',
  CLOSED: 'neutral',
  PART_REFUNDED: 'warning',
  REFUNDED: 'warning',
  DISPUTED: 'error',
};

export const payRecordStatuses = all<PayRecordStatus>()([
  'REQUESTING',
  'ACCEPTED',
  'SUCCESS',
  'FAILED',
  'TIMEOUT',
  'UNKNOWN',
  'ABANDONED',
]);
export const payRecordTones: Readonly<Record<PayRecordStatus, Tone>> = {
  REQUESTING: 'processing',
  ACCEPTED: 'processing',
  SUCCESS: 'success',
  FAILED: 'error',
  TIMEOUT: 'error',
  UNKNOWN: 'error',
  ABANDONED: 'neutral',
};
export const failClasses = all<PayRecordFailClass>()([
  'NONE',
  'CONFIG',
  'AUTH',
  'LIMIT',
  'BALANCE',
  'UPSTREAM_DOWN',
  'TIMEOUT',
  'RISK',
  'PAYER',
  'OTHER',
]);
export const reconStatuses = all<PayRecordReconStatus>()([
  'NOT_RUN',
  'MATCHED',
  'AMOUNT_DIFF',
  'MISSING_UPSTREAM',
  'MISSING_PLATFORM',
  'STATUS_DIFF',
]);

export const payRiskFlags = all<PayRiskFlag>()(['LATE_PAYMENT', 'DOUBLE_PAID', 'AMOUNT_SPIKE', 'NEW_DEVICE']);
export const payRiskTones: Readonly<Record<PayRiskFlag, Tone>> = {
  LATE_PAYMENT: 'warning',
  DOUBLE_PAID: 'error',
  AMOUNT_SPIKE: 'warning',
  NEW_DEVICE: 'neutral',
};
export const supplementReasons = all<PaySupplementReason>()(['MONEY_SEEN', 'UPSTREAM_CONFIRMED', 'MERCHANT_CLAIM', 'OTHER']);
export const payCloseReasons = all<PayCloseReason>()([
  'MERCHANT_REQUEST',
  'PAYER_GAVE_UP',
  'WRONG_ORDER',
  'RISK_REVIEW',
  'OTHER',
]);
export const payRefundReasons = all<PayRefundReason>()([
  'MERCHANT_REQUEST',
  'PAID_TWICE',
  'WRONG_AMOUNT',
  'NOT_DELIVERED',
  'RISK_REVIEW',
  'OTHER',
]);
export const disputeReasons = all<PayDisputeReason>()([
  'PAYER_COMPLAINT',
  'CHARGEBACK',
  'FRAUD_SUSPECT',
  'UPSTREAM_NOTICE',
  'OTHER',
]);
export const undisputeReasons = all<PayUndisputeReason>()([
  'COMPLAINT_WITHDRAWN',
  'MERCHANT_PROVED',
  'UPSTREAM_CONFIRMED',
  'OTHER',
]);
/** All reasons without repeats, because a code has the same label for each action. */
export const payReasons: readonly string[] = [
  ...new Set<string>([...payRefundReasons, ...payCloseReasons, ...supplementReasons, ...disputeReasons, ...undisputeReasons]),
].sort((a, b) => Number(a === 'OTHER') - Number(b === 'OTHER'));
export const payEventKinds = [
  'CREATED',
  'ATTEMPTED',
  'PAID',
  'FOUND_PAID',
  'FAILED',
  'EXPIRED',
  'EXTENDED',
  'QUERIED',
  'NOTIFIED',
  'SUPPLEMENTED',
  'CLOSED',
  'REFUNDED',
  'DISPUTED',
  'UNDISPUTED',
] as const;
