import type { Locator, Page } from 'playwright-core';
import { duplicatesOf } from '../../mock/flow/withdraw/usual';
import {
  type Bench,
  badgeOf,
  drawerOf,
  expectSoon,
  fillQueue,
  focusedRow,
  LIST,
  NOW,
  openBrowser,
  orderOf,
  rowOf,
  rowsOf,
  seeRows,
  sendButton,
  until,
} from '../support/browser';
import { depth } from '../support/depth';

jest.setTimeout(600_000);
const visit = openBrowser({ hasFakeTime: true, at: null });
/** As many as a page has rows: the queue's first page is worked off, and nothing of it is only read ahead. */
const DECISIONS = depth.decisions;
const EVERY_REJECT = 4;
/** One decision takes so long by the page's clock: what is asked for by time must not hang on how quick this machine is. */
const PACE_MS = 1_000;
const STEP_MS = 50;
/** How often the rows that are shown are asked for again. */
const WATCH_MS = 10_000;
const PAGES = 2;
/** How many orders of the queue the drawer reads ahead. */
const AHEAD = 2;

/** The page's time, which runs only during a wait, and is the same at the end of each decision. */
async function paceOf(page: Page) {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
  let spent = 0;
  const tick = async (ms: number) => {
    spent += ms;
    await page.clock.runFor(ms);
  };
  return {
    until: (what: string, isSo: () => Promise<boolean>) =>
      until(what, async () => {
        if (await isSo()) return true;
        await tick(STEP_MS);
        return false;
      }),
    endDecision: async () => {
      if (spent < PACE_MS) await tick(PACE_MS - spent);
      spent = 0;
    },
  };
}

type Pace = Awaited<ReturnType<typeof paceOf>>;

const hasFocus = (locator: Locator) => locator.evaluate((node) => node === document.activeElement);

/** What the page asks the platform for, by path and from now on. */
function countRequests(page: Page) {
  const asked: Record<string, number> = {};
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked[pathname.slice(4)] = (asked[pathname.slice(4)] ?? 0) + 1;
  });
  return { asked, total: () => Object.values(asked).reduce((sum, count) => sum + count, 0) };
}

/** Everything that the person at the keyboard presses. */
function keyboardOf(page: Page) {
  const pressed: string[] = [];
  return {
    pressed,
    press: async (key: string) => {
      pressed.push(key);
      await page.keyboard.press(key);
    },
  };
}

type Keyboard = ReturnType<typeof keyboardOf>;
type Order = ReturnType<typeof orderOf>;

/** What the platform did in the name of ops.lee, since the page was opened and in its order. */
const decisionsOf = ({ platform }: Bench) =>
  platform.log.entries
    .filter(({ at }) => at >= NOW)
    .filter(({ username, action, result }) => username === 'ops.lee' && /:(pass|reject)$/.test(action) && result === 'SUCCESS')
    .map(({ action, detail }) => `${action.split(':').at(-1)} ${/W\d+/.exec(detail)?.[0]}`);

/** Decides on one order by keys alone, waiting as a person would: for the button that is ready. Gives what was decided. */
async function decideByKeys({ page, platform }: Bench, keys: Keyboard, pace: Pace, order: Order, turn: number): Promise<string> {
  const repeats = duplicatesOf(platform.world, order).length > 0 ? 1 : 0;
  const ticks = order.flags.filter(({ severity }) => severity === 'HIGH').length + repeats;
  // Two ticks would be two keys more, so that such an order is rejected here.
  const verb = ticks > 1 || (ticks === 0 && turn % EVERY_REJECT === 0) ? 'reject' : 'pass';
  const dialog = page.getByRole('dialog', { name: `${verb === 'pass' ? 'Pass' : 'Reject'} 1 withdraw order` });
  const isReady = (target: Locator) => async () => (await target.count()) > 0 && (await hasFocus(target));
  const before = keys.pressed.length;
  await keys.press(verb === 'pass' ? 'p' : 'r');
  if (verb === 'reject') {
    await pace.until('the reason has the focus', isReady(dialog.getByRole('combobox', { name: 'Reason' })));
    await keys.press('1');
  } else if (ticks > 0) {
    await pace.until('the tick has the focus', isReady(dialog.getByRole('checkbox').first()));
    await keys.press('1');
  }
  await pace.until('the button that sends has the focus', isReady(sendButton(dialog)));
  await expectSoon(dialog).toContainText(order.no);
  await keys.press('Enter');
  await pace.until('the dialog is gone', () => dialog.isHidden());
  expect(keys.pressed.length - before).toBeLessThanOrEqual(3);
  return `${verb} ${order.no}`;
}

/**
 * What decisions cause, and what the clock causes beside them: every ten seconds the rows that are shown and the statistics, and by
 * number the rows that have left the filter; a page that was worked off is followed by the next; each minute who mentions the
 * operator; and once a session whether the server has the live stream.
 */
const byClock = ({ asked }: ReturnType<typeof countRequests>) =>
  (asked['/trade/withdraw/page'] ?? 0) +
  (asked['/trade/withdraw/statistics'] ?? 0) +
  (asked['/common/note/mention'] ?? 0) +
  (asked['/common/events'] ? 1 : 0);

/** @param more calls beside one reading and one decision each: orders read ahead that the last page does not decide on */
function expectFew(requests: ReturnType<typeof countRequests>, more = 0) {
  expect(requests.total() - byClock(requests)).toBeLessThanOrEqual(2 * DECISIONS + more);
  expect(byClock(requests)).toBeLessThanOrEqual(3 * (Math.ceil((DECISIONS * PACE_MS) / WATCH_MS) + PAGES));
}

function report(what: string, keys: Keyboard, { asked, total }: ReturnType<typeof countRequests>, ms: number) {
  const perKey = (keys.pressed.length / DECISIONS).toFixed(2);
  const perCall = (total() / DECISIONS).toFixed(2);
  console.log(
    `${what}: ${DECISIONS} decisions in ${Math.round(ms / 1_000)} s, ${keys.pressed.length} keys (${perKey} each), ` +
      `${total()} requests (${perCall} each): ${JSON.stringify(asked)}`,
  );
}

/** A queue long enough, its first page, and everything that is counted from here on. */
async function begin() {
  const bench = await visit();
  const { page } = bench;
  await fillQueue(bench, 'ops.lee', DECISIONS + 12);
  await page.goto(`${LIST}?pageSize=${DECISIONS}`);
  await seeRows(page);
  await expectSoon(badgeOf(page)).toContainText('await your decision');
  return { bench, page, pace: await paceOf(page), requests: countRequests(page), keys: keyboardOf(page), start: Date.now() };
}

describe(`${2 * DECISIONS} decisions by the keyboard alone`, () => {
  test('from the list take at most three keys and two requests each, and apply to the focused row', async () => {
    const { bench, page, pace, requests, keys, start } = await begin();

    /** The row that keys act on now; of a fresh page the first one is to be gone to. */
    const nextRow = async (after: string | undefined): Promise<string> => {
      let row: string | null = null;
      await pace.until('the focus has gone on', async () => {
        row = await focusedRow(page);
        if (row !== null && row !== after) return true;
        const isFresh = after === undefined || (await rowOf(page, after).count()) === 0;
        if (isFresh && (await rowsOf(page).count()) > 0) await keys.press('j');
        return false;
      });
      return row ?? '';
    };

    const decided: string[] = [];
    let no: string | undefined;
    for (let turn = 1; turn <= DECISIONS; turn += 1) {
      no = await nextRow(no);
      decided.push(await decideByKeys(bench, keys, pace, orderOf(bench, no), turn));
      await pace.endDecision();
    }
    report('from the list', keys, requests, Date.now() - start);
    expect(decisionsOf(bench)).toEqual(decided);
    expect(keys.pressed.length).toBeLessThanOrEqual(3 * DECISIONS);
    expectFew(requests);
  });

  test('in the drawer show the next order at once, and load each order once', async () => {
    const { bench, page, pace, requests, keys, start } = await begin();
    await page.evaluate(() => {
      const seen = { skeletons: 0 };
      Object.assign(window, { seen });
      new MutationObserver(() => {
        if (document.querySelector('.ant-drawer .ant-skeleton')) seen.skeletons += 1;
      }).observe(document.body, { childList: true, subtree: true });
    });
    const takeSkeletons = () =>
      page.evaluate(() => {
        const { seen } = window as unknown as { seen: { skeletons: number } };
        const count = seen.skeletons;
        seen.skeletons = 0;
        return count;
      });
    const openNo = () => new URL(page.url()).searchParams.get('no');
    const flashes: string[] = [];

    /** The open order; when none is open any more, the first row of the page is opened. */
    const nextOrder = async (after: string | undefined): Promise<string> => {
      let isByHand = false;
      await pace.until('an order stands open', async () => {
        const no = openNo();
        if (no !== null) return no !== after;
        if (after !== undefined && (await rowOf(page, after).count()) > 0) return false;
        if ((await rowsOf(page).count()) === 0) return false;
        await keys.press('j');
        if ((await focusedRow(page)) !== null) await keys.press('Enter');
        isByHand = true;
        return false;
      });
      const no = openNo() ?? '';
      const panel = drawerOf(page, no).getByRole('region', { name: 'Decision' });
      await pace.until(`${no} is shown`, () => panel.isVisible());
      // The first one of a page cannot have been read ahead.
      if ((await takeSkeletons()) > 0 && !isByHand) flashes.push(no);
      return no;
    };

    const decided: string[] = [];
    let no: string | undefined;
    for (let turn = 1; turn <= DECISIONS; turn += 1) {
      no = await nextOrder(no);
      decided.push(await decideByKeys(bench, keys, pace, orderOf(bench, no), turn));
      await pace.endDecision();
    }
    report('in the drawer', keys, requests, Date.now() - start);
    expect(decisionsOf(bench)).toEqual(decided);
    expect(keys.pressed.length).toBeLessThanOrEqual(3 * DECISIONS);
    // The last page ends with orders that are read ahead and not decided here.
    expect(requests.asked['/trade/withdraw/detail']).toBeLessThanOrEqual(DECISIONS + AHEAD);
    expect(flashes).toEqual([]);
    expectFew(requests, AHEAD);
  });
});
