import type { FilterField } from '@/components/FilterBar';
import { countries } from '@/domain/countries';
import { upstreamEnvironments, upstreamStatuses, upstreamTypes } from '@/domain/upstream';
import type { Translate } from '@/locales/store';
import { filtersFor } from '@/screen/filters';
import type { pageUpstreams } from '@/services/upstream';

export function upstreamFilters(t: Translate): FilterField[] {
  const filter = filtersFor<typeof pageUpstreams>()('upstream', t);
  return [
    filter.text('keyword'),
    filter.many('upstreamType', upstreamTypes),
    filter.many('status', upstreamStatuses),
    { kind: 'flag', name: 'isLow', label: t('upstream.low.true') },
    filter.codes('country', countries, 'country'),
    filter.text('currency'),
    filter.one('environment', upstreamEnvironments),
  ];
}
