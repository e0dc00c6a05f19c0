import type { FilterField } from '@/components/FilterBar';
import { MAX_LEVEL } from '@/domain/agent';
import { salesCurrencyModes, salesPeriodTypes, salesStatuses } from '@/domain/perf';
import { currencies } from '@/domain/values';
import type { Translate } from '@/locales/store';
import { filtersFor } from '@/screen/filters';
import type { pageSales } from '@/services/perf';

const LEVELS = Array.from({ length: MAX_LEVEL }, (_, at) => String(at + 1));

/** Most used fields first. `Query` asks for period and currency. */
export function salesFilters(t: Translate): FilterField[] {
  const filter = filtersFor<typeof pageSales>()('perf', t);
  return [
    filter.choose('agentNo', 'agent'),
    filter.one('withTeam', ['true', 'false']),
    filter.codes('currency', currencies),
    filter.many('settleStatus', salesStatuses),
    filter.codes('level', LEVELS),
    filter.choose('productCode', 'product'),
    filter.number('top'),
  ];
}

/** The fields of `Query`, for texts that describe the query: print header and saved views. */
export function cutFields(t: Translate): FilterField[] {
  const filter = filtersFor<typeof pageSales>()('perf', t);
  return [
    filter.one('periodType', salesPeriodTypes),
    filter.text('from'),
    filter.text('to'),
    filter.one('currencyMode', salesCurrencyModes),
  ];
}
