import { useCallback } from 'react';
import { type Trail, trailFilters } from '@/domain/log';
import type { Screen } from './dialog';

/** Follows a trail from an entry: the list of all that one session, or one record, has seen. */
export function useTrail({ names, setState }: Screen): (trail: Trail) => void {
  return useCallback(
    (trail) => setState({ filters: trailFilters(names, trail), sortField: undefined, sortOrder: undefined }),
    [names, setState],
  );
}
