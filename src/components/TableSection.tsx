import type { ReactNode } from 'react';
import { type ScrollColumn, ScrollTable } from './ScrollTable';
import { Section } from './Section';

interface TableSectionProps<Row> {
  title: string;
  rows: readonly Row[] | undefined;
  /** By default the key is the index. */
  rowKey?: (row: Row, index: number) => string;
  columns: readonly ScrollColumn<Row>[];
  /** Shown between title and table. */
  children?: ReactNode;
}

const placeOf = (_: unknown, index: number) => String(index);

/** A table with a title; renders nothing without rows. */
export function TableSection<Row>({ title, rows = [], rowKey = placeOf, columns, children }: TableSectionProps<Row>) {
  if (rows.length === 0) return null;
  return (
    <Section title={title}>
      {children}
      <ScrollTable label={title} rows={rows} rowKey={rowKey} columns={columns} />
    </Section>
  );
}
