import type { FilterField } from '@/components/FilterBar';
import { cardListenStatuses, cardOwnerships, cardStatuses, cardUsages } from '@/domain/card';
import { countries } from '@/domain/countries';
import { currencies } from '@/domain/values';
import type { Translate } from '@/locales/store';
import { filtersFor } from '@/screen/filters';
import type { pageCards } from '@/services/card';

export function cardFilters(t: Translate): FilterField[] {
  const filter = filtersFor<typeof pageCards>()('card', t);
  return [
    filter.text('keyword'),
    filter.many('status', cardStatuses),
    filter.many('usage', cardUsages),
    filter.codes('currency', currencies),
    filter.text('groupCode'),
    filter.text('cardHolder', { isPrivate: true }),
    filter.choose('bankCode', 'bank'),
    filter.codes('country', countries, 'country'),
    filter.many('ownership', cardOwnerships),
    filter.many('listenStatus', cardListenStatuses),
    filter.amounts('balanceMin', 'balanceMax', 'balance'),
    filter.number('usageMin'),
    filter.number('expiresInDays'),
  ];
}
