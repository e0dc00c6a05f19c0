import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { SheetInput } from '@/components/SheetInput';
import { mapColumns } from '@/sheet/columns';
import type { SheetFile } from '@/sheet/reader';
import { renderKit } from '../../support/domKit';
import { aUser } from '../../support/domUser';
import { LIMITS, ole, rowsOf, utf8, utf16, workbook } from '../../support/sheetFiles';
import { SheetWorker } from '../../support/sheetWorker';

beforeEach(() => {
  SheetWorker.all = [];
  SheetWorker.isHeld = false;
  Object.assign(globalThis, { Worker: SheetWorker });
});

type Props = Parameters<typeof SheetInput>[0];
const WORDS = { 'en-US': 'Choose or drop a CSV or XLSX file', 'zh-CN': '选择 CSV 或 XLSX 文件，或拖放到此处' } as const;

async function show({
  onRead = jest.fn(),
  limits = LIMITS,
  locale = 'en-US' as keyof typeof WORDS,
  ...item
}: Partial<Props> & { locale?: keyof typeof WORDS; 'aria-describedby'?: string } = {}) {
  const view = await renderKit(<SheetInput limits={limits} onRead={onRead} {...item} />, { locale });
  const input = await screen.findByLabelText<HTMLInputElement>(WORDS[locale]);
  const read = () => (onRead as jest.Mock<void, [SheetFile]>).mock.calls.map(([file]) => file);
  return { ...view, input, read, user: aUser({ applyAccept: false }) };
}
const aFile = (name: string, bytes: Uint8Array<ArrayBuffer> | string) => new File([bytes], name);
const csv = (lines: number) => `No,Name\n${Array.from({ length: lines }, (_, at) => `${at},name ${at}`).join('\n')}`;
const RULES = 'At most 5 MB and 10,000 lines. The first line holds the column titles';
const theWorker = () =>
  waitFor(() => {
    const worker = SheetWorker.all.at(-1);
    if (!worker) throw new Error('No worker was started');
    return worker;
  });

describe('the notices of an accepted file', () => {
  test('name the lines in which invisible characters were removed', async () => {
    const { input, read, user } = await show();
    const text = 'No,Name\n1,Ann\n2,So\u200bm\u2060chai\n3,\u202eBob\n\ufeff4,Ann\u00a0Lee';
    await user.upload(input, aFile('batch.csv', text));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      '3 lines contained invisible characters, now removed: 3, 4, and 5. Check the names and numbers there',
    );
    expect(read()[0]?.rows).toEqual([
      ['1', 'Ann'],
      ['2', 'Somchai'],
      ['3', 'Bob'],
      ['4', 'Ann Lee'],
    ]);
    // The next file has nothing to tell.
    await user.upload(input, aFile('next.csv', csv(2)));
    expect(await screen.findByText(/^next\.csv · .* read$/)).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('name the assumed encoding when two are possible', async () => {
    const { input, read, user } = await show();
    // 谢 in GBK, which is л in UTF-8.
    const bytes = new Uint8Array([...utf8('No,Name\n1,Ann\n2,'), 0xd0, 0xbb, ...utf8('\n')]);
    await user.upload(input, aFile('batch.csv', bytes));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Read as UTF-8: “л” in line 3. Read as GBK: “谢”. If GBK is right, save the file as “CSV UTF-8” and choose it again',
    );
    expect(read()[0]?.rows[1]).toEqual(['2', 'л']);
  });
});

test('other sheets and currency signs are told before anything is taken', async () => {
  const { input, user } = await show();
  const sheet = rowsOf([['No'], ['1']]).replace('</sheetData>', '<row r="3"><c r="A3" s="1"><v>5</v></c></row></sheetData>');
  const styles = '<cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs>';
  const formats = '<numFmts><numFmt numFmtId="164" formatCode="[$\u20ac-2] 0"/></numFmts>';
  const book = '<sheets><sheet name="May" r:id="rId1"/><sheet name="June" r:id="rId2"/></sheets>';
  await user.upload(input, aFile('batch.xlsx', workbook({ sheet, book, styles: formats + styles })));
  expect(await screen.findByText(/^1 other sheet not read: June\./)).toBeVisible();
  expect(screen.getByText(/^1 line shows a currency sign \(\u20ac\): 3\. Only the numbers are read/)).toBeVisible();
});

describe('hidden rows and columns', () => {
  const sheet = rowsOf([
    ['No', 'Amount'],
    ['1', '10'],
    ['2', '20'],
  ]);
  const hidden = `<cols><col min="2" max="2" hidden="1"/></cols>${sheet.replace('<row r="3">', '<row r="3" hidden="1">')}`;
  const box = () => screen.findByRole('checkbox', { name: 'Include hidden rows and columns' });

  test('are named, and read only after a tick', async () => {
    const { input, read, user } = await show();
    await user.upload(input, aFile('batch.xlsx', workbook({ sheet: hidden })));
    expect(await screen.findByRole('alert')).toHaveTextContent('1 hidden or filtered row: 3. 1 hidden column: Amount.');
    expect(read()[0]?.rows).toEqual([['1', '']]);
    await user.click(await box());
    expect(read()[1]?.rows).toEqual([
      ['1', '10'],
      ['2', '20'],
    ]);
    expect(await box()).toBeChecked();
    await user.upload(input, aFile('next.csv', csv(2)));
    expect(await screen.findByText(/^next\.csv · .* read$/)).toBeVisible();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  test('stay without a tick when the file is refused with them, too', async () => {
    const onRead = jest.fn((file: SheetFile) => {
      mapColumns(file, [{ name: 'fee', titles: ['Fee'], isRequired: true }]);
    });
    const { input, user } = await show({ onRead });
    await user.upload(input, aFile('batch.xlsx', workbook({ sheet: hidden })));
    expect(await screen.findByText('batch.xlsx has no column for Fee')).toBeVisible();
    await user.click(await box());
    expect(onRead).toHaveBeenCalledTimes(2);
    expect(screen.getByText('batch.xlsx has no column for Fee')).toBeVisible();
    expect(await box()).not.toBeChecked();
    expect(await box()).toBeEnabled();
  });

  test('can be taken when a column is missing without them', async () => {
    const onRead = jest.fn((file: SheetFile) => {
      mapColumns(file, [{ name: 'amount', titles: ['Amount'], isRequired: true }]);
    });
    const { input, user } = await show({ onRead });
    await user.upload(input, aFile('batch.xlsx', workbook({ sheet: hidden })));
    expect(await screen.findByText('batch.xlsx has no column for Amount')).toBeVisible();
    await user.click(await box());
    expect(await screen.findByText(/2 lines read$/)).toBeVisible();
    expect(screen.queryByText('batch.xlsx has no column for Amount')).not.toBeInTheDocument();
  });
});

describe('a file of lines', () => {
  test('is read when it is chosen, and passed on completely', async () => {
    const { input, read, user } = await show();
    await user.upload(input, aFile('batch.csv', csv(1_100)));
    expect(await screen.findByText('batch.csv · 15 kB · 1,100 lines read')).toBeVisible();
    expect(read()).toHaveLength(1);
    const [file] = read();
    expect(file).toMatchObject({ fileName: 'batch.csv', titles: ['No', 'Name'] });
    expect(file?.rows[1_099]).toEqual(['1099', 'name 1099']);
    expect(file?.lineNos[1_099]).toBe(1_101);
    expect(new TextDecoder().decode(file?.bytes)).toBe(csv(1_100));
    expect(file?.sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(input).toBeValid();
  });

  test('may be a workbook, and its field is reachable by keyboard', async () => {
    const { input, read, user } = await show({ 'aria-describedby': 'more' });
    await user.tab();
    expect(input).toHaveFocus();
    expect(input).toHaveAccessibleDescription(RULES);
    expect(input).toHaveAttribute('accept', '.csv,.xlsx');
    await user.upload(input, aFile('one.xlsx', workbook({ sheet: rowsOf([['No'], ['1']]) })));
    expect(await screen.findByText(/^one\.xlsx · .* · 1 line read$/)).toBeVisible();
    expect(read()[0]?.rows).toEqual([['1']]);
  });

  test('shows its progress, and can be stopped', async () => {
    SheetWorker.isHeld = true;
    const { input, read, user } = await show();
    await user.upload(input, aFile('batch.csv', csv(600)));
    expect(await screen.findByText('batch.csv · 8 kB · reading…')).toBeVisible();
    const bar = screen.getByRole('progressbar', { name: 'Reading batch.csv' });
    expect(bar).toHaveAttribute('aria-valuenow', '0');
    const worker = await theWorker();
    await waitFor(() => {
      worker.release(40);
      expect(Number(bar.getAttribute('aria-valuenow'))).toBeGreaterThan(20);
    });
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText('batch.csv · 8 kB · stopped, not read')).toBeVisible();
    expect(worker.isTerminated).toBe(true);
    await act(async () => worker.release());
    expect(read()).toEqual([]);
    expect(screen.getByText('batch.csv · 8 kB · stopped, not read')).toBeVisible();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('that is chosen again is read again', async () => {
    const { input, read, user } = await show();
    const file = aFile('batch.csv', csv(2));
    await user.upload(input, file);
    await waitFor(() => expect(read()).toHaveLength(1));
    await user.upload(input, file);
    await waitFor(() => expect(read()).toHaveLength(2));
    expect(input.value).toBe('');
  });

  test('is replaced by the next one, also while it is being read', async () => {
    SheetWorker.isHeld = true;
    const { input, read, user } = await show();
    await user.upload(input, aFile('slow.csv', csv(10)));
    const slow = await theWorker();
    SheetWorker.isHeld = false;
    await user.upload(input, aFile('quick.csv', csv(3)));
    expect(await screen.findByText('quick.csv · 1 kB · 3 lines read')).toBeVisible();
    expect(slow.isTerminated).toBe(true);
    await act(async () => slow.release());
    expect(screen.getByText('quick.csv · 1 kB · 3 lines read')).toBeVisible();
    expect(read().map(({ fileName }) => fileName)).toEqual(['quick.csv']);
  });

  test('is dropped when its dialog is closed', async () => {
    SheetWorker.isHeld = true;
    const { input, read, unmount, user } = await show();
    await user.upload(input, aFile('slow.csv', csv(10)));
    const worker = await theWorker();
    unmount();
    await waitFor(() => expect(worker.isTerminated).toBe(true));
    expect(read()).toEqual([]);
  });

  test('can be dropped on the field, and a missed drop does not replace the page', async () => {
    const { input, read } = await show();
    const dropOn = (where: Element, files: File[]) => {
      const dropped = createEvent.drop(where, { dataTransfer: { files, types: ['Files'] } });
      fireEvent(where, dropped);
      return dropped;
    };
    expect(dropOn(document.body, [aFile('a.csv', csv(1))]).defaultPrevented).toBe(true);
    expect(SheetWorker.all).toEqual([]);
    expect(dropOn(input, [aFile('a.csv', csv(1))]).defaultPrevented).toBe(true);
    await waitFor(() => expect(read()).toHaveLength(1));
    dropOn(input, [aFile('b.csv', csv(1)), aFile('c.csv', csv(1))]);
    expect(await screen.findByRole('alert')).toHaveTextContent('Only one file can be read at a time');
    expect(screen.getByText('a.csv · 1 kB · 1 line read')).toBeVisible();
  });
});

describe('a file that is refused', () => {
  const bytes = (size: number) => new Uint8Array(size);
  test.each([
    ['a.csv', bytes(0), 'a.csv has no lines below its titles', 'a.csv 标题行以下没有数据'],
    ['a.csv', bytes(5_000_001), 'a.csv is larger than 5 MB', 'a.csv 超过 5 MB'],
    ['a.csv', utf8(csv(10_001)), 'a.csv has more than 10,000 lines. Split it', 'a.csv 超过 10,000 行，请拆分文件'],
    ['a.csv', utf8(`No${',x'.repeat(40)}`), 'Line 1 of a.csv has more than 40 columns', 'a.csv 第 1 行超过 40 列'],
    [
      'a.xls',
      ole('Workbook'),
      'a.xls is an old Excel file (.xls). Save it as .xlsx',
      'a.xls 是旧版 Excel 文件（.xls），请另存为 .xlsx',
    ],
    ['a.csv', workbook(), 'a.csv is a workbook, but its name does not end in .xlsx', 'a.csv 是 Excel 工作簿，但扩展名不是 .xlsx'],
    ['a.xlsx', utf8('No'), 'a.xlsx is a text file, but its name does not end in .csv', 'a.xlsx 是文本文件，但扩展名不是 .csv'],
    ['a.txt', utf8('No'), 'a.txt is not a CSV or XLSX file', 'a.txt 不是 CSV 或 XLSX 文件'],
    [
      'a.csv',
      utf16('No\n1').slice(2),
      'Line 1 of a.csv has unreadable characters. Save the file as “CSV UTF-8”',
      'a.csv 第 1 行含有无法识别的字符，请另存为“CSV UTF-8”',
    ],
    ['a.csv', utf8('No\n"1'), 'a.csv is damaged in line 2. Export it again', 'a.csv 第 2 行已损坏，请重新导出'],
    ['a.xlsx', utf8('PK\x03\x04'), 'a.xlsx is damaged. Export it again', 'a.xlsx 已损坏，请重新导出'],
    [
      'a.xlsx',
      workbook({ more: { '../a': bytes(1) } }),
      'a.xlsx unpacks to an unusual size and was not opened. Export it again',
      'a.xlsx 解压后的大小异常，未打开，请重新导出',
    ],
    [
      'a.csv',
      utf8(`No\n${'x'.repeat(2_001)}`),
      'Cell A2 of a.csv has more than 2,000 characters',
      'a.csv 单元格 A2 超过 2,000 个字符',
    ],
    [
      'a.xlsx',
      workbook({ sheet: rowsOf([['No'], ['<c><v>6.2E+18</v></c>']]) }),
      'Cell A2 of a.xlsx is stored as a number and may have lost digits. Format the column as text and enter it again',
      'a.xlsx 单元格 A2 以数字格式保存，可能已丢失位数；请将该列设为文本格式后重新录入',
    ],
    [
      'a.csv',
      utf8('No\n=1\n2\n@x\n-y'),
      'Lines of a.csv with formulas, or texts that begin like one (= + - @): 2, 4, and 5. Replace them with plain values',
      'a.csv 中含有公式或以 = + - @ 开头的文本的行：2、4和5。请改为普通数值或文本',
    ],
    [
      'a.xlsx',
      workbook({ sheet: '<sheetData/><mergeCells><mergeCell ref="B7:C7"/></mergeCells>' }),
      'Cell B7 of a.xlsx is merged with others. Unmerge the cells',
      'a.xlsx 单元格 B7 是合并单元格，请取消合并',
    ],
    [
      'a.xlsx',
      ole('EncryptedPackage'),
      'a.xlsx is password-protected. Save it without a password',
      'a.xlsx 有密码保护，请取消密码后保存',
    ],
    ['a.csv', utf8('1,2\n3,4'), 'Line 1 of a.csv must hold the column titles', 'a.csv 第 1 行应为列标题'],
    ['a.csv', utf8('No\n1,2'), 'Cell B2 of a.csv is in a column without a title', 'a.csv 单元格 B2 所在列没有标题'],
    ['a.csv', utf8('No,no\n1,2'), 'a.csv has more than one column for no', 'a.csv 中有多列对应 no'],
  ])('%s, has a message at the field in both languages: %#', async (name, content, english, chinese) => {
    for (const [locale, words] of [
      ['en-US', english],
      ['zh-CN', chinese],
    ] as const) {
      const { input, read, unmount, user } = await show({ locale });
      await user.upload(input, aFile(name, content));
      expect(await screen.findByRole('alert')).toHaveTextContent(words);
      expect(input).toBeInvalid();
      expect(input).toHaveAccessibleDescription(expect.stringContaining(words));
      expect(read()).toEqual([]);
      unmount();
    }
  });

  test('leaves the previous one, and the field is valid again with the next', async () => {
    const { input, read, user } = await show();
    await user.upload(input, aFile('good.csv', csv(2)));
    expect(await screen.findByText('good.csv · 1 kB · 2 lines read')).toBeVisible();
    await user.upload(input, aFile('bad.csv', 'No\n"'));
    expect(await screen.findByRole('alert')).toHaveTextContent('bad.csv is damaged');
    expect(screen.getByText('good.csv · 1 kB · 2 lines read')).toBeVisible();
    await user.upload(input, aFile('better.csv', csv(3)));
    expect(await screen.findByText('better.csv · 1 kB · 3 lines read')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(input).toBeValid();
    expect(read()).toHaveLength(2);
  });

  test('may lack the columns that the screen requires', async () => {
    const onRead = jest.fn((file: SheetFile) => {
      mapColumns(file, [{ name: 'amount', titles: ['Amount', '金额'], isRequired: true }]);
    });
    const { input, user } = await show({ onRead });
    await user.upload(input, aFile('a.csv', csv(2)));
    expect(await screen.findByRole('alert')).toHaveTextContent('a.csv has no column for Amount / 金额');
    expect(screen.queryByText(/lines read/)).not.toBeInTheDocument();
  });

  test('is reported also when the fault is not in the file', async () => {
    const { input, user } = await show();
    SheetWorker.isHeld = true;
    await user.upload(input, aFile('a.csv', csv(2)));
    const worker = await theWorker();
    act(() => worker.onerror?.({ message: 'blocked' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('a.csv could not be read in this browser. Choose it again');
  });
});
