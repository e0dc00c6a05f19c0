import { useMemo, useRef } from 'react';

export interface RowCursor<Row> {
  /** The row that the keys act on; undefined when it is gone. */
  current: () => Row | undefined;
  /** Moves by so many rows and puts the focus there; without a current row to the first or the last. */
  move: (delta: 1 | -1) => void;
  /** Puts the cursor and the focus on a row. */
  focus: (key: string) => void;
  /** The focus has come to a row by other ways. */
  note: (key: string) => void;
}

const CURRENT = 'data-current';

/**
 * Neighbour of a row in the list, by key and not by place: rows that arrive or vanish never shift it.
 * @returns undefined at the ends, or the first (last) row when the key is not in the list
 */
export function neighbourOf(keys: readonly string[], key: string | undefined, delta: 1 | -1): string | undefined {
  const at = key === undefined ? -1 : keys.indexOf(key);
  if (at < 0) return delta > 0 ? keys[0] : keys.at(-1);
  return keys[at + delta];
}

/**
 * The current row of a table. It lives in the document and not in React's state: moving it must not draw the table anew (a table
 * of 50 rows takes longer than a key may).
 */
export function useRowCursor<Row extends object>(rows: readonly Row[], rowKey: keyof Row & string): RowCursor<Row> {
  const rowsNow = useRef(rows);
  rowsNow.current = rows;
  const key = useRef<string>(undefined);

  return useMemo(() => {
    const keyOf = (row: Row) => String(row[rowKey]);
    const node = (of: string) => document.querySelector<HTMLElement>(`tr[data-row-key="${CSS.escape(of)}"]`);
    const note = (of: string) => {
      for (const old of document.querySelectorAll(`tr[${CURRENT}]`)) old.removeAttribute(CURRENT);
      node(of)?.setAttribute(CURRENT, '');
      key.current = of;
    };
    const focus = (of: string) => {
      note(of);
      node(of)?.focus();
    };
    return {
      // A row that went and came back is not marked any more: keys must not act on what nothing points at.
      current: () => rowsNow.current.find((row) => keyOf(row) === key.current && node(keyOf(row))?.hasAttribute(CURRENT)),
      move: (delta) => {
        const next = neighbourOf(rowsNow.current.map(keyOf), key.current, delta);
        if (next !== undefined) focus(next);
      },
      focus,
      note,
    };
  }, [rowKey]);
}
