import { type FilterField, namesOf, rangesOf } from '@/components/FilterBar';
import { paywayStatuses, paywayStrategies } from '@/domain/payway';
import type { Translate } from '@/locales/store';
import { pageOptions } from '@/services/common';

/** Filter of the ways; the product comes first, whose ways they are. */
export function paywayFilters(t: Translate): FilterField[] {
  return [
    {
      kind: 'remote',
      name: 'productCode',
      label: t('payway.field.productCode'),
      fetchChoices: (keyword, current) => pageOptions('product', keyword, current),
    },
    { kind: 'text', name: 'keyword', label: t('payway.field.keyword') },
    {
      kind: 'select',
      name: 'strategy',
      label: t('payway.field.strategy'),
      choices: paywayStrategies.map((value) => ({ value, label: t(`payway.strategy.${value}`) })),
      isMultiple: true,
    },
    {
      kind: 'select',
      name: 'status',
      label: t('payway.field.status'),
      choices: paywayStatuses.map((value) => ({ value, label: t(`payway.status.${value}`) })),
      isMultiple: true,
    },
  ];
}

const fields = paywayFilters((key) => key);

/** How the list stands in the address. */
export const paywayListOptions = {
  screen: '/merchant/product/payway',
  names: namesOf(fields, 'public'),
  privateNames: namesOf(fields, 'private'),
  ranges: rangesOf(fields),
};
