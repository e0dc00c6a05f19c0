import { type FilterField, namesOf, rangesOf } from '@/components/FilterBar';
import { upstreamEnvironments, upstreamStatuses, upstreamTypes } from '@/domain/upstream';
import type { Translate } from '@/locales/store';

/** Filter of the upstreams. */
export function upstreamFilters(t: Translate): FilterField[] {
  return [
    { kind: 'text', name: 'keyword', label: t('upstream.field.keyword') },
    {
      kind: 'select',
      name: 'upstreamType',
      label: t('upstream.field.upstreamType'),
      choices: upstreamTypes.map((value) => ({ value, label: t(`upstream.upstreamType.${value}`) })),
      isMultiple: true,
    },
    {
      kind: 'select',
      name: 'status',
      label: t('upstream.field.status'),
      choices: upstreamStatuses.map((value) => ({ value, label: t(`upstream.status.${value}`) })),
      isMultiple: true,
    },
    { kind: 'flag', name: 'isLow', label: t('upstream.low.true') },
    { kind: 'text', name: 'country', label: t('upstream.field.country') },
    { kind: 'text', name: 'currency', label: t('upstream.field.currency') },
    {
      kind: 'select',
      name: 'environment',
      label: t('upstream.field.environment'),
      choices: upstreamEnvironments.map((value) => ({ value, label: t(`upstream.environment.${value}`) })),
    },
  ];
}

const fields = upstreamFilters((key) => key);

/** How the list stands in the address. */
export const upstreamListOptions = {
  screen: '/bank/config',
  names: namesOf(fields, 'public'),
  privateNames: namesOf(fields, 'private'),
  ranges: rangesOf(fields),
};
