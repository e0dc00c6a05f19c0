import { useMemo } from 'react';
import { addMoney, isDecimal } from '@/domain/money';
import { isRunning } from '@/domain/period';
import { serverNow } from '@/domain/serverClock';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';
import { useTheme } from '@/hooks/useTheme';
import { ChartBox } from './ChartBox';
import type { Drawing } from './chartCore';
import { Fold } from './Fold';
import { Money } from './Money';
import { ScrollTable } from './ScrollTable';
import './ChartBox.css';

interface TrendDay {
  /** Calendar day, `2026-11-20` */
  date: string;
  paidIn: string;
  withdrawn: string;
  returned?: string;
}

interface TrendChartProps {
  title: string;
  currency: string;
  /** Oldest first. */
  days: readonly TrendDay[];
}

const SERIES = ['paidIn', 'withdrawn', 'returned'] as const;

/**
 * Incoming and outgoing amounts per day as bars (docs/rules/withdraw.md#holders-money), and on demand as a table with exact
 * amounts.
 */
export function TrendChart({ title, currency, days }: TrendChartProps) {
  const t = useT();
  const format = useFormat();
  const theme = useTheme();

  const drawing = useMemo((): Drawing | undefined => {
    const known = SERIES.filter((name) => days.some((day) => day[name] !== undefined));
    const amountsOf = (name: (typeof SERIES)[number]) => days.map((day) => day[name] ?? '0');
    // Do not draw an invalid amount as another value; the table shows it as received.
    if (!known.every((name) => amountsOf(name).every(isDecimal))) return undefined;
    const totals = known.map(
      (name) => `${t(`parts.chart.${name}`)} ${format.money(addMoney(amountsOf(name), currency), currency)}`,
    );
    return {
      theme,
      locale: format.locale,
      label: t('parts.chart.summary', {
        title,
        from: days[0]?.date ?? '',
        to: days.at(-1)?.date ?? '',
        totals: new Intl.ListFormat(format.locale).format(totals),
      }),
      unit: currency,
      dates: days.map(({ date }) => date),
      running: isRunning(days.at(-1)?.date ?? '-', serverNow()) ? t('parts.chart.running') : undefined,
      series: known.map((name) => ({
        name: t(`parts.chart.${name}`),
        amounts: amountsOf(name),
        texts: amountsOf(name).map((amount) => format.money(amount, currency)),
      })),
    };
  }, [title, currency, days, t, format, theme]);
  const columns = SERIES.filter((name) => days.some((day) => day[name] !== undefined)).map((name) => ({
    title: t(`parts.chart.${name}`),
    isNumeric: true,
    render: (day: TrendDay) => <Money amount={day[name]} currency={currency} />,
  }));
  return (
    <div className="trend-chart">
      <ChartBox drawing={drawing} />
      <Fold show={t('parts.chart.showTable')} hide={t('parts.chart.hideTable')}>
        <ScrollTable
          label={title}
          rows={days}
          rowKey={(day) => day.date}
          columns={[{ title: t('parts.chart.date'), isHeader: true, render: (day) => day.date }, ...columns]}
        />
      </Fold>
    </div>
  );
}
