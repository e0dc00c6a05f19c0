import type { Withdraw, WithdrawView } from '@/contract';
import type { ListState, SetListState } from '@/hooks/useListState';
import type { RowCursor } from '@/hooks/useRowCursor';
import type { Selection } from '@/hooks/useSelection';
import { type KeyLayer, type Shortcut, useShortcuts } from '@/hooks/useShortcuts';
import type { Desk } from './useDesk';

/** Keys that open a decision, which a second, different key sends. A claim needs no second key. @param rows the orders to act on */
export function decisionKeys(
  layer: KeyLayer,
  { ask, act, hasQuestions, canAsk }: Pick<Desk, 'ask' | 'act' | 'hasQuestions' | 'canAsk'>,
  rows: () => readonly Withdraw[],
): Shortcut[] {
  const key = (keys: string, label: Shortcut['label'], run: () => void): Shortcut => ({
    keys,
    label,
    layers: [layer],
    canRun: () => rows().length > 0,
    run,
  });
  /** Questions to you are answered first. */
  const question = () => ask(rows().some(({ allowed }) => allowed?.includes('answer')) ? 'answer' : 'escalate', rows());
  return [
    key('p', 'trade.withdraw.action.pass', () => ask('pass', rows())),
    key('r', 'trade.withdraw.action.reject', () => ask('reject', rows())),
    key('h', 'trade.withdraw.action.hold', () => ask('hold', rows())),
    key('c', 'trade.withdraw.action.claim', () => void act('claim', rows())),
    ...(hasQuestions ? [key('q', 'trade.withdraw.action.escalate', question)] : []),
    ...(canAsk ? [key('d', 'trade.withdraw.action.ask', () => ask('ask', rows()))] : []),
  ];
}

interface DeskKeys {
  desk: Desk;
  cursor: RowCursor<Withdraw>;
  selection: Pick<Selection<Withdraw>, 'rows'>;
  list: [ListState, SetListState];
  views: readonly WithdrawView[];
}

/** Keys of the list. Decision keys act on the selection, otherwise on the current row; digits open the tab of that position. */
export function useDeskKeys({ desk, cursor, selection, list: [state, setState], views }: DeskKeys): void {
  const rows = () => (selection.rows.length > 0 ? selection.rows : [cursor.current()].filter((row) => row !== undefined));
  useShortcuts([
    ...decisionKeys('page', desk, rows),
    ...views.map((view, at) => ({
      keys: String(at + 1),
      label: `trade.withdraw.view.${view}` as const,
      run: () => setState({ filters: { ...state.filters, view }, sortField: undefined, sortOrder: undefined }),
    })),
  ]);
}
