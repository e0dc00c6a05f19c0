import type { FilterField } from '@/components/FilterBar';
import { notifyStatuses, queueReasons, reviewReasons, settSources, settStatuses, settViews } from '@/domain/sett';
import { currencies } from '@/domain/values';
import type { Translate } from '@/locales/store';
import { filtersFor } from '@/screen/filters';
import type { pageSetts } from '@/services/sett';

const filtersOf = (t: Translate) => filtersFor<typeof pageSetts>()('sett', t);

/** Most used fields first. Names and account numbers stay out of the URL. */
export function settFilters(t: Translate): FilterField[] {
  const filter = filtersOf(t);
  return [
    filter.text('keyword', { hint: t('common.list.keywordHint') }),
    filter.choose('mchNo', 'merchant'),
    filter.many('status', settStatuses),
    filter.times('createdFrom', 'createdTo', 'createdRange'),
    filter.codes('currency', currencies),
    filter.many('source', settSources),
    filter.choose('agentNo', 'agent'),
    filter.choose('channelCode', 'channel'),
    filter.choose('upstreamCode', 'upstream'),
    filter.many('queueReason', queueReasons),
    filter.many('reviewReason', reviewReasons),
    filter.amounts('amountMin', 'amountMax', 'amountRange'),
    filter.text('payeeName', { isPrivate: true }),
    filter.text('payeeAccountNo', { isPrivate: true }),
    filter.choose('payeeBankCode', 'bank'),
    filter.text('unifiedCode'),
    filter.many('notifyStatus', notifyStatuses),
    filter.times('finishedFrom', 'finishedTo', 'finishedRange'),
    filter.flag('overdue'),
  ];
}

export const settTabs = (t: Translate): FilterField[] => [filtersOf(t).view(settViews)];
