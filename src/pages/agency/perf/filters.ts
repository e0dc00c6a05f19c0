import type { FilterField } from '@/components/FilterBar';
import { MAX_LEVEL } from '@/domain/agent';
import { salesCurrencyModes, salesPeriodTypes, salesStatuses } from '@/domain/perf';
import { currencies } from '@/domain/values';
import type { Translate } from '@/locales/store';
import { filtersFor } from '@/screen/filters';
import type { pageSales } from '@/services/perf';

const LEVELS = Array.from({ length: MAX_LEVEL }, (_, at) => String(at + 1));

/** Whose performance, the commonest fields first. How it is cut is asked for above them. */
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

/** How it is cut, as fields: where the query is told in words, on paper and in the dialogs of the views. */
export function cutFields(t: Translate): FilterField[] {
  const filter = filtersFor<typeof pageSales>()('perf', t);
  return [
    filter.one('periodType', salesPeriodTypes),
    filter.text('from'),
    filter.text('to'),
    filter.one('currencyMode', salesCurrencyModes),
  ];
}
