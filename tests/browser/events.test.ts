import type { Page } from 'playwright-core';
import { type Bench, callOverHttp, expectSoon, LIST, openBrowser, seeBadge, seeRows, until } from '../support/browser';
import { STREAM, streamsOf } from '../support/stream';

const visit = openBrowser({ hasFakeTime: true, platform: { events: true } });
const NEWEST = `${LIST}?view=WAITING&sortField=submittedAt&sortOrder=descend`;
const POLLS = ['/trade/withdraw/count', '/common/note/mention'];

const NEWS = /^\d+ new/;
const news = (page: Page) => page.getByRole('button', { name: NEWS });
const polls = ({ callsOf }: Bench) => POLLS.map((path) => callsOf(path).length);

/** Changes what is waiting until it is another number than before. */
async function arrivals(bench: Bench): Promise<number> {
  const waiting = async () => (await callOverHttp<number>(bench, 'ops.lee', '/trade/withdraw/count')).data;
  const before = await waiting();
  for (let times = 0; times < 20; times += 1) bench.platform.arrive();
  const after = await waiting();
  expect(after).not.toBe(before);
  return after;
}

afterEach(() => jest.restoreAllMocks());

test('badge and list follow one stream of two tabs without a poll, a poll when it breaks, and the stream again', async () => {
  const bench = await visit({ at: null });
  const { page, newTab, callsOf, platform } = bench;
  const sockets = streamsOf(platform);

  await page.goto(NEWEST);
  const tabs = [page, await newTab(NEWEST)];
  for (const tab of tabs) await seeRows(tab);
  await until('the stream is read', () => sockets.length > 0);
  await page.bringToFront();
  // A list asks once after the start, as before; from then on it waits to be told.
  for (const tab of tabs) await tab.clock.fastForward(11_000);
  const waiting = await arrivals(bench);
  const before = polls(bench);
  for (const tab of tabs) await seeBadge(tab, waiting);
  await expectSoon(news(page)).toBeVisible();
  expect(callsOf(STREAM)).toHaveLength(1);
  expect(polls(bench)).toEqual(before);

  // Broken, and refused from now on: what changes meanwhile comes by a poll.
  platform.faults.push({ match: STREAM, kind: 'disconnect', times: 1_000 });
  for (const socket of sockets) socket.destroy();
  await until('it is tried again', () => callsOf(STREAM).length > 1);
  const more = await arrivals(bench);
  const during = polls(bench);
  await page.clock.fastForward(31_000);
  for (const tab of tabs) await seeBadge(tab, more);
  expect(polls(bench)).not.toEqual(during);

  platform.faults.length = 0;
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  for (const tab of tabs) await tab.evaluate(() => window.dispatchEvent(new Event('online')));
  await until('the stream is read again', () => sockets.length > 1);
  const last = await arrivals(bench);
  const after = polls(bench);
  for (const tab of tabs) await seeBadge(tab, last);
  expect(polls(bench)).toEqual(after);
  expect(sockets.filter((socket) => !socket.destroyed)).toHaveLength(1);
});

test.each([
  ['without the path, as our platform answers it', 404, { code: 404, msg: 'Address not found.', data: null, error: 'NOT_FOUND' }],
  ['that says it is not implemented', 501, { message: 'Not implemented' }],
])('a server %s is asked for the stream once in the session', async (_what, status, body) => {
  const { page, callsOf, platform, forgive } = await visit({ at: null });
  forgive(new RegExp(`status of ${status}`));
  platform.faults.push({ match: STREAM, kind: { status, body }, times: 1_000 });
  await page.goto(NEWEST);
  await seeRows(page);
  await until('the stream is asked for', () => callsOf(STREAM).length > 0);
  await page.clock.runFor(70_000);
  await seeRows(page);
  expect(callsOf(STREAM)).toHaveLength(1);
});
