import type { FilterField } from '@/components/FilterBar';
import { accountCheckStates, accountHolderTypes, accountStatuses, moneyAccountTypes } from '@/domain/account';
import { currencies } from '@/domain/values';
import type { Translate } from '@/locales/store';
import { filtersFor } from '@/screen/filters';
import type { pageAccounts } from '@/services/account';

/** Most used fields first. */
export function accountFilters(t: Translate): FilterField[] {
  const filter = filtersFor<typeof pageAccounts>()('account.info', t);
  return [
    filter.text('keyword', { hint: t('common.list.keywordHint') }),
    filter.as('holderName').choose('holderNo', 'holder'),
    filter.many('holderType', accountHolderTypes),
    filter.codes('currency', currencies),
    filter.many('accountType', moneyAccountTypes),
    filter.many('status', accountStatuses),
    filter.flag('withZero'),
    filter.amounts('totalMin', 'totalMax', 'totalRange'),
    filter.number('idleDays'),
    filter.one('checkState', accountCheckStates),
  ];
}
