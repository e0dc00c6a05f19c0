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
 * Searches the records with a number, once the operator stops typing. Never returns the answer for an earlier number.
 * @param no undefined when there is nothing to search
 */
export function useNumberSearch(no: string | undefined): NumberSearch {
  const [answer, setAnswer] = useState<{ no: string; found?: readonly FoundRecord[] }>();
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry repeats the same search
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
