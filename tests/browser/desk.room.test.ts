import type { Page } from 'playwright-core';
import { expectSoon, LIST, openBrowser, seeRows } from '../support/browser';

/* What of the desk is in sight (docs/rules/lists.md#first-screen). */
const visit = openBrowser({ at: null });

/** Rows that lie wholly inside the window. */
const rowsInSight = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('.resource-table tr[data-row-key]')].filter((row) => {
        const { top, bottom, height } = row.getBoundingClientRect();
        return height > 0 && top >= 0 && bottom <= window.innerHeight;
      }).length,
  );

describe.each(['en-US', 'zh-CN'] as const)('on the first visit in %s', (locale) => {
  test.each([
    [10, 1440, 900],
    [8, 1280, 720],
  ])('at least %i orders are in sight at %i x %i', async (rows, width, height) => {
    const { page } = await visit({ at: LIST, locale, viewport: { width, height } });
    await seeRows(page);
    await expectSoon(page.locator('.figures dd').first()).not.toHaveText('–');
    expect(await rowsInSight(page)).toBeGreaterThanOrEqual(rows);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    // All figures stand in one line.
    const tops = await page.locator('.figures dt').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect([tops.length, new Set(tops).size]).toEqual([11, 1]);
  });
});

test('folded figures give their place to the rows, for this operator, until unfolded', async () => {
  const { page, openProfile } = await visit({ at: LIST });
  await seeRows(page);
  await expectSoon(page.locator('.figures dt')).toHaveCount(11);
  const topOf = async (within: Page) => (await within.locator('.filter-bar').boundingBox())?.y ?? Number.NaN;
  const before = await topOf(page);
  await page.getByRole('button', { name: 'Figures' }).press('Enter');
  // Alarms stay.
  await expectSoon(page.locator('.figures dt')).toHaveText(['Overdue', 'Outcome unknown']);
  expect(await topOf(page)).toBeLessThan(before);
  await page.reload();
  await seeRows(page);
  await expectSoon(page.getByRole('button', { name: 'Figures' })).toHaveAttribute('aria-expanded', 'false');
  await expectSoon(page.locator('.figures dt')).toHaveText(['Overdue', 'Outcome unknown']);
  const other = await openProfile({ user: 'li.na', at: LIST });
  await seeRows(other.page);
  await expectSoon(other.page.getByRole('button', { name: 'Figures' })).toHaveAttribute('aria-expanded', 'true');
});

/** What a person sees at the middle of each of these heads, and where the heads stand below the console's header. */
const headsIn = (page: Page) =>
  page.evaluate(() => {
    const bottom = document.querySelector('header:not(:empty)')?.getBoundingClientRect().bottom ?? Number.NaN;
    const heads = [...document.querySelectorAll<HTMLElement>('.resource-table th[data-column]')];
    const seen = heads.filter((head) => {
      const { left, top, width, height } = head.getBoundingClientRect();
      return head.contains(document.elementFromPoint(left + Math.min(width / 2, 24), top + height / 2));
    });
    const [first] = heads;
    return {
      gap: Math.round((first?.getBoundingClientRect().top ?? Number.NaN) - bottom),
      seen: seen.map(({ dataset }) => dataset.column),
    };
  });
/** Scrolls as a wheel does. */
const scrollTo = (page: Page, at: number) => page.evaluate((top) => window.scrollTo(0, top), at);

test.each([
  ['that has room', 2000, 20, ['withdrawNo', 'submittedAt', 'netAmount', 'status', 'actions']],
  ['that scrolls sideways', 1280, 20, ['withdrawNo', 'submittedAt', 'netAmount', 'status', 'actions']],
  ['of a long page', 1280, 100, ['withdrawNo', 'submittedAt', 'netAmount', 'status', 'actions']],
])('the head of a table %s stays below the header', async (_, width, pageSize, columns) => {
  const { page } = await visit({ user: 'admin', viewport: { width, height: 600 } });
  await page.goto(`${LIST}?view=ALL&pageSize=${pageSize}`);
  await expectSoon(page.locator('.resource-table [data-row-key]').first()).toBeVisible();
  await expectSoon(page.locator('.figures dd').first()).not.toHaveText('–');
  const start = await headsIn(page);
  expect(start.gap).toBeGreaterThan(100);
  await scrollTo(page, start.gap + 56);
  await expectSoon.poll(async () => (await headsIn(page)).gap).toBe(0);
  expect((await headsIn(page)).seen).toEqual(expect.arrayContaining(columns));
  // Sideways, the pinned heads stay and the others pass below them.
  await page.evaluate(() =>
    document.querySelector('.resource-table :is(.ant-table-content, .ant-table-tbody-virtual-holder)')?.scrollBy(400, 0),
  );
  expect((await headsIn(page)).seen).toEqual(expect.arrayContaining(['withdrawNo', 'actions']));
  expect((await headsIn(page)).gap).toBe(0);
  await scrollTo(page, 0);
  await expectSoon.poll(async () => (await headsIn(page)).gap).toBe(start.gap);
});

test('a row that is focused by key is clear of the head', async () => {
  const { page } = await visit({ user: 'admin', viewport: { width: 1280, height: 600 } });
  await page.goto(`${LIST}?view=ALL&pageSize=20`);
  await seeRows(page);
  await page.keyboard.press('k');
  const focused = page.locator('tr[data-row-key]:focus');
  for (let rows = 0; rows < 12; rows += 1) {
    await expectSoon(focused).toHaveCount(1);
    expect(
      await focused.evaluate((row) => {
        const { left, top } = row.getBoundingClientRect();
        return row.contains(document.elementFromPoint(left + 80, top + 2));
      }),
    ).toBe(true);
    await page.keyboard.press('k');
  }
});
