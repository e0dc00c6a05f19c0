import { useMemo, useRef } from 'react';
import { inSight } from './inSight';

export interface RowCursor<Row> {
  /** The row that the keys act on; undefined when it is gone. */
  current: () => Row | undefined;
  /** Moves by so many rows and puts the focus there; without a current row to the first or the last. */
  move: (delta: 1 | -1) => void;
  /** Puts the cursor and the focus on a row. */
  focus: (key: string) => void;
  /** The focus has come to a row by other ways. */
  note: (key: string) => void;
  /** Whether this row is the one that was gone to last. */
  isAt: (key: string) => boolean;
  /** A table that draws only the rows in sight tells how to bring another one there; gives back what forgets it. */
  reach: (bring: (key: string) => void) => () => void;
}

const CURRENT = 'data-current';
/** How long a row may take to be drawn. */
const FRAMES = 30;

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
  const bringNow = useRef<(key: string) => void>(undefined);

  return useMemo(() => {
    const keyOf = (row: Row) => String(row[rowKey]);
    const node = (of: string) => inSight(`[data-row-key="${CSS.escape(of)}"]`)[0];
    const note = (of: string) => {
      for (const old of inSight(`[data-row-key][${CURRENT}]`)) old.removeAttribute(CURRENT);
      node(of)?.setAttribute(CURRENT, '');
      key.current = of;
    };
    const focus = (of: string) => {
      note(of);
      if (node(of) || !bringNow.current) return node(of)?.focus();
      bringNow.current(of);
      // Drawn when the list has scrolled; who has gone on meanwhile is not called back.
      let frames = FRAMES;
      const whenThere = () => {
        if (key.current !== of || !bringNow.current) return;
        if (node(of)) return focus(of);
        frames -= 1;
        if (frames > 0) requestAnimationFrame(whenThere);
      };
      requestAnimationFrame(whenThere);
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
      isAt: (of) => key.current === of,
      reach: (bring) => {
        bringNow.current = bring;
        return () => {
          bringNow.current = undefined;
        };
      },
    };
  }, [rowKey]);
}
