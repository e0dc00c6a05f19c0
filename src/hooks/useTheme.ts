import { useSyncExternalStore } from 'react';
import { local } from '@/browserStore';
import { isPrinting, onPrinting } from './useIsPrinting';

export type Theme = 'light' | 'dark';

const STORE_KEY = 'theme';
const system = window.matchMedia('(prefers-color-scheme: dark)');
/** Updated by the change event: Chrome sends no event for a change after `matches` was read. */
let isSystemDark = system.matches;
const listeners = new Set<() => void>();

function currentTheme(): Theme {
  // Paper is white.
  if (isPrinting()) return 'light';
  const chosen = local.get(STORE_KEY);
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return isSystemDark ? 'dark' : 'light';
}

/** Sets the present theme on the page, for style sheets. */
export function applyTheme(): void {
  document.documentElement.dataset.theme = currentTheme();
  document.documentElement.style.colorScheme = currentTheme();
  for (const listener of listeners) listener();
}

system.addEventListener('change', ({ matches }) => {
  isSystemDark = matches;
  applyTheme();
});
onPrinting(applyTheme);

/** The operator's choice replaces the system's theme (docs/rules/console.md#theme). */
export function chooseTheme(theme: Theme): void {
  local.put(STORE_KEY, theme);
  applyTheme();
}

export function useTheme(): Theme {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, currentTheme);
}
