import { type ProColumns, ProTable } from '@ant-design/pro-components';
import { useLocation } from '@umijs/max';
import { Button, Empty, Grid } from 'antd';
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
} from 'react';
import { PAGE_SIZES } from '@/constants';
import { changeColumn, fitWidth, type KnownColumn } from '@/domain/tableLayout';
import type { AutoRefresh } from '@/hooks/useAutoRefresh';
import { useFormat } from '@/hooks/useFormat';
import { useIsPrinting } from '@/hooks/useIsPrinting';
import type { ResourceList } from '@/hooks/useResourceList';
import type { RowCursor } from '@/hooks/useRowCursor';
import type { SavedViewList } from '@/hooks/useSavedView';
import type { Selection } from '@/hooks/useSelection';
import { type Shortcut, useShortcuts } from '@/hooks/useShortcuts';
import { useT } from '@/hooks/useT';
import { useTableLayout } from '@/hooks/useTableLayout';
import { SAMPLE_ROWS, useVirtualRows } from '@/hooks/useVirtualRows';
import type { FilterField } from './FilterBar';
import { filterWords } from './filterWords';
import { HeaderCell, type HeaderCellProps } from './HeaderCell';
import { LoadFailed } from './LoadFailed';
import { Money } from './Money';
import { PrintButton, PrintHead } from './PrintHead';
import { RefreshButton } from './RefreshButton';
import { choiceName } from './RemoteSelect';
import { SavedViews } from './SavedViews';
import { TableSettings } from './TableSettings';

interface ResourceTableProps<Row, Total> {
  list: ResourceList<Row, Total>;
  columns: ProColumns<Row>[];
  /** Columns that are off until the operator asks for them. */
  hiddenColumns?: readonly string[];
  rowKey: keyof Row & string;
  /** Name of what is listed, for people who hear the page. */
  name: string;
  toolbar?: ReactNode;
  selection?: Pick<Selection<Row>, 'keys' | 'choose'>;
  /** Keys on the rows: j, k and the arrows move, Enter opens, x selects. */
  cursor?: RowCursor<Row>;
  onOpen?: (row: Row) => void;
  /** How many rows a fresh reading would bring. */
  news?: number;
  /** How often the list is brought up to date by itself. */
  auto?: AutoRefresh;
  /** The filter's fields, where they are told in words: on paper, and in the dialogs of the views. */
  fields?: readonly FilterField[];
  saved?: SavedViewList;
  /** The totals of one currency, where they are not one amount. */
  renderTotal?: (total: Total) => ReactElement;
}

const MOVES: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };
const MOVING = { layers: ['page'], isRepeatable: true } as const;
const SIZES = { compact: 'small', middle: 'medium', roomy: 'large' } as const;
const FIXED = { start: 'left', end: 'right' } as const;
const PINS = { left: 'start', right: 'end' } as const;
const COMPONENTS = { header: { cell: HeaderCell } };
const NO_COLUMNS: readonly string[] = [];
const NO_FIELDS: readonly FilterField[] = [];

function columnKey(column: { key?: unknown; dataIndex?: unknown }): string {
  return String(column.key ?? column.dataIndex);
}

type TableHandle = NonNullable<Extract<ComponentProps<typeof ProTable>['actionRef'], RefObject<unknown>>['current']>;

/** Of a column whose width somebody has chosen. */
const sized = (width: number) => ({ className: 'sized', style: { minWidth: width, maxWidth: width, width } });

/**
 * A ProTable over a ResourceList: paging and sort through the address, and a defined state for loading, failed, nothing at all and
 * nothing that matches. ProTable's own `request` stays unused: it keeps old rows after a failure and does not abort (quality §0).
 */
export function ResourceTable<Row extends object, Total>(props: ResourceTableProps<Row, Total>) {
  const { list, columns, hiddenColumns = NO_COLUMNS, rowKey, name, toolbar, selection, cursor, onOpen } = props;
  const { news = 0, auto, fields = NO_FIELDS, saved, renderTotal } = props;
  const t = useT();
  const format = useFormat();
  const { state, setState, status } = list;
  const known = useMemo(
    () =>
      columns
        .filter((column) => column.key !== 'actions')
        .map((column): KnownColumn => {
          const key = columnKey(column);
          return { key, isHidden: hiddenColumns.includes(key), pin: PINS[column.fixed as keyof typeof PINS] };
        }),
    [columns, hiddenColumns],
  );
  const view = saved?.view;
  const id = `${useLocation().pathname}#${rowKey}`;
  // What is changed under a view is kept apart, until the view itself has changed.
  const choice = useTableLayout(view ? `${id}@${view.viewId}.${view.version}` : id, known, view?.content.layout);
  const { layout, setLayout, reset } = choice;
  const resetNow = useRef(reset);
  resetNow.current = reset;
  const turn = saved?.turn ?? 0;
  // A view that is chosen anew shows its own columns.
  useEffect(() => {
    if (turn > 0) resetNow.current();
  }, [turn]);
  const hasFilter = Object.entries(state.filters).some(([filter, value]) => value !== '' && filter !== 'view');
  const clearFilters = () =>
    setState({
      filters: Object.fromEntries(
        Object.entries(state.filters).map(([filter, value]) => [filter, filter === 'view' ? value : '']),
      ),
    });

  const toggle = (row: Row | undefined) => {
    if (!row || !selection) return;
    const key = String(row[rowKey]);
    selection.choose(selection.keys.includes(key) ? selection.keys.filter((one) => one !== key) : [...selection.keys, key]);
  };
  const keysOfRows: Shortcut[] = cursor
    ? [
        { keys: 'j', label: 'common.keys.down', run: () => cursor.move(1), ...MOVING },
        { keys: 'k', label: 'common.keys.up', run: () => cursor.move(-1), ...MOVING },
      ]
    : [];
  if (cursor && selection)
    keysOfRows.push({
      keys: 'x',
      label: 'common.keys.select',
      run: () => toggle(cursor.current()),
      canRun: () => cursor.current() !== undefined,
    });
  useShortcuts([...keysOfRows, { keys: 'u', label: 'common.action.refresh', run: list.reload }]);
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
  const shown = layout.columns.filter(({ isHidden }) => !isHidden);
  const places = shown.map(({ key, pin }) => `${key}${isNarrow ? '' : (pin ?? '')}`).join();
  const region = useRef<HTMLElement>(null);
  const table = useRef<TableHandle>(undefined);
  // On paper stand all rows of the page.
  const isOnPaper = useIsPrinting();
  const virtual = useVirtualRows(
    region,
    isOnPaper ? 0 : list.rows.length,
    `${JSON.stringify(shown)}${layout.density}${format.locale}`,
  );
  useEffect(
    () => (virtual.isOn ? cursor?.reach((key) => table.current?.scrollTo?.({ key })) : undefined),
    [cursor, virtual.isOn],
  );

  const byKey = useMemo(() => new Map(columns.map((column) => [columnKey(column), column])), [columns]);
  const layoutNow = useRef(layout);
  layoutNow.current = layout;
  const { sortField, sortOrder } = state;
  const { widths } = virtual;
  // Stable while nothing of it changes: the cells of rows that have not changed are not drawn again then.
  const laidOut = useMemo(() => {
    const cells = layout.columns
      .filter(({ isHidden }) => !isHidden)
      .flatMap(({ key, pin, width }): ProColumns<Row>[] => {
        const column = byKey.get(key);
        if (!column) return [];
        const onWidth = (px: number) => setLayout(changeColumn(layoutNow.current, key, { width: fitWidth(px) }));
        return [
          {
            ...column,
            fixed: isNarrow || !pin ? undefined : FIXED[pin],
            sortOrder: column.sorter && column.dataIndex === sortField ? sortOrder : null,
            width: width ?? widths?.[key] ?? column.width,
            ...(width && { onCell: () => sized(width) }),
            onHeaderCell: () => ({ 'data-column': key, onWidth, ...(width && sized(width)) }) as HeaderCellProps,
          },
        ];
      });
    const actions = byKey.get('actions');
    if (!actions) return cells;
    return [
      ...cells,
      {
        ...actions,
        fixed: isNarrow ? undefined : actions.fixed,
        width: widths?.actions ?? actions.width,
        onHeaderCell: () => ({ 'data-column': 'actions' }) as HeaderCellProps,
      },
    ];
  }, [layout, byKey, isNarrow, sortField, sortOrder, widths, setLayout]);
  const totals = renderTotal
    ? list.summary.map(renderTotal)
    : (list.summary as readonly { currency?: string; amount?: string }[]).flatMap(({ currency, amount }) =>
        currency ? [<Money key={currency} amount={amount} currency={currency} />] : [],
      );
  const footer = () => (
    <div className="list-totals">
      <strong>{t('common.list.totals', { total: list.total })}</strong>
      {totals}
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
    <section
      ref={region}
      className="resource-table"
      aria-label={t('common.list.table', { name })}
      aria-busy={status === 'loading'}
    >
      <div className="table-bar">
        <small className="soft">
          {t('common.time.zone', { zone: format.timeZone, offset: format.offset() })}
          {list.loadedAt !== undefined &&
            ` · ${t('common.list.updatedAt', { time: format.time(new Date(list.loadedAt).toISOString()).slice(11) })}`}
        </small>
        {saved && <SavedViews saved={saved} fields={fields} layout={layout} />}
        {toolbar}
        {news > 0 && (
          <Button size="small" className="news" onClick={list.reload}>
            {t('common.list.news', { count: news })}
          </Button>
        )}
        <TableSettings choice={choice} titleOf={(key) => String(byKey.get(key)?.title ?? key)} />
        <PrintButton />
        <RefreshButton onRefresh={list.reload} auto={auto} />
      </div>
      <PrintHead
        state={state}
        count={list.rows.length}
        total={list.total}
        totals={totals}
        sortTitle={columns.find(({ dataIndex }) => dataIndex === state.sortField)?.title?.toString()}
        filters={() => filterWords(fields, state.filters, format, t, choiceName)}
      />
      <ProTable<Row>
        // ProTable keeps the first value of a column's place; other places need another table.
        key={places}
        actionRef={table}
        rowKey={rowKey}
        columns={laidOut}
        components={COMPONENTS}
        virtual={virtual.isOn}
        onRow={
          cursor &&
          ((row) => ({
            tabIndex: -1,
            // A row that comes back into sight is drawn anew.
            'data-current': virtual.isOn && cursor.isAt(String(row[rowKey])) ? '' : undefined,
            onFocus: () => cursor.note(String(row[rowKey])),
            onClick: () => cursor.note(String(row[rowKey])),
            onKeyDown: onRowKey(row),
          }))
        }
        dataSource={virtual.isMeasuring ? list.rows.slice(0, SAMPLE_ROWS) : [...list.rows]}
        loading={{ spinning: status === 'loading' || list.isRefreshing, delay: 200 }}
        search={false}
        size={SIZES[layout.density]}
        ErrorBoundary={false}
        toolBarRender={false}
        options={false}
        cardProps={false}
        tableAlertRender={false}
        rowSelection={
          selection && {
            selectedRowKeys: [...selection.keys],
            onChange: (keys) => selection.choose(keys.map(String)),
            preserveSelectedRowKeys: true,
            columnWidth: 36,
            // This page and never more, in words.
            getTitleCheckboxProps: () => ({ 'aria-label': t('common.list.selectPage', { count: list.rows.length }) }),
          }
        }
        scroll={virtual.scroll ?? { x: 'max-content' }}
        footer={status === 'ready' && list.summary.length > 0 ? footer : undefined}
        locale={{ emptyText: emptyText() }}
        pagination={
          // A list that is answered whole has no pages.
          status === 'ready' &&
          list.rows.length <= state.pageSize && {
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
