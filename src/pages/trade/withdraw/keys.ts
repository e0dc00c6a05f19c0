import type { Withdraw } from '@/contract';
import { withdrawViews } from '@/domain/values';
import type { ListState, SetListState } from '@/hooks/useListState';
import type { RowCursor } from '@/hooks/useRowCursor';
import type { Selection } from '@/hooks/useSelection';
import { type KeyLayer, type Shortcut, useShortcuts } from '@/hooks/useShortcuts';
import { stateOf } from './desk';
import type { Desk } from './useDesk';

type DeskKey = 'pass' | 'reject' | 'hold' | 'claim';

/** Keys that open a decision, which a second, different key sends. A claim needs no second key. */
export const decisionKeys = (layer: KeyLayer, act: (kind: DeskKey) => void, canRun?: () => boolean): Shortcut[] => [
  { keys: 'p', label: 'trade.withdraw.keys.pass', layers: [layer], canRun, run: () => act('pass') },
  { keys: 'r', label: 'trade.withdraw.keys.reject', layers: [layer], canRun, run: () => act('reject') },
  { keys: 'h', label: 'trade.withdraw.action.hold', layers: [layer], canRun, run: () => act('hold') },
  { keys: 'c', label: 'trade.withdraw.action.claim', layers: [layer], canRun, run: () => act('claim') },
];

interface DeskKeys {
  ask: Desk['ask'];
  act: Desk['act'];
  cursor: RowCursor<Withdraw>;
  selection: Pick<Selection<Withdraw>, 'rows'>;
  list: [ListState, SetListState];
}

/** Keys of the list. Decision keys act on the selection, otherwise on the current row; digits open the tab of that position. */
export function useDeskKeys({ ask, act, cursor, selection, list: [state, setState] }: DeskKeys): void {
  const rows = () => (selection.rows.length > 0 ? selection.rows : [cursor.current()].filter((row) => row !== undefined));
  const byKey = (kind: DeskKey) => {
    if (kind === 'claim')
      void act(
        kind,
        rows().filter((row) => stateOf(row, kind).isAllowed),
      );
    else if (rows().length > 0) ask(kind, rows());
  };
  useShortcuts([
    ...decisionKeys('page', byKey, () => rows().length > 0),
    ...withdrawViews.map((view, at) => ({
      keys: String(at + 1),
      label: `trade.withdraw.view.${view}` as const,
      run: () => setState({ filters: { ...state.filters, view }, sortField: undefined, sortOrder: undefined }),
    })),
  ]);
}
