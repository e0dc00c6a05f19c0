import type { Page, Request } from 'playwright-core';
import { type Bench, expectSoon, leaveScreen, onlyOf, openBrowser, seeBadge, seeRows, until } from '../support/browser';
import { performAs } from '../support/performAs';
import { type Counts, countsOf, excessIn, FLAT, goThrough, ROUNDS } from '../support/soak';
import { streamsOf } from '../support/stream';

/*
 * Hours of a working day with the live stream in two tabs of one person, of which one reads it for both (docs/rules/events.md#console):
 * the page's clock, the platform's and the looks of the stream move together, so that each second has its look and every 20 seconds
 * have their ping. Orders come and are decided all day, and in each round the connection is lost once. What is not given back would be
 * counted in the end.
 */
jest.setTimeout(1_200_000);
const visit = openBrowser({ hasFakeTime: true, platform: { events: true } });
afterEach(() => jest.restoreAllMocks());

const SECOND = 1_000;
/** Between two pings. */
const STEP_S = 20;
const STEPS = (25 * 60) / STEP_S;
/** Long before a person without activity is signed out. */
const IDLE_STEPS = (5 * 60) / STEP_S;
/** Counted without a screen: what may be there or not when a round ends is more than a hundredth of so little. */
const LIMITS = { ...FLAT, nodes: 0.05, listeners: 0.05, timers: 0.25 };

/** What a page knows of itself: timers that have neither run nor been cleared, and pings that were passed on to its tabs. */
type Known = typeof window & { timers: Set<number>; pings: number };

/** Watches timers and pings of a page, before the console's code is there. */
function watch(): void {
  const timers = new Set<number>();
  const [begin, end] = [window.setTimeout.bind(window), window.clearTimeout.bind(window)];
  const [repeat, stop] = [window.setInterval.bind(window), window.clearInterval.bind(window)];
  const known = {
    timers,
    pings: 0,
    setTimeout(run: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) {
      // As browsers do: the fake clock would stop at a part of a millisecond, which no request id can be made of.
      const whole = Math.trunc(ms);
      const id = begin(() => {
        timers.delete(id);
        run(...given);
      }, whole);
      timers.add(id);
      return id;
    },
    clearTimeout(id?: number) {
      timers.delete(id ?? 0);
      end(id);
    },
    setInterval(run: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) {
      const id = repeat(run, ms, ...given);
      timers.add(id);
      return id;
    },
    clearInterval(id?: number) {
      timers.delete(id ?? 0);
      stop(id);
    },
  };
  Object.assign(window, known);
  // The tab that reads the stream passes every event on to the others.
  new BroadcastChannel('live').onmessage = ({ data }) => {
    if (data?.event?.event === 'ping') (window as Known).pings += 1;
  };
}
const timersOf = (page: Page) => page.evaluate(() => (window as Known).timers.size);
const pingsOf = (page: Page) => page.evaluate(() => (window as Known).pings);

type Order = NonNullable<ReturnType<Bench['platform']['arrive']>>;
const isFree = ({ status, claimedBy, escalations }: Order) => status === 'PENDING' && !claimedBy && escalations.length === 0;

/** An order that waits all day, if nobody decides. */
function newestOf({ platform: { world } }: Bench): Order {
  const found = world.withdraws.rows.findLast(isFree);
  if (!found) throw new Error('No order waits');
  return found;
}

/** Changes in each step: one order is held or released, another one arrives, and the one before is rejected. */
function createTraffic(bench: Bench, kept: Order): () => void {
  const post = (verb: string, { no, version }: Order, reasonCode: string) =>
    performAs(bench, 'm.tan', `/trade/withdraw/${verb}`, { items: [{ withdrawNo: no, version }], reasonCode });
  let last: Order | undefined;
  return () => {
    if (kept.status === 'HELD') post('unhold', kept, 'CHECKED_OK');
    else post('hold', kept, 'PAYEE_CHECK');
    if (last && isFree(last)) post('reject', last, 'DUPLICATE');
    last = bench.platform.arrive();
  };
}

test('after hours with the live stream in two tabs neither keeps anything, and both are right', async () => {
  const bench = await visit({ at: null });
  const { page, context, platform, newTab } = bench;
  const kept = newestOf(bench);
  // Few rows: how many there are changes what a round costs, and nothing of what it may leave behind.
  const queue = [`${onlyOf(kept.no)}&view=ALL`, 'Withdraw orders'] as const;
  const records = [`/trade/payrecord?keyword=${platform.world.payRecords.rows[0]?.no}`, 'Pay records'] as const;
  const looks = new Set<() => void>();
  jest.spyOn(platform.clock, 'every').mockImplementation((_ms, look) => {
    looks.add(look);
    return () => void looks.delete(look);
  });
  const streams = streamsOf(platform);
  const isRead = () => streams.filter((stream) => !stream.destroyed && !stream.writableEnded).length;
  const waiting = new Set<Request>();
  context.on('request', (request) => waiting.add(request));
  context.on('requestfinished', (request) => waiting.delete(request));
  context.on('requestfailed', (request) => waiting.delete(request));
  /** Nothing but the stream waits for its end. */
  const answered = () => until('every call is answered but the stream', () => waiting.size === 1);

  await context.addInitScript(watch);
  await page.goto(queue[0]);
  const tabs = [page, await newTab(queue[0])];
  for (const tab of tabs) await seeRows(tab);
  const sessions = await Promise.all(tabs.map((tab) => context.newCDPSession(tab)));
  await until('the stream is read', async () => {
    await page.clock.runFor(SECOND);
    return isRead() === 1;
  });

  const change = createTraffic(bench, kept);
  const heard = () => Promise.all(tabs.map(pingsOf));
  /** Lets 20 seconds pass for all: the platform and its stream, and then the tabs, whose time is one. */
  const pass = async () => {
    const before = await heard();
    change();
    for (let second = 0; second < STEP_S; second += 1) {
      platform.clock.advance(SECOND);
      for (const look of [...looks]) look();
    }
    await until('both tabs hear the ping', async () => (await heard()).every((pings, at) => pings === (before[at] ?? 0) + 1));
    await page.clock.runFor(STEP_S * SECOND);
    await answered();
  };
  /** The connection breaks; it is read again without a person. */
  const lose = async () => {
    const opened = streams.length;
    for (const stream of streams) stream.destroy();
    await until('the stream is read again', async () => {
      await page.clock.runFor(SECOND);
      return streams.length > opened && isRead() === 1;
    });
  };
  const work = async (tab: Page, turn: number) => {
    await goThrough(tab, [records, queue]);
    await tab.keyboard.press(turn % 2 ? '?' : 'Control+k');
    await expectSoon(tab.getByRole('dialog')).toBeVisible();
    await tab.keyboard.press('Escape');
    await expectSoon(tab.getByRole('dialog')).toHaveCount(0);
  };

  const counts: (Counts & { timers: number })[][] = tabs.map(() => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let step = 0; step < STEPS; step += 1) {
      await pass();
      if (step % IDLE_STEPS === 0) for (const tab of tabs) await work(tab, step / IDLE_STEPS);
    }
    await lose();
    for (const [at, tab] of tabs.entries()) {
      await leaveScreen(tab);
      await answered();
      const session = sessions[at];
      if (!session) throw new Error('A tab has no session');
      counts[at]?.push({ ...(await countsOf(session)), timers: await timersOf(tab) });
    }
    expect(isRead()).toBe(1);
    // Jest keeps every call that it has seen.
    jest.clearAllMocks();
    for (const tab of tabs) await goThrough(tab, [queue]);
  }
  // One connection at a time, and one for each time that it was lost.
  expect(streams).toHaveLength(1 + ROUNDS);
  expect(counts.map((ofTab) => excessIn(ofTab, LIMITS))).toEqual([{}, {}]);

  for (let times = 0; times < 20; times += 1) platform.arrive();
  await pass();
  const pending = performAs<number>(bench, 'ops.lee', '/trade/withdraw/count');
  for (const tab of tabs) await seeBadge(tab, pending);
});
