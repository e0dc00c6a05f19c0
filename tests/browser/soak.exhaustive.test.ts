import type { CDPSession, Page } from 'playwright-core';
import { expectSoon, openBrowser, seeRows, until } from '../support/browser';

/*
 * Hours of a working day in one tab (docs/rules/quality.md#long-days), by the page's clock: in eight of them 1,000 changes of screen,
 * 500 dialogs and more than 5,000 polls. What is not given back would be counted in the end. No handles of elements are held: they
 * would be the leak. SOAK_HOURS says how many, where less is enough.
 */
jest.setTimeout(1_200_000);
const visit = openBrowser({ hasFakeTime: true });

const HOURS = Number(process.env.SOAK_HOURS ?? 8);
const STEPS = 25;
/** What is loaded once and kept is loaded in these. */
const WARM_UP = 1;
/** Of 25 minutes each; growth can be seen between two. */
const ROUNDS = Math.max(WARM_UP + 2, Math.ceil(HOURS * 2.5));
const POLL_MS = 10_000;
const POLLS_OF_A_MINUTE = 6;
/** Few rows: how many there are changes what a round costs, and nothing of what it may leave behind. */
const QUEUE = ['/trade/withdraw?view=HELD', 'Withdraw orders'] as const;
const POLLED = /^\/(api\/.*|version\.json)$/;

interface Counts {
  nodes: number;
  listeners: number;
  heap: number;
}

async function countsOf(session: CDPSession): Promise<Counts> {
  // Twice: what the first one frees may hold the last thing the second one can.
  for (let turn = 0; turn < 2; turn += 1) await session.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners: listeners } = await session.send('Memory.getDOMCounters');
  const { usedSize: heap } = await session.send('Runtime.getHeapUsage');
  return { nodes, listeners, heap };
}

/**
 * One after another, each as soon as the one before has its rows, goes to screens as a link does. All in the page: what is asked from
 * outside takes longer than what is looked at.
 */
const goThrough = (page: Page, screens: readonly (readonly [at: string, heading: string])[]) =>
  page.evaluate(async (all) => {
    const isThere = (heading: string) =>
      document.querySelector('#content h1')?.textContent === heading &&
      document.querySelector('#content [data-row-key]:not([hidden] *)') !== null;
    for (const [at, heading] of all) {
      window.history.pushState({}, '', at);
      window.dispatchEvent(new PopStateEvent('popstate'));
      await new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          if (!isThere(heading)) return;
          observer.disconnect();
          resolve();
        });
        observer.observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true });
      });
    }
  }, screens);

/** Growth over the rounds by a straight line through all of them, as a part of where it begins. */
function growthOf(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const slope =
    values.reduce((sum, value, at) => sum + (at - middle) * (value - mean), 0) /
    values.reduce((sum, _value, at) => sum + (at - middle) ** 2, 0);
  return (slope * (values.length - 1)) / (mean - slope * middle);
}

test('the measurement detects growth', () => {
  expect(growthOf([100, 101, 102, 103])).toBeCloseTo(0.03);
  expect(growthOf([100, 101, 99, 100, 100])).toBeLessThan(0.01);
});

test('after hours the page uses as much memory as at the start', async () => {
  const { page, context, platform } = await visit({ at: QUEUE[0] });
  const records = [`/trade/payrecord?keyword=${platform.world.payRecords.rows[0]?.no}`, 'Pay records'] as const;
  await seeRows(page);
  const session = await context.newCDPSession(page);
  let polls = 0;
  page.on('request', (request) => {
    if (POLLED.test(new URL(request.url()).pathname)) polls += 1;
  });
  const counts: Counts[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let step = 0; step < STEPS; step += 1) {
      await goThrough(page, [records, QUEUE]);
      await page.keyboard.press(step % 2 ? '?' : 'Control+k');
      await expectSoon(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expectSoon(page.getByRole('dialog')).toHaveCount(0);
      const before = polls;
      for (let poll = 0; poll < POLLS_OF_A_MINUTE; poll += 1) await page.clock.runFor(POLL_MS);
      await until('a minute’s polls have left', () => polls - before >= POLLS_OF_A_MINUTE);
    }
    counts.push(await countsOf(session));
  }
  const settled = counts.slice(WARM_UP);
  const growth = {
    nodes: growthOf(settled.map(({ nodes }) => nodes)),
    listeners: growthOf(settled.map(({ listeners }) => listeners)),
    heap: growthOf(settled.map(({ heap }) => heap)),
  };
  console.log(
    `${polls} calls; first and last round: ${JSON.stringify([settled[0], settled.at(-1)])}; growth ${JSON.stringify(growth)}`,
  );
  expect(polls).toBeGreaterThanOrEqual(HOURS * 625);
  expect(growth.nodes).toBeLessThanOrEqual(0.01);
  expect(growth.listeners).toBeLessThanOrEqual(0.01);
  expect(growth.heap).toBeLessThanOrEqual(0.15);
});
