import {
  periodTypeIn,
  salesCurrencyModes,
  salesDays,
  salesDaysIn,
  salesDefaults,
  salesPeriodTypes,
  salesPresetOf,
  salesPresets,
} from '@/domain/perf';
import { serverNow } from '@/domain/serverClock';
import type { Filters } from '@/hooks/useListState';
import { useT } from '@/hooks/useT';
import { QueryBar, QueryChoice, QueryDays } from '@/screen/QueryBar';

interface QueryProps {
  filters: Filters;
  /** The list's refusal. */
  error: unknown;
  onChange: (next: Filters) => void;
}

/** Period and currency of the statistics. */
export function Query({ filters, error, onChange }: QueryProps) {
  const t = useT();
  const now = serverNow();
  const type = periodTypeIn(filters);
  const days = salesDaysIn(type, filters, now);
  const set = (change: Filters) => onChange({ ...filters, ...change });
  return (
    <QueryBar id="perf" name={t('perf.query')} error={error}>
      <QueryChoice
        name="periodType"
        label={t('perf.field.periodType')}
        value={type}
        options={salesPeriodTypes.map((value) => ({ value, label: t(`perf.periodType.${value}`) }))}
        onChange={(value) => set({ periodType: value === salesDefaults.periodType ? '' : value, from: '', to: '' })}
      />
      <QueryDays
        key={type}
        label={t('perf.field.days')}
        presets={salesPresets.map((value) => ({ value, label: t(`perf.preset.${type}.${value}`) }))}
        customLabel={t('perf.preset.custom')}
        preset={salesPresetOf(type, days, now)}
        days={days}
        onPreset={(value) => set(value === 'now' ? { from: '', to: '' } : { ...salesDays(type, value, serverNow()) })}
        onDays={(next) => set({ ...next })}
      />
      <QueryChoice
        name="currencyMode"
        label={t('perf.field.currencyMode')}
        value={filters.currencyMode || salesDefaults.currencyMode}
        options={salesCurrencyModes.map((value) => ({ value, label: t(`perf.currencyMode.${value}`) }))}
        onChange={(value) => set({ currencyMode: value === salesDefaults.currencyMode ? '' : value })}
      />
    </QueryBar>
  );
}
