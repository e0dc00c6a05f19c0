import { type RefObject, useEffect, useRef } from 'react';
import { inSight } from './inSight';
import type { RowCursor } from './useRowCursor';

const DRAWER = '.ant-drawer-open';

interface Over {
  /** The record that stands open; undefined when none does. */
  openKey?: string;
  /** Whether a dialog lies over the list. */
  isAsking: boolean;
}

/**
 * Brings the focus back to the row of the record that stood open, else to the current row, once nothing lies over the list; and to
 * the drawer when a dialog over it is gone.
 * @returns where the key of another row can be put that is to have it the next time
 */
export function useFocusBack<Row extends object>(
  cursor: RowCursor<Row>,
  rowKey: keyof Row & string,
  { openKey, isAsking }: Over,
): RefObject<string | undefined> {
  const next = useRef<string>(undefined);
  useEffect(() => {
    // The row can take the focus only when nothing lies over it any more.
    if (isAsking) return undefined;
    if (openKey !== undefined) {
      // A dialog that is gone leaves the focus nowhere, and Esc would not reach the drawer.
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
