import Papa from 'papaparse';
import { SheetFault } from '@/sheet/fault';
import { columnLetters } from '@/sheet/grid';
import { readSheet } from '@/sheet/readSheet';
import { depth } from '../../support/depth';
import fc from '../../support/properties';
import { LIMITS, utf8, utf16 } from '../../support/sheetFiles';

const read = (text: string, limits: Parameters<typeof readSheet>[2] = LIMITS) => readSheet(utf8(text), 'lines.csv', limits);
/** What a file is refused with. */
function faultOf(run: () => unknown) {
  try {
    run();
  } catch (error) {
    if (error instanceof SheetFault) return error.detail;
    throw error;
  }
  throw new Error('The file was taken');
}

describe('a CSV file', () => {
  test.each([',', ';', '\t'])('is read with the separator %j', (separator) => {
    const text = [
      ['No', 'Name'],
      ['1', 'Ann'],
    ]
      .map((cells) => cells.join(separator))
      .join('\r\n');
    expect(read(text)).toEqual({ titles: ['No', 'Name'], rows: [['1', 'Ann']], lineNos: [2] });
  });

  test.each([
    ['sep=;', ';'],
    ['"sep=;"', ';'],
    ['SEP=,', ','],
    ['sep=\t', '\t'],
    ['sep=|', '|'],
  ])('may name its separator in its first line: %j', (named, separator) => {
    const text = [named, ['No', 'A;B,C'].join(separator).replace('A;B,C', '"A;B,C"'), ['1', 'Ann'].join(separator)].join('\r\n');
    expect(readSheet(utf8(`\uFEFF${text}`), 'lines.csv', LIMITS)).toEqual({
      titles: ['No', 'A;B,C'],
      rows: [['1', 'Ann']],
      lineNos: [3],
    });
  });

  test('has the separator of its title line, whatever its cells contain', () => {
    expect(read('\n\nNo;"Name, given"\n1;a,b,c,d')).toEqual({
      titles: ['No', 'Name, given'],
      rows: [['1', 'a,b,c,d']],
      lineNos: [4],
    });
  });

  test.each([
    ['UTF-8', utf8('编号,金额\n1,2')],
    ['UTF-8 with its mark', utf8('\uFEFF编号,金额\n1,2')],
    ['UTF-16', utf16('编号,金额\n1,2')],
    ['UTF-16 the other way round', utf16('编号,金额\n1,2', true)],
  ])('may be %s', (_, bytes) => {
    expect(readSheet(bytes, '批次.CSV', LIMITS)).toEqual({ titles: ['编号', '金额'], rows: [['1', '2']], lineNos: [2] });
  });

  test('is trimmed, and empty lines count for the line number', () => {
    const text = ' No , Name \r\n\r\n 1 ,\u00A0Ann\u3000\r\n,\r\n2,\r\n3\r\n\r\n\r\n';
    expect(read(text)).toEqual({
      titles: ['No', 'Name'],
      rows: [
        ['1', 'Ann'],
        ['2', ''],
        ['3', ''],
      ],
      lineNos: [3, 5, 6],
    });
  });

  test('counts a quoted cell with line breaks as one line, as a spreadsheet does', () => {
    const { rows, lineNos } = read('No,Remark\n1,"one\r\ntwo\nthree"\n2,"say ""hi"""\n');
    expect(rows).toEqual([
      ['1', 'one\ntwo\nthree'],
      ['2', 'say "hi"'],
    ]);
    expect(lineNos).toEqual([2, 3]);
  });

  test('keeps lines apart when it mixes two kinds of line breaks', () => {
    expect(read('No,Name\r\n1,Ann\r\n2,Bob\n3,Cid\r4,Dan').rows.map(([no]) => no)).toEqual(['1', '2', '3', '4']);
  });

  test('keeps numbers as they are written', () => {
    expect(read('Account,Amount\n00123456789012345678,1250.00\n6.2E5,+66812345678\n-1,"-1,250.50"').rows).toEqual([
      ['00123456789012345678', '1250.00'],
      ['6.2E5', '+66812345678'],
      ['-1', '-1,250.50'],
    ]);
  });

  test('reports its progress', () => {
    const shares: number[] = [];
    const text = `No\n${'1\n'.repeat(50)}`;
    readSheet(utf8(text), 'a.csv', LIMITS, (share) => shares.push(share));
    expect(shares.at(-1)).toBe(1);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares.length).toBeGreaterThan(50);
  });

  const cell = fc.string({ unit: 'grapheme-ascii', maxLength: 12 });
  const wild = fc
    .string({ unit: 'binary', maxLength: 12 })
    .map((text) => text.replace(/[\uFFFD\0]/g, ''))
    .filter((text) => !/^\s+"/.test(text));
  const matrix = fc
    .integer({ min: 1, max: 6 })
    .chain((width) =>
      fc.array(fc.array(fc.oneof(cell, wild), { minLength: width, maxLength: width }), { minLength: 1, maxLength: 8 }),
    );

  test('gives back any text that is written as CSV', () => {
    fc.assert(
      fc.property(matrix, fc.constantFrom(',', ';', '\t'), fc.constantFrom('\n', '\r\n'), (texts, separator, newline) => {
        // One title has no separator to be told by.
        const delimiter = texts[0]?.length === 1 ? ',' : separator;
        const rows = texts
          .map((row) => row.map((text) => text.replace(/\r\n?/g, '\n')))
          // Formulas and late quotes have tests of their own.
          .map((row) => row.map((text) => (/^\s*[=+\-@"]|^[\t\n]/.test(text) ? `x${text}` : text)));
        const titles = rows[0]?.map((_, at) => `Title ${at}`) ?? [];
        const csv = Papa.unparse([titles, ...rows], { delimiter, newline });
        const filled = rows
          .map((row, at) => ({ row: row.map((text) => text.trim()), line: at + 2 }))
          .filter(({ row }) => row.join(''));
        if (filled.length === 0) return expect(faultOf(() => read(csv))).toEqual({ code: 'empty' });
        // Whether it may have been meant otherwise has tests of its own.
        const { doubt: _, ...sheet } = read(csv);
        expect(sheet).toEqual({ titles, rows: filled.map(({ row }) => row), lineNos: filled.map(({ line }) => line) });
      }),
      { numRuns: depth.runs(500) },
    );
  });
});

describe('a CSV file is refused', () => {
  const lines = (count: number) => `No\n${Array.from({ length: count }, (_, at) => at + 1).join('\n')}\n`;
  const GBK = [0xd0, 0xd5, 0xc3, 0xfb, 0x2c, 0x31];

  test.each([
    ['nothing in it', '', { code: 'empty' }],
    ['blanks in it', ' \n\t\n', { code: 'empty' }],
    ['titles alone', 'No,Name\n\n', { code: 'empty' }],
    ['a quote that is not closed', 'No,Name\n1,a\n2,"b\n3,c\n', { code: 'unreadable', line: 3 }],
    ['a quote in the middle of a quoted cell', 'No,Name\n1,"a"b\n', { code: 'unreadable', line: 2 }],
    ['a quote after a space', 'No,Name\n1, "Doe, John"\n', { code: 'unreadable', line: 2 }],
    ['NUL in its text', 'No\n1\n2\0\n', { code: 'encoding', line: 3 }],
    ['a character that was lost before', 'No\n1\n2\n\uFFFD\n', { code: 'encoding', line: 4 }],
    ['figures in the place of titles', '1,2\n3,4', { code: 'noTitles', line: 1 }],
    ['a cell without a title', 'No,,Name\n1,,a\n2,b,c\n', { code: 'noTitles', line: 3, column: 'B' }],
    ['a cell beyond the titles', 'No,Name\n1,a,\n2,b,c\n', { code: 'noTitles', line: 3, column: 'C' }],
    ['one title twice', '\nAmount,No, amount\n1,2,3', { code: 'twoTitles', line: 2, titles: ['amount'] }],
    ['one title twice, in wide letters', '金额,ＡＭＯＵＮＴ,Amount\n1,2,3', { code: 'twoTitles', line: 1, titles: ['Amount'] }],
    ['a formula', 'No,Name\n1,=1+1\n2,b\n3,@x\n4,"\tx"\n5,-x\n', { code: 'formula', lines: [2, 4, 5, 6] }],
    ['a formula after a space', 'No,Name\n1, =1+1', { code: 'formula', lines: [2] }],
    ['a formula behind a line break', 'No,Name\n1,"\r\nx"', { code: 'formula', lines: [2] }],
    ['a formula that begins like a number', 'No,Name\n1,"+1+cmd|\'/c calc\'!A0"\n2,-1', { code: 'formula', lines: [2] }],
    ['a formula as a title', 'No,=A1\n1,2', { code: 'formula', lines: [1] }],
    ['more lines than are taken', lines(10_001), { code: 'tooManyRows', line: 10_002, limit: 10_000 }],
    ['more than 40 columns', `No${',x'.repeat(40)}`, { code: 'tooManyColumns', line: 1, limit: 40 }],
    ['a cell too long', `No,Name\n1,\n2,${'x'.repeat(2_001)}`, { code: 'cellTooLong', line: 3, column: 'B', limit: 2_000 }],
  ])('with %s', (_, text, fault) => {
    expect(faultOf(() => read(text))).toEqual(fault);
  });

  test.each([
    ['10,000 lines', lines(10_000), 10_000],
    ['empty lines between', lines(10_000).replaceAll('\n', '\n\n\n'), 10_000],
    [
      '40 columns',
      `${Array.from({ length: 40 }, (_, at) => `T${at}`).join(',')},,,\n${'1,'.repeat(60).replace(/,(1,)+$/, '')}`,
      1,
    ],
    ['a cell of 2,000 characters', `No\n${'x'.repeat(2_000)}`, 1],
  ])('but accepted with %s', (_, text, count) => {
    expect(read(text).rows).toHaveLength(count);
  });

  test('with many formulas, naming the first 20', () => {
    const text = `No\n${'=1\n'.repeat(100)}`;
    expect(faultOf(() => read(text))).toEqual({ code: 'formula', lines: Array.from({ length: 20 }, (_, at) => at + 2) });
  });

  test('before reading when it is too large, and while reading when a cell is', () => {
    const text = `No\n${'x'.repeat(10_000_000)}`;
    expect(faultOf(() => read(text))).toEqual({ code: 'tooLarge', limit: 5_000_000 });
    expect(faultOf(() => read(text, { maxRows: 10, maxBytes: 20_000_000 }))).toMatchObject({
      code: 'cellTooLong',
      line: 2,
      column: 'A',
    });
    expect(read(`No\n${'1234\n'.repeat(10)}`, { maxRows: 10, maxBytes: 53 }).rows).toHaveLength(10);
    expect(faultOf(() => read(`No\n${'1234\n'.repeat(10)}`, { maxRows: 10, maxBytes: 52 }))).toEqual({
      code: 'tooLarge',
      limit: 52,
    });
  });

  test.each([
    ['GBK', [...utf8('No,Name\n1,"two\nlines"\n2,a\n'), ...GBK, 0x0a], 4],
    ['UTF-16 without its mark', [...utf16('No\n1').subarray(2)], 1],
    ['half a character at its end', [...utf16('No\n1\n2'), 0x31], 3],
    ['half a pair of UTF-16', [...utf16('No\n1\ud83d\n2')], 2],
  ])('in %s, naming the line', (_, bytes, line) => {
    expect(faultOf(() => readSheet(new Uint8Array(bytes), 'a.csv', LIMITS))).toEqual({ code: 'encoding', line });
  });

  test.each([
    ['quotes alone', '"'.repeat(999_999)],
    ['quotes and letters', '"x'.repeat(499_000)],
    ['quotes and spaces', '" '.repeat(499_000)],
    ['line breaks alone', '\n'.repeat(999_999)],
    ['a title and line breaks', `No${'\n'.repeat(999_000)}1`],
    ['separators alone', ','.repeat(999_999)],
    ['separators in many lines', `No\n${',,,,,,,,,\n'.repeat(99_000)}`],
  ])('or accepted in linear time: 1 MB of %s', (_, text) => {
    // Seen: 3 s at most on two busy cores. Quadratic work would take hours: the run would not end.
    try {
      read(text);
    } catch (error) {
      expect(error).toBeInstanceOf(SheetFault);
    }
  });
});

test.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [701, 'ZZ'],
  [702, 'AAA'],
  [16_383, 'XFD'],
])('column %i is %s', (index, letters) => {
  expect(columnLetters(index)).toBe(letters);
});

describe('the encoding of a file', () => {
  const bytes = (...parts: (string | number[])[]) =>
    new Uint8Array(parts.flatMap((part) => (typeof part === 'string' ? [...utf8(part)] : part)));
  test.each([
    ['谢', bytes('No,Name\n1,', [0xd0, 0xbb], '\n'), { line: 2, read: 'л', other: '谢' }],
    ['陆', bytes('No,Name\n1,Ann\n2,', [0xc2, 0xbd], ' Li\n'), { line: 3, read: '½ Li', other: '陆 Li' }],
    ['使山', bytes('No,Name\r\n1,使山\r\n'), { line: 2, read: '使山', other: '浣垮北' }],
    ['é', bytes('No,Name\n1,José\n'), { line: 2, read: 'José', other: 'Jos茅' }],
  ])('is reported as ambiguous when it may be GBK as well: %s', (_, file, doubt) => {
    expect(readSheet(file, 'lines.csv', LIMITS).doubt).toEqual(doubt);
  });

  test.each([
    ['ASCII alone', bytes('No,Name\n1,Ann\n')],
    ['Chinese in UTF-8', bytes('编号,姓名\n1,王小明\n2,谢孝\n')],
    ['Vietnamese', bytes('No,Name\n1,Nguyễn Văn An\n')],
    ['a name that GBK could be, and one that it could not', bytes('No,Name\n1,José\n2,สมชาย\n')],
    ['a byte order mark', bytes([0xef, 0xbb, 0xbf], 'No,Name\n1,José\n')],
  ])('is unambiguous with %s', (_, file) => {
    expect(readSheet(file, 'lines.csv', LIMITS).doubt).toBeUndefined();
  });
});
