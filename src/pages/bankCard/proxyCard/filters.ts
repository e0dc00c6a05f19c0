import { type FilterField, namesOf, rangesOf } from '@/components/FilterBar';
import { cardListenStatuses, cardOwnerships, cardStatuses, cardUsages, poolCountries } from '@/domain/card';
import { currencies } from '@/domain/values';
import type { Translate } from '@/locales/store';
import type { MessageKey } from '@/locales/types';
import { pageOptions } from '@/services/common';

/** Filter of the cards. */
export function cardFilters(t: Translate): FilterField[] {
  const label = (name: string) => t(`card.field.${name}` as MessageKey);
  const select = (name: string, values: readonly string[], group?: string): FilterField => ({
    kind: 'select',
    name,
    label: label(name),
    choices: values.map((value) => ({ value, label: group ? t(`card.${group}.${value}` as MessageKey) : value })),
    isMultiple: true,
  });
  return [
    { kind: 'text', name: 'keyword', label: label('keyword') },
    select('status', cardStatuses, 'status'),
    select('usage', cardUsages, 'usage'),
    select('currency', currencies),
    { kind: 'text', name: 'groupCode', label: label('groupCode') },
    { kind: 'text', name: 'cardHolder', label: label('cardHolder'), isPrivate: true },
    {
      kind: 'remote',
      name: 'bankCode',
      label: label('bankCode'),
      fetchChoices: (keyword, current) => pageOptions('bank', keyword, current),
    },
    select('country', poolCountries),
    select('ownership', cardOwnerships, 'ownership'),
    select('listenStatus', cardListenStatuses, 'listenStatus'),
    { kind: 'amounts', from: 'balanceMin', to: 'balanceMax', label: label('balance') },
    { kind: 'number', name: 'usageMin', label: label('usageMin') },
    { kind: 'number', name: 'expiresInDays', label: label('expiresInDays') },
  ];
}

const fields = cardFilters((key) => key);

/** How the list stands in the address. */
export const cardListOptions = {
  screen: '/bankCard/proxyCard',
  names: namesOf(fields, 'public'),
  privateNames: namesOf(fields, 'private'),
  ranges: rangesOf(fields),
};
