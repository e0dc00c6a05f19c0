/** Values of spreadsheet errors in any language, cells too narrow for their number, and LibreOffice's own codes. */
const ERROR = /^(#[\p{L}\d/_]+[!?]|#(N\/[ABDV]|NV|GETTING_DATA|НД)( N\/A)?|#{2,}|Err:\d+)$/iu;
/** A number as a spreadsheet rounds it: the missing digits cannot be known. */
const SCIENTIFIC = /^[+-]?\d+([.,]\d+)?E[+-]\d+$|^[+-]?\d+[.,]\d+E\d+$/i;
const APOSTROPHE = "['\u2018\u2019\u00b4`\u2032]";
/** In a name or a remark, an apostrophe may also begin a word. */
const QUOTED_NUMBER = new RegExp(`^${APOSTROPHE}\\s*[\\d=+\\-@#]`);
const QUOTED = new RegExp(`^${APOSTROPHE}`);
const DIFFERS = ' \u2260 ';

/** Cell text for a number that its format shows as another one. Both are kept: only the operator knows which one is meant. */
export const inexactText = (shown: string, stored: string): string => `${shown}${DIFFERS}${stored}`.trimStart();

/** The day or moment in a cell that holds a date; the text itself otherwise. */
export const dateText = (text: string): string => /^(\d{4}-\d\d-\d\d(?:T[\d:]{8})?) \u2260 [\d.]+$/.exec(text)?.[1] ?? text;

/**
 * Whether a cell of an imported file is not the value itself: a spreadsheet error, a number in scientific notation, a text with
 * an apostrophe in front, or a number that is shown differently than stored (docs/rules/batch.md#cells).
 * @param isFreeText names and remarks may begin with an apostrophe
 */
export function isInexact(text: string, isFreeText = false): boolean {
  const plain = text.normalize('NFKC').trim();
  if (plain === '') return false;
  const isQuoted = (isFreeText ? QUOTED_NUMBER : QUOTED).test(text.trim());
  return ERROR.test(plain) || SCIENTIFIC.test(plain) || isQuoted || `${text} `.includes(DIFFERS) || text.startsWith('\u2260 ');
}
