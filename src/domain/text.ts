/** Signs that nobody sees: format characters (zero width, direction marks, word joiner, BOM, soft hyphen) and control characters. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}|\p{Cf}|(?![\t\n\r])\p{Cc}/gu;
/** Blanks other than the plain one. */
const BLANK = /\p{Zs}/gu;
/** Full-width forms of ASCII, as Chinese and Japanese input methods write them. */
const FULL_WIDTH = /[\uff01-\uff5e]/g;

/** A text without the signs that nobody sees; every kind of blank is a plain one. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '').replace(BLANK, ' ');

/** The same with letters, digits and signs of full width as plain ones. */
export const plainText = (text: string): string =>
  withoutInvisible(text).replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));

const LIST = /[,;\u3001\u060c\t\r\n\u2028\u2029]+/;
const AROUND = /^[\s"'\u2018-\u201f\u00ab\u00bb\u300c-\u300f`]+|[\s"'\u2018-\u201f\u00ab\u00bb\u300c-\u300f`,;]+$/g;
/** A number of a record as people copy it: with a digit, and nothing but what stands in numbers, codes and addresses. */
const NUMBER = /^[\w.:/+@-]*\d[\w.:/+@-]*$/;
/** Blanks divide numbers, but also the digits of one ("4111 1111 1111 1111"). */
const isGroup = (word: string) => /^\d{1,4}$/.test(word);

/**
 * What somebody looks for, typed or pasted: several numbers one by one, whatever stands between and around them; a name or another
 * text as a whole.
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
  // A name may be written in full width.
  const whole = (/^[\x20-\x7e\t\r\n]*$/.test(plain) ? plain : withoutInvisible(text)).replace(AROUND, '');
  return whole === '' ? [] : [whole];
}

/** The same as the wire has it: several numbers with commas between them. */
export const searchText = (text: string): string => searchTerms(text).join(',');
