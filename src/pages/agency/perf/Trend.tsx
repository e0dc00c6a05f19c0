import { useRequest } from 'ahooks';
import { useEffect } from 'react';
import { ignoreApiError } from '@/domain/apiError';
import { fetchCode, useCode } from '@/hooks/useCode';
import { type Filters, queryOf } from '@/hooks/useListState';
import { useT } from '@/hooks/useT';
import { withTexts } from '@/locales/store';
import { getSalesTrend } from '@/services/perf';

const loadChart = () => withTexts(import('./Chart'));
const PARTS = ['directShare', 'teamShare', 'adjustShare'] as const;

/** Shares over time, reloaded when `version` changes. The chart library loads together with the first rows. */
export function Trend({ filters, version }: { filters: Filters; version: unknown }) {
  const t = useT();
  const { data, error, loading } = useRequest(() => getSalesTrend(queryOf(filters), { isQuiet: true }), {
    ready: version !== undefined,
    refreshDeps: [version],
    onError: ignoreApiError,
  });
  const code = useCode(loadChart, data !== undefined);
  useEffect(() => {
    void fetchCode(loadChart).catch(() => undefined);
  }, []);
  return (
    <section className="perf-chart" aria-label={t('perf.chart.title')} aria-busy={loading}>
      {error ? (
        <p className="soft">{t('perf.chart.failed')}</p>
      ) : (
        code &&
        data && (
          <code.Chart
            title={t('perf.chart.title')}
            period={data.period}
            unit={data.unit}
            charts={data.series.map(({ currency, points }) => ({
              currency,
              periods: points.map(({ period }) => period),
              series: PARTS.map((name) => ({ name: t(`perf.field.${name}`), amounts: points.map((point) => point[name]) })),
            }))}
          />
        )
      )}
    </section>
  );
}
