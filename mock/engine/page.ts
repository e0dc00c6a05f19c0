import { type SelectOptions, select } from './store';

interface Paging {
  current: number;
  pageSize: number;
}

/** The asked page of rows that are already sorted. */
export function pageOf<Row, Shown>(rows: readonly Row[], { current, pageSize }: Paging, show: (row: Row) => Shown) {
  const list = rows.slice((current - 1) * pageSize, current * pageSize).map((row) => show(row));
  return { list, total: rows.length, current, pageSize };
}

/** The asked page of the rows that pass all tests. `each` sees every one of them, for totals (docs/rules/lists.md#totals). */
export function selectPage<Row, Shown>(
  rows: readonly Row[],
  tests: readonly ((row: Row) => boolean)[],
  { current, pageSize }: Paging,
  order: Omit<SelectOptions<Row>, 'from' | 'count'>,
  show: (row: Row) => Shown,
) {
  const { list, total } = select(rows, tests, { ...order, from: (current - 1) * pageSize, count: pageSize });
  return { list: list.map((row) => show(row)), total, current, pageSize };
}
