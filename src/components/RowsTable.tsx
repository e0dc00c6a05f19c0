import { type ProColumns, ProTable } from '@ant-design/pro-components';
import { Button, Empty, type GetRef, Table } from 'antd';
import { type KeyboardEvent, memo, type ReactElement, type RefObject } from 'react';
import { PAGE_SIZES } from '@/constants';
import type { TableLayout } from '@/domain/tableLayout';
import type { ResourceList } from '@/hooks/useResourceList';
import type { RowCursor } from '@/hooks/useRowCursor';
import type { Selection } from '@/hooks/useSelection';
import { useT } from '@/hooks/useT';
import { SAMPLE_ROWS, type VirtualRows } from '@/hooks/useVirtualRows';
import type { MoneyColumn } from './columns';
import { HeaderCell } from './HeaderCell';
import { LoadFailed } from './LoadFailed';
import { Money } from './Money';
import { type Order, PlainTable } from './PlainTable';

const MOVES: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };
const SIZES = { compact: 'small', middle: 'medium', roomy: 'large' } as const;
const WIDE = { x: 'max-content' } as const;
const COMPONENTS = { header: { cell: HeaderCell } };

export type TableHandle = GetRef<typeof Table>;

/** Callbacks of the table. */
interface Callbacks<Row, Total> {
  onOpen?: (row: Row) => void;
  selection?: Pick<Selection<Row>, 'choose'>;
  setState: ResourceList<Row, Total>['setState'];
  clearFilters: () => void;
  /** Hears which columns have no room. */
  onFit: (left: string[]) => void;
  /** Renders the totals of one currency, if they are more than one amount. */
  renderTotal?: (total: Total) => ReactElement;
}

interface RowsTableProps<Row, Total>
  extends Pick<ResourceList<Row, Total>, 'status' | 'error' | 'rows' | 'total' | 'summary' | 'reload'> {
  handle: RefObject<TableHandle | null>;
  rowKey: keyof Row & string;
  columns: ProColumns<Row>[];
  density: TableLayout['density'];
  virtual: VirtualRows;
  current: number;
  pageSize: number;
  hasFilter: boolean;
  cursor?: RowCursor<Row>;
  selectedKeys?: readonly string[];
  /** A ref, because the callbacks change with each render and must not render the table again. */
  now: RefObject<Callbacks<Row, Total>>;
}

/** ProTable renders its table twice after each change, because it copies new props into its state. */
const StillTable = memo(Table) as unknown as typeof Table;

/** The totals of a list: what they sum, in the words of its column, and the sum of each currency. */
export function totalsOf<Total>(
  summary: readonly Total[],
  columns: readonly (ProColumns<never> & MoneyColumn)[],
  render?: (total: Total) => ReactElement,
): ReactElement[] {
  if (render) return summary.map(render);
  const totals = summary as readonly ({ currency?: string; amount?: string } & Record<string, string | undefined>)[];
  const amounts = columns.filter(({ isMoney }) => isMoney);
  // The server sums several amounts of a row; the first that is shown decides. It may sum only one, under its own name.
  const summed = amounts.find(({ dataIndex }) => totals[0]?.[String(dataIndex)] !== undefined) ?? amounts[0];
  const name = summed && totals.some(({ currency }) => currency) && <span key="">{String(summed.title)}</span>;
  return [
    ...(name ? [name] : []),
    ...totals.flatMap(({ currency, amount, [String(summed?.dataIndex)]: own = amount }) =>
      currency ? [<Money key={currency} amount={own} currency={currency} />] : [],
    ),
  ];
}

function Rows<Row extends object, Total>(props: RowsTableProps<Row, Total>) {
  const { status, error, rows, total, summary, reload, rowKey, virtual, current, pageSize, hasFilter, cursor, now } = props;
  const { selectedKeys } = props;
  const t = useT();
  const onRowKey = (row: Row | undefined, event: KeyboardEvent<HTMLElement>) => {
    const delta = MOVES[event.key];
    if (delta) cursor?.move(delta);
    else if (event.key === 'Enter' && !event.repeat && row) now.current.onOpen?.(row);
    else return;
    event.preventDefault();
  };
  const footer = () => (
    <div className="list-totals">
      <strong>{t('common.list.totals', { total })}</strong>
      {totalsOf(summary, props.columns as ProColumns<never>[], now.current.renderTotal)}
    </div>
  );
  const emptyText = () => {
    if (status === 'loading') return <div style={{ height: 160 }} />;
    if (status === 'failed')
      return <LoadFailed error={error} title={t('common.list.failed')} hint={t('common.list.failedHint')} onRetry={reload} />;
    return (
      <Empty description={t(hasFilter ? 'common.list.noMatch' : 'common.list.empty')}>
        {hasFilter && <Button onClick={() => now.current.clearFilters()}>{t('common.action.reset')}</Button>}
      </Empty>
    );
  };

  const choose = (keys: readonly string[]) => now.current.selection?.choose(keys);
  const sort = (sortField: string | undefined, sortOrder: Order) =>
    now.current.setState(sortOrder ? { sortField, sortOrder } : { sortField: undefined, sortOrder: undefined });
  const page = (next: number, size: number) => now.current.setState(size === pageSize ? { current: next } : { pageSize: size });
  const rowOf = (key: string) => rows.find((row) => String(row[rowKey]) === key);
  const hasTotals = status === 'ready' && summary.length > 0;

  const data = virtual.isMeasuring ? rows.slice(0, SAMPLE_ROWS) : [...rows];
  // A list that arrives complete has no pages.
  const paging = status === 'ready' &&
    rows.length <= pageSize && {
      current,
      pageSize,
      total,
      showSizeChanger: true,
      pageSizeOptions: [...PAGE_SIZES],
      showTotal: (all: number, [from, to]: [number, number]) => t('common.list.range', { from, to, total: all }),
    };

  return (
    <ProTable<Row>
      rowKey={rowKey}
      columns={props.columns}
      components={COMPONENTS}
      virtual={virtual.isOn}
      // ProTable replaces its columns 100 ms after rendering. Use ours, which stay stable and so keep the rows.
      tableViewRender={(merged) =>
        virtual.isOn ? (
          <StillTable<Row> {...merged} ref={props.handle} rowKey={rowKey} dataSource={data} pagination={paging} />
        ) : (
          <PlainTable<Row>
            columns={props.columns}
            rows={data}
            rowKey={rowKey}
            size={SIZES[props.density]}
            selectedKeys={selectedKeys}
            onSelect={choose}
            onSort={sort}
            onFit={now.current.onFit}
            onRowFocus={cursor?.note}
            onRowKey={cursor && ((key, event) => onRowKey(rowOf(key), event))}
            paging={paging}
            onPage={page}
            footer={hasTotals && footer()}
            empty={emptyText()}
          />
        )
      }
      onRow={
        cursor &&
        ((row) => ({
          tabIndex: -1,
          // A row that scrolls back into view is rendered again, without its mark.
          'data-current': virtual.isOn && cursor.isAt(String(row[rowKey])) ? '' : undefined,
          onFocus: () => cursor.note(String(row[rowKey])),
          onClick: () => cursor.note(String(row[rowKey])),
          onKeyDown: (event) => {
            // Keys on a button inside the row belong to the button.
            if (event.target === event.currentTarget) onRowKey(row, event);
          },
        }))
      }
      dataSource={data}
      search={false}
      size={SIZES[props.density]}
      ErrorBoundary={false}
      toolBarRender={false}
      options={false}
      cardProps={false}
      tableAlertRender={false}
      rowSelection={
        selectedKeys && {
          selectedRowKeys: selectedKeys as string[],
          onChange: (keys) => choose(keys.map(String)),
          preserveSelectedRowKeys: true,
          columnWidth: 36,
          // The label says that it selects this page only.
          getTitleCheckboxProps: () => ({ 'aria-label': t('common.list.selectPage', { count: rows.length }) }),
        }
      }
      scroll={virtual.scroll ?? WIDE}
      footer={hasTotals ? footer : undefined}
      locale={{ emptyText: emptyText() }}
      pagination={paging}
      onChange={(pagination, _filters, sorter, { action }) => {
        if (action === 'paginate') return page(pagination.current ?? 1, pagination.pageSize ?? pageSize);
        const first = Array.isArray(sorter) ? sorter[0] : sorter;
        sort(typeof first?.field === 'string' ? first.field : undefined, first?.order ?? undefined);
      }}
    />
  );
}

/** The rows of a ResourceTable. Memoised, because the page around them changes with every answer, figure and message. */
export const RowsTable = memo(Rows) as typeof Rows;
