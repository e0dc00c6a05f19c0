import { whenRead } from './whenRead';

/** Reads the live stream when nothing else is loading; it ends with the session. Returns a function that stops waiting. */
export const startLiveLater = (ms: number): (() => void) =>
  whenRead(ms, () => {
    // Without its code the console polls. In one chunk with the labels: both are loaded after the rows.
    void import(/* webpackChunkName: "after-rows" */ './live').then(({ startLive }) => startLive()).catch(() => undefined);
  });
