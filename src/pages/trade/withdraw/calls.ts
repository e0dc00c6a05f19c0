import type { Withdraw, WithdrawBulkResult } from '@/contract';
import type { ApiError } from '@/domain/apiError';
import {
  answerWithdraw,
  assignWithdraws,
  escalateWithdraws,
  holdWithdraws,
  passWithdraws,
  refundWithdraw,
  rejectWithdraws,
  resolveWithdraw,
  retryWithdraw,
  undoWithdraw,
  unholdWithdraws,
} from '@/services/withdraw';

/** A single change answers with its row; wrapped, the desk handles it like a bulk result. */
const asResult = ({ pendingCount, ...row }: Withdraw & { pendingCount?: number }): WithdrawBulkResult => {
  const { withdrawNo, status, version } = row;
  return { succeeded: [{ withdrawNo, status, version, current: row }], failed: [], pendingCount };
};

/** The version you saw goes with the request, so that a stale change is refused. */
export const refOf = ({ withdrawNo, version }: Withdraw) => ({ withdrawNo, version });

type Options = { idempotencyKey: string };

/** All state changes by action. Each goes through the outbox. */
export const calls = {
  pass: passWithdraws,
  reject: rejectWithdraws,
  hold: holdWithdraws,
  unhold: unholdWithdraws,
  escalate: escalateWithdraws,
  assign: assignWithdraws,
  answer: (body: Parameters<typeof answerWithdraw>[0], options: Options) => answerWithdraw(body, options).then(asResult),
  undo: (body: Parameters<typeof undoWithdraw>[0], options: Options) => undoWithdraw(body, options).then(asResult),
  retry: (body: Parameters<typeof retryWithdraw>[0], options: Options) => retryWithdraw(body, options).then(asResult),
  resolve: (body: Parameters<typeof resolveWithdraw>[0], options: Options) => resolveWithdraw(body, options).then(asResult),
  refund: (body: Parameters<typeof refundWithdraw>[0], options: Options) => refundWithdraw(body, options).then(asResult),
};

export type Calls = typeof calls;
export type Action = keyof Calls;
/** Sends one change. Rejects with an ApiError that the request layer has already shown. */
export type Send = <A extends Action>(action: A, body: Parameters<Calls[A]>[0], options: Options) => Promise<WithdrawBulkResult>;

export interface DialogProps {
  rows: readonly Withdraw[];
  send: Send;
  onDone: (result: WithdrawBulkResult) => void;
  onRefusal: (refusal: ApiError) => void;
  onClose: () => void;
  /** The rows are reloading. Confirming waits for them. */
  isChecking: boolean;
  /** The detail has loaded. What is still missing, the server does not know. */
  isRead: boolean;
  /** Loads the order's detail, because the list lacks data. */
  onRead: () => void;
}

/** Extra props of a decision: the order may have changed since you saw it. */
export interface DecisionProps extends DialogProps {
  isChanged: boolean;
  onLooked: () => void;
  /** The next order of the queue, to be claimed in the same call. */
  claimNext?: string;
}
