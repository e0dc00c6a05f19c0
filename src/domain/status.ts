import type { PayeeVerified, RiskSeverity, WithdrawStatus } from '../contract';

/** How a state looks; the colour never says it alone, the label stands in it. */
export type Tone = 'neutral' | 'processing' | 'success' | 'warning' | 'error';

export const withdrawStatusTones: Readonly<Record<WithdrawStatus, Tone>> = {
  PENDING: 'warning',
  SECOND_REVIEW: 'warning',
  HELD: 'neutral',
  PASSED: 'processing',
  PAYING: 'processing',
  SUCCESS: 'success',
  FAILED: 'error',
  UNKNOWN: 'error',
  REVERSED: 'error',
  REJECTED: 'neutral',
  CANCELED: 'neutral',
  EXPIRED: 'neutral',
};

export const severityTones: Readonly<Record<RiskSeverity, Tone>> = { LOW: 'neutral', MEDIUM: 'warning', HIGH: 'error' };

export const payeeVerifiedTones: Readonly<Record<PayeeVerified, Tone>> = {
  NONE: 'neutral',
  NAME_MATCH: 'success',
  MISMATCH: 'error',
  UNVERIFIED: 'warning',
};
