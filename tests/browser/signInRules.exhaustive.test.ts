import type { Locator, Page } from 'playwright-core';
import { demoPassword } from '../../mock/base/demoAccounts';
import { nobody } from '../../mock/model/operators';
import {
  type Bench,
  expectSoon,
  goInside,
  logOut,
  openBrowser,
  pressEnter,
  START,
  seeRows,
  sendButton,
  successMessages,
  tokenOf,
} from '../support/browser';
import { exhaustiveTest } from '../support/depth';
import { performAs } from '../support/performAs';

const visit = openBrowser({ user: 'admin', at: '/sys/operator?keyword=k.wong' });

const WRONG = 'The username or the password is wrong.';
const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** Addresses that are not the browser's. */
const HOME = '203.0.113.10';
const AWAY = '203.0.113.99';
const alert = (page: Page): Locator => page.locator('form').getByRole('alert');

async function sendCredentials(page: Page, username: string, password = demoPassword): Promise<void> {
  await expectSoon(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** A sign-in of k.wong beside the browser, at another address. */
function signInAt({ platform: { api } }: Bench, ip: string, password = demoPassword) {
  const operation = api.operations.get('POST /auth/login');
  if (!operation) throw new Error('No login');
  const body = { username: 'k.wong', password };
  return api.perform(operation, { actor: nobody, body, ip, userAgent: `Browser at ${ip}` }).envelope;
}
const personOf = ({ platform }: Bench) => platform.world.operators.find(({ username }) => username === 'k.wong');

/** Gives a password and waits until the platform has counted it as wrong. */
async function fail(bench: Bench, page: Page, password: string, failures: number): Promise<void> {
  await sendCredentials(page, 'k.wong', password);
  await expectSoon.poll(() => personOf(bench)?.failures).toBe(failures);
}

/** Opens the dialog of the one user in the list. */
async function openRules(page: Page): Promise<Locator> {
  await seeRows(page);
  await pressEnter(page.getByRole('button', { name: 'More actions on k.wong' }));
  await pressEnter(page.getByRole('menuitem', { name: 'Sign-in rules' }));
  const dialog = page.getByRole('dialog', { name: 'Sign-in rules of k.wong' });
  await expectSoon(dialog.getByText('Limit the hours')).toBeVisible();
  return dialog;
}

const removeRange = (dialog: Locator) => dialog.locator('.ant-select-selection-item-remove').first().click();

/** Types ranges, each taken by Enter. */
async function addRange(dialog: Locator, range: string): Promise<void> {
  await dialog.getByLabel('Allowed addresses').fill(range);
  await pressEnter(dialog.getByLabel('Allowed addresses'));
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
  await expectSoon(successMessages(page)).toContainText('Sign-in rules of k.wong updated');
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
  await sendCredentials(gone.page, 'k.wong');
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
  await sendCredentials(gone.page, 'k.wong');
  await seeRows(gone.page);
});

exhaustiveTest('a rule of a role is set in its drawer', async () => {
  const { page, platform } = await visit({ at: '/sys/role?no=SUPPORT' });
  const drawer = page.getByRole('dialog', { name: 'Role SUPPORT' });
  await expectSoon(drawer.getByText('Every address')).toBeVisible();
  await drawer.getByRole('button', { name: 'Sign-in rules' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign-in rules of SUPPORT' });
  await addRange(dialog, '2001:db8::/32');
  await sendButton(dialog).click();
  await expectSoon(successMessages(page)).toContainText('Sign-in rules of role SUPPORT saved');
  await expectSoon(drawer.getByText('2001:db8::/32')).toBeVisible();
  expect(platform.world.roles.get('SUPPORT')).toMatchObject({ allowedCidrs: ['2001:db8::/32'], hours: null });
});

exhaustiveTest('the login page shows the wait after a wrong password, and lets in when it is over', async () => {
  const { page, platform } = await visit({ user: null, at: START });
  for (const seconds of [1, 2, 4]) {
    await sendCredentials(page, 'k.wong', 'not the password');
    await expectSoon(alert(page)).toHaveText(WRONG);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expectSoon(alert(page)).toContainText(`Wait ${seconds} sec before the next attempt.`);
    platform.clock.advance(seconds * 1000);
  }
  await sendCredentials(page, 'k.wong');
  await seeRows(page);
});

exhaustiveTest('a rule of a role keeps its people out like a wrong password, until it is lifted or its hours begin', async () => {
  const bench = await visit({ user: null, at: START });
  const { page, platform } = bench;
  const setRules = (rules: object) => {
    const body = { roleCode: 'SUPPORT', version: platform.world.roles.get('SUPPORT')?.version, allowedCidrs: [], hours: null };
    performAs(bench, 'admin', '/sys/role/signInRules', { ...body, ...rules });
  };
  const getIn = async (username: string) => {
    await sendCredentials(page, username);
    await seeRows(page);
    await logOut(page);
  };
  setRules({ allowedCidrs: ['198.51.100.0/24'] });
  await fail(bench, page, demoPassword, 1);
  await expectSoon(alert(page)).toHaveText(WRONG);
  platform.clock.advance(SECOND);
  // At the same address somebody of another role.
  await getIn('li.na');
  setRules({});
  await getIn('k.wong');

  // It is Friday, 14:31:02.
  setRules({ hours: { zone: 'Asia/Singapore', from: '14:35', to: '18:00', weekdays: [1, 2, 3, 4, 5] } });
  await fail(bench, page, demoPassword, 1);
  await expectSoon(alert(page)).toHaveText(WRONG);
  platform.clock.advance(3 * MINUTE + 56 * SECOND);
  await fail(bench, page, demoPassword, 2);
  await expectSoon(alert(page)).toHaveText(WRONG);
  platform.clock.advance(2 * SECOND);
  await getIn('k.wong');
});

exhaustiveTest('after ten failures the correct password is refused at this address until the lock ends', async () => {
  const bench = await visit({ user: null, at: START });
  const { page, platform, callsOf } = bench;
  const LOCKED = 'Too many failed attempts. Try again after 06:50 UTC.';
  // A device from which the person has signed in before.
  expect(signInAt(bench, HOME)).toMatchObject({ code: 200 });
  let failures = 0;
  for (const seconds of [1, 2, 4, 8, 16, 32, 60, 60, 60]) {
    failures += 1;
    await fail(bench, page, 'not the password', failures);
    await expectSoon(alert(page)).toHaveText(WRONG);
    platform.clock.advance(seconds * SECOND);
  }
  // 14:31:02 and the 243 seconds of the waits; the lock is 15 minutes more, in UTC.
  await fail(bench, page, 'not the password', 10);
  await expectSoon(alert(page)).toContainText(LOCKED);
  const attempts = callsOf('/auth/login').length;
  await sendCredentials(page, 'k.wong');
  await expectSoon.poll(() => callsOf('/auth/login').filter(({ status }) => status !== 0).length).toBe(attempts + 1);
  await expectSoon(alert(page)).toContainText(LOCKED);
  expect(personOf(bench)).toMatchObject({ failures: 10 });
  expect(signInAt(bench, HOME)).toMatchObject({ code: 200 });

  platform.clock.advance(15 * MINUTE);
  await sendCredentials(page, 'k.wong');
  await seeRows(page);
});

exhaustiveTest(
  'an outsider who fails ten times locks the own address, and slows no device that has signed in before',
  async () => {
    const bench = await visit({ user: null, at: START });
    const { page, platform, url } = bench;
    await sendCredentials(page, 'k.wong');
    await seeRows(page);
    await logOut(page);
    for (let failures = 1; failures < 10; failures += 1) {
      expect(signInAt(bench, AWAY, 'not the password')).toMatchObject({ code: 422 });
      platform.clock.advance(MINUTE);
    }
    expect(signInAt(bench, AWAY, 'not the password')).toMatchObject({ code: 429, data: { retryAfterSec: 15 * 60 } });
    expect(signInAt(bench, AWAY)).toMatchObject({ code: 429, data: { retryAfterSec: 15 * 60 } });
    // Another browser at the person's own address waits, as the name does everywhere.
    await expect(tokenOf(url, 'k.wong')).rejects.toThrow('Wait 60 sec before the next attempt.');
    await sendCredentials(page, 'k.wong');
    await seeRows(page);
  },
);
