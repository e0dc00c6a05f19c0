import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { demoPassword } from '../../mock/base/demoAccounts';
import { ask, type Bench, expectSoon, LIST, NOW, onlyOf, openBrowser, START, screenOf, seeRows } from '../support/browser';
import { exhaustiveTest } from '../support/depth';
import { releaseOf } from '../support/releases';

/*
 * A tab that was opened before a deployment, beside a server that has the files of the new build alone: its next screen is not there, and
 * is loaded by one reload. What a release with the files of the previous one does is in serving.test.ts.
 */

const visit = openBrowser({ at: null });

let folder: string;
let builds: readonly [old: string, next: string];
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'console-old-tab-'));
  builds = [releaseOf(folder, 'old'), releaseOf(folder, 'next')];
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Paths of the pages that are loaded from now on. */
function loadsOf(page: Page): string[] {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  return loads;
}

/** A tab of the old build in which nothing is loaded ahead; what the browser says of files that are gone is the point. */
async function openOldTab(user = 'ops.lee'): Promise<Bench> {
  const bench = await visit({ user, dist: builds[0], isFirstVisit: true });
  bench.forgive(/chunk|Refused to execute script|Refused to apply style/i);
  await bench.context.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  return bench;
}

/** Goes on within the page, as a link would that an open dialog covers. */
const goOn = (page: Page, address: string) =>
  page.evaluate((where) => {
    window.history.pushState({}, '', where);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, address);

const fromNext = (page: Page) =>
  page.evaluate(() => fetch('/version.json').then((answer) => answer.json() as Promise<{ version: string }>));

test('an old tab opens a screen of the new build by one reload, and what was typed is there on return', async () => {
  const bench = await openOldTab();
  const { page, server, platform } = bench;
  const no = platform.stories.payeeChanged;
  const TEXT = 'Account name differs from the licence';
  await page.goto(onlyOf(no));
  await seeRows(page);
  const dialog = await ask(page, 'Reject', no);
  await dialog.getByRole('textbox', { name: 'Remark' }).fill(TEXT);
  const kept = () => page.evaluate(() => ({ ...localStorage }));
  const before = await kept();

  server.setDist(builds[1]);
  expect(await fromNext(page)).toEqual({ version: 'next' });
  const loads = loadsOf(page);
  await goOn(page, START);
  await expectSoon(page.getByRole('heading', { level: 1 })).toHaveText('Pay orders');
  await seeRows(page);
  expect(loads).toEqual([START]);
  await expectSoon(page.getByText('This page could not be loaded')).toHaveCount(0);
  // The operator is still signed in, and nothing that was stored is lost.
  expect(await kept()).toMatchObject({ token: before.token, tokenOwner: before.tokenOwner });

  await page.goBack();
  await expectSoon(page.getByRole('heading', { level: 1 })).toHaveText('Withdraw orders');
  const again = page.getByRole('dialog', { name: /^Reject/ });
  await expectSoon(again.getByRole('textbox', { name: 'Remark' })).toHaveValue(TEXT);
  await expectSoon(again.getByRole('status').first()).toContainText('Your earlier entries are restored');
  await expectSoon(page.getByText(/come from another version of the console/)).toHaveCount(0);
});

test('a reload of an old tab with an open dialog shows the new build, with the dialog as it was', async () => {
  const bench = await openOldTab();
  const { page, server, platform } = bench;
  const no = platform.stories.payeeChanged;
  await page.goto(onlyOf(no));
  await seeRows(page);
  const dialog = await ask(page, 'Reject', no);
  await dialog.getByRole('textbox', { name: 'Remark' }).fill('Called the holder twice');
  server.setDist(builds[1]);
  await page.reload();
  await seeRows(page);
  await expectSoon(page.getByRole('dialog', { name: /^Reject/ }).getByRole('textbox', { name: 'Remark' })).toHaveValue(
    'Called the holder twice',
  );
});

exhaustiveTest('a part of the screen that an old tab loads later costs one reload of the same screen', async () => {
  const bench = await openOldTab();
  const { page, server, platform } = bench;
  const address = onlyOf(platform.stories.payeeChanged);
  await page.goto(address);
  await seeRows(page);
  server.setDist(builds[1]);
  const loads = loadsOf(page);
  await page.getByRole('button', { name: 'Columns' }).click();
  await expectSoon.poll(() => loads).toEqual([LIST]);
  await seeRows(page);
  expect(new URL(page.url()).search).toBe(new URL(address, page.url()).search);
  await page.getByRole('button', { name: 'Columns' }).click();
  await expectSoon(page.getByRole('group', { name: 'Columns' }).getByRole('checkbox').first()).toBeVisible();
  expect(loads).toEqual([LIST]);
});

exhaustiveTest('a login page of the old build signs in to the new one', async () => {
  const bench = await visit({ user: null, dist: builds[0], isFirstVisit: true, hasFakeTime: true });
  bench.forgive(/chunk|Refused to execute script|Refused to apply style/i);
  const { page, server } = bench;
  // While the page's time is stopped, nothing is loaded ahead.
  await page.clock.pauseAt(NOW + 60_000);
  await page.goto('/login');
  await expectSoon(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  server.setDist(builds[1]);
  await page.clock.resume();
  await page.getByLabel('Username').fill('ops.lee');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
  await seeRows(page);
  await expectSoon(screenOf(page)).toHaveAttribute('data-screen', START);
});
