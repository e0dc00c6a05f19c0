import { keepTyped } from '@/hooks/keepTyped';
import { withoutUnseen } from '@/sheet/grid';
import { readSheet } from '@/sheet/readSheet';
import { LIMITS, rowsOf, workbook } from '../../support/sheetFiles';

const read = (sheet: string, book?: string) => readSheet(workbook({ sheet, ...(book && { book }) }), 'a.xlsx', LIMITS);
const ROWS = [
  ['No', 'Amount'],
  ['1', '10'],
  ['2', '20'],
  ['3', '30'],
];
const cells = rowsOf(ROWS);
const hide = (line: number, mark: string) => cells.replace(`<row r="${line}">`, `<row r="${line}" ${mark}>`);

test.each([
  ['hidden', hide(3, 'hidden="1"')],
  ['hidden in words', hide(3, 'hidden="true"')],
  ['without height', hide(3, 'ht="0" customHeight="1"')],
  [
    'not unhidden',
    `<sheetFormatPr zeroHeight="1"/>${[1, 2, 4].reduce((xml, line) => xml.replace(`<row r="${line}">`, `<row r="${line}" hidden="0">`), cells)}`,
  ],
])('a row that is %s is told, and left out', (_, sheet) => {
  const file = read(sheet);
  expect(file.unseen).toEqual({ lines: [3], columns: [], sheets: 0, others: [] });
  expect(withoutUnseen(file).rows).toEqual([
    ['1', '10'],
    ['3', '30'],
  ]);
  expect(withoutUnseen(file).lineNos).toEqual([2, 4]);
});

test.each(['hidden="1"', 'width="0" customWidth="1"'])(
  'a column with %s is told, and its title and cells are left out',
  (mark) => {
    const file = read(`<cols><col min="2" max="16384" ${mark}/></cols>${cells}`);
    expect(file.unseen).toEqual({ lines: [], columns: [1], sheets: 0, others: [] });
    expect(withoutUnseen(file).titles).toEqual(['No', '']);
    expect(withoutUnseen(file).rows[0]).toEqual(['1', '']);
  },
);

test('hidden sheets are told', () => {
  const book =
    '<sheets><sheet name="a" r:id="rId1"/><sheet name="b" state="hidden" r:id="rId2"/><sheet name="c" state="veryHidden"/></sheets>';
  const file = read(cells, book);
  expect(file.unseen).toEqual({ lines: [], columns: [], sheets: 2, others: [] });
  expect(withoutUnseen(file).rows).toHaveLength(3);
});

test('other visible sheets are told by their names, and not read', () => {
  const book =
    '<sheets><sheet name="May" r:id="rId1"/><sheet name="June" r:id="rId2"/><sheet name="c" state="hidden" r:id="rId2"/></sheets>';
  const file = read(cells, book);
  expect(file.unseen).toEqual({ lines: [], columns: [], sheets: 1, others: ['June'] });
  expect(withoutUnseen(file).rows).toHaveLength(3);
  const chart = '<sheets><sheet name="May" r:id="rId1"/><sheet name="Chart" r:id="rId7"/></sheets>';
  expect(read(cells, chart).unseen).toBeUndefined();
});

describe('currency signs of cells', () => {
  const styled = (...codes: string[]) => {
    const formats = codes.map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${code.replaceAll('"', '&quot;')}"/>`);
    const uses = [...codes.map((_, at) => 164 + at), 7, 44, 4].map((id) => `<xf numFmtId="${id}"/>`);
    return `<numFmts>${formats.join('')}</numFmts><cellXfs><xf numFmtId="0"/>${uses.join('')}</cellXfs>`;
  };
  const row = (line: number, style: number, text: string) =>
    `<row r="${line}"><c r="A${line}" t="inlineStr"><is><t>A</t></is></c><c r="B${line}" s="${style}"><v>${text}</v></c></row>`;
  const head =
    '<row r="1"><c r="A1" t="inlineStr"><is><t>No</t></is></c><c r="B1" t="inlineStr"><is><t>Amount</t></is></c></row>';
  const readStyled = (codes: string[], ...rows: string[]) =>
    readSheet(workbook({ sheet: `<sheetData>${head}${rows.join('')}</sheetData>`, styles: styled(...codes) }), 'a.xlsx', LIMITS);

  test.each([
    ['[$$-409]#,##0.00', '$'],
    ['"\u0e3f"#,##0.00', '\u0e3f'],
    ['\\\u20ac #,##0.00', '\u20ac'],
    ['#,##0.00 [$\u20b9-4009]', '\u20b9'],
  ])('of the format %s are told with their lines, and the number is read', (code, sign) => {
    const file = readStyled([code], row(2, 1, '1250'), row(3, 0, '7'), row(4, 1, '3'));
    expect(file.rows.map(([, amount]) => amount)).toEqual(['1250.00', '7', '3.00']);
    expect(file.signs).toEqual({ signs: [sign], lines: [2, 4] });
  });

  test('are told with their lines in order, whichever sign they have', () => {
    const file = readStyled(['"\u0e3f"0', '"\u20ac"0'], row(2, 1, '1'), row(3, 2, '2'), row(4, 1, '3'));
    expect(file.signs).toEqual({ signs: ['\u0e3f', '\u20ac'], lines: [2, 3, 4] });
  });

  test('that the computer chooses are told too, and no other format is', () => {
    expect(readStyled([], row(2, 1, '1250'), row(3, 2, '3')).signs).toEqual({ signs: ['\u00a4'], lines: [2, 3] });
    expect(readStyled(['[$-409]#,##0.00'], row(2, 1, '1250'), row(3, 4, '3')).signs).toBeUndefined();
  });

  test('in letters are no number', () => {
    const file = readStyled(['[$USD] #,##0.00'], row(2, 1, '1250'));
    expect(file.rows[0]?.[1]).toBe('USD 1,250.00 \u2260 1250');
  });
});

test('nothing is told of hidden rows without content, and of a file that shows all', () => {
  expect(read(`${cells.replace('</sheetData>', '<row r="9" hidden="1"/></sheetData>')}`).unseen).toBeUndefined();
});

test('a file with hidden lines alone is empty', () => {
  const file = read(rowsOf(ROWS.slice(0, 2)).replace('<row r="2">', '<row r="2" hidden="1">'));
  expect(() => withoutUnseen(file)).toThrow('empty');
});

test('what was typed stays when hidden rows and columns are added', () => {
  const before = [{ lineNo: 2, cells: { no: '1b', amount: '' } }];
  const fresh = [
    { lineNo: 2, cells: { no: '1', amount: '10' } },
    { lineNo: 3, cells: { no: '2', amount: '20' } },
  ];
  expect(keepTyped(before, fresh)).toEqual([{ lineNo: 2, cells: { no: '1b', amount: '10' } }, fresh[1]]);
});
