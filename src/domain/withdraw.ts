import type { WithdrawAction, WithdrawStatus } from '../contract';
import { stateTable } from './stateTable';

/**
 * Closed transition table of a withdraw order (docs/rules/withdraw.md#states): every pair of state and event that is
 * not listed is a conflict. Several targets mean that the rule of the event chooses one of them.
 */
export const withdrawTransitions = {
  pass: { from: ['PENDING', 'SECOND_REVIEW'], to: ['SECOND_REVIEW', 'PASSED'] },
  reject: { from: ['PENDING', 'SECOND_REVIEW', 'HELD'], to: ['REJECTED'] },
  hold: { from: ['PENDING', 'SECOND_REVIEW'], to: ['HELD'] },
  unhold: { from: ['HELD'], to: ['PENDING', 'SECOND_REVIEW'] },
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

const table = stateTable<WithdrawStatus, WithdrawEvent, WithdrawAction>(withdrawTransitions, {
  claim: WAITING,
  release: WAITING,
  // Only the server knows whose claim may be taken over.
  takeOver: [],
  query: ['PAYING', 'UNKNOWN'],
  resolve: ['UNKNOWN'],
});

/** True when the state table lets this event happen in this state. */
export const canHappen = table.canHappen;
/** Whether the order lets this operator act (docs/rules/access.md#allowed); the access key is asked elsewhere. */
export const withdrawActionState = table.actionState;

/** True when an order in this state can take the action at all, whoever takes it (docs/rules/withdraw.md#states). */
export const fitsStatus = (action: WithdrawAction, status: WithdrawStatus): boolean =>
  table.fitsStatus(action === 'takeOver' ? 'claim' : action, status);

/** True while a decision on the order is awaited. */
export const isWaiting = (status: WithdrawStatus): boolean => WAITING.includes(status);
