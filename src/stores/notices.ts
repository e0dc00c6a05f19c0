import type { ConsoleNotice } from '@/contract';

/**
 * What this browser tells the operator: kinds of stored things that it could not read, or that it can keep nothing
 * (src/stores/storedCheck.ts); and an administrator: names in /config.json that are no settings.
 */
export type LocalNotice = { noticeId: string } & (
  | { kind: 'DROPPED'; dropped: readonly DroppedKind[] }
  | { kind: 'UNKEPT' }
  | { kind: 'SETTINGS'; names: readonly string[] }
);
/** Kinds of stored things that an operator would miss. */
export type DroppedKind = 'layout' | 'choice' | 'input' | 'change';
type Shown = ConsoleNotice | LocalNotice;

/** Current notices for all operators, from the last answer (docs/rules/maintenance.md#notices), after those of this browser. */
let told: readonly Shown[] = [];
const listeners = new Set<() => void>();
export const isLocal = (notice: Shown): notice is LocalNotice => ['DROPPED', 'UNKEPT', 'SETTINGS'].includes(notice.kind);

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

/** Adds a notice of this browser. */
export const noteLocal = (notice: LocalNotice): void => noteNotices(told, [...told.filter(isLocal), notice]);

/** Takes one notice of this browser away. */
export const closeLocal = ({ noticeId }: LocalNotice): void =>
  noteNotices(
    told,
    told.filter(isLocal).filter((one) => one.noticeId !== noticeId),
  );

export const consoleNotices = {
  get: () => told,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
