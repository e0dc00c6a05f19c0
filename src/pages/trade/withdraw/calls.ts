import type { Withdraw, WithdrawBulkResult } from '@/contract';
import type { ApiError } from '@/domain/apiError';
import {
  holdWithdraws,
  passWithdraws,
  refundWithdraw,
  rejectWithdraws,
  resolveWithdraw,
  retryWithdraw,
  undoWithdraw,
  unholdWithdraws,
} from '@/services/withdraw';

/** A change of one order answers with its row; the desk handles it like one of many. */
const asResult = ({ pendingCount, ...row }: Withdraw & { pendingCount?: number }): WithdrawBulkResult => {
  const { withdrawNo, status, version } = row;
  return { succeeded: [{ withdrawNo, status, version, current: row }], failed: [], pendingCount };
};

/** How a call names an order, in the version that the operator saw. */
export const refOf = ({ withdrawNo, version }: Withdraw) => ({ withdrawNo, version });

type Options = { idempotencyKey: string };

/** Every change that moves an order, by the name of its action; each goes through the outbox. */
export const calls = {
  pass: passWithdraws,
  reject: rejectWithdraws,
  hold: holdWithdraws,
  unhold: unholdWithdraws,
  undo: (body: Parameters<typeof undoWithdraw>[0], options: Options) => undoWithdraw(body, options).then(asResult),
  retry: (body: Parameters<typeof retryWithdraw>[0], options: Options) => retryWithdraw(body, options).then(asResult),
  resolve: (body: Parameters<typeof resolveWithdraw>[0], options: Options) => resolveWithdraw(body, options).then(asResult),
  refund: (body: Parameters<typeof refundWithdraw>[0], options: Options) => refundWithdraw(body, options).then(asResult),
};

export type Calls = typeof calls;
export type Action = keyof Calls;
/** Sends one change; rejects with an ApiError that has been told. */
export type Send = <A extends Action>(action: A, body: Parameters<Calls[A]>[0], options: Options) => Promise<WithdrawBulkResult>;

/** What every dialog of the desk is given. */
export interface DialogProps {
  rows: readonly Withdraw[];
  send: Send;
  onDone: (result: WithdrawBulkResult) => void;
  onRefusal: (refusal: ApiError) => void;
  onClose: () => void;
  /** The rows are being read anew before anything can be confirmed. */
  isChecking: boolean;
  /** The detail has been read: what is still unknown, the server does not know. */
  isRead: boolean;
  /** Reads the detail of the order: the list said too little of it. */
  onRead: () => void;
}

/** What a decision is given beyond that: the order may have changed since it was seen. */
export interface DecisionProps extends DialogProps {
  isChanged: boolean;
  onLooked: () => void;
  /** The next order of the queue, claimed in the same call. */
  claimNext?: string;
}
