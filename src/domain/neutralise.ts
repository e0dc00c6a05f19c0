// Full-width and small forms count as well. Spaces and format characters (\p{Cf}) can hide a sign, and so can a quote that another program takes
// for its own.
const SIGN = String.raw`[=+\-@\uff1d\uff0b\uff0d\uff20\ufe62\ufe63\ufe66\ufe6b]`;
const HIDING = String.raw`[\s\p{Cc}\p{Cf}"]*`;
const FIRST = new RegExp(String.raw`^\p{Cc}|^${HIDING}${SIGN}`, 'u');
const LATER = new RegExp(String.raw`([;\t\r\n]${HIDING})(?=${SIGN})`, 'gu');

/** A cell of a text file with an apostrophe before each part that a spreadsheet would calculate, whichever separator it divides by. */
export const neutralise = (cell: string): string => (FIRST.test(cell) ? `'${cell}` : cell).replace(LATER, "$1'");
