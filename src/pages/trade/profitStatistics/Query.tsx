import { Form, Select } from 'antd';
import { type ReactNode, useState } from 'react';
import type { ProfitGroup } from '@/contract';
import {
  cutDefaults,
  type DayPreset,
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
import { useCode } from '@/hooks/useCode';
import type { Filters } from '@/hooks/useListState';
import { useT } from '@/hooks/useT';

interface QueryProps {
  filters: Filters;
  /** What the server says against a field of the query. */
  faults: Readonly<Record<string, string>>;
  onChange: (next: Filters) => void;
}

const loadPicker = () => import('@/components/DayRange');

/** How the statistics are cut: days, groupings, period, currencies, comparison. Each choice applies at once. */
export function Query({ filters, faults, onChange }: QueryProps) {
  const t = useT();
  const now = serverNow();
  const [first, second] = groupsIn(filters);
  const days = daysIn(filters, now);
  const [isCustom, setIsCustom] = useState(false);
  const preset = dayPresetOf(days, now);
  const isPicking = isCustom || !preset;
  const picker = useCode(loadPicker, isPicking);
  const set = (change: Filters) => onChange({ ...filters, ...change });

  const item = (name: string, label: string, control: ReactNode, isWide = false) => (
    <Form.Item
      className={isWide ? 'is-wide' : undefined}
      label={label}
      htmlFor={`profit-${name}`}
      validateStatus={faults[name] ? 'error' : undefined}
      help={faults[name] && <span role="alert">{faults[name]}</span>}
      style={{ marginBottom: 0 }}
    >
      {control}
    </Form.Item>
  );
  const choice = (
    name: 'granularity' | 'currencyMode' | 'compare' | 'excludeTest',
    options: readonly { value: string; label: string }[],
    usual: string,
  ) =>
    item(
      name,
      t(`profit.field.${name}`),
      <Select
        id={`profit-${name}`}
        value={filters[name] || usual}
        options={[...options]}
        onChange={(value) => set({ [name]: value === usual ? '' : value })}
      />,
    );
  const groups = (skipped?: ProfitGroup) =>
    profitGroups.filter((group) => group !== skipped).map((value) => ({ value, label: t(`profit.group.${value}`) }));

  return (
    <search className="filter-bar profit-query" aria-label={t('profit.query')}>
      <Form layout="vertical">
        <div className="fields">
          {item(
            'from',
            t('profit.field.days'),
            <div className="time-range">
              <Select
                id="profit-from"
                value={isPicking ? 'custom' : preset}
                options={[...dayPresets, 'custom' as const].map((value) => ({ value, label: t(`profit.days.${value}`) }))}
                onChange={(value: DayPreset | 'custom') => {
                  setIsCustom(value === 'custom');
                  if (value !== 'custom') set(value === 'sevenDays' ? { from: '', to: '' } : { ...daysOf(value, now) });
                }}
              />
              {picker && isPicking && (
                <picker.DayRange
                  id="profit-days"
                  label={t('profit.field.days')}
                  value={days}
                  onChange={(next) => set({ ...next })}
                />
              )}
            </div>,
            isPicking,
          )}
          {item(
            'groupBy',
            t('profit.field.groupBy'),
            <Select
              id="profit-groupBy"
              value={first}
              options={groups()}
              onChange={(value) => set({ groupBy: [value, second === value ? undefined : second].filter(Boolean).join() })}
            />,
          )}
          {item(
            'thenBy',
            t('profit.field.thenBy'),
            <Select
              id="profit-thenBy"
              allowClear
              placeholder={t('profit.none')}
              value={second}
              options={groups(first)}
              onChange={(value) => set({ groupBy: [first, value].filter(Boolean).join() })}
            />,
          )}
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
        </div>
      </Form>
    </search>
  );
}
