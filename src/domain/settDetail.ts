import type { SettStatus } from '../contract';
import { all } from './values';

/** States that a receipt is given for: the money was with the beneficiary, and may have come back since. */
const RECEIPTED = all<'SUCCESS' | 'REVERSED'>()(['SUCCESS', 'REVERSED']);

/** True when a payout order in this state has a receipt. */
export const hasReceipt = (status: SettStatus): boolean => (RECEIPTED as readonly SettStatus[]).includes(status);
