import { type ScrollColumn, ScrollTable } from './ScrollTable';
import { Section } from './Section';

interface TableSectionProps<Row> {
  title: string;
  rows: readonly Row[] | undefined;
  /** Without it a row is its place. */
  rowKey?: (row: Row, index: number) => string;
  columns: readonly ScrollColumn<Row>[];
}

const placeOf = (_: unknown, index: number) => String(index);

/** A table under its title; nothing at all without rows. */
export function TableSection<Row>({ title, rows = [], rowKey = placeOf, columns }: TableSectionProps<Row>) {
  if (rows.length === 0) return null;
  return (
    <Section title={title}>
      <ScrollTable label={title} rows={rows} rowKey={rowKey} columns={columns} />
    </Section>
  );
}
