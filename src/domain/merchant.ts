import type {
  Merchant,
  MerchantAction,
  MerchantCloseReason,
  MerchantKycStatus,
  MerchantMarginReason,
  MerchantRejectReason,
  MerchantResumeReason,
  MerchantRiskLevel,
  MerchantSettlementCycle,
  MerchantStatus,
  MerchantSuspendReason,
  MerchantSwitch,
  MerchantSwitchReason,
  MerchantType,
} from '../contract';
import { PERCENT } from './ratio';
import { stateTable } from './stateTable';
import type { Tone } from './status';
import { all } from './values';

/** Closed transition table of a merchant (docs/rules/mch.md#states). */
export const merchantTransitions = {
  pass: { from: ['PENDING_REVIEW'], to: ['ACTIVE'] },
  reject: { from: ['PENDING_REVIEW'], to: ['REJECTED'] },
  resubmit: { from: ['REJECTED'], to: ['PENDING_REVIEW'] },
  suspend: { from: ['ACTIVE'], to: ['SUSPENDED'] },
  resume: { from: ['SUSPENDED'], to: ['ACTIVE'] },
  wind: { from: ['ACTIVE', 'SUSPENDED'], to: ['CLOSING'] },
  end: { from: ['CLOSING'], to: ['CLOSED'] },
} as const satisfies Record<string, { from: readonly MerchantStatus[]; to: readonly MerchantStatus[] }>;

export type MerchantEvent = keyof typeof merchantTransitions;

const table = stateTable<MerchantStatus, MerchantEvent, MerchantAction>(merchantTransitions, {
  edit: ['PENDING_REVIEW', 'REJECTED', 'ACTIVE', 'SUSPENDED', 'CLOSING'],
  review: ['PENDING_REVIEW'],
  switch: ['ACTIVE', 'SUSPENDED', 'CLOSING'],
  save: ['PENDING_REVIEW', 'REJECTED', 'ACTIVE', 'SUSPENDED'],
  rotateSecret: ['ACTIVE', 'SUSPENDED'],
  resetPassword: ['ACTIVE', 'SUSPENDED', 'CLOSING'],
  close: ['ACTIVE', 'SUSPENDED', 'CLOSING'],
});

/** True when the state table allows this event in this state. */
export const canMerchant = table.canHappen;
/** True when the action is possible in this state, for any operator. */
export const merchantFits = table.fitsStatus;
/** Whether this operator may act on the merchant (docs/rules/access.md#allowed). */
export const merchantActionState = table.actionState;

export const merchantStatuses = all<MerchantStatus>()(['PENDING_REVIEW', 'REJECTED', 'ACTIVE', 'SUSPENDED', 'CLOSING', 'CLOSED']);
export const merchantActions = all<MerchantAction>()([
  'review',
  'edit',
  'save',
  'switch',
  'rotateSecret',
  'resetPassword',
  'resume',
  'suspend',
  'close',
]);
export const merchantTypes = all<MerchantType>()(['DIRECT', 'AGENT', 'INTERNAL', 'TEST']);
export const merchantSwitches = all<MerchantSwitch>()(['payin', 'payout', 'withdraw', 'api', 'portal']);
export const kycStatuses = all<MerchantKycStatus>()(['NONE', 'PENDING', 'PASSED', 'EXPIRED']);
export const riskLevels = all<MerchantRiskLevel>()(['LOW', 'MEDIUM', 'HIGH']);
export const settlementCycles = all<MerchantSettlementCycle>()(['T0', 'D1', 'T1', 'D7']);
export const merchantRejectReasons = all<MerchantRejectReason>()([
  'DOCUMENTS_MISSING',
  'KYC_FAILED',
  'BUSINESS_NOT_ALLOWED',
  'DUPLICATE',
  'TERMS_NOT_AGREED',
  'OTHER',
]);
export const suspendReasons = all<MerchantSuspendReason>()([
  'RISK',
  'COMPLIANCE',
  'CONTRACT',
  'MERCHANT_REQUEST',
  'DORMANT',
  'OTHER',
]);
export const resumeReasons = all<MerchantResumeReason>()([
  'CHECKED_OK',
  'DOCUMENTS_RECEIVED',
  'CONTRACT',
  'MERCHANT_REQUEST',
  'OTHER',
]);
export const switchReasons = all<MerchantSwitchReason>()([
  'RISK',
  'COMPLIANCE',
  'TECHNICAL',
  'CONTRACT',
  'MERCHANT_REQUEST',
  'OTHER',
]);
export const closeReasons = all<MerchantCloseReason>()(['CONTRACT_ENDED', 'MERCHANT_REQUEST', 'COMPLIANCE', 'DORMANT', 'OTHER']);
export const marginReasons = all<MerchantMarginReason>()(['STRATEGIC', 'PROMOTION', 'COMPENSATION', 'OTHER']);
/** All reasons of a merchant's changes, without repeats. */
export const merchantReasons: readonly string[] = [
  ...new Set<string>([
    ...merchantRejectReasons,
    ...suspendReasons,
    ...resumeReasons,
    ...switchReasons,
    ...closeReasons,
    ...marginReasons,
  ]),
].sort((a, b) => Number(a === 'OTHER') - Number(b === 'OTHER'));

export const merchantTones: Readonly<Record<MerchantStatus, Tone>> = {
  PENDING_REVIEW: 'warning',
  REJECTED: 'neutral',
  ACTIVE: 'success',
  SUSPENDED: 'error',
  CLOSING: 'processing',
  CLOSED: 'neutral',
};
export const kycTones: Readonly<Record<MerchantKycStatus, Tone>> = {
  NONE: 'neutral',
  PENDING: 'warning',
  PASSED: 'success',
  EXPIRED: 'error',
};
export const riskLevelTones: Readonly<Record<MerchantRiskLevel, Tone>> = { LOW: 'neutral', MEDIUM: 'warning', HIGH: 'error' };

/** Name of the row's field for a switch. */
export const switchField = <Switch extends MerchantSwitch>(name: Switch): `${Switch}Enabled` => `${name}Enabled`;

/** Whether the switch is on. */
export const isSwitchedOn = (row: Merchant, name: MerchantSwitch): boolean => row[switchField(name)] === true;

/**
 * Valid user name of the merchant portal: 6 to 32 letters, digits, dots, dashes and underscores, starting with a letter
 * (docs/rules/mch.md#form).
 */
export const LOGIN_ACCOUNT = /^[A-Za-z][A-Za-z0-9._-]{5,31}$/;
/** A local time of the platform's business day, HH:mm. */
export const LOCAL_HOUR = /^([01]\d|2[0-3]):[0-5]\d$/;

/** A price's rate, as typed in percent: below 100%. */
export const isPriceRate = (percent: string): boolean => PERCENT.test(percent) && Number(percent) < 100;
