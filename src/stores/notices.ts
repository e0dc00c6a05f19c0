import type { ConsoleNotice } from '@/contract';

/** What everybody at the console is told now, as the last answer said (docs/rules/maintenance.md#notices). */
let told: readonly ConsoleNotice[] = [];
const listeners = new Set<() => void>();

/** Takes what an answer brought along; the same words again change nothing. */
export function noteNotices(next: readonly ConsoleNotice[]): void {
  if (JSON.stringify(next) === JSON.stringify(told)) return;
  told = next;
  for (const listener of listeners) listener();
}

export const consoleNotices = {
  get: () => told,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
