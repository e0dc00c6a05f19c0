import { useEffect, useRef } from 'react';

/** Runs when the operator leaves the screen, also when the screen is kept: use it to reset what must not be there on return. */
export function useWhenLeft(run: () => void): void {
  const latest = useRef(run);
  latest.current = run;
  useEffect(() => () => latest.current(), []);
}
