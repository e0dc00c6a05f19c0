import { parse } from '@formatjs/icu-messageformat-parser';
import { createFormatter } from '@/locales/formatter';

describe('a message', () => {
  const write = createFormatter('en-US');

  test.each([
    ['{count} rows', { count: 27_759 }, '27,759 rows'],
    ['{delta} kept', { delta: -1_200 }, '\u22121,200 kept'],
    ['{count, plural, one {# row} other {# rows}}', { count: 27_759 }, '27,759 rows'],
    ['{count, plural, one {# row of {all}} other {# rows of {all}}}', { count: 1, all: 12_000 }, '1 row of 12,000'],
    ['{which, select, a {{n} A} other {{n} B}}', { which: 'a', n: 2_000 }, '2,000 A'],
    // The same value decides, and is written.
    ['{n, plural, =0 {none} other {{n} of them}}', { n: 3_000 }, '3,000 of them'],
    // Handed in as a text it is a number of something, not a quantity.
    ['Status {status}, order {no}', { status: '10404', no: '20261' }, 'Status 10404, order 20261'],
  ])('"%s" with %j reads "%s"', (message, values, text) => {
    expect(write(message, values)).toBe(text);
    expect(write(message, values)).toBe(text);
    // As a build has it; a language that is chosen again finds the same tree.
    const tree = parse(message, { ignoreTag: true });
    expect(createFormatter('en-US')(tree, values)).toBe(text);
    expect(createFormatter('en-US')(tree, values)).toBe(text);
  });

  test('groups the digits of numbers in Chinese as in English', () => {
    expect(createFormatter('zh-CN')('共 {count} 条', { count: 27_759 })).toBe('共 27,759 条');
  });

  test('throws when a value is missing', () => {
    expect(() => write('{count} rows')).toThrow();
  });
});
