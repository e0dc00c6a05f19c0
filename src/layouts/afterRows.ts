import { whenRead } from '@/stores/whenRead';

/**
 * Begins what waits until nothing else is loading: the check of what is stored, and the live stream, which ends with the session. Returns
 * a function that stops waiting.
 */
export const startAfterRows = (ms: number, username: string): (() => void) =>
  whenRead(ms, () => {
    // Without its code the console polls. In one chunk with the labels: all of it is loaded after the rows.
    void import(/* webpackChunkName: "after-rows" */ './later').then(({ begin }) => begin(username)).catch(() => undefined);
  });
