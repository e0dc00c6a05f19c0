import type { FilterField } from '@/components/FilterBar';
import { collectRiskFlags, collectStatuses, matchTypes } from '@/domain/collect';
import { notifyStatuses } from '@/domain/sett';
import { currencies } from '@/domain/values';
import type { Translate } from '@/locales/store';
import { filtersFor } from '@/screen/filters';
import type { pageCollects } from '@/services/collect';

/** Most used fields first. */
export function collectFilters(t: Translate): FilterField[] {
  const filter = filtersFor<typeof pageCollects>()('collect', t);
  return [
    filter.text('keyword', { hint: t('common.list.keywordHint') }),
    filter.many('status', collectStatuses),
    filter.choose('cardId', 'card'),
    filter.times('createdFrom', 'createdTo', 'createdRange'),
    filter.choose('mchNo', 'merchant'),
    filter.codes('currency', currencies),
    filter.many('matchType', matchTypes),
    filter.amounts('payableMin', 'payableMax', 'payableRange'),
    filter.choose('bankCode', 'bank'),
    filter.choose('agentNo', 'agent'),
    filter.many('notifyStatus', notifyStatuses),
    filter.many('riskFlag', collectRiskFlags, 'risk'),
    filter.times('paidFrom', 'paidTo', 'paidRange'),
    filter.flag('hasVoucher'),
  ];
}
