import { ReloadOutlined } from '@ant-design/icons';
import { type ProColumns, ProTable } from '@ant-design/pro-components';
import { Button, Empty, Grid, Tooltip } from 'antd';
import type { Key, KeyboardEvent, ReactNode } from 'react';
import { PAGE_SIZES } from '@/constants';
import { useFormat } from '@/hooks/useFormat';
import { useHiddenColumns } from '@/hooks/useHiddenColumns';
import type { ResourceList } from '@/hooks/useResourceList';
import type { RowCursor } from '@/hooks/useRowCursor';
import { type Shortcut, useShortcuts } from '@/hooks/useShortcuts';
import { useT } from '@/hooks/useT';
import { ColumnPicker } from './ColumnPicker';
import { LoadFailed } from './LoadFailed';
import { Money } from './Money';

interface ResourceTableProps<Row, Total> {
  list: ResourceList<Row, Total>;
  columns: ProColumns<Row>[];
  /** Columns that are off until the operator asks for them. */
  hiddenColumns?: readonly string[];
  rowKey: keyof Row & string;
  /** Name of what is listed, for people who hear the page. */
  name: string;
  toolbar?: ReactNode;
  selection?: { keys: readonly Key[]; onChange: (keys: Key[], rows: Row[]) => void };
  /** Keys on the rows: j, k and the arrows move, Enter opens, x selects. */
  cursor?: RowCursor<Row>;
  onOpen?: (row: Row) => void;
  /** How many rows a fresh reading would bring. */
  news?: number;
}

const MOVES: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };
const MOVING = { layers: ['page'], isRepeatable: true } as const;

function columnKey(column: { key?: unknown; dataIndex?: unknown }): string {
  return String(column.key ?? column.dataIndex);
}

/**
 * A ProTable over a ResourceList: paging and sort through the address, and a defined state for loading, failed, nothing at all and
 * nothing that matches. ProTable's own `request` stays unused: it keeps old rows after a failure and does not abort (quality §0).
 */
export function ResourceTable<Row extends object, Total>(props: ResourceTableProps<Row, Total>) {
  const { list, columns, hiddenColumns = [], rowKey, name, toolbar, selection, cursor, onOpen, news = 0 } = props;
  const t = useT();
  const format = useFormat();
  const { state, setState, status } = list;
  const [hidden, setHidden] = useHiddenColumns(rowKey, hiddenColumns);
  const hasFilter = Object.entries(state.filters).some(([filter, value]) => value !== '' && filter !== 'view');
  const clearFilters = () =>
    setState({
      filters: Object.fromEntries(
        Object.entries(state.filters).map(([filter, value]) => [filter, filter === 'view' ? value : '']),
      ),
    });

  const toggle = (row: Row | undefined) => {
    if (!row || !selection) return;
    const key = row[rowKey] as Key;
    const keys = selection.keys.includes(key) ? selection.keys.filter((one) => one !== key) : [...selection.keys, key];
    selection.onChange(
      keys,
      list.rows.filter((one) => keys.includes(one[rowKey] as Key)),
    );
  };
  const keysOfRows: Shortcut[] = cursor
    ? [
        { keys: 'j', label: 'common.keys.down', run: () => cursor.move(1), ...MOVING },
        { keys: 'k', label: 'common.keys.up', run: () => cursor.move(-1), ...MOVING },
      ]
    : [];
  if (cursor && selection) keysOfRows.push({ keys: 'x', label: 'common.keys.select', run: () => toggle(cursor.current()) });
  useShortcuts(keysOfRows);
  const onRowKey = (row: Row) => (event: KeyboardEvent<HTMLElement>) => {
    // Keys on a button inside the row are the button's.
    if (event.target !== event.currentTarget) return;
    const delta = MOVES[event.key];
    if (delta) cursor?.move(delta);
    else if (event.key === 'Enter' && !event.repeat) onOpen?.(row);
    else return;
    event.preventDefault();
  };

  // On a phone a fixed column would leave nothing beside it.
  const isNarrow = Grid.useBreakpoint().md === false;
  const totals = list.summary as readonly { currency?: string; amount?: string }[];
  const footer = () => (
    <div className="list-totals">
      <strong>{t('common.list.totals', { total: list.total })}</strong>
      {totals.map(({ currency, amount }) => currency && <Money key={currency} amount={amount} currency={currency} />)}
    </div>
  );

  const emptyText = () => {
    if (status === 'loading') return <div style={{ height: 160 }} />;
    if (status === 'failed')
      return (
        <LoadFailed error={list.error} title={t('common.list.failed')} hint={t('common.list.failedHint')} onRetry={list.reload} />
      );
    return (
      <Empty description={t(hasFilter ? 'common.list.noMatch' : 'common.list.empty')}>
        {hasFilter && <Button onClick={clearFilters}>{t('common.action.reset')}</Button>}
      </Empty>
    );
  };

  return (
    <section className="resource-table" aria-label={t('common.list.table', { name })} aria-busy={status === 'loading'}>
      <div className="table-bar">
        <small className="soft">
          {t('common.time.zone', { zone: format.timeZone, offset: format.offset })}
          {list.loadedAt !== undefined &&
            ` · ${t('common.list.updatedAt', { time: format.time(new Date(list.loadedAt).toISOString()).slice(11) })}`}
        </small>
        {toolbar}
        {news > 0 && (
          <Button size="small" className="news" onClick={list.reload}>
            {t('common.list.news', { count: news })}
          </Button>
        )}
        <ColumnPicker
          columns={columns
            .filter((column) => column.key !== 'actions')
            .map((column) => ({ key: columnKey(column), title: String(column.title) }))}
          hidden={hidden}
          onChange={setHidden}
        />
        <Tooltip title={t('common.action.refresh')}>
          <Button
            type="text"
            icon={<ReloadOutlined aria-hidden />}
            aria-label={t('common.action.refresh')}
            onClick={list.reload}
          />
        </Tooltip>
      </div>
      <ProTable<Row>
        // ProTable keeps the first value of a column's place; another width needs another table.
        key={isNarrow ? 'narrow' : 'wide'}
        rowKey={rowKey}
        columns={columns
          .filter((column) => !hidden.includes(columnKey(column)))
          .map((column) => ({
            ...column,
            fixed: isNarrow ? undefined : column.fixed,
            sortOrder: column.sorter && column.dataIndex === state.sortField ? state.sortOrder : null,
          }))}
        onRow={
          cursor &&
          ((row) => ({
            tabIndex: -1,
            onFocus: () => cursor.note(String(row[rowKey])),
            onClick: () => cursor.note(String(row[rowKey])),
            onKeyDown: onRowKey(row),
          }))
        }
        dataSource={[...list.rows]}
        loading={{ spinning: status === 'loading' || list.isRefreshing, delay: 200 }}
        search={false}
        size="small"
        ErrorBoundary={false}
        toolBarRender={false}
        options={false}
        cardProps={false}
        tableAlertRender={false}
        rowSelection={
          selection && {
            selectedRowKeys: [...selection.keys],
            onChange: selection.onChange,
            preserveSelectedRowKeys: true,
            columnWidth: 36,
          }
        }
        scroll={{ x: 'max-content' }}
        footer={status === 'ready' && totals.length > 0 ? footer : undefined}
        locale={{ emptyText: emptyText() }}
        pagination={
          status === 'ready' && {
            current: state.current,
            pageSize: state.pageSize,
            total: list.total,
            showSizeChanger: true,
            pageSizeOptions: [...PAGE_SIZES],
            showTotal: (total, [from, to]) => t('common.list.range', { from, to, total }),
          }
        }
        onChange={(pagination, _filters, sorter, { action }) => {
          if (action === 'paginate') return setState({ current: pagination.current, pageSize: pagination.pageSize });
          const sort = Array.isArray(sorter) ? sorter[0] : sorter;
          const order = sort?.order ?? undefined;
          setState({
            sortField: order && typeof sort?.field === 'string' ? sort.field : undefined,
            sortOrder: order,
          });
        }}
      />
    </section>
  );
}
