import type { Page } from 'playwright-core';
import { currencyInfo, moneyOf } from '../../mock/base/money';
import { releasableOn } from '../../mock/flow/payin/reserve';
import { account as en } from '../../src/locales/en-US/account';
import { account as zh } from '../../src/locales/zh-CN/account';
import {
  type Bench,
  collectAxe,
  expectSoon,
  goInside,
  money,
  openBrowser,
  pressEnter,
  rowOf,
  screenOf,
  seeRows,
  sendButton,
  successMessages,
  until,
} from '../support/browser';
import { exhaustiveTest, firstOf } from '../support/depth';

jest.setTimeout(240_000);
const LIST = '/account/info';
const STATEMENT = '/account/statement';
const visit = openBrowser({ user: 'admin', at: LIST });
const DIALOG = '.ant-modal-root';
const DRAWER = '.ant-drawer';
const PDF = { name: 'receipt.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 receipt') };

/** A merchant's account with money on it. */
function richOf({ platform: { world } }: Bench) {
  const found = [...world.ledger.accounts.values()].find(
    ({ holderNo, isCustomer, amounts, entries }) =>
      isCustomer && holderNo.startsWith('M') && amounts.available > 100_000n && entries.length > 8,
  );
  if (!found) throw new Error('No merchant has money');
  return found;
}
const viewOf = (page: Page, name: string) => page.locator('#content .ant-radio-button-wrapper', { hasText: name });
const choose = async (page: Page, no: string, item: string) => {
  await pressEnter(page.getByRole('button', { name: `More actions on ${no}` }));
  await pressEnter(page.getByRole('menuitem', { name: item, exact: true }));
};

exhaustiveTest.each(
  firstOf([
    ['en-US', 'light', en],
    ['zh-CN', 'dark', zh],
  ] as const),
)('in %s, %s, axe finds nothing in accounts and statement, their drawers and dialogs', async (locale, theme, words) => {
  const bench = await visit({ locale, theme });
  const { page } = bench;
  const { no } = richOf(bench);
  const { found, look } = collectAxe(page);
  const { info, statement } = words;
  await seeRows(page);
  await page.getByRole('button', { name: info.action.prove, exact: true }).click();
  await expectSoon(page.getByText(info.proof.chain)).toBeVisible();
  await look('proof', DRAWER);
  await goInside(page, `${LIST}?keyword=${no}&no=${no}`);
  const drawer = page.locator(DRAWER);
  await expectSoon(drawer.getByRole('heading', { name: info.detail.entries })).toBeVisible();
  await expectSoon(drawer.getByRole('img', { name: /90|20\d\d-/ }).first()).toBeVisible();
  await look('account', DRAWER);
  for (const name of [info.action.freeze, info.action.adjust, info.action.topUp, info.action.transfer, info.action.block]) {
    await drawer.getByRole('button', { name, exact: true }).click();
    await expectSoon(page.locator(`${DIALOG} .ant-modal`)).toBeVisible();
    await look(name, DIALOG);
    await page.keyboard.press('Escape');
    await expectSoon(page.locator(`${DIALOG} .ant-modal`)).toHaveCount(0);
  }
  await goInside(page, `${STATEMENT}?accountNo=${no}`);
  const rows = await seeRows(page);
  await expectSoon(page.getByText(statement.figure.equationScope)).toBeVisible();
  await look('statement', '#content');
  await viewOf(page, statement.view.DAY).click();
  await expectSoon(page.getByRole('region', { name: /30/ })).toBeVisible();
  await look('days', '#content');
  await viewOf(page, statement.view.TXN).click();
  await expectSoon(page.getByRole('columnheader', { name: statement.field.sides })).toBeVisible();
  await look('transactions', '#content');
  await rows.first().focus();
  await page.keyboard.press('Enter');
  await expectSoon(drawer.getByRole('heading', { name: statement.detail.sides })).toBeVisible();
  await look('entry', DRAWER);
  expect(found).toEqual({});
});

exhaustiveTest('freezes an amount by keys alone, with both sides shown beforehand, and releases it', async () => {
  const bench = await visit({ at: null });
  const { page, platform } = bench;
  const { no, currency, amounts } = richOf(bench);
  const { available, frozen } = amounts;
  await goInside(page, `${LIST}?keyword=${no}`);
  await seeRows(page);
  await choose(page, no, 'Freeze amount');
  const dialog = page.getByRole('dialog', { name: /^Freeze an amount of/ });
  await expectSoon(dialog.getByRole('combobox').first()).toBeFocused();
  await page.keyboard.press('1');
  await dialog.getByLabel('Remark').fill('Case 7');
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('99999999999999');
  await page.keyboard.press('Tab');
  await expectSoon(dialog.getByText(/^At most /)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('25.00');
  await expectSoon(dialog.getByRole('region', { name: 'Posting preview' })).toContainText(`${currency} +25`);
  await pressEnter(sendButton(dialog));
  await expectSoon(dialog.getByText('Check these and tick the box.')).toBeVisible();
  expect(amounts.frozen).toBe(frozen);
  await dialog.getByRole('checkbox').press('Space');
  await pressEnter(sendButton(dialog));
  await expectSoon(dialog).toHaveCount(0);
  await expectSoon(successMessages(page).filter({ hasText: `Amount frozen on ${no}` })).toBeVisible();
  expect(available - amounts.available).toBe(amounts.frozen - frozen);
  const hold = [...platform.world.accountBook.holds.values()].at(-1);

  await rowOf(page, no).focus();
  await page.keyboard.press('Enter');
  await pressEnter(page.getByRole('button', { name: `Release ${hold?.no}` }));
  const release = page.getByRole('dialog', { name: `Release hold ${hold?.no}` });
  await expectSoon(release.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('1');
  await release.getByRole('checkbox').press('Space');
  await pressEnter(sendButton(release));
  await expectSoon(release).toHaveCount(0);
  expect(amounts).toMatchObject({ available, frozen });
});

test('adjusts with evidence, keeps typed text after a conflict, and the ledger still sums to zero', async () => {
  const bench = await visit({ at: null });
  const { page, platform } = bench;
  const account = richOf(bench);
  const { available } = account.amounts;
  await goInside(page, `${LIST}?keyword=${account.no}`);
  await seeRows(page);
  await choose(page, account.no, 'Adjust');
  const dialog = page.getByRole('dialog', { name: /^Adjust the balance of/ });
  await dialog.getByRole('radio', { name: 'Credit' }).check();
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('12.50');
  await dialog.locator('input[type=file]').setInputFiles(PDF);
  await expectSoon(dialog.getByText('receipt.pdf')).toBeVisible();
  await dialog.getByRole('combobox').first().focus();
  await page.keyboard.press('1');
  await dialog.getByLabel('Remark').fill('Agreed with the merchant by mail');
  await dialog.getByRole('checkbox').check();
  platform.world.accountBook.states.set(account.no, {
    status: 'NORMAL',
    reasonCode: null,
    checkState: null,
    checkedAt: null,
    version: 7,
    updatedAt: platform.clock.now(),
    updatedBy: 'chen.yu',
    events: [],
  });
  await sendButton(dialog).click();
  await expectSoon(dialog.getByText(/^Changed by chen\.yu at/)).toBeVisible();
  await expectSoon(dialog.getByLabel('Remark')).toHaveValue('Agreed with the merchant by mail');
  expect(account.amounts.available).toBe(available);
  await sendButton(dialog).click();
  await expectSoon(dialog).toHaveCount(0);
  await expectSoon(successMessages(page).filter({ hasText: 'adjusted' })).toBeVisible();
  expect(account.amounts.available).toBeGreaterThan(available);

  await page.getByRole('button', { name: 'Verify ledger' }).click();
  const proof = page.getByRole('dialog', { name: 'Ledger verification' });
  await expectSoon(proof.getByText('Each entry starts at the balance where the previous one ended.')).toBeVisible();
  await expectSoon(proof.getByText('✓ Balanced')).toHaveCount(
    new Set([...platform.world.ledger.accounts.values()].map(({ currency }) => currency)).size,
  );
});

exhaustiveTest('statement, profit statistics and agent performance have no auto-refresh', async () => {
  const { page } = await visit();
  await seeRows(page);
  const auto = screenOf(page).getByRole('button', { name: /^Auto-refresh/ });
  await expectSoon(auto).toBeVisible();
  for (const address of [STATEMENT, '/trade/profitStatistics', '/agency/perf']) {
    await goInside(page, address);
    await seeRows(page);
    await expectSoon(screenOf(page).getByRole('button', { name: 'Refresh', exact: true })).toBeVisible();
    await expectSoon(auto).toHaveCount(0);
  }
});

test('an account leads to its statement: the equation, the whole transaction, the days and the file of a month', async () => {
  const bench = await visit({ at: null });
  const { page, callsOf } = bench;
  const { no } = richOf(bench);
  await goInside(page, `${LIST}?keyword=${no}`);
  await seeRows(page);
  await rowOf(page, no)
    .getByRole('link', { name: /Statement/ })
    .click();
  const rows = await seeRows(page);
  await expectSoon(page).toHaveURL(new RegExp(`${STATEMENT}\\?.*accountNo=${no}`));
  await expectSoon(page.getByText(new RegExp(`^${no}: opening .* = closing`))).toBeVisible();
  await rows.first().focus();
  await page.keyboard.press('Enter');
  const sides = page.getByRole('region', { name: 'All entries of this transaction' });
  await expectSoon(sides.locator('tbody tr').nth(1)).toBeVisible();
  await page.locator(DRAWER).press('Escape');
  await expectSoon(page.locator(DRAWER)).toHaveCount(0);
  await viewOf(page, 'By day').click();
  await expectSoon(page.getByRole('heading', { name: /^30 days, 2026-10-22 to 2026-11-20$/ })).toBeVisible();
  expect(callsOf('/user/accountHistory/daily')).toHaveLength(1);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /Statement of 2026-11/ }).click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(new RegExp(`statement_${no}.*\\.csv$`));
});

exhaustiveTest('moves money to the payout balance by keys, which creates it in the list', async () => {
  const bench = await visit({ at: null });
  const { page, platform } = bench;
  const { no, currency, amounts } = richOf(bench);
  const { available } = amounts;
  const other = no.replace('BALANCE', 'PAYOUT');
  const holderNo = platform.world.ledger.accounts.get(no)?.holderNo ?? '';
  await goInside(page, `${LIST}?holderNo=${holderNo}`);
  await seeRows(page);
  await choose(page, no, 'Transfer');
  const dialog = page.getByRole('dialog', { name: /^Transfer funds of/ });
  await expectSoon(dialog.getByRole('combobox').first()).toBeFocused();
  await page.keyboard.press('1');
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('25.00');
  const preview = dialog.getByRole('region', { name: 'Posting preview' });
  await expectSoon(preview.getByRole('row', { name: /Merchant payout balance/ })).toContainText(money('0.00', currency));
  await expectSoon(preview).toContainText(`${currency} +25`);
  await dialog.getByRole('checkbox').press('Space');
  await pressEnter(sendButton(dialog));
  await expectSoon(dialog).toHaveCount(0);
  await expectSoon(successMessages(page).filter({ hasText: `Transferred from ${no}` })).toBeVisible();
  await expectSoon(rowOf(page, other)).toContainText(money('25.00', currency));
  const opened = platform.world.ledger.accounts.get(other);
  expect(available - amounts.available).toBe(opened?.amounts.available);
});

exhaustiveTest.each(
  firstOf([
    ['en-US', 'light', en],
    ['zh-CN', 'dark', zh],
  ] as const),
)('in %s, %s, a reserve shows its days, and is released at most up to its settled orders', async (locale, theme, words) => {
  const bench = await visit({ at: null, locale, theme });
  const { page, platform } = bench;
  const { world } = platform;
  const { info } = words;
  const account = [...world.ledger.accounts.values()].find((one) => one.type === 'RESERVE' && releasableOn(world, one) > 100n);
  if (!account) throw new Error('No reserve can be released');
  const most = releasableOn(world, account);
  const balance = world.ledger.find(account.holderNo, account.currency, 'BALANCE');
  const available = balance?.amounts.available ?? 0n;
  const { digits } = currencyInfo(account.currency);
  const { found, look } = collectAxe(page);
  await goInside(page, `${LIST}?accountType=RESERVE&no=${account.no}`);
  const drawer = page.locator(DRAWER);
  await expectSoon(drawer.getByRole('region', { name: info.detail.reserves }).locator('tbody tr').first()).toBeVisible();
  await look('reserve', DRAWER);
  await pressEnter(drawer.getByRole('button', { name: info.action.releaseReserve, exact: true }));
  const dialog = page.locator(`${DIALOG} .ant-modal`);
  await expectSoon(dialog.getByRole('combobox').first()).toBeFocused();
  await page.keyboard.press('1');
  const amount = dialog.getByRole('textbox', { name: info.field.amount });
  await amount.fill(moneyOf(most + 1n, digits));
  await page.keyboard.press('Tab');
  await expectSoon(dialog.locator('.ant-form-item-explain-error')).toHaveCount(1);
  await amount.fill(moneyOf(most, digits));
  await expectSoon(dialog.getByRole('region', { name: info.dialog.preview })).toContainText(info.dialog.balance);
  await look('release', DIALOG);
  await dialog.getByRole('checkbox').press('Space');
  await pressEnter(sendButton(page.getByRole('dialog').last()));
  await expectSoon(dialog).toHaveCount(0);
  await until('it is booked', () => releasableOn(world, account) === 0n);
  expect((balance?.amounts.available ?? 0n) - available).toBe(most);
  await expectSoon(drawer.getByRole('button', { name: info.action.releaseReserve, exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(found).toEqual({});
});
