import { useRequest } from 'ahooks';
import { useRef } from 'react';
import { ignoreApiError } from '@/domain/apiError';
import { useHasFigures } from './useHasFigures';
import { type Filters, queryOf } from './useListState';

/**
 * Figures above a list, asked for anew when `version` changes; not asked for while it is undefined, nor without their
 * key. A newer question takes the older one back. After a failure there are none: dashes, not the figures of another moment; the list
 * has told it already.
 */
export function useFigures<Data>(
  version: unknown,
  fetchFigures: (options: { signal: AbortSignal; isQuiet: true }) => Promise<Data>,
): Data | undefined {
  const controller = useRef<AbortController>(undefined);
  const hasFigures = useHasFigures();
  const { data, error } = useRequest(
    () => {
      controller.current?.abort();
      controller.current = new AbortController();
      return fetchFigures({ signal: controller.current.signal, isQuiet: true });
    },
    { ready: hasFigures && version !== undefined, refreshDeps: [version], onError: ignoreApiError },
  );
  return error ? undefined : data;
}

/** The same under the filters of a list. */
export const useStatistics = <Query extends object, Data>(
  version: unknown,
  fetchStatistics: (query: Query, options: { signal: AbortSignal; isQuiet: true }) => Promise<Data>,
  filters: Filters,
): Data | undefined => useFigures(version, (options) => fetchStatistics(queryOf(filters), options));
