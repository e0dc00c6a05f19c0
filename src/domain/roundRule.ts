import type { RoundRule } from '../contract';
import { all } from './values';

/** Rules of the contract by which a round or its channel is skipped. */
export const roundRules = all<RoundRule>()([
  'ROUND_DISABLED',
  'BELOW_MIN',
  'ABOVE_MAX',
  'CLOSED_HOURS',
  'MERCHANT_SCOPE',
  'DAILY_AMOUNT',
  'DAILY_COUNT',
  'CIRCUIT_OPEN',
  'NO_WEIGHT',
  'CHANNEL_CLOSED',
  'CHANNEL_LIMIT',
  'CHANNEL_HOURS',
  'UPSTREAM_CLOSED',
  'MAINTENANCE',
]);
