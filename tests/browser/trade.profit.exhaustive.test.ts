import type { Page } from 'playwright-core';
import type { ProfitRow } from '../../src/contract';
import { profit as en } from '../../src/locales/en-US/trade/profitStatistics';
import { profit as zh } from '../../src/locales/zh-CN/trade/profitStatistics';
import { callOverHttp, collectAxe, expectSoon, localeThemes, openBrowser, rowsOf, screenOf, seeRows } from '../support/browser';
import { exhaustiveTest } from '../support/depth';

const visit = openBrowser({ at: null, user: 'auditor' });
const WORDS = { 'en-US': en, 'zh-CN': zh };
const PROFIT = '/trade/profitStatistics';
const DRAWER = '.ant-drawer';
const filtersOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

test.each(localeThemes)(
  'the statistics in %s, %s: tiles, chart and its table, both panels, and axe finds nothing',
  async (locale, theme) => {
    const words = WORDS[locale];
    const { page } = await visit({ locale, theme, at: PROFIT });
    const { found, look } = collectAxe(page);
    await seeRows(page);
    const chart = page.locator('.profit-chart svg[role=img]');
    await expectSoon(chart).toHaveAttribute('aria-label', /USD/);
    await expectSoon(page.locator('.profit-tiles')).toContainText(words.field.marginRate);
    await page.locator('.profit-chart').getByRole('button').click();
    await expectSoon(page.locator('.profit-chart table tbody tr')).toHaveCount(7);
    await look('table of the chart', '.profit-chart');
    await page.getByRole('button', { name: words.action.explain }).click();
    await expectSoon(page.locator(DRAWER)).toContainText(words.explain.VOLUME);
    await look('explanation', DRAWER);
    await page.keyboard.press('Escape');
    await expectSoon(page.locator(DRAWER)).toHaveCount(0);
    await page.getByRole('button', { name: words.action.losses }).click();
    await expectSoon(page.locator(DRAWER).getByRole('heading', { name: words.losses.pairs })).toBeVisible();
    await look('losses', DRAWER);
    expect(found).toEqual({});
  },
);

test('drills down by keys alone from a merchant to its withdrawals, and back the same way', async () => {
  const bench = await visit({ at: `${PROFIT}?bizType=WITHDRAW` });
  const { page } = bench;
  await seeRows(page);
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expectSoon.poll(() => filtersOf(page)).toMatchObject({ bizType: 'WITHDRAW', groupBy: 'PRODUCT', mchNo: /./ });
  const { mchNo } = filtersOf(page);
  await expectSoon(page.getByRole('columnheader', { name: en.group.PRODUCT })).toBeVisible();
  await page.getByRole('button', { name: new RegExp(`^${en.action.more.split('{')[0]}`) }).click();
  await page.locator('.ant-dropdown:visible').getByRole('menuitem', { name: en.action.orders.WITHDRAW }).click();
  await expectSoon(page).toHaveURL(/\/trade\/withdraw\?/);
  expect(filtersOf(page)).toMatchObject({ view: 'ALL', holderNo: mchNo, finishedFrom: '2026-11-14T00:00:00+08:00' });
  await seeRows(page);
  const count = Number((await screenOf(page).locator('.ant-pagination-total-text').innerText()).split(' of ')[1]);
  await page.goBack();
  await expectSoon(page.getByRole('columnheader', { name: en.group.PRODUCT })).toBeVisible();
  const { data } = await callOverHttp<{ list: ProfitRow[] }>(
    bench,
    'auditor',
    `/trade/profit/statistics?bizType=WITHDRAW&mchNo=${mchNo}&groupBy=PRODUCT`,
  );
  expect(data.list[0]?.successCount).toBe(count);
  await page.goBack();
  await expectSoon(page.getByRole('columnheader', { name: en.group.MERCHANT })).toBeVisible();
  expect(filtersOf(page)).toEqual({ bizType: 'WITHDRAW' });
});

exhaustiveTest('the whole query is in the address, opens again from it, and matches the export', async () => {
  const { page, callsOf } = await visit({ at: PROFIT });
  await seeRows(page);
  const choose = async (name: string, option: string) => {
    await page.getByLabel(name, { exact: true }).click();
    await page.locator('.ant-select-dropdown:visible').getByText(option, { exact: true }).click();
  };
  await choose(en.field.days, en.days.yesterday);
  await choose(en.field.granularity, en.granularity.HOUR);
  await choose(en.field.groupBy, en.group.CHANNEL);
  await choose(en.field.thenBy, en.group.CURRENCY);
  await choose(en.field.currencyMode, en.currencyMode.ORIGINAL);
  await choose(en.field.compare, en.compare.LAST_WEEK);
  await choose(en.field.excludeTest, en.excludeTest.false);
  const wanted = {
    from: '2026-11-19',
    to: '2026-11-19',
    granularity: 'HOUR',
    groupBy: 'CHANNEL,CURRENCY',
    currencyMode: 'ORIGINAL',
    compare: 'LAST_WEEK',
    excludeTest: 'false',
  };
  await expectSoon.poll(() => filtersOf(page)).toEqual(wanted);
  await seeRows(page);
  const first = await rowsOf(page).first().innerText();
  // One row of totals for each currency.
  await expectSoon(page.locator('.figures tbody tr').nth(2)).toBeVisible();
  await page.reload();
  await seeRows(page);
  expect(await rowsOf(page).first().innerText()).toBe(first);
  expect(filtersOf(page)).toEqual(wanted);
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Export as CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^profit_20261119-20261119_auditor_\d{6}\.csv$/);
  expect(callsOf('/trade/profit/down')).toHaveLength(1);
});

exhaustiveTest('a range that is too long is refused at its field, and shows no rows', async () => {
  const { page, forgive } = await visit({ at: `${PROFIT}?granularity=HOUR&from=2026-11-01&to=2026-11-20` });
  forgive(/422/);
  const field = page.locator('.profit-query .ant-form-item').first();
  await expectSoon(field.getByRole('alert')).toHaveText('At most 7 days when grouped by hour.');
  await expectSoon(rowsOf(page)).toHaveCount(0);
  await expectSoon(page.locator('.profit-chart')).toHaveCount(0);
  await field.getByRole('combobox').click();
  await page.locator('.ant-select-dropdown:visible').getByText(en.days.today, { exact: true }).click();
  await seeRows(page);
  await expectSoon(field.getByRole('alert')).toHaveCount(0);
});

exhaustiveTest('losses are red, listed by merchant and channel, and link to their parts; the panel has an address', async () => {
  const { page, platform } = await visit({ platform: { days: 4, flow: 0.6 }, at: `${PROFIT}?panel=losses` });
  const drawer = page.locator(DRAWER);
  const pairs = drawer.getByRole('region', { name: en.losses.pairs });
  const row = pairs.locator('tbody tr').first();
  await expectSoon(row.locator('.text-error').first()).toContainText('−');
  const code = await row.locator('small').first().innerText();
  expect(platform.world.holders.map(({ no }) => no)).toContain(code);
  await row.getByRole('button').click();
  await expectSoon(drawer).toHaveCount(0);
  await expectSoon.poll(() => filtersOf(page)).toMatchObject({ mchNo: code, groupBy: 'DATE' });
  expect(filtersOf(page)).not.toHaveProperty('panel');
  await expectSoon(page.locator('.profit-tiles .text-error').first()).toContainText('−');
});
