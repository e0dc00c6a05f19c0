import type { Page } from 'playwright-core';
import { hostileTexts } from '../../mock/base/hostile';
import { expectSoon, LIST, openBrowser, rowOf, seeRows } from '../support/browser';

const visit = openBrowser({ platform: { hostile: true } });
const IMAGE = '"><img src=x onerror=window.__xss=1>';

/** Nothing of the texts has become a part of the page. */
async function seeNothingRan(page: Page, url: string): Promise<void> {
  expect(await page.evaluate(() => (window as { __xss?: number }).__xss)).toBeUndefined();
  await expectSoon(page.locator('img[src="x"], script:not([src]), a[href^="javascript:"]')).toHaveCount(0);
  expect(new URL(page.url()).origin).toBe(url);
  expect(new URL(page.url()).pathname).toBe(LIST);
}

test('hostile texts are shown as text in list, drawer and dialogs, and never run', async () => {
  const { page, url, platform } = await visit();
  const navigations: string[] = [];
  const rows = await seeRows(page);
  page.on('framenavigated', (frame) => navigations.push(new URL(frame.url()).pathname));
  await expectSoon(page.locator('.ant-table-tbody')).toContainText(IMAGE);
  await expectSoon(page.locator('.ant-table-tbody')).toContainText('<script>window.__xss=1</script>');
  await expectSoon(page.locator('.ant-table-tbody')).toContainText(hostileTexts[5] ?? '');
  await seeNothingRan(page, url);

  await page.getByRole('link', { name: `Open ${platform.stories.payeeChanged}` }).click();
  const drawer = page.getByRole('dialog', { name: `Withdraw order ${platform.stories.payeeChanged}` });
  await expectSoon(drawer.getByText('Requested', { exact: true }).last()).toBeVisible();
  await seeNothingRan(page, url);
  await drawer.getByRole('button', { name: /^Pass/ }).click();
  const pass = page.getByRole('dialog', { name: 'Pass 1 withdraw order' });
  await expectSoon(pass.getByRole('checkbox').first()).toBeVisible();
  await seeNothingRan(page, url);
  await pass.getByRole('button', { name: 'Cancel' }).click();
  await expectSoon(pass).toBeHidden();
  await page.keyboard.press('Escape');
  await expectSoon(drawer).toBeHidden();

  const no = (await rows.nth(1).getAttribute('data-row-key')) ?? '';
  await page.getByRole('button', { name: `Reject ${no}` }).click();
  const reject = page.getByRole('dialog', { name: 'Reject 1 withdraw order' });
  await reject.getByRole('combobox', { name: 'Reason' }).click();
  await page.getByTitle('Other', { exact: true }).click();
  await reject.getByLabel('Internal remark').fill(`${IMAGE} =1+1`);
  await reject.getByRole('button', { name: /^Reject / }).click();
  await expectSoon(reject).toBeHidden();
  await expectSoon(rowOf(page, no)).toContainText('Rejected');
  await seeNothingRan(page, url);
  expect(new Set(navigations)).toEqual(new Set([LIST]));
});

test('hostile texts in the address are shown as text, or ignored', async () => {
  const { page, url } = await visit({ at: null });
  const hostile = encodeURIComponent(IMAGE);
  await page.goto(
    `${LIST}?keyword=${hostile}&view=${hostile}&current=${hostile}&sortField=${hostile}&sortOrder=ascend&no=${hostile}`,
  );
  await expectSoon(
    page
      .getByRole('alert')
      .filter({ hasText: /could not be loaded/ })
      .first(),
  ).toBeVisible();
  await expectSoon(page.getByRole('dialog')).toContainText(IMAGE);
  await seeNothingRan(page, url);
});
