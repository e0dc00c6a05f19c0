import type { ProColumns } from '@ant-design/pro-components';
import { columnsFor } from '@/components/columns';
import { SignedMoney } from '@/components/SignedMoney';
import type { ProfitGroup, ProfitRow } from '@/contract';
import { drillInto } from '@/domain/profit';
import { serverNow } from '@/domain/serverClock';
import type { Filters } from '@/hooks/useListState';
import type { Translate } from '@/locales/store';
import { GroupCell, OrdersMenu, ProfitChanged, Ratio } from './cells';

interface ColumnsProps {
  groups: readonly ProfitGroup[];
  filters: Filters;
  onDrill: (row: ProfitRow) => void;
}

const MONEY = ['amount', 'mchFee', 'upstreamCost', 'agentShare', 'profit'] as const;

/** One or two groupings, then the measures. */
export function profitColumns(t: Translate, { groups, filters, onDrill }: ColumnsProps): ProColumns<ProfitRow>[] {
  const col = columnsFor<ProfitRow>()('profit', t, ({ currency }) => currency);
  const measure = { sorter: true, align: 'end' } as const;
  return [
    ...groups.map(
      (by, place): ProColumns<ProfitRow> => ({
        // Named by place, so that one saved layout fits all groupings.
        key: `group${place + 1}`,
        dataIndex: by,
        title: t(`profit.group.${by}`),
        sorter: true,
        fixed: place === 0 ? 'left' : undefined,
        render: (_, row) => {
          const key = row.groups.find((one) => one.by === by);
          if (!key) return '–';
          const canDrill = drillInto(filters, row, serverNow()) !== undefined;
          return (
            <GroupCell
              of={key}
              granularity={filters.granularity}
              onDrill={place === 0 && canDrill ? () => onDrill(row) : undefined}
            />
          );
        },
      }),
    ),
    col.text('orderCount', measure),
    col.custom('successRate', (row) => <Ratio ratio={row.successRate} />, measure),
    ...MONEY.map((name) =>
      col.custom(name, (row) => <SignedMoney amount={row[name]} currency={row.currency} />, { ...measure, isMoney: true }),
    ),
    col.custom('marginRate', (row) => <Ratio ratio={row.marginRate} />, measure),
    ...(filters.compare === 'NONE' ? [] : [col.custom('change', (row) => <ProfitChanged row={row} />, measure)]),
    col.text('negativeCount', measure),
    col.actions((row) => <OrdersMenu row={row} filters={filters} />),
  ];
}

/** Hidden by default; the column picker offers them. */
export const hiddenColumns = ['successRate'];
