import { useEffect, useRef } from 'react';

/**
 * Runs when the operator leaves the screen, also if the screen is kept. Use it to reset state that must not be there on return.
 */
export function useWhenLeft(run: () => void): void {
  const latest = useRef(run);
  latest.current = run;
  useEffect(() => () => latest.current(), []);
}
