import { expectSoon, openBrowser, seeRows, until } from '../support/browser';
import { type Counts, countsOf, excessIn, FLAT, goThrough, growthOf, HOURS, ROUNDS } from '../support/soak';

/*
 * Hours of a working day in one tab (docs/rules/quality.md#long-days), by the page's clock: in eight of them 1,000 changes of screen,
 * 500 dialogs and more than 5,000 polls. What is not given back would be counted in the end. No handles of elements are held: they
 * would be the leak.
 */
jest.setTimeout(1_200_000);
const visit = openBrowser({ hasFakeTime: true });

/** Minutes of a round. */
const STEPS = 25;
const POLL_MS = 10_000;
const POLLS_OF_A_MINUTE = 6;
/** Few rows: how many there are changes what a round costs, and nothing of what it may leave behind. */
const QUEUE = ['/trade/withdraw?view=HELD', 'Withdraw orders'] as const;
const POLLED = /^\/(api\/.*|version\.json)$/;

test('the measurement detects growth', () => {
  expect(growthOf([100, 101, 102, 103])).toBeCloseTo(0.03);
  expect(growthOf([100, 101, 99, 100, 100])).toBeLessThan(0.01);
  const rounds = [90, 100, 101, 102, 103].map((nodes) => ({ nodes, listeners: 50 }));
  expect(excessIn(rounds, { nodes: 0.01, listeners: 0.01 })).toEqual({ nodes: expect.closeTo(0.03) });
  expect(excessIn(rounds, { nodes: 0.04, listeners: 0.01 })).toEqual({});
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
  console.log(`${polls} calls`);
  expect(polls).toBeGreaterThanOrEqual(HOURS * 625);
  expect(excessIn(counts, FLAT)).toEqual({});
});
