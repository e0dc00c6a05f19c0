/**
 * State of closures, registered so that a platform can be put back to its beginning: a closure cannot be looked
 * into from outside.
 */
let registered: object[] | undefined;

/** Runs `make`, and collects the state that is registered meanwhile. */
export function collectKept<T>(make: () => T): { made: T; kept: object[] } {
  const kept: object[] = [];
  registered = kept;
  try {
    return { made: make(), kept };
  } finally {
    registered = undefined;
  }
}

/** Registers an object whose content is state of a platform that is being made. @returns the same object */
export function keep<T extends object>(state: T): T {
  registered?.push(state);
  return state;
}

/** A value worked out for an owner and stored with it: it goes back when the owner does. */
export class KeptWith<K extends object, V> {
  private readonly name: symbol;
  constructor(name: string) {
    this.name = Symbol(name);
  }
  get(owner: K): V | undefined {
    return (owner as Record<symbol, V>)[this.name];
  }
  set(owner: K, value: V): void {
    (owner as Record<symbol, V>)[this.name] = value;
  }
}
