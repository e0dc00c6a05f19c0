import { choicesOf } from '@/components/choices';
import type { FilterField } from '@/components/FilterBar';
import { accountBizTypes, accountBuckets, accountDirections, moneyAccountTypes } from '@/domain/account';
import { currencies } from '@/domain/values';
import type { Translate } from '@/locales/store';
import { filtersFor } from '@/screen/filters';
import type { pageAccountEntries } from '@/services/account';

export const VIEWS = ['ENTRY', 'TXN', 'DAY'] as const;
export type View = (typeof VIEWS)[number];

/** Most used fields first. */
export function entryFilters(t: Translate): FilterField[] {
  const filter = filtersFor<typeof pageAccountEntries>()('account.statement', t);
  const ofAccount = (
    name: 'accountType' | 'bucket' | 'direction',
    values: readonly string[],
    isMultiple: boolean,
  ): FilterField => ({
    kind: 'select',
    name,
    label: t(`account.statement.field.${name}`),
    choices: choicesOf(t, `account.info.${name}`, values),
    isMultiple,
  });
  return [
    filter.text('keyword', { hint: t('common.list.keywordHint') }),
    filter.as('holderName').choose('holderNo', 'holder'),
    filter.text('accountNo'),
    filter.times('from', 'to', 'range'),
    filter.many('bizType', accountBizTypes),
    ofAccount('bucket', accountBuckets, true),
    ofAccount('direction', accountDirections, false),
    filter.codes('currency', currencies),
    ofAccount('accountType', moneyAccountTypes, true),
    filter.amounts('amountMin', 'amountMax', 'amountRange'),
  ];
}

/** The view switch stands beside the filter, not in it. */
export const viewFilter = (t: Translate): FilterField[] => [
  {
    kind: 'select',
    name: 'by',
    label: t('account.statement.view.label'),
    choices: choicesOf(t, 'account.statement.view', VIEWS),
  },
];
