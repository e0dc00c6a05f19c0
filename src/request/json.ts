import { parse } from 'lossless-json';

/** Marks a body that is no JSON, so that an empty body and the text "null" stay distinguishable from it. */
export const MALFORMED = Symbol('malformed');

/** A number literal that a double may not hold: 16 or more significant digits. */
const LONG_NUMBER = /\d[\d.]{15,}/;

/** Keeps the literal of a number that would lose digits as a string (decisions §19). */
function parseNumber(literal: string): number | string {
  const value = Number(literal);
  return String(value) === literal || literal.replace(/\D/g, '').length < 16 ? value : literal;
}

/**
 * Text of an answer to a value; undefined for an empty body, MALFORMED for a text that is no JSON. Numbers that a double would
 * change stay strings. Never throws.
 */
export function parseBody(text: unknown): unknown {
  if (typeof text !== 'string') return text;
  if (text.trim() === '') return undefined;
  try {
    // The exact parser is slower; it is only needed when a long number literal (or a long digit string) occurs at all.
    return LONG_NUMBER.test(text) ? parse(text, undefined, parseNumber) : JSON.parse(text);
  } catch {
    return MALFORMED;
  }
}
