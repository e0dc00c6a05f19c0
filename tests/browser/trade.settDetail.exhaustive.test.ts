import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import type { Payout } from '../../mock/model/payments';
import { parts as enParts } from '../../src/locales/en-US/parts';
import { settDetail as enDetail } from '../../src/locales/en-US/trade/settorder/detail';
import { sett as en } from '../../src/locales/en-US/trade/settorder/list';
import { parts as zhParts } from '../../src/locales/zh-CN/parts';
import { settDetail as zhDetail } from '../../src/locales/zh-CN/trade/settorder/detail';
import { sett as zh } from '../../src/locales/zh-CN/trade/settorder/list';
import { passAtWork } from '../support/atWork';
import {
  type Bench,
  callOverHttp,
  collectAxe,
  discard,
  expectSoon,
  goInside,
  localeThemes,
  money,
  openBrowser,
  pressEnter,
  sendButton,
  successMessages,
  until,
} from '../support/browser';
import { exhaustiveTest } from '../support/depth';

const visit = openBrowser({ user: 'ops.lee', at: null });
const WORDS = {
  'en-US': { sett: en, detail: enDetail, parts: enParts },
  'zh-CN': { sett: zh, detail: zhDetail, parts: zhParts },
};
const PATH = '/trade/settorder/detail';
const RIGHT_TO_IT = 'trade:sett:detail';

/** A merchant's own payout in this state, the newest of them. */
function payoutIn({ platform }: Bench, status: Payout['status'], isTold = false): Payout {
  const found = platform.world.payouts.rows.findLast(
    (one) => one.status === status && !one.order && !one.retriedBy && (!isTold || one.notify.tries.length > 0),
  );
  if (!found) throw new Error(`No payout is ${status}`);
  return found;
}

const headOf = (page: Page): Locator => page.getByRole('region', { name: enDetail.head });
const section = (page: Page, title: string): Locator =>
  page.locator('.drawer-section').filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) });
const button = (page: Page, name: string): Locator => headOf(page).getByRole('button', { name, exact: true });
const netOf = ({ net, account }: Payout) => {
  const digits = account.currency === 'VND' ? 0 : 2;
  const text = net.toString().padStart(digits + 1, '0');
  return money(digits ? `${text.slice(0, -digits)}.${text.slice(-digits)}` : text, account.currency);
};

test.each(localeThemes)(
  'in %s, %s, a link opens the page cold; axe finds nothing on it, in its dialogs and beside them',
  async (locale, theme) => {
    const { sett, detail } = WORDS[locale];
    const bench = await visit({ user: 'admin', locale, theme });
    const { page } = bench;
    const { found, look } = collectAxe(page);
    const paid = payoutIn(bench, 'SUCCESS');
    await goInside(page, `${PATH}/${paid.no}`);
    await expectSoon(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectSoon(page.getByText(netOf(paid)).first()).toBeVisible();
    await expectSoon(page).toHaveTitle(new RegExp(paid.no));
    await expectSoon(page.locator('html')).toHaveAttribute('data-theme', theme);
    for (const title of [
      'money',
      'payee',
      'source',
      'attempts',
      'timeline',
      'callbacks',
      'entries',
      'notes',
      'risk',
      'raw',
    ] as const)
      await expectSoon(page.getByRole('heading', { level: 2, name: detail.section[title], exact: true })).toBeVisible();
    await look('page', '#content');
    await page.getByRole('button', { name: detail.action.raw }).click();
    await expectSoon(page.locator('.raw-text pre').first()).toContainText(paid.no);
    await look('raw messages', '#content');
    await page.locator('.record-head').getByRole('button', { name: sett.action.reverse }).click();
    await expectSoon(page.getByRole('dialog', { name: sett.dialog.reverse.title })).toBeVisible();
    await look('dialog', '.ant-modal-root');
    await page.keyboard.press('Escape');
    await goInside(page, `${PATH}/S20200101000000000001`);
    await expectSoon(page.getByRole('alert')).toContainText(detail.state.missing);
    await look('missing', '#content');
    expect(found).toEqual({});
  },
);

exhaustiveTest('is printed for others without menu, notes, log, raw messages and earnings of the platform', async () => {
  const bench = await visit({ user: 'admin', theme: 'dark' });
  const { page } = bench;
  const paid = payoutIn(bench, 'SUCCESS', true);
  await goInside(page, `${PATH}/${paid.no}`);
  await page.getByRole('button', { name: enDetail.action.raw }).click();
  await expectSoon(page.locator('.raw-text').first()).toBeVisible();
  await expectSoon(section(page, enDetail.section.money)).toContainText('Profit');
  await page.emulateMedia({ media: 'print' });
  await expectSoon(page.locator('.printed-by')).toContainText('Printed by admin on 2026-11-20');
  const text = await page.evaluate(() => document.body.innerText.replace(/\s+/g, ' '));
  for (const part of [
    'Payout order detail',
    paid.no,
    netOf(paid),
    'Net to beneficiary',
    'Request of attempt 1',
    'Sent to the upstream',
  ])
    expect(text).toContain(part);
  for (const part of ['Profit', 'PROFIT', 'COMMISSION', 'New note', 'Raw messages', 'Operation log', 'Withdraw orders', 'Export'])
    expect(text).not.toContain(part);
  expect(text).not.toContain(paid.payee.accountNo);
  await expectSoon(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await page.locator('#content button').evaluateAll((all) => all.filter((one) => one.checkVisibility()).length)).toBe(0);
  await page.emulateMedia({ media: 'screen' });
  await expectSoon(section(page, enDetail.section.money)).toContainText('Profit');
});

test('retries a failed payout by keys alone; both orders link to each other', async () => {
  const bench = await visit();
  const { page } = bench;
  const failed = payoutIn(bench, 'FAILED');
  await goInside(page, `${PATH}/${failed.no}`);
  await expectSoon(section(page, enDetail.section.lineage)).toHaveCount(0);
  // The page belongs to its list: the menu shows it, the way back is a link.
  await expectSoon(page.locator('aside [aria-current=page]')).toContainText('Payout orders');
  await expectSoon(page.locator('.ant-breadcrumb').getByRole('link', { name: 'Payout orders' })).toHaveAttribute(
    'href',
    '/trade/settorder',
  );
  await pressEnter(button(page, en.action.retry));
  const dialog = page.getByRole('dialog', { name: en.dialog.retry.title });
  await expectSoon(dialog).toContainText(failed.no);
  await page.keyboard.press('Escape');
  await expectSoon(dialog).toHaveCount(0);
  await expectSoon(button(page, en.action.retry)).toBeFocused();
  await page.keyboard.press('Enter');
  await pressEnter(sendButton(dialog));
  await expectSoon(dialog).toHaveCount(0);
  await until('a new order is made', () => failed.retriedBy !== null);
  const next = failed.retriedBy?.no ?? '';
  await expectSoon(successMessages(page).filter({ hasText: next })).toBeVisible();
  const chain = section(page, enDetail.section.lineage);
  await expectSoon(chain.getByRole('row')).toHaveCount(3);
  await expectSoon(button(page, en.action.retry)).toHaveAttribute('aria-disabled', 'true');
  await expectSoon(section(page, enDetail.section.timeline)).toContainText('ops.lee');
  // The button that was pressed is still there, and has the focus.
  await expectSoon(button(page, en.action.retry)).toBeFocused();
  await pressEnter(chain.getByRole('link', { name: next }));
  await expectSoon(page).toHaveURL(new RegExp(`${next}$`));
  await expectSoon(headOf(page)).toContainText(next);
  await expectSoon(page).toHaveTitle(new RegExp(next));
  await pressEnter(section(page, enDetail.section.lineage).getByRole('link', { name: failed.no }));
  await expectSoon(headOf(page)).toContainText(failed.no);
});

exhaustiveTest('names the faster person, updates when the window is focused, and keeps a note until it is stored', async () => {
  const bench = await visit();
  const { page, platform } = bench;
  const held = payoutIn(bench, 'REVIEW');
  const act = async (verb: string, extra: object) => {
    const { version } = held;
    const { code, msg } = await callOverHttp(bench, 'm.tan', `/trade/sett/${verb}`, {
      items: [{ settNo: held.no, version }],
      ...extra,
    });
    if (code !== 200) throw new Error(msg);
  };
  await goInside(page, `${PATH}/${held.no}`);
  await expectSoon(headOf(page)).toContainText(en.status.REVIEW);
  await button(page, en.action.reject).click();
  const dialog = page.getByRole('dialog', { name: /^Reject/ });
  await pressEnter(dialog.getByRole('combobox', { name: 'Reason' }));
  await page.locator('.ant-select-item-option').first().click();
  await act('pass', {});
  await sendButton(dialog).click();
  await expectSoon(dialog.getByRole('alert')).toContainText('Changed by m.tan');
  await discard(page);
  await expectSoon(dialog).toHaveCount(0);
  await expectSoon(headOf(page)).toContainText(en.status.QUEUED);
  await expectSoon(button(page, en.action.reject)).toHaveCount(0);
  // The button is gone; the focus is not at the top of the page.
  await expectSoon(headOf(page)).toBeFocused();
  const text = section(page, enDetail.section.notes).getByRole('textbox');
  await text.fill('The bank was called');
  passAtWork(platform, 60 * 60_000);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expectSoon(headOf(page)).not.toContainText(en.status.QUEUED);
  await expectSoon(text).toHaveValue('The bank was called');
  await text.press('Control+Enter');
  await expectSoon(section(page, enDetail.section.notes).locator('.note-list')).toContainText('The bank was called');
  expect(held.notes.at(-1)?.by.username).toBe('ops.lee');
});

exhaustiveTest(
  'downloads the receipt of a paid payout and a summary without internal data, and shows why another has no receipt',
  async () => {
    const bench = await visit({ user: 'admin' });
    const { page } = bench;
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const paid = payoutIn(bench, 'SUCCESS');
    await goInside(page, `${PATH}/${paid.no}`);
    const [file] = await Promise.all([page.waitForEvent('download'), button(page, enDetail.action.receipt).click()]);
    expect(file.suggestedFilename()).toBe(`receipt_${paid.no}.pdf`);
    const content = readFileSync(await file.path(), 'latin1');
    expect(content.slice(0, 5)).toBe('%PDF-');
    expect(content).toContain(`(${paid.no})`);
    expect(content).toContain(`(${netOf(paid)})`);
    await expectSoon(successMessages(page).filter({ hasText: `receipt_${paid.no}.pdf` })).toBeVisible();
    await button(page, enDetail.action.copy).click();
    await expectSoon(successMessages(page).filter({ hasText: enDetail.message.copied })).toBeVisible();
    const summary = await page.evaluate(() => navigator.clipboard.readText());
    for (const part of [paid.no, paid.mchOrderNo ?? '', netOf(paid), `******${paid.payee.accountNo.slice(-4)}`, 'UTC+8'])
      expect(summary).toContain(part);
    for (const secret of [paid.payee.accountNo, paid.payee.name, paid.upstreamOrderNo ?? 'none', `${paid.channelCode}\n`])
      expect(summary).not.toContain(secret);

    await goInside(page, `${PATH}/${payoutIn(bench, 'FAILED').no}`);
    const denied = button(page, enDetail.action.receipt);
    await expectSoon(denied).toHaveAttribute('aria-disabled', 'true');
    await denied.focus();
    await expectSoon(page.getByRole('tooltip')).toContainText(enDetail.message.noReceipt);
  },
);

exhaustiveTest('reports a wrong address, a missing permission and a platform error once each, with a way on', async () => {
  const bench = await visit();
  const { page, platform, forgive } = bench;
  forgive(/malformed/i);
  const asked = () => bench.callsOf('/trade/sett/detail').length;
  const toasts = page.locator('.ant-message-notice, .ant-notification-notice');
  const paid = payoutIn(bench, 'SUCCESS');

  for (const bad of ['not%20a%20number', '%3Cscript%3E', `${paid.no}%20`]) {
    await goInside(page, `${PATH}/${bad}`);
    await expectSoon(page.getByRole('alert')).toContainText(enDetail.state.malformed);
  }
  expect(asked()).toBe(0);

  await goInside(page, `${PATH}/S20200101000000000001`);
  await expectSoon(page.getByRole('alert')).toContainText(enDetail.state.missing);
  await expectSoon(page.getByRole('alert').getByRole('link', { name: enDetail.action.toList })).toHaveAttribute(
    'href',
    '/trade/settorder',
  );
  await expectSoon(toasts).toHaveCount(0);

  platform.faults.push({ match: '/trade/sett/detail', kind: { status: 500, msg: 'The books are being counted.' } });
  await goInside(page, `${PATH}/${paid.no}`);
  const failed = page.getByRole('alert');
  await expectSoon(failed).toContainText(enDetail.state.failed);
  await expectSoon(failed).toContainText('The books are being counted.');
  await expectSoon(toasts).toHaveCount(0);
  await pressEnter(failed.getByRole('button', { name: 'Try again' }));
  await expectSoon(headOf(page)).toContainText(paid.no);

  // What is there stays there when it cannot be read again.
  platform.faults.push({ match: '/trade/sett/detail', times: 9, kind: { status: 500 } });
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expectSoon(page.getByRole('alert')).toContainText('It could not be refreshed since');
  await expectSoon(headOf(page)).toContainText(paid.no);
  platform.faults.splice(0);
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await expectSoon(page.getByRole('alert')).toHaveCount(0);

  const operator = platform.world.operators.find(({ username }) => username === 'ops.lee');
  if (!operator) throw new Error('Nobody is there');
  const { access } = operator;
  operator.access = new Set([...access].filter((key) => key !== RIGHT_TO_IT));
  await page.reload();
  await expectSoon(page.getByText('You cannot open this page')).toBeVisible();
  await expectSoon(page.getByText(RIGHT_TO_IT, { exact: true })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(`${PATH}/${paid.no}`);
  operator.access = access;
});

exhaustiveTest('hides payouts outside the scope, and links a withdrawal’s payout to the withdrawal', async () => {
  const bench = await visit({ user: 'p.garcia' });
  const { page, platform } = bench;
  const foreign = platform.world.payouts.rows.find(
    ({ holder }) => !platform.world.operators.find(({ username }) => username === 'p.garcia')?.scope.values.includes(holder.no),
  );
  await goInside(page, `${PATH}/${foreign?.no}`);
  await expectSoon(page.getByRole('alert')).toContainText(enDetail.state.missing);
  const { page: other } = await bench.openProfile({ user: 'ops.lee' });
  const order = platform.world.withdraws.get(platform.stories.failed);
  await other.goto(`${PATH}/${order?.payouts.at(-1)?.no}`);
  await expectSoon(button(other, en.action.retry)).toHaveAttribute('aria-disabled', 'true');
  await button(other, en.action.retry).focus();
  await expectSoon(other.getByRole('tooltip')).toContainText(order?.no ?? '');
  await pressEnter(other.getByRole('link', { name: order?.no }).first());
  await expectSoon(other.getByRole('dialog', { name: `Withdraw order ${order?.no}` })).toBeVisible();
});
