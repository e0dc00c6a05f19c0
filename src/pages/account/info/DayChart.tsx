import { useEffect, useMemo, useRef } from 'react';
import { DayTable } from '@/components/DayTable';
import { Fold } from '@/components/Fold';
import { type Drawing, openChart } from '@/components/trendChartCore';
import type { AccountDay } from '@/contract';
import { isDecimal } from '@/domain/money';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';
import { useTheme } from '@/hooks/useTheme';

/** What an account held at the end of each day as bars, and on demand as a table with every amount exactly. */
export function DayChart({ days, currency }: { days: readonly AccountDay[]; currency: string }) {
  const t = useT();
  const format = useFormat();
  const theme = useTheme();
  const box = useRef<HTMLDivElement>(null);
  const chart = useRef<ReturnType<typeof openChart>>(undefined);
  const drawing = useMemo((): Drawing | undefined => {
    const last = days.at(-1);
    // An amount that is none must be read in the table, not drawn as something else.
    if (!last || !days.every(({ closing }) => isDecimal(closing))) return undefined;
    const values = { currency, from: days[0]?.date ?? '', to: last.date, closing: format.money(last.closing, currency) };
    return {
      theme,
      locale: format.locale,
      label: t('account.info.detail.chartSummary', values),
      dates: days.map(({ date }) => date),
      series: [
        {
          name: t('account.info.day.closing'),
          amounts: days.map(({ closing }) => closing),
          texts: days.map(({ closing }) => format.money(closing, currency)),
        },
      ],
    };
  }, [days, currency, t, format, theme]);

  const isDrawn = drawing !== undefined;
  const latest = useRef(drawing);
  latest.current = drawing;
  useEffect(() => {
    const place = box.current;
    if (!isDrawn || !place) return;
    // A drawer has no size before it has opened.
    const observer = new ResizeObserver(([entry]) => {
      if (!entry || entry.contentRect.width === 0) return;
      if (chart.current) return chart.current.resize();
      chart.current = openChart(place);
      if (latest.current) chart.current.draw(latest.current);
    });
    observer.observe(place);
    return () => {
      observer.disconnect();
      chart.current?.dispose();
      chart.current = undefined;
    };
  }, [isDrawn]);
  useEffect(() => {
    if (drawing) chart.current?.draw(drawing);
  }, [drawing]);

  return (
    <div className="trend-chart">
      {isDrawn && <div ref={box} className="chart-box" />}
      <Fold show={t('parts.chart.showTable')} hide={t('parts.chart.hideTable')}>
        <DayTable label={t('account.info.detail.table')} days={[...days].reverse()} currency={currency} />
      </Fold>
    </div>
  );
}
