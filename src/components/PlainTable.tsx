import type { ProColumns } from '@ant-design/pro-components';
import { Pagination, type PaginationProps } from 'antd';
import useStyle from 'antd/es/table/style';
import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useMemo,
  useRef,
} from 'react';
import { useT } from '@/hooks/useT';
import { HeaderCell, type HeaderCellProps } from './HeaderCell';
import { PlainRow } from './PlainRows';
import { CHECK_WIDTH, checkCell, type PlacedColumn, place, type Side } from './placedColumns';
import { useFit } from './useFit';

export type Order = 'ascend' | 'descend' | undefined;

interface PlainTableProps<Row> {
  columns: readonly ProColumns<Row>[];
  rows: readonly Row[];
  rowKey: keyof Row & string;
  size: 'small' | 'medium' | 'large';
  selectedKeys?: readonly string[];
  /** All selected keys, including those of other pages. */
  onSelect: (keys: string[]) => void;
  onSort: (field: string | undefined, order: Order) => void;
  /** Hears which columns have no room. */
  onFit?: (left: string[]) => void;
  /** Without these, rows take no focus. */
  onRowFocus?: (key: string) => void;
  onRowKey?: (key: string, event: KeyboardEvent<HTMLElement>) => void;
  paging: PaginationProps | false;
  onPage: NonNullable<PaginationProps['onChange']>;
  footer?: ReactNode;
  /** Shown when there are no rows. */
  empty: ReactNode;
}

/** A build has the styles of antd's table in its sheet. The development server makes those of the components that are used. */
const useTableStyle = process.env.NODE_ENV === 'production' ? () => undefined : useAntdTableStyle;
function useAntdTableStyle() {
  useStyle('ant-table', 'ant-table-css-var');
}

const NEXT_ORDER = { none: 'ascend', ascend: 'descend', descend: undefined } as const;
const ARIA_SORT = { ascend: 'ascending', descend: 'descending' } as const;
const SORT_TIPS = { none: 'common.list.sortUp', ascend: 'common.list.sortDown', descend: 'common.list.sortNot' } as const;
const NO_KEYS: readonly string[] = [];

interface HeadProps<Row> extends Pick<PlainTableProps<Row>, 'onSort'> {
  placed: PlacedColumn<Row>;
}

function Head<Row>({ placed: { column, className, style }, onSort }: HeadProps<Row>) {
  const t = useT();
  const own = column.onHeaderCell?.({} as never) as (HeaderCellProps & { 'data-column'?: string }) | undefined;
  const title = String(column.title ?? '');
  const cell: ComponentProps<typeof HeaderCell> = { scope: 'col', ...own, className, style: { ...style, ...own?.style } };
  if (!column.sorter) return <HeaderCell {...cell}>{title}</HeaderCell>;
  const order = column.sortOrder ?? undefined;
  const sort = () => {
    const next = NEXT_ORDER[order ?? 'none'];
    onSort(next && String(column.dataIndex), next);
  };
  const tip = t(SORT_TIPS[order ?? 'none']);
  return (
    <HeaderCell
      {...cell}
      className={`${className} ant-table-column-has-sorters`}
      tabIndex={0}
      aria-label={title}
      aria-description={tip}
      aria-sort={order && ARIA_SORT[order]}
      data-hint={tip}
      onClick={sort}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.target === event.currentTarget) sort();
      }}
    >
      <span className={style?.textAlign ? 'sorter end' : 'sorter'} data-order={order}>
        {title}
      </span>
    </HeaderCell>
  );
}

/** The key of the row where an event occurred, and whether the target is the row itself. */
function rowOf({ target }: { target: EventTarget }) {
  const row = (target as Element).closest<HTMLElement>('tr[data-row-key]');
  return { key: row?.dataset.rowKey, isOwn: row === target };
}

/**
 * A table with antd's look but without its code, inside ProTable's frame. One listener serves all rows, each cell is one element,
 * and CSS does the layout (.github/adr/0011-list-kit.md).
 */
export function PlainTable<Row extends object>(props: PlainTableProps<Row>) {
  const {
    columns,
    rows,
    rowKey,
    size,
    selectedKeys,
    onSelect,
    onSort,
    onFit,
    onRowFocus,
    onRowKey,
    paging,
    onPage,
    footer,
    empty,
  } = props;
  const t = useT();
  const frame = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  useTableStyle();
  const hasChecks = selectedKeys !== undefined;
  const placed = useMemo(() => place(columns, hasChecks), [columns, hasChecks]);
  useFit({ frame, box, placed, onFit });

  const keyOf = (row: Row) => String(row[rowKey]);
  const selected = useMemo(() => new Set(selectedKeys), [selectedKeys]);
  const now = useRef({ rows, selectedKeys: selectedKeys ?? NO_KEYS, onSelect });
  now.current = { rows, selectedKeys: selectedKeys ?? NO_KEYS, onSelect };
  const checkedLast = useRef<string>(undefined);
  const onCheck = useCallback(
    (key: string, isRange: boolean) => {
      const { selectedKeys: chosen, rows: shown, onSelect: choose } = now.current;
      const keys = shown.map((row) => String(row[rowKey]));
      const isOn = !chosen.includes(key);
      const from = isRange && checkedLast.current !== undefined ? keys.indexOf(checkedLast.current) : -1;
      const to = keys.indexOf(key);
      const touched = from < 0 ? [key] : keys.slice(Math.min(from, to), Math.max(from, to) + 1);
      checkedLast.current = key;
      const others = chosen.filter((one) => !touched.includes(one));
      choose(isOn ? [...others, ...touched] : others);
    },
    [rowKey],
  );

  const checkedHere = rows.filter((row) => selected.has(keyOf(row))).length;
  const selectPage = (isOn: boolean) => {
    const keys = rows.map(keyOf);
    const others = (selectedKeys ?? NO_KEYS).filter((key) => !keys.includes(key));
    onSelect(isOn ? [...others, ...keys] : others);
  };
  const hasFixed = (side?: Side) => placed.some(({ fixed }) => fixed && (!side || fixed === side));
  const tableLayout = !hasFixed() && columns.some(({ ellipsis }) => ellipsis) ? 'fixed' : 'auto';
  const noteRow = (event: FocusEvent | MouseEvent) => {
    const { key } = rowOf(event);
    if (key !== undefined) onRowFocus?.(key);
  };

  return (
    <div className="ant-table-wrapper ant-table-css-var console">
      <div
        ref={frame}
        className={`ant-table ant-table-${size} plain-table${placed.some(({ label }) => label) ? ' has-cards' : ''}${hasFixed('start') ? ' ant-table-has-fix-start' : ''}${hasFixed('end') ? ' ant-table-has-fix-end' : ''}`}
      >
        <div className="ant-table-container">
          <div ref={box} className="ant-table-content">
            <table style={{ tableLayout }}>
              <colgroup>
                {hasChecks && <col style={{ width: CHECK_WIDTH }} />}
                {placed.map(({ column, key }) => (
                  <col key={key} style={column.width === undefined ? undefined : { width: column.width }} />
                ))}
              </colgroup>
              <thead className="ant-table-thead">
                <tr>
                  {hasChecks && (
                    <th scope="col" {...checkCell(columns.length)}>
                      <input
                        type="checkbox"
                        className="row-check"
                        // The label says that it selects this page only.
                        aria-label={t('common.list.selectPage', { count: rows.length })}
                        disabled={rows.length === 0}
                        checked={rows.length > 0 && checkedHere === rows.length}
                        ref={(input) => {
                          if (input) input.indeterminate = checkedHere > 0 && checkedHere < rows.length;
                        }}
                        onChange={({ target }) => selectPage(target.checked)}
                      />
                    </th>
                  )}
                  {placed.map((one) => (
                    <Head key={one.key} placed={one} onSort={onSort} />
                  ))}
                </tr>
              </thead>
              <tbody
                className="ant-table-tbody"
                onFocus={noteRow}
                onClick={noteRow}
                onKeyDown={(event) => {
                  const { key, isOwn } = rowOf(event);
                  // Keys on a button inside the row belong to the button.
                  if (key !== undefined && isOwn) onRowKey?.(key, event);
                }}
              >
                {rows.length === 0 && (
                  <tr className="ant-table-placeholder">
                    <td className="ant-table-cell" colSpan={columns.length + (hasChecks ? 1 : 0)}>
                      {empty}
                    </td>
                  </tr>
                )}
                {rows.map((row) => (
                  <PlainRow
                    key={keyOf(row)}
                    row={row}
                    rowKey={keyOf(row)}
                    columns={placed}
                    canFocus={onRowKey !== undefined}
                    isChecked={selected.has(keyOf(row))}
                    checkName={hasChecks ? t('common.list.selectRow', { name: keyOf(row) }) : undefined}
                    onCheck={onCheck}
                  />
                ))}
              </tbody>
            </table>
          </div>
        </div>
        {footer && <div className="ant-table-footer">{footer}</div>}
      </div>
      {paging && (
        <Pagination {...paging} size="small" className="ant-table-pagination ant-table-pagination-end" onChange={onPage} />
      )}
    </div>
  );
}
