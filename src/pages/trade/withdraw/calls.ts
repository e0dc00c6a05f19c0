import type { Withdraw, WithdrawBulkResult } from '@/contract';
import type { ApiError } from '@/domain/apiError';
import {
  answerWithdraw,
  askWithdrawHolder,
  assignWithdraws,
  escalateWithdraws,
  holdWithdraws,
  markWithdraw,
  passWithdraws,
  refundWithdraw,
  rejectWithdraws,
  resolveWithdraw,
  resumeWithdraw,
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

/** A change of one order. */
const one =
  <Body>(change: (body: Body, options: Options) => Promise<Parameters<typeof asResult>[0]>) =>
  (body: Body, options: Options) =>
    change(body, options).then(asResult);

/** All state changes by action. Each goes through the outbox. */
export const calls = {
  pass: passWithdraws,
  reject: rejectWithdraws,
  hold: holdWithdraws,
  unhold: unholdWithdraws,
  escalate: escalateWithdraws,
  assign: assignWithdraws,
  ask: one(askWithdrawHolder),
  resume: one(resumeWithdraw),
  answer: one(answerWithdraw),
  undo: one(undoWithdraw),
  retry: one(retryWithdraw),
  resolve: one(resolveWithdraw),
  refund: one(refundWithdraw),
  mark: one(markWithdraw),
};

export type Calls = typeof calls;
export type Action = keyof Calls;
/** Sends one change. Rejects with an ApiError that the request layer has already shown. */
export type Send = <A extends Action>(action: A, body: Parameters<Calls[A]>[0], options: Options) => Promise<WithdrawBulkResult>;

/** The orders of a dialog: at least one. */
export type Asked = readonly [Withdraw, ...Withdraw[]];

export interface DialogProps {
  rows: Asked;
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
