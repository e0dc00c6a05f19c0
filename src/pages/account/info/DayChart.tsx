import { useMemo } from 'react';
import { ChartBox } from '@/components/ChartBox';
import type { Drawing } from '@/components/chartCore';
import { DayTable } from '@/components/DayTable';
import { Fold } from '@/components/Fold';

import type { AccountDay } from '@/contract';
import { isDecimal } from '@/domain/money';
import { isRunning } from '@/domain/period';
import { serverNow } from '@/domain/serverClock';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';
import { useTheme } from '@/hooks/useTheme';

/** Closing balances by day, as bars or as a table of exact amounts. */
export function DayChart({ days, currency }: { days: readonly AccountDay[]; currency: string }) {
  const t = useT();
  const format = useFormat();
  const theme = useTheme();
  const drawing = useMemo((): Drawing | undefined => {
    const last = days.at(-1);
    // A value that is not a number appears in the table only: a chart would draw it wrongly.
    if (!last || !days.every(({ closing }) => isDecimal(closing))) return undefined;
    const values = { currency, from: days[0]?.date ?? '', to: last.date, closing: format.money(last.closing, currency) };
    return {
      theme,
      locale: format.locale,
      label: t('account.info.detail.chartSummary', values),
      unit: currency,
      dates: days.map(({ date }) => date),
      running: isRunning(last.date, serverNow()) ? t('parts.chart.running') : undefined,
      series: [
        {
          name: t('account.info.day.closing'),
          amounts: days.map(({ closing }) => closing),
          texts: days.map(({ closing }) => format.money(closing, currency)),
        },
      ],
    };
  }, [days, currency, t, format, theme]);

  return (
    <div className="trend-chart">
      <ChartBox drawing={drawing} />
      <Fold show={t('parts.chart.showTable')} hide={t('parts.chart.hideTable')}>
        <DayTable label={t('account.info.detail.table')} days={[...days].reverse()} currency={currency} />
      </Fold>
    </div>
  );
}
