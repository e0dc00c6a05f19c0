import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { currencyInfo, moneyOf } from '../../mock/base/money';
import {
  type Bench,
  drawerOf,
  expectSoon,
  goInside,
  LIST,
  money,
  onlyOf,
  openBrowser,
  orderOf,
  passTime,
  rowOf,
  seeRows,
  sendButton,
  successMessages,
} from '../support/browser';
import { exhaustiveTest } from '../support/depth';

const visit = openBrowser({ at: null });
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** The list with one order in whatever state, and beside it the drawer when it is wanted. */
const allOf = (no: string, isOpen = false) => `${onlyOf(no)}&view=ALL${isOpen ? `&no=${no}` : ''}`;
const panelOf = (page: Page, no: string): Locator => drawerOf(page, no).getByRole('region', { name: 'Decision' });
const amountOf = (bench: Bench, no: string) => {
  const { amount, account } = orderOf(bench, no);
  return money(moneyOf(amount, currencyInfo(account.currency).digits), account.currency);
};
const available = (bench: Bench, no: string) => {
  const { account } = orderOf(bench, no);
  return money(moneyOf(account.amounts.available, currencyInfo(account.currency).digits), account.currency);
};

/** Presses the main action of an order in its row. */
async function start(page: Page, no: string, action: string): Promise<Locator> {
  await page.getByRole('button', { name: `${action} ${no}` }).click();
  return page.getByRole('dialog');
}

/** Chooses anything else out of the menu of the row. */
async function choose(page: Page, no: string, action: string): Promise<Locator> {
  await page.getByRole('button', { name: `More actions on ${no}` }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
  return page.getByRole('dialog');
}

/** Chooses a reason by its digit. */
async function reason(page: Page, dialog: Locator, digit: string): Promise<void> {
  await expectSoon(dialog.getByRole('combobox', { name: 'Reason' })).toBeFocused();
  await page.keyboard.press(digit);
  await expectSoon(sendButton(dialog)).toBeFocused();
}

test('an order on hold with a reason waits under “Held” until the risk officer lifts the hold', async () => {
  const bench = await visit();
  const { page, platform, callsOf } = bench;
  const [no = ''] = platform.stories.split;
  await goInside(page, onlyOf(no));
  const dialog = await choose(page, no, 'Hold');
  await expectSoon(dialog).toHaveAccessibleName('Hold 1 withdraw order');
  await expectSoon(dialog).toContainText(`No money moves and ${amountOf(bench, no)} stays frozen`);
  await sendButton(dialog).click();
  await expectSoon(dialog.getByText('Choose a reason')).toBeVisible();
  await reason(page, dialog, '2');
  await dialog.getByLabel('Internal remark').fill('Called the bank');
  await sendButton(dialog).click();
  await expectSoon(successMessages(page).filter({ hasText: `${no} is on hold` })).toBeVisible();
  expect(callsOf('/trade/withdraw/hold').map(({ body }) => body)).toEqual([
    { items: [{ withdrawNo: no, version: 1 }], reasonCode: 'PAYEE_CHECK', remark: 'Called the bank' },
  ]);
  await page.getByRole('tab', { name: 'Held' }).click();
  await expectSoon(rowOf(page, no)).toContainText('Held');
  await rowOf(page, no)
    .getByRole('link', { name: `Open ${no}` })
    .click();
  await expectSoon(panelOf(page, no)).toContainText('Beneficiary check');
  await expectSoon(panelOf(page, no)).toContainText('the order cannot be passed until the hold is lifted');

  const { page: other } = await bench.openProfile({ user: 'r.santos', at: `${LIST}?view=HELD&keyword=${no}` });
  const lift = await start(other, no, 'Lift hold');
  await expectSoon(lift).toHaveAccessibleName('Lift hold on 1 withdraw order');
  await reason(other, lift, '1');
  await sendButton(lift).click();
  await expectSoon(successMessages(other).filter({ hasText: `${no}: hold lifted` })).toBeVisible();
  await expectSoon(rowOf(other, no)).toContainText('Awaiting review');
  expect(orderOf(bench, no)).toMatchObject({ status: 'PENDING', version: 3 });
});

exhaustiveTest('a hold with an end is lifted automatically', async () => {
  const bench = await visit({ hasFakeTime: true });
  const { page, platform } = bench;
  const [no = ''] = platform.stories.split;
  await goInside(page, `${onlyOf(no)}&view=ALL`);
  const dialog = await choose(page, no, 'Hold');
  await reason(page, dialog, '1');
  await dialog.getByLabel('Hold until').fill('2026-11-20 14:50');
  await page.getByRole('button', { name: 'OK' }).click();
  await sendButton(dialog).click();
  await expectSoon(successMessages(page).filter({ hasText: `${no} is on hold` })).toBeVisible();
  expect(orderOf(bench, no).holdUntil).toBe(Date.parse('2026-11-20T06:50:00Z'));
  await passTime(bench, [page], 20 * 60_000);
  expect(orderOf(bench, no)).toMatchObject({ status: 'PENDING' });
});

exhaustiveTest('a failed payout is retried on another channel', async () => {
  const bench = await visit();
  const { page, platform, callsOf } = bench;
  const no = platform.stories.failed;
  await goInside(page, allOf(no));
  await expectSoon(rowOf(page, no)).toContainText('Payout failed');
  const dialog = await start(page, no, 'Retry payout');
  await expectSoon(dialog).toHaveAccessibleName('Retry payout');
  await expectSoon(dialog).toContainText('The beneficiary bank rejected the transfer.');
  await dialog.getByRole('combobox', { name: 'Channel' }).click();
  await page.getByTitle('CH0312').last().click();
  await sendButton(dialog).click();
  await expectSoon(successMessages(page).filter({ hasText: `${no}: new payout order created` })).toBeVisible();
  await expectSoon(rowOf(page, no)).toContainText('Passed');
  expect(callsOf('/trade/withdraw/retry').map(({ body }) => body)).toMatchObject([{ withdrawNo: no, channelCode: 'CH0312' }]);
  expect(
    orderOf(bench, no)
      .payouts.map(({ status, channelCode }) => `${status} ${channelCode}`)
      .at(-1),
  ).toBe('QUEUED CH0312');
});

test('a refund of a failed payout returns the money to the last digit', async () => {
  const bench = await visit({ user: 'chen.yu' });
  const { page, platform, callsOf } = bench;
  const no = platform.stories.failed;
  const order = orderOf(bench, no);
  const { amounts } = order.account;
  const before = { available: amounts.available, frozen: amounts.frozen };
  await goInside(page, allOf(no, true));
  const facts = drawerOf(page, no).getByRole('row').filter({ hasText: 'Available now' });
  await expectSoon(facts).toContainText(available(bench, no));
  await panelOf(page, no).getByRole('button', { name: 'Return funds' }).click();
  const dialog = page.getByRole('dialog', { name: 'Return funds' });
  await expectSoon(dialog).toContainText(`returns ${amountOf(bench, no)} to the available balance immediately`);
  await reason(page, dialog, '1');
  await expectSoon(sendButton(dialog)).toHaveText(`Return ${amountOf(bench, no)}`);
  await sendButton(dialog).click();
  await expectSoon(successMessages(page).filter({ hasText: `${no}: funds returned` })).toBeVisible();
  expect(amounts.available - before.available).toBe(order.amount);
  expect(before.frozen - amounts.frozen).toBe(order.amount);
  await expectSoon(facts).toContainText(available(bench, no));
  await expectSoon(panelOf(page, no)).toContainText('Rejected');
  await expectSoon(drawerOf(page, no).locator('.ant-timeline')).toContainText('Funds returned');
  await expectSoon(
    drawerOf(page, no).getByRole('region', { name: 'Ledger entries of this order' }).getByRole('row'),
  ).not.toHaveCount(0);
  expect(callsOf('/trade/withdraw/refund')).toHaveLength(1);
});

test('an unknown payout is resolved by evidence, which is in the timeline and can be downloaded', async () => {
  const bench = await visit({ user: 'chen.yu' });
  const { page, platform, callsOf } = bench;
  const no = platform.stories.unknownPayout;
  await goInside(page, allOf(no, true));
  await expectSoon(panelOf(page, no)).toContainText('It is unconfirmed whether');
  await panelOf(page, no).getByRole('button', { name: 'Record outcome' }).click();
  const dialog = page.getByRole('dialog', { name: 'Record payout outcome' });
  await sendButton(dialog).click();
  for (const complaint of ['Required', 'Attach a file and wait for its upload'])
    await expectSoon(dialog.getByText(complaint).first()).toBeVisible();
  await dialog.getByLabel('Money arrived').check();
  await expectSoon(dialog).toContainText('This cannot be undone');
  await dialog.getByLabel('Evidence').setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no') });
  await expectSoon(dialog.getByText('notes.txt is not a PDF, PNG or JPEG file')).toBeVisible();
  await dialog.getByLabel('Evidence').setInputFiles({ name: 'receipt.png', mimeType: 'image/png', buffer: PNG });
  await expectSoon(dialog.getByText(/^receipt\.png · 1 kB · uploaded/)).toBeVisible();
  await sendButton(dialog).click();
  await expectSoon(dialog.getByText('Required').first()).toBeVisible();
  await dialog.getByLabel('Bank reference').fill('SMKB-20261120-77');
  await dialog.getByLabel('Internal remark').fill('Statement of the bank');
  expect(callsOf('/trade/withdraw/resolve')).toHaveLength(0);
  await sendButton(dialog).click();
  await expectSoon(successMessages(page).filter({ hasText: `${no}: outcome recorded` })).toBeVisible();
  await expectSoon(panelOf(page, no)).toContainText('has reached the beneficiary');
  await expectSoon(panelOf(page, no)).toContainText('SMKB-20261120-77');
  expect(orderOf(bench, no).status).toBe('SUCCESS');

  const timeline = drawerOf(page, no).locator('.ant-timeline');
  await expectSoon(timeline).toContainText('Recorded as paid, with evidence');
  const download = page.waitForEvent('download');
  await timeline.getByRole('button', { name: 'Evidence: receipt.png' }).click();
  expect((await download).suggestedFilename()).toBe('receipt.png');
  expect(readFileSync(await (await download).path()).equals(PNG)).toBe(true);
});

exhaustiveTest('an unknown payout that has not arrived stays frozen and can be refunded', async () => {
  const bench = await visit({ user: 'chen.yu' });
  const { page, platform } = bench;
  const no = platform.stories.unknownPayout;
  const order = orderOf(bench, no);
  const { frozen } = order.account.amounts;
  await goInside(page, allOf(no));
  const dialog = await start(page, no, 'Record outcome');
  await dialog.getByLabel('Money did not arrive').check();
  await dialog.getByLabel('Evidence').setInputFiles({ name: 'no.png', mimeType: 'image/png', buffer: PNG });
  await expectSoon(dialog.getByText(/^no\.png · 1 kB · uploaded/)).toBeVisible();
  await dialog.getByLabel('Internal remark').fill('Not on the statement');
  await sendButton(dialog).click();
  await expectSoon(successMessages(page).filter({ hasText: `${no}: outcome recorded` })).toBeVisible();
  await expectSoon(rowOf(page, no)).toContainText('Payout failed');
  expect(order.account.amounts.frozen).toBe(frozen);
});

exhaustiveTest('an unknown payout is queried at the provider, and the timeline names the person', async () => {
  const bench = await visit({ user: 'li.na' });
  const { page, platform, callsOf } = bench;
  const no = platform.stories.unknownPayout;
  await goInside(page, allOf(no));
  await start(page, no, 'Query upstream');
  await expectSoon(successMessages(page).filter({ hasText: `${no}: upstream queried` })).toBeVisible();
  expect(callsOf('/trade/withdraw/query')).toHaveLength(1);
  await expectSoon(rowOf(page, no)).toContainText('Outcome unknown');
  await successMessages(page)
    .getByRole('link', { name: `Open ${no}` })
    .click();
  const asked = drawerOf(page, no).locator('.ant-timeline').getByRole('listitem').filter({ hasText: 'Upstream queried' });
  await expectSoon(asked.last()).toContainText('li.na');
});

exhaustiveTest('a note is shown with its author, counted in the row, and visible to the colleague', async () => {
  const bench = await visit();
  const { page, platform } = bench;
  const [no = ''] = platform.stories.split;
  await goInside(page, `${onlyOf(no)}&no=${no}`);
  const drawer = drawerOf(page, no);
  await expectSoon(drawer.getByText('No notes yet')).toBeVisible();
  await drawer.getByLabel('New note').fill('Two requests within four minutes.');
  await page.keyboard.press('Control+Enter');
  const note = drawer.getByRole('listitem').filter({ hasText: 'Two requests within four minutes.' });
  await expectSoon(note).toContainText('ops.lee');
  await expectSoon(drawer.getByLabel('New note')).toHaveValue('');
  await drawer.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Notes' }).check();
  await page.keyboard.press('Escape');
  const place = await page.getByRole('columnheader').allTextContents();
  await expectSoon(rowOf(page, no).locator('td').nth(place.indexOf('Notes'))).toHaveText('1');

  const { page: other } = await bench.openProfile({ user: 'chen.yu', at: allOf(no, true) });
  await expectSoon(drawerOf(other, no).getByRole('listitem').filter({ hasText: 'Two requests' })).toContainText('ops.lee');
  expect(orderOf(bench, no).notes.map(({ by, text }) => `${by.username}: ${text}`)).toEqual([
    'ops.lee: Two requests within four minutes.',
  ]);
  await seeRows(other);
});
