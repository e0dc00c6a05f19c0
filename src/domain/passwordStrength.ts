import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { LEAST_STRENGTH } from './password';

/** The library counts 1e8 guesses for any three parts, however easy each one is: only above that an answer says something. */
const LEAST_GUESSES = 1e9;
const LEAST_NAME = 3;

/** What makes a password weak. */
export type Weakness = 'keys' | 'repeats' | 'sequence' | 'date' | 'common' | 'name' | 'short';

const WEAKNESS: Readonly<Record<string, Weakness>> = {
  straightRow: 'keys',
  keyPattern: 'keys',
  simpleRepeat: 'repeats',
  extendedRepeat: 'repeats',
  sequences: 'sequence',
  recentYears: 'date',
  dates: 'date',
  topTen: 'common',
  topHundred: 'common',
  common: 'common',
  similarToCommon: 'common',
  wordByItself: 'common',
  userInputs: 'name',
};

/** How hard a password is to guess, in steps from 1 to 4. */
export interface Strength {
  step: 1 | 2 | 3 | 4;
  /** Only below the least strength. */
  weakness?: Weakness;
}

let library: ZxcvbnFactory | undefined;

/** Judges a password (docs/rules/session.md#password). @param names of its owner, which make it easier to guess */
export function strengthOf(password: string, names: readonly string[]): Strength {
  // Its lists take a fifth of a second, so only who sets a password pays for them.
  library ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  const parts = names.flatMap((name) => name.split(/[^\p{L}\p{N}]+/u)).filter(({ length }) => length >= LEAST_NAME);
  const { score, guesses, feedback } = library.check(password, [...names.filter(Boolean), ...parts]);
  const step = Math.max(1, guesses < LEAST_GUESSES ? Math.min(score, LEAST_STRENGTH - 1) : score) as Strength['step'];
  if (step >= LEAST_STRENGTH) return { step };
  return { step, weakness: WEAKNESS[feedback.warning ?? ''] ?? 'short' };
}
