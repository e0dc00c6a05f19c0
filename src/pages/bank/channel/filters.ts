import { type FilterField, namesOf, rangesOf } from '@/components/FilterBar';
import { channelDirections, channelStatuses } from '@/domain/channel';
import type { Translate } from '@/locales/store';
import { pageOptions } from '@/services/common';

/** Currencies that channels work in. */
export const currencyCodes = ['IDR', 'INR', 'MYR', 'PHP', 'THB', 'USD', 'VND'] as const;

/** Filter of the channels, the commonest fields first. */
export function channelFilters(t: Translate): FilterField[] {
  return [
    { kind: 'text', name: 'keyword', label: t('channel.field.keyword') },
    {
      kind: 'select',
      name: 'status',
      label: t('channel.field.status'),
      choices: channelStatuses.map((value) => ({ value, label: t(`channel.status.${value}`) })),
      isMultiple: true,
    },
    {
      kind: 'select',
      name: 'direction',
      label: t('channel.field.direction'),
      choices: channelDirections.map((value) => ({ value, label: t(`channel.direction.${value}`) })),
    },
    {
      kind: 'remote',
      name: 'upstreamCode',
      label: t('channel.field.upstreamCode'),
      fetchChoices: (keyword, current) => pageOptions('upstream', keyword, current),
    },
    {
      kind: 'select',
      name: 'currency',
      label: t('channel.field.currency'),
      choices: currencyCodes.map((value) => ({ value, label: value })),
      isMultiple: true,
    },
    { kind: 'number', name: 'successMax', label: t('channel.field.successMax') },
    {
      kind: 'select',
      name: 'isUsed',
      label: t('channel.field.isUsed'),
      choices: (['true', 'false'] as const).map((value) => ({ value, label: t(`channel.use.${value}`) })),
    },
    { kind: 'flag', name: 'recycled', label: t('channel.field.recycled') },
  ];
}

const fields = channelFilters((key) => key);

/** How the list stands in the address. */
export const channelListOptions = {
  screen: '/bank/channel',
  names: namesOf(fields, 'public'),
  privateNames: namesOf(fields, 'private'),
  ranges: rangesOf(fields),
};
