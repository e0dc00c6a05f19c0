import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import type { PayOrderStatistics, WithdrawStatistics } from '../../src/contract';
import { charts as en } from '../../src/locales/en-US/charts';
import { desk } from '../../src/locales/en-US/desk';
import { charts as zh } from '../../src/locales/zh-CN/charts';
import { collectAxe, expectSoon, holdCalls, LIST, openBrowser, rowsOf, START, seeRows } from '../support/browser';
import { exhaustiveTest, firstOf } from '../support/depth';
import { changed } from '../support/everyScreen';
import { performAs } from '../support/performAs';
import { step } from '../support/step';

/* Charts above a list, as a person has them (docs/rules/charts.md#panel). */
const visit = openBrowser({ at: null });

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const panelOf = (page: Page, { title }: { title: string }): Locator => page.getByRole('region', { name: title, exact: true });
const buttonOf = (page: Page, { title }: { title: string }): Locator => page.getByRole('button', { name: title, exact: true });
const pick = (panel: Locator, label: string) => panel.locator('.ant-segmented-item', { hasText: label }).first().click();
/** The drawn chart, which its label describes. */
const pictureIn = (panel: Locator): Locator => panel.locator('.chart-box').getByRole('img');
/** Cells of the first row of the table, which has the totals. */
const totals = (panel: Locator) => panel.locator('tbody tr').first().locator('th, td').allTextContents();
const topOf = async (rows: Locator) => (await rows.first().boundingBox())?.y;

test.each(
  firstOf([
    ['en-US', 'light', en],
    ['zh-CN', 'dark', zh],
  ] as const),
)('in %s, %s: chart, table and picture of the pay orders', async (locale, theme, words) => {
  const bench = await visit({ locale, theme, at: START });
  const { page } = bench;
  const rows = await seeRows(page);
  const panel = panelOf(page, words);
  const { found, look } = collectAxe(page, { isWhole: true });

  await step('Open the panel: its place is final before the sums are there', async () => {
    const held = await holdCalls(page, '/trade/payorder/trend');
    await buttonOf(page, words).click();
    await expectSoon(panel).toBeVisible();
    await expectSoon.poll(held.waiting).toBe(1);
    const top = await topOf(rows);
    await held.release();
    await expectSoon(pictureIn(panel)).toBeVisible();
    expect(await topOf(rows)).toBe(top);
    await look('chart', '.list-charts');
  });

  await step('Say in the label what the chart shows', async () => {
    const label = (await pictureIn(panel).getAttribute('aria-label')) ?? '';
    for (const word of [words.chart.volume, words.column.amount, words.column.successAmount]) expect(label).toContain(word);
    expect(label).toMatch(/[A-Z]{3} [\d,.]+/);
    // The axis has the currency.
    await expectSoon(panel.locator('svg text', { hasText: /^[A-Z]{3} [\d.]+[KMB]?$/ }).first()).toBeVisible();
    await expectSoon(panel.locator('.charts-line')).toContainText(/Asia\/Singapore.{1,2}UTC\+8/);
  });

  await step('Read the exact figures: the totals are those of the header', async () => {
    await pick(panel, words.table);
    await expectSoon(panel.getByRole('table')).toBeVisible();
    const currency = (await panel.locator('caption').textContent())?.match(/[A-Z]{3}/)?.[0];
    const { currencies, total } = performAs<PayOrderStatistics>(bench, 'ops.lee', '/trade/payorder/statistics');
    const own = currencies.find((one) => one.currency === currency);
    const plain = (text = '') => text.replaceAll(',', '');
    const [name, requested, successful, count, success] = (await totals(panel)).map(plain);
    expect([name, requested, successful]).toEqual([
      words.total,
      `${currency} ${own?.orders.amount}`,
      `${currency} ${own?.success.amount}`,
    ]);
    expect([count, success].map(Number)).toEqual([own?.orders.count, own?.success.count]);
    await pick(panel, words.chart.success);
    await expectSoon(panel.locator('thead')).toContainText(words.column.rated);
    const [, , counted, paid] = (await totals(panel)).map(plain);
    expect([counted, paid].map(Number)).toEqual([total.orders.count, total.success.count]);
    await look('table', '.list-charts');
  });

  await step('Save the picture', async () => {
    await pick(panel, words.chart.volume);
    const download = page.waitForEvent('download');
    await panel.getByRole('button', { name: words.save }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(
      new RegExp(`^payorder-${words.chart.volume}-[A-Z]{3}-\\d{4}-\\d\\d-\\d\\d.*\\.png$`),
    );
    const bytes = readFileSync(await file.path());
    expect(bytes.subarray(0, 8)).toEqual(PNG);
    // Width and height of its header: twice the size, for sharpness.
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([2_464, 1_120]);
    // A blank picture of this size takes some thousand bytes.
    expect(bytes.length).toBeGreaterThan(20_000);
  });

  await step('Find it open on the next visit, in its place before it loads', async () => {
    await page.reload();
    await seeRows(page);
    const top = await topOf(rowsOf(page));
    await expectSoon(panel.getByRole('table')).toBeVisible();
    expect(await topOf(rowsOf(page))).toBe(top);
    await buttonOf(page, words).click();
    await expectSoon(panel).toHaveCount(0);
    await page.reload();
    await seeRows(page);
    await expectSoon(buttonOf(page, words)).toHaveAttribute('aria-expanded', 'false');
  });
  expect(found).toEqual({});
});

exhaustiveTest('at the desk by keyboard alone: results and queue age under the filter of the list', async () => {
  const bench = await visit({ at: `${LIST}?view=ALL` });
  const { page, callsOf } = bench;
  await seeRows(page);
  await buttonOf(page, en).focus();
  await page.keyboard.press('Enter');
  const panel = panelOf(page, en);
  await expectSoon(pictureIn(panel)).toBeVisible();
  // A group takes the focus first, then its choice. Arrows move within it, Tab leaves it.
  const enterGroup = async () => {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
  };
  await enterGroup();
  await page.keyboard.press('ArrowRight');
  await expectSoon(panel.getByRole('radio', { name: en.chart.results })).toBeChecked();
  await enterGroup();
  await page.keyboard.press('ArrowRight');
  await expectSoon(panel.getByRole('radio', { name: en.table, exact: true })).toBeChecked();
  await expectSoon(panel.locator('thead')).toContainText(en.ended.OPEN);
  const { currencies } = performAs<WithdrawStatistics>(bench, 'ops.lee', '/trade/withdraw/statistics');
  const sum = (...names: ('waiting' | 'held' | 'paying' | 'unknown')[]) =>
    currencies.reduce((all, one) => all + names.reduce((own, name) => own + one[name].count, 0), 0);
  expect(Number((await totals(panel))[5]?.replaceAll(',', ''))).toBe(sum('waiting', 'held', 'paying', 'unknown'));
  await pick(panel, en.chart.due);
  await expectSoon(panel.locator('thead')).toContainText(en.column.waiting);
  expect(Number((await totals(panel))[1]?.replaceAll(',', ''))).toBe(sum('waiting'));

  await page.goto(`${LIST}?view=ALL&currency=PHP`);
  await expectSoon(panel.locator('thead')).toContainText('PHP');
  await expectSoon(panel.locator('thead')).not.toContainText('THB');
  expect(callsOf('/trade/withdraw/trend').map(({ query }) => query)).toEqual(['', 'currency=PHP']);
});

exhaustiveTest('on a phone the panel fits, and the page does not scroll sideways', async () => {
  const { page } = await visit({ at: START, viewport: { width: 390, height: 844 } });
  await seeRows(page);
  await buttonOf(page, en).click();
  const panel = panelOf(page, en);
  const picture = pictureIn(panel);
  await expectSoon(picture).toBeVisible();
  const [outer, inner] = [await panel.boundingBox(), await picture.boundingBox()];
  expect(inner?.height).toBeGreaterThan(150);
  expect((inner?.y ?? 0) + (inner?.height ?? 0)).toBeLessThanOrEqual((outer?.y ?? 0) + (outer?.height ?? 0));
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  await pick(panel, en.table);
  await expectSoon(panel.getByRole('table')).toBeVisible();
  expect((await panel.boundingBox())?.height).toBe(outer?.height);
});

exhaustiveTest('a server without these calls shows no button, and nothing fails', async () => {
  const { page, callsOf } = await visit();
  await page.route(
    '**/api/auth/current',
    changed((data) => {
      const user = data as { access: string[] };
      return { ...user, access: user.access.filter((key) => !key.endsWith(':trend')) };
    }),
  );
  await page.goto(`${LIST}?view=ALL`);
  await seeRows(page);
  // The other tools that load after the rows are there.
  await expectSoon(page.getByRole('button', { name: desk.quality.title })).toBeVisible();
  await expectSoon(buttonOf(page, en)).toHaveCount(0);
  expect(callsOf('/trade/withdraw/trend')).toEqual([]);
  await expectSoon(page.locator('.ant-message-notice, .ant-notification-notice')).toHaveCount(0);
});
