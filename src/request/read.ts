import { ApiError } from '@/domain/apiError';
import { ask } from './ask';
import type { CallResponse } from './call';
import { isRetryable } from './classify';
import { tell } from './notifier';
import { sessionEpoch } from './session';

/** Waits before a retry: 0.5 s, then 2 s, each plus up to half; false while hidden or offline. */
async function waitForRetry(tried: number, signal: AbortSignal | undefined): Promise<boolean> {
  if (document.hidden || !navigator.onLine) return false;
  const least = tried === 0 ? 500 : 2_000;
  await new Promise((resolve) => setTimeout(resolve, least * (1 + Math.random() / 2)));
  return !signal?.aborted && navigator.onLine;
}

/**
 * Sends a read, and again up to so many times when no answer came (docs/rules/calls.md#retries).
 * @param early the first try, already on its way; its failure was not shown
 */
export async function read(
  path: string,
  config: { isQuiet?: boolean },
  retries: number,
  signal: AbortSignal | undefined,
  early?: Promise<CallResponse>,
): Promise<CallResponse> {
  const epoch = sessionEpoch();
  for (let tried = 0; ; tried += 1) {
    const first = tried === 0 ? early : undefined;
    try {
      const retriesLeft = document.hidden || !navigator.onLine ? 0 : retries - tried;
      return await (first ?? ask(path, { method: 'GET', signal, ...config, retriesLeft, epoch }));
    } catch (error) {
      // After the session ended, a retry would carry the next operator's token.
      const canRetry = error instanceof ApiError && isRetryable(error) && tried < retries && epoch === sessionEpoch();
      if (canRetry && (await waitForRetry(tried, signal)) && epoch === sessionEpoch()) continue;
      const isTold = !first || config.isQuiet || signal?.aborted || !(error instanceof ApiError) || error.isUnauthenticated;
      if (!isTold && error.kind !== 'aborted') tell(error);
      throw error;
    }
  }
}
