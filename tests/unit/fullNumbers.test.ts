import { fullNumbersIn, hideFullNumbers } from '@/domain/fullNumbers';
import { depth } from '../support/depth';
import fc from '../support/properties';

const RUNS = { numRuns: depth.runs(10_000) };

describe('a full number is masked', () => {
  test.each([
    ['plain', 'to 1234567890 please', 'to ******7890 please'],
    ['of twelve digits', 'to 123456789012 please', 'to 123456******9012 please'],
    ['at the end of a sentence', '6222021234567890123.', '622202******0123.'],
    ['with spaces', 'card 4111 1111 1111 1111, please', 'card 411111******1111, please'],
    ['with dashes', '4111-1111–1111—1111', '411111******1111'],
    ['with dots', '9904.5749.9013.9765', '990457******9765'],
    ['with slashes and underscores', '9904/5749_9013\\9765', '990457******9765'],
    ['on several lines', '9904\n5749\r\n9013\n9765', '990457******9765'],
    ['in full width', '６２２２０２１２３４５６７８９０１２３', '622202******0123'],
    ['in Arabic-Indic digits', '٦٢٢٢٠٢١٢٣٤٥٦٧٨٩٠', '622202******7890'],
    ['in Persian digits', '۶۲۲۲۰۲۱۲۳۴۵۶۷۸۹۰', '622202******7890'],
    ['in Devanagari digits', '६२२२०२१२३४५६७८९०', '622202******7890'],
    ['in Thai digits', '๖๒๒๒๐๒๑๒๓๔๕๖๗๘๙๐', '622202******7890'],
    ['in mathematical digits', '𝟞𝟚𝟚𝟚𝟘𝟚𝟙𝟚𝟛𝟜𝟝𝟞𝟟𝟠𝟡𝟘', '622202******7890'],
    ['in Chinese digits', '卡号六二二二零二一二三四五六七八九〇', '卡号622202******7890'],
    ['with zero width signs', '6222\u200b0212\u200d3456\u20607890', '622202******7890'],
    ['with direction signs', '\u202e6222\u200f02123456\u20667890', '\u202e622202******7890'],
    ['with combining marks', '6\u03312\u03312\u03312\u0331021234567890', '622202******7890'],
    ['with O for 0 and l for 1', '4l11 1lI1 1111 1OO1', '411111******1001'],
    ['with one letter between groups', '4111x1111x1111x1111', '411111******1111'],
    ['with a letter after each digit', '9a9b0c4d5e6f3a6b3c5d6e3f9a6b3c4', '990456******9634'],
    ['with a letter before it', 'A6222021234567890123', 'A622202******0123'],
    ['with a word before it', 'No1234567890', 'No******7890'],
    ['with colons, if its check digit is right', '4111:1111:1111:1111', '411111******1111'],
    ['in brackets, if its check digit is right', '(4111) (1111) (1111) (1111)', '(411111******1111)'],
    ['with commas, if its check digit is right', '4111, 1111, 1111, 1111', '411111******1111'],
    ['grouped like an amount', '4,111,111,111,111,111', '411111******1111'],
    ['each one of several', '6222021234567890123\n9904574990139765', '622202******0123\n990457******9765'],
    ['with other digits before it', 'row 12345 6222021234567890123', 'row ******0123'],
    ['beside a date', '2026-11-20 9904574990139765', '2026-11-20 990457******9765'],
    ['after the number of an order', 'W20261120063102000001 9904574990139765', 'W20261120063102000001 990457******9765'],
    ['a phone number by its last digits', 'call +66 81 234 56789', 'call +******6789'],
  ])('%s', (_, text, masked) => {
    expect(hideFullNumbers(text)).toBe(masked);
    expect(hideFullNumbers(masked)).toBe(masked);
  });
});

/** Texts that stay as they are, to the letter. */
const STAYING = [
  'to 123456789 please',
  'W20261120063102000001',
  'O20261112063102000001',
  'U0120261112063602000045',
  'RC202611120107',
  'R202611120631020000011',
  'trace 648781059b780de7',
  'sha256 53697f3c30f032d51e4c464867378094989c7ec084945ab477ea1214321f6d90',
  'M100001/M100002/M100003',
  'M100001 M100002 M100003',
  '0190a8f2-7c3e-7b52-8123-4567890123ab',
  'on 2026-11-20 14:31:02 there were 12',
  '20/11/2026 09:00',
  '2026-11-20T06:31:02.114Z',
  '20261120T063102Z',
  'THB 1,250,000.00',
  'VND 12,500,000,000',
  '1.250.000.000 VND',
  '1,250,000.00 and 3,400,000.00',
  '1250.00 - 50.00 = 1200.00',
  '12345678.90',
  '192.168.100.200/24',
  '198.51.100.109/32',
  '1250.00+3400.00=4650.00',
  'Mozilla/5.0 (X11; Linux x86_64) Chrome/131.0.6778.205 Safari/537.36',
  'rows 12, 15, 18, 22, 31',
  'account ..9012 of 622202******0123',
  '王小明，第3笔，共12笔',
  'สมชาย 😀 José',
  '',
];

test.each(STAYING)('%j stays', (text) => {
  expect(hideFullNumbers(text)).toBe(text);
});

/** First digits of scripts, written by hand from the code charts of Unicode. */
const ZEROS = [0x30, 0xff10, 0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xbe6, 0xe50, 0xed0, 0xf20, 0x1040, 0x17e0, 0x1d7ce, 0x104a0];
const digitOf = (char: string) =>
  ZEROS.map((zero) => (char.codePointAt(0) ?? 0) - zero).find((value) => value >= 0 && value < 10);
/** The digits that a person reads in a text, one after the other. */
const read = (text: string) => [...text.normalize('NFKC')].map((char) => digitOf(char) ?? '').join('');

const SEPARATORS = [
  ' ',
  '-',
  '.',
  '/',
  '_',
  '\n',
  '\u2013',
  '\u00a0',
  '\u3000',
  '\u200b',
  '\u200e',
  '\u2066',
  '\u00ad',
  ' - ',
  '\r\n',
];
const words = fc.constantFrom(
  'pay',
  'to',
  'the',
  'account',
  '账户',
  'คุณ',
  'já',
  '(see',
  'again)',
  'why?',
  '😀',
  'M100001',
  '12',
  '7',
);
const texts = fc
  .array(fc.oneof(words, fc.string({ unit: 'grapheme', maxLength: 12 })), { maxLength: 6 })
  .map((all) => all.join(' '));
/** An account number and one way to write it. */
const numbers = fc
  .array(fc.record({ digit: fc.nat(9), zero: fc.constantFrom(...ZEROS), after: fc.constantFrom('', '', ...SEPARATORS) }), {
    minLength: 10,
    maxLength: 19,
  })
  .map((all) => ({
    digits: all.map(({ digit }) => digit).join(''),
    written: all.map(({ digit, zero, after }) => String.fromCodePoint(zero + digit) + after).join(''),
  }));

/** An amount with two decimals, an address or a date within what was written: these stay by rule. */
const READ_AS_OTHER = /(^|\s)\d{1,9}\.\d\d(\s|$)|^\d{1,3}(\.\d{1,3}){3}\s*$|(19|20)\d\d[-/.]\d|[-/.](19|20)\d\d/;

test('no account number stays in a text, however it is written', () => {
  fc.assert(
    fc.property(texts, numbers, texts, (before, { digits, written }, after) => {
      const ascii = [...written].map((char) => digitOf(char) ?? char.replace(/[\u200b\u200e\u2066\u00ad]/g, '')).join('');
      fc.pre(!READ_AS_OTHER.test(ascii));
      const stored = hideFullNumbers(`${before} ${written} ${after}`);
      expect(read(stored)).not.toContain(digits);
      expect(hideFullNumbers(stored)).toBe(stored);
    }),
    RUNS,
  );
});

test('a text without a full number stays, to the letter', () => {
  const harmless = fc.oneof(
    fc.constantFrom(...STAYING.filter((text) => text !== '')).map((text) => `so ${text} was`),
    fc
      .string({ unit: 'grapheme', maxLength: 40 })
      .filter((text) => !/\p{N}|[OoIl〇零一二三四五六七八九]/u.test(text.normalize('NFKC'))),
    fc.nat(999_999_999).map((number) => `row ${number} is`),
  );
  fc.assert(
    fc.property(fc.array(harmless, { maxLength: 5 }), (all) => {
      const text = all.join(' and ');
      expect(hideFullNumbers(text)).toBe(text);
    }),
    RUNS,
  );
});

test('a masked text is no longer than its field allows', () => {
  const text = `${'x'.repeat(171)} 123456789012 or 123456789012`;
  expect(text).toHaveLength(200);
  expect(hideFullNumbers(text, 200)).toBe(`${'x'.repeat(171)} ******9012 or ******9012`);
});

test('says where each number is, and how it will be stored', () => {
  expect(fullNumbersIn('from 1234567890 to 4111 1111 1111 1111')).toEqual([
    { from: 5, to: 15, digits: '1234567890', masked: '******7890' },
    { from: 19, to: 38, digits: '4111111111111111', masked: '411111******1111' },
  ]);
});

// Quadratic time would take hours.
test.each([
  '1',
  '1 ',
  '1x',
  '1,',
  'O',
  'O1',
  '\u200b',
  '9.99 ',
  '2026-11-20 ',
  '1:',
  '(1',
  "1'",
  '½',
  '12,345 ',
  'THB 1 ',
  'a-',
  'ff-',
  '٦',
])('reads %j a hundred thousand times', (unit) => {
  const text = unit.repeat(100_000);
  const once = hideFullNumbers(text);
  expect(hideFullNumbers(once)).toBe(once);
});
