/**
 * The one switch between the short suite (`npm test`) and the whole one (`npm run test:exhaustive`): how much of each matrix is
 * tried. The short suite takes the same sample in each run; the exhaustive one takes everything, and where even it samples, the
 * sample rotates with a seed that is printed (TEST_SEED repeats it).
 */
export const isExhaustive = process.env.TEST_DEPTH === 'exhaustive';

const deep = <T>(short: T, whole: T): T => (isExhaustive ? whole : short);

/** Seed of everything random: pinned in the short suite. */
export const testSeed: number = Number(process.env.TEST_SEED ?? 20_261_120);

export const depth = {
  /** Rounds in which two operators work on one queue. */
  rounds: deep(5, 50),
  /** Decisions by the keyboard alone, from the list and as many in the drawer; both are sizes of a page. */
  decisions: deep(10, 50),
  /** Random orders in which answers and clicks come. */
  interleavings: deep(30, 300),
  /** Lines of a file that is read in. */
  lines: deep(2_000, 10_000),
  /** Runs of a property (fast-check). */
  runs: (whole: number): number => deep(Math.max(10, Math.ceil(whole / 8)), whole),
  /** Languages in which the screens are looked at. */
  locales: deep<readonly ('en-US' | 'zh-CN')[]>(['en-US'], ['en-US', 'zh-CN']),
} as const;

/** All cases in the exhaustive suite; in the short one the first, as a representative. */
export const firstOf = <T>(cases: readonly T[]): T[] => deep(cases.slice(0, 1), [...cases]);

/** A test of the exhaustive suite alone: the short one holds its screen, or its rule, by others that take less. */
export const exhaustiveTest: jest.It = isExhaustive
  ? test
  : Object.assign(() => undefined, { ...test, each: () => () => undefined } as unknown as jest.It);

/** A well mixed number of a text; equal texts give equal numbers. */
function hashOf(text: string): number {
  let hash = 2_166_136_261;
  for (const character of text) hash = Math.imul(hash ^ character.charCodeAt(0), 16_777_619);
  return hash >>> 0;
}

/** True for each text in the exhaustive suite; in the short one for a pinned sample of them, one in so many. */
export const isSampled = (text: string, oneIn: number): boolean => isExhaustive || hashOf(`${testSeed} ${text}`) % oneIn === 0;

/**
 * All cases in the exhaustive suite; in the short one those that are named, and of the rest a pinned sample.
 * @param always cases that the short suite never leaves out
 * @param count cases of the short suite beside them
 */
export function sample<T>(cases: readonly T[], count: number, always: (one: T) => boolean = () => false): T[] {
  if (isExhaustive) return [...cases];
  const rest = cases.filter((one) => !always(one));
  const order = (one: T) => hashOf(`${testSeed} ${JSON.stringify(one)}`);
  const chosen = new Set(rest.sort((a, b) => order(a) - order(b)).slice(0, count));
  return cases.filter((one) => always(one) || chosen.has(one));
}
