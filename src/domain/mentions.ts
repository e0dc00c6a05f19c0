/** A piece of a text; `name` when it is `@` and the user name of somebody. */
export interface TextPart {
  text: string;
  name?: string;
}

const SPECIAL = /[.*+?^${}()|[\]\\]/g;

/** Finds `@` with one of the names as a word of its own: `@li.na.` ends a sentence, `@li.nara` is somebody else. */
function patternOf(names: readonly string[]): RegExp | undefined {
  const longestFirst = names.filter(Boolean).sort((a, b) => b.length - a.length);
  if (longestFirst.length === 0) return undefined;
  const either = longestFirst.map((name) => name.replace(SPECIAL, '\\$&')).join('|');
  return new RegExp(`(?<![\\w@])@(${either})(?![\\w@]|[.-]\\w)`, 'g');
}

/** A text in pieces, so that the names of those it mentions can be shown as such; all pieces together are the text. */
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

/** Which of these names a text mentions, each once. */
export function mentionedIn(text: string, names: readonly string[]): string[] {
  return [...new Set(splitMentions(text, names).flatMap(({ name }) => name ?? []))];
}
