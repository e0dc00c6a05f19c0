import type { BrowserContext } from 'playwright-core';
import { chunkOf, collectAxe, expectSoon, goInside, openBrowser, seeRows, until, untilWatched } from '../support/browser';
import { depth, exhaustiveTest } from '../support/depth';

const visit = openBrowser({ at: null });

/** What the site's own file says, in the place of the one that comes with the build. */
const say = (context: BrowserContext, body: string, status = 200) =>
  context.route('**/config.json', (route) => route.fulfill({ status, contentType: 'application/json', body }));

const TOLD = {
  'en-US': ['idleWarnMinutes must be a whole number of minutes, at most 720', 'reportErrors must be true or false'],
  'zh-CN': ['idleWarnMinutes 必须是整数分钟，最多 720', 'reportErrors 必须是 true 或 false'],
};

test.each(depth.locales)('in %s invalid settings are listed on a separate page, signed in or not', async (locale) => {
  const { page, context, callsOf } = await visit({ locale });
  const { found, look } = collectAxe(page);
  await say(context, '{"idleWarnMinutes":"13","reportErrors":1,"idleMinutes":15}');
  for (const at of ['/trade/withdraw', '/login']) {
    await page.goto(at);
    await expectSoon(page.getByRole('listitem')).toHaveText(TOLD[locale]);
    await look(at);
  }
  expect(found).toEqual({});
  expect(callsOf('/trade/withdraw/page')).toHaveLength(0);

  await context.unrouteAll();
  await page.goto('/trade/withdraw');
  await seeRows(page);
});

exhaustiveTest('settings that this version does not know are told to an administrator alone, and the others apply', async () => {
  const { page, context, openProfile } = await visit({ user: 'sys.admin' });
  const { found, look } = collectAxe(page);
  const told = 'logo, helpUrl';
  const begin = async (tab: typeof page, at: string) => {
    await tab.goto(at);
    await expectSoon(tab.getByRole('banner').getByText('UAT')).toBeVisible();
  };
  const newer = '{"environment":"UAT","logo":"/site/logo.svg","helpUrl":"https://help.example"}';
  await say(context, newer);
  await begin(page, '/sys/menu');
  const banner = page.getByRole('status').filter({ hasText: 'does not know' });
  await expectSoon(banner).toHaveText(`/config.json has settings that this version does not know: ${told}. They have no effect.`);
  await look('/sys/menu');
  expect(found).toEqual({});
  await banner.getByRole('button', { name: 'Close' }).click();
  await expectSoon(banner).toHaveCount(0);

  const other = await openProfile({ user: 'ops.lee', at: null });
  await say(other.context, newer);
  await begin(other.page, '/trade/withdraw');
  // A word that everybody gets comes by the same way, and later.
  await seeRows(other.page);
  await other.page.evaluate(() => localStorage.setItem('theme', 'purple'));
  await begin(other.page, '/trade/withdraw');
  await expectSoon(other.page.getByText('were removed: your choices of settings')).toBeVisible();
  await expectSoon(other.page.getByText(told)).toHaveCount(0);
});

exhaustiveTest('a missing file, invalid JSON, and the page of another server are reported as well', async () => {
  const { page, context } = await visit();
  for (const [body, status] of [
    ['', 404],
    ['{"environment":', 200],
    ['<!doctype html>', 200],
  ] as const) {
    await say(context, body, status);
    await page.goto('/trade/withdraw');
    await expectSoon(page.getByRole('heading', { name: 'The console is not set up correctly' })).toBeVisible();
    await expectSoon(page.getByRole('listitem')).toHaveText('/config.json is missing or is not a JSON object');
    await context.unrouteAll();
  }
});

exhaustiveTest('the environment is beside the name on every screen, and the idle limits are those of the site', async () => {
  const { page, context } = await visit({ hasFakeTime: true });
  await say(context, '{"environment":"STAGING","idleWarnMinutes":2,"idleLimitMinutes":3}');
  await page.goto('/trade/withdraw');
  await seeRows(page);
  await expectSoon(page.getByRole('banner').getByText('STAGING')).toBeVisible();
  await untilWatched(page);
  // The page's clock runs on beside the jumps, and a busy machine may take half a minute for the steps above.
  await page.clock.fastForward(60_000);
  await expectSoon(page.getByRole('dialog', { name: 'Are you still there?' })).toBeHidden();
  await page.clock.fastForward(61_000);
  await expectSoon(page.getByRole('dialog', { name: 'Are you still there?' })).toBeVisible();
  await page.clock.fastForward(60_000);
  await expectSoon(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expectSoon(page.getByText('STAGING')).toBeVisible();
});

test('a console whose texts cannot be loaded says so', async () => {
  const bench = await visit();
  const { page } = bench;
  bench.forgive(/chunk/i);
  await page.route(/\.async\.js$/, (route) => route.abort('connectionreset'));
  await page.goto('/trade/withdraw');
  await expectSoon(page.getByText('The console could not be loaded. Reload the page.')).toBeVisible();
});

test('faults of the code are reported once each, without values, where the site says so', async () => {
  const bench = await visit({ user: 'm.tan' });
  const { page, context } = bench;
  const reports: { message: string; stack: string[]; version: string; screen: string }[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/reports/error')) reports.push(JSON.parse(request.postData() ?? ''));
  });
  const fail = () =>
    page.evaluate(() => {
      setTimeout(() => {
        throw new TypeError('"Somchai" has no account 6222020000001234');
      });
    });
  const chunk = chunkOf('/agency/perf');
  await context.route(`**/${chunk}`, (route) => route.abort());
  bench.forgive(/Somchai|ERR_FAILED|chunk/i);

  await page.goto('/trade/withdraw');
  await seeRows(page);
  await fail();
  expect(reports).toEqual([]);

  await say(context, '{"reportErrors":true}');
  await page.reload();
  await seeRows(page);
  await fail();
  await fail();
  await until('the fault is reported', () => reports.length > 0);
  await page.evaluate(() => {
    const message = 'ResizeObserver loop completed with undelivered notifications.';
    window.dispatchEvent(new ErrorEvent('error', { message }));
  });
  // A page whose code is missing reloads once, and then says so.
  await goInside(page, '/agency/perf');
  await expectSoon(page.getByText('This page could not be loaded')).toBeVisible();
  await until('the missing code is reported', () => reports.some(({ screen }) => screen === '/agency/perf'));

  const { version } = (await (await page.request.get('/version.json')).json()) as { version: string };
  expect(reports.filter(({ screen }) => screen === '/trade/withdraw')).toEqual([
    { message: 'TypeError: "…" has no account #', stack: expect.any(Array), version, screen: '/trade/withdraw' },
  ]);
  const [missing] = reports.filter(({ screen }) => screen === '/agency/perf');
  expect(missing?.message).toMatch(/^ChunkLoadError: Loading chunk/);
  expect(missing?.stack[0]).toMatch(/^umi\.[0-9a-f]+\.js:\d+:\d+$/);
});
