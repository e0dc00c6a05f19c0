import { useEffect, useState } from 'react';
import type { FoundRecord } from '@/contract';
import { ignoreApiError } from '@/domain/apiError';
import { searchRecords } from '@/services/common';

const TYPING_MS = 200;

interface NumberSearch {
  status: 'none' | 'waiting' | 'found' | 'failed';
  found: readonly FoundRecord[];
  retry: () => void;
}

/**
 * Asks which records bear a number, once it stands still; never gives the answer to a number that stood there before.
 * @param no undefined while there is nothing to ask
 */
export function useNumberSearch(no: string | undefined): NumberSearch {
  const [answer, setAnswer] = useState<{ no: string; found?: readonly FoundRecord[] }>();
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks the same again
  useEffect(() => {
    if (no === undefined) return;
    const controller = new AbortController();
    const { signal } = controller;
    const ask = async () => {
      const found = await searchRecords(no, { signal }).catch(ignoreApiError);
      if (!signal.aborted) setAnswer({ no, found: found ?? undefined });
    };
    const timer = window.setTimeout(() => void ask(), TYPING_MS);
    return () => {
      window.clearTimeout(timer);
      controller.abort();
    };
  }, [no, tries]);

  const retry = () => {
    setAnswer(undefined);
    setTries(tries + 1);
  };
  if (no === undefined) return { status: 'none', found: [], retry };
  if (answer?.no !== no) return { status: 'waiting', found: [], retry };
  return { status: answer.found ? 'found' : 'failed', found: answer.found ?? [], retry };
}
