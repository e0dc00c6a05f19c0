import { choicesOf } from '@/components/choices';
import { type FilterField, namesOf, rangesOf } from '@/components/FilterBar';
import type { OptionType } from '@/contract';
import { collectRiskFlags, collectStatuses, matchTypes } from '@/domain/collect';
import { notifyStatuses } from '@/domain/sett';
import { currencies } from '@/domain/values';
import type { Translate } from '@/locales/store';
import type { NamesIn } from '@/locales/types';
import { pageOptions } from '@/services/common';

type Label = NamesIn<'collect.field'>;

/** Filter of the collection orders, the commonest fields first. */
export function collectFilters(t: Translate): FilterField[] {
  const label = (name: Label) => t(`collect.field.${name}`);
  const closed = (name: Label, group: string, values: readonly string[]): FilterField => ({
    kind: 'select',
    name,
    label: label(name),
    choices: choicesOf(t, `collect.${group}`, values),
    isMultiple: true,
  });
  const remote = (name: Label, type: OptionType): FilterField => ({
    kind: 'remote',
    name,
    label: label(name),
    fetchChoices: (keyword, current) => pageOptions(type, keyword, current),
  });
  return [
    { kind: 'text', name: 'keyword', label: label('keyword'), hint: t('common.list.keywordHint') },
    closed('status', 'status', collectStatuses),
    remote('cardId', 'card'),
    { kind: 'times', from: 'createdFrom', to: 'createdTo', label: label('createdRange') },
    remote('mchNo', 'merchant'),
    {
      kind: 'select',
      name: 'currency',
      label: label('currency'),
      choices: currencies.map((value) => ({ value, label: value })),
      isMultiple: true,
    },
    closed('matchType', 'matchType', matchTypes),
    { kind: 'amounts', from: 'payableMin', to: 'payableMax', label: label('payableRange') },
    remote('bankCode', 'bank'),
    remote('agentNo', 'agent'),
    closed('notifyStatus', 'notifyStatus', notifyStatuses),
    closed('riskFlag', 'risk', collectRiskFlags),
    { kind: 'times', from: 'paidFrom', to: 'paidTo', label: label('paidRange') },
    { kind: 'flag', name: 'hasVoucher', label: label('hasVoucher') },
  ];
}

const fields = collectFilters((key) => key);

/** How the list stands in the address. */
export const collectListOptions = {
  screen: '/bankCard/order',
  names: namesOf(fields, 'public'),
  privateNames: namesOf(fields, 'private'),
  ranges: rangesOf(fields),
};
