import { useCallback, useEffect, useRef } from 'react';
import type { RoundHead, RoundInput } from '@/contract';
import { ApiError } from '@/domain/apiError';
import { createRequestId } from '@/domain/requestId';
import { saveRounds } from '@/services/round';

/** What a change makes of the rounds that are being prepared. */
type Change = (head: RoundHead) => RoundInput[];
/** True when it was saved; a refusal has been told. */
export type SaveDraft = (change: Change) => Promise<boolean>;

/** The rounds as they are, in this order and with these changes. */
export const inputsOf = (
  channelCodes: readonly string[],
  changeOf: (channelCode: string, at: number) => Partial<RoundInput> = () => ({}),
): RoundInput[] => channelCodes.map((channelCode, at) => ({ channelCode, ...changeOf(channelCode, at) }));

/**
 * Saves the draft of a way, one call after the other: each change is made on what the one before has left.
 * @param head the way as it was read last
 * @param onChanged told after each call, also after a refused one: somebody else may have been faster
 */
export function useDraft(head: RoundHead | undefined, onChanged: () => void): SaveDraft {
  const latest = useRef(head);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const waiting = useRef(0);
  const told = useRef(onChanged);
  told.current = onChanged;
  useEffect(() => {
    // What was read while a change was on its way may be older than the change.
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
