import { Form, Select } from 'antd';
import { type ReactNode, useState } from 'react';
import type { SalesPeriodType } from '@/contract';
import {
  periodTypeIn,
  presetsOf,
  type SalesPreset,
  salesCurrencyModes,
  salesDays,
  salesDaysIn,
  salesDefaults,
  salesPeriodTypes,
  salesPresetOf,
} from '@/domain/perf';
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

/** Which periods, and in which currencies. Each choice applies at once. */
export function Query({ filters, faults, onChange }: QueryProps) {
  const t = useT();
  const now = serverNow();
  const type = periodTypeIn(filters);
  const days = salesDaysIn(type, filters, now);
  const [isCustom, setIsCustom] = useState(false);
  const preset = salesPresetOf(type, days, now);
  const isPicking = isCustom || !preset;
  const picker = useCode(loadPicker, isPicking);
  const set = (change: Filters) => onChange({ ...filters, ...change });

  const item = (name: string, label: string, control: ReactNode, isWide = false) => (
    <Form.Item
      className={isWide ? 'is-wide' : undefined}
      label={label}
      htmlFor={`perf-${name}`}
      validateStatus={faults[name] ? 'error' : undefined}
      help={faults[name] && <span role="alert">{faults[name]}</span>}
      style={{ marginBottom: 0 }}
    >
      {control}
    </Form.Item>
  );
  return (
    <search className="filter-bar perf-query" aria-label={t('perf.query')}>
      <Form layout="vertical">
        <div className="fields">
          {item(
            'periodType',
            t('perf.field.periodType'),
            <Select<SalesPeriodType>
              id="perf-periodType"
              value={type}
              options={salesPeriodTypes.map((value) => ({ value, label: t(`perf.periodType.${value}`) }))}
              onChange={(value) => {
                setIsCustom(false);
                set({ periodType: value === salesDefaults.periodType ? '' : value, from: '', to: '' });
              }}
            />,
          )}
          {item(
            'from',
            t('perf.field.days'),
            <div className="time-range">
              <Select<SalesPreset | 'custom'>
                id="perf-from"
                value={isPicking ? 'custom' : preset}
                options={[
                  ...presetsOf(type).map((value) => ({ value, label: t(`perf.preset.${type}.${value}`) })),
                  { value: 'custom' as const, label: t('perf.preset.custom') },
                ]}
                onChange={(value) => {
                  setIsCustom(value === 'custom');
                  if (value !== 'custom') set(value === 'now' ? { from: '', to: '' } : { ...salesDays(type, value, now) });
                }}
              />
              {picker && isPicking && (
                <picker.DayRange id="perf-days" label={t('perf.field.days')} value={days} onChange={(next) => set({ ...next })} />
              )}
            </div>,
            isPicking,
          )}
          {item(
            'currencyMode',
            t('perf.field.currencyMode'),
            <Select
              id="perf-currencyMode"
              value={filters.currencyMode || salesDefaults.currencyMode}
              options={salesCurrencyModes.map((value) => ({ value, label: t(`perf.currencyMode.${value}`) }))}
              onChange={(value) => set({ currencyMode: value === salesDefaults.currencyMode ? '' : value })}
            />,
          )}
        </div>
      </Form>
    </search>
  );
}
