import { useCallback } from 'react';
import { type Trail, trailFilters } from '@/domain/log';
import type { Screen } from './dialog';

/** Filters the log by the session or record of an entry. */
export function useTrail({ names, setState }: Screen): (trail: Trail) => void {
  return useCallback(
    (trail) => setState({ filters: trailFilters(names, trail), sortField: undefined, sortOrder: undefined }),
    [names, setState],
  );
}
