import { useEffect, useEffectEvent } from 'react';

/** An operator who leaves earlier goes to another screen, which this load would slow down. */
export const STAYED_MS = 500;

/** Runs once the operator stays after the rows, and again after each later load of them. */
export function useWhenStayed(isReady: boolean, run: () => void): void {
  const runNow = useEffectEvent(run);
  useEffect(() => {
    if (!isReady) return;
    const timer = window.setTimeout(() => runNow(), STAYED_MS);
    return () => window.clearTimeout(timer);
  }, [isReady]);
}
