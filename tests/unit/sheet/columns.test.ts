import { createHash } from 'node:crypto';
import { mapColumns, type SheetColumn } from '@/sheet/columns';
import { SheetFault } from '@/sheet/fault';
import { readSheet } from '@/sheet/readSheet';
import { sha256Hex } from '@/sheet/sha256';
import { LIMITS, utf8 } from '../../support/sheetFiles';

const COLUMNS = [
  { name: 'outItemNo', titles: ['Item no', '明细号'], isRequired: true },
  { name: 'amount', titles: ['Amount', '金额'], isRequired: true },
  { name: 'remark', titles: ['Remark', '备注'] },
] as const satisfies readonly SheetColumn<string>[];
const map = (csv: string) => mapColumns(readSheet(utf8(csv), 'a.csv', LIMITS), COLUMNS);

describe('the columns of a file', () => {
  test.each([
    ['in English', 'Item no,Amount,Remark\nA,1.00,x'],
    ['in Chinese', '明细号,金额,备注\nA,1.00,x'],
    ['in both', '备注,AMOUNT,itemno\nx,1.00,A'],
    ['without regard to case, spaces and widths', ' ITEM  NO ,ａｍｏｕｎｔ,re mark\nA,1.00,x'],
  ])('are named as on the wire %s', (_, csv) => {
    expect(map(csv)).toEqual({
      lines: [{ lineNo: 2, cells: { outItemNo: 'A', amount: '1.00', remark: 'x' } }],
      unknownColumns: [],
    });
  });

  test('are empty when the file lacks them, and line numbers stay', () => {
    expect(map('Amount,Item no\n\n1.00,A\n\n2.00,B').lines).toEqual([
      { lineNo: 3, cells: { outItemNo: 'A', amount: '1.00', remark: '' } },
      { lineNo: 5, cells: { outItemNo: 'B', amount: '2.00', remark: '' } },
    ]);
  });

  test('are reported and left out when they are unknown', () => {
    const { lines, unknownColumns } = map('Item no,Amount,Colour,,Size\nA,1.00,red,,L');
    expect(unknownColumns).toEqual(['Colour', 'Size']);
    expect(lines[0]?.cells).toEqual({ outItemNo: 'A', amount: '1.00', remark: '' });
  });

  test.each([
    ['that are missing', 'Remark,Sum\nx,1.00', { code: 'missingColumns', titles: ['Item no / 明细号', 'Amount / 金额'] }],
    ['that stand there in both languages', 'Item no,Amount,金额\nA,1.00,2.00', { code: 'twoTitles', titles: ['Amount', '金额'] }],
  ])('are a fault: %s', (_, csv, detail) => {
    expect.assertions(2);
    try {
      map(csv);
    } catch (error) {
      expect(error).toBeInstanceOf(SheetFault);
      expect((error as SheetFault).detail).toEqual(detail);
    }
  });
});

test.each(['', 'abc', 'x'.repeat(100_000)])('a file has the same SHA-256 digest as another program computes', async (text) => {
  expect(await sha256Hex(utf8(text))).toBe(createHash('sha256').update(text).digest('hex'));
});
