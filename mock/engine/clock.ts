interface Due {
  at: number;
  order: number;
  run: () => void;
}

/** The only source of time of the platform; times are epoch milliseconds. */
export interface Clock {
  /** Now, in ms since 1970. */
  now(): number;
  /** Runs `run` when the clock reaches `at` (ms); a past time runs at the next advance. Equal times run in order of scheduling. */
  schedule(at: number, run: () => void): void;
  /** Moves time on by `ms` (>= 0) and runs what falls due, in order of time. Throws on a negative step. */
  advance(ms: number): void;
  /** Lets real time drive the clock, every 250 ms; does not keep the process alive. */
  goLive(): void;
  /** Ends the live mode. */
  stop(): void;
}

const TICK_MS = 250;

const isEarlier = (a: Due, b: Due) => a.at < b.at || (a.at === b.at && a.order < b.order);

/**
 * A virtual clock that stands still until it is advanced (decisions §2: MOCK_LIVE, MOCK_NOW).
 * @param start first value of now(), ms since 1970
 */
export function createClock(start: number): Clock {
  const heap: Due[] = [];
  let current = start;
  let order = 0;
  let timer: NodeJS.Timeout | undefined;

  function push(due: Due) {
    let at = heap.push(due) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      const above = heap[parent] as Due;
      if (!isEarlier(due, above)) break;
      heap[at] = above;
      at = parent;
    }
    heap[at] = due;
  }

  function pop(): Due {
    const top = heap[0] as Due;
    const last = heap.pop() as Due;
    if (heap.length === 0) return top;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && isEarlier(heap[child + 1] as Due, heap[child] as Due)) child++;
      if (!isEarlier(heap[child] as Due, last)) break;
      heap[at] = heap[child] as Due;
      at = child;
    }
    heap[at] = last;
    return top;
  }

  const clock: Clock = {
    now: () => current,
    schedule: (at, run) => push({ at, order: order++, run }),
    advance(ms) {
      if (!(ms >= 0)) throw new Error(`The clock cannot move by ${ms} ms`);
      const end = current + ms;
      while (heap.length > 0 && (heap[0] as Due).at <= end) {
        const due = pop();
        current = Math.max(current, due.at);
        due.run();
      }
      current = end;
    },
    goLive() {
      if (timer) return;
      let last = Date.now();
      timer = setInterval(() => {
        const real = Date.now();
        clock.advance(Math.max(0, real - last));
        last = real;
      }, TICK_MS);
      timer.unref();
    },
    stop() {
      clearInterval(timer);
      timer = undefined;
    },
  };
  return clock;
}
