import { useMemo } from 'react';
import type { StoredLayout } from '@/contract';
import { healLayout, type KnownColumn, type TableLayout } from '@/domain/tableLayout';
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
  const keys = JSON.stringify(known);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `keys` stands for the columns, which are new with each language
  const layout = useMemo(() => healLayout(stored ?? base, known), [stored, base, keys]);
  return { layout, setLayout: store, reset: () => store(undefined), isChanged: stored !== undefined };
}
