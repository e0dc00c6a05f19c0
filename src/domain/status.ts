import type { PayeeVerified, RiskSeverity, WithdrawStatus } from '../contract';

/** Colour of a state. It always comes with a label, because colour alone is not accessible. */
export type Tone = 'neutral' | 'processing' | 'success' | 'warning' | 'error';

export const withdrawStatusTones: Readonly<Record<WithdrawStatus, Tone>> = {
  PENDING: 'warning',
  SECOND_REVIEW: 'warning',
  HELD: 'neutral',
  WAITING_HOLDER: 'neutral',
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
