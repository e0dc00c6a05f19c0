import { whenRead } from './whenRead';

/** Reads the live stream when nothing else is loading. Returns a function that ends it. */
export function startLiveLater(ms: number): () => void {
  let end: (() => void) | undefined;
  let isOver = false;
  const stopWaiting = whenRead(ms, () => {
    void import(/* webpackChunkName: "label-reader" */ './live').then(
      ({ startLive }) => {
        if (!isOver) end = startLive();
      },
      // Without its code the console polls.
      () => undefined,
    );
  });
  return () => {
    isOver = true;
    stopWaiting();
    end?.();
  };
}
