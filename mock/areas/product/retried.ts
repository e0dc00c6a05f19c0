import type { PayRecordFailClass } from '@/contract';

/** Failures that a retry at another channel may solve; every other failure ends the order. */
export const RETRIED: readonly PayRecordFailClass[] = [
  'CONFIG',
  'AUTH',
  'LIMIT',
  'BALANCE',
  'UPSTREAM_DOWN',
  'TIMEOUT',
  'PAYER',
  'RISK',
  'OTHER',
];
