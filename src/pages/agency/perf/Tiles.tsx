import type { ReactNode } from 'react';
import { ScrollTable } from '@/components/ScrollTable';
import { SignedMoney } from '@/components/SignedMoney';
import type { SalesSums } from '@/contract';
import { NONE } from '@/domain/texts';
import { asShown } from '@/domain/written';
import { useStatistics } from '@/hooks/useFigures';
import type { Filters } from '@/hooks/useListState';
import { useT } from '@/hooks/useT';
import { getSalesStatistics } from '@/services/perf';
import { Growth, growthText, Ratio } from './cells';

const MONEY = ['payinAmount', 'mchFee', 'directShare', 'teamShare', 'adjustShare', 'totalShare', 'platformProfit'] as const;

/** Totals, reloaded when `version` changes. One currency shows as tiles, several as a table with a row each. */
export function Tiles({ filters, version }: { filters: Filters; version: unknown }) {
  const t = useT();
  const statistics = useStatistics(version, getSalesStatistics, filters);
  const { sums = [] } = statistics ?? {};
  const only = sums.length === 1 ? sums[0] : undefined;
  const tile = (key: string, label: string, value: ReactNode, more?: ReactNode) => (
    <div key={key}>
      <dt>{label}</dt>
      <dd>{asShown(value ?? NONE)}</dd>
      {more && (
        <dd className="perf-more">
          <small className="soft">{more}</small>
        </dd>
      )}
    </div>
  );
  const growthOf = (sums: SalesSums) => growthText(sums) !== NONE && t('perf.message.growth', { rate: growthText(sums) });
  return (
    <div className="figures perf-tiles">
      <dl>
        {tile('agents', t('perf.figure.agents'), statistics?.agentCount)}
        {tile('due', t('perf.figure.due'), statistics?.dueCount)}
        {tile('confirmed', t('perf.figure.confirmed'), statistics?.confirmedCount)}
        {only &&
          MONEY.map((name) =>
            tile(
              name,
              t(`perf.field.${name}`),
              <SignedMoney amount={only[name]} currency={only.currency} />,
              name === 'totalShare' && growthOf(only),
            ),
          )}
        {only?.targetRate && tile('target', t('perf.field.targetRate'), <Ratio ratio={only.targetRate} />)}
      </dl>
      {sums.length > 1 && (
        <ScrollTable
          label={t('perf.figure.totals')}
          rows={sums}
          rowKey={({ currency }) => currency}
          columns={[
            { title: t('perf.field.currency'), isHeader: true, render: ({ currency }) => currency },
            ...MONEY.map((name) => ({
              title: t(`perf.field.${name}`),
              isNumeric: true,
              render: (row: SalesSums) => <SignedMoney amount={row[name]} currency={row.currency} />,
            })),
            { title: t('perf.field.growth'), isNumeric: true, render: (sums: SalesSums) => <Growth of={sums} /> },
          ]}
        />
      )}
    </div>
  );
}
