import { ApiError } from '@/domain/apiError';

/** Sends a call again after a fresh second factor, or rejects with the refusal when the operator declines. */
type AskAndResend = <R>(send: () => Promise<R>, refusal: ApiError) => Promise<R>;

let askAndResend: AskAndResend | undefined;

/** Installs what asks for a fresh second factor; undefined removes it (docs/rules/session.md#step-up). */
export function setStepUp(next: AskAndResend | undefined): void {
  askAndResend = next;
}

/** True when the call needs a fresh second factor, which the operator is asked for. */
export const isAsked = (error: unknown): boolean => askAndResend !== undefined && error instanceof ApiError && error.code === 428;

/** Sends a call, once more after each fresh second factor that it needs. */
export const sendStepped = <R>(send: () => Promise<R>): Promise<R> =>
  send().catch((error: unknown) => {
    if (!askAndResend || !isAsked(error)) throw error;
    return askAndResend(send, error as ApiError);
  });
