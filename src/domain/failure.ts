import type { FailureCode } from '../contract';
import { all } from './values';

/** Failure codes of the contract; a server may send others. */
export const failureCodes = all<FailureCode>()([
  'BENEFICIARY_BANK_REFUSED',
  'UPSTREAM_UNAVAILABLE',
  'UPSTREAM_TIMEOUT',
  'CHANNEL_LIMIT',
  'PAYER_REFUSED',
  'RISK_REFUSED',
  'BALANCE_SHORT',
  'SIGNATURE_INVALID',
  'CHANNEL_CONFIG',
  'UNMAPPED',
]);
