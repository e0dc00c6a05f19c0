import type { ProColumns } from '@ant-design/pro-components';
import { useLocation } from '@umijs/max';
import { Button, Spin } from 'antd';
import { type ReactElement, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { changeColumn, fitWidth, type KnownColumn } from '@/domain/tableLayout';
import type { AutoRefresh } from '@/hooks/useAutoRefresh';
import { fetchCode, useCode } from '@/hooks/useCode';
import { useFormat } from '@/hooks/useFormat';
import { useIsPrinting } from '@/hooks/useIsPrinting';
import { useOnChange } from '@/hooks/useOnChange';
import { type ResourceList, takes } from '@/hooks/useResourceList';
import type { RowCursor } from '@/hooks/useRowCursor';
import type { SavedViewList } from '@/hooks/useSavedView';
import type { Selection } from '@/hooks/useSelection';
import { type Shortcut, useShortcuts } from '@/hooks/useShortcuts';
import { useT } from '@/hooks/useT';
import { useTableLayout } from '@/hooks/useTableLayout';
import { useVirtualRows } from '@/hooks/useVirtualRows';
import { useWhenStayed } from '@/hooks/useWhenStayed';
import { withTexts } from '@/locales/store';
import type { FilterField } from './FilterBar';
import type { HeaderCellProps } from './HeaderCell';
import { PrintButton } from './PrintHead';
import { RefreshButton } from './RefreshButton';
import { RowsTable, type TableHandle } from './RowsTable';
import { SavedViews } from './SavedViews';
import { SortNote } from './SortNote';
import { TableSettings } from './TableSettings';
import { useCards } from './useCards';

interface ResourceTableProps<Row, Total> {
  list: ResourceList<Row, Total>;
  columns: ProColumns<Row>[];
  /** Columns that are hidden by default. */
  hiddenColumns?: readonly string[];
  rowKey: keyof Row & string;
  /** Name of the list, for screen readers. */
  name: string;
  toolbar?: ReactNode;
  selection?: Pick<Selection<Row>, 'keys' | 'choose'>;
  /** Shortcuts for rows: j, k and the arrows move, Enter opens, x selects. */
  cursor?: RowCursor<Row>;
  onOpen?: (row: Row) => void;
  /** How many rows a reload would add. */
  news?: number;
  /** How often the list is updated automatically. */
  auto?: AutoRefresh;
  /** The filter's fields, to describe the query in print and in the dialogs of the views. */
  fields?: readonly FilterField[];
  saved?: SavedViewList;
  /** Renders the totals of one currency, if they are more than one amount. */
  renderTotal?: (total: Total) => ReactElement;
}

const MOVING = { layers: ['page'], isRepeatable: true } as const;
const FIXED = { start: 'left', end: 'right' } as const;
const PINS = { left: 'start', right: 'end' } as const;
/** As wide as a time, so that nothing moves when the rows arrive. */
const UNREAD = '--:--:--';
const NO_COLUMNS: readonly string[] = [];
const NO_FIELDS: readonly FilterField[] = [];

function columnKey(column: { key?: unknown; dataIndex?: unknown }): string {
  return String(column.key ?? column.dataIndex);
}

/** Printing waits for nothing, so its code is there before. */
const loadPaper = () => withTexts(import('./ListPrint'));

/** Style of a column with a chosen width. */
const sized = (width: number) => ({ className: 'sized', style: { minWidth: width, maxWidth: width, width } });

/**
 * A ProTable for a ResourceList: paging and sort are in the address, and loading, failed, empty and no match each have their own
 * state. ProTable's own `request` is not used: it keeps old rows after a failure and does not abort
 * (docs/rules/quality.md#list-requests).
 */
export function ResourceTable<Row extends object, Total>(props: ResourceTableProps<Row, Total>) {
  const { list, columns, hiddenColumns = NO_COLUMNS, rowKey, name, toolbar, selection, cursor, onOpen } = props;
  const { news = 0, auto, fields = NO_FIELDS, saved, renderTotal } = props;
  const t = useT();
  const format = useFormat();
  const { state, setState, status, rows, summary, total, meta, error, reload } = list;
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
  // Layout changes on a view are stored separately, until the view itself changes.
  const choice = useTableLayout(view ? `${id}@${view.viewId}.${view.version}` : id, known, view?.content.layout);
  const { layout, setLayout, reset } = choice;
  // Choosing a view resets the columns to those of the view.
  useOnChange(saved?.turn ?? 0, (turn) => turn > 0 && reset());
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
  useShortcuts([...keysOfRows, { keys: 'u', label: 'common.action.refresh', run: reload }]);
  const [left, setLeft] = useState(NO_COLUMNS);
  const onFit = (next: string[]) => setLeft((before) => (next.join() === before.join() ? before : next));
  const now = useRef({ onOpen, selection, setState, renderTotal, clearFilters, onFit });
  now.current = { onOpen, selection, setState, renderTotal, clearFilters, onFit };
  // On a phone, a fixed column would leave no room for the others.
  const { isNarrow, isInCards, cards } = useCards();
  const shown = layout.columns.filter(({ isHidden }) => !isHidden);
  const places = shown.map(({ key, pin }) => `${key}${isNarrow ? '' : (pin ?? '')}`).join();
  const region = useRef<HTMLElement>(null);
  const table = useRef<TableHandle>(null);
  const isOnPaper = useIsPrinting();
  useWhenStayed(status === 'ready', () => void fetchCode(loadPaper).catch(() => undefined));
  const paper = useCode(loadPaper, isOnPaper);
  const virtual = useVirtualRows(
    region,
    isOnPaper || isInCards ? 0 : rows.length,
    `${JSON.stringify(shown)}${layout.density}${format.locale}`,
  );
  useEffect(() => (virtual.isOn ? cursor?.reach((key) => table.current?.scrollTo({ key })) : undefined), [cursor, virtual.isOn]);
  const byKey = useMemo(() => new Map(columns.map((column) => [columnKey(column), column])), [columns]);
  const layoutNow = useRef(layout);
  layoutNow.current = layout;
  const { sortField, sortOrder } = state;
  const { widths } = virtual;
  // Memoised, so that cells of unchanged rows do not render again.
  const laidOut = useMemo(() => {
    const seen = layout.columns.filter(({ isHidden }) => !isHidden);
    const onCard = isNarrow ? cards?.cardPlaces(seen, byKey) : undefined;
    const cells = seen.flatMap(({ key, pin, width }): ProColumns<Row>[] => {
      const column = byKey.get(key);
      // A width of 0 was measured while the column had no room.
      if (!column || widths?.[key] === 0) return [];
      const chosen = isInCards ? undefined : width;
      const onWidth = (px: number) => setLayout(changeColumn(layoutNow.current, key, { width: fitWidth(px) }));
      return [
        {
          ...column,
          sorter: column.sorter && takes(meta?.sortFields, String(column.dataIndex)),
          className: onCard?.get(key) ?? column.className,
          align: onCard ? undefined : column.align,
          fixed: isNarrow || !pin ? undefined : FIXED[pin],
          sortOrder: column.sorter && column.dataIndex === sortField ? sortOrder : null,
          width: chosen ?? widths?.[key] ?? column.width,
          ...(chosen && { onCell: () => sized(chosen) }),
          onHeaderCell: () =>
            ({
              'data-column': key,
              'data-added': hiddenColumns.includes(key) || undefined,
              onWidth,
              ...(chosen && sized(chosen)),
            }) as HeaderCellProps,
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
  }, [layout, byKey, isNarrow, isInCards, cards, sortField, sortOrder, meta, widths, setLayout, hiddenColumns]);

  const readAt = list.loadedAt && format.time(new Date(list.loadedAt).toISOString()).slice(11);

  return (
    <section
      ref={region}
      className={selection ? 'resource-table selectable' : 'resource-table'}
      aria-label={t('common.list.table', { name })}
      aria-busy={status === 'loading'}
    >
      <div className="table-bar">
        <small className="soft">
          {t('common.time.zone', { zone: format.timeZone, offset: format.offset() })}
          {` · ${t('common.list.updatedAt', { time: readAt ?? UNREAD })}`}
        </small>
        {saved && <SavedViews saved={saved} fields={fields} layout={layout} />}
        {toolbar}
        {news > 0 && (
          <Button size="small" className="news" onClick={reload}>
            {t('common.list.news', { count: news })}
          </Button>
        )}
        <TableSettings choice={choice} titleOf={(key) => String(byKey.get(key)?.title ?? key)} left={left} />
        <PrintButton />
        <RefreshButton onRefresh={reload} auto={auto} />
      </div>
      {paper && <paper.ListPrint list={list} columns={columns} fields={fields} renderTotal={renderTotal} />}
      <SortNote list={list} columns={columns} fields={fields} />
      {/* Otherwise screen readers read each change of a row, and all of the rows, without being asked. */}
      <Spin aria-live="off" spinning={status === 'loading' || list.isRefreshing} delay={200}>
        {(!isNarrow || cards !== undefined) && (
          <RowsTable<Row, Total>
            // ProTable keeps a column's initial position, so a new order needs a new table.
            key={places}
            handle={table}
            rowKey={rowKey}
            columns={laidOut}
            density={layout.density}
            virtual={virtual}
            rows={rows}
            summary={summary}
            total={total}
            status={status}
            error={error}
            reload={reload}
            current={state.current}
            pageSize={state.pageSize}
            hasFilter={hasFilter}
            cursor={cursor}
            selectedKeys={selection?.keys}
            now={now}
          />
        )}
      </Spin>
    </section>
  );
}
