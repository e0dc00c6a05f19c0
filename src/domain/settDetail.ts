import type { SettStatus } from '../contract';
import { isOneOf } from './typed';
import { all } from './values';

/** States with a receipt: the beneficiary received the money, even if it was returned later. */
const RECEIPTED = all<'SUCCESS' | 'REVERSED'>()(['SUCCESS', 'REVERSED']);

/** True when a payout order in this state has a receipt. */
export const hasReceipt = (status: SettStatus): boolean => isOneOf(RECEIPTED, status);
