import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import {
  ask,
  badgeOf,
  callOverHttp,
  chunkOf,
  DIST,
  expectSoon,
  LIST,
  onlyOf,
  openBrowser,
  rowsOf,
  START,
  seeBadge,
  seeRows,
  sendButton,
  until,
} from '../support/browser';
import { exhaustiveTest } from '../support/depth';

const visit = openBrowser({ hasFakeTime: true });
const COUNT = '/trade/withdraw/count';

const focus = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));

describe('the count on the menu', () => {
  exhaustiveTest('is shown also for zero', async () => {
    const { page } = await visit({ user: 'auditor' });
    await seeBadge(page, 0);
    await expectSoon(badgeOf(page).locator('sup')).toHaveText('0');
  });

  exhaustiveTest('is loaded every 30 seconds by one tab for all three', async () => {
    const bench = await visit();
    const { page, newTab, callsOf, platform } = bench;
    await seeRows(page);
    const tabs = [page, await newTab(LIST), await newTab(LIST)];
    for (const tab of tabs) await seeRows(tab);
    await until('the first count is there', () => callsOf(COUNT).length > 0);
    const start = callsOf(COUNT).length;
    expect(start).toBeLessThanOrEqual(3);
    for (let minute = 1; minute <= 10; minute += 1) {
      for (let step = 0; step < 2; step += 1) {
        const before = callsOf(COUNT).length;
        await page.clock.fastForward(30_000);
        await until('a tab asks', () => callsOf(COUNT).length > before);
      }
    }
    expect(callsOf(COUNT).length - start).toBeLessThanOrEqual(22);
    platform.arrive();
    const { data: waiting } = await callOverHttp<number>(bench, 'ops.lee', COUNT);
    await page.clock.fastForward(30_000);
    for (const tab of tabs) await seeBadge(tab, waiting);
  });

  exhaustiveTest('is loaded on focus, at most every five seconds', async () => {
    const { page, callsOf } = await visit();
    await seeRows(page);
    await expectSoon(badgeOf(page)).toBeVisible();
    // From here on the page's time stands, but where it is moved.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
    const start = callsOf(COUNT).length;
    await focus(page);
    await until('it is asked for', () => callsOf(COUNT).length === start + 1);
    await page.clock.runFor(3_000);
    for (let times = 0; times < 3; times += 1) await focus(page);
    const rows = callsOf('/trade/withdraw/page').length;
    await page.getByLabel('reload').click();
    await until('the list is asked for after it', async () => {
      await page.clock.runFor(20);
      return callsOf('/trade/withdraw/page').length > rows;
    });
    expect(callsOf(COUNT)).toHaveLength(start + 1);
    await page.clock.runFor(5_000);
    await focus(page);
    await until('it is asked for again', () => callsOf(COUNT).length === start + 2);
  });

  test('is updated in all tabs by the answer to a decision, without a call of its own', async () => {
    const bench = await visit({ at: null });
    const { page, newTab, callsOf, platform } = bench;
    const [no = ''] = platform.stories.split;
    await page.goto(onlyOf(no));
    const other = await newTab(LIST);
    await seeRows(other);
    const { data: waiting } = await callOverHttp<number>(bench, 'ops.lee', COUNT);
    await seeBadge(other, waiting);
    const before = callsOf(COUNT).length;
    const dialog = await ask(page, 'Pass', no);
    await sendButton(dialog).click();
    await expectSoon(page.locator('.ant-message-success')).toBeVisible();
    await seeBadge(page, waiting - 1);
    await seeBadge(other, waiting - 1);
    expect(callsOf(COUNT)).toHaveLength(before);
  });

  exhaustiveTest('is loaded after a decision when the answer lacks it', async () => {
    const bench = await visit({ at: null });
    const { page, callsOf, platform } = bench;
    const [no = ''] = platform.stories.split;
    await page.route('**/api/trade/withdraw/pass', async (route) => {
      const answer = await route.fetch();
      const { data, ...rest } = await answer.json();
      await route.fulfill({ response: answer, json: { ...rest, data: { ...data, pendingCount: undefined } } });
    });
    await page.goto(onlyOf(no));
    const { data: waiting } = await callOverHttp<number>(bench, 'ops.lee', COUNT);
    await seeBadge(page, waiting);
    const before = callsOf(COUNT).length;
    await sendButton(await ask(page, 'Pass', no)).click();
    await seeBadge(page, waiting - 1);
    expect(callsOf(COUNT)).toHaveLength(before + 1);
  });

  exhaustiveTest('keeps its last value with a mark when it cannot be loaded, and is loaded less and less often', async () => {
    const { page, platform, callsOf } = await visit();
    await seeRows(page);
    const shown = await badgeOf(page).locator('sup').textContent();
    platform.faults.push({ match: COUNT, kind: { status: 500, msg: 'It broke.' }, times: 2 });
    await page.clock.fastForward(31_000);
    await expectSoon(badgeOf(page)).toContainText('Outdated: the count could not be refreshed');
    await expectSoon(badgeOf(page)).toContainText('⚠');
    expect(await badgeOf(page).locator('sup').textContent()).toBe(shown);
    await expectSoon(page.locator('.ant-notification-notice, .ant-message-notice')).toHaveCount(0);
    const before = callsOf(COUNT).length;
    await page.clock.fastForward(31_000);
    await page.clock.fastForward(31_000);
    await until('it is asked for', () => callsOf(COUNT).length > before);
    expect(callsOf(COUNT)).toHaveLength(before + 1);
    await page.clock.fastForward(125_000);
    await expectSoon(badgeOf(page)).toContainText('await your decision');
    await expectSoon(badgeOf(page)).not.toContainText('⚠');
  });
});

describe('a new version on the server', () => {
  let folder: string;

  /** A copy of the build, without the file that is named. */
  const copyBuild = (name: string, without?: string): string => {
    const copy = path.join(folder, name);
    cpSync(DIST, copy, { recursive: true });
    if (without) rmSync(path.join(copy, without));
    return copy;
  };
  const loadsOf = (page: Page): string[] => {
    const loads: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
    });
    return loads;
  };

  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'console-build-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('is offered by a banner within a minute, and loaded by its button', async () => {
    const { page, server } = await visit();
    await seeRows(page);
    const banner = page.getByRole('status').filter({ hasText: 'A new version is ready.' });
    await expectSoon(banner).toHaveCount(0);
    const next = copyBuild('next');
    writeFileSync(path.join(next, 'version.json'), '{"version":"another"}');
    server.setDist(next);
    await page.clock.fastForward(61_000);
    await expectSoon(banner).toBeVisible();
    const loads = loadsOf(page);
    await banner.getByRole('button', { name: 'Reload the page' }).click();
    await until('the page is loaded anew', () => loads.length === 1);
    await seeRows(page);
    await expectSoon(banner).toHaveCount(0);
  });

  exhaustiveTest('without the code of a screen is loaded by one reload of that screen', async () => {
    const bench = await visit({ at: null, dist: copyBuild('old', chunkOf(START)) });
    const { page, server } = bench;
    bench.forgive(/chunk|Refused to execute script/i);
    const missing = page.waitForResponse((response) => response.url().includes(chunkOf(START)) && response.status() === 404);
    await page.goto('/nowhere');
    await expectSoon(page.getByText('No page at /nowhere. Check the address.')).toBeVisible();
    await missing;
    server.setDist(DIST);
    const loads = loadsOf(page);
    await page.getByRole('link', { name: /^Go to / }).click();
    await seeRows(page);
    expect(loads).toEqual([START]);
  });

  exhaustiveTest('whose code cannot be loaded at all ends in an error page, after one reload', async () => {
    const bench = await visit({ at: null });
    const { page } = bench;
    bench.forgive(/chunk/i);
    await page.route(`**/${chunkOf(START)}`, (route) => route.abort('connectionreset'));
    await page.goto('/nowhere');
    await expectSoon(page.getByText('No page at /nowhere. Check the address.')).toBeVisible();
    const loads = loadsOf(page);
    await page.getByRole('link', { name: /^Go to / }).click();
    await expectSoon(page.getByText('This page could not be loaded')).toBeVisible();
    await expectSoon(page.getByRole('link', { name: /Withdraw orders/ })).toBeVisible();
    await expectSoon(rowsOf(page)).toHaveCount(0);
    expect(loads).toEqual([START]);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await seeRows(page);
  });
});
