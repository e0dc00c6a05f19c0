import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

const paper = window.matchMedia('print');
const listeners = new Set<() => void>();
let isNow = false;

function set(next: boolean): void {
  if (next === isNow) return;
  isNow = next;
  // The browser prints the document as it is when this event ends.
  flushSync(() => {
    for (const listener of listeners) listener();
  });
}

window.addEventListener('beforeprint', () => set(true));
window.addEventListener('afterprint', () => set(false));
paper.addEventListener('change', () => set(paper.matches));

/** Whether the page is being printed. */
export function isPrinting(): boolean {
  return isNow;
}

/** Calls back when printing starts and ends. Returns a function that removes the listener. */
export function onPrinting(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** True while the page is printed, for content that is only on paper or only on the screen. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(onPrinting, isPrinting);
}
