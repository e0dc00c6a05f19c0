import { readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { currencies, currencyInfo, moneyOf } from '../../mock/base/money';
import { duplicatesOf } from '../../mock/flow/withdraw/usual';
import type { WithdrawStatistics } from '../../src/contract';
import { isWaiting } from '../../src/domain/withdraw';
import {
  ask,
  type Bench,
  callOverHttp,
  expectSoon,
  fillQueue,
  LIST,
  type ListAnswer,
  money,
  numbersOf,
  openBrowser,
  orderOf,
  rowOf,
  rowsOf,
  seeBadge,
  seeRows,
  sendButton,
  successMessages,
  until,
} from '../support/browser';
import { exhaustiveTest } from '../support/depth';
import { step } from '../support/step';

const visit = openBrowser();

/** Fields of a CSV file (RFC 4180). */
function parseCsv(text: string): string[][] {
  const lines: string[][] = [[]];
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    lines.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === '\r\n') lines.push([]);
  }
  return lines.filter((line) => line.length > 1 || line[0] !== '');
}

/** Texts of a zip's files by name, from its central directory. */
function unzip(zip: Buffer): Map<string, string> {
  const files = new Map<string, string>();
  for (let at = zip.indexOf('PK\u0001\u0002', 0, 'latin1'); at >= 0; at = zip.indexOf('PK\u0001\u0002', at + 4, 'latin1')) {
    const nameLength = zip.readUInt16LE(at + 28);
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const packed = zip.subarray(start, start + zip.readUInt32LE(at + 20));
    const isPacked = zip.readUInt16LE(at + 10) === 8;
    files.set(zip.toString('utf8', at + 46, at + 46 + nameLength), (isPacked ? inflateRawSync(packed) : packed).toString('utf8'));
  }
  return files;
}

/** Asks for the list as a file. */
const start = async (page: Page, format: 'CSV' | 'XLSX') => {
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: `Export as ${format}` }).click();
};

describe('the export', () => {
  test('has the rows of the list, in its order, under the file name of the server', async () => {
    const { page } = await visit({ at: `${LIST}?pageSize=50&sortField=amount&sortOrder=descend` });
    await seeRows(page);
    const shown = await rowsOf(page).evaluateAll((rows) =>
      rows.map((row) => ({ no: row.getAttribute('data-row-key') ?? '', text: row.textContent ?? '' })),
    );
    const answer = page.waitForResponse('**/withdraw/down?**');
    const download = page.waitForEvent('download');
    await start(page, 'CSV');
    const name = decodeURIComponent((await answer).headers()['file-name'] ?? '');
    expect(name).toMatch(/\.csv$/);
    expect((await download).suggestedFilename()).toBe(name);
    await expectSoon(successMessages(page).filter({ hasText: `Saved as ${name}` })).toBeVisible();
    const [, titles = [], ...lines] = parseCsv(readFileSync(await (await download).path(), 'utf8').replace('\ufeff', ''));
    const column = (title: string) => titles.indexOf(title);
    const rows = lines.filter((line) => line[column('Withdraw no.')]?.startsWith('W'));
    expect(rows.map((line) => line[column('Withdraw no.')])).toEqual(shown.map(({ no }) => no));
    rows.forEach((line, index) => {
      const currency = line[column('Currency')] ?? '';
      for (const title of ['Amount', 'Net']) expect(shown[index]?.text).toContain(money(line[column(title)], currency));
      expect(shown[index]?.text).toContain(line[column('Holder')]);
    });
  });

  exhaustiveTest('has the same orders as a spreadsheet', async () => {
    const { page } = await visit({ at: `${LIST}?pageSize=50` });
    await seeRows(page);
    const numbers = await numbersOf(page);
    const download = page.waitForEvent('download');
    await start(page, 'XLSX');
    expect((await download).suggestedFilename()).toMatch(/\.xlsx$/);
    const files = unzip(readFileSync(await (await download).path()));
    const text = [...files]
      .filter(([name]) => /sharedStrings|sheet1/.test(name))
      .map(([, xml]) => xml)
      .join('');
    expect(numbers.filter((no) => !text.includes(no))).toEqual([]);
    expect(numbers.length).toBeGreaterThan(10);
  });

  exhaustiveTest('saves nothing when it is stopped', async () => {
    const { page, platform } = await visit();
    await seeRows(page);
    let downloads = 0;
    page.on('download', () => {
      downloads += 1;
    });
    platform.faults.push({ match: '/trade/withdraw/down', kind: 'hang' });
    const aborted = page.waitForEvent('requestfailed', (request) => request.url().includes('/down'));
    await start(page, 'CSV');
    await until('the call is there', () => platform.calls.some((seen) => seen.path === '/trade/withdraw/down'));
    await page.getByRole('button', { name: 'Stop export' }).click();
    await aborted;
    await expectSoon(page.getByText('Export stopped; nothing was saved')).toBeVisible();
    await expectSoon(page.getByRole('button', { name: 'Export' })).toBeEnabled();
    expect(downloads).toBe(0);
  });
});

/** The rows of a saved CSV by the titles of their columns, and its totals by currency. */
async function saveCsv(page: Page) {
  const download = page.waitForEvent('download');
  await start(page, 'CSV');
  const text = readFileSync(await (await download).path(), 'utf8').replace('\ufeff', '');
  const [, titles = [], ...lines] = parseCsv(text);
  const named = (line: string[]) => Object.fromEntries(titles.map((title, at) => [title, line[at] ?? '']));
  const totals = lines
    .filter(([first]) => first === 'Total')
    .map(([, currency = '', count = '', amount = '']) => ({ currency, count: Number(count), amount }));
  return { rows: lines.filter((line) => line[titles.indexOf('Withdraw no.')]?.startsWith('W')).map(named), totals };
}

/** Count and amount of orders per currency, straight from the books. */
function sumsOf({ platform }: Bench, isWanted: (order: ReturnType<typeof orderOf>) => boolean, of: 'amount' | 'net' = 'amount') {
  return Object.keys(currencies)
    .sort()
    .map((currency) => {
      const orders = platform.world.withdraws.rows.filter((order) => order.account.currency === currency && isWanted(order));
      const sum = orders.reduce((total, order) => total + order[of], 0n);
      return { currency, count: orders.length, amount: moneyOf(sum, currencyInfo(currency).digits) };
    })
    .filter(({ count }) => count > 0);
}

/** A figure above the list. */
const figure = (page: Page, label: string) =>
  page.locator('.figures dl > div').filter({ has: page.getByText(label, { exact: true }) });

test('statistics, badge, list, totals, export and books agree to the last digit after a series of decisions', async () => {
  const bench = await visit({ at: null });
  const { page, callsOf } = bench;
  await fillQueue(bench, 'ops.lee', 40);
  await page.goto(`${LIST}?pageSize=50`);
  await seeRows(page);
  const easy = (await numbersOf(page)).filter((no) => {
    const order = orderOf(bench, no);
    return !order.flags.some(({ severity }) => severity === 'HIGH') && duplicatesOf(bench.platform.world, order).length === 0;
  });
  const [held = '', undone = '', ...others] = easy.slice(0, 10);
  await step('Pass and reject eight orders with the keyboard', async () => {
    for (const [index, no] of others.entries()) {
      const dialog = await ask(page, index % 3 === 0 ? 'Reject' : 'Pass', no);
      if (index % 3 === 0) {
        await expectSoon(dialog.getByRole('combobox', { name: 'Reason' })).toBeFocused();
        await page.keyboard.press('1');
      }
      await expectSoon(sendButton(dialog)).toBeFocused();
      await page.keyboard.press('Enter');
      await expectSoon(dialog).toBeHidden();
    }
  });
  await step('Hold one order', async () => {
    await page.getByRole('button', { name: `More actions on ${held}` }).click();
    await page.getByRole('menuitem', { name: 'Hold', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Hold 1 withdraw order' });
    await expectSoon(dialog.getByRole('combobox', { name: 'Reason' })).toBeFocused();
    await page.keyboard.press('1');
    await sendButton(dialog).click();
    await expectSoon(rowOf(page, held)).toContainText('Held');
  });
  await step('Pass one order and undo it', async () => {
    await sendButton(await ask(page, 'Pass', undone)).click();
    await page.getByRole('button', { name: new RegExp(`^Undo ${undone}`) }).click();
    await expectSoon(page.getByRole('button', { name: `Pass ${undone}` })).toBeVisible();
  });

  const { data: count } = await callOverHttp<number>(bench, 'ops.lee', '/trade/withdraw/count');
  await seeBadge(page, count);

  const seeView = async (tab: string, isWanted: (order: ReturnType<typeof orderOf>) => boolean) => {
    await page.getByRole('tab', { name: tab, exact: true }).click();
    const wanted = sumsOf(bench, isWanted);
    const total = wanted.reduce((sum, one) => sum + one.count, 0);
    const footer = page.locator('.list-totals');
    await expectSoon(footer).toContainText(`Total of all ${total} records`);
    // The totals of the page sum the net, under its column; those of the file, the amount.
    for (const { currency, amount } of sumsOf(bench, isWanted, 'net'))
      await expectSoon(footer).toContainText(money(amount, currency));
    const { rows, totals } = await saveCsv(page);
    expect(totals).toEqual(wanted);
    expect(rows).toHaveLength(total);
    for (const row of rows) {
      const { amount, account } = orderOf(bench, row['Withdraw no.'] ?? '');
      expect(row.Amount).toBe(moneyOf(amount, currencyInfo(account.currency).digits));
    }
  };
  const views: readonly (readonly [tab: string, isWanted: (order: ReturnType<typeof orderOf>) => boolean])[] = [
    ['Awaiting decision', ({ status }) => isWaiting(status)],
    ['Held', ({ status }) => status === 'HELD'],
    ['In payout', ({ status }) => ['PASSED', 'PAYING', 'UNKNOWN'].includes(status)],
    ['All', () => true],
  ];
  for (const [tab, isWanted] of views) await step(`Compare list, totals and file of ${tab}`, () => seeView(tab, isWanted));

  await page.getByRole('tab', { name: 'My queue', exact: true }).click();
  const { data: queue } = await callOverHttp<ListAnswer>(
    bench,
    'ops.lee',
    '/trade/withdraw/page?view=NEEDS_ME&current=1&pageSize=10',
  );
  expect(queue.total).toBe(count);
  await expectSoon(page.locator('.list-totals')).toContainText(`Total of all ${count} records`);
  const { data: figures } = await callOverHttp<WithdrawStatistics>(bench, 'ops.lee', '/trade/withdraw/statistics');
  expect(figures.currencies.filter(({ mine }) => mine.count > 0).map(({ currency, mine }) => ({ currency, ...mine }))).toEqual(
    queue.summary.map(({ currency, count: all, amount }) => ({ currency, count: all, amount })),
  );
  const ofFigure = (name: 'waiting' | 'held') =>
    figures.currencies.map(({ currency, [name]: sum }) => ({ currency, ...sum })).filter((one) => one.count > 0);
  expect(ofFigure('waiting')).toEqual(sumsOf(bench, ({ status }) => isWaiting(status)));
  expect(ofFigure('held')).toEqual(sumsOf(bench, ({ status }) => status === 'HELD'));
  const counted = (sums: readonly { count: number }[]) => String(sums.reduce((all, one) => all + one.count, 0));
  await step('Compare the figures above the list', async () => {
    await page.getByRole('button', { name: 'Amounts per currency' }).click();
    const amounts = page.getByRole('region', { name: 'Amounts per currency' });
    for (const [label, sums] of [
      ['My queue', queue.summary],
      ['Awaiting decision', ofFigure('waiting')],
      ['Held', ofFigure('held')],
    ] as const) {
      await expectSoon(figure(page, label).locator('dd')).toHaveText(counted(sums));
      for (const { currency, count: all, amount = '' } of sums)
        await expectSoon(amounts.getByRole('row', { name: currency })).toContainText(`${all} · ${money(amount, currency)}`);
    }
  });
  await seeBadge(page, count);
  expect(callsOf('/trade/withdraw/pass').length + callsOf('/trade/withdraw/reject').length).toBe(others.length + 1);
});
