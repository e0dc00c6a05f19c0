import { type FilterField, namesOf } from '@/components/FilterBar';
import { batchItemRiskFlags, batchItemStatuses } from '@/domain/batch';
import { batchItemAssignees, batchItemFailCodes } from '@/domain/batchItem';
import type { Translate } from '@/locales/store';
import { pageOptions } from '@/services/common';

export function itemFilters(t: Translate): FilterField[] {
  return [
    {
      kind: 'select',
      name: 'status',
      label: t('batchItem.field.status'),
      choices: batchItemStatuses.map((value) => ({ value, label: t(`batchItem.status.${value}`) })),
      isMultiple: true,
    },
    {
      kind: 'select',
      name: 'assignee',
      label: t('batchItem.field.assignee'),
      choices: batchItemAssignees.map((value) => ({ value, label: t(`batchItem.assignee.${value}`) })),
    },
    { kind: 'text', name: 'keyword', label: t('batchItem.field.keyword') },
    {
      kind: 'remote',
      name: 'cardId',
      label: t('batchItem.field.cardId'),
      fetchChoices: (keyword, current) => pageOptions('card', keyword, current),
    },
    {
      kind: 'remote',
      name: 'bankCode',
      label: t('batchItem.field.bankCode'),
      fetchChoices: (keyword, current) => pageOptions('bank', keyword, current),
    },
    { kind: 'amounts', from: 'amountMin', to: 'amountMax', label: t('batchItem.field.netAmount') },
    {
      kind: 'select',
      name: 'failCode',
      label: t('batchItem.field.failCode'),
      choices: batchItemFailCodes.map((value) => ({ value, label: t(`batchItem.failCode.${value}`) })),
      isMultiple: true,
    },
    {
      kind: 'select',
      name: 'riskFlag',
      label: t('batchItem.field.riskFlag'),
      choices: batchItemRiskFlags.map((value) => ({ value, label: t(`batchItem.riskFlag.${value}`) })),
      isMultiple: true,
    },
  ];
}

/** The list's parameters in the URL. */
export const itemListOptions = {
  names: namesOf(
    itemFilters((key) => key),
    'public',
  ),
};
