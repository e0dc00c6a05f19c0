import type { FilterField } from '@/components/FilterBar';
import { listenPurposes, listenStatuses } from '@/domain/listen';
import type { Translate } from '@/locales/store';
import { filtersFor } from '@/screen/filters';
import type { pageCardChannels } from '@/services/listen';

export function listenFilters(t: Translate): FilterField[] {
  const filter = filtersFor<typeof pageCardChannels>()('listen', t);
  return [
    filter.many('listenStatus', listenStatuses),
    filter.choose('bankCode', 'bank'),
    filter.choose('deviceId', 'device'),
    filter.choose('cardId', 'card'),
    filter.many('purpose', listenPurposes),
    filter.flag('withUnpaired'),
  ];
}
