import type { ProColumns } from '@ant-design/pro-components';
import { memo, type ReactNode } from 'react';
import { checkCell, type PlacedColumn } from './placedColumns';

const contentOf = <Row extends object>({ render, dataIndex }: ProColumns<Row>, row: Row): ReactNode => {
  const value = row[dataIndex as keyof Row] as ReactNode;
  // Our columns need only the row to render (columnsFor).
  return render ? (render(value, row, 0, undefined, {} as never) as ReactNode) : value;
};

interface RowProps<Row> {
  row: Row;
  rowKey: string;
  columns: readonly PlacedColumn<Row>[];
  /** Whether the row can take the focus, for shortcuts. */
  canFocus: boolean;
  isChecked: boolean;
  /** Accessible name of the check box; without it there is none. */
  checkName?: string;
  onCheck: (key: string, isRange: boolean) => void;
}

function Row<Row extends object>({ row, rowKey, columns, canFocus, isChecked, checkName, onCheck }: RowProps<Row>) {
  return (
    <tr
      tabIndex={canFocus ? -1 : undefined}
      className={isChecked ? 'ant-table-row ant-table-row-selected' : 'ant-table-row'}
      data-row-key={rowKey}
    >
      {checkName !== undefined && (
        <td {...checkCell(columns.length)}>
          <input
            type="checkbox"
            className="row-check"
            aria-label={checkName}
            checked={isChecked}
            onChange={({ nativeEvent }) => onCheck(rowKey, (nativeEvent as unknown as MouseEvent).shiftKey === true)}
          />
        </td>
      )}
      {columns.map(({ column, key, className, style, label }) => {
        const content = contentOf(column, row);
        return (
          <td
            key={key}
            className={className}
            style={style}
            data-label={label}
            title={column.ellipsis && typeof content === 'string' ? content : undefined}
          >
            {label ? <div>{content}</div> : content}
          </td>
        );
      })}
    </tr>
  );
}

/** One row as plain markup with antd's classes. It renders again only when the row, its columns or its check box change. */
export const PlainRow = memo(Row) as typeof Row;
