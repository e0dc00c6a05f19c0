import type { Page, Route } from 'playwright-core';
import { expectSoon, fileWith, goInside, LIST, openBrowser, START, seeRows, until } from '../support/browser';
import { exhaustiveTest, sample } from '../support/depth';
import { listScreens } from '../support/listScreens';

const visit = openBrowser({ user: 'admin', at: null });

/** Above the rows of this screen stands a form that the operator fills in. */
const withFigures = listScreens.filter(({ path }) => path !== '/test/pay');

/** Opens a list, and says how far its first row moves when the figures above it come, which are read after the rows. */
async function moveOf(page: Page, address: string): Promise<number> {
  const held: Route[] = [];
  await page.route(/\/api\/.*\/statistics\b/, (route) => void held.push(route));
  await goInside(page, address);
  const row = (await seeRows(page)).first();
  await until('the figures are asked for', () => held.length > 0);
  // The tools above the rows come with code of their own, before anything is pressed.
  await expectSoon(page.locator('.later-tools:empty:not([hidden] *)')).toHaveCount(0);
  const topOf = () => row.evaluate((one) => one.getBoundingClientRect().top + window.scrollY);
  const before = await topOf();
  const figure = page.locator('.figures dd:not([hidden] *)').first();
  const unknown = await figure.textContent();
  await Promise.all(held.splice(0).map((route) => route.continue()));
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await expectSoon(figure).not.toHaveText(unknown ?? '');
  return (await topOf()) - before;
}

test('the rows stay where they are when the figures above them come', async () => {
  const { page } = await visit();
  for (const { path, full } of sample(withFigures, 0, ({ path: at }) => at.startsWith('/trade/pay')))
    expect([path, await moveOf(page, full)]).toEqual([path, 0]);
});

exhaustiveTest('on a phone they stay below the most common errors too, once the figures are unfolded', async () => {
  const { page } = await visit();
  await page.setViewportSize({ width: 390, height: 844 });
  await goInside(page, '/trade/payrecord');
  await seeRows(page);
  await page.getByRole('button', { name: 'Figures' }).click();
  await goInside(page, START);
  expect(await moveOf(page, '/trade/payrecord')).toBe(0);
  await expectSoon(page.getByRole('button', { name: /: show only these$/ }).first()).toBeVisible();
});

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
