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
 * A choice of this operator, kept in this browser. The stored value may be invalid; the caller must validate it.
 * @returns the stored value or undefined, and a setter; setting undefined removes it
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
        // With a full or blocked storage, the choice lasts until the page is closed.
      }
    },
    [key],
  );
  return [value, store];
}
