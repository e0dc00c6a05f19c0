import { type Bench, expectSoon, openBrowser, rowsOf, seeRows, until } from '../support/browser';

const visit = openBrowser({ isShared: true });
let bench: Bench;
beforeAll(async () => {
  bench = await visit();
});
const OFFLINE = 'No connection. Nothing can be sent until it is restored.';

test('offline a banner is shown, actions have it as their reason, and all works again when the connection is back', async () => {
  const { page, context, callsOf } = bench;
  const pass = page
    .getByRole('button', { name: /^Pass W/ })
    .and(page.locator('[aria-disabled="false"]'))
    .first();
  await seeRows(page);
  const name = (await pass.getAttribute('aria-label')) ?? '';
  const button = page.getByRole('button', { name });
  const count = await rowsOf(page).count();

  // What loads after the rows, hints among it, is there.
  await until('the session is watched', () => page.evaluate(() => localStorage.getItem('lastActivityAt') !== null));
  await context.setOffline(true);
  await expectSoon(page.getByRole('status').getByText(OFFLINE)).toBeVisible();
  await expectSoon(button).toHaveAttribute('aria-disabled', 'true');
  await button.focus();
  await expectSoon(page.getByRole('tooltip')).toHaveText(OFFLINE);
  await button.press('Enter');
  await expectSoon(page.getByRole('dialog')).toHaveCount(0);
  await expectSoon(rowsOf(page)).toHaveCount(count);

  await context.setOffline(false);
  await expectSoon(page.getByText(OFFLINE).and(page.locator('.ant-alert *'))).toHaveCount(0);
  await expectSoon(button).toHaveAttribute('aria-disabled', 'false');
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Pass 1 withdraw order' });
  await expectSoon(dialog).toBeVisible();
  for (const box of await dialog.getByRole('checkbox').all()) await box.check();
  await dialog.getByRole('button', { name: /^Pass / }).click();
  await expectSoon(dialog).toBeHidden();
  expect(callsOf('/trade/withdraw/pass')).toHaveLength(1);
});

test('a list that is loaded offline says so and loads on retry', async () => {
  const { page, context } = bench;
  await seeRows(page);
  await context.setOffline(true);
  await page.getByRole('tab', { name: 'Awaiting decision' }).click();
  const failed = page.getByRole('alert').filter({ hasText: 'The list could not be loaded' });
  await expectSoon(failed).toBeVisible();
  await expectSoon(rowsOf(page)).toHaveCount(0);
  await context.setOffline(false);
  await failed.getByRole('button', { name: 'Try again' }).click();
  await seeRows(page);
});
