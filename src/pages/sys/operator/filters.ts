import type { FilterField } from '@/components/FilterBar';
import { departments, operatorStatuses } from '@/domain/operator';
import type { Translate } from '@/locales/store';
import { filtersFor } from '@/screen/filters';
import type { pageOperators } from '@/services/operator';

/** Most used fields first. */
export function operatorFilters(t: Translate): FilterField[] {
  const filter = filtersFor<typeof pageOperators>()('sys.operator', t);
  return [
    filter.text('keyword'),
    filter.choose('role', 'role'),
    filter.many('status', operatorStatuses),
    filter.choose('key', 'accessKey'),
    filter.many('department', departments),
    filter.number('notSeenDays'),
    filter.flag('online'),
  ];
}
