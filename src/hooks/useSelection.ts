import { useCallback, useMemo, useState } from 'react';
import type { ResourceList } from './useResourceList';

export interface Selection<Row> {
  /** In the order of selection, including rows of other pages as last seen. */
  rows: readonly Row[];
  keys: readonly string[];
  /** How many of them are on other pages. */
  elsewhere: number;
  choose: (keys: readonly string[]) => void;
  clear: () => void;
}

/** A constant, so that nothing renders again because of it. */
const NONE: readonly never[] = [];

/**
 * Selected rows of a list, kept across pages. Another filter clears the selection: rows that are no longer visible must not be
 * changed along with the others.
 */
export function useSelection<Row extends object>(
  { rows: shown, state }: Pick<ResourceList<Row, unknown>, 'rows' | 'state'>,
  rowKey: keyof Row & string,
): Selection<Row> {
  const filtersKey = JSON.stringify(state.filters);
  const [held, setHeld] = useState<{ filtersKey: string; rows: readonly Row[] }>({ filtersKey, rows: [] });
  const keyOf = useCallback((row: Row) => String(row[rowKey]), [rowKey]);
  const onPage = useMemo(() => new Map(shown.map((row) => [keyOf(row), row])), [shown, keyOf]);
  const isOf = held.filtersKey === filtersKey;
  // Cleared permanently: returning to the filter does not restore it.
  if (!isOf) setHeld({ filtersKey, rows: [] });
  const rows = useMemo(
    () => (isOf && held.rows.length > 0 ? held.rows.map((row) => onPage.get(keyOf(row)) ?? row) : NONE),
    [isOf, held, onPage, keyOf],
  );

  const choose = useCallback(
    (keys: readonly string[]) => {
      const known = new Map([...rows.map((row) => [keyOf(row), row] as const), ...onPage]);
      setHeld({ filtersKey, rows: keys.map((key) => known.get(key)).filter((row): row is Row => row !== undefined) });
    },
    [rows, onPage, keyOf, filtersKey],
  );
  const keys = useMemo(() => rows.map(keyOf), [rows, keyOf]);
  const clear = useCallback(() => setHeld((before) => ({ ...before, rows: [] })), []);
  return {
    rows,
    keys,
    elsewhere: rows.filter((row) => !onPage.has(keyOf(row))).length,
    choose,
    clear,
  };
}
