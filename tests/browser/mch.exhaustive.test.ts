import type { Locator, Page } from 'playwright-core';
import { mch as en } from '../../src/locales/en-US/merchant/user';
import { mch as zh } from '../../src/locales/zh-CN/merchant/user';
import {
  callOverHttp,
  collectAxe,
  expectSoon,
  focusedRow,
  goInside,
  openBrowser,
  pressEnter,
  rowOf,
  seeRows,
  sendButton,
  successMessages,
  until,
} from '../support/browser';
import { exhaustiveTest, firstOf } from '../support/depth';

jest.setTimeout(240_000);
const PATH = '/merchant/user';
const REQUIRED = { 'en-US': 'Required', 'zh-CN': '必填' };
const visit = openBrowser({ user: 'admin', at: null });
const WORDS = { 'en-US': en, 'zh-CN': zh };
const DIALOG = '.ant-modal-root';
const DRAWER = '.ant-drawer';
const only = (no: string) => `${PATH}?keyword=${no}&pageSize=10`;
const drawerOf = (page: Page, no: string): Locator => page.getByRole('dialog', { name: `Merchant ${no}` });
const dialogOf = (page: Page, name: string): Locator => page.getByRole('dialog', { name, exact: true });
const choose = async (page: Page, field: Locator, option: string) => {
  await field.click();
  await page.locator('.ant-select-dropdown:visible .ant-select-item-option').getByText(option, { exact: true }).click();
};

exhaustiveTest.each(
  firstOf([
    ['en-US', 'light', ['edit', 'suspend', 'rotateSecret', 'resetPassword', 'close']],
    ['zh-CN', 'dark', ['switch', 'edit']],
  ] as const),
)('in %s, %s, axe finds nothing in list, drawer and dialogs', async (locale, theme, opened) => {
  const { action, detail, dialog } = WORDS[locale];
  const bench = await visit({ locale, theme, at: `${PATH}?pageSize=10` });
  const { page } = bench;
  const { found, look } = collectAxe(page);
  await seeRows(page);
  await expectSoon(page.locator('html')).toHaveAttribute('data-theme', theme);
  await page.getByRole('button', { name: action.add, exact: true }).click();
  const adding = dialogOf(page, dialog.add.title);
  await adding.getByRole('button', { name: dialog.add.next }).click();
  await expectSoon(adding.getByText(REQUIRED[locale]).first()).toBeVisible();
  await look('add', DIALOG);
  await page.keyboard.press('Escape');
  await expectSoon(adding).toHaveCount(0);
  await goInside(page, `${only('M100001')}&no=M100001`);
  const drawer = page.locator(DRAWER);
  await expectSoon(drawer.getByRole('tab')).toHaveCount(11);
  for (const name of ['profile', 'products', 'orders', 'callbacks', 'notes'] as const) {
    await drawer.getByRole('tab', { name: detail.tab[name], exact: true }).click();
    if (name === 'products') await expectSoon(drawer.getByRole('table').first()).toBeVisible();
    await look(name, DRAWER);
  }
  for (const name of opened) {
    await drawer.getByRole('button', { name: action[name], exact: true }).click();
    await expectSoon(page.locator(`${DIALOG} .ant-modal-title`)).toContainText('(M100001)');
    await look(name, DIALOG);
    await page.keyboard.press('Escape');
    await expectSoon(page.locator(`${DIALOG} .ant-modal-title`)).toHaveCount(0);
  }
  expect(found).toEqual({});
});

test('adds a merchant step by step, keeps the draft over a reload, and another person approves it', async () => {
  const bench = await visit({ user: 'o.bakar', at: `${PATH}?pageSize=10` });
  const { page } = bench;
  await seeRows(page);
  const open = async () => {
    await page.getByRole('button', { name: 'New merchant' }).click();
    const dialog = dialogOf(page, 'New merchant');
    await expectSoon(dialog).toBeVisible();
    return dialog;
  };
  const field = (dialog: Locator, name: string) => dialog.getByLabel(name, { exact: true });
  const next = (dialog: Locator) => dialog.getByRole('button', { name: 'Next' }).click();
  let dialog = await open();
  await field(dialog, 'Merchant').fill('Quokka Parcels Co.');
  await field(dialog, 'Short name').fill('Quokka');
  await choose(page, field(dialog, 'Country'), 'Thailand (TH)');
  await choose(page, field(dialog, 'Currencies'), 'THB');
  await page.keyboard.press('Escape');
  await expectSoon(dialog.getByRole('button', { name: 'Discard draft' })).toBeVisible();
  await page.reload();
  await seeRows(page);
  dialog = await open();
  await expectSoon(field(dialog, 'Merchant')).toHaveValue('Quokka Parcels Co.');
  await next(dialog);
  await next(dialog);
  await expectSoon(dialog.getByText('Required').first()).toBeVisible();
  await field(dialog, 'Contact').fill('Quinn Parcelby');
  await field(dialog, 'Mobile').fill('+99955500011');
  await field(dialog, 'E-mail').fill('quinn@quokka.example.com');
  await next(dialog);
  const scan = dialog.getByRole('group', { name: 'TH scan to pay' });
  await expectSoon(scan.getByLabel('Rate (%)')).toHaveValue('2.8');
  await scan.getByLabel('Rate (%)').fill('3.2');
  await next(dialog);
  await field(dialog, 'Maximum withdrawal').fill('50000.00');
  await next(dialog);
  await field(dialog, 'Portal login').fill('quokka.main');
  await field(dialog, 'Callback URL').fill('https://10.0.0.8/n');
  await next(dialog);
  await expectSoon(dialog.getByText('Enter a public address')).toBeVisible();
  await field(dialog, 'Callback URL').fill('https://pay.quokka.example.com/n');
  await next(dialog);
  await expectSoon(dialog.getByText('3.2%')).toBeVisible();
  await sendButton(dialog).click();
  await expectSoon(dialog).toHaveCount(0);
  await expectSoon(successMessages(page).filter({ hasText: 'M100065 submitted for review' })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('mch.draft')))).toEqual([]);
  await goInside(page, only('M100065'));
  await expectSoon(rowOf(page, 'M100065').getByRole('button', { name: 'Review M100065' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  const { page: other } = await bench.openProfile({ user: 'r.santos', at: only('M100065') });
  const review = dialogOf(other, 'Review Quokka Parcels Co. (M100065)');
  await rowOf(other, 'M100065').getByRole('button', { name: 'Review M100065' }).click();
  await expectSoon(review.getByText('The identity check has not passed (KYC: In review)', { exact: false })).toBeVisible();
  await expectSoon(review.getByRole('radio', { name: 'Pass' })).toBeDisabled();
  Object.assign(bench.platform.world.merchants.get('M100065') ?? {}, { kycStatus: 'PASSED' });
  await other.reload();
  await rowOf(other, 'M100065').getByRole('button', { name: 'Review M100065' }).click();
  await expectSoon(review.getByRole('row', { name: /^TH scan to pay .* 3\.2%/ })).toBeVisible();
  await review.getByRole('radio', { name: 'Pass' }).check();
  await pressEnter(sendButton(review));
  await expectSoon(rowOf(other, 'M100065')).toContainText('Active');
});

exhaustiveTest('a price at a loss is refused with the amount, and saved with a reason', async () => {
  const bench = await visit({ at: `${only('M100001')}&no=M100001` });
  const { page } = bench;
  const drawer = drawerOf(page, 'M100001');
  await drawer.getByRole('button', { name: 'Products and prices' }).click();
  // Without the agents above it, so that only the cost limits the price.
  const merchant = bench.platform.world.merchants.get('M100001');
  if (merchant) merchant.holder.agent = undefined;
  await drawer.getByRole('button', { name: 'Set price of TH scan to pay' }).click();
  const dialog = page.getByRole('dialog', { name: /^Price of/ });
  await dialog.getByLabel('Rate (%)').fill('1.8');
  await page.keyboard.press('Enter');
  await expectSoon(dialog.getByText(/^The platform would lose/)).toBeVisible();
  await choose(page, dialog.getByLabel('Reason for the loss'), 'Promotion');
  await sendButton(dialog).click();
  await expectSoon(dialog).toHaveCount(0);
  await expectSoon(drawer.getByRole('tabpanel')).toContainText('1.8%');
  await expectSoon(drawer.getByRole('tabpanel').locator('.text-error').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expectSoon(rowOf(page, 'M100001')).toContainText('At a loss');
});

test('switches several at once and reports each; shows a secret once; reports a conflict', async () => {
  const bench = await visit({ at: `${PATH}?status=ACTIVE,CLOSED&pageSize=50` });
  const { page } = bench;
  await seeRows(page);
  for (const no of ['M100001', 'M100058']) await rowOf(page, no).locator('input[type=checkbox]').check();
  await page.getByRole('button', { name: 'Set switch' }).click();
  const dialog = dialogOf(page, 'Set a switch for 2 merchants');
  await dialog.getByRole('radio', { name: 'Payout' }).check();
  await dialog.getByRole('radio', { name: 'off' }).check();
  await dialog.getByRole('combobox').focus();
  await page.keyboard.press('1');
  await sendButton(dialog).click();
  const result = page.getByRole('dialog').filter({ hasText: 'M100058' });
  await expectSoon(result).toContainText('The merchant is closed.');
  await result.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expectSoon(rowOf(page, 'M100001').locator('del')).toHaveText(['Payout']);
  await goInside(page, `${only('M100002')}&no=M100002`);
  const drawer = drawerOf(page, 'M100002');
  await drawer.getByRole('button', { name: 'Rotate secret' }).click();
  const asking = page.getByRole('dialog', { name: /^Rotate the secret of/ });
  await sendButton(asking).click();
  const shown = page.getByRole('dialog', { name: /^New secret of/ });
  const secret = ((await shown.locator('#mch-secret-value').innerText()).match(/[\w-]{32}/) ?? [''])[0];
  expect(secret).toHaveLength(32);
  await page.keyboard.press('Escape');
  await expectSoon(shown).toBeVisible();
  await shown.getByRole('button', { name: 'I have copied it' }).click();
  await expectSoon(shown).toHaveCount(0);
  expect(await page.content()).not.toContain(secret);
  await callOverHttp(bench, 'm.tan', '/merchant/user/edit', { mchNo: 'M100002', version: 2, tags: ['vip'] });
  await drawer.getByRole('button', { name: 'Suspend' }).click();
  const suspending = page.getByRole('dialog', { name: /^Suspend/ });
  await suspending.getByRole('combobox').focus();
  await page.keyboard.press('1');
  await sendButton(suspending).click();
  await expectSoon(suspending.getByRole('alert')).toContainText('Changed by m.tan');
  await sendButton(suspending).click();
  await expectSoon(suspending).toHaveCount(0);
  await expectSoon(drawer).toContainText('Suspended');
  await page.keyboard.press('Escape');
  await until('the row has the focus again', async () => (await focusedRow(page)) === 'M100002');
});
