/** Ways in which a server gets one field of a record wrong. */
export const damages = ['wrong', 'number', 'null', 'missing'] as const;
export type Damage = (typeof damages)[number];

/** Digits that no amount, count or time of the platform has. */
const FOREIGN_NUMBER = 987_654_321;

const isRecord = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
const wrongOf = (value: unknown): unknown =>
  typeof value === 'number' || typeof value === 'boolean' || isRecord(value) ? 'another type' : { of: 'another type' };

/** The record with this one field damaged. */
export function damaged(record: object, field: string, how: Damage): Record<string, unknown> {
  const { [field]: value, ...rest } = record as Record<string, unknown>;
  if (how === 'missing') return rest;
  if (how === 'null') return { ...rest, [field]: null };
  return { ...rest, [field]: how === 'number' && typeof value !== 'number' ? FOREIGN_NUMBER : wrongOf(value) };
}

/** What a person would read of a value that is not there. */
const BROKEN = /.{0,40}(\bundefined\b|\bNaN\b|\[object Object\]|Invalid Date|\bInfinity\b|another type).{0,20}/g;
const NAMES = ['aria-label', 'title', 'placeholder', 'alt', 'data-hint', 'aria-description', 'datetime', 'href'];

/** Texts and names inside an element that tell of a value that is not there. */
export function brokenIn(element: Element): string[] {
  const named = [element, ...element.querySelectorAll('*')].flatMap((node) => NAMES.map((name) => node.getAttribute(name) ?? ''));
  return [element.textContent ?? '', ...named].join('\n').match(BROKEN) ?? [];
}

/** The texts of an element, each on a line of its own. */
export function linesOf(element: Element): string {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const lines: string[] = [];
  while (walker.nextNode()) lines.push(walker.currentNode.textContent ?? '');
  return lines.join('\n');
}

/** Amounts, counts and years in a text; what is shorter may be the seconds of a countdown. */
export const figuresIn = (text: string): Set<string> => new Set(text.match(/\d[\d,.]*\d\d/g) ?? []);
