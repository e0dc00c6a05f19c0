/**
 * Invisible characters: format characters (zero width, direction marks, word joiner, BOM, soft hyphen) and control characters.
 */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}|\p{Cf}|(?![\t\n\r])\p{Cc}/gu;
/** All kinds of spaces. */
const BLANK = /\p{Zs}/gu;
/** Full-width ASCII, as Chinese and Japanese input methods type it. */
const FULL_WIDTH = /[\uff01-\uff5e]/g;

/** Removes invisible characters and replaces every kind of space by a plain one. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '').replace(BLANK, ' ');

/** The same, and full-width characters become ASCII. */
export const plainText = (text: string): string =>
  withoutInvisible(text).replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));

const LIST = /[,;\u3001\u060c\t\r\n\u2028\u2029]+/;
const AROUND = /^[\s"'\u2018-\u201f\u00ab\u00bb\u300c-\u300f`]+|[\s"'\u2018-\u201f\u00ab\u00bb\u300c-\u300f`,;]+$/g;
/** A copied record number: it has a digit, and only characters of numbers, codes and addresses. */
const NUMBER = /^[\w.:/+@-]*\d[\w.:/+@-]*$/;
/** A space separates numbers, but also the digit groups of one number ("4111 1111 1111 1111"). */
const isGroup = (word: string) => /^\d{1,4}$/.test(word);

/**
 * Search terms of a typed or pasted text. Several numbers become one term each, whatever separates or surrounds them. A name or
 * other text stays one term.
 */
export function searchTerms(text: string): string[] {
  const plain = plainText(text);
  const pieces = plain.split(LIST).flatMap((piece) => {
    const words = piece.replace(AROUND, '').split(/ +/);
    const areNumbers = words.every((word) => NUMBER.test(word.replace(AROUND, '')));
    return areNumbers && !words.some(isGroup) ? words.map((word) => word.replace(AROUND, '')) : words.join(' ');
  });
  const numbers = [...new Set(pieces.filter(Boolean))];
  if (numbers.length > 0 && numbers.every((piece) => NUMBER.test(piece))) return numbers;
  // Names may contain full-width characters.
  const whole = (/^[\x20-\x7e\t\r\n]*$/.test(plain) ? plain : withoutInvisible(text)).replace(AROUND, '');
  return whole === '' ? [] : [whole];
}

/** The same as text for the wire: numbers joined by commas. */
export const searchText = (text: string): string => searchTerms(text).join(',');
