import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { demoPassword } from '../../mock/base/demoAccounts';
import { nextCode } from '../../mock/flow/factor/factors';
import { factor as factorEn } from '../../src/locales/en-US/factor';
import { link as en } from '../../src/locales/en-US/link';
import { login as loginEn } from '../../src/locales/en-US/login';
import { security as words } from '../../src/locales/en-US/security';
import { link as zh } from '../../src/locales/zh-CN/link';
import { type Bench, collectAxe, expectSoon, localeThemes, openBrowser, rowsOf, seeRows, storedOf } from '../support/browser';
import { exhaustiveTest } from '../support/depth';
import { performAs } from '../support/performAs';

const visit = openBrowser({ user: null, at: null, platform: { factors: true, inbox: true } });
const WORDS = { 'en-US': en, 'zh-CN': zh };
const GOOD = 'correct horse battery';

interface Mail {
  to: string;
  username: string;
  kind: string;
  address: string;
}

/** The newest mail of the platform, read where a developer reads it. */
async function lastMail({ url }: Bench): Promise<Mail> {
  const answer = await fetch(`${url}/api/__inbox`);
  const { list } = (await answer.json()) as { list: [Mail] };
  return list[0];
}
/** Lets a colleague mail a link for this operator. @returns the address in the mail */
async function mailTo(bench: Bench, username: string): Promise<string> {
  const { operators } = bench.platform.world;
  const target = operators.find((one) => one.username === username);
  const token = await bench.signIn('m.tan');
  await fetch(`${bench.url}/api/sys/operator/resetPassword`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: token },
    body: JSON.stringify({ operatorId: target?.id, version: target?.version }),
  });
  const mail = await lastMail(bench);
  expect(mail.username).toBe(username);
  return mail.address;
}
const password = (page: Page) => page.getByLabel('New password');
const send = (page: Page) => page.getByRole('button', { name: 'Set password' }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { name });

test('an invited person follows the link once, chooses a password, sets up a second factor and works', async () => {
  const bench = await visit({ user: 'admin', at: '/sys/operator' });
  const { page, platform } = bench;
  await seeRows(page);
  performAs(bench, 'admin', '/sys/operator/add', {
    username: 'n.newby',
    realName: 'Nia Newbyton',
    email: 'nia.newbyton@example.com',
    mobile: '+9995550999',
    department: 'FINANCE',
    roleCodes: ['FIN_REVIEWER'],
    dataScope: { type: 'ALL', values: [] },
  });

  const mail = await lastMail(bench);
  expect(mail).toMatchObject({ to: 'nia.newbyton@example.com', username: 'n.newby', kind: 'INVITE' });
  expect(mail.address).toMatch(new RegExp(`^${bench.url}/login#invite=[\\w-]{43}$`));
  const { page: own } = await bench.openProfile({ user: null, at: mail.address });
  await expectSoon(heading(own, 'Welcome')).toBeVisible();
  expect(own.url()).toBe(`${bench.url}/login`);
  await expectSoon(own.getByText('Nia Newbyton')).toBeVisible();
  await expectSoon(own.getByLabel('Username')).toHaveValue('n.newby');
  await expectSoon(own.getByLabel('Username')).toHaveAttribute('autocomplete', 'username');
  await expectSoon(password(own)).toHaveAttribute('autocomplete', 'new-password');

  await password(own).fill('too short');
  await send(own);
  await expectSoon(own.getByText(en.tooShort)).toBeVisible();
  await expectSoon(password(own)).toHaveAttribute('aria-invalid', 'true');
  expect(bench.callsOf('/auth/link/finish')).toHaveLength(0);
  await password(own).fill('I am n.newby, let me in');
  await send(own);
  await expectSoon(own.getByText('The password must not contain the username.')).toBeVisible();
  await expectSoon(password(own)).toHaveValue('I am n.newby, let me in');
  await expectSoon(password(own)).toHaveAttribute('type', 'password');
  await own.getByRole('button', { name: 'Show password' }).click();
  await expectSoon(password(own)).toHaveAttribute('type', 'text');
  await password(own).fill(GOOD);
  await send(own);

  await expectSoon(heading(own, factorEn.enrolTitle)).toBeVisible();
  const key = await own.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent();
  const app = new TOTP({ secret: Secret.fromBase32((key ?? '').replaceAll(' ', '')) });
  await own.getByLabel('Code', { exact: true }).fill(app.generate({ timestamp: platform.clock.now() }));
  await own.getByRole('button', { name: 'Confirm' }).click();
  await own.getByRole('checkbox').check();
  await own.getByRole('button', { name: 'Done' }).click();
  await seeRows(own);

  await page.goto('/sys/operator?keyword=n.newby');
  await seeRows(page);
  await expectSoon(rowsOf(page).first()).toContainText('Active');

  const { page: again } = await bench.openProfile({ user: null, at: mail.address });
  await expectSoon(heading(again, en.goneTitle)).toBeVisible();
  await again.getByRole('button', { name: en.back }).click();
  await expectSoon(heading(again, loginEn.title)).toBeVisible();
});

describe('a reset of the password', () => {
  exhaustiveTest('asks for the second factor before the console opens', async () => {
    const bench = await visit();
    const { page, platform } = bench;
    await page.goto(await mailTo(bench, 'li.na'));
    await expectSoon(heading(page, en.title.RESET)).toBeVisible();
    await password(page).fill('qwertyuiop12');
    await expectSoon(page.getByRole('status')).toHaveText(`${words.strength.step.veryWeak} ${words.strength.weakness.common}`);
    await send(page);
    await expectSoon(page.getByText(words.strength.tooWeak)).toBeVisible();
    await expectSoon(password(page)).toHaveAttribute('aria-invalid', 'true');
    expect(bench.callsOf('/auth/link/finish')).toHaveLength(0);
    await password(page).fill(demoPassword);
    await send(page);
    await expectSoon(page.getByText('Choose a password that is not one of your last five.')).toBeVisible();
    await password(page).fill(GOOD);
    await page.keyboard.press('Enter');
    await expectSoon(heading(page, factorEn.step)).toBeVisible();
    expect((await storedOf(page)).token).toBeNull();
    const operator = platform.world.operators.find(({ username }) => username === 'li.na');
    const code = operator && nextCode(platform.world, operator, platform.clock.now());
    await page.getByLabel('Code', { exact: true }).fill(code ?? '');
    await page.keyboard.press('Enter');
    await seeRows(page);
  });

  exhaustiveTest('is noticed without a reload in a tab that shows the sign-in page', async () => {
    const bench = await visit({ at: '/login' });
    const { page } = bench;
    await expectSoon(heading(page, loginEn.title)).toBeVisible();
    const { hash } = new URL(await mailTo(bench, 'k.wong'));
    await page.evaluate((next) => {
      window.location.hash = next;
    }, hash);
    await expectSoon(heading(page, en.title.RESET)).toBeVisible();
    expect(page.url()).toBe(`${bench.url}/login`);
    await password(page).fill(GOOD);
    await send(page);
    await seeRows(page);
  });

  exhaustiveTest('does not sign out another person who uses the browser, unless asked to', async () => {
    const bench = await visit({ user: 'm.tan' });
    const { page } = bench;
    const address = await mailTo(bench, 'k.wong');
    await page.goto(address);
    await expectSoon(heading(page, en.signedInTitle)).toBeVisible();
    await expectSoon(page.getByText('m.tan')).toBeVisible();
    await page.getByRole('button', { name: en.stay }).click();
    await seeRows(page);
    expect(bench.callsOf('/auth/link/open')).toHaveLength(0);

    await page.goto('about:blank');
    await page.goto(address);
    await page.getByRole('button', { name: en.signOut }).click();
    await expectSoon(heading(page, en.title.RESET)).toBeVisible();
    await password(page).fill(GOOD);
    await send(page);
    await seeRows(page);
    await expectSoon(page.getByRole('button', { name: /k\.wong/ })).toBeVisible();
  });

  exhaustiveTest('can be tried again when the link could not be checked', async () => {
    const bench = await visit();
    const { page, platform } = bench;
    platform.faults.push({ match: '/auth/link/open', kind: 'html' });
    await page.goto(await mailTo(bench, 'k.wong'));
    await expectSoon(heading(page, en.failed)).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectSoon(heading(page, en.title.RESET)).toBeVisible();
  });
});

exhaustiveTest.each(localeThemes)('axe finds nothing in the link page (%s, %s)', async (locale, theme) => {
  const link = WORDS[locale];
  const bench = await visit({ locale, theme });
  const { page } = bench;
  const { found, look } = collectAxe(page, { isWhole: true });
  await page.goto(await mailTo(bench, 'k.wong'));
  await expectSoon(heading(page, link.title.RESET)).toBeVisible();
  await page.getByRole('button', { name: link.submit }).click();
  await expectSoon(page.getByText(link.tooShort)).toBeVisible();
  await look('password');
  await page.goto('about:blank');
  await page.goto('/login#reset=unknown');
  await expectSoon(heading(page, link.goneTitle)).toBeVisible();
  await look('gone');
  const signedIn = await bench.openProfile({ user: 'k.wong', at: '/login#invite=unknown', locale, theme });
  await expectSoon(heading(signedIn.page, link.signedInTitle)).toBeVisible();
  const other = collectAxe(signedIn.page, { isWhole: true });
  await other.look('signed in');
  expect([found, other.found]).toEqual([{}, {}]);
});
