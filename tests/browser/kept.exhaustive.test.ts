import type { Page } from 'playwright-core';
import {
  expectSoon,
  focusedRow,
  holdCalls,
  LIST,
  logOut,
  openBrowser,
  passTime,
  rowsOf,
  START,
  screenOf,
  seeRows,
  until,
} from '../support/browser';
import { exhaustiveTest } from '../support/depth';

jest.setTimeout(180_000);
const visit = openBrowser({ at: null });

const PAGE_CALL = '/trade/withdraw/page';
const go = (page: Page, address: string) => page.locator(`.side-menu a[href="${address}"]`).click();
const keptPaths = (page: Page) =>
  page.locator('[data-screen]').evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.screen).sort());
const firstKey = (page: Page) => rowsOf(page).first().getAttribute('data-row-key');

test('a list returns in its former state, is reloaded, and sends no calls while another is visible', async () => {
  const bench = await visit({ hasFakeTime: true });
  const { page, callsOf } = bench;
  await page.goto(`${LIST}?view=ALL&pageSize=20`);
  await seeRows(page);
  await screenOf(page).locator('.ant-pagination-next button').click();
  await expectSoon(page).toHaveURL(/current=2/);
  await seeRows(page);
  for (const key of ['j', 'j', 'j', 'x']) await page.keyboard.press(key);
  const row = await focusedRow(page);
  expect(row).not.toBeNull();
  await expectSoon(screenOf(page).locator('.bulk-bar')).toContainText('1 record selected');
  await page.evaluate(() => window.scrollTo(0, 240));
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(0);

  await go(page, START);
  await expectSoon(page.getByRole('heading', { level: 1 })).toHaveText('Pay orders');
  await seeRows(page);
  const asked = callsOf(PAGE_CALL).length;
  const shown = callsOf('/trade/payorder/page').length;
  // Its watch would have asked several times, as that of the list in sight does.
  await passTime(bench, [page], 120_000);
  await until('the list in sight was asked for', () => callsOf('/trade/payorder/page').length > shown);
  await page.keyboard.press('x');
  expect(callsOf(PAGE_CALL)).toHaveLength(asked);
  const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id));
  expect(ids.filter((id, at) => ids.indexOf(id) < at)).toEqual([]);

  const held = await holdCalls(page, PAGE_CALL);
  await page.goBack();
  await expectSoon(page.getByRole('heading', { level: 1 })).toHaveText('Withdraw orders');
  // Before any answer has come.
  await expectSoon(rowsOf(page)).toHaveCount(20);
  await expectSoon.poll(() => held.waiting()).toBe(1);
  await expectSoon(screenOf(page).locator('.bulk-bar')).toContainText('1 record selected');
  expect(await focusedRow(page)).toBe(row);
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
  await held.release();
  await expectSoon.poll(() => callsOf(PAGE_CALL).length).toBe(asked + 1);
  await expectSoon(rowsOf(page)).toHaveCount(20);
  // The other screen sees its own address still.
  await page.goForward();
  await expectSoon(page.getByRole('heading', { level: 1 })).toHaveText('Pay orders');
  await expectSoon(screenOf(page).getByRole('heading', { name: 'Page not found' })).toHaveCount(0);
});

test('a menu entry opens a kept screen at its plain address', async () => {
  const { page } = await visit();
  await page.goto(`${LIST}?view=ALL&pageSize=20&current=2`);
  await seeRows(page);
  const second = await firstKey(page);
  await go(page, START);
  await expectSoon(page.getByRole('heading', { level: 1 })).toHaveText('Pay orders');
  await go(page, LIST);
  await expectSoon(page).toHaveURL(/\/trade\/withdraw$/);
  await expectSoon(rowsOf(page).first()).not.toHaveAttribute('data-row-key', second ?? '');
});

exhaustiveTest('the last three screens are kept, and none after the end of the session', async () => {
  const { page } = await visit({ user: 'admin' });
  await page.goto(START);
  await seeRows(page);
  for (const address of [LIST, '/sys/operator', '/sys/log']) {
    await go(page, address);
    await expectSoon(screenOf(page)).toHaveAttribute('data-screen', address);
    await seeRows(page);
  }
  expect(await keptPaths(page)).toEqual(['/sys/log', '/sys/operator', '/trade/withdraw']);
  await logOut(page);
  await expectSoon(page.locator('[data-screen]')).toHaveCount(0);
});

exhaustiveTest('typed text in a dialog is restored after going away and back', async () => {
  const { page } = await visit();
  await page.goto(START);
  await seeRows(page);
  await go(page, LIST);
  await seeRows(page);
  for (const key of ['j', 'r']) await page.keyboard.press(key);
  const dialog = page.getByRole('dialog', { name: /^Reject/ });
  await dialog.getByRole('textbox', { name: 'Remark' }).fill('Account name differs from the licence');
  await page.goBack();
  await expectSoon(page.getByRole('heading', { level: 1 })).toHaveText('Pay orders');
  await expectSoon(page.getByRole('dialog')).toHaveCount(0);
  // The keys are those of the screen in sight.
  await page.keyboard.press('j');
  expect(await focusedRow(page)).toBe(await firstKey(page));
  await page.goForward();
  await expectSoon(dialog.getByRole('textbox', { name: 'Remark' })).toHaveValue('Account name differs from the licence');
});

test('after a reload the list is requested while the console loads, and only once', async () => {
  const { page, callsOf } = await visit();
  await page.goto(`${LIST}?view=ALL`);
  await seeRows(page);
  const before = callsOf(PAGE_CALL).length;
  const held = await holdCalls(page, '/auth/current');
  await page.reload();
  await expectSoon.poll(() => callsOf(PAGE_CALL).length).toBe(before + 1);
  expect(held.waiting()).toBe(1);
  expect(await page.locator('[data-screen]').count()).toBe(0);
  await held.release();
  await seeRows(page);
  expect(callsOf(PAGE_CALL)).toHaveLength(before + 1);
});
