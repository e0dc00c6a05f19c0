/** A piece of a text; `name` is set when the piece is `@` and a user name. */
export interface TextPart {
  text: string;
  name?: string;
}

const SPECIAL = /[.*+?^${}()|[\]\\]/g;

/** Matches `@` with one of the names as a whole word. In `@li.na.` the dot ends the sentence; `@li.nara` is another name. */
function patternOf(names: readonly string[]): RegExp | undefined {
  const longestFirst = names.filter(Boolean).sort((a, b) => b.length - a.length);
  if (longestFirst.length === 0) return undefined;
  const either = longestFirst.map((name) => name.replace(SPECIAL, '\\$&')).join('|');
  return new RegExp(`(?<![\\w@])@(${either})(?![\\w@]|[.-]\\w)`, 'g');
}

/** Splits a text at its mentions, to highlight them. The pieces together are the whole text. */
export function splitMentions(text: string, names: readonly string[]): TextPart[] {
  const pattern = patternOf([...names]);
  if (!pattern) return [{ text }];
  const parts: TextPart[] = [];
  let end = 0;
  for (const found of text.matchAll(pattern)) {
    if (found.index > end) parts.push({ text: text.slice(end, found.index) });
    parts.push({ text: found[0], name: found[1] });
    end = found.index + found[0].length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/** The names that a text mentions, without repeats. */
export function mentionedIn(text: string, names: readonly string[]): string[] {
  return [...new Set(splitMentions(text, names).flatMap(({ name }) => name ?? []))];
}
