import type { FilterField } from '@/components/FilterBar';
import { exchangeModes, exchangeSources, exchangeStatuses, exchangeUsages } from '@/domain/rate';
import { currencies } from '@/domain/values';
import type { Translate } from '@/locales/store';
import { filtersFor } from '@/screen/filters';
import type { pageExchangeRates } from '@/services/rate';

export function rateFilters(t: Translate): FilterField[] {
  const filter = filtersFor<typeof pageExchangeRates>()('rate', t);
  return [
    filter.codes('baseCurrency', currencies),
    filter.codes('quoteCurrency', currencies),
    filter.many('status', exchangeStatuses),
    filter.many('mode', exchangeModes),
    filter.many('source', exchangeSources),
    filter.many('usage', exchangeUsages),
  ];
}
