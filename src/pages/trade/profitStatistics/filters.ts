import type { FilterField } from '@/components/FilterBar';
import { countries } from '@/domain/countries';
import { profitBizTypes, profitCompares, profitCurrencyModes, profitGranularities, profitGroups } from '@/domain/profit';
import { currencies } from '@/domain/values';
import type { Translate } from '@/locales/store';
import { filtersFor } from '@/screen/filters';
import { pageOptions } from '@/services/common';
import type { getProfitStatistics } from '@/services/profit';

/** The API has separate lists of pay-in and payout channels; here they form one list. */
const fetchChannels = async (keyword: string, current: number) => {
  const pages = await Promise.all((['payChannel', 'channel'] as const).map((type) => pageOptions(type, keyword, current)));
  return { list: pages.flatMap(({ list }) => list), total: pages.reduce((sum, { total }) => sum + total, 0) };
};

/** The filters that other lists have too. `Query` asks for days, groupings, period and currencies. */
export function profitFilters(t: Translate): FilterField[] {
  const filter = filtersFor<typeof getProfitStatistics>()('profit', t);
  return [
    filter.many('bizType', profitBizTypes),
    filter.choose('mchNo', 'merchant'),
    filter.choose('agentNo', 'agent'),
    { kind: 'remote', name: 'channelCode', label: t('profit.field.channelCode'), fetchChoices: fetchChannels },
    filter.choose('productCode', 'product'),
    filter.choose('wayCode', 'way'),
    filter.choose('upstreamCode', 'upstream'),
    filter.codes('currency', currencies),
    filter.codes('country', countries, 'country'),
  ];
}

/** The fields of `Query`, for texts that describe the query: print header and saved views. */
export function cutFields(t: Translate): FilterField[] {
  const filter = filtersFor<typeof getProfitStatistics>()('profit', t);
  return [
    filter.text('from'),
    filter.text('to'),
    filter.many('groupBy', profitGroups, 'group'),
    filter.one('granularity', profitGranularities),
    filter.one('currencyMode', profitCurrencyModes),
    filter.one('compare', profitCompares),
    filter.one('excludeTest', ['true', 'false']),
  ];
}
