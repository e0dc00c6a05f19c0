import { useMemo } from 'react';
import type { StoredLayout } from '@/contract';
import { healLayout, type KnownColumn, type TableLayout } from '@/domain/tableLayout';
import { useKeyed } from './useKeyed';
import { useStored } from './useStored';

export interface TableLayoutChoice {
  layout: TableLayout;
  setLayout: (next: TableLayout) => void;
  /** Returns to the layout of the view or the table. */
  reset: () => void;
  isChanged: boolean;
}

/**
 * The operator's table layout: order, width and pins of columns, and density.
 * @param id names the table and its applied saved view
 * @param base layout of that view
 */
export function useTableLayout(id: string, known: readonly KnownColumn[], base?: StoredLayout): TableLayoutChoice {
  const [stored, store] = useStored<TableLayout>(`layout:${id}`, true);
  // The array is new after a language change, with the same content.
  const columns = useKeyed(known, JSON.stringify(known));
  const layout = useMemo(() => healLayout(stored ?? base, columns), [stored, base, columns]);
  return { layout, setLayout: store, reset: () => store(undefined), isChanged: stored !== undefined };
}
