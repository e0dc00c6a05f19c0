import type { ApprovalStatus, ApprovalView } from '../contract';
import type { Tone } from './status';
import { all } from './values';

/** Tabs of the inbox. */
export const approvalViews = all<ApprovalView>()(['TO_DECIDE', 'MINE', 'DONE']);

/** Colours of the states. */
export const approvalTones: Readonly<Record<ApprovalStatus, Tone>> = {
  WAITING: 'warning',
  BLOCKED: 'error',
  APPROVED: 'processing',
  EXECUTED: 'success',
  EXEC_FAILED: 'error',
  DENIED: 'neutral',
  RECALLED: 'neutral',
  EXPIRED: 'neutral',
};
