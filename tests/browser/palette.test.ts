import type { Locator, Page } from 'playwright-core';
import { common as commonEn } from '../../src/locales/en-US/common';
import { palette as paletteEn } from '../../src/locales/en-US/palette';
import { palette as paletteZh } from '../../src/locales/zh-CN/palette';
import {
  type Bench,
  collectAxe,
  drawerOf,
  expectSoon,
  fileWith,
  focusedRow,
  onlyOf,
  openBrowser,
  orderOf,
  rowOf,
  seeRows,
} from '../support/browser';
import { depth, exhaustiveTest } from '../support/depth';

const visit = openBrowser({ at: null });
const WORDS = { 'en-US': paletteEn, 'zh-CN': paletteZh };

const field = (page: Page, name: string = paletteEn.field): Locator => page.getByRole('combobox', { name });
const payoutOf = (bench: Bench, no: string) => orderOf(bench, no).payouts[0]?.no ?? '';

describe.each(depth.locales)('in %s, in the light and dark theme, axe finds nothing', (locale) => {
  exhaustiveTest('in the palette, over the list and over a drawer, in all its states', async () => {
    const palette = WORDS[locale];
    const bench = await visit({ locale });
    const { page, platform } = bench;
    const { found, look } = collectAxe(page);
    const { overdue, failed } = platform.stories;
    await page.goto(`${onlyOf(overdue)}&no=${overdue}`);
    await expectSoon(page.locator('.decision-panel')).toBeVisible();
    await page.keyboard.press('Control+k');
    await expectSoon(field(page, palette.field)).toBeFocused();
    await expectSoon(page.getByRole('group', { name: palette.group.views }).getByRole('option').first()).toBeVisible();
    await look('open');
    await page.keyboard.insertText(payoutOf(bench, failed));
    // The payout order, and the withdrawal that it belongs to.
    await expectSoon(page.getByRole('option')).toHaveCount(2);
    await look('a number', '.palette');
    platform.faults.push({ match: '/common/search', kind: { status: 500 } });
    await field(page, palette.field).fill('W2026999');
    await expectSoon(page.getByRole('option')).toContainText('W2026999');
    await look('a failed search', '.palette');
    await page.keyboard.press('Enter');
    await expectSoon(page.locator('.palette-status')).toContainText(palette.none.replace('{no}', 'W2026999'));
    await look('nothing found', '.palette');
    expect(found).toEqual({});
  });
});

describe('the palette', () => {
  test('opens the record of a pasted number, and returns the focus', async () => {
    const bench = await visit();
    const { page, platform } = bench;
    const { overdue, failed } = platform.stories;
    await page.goto(onlyOf(overdue));
    await seeRows(page);
    await page.keyboard.press('j');
    await expectSoon.poll(() => focusedRow(page)).toBe(overdue);
    await page.keyboard.press('Control+k');
    await expectSoon(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expectSoon(field(page)).toBeHidden();
    await expectSoon.poll(() => focusedRow(page)).toBe(overdue);

    await page.keyboard.press('Control+k');
    await expectSoon(field(page)).toBeFocused();
    await page.keyboard.insertText(failed);
    // Before the answer: it opens by itself when it is there.
    await page.keyboard.press('Enter');
    await expectSoon(drawerOf(page, failed)).toBeVisible();
    await expectSoon(field(page)).toBeHidden();
    await expectSoon(rowOf(page, overdue)).toBeVisible();
    // In the drawer the palette has the focus too, and gives it back to the drawer.
    await expectSoon(drawerOf(page, failed).locator('.decision-panel')).toBeVisible();
    await page.keyboard.press('Control+k');
    await expectSoon(field(page)).toBeFocused();
    await page.keyboard.type(failed.slice(-4));
    await page.keyboard.press('Escape');
    await expectSoon(field(page)).toBeHidden();
    await expectSoon(drawerOf(page, failed)).toBeVisible();
    await expectSoon.poll(() => page.evaluate(() => document.activeElement?.closest('.ant-drawer') !== null)).toBe(true);
    await page.keyboard.press('Escape');
    await expectSoon(drawerOf(page, failed)).toBeHidden();
  });

  test('passes no key to the page while its code loads, and reports when that fails', async () => {
    const { page, platform } = await visit();
    const { overdue } = platform.stories;
    let isBroken = true;
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(`**/${fileWith('palette-status')}`, async (route) => {
      if (isBroken) return route.abort();
      await held;
      await route.continue();
    });
    await page.goto(onlyOf(overdue));
    await seeRows(page);
    await page.keyboard.press('j');
    await page.keyboard.press('Control+k');
    await expectSoon(page.getByText(commonEn.state.chunkFailedHint)).toBeVisible();
    await expectSoon.poll(() => focusedRow(page)).toBe(overdue);

    isBroken = false;
    await page.keyboard.press('Control+k');
    await page.keyboard.press('p');
    await page.keyboard.press('r');
    letGo();
    await expectSoon(field(page)).toBeFocused();
    await expectSoon(page.getByRole('dialog')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expectSoon(field(page)).toBeHidden();
    await page.keyboard.press('p');
    await expectSoon(page.getByRole('dialog', { name: 'Pass 1 withdraw order' })).toBeVisible();
  });
});
