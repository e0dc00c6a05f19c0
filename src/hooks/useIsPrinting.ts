import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

const paper = window.matchMedia('print');
const listeners = new Set<() => void>();
let isNow = false;

function set(next: boolean): void {
  if (next === isNow) return;
  isNow = next;
  // The browser takes what is in the document when the event ends.
  flushSync(() => {
    for (const listener of listeners) listener();
  });
}

window.addEventListener('beforeprint', () => set(true));
window.addEventListener('afterprint', () => set(false));
paper.addEventListener('change', () => set(paper.matches));

/** Whether the page is being put on paper at this moment. */
export function isPrinting(): boolean {
  return isNow;
}

/** Calls back when printing begins and when it ends; gives back what stops it. */
export function onPrinting(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** True while the page is printed: for what must stand in the document on paper only, or must not stand in it then. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(onPrinting, isPrinting);
}
