import type { PayRecordFailClass } from '@/contract';

/** Failures that another channel may mend; every other ends the order. */
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
