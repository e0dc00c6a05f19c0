import type { Locator, Page } from 'playwright-core';
import {
  ask,
  callOverHttp,
  decide,
  drawerOf,
  expectSoon,
  holdCalls,
  LIST,
  openBrowser,
  orderOf,
  passTime,
  rowOf,
  seeBadge,
  seeRows,
  sendButton,
  successMessages,
} from '../support/browser';
import { exhaustiveTest } from '../support/depth';

const visit = openBrowser({ hasFakeTime: true, at: `${LIST}?pageSize=50` });
const WATCH_MS = 10_000;
const UNDO_MS = 60_000;

const undoOf = (page: Page, no: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^Undo ${no}, \\d+ seconds left$`) });
const takenBack = (page: Page, no: string): Locator => successMessages(page).filter({ hasText: `${no}: decision undone` });

async function pass(page: Page, no: string): Promise<void> {
  await sendButton(await ask(page, 'Pass', no)).click();
  await expectSoon(page.getByRole('dialog')).toHaveCount(0);
  await expectSoon(undoOf(page, no)).toBeVisible();
}

const secondsOf = async (button: Locator) => Number(/\d+/.exec((await button.textContent()) ?? '')?.[0]);

describe('undo', () => {
  test('is in the row with the seconds left, and restores the order', async () => {
    const bench = await visit();
    const { page, platform, callsOf } = bench;
    const [no = ''] = platform.stories.split;
    await seeRows(page);
    const { data: waiting } = await callOverHttp<number>(bench, 'ops.lee', '/trade/withdraw/count');
    await pass(page, no);
    await seeBadge(page, waiting - 1);
    const first = await secondsOf(undoOf(page, no));
    expect(first).toBeGreaterThan(50);
    expect(first).toBeLessThanOrEqual(60);
    await passTime(bench, [page], 30_000);
    await expectSoon.poll(() => secondsOf(undoOf(page, no))).toBeLessThanOrEqual(first - 30);
    expect(await secondsOf(undoOf(page, no))).toBeGreaterThan(0);

    await undoOf(page, no).dblclick();
    await expectSoon(takenBack(page, no)).toBeVisible();
    await expectSoon(rowOf(page, no)).toContainText('Awaiting review');
    await expectSoon(page.getByRole('button', { name: `Pass ${no}` })).toHaveAttribute('aria-disabled', 'false');
    await seeBadge(page, waiting);
    expect(callsOf('/trade/withdraw/undo')).toHaveLength(1);
    const order = orderOf(bench, no);
    expect(order).toMatchObject({ status: 'PENDING', decisions: [] });
    expect(order.payouts.map(({ status }) => status)).toEqual(['CANCELED']);
    await passTime(bench, [page], 2 * UNDO_MS);
    expect(order.status).toBe('PENDING');
  });

  exhaustiveTest('disappears after sixty seconds, when the payout order is sent', async () => {
    const bench = await visit();
    const { page, platform } = bench;
    const [no = ''] = platform.stories.split;
    await seeRows(page);
    await pass(page, no);
    await passTime(bench, [page], UNDO_MS - 10_000);
    await expectSoon(undoOf(page, no)).toBeVisible();
    await passTime(bench, [page], WATCH_MS + 2_000);
    await expectSoon(undoOf(page, no)).toHaveCount(0);
    await expectSoon(rowOf(page, no)).toContainText('Paying');
    expect(orderOf(bench, no).status).toBe('PAYING');
  });

  exhaustiveTest('of a first decision returns the order to pending, of a second one to the second review', async () => {
    const bench = await visit();
    const { page, platform } = bench;
    const { tier2, secondStageBy } = platform.stories;
    const second = secondStageBy['li.na'] ?? '';
    await seeRows(page);
    await pass(page, tier2);
    await expectSoon(rowOf(page, tier2)).toContainText('In second review');
    await undoOf(page, tier2).click();
    await expectSoon(takenBack(page, tier2)).toBeVisible();
    await expectSoon(rowOf(page, tier2)).toContainText('Awaiting review');

    await pass(page, second);
    await expectSoon(rowOf(page, second)).toContainText('Passed');
    await undoOf(page, second).click();
    await expectSoon(takenBack(page, second)).toBeVisible();
    await expectSoon(rowOf(page, second)).toContainText('In second review');
    await expectSoon(rowOf(page, second)).toContainText('1 of 2 li.na');
    expect(orderOf(bench, second).decisions.map(({ operator }) => operator.username)).toEqual(['li.na']);
  });

  exhaustiveTest('is in the drawer as well, describes its effect, and the order can be decided again', async () => {
    const bench = await visit();
    const { page, platform } = bench;
    const [no = ''] = platform.stories.split;
    await seeRows(page);
    await page.getByRole('link', { name: `Open ${no}` }).click();
    const panel = drawerOf(page, no).getByRole('region', { name: 'Decision' });
    // The key does what the button does, from when the order has been read.
    await expectSoon(panel.getByRole('button', { name: 'Pass' })).toBeEnabled();
    await page.keyboard.press('p');
    const dialog = page.getByRole('dialog', { name: 'Pass 1 withdraw order' });
    await sendButton(dialog).click();
    await expectSoon(drawerOf(page, no)).toHaveCount(0);
    await page.keyboard.press('[');
    await expectSoon(panel.getByRole('timer')).toHaveText(/^[45]\d sec left|60 sec left$/);
    await expectSoon(panel).toContainText('Undoes your decision');
    await panel.getByRole('button', { name: 'Undo' }).click();
    await expectSoon(takenBack(page, no)).toBeVisible();
    await expectSoon(panel).toContainText('Awaiting review');
    await expectSoon(panel.getByRole('timer')).toHaveCount(0);
    await expectSoon(drawerOf(page, no).locator('.ant-timeline')).toContainText('Decision undone');
    await panel.getByRole('button', { name: 'Pass' }).click();
    await sendButton(dialog).click();
    await expectSoon(dialog).toHaveCount(0);
    expect(orderOf(bench, no)).toMatchObject({ status: 'PASSED', version: 4 });
  });

  exhaustiveTest('after another person’s decision is refused and shows the current row', async () => {
    const bench = await visit();
    const { page, platform } = bench;
    const no = platform.stories.tier2;
    await seeRows(page);
    await pass(page, no);
    // The list's own watch must not be the first to see it.
    await holdCalls(page, '/trade/withdraw/page');
    await decide(bench, 'chen.yu', 'pass', no);
    await undoOf(page, no).click();
    await expectSoon(page.locator('.ant-message-error')).toContainText('Already passed by chen.yu');
    await expectSoon(rowOf(page, no)).toContainText('Passed');
    await expectSoon(rowOf(page, no)).toContainText('2 of 2 ops.lee, chen.yu');
    await expectSoon(undoOf(page, no)).toHaveCount(0);
    expect(orderOf(bench, no).decisions).toHaveLength(2);
  });
});
