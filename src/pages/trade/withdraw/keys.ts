import type { KeyLayer, Shortcut } from '@/hooks/useShortcuts';

/** Keys that open a decision. A second, different key sends it. */
export const decisionKeys = (layer: KeyLayer, ask: (kind: 'pass' | 'reject') => void, canRun?: () => boolean): Shortcut[] => [
  { keys: 'p', label: 'trade.withdraw.keys.pass', layers: [layer], canRun, run: () => ask('pass') },
  { keys: 'r', label: 'trade.withdraw.keys.reject', layers: [layer], canRun, run: () => ask('reject') },
];
