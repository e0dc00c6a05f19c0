import type { Page } from 'playwright-core';
import { expectSoon, goInside, openBrowser, seeRows, successMessages } from '../support/browser';
import { firstOf } from '../support/depth';

/*
 * A message covers no title, no button and no field, whatever is open (docs/rules/console.md#messages).
 */
const visit = openBrowser({ isShared: true, user: 'admin', at: null });

/** Titles, buttons and fields under the message, as far as they can be seen; those of the page behind an open drawer are masked. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const notice = document.querySelector('.ant-message-notice')?.getBoundingClientRect();
    if (!notice) return ['no message'];
    const top = document.querySelector('.ant-drawer-open') ?? document;
    return [...top.querySelectorAll('h1, h2, .ant-drawer-title, button, a, input, textarea, [role=combobox]')]
      .filter((element) => element.checkVisibility() && !element.closest('.ant-message'))
      .filter((element) => {
        const { left, right, top: above, bottom } = element.getBoundingClientRect();
        return left < notice.right && right > notice.left && above < notice.bottom && bottom > notice.top;
      })
      .map((element) => `${element.tagName} ${element.textContent}`);
  });

test.each(
  firstOf([
    [1440, 900],
    [1280, 800],
    [390, 844],
  ]),
)('at %i px, beside and over an open drawer', async (width, height) => {
  const { page } = await visit({ viewport: { width, height }, isShared: false });
  await goInside(page, '/trade/payorder?current=1');
  const rows = await seeRows(page);
  const no = (await rows.first().getAttribute('data-row-key')) ?? '';
  await goInside(page, `/trade/payorder?current=1&no=${no}`);
  const drawer = page.getByRole('dialog');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await expectSoon(drawer.locator('.ant-skeleton')).toHaveCount(0);
  await drawer.getByRole('button', { name: 'Copy for chat' }).click();
  await expectSoon(successMessages(page)).toBeVisible();
  expect(await covered(page)).toEqual([]);
  // Near the lower edge, and within it.
  const { bottom, below } = await page.locator('.ant-message-notice').evaluate((one) => {
    const box = one.getBoundingClientRect();
    return { bottom: box.bottom, below: window.innerHeight - box.bottom };
  });
  expect([bottom > height / 2, below >= 0]).toEqual([true, true]);
});
