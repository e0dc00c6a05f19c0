import type { FilterField } from '@/components/FilterBar';
import { batchSources, batchStatuses, batchViews } from '@/domain/batch';
import { currencies } from '@/domain/values';
import type { Translate } from '@/locales/store';
import { filtersFor } from '@/screen/filters';
import type { pageBatches } from '@/services/batch';

const filtersOf = (t: Translate) => filtersFor<typeof pageBatches>()('batch', t);

/** Most used fields first. */
export function batchFilters(t: Translate): FilterField[] {
  const filter = filtersOf(t);
  return [
    filter.text('keyword', { hint: t('common.list.keywordHint') }),
    filter.many('status', batchStatuses),
    filter.choose('mchNo', 'merchant'),
    filter.times('createdFrom', 'createdTo', 'createdRange'),
    filter.codes('currency', currencies),
    filter.many('source', batchSources),
    filter.text('makerName'),
    filter.text('checkerName'),
    filter.amounts('amountMin', 'amountMax', 'amountRange'),
  ];
}

export const batchTabs = (t: Translate): FilterField[] => [filtersOf(t).view(batchViews)];
