import type { Locator, Page } from 'playwright-core';
import { perf as en } from '../../src/locales/en-US/agency/perf';
import { perf as zh } from '../../src/locales/zh-CN/agency/perf';
import {
  collectAxe,
  expectSoon,
  goInside,
  localeThemes,
  openBrowser,
  rowOf,
  rowsOf,
  screenOf,
  seeRows,
  sendButton,
} from '../support/browser';
import { exhaustiveTest } from '../support/depth';

jest.setTimeout(240_000);
const PATH = '/agency/perf';
const NOVEMBER = `${PATH}?from=2026-11-01&to=2026-11-30`;
const ROW = 'MONTH_2026-11_A2001_THB';
/** The third of December: November is over. */
const visit = openBrowser({
  user: 'admin',
  at: null,
  platform: { now: Date.parse('2026-12-03T06:31:02.114Z'), days: 6, flow: 0.2 },
});
const WORDS = { 'en-US': en, 'zh-CN': zh };
const DRAWER = '.ant-drawer';

const drawerOf = (page: Page): Locator => page.locator(DRAWER);
const filtersOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
const panelButton = (page: Page, name: string) => drawerOf(page).getByRole('button', { name, exact: true }).first();

exhaustiveTest.each(localeThemes)(
  'in %s, %s, axe finds nothing in list, chart, drawer, comparison and dialogs',
  async (locale, theme) => {
    const words = WORDS[locale];
    const { page } = await visit({ locale, theme, at: NOVEMBER });
    const { found, look } = collectAxe(page);
    await seeRows(page);
    await expectSoon(page.locator('.perf-chart svg[role=img]')).toHaveAttribute('aria-label', /2026-11-01/);
    await page.locator('.figure-row .icon-amounts').click();
    await expectSoon(page.locator('.figures table')).toContainText(words.field.totalShare);
    await page.locator('.perf-chart').getByRole('button').click();
    await expectSoon(page.locator('.perf-chart table tbody tr')).toHaveCount(30);
    await look('table of the chart', '.perf-chart');
    for (const at of [0, 1]) await rowsOf(page).nth(at).locator('input[type=checkbox]').check();
    await page.getByRole('button', { name: words.action.compare, exact: true }).click();
    await expectSoon(drawerOf(page).locator('svg[role=img]')).toBeVisible();
    await look('comparison', DRAWER);
    await goInside(page, `${NOVEMBER}&agentNo=A2001&no=${ROW}`);
    await expectSoon(drawerOf(page).getByRole('heading', { name: words.detail.merchants })).toBeVisible();
    await look('drawer', DRAWER);
    for (const [name, title] of [
      [words.action.confirm, words.dialog.confirm.title],
      [words.action.correct, words.dialog.correct.title],
    ] as const) {
      await panelButton(page, name).click();
      const told = { name: 'Delta Partners', month: '2026-11', currency: 'THB' };
      const dialog = page.getByRole('dialog', { name: title.replace(/\{(\w+)\}/g, (_, key) => told[key as keyof typeof told]) });
      await expectSoon(dialog).toBeVisible();
      await look(name, '.ant-modal-root');
      await page.keyboard.press('Escape');
      await expectSoon(dialog).toHaveCount(0);
    }
    await goInside(page, `${PATH}?level=5`);
    await expectSoon(page.locator('.ant-empty').first()).toBeVisible();
    await look('empty', '#content');
    expect(found).toEqual({});
  },
);

test('a share is corrected, its month confirmed for good, and the row links to its orders', async () => {
  const { page, platform } = await visit({ at: `${NOVEMBER}&agentNo=A2001&withTeam=false&currency=THB` });
  const { world } = platform;
  const account = world.ledger.account('A2001', 'THB', 'COMMISSION', true);
  const before = account.amounts.available;
  await seeRows(page);
  await rowOf(page, ROW).getByRole('link', { name: 'Open Delta Partners' }).click();
  await panelButton(page, en.action.correct).click();
  const dialog = page.getByRole('dialog', { name: 'Correct the THB share of Delta Partners' });
  await dialog.getByLabel('Reason').click();
  await page.locator('.ant-select-dropdown:visible').getByText(en.reason.SHARE_TWICE).click();
  const amount = dialog.getByLabel(en.field.amount);
  await amount.fill('1.234');
  await sendButton(dialog).click();
  await expectSoon(dialog.getByText(/at most 2 decimals/)).toBeVisible();
  await amount.fill('-99999999.00');
  await sendButton(dialog).click();
  await expectSoon(dialog.getByText(/^Only THB .* is available/)).toBeVisible();
  await expectSoon(amount).toHaveValue('-99999999.00');
  expect(account.amounts.available).toBe(before);
  await amount.fill('-12.50');
  await sendButton(dialog).click();
  await expectSoon(dialog).toHaveCount(0);
  expect(account.amounts.available).toBe(before - 1250n);
  await expectSoon(drawerOf(page).getByRole('region', { name: en.detail.corrections })).toContainText(en.reason.SHARE_TWICE);
  // It counts in December: November stays, and may be confirmed.
  await panelButton(page, en.action.confirm).click();
  const asked = page.getByRole('dialog', { name: 'Confirm 2026-11 for Delta Partners' });
  await sendButton(asked).click();
  await expectSoon(asked).toHaveCount(0);
  await expectSoon(drawerOf(page).getByText(en.settleStatus.CONFIRMED).first()).toBeVisible();
  expect(world.sales.months.get('A2001 THB 2026-11')?.frozen?.by.username).toBe('admin');
  const again = panelButton(page, en.action.confirm);
  await expectSoon(again).toHaveAttribute('aria-disabled', 'true');
  await again.hover();
  await expectSoon(page.getByRole('tooltip')).toHaveText('2026-11 was confirmed by admin.');

  const line = drawerOf(page).getByRole('region', { name: en.detail.merchants }).locator('tbody tr').first();
  const count = Number(await line.locator('td').first().innerText());
  await line.getByRole('link', { name: /^Pay-ins of/ }).click();
  await expectSoon(page).toHaveURL(/\/trade\/payorder\?/);
  expect(filtersOf(page)).toMatchObject({ mchNo: /^M/, currency: 'THB', paidFrom: '2026-11-01T00:00:00+08:00' });
  await seeRows(page);
  await expectSoon(screenOf(page).locator('.ant-pagination-total-text')).toHaveText(new RegExp(` of ${count}$`));
});

exhaustiveTest('rows are selected and compared, one is opened, and a target is set, by keys alone', async () => {
  const { page, platform } = await visit({ at: `${PATH}?currency=THB` });
  await seeRows(page);
  const names: string[] = [];
  for (let at = 0; at < 2; at++) {
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    names.push(await rowsOf(page).nth(at).locator('.row-button-link').innerText());
  }
  await page.getByRole('button', { name: en.action.compare, exact: true }).focus();
  await page.keyboard.press('Enter');
  const picture = drawerOf(page).locator('svg[role=img]');
  for (const name of names) await expectSoon(picture).toHaveAttribute('aria-label', new RegExp(name));
  await page.keyboard.press('Escape');
  await expectSoon(drawerOf(page)).toHaveCount(0);
  await expectSoon(rowsOf(page).nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expectSoon(drawerOf(page).getByRole('heading', { name: en.detail.earned })).toBeVisible();
  const { no = '' } = filtersOf(page);
  const [, month = '', agentNo = '', currency = ''] = no.split('_');
  expect([month, no.startsWith('MONTH_')]).toEqual(['2026-12', true]);
  await panelButton(page, en.action.target).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Target of / });
  await expectSoon(dialog.getByLabel(en.field.target)).toBeFocused();
  await page.keyboard.type('5000');
  await page.keyboard.press('Enter');
  await expectSoon(dialog).toHaveCount(0);
  const target = platform.world.sales.months.get(`${agentNo} ${currency} ${month}`)?.target;
  expect(target === 5000n || target === 500_000n).toBe(true);
  await expectSoon(drawerOf(page).getByText(/5,000/).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expectSoon(rowOf(page, no)).toContainText(/5,000/);
});

exhaustiveTest('the whole query is in the address, shows faults at their field, and matches the export', async () => {
  const { page, callsOf, forgive } = await visit({ at: `${PATH}?periodType=DAY&from=2026-01-01&to=2026-12-01` });
  forgive(/422/);
  await expectSoon(page.locator('.perf-query').getByRole('alert')).toHaveText('At most 93 days when grouped by day.');
  await expectSoon(page.locator('.perf-chart')).toHaveCount(0);
  const choose = async (name: string, option: string) => {
    await page.getByRole('combobox', { name, exact: true }).click();
    await page.locator('.ant-select-dropdown:visible').getByText(option, { exact: true }).click();
  };
  await choose(en.field.periodType, en.periodType.WEEK);
  await choose(en.field.days, en.preset.WEEK.recent);
  await choose(en.field.currencyMode, en.currencyMode.REPORT);
  await expectSoon
    .poll(() => filtersOf(page))
    .toEqual({ periodType: 'WEEK', from: '2026-11-06', to: '2026-12-03', currencyMode: 'REPORT' });
  await seeRows(page);
  await expectSoon(page.locator('.figures dl')).toContainText('USD');
  await page.reload();
  await seeRows(page);
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Export as CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^agentSales_20261102-20261206_admin_\d{6}\.csv$/);
  expect(callsOf('/user/agent/sales/down')).toHaveLength(1);
});
