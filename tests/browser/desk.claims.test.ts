import type { Locator, Page } from 'playwright-core';
import {
  ask,
  type Bench,
  drawerOf,
  greens,
  hold,
  LIST,
  letPass,
  numbersOf,
  onlyOf,
  openBrowser,
  orderOf,
  rowOf,
  see,
  seeRows,
  sendButton,
  until,
} from '../support/browser';

const visit = openBrowser({ hasFakeTime: true });
const MINUTE = 60_000;
const DWELL_MS = 500;
const WATCH_MS = 10_000;
const CLAIM = '/trade/withdraw/claim';

const holderOf = (bench: Bench, no: string) => orderOf(bench, no).claimedBy?.username ?? null;
const panelOf = (page: Page, no: string): Locator => drawerOf(page, no).getByRole('region', { name: 'Decision' });

/** Opens the drawer of an order and stays long enough to claim it. */
async function work(bench: Bench, page: Page, name: string, no: string): Promise<Locator> {
  await page.getByRole('link', { name: `Open ${no}` }).click();
  await see(panelOf(page, no)).toBeVisible();
  await page.clock.fastForward(DWELL_MS);
  await until(`${name} has claimed it`, () => holderOf(bench, no) === name);
  await see(panelOf(page, no)).toContainText('You have claimed this order until');
  return drawerOf(page, no);
}

async function choose(page: Page, no: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${no}` }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

test('a claim made by opening an order is shown to the colleague within ten seconds, no row moves, and ends with the drawer', async () => {
  const bench = await visit({ at: `${LIST}?view=WAITING` });
  const { page } = bench;
  const { page: other } = await bench.openProfile({ user: 'li.na' });
  await seeRows(page);
  const shown = await numbersOf(page);
  await seeRows(other);
  const mine = await numbersOf(other);
  const no = mine.find((one) => shown.includes(one) && !holderOf(bench, one)) ?? '';
  await see(rowOf(page, no)).not.toContainText('claimed by');

  const drawer = await work(bench, other, 'li.na', no);
  await letPass(bench, [page], WATCH_MS);
  await see(rowOf(page, no)).toContainText('claimed by li.na');
  expect(await numbersOf(page)).toEqual(shown);
  const pass = page.getByRole('button', { name: `Pass ${no}` });
  await see(pass).toHaveAttribute('aria-disabled', 'true');
  await pass.focus();
  await see(page.getByRole('tooltip')).toHaveText('li.na is working on this order.');

  await drawer.getByRole('button', { name: 'Close' }).click();
  await until('the claim is given back', () => holderOf(bench, no) === null);
  await letPass(bench, [page], WATCH_MS);
  await see(rowOf(page, no)).not.toContainText('claimed by');
  await see(pass).toHaveAttribute('aria-disabled', 'false');
  expect(await numbersOf(page)).toEqual(shown);
});

test('who only walks past claims nothing', async () => {
  const bench = await visit({ at: null });
  const { page, callsOf } = bench;
  await page.goto(LIST);
  await seeRows(page);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  const [first = '', second = '', third = ''] = await numbersOf(page);
  const settle = (what: string, isSo: () => Promise<boolean>) =>
    until(what, async () => {
      if (await isSo()) return true;
      await page.clock.runFor(20);
      return false;
    });
  await page.getByRole('link', { name: `Open ${first}` }).click();
  for (const no of [first, second, third]) {
    await settle(`${no} is shown`, () => panelOf(page, no).isVisible());
    await page.clock.runFor(DWELL_MS - 200);
    expect(callsOf(CLAIM)).toHaveLength(0);
    if (no !== third) await page.keyboard.press(']');
  }
  await page.clock.runFor(300);
  await until('the last one is claimed', () => callsOf(CLAIM).length === 1);
  expect(callsOf(CLAIM)[0]?.body).toMatchObject({ items: [{ withdrawNo: third }] });
});

test('a decision on an order that a colleague has claimed meanwhile is refused with the name and the end of the claim', async () => {
  const bench = await visit({ at: null });
  const { page, platform } = bench;
  const [no = ''] = platform.stories.split;
  await page.goto(onlyOf(no));
  const { page: other } = await bench.openProfile({ user: 'li.na', at: onlyOf(no) });
  const dialog = await ask(page, 'Pass', no);
  await dialog.getByLabel('Internal remark').fill('Mine, I thought');
  // The list's own watch must not be the first to see it.
  await hold(page, '/trade/withdraw/page');
  await work(bench, other, 'li.na', no);
  await sendButton(dialog).click();
  await see(dialog.getByRole('alert').filter({ hasText: 'li.na is working on this order until 14:36:02' })).toBeVisible();
  await see(dialog.getByLabel('Internal remark')).toHaveValue('Mine, I thought');
  await see(sendButton(dialog)).toBeDisabled();
  await see(greens(page)).toHaveCount(0);
  await see(rowOf(page, no)).toContainText('claimed by li.na');
  expect(orderOf(bench, no).decisions).toHaveLength(0);
});

test('a lead takes a claim over, which is logged, and who had it is told and can decide no more', async () => {
  const bench = await visit({ at: null });
  const { page, platform } = bench;
  const [no = ''] = platform.stories.split;
  await page.goto(onlyOf(no));
  const { page: other } = await bench.openProfile({ user: 'li.na', at: onlyOf(no) });
  await work(bench, other, 'li.na', no);
  await letPass(bench, [page], WATCH_MS);
  await see(rowOf(page, no)).toContainText('claimed by li.na');
  await choose(page, no, 'Take over');
  await see(greens(page)).toContainText(`${no} taken over`);
  await see(rowOf(page, no)).toContainText('claimed by ops.lee');
  expect(platform.log.entries.at(-1)).toMatchObject({ username: 'ops.lee', action: 'trade:withdraw:claim', level: 'HIGH' });
  expect(orderOf(bench, no).events.at(-1)).toMatchObject({ kind: 'TAKEN_OVER', operator: { username: 'ops.lee' } });

  await letPass(bench, [other], WATCH_MS);
  const panel = panelOf(other, no);
  await see(panel).toContainText('ops.lee is working on this order until');
  await see(panel.getByRole('button', { name: 'Pass' })).toHaveAttribute('aria-disabled', 'true');
  await see(panel).toContainText('ops.lee is working on this order.');
  // Who lost the claim must not give back that of the colleague.
  await other.keyboard.press('Escape');
  await see(drawerOf(other, no)).toBeHidden();
  await letPass(bench, [page, other], WATCH_MS);
  expect(holderOf(bench, no)).toBe('ops.lee');

  await sendButton(await ask(page, 'Pass', no)).click();
  await see(greens(page).filter({ hasText: `${no} passed` })).toBeVisible();
});

test('a claim is renewed each minute while the drawer stands open, and runs out when the browser is gone', async () => {
  const bench = await visit({ at: null });
  const { page, platform, callsOf } = bench;
  const [no = ''] = platform.stories.split;
  await page.goto(onlyOf(no));
  const { page: other, context } = await bench.openProfile({ user: 'li.na', at: onlyOf(no) });
  await work(bench, other, 'li.na', no);
  for (let minute = 1; minute <= 7; minute += 1) {
    const before = callsOf(CLAIM).length;
    await letPass(bench, [other], MINUTE);
    await until('the claim is renewed', () => callsOf(CLAIM).length > before);
    await until('it runs for five minutes again', () => orderOf(bench, no).claimedUntil >= platform.clock.now() + 4.9 * MINUTE);
    expect(callsOf(CLAIM)).toHaveLength(before + 1);
    expect(holderOf(bench, no)).toBe('li.na');
  }
  // Renewing is no event: the timeline tells of one claim.
  expect(orderOf(bench, no).events.filter(({ kind }) => kind === 'CLAIMED')).toHaveLength(1);
  await context.close();
  await letPass(bench, [page], 4 * MINUTE);
  await see(rowOf(page, no)).toContainText('claimed by li.na');
  await letPass(bench, [page], MINUTE + WATCH_MS);
  await see(rowOf(page, no)).not.toContainText('claimed by');
});

test('the next order is claimed along with a decision in the drawer, and the decided one is not given back', async () => {
  const bench = await visit();
  const { page, callsOf } = bench;
  await seeRows(page);
  const free = (await numbersOf(page)).filter((one) => !orderOf(bench, one).flags.some(({ severity }) => severity === 'HIGH'));
  const [no = ''] = free;
  await work(bench, page, 'ops.lee', no);
  await page.keyboard.press('p');
  const dialog = page.getByRole('dialog', { name: 'Pass 1 withdraw order' });
  await see(sendButton(dialog)).toBeFocused();
  await page.keyboard.press('Enter');
  await see(dialog).toBeHidden();
  await page.waitForURL((url) => url.searchParams.get('no') !== no);
  const next = new URL(page.url()).searchParams.get('no') ?? '';
  expect(callsOf('/trade/withdraw/pass')[0]?.body).toMatchObject({ claimNext: next });
  expect(holderOf(bench, next)).toBe('ops.lee');
  await see(panelOf(page, next)).toContainText('You have claimed this order until');
  await page.clock.fastForward(2 * DWELL_MS);
  expect(callsOf(CLAIM)).toHaveLength(1);
  expect(callsOf('/trade/withdraw/release')).toHaveLength(0);
  await page.keyboard.press('Escape');
  await until('the claim on the next one is given back', () => holderOf(bench, next) === null);
});

test('an order is claimed and released by hand from its row, and keeps the claim while the drawer opens and closes', async () => {
  const bench = await visit({ at: null });
  const { page, platform } = bench;
  const [no = ''] = platform.stories.split;
  await page.goto(onlyOf(no));
  await seeRows(page);
  await choose(page, no, 'Claim');
  await see(greens(page)).toContainText(`${no} claimed`);
  await see(rowOf(page, no)).toContainText('claimed by ops.lee');
  await page.getByRole('link', { name: `Open ${no}` }).click();
  await see(panelOf(page, no)).toContainText('You have claimed this order until');
  await page.clock.fastForward(2 * DWELL_MS);
  await page.keyboard.press('Escape');
  await see(drawerOf(page, no)).toBeHidden();
  await page.clock.fastForward(WATCH_MS);
  expect(holderOf(bench, no)).toBe('ops.lee');
  await choose(page, no, 'Release claim');
  await see(greens(page).filter({ hasText: `${no} released` })).toBeVisible();
  await see(rowOf(page, no)).not.toContainText('claimed by');
  expect(holderOf(bench, no)).toBeNull();
});
