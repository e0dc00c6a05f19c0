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
  expect(file.unseen).toEqual({ lines: [3], columns: [], sheets: 0 });
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
    expect(file.unseen).toEqual({ lines: [], columns: [1], sheets: 0 });
    expect(withoutUnseen(file).titles).toEqual(['No', '']);
    expect(withoutUnseen(file).rows[0]).toEqual(['1', '']);
  },
);

test('hidden sheets are told', () => {
  const book =
    '<sheets><sheet name="a" r:id="rId1"/><sheet name="b" state="hidden" r:id="rId2"/><sheet name="c" state="veryHidden"/></sheets>';
  const file = read(cells, book);
  expect(file.unseen).toEqual({ lines: [], columns: [], sheets: 2 });
  expect(withoutUnseen(file).rows).toHaveLength(3);
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
