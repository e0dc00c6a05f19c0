import { ReloadOutlined } from '@ant-design/icons';
import { type ProColumns, ProTable } from '@ant-design/pro-components';
import { Button, Empty, Grid, Tooltip } from 'antd';
import type { Key, ReactNode } from 'react';
import { PAGE_SIZES } from '@/constants';
import { useFormat } from '@/hooks/useFormat';
import { useHiddenColumns } from '@/hooks/useHiddenColumns';
import type { ResourceList } from '@/hooks/useResourceList';
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
}

function columnKey(column: { key?: unknown; dataIndex?: unknown }): string {
  return String(column.key ?? column.dataIndex);
}

/**
 * A ProTable over a ResourceList: paging and sort through the address, and a defined state for loading, failed, nothing at all and
 * nothing that matches. ProTable's own `request` stays unused: it keeps old rows after a failure and does not abort (quality §0).
 */
export function ResourceTable<Row extends object, Total>(props: ResourceTableProps<Row, Total>) {
  const { list, columns, hiddenColumns = [], rowKey, name, toolbar, selection } = props;
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
