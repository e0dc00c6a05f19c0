import type { Locator } from 'playwright-core';
import { expectSoon, LIST, openBrowser, seeRows, until } from '../support/browser';

const visit = openBrowser({ at: null });

/** Windows in which popups had no room below their buttons. */
const SIZES = [
  { width: 1280, height: 520 },
  { width: 768, height: 600 },
  { width: 390, height: 700 },
] as const;

/** Whether all of an element is inside the window, and its last part can be reached. */
const isInside = (popup: Locator) =>
  popup.evaluate((node) => {
    const { left, top, right, bottom } = node.getBoundingClientRect();
    return left >= 0 && top >= 0 && right <= window.innerWidth && bottom <= window.innerHeight && node.clientHeight > 40;
  });

async function staysInside(button: Locator, popup: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  await button.click();
  await expectSoon(popup).toBeVisible();
  await expectSoon(popup.locator('.ant-skeleton')).toHaveCount(0);
  await until('the popup is inside the window', () => isInside(popup));
  // The last choice is reached by scrolling inside it.
  await popup.evaluate((node) => node.scrollTo(0, node.scrollHeight));
  expect(await isInside(popup)).toBe(true);
  await button.click();
  await expectSoon(popup).toBeHidden();
}

test.each(SIZES)('column settings and views stay inside a window of $width x $height', async (viewport) => {
  const { page } = await visit({ viewport });
  await page.goto(`${LIST}?view=ALL`);
  await seeRows(page);
  await staysInside(page.getByRole('button', { name: /^Columns/ }), page.locator('.table-settings'));
  await staysInside(page.locator('.views-button'), page.locator('.view-menu'));
});
