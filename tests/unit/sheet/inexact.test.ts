import { withCellFaults } from '@/components/sheetErrors';
import { readBankLine } from '@/domain/bankProfiles';
import { batchColumns, lineChecker } from '@/domain/batchLines';
import type { Translate } from '@/locales/store';
import { mapColumns } from '@/sheet/columns';
import { readSheet } from '@/sheet/readSheet';
import { LIMITS, utf8 } from '../../support/sheetFiles';

const CELLS = ['#N/A', '#REF!', '2.02611E+11', "'0012345678", '50% ≠ 0.5'];
const LINE = {
  outItemNo: 'A-1',
  payeeName: 'Ann Lee',
  payeeAccountNo: '0012345678',
  payeeBankCode: 'BBL',
  amount: '1250.00',
  payeeMobile: '0812345678',
  payeeDocNo: '123',
  remark: 'rent',
};
const words = ((key: string) => key) as unknown as Translate;
const checker = () => lineChecker({ currency: 'THB', banks: new Map([['BBL', undefined]]) });

test('a sound line of a batch has no fault', () => {
  expect(checker().check([{ rowNo: 2, ...LINE }])[0]?.faults).toEqual([]);
});

describe.each(CELLS)('the cell %s', (text) => {
  test.each(batchColumns)('is a fault of its line of a batch in the column %s', (name) => {
    expect(checker().check([{ rowNo: 2, ...LINE, [name]: text }])[0]?.faults).toEqual([{ name, rule: 'inexact' }]);
  });

  test.each(['time', 'amount', 'balance', 'reference', 'counterpartyName', 'counterpartyAccountNo', 'postscript'])(
    'is a fault of its line of a bank in the column %s',
    (name) => {
      const line = { rowNo: 2, time: '2026-11-20 06:31', amount: '5.00', [name]: text };
      const { read, faults } = readBankLine('SIGNED_POINT', line, 2);
      expect(faults).toEqual([{ name, rule: 'inexact' }]);
      expect(read).toBeUndefined();
    },
  );

  test('is an error of any other line, once', () => {
    const line = { lineNo: 2, cells: { recordNo: text, amount: '5' }, errors: [], warnings: [] };
    const judged = withCellFaults(line, [], words);
    expect(judged.errors).toEqual([{ name: 'recordNo', msg: 'parts.sheet.inexact' }]);
    expect(withCellFaults(judged, [], words)).toBe(judged);
  });
});

test('a date is taken by a column of dates alone', () => {
  const sheet = { titles: ['a', 'b'], rows: [['2026-11-20T06:31:00 ≠ 46346.27', '2026-01-02 ≠ 46024']], lineNos: [2] };
  const { lines } = mapColumns(sheet, [
    { name: 'a', titles: ['a'], isDate: true },
    { name: 'b', titles: ['b'] },
  ]);
  expect(lines[0]?.cells).toEqual({ a: '2026-11-20T06:31:00', b: '2026-01-02 ≠ 46024' });
});

test('an error in a CSV file stays as it is written, for its line to be refused', () => {
  expect(readSheet(utf8('No,Name\n1,#N/A'), 'a.csv', LIMITS).rows).toEqual([['1', '#N/A']]);
});

test('an error in a column that the import does not use is no fault, and the column is named', () => {
  const sheet = { titles: ['no', 'helper'], rows: [['1', '#REF!']], lineNos: [2] };
  expect(mapColumns(sheet, [{ name: 'no', titles: ['no'] }])).toEqual({
    lines: [{ lineNo: 2, cells: { no: '1' } }],
    unknownColumns: ['helper'],
  });
});

describe('a name with U+202E, typed into a cell', () => {
  const turned = 'An\u202en';

  test('is a fault of its line of a batch, and a remark is none', () => {
    const line = { rowNo: 2, ...LINE, payeeName: turned, remark: turned };
    expect(checker().check([line])[0]?.faults).toEqual([{ name: 'payeeName', rule: 'direction' }]);
  });

  test.each(['counterpartyName', 'holderName', 'branch'])('is an error of any other line in the column %s, once', (name) => {
    const line = { lineNo: 2, cells: { [name]: turned, postscript: turned }, errors: [], warnings: [] };
    const judged = withCellFaults(line, ['postscript'], words);
    expect(judged.errors).toEqual([{ name, msg: 'parts.form.direction' }]);
    expect(withCellFaults(judged, ['postscript'], words)).toBe(judged);
  });
});
