import { hasDirection, withMarks, withoutMarks } from '@/domain/direction';

/** Marks a body that is not JSON. An empty body and the text "null" stay distinguishable from it. */
export const MALFORMED = Symbol('malformed');

/** Where a number may lose digits as a double: 16 or more digits or a huge exponent, outside a string. */
const LONG_NUMBER = /[:[,]\s*-?(\d[\d.]{15,}|[\d.]+[eE][+-]?\d{3})/;

/** Keeps a number that would lose digits as a string (docs/rules/money.md#amounts). */
function parseNumber(literal: string): number | string {
  const value = Number(literal);
  if (!Number.isFinite(value)) return literal;
  return String(value) === literal || literal.replace(/\D/g, '').length < 16 ? value : literal;
}

/** A direction control that JSON escapes. */
const ESCAPED = /\\u(?:061c|200[ef]|202[a-e]|206[6-9])/i;

/** Every text of an answer has marks for direction controls, wherever it is shown (docs/rules/console.md#direction). */
const marksOf = (text: string) =>
  hasDirection(text) || ESCAPED.test(text)
    ? (_: string, value: unknown) => (typeof value === 'string' ? withMarks(value) : value)
    : undefined;

/** Parses JSON of the server. @throws SyntaxError */
export const parseJson = (text: string): unknown => JSON.parse(text, marksOf(text));

/** The body or query of a call: a text that came with marks goes back as the server has it. */
export function unmarked<Body>(data: Body): Body {
  const text = JSON.stringify(data) as string | undefined;
  return text && hasDirection(text) ? (JSON.parse(withoutMarks(text)) as Body) : data;
}

/**
 * Parses the text of an answer: undefined for an empty body, MALFORMED for a text that is not JSON. Numbers that a double would
 * change stay strings. Never rejects.
 */
export async function parseBody(text: unknown): Promise<unknown> {
  if (typeof text !== 'string') return text;
  if (text.trim() === '') return undefined;
  try {
    const plain = parseJson(text);
    // The exact parser is loaded only when a long number (or a long digit string) occurs.
    if (!LONG_NUMBER.test(text)) return plain;
    const { parse } = await import(/* webpackChunkName: "exact-json" */ 'lossless-json');
    return parse(text, marksOf(text), parseNumber);
  } catch {
    return MALFORMED;
  }
}
