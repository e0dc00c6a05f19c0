import { entryAt } from '../../src/domain/typed';
import { keep } from './kept';

interface Due {
  at: number;
  order: number;
  run: () => void;
}

/** The only source of time of the platform; times are ms since 1970. */
export interface Clock {
  /** Now, in ms since 1970. */
  now(): number;
  /** Runs `run` when the clock reaches `at` (ms); a past time runs at the next advance. Equal times run in scheduling order. */
  schedule(at: number, run: () => void): void;
  /** Advances the clock by `ms` (>= 0) and runs the due tasks in time order. Throws on a negative step. */
  advance(ms: number): void;
  /**
   * Advances the clock with real time, every 250 ms. The timer does not keep the process alive.
   * @param since the real time from which the clock follows; now by default
   */
  goLive(since?: number): void;
  /** Runs this at real intervals, whatever the clock shows; the timer does not keep the process alive. @returns a function that ends it */
  every(ms: number, run: () => void): () => void;
  /** Ends the live mode. */
  stop(): void;
}

const TICK_MS = 250;

const isEarlier = (a: Due, b: Due) => a.at < b.at || (a.at === b.at && a.order < b.order);

/**
 * A virtual clock that moves only by `advance` or `goLive` (docs/rules/simulation.md#platform: MOCK_LIVE, MOCK_NOW).
 * @param start first value of now(), ms since 1970
 */
export function createClock(start: number): Clock {
  const queue: Due[] = keep([]);
  const own = keep({ current: start, order: 0 });
  let timer: NodeJS.Timeout | undefined;

  /** A binary heap: the earliest task is first. */
  function push(due: Due) {
    let at = queue.push(due) - 1;
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (!isEarlier(due, entryAt(queue, above))) break;
      queue[at] = entryAt(queue, above);
      at = above;
    }
    queue[at] = due;
  }

  /** Removes the earliest task; the queue must not be empty. */
  function pop(): Due {
    const [next] = queue as [Due];
    const last = queue.pop() as Due;
    if (queue.length === 0) return next;
    let at = 0;
    for (let below = 1; below < queue.length; below = 2 * at + 1) {
      if (below + 1 < queue.length && isEarlier(entryAt(queue, below + 1), entryAt(queue, below))) below++;
      if (isEarlier(last, entryAt(queue, below))) break;
      queue[at] = entryAt(queue, below);
      at = below;
    }
    queue[at] = last;
    return next;
  }

  const clock: Clock = {
    now: () => own.current,
    schedule: (at, run) => push({ at, order: own.order++, run }),
    advance(ms) {
      if (!(ms >= 0)) throw new Error(`The clock cannot move by ${ms} ms`);
      const end = own.current + ms;
      while (queue[0] && queue[0].at <= end) {
        const due = pop();
        own.current = Math.max(own.current, due.at);
        due.run();
      }
      own.current = end;
    },
    goLive(since = Date.now()) {
      if (timer) return;
      let last = since;
      timer = setInterval(() => {
        const real = Date.now();
        clock.advance(Math.max(0, real - last));
        last = real;
      }, TICK_MS);
      timer.unref();
    },
    every(ms, run) {
      const repeated = setInterval(run, ms).unref();
      return () => clearInterval(repeated);
    },
    stop() {
      clearInterval(timer);
      timer = undefined;
    },
  };
  return clock;
}
