import { useRequest } from 'ahooks';
import { Drawer, Skeleton } from 'antd';
import { LoadFailed } from '@/components/LoadFailed';
import type { SalesTrend } from '@/contract';
import { type Filters, queryOf } from '@/hooks/useListState';
import { useT } from '@/hooks/useT';
import { getSalesTrend } from '@/services/perf';
import { Chart } from './Chart';

type Series = SalesTrend['series'];

/** One chart per currency with a series per agent. All series have the same periods. */
function chartsOf(series: Series) {
  return [...new Set(series.map(({ currency }) => currency))].map((currency) => {
    const own = series.filter((one) => one.currency === currency);
    return {
      currency,
      periods: own[0]?.points.map(({ period }) => period) ?? [],
      series: own.map(({ agentNo, agentName, points }) => ({
        name: `${agentName ?? ''} (${agentNo ?? ''})`,
        amounts: points.map(({ totalShare }) => totalShare),
      })),
    };
  });
}

/** Compares up to five agents over the periods of the page (docs/rules/perf.md#comparison). */
export function CompareDrawer({
  filters,
  agents,
  onClose,
}: {
  filters: Filters;
  agents: readonly string[];
  onClose: () => void;
}) {
  const t = useT();
  const { data, error, refresh } = useRequest(
    () => getSalesTrend(queryOf(filters, { compare: agents.join() }), { isQuiet: true }),
    { refreshDeps: [filters, agents], onError: () => undefined },
  );
  return (
    <Drawer open size={800} title={t('perf.chart.compare')} onClose={onClose}>
      {error ? (
        <LoadFailed error={error} title={t('common.detail.failed')} onRetry={refresh} />
      ) : data ? (
        <Chart title={t('perf.chart.compare')} period={data.period} unit={data.unit} charts={chartsOf(data.series)} />
      ) : (
        <Skeleton active title={false} />
      )}
    </Drawer>
  );
}
