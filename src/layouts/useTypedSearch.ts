import { useEffect, useState } from 'react';
import { ignoreApiError } from '@/domain/apiError';

const TYPING_MS = 200;

export interface TypedSearch<Found> {
  status: 'none' | 'waiting' | 'found' | 'failed';
  found: readonly Found[];
  retry: () => void;
}

/**
 * Searches once the operator stops typing. Never returns the answer for an earlier text, and aborts its query.
 * @param text undefined when there is nothing to search
 * @param ask the call, the same in each render
 */
export function useTypedSearch<Found>(
  text: string | undefined,
  ask: (text: string, options: { signal: AbortSignal }) => Promise<readonly Found[]>,
): TypedSearch<Found> {
  const [answer, setAnswer] = useState<{ text: string; found?: readonly Found[] }>();
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry repeats the same search
  useEffect(() => {
    if (text === undefined) return;
    const controller = new AbortController();
    const { signal } = controller;
    const search = async () => {
      const found = await ask(text, { signal }).catch(ignoreApiError);
      if (!signal.aborted) setAnswer({ text, found: found ?? undefined });
    };
    const timer = window.setTimeout(() => void search(), TYPING_MS);
    return () => {
      window.clearTimeout(timer);
      controller.abort();
    };
  }, [text, ask, tries]);

  const retry = () => {
    setAnswer(undefined);
    setTries(tries + 1);
  };
  if (text === undefined) return { status: 'none', found: [], retry };
  if (answer?.text !== text) return { status: 'waiting', found: [], retry };
  return { status: answer.found ? 'found' : 'failed', found: answer.found ?? [], retry };
}
