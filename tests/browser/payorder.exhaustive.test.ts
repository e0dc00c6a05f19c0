import type { Locator, Page } from 'playwright-core';
import { currencyInfo, moneyOf } from '../../mock/base/money';
import type { PayOrder } from '../../mock/model/payments';
import type { PayStory } from '../../mock/model/stories';
import { payment as enPayment } from '../../src/locales/en-US/payment';
import { payorder as en } from '../../src/locales/en-US/trade/payorder';
import { payment as zhPayment } from '../../src/locales/zh-CN/payment';
import { payorder as zh } from '../../src/locales/zh-CN/trade/payorder';
import {
  type Bench,
  collectAxe,
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

const PATH = '/trade/payorder';
const visit = openBrowser({ user: 'admin', at: PATH });
const WORDS = { 'en-US': { ...en, ...enPayment }, 'zh-CN': { ...zh, ...zhPayment } };
const DIALOG = '.ant-modal-root';
const DRAWER = '.ant-drawer';
const PDF = { name: 'slip.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 evidence') };

function story({ platform }: Bench, name: PayStory): PayOrder {
  const order = platform.world.payOrders.get(platform.stories.pay[name] ?? '');
  if (!order) throw new Error(`There is no story ${name}`);
  return order;
}
const shown = ({ account: { currency } }: PayOrder, minor: bigint) =>
  money(moneyOf(minor, currencyInfo(currency).digits), currency);
const only = ({ no }: PayOrder) => `${PATH}?keyword=${no}`;
const drawerOf = (page: Page, { no }: PayOrder): Locator => page.getByRole('dialog', { name: `Pay order ${no}` });
async function menuOf(page: Page, { no }: PayOrder): Promise<Locator> {
  await page.getByRole('button', { name: `More actions on ${no}` }).click();
  const menu = page.locator('.ant-dropdown:visible [role="menu"]');
  await expectSoon(menu).toBeVisible();
  return menu;
}

exhaustiveTest.each(localeThemes)('in %s, %s, axe finds nothing in list, menu, drawer and dialogs', async (locale, theme) => {
  const { action, detail, figure, ...words } = WORDS[locale];
  const bench = await visit({ locale, theme, at: '/' });
  const { page } = bench;
  const { found, look } = collectAxe(page);
  await seeRows(page);
  expect(new URL(page.url()).pathname).toBe(PATH);
  await expectSoon(page.locator('.figures').getByText(figure.countRate)).toBeVisible();
  await page.locator('.figures .icon-amounts').click();
  const [part, lost] = [story(bench, 'refunded'), story(bench, 'lost')];
  await goInside(page, `${only(part)}&no=${part.no}`);
  const drawer = page.locator(DRAWER);
  await expectSoon(drawer.getByRole('heading', { name: detail.refunds })).toBeVisible();
  await drawer
    .getByRole('button', { name: detail.showRaw.replace(/\{.*\}/, '').split(' ')[0] ?? '' })
    .first()
    .click();
  await look('drawer', DRAWER);
  const dialogs = [
    [part, 'refund'],
    [story(bench, 'disputed'), 'undispute'],
    [lost, 'supplement'],
    [lost, 'close'],
  ] as const;
  for (const [order, kind] of dialogs) {
    if (order !== part) await goInside(page, `${only(order)}&no=${order.no}`);
    await drawer.getByRole('button', { name: action[kind], exact: true }).click();
    const dialog = page.getByRole('dialog', { name: words[kind].title.replace('{no}', order.no) });
    await expectSoon(dialog).toBeVisible();
    await sendButton(dialog).click();
    await look(kind, DIALOG);
    await page.keyboard.press('Escape');
    await expectSoon(dialog).toHaveCount(0);
  }
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: action.more.replace('{no}', lost.no) }).click();
  await expectSoon(page.getByRole('menuitem').first()).toBeVisible();
  await look('menu', '.ant-dropdown');
  expect(found).toEqual({});
});

test('a query finds an unreported payment; the row shows it and keeps the focus', async () => {
  const bench = await visit();
  const order = story(bench, 'lost');
  const { page } = bench;
  await goInside(page, only(order));
  const row = rowOf(page, order.no);
  await expectSoon(row).toContainText('Paying');
  await pressEnter(page.getByRole('button', { name: `Query ${order.no}` }));
  const told = successMessages(page).filter({ hasText: `${order.no}: the upstream has the money` });
  await expectSoon(told.getByRole('link', { name: `Open ${order.no}` })).toHaveAttribute('href', new RegExp(`no=${order.no}`));
  await expectSoon(row).toContainText('Paid');
  await expectSoon(row.getByRole('button', { name: `Resend callback ${order.no}` })).toBeVisible();
  expect(order).toMatchObject({ status: 'SUCCESS', successType: 'QUERY' });
});

test('a refund by keys is limited to the rest, and then takes all of it; drawer and row show it', async () => {
  const bench = await visit();
  const order = story(bench, 'refunded');
  const left = order.paid - order.refunded;
  const { page } = bench;
  await goInside(page, `${only(order)}&no=${order.no}`);
  const drawer = drawerOf(page, order);
  const refund = drawer.getByRole('button', { name: 'Refund', exact: true });
  await pressEnter(refund);
  const dialog = page.getByRole('dialog', { name: `Refund ${order.no}` });
  await expectSoon(dialog.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('2');
  await expectSoon(sendButton(dialog)).toBeFocused();
  const amount = dialog.getByRole('textbox', { name: 'Amount' });
  await amount.fill(moneyOf(left + 1n, currencyInfo(order.account.currency).digits));
  await pressEnter(amount);
  await expectSoon(dialog.getByText(`Above zero, at most ${shown(order, left)}`)).toBeVisible();
  await pressEnter(dialog.getByRole('button', { name: 'Full amount' }));
  await expectSoon(amount).toHaveValue(moneyOf(left, currencyInfo(order.account.currency).digits));
  await pressEnter(sendButton(dialog));
  await expectSoon(dialog).toHaveCount(0);
  await expectSoon(successMessages(page).filter({ hasText: `${shown(order, left)} refunded to the payer` })).toBeVisible();
  await expectSoon(drawer.getByRole('region', { name: 'Refunds' }).getByRole('row')).toHaveCount(3);
  expect(order.status).toBe('REFUNDED');
  await page.keyboard.press('Escape');
  await expectSoon(rowOf(page, order.no)).toContainText('Refunded');
  await until('the row has the focus again', async () => (await focusedRow(page)) === order.no);
});

exhaustiveTest('a refund above the merchant’s balance is refused with a message, and typed text stays', async () => {
  const bench = await visit();
  const order = story(bench, 'refunded');
  const { account } = order;
  const { ledger, clock } = bench.platform.world;
  const bucket = order.settledAt === null ? 'pending' : 'available';
  const taken = account.amounts[bucket];
  const clearing = ledger.account('U01', account.currency, 'CLEARING', false);
  const drain = (delta: bigint) =>
    ledger.post(clock.now(), 'TOPUP', 'T1', [
      { account, bucket, delta },
      { account: clearing, bucket: 'available', delta: -delta },
    ]);
  drain(-taken);
  const { page } = bench;
  await goInside(page, only(order));
  await (await menuOf(page, order)).getByText('Refund', { exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Refund ${order.no}` });
  await expectSoon(dialog.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('1');
  await dialog.getByRole('button', { name: 'Full amount' }).click();
  await sendButton(dialog).click();
  await expectSoon(dialog.getByRole('alert')).toContainText('Nothing was moved');
  await expectSoon(dialog.getByRole('textbox', { name: 'Amount' })).not.toHaveValue('');
  drain(taken);
  await sendButton(dialog).click();
  await expectSoon(dialog).toHaveCount(0);
  expect(order.status).toBe('REFUNDED');
});

test('a manual completion requires evidence, keeps typed text when the reference is taken, and books', async () => {
  const bench = await visit();
  const [first, order] = [story(bench, 'failed'), story(bench, 'lost')];
  const { page } = bench;
  const supplement = async (of: PayOrder, reference: string) => {
    await goInside(page, only(of));
    await (await menuOf(page, of)).getByText('Complete manually', { exact: true }).click();
    const dialog = page.getByRole('dialog', { name: `Complete ${of.no} manually` });
    await expectSoon(dialog.getByRole('combobox')).toBeFocused();
    await page.keyboard.press('1');
    await dialog.getByLabel('Bank reference').fill(reference);
    await sendButton(dialog).click();
    await expectSoon(dialog.getByText('Attach a file and wait for its upload')).toBeVisible();
    await dialog.locator('input[type=file]').setInputFiles(PDF);
    await expectSoon(dialog.getByText(/slip\.pdf .* uploaded$/)).toBeVisible();
    await sendButton(dialog).click();
    return dialog;
  };
  await expectSoon(await supplement(first, 'SLIP-1')).toHaveCount(0);
  const dialog = await supplement(order, 'slip-1');
  await expectSoon(dialog.getByText('Another pay order uses this bank reference.')).toBeVisible();
  await dialog.getByLabel('Bank reference').fill('SLIP-2');
  const paid = dialog.getByLabel('Paid amount');
  await paid.fill(moneyOf(order.amount - 1n, currencyInfo(order.account.currency).digits));
  await expectSoon(dialog.getByText(`Differs from the order amount, ${shown(order, order.amount)}`)).toBeVisible();
  await sendButton(dialog).click();
  await expectSoon(dialog).toHaveCount(0);
  await expectSoon(rowOf(page, order.no)).toContainText('Paid');
  expect(order).toMatchObject({ successType: 'SUPPLEMENT', bankRefNo: 'SLIP-2', paid: order.amount - 1n });
});

exhaustiveTest('callbacks are resent in bulk; failed ones are reported and selected again', async () => {
  const bench = await visit({ user: 'k.wong' });
  const broken = story(bench, 'untold');
  const fine = bench.platform.world.payOrders.rows.findLast(
    ({ holder, notify, no }) => holder === broken.holder && notify.status === 'SUCCESS' && no !== broken.no,
  );
  if (!fine) throw new Error('The merchant was told of nothing');
  const { page } = bench;
  await goInside(page, `${PATH}?keyword=${broken.no}`);
  const again = page.getByRole('button', { name: `Resend callback ${broken.no}` });
  const tries = broken.notify.tries.length;
  await again.click();
  await expectSoon(page.locator('.ant-message-warning')).toContainText(`${broken.no}: callback not delivered`);
  expect(broken.notify.tries).toHaveLength(tries + 1);
  const times = [broken, fine].map(({ createdAt }) => createdAt);
  const [from, to] = [Math.min(...times), Math.max(...times) + 1].map((at) => new Date(at).toISOString());
  await goInside(page, `${PATH}?mchNo=${broken.holder.no}&createdFrom=${from}&createdTo=${to}&pageSize=50`);
  await rowOf(page, broken.no).locator('input[type=checkbox]').check();
  await rowOf(page, fine.no).locator('input[type=checkbox]').check();
  await page.getByRole('button', { name: 'Resend callbacks' }).click();
  const report = page.getByRole('dialog', { name: '1 of 2 done' });
  await expectSoon(report.getByText(`${broken.no}: callback not delivered`)).toBeVisible();
  await report.getByRole('button', { name: 'Select failed' }).click();
  await expectSoon(page.getByText('1 record selected')).toBeVisible();
});

exhaustiveTest('a read-only operator sees no change and no profit, and copies a summary without internal data', async () => {
  const bench = await visit({ user: 'auditor' });
  const order = story(bench, 'failed');
  const { page, context } = bench;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await goInside(page, `${only(order)}&no=${order.no}`);
  const drawer = drawerOf(page, order);
  const channel = order.channel?.code ?? '?';
  await expectSoon(drawer.getByRole('region', { name: 'Channel attempts' })).toContainText(channel);
  await expectSoon(drawer.getByRole('heading', { name: 'Agent shares' })).toHaveCount(0);
  await expectSoon(drawer.locator('.decision-panel').getByRole('button')).toHaveCount(1);
  await drawer.getByRole('button', { name: 'Copy for chat' }).click();
  await expectSoon(successMessages(page).filter({ hasText: `Summary of ${order.no} copied` })).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain(order.mchOrderNo);
  expect(text).toContain(shown(order, order.amount));
  for (const inside of [channel, order.channel?.upstream.code ?? '?', 'Fee', 'Payer:']) expect(text).not.toContain(inside);
  await page.keyboard.press('Escape');
  const menu = await menuOf(page, order);
  await expectSoon(menu.getByRole('menuitem')).toHaveText(['Copy for chat', 'Route trace', 'Notes']);
  await menu.getByText('Notes').click();
  await expectSoon(drawer.getByRole('heading', { name: 'Notes', exact: true })).toBeInViewport();
});
