import type { Page } from 'playwright-core';
import { upstream as en } from '../../src/locales/en-US/bank/config';
import { upstream as zh } from '../../src/locales/zh-CN/bank/config';
import {
  type Bench,
  collectAxe,
  expectSoon,
  goInside,
  openBrowser,
  pressEnter,
  rowOf,
  seeRows,
  sendButton,
  successMessages,
} from '../support/browser';
import { exhaustiveTest, firstOf } from '../support/depth';

jest.setTimeout(240_000);
const PATH = '/bank/config';
const visit = openBrowser({ user: 'admin', at: PATH });
const DIALOG = '.ant-modal-root';
const DRAWER = '.ant-drawer';
const SECRET = 'k3y-of-sixteen-or-more-7f21';

const choose = async (page: Page, name: string, item: string) => {
  await pressEnter(page.getByRole('button', { name: `More actions on ${name}` }));
  await pressEnter(page.getByRole('menuitem', { name: item, exact: true }));
};
const upstreamOf = ({ platform: { world } }: Bench, code: string) => {
  const [upstream, file] = [world.catalog.upstreams.get(code), world.upstreamBook.get(code)];
  if (!upstream || !file) throw new Error(`No upstream ${code}`);
  return { upstream, file };
};

exhaustiveTest.each(
  firstOf([
    ['en-US', 'light', en],
    ['zh-CN', 'dark', zh],
  ] as const),
)('in %s, %s, axe finds nothing in list, drawer and dialogs', async (locale, theme, words) => {
  const { page } = await visit({ locale, theme });
  const { found, look } = collectAxe(page);
  const { action, detail } = words;
  await seeRows(page);
  await page.getByRole('button', { name: action.add, exact: true }).click();
  await expectSoon(page.locator(`${DIALOG} .ant-modal`)).toBeVisible();
  await look('add', DIALOG);
  await page.keyboard.press('Escape');
  await expectSoon(page.locator(`${DIALOG} .ant-modal`)).toHaveCount(0);
  await goInside(page, `${PATH}?no=U03`);
  const drawer = page.locator(DRAWER);
  await expectSoon(drawer.getByRole('heading', { name: detail.callbacks })).toBeVisible();
  await expectSoon(drawer.locator('.ant-skeleton')).toHaveCount(0);
  await look('upstream', DRAWER);
  for (const name of [action.test, action.credential, action.rollback, action.disable, action['recon:import']]) {
    await drawer.getByRole('button', { name, exact: true }).click();
    await expectSoon(page.locator(`${DIALOG} .ant-modal`)).toBeVisible();
    await expectSoon(page.locator(`${DIALOG} .ant-skeleton`)).toHaveCount(0);
    await look(name, DIALOG);
    await page.keyboard.press('Escape');
    await expectSoon(page.locator(`${DIALOG} .ant-modal`)).toHaveCount(0);
  }
  expect(found).toEqual({});
});

test('sets credentials, which are tested first and never shown again', async () => {
  const bench = await visit();
  const { page, platform } = bench;
  const { name } = upstreamOf(bench, 'U04').upstream;
  await seeRows(page);
  await choose(page, name, 'Set credentials');
  const dialog = page.getByRole('dialog', { name: `Set credentials of ${name}` });
  await dialog.getByRole('textbox', { name: 'App ID' }).fill('app-2026');
  await dialog.getByRole('textbox', { name: 'API key' }).fill(SECRET);
  await sendButton(dialog).click();
  await expectSoon(dialog).toHaveCount(0);
  await expectSoon(successMessages(page).filter({ hasText: 'Version 2 is in force' })).toBeVisible();
  await rowOf(page, 'U04').focus();
  await page.keyboard.press('Enter');
  const versions = page.getByRole('region', { name: 'Credentials' });
  await expectSoon(versions).toContainText(/ends in …[\w-]{1,4}/);
  await expectSoon(versions.getByRole('row').nth(1)).toContainText('In force');
  expect(await page.content()).not.toContain(SECRET);
  expect(JSON.stringify(platform.log.entries)).not.toContain(SECRET);
});

exhaustiveTest('tests a connection step by step by keys, and shows the failing step', async () => {
  const bench = await visit();
  const { page } = bench;
  const { file, upstream } = upstreamOf(bench, 'U02');
  file.baseUrl = 'https://gone.invalid';
  await seeRows(page);
  await pressEnter(page.getByRole('button', { name: `Test connection ${upstream.name}` }));
  const dialog = page.getByRole('dialog', { name: `Connection test of ${upstream.name}` });
  await expectSoon(dialog.getByText('Connection failed.')).toBeVisible();
  const steps = dialog.getByRole('region', { name: 'Steps of the test' });
  await expectSoon(steps.getByRole('row').nth(1)).toContainText('Failed');
  await expectSoon(steps.getByRole('row').nth(4)).toContainText('Skipped');
  await page.keyboard.press('Escape');
  await expectSoon(dialog).toHaveCount(0);
});

test('closes a provider, with the affected rounds shown beforehand', async () => {
  const bench = await visit();
  const { page } = bench;
  const { upstream } = upstreamOf(bench, 'U03');
  await seeRows(page);
  await choose(page, upstream.name, 'Disable');
  const dialog = page.getByRole('dialog', { name: `Disable ${upstream.name}` });
  await expectSoon(dialog.getByText(/enabled rounds? loses? it:|enabled rounds lose it:/)).toBeVisible();
  await expectSoon(dialog.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await expectSoon(dialog).toHaveCount(0);
  await expectSoon(rowOf(page, 'U03')).toContainText('Disabled');
  expect(upstream.status).toBe('DISABLED');
});

exhaustiveTest('refuses a private address at its field and keeps typed text', async () => {
  const bench = await visit();
  const { page } = bench;
  const { file, upstream } = upstreamOf(bench, 'U04');
  const before = file.baseUrl;
  await seeRows(page);
  await choose(page, upstream.name, 'Edit');
  const dialog = page.getByRole('dialog', { name: `Edit ${upstream.name}` });
  const address = dialog.getByRole('textbox', { name: `* ${en.field.baseUrl}`, exact: true });
  await address.fill('https://10.0.0.7/api');
  await sendButton(dialog).click();
  await expectSoon(dialog.getByText('Use a public address')).toBeVisible();
  await expectSoon(address).toHaveValue('https://10.0.0.7/api');
  expect(file.baseUrl).toBe(before);
  await address.fill('https://api2.example/v2');
  await sendButton(dialog).click();
  await expectSoon(dialog).toHaveCount(0);
  expect(file.baseUrl).toBe('https://api2.example/v2');
});

exhaustiveTest('compares a daily file with the pay records before saving', async () => {
  const bench = await visit();
  const { page, platform, callsOf } = bench;
  const { upstream, file } = upstreamOf(bench, 'U03');
  await seeRows(page);
  await choose(page, upstream.name, 'Import reconciliation file');
  const dialog = page.getByRole('dialog', { name: `Import reconciliation file of ${upstream.name}` });
  await dialog.getByLabel('Business day').fill('2026-11-19');
  await dialog.getByRole('combobox', { name: 'Currency' }).press('ArrowDown');
  await page.keyboard.press('Enter');
  const csv = 'Pay record,Amount,Status\nPR0,12.00,SUCCESS\nPR1,much,SUCCESS\n';
  await dialog.locator('input[type=file]').setInputFiles({ name: 'u03.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await dialog.getByRole('button', { name: 'Check 2 lines' }).click();
  await expectSoon(dialog.getByText(/1 missing here, 1 unreadable/)).toBeVisible();
  expect(file.recons).toHaveLength(0);
  await dialog.getByRole('textbox', { name: /Amount.*3|3.*Amount/ }).fill('7.00');
  await dialog.getByRole('button', { name: 'Check 2 lines' }).click();
  await expectSoon(dialog.getByText(/2 missing here, 0 unreadable/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expectSoon(successMessages(page).filter({ hasText: /^Batch / })).toBeVisible();
  expect(file.recons).toHaveLength(1);
  expect(callsOf('/bank/config/recon/import')).toHaveLength(3);
  expect(platform.check()).toEqual([]);
});
