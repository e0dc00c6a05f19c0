import { choicesOf } from '@/components/choices';
import { type FilterField, namesOf, rangesOf } from '@/components/FilterBar';
import { accountCheckStates, accountHolderTypes, accountStatuses, moneyAccountTypes } from '@/domain/account';
import { currencies } from '@/domain/values';
import type { Translate } from '@/locales/store';
import type { NamesIn } from '@/locales/types';
import { pageOptions } from '@/services/common';

/** Filter of the accounts, the commonest fields first. */
export function accountFilters(t: Translate): FilterField[] {
  const label = (name: NamesIn<'account.info.field'>) => t(`account.info.field.${name}`);
  const select = (
    name: 'holderType' | 'accountType' | 'status' | 'checkState',
    values: readonly string[],
    isMultiple = true,
  ): FilterField => ({
    kind: 'select',
    name,
    label: label(name),
    choices: choicesOf(t, `account.info.${name}`, values),
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
    select('holderType', accountHolderTypes),
    {
      kind: 'select',
      name: 'currency',
      label: label('currency'),
      choices: currencies.map((value) => ({ value, label: value })),
      isMultiple: true,
    },
    select('accountType', moneyAccountTypes),
    select('status', accountStatuses),
    { kind: 'flag', name: 'withZero', label: label('withZero') },
    { kind: 'amounts', from: 'totalMin', to: 'totalMax', label: label('totalRange') },
    { kind: 'number', name: 'idleDays', label: label('idleDays') },
    select('checkState', accountCheckStates, false),
  ];
}

const fields = accountFilters((key) => key);

/** How the list stands in the address. */
export const accountListOptions = {
  screen: '/account/info',
  names: namesOf(fields, 'public'),
  ranges: rangesOf(fields),
};
