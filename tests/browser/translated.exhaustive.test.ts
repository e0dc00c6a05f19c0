import type { Page } from 'playwright-core';
import { expectSoon, goInside, openBrowser, rowsOf, screenOf, seeRows } from '../support/browser';
import { listScreens } from '../support/listScreens';
import { step } from '../support/step';

/*
 * A translator in the browser that ignores `translate="no"` (src/policy.ts): it puts each text of the page into elements of its own, or
 * puts its own text in place of it. The console goes on working.
 */
const visit = openBrowser({ user: 'admin', at: null });

/** Translates the page as it is now. @returns how many texts it has found */
const translate = (page: Page, isReplaced: boolean) =>
  page.evaluate((doesReplace) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (!text.parentElement?.closest('script, style, font')) texts.push(text);
    }
    for (const text of texts) {
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      text.replaceWith(outer);
      outer.append(inner);
      inner.append(doesReplace ? text.data : text);
    }
    return texts.length;
  }, isReplaced);

test('the page asks translators to leave it', async () => {
  const { page } = await visit();
  await page.goto('/login');
  await expectSoon(page.locator('html')).toHaveAttribute('translate', 'no');
});

const SCREENS = listScreens.filter(({ lacks = [] }) => !lacks.includes('drawer') && !lacks.includes('pages')).slice(0, 10);

test.each([
  ['put into elements', false, SCREENS.slice(0, 5)],
  ['replaced', true, SCREENS.slice(5)],
] as const)('screens whose texts are %s can be worked with', async (_, isReplaced, screens) => {
  const { page } = await visit();
  expect(screens).toHaveLength(5);
  for (const { path, full } of screens)
    await step(path, async () => {
      await goInside(page, `${full}${full.includes('?') ? '&' : '?'}pageSize=10`);
      const rows = await seeRows(page);
      const no = (await rows.first().getAttribute('data-row-key')) ?? '';
      expect(await translate(page, isReplaced)).toBeGreaterThan(50);

      const drawer = page.locator('.ant-drawer [role=dialog]');
      for (let turn = 0; turn < 2; turn++) {
        await rows.first().locator('a').first().press('Enter');
        await expectSoon(drawer).toHaveCount(1);
        await expectSoon(drawer.locator('.ant-skeleton')).toHaveCount(0);
        await translate(page, isReplaced);
        await page.keyboard.press('Escape');
        await expectSoon(drawer).toHaveCount(0);
        await translate(page, isReplaced);
      }

      await screenOf(page).locator('.ant-pagination-next button').press('Enter');
      await expectSoon(rowsOf(page).first()).not.toHaveAttribute('data-row-key', no);
      await translate(page, isReplaced);
      await screenOf(page).locator('search button[type=submit]').press('Enter');
      await expectSoon(rowsOf(page).first()).toHaveAttribute('data-row-key', no);
    });
});
