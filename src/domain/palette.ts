import { searchTerms, withoutInvisible } from './text';

/** An item of the palette that can be found by words. */
export interface Findable {
  /** The searched text: the label and its synonyms. */
  text: string;
}

const NUMBER = /^[A-Za-z0-9_-]{3,64}$/;
const MIN_DIGITS = 4;
const BETWEEN_WORDS = /[\s/]+/;

const fold = (text: string) => withoutInvisible(text).normalize('NFKC').toLowerCase().trim();

const isNumber = (text: string) => NUMBER.test(text) && text.replace(/\D/g, '').length >= MIN_DIGITS;

/** The typed or pasted record number, or several joined by commas; undefined for words. */
export function numberIn(typed: string): string | undefined {
  const terms = searchTerms(typed);
  return terms.length > 0 && terms.every(isNumber) ? terms.join() : undefined;
}

/**
 * How well a text matches the input; lower is better. Every word must occur, in any order.
 * @returns undefined when a word is missing
 */
export function rankOf(typed: string, text: string): number | undefined {
  const within = fold(text);
  const parts = within.split(BETWEEN_WORDS);
  let rank = 0;
  for (const word of fold(typed).split(/\s+/).filter(Boolean)) {
    if (!within.includes(word)) return undefined;
    if (within.startsWith(word)) continue;
    rank += parts.some((part) => part.startsWith(word)) ? 1 : 2;
  }
  return rank;
}

/** Matching items, best first. Equal matches keep their order. */
export function findBy<T extends Findable>(typed: string, items: readonly T[]): T[] {
  return items
    .flatMap((item) => {
      const rank = rankOf(typed, item.text);
      return rank === undefined ? [] : [{ item, rank }];
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}
