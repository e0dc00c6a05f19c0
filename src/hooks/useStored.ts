import { useModel } from '@umijs/max';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { local } from '@/browserStore';

function read(key: string): unknown {
  try {
    return JSON.parse(local.get(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * A choice of this operator, kept in this browser. The stored value may be invalid; the caller must validate it.
 * @param isShared takes what another tab stores, so that neither undoes the other's choice
 * @returns the stored value or undefined, and a setter; setting undefined removes it
 */
export function useStored<Value>(name: string, isShared = false): [unknown, (next: Value | undefined) => void] {
  const { initialState } = useModel('@@initialState');
  const key = `${name}:${initialState?.currentUser?.username ?? ''}`;
  const [held, setHeld] = useState(() => ({ key, value: read(key) }));
  const value = held.key === key ? held.value : read(key);
  if (held.key !== key) setHeld({ key, value });
  const refresh = useEffectEvent(() => {
    const next = read(key);
    if (JSON.stringify(next) !== JSON.stringify(value)) setHeld({ key, value: next });
  });
  useEffect(() => {
    if (!isShared) return;
    // A kept screen hears nothing while it is hidden.
    refresh();
    const hear = (event: StorageEvent) => (event.key !== null && event.key !== key) || refresh();
    window.addEventListener('storage', hear);
    return () => window.removeEventListener('storage', hear);
  }, [key, isShared]);
  const store = useCallback(
    (next: Value | undefined) => {
      setHeld({ key, value: next });
      local.put(key, next === undefined ? null : JSON.stringify(next));
    },
    [key],
  );
  return [value, store];
}
