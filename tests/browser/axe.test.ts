import { common as commonEn } from '../../src/locales/en-US/common';
import { desk as deskEn } from '../../src/locales/en-US/desk';
import { parts as partsEn } from '../../src/locales/en-US/parts';
import { trade as tradeEn } from '../../src/locales/en-US/trade/withdraw';
import { common as commonZh } from '../../src/locales/zh-CN/common';
import { desk as deskZh } from '../../src/locales/zh-CN/desk';
import { parts as partsZh } from '../../src/locales/zh-CN/parts';
import { trade as tradeZh } from '../../src/locales/zh-CN/trade/withdraw';
import { collectAxe, expectSoon, openBrowser, rowsOf, seeRows } from '../support/browser';
import { depth, exhaustiveTest } from '../support/depth';
import { step } from '../support/step';

const visit = openBrowser();
const WORDS = {
  'en-US': { common: commonEn, desk: deskEn, parts: partsEn, trade: tradeEn },
  'zh-CN': { common: commonZh, desk: deskZh, parts: partsZh, trade: tradeZh },
};

describe.each(depth.locales)('in %s, in the light and dark theme, axe finds nothing', (locale) => {
  const { common, desk, parts, trade } = WORDS[locale];

  test('on the login page, also with errors', async () => {
    const { page } = await visit({ user: null, at: '/login', locale });
    const { found, look } = collectAxe(page, { isWhole: true });
    await expectSoon(page.getByRole('heading', { level: 1 })).toBeVisible();
    await look('login');
    await page.locator('form').locator('button[type=submit]').click();
    await expectSoon(page.locator('#username')).toHaveAttribute('aria-invalid', 'true');
    await look('login with faults');
    expect(found).toEqual({});
  });

  exhaustiveTest('on the list in all its states', async () => {
    const { page, platform } = await visit({ locale });
    const { found, look } = collectAxe(page, { isWhole: true });
    const rows = await seeRows(page);
    await step('See the whole list', async () => {
      await expectSoon(page.locator('html')).toHaveAttribute('lang', locale);
      await look('list');
    });

    await step('Select one row', async () => {
      // One row is enough for all that follows, and saves most of the time.
      await page.getByLabel(trade.withdraw.field.keyword).fill(platform.stories.payeeChanged);
      await page.keyboard.press('Enter');
      await expectSoon(rows).toHaveCount(1);
      await rows.first().getByRole('checkbox').check();
      await expectSoon(page.locator('.bulk-bar')).toBeVisible();
      await look('a row selected');
      await page.getByRole('button', { name: parts.selection.clear }).click();
    });

    await step('Show all filters and amounts', async () => {
      await page.getByRole('button', { name: common.action.more }).click();
      await page.getByRole('button', { name: common.action.showAmounts }).click();
      await expectSoon(page.getByLabel(trade.withdraw.field.payeeName)).toBeVisible();
      await look('all filters and amounts', 'main');
      await page.getByRole('button', { name: common.action.fewer }).click();
      await page.getByRole('button', { name: common.action.hideAmounts }).click();
    });

    await step('Open the export menu', async () => {
      await page.getByRole('button', { name: common.action.export }).click();
      await expectSoon(page.getByRole('menuitem').filter({ hasText: 'CSV' })).toBeVisible();
      await look('export menu', '.ant-dropdown');
      await page.keyboard.press('Escape');
    });

    const dialog = page.getByRole('dialog');
    await step('Pass an order without a look at its flags', async () => {
      const pass = page.getByRole('button', { name: `${trade.withdraw.action.pass} ${platform.stories.payeeChanged}` });
      await pass.click();
      await expectSoon(dialog).toBeVisible();
      await dialog.locator('.ant-btn-primary').click();
      await expectSoon(dialog.getByText(desk.decide.seenRequired)).toBeVisible();
      await look('pass dialog with a fault');
      await dialog.getByRole('button', { name: common.action.cancel }).click();
      await expectSoon(dialog).toBeHidden();
    });

    await step('Open the reasons of a rejection', async () => {
      await page.getByRole('button', { name: `${trade.withdraw.action.reject} ${platform.stories.payeeChanged}` }).click();
      await expectSoon(dialog).toBeVisible();
      await dialog.getByRole('combobox').click();
      await expectSoon(page.locator('.ant-select-item-option').first()).toBeVisible();
      await look('reject dialog with its reasons open');
      await page.keyboard.press('Escape');
      await dialog.getByRole('button', { name: common.action.cancel }).click();
      await expectSoon(dialog).toBeHidden();
    });

    await step('Open the drawer of an order', async () => {
      await rows.first().locator('a.number').click();
      await expectSoon(dialog.locator('.ant-timeline').first()).toBeVisible();
      await look('drawer');
      await page.keyboard.press('Escape');
      await expectSoon(dialog).toBeHidden();
    });

    await step('Open the settings of the columns', async () => {
      await page.getByRole('button', { name: common.list.columns }).click();
      await expectSoon(page.getByRole('group', { name: common.list.columns })).toBeVisible();
      await look('column settings');
      await page.keyboard.press('Escape');
    });

    await step('Search for what is not there', async () => {
      await page.getByLabel(trade.withdraw.field.keyword).fill('NOPE');
      await page.keyboard.press('Enter');
      await expectSoon(page.getByText(common.list.noMatch)).toBeVisible();
      await look('nothing matches');
    });

    await step('Show a list that failed', async () => {
      // The list's own watch may ask first.
      platform.faults.push({ match: '/trade/withdraw/page', kind: { code: 461, msg: 'No.' }, times: 3 });
      await page.getByRole('tab', { name: trade.withdraw.view.ALL, exact: true }).click();
      await expectSoon(page.getByText(common.list.failed)).toBeVisible();
      await look('failed list');
      await expectSoon(rowsOf(page)).toHaveCount(0);
    });
    expect(found).toEqual({});
  });

  test('on the error pages', async () => {
    const { page } = await visit({ user: 'sys.admin', locale });
    const { found, look } = collectAxe(page, { isWhole: true });
    await expectSoon(page.getByText('trade:withdraw:page')).toBeVisible();
    await look('403');
    await page.goto('/nowhere');
    await expectSoon(page.getByText('/nowhere')).toBeVisible();
    await look('404');
    expect(found).toEqual({});
  });
});
