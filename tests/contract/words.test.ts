import { longestLabel, refused } from '../../config/quality/words.json';
import { english, platformTexts, wordsOf } from './texts';

/** Known exceptions by place, which is a message key or a platform file, then by rule. */
type Breaches = Record<string, Record<string, number>>;

const WORDS = refused.map((word) => [word, new RegExp(`\\b(?:${word})\\b`, 'gi')] as const);
const LABEL = `longer than ${longestLabel}`;
/** A label has no punctuation of a sentence. */
const isLabel = (words: string) => !/[.?!:;…]/.test(words);

/** Rules of plain English that these words break; each as often as it is broken. */
function breachesOf(words: string): string[] {
  const found = WORDS.flatMap(([word, form]) => [...words.matchAll(form)].map(() => word));
  return isLabel(words) && words.length > longestLabel ? [...found, LABEL] : found;
}

function breachesIn(texts: Iterable<readonly [place: string, words: string]>): Breaches {
  const all: Breaches = {};
  for (const [place, words] of texts)
    for (const rule of breachesOf(words)) {
      const here = all[place] ?? {};
      all[place] = { ...here, [rule]: (here[rule] ?? 0) + 1 };
    }
  return all;
}

const texts = [
  ...[...english].flatMap(([key, message]) => wordsOf(message, 'en-US').map((words) => [key, words] as const)),
  ...platformTexts().map(({ file, english: words }) => [file, words] as const),
];

test('no text breaks a rule of plain English', () => {
  expect(texts.length).toBeGreaterThan(5000);
  expect(breachesIn(texts)).toEqual({});
});

test('the check finds rejected words and long labels, and nothing else', () => {
  expect(breachesOf('Nobody knows whether somebody was told.')).toEqual(['nobody', 'somebody', 'told']);
  expect(breachesOf('The lines go on, and the next one goes on too.')).toEqual(['go(?:es)? on', 'go(?:es)? on']);
  expect(breachesOf('A label that is one character too long..'.replace('..', ' xx'))).toEqual([LABEL]);
  expect(breachesOf('A sentence may be as long as it needs to be, to say what happened.')).toEqual([]);
  expect(breachesOf('Awaiting review')).toEqual([]);
});
