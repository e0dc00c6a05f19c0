import { useEffect, useMemo, useRef, useState } from 'react';
import { addMoney, isDecimal } from '@/domain/money';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';
import { useTheme } from '@/hooks/useTheme';
import { Fold } from './Fold';
import { Money } from './Money';
import { ScrollTable } from './ScrollTable';
import type { Drawing, openChart } from './trendChartCore';

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
 * What came in and went out per day, as bars (docs/rules/withdraw.md#holders-money), and on demand as a table with every amount
 * exactly. The drawing program is fetched when the chart has a place on the screen; without it the table says the same.
 */
export function TrendChart({ title, currency, days }: TrendChartProps) {
  const t = useT();
  const format = useFormat();
  const theme = useTheme();
  const box = useRef<HTMLDivElement>(null);
  const chart = useRef<ReturnType<typeof openChart>>(undefined);
  const [isFailed, setIsFailed] = useState(false);

  const drawing = useMemo((): Drawing | undefined => {
    const known = SERIES.filter((name) => days.some((day) => day[name] !== undefined));
    const amountsOf = (name: (typeof SERIES)[number]) => days.map((day) => day[name] ?? '0');
    // An amount that is none must be read in the table, not drawn as something else.
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
      dates: days.map(({ date }) => date),
      series: known.map((name) => ({
        name: t(`parts.chart.${name}`),
        amounts: amountsOf(name),
        texts: amountsOf(name).map((amount) => format.money(amount, currency)),
      })),
    };
  }, [title, currency, days, t, format, theme]);
  const latest = useRef(drawing);
  latest.current = drawing;
  const isDrawn = drawing !== undefined && !isFailed;

  useEffect(() => {
    const place = box.current;
    if (!isDrawn || !place) return;
    let isGone = false;
    let isOpening = false;
    const open = ({ openChart: begin }: { openChart: typeof openChart }) => {
      if (isGone || !latest.current) return;
      chart.current = begin(place);
      chart.current.draw(latest.current);
    };
    const observer = new ResizeObserver(([entry]) => {
      if (!entry || entry.contentRect.width === 0) return;
      chart.current?.resize();
      if (isOpening) return;
      isOpening = true;
      void import('./trendChartCore').then(open, () => isGone || setIsFailed(true));
    });
    observer.observe(place);
    return () => {
      isGone = true;
      observer.disconnect();
      chart.current?.dispose();
      chart.current = undefined;
    };
  }, [isDrawn]);
  useEffect(() => {
    if (drawing) chart.current?.draw(drawing);
  }, [drawing]);

  const columns = SERIES.filter((name) => days.some((day) => day[name] !== undefined)).map((name) => ({
    title: t(`parts.chart.${name}`),
    isNumeric: true,
    render: (day: TrendDay) => <Money amount={day[name]} currency={currency} />,
  }));
  return (
    <div className="trend-chart">
      {isDrawn && <div ref={box} className="chart-box" />}
      {isFailed && <p className="soft">{t('parts.chart.failed')}</p>}
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
