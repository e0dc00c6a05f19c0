import type { Response } from 'playwright-core';
import { expectSoon, goInside, openBrowser, seeRows } from '../support/browser';
import { sample } from '../support/depth';
import { listScreens } from '../support/listScreens';

/*
 * A figure that counts rows opens the list with just them (docs/rules/lists.md#figures): what it says is what the list then has.
 */
const visit = openBrowser({ isShared: true, user: 'admin', at: null });
/** Screens whose figures count no rows: entries by kind, sums of a period, tests of today; a figure of roles opens a dialog. */
const WITHOUT = ['/account/statement', '/agency/perf', '/test/pay', '/sys/role', '/merchant/product/payway/round'];

/** Checked in each run; the short suite takes a sample of the others. */
const ALWAYS = ['/trade/withdraw'];
const counting = listScreens.filter(({ path }) => !WITHOUT.includes(path));

test.each(sample(counting, 0, ({ path }) => ALWAYS.includes(path)))('$path', async ({ full, api }) => {
  const { page } = await visit();
  let total: number | undefined;
  const note = async (answer: Response) => {
    if (new URL(answer.url()).pathname !== `/api${api}`) return;
    // The last one may still be on its way when the page is closed.
    const body: { data: { total: number } } | undefined = await answer.json().catch(() => undefined);
    total = body?.data.total;
  };
  page.on('response', note);
  await goInside(page, full);
  await seeRows(page);
  const links = page.locator('.figures dd button[aria-labelledby]');
  await expectSoon(links.first()).toBeVisible();
  const count = await links.count();
  for (let at = 0; at < count; at += 1) {
    const link = links.nth(at);
    // They come after the rows.
    await expectSoon(links).toHaveCount(count);
    const name = await link.evaluate((one) => one.closest('div')?.textContent);
    const shown = Number.parseInt(((await link.textContent()) ?? '').replaceAll(',', ''), 10);
    total = undefined;
    await link.click();
    await expectSoon.poll(() => total, { message: name ?? '' }).toBe(shown);
    await goInside(page, full);
    await seeRows(page);
  }
  page.off('response', note);
});
