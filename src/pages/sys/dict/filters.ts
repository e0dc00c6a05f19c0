import type { FilterField } from '@/components/FilterBar';
import { dictCategories, dictStatuses } from '@/domain/dict';
import type { Translate } from '@/locales/store';
import { filtersFor } from '@/screen/filters';
import type { pageDictTypes } from '@/services/dict';

export function dictFilters(t: Translate): FilterField[] {
  const filter = filtersFor<typeof pageDictTypes>()('sys.dict', t);
  return [filter.text('keyword'), filter.many('category', dictCategories), filter.many('status', dictStatuses)];
}
