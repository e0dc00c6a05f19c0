import { type FilterField, namesOf } from '@/components/FilterBar';
import type { OptionType } from '@/contract';
import { profitBizTypes, profitCompares, profitCurrencyModes, profitGranularities, profitGroups } from '@/domain/profit';
import { currencies } from '@/domain/values';
import type { Translate } from '@/locales/store';
import type { MessageKey } from '@/locales/types';
import { pageOptions } from '@/services/common';

const COUNTRIES = ['TH', 'VN', 'ID', 'IN', 'PH', 'MY', 'SG'];

/** Whose profit: the filters that other lists have too. How it is cut is asked for above them. */
export function profitFilters(t: Translate): FilterField[] {
  const label = (name: string) => t(`profit.field.${name}` as MessageKey);
  const plain = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
  const remote = (name: string, ...types: OptionType[]): FilterField => ({
    kind: 'remote',
    name,
    label: label(name),
    // Channels of pay-ins and of payouts are two lists on the wire, and one here: the second follows the first.
    fetchChoices: async (keyword, current) => {
      const pages = await Promise.all(types.map((type) => pageOptions(type, keyword, current)));
      return { list: pages.flatMap(({ list }) => list), total: pages.reduce((sum, { total }) => sum + total, 0) };
    },
  });
  return [
    {
      kind: 'select',
      name: 'bizType',
      label: label('bizType'),
      choices: profitBizTypes.map((value) => ({ value, label: t(`profit.bizType.${value}`) })),
      isMultiple: true,
    },
    remote('mchNo', 'merchant'),
    remote('agentNo', 'agent'),
    remote('channelCode', 'payChannel', 'channel'),
    remote('productCode', 'product'),
    remote('wayCode', 'way'),
    remote('upstreamCode', 'upstream'),
    { kind: 'select', name: 'currency', label: label('currency'), choices: plain(currencies), isMultiple: true },
    { kind: 'select', name: 'country', label: label('country'), choices: plain(COUNTRIES), isMultiple: true },
  ];
}

/** How it is cut, as fields: where the query is told in words, on paper and in the dialogs of the views. */
export function cutFields(t: Translate): FilterField[] {
  const select = (name: string, group: string, values: readonly string[], isMultiple = false): FilterField => ({
    kind: 'select',
    name,
    label: t(`profit.field.${name}` as MessageKey),
    choices: values.map((value) => ({ value, label: t(`profit.${group}.${value}` as MessageKey) })),
    isMultiple,
  });
  return [
    { kind: 'text', name: 'from', label: t('profit.field.from') },
    { kind: 'text', name: 'to', label: t('profit.field.to') },
    select('groupBy', 'group', profitGroups, true),
    select('granularity', 'granularity', profitGranularities),
    select('currencyMode', 'currencyMode', profitCurrencyModes),
    select('compare', 'compare', profitCompares),
    select('excludeTest', 'excludeTest', ['true', 'false']),
  ];
}

const asItIs = (key: string) => key;

/** How the whole query stands in the address; what is not there is as the server does it by itself. */
export const profitListOptions = {
  screen: '/trade/profitStatistics',
  names: namesOf([...cutFields(asItIs), ...profitFilters(asItIs)], 'public'),
};
