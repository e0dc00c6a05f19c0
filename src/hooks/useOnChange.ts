import { useEffect, useRef } from 'react';

/**
 * Runs, first and whenever the value has changed since; not when a screen that was kept, hidden, comes back with the same value, where
 * an effect would run again. What it runs need not be stable.
 */
export function useOnChange<Value>(value: Value, run: (value: Value) => void): void {
  const done = useRef<{ value: Value }>(undefined);
  const latest = useRef(run);
  latest.current = run;
  useEffect(() => {
    if (done.current && Object.is(done.current.value, value)) return;
    done.current = { value };
    latest.current(value);
  }, [value]);
}
