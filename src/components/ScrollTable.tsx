import type { ReactNode } from 'react';
import { asShown } from '@/domain/written';
import { ScrollRegion } from './ScrollRegion';
import './ScrollTable.css';

export interface ScrollColumn<Row> {
  title: string;
  render: (row: Row) => ReactNode;
  isNumeric?: boolean;
  /** Marks the row header, for screen readers. */
  isHeader?: boolean;
}

interface ScrollTableProps<Row> {
  /** Content of the table; names the scrollable region. */
  label: string;
  rows: readonly Row[];
  rowKey: (row: Row, index: number) => string;
  columns: readonly ScrollColumn<Row>[];
  /** What the table shows, for screen readers, if the label of its region does not say it. */
  caption?: string;
}

/** A plain table for at most a few dozen rows: no sorting, no pages, horizontal scrolling. */
export function ScrollTable<Row>({ label, rows, rowKey, columns, caption }: ScrollTableProps<Row>) {
  const classOf = ({ isNumeric }: ScrollColumn<Row>) => (isNumeric ? 'cell is-numeric' : 'cell');
  return (
    <ScrollRegion className="scroll-table" label={label}>
      <table>
        {caption && <caption className="visually-hidden">{caption}</caption>}
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.title} scope="col" className={`${classOf(column)} head`}>
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={rowKey(row, index)}>
              {columns.map((column) =>
                column.isHeader ? (
                  <th key={column.title} scope="row" className={classOf(column)}>
                    {asShown(column.render(row))}
                  </th>
                ) : (
                  <td key={column.title} className={classOf(column)}>
                    {asShown(column.render(row))}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
