import { readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import type { Withdraw, WithdrawTotal } from '../../src/contract';
import { formatMoney } from '../../src/domain/money';
import { ask, call, LIST, openBrowser, rowOf, rowsOf, see, seeBadge, seeRows, sendButton, until } from '../support/browser';

jest.setTimeout(60_000);
const visit = openBrowser();

interface ListAnswer {
  list: Withdraw[];
  total: number;
  summary: WithdrawTotal[];
}

const failed = (page: Page) => page.getByRole('alert').filter({ hasText: 'The list could not be loaded' });
const greens = (page: Page) => page.locator('.ant-message-success');
const money = (amount: string | undefined, currency: string) => formatMoney(amount ?? '', currency, 'en-US');
const numbersOf = (page: Page) => rowsOf(page).evaluateAll((rows) => rows.map((row) => row.getAttribute('data-row-key') ?? ''));

/** Address of the list with this one order, which is drawn far quicker than a page of fifty. */
const onlyOf = (no: string) => `${LIST}?keyword=${no}`;

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

describe('the list', () => {
  test('shows the orders that need me, with columns, money, zone and totals as the server has them', async () => {
    const bench = await visit();
    const { page } = bench;
    await seeRows(page);
    const { data } = await call<ListAnswer>(bench, 'ops.lee', '/trade/withdraw/page?view=NEEDS_ME&current=1&pageSize=10');
    expect(await numbersOf(page)).toEqual(data.list.map((row) => row.withdrawNo));
    for (const column of ['Withdraw no.', 'Submitted', 'Holder', 'Amount', 'Net', 'Risk', 'Status', 'Beneficiary', 'Actions'])
      await see(page.getByRole('columnheader', { name: column, exact: true })).toHaveCount(1);
    for (const row of data.list) {
      for (const text of [
        row.holderName,
        row.payeeAccountNo,
        money(row.amount, row.currency),
        money(row.netAmount, row.currency),
      ])
        await see(rowOf(page, row.withdrawNo)).toContainText(text ?? '?');
    }
    await see(page.getByText('Times in Asia/Singapore (UTC+8)')).toBeVisible();
    await see(page.getByText(`1–10 of ${data.total}`)).toBeVisible();
    const totals = page.locator('.list-totals');
    await see(totals).toContainText(`Total of all ${data.total} records`);
    for (const { currency, amount } of data.summary) await see(totals).toContainText(money(amount, currency));
    await seeBadge(page, data.total);
  });

  test('keeps tab, filter, sort, page and size in the address, and the address gives the same call elsewhere', async () => {
    const { page, newTab, callsOf } = await visit();
    await seeRows(page);
    await page.getByRole('tab', { name: 'All', exact: true }).click();
    await page.waitForURL('**?view=ALL');
    await page.getByLabel('Holder', { exact: true }).fill('Banyan');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.searchParams.get('holderName') === 'Banyan');
    await seeRows(page);
    await page.getByRole('columnheader', { name: 'Amount', exact: true }).click();
    await page.waitForURL((url) => url.searchParams.get('sortField') === 'amount');
    await seeRows(page);
    await page.getByTitle('2', { exact: true }).click();
    await page.waitForURL((url) => url.searchParams.get('current') === '2');
    await seeRows(page);
    const shown = await numbersOf(page);
    const { query } = callsOf('/trade/withdraw/page').at(-1) ?? { query: '' };
    expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
      view: 'ALL',
      holderName: 'Banyan',
      sortField: 'amount',
      sortOrder: 'ascend',
      current: '2',
      pageSize: '10',
    });

    const tab = await newTab(page.url());
    await seeRows(tab);
    expect(callsOf('/trade/withdraw/page').at(-1)?.query).toBe(query);
    expect(await numbersOf(tab)).toEqual(shown);
    await see(tab.getByLabel('Holder', { exact: true })).toHaveValue('Banyan');
    await tab.close();

    await page.getByRole('combobox', { name: 'Page Size' }).click();
    await page.getByTitle('20 / page').last().click();
    await page.waitForURL((url) => url.searchParams.get('pageSize') === '20');
    await page.goBack();
    await page.waitForURL((url) => url.searchParams.get('current') === '2');
    await see(rowOf(page, shown[0] ?? '')).toBeVisible();
  });

  test('never writes names and accounts of people into the address', async () => {
    const bench = await visit();
    const { page, platform, callsOf } = bench;
    await seeRows(page);
    const name = platform.world.withdraws.get(platform.stories.payeeChanged)?.payee.name ?? '';
    await page.getByRole('button', { name: 'More filters' }).click();
    await page.getByLabel('Beneficiary name').fill(name);
    await page.keyboard.press('Enter');
    await see(rowOf(page, platform.stories.payeeChanged)).toBeVisible();
    expect(new URLSearchParams(callsOf('/trade/withdraw/page').at(-1)?.query).get('payeeName')).toBe(name);
    expect(decodeURIComponent(page.url())).not.toContain(name.split(' ')[0]);
    await page.reload();
    await see(rowOf(page, platform.stories.payeeChanged)).toBeVisible();
    await see(page.getByLabel('Beneficiary name')).toHaveValue(name);
  });

  test('shows none of the old rows when the query of a filter fails, and works again with another try', async () => {
    const { page, platform } = await visit();
    const old = await (await seeRows(page)).first().getAttribute('data-row-key');
    platform.faults.push({ match: '/trade/withdraw/page', kind: { code: 500, msg: 'The query failed.' } });
    await page.getByLabel('Holder', { exact: true }).fill('Harbor');
    await page.keyboard.press('Enter');
    await see(failed(page)).toContainText('Nothing is shown, so that no old rows stand under the new filter.');
    await see(rowsOf(page)).toHaveCount(0);
    await see(page.locator('.list-totals')).toHaveCount(0);
    await see(page.getByText(/^1–/)).toHaveCount(0);
    await see(page.getByRole('button', { name: 'Export' })).toBeDisabled();
    expect(page.url()).toContain('holderName=Harbor');
    await failed(page).getByRole('button', { name: 'Try again' }).click();
    for (const row of await (await seeRows(page)).all()) await see(row).toContainText('Harbor');
    await see(rowOf(page, old ?? '')).toHaveCount(0);
  });

  test('aborts a query on the wire when another one takes its place, and shows only the last', async () => {
    const { page, platform } = await visit();
    await seeRows(page);
    platform.faults.push({ match: '/trade/withdraw/page', kind: 'hang' });
    const aborted = page.waitForEvent('requestfailed', (request) => request.url().includes('view=HELD'));
    await page.getByRole('tab', { name: 'Held' }).click();
    await see(rowsOf(page)).toHaveCount(0);
    await page.getByRole('tab', { name: 'All', exact: true }).click();
    expect((await aborted).failure()?.errorText).toBe('net::ERR_ABORTED');
    await seeRows(page);
    await see(page.locator('.ant-notification-notice, .ant-message-notice')).toHaveCount(0);
  });

  test('tells nothing at all from nothing that matches', async () => {
    const { page } = await visit({ user: 'auditor' });
    await see(page.getByText('Nothing here yet')).toBeVisible();
    await page.getByLabel('Any number').fill('W-NOT-THERE');
    await page.keyboard.press('Enter');
    await see(page.getByText('No record matches the filter')).toBeVisible();
    await page.getByRole('region', { name: 'List of withdraw orders' }).getByRole('button', { name: 'Reset' }).click();
    await see(page.getByText('Nothing here yet')).toBeVisible();
    await see(page.getByLabel('Any number')).toHaveValue('');
  });
});

describe('passing one order', () => {
  test('shows what it is about, sends one call, and the row, the badge and a toast tell of it', async () => {
    const bench = await visit({ at: null });
    const { page, platform, callsOf } = bench;
    const [no = ''] = platform.stories.split;
    const { data: row } = await call<Withdraw>(bench, 'ops.lee', `/trade/withdraw/detail?withdrawNo=${no}`);
    const { data: waiting } = await call<number>(bench, 'ops.lee', '/trade/withdraw/count');
    await page.goto(onlyOf(no));
    const dialog = await ask(page, 'Pass', no);
    for (const text of [no, row.holderName, row.payeeName, row.payeeBankName, row.payeeAccountNo])
      await see(dialog).toContainText(text ?? '?');
    for (const amount of [row.amount, row.fee, row.netAmount]) await see(dialog).toContainText(money(amount, row.currency));
    await seeBadge(page, waiting);
    await dialog.getByLabel('Internal remark').fill('Called the holder.');
    await sendButton(dialog).click();
    await see(greens(page)).toContainText(`${no} passed`);
    await see(dialog).toBeHidden();
    await see(rowOf(page, no)).toHaveCount(0);
    await seeBadge(page, waiting - 1);
    expect(callsOf('/trade/withdraw/pass').map(({ body }) => body)).toEqual([
      { items: [{ withdrawNo: no, version: row.version }], remark: 'Called the holder.' },
    ]);
    await page.getByRole('tab', { name: 'To pay' }).click();
    await see(rowOf(page, no)).toContainText('Passed, to pay');
  });

  test('with a high risk flag wants each of them ticked as seen', async () => {
    const { page, platform, callsOf } = await visit({ at: null });
    const no = platform.stories.payeeChanged;
    await page.goto(onlyOf(no));
    const dialog = await ask(page, 'Pass', no);
    await see(dialog.getByRole('checkbox')).toHaveCount(2);
    await dialog.getByRole('checkbox').first().check();
    await sendButton(dialog).click();
    await see(dialog.getByText('Every high risk flag must be ticked as seen')).toBeVisible();
    expect(callsOf('/trade/withdraw/pass')).toHaveLength(0);
    await dialog.getByRole('checkbox').last().check();
    await sendButton(dialog).click();
    await see(greens(page)).toContainText(`${no} goes to the second review`);
    expect(callsOf('/trade/withdraw/pass')[0]?.body).toMatchObject({
      acknowledgedFlags: expect.arrayContaining(['PAYEE_CHANGED_24H', 'CREDENTIAL_RESET_24H']),
    });
    await page.getByRole('tab', { name: 'All waiting' }).click();
    await see(rowOf(page, no)).toContainText('Second review');
  });

  test('sends exactly one call for a double click and a held Enter', async () => {
    const { page, platform, callsOf } = await visit({ at: `${LIST}?pageSize=50` });
    const [first = '', second = ''] = platform.stories.split;
    platform.faults.push({ match: '/trade/withdraw/pass', kind: { delay: 300 }, times: 2 });
    const clicked = await ask(page, 'Pass', first);
    await sendButton(clicked).dblclick();
    await see(clicked).toBeHidden();
    await see(rowOf(page, first)).toHaveCount(0);
    expect(callsOf('/trade/withdraw/pass')).toHaveLength(1);

    const entered = await ask(page, 'Pass', second);
    await sendButton(entered).focus();
    for (let held = 0; held < 20; held += 1) await page.keyboard.down('Enter');
    await see(entered).toBeHidden();
    for (let held = 0; held < 20; held += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await see(rowOf(page, second)).toHaveCount(0);
    expect(callsOf('/trade/withdraw/pass')).toHaveLength(2);
  });

  test('that a colleague decided meanwhile says who and when, keeps what was typed, and shows the row as it is', async () => {
    const bench = await visit({ at: null });
    const { page, platform } = bench;
    const [no = ''] = platform.stories.split;
    await page.goto(onlyOf(no));
    const version = platform.world.withdraws.get(no)?.version;
    const { data: waiting } = await call<number>(bench, 'ops.lee', '/trade/withdraw/count');
    const dialog = await ask(page, 'Pass', no);
    await dialog.getByLabel('Internal remark').fill('Looks good to me');
    platform.clock.advance(4_000);
    const other = await call(bench, 'chen.yu', '/trade/withdraw/reject', {
      items: [{ withdrawNo: no, version }],
      reasonCode: 'RISK_REVIEW',
    });
    expect(other.code).toBe(200);
    await sendButton(dialog).click();
    await see(dialog.getByRole('alert')).toContainText('Changed by chen.yu at 2026-11-20 14:31:06');
    await see(dialog.getByLabel('Internal remark')).toHaveValue('Looks good to me');
    await see(page.locator('.ant-message-error')).toContainText('Already rejected by chen.yu');
    await see(greens(page)).toHaveCount(0);
    await see(rowOf(page, no)).toContainText('Rejected');
    await seeBadge(page, waiting - 1);
  });

  test('whose answer is lost is told as unknown, is not sent anew by itself, and sending it again has no second effect', async () => {
    const { page, platform } = await visit({ at: null });
    const [no = ''] = platform.stories.split;
    await page.goto(onlyOf(no));
    const dialog = await ask(page, 'Pass', no);
    const keys: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/withdraw/pass')) keys.push(request.headers()['idempotency-key'] ?? '');
    });
    // More than once, because the browser itself sends anew what was lost on a connection that it had used before.
    platform.faults.push({ match: '/trade/withdraw/pass', kind: 'disconnectAfter', times: 9 });
    await sendButton(dialog).click();
    await see(dialog.getByRole('alert')).toContainText('The result is unknown');
    await see(greens(page)).toHaveCount(0);
    expect(platform.world.withdraws.get(no)?.status).toBe('PASSED');
    await dialog.getByRole('button', { name: 'Check its state' }).click();
    await see(rowOf(page, no)).toHaveCount(0);
    expect(keys).toHaveLength(1);

    platform.faults.length = 0;
    const answer = page.waitForResponse('**/withdraw/pass');
    await dialog.getByRole('button', { name: 'Send again' }).click();
    expect((await answer).headers()['idempotency-replayed']).toBe('true');
    await see(greens(page)).toContainText(`${no} passed`);
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
    expect(platform.world.withdraws.get(no)?.decisions).toHaveLength(1);
  });
});

test('rejecting wants a reason, prefills the message to the holder, and gives the money back', async () => {
  const { page, platform, callsOf } = await visit({ at: null });
  const no = platform.stories.kycExpired;
  await page.goto(onlyOf(no));
  const order = platform.world.withdraws.get(no);
  const dialog = await ask(page, 'Reject', no);
  const message = dialog.getByLabel('Message to the holder');
  const choose = async (reason: string) => {
    await dialog.getByRole('combobox', { name: 'Reason' }).click();
    await page.getByTitle(reason, { exact: true }).last().click();
  };
  await sendButton(dialog).click();
  await see(dialog.getByText('Choose a reason')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Reason' }).click();
  const width = (await dialog.locator('.ant-select').first().boundingBox())?.width;
  // Opened while the dialog was still growing, the reasons once were a sliver that took no clicks.
  await see.poll(async () => (await page.locator('.ant-select-dropdown').boundingBox())?.width).toBe(width);
  await page.getByTitle('Documents missing', { exact: true }).last().click();
  await see(message).toHaveValue('Documents are missing. Please hand them in and file a new request.');
  await choose('Duplicate request');
  await see(message).toHaveValue('The same request was filed twice; this one was closed.');
  await message.fill('Please send the renewed licence.');
  await choose('Other');
  await see(message).toHaveValue('Please send the renewed licence.');
  await dialog.getByLabel('Internal remark').fill('abc');
  await sendButton(dialog).click();
  await see(dialog.getByText('At least 4 characters when the reason is “Other”')).toBeVisible();
  expect(callsOf('/trade/withdraw/reject')).toHaveLength(0);
  await dialog.getByLabel('Internal remark').fill('Licence expired in May');
  await sendButton(dialog).click();
  await see(greens(page)).toContainText(`${no} rejected; `);
  await see(greens(page)).toContainText('goes back to available');
  await see(rowOf(page, no)).toHaveCount(0);
  expect(callsOf('/trade/withdraw/reject').map(({ body }) => body)).toEqual([
    {
      items: [{ withdrawNo: no, version: 1 }],
      reasonCode: 'OTHER',
      remark: 'Licence expired in May',
      messageToHolder: 'Please send the renewed licence.',
    },
  ]);
  expect(order?.status).toBe('REJECTED');
});

describe('deciding on many', () => {
  const select = async (page: Page, numbers: readonly string[]) => {
    for (const no of numbers) await rowOf(page, no).getByRole('checkbox').check();
    await see(page.getByText(`${numbers.length} records selected`)).toBeVisible();
  };

  test('tells item by item what failed and why, and selects it for another try', async () => {
    const { page, platform, callsOf } = await visit({ at: `${LIST}?view=WAITING&pageSize=50` });
    const { split, kycExpired } = platform.stories;
    await seeRows(page);
    await select(page, [...split, kycExpired]);
    await page.getByRole('button', { name: 'Pass selected' }).click();
    const dialog = page.getByRole('dialog', { name: 'Pass 3 withdraw orders' });
    await see(dialog).toContainText('Sum of the selection');
    const order = platform.world.withdraws.get(kycExpired);
    const colleague = platform.world.operators.find(({ username }) => username === 'chen.yu') ?? null;
    if (order) Object.assign(order, { claimedBy: colleague, claimedUntil: platform.clock.now() + 60_000 });
    await sendButton(dialog).click();
    const result = page.getByRole('dialog', { name: '2 of 3 done' });
    await see(result.getByRole('row', { name: new RegExp(kycExpired) })).toContainText('chen.yu is working on this order.');
    await see(result).not.toContainText(split[0] ?? '?');
    await see(greens(page)).toHaveCount(0);
    await result.getByRole('button', { name: 'Select what failed' }).click();
    await see(result).toBeHidden();
    await see(page.getByText('1 record selected')).toBeVisible();
    await see(rowOf(page, kycExpired).getByRole('checkbox')).toBeChecked();
    expect(callsOf('/trade/withdraw/pass')).toHaveLength(1);
    for (const no of split) expect(platform.world.withdraws.get(no)?.status).toBe('PASSED');
  });

  test('beyond the second tier wants count and sums typed', async () => {
    const bench = await visit({ at: `${LIST}?pageSize=50` });
    const { page, platform, callsOf } = bench;
    const numbers = [platform.stories.tier2, platform.stories.split[0] ?? ''];
    await seeRows(page);
    await select(page, numbers);
    await page.getByRole('button', { name: 'Pass selected' }).click();
    const dialog = page.getByRole('dialog', { name: 'Pass 2 withdraw orders' });
    await sendButton(dialog).click();
    await see(dialog.getByText('Type the totals to confirm')).toBeVisible();
    const rows = await Promise.all(
      numbers.map((no) => call<Withdraw>(bench, 'ops.lee', `/trade/withdraw/detail?withdrawNo=${no}`).then(({ data }) => data)),
    );
    await dialog.getByLabel('Number of orders').fill('3');
    for (const row of rows) await dialog.getByLabel(`Sum in ${row.currency}`).fill(row.amount);
    await sendButton(dialog).click();
    await see(dialog.getByText('Does not match the selection')).toBeVisible();
    expect(callsOf('/trade/withdraw/pass')).toHaveLength(1);
    await dialog.getByLabel('Number of orders').fill('2');
    await sendButton(dialog).click();
    await see(greens(page)).toContainText('2 of 2 done');
    expect(callsOf('/trade/withdraw/pass').at(-1)?.body).toMatchObject({ controlCount: 2 });
  });

  test('leaves out orders with a high risk flag, and says so', async () => {
    const { page, platform } = await visit({ at: `${LIST}?pageSize=50` });
    const { split, payeeChanged } = platform.stories;
    await seeRows(page);
    await select(page, [...split, payeeChanged]);
    await page.getByRole('button', { name: 'Pass selected' }).click();
    await see(page.getByRole('dialog', { name: 'Pass 2 withdraw orders' })).toBeVisible();
    await see(page.getByText('1 order with a high risk flag is left out: decide on them one by one.')).toBeVisible();
  });

  test('forgets the selection when the filter changes', async () => {
    const { page, platform } = await visit({ at: `${LIST}?pageSize=50` });
    await seeRows(page);
    await select(page, platform.stories.split);
    await page.getByRole('tab', { name: 'All waiting' }).click();
    await seeRows(page);
    await see(page.getByText(/records? selected/)).toHaveCount(0);
    await page.getByRole('tab', { name: 'Needs me' }).click();
    await seeRows(page);
    await see(page.getByRole('row').getByRole('checkbox', { checked: true })).toHaveCount(0);
  });
});

describe('the drawer', () => {
  test('opens by click and by address, walks through the list, and shows the timeline and a masked account', async () => {
    const { page, platform, newTab } = await visit();
    await seeRows(page);
    const [first = '', second = ''] = await numbersOf(page);
    await page.getByRole('button', { name: `Open ${first}` }).click();
    const drawer = page.getByRole('dialog');
    await see(drawer).toContainText(`Withdraw order ${first}`);
    await see(drawer.getByText('1 of 10')).toBeVisible();
    await see(drawer.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await see(drawer.locator('.ant-timeline')).toContainText('Requested');
    const account = platform.world.withdraws.get(first)?.payee.accountNo ?? '';
    await see(drawer).toContainText(`${account.slice(0, 6)}******${account.slice(-4)}`);
    await see(drawer).not.toContainText(account);
    await drawer.getByRole('button', { name: 'Next' }).click();
    await see(drawer).toContainText(`Withdraw order ${second}`);
    await see(drawer.getByText('2 of 10')).toBeVisible();
    expect(page.url()).toContain(`no=${second}`);

    const tab = await newTab(`${LIST}?no=${second}`);
    await see(tab.getByRole('dialog')).toContainText(`Withdraw order ${second}`);
    await see(tab.getByRole('dialog').locator('.ant-timeline')).toContainText('Requested');
    await tab.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await see(tab.getByRole('dialog')).toHaveCount(0);
    expect(tab.url()).not.toContain('no=');
  });

  test('shows the full account for a reason, for a minute only', async () => {
    const { page, platform, callsOf } = await visit({ hasFakeTime: true, at: null });
    const no = platform.stories.payeeChanged;
    await page.goto(`${onlyOf(no)}&no=${no}`);
    const account = platform.world.withdraws.get(no)?.payee.accountNo ?? '';
    const drawer = page.getByRole('dialog', { name: /^Withdraw order/ });
    await drawer.getByRole('button', { name: 'Show in full: Beneficiary account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Show Beneficiary account in full' });
    await dialog.getByRole('combobox', { name: 'Reason' }).click();
    await page.getByTitle('Checking the beneficiary').last().click();
    await see(drawer).not.toContainText(account);
    await sendButton(dialog).click();
    await see(drawer).toContainText(account);
    await page.clock.fastForward(50_000);
    await see(drawer).toContainText(account);
    await page.clock.fastForward(11_000);
    await see(drawer).not.toContainText(account);
    expect(callsOf('/common/sensitive/reveal').map(({ body }) => body)).toEqual([
      { entity: 'withdraw', id: no, field: 'payeeAccountNo', reasonCode: 'VERIFY_PAYEE' },
    ]);
  });
});

describe('rights', () => {
  test('of a reader offer no decision and no export, and the server refuses a forced one', async () => {
    const bench = await visit({ user: 'k.wong', at: `${LIST}?view=WAITING` });
    const { page, platform } = bench;
    await seeRows(page);
    await see(page.getByRole('button', { name: /^Open W/ })).toHaveCount(10);
    for (const name of [/^Pass/, /^Reject/, /^Export/]) await see(page.getByRole('button', { name })).toHaveCount(0);
    const [no = ''] = platform.stories.split;
    const items = [{ withdrawNo: no, version: 1 }];
    expect((await call(bench, 'k.wong', '/trade/withdraw/pass', { items })).code).toBe(403);
    expect((await call(bench, 'k.wong', '/trade/withdraw/down?format=csv')).code).toBe(403);
    expect(platform.world.withdraws.get(no)?.status).toBe('PENDING');
  });

  test('over one’s own order give the reason why the button does nothing', async () => {
    const { page, platform, callsOf } = await visit({ at: null });
    await page.goto(`${onlyOf(platform.stories.addedByOperator)}&view=WAITING`);
    const button = page.getByRole('button', { name: `Pass ${platform.stories.addedByOperator}` });
    await see(button).toHaveAttribute('aria-disabled', 'true');
    await button.focus();
    await see(page.getByRole('tooltip')).toHaveText('You filed this order yourself; another person must decide.');
    await button.press('Enter');
    await see(page.getByRole('dialog')).toHaveCount(0);
    expect(callsOf('/trade/withdraw/pass')).toHaveLength(0);
  });
});

describe('the export', () => {
  const start = async (page: Page, format: 'CSV' | 'XLSX') => {
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: `Export as ${format}` }).click();
  };

  test('holds the rows of the list, in its order, under the name that the server gave', async () => {
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
    await see(greens(page)).toContainText(`Saved as ${name}`);
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

  test('as a spreadsheet holds the same orders', async () => {
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

  test('can be stopped, and then saves nothing', async () => {
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
    await page.getByRole('button', { name: 'Stop the export' }).click();
    await aborted;
    await see(page.getByText('Export stopped; nothing was saved')).toBeVisible();
    await see(page.getByRole('button', { name: 'Export' })).toBeEnabled();
    expect(downloads).toBe(0);
  });
});
