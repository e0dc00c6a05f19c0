import type { ConsoleNotice } from '@/contract';

/** What this browser tells the operator: kinds of stored things that could not be read (src/stores/storedCheck.ts). */
export interface LocalNotice {
  kind: 'DROPPED';
  noticeId: string;
  dropped: readonly DroppedKind[];
}
/** Kinds of stored things that an operator would miss. */
export type DroppedKind = 'layout' | 'choice' | 'input' | 'change';
type Shown = ConsoleNotice | LocalNotice;

/** Current notices for all operators, from the last answer (docs/rules/maintenance.md#notices), after those of this browser. */
let told: readonly Shown[] = [];
const listeners = new Set<() => void>();
const isLocal = (notice: Shown): notice is LocalNotice => notice.kind === 'DROPPED';

/**
 * Takes the notices of an answer; equal notices change nothing.
 * @param local notices of this browser; left out, the present ones stay
 */
export function noteNotices(next: readonly Shown[], local: readonly LocalNotice[] = told.filter(isLocal)): void {
  const all = [...local, ...next.filter((notice) => !isLocal(notice))];
  if (JSON.stringify(all) === JSON.stringify(told)) return;
  told = all;
  for (const listener of listeners) listener();
}

export const consoleNotices = {
  get: () => told,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
