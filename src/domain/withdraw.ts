import type { WithdrawAction, WithdrawStatus } from '../contract';
import { stateTable } from './stateTable';

/**
 * Closed transition table of a withdraw order (docs/rules/withdraw.md#states): any state and event that is not listed is a
 * conflict. With several targets, the rule of the event chooses one.
 */
export const withdrawTransitions = {
  pass: { from: ['PENDING', 'SECOND_REVIEW'], to: ['SECOND_REVIEW', 'PASSED'] },
  reject: { from: ['PENDING', 'SECOND_REVIEW', 'HELD', 'WAITING_HOLDER'], to: ['REJECTED'] },
  hold: { from: ['PENDING', 'SECOND_REVIEW', 'WAITING_HOLDER'], to: ['HELD'] },
  unhold: { from: ['HELD'], to: ['PENDING', 'SECOND_REVIEW'] },
  ask: { from: ['PENDING', 'SECOND_REVIEW', 'HELD'], to: ['WAITING_HOLDER'] },
  resume: { from: ['WAITING_HOLDER'], to: ['PENDING', 'SECOND_REVIEW', 'HELD'] },
  cancel: { from: ['PENDING', 'SECOND_REVIEW'], to: ['CANCELED'] },
  expire: { from: ['PENDING', 'SECOND_REVIEW'], to: ['EXPIRED'] },
  undo: { from: ['SECOND_REVIEW', 'PASSED'], to: ['PENDING', 'SECOND_REVIEW'] },
  send: { from: ['PASSED'], to: ['PAYING'] },
  succeed: { from: ['PAYING', 'UNKNOWN'], to: ['SUCCESS'] },
  fail: { from: ['PAYING', 'UNKNOWN'], to: ['FAILED'] },
  lose: { from: ['PAYING'], to: ['UNKNOWN'] },
  retry: { from: ['FAILED', 'REVERSED'], to: ['PASSED'] },
  refund: { from: ['FAILED', 'REVERSED'], to: ['REJECTED'] },
  reverse: { from: ['SUCCESS'], to: ['REVERSED'] },
} as const satisfies Record<string, { from: readonly WithdrawStatus[]; to: readonly WithdrawStatus[] }>;

export type WithdrawEvent = keyof typeof withdrawTransitions;

const WAITING: readonly WithdrawStatus[] = ['PENDING', 'SECOND_REVIEW'];
const UNDECIDED: readonly WithdrawStatus[] = [...WAITING, 'HELD', 'WAITING_HOLDER'];

const table = stateTable<WithdrawStatus, WithdrawEvent, WithdrawAction>(withdrawTransitions, {
  claim: WAITING,
  release: WAITING,
  // Only the server knows whose claim may be taken over.
  takeOver: [],
  escalate: WAITING,
  // Only the server knows the person asked.
  answer: [],
  assign: UNDECIDED,
  query: ['PAYING', 'UNKNOWN'],
  resolve: ['UNKNOWN'],
  mark: ['SUCCESS', 'REVERSED'],
});

/** True when the state table allows this event in this state. */
export const canHappen = table.canHappen;
/** Whether this operator may act on the order (docs/rules/access.md#allowed). The caller checks the access key. */
export const withdrawActionState = table.actionState;

/** True when the action is possible in this state, for any operator (docs/rules/withdraw.md#states). */
export const fitsStatus = (action: WithdrawAction, status: WithdrawStatus): boolean =>
  action === 'answer' ? UNDECIDED.includes(status) : table.fitsStatus(action === 'takeOver' ? 'claim' : action, status);

/** True until the order is decided or ends, also while it is stopped. */
export const isUndecided = (status: WithdrawStatus): boolean => UNDECIDED.includes(status);
/** True while the order waits for a decision. */
export const isWaiting = (status: WithdrawStatus): boolean => WAITING.includes(status);

/** True while a payout of the order is still to be made. */
export const canStillBePaid = (status: WithdrawStatus): boolean =>
  (['pass', 'unhold', 'retry'] as const).some((action) => fitsStatus(action, status));
