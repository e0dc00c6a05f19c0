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

/**
 * Parses the text of an answer: undefined for an empty body, MALFORMED for a text that is not JSON. Numbers that a double would
 * change stay strings. Never rejects.
 */
export async function parseBody(text: unknown): Promise<unknown> {
  if (typeof text !== 'string') return text;
  if (text.trim() === '') return undefined;
  try {
    const plain: unknown = JSON.parse(text);
    // The exact parser is loaded only when a long number (or a long digit string) occurs.
    if (!LONG_NUMBER.test(text)) return plain;
    const { parse } = await import(/* webpackChunkName: "exact-json" */ 'lossless-json');
    return parse(text, undefined, parseNumber);
  } catch {
    return MALFORMED;
  }
}
