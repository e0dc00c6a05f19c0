import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Request } from 'playwright-core';
import { expectSoon, openBrowser, screenOf, seeRows, until } from '../support/browser';
import { sample } from '../support/depth';
import { isArchetype } from '../support/everyScreen';
import { releaseOf } from '../support/releases';

jest.setTimeout(600_000);
const visit = openBrowser();

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'console-releases-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a release without the files of the previous one costs each menu entry at most one reload, and no page is blank', async () => {
  const releases = [releaseOf(folder, 'one'), releaseOf(folder, 'two')] as const;
  const bench = await visit({ user: 'admin', at: null, dist: releases[0] });
  const { page, context, server } = bench;
  bench.forgive(/chunk|Refused to execute script/i);
  // Nothing is loaded ahead: each entry is opened for the first time.
  await context.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  const waiting = new Set<Request>();
  page.on('request', (request) => waiting.add(request));
  page.on('requestfinished', (request) => waiting.delete(request));
  page.on('requestfailed', (request) => waiting.delete(request));
  const twoFrames = () =>
    page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  /** What is loaded after the rows is here too. */
  const rest = () =>
    until('nothing but the live stream is being loaded', async () => {
      const isQuiet = () => [...waiting].every((request) => request.url().endsWith('/common/events'));
      if (isQuiet()) await twoFrames().catch(() => undefined);
      return isQuiet();
    });
  await page.goto('/trade/withdraw');
  await seeRows(page);
  await rest();

  const entries = await page
    .locator('aside a[href]')
    .evaluateAll((links) => links.map((link) => [link.getAttribute('href') ?? '', link.textContent ?? ''] as const));
  expect(entries.length).toBeGreaterThan(20);
  const opened = sample(entries, 1, ([href]) => isArchetype(href));
  let shown: 0 | 1 = 0;
  let reloads = 0;
  for (const [href, title] of opened) {
    const next: 0 | 1 = shown === 0 ? 1 : 0;
    server.setDist(releases[next]);
    loads.length = 0;
    await page.locator(`aside a[href="${href}"]`).click();
    // The badge is part of the name of its entry.
    const [name = ''] = title.split(/\d/);
    await expectSoon(page.locator('#content h1')).toHaveText(name);
    await expectSoon(
      screenOf(page).locator('[data-row-key], [data-record], .ant-card, form, .ant-tabs, .ant-empty').first(),
    ).toBeVisible();
    await rest();
    await expectSoon(page.getByText('This page could not be loaded')).toHaveCount(0);
    // No load, or one of this entry.
    expect([[], [href]]).toContainEqual(loads);
    if (loads.length === 1) shown = next;
    reloads += loads.length;
    // Simulates half a minute: no tab reloads twice within it.
    await page.evaluate(() => sessionStorage.removeItem('chunkReloadAt'));
  }
  // The test would prove nothing if the files were there all along.
  expect(reloads).toBeGreaterThan(opened.length / 2);
});
