import { choicesOf } from '@/components/choices';
import { type FilterField, namesOf, rangesOf } from '@/components/FilterBar';
import { accountBizTypes, accountBuckets, accountDirections, moneyAccountTypes } from '@/domain/account';
import { currencies } from '@/domain/values';
import type { Translate } from '@/locales/store';
import type { NamesIn } from '@/locales/types';
import { pageOptions } from '@/services/common';

/** Filter of the entries, the commonest fields first. */
export function entryFilters(t: Translate): FilterField[] {
  const label = (name: NamesIn<'account.statement.field'>) => t(`account.statement.field.${name}`);
  const select = (
    name: 'accountType' | 'bucket' | 'direction' | 'bizType',
    values: readonly string[],
    isMultiple = true,
  ): FilterField => ({
    kind: 'select',
    name,
    label: label(name),
    choices: choicesOf(t, name === 'bizType' ? 'account.statement.bizType' : `account.info.${name}`, values),
    isMultiple,
  });
  return [
    { kind: 'text', name: 'keyword', label: label('keyword'), hint: t('common.list.keywordHint') },
    {
      kind: 'remote',
      name: 'holderNo',
      label: label('holderName'),
      fetchChoices: (keyword, current) => pageOptions('holder', keyword, current),
    },
    { kind: 'text', name: 'accountNo', label: label('accountNo') },
    { kind: 'times', from: 'from', to: 'to', label: label('range') },
    select('bizType', accountBizTypes),
    select('bucket', accountBuckets),
    select('direction', accountDirections, false),
    {
      kind: 'select',
      name: 'currency',
      label: label('currency'),
      choices: currencies.map((value) => ({ value, label: value })),
      isMultiple: true,
    },
    select('accountType', moneyAccountTypes),
    { kind: 'amounts', from: 'amountMin', to: 'amountMax', label: label('amountRange') },
  ];
}

const fields = entryFilters((key) => key);

/** How the list stands in the address; the view is switched beside the filter. */
export const entryListOptions = {
  screen: '/account/statement',
  names: [...namesOf(fields, 'public'), 'by'],
  ranges: rangesOf(fields),
};
