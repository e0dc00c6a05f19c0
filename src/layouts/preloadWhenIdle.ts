import { whenRead } from '@/stores/whenRead';
import { preloadScreen } from './preload';

/** The first screen loads and renders in this time; other loads would slow it down. */
const READ_MS = 4_000;

/**
 * Loads the other screens one by one in this order, once no list is loading and the browser is idle (docs/rules/console.md#loading). A
 * failed load is retried when the screen is opened. Returns a function that stops it.
 */
export function preloadWhenIdle(paths: readonly string[]): () => void {
  const idle = window.requestIdleCallback ?? ((run: () => void) => window.setTimeout(run, 2_000));
  const left = [...paths];
  const next = () => {
    const path = left.shift();
    if (path)
      idle(
        () =>
          void preloadScreen(path)
            .catch(() => undefined)
            .then(next),
      );
  };
  const stop = whenRead(READ_MS, next);
  return () => {
    stop();
    left.length = 0;
  };
}
