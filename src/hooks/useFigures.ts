import { useRequest } from 'ahooks';
import { useRef } from 'react';
import { ignoreApiError } from '@/domain/apiError';
import { useHasFigures } from './useHasFigures';
import { type Filters, queryOf } from './useListState';

/**
 * Figures above a list, read again when `version` changes. They are not read while it is undefined, or without their access key.
 * A newer call aborts the older one. After a failure the result is undefined, so that the screen shows dashes instead of outdated
 * figures. The list has already reported the failure.
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

/** The same for the filters of a list. */
export const useStatistics = <Query extends object, Data>(
  version: unknown,
  fetchStatistics: (query: Query, options: { signal: AbortSignal; isQuiet: true }) => Promise<Data>,
  filters: Filters,
): Data | undefined => useFigures(version, (options) => fetchStatistics(queryOf(filters), options));
