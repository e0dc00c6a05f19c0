import type { FilterField } from '@/components/FilterBar';
import { roundChanges, roundCircuits, roundStatuses } from '@/domain/round';
import type { Translate } from '@/locales/store';
import { filtersFor } from '@/screen/filters';
import type { pageRounds } from '@/services/round';

/** Filter of the rounds of a way. Which way stands in the address beside them: a filter that is reset must not leave it. */
export function roundFilters(t: Translate): FilterField[] {
  const filter = filtersFor<typeof pageRounds>()('round', t);
  return [
    filter.text('keyword'),
    filter.many('status', roundStatuses),
    filter.many('circuitState', roundCircuits, 'circuit'),
    filter.many('change', roundChanges),
  ];
}

/** Parameter of the address that names the way. */
export const WAY_PARAM = 'wayCode';
