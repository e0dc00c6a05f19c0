import type { FilterField } from '@/components/FilterBar';
import { roundChanges, roundCircuits, roundStatuses } from '@/domain/round';
import type { Translate } from '@/locales/store';
import { filtersFor } from '@/screen/filters';
import type { pageRounds } from '@/services/round';

/** The pay way is a URL parameter and not a filter: resetting the filters must not leave it. */
export function roundFilters(t: Translate): FilterField[] {
  const filter = filtersFor<typeof pageRounds>()('round', t);
  return [
    filter.text('keyword'),
    filter.many('status', roundStatuses),
    filter.many('circuitState', roundCircuits, 'circuit'),
    filter.many('change', roundChanges),
  ];
}

/** URL parameter of the pay way. */
export const WAY_PARAM = 'wayCode';
