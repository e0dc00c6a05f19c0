import type { FilterField } from '@/components/FilterBar';
import { paywayStatuses, paywayStrategies } from '@/domain/payway';
import type { Translate } from '@/locales/store';
import { filtersFor } from '@/screen/filters';
import type { pagePayways } from '@/services/payway';

/** The product comes first, because pay ways belong to one. */
export function paywayFilters(t: Translate): FilterField[] {
  const filter = filtersFor<typeof pagePayways>()('payway', t);
  return [
    filter.choose('productCode', 'product'),
    filter.text('keyword'),
    filter.many('strategy', paywayStrategies),
    filter.many('status', paywayStatuses),
  ];
}
