import { useRef } from 'react';

/** Keeps the same value object until its key changes. */
export function useKeyed<Value>(value: Value, key: string): Value {
  const held = useRef({ key, value });
  if (held.current.key !== key) held.current = { key, value };
  return held.current.value;
}
