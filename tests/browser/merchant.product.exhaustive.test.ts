import type { Page } from 'playwright-core';
import { product as en } from '../../src/locales/en-US/merchant/product/pay';
import { payway as paywayEn } from '../../src/locales/en-US/merchant/product/payway';
import { product as zh } from '../../src/locales/zh-CN/merchant/product/pay';
import { payway as paywayZh } from '../../src/locales/zh-CN/merchant/product/payway';
import {
  collectAxe,
  discard,
  expectSoon,
  goInside,
  localeThemes,
  openBrowser,
  pressEnter,
  rowsOf,
  seeRows,
  sendButton,
  successMessages,
} from '../support/browser';
import { exhaustiveTest } from '../support/depth';

jest.setTimeout(240_000);
const PATH = '/merchant/product/pay';
const WAYS = '/merchant/product/payway';
const visit = openBrowser({ user: 'admin', at: `${PATH}?pageSize=10` });
const WORDS = { 'en-US': { product: en, payway: paywayEn }, 'zh-CN': { product: zh, payway: paywayZh } };
const DIALOG = '.ant-modal-root';
const DRAWER = '.ant-drawer';

const rowOf = (page: Page, code: string) => page.locator(`[data-row-key="${code}"]`);
const choose = async (page: Page, name: string) => {
  await page.locator('.ant-select-item-option').filter({ visible: true }).getByText(name, { exact: true }).click();
};

exhaustiveTest.each(localeThemes)('in %s, %s, axe finds nothing in lists, drawers and dialogs', async (locale, theme) => {
  const { product, payway } = WORDS[locale];
  const { page } = await visit({ locale, theme });
  const { found, look } = collectAxe(page);
  await seeRows(page);
  await goInside(page, `${PATH}?no=TH_SCAN`);
  const drawer = page.locator(DRAWER);
  await expectSoon(drawer.getByRole('heading', { name: product.detail.ways })).toBeVisible();
  await look('product', DRAWER);
  for (const name of [product.action.edit, product.action.disable, product.action.clone]) {
    await drawer.getByRole('button', { name, exact: true }).click();
    await expectSoon(page.locator(`${DIALOG} .ant-modal`)).toBeVisible();
    await look(name, DIALOG);
    await page.keyboard.press('Escape');
    await expectSoon(page.locator(`${DIALOG} .ant-modal`)).toHaveCount(0);
  }
  await drawer.getByRole('button', { name: product.action.prices, exact: true }).click();
  await expectSoon(page.getByRole('columnheader', { name: product.prices.margin })).toBeVisible();
  await look('prices', DRAWER);
  await goInside(page, `${WAYS}?productCode=TH_SCAN`);
  await seeRows(page);
  await look('ways', '#content');
  await goInside(page, `${WAYS}?productCode=TH_SCAN&no=TH_QR`);
  await expectSoon(
    drawer.getByRole('heading', { name: payway.detail.log }).or(drawer.getByRole('heading', { name: payway.detail.traffic })),
  ).toBeVisible();
  await look('way', DRAWER);
  await drawer.getByRole('button', { name: payway.action.edit, exact: true }).click();
  await expectSoon(page.locator(`${DIALOG} .ant-modal`)).toBeVisible();
  await look('way edited', DIALOG);
  await goInside(page, '/merchant/product/payway?productCode=NONE');
  await look('no ways', '#content');
  expect(found).toEqual({});
});

test('closes a product by keys alone, with its effect, and opens it again', async () => {
  const bench = await visit({ at: `${PATH}?keyword=TH_SCAN` });
  const { page } = bench;
  await seeRows(page);
  await pressEnter(page.getByRole('button', { name: 'More actions on TH scan to pay' }));
  await pressEnter(page.getByRole('menuitem', { name: 'Disable' }));
  const dialog = page.getByRole('dialog', { name: 'Disable TH scan to pay' });
  await expectSoon(dialog.getByText(/^TH_SCAN affects \d+ merchants: on average/)).toBeVisible();
  await expectSoon(dialog.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await expectSoon(dialog).toHaveCount(0);
  await expectSoon(rowOf(page, 'TH_SCAN')).toContainText('Disabled');
  expect(bench.platform.world.catalog.products.get('TH_SCAN')?.status).toBe('DISABLED');
  await page.getByRole('button', { name: 'More actions on TH scan to pay' }).click();
  await page.getByRole('menuitem', { name: 'Enable' }).click();
  await sendButton(page.getByRole('dialog', { name: 'Enable TH scan to pay' })).click();
  await expectSoon(rowOf(page, 'TH_SCAN')).toContainText('Enabled');
});

exhaustiveTest('refuses a price at a loss with the amount, and accepts it with a reason', async () => {
  const { page, platform } = await visit({ at: `${PATH}?keyword=TH_SCAN` });
  await seeRows(page);
  await page.getByRole('button', { name: /^Prices of TH scan to pay/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Merchants and prices of TH scan to pay' });
  const box = drawer.getByRole('checkbox').first();
  await box.check();
  await expectSoon(drawer.getByText('1 merchant selected')).toBeVisible();
  await drawer.getByRole('button', { name: 'Set price' }).click();
  const dialog = page.getByRole('dialog', { name: /^Price of TH scan to pay for/ });
  await dialog.getByLabel('Rate (%)').fill('0.1');
  await sendButton(dialog).click();
  await expectSoon(dialog.getByText(/The platform loses [A-Z]{3} \d/)).toBeVisible();
  await dialog.getByLabel('Reason for this price').click();
  await choose(page, 'Promotion');
  await sendButton(dialog).click();
  await expectSoon(dialog).toHaveCount(0);
  await expectSoon(successMessages(page).filter({ hasText: '1 price set.' })).toBeVisible();
  await expectSoon(drawer.getByText('0.1%').first()).toBeVisible();
  const set = [...platform.world.merchants.values()].filter(({ prices }) => prices.get('TH_SCAN')?.at(-1)?.ppm === 1000);
  expect(set).toHaveLength(1);
});

exhaustiveTest('leads from a product to its ways and back, and refuses a cycle of fallbacks', async () => {
  const { page, platform } = await visit({ at: `${PATH}?keyword=TH_SCAN` });
  await seeRows(page);
  await page.getByRole('link', { name: /^Pay ways of TH scan to pay/ }).click();
  await expectSoon(page).toHaveURL(/payway\?productCode=TH_SCAN$/);
  await expectSoon(rowsOf(page)).toHaveCount(2);
  const fallBack = async (way: string, on: string) => {
    await page.getByRole('button', { name: `Edit ${way}` }).click();
    const dialog = page.getByRole('dialog', { name: `Edit ${way}` });
    await dialog.getByLabel('Fallback pay way').click();
    await choose(page, on);
    await sendButton(dialog).click();
    return dialog;
  };
  await expectSoon(await fallBack('TH QR code', 'TH Wallet (TH_WLT)')).toHaveCount(0);
  const dialog = await fallBack('TH Wallet', 'TH QR code (TH_QR)');
  await expectSoon(dialog.getByText('The fallbacks would form a circle: TH_WLT → TH_QR → TH_WLT.')).toBeVisible();
  await discard(page);
  expect(platform.world.catalog.ways.get('TH_WLT')?.fallback).toBeNull();
  await page.reload();
  await expectSoon(rowsOf(page)).toHaveCount(2);
  await page.goBack();
  await expectSoon(page).toHaveURL(/product\/pay\?keyword=TH_SCAN$/);
});
