import { saveAs } from 'file-saver';
import { ApiError } from '@/domain/apiError';
import { applyLocale } from '@/locales/store';
import { countRows } from '@/request/fileRows';
import { saveFile } from '@/request/saveFile';
import { csvWriter, type Sheet, xlsxWriter } from '../../../mock/engine/sheet';

jest.mock('file-saver', () => ({ saveAs: jest.fn() }));

const SHEET: Sheet = {
  head: ['Pay orders, "all"'],
  titles: ['No', 'Remark'],
  isNumeric: [false, false],
  rows: Array.from({ length: 600 }, (_, at) => [`P${at}`, at % 3 ? 'one' : 'two\nlines, "quoted" <row r="1">']),
  tail: [['Total', '5']],
};
const ALL = 603;
function bytesOf(format: 'csv' | 'xlsx'): Uint8Array<ArrayBuffer> {
  const chunks: Uint8Array[] = [];
  const writer = (format === 'csv' ? csvWriter : xlsxWriter)(SHEET, (chunk) => chunks.push(chunk));
  for (const row of SHEET.rows) writer.row(row);
  writer.end();
  return new Uint8Array(Buffer.concat(chunks));
}
const response = (bytes: Uint8Array<ArrayBuffer>, rows?: string) => ({
  status: 200,
  config: { url: '/api/trade/payorder/down', method: 'GET' },
  headers: { 'file-name': 'a.csv', 'content-disposition': 'attachment', ...(rows !== undefined && { 'file-rows': rows }) },
  data: new Blob([bytes]),
});
const save = (bytes: Uint8Array<ArrayBuffer>, rows?: string) => saveFile(response(bytes, rows), 'text/csv');

beforeEach(async () => {
  await applyLocale('en-US');
  jest.mocked(saveAs).mockClear();
});

describe.each(['csv', 'xlsx'] as const)('a %s file', (format) => {
  const bytes = bytesOf(format);

  test('that arrived completely has all rows, and is saved', async () => {
    expect(await countRows(new Blob([bytes]))).toBe(ALL);
    await save(bytes, String(ALL));
    expect(saveAs).toHaveBeenCalledTimes(1);
  });

  test.each([1, 2, 10, 100, 1_000])('that ends %i bytes early is refused with a message, and not saved', async (cut) => {
    const error = await save(bytes.subarray(0, bytes.length - cut), String(ALL)).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      kind: 'malformed',
      msg: expect.stringMatching(/^The file is incomplete: [\d,]+ of 603 rows arrived\. It was not saved\. Export it again\.$/),
    });
    expect(saveAs).not.toHaveBeenCalled();
  });

  test('whose server does not say the number of rows is saved', async () => {
    await save(bytes.subarray(0, bytes.length - 10));
    expect(saveAs).toHaveBeenCalledTimes(1);
  });
});

test('a CSV file that is cut after a whole row is refused', async () => {
  const bytes = bytesOf('csv');
  const text = new TextDecoder().decode(bytes);
  const cut = new TextEncoder().encode(text.slice(0, text.indexOf('P301,')));
  await expect(save(cut, String(ALL))).rejects.toThrow('303 of 603 rows');
});

describe('a workbook with a comment at its end', () => {
  const withComment = (comment: Uint8Array) => {
    const bytes = bytesOf('xlsx');
    const all = new Uint8Array([...bytes, ...comment]);
    new DataView(all.buffer).setUint16(bytes.length - 2, comment.length, true);
    return all;
  };

  test.each([
    ['in words', new TextEncoder().encode('made by a bank')],
    ['that looks like the end of an archive', Uint8Array.from([0x50, 0x4b, 5, 6, ...Array(30).fill(1)])],
  ])('%s is saved when it arrived completely, and refused when its last byte is missing', async (_words, comment) => {
    const bytes = withComment(comment);
    await save(bytes, String(ALL));
    expect(saveAs).toHaveBeenCalledTimes(1);
    await expect(save(bytes.subarray(0, bytes.length - 1), String(ALL))).rejects.toThrow('of 603 rows');
  });
});
