import { useEffect, useRef } from 'react';

/**
 * Runs after the first render and after each change of the value. Unlike an effect, it does not run again when a kept screen returns with
 * the same value. `run` need not be stable.
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
