/** What the platform holds after a garbage collection. */
export interface MemorySample {
  /** Bytes of the heap. */
  heap: number;
  /** Rows of its tables: orders, payouts, events, ledger and log entries. */
  rows: number;
  /** Changing calls, each with an answer that is kept for a day in case it is repeated. */
  changes: number;
}

/** Bytes that a kept row and a kept answer may take; on average they take 550 and 4,300. */
const ROW_BYTES = 600;
const ANSWER_BYTES = 6_000;
/** Share of the heap that may come and go: code that was compiled, buffers, caches. */
const NOISE = 0.03;

export interface MemoryGrowth {
  /** Bytes between the end of the first tenth, which only warms up, and the end. */
  grown: number;
  /** Bytes that the platform may have grown by what it keeps. */
  allowed: number;
  isFlat: boolean;
}

/**
 * Whether the memory is flat but for what the platform must keep. @param samples at the start of each tenth, and at the end
 * @throws with fewer than three samples
 */
export function growthOf(samples: readonly MemorySample[]): MemoryGrowth {
  const [, first, ...rest] = samples;
  const last = rest.at(-1);
  if (!first || !last) throw new Error('Memory was looked at too rarely');
  const grown = last.heap - first.heap;
  const kept = (last.rows - first.rows) * ROW_BYTES + (last.changes - first.changes) * ANSWER_BYTES;
  const allowed = Math.round(first.heap * NOISE) + kept;
  return { grown, allowed, isFlat: grown <= allowed };
}
