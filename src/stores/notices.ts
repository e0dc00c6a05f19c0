import type { ConsoleNotice } from '@/contract';

/** Current notices for all operators, from the last answer (docs/rules/maintenance.md#notices). */
let told: readonly ConsoleNotice[] = [];
const listeners = new Set<() => void>();

/** Takes the notices of an answer; equal notices change nothing. */
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
