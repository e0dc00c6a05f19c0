import { Select } from 'antd';
import { useMemo, useState } from 'react';
import { ChartBox } from '@/components/ChartBox';
import type { Drawing } from '@/components/chartCore';
import { Fold } from '@/components/Fold';
import { ScrollTable } from '@/components/ScrollTable';
import { SignedMoney } from '@/components/SignedMoney';
import type { SalesPeriod, SalesTrend } from '@/contract';
import { addMoney, isDecimal } from '@/domain/money';
import { isRunning } from '@/domain/period';
import { serverNow } from '@/domain/serverClock';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';
import { useTheme } from '@/hooks/useTheme';

interface SalesChart {
  currency: string;
  /** Oldest first. */
  periods: readonly string[];
  series: readonly { name: string; amounts: readonly string[] }[];
}

interface ChartProps {
  title: string;
  period: SalesPeriod;
  /** Length of one period. */
  unit: SalesTrend['unit'];
  charts: readonly SalesChart[];
}

const NOTHING: SalesChart = { currency: '', periods: [], series: [] };

/** Amounts per period as grouped bars, or as a table of exact amounts. */
export function Chart({ title, period, unit, charts }: ChartProps) {
  const t = useT();
  const format = useFormat();
  const theme = useTheme();
  const [chosen, setChosen] = useState<string>();
  const { currency, periods, series } = charts.find((one) => one.currency === chosen) ?? charts[0] ?? NOTHING;

  const drawing = useMemo((): Drawing | undefined => {
    // A value that is not a number appears in the table only: a chart would draw it wrongly.
    if (periods.length === 0 || !series.every(({ amounts }) => amounts.every(isDecimal))) return undefined;
    const totals = series.map(({ name, amounts }) => `${name} ${format.money(addMoney(amounts, currency), currency)}`);
    return {
      theme,
      locale: format.locale,
      label: t('perf.chart.summary', {
        title,
        currency,
        from: periods[0] ?? '',
        to: periods.at(-1) ?? '',
        totals: new Intl.ListFormat(format.locale).format(totals),
      }),
      unit: currency,
      dates: periods,
      running: isRunning(periods.at(-1) ?? '-', serverNow(), unit === 'WEEK') ? t('parts.chart.running') : undefined,
      series: series.map((one) => ({ ...one, texts: one.amounts.map((amount) => format.money(amount, currency)) })),
    };
  }, [title, currency, periods, series, unit, t, format, theme]);

  if (charts.length === 0) return <p className="soft">{t('perf.chart.empty')}</p>;
  return (
    <div className="trend-chart">
      <div className="perf-chart-head">
        <h2>{title}</h2>
        <small className="soft">{t('perf.chart.days', { from: period.from, to: period.to })}</small>
        {charts.length > 1 && (
          <Select
            aria-label={t('perf.chart.currency')}
            size="small"
            value={currency}
            options={charts.map((one) => ({ value: one.currency, label: one.currency }))}
            onChange={setChosen}
          />
        )}
      </div>
      <ChartBox drawing={drawing} />
      <Fold show={t('parts.chart.showTable')} hide={t('parts.chart.hideTable')}>
        <ScrollTable
          label={t('perf.chart.table', { title })}
          rows={periods.map((name, at) => ({ name, at }))}
          rowKey={({ name }) => name}
          columns={[
            { title: t('perf.chart.period'), isHeader: true, render: ({ name }) => name },
            ...series.map(({ name, amounts }) => ({
              title: name,
              isNumeric: true,
              render: ({ at }: { at: number }) => <SignedMoney amount={amounts[at] ?? '0'} currency={currency} />,
            })),
          ]}
        />
      </Fold>
    </div>
  );
}
