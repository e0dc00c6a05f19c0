import { useRef } from 'react';

/** The value as it was when its key last changed: the same one for as long as the key says the same. */
export function useKeyed<Value>(value: Value, key: string): Value {
  const held = useRef({ key, value });
  if (held.current.key !== key) held.current = { key, value };
  return held.current.value;
}
