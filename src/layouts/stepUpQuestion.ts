import type { ApiError } from '@/domain/apiError';
import { isAsked } from '@/request/stepUp';

/** The open question; all calls that need a second factor at the same time share it. */
let asked: { refusal: ApiError; answered: Promise<boolean>; answer: (isDone: boolean) => void } | undefined;
const listeners = new Set<() => void>();

function show(next: typeof asked): void {
  asked = next;
  for (const listener of listeners) listener();
}

/** The open question, for React. */
export const question = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  get: () => asked,
};

/** Ends the open question. @param isDone false when the operator declines */
export function answer(isDone: boolean): void {
  const ended = asked;
  show(undefined);
  ended?.answer(isDone);
}

function ask(refusal: ApiError): Promise<boolean> {
  if (asked) return asked.answered;
  let end: (isDone: boolean) => void = () => undefined;
  const answered = new Promise<boolean>((resolve) => {
    end = resolve;
  });
  show({ refusal, answered, answer: end });
  return answered;
}

/**
 * Asks for a fresh second factor and sends the call again, until it needs no other. Rejects with the refusal when the operator
 * declines.
 */
export async function askAndResend<R>(send: () => Promise<R>, refusal: ApiError): Promise<R> {
  for (let last = refusal; ; )
    try {
      if (!(await ask(last))) throw last;
      return await send();
    } catch (error) {
      if (error === last || !isAsked(error)) throw error;
      last = error as ApiError;
    }
}
