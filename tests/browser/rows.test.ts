import { expectSoon, fileWith, LIST, openBrowser, seeRows } from '../support/browser';

const visit = openBrowser({ user: 'admin', at: null });

test('the menu of a row stays beside its row while the page scrolls', async () => {
  const { page } = await visit();
  await page.setViewportSize({ width: 1440, height: 600 });
  await page.goto(`${LIST}?view=ALL&pageSize=20`);
  await seeRows(page);
  const opener = page.locator('tr[data-row-key] .icon-more').nth(3);
  await opener.click();
  const menu = page.locator('.ant-dropdown').filter({ visible: true });
  await expectSoon(menu).toBeVisible();
  const distance = async () => ((await menu.boundingBox())?.y ?? Number.NaN) - ((await opener.boundingBox())?.y ?? Number.NaN);
  const before = await distance();
  const top = (await opener.boundingBox())?.y ?? 0;
  await page.evaluate(() => window.scrollBy(0, 60));
  await expectSoon.poll(async () => (await opener.boundingBox())?.y).toBeLessThan(top);
  await expectSoon.poll(distance).toBeCloseTo(before, 0);
});

test('a long table whose code cannot be loaded says so', async () => {
  const bench = await visit();
  bench.forgive(/chunk/i);
  const { page } = bench;
  await page.route(`**/${fileWith('rc-table-internal-hook')}`, (route) => route.abort('connectionreset'));
  await page.goto('/sys/menu');
  await expectSoon(page.getByText('This page could not be loaded')).toBeVisible();
});
