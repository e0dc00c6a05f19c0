import type { WorkCount, WorkKind, WorkReason, WorkState } from '../contract';
import { approvalTones } from './approval';
import type { Tone } from './status';
import { all } from './values';

export const workKinds = all<WorkKind>()([
  'WITHDRAW',
  'ESCALATION',
  'SECOND',
  'PAYOUT',
  'BATCH',
  'MERCHANT',
  'CARD',
  'RATE',
  'DIFFERENCE',
  'APPROVAL',
  'QUESTION',
  'MINE',
]);
export const workReasons = all<WorkReason>()([
  'QUEUE',
  'CLAIMED',
  'ASSIGNED',
  'ASKED_YOU',
  'ASKED_ROLE',
  'REVIEW',
  'STEP',
  'AMOUNT_DIFF',
  'STATUS_DIFF',
  'MISSING_UPSTREAM',
  'MISSING_PLATFORM',
  'DECIDE',
  'SENT_APPROVAL',
  'SENT_QUESTION',
]);

/** Colours of what became of an own request. */
export const workTones: Readonly<Record<WorkState, Tone>> = {
  ...approvalTones,
  ANSWERED: 'success',
  CLOSED: 'neutral',
};

/** How much waits for the operator. Own requests wait for others (docs/rules/work.md#count). */
export const waitingWork = (kinds: readonly WorkCount[]): number =>
  kinds.reduce((sum, { kind, count }) => sum + (kind === 'MINE' ? 0 : count), 0);
