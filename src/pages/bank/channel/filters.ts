import type { FilterField } from '@/components/FilterBar';
import { channelDirections, channelStatuses } from '@/domain/channel';
import type { Translate } from '@/locales/store';
import { filtersFor } from '@/screen/filters';
import type { pageChannels } from '@/services/channel';

export const currencyCodes = ['IDR', 'INR', 'MYR', 'PHP', 'THB', 'USD', 'VND'] as const;

/** Most used fields first. */
export function channelFilters(t: Translate): FilterField[] {
  const filter = filtersFor<typeof pageChannels>()('channel', t);
  return [
    filter.text('keyword'),
    filter.many('status', channelStatuses),
    filter.one('direction', channelDirections),
    filter.choose('upstreamCode', 'upstream'),
    filter.codes('currency', currencyCodes),
    filter.number('successMax'),
    filter.one('isUsed', ['true', 'false'], 'use'),
    filter.flag('recycled'),
  ];
}
