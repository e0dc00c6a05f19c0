import type { Denied, Withdraw, WithdrawAction, WithdrawStatus } from '../contract';

/**
 * Closed transition table of a withdraw order (domain rules of the review, states §3.1): every pair of state and event that is
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

/** True when the state table lets this event happen in this state. */
export function canHappen(event: WithdrawEvent, status: WithdrawStatus): boolean {
  return (withdrawTransitions[event].from as readonly WithdrawStatus[]).includes(status);
}

const WAITING: readonly WithdrawStatus[] = ['PENDING', 'SECOND_REVIEW'];
/** Actions that are no event of the table themselves, and the states in which they make sense. */
const sideActions: Partial<Record<WithdrawAction, readonly WithdrawStatus[]>> = {
  claim: WAITING,
  release: WAITING,
  takeOver: WAITING,
  query: ['PAYING', 'UNKNOWN'],
  resolve: ['UNKNOWN'],
};

/** True when an order in this state can take the action at all, whoever takes it (states §3.1). */
export function fitsStatus(action: WithdrawAction, status: WithdrawStatus): boolean {
  return sideActions[action]?.includes(status) ?? canHappen(action as WithdrawEvent, status);
}

/** True while a decision on the order is awaited. */
export const isWaiting = (status: WithdrawStatus): boolean => WAITING.includes(status);

export type ActionState = { isAllowed: true } | { isAllowed: false; why?: string };

/**
 * Whether the record lets this operator act: the server's word when it sent one (`allowed`, `denied`), else the state table
 * (decisions §8). The access key is asked elsewhere.
 */
export function withdrawActionState(
  row: Pick<Withdraw, 'status' | 'allowed'> & { denied?: Denied[] },
  action: WithdrawAction,
): ActionState {
  if (row.allowed) {
    if (row.allowed.includes(action)) return { isAllowed: true };
    return { isAllowed: false, why: row.denied?.find((denied) => denied.action === action)?.why };
  }
  return action !== 'takeOver' && fitsStatus(action, row.status) ? { isAllowed: true } : { isAllowed: false };
}
