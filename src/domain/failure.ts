import type { FailureCode } from '../contract';
import { all } from './values';

/** Why payments fail, as far as the contract names it; a server may know more. */
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
