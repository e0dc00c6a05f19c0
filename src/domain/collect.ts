import type {
  BankLineSource,
  CollectAction,
  CollectCloseReason,
  CollectConfirmReason,
  CollectDisputeReason,
  CollectHint,
  CollectMatchType,
  CollectRiskFlag,
  CollectStatus,
} from '../contract';
import { stateTable } from './stateTable';
import type { Tone } from './status';
import { all } from './values';

/** Closed transition table of a collection order (docs/rules/collect.md#states). */
export const collectTransitions = {
  allocate: { from: ['ALLOCATING', 'NO_CARD'], to: ['WAIT_PAY', 'NO_CARD'] },
  declare: { from: ['WAIT_PAY'], to: ['PAID_DECLARED'] },
  match: { from: ['WAIT_PAY', 'PAID_DECLARED', 'EXPIRED', 'CLOSED'], to: ['SUCCESS', 'AMOUNT_DIFF'] },
  confirm: {
    from: ['WAIT_PAY', 'PAID_DECLARED', 'AMOUNT_DIFF', 'DISPUTED', 'EXPIRED', 'CLOSED'],
    to: ['SUCCESS', 'AMOUNT_DIFF'],
  },
  unmatch: { from: ['AMOUNT_DIFF', 'DISPUTED'], to: ['PAID_DECLARED', 'EXPIRED'] },
  reallocate: { from: ['NO_CARD', 'WAIT_PAY'], to: ['WAIT_PAY', 'NO_CARD'] },
  dispute: { from: ['PAID_DECLARED', 'AMOUNT_DIFF', 'EXPIRED'], to: ['DISPUTED'] },
  expire: { from: ['ALLOCATING', 'NO_CARD', 'WAIT_PAY', 'PAID_DECLARED'], to: ['EXPIRED'] },
  close: { from: ['ALLOCATING', 'NO_CARD', 'WAIT_PAY', 'PAID_DECLARED', 'DISPUTED'], to: ['CLOSED'] },
} as const satisfies Record<string, { from: readonly CollectStatus[]; to: readonly CollectStatus[] }>;

export type CollectEvent = keyof typeof collectTransitions;

const table = stateTable<CollectStatus, CollectEvent, CollectAction>(collectTransitions, {
  extend: ['NO_CARD', 'WAIT_PAY', 'PAID_DECLARED'],
  notify: ['SUCCESS', 'AMOUNT_DIFF', 'DISPUTED', 'EXPIRED', 'CLOSED'],
});

/** True when the action is possible in this state, for any operator (docs/rules/collect.md#states). */
export const collectFits = table.fitsStatus;
/** Whether this operator may act on the collection order (docs/rules/access.md#allowed). */
export const collectActionState = table.actionState;

/** Extension of the payment time in minutes: minimum and maximum at once, and in total (docs/rules/collect.md#extend). */
export const EXTEND = { least: 5, most: 120, total: 240 } as const;

/** True while the collection order waits for money, so that its time runs (docs/rules/collect.md#states). */
export const isCollectOpen = (status: CollectStatus): boolean =>
  status === 'ALLOCATING' || status === 'NO_CARD' || status === 'WAIT_PAY' || status === 'PAID_DECLARED';

export const collectStatuses = all<CollectStatus>()([
  'ALLOCATING',
  'NO_CARD',
  'WAIT_PAY',
  'PAID_DECLARED',
  'SUCCESS',
  'AMOUNT_DIFF',
  'DISPUTED',
  'EXPIRED',
  'CLOSED',
]);
export const collectActions = all<CollectAction>()(['confirm', 'extend', 'reallocate', 'notify', 'dispute', 'close']);
export const matchTypes = all<CollectMatchType>()(['NONE', 'AUTO_AMOUNT', 'AUTO_POSTSCRIPT', 'AUTO_REF', 'MESSAGE', 'MANUAL']);
export const collectRiskFlags = all<CollectRiskFlag>()(['SAME_AMOUNT_TWICE', 'PAYER_NAME_DIFF', 'LATE_PAYMENT', 'DUPLICATE_REF']);
export const collectHints = all<CollectHint>()([
  'EXACT_AMOUNT',
  'NEAR_AMOUNT',
  'POSTSCRIPT',
  'PAYER_NAME',
  'SAME_CARD',
  'TIME_NEAR',
  'BANK_REF',
]);
/** Sources from which a payment becomes known. */
export const paymentSources = all<BankLineSource>()(['MESSAGE', 'APP_NOTICE', 'ONLINE_BANKING', 'FILE', 'API', 'MANUAL']);
export const collectConfirmReasons = all<CollectConfirmReason>()([
  'MONEY_SEEN',
  'PAYER_PROOF',
  'MERCHANT_AGREED',
  'BANK_CONFIRMED',
  'OTHER',
]);
export const collectCloseReasons = all<CollectCloseReason>()([
  'PAST_DUE',
  'MERCHANT_REQUEST',
  'PAYER_GAVE_UP',
  'WRONG_ORDER',
  'NO_CARD_FREE',
  'RETURN_TO_PAYER',
  'OTHER',
]);
export const collectDisputeReasons = all<CollectDisputeReason>()([
  'AMOUNT_UNCLEAR',
  'PAYER_UNCLEAR',
  'MERCHANT_REFUSES',
  'PAYER_COMPLAINT',
  'FRAUD_SUSPECT',
  'OTHER',
]);
/** All reasons without repeats, because a code has the same label for each action. */
export const collectReasons: readonly string[] = [
  ...new Set<string>([...collectConfirmReasons, ...collectCloseReasons, ...collectDisputeReasons]),
].sort((a, b) => Number(a === 'OTHER') - Number(b === 'OTHER'));
export const collectEventKinds = [
  'CREATED',
  'COLLECT_ALLOCATED',
  'COLLECT_NO_CARD',
  'COLLECT_REALLOCATED',
  'COLLECT_EXTENDED',
  'COLLECT_DECLARED',
  'COLLECT_MATCHED',
  'COLLECT_DIFF',
  'COLLECT_CONFIRMED',
  'COLLECT_UNMATCHED',
  'COLLECT_DISPUTED',
  'COLLECT_EXPIRED',
  'COLLECT_CLOSED',
  'COLLECT_PAID_OTHERWISE',
  'COLLECT_NOTIFIED',
] as const;

export const collectTones: Readonly<Record<CollectStatus, Tone>> = {
  ALLOCATING: 'processing',
  NO_CARD: 'error',
  WAIT_PAY: 'processing',
  PAID_DECLARED: 'processing',
  SUCCESS: 'success',
  AMOUNT_DIFF: 'warning',
  DISPUTED: 'error',
  EXPIRED: 'neutral',
  CLOSED: 'neutral',
};
export const collectRiskTones: Readonly<Record<CollectRiskFlag, Tone>> = {
  SAME_AMOUNT_TWICE: 'warning',
  PAYER_NAME_DIFF: 'warning',
  LATE_PAYMENT: 'warning',
  DUPLICATE_REF: 'error',
};
