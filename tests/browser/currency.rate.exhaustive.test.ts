import type { Page } from 'playwright-core';
import { rate as en } from '../../src/locales/en-US/currency/rate';
import { rate as zh } from '../../src/locales/zh-CN/currency/rate';
import { collectAxe, expectSoon, localeThemes, openBrowser, pressEnter, seeRows, sendButton } from '../support/browser';
import { exhaustiveTest } from '../support/depth';

jest.setTimeout(240_000);
const PATH = '/currency/rate';
const visit = openBrowser({ user: 'admin', at: PATH });
const WORDS = { 'en-US': en, 'zh-CN': zh };
const DIALOG = '.ant-modal-root';
const DRAWER = '.ant-drawer';

const rowOf = (page: Page, pair: string) => page.locator(`[data-row-key="${pair}"]`);
const pick = async (page: Page, pair: string, item: string) => {
  await pressEnter(page.getByRole('button', { name: `More actions on ${pair}` }));
  await pressEnter(page.getByRole('menuitem', { name: item, exact: true }));
};

exhaustiveTest.each(localeThemes)(
  'in %s, %s, axe finds nothing in the list, the drawer and the dialogs',
  async (locale, theme) => {
    const words = WORDS[locale];
    const { page } = await visit({ locale, theme });
    const { found, look } = collectAxe(page);
    await seeRows(page);
    await page.getByRole('button', { name: words.action.convert, exact: true }).click();
    await expectSoon(page.locator(`${DIALOG} .ant-modal`)).toBeVisible();
    await look('calculator', DIALOG);
    await page.goto(`${PATH}?no=USDIDR`);
    const drawer = page.locator(DRAWER);
    await expectSoon(drawer.getByRole('img', { name: words.detail.chart.replace('{name}', 'USD/IDR') })).toBeVisible();
    await look('pair', DRAWER);
    for (const name of [words.action.edit, words.action.override, words.action.accept, words.action.suspend]) {
      await drawer.getByRole('button', { name, exact: true }).click();
      await expectSoon(page.locator(`${DIALOG} .ant-modal`)).toBeVisible();
      await look(name, DIALOG);
      await page.keyboard.press('Escape');
      await expectSoon(page.locator(`${DIALOG} .ant-modal`)).toHaveCount(0);
    }
    expect(found).toEqual({});
  },
);

test('shows the rates that need a person, and accepts a step by keys alone with its figures shown beforehand', async () => {
  // All columns have room.
  const { page, platform } = await visit({ at: PATH, viewport: { width: 1920, height: 1080 } });
  await seeRows(page);
  await expectSoon(rowOf(page, 'USDINR')).toContainText('Stale');
  await expectSoon(rowOf(page, 'USDMYR')).toContainText('Out of band');
  await expectSoon(rowOf(page, 'USDTHB').getByRole('img', { name: /^USD\/THB, last 24 hours: from [\d.]+ to/ })).toBeVisible();
  const waiting = platform.world.rates.pairs.get('USDIDR')?.alarm?.rate ?? '';
  await pick(page, 'USD/IDR', 'Accept pending rate');
  const dialog = page.getByRole('dialog', { name: 'Accept rate of USD/IDR' });
  await expectSoon(dialog).toContainText(`to ${waiting}, a step of 2.6`);
  await expectSoon(sendButton(dialog)).toBeFocused();
  await page.keyboard.press('Enter');
  await expectSoon(dialog).toHaveCount(0);
  await expectSoon(rowOf(page, 'USDIDR')).not.toContainText('Large step');
  await expectSoon(rowOf(page, 'USDIDR')).toContainText(waiting.replace(/^(\d+)(\d{3}\.)/, '$1,$2'));
  expect(platform.world.rates.pairs.get('USDIDR')).toMatchObject({ auto: waiting, alarm: null });
});

exhaustiveTest('refuses an unconfirmed step in its dialog, keeps typed text, and saves it on confirmation', async () => {
  const { page, platform } = await visit({ at: PATH });
  await seeRows(page);
  const pair = platform.world.rates.pairs.get('MYRTHB');
  const mid = (Number(pair?.auto) * 1.03).toFixed(4);
  await page.getByRole('button', { name: 'Edit MYR/THB' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit MYR/THB' });
  await expectSoon(dialog.getByRole('combobox').first()).toBeFocused();
  await page.keyboard.press('1');
  await dialog.getByLabel('Mid', { exact: true }).fill(mid);
  await expectSoon(dialog.getByText(/% from [\d.]+, above 2%\./)).toBeVisible();
  await sendButton(dialog).click();
  await expectSoon(dialog.getByText(/Confirm to continue/)).toBeVisible();
  await expectSoon(dialog.getByLabel('Mid', { exact: true })).toHaveValue(mid);
  expect(pair?.version).toBe(1);
  await dialog.getByRole('checkbox').check();
  await sendButton(dialog).click();
  await expectSoon(dialog).toHaveCount(0);
  await expectSoon(rowOf(page, 'MYRTHB')).toContainText(mid);
});

test('calculates with the rate and its id, and shows why a stale pair is refused', async () => {
  const { page } = await visit({ at: PATH });
  await seeRows(page);
  await page.getByRole('button', { name: 'Calculator', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Calculator' });
  await dialog.getByLabel('Amount').fill('100.00');
  await dialog.getByLabel('From').fill('usd');
  await dialog.getByLabel('To', { exact: true }).fill('thb');
  await sendButton(dialog).click();
  await expectSoon(dialog.getByText(/^USD 100\.00 is THB [\d,.]+$/)).toBeVisible();
  await expectSoon(dialog.getByText(/rate ID XR\d{6}/)).toBeVisible();
  await dialog.getByLabel('To', { exact: true }).fill('inr');
  await sendButton(dialog).click();
  await expectSoon(dialog.getByText(/USDINR is stale/)).toBeVisible();
  await expectSoon(dialog.getByText(/^USD 100\.00 is/)).toHaveCount(0);
});
