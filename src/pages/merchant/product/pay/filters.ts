import { type FilterField, namesOf, rangesOf } from '@/components/FilterBar';
import { scopeCountries } from '@/domain/operator';
import { productCategories, productStatuses } from '@/domain/product';
import type { Translate } from '@/locales/store';

/** Currencies that products are sold in. */
export const currencyCodes = ['IDR', 'INR', 'MYR', 'PHP', 'THB', 'USD', 'VND'] as const;
const asChoices = (codes: readonly string[]) => codes.map((value) => ({ value, label: value }));

/** Filter of the products, the commonest fields first. */
export function productFilters(t: Translate): FilterField[] {
  return [
    { kind: 'text', name: 'keyword', label: t('product.field.keyword') },
    {
      kind: 'select',
      name: 'status',
      label: t('product.field.status'),
      choices: productStatuses.map((value) => ({ value, label: t(`product.status.${value}`) })),
      isMultiple: true,
    },
    {
      kind: 'select',
      name: 'category',
      label: t('product.field.category'),
      choices: productCategories.map((value) => ({ value, label: t(`product.category.${value}`) })),
      isMultiple: true,
    },
    {
      kind: 'select',
      name: 'country',
      label: t('product.field.country'),
      choices: asChoices(scopeCountries),
      isMultiple: true,
    },
    {
      kind: 'select',
      name: 'currency',
      label: t('product.field.currency'),
      choices: asChoices(currencyCodes),
      isMultiple: true,
    },
  ];
}

const fields = productFilters((key) => key);

/** How the list stands in the address. */
export const productListOptions = {
  screen: '/merchant/product/pay',
  names: namesOf(fields, 'public'),
  privateNames: namesOf(fields, 'private'),
  ranges: rangesOf(fields),
};
