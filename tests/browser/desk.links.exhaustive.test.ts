import type { Locator, Page } from 'playwright-core';
import { drawerOf, expectSoon, LIST, onlyOf, openBrowser, orderOf, seeRows, until } from '../support/browser';
import { exhaustiveTest } from '../support/depth';

const visit = openBrowser({ at: null, hasFakeTime: true, platform: { days: 1, scale: 0 } });
const DWELL_MS = 500;

type Bench = Awaited<ReturnType<typeof visit>>;
const holderOf = (bench: Bench, no: string) => orderOf(bench, no).claimedBy?.username ?? null;
const isClaimed = (drawer: Locator) => expectSoon(drawer).toContainText('You have claimed this order until');

/** Opens an order and stays long enough to claim it. */
async function openAndClaim(bench: Bench, no: string, who: string): Promise<Locator> {
  const { page } = bench;
  await page.goto(onlyOf(no));
  await seeRows(page);
  await page.getByRole('link', { name: `Open ${no}` }).click();
  const drawer = drawerOf(page, no);
  await expectSoon(drawer.getByRole('heading', { name: 'Request', exact: true })).toBeVisible();
  await page.clock.fastForward(DWELL_MS);
  await until('it is claimed', () => holderOf(bench, no) === who);
  await isClaimed(drawer);
  return drawer;
}

/** Leaves the order by a link and comes back by the browser's button. */
async function followAndGoBack(page: Page, link: Locator, address: RegExp, seen: () => Promise<void>): Promise<void> {
  await link.click();
  await page.waitForURL(address);
  await seen();
  await page.goBack();
  await page.waitForURL((url) => url.pathname === LIST);
}

test('the links of an order lead to its records, and the back button finds it open and still claimed', async () => {
  const bench = await visit({ user: 'm.tan' });
  const { page, platform, callsOf } = bench;
  const { plain: no } = platform.stories;
  const drawer = await openAndClaim(bench, no, 'm.tan');
  const { holder, account } = orderOf(bench, no);
  const trips: [link: Locator, address: RegExp, title: string][] = [
    [drawer.getByRole('link', { name: `Open ${holder.no}` }).first(), /\/merchant\/user\?no=/, holder.no],
    [drawer.getByRole('link', { name: `Open ${account.no}` }).first(), /\/account\/info\?no=/, account.no],
    [drawer.locator('a[href*="/account/statement?no="]').first(), /\/account\/statement\?no=/, account.no],
  ];
  for (const [link, address, title] of trips) {
    await followAndGoBack(page, link, address, () =>
      expectSoon(page.getByRole('dialog').filter({ visible: true })).toContainText(title),
    );
    await isClaimed(drawer);
    expect(holderOf(bench, no)).toBe('m.tan');
  }
  const log = drawer.getByRole('link', { name: 'Show in operation log' });
  await followAndGoBack(page, log, new RegExp(`/sys/log\\?keyword=${no}`), async () => {
    await expectSoon((await seeRows(page)).first()).toContainText(no);
  });
  await isClaimed(drawer);
  expect(callsOf('/trade/withdraw/release')).toHaveLength(0);

  // Closing the order ends the claim that opening it has made.
  await drawer.getByRole('button', { name: 'Close' }).click();
  await until('it is released', () => holderOf(bench, no) === null);
});

test('a record of a flag opens in place, and the back button keeps the claim', async () => {
  const bench = await visit({ user: 'm.tan' });
  const { page, platform, callsOf } = bench;
  const [no = '', second = ''] = platform.stories.sharedPayee;
  const drawer = await openAndClaim(bench, no, 'm.tan');
  await drawer
    .getByRole('list', { name: 'Risk flags' })
    .getByRole('button', { name: `Open ${second}` })
    .click();
  await expectSoon(drawerOf(page, second).getByRole('region', { name: 'Decision' })).toBeVisible();
  expect(holderOf(bench, no)).toBe('m.tan');
  await page.goBack();
  await isClaimed(drawer);
  // The second one may have been claimed meanwhile, and is given back then.
  const released = callsOf('/trade/withdraw/release').flatMap(({ body }) => (body as { items: { withdrawNo: string }[] }).items);
  expect(released.filter(({ withdrawNo }) => withdrawNo === no)).toEqual([]);
  expect(holderOf(bench, no)).toBe('m.tan');
});

exhaustiveTest('leaving an order by the menu releases its claim', async () => {
  const bench = await visit({ user: 'm.tan' });
  const { page, platform } = bench;
  const { plain: no } = platform.stories;
  await openAndClaim(bench, no, 'm.tan');
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/sys/log"]')?.click());
  await page.waitForURL(/\/sys\/log$/);
  await until('it is released', () => holderOf(bench, no) === null);
});
