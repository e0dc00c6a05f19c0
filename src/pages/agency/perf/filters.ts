import { choicesOf } from '@/components/choices';
import { type FilterField, namesOf } from '@/components/FilterBar';
import { MAX_LEVEL } from '@/domain/agent';
import { salesCurrencyModes, salesPeriodTypes, salesStatuses } from '@/domain/perf';
import { currencies } from '@/domain/values';
import type { Translate } from '@/locales/store';
import { pageOptions } from '@/services/common';

/** Whose performance, the commonest fields first. How it is cut is asked for above them. */
export function salesFilters(t: Translate): FilterField[] {
  return [
    {
      kind: 'remote',
      name: 'agentNo',
      label: t('perf.field.agentNo'),
      fetchChoices: (keyword, current) => pageOptions('agent', keyword, current),
    },
    {
      kind: 'select',
      name: 'withTeam',
      label: t('perf.field.withTeam'),
      choices: choicesOf(t, 'perf.withTeam', ['true', 'false']),
    },
    {
      kind: 'select',
      name: 'currency',
      label: t('perf.field.currency'),
      choices: currencies.map((value) => ({ value, label: value })),
      isMultiple: true,
    },
    {
      kind: 'select',
      name: 'settleStatus',
      label: t('perf.field.settleStatus'),
      choices: choicesOf(t, 'perf.settleStatus', salesStatuses),
      isMultiple: true,
    },
    {
      kind: 'select',
      name: 'level',
      label: t('perf.field.level'),
      choices: Array.from({ length: MAX_LEVEL }, (_, at) => ({ value: String(at + 1), label: String(at + 1) })),
      isMultiple: true,
    },
    {
      kind: 'remote',
      name: 'productCode',
      label: t('perf.field.productCode'),
      fetchChoices: (keyword, current) => pageOptions('product', keyword, current),
    },
    { kind: 'number', name: 'top', label: t('perf.field.top') },
  ];
}

/** How it is cut, as fields: where the query is told in words, on paper and in the dialogs of the views. */
export function cutFields(t: Translate): FilterField[] {
  return [
    {
      kind: 'select',
      name: 'periodType',
      label: t('perf.field.periodType'),
      choices: choicesOf(t, 'perf.periodType', salesPeriodTypes),
    },
    { kind: 'text', name: 'from', label: t('perf.field.from') },
    { kind: 'text', name: 'to', label: t('perf.field.to') },
    {
      kind: 'select',
      name: 'currencyMode',
      label: t('perf.field.currencyMode'),
      choices: choicesOf(t, 'perf.currencyMode', salesCurrencyModes),
    },
  ];
}

const asItIs = (key: string) => key;

/** How the whole query stands in the address; what is not there is as the server does it by itself. */
export const salesListOptions = {
  screen: '/agency/perf',
  names: namesOf([...cutFields(asItIs), ...salesFilters(asItIs)], 'public'),
};
