import { useCallback, useEffect, useRef } from 'react';
import type { RoundHead, RoundInput } from '@/contract';
import { ApiError } from '@/domain/apiError';
import { createRequestId } from '@/domain/requestId';
import { saveRounds } from '@/services/round';

/** Builds the new draft from the current one. */
type Change = (head: RoundHead) => RoundInput[];
/** Resolves to true if saved. The request layer reports a refusal. */
export type SaveDraft = (change: Change) => Promise<boolean>;

/** The rounds in this order, with these changes. */
export const inputsOf = (
  channelCodes: readonly string[],
  changeOf: (channelCode: string, at: number) => Partial<RoundInput> = () => ({}),
): RoundInput[] => channelCodes.map((channelCode, at) => ({ channelCode, ...changeOf(channelCode, at) }));

/**
 * Saves the draft of a pay way. Calls run in sequence; each change applies to the result of the one before.
 * @param head the pay way as last read
 * @param onChanged called after the last queued call, also after a refusal, because a colleague may have been faster
 */
export function useDraft(head: RoundHead | undefined, onChanged: () => void): SaveDraft {
  const latest = useRef(head);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const waiting = useRef(0);
  const told = useRef(onChanged);
  told.current = onChanged;
  useEffect(() => {
    // A read during a save may return an older state: ignore it.
    if (waiting.current === 0) latest.current = head;
  }, [head]);

  return useCallback((change) => {
    const send = async () => {
      const seen = latest.current;
      try {
        if (!seen) return false;
        const { wayCode, version, draftVersion } = seen;
        latest.current = await saveRounds(
          { wayCode, version, draftVersion, rounds: change(seen) },
          { idempotencyKey: createRequestId() },
        );
        return true;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const current = error.data?.current as RoundHead | undefined;
        if (current) latest.current = current;
        return false;
      } finally {
        waiting.current -= 1;
        if (waiting.current === 0) told.current();
      }
    };
    waiting.current += 1;
    const done = queue.current.then(send, send);
    queue.current = done.catch(() => undefined);
    return done;
  }, []);
}
