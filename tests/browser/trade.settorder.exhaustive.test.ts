import type { Locator, Page } from 'playwright-core';
import type { Payout } from '../../mock/model/payments';
import { sett as en } from '../../src/locales/en-US/trade/settorder/list';
import { sett as zh } from '../../src/locales/zh-CN/trade/settorder/list';
import {
  type Bench,
  callOverHttp,
  collectAxe,
  expectSoon,
  focusedRow,
  goInside,
  numbersOf,
  openBrowser,
  pressEnter,
  rowOf,
  seeRows,
  sendButton,
  successMessages,
  until,
} from '../support/browser';
import { exhaustiveTest, firstOf } from '../support/depth';

const PATH = '/trade/settorder';
const visit = openBrowser({ user: 'admin', at: PATH });
const WORDS = { 'en-US': en, 'zh-CN': zh };
const DIALOG = '.ant-modal-root';
const PDF = { name: 'return.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 the letter of the bank') };

/** The last separate payout in this state. @throws when there is none */
function payoutIn({ platform }: Bench, status: Payout['status']): Payout {
  const found = platform.world.payouts.rows.findLast((row) => !row.order && row.status === status && row.retriedBy === null);
  if (!found) throw new Error(`No payout is ${status}`);
  return found;
}
const dialogOf = (page: Page, name: string): Locator => page.getByRole('dialog', { name, exact: true });
const goTo = async (page: Page, query: string) => {
  await goInside(page, `${PATH}?${query}`);
  await seeRows(page);
};

// Each dialog once in the exhaustive suite: they are built of the same parts in both.
exhaustiveTest.each(
  firstOf([
    [
      'en-US',
      'light',
      [
        ['pass', 'REVIEW'],
        ['route', 'QUEUED'],
        ['cancel', 'QUEUED'],
        ['resolve', 'UNKNOWN'],
      ],
    ],
    [
      'zh-CN',
      'dark',
      [
        ['reject', 'REVIEW'],
        ['query', 'UNKNOWN'],
        ['retry', 'FAILED'],
        ['reverse', 'SUCCESS'],
      ],
    ],
  ] as const),
)('in %s, %s, axe finds nothing in list, menu and dialogs', async (locale, theme, opened) => {
  const { action, figure } = WORDS[locale];
  const bench = await visit({ locale, theme });
  const { page } = bench;
  const { found, look } = collectAxe(page);
  await seeRows(page);
  await expectSoon(page.locator('html')).toHaveAttribute('data-theme', theme);
  await page.locator('.figures [aria-haspopup=dialog]').click();
  await expectSoon(dialogOf(page, figure.balances)).toBeVisible();
  await look('cover', DIALOG);
  await page.keyboard.press('Escape');
  for (const [name, status] of opened) {
    const { no } = payoutIn(bench, status);
    await goTo(page, `keyword=${no}`);
    const button = rowOf(page, no).getByRole('button', { name: `${action[name]} ${no}` });
    if ((await button.count()) > 0) await button.click();
    else {
      await rowOf(page, no)
        .getByRole('button', { name: action.more.replace('{no}', no) })
        .click();
      const item = page.getByRole('menuitem', { name: action[name], exact: true });
      await expectSoon(item).toBeVisible();
      await look('menu', '.ant-dropdown');
      await item.click();
    }
    const dialog = page.getByRole('dialog').filter({ visible: true });
    await expectSoon(dialog).toContainText(no);
    // Empty, so that the messages of the fields are checked too.
    if (!['pass', 'query', 'retry'].includes(name)) await sendButton(dialog).click();
    await look(name, DIALOG);
    await page.keyboard.press('Escape');
    await expectSoon(dialog).toHaveCount(0);
  }
  expect(found).toEqual({});
});

exhaustiveTest('shows the payouts that need a person above the list, and sorts its views by due time', async () => {
  const bench = await visit();
  const { page } = bench;
  await seeRows(page);
  const figureOf = (label: string) => page.locator('.figures dl > div').filter({ hasText: label }).locator('dd');
  const count = (status: Payout['status']) => bench.platform.world.payouts.rows.filter((row) => row.status === status).length;
  await expectSoon(figureOf(en.figure.review)).toHaveText(String(count('REVIEW')));
  await expectSoon(figureOf(en.figure.unknown)).toHaveText(String(count('UNKNOWN')));
  await expectSoon(figureOf(en.figure.unknown)).toHaveClass('text-error');
  await expectSoon(page.getByRole('tab', { name: 'All' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: en.view.REVIEW }).click();
  await expectSoon(page.locator('.resource-table')).toContainText(`1–${count('REVIEW')} of ${count('REVIEW')}`);
  const due = (no: string) => bench.platform.world.payouts.get(no)?.dueAt ?? 0;
  const shown = (await numbersOf(page)).map(due);
  expect(shown).toEqual([...shown].sort((a, b) => a - b));
  await expectSoon(rowOf(page, payoutIn(bench, 'REVIEW').no)).toContainText(en.reviewReason.ABOVE_LIMIT);
  // Everything that is shown at first has room.
  await goTo(page, 'view=ALL&pageSize=50');
  const box = page.locator('.resource-table .ant-table-content, .resource-table .ant-table-body').first();
  const { wide, room } = await box.evaluate((node) => ({ wide: node.scrollWidth, room: node.clientWidth }));
  expect(wide).toBeLessThanOrEqual(room);
});

test('passes a payout with two keys, and keeps the row', async () => {
  const bench = await visit({ user: 'li.na', at: `${PATH}?view=REVIEW` });
  const { page } = bench;
  await seeRows(page);
  await page.keyboard.press('j');
  const no = (await focusedRow(page)) ?? '';
  await page.keyboard.press('p');
  const dialog = dialogOf(page, 'Pass 1 payout order');
  await expectSoon(sendButton(dialog)).toBeFocused();
  await page.keyboard.press('Enter');
  await expectSoon(dialog).toHaveCount(0);
  await expectSoon(successMessages(page).filter({ hasText: `${no} passed` })).toBeVisible();
  await expectSoon(rowOf(page, no)).toContainText(en.status.QUEUED);
  await until('the row has the focus again', async () => (await focusedRow(page)) === no);
  expect(bench.platform.world.payouts.get(no)?.events.at(-1)).toMatchObject({ kind: 'PASSED', operator: { username: 'li.na' } });
});

test('reports the payouts that a colleague has decided, and selects these', async () => {
  const bench = await visit({ user: 'li.na', at: `${PATH}?view=REVIEW` });
  const { page } = bench;
  await seeRows(page);
  const numbers = await numbersOf(page);
  for (const no of numbers) await rowOf(page, no).getByRole('checkbox').check();
  const bar = page.getByRole('region', { name: `${numbers.length} records selected` });
  await expectSoon(bar).toContainText('THB');
  await expectSoon(bar.getByRole('button', { name: en.action.routeSelected })).toHaveCount(0);
  const [first = '', ...others] = numbers;
  const { version } = bench.platform.world.payouts.get(first) ?? {};
  await bar.getByRole('button', { name: en.action.rejectSelected }).click();
  const dialog = dialogOf(page, `Reject ${numbers.length} payout orders`);
  await callOverHttp(bench, 'ops.lee', '/trade/sett/pass', { items: [{ settNo: first, version }] });
  await dialog.getByRole('combobox').fill('Dup');
  await page.keyboard.press('Enter');
  await sendButton(dialog).click();
  const report = page.getByRole('dialog', { name: `${others.length} of ${numbers.length} done` });
  await expectSoon(report).toContainText('ops.lee');
  await expectSoon(report).toContainText(en.status.QUEUED);
  await report.getByRole('button', { name: 'Select failed' }).click();
  await expectSoon(page.getByRole('region', { name: '1 record selected' })).toBeVisible();
  await expectSoon(rowOf(page, first)).toContainText(en.status.QUEUED);
  await expectSoon(rowOf(page, others[0] ?? '')).toContainText(en.status.REJECTED);
});

exhaustiveTest('keeps typed text after a conflict', async () => {
  const bench = await visit({ user: 'ops.lee' });
  const { page } = bench;
  const { no, version } = payoutIn(bench, 'QUEUED');
  await goTo(page, `keyword=${no}`);
  await rowOf(page, no)
    .getByRole('button', { name: `More actions on ${no}` })
    .click();
  await page.getByRole('menuitem', { name: en.action.cancel }).click();
  const dialog = dialogOf(page, en.dialog.cancel.title);
  await dialog.getByRole('combobox').fill('merchant');
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Internal remark').fill('Called at noon');
  await callOverHttp(bench, 'g.rao', '/trade/sett/route', { items: [{ settNo: no, version }], channelCode: 'CH0322' });
  await sendButton(dialog).click();
  await expectSoon(dialog.getByRole('alert')).toContainText('Changed by g.rao');
  await expectSoon(dialog.getByLabel('Internal remark')).toHaveValue('Called at noon');
  // Sent again, it is sent for the payout as it is now.
  await sendButton(dialog).click();
  await expectSoon(dialog).toHaveCount(0);
  await expectSoon(rowOf(page, no)).toContainText(en.status.CANCELED);
});

test('books an unknown payout by evidence and with a reference of its own', async () => {
  const bench = await visit({ user: 'chen.yu' });
  const { page, platform } = bench;
  const { no } = payoutIn(bench, 'UNKNOWN');
  // A withdrawal's own says where it is decided.
  const owned = platform.world.payouts.rows.find(({ status, order }) => status === 'UNKNOWN' && order);
  await goTo(page, 'view=UNKNOWN');
  await expectSoon(rowOf(page, owned?.no ?? '').getByRole('link', { name: 'Open Withdrawal' })).toHaveAttribute(
    'href',
    new RegExp(`${owned?.order?.no}$`),
  );
  await rowOf(page, no)
    .getByRole('button', { name: `${en.action.resolve} ${no}` })
    .click();
  const dialog = dialogOf(page, en.dialog.resolve.title);
  await dialog.getByRole('radio', { name: en.dialog.resolve.SUCCESS.label }).check();
  await expectSoon(dialog).toContainText('leaves the frozen balance');
  const reference = payoutIn(bench, 'SUCCESS').bankRefNo ?? '';
  await dialog.getByLabel(en.field.bankRefNo).fill(reference);
  await dialog.locator('input[type=file]').setInputFiles(PDF);
  await expectSoon(dialog.getByRole('status').filter({ hasText: 'return.pdf' })).toBeVisible();
  await dialog.getByLabel('Internal remark').fill('The bank has confirmed it');
  await sendButton(dialog).click();
  await expectSoon(dialog.getByText('Another payout uses this bank reference.')).toBeVisible();
  await dialog.getByLabel(en.field.bankRefNo).fill('BK-4711');
  await sendButton(dialog).click();
  await expectSoon(dialog).toHaveCount(0);
  await expectSoon(rowOf(page, no)).toContainText(en.status.SUCCESS);
  expect(platform.world.payouts.get(no)).toMatchObject({ status: 'SUCCESS', bankRefNo: 'BK-4711' });
});

test('retries a failed payout by a new order, and opens a payout on its own page', async () => {
  const bench = await visit({ user: 'ops.lee' });
  const { page } = bench;
  const row = payoutIn(bench, 'FAILED');
  await goTo(page, `keyword=${row.no}`);
  await pressEnter(rowOf(page, row.no).getByRole('button', { name: `${en.action.retry} ${row.no}` }));
  const dialog = dialogOf(page, en.dialog.retry.title);
  await expectSoon(dialog).toContainText(`a channel other than ${row.channelCode}`);
  await sendButton(dialog).click();
  await expectSoon(dialog).toHaveCount(0);
  const next = row.retriedBy?.no ?? '';
  await expectSoon(successMessages(page).filter({ hasText: `${row.no} retried as ${next}` })).toBeVisible();
  await expectSoon(rowOf(page, row.no)).toContainText(`retried as ${next}`);
  await rowOf(page, row.no)
    .getByRole('link', { name: `Open ${row.no}` })
    .click();
  await expectSoon(page).toHaveURL(new RegExp(`${PATH}/detail/${row.no}$`));
  await page.goBack();
  await expectSoon(rowOf(page, row.no)).toBeVisible();
});
