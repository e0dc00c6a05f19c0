import { keep } from './kept';

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
 * A virtual clock that stands still until it is advanced (docs/rules/simulation.md#platform: MOCK_LIVE, MOCK_NOW).
 * @param start first value of now(), ms since 1970
 */
export function createClock(start: number): Clock {
  const queue: Due[] = keep([]);
  const own = keep({ current: start, order: 0 });
  let timer: NodeJS.Timeout | undefined;

  /** Latest first, so that the next one is taken from the end. */
  function push(due: Due) {
    let low = 0;
    let high = queue.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (isEarlier(due, queue[middle] as Due)) low = middle + 1;
      else high = middle;
    }
    queue.splice(low, 0, due);
  }

  const clock: Clock = {
    now: () => own.current,
    schedule: (at, run) => push({ at, order: own.order++, run }),
    advance(ms) {
      if (!(ms >= 0)) throw new Error(`The clock cannot move by ${ms} ms`);
      const end = own.current + ms;
      while (queue.length > 0 && (queue.at(-1) as Due).at <= end) {
        const due = queue.pop() as Due;
        own.current = Math.max(own.current, due.at);
        due.run();
      }
      own.current = end;
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
