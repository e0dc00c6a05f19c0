import { Select } from 'antd';
import { useMemo, useState } from 'react';
import { ChartBox } from '@/components/ChartBox';
import type { Drawing } from '@/components/chartCore';
import { Fold } from '@/components/Fold';
import { ScrollTable } from '@/components/ScrollTable';
import { SignedMoney } from '@/components/SignedMoney';
import type { ProfitPoint, ProfitTrend } from '@/contract';
import { addMoney, isDecimal } from '@/domain/money';
import { isRunning } from '@/domain/period';
import type { Days } from '@/domain/profit';
import { serverNow } from '@/domain/serverClock';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';
import { useTheme } from '@/hooks/useTheme';

const PARTS = ['upstreamCost', 'agentShare', 'profit'] as const;
const SERIES = ['mchFee', ...PARTS] as const;

const NO_POINTS: readonly ProfitPoint[] = [];

/** Components of the fee over time, as stacked bars or as a table of exact amounts (docs/rules/profit.md#chart). */
export function Chart({ trend, days, isWeek }: { trend: ProfitTrend; days: Days; isWeek: boolean }) {
  const t = useT();
  const format = useFormat();
  const theme = useTheme();
  const [chosen, setChosen] = useState<string>();
  const series = trend.series.find(({ currency }) => currency === chosen) ?? trend.series[0];
  const { currency = '', points = NO_POINTS } = series ?? {};

  const drawing = useMemo((): Drawing | undefined => {
    // A value that is not a number appears in the table only: a chart would draw it wrongly.
    if (points.length === 0 || !points.every((point) => SERIES.every((name) => isDecimal(point[name])))) return undefined;
    const lineOf = (name: (typeof SERIES)[number]) => ({
      name: t(`profit.field.${name}`),
      amounts: points.map((point) => point[name]),
      texts: points.map((point) => format.money(point[name], currency)),
    });
    const totals = SERIES.map((name) => {
      const sum = addMoney(lineOf(name).amounts, currency);
      return `${t(`profit.field.${name}`)} ${format.money(sum, currency)}`;
    });
    return {
      theme,
      locale: format.locale,
      label: t('profit.chart.summary', {
        currency,
        from: points[0]?.period ?? '',
        to: points.at(-1)?.period ?? '',
        totals: new Intl.ListFormat(format.locale).format(totals),
      }),
      shape: 'stack',
      unit: currency,
      dates: points.map(({ period }) => period.replace('T', ' ')),
      running: isRunning(points.at(-1)?.period ?? '-', serverNow(), isWeek) ? t('parts.chart.running') : undefined,
      sum: lineOf('mchFee'),
      // Profit is the bottom part of each bar, which makes it comparable.
      series: [...PARTS].reverse().map(lineOf),
    };
  }, [points, currency, isWeek, t, format, theme]);

  return (
    <div className="trend-chart">
      <div className="profit-chart-head">
        <h2>{t('profit.chart.title')}</h2>
        <small className="soft">{t('profit.chart.days', { ...days })}</small>
        {trend.series.length > 1 && (
          <Select
            aria-label={t('profit.chart.currency')}
            size="small"
            value={currency}
            options={trend.series.map((one) => ({ value: one.currency, label: one.currency }))}
            onChange={setChosen}
          />
        )}
      </div>
      <ChartBox drawing={drawing} />
      <Fold show={t('parts.chart.showTable')} hide={t('parts.chart.hideTable')}>
        <ScrollTable
          label={t('profit.chart.table')}
          rows={points}
          rowKey={({ period }) => period}
          columns={[
            { title: t('profit.group.DATE'), isHeader: true, render: ({ period }) => period.replace('T', ' ') },
            ...SERIES.map((name) => ({
              title: t(`profit.field.${name}`),
              isNumeric: true,
              render: (point: ProfitPoint) => <SignedMoney amount={point[name]} currency={currency} />,
            })),
          ]}
        />
      </Fold>
    </div>
  );
}
