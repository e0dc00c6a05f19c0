import type { Locator, Page } from 'playwright-core';
import {
  ask,
  type Bench,
  drawerOf,
  expectSoon,
  holdCalls,
  LIST,
  numbersOf,
  onlyOf,
  openBrowser,
  orderOf,
  passTime,
  rowOf,
  seeRows,
  sendButton,
  successMessages,
  until,
} from '../support/browser';
import { exhaustiveTest } from '../support/depth';

const visit = openBrowser({ hasFakeTime: true });
const DWELL_MS = 500;
const WATCH_MS = 10_000;

const holderOf = (bench: Bench, no: string) => orderOf(bench, no).claimedBy?.username ?? null;
const panelOf = (page: Page, no: string): Locator => drawerOf(page, no).getByRole('region', { name: 'Decision' });

/** Opens the drawer of an order and stays long enough to claim it. */
async function openAndClaim(bench: Bench, page: Page, name: string, no: string): Promise<Locator> {
  await page.getByRole('link', { name: `Open ${no}` }).click();
  await expectSoon(panelOf(page, no)).toBeVisible();
  await page.clock.fastForward(DWELL_MS);
  await until(`${name} has claimed it`, () => holderOf(bench, no) === name);
  await expectSoon(panelOf(page, no)).toContainText('You have claimed this order until');
  return drawerOf(page, no);
}

async function choose(page: Page, no: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `More actions on ${no}` }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

test('a claim by opening an order is shown to the colleague within ten seconds, moves no row, and ends with the drawer', async () => {
  const bench = await visit({ at: `${LIST}?view=WAITING` });
  const { page } = bench;
  const { page: other } = await bench.openProfile({ user: 'li.na' });
  await seeRows(page);
  const shown = await numbersOf(page);
  await seeRows(other);
  const mine = await numbersOf(other);
  const no = mine.find((one) => shown.includes(one) && !holderOf(bench, one)) ?? '';
  await expectSoon(rowOf(page, no)).not.toContainText('claimed by');

  const drawer = await openAndClaim(bench, other, 'li.na', no);
  await passTime(bench, [page], WATCH_MS);
  await expectSoon(rowOf(page, no)).toContainText('claimed by li.na');
  expect(await numbersOf(page)).toEqual(shown);
  const pass = page.getByRole('button', { name: `Pass ${no}` });
  await expectSoon(pass).toHaveAttribute('aria-disabled', 'true');
  await pass.focus();
  await expectSoon(page.getByRole('tooltip')).toHaveText('li.na is working on this order.');

  await drawer.getByRole('button', { name: 'Close' }).click();
  await until('the claim is given back', () => holderOf(bench, no) === null);
  await passTime(bench, [page], WATCH_MS);
  await expectSoon(rowOf(page, no)).not.toContainText('claimed by');
  await expectSoon(pass).toHaveAttribute('aria-disabled', 'false');
  expect(await numbersOf(page)).toEqual(shown);
});

test('a decision on an order that a colleague has claimed is refused with the name and the end of the claim', async () => {
  const bench = await visit({ at: null });
  const { page, platform } = bench;
  const [no = ''] = platform.stories.split;
  await page.goto(onlyOf(no));
  const { page: other } = await bench.openProfile({ user: 'li.na', at: onlyOf(no) });
  const dialog = await ask(page, 'Pass', no);
  await dialog.getByLabel('Internal remark').fill('Mine, I thought');
  // The list's own watch must not be the first to see it.
  await holdCalls(page, '/trade/withdraw/page');
  await openAndClaim(bench, other, 'li.na', no);
  await sendButton(dialog).click();
  await expectSoon(dialog.getByRole('alert').filter({ hasText: 'li.na is working on this order until 14:36:02' })).toBeVisible();
  await expectSoon(dialog.getByLabel('Internal remark')).toHaveValue('Mine, I thought');
  await expectSoon(sendButton(dialog)).toBeDisabled();
  await expectSoon(successMessages(page)).toHaveCount(0);
  await expectSoon(rowOf(page, no)).toContainText('claimed by li.na');
  expect(orderOf(bench, no).decisions).toHaveLength(0);
});

exhaustiveTest('a lead takes over a claim, which is logged, and its former owner is notified and cannot decide', async () => {
  const bench = await visit({ at: null });
  const { page, platform } = bench;
  const [no = ''] = platform.stories.split;
  await page.goto(onlyOf(no));
  const { page: other } = await bench.openProfile({ user: 'li.na', at: onlyOf(no) });
  await openAndClaim(bench, other, 'li.na', no);
  await passTime(bench, [page], WATCH_MS);
  await expectSoon(rowOf(page, no)).toContainText('claimed by li.na');
  await choose(page, no, 'Take over');
  await expectSoon(successMessages(page).filter({ hasText: `${no} taken over` })).toBeVisible();
  await expectSoon(rowOf(page, no)).toContainText('claimed by ops.lee');
  expect(platform.log.entries.at(-1)).toMatchObject({ username: 'ops.lee', action: 'trade:withdraw:claim', level: 'HIGH' });
  expect(orderOf(bench, no).events.at(-1)).toMatchObject({ kind: 'TAKEN_OVER', operator: { username: 'ops.lee' } });

  await passTime(bench, [other], WATCH_MS);
  const panel = panelOf(other, no);
  await expectSoon(panel).toContainText('ops.lee is working on this order until');
  await expectSoon(panel.getByRole('button', { name: 'Pass' })).toHaveAttribute('aria-disabled', 'true');
  await expectSoon(panel).toContainText('ops.lee is working on this order.');
  // Who lost the claim must not give back that of the colleague.
  await other.keyboard.press('Escape');
  await expectSoon(drawerOf(other, no)).toBeHidden();
  await passTime(bench, [page, other], WATCH_MS);
  expect(holderOf(bench, no)).toBe('ops.lee');

  await sendButton(await ask(page, 'Pass', no)).click();
  await expectSoon(successMessages(page).filter({ hasText: `${no} passed` })).toBeVisible();
});
