import { entryAt } from '../../src/domain/typed';
import { keep } from './kept';

// Read once, because a world draws several hundred thousand numbers.
const { floor, imul } = Math;

/** Seeded random numbers: equal seeds give equal worlds (docs/rules/simulation.md#platform). */
export interface Random {
  /** A number in [0, 1). */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number;
  /** True with probability `p`. */
  chance(p: number): boolean;
  /** One element, all equally likely; throws on an empty list. */
  pick<T>(list: readonly T[]): T;
  /** One element by its weight; throws on an empty list. */
  weighted<T>(list: readonly (readonly [T, number])[]): T;
  /** One element, by its own `weight`. */
  byWeight<T extends { weight: number }>(list: readonly T[]): T;
  /** A log-normal value with this median and sigma of the logarithm (docs/rules/simulation.md#amounts). */
  logNormal(median: number, sigma: number): number;
  /** `length` random decimal digits. */
  digits(length: number): string;
}

/**
 * A small fast generator (mulberry32). FNV-1a of the seed text gives its initial state.
 * @param seed any text
 */
export function createRandom(seed: string): Random {
  const own = keep({ state: 2166136261 });
  for (const character of seed) own.state = imul(own.state ^ (character.codePointAt(0) ?? 0), 16777619);
  const next = () => {
    const state = (own.state + 0x6d2b79f5) | 0;
    own.state = state;
    let mixed = imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  function drawn<T>(list: readonly T[], weightOf: (one: T) => number): T {
    let sum = 0;
    for (const one of list) sum += weightOf(one);
    let left = next() * sum;
    for (const one of list) {
      left -= weightOf(one);
      if (left < 0) return one;
    }
    return random.pick(list);
  }
  const random: Random = {
    next,
    int: (low, high) => low + floor(next() * (high - low + 1)),
    chance: (p) => next() < p,
    pick<T>(list: readonly T[]): T {
      if (list.length === 0) throw new Error('Nothing to pick from');
      return entryAt(list, floor(next() * list.length));
    },
    weighted: (list) => drawn(list, ([, weight]) => weight)[0],
    byWeight: (list) => drawn(list, ({ weight }) => weight),
    logNormal: (median, sigma) =>
      median * Math.exp(sigma * Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())),
    digits(length) {
      let text = '';
      while (text.length < length) text += floor(next() * 10);
      return text;
    },
  };
  return random;
}
