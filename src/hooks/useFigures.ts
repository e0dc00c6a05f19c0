import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { ignoreApiError } from '@/domain/apiError';
import { useFormat } from './useFormat';
import { useHasFigures } from './useHasFigures';
import { type Filters, queryOf } from './useListState';
import { useToday } from './useToday';

/**
 * Figures above a list, read again when `version` changes, and when a new day begins. They are not read while it is undefined, or without their access key.
 * A newer call aborts the older one. After a failure the result is undefined, so that the screen shows dashes instead of outdated
 * figures. The list has already reported the failure.
 */
export function useFigures<Data>(
  version: unknown,
  fetchFigures: (options: { signal: AbortSignal; isQuiet: true }) => Promise<Data>,
): Data | undefined {
  const [figures, setFigures] = useState<Data>();
  const hasFigures = useHasFigures();
  const read = useEffectEvent((signal: AbortSignal) => fetchFigures({ signal, isQuiet: true }));
  const today = useToday(useFormat().timeZone);
  const asked = useMemo(() => ({ version, today }), [version, today]);
  // Not `useRequest`: it also renders all figures when a call starts, and nobody shows that.
  useEffect(() => {
    if (!hasFigures || asked.version === undefined) return;
    const controller = new AbortController();
    const { signal } = controller;
    read(signal).then(
      (answer) => signal.aborted || setFigures(answer),
      (error: unknown) => {
        if (signal.aborted) return;
        setFigures(undefined);
        ignoreApiError(error);
      },
    );
    return () => controller.abort();
  }, [asked, hasFigures]);
  return figures;
}

/** The same for the filters of a list. */
export const useStatistics = <Query extends object, Data>(
  version: unknown,
  fetchStatistics: (query: Query, options: { signal: AbortSignal; isQuiet: true }) => Promise<Data>,
  filters: Filters,
): Data | undefined => useFigures(version, (options) => fetchStatistics(queryOf(filters), options));
