import { type FilterField, namesOf, rangesOf } from '@/components/FilterBar';
import { exchangeModes, exchangeSources, exchangeStatuses, exchangeUsages } from '@/domain/rate';
import { currencies } from '@/domain/values';
import type { Translate } from '@/locales/store';

/** Filter of the pairs. */
export function rateFilters(t: Translate): FilterField[] {
  const currency = (name: 'baseCurrency' | 'quoteCurrency'): FilterField => ({
    kind: 'select',
    name,
    label: t(`rate.field.${name}`),
    choices: currencies.map((value) => ({ value, label: value })),
    isMultiple: true,
  });
  return [
    currency('baseCurrency'),
    currency('quoteCurrency'),
    {
      kind: 'select',
      name: 'status',
      label: t('rate.field.status'),
      choices: exchangeStatuses.map((value) => ({ value, label: t(`rate.status.${value}`) })),
      isMultiple: true,
    },
    {
      kind: 'select',
      name: 'mode',
      label: t('rate.field.mode'),
      choices: exchangeModes.map((value) => ({ value, label: t(`rate.mode.${value}`) })),
      isMultiple: true,
    },
    {
      kind: 'select',
      name: 'source',
      label: t('rate.field.source'),
      choices: exchangeSources.map((value) => ({ value, label: t(`rate.source.${value}`) })),
      isMultiple: true,
    },
    {
      kind: 'select',
      name: 'usage',
      label: t('rate.field.usage'),
      choices: exchangeUsages.map((value) => ({ value, label: t(`rate.usage.${value}`) })),
      isMultiple: true,
    },
  ];
}

const fields = rateFilters((key) => key);

/** How the list stands in the address. */
export const rateListOptions = {
  screen: '/currency/rate',
  names: namesOf(fields, 'public'),
  privateNames: namesOf(fields, 'private'),
  ranges: rangesOf(fields),
};
