import type { Locator, Page } from 'playwright-core';
import { agent as en } from '../../src/locales/en-US/agency/list';
import { agent as zh } from '../../src/locales/zh-CN/agency/list';
import { collectAxe, expectSoon, goInside, localeThemes, openBrowser, pressEnter, seeRows, sendButton } from '../support/browser';
import { exhaustiveTest } from '../support/depth';

jest.setTimeout(240_000);
const PATH = '/agency/list';
const visit = openBrowser({ user: 'admin', at: `${PATH}?pageSize=20` });
const WORDS = { 'en-US': en, 'zh-CN': zh };
const DIALOG = '.ant-modal-root';
const DRAWER = '.ant-drawer';

const drawerOf = (page: Page): Locator => page.locator(DRAWER);
const panelButton = (page: Page, name: string) => drawerOf(page).getByRole('button', { name, exact: true }).first();

exhaustiveTest.each(localeThemes)('in %s, %s, axe finds nothing in list, tree, drawer and dialogs', async (locale, theme) => {
  const { action, dialog: words, detail } = WORDS[locale];
  const { page } = await visit({ locale, theme });
  const { found, look } = collectAxe(page);
  await seeRows(page);
  await goInside(page, `${PATH}?keyword=nobody-is-called-so`);
  await expectSoon(page.locator('.ant-empty').first()).toBeVisible();
  await look('empty', '#content');
  await goInside(page, `${PATH}?keyword=A2001&no=A2001`);
  await expectSoon(drawerOf(page).getByRole('heading', { name: detail.prices })).toBeVisible();
  await look('drawer', DRAWER);
  for (const [name, title] of [
    [action.edit, words.edit.title],
    [action.price, words.price.title],
    [action.suspend, words.suspend.title],
    [action.move, words.move.title],
    [action.moveMerchant, words.moveMerchant.title],
    [action.resetPassword, words.resetPassword.title],
  ] as const) {
    await panelButton(page, name).click();
    const dialog = page.getByRole('dialog', { name: title.replace('{name}', 'Delta Partners (A2001)') });
    await expectSoon(dialog).toBeVisible();
    if (name === action.price) await expectSoon(dialog.getByRole('table')).toBeVisible();
    await look(name, DIALOG);
    await page.keyboard.press('Escape');
    await expectSoon(dialog).toHaveCount(0);
  }
  await goInside(page, PATH);
  await seeRows(page);
  await page.getByRole('button', { name: action.add }).click();
  await expectSoon(page.getByRole('dialog', { name: words.add.title })).toBeVisible();
  await look('add', DIALOG);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: action.asTree, exact: true }).click();
  await expectSoon(page.locator('.tree-table .tree-name').first()).toBeVisible();
  await look('tree', '#content');
  expect(found).toEqual({});
});

test('prices are refused at their field with the agent that breaks the chain, and saved when they fit', async () => {
  const { page, platform } = await visit();
  await goInside(page, `${PATH}?keyword=A2005&no=A2005`);
  await panelButton(page, en.action.price).click();
  const dialog = page.getByRole('dialog', { name: 'Terms and prices of Blue Kite' });
  const rate = dialog.getByLabel('Rate (%) of TH scan to pay');
  await expectSoon(rate).toHaveValue('2.45');
  await rate.fill('2.0');
  await sendButton(dialog).click();
  await expectSoon(dialog.getByText('Blue Kite (A2005) would pay 2%, less than')).toBeVisible();
  await expectSoon(rate).toHaveValue('2.0');
  await rate.fill('2.46');
  await pressEnter(rate);
  await expectSoon(dialog).toHaveCount(0);
  expect(platform.world.agencies.get('A2005')?.prices.get('TH_SCAN')?.at(-1)?.ppm).toBe(24_600);
  await expectSoon(drawerOf(page).getByText('2.46%').first()).toBeVisible();
});

test('suspending asks whether the share continues, and the tree shows the branch', async () => {
  const { page, platform } = await visit();
  await goInside(page, `${PATH}?keyword=A2001&no=A2001`);
  await panelButton(page, en.action.suspend).click();
  const dialog = page.getByRole('dialog', { name: 'Suspend Delta Partners (A2001)' });
  await expectSoon(dialog.getByLabel('Reason')).toBeFocused();
  await page.keyboard.press('5');
  await sendButton(dialog).click();
  await expectSoon(dialog.getByText('Required')).toBeVisible();
  await dialog.getByText(en.dialog.suspend.stops).click();
  await sendButton(dialog).click();
  await expectSoon(dialog).toHaveCount(0);
  expect(platform.world.agencies.get('A2001')).toMatchObject({ status: 'SUSPENDED', isEarning: false });
  await page.keyboard.press('Escape');
  await goInside(page, PATH);
  await seeRows(page);
  await page.getByRole('button', { name: en.action.asTree, exact: true }).click();
  const row = page.locator('.tree-table [data-row-key="A2001"]');
  await expectSoon(row.getByText(en.status.SUSPENDED, { exact: true })).toBeVisible();
  await expectSoon(page.locator('.tree-table [data-row-key="A2005"]')).toBeVisible();
  await row.getByRole('button', { name: 'Collapse Delta Partners' }).click();
  await expectSoon(page.locator('.tree-table [data-row-key="A2005"]')).toHaveCount(0);
});
