import type { Locator, Page } from 'playwright-core';
import { bankLine as en } from '../../src/locales/en-US/bankCard/history';
import { bankLine as zh } from '../../src/locales/zh-CN/bankCard/history';
import { type Bench, collectAxe, expectSoon, goInside, localeThemes, openBrowser, pressEnter, seeRows } from '../support/browser';
import { depth, exhaustiveTest } from '../support/depth';
import { fileOnDisk, watchTasks } from '../support/tasks';

/** Longest task of the main thread while a file is read. */
const LONG_TASK_MS = 200;
const PATH = '/bankCard/history';
const API = '/bank/card/history';
const visit = openBrowser({ user: 'b.suwan', at: PATH });
const WORDS = { 'en-US': en, 'zh-CN': zh };
const DIALOG = '.ant-modal-root';

/** The newest unexplained movement. */
function openLine({ platform: { world } }: Bench, direction: 'IN' | 'OUT') {
  const found = world.pool.lines.rows.findLast((line) => line.direction === direction && line.matchStatus === 'UNMATCHED');
  if (!found) throw new Error(`No open movement ${direction}`);
  return found;
}
const rowOf = (page: Page, no: string): Locator => page.locator(`[data-row-key="${no}"]`);
const only = (no: string) => `${PATH}?keyword=${no}`;
const namesOf = (text: string) => new RegExp(text.replace(/\{[^{}]*\}/g, '.*'));

exhaustiveTest.each(localeThemes)('in %s, %s, axe finds nothing in list, drawer and dialogs', async (locale, theme) => {
  const { action, dialog: words, detail } = WORDS[locale];
  const bench = await visit({ locale, theme });
  const { page } = bench;
  const { found, look } = collectAxe(page);
  await seeRows(page);
  await expectSoon(page.locator('html')).toHaveAttribute('data-theme', theme);

  await page.getByRole('button', { name: action.rematch }).click();
  await expectSoon(page.getByRole('dialog', { name: words.rematch.title })).toBeVisible();
  await look('rematch', DIALOG);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: action.import }).click();
  await expectSoon(page.getByRole('dialog', { name: words.import.title })).toBeVisible();
  await look('import', DIALOG);
  await page.keyboard.press('Escape');

  const { no } = openLine(bench, 'IN');
  await goInside(page, `${only(no)}&no=${no}`);
  const drawer = page.getByRole('dialog', { name: detail.title.replace('{no}', no) });
  await expectSoon(drawer.getByRole('heading', { name: detail.chain })).toBeVisible();
  await look('drawer', '.ant-drawer');
  await drawer.getByRole('button', { name: action.match, exact: true }).click();
  await expectSoon(page.getByRole('dialog', { name: words.match.title.replace('{no}', no) })).toBeVisible();
  await look('match', DIALOG);
  expect(found).toEqual({});
});

exhaustiveTest('a credit that fits two orders is matched with one of them by keys', async () => {
  const bench = await visit({ at: null });
  const { page, platform } = bench;
  const { no } = openLine(bench, 'IN');
  const [first = ''] = platform.world.pool.stories.twoOrders;
  await goInside(page, only(no));
  await pressEnter(page.getByRole('button', { name: `Match ${no}` }));
  const dialog = page.getByRole('dialog', { name: `Match ${no}` });
  await dialog.getByRole('radio', { name: first }).press('Space');
  await expectSoon(dialog.getByText(/is credited to the collection immediately/)).toBeVisible();
  await pressEnter(dialog.getByRole('button', { name: 'Match', exact: true }));
  await expectSoon(page.getByText(`${no} matched with ${first}.`)).toBeVisible();
  await expectSoon(rowOf(page, no)).toContainText('Matched');
  expect(bench.callsOf(`${API}/match`)).toHaveLength(1);
  expect(platform.world.pool.collects.get(first)?.status).toBe('SUCCESS');
  expect(platform.check()).toEqual([]);
});

test('a large bank file with faults is corrected and booked, and typing never lags', async () => {
  const bench = await visit({ at: null });
  const { page, platform } = bench;
  const card = [...platform.world.pool.cards.values()].find(({ currency, status }) => currency === 'THB' && status === 'ENABLED');
  if (!card) throw new Error('No card');
  const start = platform.clock.now() - 20 * 3_600_000;
  const clock = (at: number) => new Date(at + 7 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
  const lines = Array.from({ length: depth.lines }, (_, at) => {
    const amount = at === depth.lines / 2 ? '12,34' : at % 3 ? '12.34' : '-1.00';
    return `${clock(start + at * 5_000)},"${amount}",FILE${at}`;
  });
  await goInside(page, `${PATH}?cardId=${card.id}`);
  await page.getByRole('button', { name: 'Import file' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import bank file' });
  const input = dialog.locator('input[type=file]');
  await expectSoon(input).toHaveCount(1);
  const longest = await watchTasks(page);
  await input.setInputFiles(fileOnDisk('bank.csv', ['Date,Amount,Reference', ...lines].join('\n')));
  await expectSoon(dialog.getByText(`${depth.lines.toLocaleString('en-US')} lines read`)).toBeVisible();
  await expectSoon(dialog.locator('.sheet-lines [data-row-key]').first()).toBeVisible();
  expect(await longest()).toBeLessThanOrEqual(LONG_TASK_MS);
  await dialog.getByRole('button', { name: namesOf('Check {count} lines') }).click();
  await expectSoon(dialog.getByText(/1 unreadable/)).toBeVisible();
  const field = dialog.getByRole('textbox', { name: new RegExp((depth.lines / 2 + 2).toLocaleString('en-US')) });
  await field.fill('12.34');
  await dialog.getByRole('button', { name: namesOf('Check {count} lines') }).click();
  await dialog.getByRole('button', { name: namesOf('Record {count} new lines') }).click();
  await expectSoon(
    page.getByText(new RegExp(`^${depth.lines.toLocaleString('en-US').replace(',', ',?')} recorded`)),
  ).toBeVisible();
  expect(platform.check()).toEqual([]);
});
