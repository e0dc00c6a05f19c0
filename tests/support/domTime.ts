import { act } from '@testing-library/react';

interface Held {
  due: number;
  /** Undefined for a timer that runs once. */
  everyMs: number | undefined;
  run: () => void;
}

/**
 * Registers the hooks of a test file: timers of exactly these lengths (ms) are stopped until the test lets time pass. Frames,
 * answers over the network and the test's own waiting go on, which Jest's fake timers would stop.
 * @returns lets so much time pass
 */
export function withHeldTimers(...lengths: readonly number[]): (ms: number) => Promise<void> {
  const { setTimeout, clearTimeout, setInterval, clearInterval } = window;
  const held = new Map<number, Held>();
  let now = 0;
  // Far from the numbers that the browser gives.
  let next = 1_000_000;

  beforeEach(() => {
    held.clear();
    const holding =
      (real: typeof setTimeout, isRepeated: boolean) =>
      (run: () => void, ms = 0, ...rest: unknown[]) => {
        if (!lengths.includes(ms)) return real(run, ms, ...rest);
        next += 1;
        held.set(next, { due: now + ms, everyMs: isRepeated ? ms : undefined, run });
        return next;
      };
    const releasing = (real: typeof clearTimeout) => (id: number) => {
      if (!held.delete(id)) real(id);
    };
    Object.assign(window, {
      setTimeout: holding(setTimeout, false),
      setInterval: holding(setInterval as typeof setTimeout, true),
      clearTimeout: releasing(clearTimeout),
      clearInterval: releasing(clearInterval),
    });
  });
  afterEach(() => void Object.assign(window, { setTimeout, setInterval, clearTimeout, clearInterval }));

  return async (ms) => {
    const end = now + ms;
    for (;;) {
      const [first] = [...held].filter(([, { due }]) => due <= end).sort(([, a], [, b]) => a.due - b.due);
      if (!first) break;
      const [id, timer] = first;
      now = timer.due;
      if (timer.everyMs === undefined) held.delete(id);
      else timer.due += timer.everyMs;
      await act(async () => timer.run());
    }
    now = end;
  };
}
