import type { Page } from 'playwright-core';
import type { Withdraw } from '../../src/contract';
import {
  ask,
  callOverHttp,
  decide,
  expectSoon,
  holdCalls,
  LIST,
  type ListAnswer,
  money,
  numbersOf,
  onlyOf,
  openBrowser,
  rowOf,
  rowsOf,
  seeBadge,
  seeRows,
  sendButton,
  successMessages,
} from '../support/browser';
import { exhaustiveTest } from '../support/depth';

const visit = openBrowser();
/** Has room for all columns. */
const WIDE = { width: 1920, height: 1080 };

const failed = (page: Page) => page.getByRole('alert').filter({ hasText: 'The list could not be loaded' });

describe('the list', () => {
  test('shows the operator’s queue, with columns, money, zone and totals as the server sends them', async () => {
    const bench = await visit({ viewport: WIDE });
    const { page } = bench;
    await seeRows(page);
    const { data } = await callOverHttp<ListAnswer>(bench, 'ops.lee', '/trade/withdraw/page?view=NEEDS_ME&current=1&pageSize=10');
    expect(await numbersOf(page)).toEqual(data.list.map((row) => row.withdrawNo));
    for (const column of ['Withdraw no.', 'Submitted', 'Holder', 'Amount', 'Net', 'Risk', 'Status', 'Beneficiary', 'Actions'])
      await expectSoon(page.getByRole('columnheader', { name: column, exact: true })).toHaveCount(1);
    for (const row of data.list) {
      for (const text of [
        row.holderName,
        row.payeeAccountNo,
        money(row.amount, row.currency),
        money(row.netAmount, row.currency),
      ])
        await expectSoon(rowOf(page, row.withdrawNo)).toContainText(text ?? '?');
    }
    await expectSoon(page.getByText('Times in Asia/Singapore (UTC+8)')).toBeVisible();
    await expectSoon(page.getByText(`1–10 of ${data.total}`)).toBeVisible();
    const totals = page.locator('.list-totals');
    await expectSoon(totals).toContainText(`Total of all ${data.total} records`);
    await expectSoon(totals).toContainText('Net');
    for (const { currency, netAmount } of data.summary) await expectSoon(totals).toContainText(money(netAmount, currency));
    await seeBadge(page, data.total);
  });

  test('keeps tab, filter, sort, page and size in the address, which gives the same call elsewhere', async () => {
    const { page, newTab, callsOf } = await visit({ viewport: WIDE });
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
    await expectSoon(tab.getByLabel('Holder', { exact: true })).toHaveValue('Banyan');
    await tab.close();

    await page.getByRole('combobox', { name: 'Page Size' }).click();
    await page.getByTitle('20 / page').last().click();
    await page.waitForURL((url) => url.searchParams.get('pageSize') === '20');
    await page.goBack();
    await page.waitForURL((url) => url.searchParams.get('current') === '2');
    await expectSoon(rowOf(page, shown[0] ?? '')).toBeVisible();
  });

  test('never writes names and account numbers into the address', async () => {
    const bench = await visit();
    const { page, platform, callsOf } = bench;
    await seeRows(page);
    const name = platform.world.withdraws.get(platform.stories.payeeChanged)?.payee.name ?? '';
    await page.getByRole('button', { name: 'More filters' }).click();
    await page.getByLabel('Beneficiary name').fill(name);
    await page.keyboard.press('Enter');
    await expectSoon(rowOf(page, platform.stories.payeeChanged)).toBeVisible();
    expect(new URLSearchParams(callsOf('/trade/withdraw/page').at(-1)?.query).get('payeeName')).toBe(name);
    expect(decodeURIComponent(page.url())).not.toContain(name.split(' ')[0]);
    await page.reload();
    await expectSoon(rowOf(page, platform.stories.payeeChanged)).toBeVisible();
    await expectSoon(page.getByLabel('Beneficiary name')).toHaveValue(name);
  });

  exhaustiveTest('shows none of the old rows when a filter query fails, and loads on retry', async () => {
    const { page, platform } = await visit();
    const old = await (await seeRows(page)).first().getAttribute('data-row-key');
    platform.faults.push({ match: '/trade/withdraw/page', kind: { code: 500, msg: 'The query failed.' } });
    await page.getByLabel('Holder', { exact: true }).fill('Harbor');
    await page.keyboard.press('Enter');
    await expectSoon(failed(page)).toContainText('Rows of the previous filter are hidden.');
    await expectSoon(rowsOf(page)).toHaveCount(0);
    await expectSoon(page.locator('.list-totals')).toHaveCount(0);
    await expectSoon(page.getByText(/^1–/)).toHaveCount(0);
    await expectSoon(page.getByRole('button', { name: 'Export' })).toBeDisabled();
    expect(page.url()).toContain('holderName=Harbor');
    await failed(page).getByRole('button', { name: 'Try again' }).click();
    for (const row of await (await seeRows(page)).all()) await expectSoon(row).toContainText('Harbor');
    await expectSoon(rowOf(page, old ?? '')).toHaveCount(0);
  });

  exhaustiveTest('aborts a query when another one replaces it, and shows only the last', async () => {
    const { page, platform } = await visit();
    await seeRows(page);
    platform.faults.push({ match: '/trade/withdraw/page', kind: 'hang' });
    const aborted = page.waitForEvent('requestfailed', (request) => request.url().includes('view=HELD'));
    await page.getByRole('tab', { name: 'Held' }).click();
    await expectSoon(rowsOf(page)).toHaveCount(0);
    await page.getByRole('tab', { name: 'All', exact: true }).click();
    expect((await aborted).failure()?.errorText).toBe('net::ERR_ABORTED');
    await seeRows(page);
    await expectSoon(page.locator('.ant-notification-notice, .ant-message-notice')).toHaveCount(0);
  });

  exhaustiveTest('distinguishes an empty list from one without matches', async () => {
    const { page } = await visit({ user: 'auditor' });
    await expectSoon(page.getByText('Nothing here yet')).toBeVisible();
    await page.getByLabel('Any number').fill('W-NOT-THERE');
    await page.keyboard.press('Enter');
    await expectSoon(page.getByText('No records match the filter')).toBeVisible();
    await page.getByRole('region', { name: 'List of withdraw orders' }).getByRole('button', { name: 'Reset' }).click();
    await expectSoon(page.getByText('Nothing here yet')).toBeVisible();
    await expectSoon(page.getByLabel('Any number')).toHaveValue('');
  });
});

describe('passing one order', () => {
  test('shows the order, sends one call, and updates the row, the badge and a toast', async () => {
    const bench = await visit({ at: null });
    const { page, platform, callsOf } = bench;
    const [no = ''] = platform.stories.split;
    const { data: row } = await callOverHttp<Withdraw>(bench, 'ops.lee', `/trade/withdraw/detail?withdrawNo=${no}`);
    const { data: waiting } = await callOverHttp<number>(bench, 'ops.lee', '/trade/withdraw/count');
    await page.goto(onlyOf(no));
    const dialog = await ask(page, 'Pass', no);
    for (const text of [no, row.holderName, row.payeeName, row.payeeBankName, row.payeeAccountNo])
      await expectSoon(dialog).toContainText(text ?? '?');
    for (const amount of [row.amount, row.fee, row.netAmount])
      await expectSoon(dialog).toContainText(money(amount, row.currency));
    await seeBadge(page, waiting);
    await dialog.getByLabel('Internal remark').fill('Called the holder.');
    await sendButton(dialog).click();
    await expectSoon(successMessages(page).filter({ hasText: `${no} passed` })).toBeVisible();
    await expectSoon(dialog).toBeHidden();
    await seeBadge(page, waiting - 1);
    expect(callsOf('/trade/withdraw/pass').map(({ body }) => body)).toEqual([
      { items: [{ withdrawNo: no, version: row.version }], remark: 'Called the holder.' },
    ]);
    await page.getByRole('tab', { name: 'In payout' }).click();
    await expectSoon(rowOf(page, no)).toContainText('Passed');
  });

  exhaustiveTest('with a high risk flag requires each of them to be acknowledged', async () => {
    const { page, platform, callsOf } = await visit({ at: null });
    const no = platform.stories.payeeChanged;
    await page.goto(onlyOf(no));
    const dialog = await ask(page, 'Pass', no);
    await expectSoon(dialog.getByRole('checkbox')).toHaveCount(2);
    await dialog.getByRole('checkbox').first().check();
    await sendButton(dialog).click();
    await expectSoon(dialog.getByText('Tick every high risk flag first')).toBeVisible();
    expect(callsOf('/trade/withdraw/pass')).toHaveLength(0);
    await dialog.getByRole('checkbox').last().check();
    await sendButton(dialog).click();
    await expectSoon(successMessages(page).filter({ hasText: `${no} moves to second review` })).toBeVisible();
    expect(callsOf('/trade/withdraw/pass')[0]?.body).toMatchObject({
      acknowledgedFlags: expect.arrayContaining(['PAYEE_CHANGED_24H', 'CREDENTIAL_RESET_24H']),
    });
    await page.getByRole('tab', { name: 'Awaiting decision' }).click();
    await expectSoon(rowOf(page, no)).toContainText('In second review');
  });

  test('sends exactly one call for a double click and a held Enter', async () => {
    const { page, platform, callsOf } = await visit({ at: `${LIST}?pageSize=50` });
    const [first = '', second = ''] = platform.stories.split;
    platform.faults.push({ match: '/trade/withdraw/pass', kind: { delay: 300 }, times: 2 });
    const clicked = await ask(page, 'Pass', first);
    await sendButton(clicked).dblclick();
    await expectSoon(clicked).toBeHidden();
    await expectSoon(rowOf(page, first)).toContainText('Passed');
    expect(callsOf('/trade/withdraw/pass')).toHaveLength(1);

    const entered = await ask(page, 'Pass', second);
    await expectSoon(sendButton(entered)).toBeFocused();
    for (let held = 0; held < 20; held += 1) await page.keyboard.down('Enter');
    await expectSoon(entered).toBeHidden();
    for (let held = 0; held < 20; held += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await expectSoon(rowOf(page, second)).toContainText('Passed');
    await expectSoon(page.getByRole('dialog')).toHaveCount(0);
    expect(callsOf('/trade/withdraw/pass')).toHaveLength(2);
  });

  exhaustiveTest('that a colleague has decided shows who and when, keeps typed text, and shows the current row', async () => {
    const bench = await visit({ at: null });
    const { page, platform } = bench;
    const [no = ''] = platform.stories.split;
    await page.goto(onlyOf(no));
    const { data: waiting } = await callOverHttp<number>(bench, 'ops.lee', '/trade/withdraw/count');
    const dialog = await ask(page, 'Pass', no);
    await dialog.getByLabel('Internal remark').fill('Looks good to me');
    platform.clock.advance(4_000);
    // The list's own watch must not be the first to see it.
    await holdCalls(page, '/trade/withdraw/page');
    await decide(bench, 'chen.yu', 'reject', no);
    await sendButton(dialog).click();
    const conflict = dialog.getByRole('alert').filter({ hasText: 'Changed by chen.yu at 2026-11-20 14:31:06' });
    await expectSoon(conflict).toContainText('The current record is shown. Your entries are kept.');
    await expectSoon(dialog.getByRole('alert').filter({ hasText: 'This is no longer possible.' })).toContainText(
      'Already rejected by chen.yu',
    );
    await expectSoon(sendButton(dialog)).toBeDisabled();
    await expectSoon(dialog.getByLabel('Internal remark')).toHaveValue('Looks good to me');
    await expectSoon(page.locator('.ant-message-error')).toContainText('Already rejected by chen.yu');
    await expectSoon(successMessages(page)).toHaveCount(0);
    await expectSoon(rowOf(page, no)).toContainText('Rejected');
    await seeBadge(page, waiting - 1);
  });
});

exhaustiveTest('rejecting requires a reason, prefills the message to the holder, and returns the money', async () => {
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
  await expectSoon(dialog.getByText('Choose a reason')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Reason' }).click();
  const width = (await dialog.locator('.ant-select').first().boundingBox())?.width;
  // Opened while the dialog was still growing, the reasons once were a sliver that took no clicks.
  await expectSoon.poll(async () => (await page.locator('.ant-select-dropdown').boundingBox())?.width).toBe(width);
  await page.getByTitle('Documents missing', { exact: true }).last().click();
  await expectSoon(message).toHaveValue('Documents are missing. Please provide them and submit a new request.');
  await choose('Duplicate request');
  await expectSoon(message).toHaveValue('The same request was submitted twice. This one was closed.');
  await message.fill('Please send the renewed licence.');
  await choose('Other');
  await expectSoon(message).toHaveValue('Please send the renewed licence.');
  await dialog.getByLabel('Internal remark').fill('abc');
  await sendButton(dialog).click();
  await expectSoon(dialog.getByText('Enter at least 4 characters for “Other”')).toBeVisible();
  expect(callsOf('/trade/withdraw/reject')).toHaveLength(0);
  await dialog.getByLabel('Internal remark').fill('Licence expired in May');
  await sendButton(dialog).click();
  await expectSoon(successMessages(page).filter({ hasText: `${no} rejected. ` })).toBeVisible();
  await expectSoon(successMessages(page).filter({ hasText: 'is available again' })).toBeVisible();
  await expectSoon(rowOf(page, no)).toHaveCount(0);
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

describe('the drawer', () => {
  exhaustiveTest(
    'opens by click and by address, moves through the list, and shows the timeline and a masked account',
    async () => {
      const { page, platform, newTab } = await visit();
      await seeRows(page);
      const [first = '', second = ''] = await numbersOf(page);
      await page.getByRole('link', { name: `Open ${first}` }).click();
      const drawer = page.getByRole('dialog');
      await expectSoon(drawer).toContainText(`Withdraw order ${first}`);
      await expectSoon(drawer.getByText(/^1 of \d+$/)).toBeVisible();
      await expectSoon(drawer.getByRole('button', { name: 'Previous' })).toBeDisabled();
      await expectSoon(drawer.locator('.ant-timeline')).toContainText('Requested');
      const account = platform.world.withdraws.get(first)?.payee.accountNo ?? '';
      await expectSoon(drawer).toContainText(`${account.slice(0, 6)}******${account.slice(-4)}`);
      await expectSoon(drawer).not.toContainText(account);
      await drawer.getByRole('button', { name: 'Next' }).click();
      await expectSoon(drawer).toContainText(`Withdraw order ${second}`);
      await expectSoon(drawer.getByText(/^2 of \d+$/)).toBeVisible();
      expect(page.url()).toContain(`no=${second}`);

      const tab = await newTab(`${LIST}?no=${second}`);
      await expectSoon(tab.getByRole('dialog')).toContainText(`Withdraw order ${second}`);
      await expectSoon(tab.getByRole('dialog').locator('.ant-timeline')).toContainText('Requested');
      await tab.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
      await expectSoon(tab.getByRole('dialog')).toHaveCount(0);
      expect(tab.url()).not.toContain('no=');
    },
  );

  exhaustiveTest('shows the full account number with a reason, for a minute only', async () => {
    const { page, platform, callsOf } = await visit({ hasFakeTime: true, at: null });
    const no = platform.stories.payeeChanged;
    await page.goto(`${onlyOf(no)}&no=${no}`);
    const account = platform.world.withdraws.get(no)?.payee.accountNo ?? '';
    const drawer = page.getByRole('dialog', { name: /^Withdraw order/ });
    await drawer.getByRole('button', { name: 'Show in full: Beneficiary account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Show Beneficiary account in full' });
    await dialog.getByRole('combobox', { name: 'Reason' }).click();
    await page.getByTitle('Beneficiary check').last().click();
    await expectSoon(drawer).not.toContainText(account);
    await sendButton(dialog).click();
    await expectSoon(drawer).toContainText(account);
    await page.clock.fastForward(50_000);
    await expectSoon(drawer).toContainText(account);
    await page.clock.fastForward(11_000);
    await expectSoon(drawer).not.toContainText(account);
    expect(callsOf('/common/sensitive/reveal').map(({ body }) => body)).toEqual([
      { entity: 'withdraw', id: no, field: 'payeeAccountNo', reasonCode: 'VERIFY_PAYEE' },
    ]);
  });
});

describe('rights', () => {
  exhaustiveTest('of a read-only operator include no decision and no export, and the server refuses a forced one', async () => {
    const bench = await visit({ user: 'k.wong', at: `${LIST}?view=WAITING` });
    const { page, platform } = bench;
    await seeRows(page);
    await expectSoon(page.getByRole('link', { name: /^Open W/ })).toHaveCount(10);
    for (const name of [/^Pass/, /^Reject/, /^Export/]) await expectSoon(page.getByRole('button', { name })).toHaveCount(0);
    const [no = ''] = platform.stories.split;
    const items = [{ withdrawNo: no, version: 1 }];
    expect((await callOverHttp(bench, 'k.wong', '/trade/withdraw/pass', { items })).code).toBe(403);
    expect((await callOverHttp(bench, 'k.wong', '/trade/withdraw/down?format=csv')).code).toBe(403);
    expect(platform.world.withdraws.get(no)?.status).toBe('PENDING');
  });

  exhaustiveTest('on one’s own order show why the button is disabled', async () => {
    const { page, platform, callsOf } = await visit({ at: null });
    await page.goto(`${onlyOf(platform.stories.addedByOperator)}&view=WAITING`);
    const button = page.getByRole('button', { name: `Pass ${platform.stories.addedByOperator}` });
    await expectSoon(button).toHaveAttribute('aria-disabled', 'true');
    await button.focus();
    await expectSoon(page.getByRole('tooltip')).toHaveText('You submitted this order. Another user must decide.');
    await button.press('Enter');
    await expectSoon(page.getByRole('dialog')).toHaveCount(0);
    expect(callsOf('/trade/withdraw/pass')).toHaveLength(0);
  });
});
