import { useRequest } from 'ahooks';
import { Skeleton } from 'antd';
import { useMemo } from 'react';
import { ChartBox } from '@/components/ChartBox';
import type { Drawing } from '@/components/chartCore';
import { LoadFailed } from '@/components/LoadFailed';
import { ScrollTable } from '@/components/ScrollTable';
import { Time } from '@/components/Time';
import type { ExchangeRate, ExchangeVersion } from '@/contract';
import type { ApiError } from '@/domain/apiError';
import { exchangeCauses, exchangeReasons, isRate } from '@/domain/rate';
import { useFormat } from '@/hooks/useFormat';
import { useLabel } from '@/hooks/useLabel';
import { useT } from '@/hooks/useT';
import { useTheme } from '@/hooks/useTheme';
import { getExchangeHistory } from '@/services/rate';
import { nameOf, shownRate } from './cells';

const SHOWN = 50;

/** Chart of the mid rate. */
function Chart({ row, versions }: { row: ExchangeRate; versions: readonly ExchangeVersion[] }) {
  const t = useT();
  const format = useFormat();
  const theme = useTheme();
  const drawing = useMemo((): Drawing | undefined => {
    const rates = versions.map(({ midRate }) => midRate).reverse();
    if (rates.length < 2 || !rates.every(isRate)) return undefined;
    const name = t('rate.detail.chart', { name: nameOf(row) });
    const dates = versions.map(({ effectiveAt }) => format.time(effectiveAt)).reverse();
    return {
      theme,
      locale: format.locale,
      label: name,
      shape: 'line',
      unit: row.quoteCurrency,
      dates,
      series: [{ name, amounts: rates, texts: rates.map(shownRate) }],
    };
  }, [row, versions, t, format, theme]);

  return <ChartBox drawing={drawing} />;
}

/** Rate history: a chart, and the latest rates as rows. */
export function History({ row }: { row: ExchangeRate }) {
  const t = useT();
  const labelOf = useLabel();
  const { rateId } = row;
  const asked = useRequest(() => getExchangeHistory(rateId, { isQuiet: true }), {
    refreshDeps: [rateId],
    onError: () => undefined,
  });
  const { data: versions, error, refresh } = asked;
  if (error) return <LoadFailed error={error as ApiError} title={t('common.detail.failed')} onRetry={refresh} />;
  if (!versions) return <Skeleton active title={false} />;
  const label = (name: 'rateId' | 'midRate' | 'buyRate' | 'sellRate' | 'cause' | 'by' | 'reason' | 'effectiveAt') =>
    t(`rate.field.${name}`);
  return (
    <>
      <Chart row={row} versions={versions} />
      <ScrollTable
        label={t('rate.detail.history')}
        rows={versions.slice(0, SHOWN)}
        rowKey={(one) => one.rateId}
        columns={[
          { title: label('rateId'), isHeader: true, render: (one) => one.rateId },
          { title: label('effectiveAt'), render: (one) => <Time at={one.effectiveAt} /> },
          { title: label('midRate'), isNumeric: true, render: (one) => shownRate(one.midRate) },
          { title: label('buyRate'), isNumeric: true, render: (one) => shownRate(one.buyRate) },
          { title: label('sellRate'), isNumeric: true, render: (one) => shownRate(one.sellRate) },
          { title: label('cause'), render: (one) => (one.cause ? labelOf('rate.cause', exchangeCauses, one.cause) : '–') },
          { title: label('by'), render: (one) => one.by ?? '–' },
          {
            title: label('reason'),
            render: ({ reasonCode, remark }) =>
              [reasonCode && labelOf('rate.reason', exchangeReasons, reasonCode), remark].filter(Boolean).join(': ') || '–',
          },
        ]}
      />
    </>
  );
}
