import { useRequest } from 'ahooks';
import { useEffect } from 'react';
import { ignoreApiError } from '@/domain/apiError';
import { daysIn } from '@/domain/profit';
import { serverNow } from '@/domain/serverClock';
import { fetchCode, useCode } from '@/hooks/useCode';
import { type Filters, queryOf } from '@/hooks/useListState';
import { useT } from '@/hooks/useT';
import { withTexts } from '@/locales/store';
import { getProfitTrend } from '@/services/profit';

const loadChart = () => withTexts(import('./Chart'));

/** Development over time, reloaded when `version` changes. The chart library loads together with the first rows. */
export function Trend({ filters, version }: { filters: Filters; version: unknown }) {
  const t = useT();
  const { data, error, loading } = useRequest(() => getProfitTrend(queryOf(filters), { isQuiet: true }), {
    ready: version !== undefined,
    refreshDeps: [version],
    onError: ignoreApiError,
  });
  const code = useCode(loadChart, data !== undefined);
  useEffect(() => {
    void fetchCode(loadChart).catch(() => undefined);
  }, []);
  return (
    <section className="profit-chart" aria-label={t('profit.chart.title')} aria-busy={loading}>
      {error ? (
        <p className="soft">{t('profit.chart.failed')}</p>
      ) : (
        code && data && <code.Chart trend={data} days={daysIn(filters, serverNow())} isWeek={filters.granularity === 'WEEK'} />
      )}
    </section>
  );
}
