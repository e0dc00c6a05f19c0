import { useEffect, useRef } from 'react';

/** Runs when its screen is left, also when that is kept, hidden: what must not come back as it was is ended here. */
export function useWhenLeft(run: () => void): void {
  const latest = useRef(run);
  latest.current = run;
  useEffect(() => () => latest.current(), []);
}
