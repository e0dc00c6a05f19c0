import { type RefObject, useEffect, useRef } from 'react';
import { inSight } from './inSight';
import type { RowCursor } from './useRowCursor';

const DRAWER = '.ant-drawer-open';

interface Over {
  /** The open record; undefined when none is open. */
  openKey?: string;
  /** Whether a dialog lies over the list. */
  isAsking: boolean;
}

/**
 * Returns the focus to the row of the open record, else to the current row, once no dialog or drawer covers the list. When a
 * dialog over the drawer closes, returns the focus to the drawer.
 * @returns a ref: set another row's key to focus that row next time
 */
export function useFocusBack<Row extends object>(
  cursor: RowCursor<Row>,
  rowKey: keyof Row & string,
  { openKey, isAsking }: Over,
): RefObject<string | undefined> {
  const next = useRef<string>(undefined);
  useEffect(() => {
    // A covered row cannot take the focus.
    if (isAsking) return undefined;
    if (openKey !== undefined) {
      // A closed dialog leaves the focus on the body, and Esc would not reach the drawer.
      const timer = window.setTimeout(() => {
        if (document.activeElement === document.body) inSight(DRAWER)[0]?.focus();
      });
      return () => window.clearTimeout(timer);
    }
    const row = cursor.current();
    const key = next.current ?? (row && String(row[rowKey]));
    next.current = undefined;
    if (key) cursor.focus(key);
    return undefined;
  }, [isAsking, openKey, cursor, rowKey]);
  useEffect(() => {
    if (openKey) next.current = openKey;
  }, [openKey]);
  return next;
}
