import type { ProColumns } from '@ant-design/pro-components';
import type { ReactElement, ReactNode } from 'react';
import { countText } from '@/domain/written';
import { useFormat } from '@/hooks/useFormat';
import type { ResourceList } from '@/hooks/useResourceList';
import { useT } from '@/hooks/useT';
import type { FilterField } from './FilterBar';
import { filterWords } from './filterWords';
import { PrintedBy } from './PrintHead';
import { choiceName } from './RemoteSelect';
import { totalsOf } from './RowsTable';

interface ListPrintProps<Row, Total> {
  list: ResourceList<Row, Total>;
  columns: readonly ProColumns<Row>[];
  /** The fields of the filter, to describe it. */
  fields: readonly FilterField[];
  renderTotal?: (total: Total) => ReactElement;
}

/** Header of a printed list with operator, time, filters, the range of rows and the totals of each currency. */
export function ListPrint<Row, Total>({ list, columns, fields, renderTotal }: ListPrintProps<Row, Total>) {
  const t = useT();
  const format = useFormat();
  const { state, total, summary } = list;
  const count = list.rows.length;
  const totals = totalsOf(summary, columns as readonly ProColumns<never>[], renderTotal);
  const sortTitle = columns.find(({ dataIndex }) => dataIndex === state.sortField)?.title?.toString();
  const first = (state.current - 1) * state.pageSize;
  const words = filterWords(fields, state.filters, format, t, choiceName);
  const sort =
    sortTitle && state.sortOrder
      ? t(state.sortOrder === 'ascend' ? 'print.ascending' : 'print.descending', { column: sortTitle })
      : t('print.byPlatform');
  const facts: readonly { label: string; value: ReactNode }[] = [
    ...(words.length > 0 ? words : [{ label: t('print.filters'), value: t('print.none') }]),
    { label: t('print.sort'), value: sort },
    {
      label: t('print.rows'),
      value: t('common.list.range', {
        from: countText(count === 0 ? 0 : first + 1),
        to: countText(first + count),
        total: countText(total),
      }),
    },
  ];
  return (
    <div className="print-head">
      <PrintedBy />
      <dl>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {totals.length > 0 && (
          <div>
            <dt>{t('print.totals')}</dt>
            {totals.map((total) => (
              <dd key={total.key}>{total}</dd>
            ))}
          </div>
        )}
      </dl>
    </div>
  );
}
