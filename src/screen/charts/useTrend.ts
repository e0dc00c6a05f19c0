import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { Trend } from '@/contract';
import { ignoreApiError } from '@/domain/apiError';
import { type Filters, queryOf } from '@/hooks/useListState';

type Answer = { queryKey: string } & ({ trend: Trend; error?: undefined } | { trend?: undefined; error: unknown });

/** The header's figures ignore tab and state filter, and so do the charts beside them (docs/rules/charts.md#sums). */
const countedOf = ({ view: _view, status: _status, ...rest }: Filters): Filters => rest;

/**
 * Sums over time under the filters of a list, read again when `version` changes, and not while it is undefined. Sums of other
 * filters are never returned, and none after a failure.
 */
export function useTrend<Query extends object>(
  read: (query: Query, options: { signal: AbortSignal }) => Promise<Trend>,
  filters: Filters,
  version: unknown,
) {
  const queryKey = JSON.stringify(countedOf(filters));
  const [answer, setAnswer] = useState<Answer>();
  const [isBusy, setIsBusy] = useState(false);
  const [turn, setTurn] = useState(0);
  const ask = useEffectEvent((key: string, signal: AbortSignal) => read(queryOf<Query>(JSON.parse(key)), { signal }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn reads again
  useEffect(() => {
    if (version === undefined) return;
    const controller = new AbortController();
    const { signal } = controller;
    setIsBusy(true);
    ask(queryKey, signal)
      .then(
        (trend) => signal.aborted || setAnswer({ queryKey, trend }),
        (error: unknown) => {
          if (signal.aborted) return;
          setAnswer({ queryKey, error });
          ignoreApiError(error);
        },
      )
      .finally(() => signal.aborted || setIsBusy(false));
    return () => controller.abort();
  }, [queryKey, version, turn]);
  const present = answer?.queryKey === queryKey ? answer : undefined;
  const retry = useCallback(() => setTurn((before) => before + 1), []);
  return { trend: present?.trend, error: present?.error, isBusy, retry };
}
