import type { Locator, Page } from 'playwright-core';
import {
  type Bench,
  drawerOf,
  expectSoon,
  focusedRow,
  LIST,
  numbersOf,
  onlyOf,
  openBrowser,
  orderOf,
  pressEnter,
  rowOf,
  seeRows,
  sendButton,
  successMessages,
} from '../support/browser';
import { step } from '../support/step';

jest.setTimeout(240_000);
const visit = openBrowser({ user: 'li.na', at: null, platform: { days: 1, scale: 0 } });

const MINUTE = 60_000;
const MESSAGE = 'Please send a photo of your identity card';
const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: /^Ask .* for documents$/ });
const askButton = (drawer: Locator): Locator => drawer.getByRole('button', { name: 'Ask the holder', exact: true });

/** Chooses documents in the open dialog, by keys. */
async function chooseDocuments(page: Page, ...names: string[]) {
  const field = dialogOf(page).getByRole('combobox', { name: 'Documents' });
  await expectSoon(field).toBeFocused();
  for (const name of names) {
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    await expectSoon(dialogOf(page).locator('.ant-select-selection-item', { hasText: name })).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await expectSoon(page.locator('.ant-select-dropdown:visible')).toHaveCount(0);
}

/** Goes on by the Tab key to this field of the dialog, which keeps the focus inside. */
async function tabTo(page: Page, field: Locator) {
  const isThere = () => field.evaluate((element) => element === document.activeElement);
  await expectSoon(async () => {
    if (!(await isThere())) await page.keyboard.press('Tab');
    expect(await isThere()).toBe(true);
  }).toPass();
}

/** A colleague finds the order among those that wait for the holder, and decides when the picture is there. */
async function decideAsColleague(bench: Bench, no: string) {
  const { page } = await bench.openProfile({ user: 'w.chai', at: `${LIST}?view=HELD&status=WAITING_HOLDER` });
  await expectSoon.poll(() => numbersOf(page)).toEqual([no]);
  await expectSoon(rowOf(page, no)).toContainText('stopped: due in');
  await expectSoon(rowOf(page, no).getByRole('button', { name: `Pass ${no}` })).toHaveCount(0);
  bench.platform.clock.advance(10 * MINUTE);
  expect(orderOf(bench, no).status).toBe('PENDING');
  await page.goto(`${onlyOf(no)}&view=ALL&no=${no}`);
  const drawer = drawerOf(page, no);
  const picture = drawer.getByRole('img', { name: 'Identity document of the holder' });
  await expectSoon(picture).toBeVisible();
  expect(await picture.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.src.slice(0, 5)])).toEqual([240, 'blob:']);
  await drawer.getByRole('button', { name: 'Pass', exact: true }).click();
  await sendButton(page.getByRole('dialog', { name: 'Pass 1 withdraw order' })).click();
  await expectSoon(successMessages(page).filter({ hasText: `${no} passed` })).toBeVisible();
}

test('by mouse: a reviewer asks, the picture of the holder arrives, and a colleague decides', async () => {
  const bench = await visit();
  const { page, platform, callsOf } = bench;
  const { plain: no } = platform.stories;

  await step('Ask from the drawer', async () => {
    await page.goto(`${onlyOf(no)}&view=NEEDS_ME&no=${no}`);
    await askButton(drawerOf(page, no)).click();
    const dialog = dialogOf(page);
    await sendButton(dialog).click();
    await expectSoon(dialog.getByText('Required')).toHaveCount(3);
    await dialog.getByRole('combobox', { name: 'Documents' }).click();
    await page.locator('.ant-select-item-option', { hasText: 'Identity document' }).click();
    await dialog.getByLabel('Message to the holder').fill(MESSAGE);
    await dialog.getByLabel('Wait until').fill('2026-11-21 14:50');
    await page.keyboard.press('Enter');
    await sendButton(dialog).click();
    await expectSoon(successMessages(page).filter({ hasText: `${no}: holder asked` })).toBeVisible();
    expect(callsOf('/trade/withdraw/ask').map(({ body }) => body)).toEqual([
      { withdrawNo: no, version: 1, documents: ['IDENTITY'], message: MESSAGE, dueAt: '2026-11-21T14:50:00+08:00' },
    ]);
    expect(orderOf(bench, no).status).toBe('WAITING_HOLDER');
  });
  await step('Decide as colleague', () => decideAsColleague(bench, no));
  expect(orderOf(bench, no)).toMatchObject({ status: 'PASSED', decisions: [{ operator: { username: 'w.chai' } }] });
});

test('by keys alone: d asks, and the review is resumed before the documents are there', async () => {
  const bench = await visit();
  const { page, platform } = bench;
  const { plain: no } = platform.stories;

  await step('Ask with d', async () => {
    await page.goto(onlyOf(no));
    await seeRows(page);
    await page.keyboard.press('j');
    await expectSoon.poll(() => focusedRow(page)).toBe(no);
    await page.keyboard.press('d');
    await chooseDocuments(page, 'Invoice', 'Contract');
    const dialog = dialogOf(page);
    await tabTo(page, dialog.getByLabel('Message to the holder'));
    await page.keyboard.type(MESSAGE);
    await tabTo(page, dialog.getByLabel('Wait until'));
    await page.keyboard.type('2026-11-21 14:50');
    await page.keyboard.press('Enter');
    await expectSoon(page.locator('.ant-picker-dropdown:visible')).toHaveCount(0);
    // A dialog over rows older than 15 seconds reads them anew first; a key on its busy button does nothing.
    await expectSoon(sendButton(dialog)).not.toHaveClass(/ant-btn-loading/);
    await sendButton(dialog).focus();
    await page.keyboard.press('Enter');
    await expectSoon(successMessages(page).filter({ hasText: `${no}: holder asked` })).toBeVisible();
  });
  await step('Resume with the keyboard', async () => {
    await page.goto(`${onlyOf(no)}&view=ALL&no=${no}`);
    const drawer = drawerOf(page, no);
    await expectSoon(drawer.locator('.decision-panel')).toContainText('Invoice not received');
    await pressEnter(drawer.getByRole('button', { name: 'Resume review', exact: true }));
    await expectSoon(successMessages(page).filter({ hasText: `${no}: wait ended` })).toBeVisible();
    await expectSoon(drawer.getByRole('button', { name: 'Pass', exact: true })).toBeVisible();
  });
  expect(orderOf(bench, no)).toMatchObject({ status: 'PENDING', version: 3 });
});
