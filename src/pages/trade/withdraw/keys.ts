import type { WithdrawView } from '@/contract';
import { withdrawViews } from '@/domain/values';
import type { KeyLayer, Shortcut } from '@/hooks/useShortcuts';

export type DeskKey = 'pass' | 'reject' | 'hold' | 'claim';

/** Keys that open a decision, which a second, different key sends. A claim needs no second key. */
export const decisionKeys = (layer: KeyLayer, act: (kind: DeskKey) => void, canRun?: () => boolean): Shortcut[] => [
  { keys: 'p', label: 'trade.withdraw.keys.pass', layers: [layer], canRun, run: () => act('pass') },
  { keys: 'r', label: 'trade.withdraw.keys.reject', layers: [layer], canRun, run: () => act('reject') },
  { keys: 'h', label: 'trade.withdraw.action.hold', layers: [layer], canRun, run: () => act('hold') },
  { keys: 'c', label: 'trade.withdraw.action.claim', layers: [layer], canRun, run: () => act('claim') },
];

/** Keys of the tabs by position: 1 is the first. */
export const viewKeys = (open: (view: WithdrawView) => void): Shortcut[] =>
  withdrawViews.map((view, at) => ({ keys: String(at + 1), label: `trade.withdraw.view.${view}`, run: () => open(view) }));
