import { choicesOf } from '@/components/choices';
import { type FilterField, namesOf, rangesOf } from '@/components/FilterBar';
import type { OptionType } from '@/contract';
import { listenPurposes, listenStatuses } from '@/domain/listen';
import type { Translate } from '@/locales/store';
import { pageOptions } from '@/services/common';

const choose = (type: OptionType) => (keyword: string, current: number) => pageOptions(type, keyword, current);

/** Filter of the bindings. */
export function listenFilters(t: Translate): FilterField[] {
  return [
    {
      kind: 'select',
      name: 'listenStatus',
      label: t('listen.field.listenStatus'),
      choices: choicesOf(t, 'listen.listenStatus', listenStatuses),
      isMultiple: true,
    },
    { kind: 'remote', name: 'bankCode', label: t('listen.field.bankCode'), fetchChoices: choose('bank') },
    { kind: 'remote', name: 'deviceId', label: t('listen.field.deviceId'), fetchChoices: choose('device') },
    { kind: 'remote', name: 'cardId', label: t('listen.field.cardId'), fetchChoices: choose('card') },
    {
      kind: 'select',
      name: 'purpose',
      label: t('listen.field.purpose'),
      choices: choicesOf(t, 'listen.purpose', listenPurposes),
      isMultiple: true,
    },
    { kind: 'flag', name: 'withUnpaired', label: t('listen.field.withUnpaired') },
  ];
}

const fields = listenFilters((key) => key);

/** How the list stands in the address. */
export const listenListOptions = {
  screen: '/bankCard/otp',
  names: namesOf(fields, 'public'),
  privateNames: namesOf(fields, 'private'),
  ranges: rangesOf(fields),
};
