import type { FilterField } from '@/components/FilterBar';
import { countries } from '@/domain/countries';
import { productCategories, productStatuses } from '@/domain/product';
import type { Translate } from '@/locales/store';
import { filtersFor } from '@/screen/filters';
import type { pageProducts } from '@/services/product';

export const currencyCodes = ['IDR', 'INR', 'MYR', 'PHP', 'THB', 'USD', 'VND'] as const;

/** Most used fields first. */
export function productFilters(t: Translate): FilterField[] {
  const filter = filtersFor<typeof pageProducts>()('product', t);
  return [
    filter.text('keyword'),
    filter.many('status', productStatuses),
    filter.many('category', productCategories),
    filter.codes('country', countries, 'country'),
    filter.codes('currency', currencyCodes),
  ];
}
