import type { Page } from 'playwright-core';
import { expectSoon, goInside, LIST, openBrowser, seeRows, until } from '../support/browser';

/*
 * Every browser test fails when the page does what its policy forbids (tests/support/browser.ts): all screens, their dialogs and both
 * themes are covered by the tests of the screens. This test proves that a breach is blocked and noticed.
 */
const visit = openBrowser();

/** Runs a script of the page itself, which unlike the test's own calls is under the policy, and tells what became of it. */
const attempt = (page: Page, what: (typeof BREACHES)[number]['name']) =>
  page.evaluate((name) => {
    const tries: Record<string, () => void> = {
      'a script in the page': () => {
        const script = document.createElement('script');
        script.append('window.wasHere = true');
        document.body.append(script);
      },
      'a script from elsewhere': () => {
        const script = document.createElement('script');
        script.src = 'https://elsewhere.example/a.js';
        document.body.append(script);
      },
      'text as HTML': () => {
        document.body.insertAdjacentHTML('beforeend', '<b id="was-here">text</b>');
      },
      'a handler in an attribute': () => {
        document.body.setAttribute('onclick', 'window.wasHere = true');
        document.body.click();
      },
      'a style attribute': () => {
        document.body.setAttribute('style', 'outline: 9px solid red');
      },
      'a style sheet in the page': () => {
        const sheet = document.createElementNS('http://www.w3.org/1999/xhtml', 'style');
        sheet.append('body { outline: 9px solid red }');
        document.body.append(sheet);
      },
      'a picture from elsewhere': () => {
        const picture = document.createElement('img');
        picture.src = 'https://elsewhere.example/a.png';
        document.body.append(picture);
      },
      'a frame': () => {
        const frame = document.createElement('iframe');
        frame.src = '/favicon.svg';
        document.body.append(frame);
      },
      'another base': () => {
        const base = document.createElement('base');
        base.href = 'https://elsewhere.example/';
        document.head.append(base);
      },
    };
    try {
      tries[name]?.();
      return 'nothing was thrown';
    } catch (error) {
      return (error as Error).name;
    }
  }, what);

/** The attempt, whether the page's script gets an error, and the directive that blocks it. */
const BREACHES = [
  { name: 'a script in the page', told: 'nothing was thrown', by: /require-trusted-types-for|TrustedScript|script-src/ },
  { name: 'a script from elsewhere', told: 'TypeError', by: /TrustedScriptURL/ },
  { name: 'text as HTML', told: 'TypeError', by: /TrustedHTML/ },
  { name: 'a handler in an attribute', told: 'TypeError', by: /TrustedScript/ },
  { name: 'a style attribute', told: 'nothing was thrown', by: /style-src/ },
  { name: 'a style sheet in the page', told: 'nothing was thrown', by: /style-src/ },
  { name: 'a picture from elsewhere', told: 'nothing was thrown', by: /img-src/ },
  { name: 'a frame', told: 'nothing was thrown', by: /frame-src|default-src/ },
  { name: 'another base', told: 'nothing was thrown', by: /base-uri/ },
] as const;

test('a breach of the policy is blocked, and reported to the test', async () => {
  const bench = await visit();
  const { page, complaints } = bench;
  await seeRows(page);
  expect(complaints).toEqual([]);
  for (const { name, told, by } of BREACHES) {
    const before = complaints.length;
    expect([name, await attempt(page, name)]).toEqual([name, told]);
    await until(`${name} is told`, () => complaints.slice(before).some((text) => by.test(text)));
  }
  expect(await page.evaluate(() => 'wasHere' in window || document.getElementById('was-here') !== null)).toBe(false);
  expect(await page.evaluate(() => getComputedStyle(document.body).outlineStyle)).toBe('none');
  // What was provoked here is no complaint of the console's own; everything else would be.
  bench.forgive(/Content Security Policy|Trusted(HTML|Script)|foreign host: https:\/\/elsewhere\.example/);
});

test('the console works under the policy: styles, icons, dialogs, a chart and a worker', async () => {
  const { page } = await visit({ user: 'm.tan' });
  await seeRows(page);
  await goInside(page, '/agency/perf');
  await expectSoon(page.locator('svg[role=img]').first()).toBeVisible();
  await goInside(page, LIST);
  await seeRows(page);
});
