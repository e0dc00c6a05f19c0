// Storage of the browser may throw at any call: it is full, blocked or private (docs/rules/console.md#storage). This file alone uses it.

/** The browser refused to keep what must not be lost. */
export class StorageFault extends Error {}

let hasThrown = false;
const listeners = new Set<() => void>();

/** True once the browser has refused to read, keep or remove something. */
export const hasStorageFault = (): boolean => hasThrown;

/** Calls the listener at the first refusal. */
export function onStorageFault(listener: () => void): void {
  listeners.add(listener);
}

function note(): void {
  if (hasThrown) return;
  hasThrown = true;
  for (const listener of listeners) listener();
}

function guarded(name: 'localStorage' | 'sessionStorage') {
  /** What the browser refused to keep, or, as null, to remove. It lasts until the page is closed. */
  const memory = new Map<string, string | null>();
  const strictly = <Value>(act: (storage: Storage) => Value, instead?: Value): Value => {
    try {
      // Where storage is blocked, to name it throws.
      return act(window[name]);
    } catch {
      note();
      if (instead === undefined) throw new StorageFault();
      return instead;
    }
  };
  const readFrom = (key: string) => (storage: Storage) => storage.getItem(key);
  /** The stored text or null. Throws a StorageFault. */
  const read = (key: string) => strictly(readFrom(key));
  /** Stores the text, or removes it with null. Throws a StorageFault. */
  const write = (key: string, text: string | null) => {
    strictly((storage) => (text === null ? storage.removeItem(key) : storage.setItem(key, text)));
    memory.delete(key);
  };
  /** Stores the text, or removes it with null, for what may last until the page is closed: never throws. */
  const put = (key: string, text: string | null) => {
    try {
      write(key, text);
    } catch {
      memory.set(key, text);
    }
  };
  /** All names: never throws. */
  const keys = () => strictly(Object.keys, []);
  return {
    read,
    write,
    put,
    keys,
    /** The stored text or null, for what a page can do without: never throws. */
    get: (key: string): string | null =>
      memory.has(key) ? (memory.get(key) ?? null) : strictly<string | null>(readFrom(key), null),
    /** Removes everything: never throws. */
    clear: () => {
      for (const key of [...memory.keys(), ...keys()]) put(key, null);
    },
  };
}

/** Shared by all tabs. */
export const local = guarded('localStorage');
/** Of this tab; it survives a reload. */
export const ofTab = guarded('sessionStorage');
