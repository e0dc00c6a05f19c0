import { useRequest } from 'ahooks';
import { Drawer, Skeleton } from 'antd';
import { LoadFailed } from '@/components/LoadFailed';
import { ScrollTable } from '@/components/ScrollTable';
import { Section } from '@/components/Section';
import { SignedMoney } from '@/components/SignedMoney';
import type { ProfitGroup, ProfitRow } from '@/contract';
import { drillInto } from '@/domain/profit';
import { serverNow } from '@/domain/serverClock';
import { type Filters, queryOf } from '@/hooks/useListState';
import { useT } from '@/hooks/useT';
import { getProfitStatistics } from '@/services/profit';
import { GroupCell, Ratio } from './cells';

const SHOWN = 50;
const LISTS = [
  ['merchants', ['MERCHANT']],
  ['channels', ['CHANNEL']],
  ['pairs', ['MERCHANT', 'CHANNEL']],
] as const satisfies readonly (readonly [string, readonly ProfitGroup[]])[];

interface LossesProps {
  filters: Filters;
  onDrill: (filters: Filters) => void;
}

/** Largest loss first. */
function Losses({ filters, onDrill, title, groups }: LossesProps & { title: string; groups: readonly ProfitGroup[] }) {
  const t = useT();
  const { data, error, refresh } = useRequest(
    () =>
      getProfitStatistics(
        queryOf(filters, {
          groupBy: groups.join(),
          losses: true,
          sortField: 'profit',
          sortOrder: 'ascend',
          current: 1,
          pageSize: SHOWN,
        }),
        { isQuiet: true },
      ),
    { refreshDeps: [filters], onError: () => undefined },
  );
  if (error) return <LoadFailed error={error} title={t('common.detail.failed')} onRetry={refresh} />;
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
  const drill = (row: ProfitRow) => {
    const next = drillInto(filters, row, serverNow());
    return next && (() => onDrill(next));
  };
  return (
    <Section title={title}>
      {data.total === 0 ? (
        <p className="soft">{t('profit.losses.none')}</p>
      ) : (
        <>
          {data.total > data.list.length && (
            <p className="soft">{t('profit.losses.more', { shown: data.list.length, total: data.total })}</p>
          )}
          <ScrollTable
            label={title}
            rows={data.list}
            rowKey={({ rowKey }) => rowKey}
            columns={[
              ...groups.map((by, place) => ({
                title: t(`profit.group.${by}`),
                isHeader: place === 0,
                render: (row: ProfitRow) => {
                  const key = row.groups[place];
                  return key && <GroupCell of={key} granularity={undefined} onDrill={place === 0 ? drill(row) : undefined} />;
                },
              })),
              { title: t('profit.field.negativeCount'), isNumeric: true, render: (row) => row.negativeCount },
              {
                title: t('profit.field.amount'),
                isNumeric: true,
                render: (row) => <SignedMoney amount={row.amount} currency={row.currency} />,
              },
              {
                title: t('profit.field.profit'),
                isNumeric: true,
                render: (row) => <SignedMoney amount={row.profit} currency={row.currency} />,
              },
              { title: t('profit.field.marginRate'), isNumeric: true, render: (row) => <Ratio ratio={row.marginRate} /> },
            ]}
          />
        </>
      )}
    </Section>
  );
}

/** Loss-making business in the page's range and filters (docs/rules/profit.md#losses). */
export function LossesDrawer({ onClose, ...rest }: LossesProps & { onClose: () => void }) {
  const t = useT();
  return (
    <Drawer open size={800} title={t('profit.losses.title')} onClose={onClose}>
      {LISTS.map(([name, groups]) => (
        <Losses key={name} {...rest} title={t(`profit.losses.${name}`)} groups={groups} />
      ))}
    </Drawer>
  );
}
