import { useState } from 'react';

function read(key: string, fallback: readonly string[]): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return Array.isArray(stored) && stored.every((column) => typeof column === 'string') ? stored : fallback;
  } catch {
    return fallback;
  }
}

/** Which columns of a table are off, remembered in this browser; damaged storage falls back to the default. */
export function useHiddenColumns(table: string, fallback: readonly string[]): [readonly string[], (hidden: string[]) => void] {
  const key = `columns:${table}`;
  const [hidden, setHidden] = useState(() => read(key, fallback));
  return [
    hidden,
    (next) => {
      localStorage.setItem(key, JSON.stringify(next));
      setHidden(next);
    },
  ];
}
