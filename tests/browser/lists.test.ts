import type { Locator, Page } from 'playwright-core';
import {
  type Bench,
  callOverHttp,
  expectSoon,
  focusedRow,
  goInside,
  LIST,
  leaveScreen,
  numbersOf,
  openBrowser,
  passTime,
  rowsOf,
  until,
} from '../support/browser';
import { depth, exhaustiveTest, sample } from '../support/depth';
import { listScreens } from '../support/listScreens';

const visit = openBrowser({ at: null });
/** A page with a table of 10,000 rows may hold so many elements (docs/rules/quality.md#long-days). */
const MAX_NODES = 2_000;

// Of the list alone: a chart beside it may be a table too.
const heads = (page: Page) =>
  page
    .locator('.resource-table:not([hidden] *)')
    .getByRole('columnheader')
    .allTextContents()
    .then((texts) => texts.map((text) => text.trim()).filter(Boolean));
const anyRow = (page: Page): Locator => page.locator('[data-row-key]').first();

/** One console for what leaves nothing behind but the layout of the table: it starts once, not once for each test. */
let common: Promise<Bench> | undefined;
async function inConsole(address: string): Promise<Bench> {
  common ??= visit({ at: '/', isShared: true });
  const bench = await common;
  const { page } = bench;
  await page.emulateMedia({ media: 'screen' });
  // Where a test before has left it, a tooltip could open, and Esc would be that one's.
  await page.mouse.move(0, 0);
  await expectSoon(page.locator('.palette-button')).toBeVisible();
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key !== 'token') localStorage.removeItem(key);
  });
  await goInside(page, address);
  await expectSoon(anyRow(page)).toBeVisible();
  return bench;
}

/** What is tried on a list whose records are made for it. */
const TRIALS = ['columns', 'rows', 'hundreds', 'selection', 'drawer', 'number', 'notes'] as const;
type Trial = (typeof TRIALS)[number];
// The desk's list lacks nothing: all of the kit is tried on it.
const tried = sample(
  listScreens.flatMap(({ path, lacks = [] }) =>
    TRIALS.filter((trial) => !lacks.some((lack) => lack === trial)).map((trial) => ({ path, trial })),
  ),
  1,
  // A number that was pasted is a matter of the palette, and tried there.
  ({ path, trial }) => path === LIST && trial !== 'number',
);
const triedScreens = listScreens.filter(({ path }) => tried.some((one) => one.path === path));

describe.each(triedScreens)('$path', ({ path, full, api, rowKey, columns, recordTitle, hasMoney, lacks = [] }) => {
  const testOf = (trial: Trial, name: string, run: () => Promise<void>) => {
    if (tried.some((one) => one.path === path && one.trial === trial)) test(name, run);
  };
  // What no screen has a part in.
  const testOfKit = (name: string, run: () => Promise<void>) => {
    if (path === LIST) test(name, run);
  };
  // What a test in jsdom, or of another file, holds as well.
  const testInDepth = (name: string, run: () => Promise<void>) => {
    if (path === LIST) exhaustiveTest(name, run);
  };
  const { first, second, hidden } = columns;
  const drawer = (page: Page) => page.getByRole('dialog', { name: new RegExp(`^${recordTitle} `) });
  const visitFull = (query = '') => inConsole(full + query);
  const openSettings = async (page: Page) => {
    await page.getByRole('button', { name: 'Columns' }).click();
    const panel = page.getByRole('group', { name: 'Columns' });
    await expectSoon(panel.getByRole('checkbox').first()).toBeVisible();
    return panel;
  };

  testOf('columns', 'lays its columns out as each operator wants them, by hand and by keyboard, and remembers it', async () => {
    const { page } = await visitFull();
    const before = await heads(page);
    const at = before.indexOf(first);
    expect(before.slice(at, at + 2)).toEqual([first, second]);
    const panel = await openSettings(page);
    // Everything here by keys alone.
    await panel.getByRole('checkbox', { name: hidden }).focus();
    await page.keyboard.press('Space');
    await panel.getByRole('button', { name: `Move ${first} back` }).focus();
    await page.keyboard.press('Enter');
    await panel.getByRole('spinbutton', { name: `Width of ${second} in pixels` }).focus();
    await page.keyboard.type('222');
    await page.keyboard.press('Enter');
    await panel.getByText('Roomy').click();
    await page.getByRole('heading', { level: 1 }).click();
    const seen = async () => {
      expect(await heads(page)).toContain(hidden);
      await expectSoon.poll(async () => (await heads(page)).slice(at, at + 2)).toEqual([second, first]);
      const box = await page.getByRole('columnheader', { name: second }).boundingBox();
      expect(Math.abs((box?.width ?? 0) - 222)).toBeLessThanOrEqual(1);
      await expectSoon(page.locator('.ant-table-small')).toHaveCount(0);
    };
    await seen();
    await goInside(page, full);
    await expectSoon(anyRow(page)).toBeVisible();
    await seen();
  });

  testInDepth('keeps the layout of its columns over a reload, and for this operator alone', async () => {
    const { page, openProfile } = await visitFull();
    const before = await heads(page);
    const panel = await openSettings(page);
    await panel.getByRole('checkbox', { name: hidden }).check();
    await page.reload();
    await expectSoon(anyRow(page)).toBeVisible();
    expect(await heads(page)).toContain(hidden);
    const colleague = await openProfile({ user: 'admin', at: full });
    await expectSoon(anyRow(colleague.page)).toBeVisible();
    expect(await heads(colleague.page)).toEqual(before);
    await colleague.page.close();
  });

  testOfKit('lets the edge of a column be dragged, without sorting by it', async () => {
    const { page } = await visitFull();
    const head = page.getByRole('columnheader', { name: second });
    const box = await head.boundingBox();
    if (!box) throw new Error('The column is not in sight');
    await page.mouse.move(box.x + box.width - 3, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width + 57, box.y + box.height / 2, { steps: 4 });
    await page.mouse.up();
    await expectSoon.poll(async () => Math.round(((await head.boundingBox())?.width ?? 0) - box.width)).toBe(60);
    expect(new URL(page.url()).searchParams.get('sortField')).toBeNull();
  });

  testOf('hundreds', 'draws pages of 100 and 200 rows as far as they are in sight, with all keys of a list', async () => {
    const { page } = await visitFull('&pageSize=200');
    await expectSoon(page.locator('.ant-table-virtual')).toBeVisible();
    const nodes = () => page.evaluate(() => document.querySelectorAll('*').length);
    expect(await nodes()).toBeLessThan(MAX_NODES);
    const top = await anyRow(page).getAttribute('data-row-key');
    for (let times = 0; times < 40; times += 1) await page.keyboard.press('j');
    await expectSoon(page.locator('[data-row-key][data-current]:focus')).toHaveCount(1);
    await expectSoon(page.locator(`[data-row-key="${top}"]`)).toHaveCount(0);
    const no = (await focusedRow(page)) ?? '';
    await expectSoon(page.locator('[data-current]')).toHaveAttribute('data-row-key', no);
    if (!lacks.includes('drawer')) {
      await page.keyboard.press('Enter');
      await expectSoon(drawer(page)).toContainText(no);
      await page.keyboard.press('Escape');
      await expectSoon(drawer(page)).toBeHidden();
      await until('the row has the focus again', async () => (await focusedRow(page)) === no);
    }
    await page.keyboard.press('k');
    expect(await focusedRow(page)).not.toBe(no);
    expect(await nodes()).toBeLessThan(MAX_NODES);
  });

  testOfKit(`draws a list of ${depth.lines} rows in fewer than 2,000 elements`, async () => {
    const { page } = await visit();
    await page.route(`**/api${api}?*`, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { data: { list: Record<string, unknown>[]; total: number } };
      const list = Array.from({ length: depth.lines }, (_, index) => ({
        ...body.data.list[index % body.data.list.length],
        [rowKey]: `X${index}`,
      }));
      await route.fulfill({ response: answer, json: { ...body, data: { ...body.data, list, total: list.length } } });
    });
    await page.goto(full);
    // To pass the large answer through the test takes most of this time.
    await expectSoon(page.locator('[data-row-key="X0"]')).toBeVisible({ timeout: 60_000 });
    const body = page.locator('.ant-table-tbody-virtual-holder');
    // Rows are measured when they are rendered: the position of the end is final only near it.
    await until('the last row is drawn', async () => {
      await body.evaluate((node) => node.scrollTo({ top: 1e9 }));
      return page.locator(`[data-row-key="X${depth.lines - 1}"]`).isVisible();
    });
    expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(MAX_NODES);
  });

  testOf('rows', 'goes through its rows by keys, tells them, and lets them be switched off', async () => {
    const { page } = await visitFull();
    const numbers = await numbersOf(page);
    for (const [key, at] of [
      ['j', 0],
      ['j', 1],
      ['ArrowDown', 2],
      ['k', 1],
      ['ArrowUp', 0],
    ] as const) {
      await page.keyboard.press(key);
      expect(await focusedRow(page)).toBe(numbers[at]);
    }
    if (!lacks.includes('drawer')) {
      await page.keyboard.press('Enter');
      await expectSoon(drawer(page)).toContainText(numbers[0] ?? '');
      await page.keyboard.press('Escape');
      await expectSoon(drawer(page)).toBeHidden();
    }
    await page.keyboard.press('/');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    const sheet = page.getByRole('dialog', { name: 'Shortcuts on this screen' });
    for (const key of ['j', 'k', '/', '?', 'Enter', 'Esc'])
      await expectSoon(sheet.locator('kbd').getByText(key, { exact: true })).toBeVisible();
    await sheet.getByRole('switch', { name: 'Single-key shortcuts' }).click();
    await page.keyboard.press('Escape');
    await expectSoon(sheet).toBeHidden();
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('j');
    expect(await focusedRow(page)).toBeNull();
  });

  testOf('selection', 'selects over pages and never more than was chosen', async () => {
    const { page } = await visitFull();
    const places = () =>
      rowsOf(page).evaluateAll((rows) =>
        rows.map((row) => [row.getAttribute('data-row-key'), row.getBoundingClientRect().top + window.scrollY]),
      );
    const stood = await places();
    const first = rowsOf(page).first().getByRole('checkbox');
    const bar = page.getByRole('region', { name: /selected$/ });
    await first.check();
    await expectSoon(bar).toContainText('1 record selected');
    expect(await places()).toEqual(stood);
    await first.uncheck();
    await expectSoon(bar).toHaveCount(0);
    expect(await places()).toEqual(stood);
    await page.getByRole('checkbox', { name: 'Select all 10 rows on this page' }).check();
    await expectSoon(bar).toContainText('10 records selected');
    await expectSoon(bar).toContainText('in this list');
    const before = await numbersOf(page);
    await page.getByRole('listitem', { name: '2', exact: true }).click();
    await until('the next page is there', async () => (await numbersOf(page))[0] !== before[0]);
    await expectSoon(bar).toContainText('10 of them on other pages');
    await rowsOf(page).first().getByRole('checkbox').check();
    await expectSoon(bar).toContainText('11 records selected');
    if (hasMoney) await expectSoon(bar).toContainText(/[A-Z]{3} [\d,.]+/);
    // At its end the page leaves nothing under the bar.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const pages = page.getByRole('listitem', { name: '1', exact: true });
    expect(
      await pages.evaluate((item) => {
        const { left, top, width, height } = item.getBoundingClientRect();
        return item.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      }),
    ).toBe(true);
    await goInside(page, full);
    await expectSoon(anyRow(page)).toBeVisible();
    await expectSoon(bar).toHaveCount(0);
  });

  testInDepth('refreshes as often as was chosen, not while it is hidden, and moves no row', async () => {
    const bench = await visit({ at: full, hasFakeTime: true });
    await expectSoon(anyRow(bench.page)).toBeVisible();
    const { page } = bench;
    let begun = 0;
    page.on('request', (one) => {
      if (new URL(one.url()).pathname === `/api${api}`) begun += 1;
    });
    /** How often the page has asked for rows; what it began before has been counted by its next word. */
    const asked = async () => {
      await page.evaluate(() => undefined);
      return begun;
    };
    const order = await numbersOf(page);
    const isQuietFor = async (ms: number) => {
      const before = await asked();
      await passTime(bench, [page], ms);
      return (await asked()) === before;
    };
    const asksWithin = async (ms: number) => {
      const before = await asked();
      await passTime(bench, [page], ms);
      await until('the rows are asked for', async () => (await asked()) > before);
    };
    await asksWithin(10_000);
    const choose = async (now: string, next: string) => {
      await page.getByRole('button', { name: `Auto-refresh: ${now}` }).click();
      await page.getByRole('menuitem', { name: next }).click();
    };
    await choose('every 10 sec', 'every 60 sec');
    expect(await isQuietFor(30_000)).toBe(true);
    await asksWithin(30_000);
    await page.evaluate(() => Object.defineProperty(document, 'hidden', { configurable: true, get: () => true }));
    expect(await isQuietFor(120_000)).toBe(true);
    await page.evaluate(() => Object.defineProperty(document, 'hidden', { configurable: true, get: () => false }));
    await choose('every 60 sec', 'Off');
    expect(await isQuietFor(300_000)).toBe(true);
    expect(await numbersOf(page)).toEqual(order);
    await page.goto(path);
    await expectSoon(page.getByRole('button', { name: 'Auto-refresh: Off' })).toBeVisible();
  });

  testOf('drawer', 'says when a value was copied, and gives times absolute and relative with their zone', async () => {
    const { page, context, url } = await visitFull();
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: url });
    await page.keyboard.press('j');
    const no = (await focusedRow(page)) ?? '';
    await page.keyboard.press('Enter');
    await expectSoon(drawer(page)).toContainText(no);
    const copy = drawer(page)
      .locator('.copy-text')
      .getByRole('button', { name: /^Copy / })
      .first();
    await copy.click();
    await expectSoon(drawer(page).getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(1);
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).not.toBe('');
    await expectSoon(drawer(page)).toContainText(copied);
    // Esc would be the tooltip's.
    await drawer(page).getByRole('button', { name: 'Close', exact: true }).click();
    await expectSoon(drawer(page)).toBeHidden();
    await expectSoon(page.locator('.resource-table')).toContainText('Times in Asia/Singapore (UTC+8)');
    if (lacks.includes('times')) return;
    await page.locator('.resource-table time').first().hover();
    await expectSoon(page.getByRole('tooltip').filter({ hasText: 'Asia/Singapore UTC+8' })).toBeVisible();
  });

  testInDepth('keeps filter, sort, size and columns as a view, which a link opens again with one request for rows', async () => {
    const { page, callsOf } = await visitFull('&pageSize=20');
    const panel = await openSettings(page);
    await panel.getByRole('checkbox', { name: hidden }).check();
    await page.getByRole('heading', { level: 1 }).click();
    const before = await heads(page);
    const views = page.locator('.views-button');
    await views.click();
    await page.getByRole('menuitem', { name: 'Save as new view' }).click();
    const dialog = page.getByRole('dialog', { name: 'New view' });
    await dialog.getByLabel('Name').fill('Every morning');
    await page.keyboard.press('Enter');
    await expectSoon(dialog).toHaveCount(0);
    await expectSoon(views).toHaveAccessibleName('Saved views: Every morning');
    const id = new URL(page.url()).searchParams.get('saved') ?? '';

    await page.goto('about:blank');
    const asked = callsOf(api).length;
    await page.goto(`${path}?saved=${id}`);
    await expectSoon(anyRow(page)).toBeVisible();
    expect(callsOf(api).length).toBe(asked + 1);
    await expectSoon(views).toHaveAccessibleName('Saved views: Every morning');
    expect(await heads(page)).toEqual(before);
    if (!lacks.includes('pages')) expect(await rowsOf(page).count()).toBe(20);
  });

  testOf('number', 'opens any of its records from a number that was pasted', async () => {
    const { page } = await visitFull();
    const no = (await numbersOf(page))[3] ?? '';
    await leaveScreen(page);
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox', { name: 'Screen, number, name, view or action' });
    await expectSoon(field).toBeFocused();
    await field.fill(no);
    await page.keyboard.press('Enter');
    await expectSoon(drawer(page)).toContainText(no);
    expect(new URL(page.url()).pathname).toBe(path);
  });

  testOf('notes', 'takes notes with mentions on its records', async () => {
    const bench = await visitFull();
    const { page } = bench;
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    const note = drawer(page).getByLabel('New note');
    await note.pressSequentially('Please look, @chen');
    await expectSoon(page.locator('.ant-mentions-dropdown').getByText('chen.yu')).toBeVisible();
    await page.keyboard.press('Enter');
    await expectSoon(note).toHaveValue('Please look, @chen.yu ');
    await page.keyboard.press('Control+Enter');
    await expectSoon(drawer(page).locator('.note-list')).toContainText('Please look, @chen.yu');
    const { data } = await callOverHttp<{ list: { isRead: boolean; note: { text: string } }[] }>(
      bench,
      'chen.yu',
      '/common/note/mention',
    );
    expect(data.list[0]).toMatchObject({ isRead: false, note: { text: 'Please look, @chen.yu' } });
  });

  testOf('hundreds', 'prints its rows under what they are, and nothing of what is around them', async () => {
    const { page } = await visitFull('&pageSize=100');
    await page.emulateMedia({ media: 'print' });
    const head = page.locator('.print-head');
    await expectSoon(head).toContainText('Printed by ops.lee');
    await expectSoon(head).toContainText('1–100 of');
    await expectSoon(rowsOf(page)).toHaveCount(100);
    for (const around of ['header', 'aside', '.filter-bar', '.table-bar', '.ant-pagination', '.actions-cell'])
      await expectSoon(page.locator(around).filter({ visible: true })).toHaveCount(0);
    expect(await page.locator('tbody').innerText()).not.toMatch(/(?<![A-Z\d])\d{10,19}(?!\d)/);
  });
});
