import { useMemo } from 'react';
import type { StoredLayout } from '@/contract';
import { healLayout, type KnownColumn, type TableLayout } from '@/domain/tableLayout';
import { useKeyed } from './useKeyed';
import { useStored } from './useStored';

export interface TableLayoutChoice {
  layout: TableLayout;
  setLayout: (next: TableLayout) => void;
  /** Back to the layout of the view, or of the table. */
  reset: () => void;
  isChanged: boolean;
}

/**
 * How this operator has laid out a table: order, width and pins of its columns, and density.
 * @param id names the table, and the saved view that is applied to it
 * @param base layout of that view
 */
export function useTableLayout(id: string, known: readonly KnownColumn[], base?: StoredLayout): TableLayoutChoice {
  const [stored, store] = useStored<TableLayout>(`layout:${id}`);
  // They are new with each language, and say the same.
  const columns = useKeyed(known, JSON.stringify(known));
  const layout = useMemo(() => healLayout(stored ?? base, columns), [stored, base, columns]);
  return { layout, setLayout: store, reset: () => store(undefined), isChanged: stored !== undefined };
}
