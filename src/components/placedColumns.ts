import type { ProColumns } from '@ant-design/pro-components';
import type { CSSProperties } from 'react';

export type Side = 'start' | 'end';

/** A column with its position and the properties that its cells share. */
export interface PlacedColumn<Row> {
  column: ProColumns<Row>;
  key: string;
  /** The edge at which it is fixed. */
  fixed?: Side;
  className: string;
  style?: CSSProperties;
  /** Name beside the value on a card. */
  label?: string;
}

/** Stacking order of overlapping fixed cells while the table scrolls; the names are antd's. */
const depthOf = (place: number, columns: number): CSSProperties =>
  ({ '--z-offset': 2 * columns - place, '--z-offset-reverse': columns + place }) as CSSProperties;

/** The check-box cell, which is fixed while the table scrolls. */
export const checkCell = (columns: number) => ({
  className: 'ant-table-cell ant-table-selection-column ant-table-cell-fix ant-table-cell-fix-start',
  style: { insetInlineStart: 0, ...depthOf(0, columns) },
});

const SIDES: Readonly<Record<string, Side>> = { left: 'start', start: 'start', right: 'end', end: 'end' };
/** Pixels. */
export const CHECK_WIDTH = 36;

const fixedOf = ({ fixed }: ProColumns<object>): Side | undefined => SIDES[String(fixed)];

/**
 * Distance of a fixed column from its edge: next to those of the same side, whose widths `watchEdges` sets. The first column of a
 * side needs none of them.
 */
function offsetOf(side: Side, before: number, start: number): string | number {
  if (before === 0) return start;
  const widths = Array.from({ length: before }, (_, at) => `var(--${side}-${at}, 0px)`);
  return `calc(${[`${start}px`, ...widths].join(' + ')})`;
}

/** Position of each column and the shared properties of its cells. `hasChecks` says whether a check-box column comes first. */
export function place<Row>(columns: readonly ProColumns<Row>[], hasChecks: boolean): PlacedColumn<Row>[] {
  const sides = columns.map((column) => fixedOf(column as ProColumns<object>));
  const first = hasChecks ? 1 : 0;
  return columns.map((column, at) => {
    const side = sides[at];
    const before = side === 'start' ? sides.slice(0, at) : sides.slice(at + 1);
    const beside = before.filter((one) => one === side).length;
    const isInner = side && sides[side === 'start' ? at + 1 : at - 1] !== side;
    const { onCell, className, align, ellipsis } = column;
    const own = onCell?.({} as Row) as { className?: string; style?: CSSProperties } | undefined;
    return {
      column,
      fixed: side,
      key: String(column.key ?? column.dataIndex),
      className: [
        'ant-table-cell',
        className,
        own?.className,
        side && `ant-table-cell-fix ant-table-cell-fix-${side}`,
        isInner && `ant-table-cell-fix-${side}-shadow`,
        ellipsis && 'ant-table-cell-ellipsis',
        column.sortOrder && 'ant-table-column-sort',
      ]
        .filter(Boolean)
        .join(' '),
      label: className?.startsWith('card-line') ? String(column.title) : undefined,
      style: {
        ...(side === 'start' && { insetInlineStart: offsetOf(side, beside, first * CHECK_WIDTH) }),
        ...(side === 'end' && { insetInlineEnd: offsetOf(side, beside, 0) }),
        ...(side && depthOf(side === 'start' ? at + first : columns.length + 1 - beside, columns.length)),
        ...(align && { textAlign: align as CSSProperties['textAlign'] }),
        ...own?.style,
      },
    };
  });
}
