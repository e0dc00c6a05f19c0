import type { Locator, Page } from 'playwright-core';
import { moneyOf } from '../../mock/base/money';
import { feeBy } from '../../mock/flow/prices';
import type { Collect } from '../../mock/model/cards';
import { collect as en } from '../../src/locales/en-US/bankCard/order';
import { collect as zh } from '../../src/locales/zh-CN/bankCard/order';
import {
  type Bench,
  collectAxe,
  discard,
  expectSoon,
  focusedRow,
  goInside,
  localeThemes,
  money,
  openBrowser,
  pressEnter,
  rowOf,
  seeRows,
  sendButton,
  successMessages,
  until,
} from '../support/browser';
import { exhaustiveTest } from '../support/depth';
import { collectsIn } from '../unit/platform/collectSupport';

const PATH = '/bankCard/order';
const visit = openBrowser({ user: 'b.suwan', at: PATH });
const WORDS = { 'en-US': en, 'zh-CN': zh };
const DIALOG = '.ant-modal-root';
const DRAWER = '.ant-drawer';
const PDF = { name: 'slip.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 evidence') };

const shown = (minor: bigint) => money(moneyOf(minor, 2), 'THB');
const only = ({ no }: Collect) => `${PATH}?keyword=${no}`;
/** The order of the story to which another amount has come. */
function another({ platform }: Bench): Collect {
  const { collects, stories } = platform.world.pool;
  const found = collects.get(stories.amountDiff);
  if (!found) throw new Error('The story of another amount is gone');
  return found;
}
const dialogOf = (page: Page, title: string, { no }: Collect): Locator =>
  page.getByRole('dialog', { name: title.replace('{no}', no) });

exhaustiveTest.each(localeThemes)('in %s, %s, axe finds nothing in list, menu, drawer and dialogs', async (locale, theme) => {
  const { action, detail, dialog: words, figure } = WORDS[locale];
  const bench = await visit({ user: 'admin', locale, theme });
  const { page } = bench;
  const { found, look } = collectAxe(page);
  const make = collectsIn(bench.platform);
  const open = make.order();
  make.stray(open, open.payable - 10_00n, open.postscript);
  await seeRows(page);
  await expectSoon(page.locator('.figures').getByText(figure.machine)).toBeVisible();
  await page.locator('.figures .icon-amounts').click();
  const drawer = page.locator(DRAWER);
  const diff = another(bench);
  await goInside(page, `${only(diff)}&no=${diff.no}`);
  await expectSoon(drawer.getByRole('heading', { name: detail.evidence })).toBeVisible();
  await look('drawer of another amount', DRAWER);
  await goInside(page, `${only(open)}&no=${open.no}`);
  await expectSoon(drawer.getByRole('button', { name: action.chooseLine })).toBeVisible();
  await look('drawer with candidates', DRAWER);
  for (const kind of ['confirm', 'extend', 'reallocate', 'close'] as const) {
    await drawer.getByRole('button', { name: action[kind], exact: true }).click();
    const title = words[kind].title;
    const dialog = kind === 'close' ? page.locator(`${DIALOG} [role="dialog"]`) : dialogOf(page, title, open);
    await expectSoon(dialog).toBeVisible();
    if (kind === 'confirm') {
      // The candidate comes above what is there.
      await expectSoon(dialog.getByRole('radio').nth(1)).toBeVisible();
      await dialog.getByRole('radio').first().check();
      await expectSoon(dialog.getByRole('checkbox')).toBeVisible();
      await look('confirm with a candidate', DIALOG);
      await dialog.getByRole('radio', { name: words.confirm.byHand }).check();
    }
    // What is wrong with an empty form; the two whose forms are complete would be sent.
    if (kind === 'confirm' || kind === 'close') await sendButton(dialog).click();
    await look(kind, DIALOG);
    await discard(page);
    await expectSoon(dialog).toHaveCount(0);
  }
  await goInside(page, `${only(diff)}&no=${diff.no}`);
  await drawer.getByRole('button', { name: action.dispute, exact: true }).click();
  await expectSoon(dialogOf(page, words.dispute.title, diff)).toBeVisible();
  await look('dispute', DIALOG);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: action.more.replace('{no}', diff.no) }).click();
  await expectSoon(page.getByRole('menuitem').first()).toBeVisible();
  await look('menu', '.ant-dropdown');
  expect(found).toEqual({});
});

test('another amount is credited with the merchant’s agreement, and drawer, row and books show it', async () => {
  const bench = await visit();
  const { page, platform } = bench;
  const order = another(bench);
  const paid = order.paid ?? 0n;
  const fee = feeBy(order.order.price, paid);
  await goInside(page, `${only(order)}&no=${order.no}`);
  const drawer = page.locator(DRAWER);
  await pressEnter(drawer.getByRole('button', { name: 'Confirm receipt', exact: true }));
  const dialog = dialogOf(page, en.dialog.confirm.title, order);
  await expectSoon(dialog).toContainText('Nothing is credited');
  await dialog.getByRole('checkbox').check();
  await expectSoon(dialog).toContainText(`is credited ${shown(paid - fee)}: ${shown(paid)} less the fee of ${shown(fee)}.`);
  await dialog.getByRole('combobox').press('3');
  await pressEnter(sendButton(dialog));
  await expectSoon(successMessages(page).filter({ hasText: `${order.no}: Received, ${shown(paid)}` })).toBeVisible();
  await expectSoon(drawer.getByRole('heading', { name: 'Amounts', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expectSoon(rowOf(page, order.no)).toContainText('Received');
  await until('the row has the focus again', async () => (await focusedRow(page)) === order.no);
  expect(order.order).toMatchObject({ status: 'SUCCESS', paid, fee });
  expect(platform.check()).toEqual([]);
});

exhaustiveTest('an unreported payment is recorded by its evidence, and links to its pay order', async () => {
  const bench = await visit();
  const { page, platform } = bench;
  const order = collectsIn(platform).order();
  await goInside(page, only(order));
  await page.getByRole('button', { name: `Confirm receipt ${order.no}` }).click();
  const dialog = dialogOf(page, en.dialog.confirm.title, order);
  await dialog.getByRole('radio', { name: en.dialog.confirm.byHand }).check();
  await dialog.getByLabel('Bank reference').fill('KB-2026-1');
  await dialog.locator('input[type=file]').setInputFiles(PDF);
  await expectSoon(dialog).toContainText('Equals the amount payable.');
  await expectSoon(dialog).toContainText('is credited');
  await dialog.getByRole('combobox').press('1');
  await sendButton(dialog).click();
  await expectSoon(successMessages(page).filter({ hasText: `${order.no}: Received, ${shown(order.payable)}` })).toBeVisible();
  expect(order.line).toMatchObject({ source: 'MANUAL', ref: 'KB-2026-1', matchedBy: 'b.suwan' });
  await rowOf(page, order.no)
    .getByRole('link', { name: `Open ${order.no}` })
    .click();
  await page
    .locator(DRAWER)
    .getByRole('link', { name: `Pay order ${order.order.no}` })
    .click();
  await expectSoon(page.getByRole('dialog', { name: `Pay order ${order.order.no}` })).toBeVisible();
  expect(platform.check()).toEqual([]);
});

exhaustiveTest('the payer’s page counts down, and an extension moves it and the pay order', async () => {
  const bench = await visit();
  const { page, platform } = bench;
  const order = collectsIn(platform).order();
  const { expireAt } = order;
  await goInside(page, `${only(order)}&no=${order.no}`);
  const part = page.locator(`${DRAWER} section`, { has: page.getByRole('heading', { name: 'Payer page' }) });
  await expectSoon(part).toContainText(order.postscript);
  const left = part.getByText(/\d.* left$/);
  const before = (await left.textContent()) ?? '';
  await expectSoon(left).not.toHaveText(before);
  await page.locator(DRAWER).getByRole('button', { name: 'Extend time', exact: true }).click();
  const dialog = dialogOf(page, en.dialog.extend.title, order);
  await dialog.getByLabel('Minutes to add').fill('45');
  await pressEnter(sendButton(dialog));
  await expectSoon(successMessages(page).filter({ hasText: `${order.no} can be paid until` })).toBeVisible();
  await expectSoon(left).not.toHaveText(before);
  expect([order.expireAt, order.order.expireAt]).toEqual([expireAt + 45 * 60_000, expireAt + 45 * 60_000]);
});

test('an operator who may resend callbacks but not confirm sees no candidates and no other button', async () => {
  const bench = await visit({ user: 'k.wong' });
  const { page } = bench;
  const order = another(bench);
  await goInside(page, `${only(order)}&no=${order.no}`);
  await expectSoon(page.locator(DRAWER).getByRole('heading', { name: 'Payer page' })).toBeVisible();
  const keys = await page
    .locator('[data-access^="bank:card:order:"]:visible')
    .evaluateAll((nodes) => [...new Set(nodes.map((node) => node.getAttribute('data-access')))]);
  expect(keys).toEqual(['bank:card:order:notify']);
});
