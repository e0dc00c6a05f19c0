import type { ProfitGroup } from '@/contract';
import {
  cutDefaults,
  dayPresetOf,
  dayPresets,
  daysIn,
  daysOf,
  groupsIn,
  profitCompares,
  profitCurrencyModes,
  profitGranularities,
  profitGroups,
} from '@/domain/profit';
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

/** Days, groupings, period, currencies and comparison of the statistics. */
export function Query({ filters, error, onChange }: QueryProps) {
  const t = useT();
  const now = serverNow();
  const [first, second] = groupsIn(filters);
  const days = daysIn(filters, now);
  const set = (change: Filters) => onChange({ ...filters, ...change });
  const choice = (
    name: 'granularity' | 'currencyMode' | 'compare' | 'excludeTest',
    options: { value: string; label: string }[],
    usual: string,
  ) => (
    <QueryChoice
      name={name}
      label={t(`profit.field.${name}`)}
      value={filters[name] || usual}
      options={options}
      onChange={(value) => set({ [name]: value === usual ? '' : value })}
    />
  );
  const groups = (skipped?: ProfitGroup) =>
    profitGroups.filter((group) => group !== skipped).map((value) => ({ value, label: t(`profit.group.${value}`) }));
  return (
    <QueryBar id="profit" name={t('profit.query')} error={error}>
      <QueryDays
        label={t('profit.field.days')}
        presets={dayPresets.map((value) => ({ value, label: t(`profit.days.${value}`) }))}
        customLabel={t('profit.days.custom')}
        preset={dayPresetOf(days, now)}
        days={days}
        onPreset={(value) => set(value === 'sevenDays' ? { from: '', to: '' } : { ...daysOf(value, serverNow()) })}
        onDays={(next) => set({ ...next })}
      />
      <QueryChoice
        name="groupBy"
        label={t('profit.field.groupBy')}
        value={first}
        options={groups()}
        onChange={(value) => set({ groupBy: [value, second === value ? undefined : second].filter(Boolean).join() })}
      />
      <QueryChoice
        name="thenBy"
        label={t('profit.field.thenBy')}
        allowClear
        placeholder={t('profit.none')}
        value={second}
        options={groups(first)}
        onChange={(value) => set({ groupBy: [first, value].filter(Boolean).join() })}
      />
      {choice(
        'granularity',
        profitGranularities.map((value) => ({ value, label: t(`profit.granularity.${value}`) })),
        cutDefaults.granularity,
      )}
      {choice(
        'currencyMode',
        profitCurrencyModes.map((value) => ({ value, label: t(`profit.currencyMode.${value}`) })),
        cutDefaults.currencyMode,
      )}
      {choice(
        'compare',
        profitCompares.map((value) => ({ value, label: t(`profit.compare.${value}`) })),
        cutDefaults.compare,
      )}
      {choice(
        'excludeTest',
        (['true', 'false'] as const).map((value) => ({ value, label: t(`profit.excludeTest.${value}`) })),
        'true',
      )}
    </QueryBar>
  );
}
