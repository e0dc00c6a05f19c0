import type { FileType, PayeeVerified, RiskFlagCode, Withdraw, WithdrawLink, WithdrawStatus, WithdrawView } from '../contract';

/** Builds a list that must contain every value of a union, so that the compiler finds values missing from a filter. */
export function all<Value extends string>() {
  return <const List extends readonly Value[]>(
    list: List & ([Value] extends [List[number]] ? unknown : never),
  ): readonly Value[] => list;
}

export const withdrawViews = all<WithdrawView>()(['NEEDS_ME', 'WAITING', 'HELD', 'PAYOUT', 'DONE', 'ALL', 'ESCALATED']);

/** Links between orders, strongest first. */
export const withdrawLinks = all<WithdrawLink>()([
  'SPLIT',
  'PAYEE_ACCOUNT',
  'DEVICE',
  'ADDRESS',
  'PAYEE_NAME',
  'OWN_PAYEE',
  'HOLDER_72H',
]);

export const withdrawStatuses = all<WithdrawStatus>()([
  'PENDING',
  'SECOND_REVIEW',
  'HELD',
  'WAITING_HOLDER',
  'PASSED',
  'PAYING',
  'SUCCESS',
  'FAILED',
  'UNKNOWN',
  'REVERSED',
  'REJECTED',
  'CANCELED',
  'EXPIRED',
]);

export const riskFlagCodes = all<RiskFlagCode>()([
  'FIRST_WITHDRAW',
  'NEW_PAYEE',
  'PAYEE_CHANGED_24H',
  'PAYEE_NAME_MISMATCH',
  'PAYEE_SHARED',
  'AMOUNT_SPIKE',
  'NEAR_LIMIT',
  'SPLIT_SUSPECT',
  'VELOCITY',
  'EMPTYING',
  'NIGHT',
  'NEW_IP_OR_DEVICE',
  'CREDENTIAL_RESET_24H',
  'BLACKLIST_HIT',
  'OPEN_DISPUTES',
  'LOW_SUCCESS_RATE',
  'UNMATCHED_COLLECTIONS',
  'NEGATIVE_MARGIN',
  'KYC_EXPIRED',
  'TEST_MERCHANT',
]);

export const payeeChecks = all<PayeeVerified>()(['NONE', 'NAME_MATCH', 'MISMATCH', 'UNVERIFIED']);
export const holderTypes = all<NonNullable<Withdraw['holderType']>>()(['MERCHANT', 'AGENT', 'PLATFORM']);
export const holderLevels = all<NonNullable<Withdraw['level']>>()(['S', 'A', 'B', 'C']);
export const withdrawSources = all<NonNullable<Withdraw['source']>>()(['PORTAL', 'API', 'AUTO', 'CONSOLE']);
export const payoutModes = all<NonNullable<Withdraw['payoutMode']>>()(['UPSTREAM', 'CARD_POOL', 'MANUAL']);
export const revealReasons = ['VERIFY_PAYEE', 'HOLDER_REQUEST', 'INVESTIGATION', 'OTHER'] as const;

/** Currencies of the simulated platform and choices of the filter; others are shown too. */
export const currencies = ['THB', 'VND', 'IDR', 'INR', 'PHP', 'MYR', 'USD'] as const;

export const accountTypes = all<NonNullable<Withdraw['accountType']>>()(['BALANCE', 'PAYOUT', 'RESERVE', 'COMMISSION', 'PROFIT']);

/** Kinds of ledger transactions with a label. */
export const ledgerKinds = [
  'FREEZE',
  'RELEASE',
  'WITHDRAW',
  'REVERSAL',
  'PAYIN',
  'TOPUP',
  'TRANSFER',
  'RESERVE_RELEASE',
  'SETTLE',
  'PAYOUT',
  'PAYOUT_REVERSAL',
  'REFUND',
  'DISPUTE',
  'UNDISPUTE',
  'ADJUST',
  'CORRECTION',
  'CARD_OPEN',
  'CARD_LINE',
  'CARD_SORT',
] as const;
export const fileTypes = all<FileType>()(['application/pdf', 'image/png', 'image/jpeg']);

export const feeModes = all<NonNullable<Withdraw['feeMode']>>()(['INNER', 'OUTER']);
export const payeeAccountTypes = all<NonNullable<Withdraw['payeeAccountType']>>()(['BANK_CARD', 'BANK_ACCOUNT', 'E_WALLET']);
