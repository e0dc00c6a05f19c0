import type { BrowserContext } from 'playwright-core';
import { collector, openBrowser, see, seeRows } from '../support/browser';

const visit = openBrowser({ at: null });

/** What the site's own file says, in the place of the one that comes with the build. */
const say = (context: BrowserContext, body: string, status = 200) =>
  context.route('**/config.json', (route) => route.fulfill({ status, contentType: 'application/json', body }));

test.each([
  ['en-US', 'light', 'idleWarnMinutes must be a whole number of minutes, at most 720', 'idleMinutes is not a setting'],
  ['zh-CN', 'dark', 'idleWarnMinutes 必须是整数分钟，最多 720', 'idleMinutes 不是有效的配置项'],
] as const)(
  'in %s wrong settings are told one by one on a page of their own, signed in or not',
  async (locale, theme, first, second) => {
    const { page, context, callsOf } = await visit({ locale, theme });
    const { found, look } = collector(page);
    await say(context, '{"idleWarnMinutes":"13","idleMinutes":15}');
    for (const at of ['/trade/withdraw', '/login']) {
      await page.goto(at);
      await see(page.getByRole('listitem')).toHaveText([first, second]);
      await look(at);
    }
    expect(found).toEqual({});
    expect(callsOf('/trade/withdraw/page')).toHaveLength(0);

    await context.unrouteAll();
    await page.goto('/trade/withdraw');
    await seeRows(page);
  },
);

test.each([
  ['is missing', '', 404],
  ['is no JSON', '{"environment":', 200],
  ['is the page of some other server', '<!doctype html>', 200],
] as const)('a file that %s is told as well', async (_name, body, status) => {
  const { page, context } = await visit();
  await say(context, body, status);
  await page.goto('/trade/withdraw');
  await see(page.getByRole('heading', { name: 'The console is not set up correctly' })).toBeVisible();
  await see(page.getByRole('listitem')).toHaveText('/config.json is missing or is not a JSON object');
});

test('the environment stands beside the name on every screen, and the idle limits are those of the site', async () => {
  const { page, context } = await visit({ hasFakeTime: true });
  await say(context, '{"environment":"STAGING","idleWarnMinutes":2,"idleLimitMinutes":3}');
  await page.goto('/trade/withdraw');
  await seeRows(page);
  await see(page.getByRole('banner').getByText('STAGING')).toBeVisible();
  // The page's clock runs on beside the jumps, and a busy machine may take half a minute for what stands above.
  await page.clock.fastForward(60_000);
  await see(page.getByRole('dialog', { name: 'Are you still there?' })).toBeHidden();
  await page.clock.fastForward(61_000);
  await see(page.getByRole('dialog', { name: 'Are you still there?' })).toBeVisible();
  await page.clock.fastForward(60_000);
  await see(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await see(page.getByText('STAGING')).toBeVisible();
});

test('a console whose texts cannot be fetched says so', async () => {
  const bench = await visit();
  const { page } = bench;
  bench.forgive(/chunk/i);
  await page.route(/\.async\.js$/, (route) => route.abort('connectionreset'));
  await page.goto('/trade/withdraw');
  await see(page.getByText('The console could not be loaded. Reload the page.')).toBeVisible();
});
