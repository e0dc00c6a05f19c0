import { useMemo, useRef } from 'react';
import { inSight } from './inSight';
import type { Pages } from './usePages';

export interface RowCursor<Row> {
  /** The row that the shortcuts act on; undefined when it has disappeared. */
  current: () => Row | undefined;
  /** Moves the focus by one row, at the end of a page into the next one; without a current row, to the first or the last. */
  move: (delta: 1 | -1) => void;
  /** Moves the cursor and the focus to a row. */
  focus: (key: string) => void;
  /** Notes a row that was focused by other means. */
  note: (key: string) => void;
  /** Whether this is the last focused row. */
  isAt: (key: string) => boolean;
  /** A table that draws only the visible rows registers how to scroll to another one. Returns a function that unregisters it. */
  reach: (bring: (key: string) => void) => () => void;
}

const CURRENT = 'data-current';
/** How many frames a row may take to appear. */
const FRAMES = 30;

/**
 * Neighbour of a row, by key and not by position, so that added or removed rows never shift it.
 * @returns undefined at the ends, or the first (last) row when the key is not in the list
 */
export function neighbourOf(keys: readonly string[], key: string | undefined, delta: 1 | -1): string | undefined {
  const at = key === undefined ? -1 : keys.indexOf(key);
  if (at < 0) return delta > 0 ? keys[0] : keys.at(-1);
  return keys[at + delta];
}

/**
 * The current row of a table. It is marked in the document and not in React's state: moving it must not redraw the table, because
 * 50 rows take too long for a key press.
 */
export function useRowCursor<Row extends object>(
  rows: readonly Row[],
  rowKey: keyof Row & string,
  pages?: Pick<Pages, 'has' | 'turn'>,
): RowCursor<Row> {
  const rowsNow = useRef(rows);
  rowsNow.current = rows;
  const pagesNow = useRef(pages);
  pagesNow.current = pages;
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
      // The row appears after scrolling. Stop if the operator has moved on meanwhile.
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
      // A row that disappeared and came back is no longer marked. Shortcuts must not act on an unmarked row.
      current: () => rowsNow.current.find((row) => keyOf(row) === key.current && node(keyOf(row))?.hasAttribute(CURRENT)),
      move: (delta) => {
        const next = neighbourOf(rowsNow.current.map(keyOf), key.current, delta);
        if (next !== undefined) focus(next);
        else if (rowsNow.current.length > 0 && pagesNow.current?.has(delta)) pagesNow.current.turn(delta, focus);
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
