/** Matches while a list is loading; visible content loads first. */
const READING = '#content > :not([hidden], [style*="display: none"]) [aria-busy="true"]';

/** True while a visible list is loading. */
export const isReading = () => document.querySelector(READING) !== null;

/** Runs this once no list is loading, after the given time at the earliest. Returns a function that stops it. */
export function whenRead(ms: number, run: () => void): () => void {
  const timer = window.setInterval(() => {
    if (isReading()) return;
    window.clearInterval(timer);
    run();
  }, ms);
  return () => window.clearInterval(timer);
}
