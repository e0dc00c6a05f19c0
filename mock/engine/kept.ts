/** State of closures. It is registered so that tests can reset a platform, because closures are not accessible from outside. */
let registered: object[] | undefined;

/** Runs `make` and collects the state that it registers. */
export function collectKept<T>(make: () => T): { made: T; kept: object[] } {
  const kept: object[] = [];
  registered = kept;
  try {
    return { made: make(), kept };
  } finally {
    registered = undefined;
  }
}

/** Registers an object that holds state of the platform under construction. @returns the same object */
export function keep<T extends object>(state: T): T {
  registered?.push(state);
  return state;
}

/** A computed value stored in its owner: it is reset together with the owner. */
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
