import type {
  AccountAction,
  AccountAdjustReason,
  AccountBizType,
  AccountBlockMode,
  AccountBlockReason,
  AccountBucket,
  AccountCheckState,
  AccountDirection,
  AccountFreezeReason,
  AccountHolderType,
  AccountHoldKind,
  AccountReleaseReason,
  AccountStatus,
  AccountTopUpReason,
  AccountTransferReason,
  AccountUnblockReason,
  AccountUnfreezeReason,
  MoneyAccount,
  MoneyAccountType,
} from '../contract';
import { compareMoney, isAmountOf } from './money';
import type { ActionState } from './stateTable';
import type { Tone } from './status';
import { all } from './values';

export const accountHolderTypes = all<AccountHolderType>()(['MERCHANT', 'AGENT', 'PLATFORM', 'UPSTREAM', 'CARD']);
export const moneyAccountTypes = all<MoneyAccountType>()([
  'BALANCE',
  'PAYOUT',
  'RESERVE',
  'COMMISSION',
  'PROFIT',
  'CLEARING',
  'FX',
  'SUSPENSE',
  'SUNDRY',
  'CARD',
]);
export const accountStatuses = all<AccountStatus>()(['NORMAL', 'DEBIT_BLOCKED', 'CREDIT_BLOCKED', 'FROZEN', 'CLOSED']);
export const accountCheckStates = all<AccountCheckState>()(['OK', 'BROKEN']);
export const accountActions = all<AccountAction>()([
  'freeze',
  'adjust',
  'topUp',
  'transfer',
  'releaseReserve',
  'block',
  'unblock',
]);
export const accountBlockModes = all<AccountBlockMode>()(['DEBIT', 'CREDIT', 'ALL']);
export const accountDirections = all<AccountDirection>()(['IN', 'OUT']);
export const accountBuckets = all<AccountBucket>()(['AVAILABLE', 'FROZEN', 'PENDING']);
export const accountHoldKinds = all<AccountHoldKind>()(['MANUAL', 'WITHDRAW', 'PAYOUT', 'DISPUTE', 'BATCH', 'RESERVE']);
export const accountBizTypes = all<AccountBizType>()([
  'PAYIN',
  'SETTLE',
  'PAYOUT',
  'WITHDRAW',
  'FREEZE',
  'UNFREEZE',
  'REFUND',
  'REVERSAL',
  'DISPUTE',
  'UNDISPUTE',
  'COMMISSION',
  'PROFIT',
  'ADJUST',
  'TOP_UP',
  'TRANSFER',
  'RESERVE_HOLD',
  'RESERVE_RELEASE',
  'CARD_OPEN',
  'CARD_LINE',
  'CARD_SORT',
  'OTHER',
]);
export const accountFreezeReasons = all<AccountFreezeReason>()([
  'COURT_ORDER',
  'FRAUD_SUSPECT',
  'CHARGEBACK',
  'KYC_EXPIRED',
  'OTHER',
]);
export const accountUnfreezeReasons = all<AccountUnfreezeReason>()(['CASE_CLOSED', 'ORDER_LIFTED', 'MISTAKE', 'OTHER']);
export const accountAdjustReasons = all<AccountAdjustReason>()([
  'MISSING_ORDER',
  'DOUBLE_CREDIT',
  'FEE_CORRECTION',
  'BONUS',
  'BAD_DEBT',
  'OTHER',
]);
export const accountTopUpReasons = all<AccountTopUpReason>()(['BANK_TRANSFER', 'CASH_DEPOSIT', 'OTHER']);
export const accountTransferReasons = all<AccountTransferReason>()(['HOLDER_REQUEST', 'PAYOUT_FUNDING', 'OTHER']);
export const accountReleaseReasons = all<AccountReleaseReason>()(['RISK_LOWERED', 'CONTRACT_CHANGED', 'HOLDER_CLOSING', 'OTHER']);
export const accountBlockReasons = all<AccountBlockReason>()([
  'FRAUD_SUSPECT',
  'COURT_ORDER',
  'KYC_EXPIRED',
  'HOLDER_REQUEST',
  'OTHER',
]);
export const accountUnblockReasons = all<AccountUnblockReason>()(['CASE_CLOSED', 'ORDER_LIFTED', 'MISTAKE', 'OTHER']);
/** All reasons of this screen without repeats, for the labels of the history. */
export const accountReasons = [
  'COURT_ORDER',
  'FRAUD_SUSPECT',
  'CHARGEBACK',
  'KYC_EXPIRED',
  'CASE_CLOSED',
  'ORDER_LIFTED',
  'MISTAKE',
  'MISSING_ORDER',
  'DOUBLE_CREDIT',
  'FEE_CORRECTION',
  'BONUS',
  'BAD_DEBT',
  'BANK_TRANSFER',
  'CASH_DEPOSIT',
  'HOLDER_REQUEST',
  'PAYOUT_FUNDING',
  'RISK_LOWERED',
  'CONTRACT_CHANGED',
  'HOLDER_CLOSING',
  'OTHER',
] as const;
/** Kinds of events that have a label; the server may send others, which are shown raw. */
export const accountEvents = [
  'ACCOUNT_FREEZE',
  'ACCOUNT_UNFREEZE',
  'ACCOUNT_HOLD_ENDED',
  'ACCOUNT_ADJUST',
  'ACCOUNT_TOPUP',
  'ACCOUNT_TRANSFER',
  'ACCOUNT_RELEASERESERVE',
  'ACCOUNT_BLOCK',
  'ACCOUNT_UNBLOCK',
] as const;

export const accountStatusTones: Readonly<Record<AccountStatus, Tone>> = {
  NORMAL: 'success',
  DEBIT_BLOCKED: 'warning',
  CREDIT_BLOCKED: 'warning',
  FROZEN: 'error',
  CLOSED: 'neutral',
};
export const accountCheckTones: Readonly<Record<AccountCheckState, Tone>> = { OK: 'success', BROKEN: 'error' };

/** Whether this operator may act on the account, as the server says (docs/rules/access.md#allowed). */
export function accountActionState({ allowed, denied }: MoneyAccount, action: AccountAction): ActionState {
  if (!allowed || allowed.includes(action)) return { isAllowed: true };
  return { isAllowed: false, why: denied?.find((one) => one.action === action)?.why };
}

/** True for an amount above zero with at most the currency's digits. */
export const isPositiveAmount = (text: string, currency: string): boolean =>
  isAmountOf(text, currency) && compareMoney(text, '0') > 0;
