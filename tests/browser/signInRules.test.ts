import type { Locator, Page } from 'playwright-core';
import { demoPassword } from '../../mock/base/demoAccounts';
import { expectSoon, goInside, greens, openBrowser, START, seeRows, sendButton } from '../support/browser';

const visit = openBrowser({ user: 'admin', at: '/sys/operator?keyword=k.wong' });

const WRONG = 'The username or the password is wrong.';
const alert = (page: Page): Locator => page.locator('form').getByRole('alert');

async function giveName(page: Page, username: string, password = demoPassword): Promise<void> {
  await expectSoon(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Opens the dialog of the one user in the list. */
async function openRules(page: Page): Promise<Locator> {
  await seeRows(page);
  await page.getByRole('button', { name: 'More actions on k.wong' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Sign-in rules' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Sign-in rules of k.wong' });
  await expectSoon(dialog.getByText('Limit the hours')).toBeVisible();
  return dialog;
}

const removeRange = (dialog: Locator) => dialog.locator('.ant-select-selection-item-remove').first().click();

/** Types ranges, each taken by Enter. */
async function addRange(dialog: Locator, range: string): Promise<void> {
  await dialog.getByLabel('Allowed addresses').fill(range);
  await dialog.getByLabel('Allowed addresses').press('Enter');
}

test('a rule keeps a user out, who is let in again when it is lifted', async () => {
  const bench = await visit();
  const { page, platform } = bench;
  const user = platform.world.operators.find(({ username }) => username === 'k.wong');
  const gone = await bench.openProfile({ user: 'k.wong', at: START });
  await seeRows(gone.page);

  const dialog = await openRules(page);
  await addRange(dialog, '198.51.100.0/33');
  await sendButton(dialog).click();
  await expectSoon(dialog.getByText('“198.51.100.0/33” is not an IP address or CIDR range.')).toBeVisible();
  await removeRange(dialog);
  await addRange(dialog, '198.51.100.7/24');
  await dialog.getByLabel('Limit the hours').check();
  await dialog.getByLabel('From').fill('22:00');
  await dialog.getByLabel('To', { exact: true }).fill('06:00');
  await sendButton(dialog).click();
  await expectSoon(greens(page)).toContainText('Sign-in rules of k.wong updated');
  expect(user).toMatchObject({
    allowedCidrs: ['198.51.100.0/24'],
    hours: { zone: 'Asia/Singapore', from: '22:00', to: '06:00', weekdays: [1, 2, 3, 4, 5] },
  });

  await goInside(page, `/sys/operator?keyword=k.wong&no=${user?.id}`);
  const drawer = page.getByRole('dialog', { name: 'User k.wong' });
  await expectSoon(drawer.getByText('198.51.100.0/24')).toBeVisible();
  await expectSoon(drawer.getByText('22:00 – 06:00 (Asia/Singapore)')).toBeVisible();
  await expectSoon(drawer.getByText('Mon, Tue, Wed, Thu, Fri', { exact: true })).toBeVisible();

  // The open session ends, and the next sign-in is refused like a wrong password.
  await gone.page.reload();
  await giveName(gone.page, 'k.wong');
  await expectSoon(alert(gone.page)).toHaveText(WRONG);
  await gone.page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expectSoon(alert(gone.page)).toContainText('Wait 1 sec before the next attempt.');

  await goInside(page, '/sys/operator?keyword=k.wong');
  const again = await openRules(page);
  await removeRange(again);
  await again.getByLabel('Limit the hours').uncheck();
  await sendButton(again).click();
  await expectSoon(again).toHaveCount(0);
  expect(user).toMatchObject({ allowedCidrs: [], hours: null });
  platform.clock.advance(1000);
  await giveName(gone.page, 'k.wong');
  await seeRows(gone.page);
});

test('a rule of a role is set in its drawer', async () => {
  const { page, platform } = await visit({ at: '/sys/role?no=SUPPORT' });
  const drawer = page.getByRole('dialog', { name: 'Role SUPPORT' });
  await expectSoon(drawer.getByText('Every address')).toBeVisible();
  await drawer.getByRole('button', { name: 'Sign-in rules' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign-in rules of SUPPORT' });
  await addRange(dialog, '2001:db8::/32');
  await sendButton(dialog).click();
  await expectSoon(greens(page)).toContainText('Sign-in rules of role SUPPORT saved');
  await expectSoon(drawer.getByText('2001:db8::/32')).toBeVisible();
  expect(platform.world.roles.get('SUPPORT')).toMatchObject({ allowedCidrs: ['2001:db8::/32'], hours: null });
});

test('the login page shows the wait after a wrong password, and lets in when it is over', async () => {
  const { page, platform } = await visit({ user: null, at: START });
  for (const seconds of [1, 2, 4]) {
    await giveName(page, 'k.wong', 'not the password');
    await expectSoon(alert(page)).toHaveText(WRONG);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expectSoon(alert(page)).toContainText(`Wait ${seconds} sec before the next attempt.`);
    platform.clock.advance(seconds * 1000);
  }
  await giveName(page, 'k.wong');
  await seeRows(page);
});
