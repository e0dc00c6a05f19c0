import { useModel } from '@umijs/max';
import { useCallback, useState } from 'react';

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * A choice of this operator, kept in this browser. What is stored may be anything: whoever reads it heals it.
 * @returns the stored value or undefined, and what stores another one; undefined forgets it
 */
export function useStored<Value>(name: string): [unknown, (next: Value | undefined) => void] {
  const { initialState } = useModel('@@initialState');
  const key = `${name}:${initialState?.currentUser?.username ?? ''}`;
  const [held, setHeld] = useState(() => ({ key, value: read(key) }));
  const value = held.key === key ? held.value : read(key);
  if (held.key !== key) setHeld({ key, value });
  const store = useCallback(
    (next: Value | undefined) => {
      setHeld({ key, value: next });
      try {
        if (next === undefined) localStorage.removeItem(key);
        else localStorage.setItem(key, JSON.stringify(next));
      } catch {
        // A full or closed storage: the choice holds until the page is left.
      }
    },
    [key],
  );
  return [value, store];
}
