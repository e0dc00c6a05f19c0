import { useCallback, useMemo, useState } from 'react';
import type { ResourceList } from './useResourceList';

export interface Selection<Row> {
  /** In the order of choosing, those of other pages too, each as it was last seen. */
  rows: readonly Row[];
  keys: readonly string[];
  /** How many of them are not on this page. */
  elsewhere: number;
  choose: (keys: readonly string[]) => void;
  clear: () => void;
}

/** One and the same, so that nothing is drawn anew for it. */
const NONE: readonly never[] = [];

/**
 * Selected rows of a list, kept from page to page. Another filter begins with nothing: what nobody sees any more must not be
 * changed along with what is seen.
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
  // For good: it does not come back with the filter.
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
