import type { Page } from 'playwright-core';
import { collectAxe, expectSoon, LIST, openBrowser, pressEnter, seeRows } from '../support/browser';
import { depth, exhaustiveTest, firstOf } from '../support/depth';

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

describe.each(depth.locales)('on the first visit in %s', (locale) => {
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

exhaustiveTest('folded figures leave their space to the rows, for this operator, until unfolded', async () => {
  const { page, openProfile } = await visit({ at: LIST });
  await seeRows(page);
  await expectSoon(page.locator('.figures dt')).toHaveCount(11);
  const topOf = async (within: Page) => (await within.locator('.filter-bar').boundingBox())?.y ?? Number.NaN;
  const before = await topOf(page);
  await pressEnter(page.getByRole('button', { name: 'Figures' }));
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
/** Columns that an operator has added, more than fit. */
const ADDED = ['dueAt', 'passedAt', 'finishedAt', 'availableNow', 'payoutAmount', 'source', 'accountType', 'channelCode'];
/** Scrolls as a wheel does. */
const scrollTo = (page: Page, at: number) => page.evaluate((top) => window.scrollTo(0, top), at);

test.each(
  firstOf<[string, number, number, string[], string[]]>([
    ['that scrolls sideways', 1280, 20, ['withdrawNo', 'dueAt', 'passedAt', 'actions'], ADDED],
    ['that has room', 2000, 20, ['withdrawNo', 'submittedAt', 'netAmount', 'status', 'actions'], []],
    ['of a long page', 1280, 100, ['withdrawNo', 'netAmount', 'riskScore', 'status', 'actions'], []],
  ]),
)('the head of a table %s stays below the header', async (_, width, pageSize, columns, added) => {
  const { page } = await visit({ user: 'admin', viewport: { width, height: 600 } });
  await page.goto(LIST);
  await page.evaluate(
    (keys) =>
      localStorage.setItem(
        'layout:/trade/withdraw#withdrawNo:admin',
        JSON.stringify({
          columns: ['withdrawNo', ...keys].map((key) => ({ key, ...(key === 'withdrawNo' && { pin: 'start' }) })),
        }),
      ),
    added,
  );
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

exhaustiveTest('a row focused by key is not hidden under the header', async () => {
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

exhaustiveTest('keys beside buttons can be hidden, and stay hidden in this browser', async () => {
  const { page, platform } = await visit();
  const at = `${LIST}?view=ALL&no=${platform.stories.plain}`;
  await page.goto(at);
  const hints = page.locator('.palette-button kbd, .panel-actions kbd');
  await expectSoon(hints.filter({ visible: true })).not.toHaveCount(0);
  await expectSoon(page.locator('.panel-actions kbd').first()).toBeVisible();
  await page.keyboard.press('?');
  await page.getByRole('switch', { name: 'Keys beside buttons' }).press('Space');
  await page.keyboard.press('Escape');
  await expectSoon(page.getByRole('switch')).toHaveCount(0);
  await expectSoon(page.locator('.panel-actions kbd').first()).toBeHidden();
  await page.reload();
  await expectSoon(page.locator('.panel-actions kbd').first()).toBeAttached();
  await expectSoon(hints.filter({ visible: true })).toHaveCount(0);
});

describe('on a phone', () => {
  const PHONE = { width: 390, height: 844 };
  /** Cells of a card that a person sees, by the names of their columns; and whether all of them are inside the window. */
  const cardOf = (page: Page, no: string) =>
    page.locator(`tr[data-row-key="${no}"]`).evaluate((row) => {
      const heads = [...document.querySelectorAll<HTMLElement>('.resource-table thead th')];
      const cells = [...row.children] as HTMLElement[];
      const shown = cells.filter((cell) => cell.offsetHeight > 0 && cell.offsetWidth > 0);
      return {
        columns: shown.map((cell) => heads[cells.indexOf(cell)]?.dataset.column ?? 'check'),
        isInside: shown.every((cell) => cell.getBoundingClientRect().left >= 0 && cell.getBoundingClientRect().right <= 390),
        text: row.textContent,
      };
    });

  test.each(depth.locales)('each order is a card with what decides it, in %s', async (locale) => {
    const { page, platform } = await visit({ viewport: PHONE, locale });
    const { payeeChanged } = platform.stories;
    await page.goto(`${LIST}?view=ALL&keyword=${payeeChanged}`);
    await seeRows(page);
    const order = platform.world.withdraws.get(payeeChanged);
    const { columns, isInside, text } = await cardOf(page, payeeChanged);
    expect([...columns].sort()).toEqual(
      [
        'actions',
        'amount',
        'check',
        'holderName',
        'netAmount',
        'payee',
        'riskScore',
        'status',
        'submittedAt',
        'withdrawNo',
      ].sort(),
    );
    expect(isInside).toBe(true);
    expect(text).toContain(order?.holder.name);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    const { found, look } = collectAxe(page, { isWhole: true });
    await look('cards');
    expect(found).toEqual({});
  });

  test('a card is selected, opened, passed and rejected like a row, and sorted by the remaining headers', async () => {
    const { page } = await visit({ viewport: PHONE });
    await page.goto(`${LIST}?view=WAITING`);
    const rows = await seeRows(page);
    const first = rows.first();
    const no = (await first.getAttribute('data-row-key')) ?? '';
    await first.getByRole('checkbox').check();
    await expectSoon(page.locator('.bulk-bar')).toContainText('1');
    // The selection stays while the window grows to a table.
    await page.setViewportSize({ width: 1280, height: 844 });
    await expectSoon(page.locator(`tr[data-row-key="${no}"] input`)).toBeChecked();
    await page.setViewportSize(PHONE);
    await expectSoon(page.locator(`tr[data-row-key="${no}"] input`)).toBeChecked();
    // The last button of the bar is within reach: the bar scrolls, and ends inside the screen.
    const { x = 0, width = 0 } = (await page.locator('.bulk-bar').boundingBox()) ?? {};
    expect(x + width).toBeLessThanOrEqual(390);
    await page.getByRole('button', { name: 'Clear selection' }).click();
    await expectSoon(page.locator('.bulk-bar')).toHaveCount(0);
    for (const action of ['Pass', 'Reject']) {
      await page.getByRole('button', { name: `${action} ${no}` }).click();
      await expectSoon(page.getByRole('dialog')).toContainText(no);
      await page.keyboard.press('Escape');
      await expectSoon(page.getByRole('dialog')).toHaveCount(0);
    }
    await pressEnter(page.getByRole('columnheader', { name: 'Net', exact: true }));
    await page.waitForURL((url) => url.searchParams.get('sortField') === 'netAmount');
    await rows.first().getByRole('link').click();
    await page.waitForURL((url) => url.searchParams.has('no'));
  });

  exhaustiveTest('screen readers still have a table with headers', async () => {
    const { page } = await visit({ viewport: PHONE });
    await page.goto(LIST);
    await seeRows(page);
    const session = await page.context().newCDPSession(page);
    const { nodes } = (await session.send('Accessibility.getFullAXTree')) as {
      nodes: { role?: { value: string }; name?: { value: string } }[];
    };
    const namesOf = (role: string) => nodes.filter((node) => node.role?.value === role).map(({ name }) => name?.value);
    expect(namesOf('columnheader')).toEqual(expect.arrayContaining(['Withdraw no.', 'Holder', 'Net', 'Status', 'Risk']));
    expect(namesOf('row').length).toBeGreaterThan(10);
    expect(namesOf('cell').length).toBeGreaterThan(50);
  });
});
