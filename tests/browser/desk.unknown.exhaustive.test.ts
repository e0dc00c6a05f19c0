import type { Locator, Page, Route } from 'playwright-core';
import {
  ask,
  type Bench,
  drawerOf,
  expectSoon,
  holdCalls,
  LIST,
  onlyOf,
  openBrowser,
  orderOf,
  rowOf,
  seeRows,
  sendButton,
  successMessages,
  until,
} from '../support/browser';
import { exhaustiveTest } from '../support/depth';

const visit = openBrowser({ hasFakeTime: true, at: null });
const WATCH_MS = 10_000;
const PASS = /\/api\/trade\/withdraw\/pass$/;

const alertOf = (page: Page, no: string): Locator =>
  page.getByRole('alert').filter({ hasText: `“Pass” for ${no}: result unknown` });
const decisionsOf = (bench: Bench, no: string) => orderOf(bench, no).decisions.length;

/** Idempotency keys of the decisions that a page sends from now on. */
function keysOf(page: Page): string[] {
  const keys: string[] = [];
  page.on('request', (request) => {
    if (PASS.test(request.url())) keys.push(request.headers()['idempotency-key'] ?? 'none');
  });
  return keys;
}

/** Sends a decision whose answer never comes; gives the keys that were sent. */
async function passWithoutAnswer(bench: Bench, no: string, how: (route: Route) => Promise<unknown>): Promise<string[]> {
  const { page } = bench;
  await page.goto(onlyOf(no));
  const keys = keysOf(page);
  await page.route(PASS, how);
  const dialog = await ask(page, 'Pass', no);
  await sendButton(dialog).click();
  await expectSoon(dialog).toBeHidden();
  await expectSoon(alertOf(page, no)).toBeVisible();
  await page.unroute(PASS);
  return keys;
}

/** The call never reaches the platform. */
const lostOnTheWay = (route: Route) => route.abort('connectionreset');

async function seeLocked(page: Page, no: string): Promise<void> {
  const row = rowOf(page, no);
  await expectSoon(row.getByText('Result unknown')).toBeVisible();
  for (const word of ['Pass', 'Reject']) {
    const button = page.getByRole('button', { name: `${word} ${no}` });
    await expectSoon(button).toHaveAttribute('aria-disabled', 'true');
    await button.focus();
    await expectSoon(page.getByRole('tooltip').filter({ visible: true })).toHaveText(
      'A change to this order is still unanswered.',
    );
    await button.blur();
  }
  await expectSoon(page.getByRole('button', { name: `More actions on ${no}` })).toHaveCount(0);
}

describe('a decision lost on its way', () => {
  exhaustiveTest(
    'is shown as unknown, locks the row, is checked at once and every ten seconds, and is not repeated automatically',
    async () => {
      const bench = await visit();
      const { page, platform, callsOf } = bench;
      const [no = ''] = platform.stories.split;
      const keys = await passWithoutAnswer(bench, no, lostOnTheWay);
      const checks = () => callsOf('/trade/withdraw/page').filter(({ query }) => query.includes(`withdrawNo=${no}`)).length;
      await expectSoon(alertOf(page, no)).toContainText('Not carried out as of 14:31:');
      await until('its state was asked for', () => checks() > 0);
      await seeLocked(page, no);
      await expectSoon(successMessages(page)).toHaveCount(0);
      for (let times = 0; times < 3; times += 1) {
        const before = checks();
        await page.clock.fastForward(WATCH_MS);
        await until('its state is asked for again', () => checks() > before);
      }
      expect(keys).toHaveLength(1);
      expect(orderOf(bench, no)).toMatchObject({ status: 'PENDING', version: 1 });
    },
  );
});

describe('an unknown decision', () => {
  test('that was pending during a reload is shown, and repeated with the same key', async () => {
    const bench = await visit();
    const { page, platform } = bench;
    const [no = ''] = platform.stories.split;
    await page.goto(onlyOf(no));
    const keys = keysOf(page);
    const held = await holdCalls(page, '/trade/withdraw/pass');
    await sendButton(await ask(page, 'Pass', no)).click();
    await until('the call is on its way', () => held.waiting() === 1);
    await page.reload();
    held.drop();
    await expectSoon(alertOf(page, no)).toContainText('Not carried out');
    await seeLocked(page, no);
    expect(keys).toHaveLength(1);
    await alertOf(page, no).getByRole('button', { name: 'Send again' }).click();
    await expectSoon(alertOf(page, no)).toHaveCount(0);
    expect(keys).toEqual([keys[0], keys[0]]);
    expect(decisionsOf(bench, no)).toBe(1);
  });

  test('locks its order in a second tab, by row, drawer, selection and key, until one of the tabs has resolved it', async () => {
    const bench = await visit();
    const { page, platform, newTab } = bench;
    const [no = ''] = platform.stories.split;
    const keys = await passWithoutAnswer(bench, no, lostOnTheWay);
    const other = await newTab(onlyOf(no));
    const otherKeys = keysOf(other);
    await expectSoon(alertOf(other, no)).toContainText('Not carried out');
    await seeLocked(other, no);
    await other.keyboard.press('j');
    for (const key of ['p', 'r']) await other.keyboard.press(key);
    await rowOf(other, no).getByRole('checkbox').check();
    await other.getByRole('button', { name: 'Pass selected' }).click();
    await expectSoon(other.getByText('You cannot decide 1 selected order now').first()).toBeVisible();
    await expectSoon(other.getByRole('dialog')).toHaveCount(0);
    await other.getByRole('link', { name: `Open ${no}` }).click();
    const panel = drawerOf(other, no).getByRole('region', { name: 'Decision' });
    await expectSoon(panel).toContainText('A change to this order is still unanswered.');
    // What opens another record changes nothing.
    await expectSoon(panel.getByRole('button', { name: /^(?!Open )/ })).toHaveCount(0);
    await other.keyboard.press('p');
    await expectSoon(other.getByRole('dialog', { name: 'Pass 1 withdraw order' })).toHaveCount(0);
    await drawerOf(other, no).getByRole('button', { name: 'Close' }).click();

    await alertOf(other, no).getByRole('button', { name: 'Send again' }).click();
    await expectSoon(alertOf(other, no)).toHaveCount(0);
    await expectSoon(alertOf(page, no)).toHaveCount(0);
    expect([...keys, ...otherKeys]).toEqual([keys[0], keys[0]]);
    expect(decisionsOf(bench, no)).toBe(1);
  });

  exhaustiveTest('of a tab that was closed before the answer is taken over by another tab', async () => {
    const bench = await visit();
    const { page, platform, newTab, callsOf } = bench;
    const [no = ''] = platform.stories.split;
    await page.goto(onlyOf(no));
    const other = await newTab(onlyOf(no));
    await seeRows(other);
    await page.bringToFront();
    // A held route would be let go with its page; this one is never carried out.
    platform.faults.push({ match: '/trade/withdraw/pass', method: 'POST', times: 9, kind: 'hang' });
    await sendButton(await ask(page, 'Pass', no)).click();
    await until('the call is on its way', () => callsOf('/trade/withdraw/pass').length === 1);
    await expectSoon(other.getByRole('button', { name: `Pass ${no}` })).toHaveAttribute('aria-disabled', 'true');
    await page.close();
    await other.bringToFront();
    await other.clock.fastForward(WATCH_MS);
    await expectSoon(alertOf(other, no)).toContainText('Not carried out');
    await alertOf(other, no).getByRole('button', { name: 'Discard' }).click();
    await expectSoon(other.getByRole('button', { name: `Pass ${no}` })).toHaveAttribute('aria-disabled', 'false');
    expect(decisionsOf(bench, no)).toBe(0);
  });

  exhaustiveTest('does not lock the next orders, and several of them are listed', async () => {
    const bench = await visit();
    const { page, platform } = bench;
    const { split, kycExpired } = platform.stories;
    await page.goto(`${LIST}?pageSize=50`);
    await seeRows(page);
    await page.route(PASS, lostOnTheWay);
    for (const no of split) {
      await sendButton(await ask(page, 'Pass', no)).click();
      await expectSoon(alertOf(page, no)).toContainText('Not carried out');
    }
    await page.unroute(PASS);
    await expectSoon(page.locator('.unknown')).toHaveCount(2);
    await sendButton(await ask(page, 'Pass', kycExpired)).click();
    await expectSoon(successMessages(page).filter({ hasText: `${kycExpired} passed` })).toBeVisible();
    await expectSoon(page.locator('.unknown')).toHaveCount(2);
    for (const no of split) {
      await alertOf(page, no).getByRole('button', { name: 'Discard' }).click();
      expect(decisionsOf(bench, no)).toBe(0);
    }
    await expectSoon(page.locator('.unknown')).toHaveCount(0);
  });
});
