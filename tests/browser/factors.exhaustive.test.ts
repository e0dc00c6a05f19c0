import { readFileSync } from 'node:fs';
import { Secret, TOTP } from 'otpauth';
import type { Locator, Page } from 'playwright-core';
import { demoPassword } from '../../mock/base/demoAccounts';
import { nextCode } from '../../mock/flow/factor/factors';
import { factor as en } from '../../src/locales/en-US/factor';
import { login as loginEn } from '../../src/locales/en-US/login';
import { palette as paletteEn } from '../../src/locales/en-US/palette';
import { factor as zh } from '../../src/locales/zh-CN/factor';
import { login as loginZh } from '../../src/locales/zh-CN/login';
import {
  type Bench,
  collectAxe,
  expectSoon,
  LIST,
  localeThemes,
  logOut,
  openBrowser,
  pressEnter,
  START,
  seeRows,
  sendButton,
  storedOf,
  successMessages,
} from '../support/browser';
import { exhaustiveTest } from '../support/depth';

const visit = openBrowser({ user: null, at: '/login', platform: { factors: true } });
const WORDS = { 'en-US': { factor: en, login: loginEn }, 'zh-CN': { factor: zh, login: loginZh } };

async function sendCredentials(
  page: Page,
  username: string,
  login: { [Name in keyof typeof loginEn]: string } = loginEn,
): Promise<void> {
  await page.getByLabel(login.username).fill(username);
  await page.getByLabel(login.password, { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: login.submit, exact: true }).click();
}

const secondStep = (page: Page) => page.getByRole('heading', { name: 'Second step' });
const code = (page: Page) => page.getByLabel('Code', { exact: true });
const send = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true }).click();
const pathOf = (page: Page) => new URL(page.url()).pathname;

function codeOf({ platform: { world, clock } }: Bench, username: string): string {
  const operator = world.operators.find((one) => one.username === username);
  const next = operator && nextCode(world, operator, clock.now());
  if (!next) throw new Error(`No code for ${username}`);
  return next;
}

/** Reads the key of the setup that is shown, as a person would type it into an app, and confirms it. @returns the recovery codes */
async function setUp({ platform }: Bench, page: Page, where: Locator): Promise<string[]> {
  const key = where.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
  const secret = Secret.fromBase32(((await key.textContent()) ?? '').replaceAll(' ', ''));
  const { uri } = (await lastAnswer(page)) ?? {};
  expect(uri).toContain(secret.base32);
  await where.getByLabel('Code', { exact: true }).fill(new TOTP({ secret }).generate({ timestamp: platform.clock.now() }));
  await where.getByRole('button', { name: 'Confirm' }).click();
  await expectSoon(where.getByText(en.enrolText)).toHaveCount(0);
  return storeCodes(page);
}

/** The codes that are shown close only by the word that they are saved. @returns those of the saved file, which are the shown ones */
async function storeCodes(page: Page): Promise<string[]> {
  const dialog = page.getByRole('dialog', { name: 'Recovery codes' });
  const codes = dialog.getByRole('status', { name: 'Recovery codes' });
  await expectSoon(codes).toBeVisible();
  await expectSoon(dialog.getByRole('button', { name: 'Done' })).toBeDisabled();
  await expectSoon(dialog.getByRole('button', { name: 'Print' })).toBeVisible();
  const shown = ((await codes.textContent()) ?? '').split('\n');
  const [saving] = await Promise.all([page.waitForEvent('download'), dialog.getByRole('link', { name: 'Save as file' }).click()]);
  const saved = readFileSync(await saving.path(), 'utf8');
  expect(saving.suggestedFilename()).toMatch(/^recovery-codes-[\w.]+\.txt$/);
  expect(saved.match(/[A-Z2-9]{5}-[A-Z2-9]{5}/g)).toEqual(shown);
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expectSoon(codes).toBeVisible();
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expectSoon(dialog).toHaveCount(0);
  return shown;
}

const answers = new WeakMap<Page, Promise<{ uri?: string }>>();
/** Remembers what a setup begins with. */
const watchSetup = (page: Page) =>
  void page.on('response', (response) => {
    if (response.url().endsWith('/auth/factor/begin'))
      answers.set(
        page,
        response.json().then(({ data }: { data: { uri?: string } }) => data),
      );
  });
const lastAnswer = (page: Page) => answers.get(page);

describe('signing in with a second factor', () => {
  test('a stolen password opens nothing without the code', async () => {
    const bench = await visit();
    const { page, callsOf } = bench;
    await sendCredentials(page, 'li.na');
    await expectSoon(secondStep(page)).toBeVisible();
    await expectSoon(code(page)).toBeFocused();
    expect((await storedOf(page)).token).toBeNull();
    await send(page);
    await expectSoon(page.getByText('Enter the 6 digits')).toBeVisible();
    expect(callsOf('/auth/mfa')).toHaveLength(0);
    await code(page).fill('000 000');
    await send(page);
    await expectSoon(page.getByRole('alert')).toHaveText('The code is wrong or was already used.');
    await send(page);
    await expectSoon(page.getByRole('alert')).toHaveText('Wait 1 sec before the next attempt.');
    bench.platform.clock.advance(1000);
    expect((await storedOf(page)).token).toBeNull();
    // Another address does not help: there is no session.
    await page.goto(LIST);
    await expectSoon(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();

    await sendCredentials(page, 'li.na');
    await code(page).fill(codeOf(bench, 'li.na'));
    await page.keyboard.press('Enter');
    await seeRows(page);
    expect(pathOf(page)).toBe(LIST);
  });

  test('that took too long starts again, and the form says why', async () => {
    const bench = await visit();
    const { page, platform } = bench;
    await sendCredentials(page, 'li.na');
    await code(page).fill(codeOf(bench, 'li.na'));
    platform.clock.advance(5 * 60_000);
    await send(page);
    await expectSoon(page.getByRole('alert')).toHaveText('The sign-in has expired. Start again.');
    await expectSoon(page.getByLabel('Username')).toHaveValue('li.na');
    await send(page);
    await code(page).fill(codeOf(bench, 'li.na'));
    await send(page);
    await seeRows(page);
  });

  test('can go back, and follows a sign-in of another tab', async () => {
    const bench = await visit();
    const { page, newTab } = bench;
    await sendCredentials(page, 'li.na');
    await page.getByRole('button', { name: 'Back' }).click();
    await expectSoon(page.getByLabel('Username')).toHaveValue('li.na');
    await send(page);
    await expectSoon(secondStep(page)).toBeVisible();
    const other = await newTab('/login');
    await sendCredentials(other, 'li.na');
    await code(other).fill(codeOf(bench, 'li.na'));
    await send(other);
    await seeRows(other);
    await seeRows(page);
    expect((await storedOf(page)).token).toBe((await storedOf(other)).token);
  });

  exhaustiveTest('names the environment of the site, as the step before does', async () => {
    const { page } = await visit({ at: null });
    await page.context().route('**/config.json', (route) => route.fulfill({ json: { environment: 'STAGING' } }));
    await page.goto('/login');
    const environment = page.getByText('STAGING', { exact: true });
    await expectSoon(environment).toBeVisible();
    await sendCredentials(page, 'li.na');
    await expectSoon(secondStep(page)).toBeVisible();
    await expectSoon(environment).toBeVisible();
  });

  exhaustiveTest('takes one step with a demonstration account', async () => {
    const { page, callsOf } = await visit({ isPreview: true });
    await page.getByRole('button', { name: /ops\.lee/ }).click();
    await send(page);
    await seeRows(page);
    expect(pathOf(page)).toBe(LIST);
    expect(callsOf('/auth/mfa')).toHaveLength(1);
  });

  exhaustiveTest('asks for nothing where no role requires it', async () => {
    const { page, callsOf } = await visit();
    await sendCredentials(page, 'k.wong');
    await seeRows(page);
    expect(callsOf('/auth/mfa')).toHaveLength(0);
  });
});

describe('a role that requires a second factor', () => {
  test('opens nothing but its setup once the time is over, then the console', async () => {
    const bench = await visit({ user: 'e.lim', at: null });
    const { page, callsOf } = bench;
    watchSetup(page);
    await page.goto(LIST);
    await expectSoon(page.getByRole('heading', { name: 'Set up a second factor' })).toBeVisible();
    await expectSoon(page.getByRole('navigation')).toHaveCount(0);
    expect(await setUp(bench, page, page.getByRole('main'))).toHaveLength(10);
    await seeRows(page);
    expect(pathOf(page)).toBe(LIST);
    expect(callsOf('/auth/factor/finish')).toHaveLength(1);
  });

  exhaustiveTest('lets its members leave instead', async () => {
    const { page } = await visit({ user: 'e.lim', at: LIST });
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expectSoon(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  });

  exhaustiveTest('says until when it must be set up, and leads there', async () => {
    const bench = await visit({ user: 'n.hassan', at: null });
    const { page } = bench;
    watchSetup(page);
    await page.goto(LIST);
    const banner = page.getByText(/^Your role requires a second factor at sign-in\. Set it up by .*2026/);
    await expectSoon(banner).toBeVisible();
    await page.getByRole('button', { name: 'Set up' }).click();
    const inbox = page.getByRole('dialog', { name: 'Inbox' });
    await inbox.getByRole('button', { name: 'Add second factor' }).click();
    await setUp(bench, page, inbox);
    await expectSoon(inbox.getByRole('rowheader', { name: 'Phone' })).toBeVisible();
    await expectSoon(banner).toHaveCount(0);
    // The only one of a role that requires it stays.
    await expectSoon(inbox.getByRole('button', { name: 'Remove Phone' })).toHaveCount(0);
  });
});

test('a factor is added, a recovery code opens the console once, and the factor is removed', async () => {
  const bench = await visit({ user: 'k.wong', at: null });
  const { page } = bench;
  watchSetup(page);
  await page.goto(START);
  await seeRows(page);
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('combobox', { name: paletteEn.field });
  await expectSoon(palette).toBeFocused();
  await palette.fill('Security');
  await expectSoon(page.getByRole('option', { name: /^Security/ })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  const inbox = page.getByRole('dialog', { name: 'Security' });
  await inbox.getByRole('button', { name: 'Add second factor' }).click();
  await inbox.getByLabel('Name of the device').fill('Old phone');
  const [earlier = ''] = await setUp(bench, page, inbox);
  await expectSoon(inbox.getByRole('rowheader', { name: 'Old phone' })).toBeVisible();
  await expectSoon(inbox.getByText('10 recovery codes left')).toBeVisible();
  await inbox.getByRole('button', { name: 'New recovery codes' }).click();
  const question = page.getByRole('dialog', { name: 'Create new recovery codes?' });
  await expectSoon(question).toContainText('The 10 codes that are left no longer work.');
  await question.getByRole('button', { name: 'New recovery codes' }).click();
  const [recovery = ''] = await storeCodes(page);
  expect(recovery).not.toBe(earlier);
  await inbox.getByRole('button', { name: 'Close' }).click();
  await expectSoon(inbox).toHaveCount(0);
  await logOut(page);

  for (const isFirst of [true, false]) {
    await sendCredentials(page, 'k.wong');
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await expectSoon(page.getByLabel('Recovery code', { exact: true })).toBeFocused();
    await page.getByLabel('Recovery code', { exact: true }).fill(recovery.toLowerCase());
    await send(page);
    if (isFirst) {
      await seeRows(page);
      await logOut(page);
    } else await expectSoon(page.getByRole('alert')).toHaveText('The code is wrong or was already used.');
  }
  bench.platform.clock.advance(60_000);
  await page.getByRole('button', { name: 'Use the authenticator app' }).click();
  await code(page).fill(codeOf(bench, 'k.wong'));
  await send(page);
  await seeRows(page);
  await page.getByRole('button', { name: 'Security' }).click();
  await inbox.getByRole('button', { name: 'Remove Old phone' }).click();
  await page.getByRole('dialog', { name: 'Remove Old phone?' }).getByRole('button', { name: 'Remove' }).click();
  await expectSoon(inbox.getByText('No second factor yet')).toBeVisible();
});

exhaustiveTest('a lost factor is reset by one person after another agreed, and its sessions end', async () => {
  const bench = await visit({
    user: 'm.tan',
    at: '/sys/operator?keyword=li.na',
    platform: { factors: true, approvals: true },
  });
  const { page, platform } = bench;
  const gone = await bench.openProfile({ user: 'li.na', at: LIST });
  await seeRows(gone.page);
  await seeRows(page);
  await pressEnter(page.getByRole('button', { name: 'More actions on li.na' }));
  await pressEnter(page.getByRole('menuitem', { name: 'Reset second factor' }));
  const dialog = page.getByRole('dialog', { name: 'Reset the second factor of li.na' });
  await expectSoon(dialog.getByText(/^Another user must approve this\./)).toBeVisible();
  await dialog.getByRole('combobox').first().focus();
  await page.keyboard.press('1');
  await sendButton(dialog).click();
  await expectSoon(dialog).toHaveCount(0);
  const [no = ''] = platform.world.approvals.byNo.keys();
  await expectSoon(page.getByText(`Waits for approval ${no} by another user.`)).toBeVisible();

  const second = await bench.openProfile({ user: 'admin', at: LIST });
  await second.page.getByRole('button', { name: /^(Inbox|Mentions)/ }).click();
  const inbox = second.page.getByRole('dialog', { name: 'Inbox' });
  await inbox.getByRole('tab', { name: /^To decide \(1\)/ }).click();
  await inbox.getByRole('button', { name: no }).click();
  await expectSoon(inbox.getByText('Second factors')).toBeVisible();
  await inbox.getByRole('button', { name: 'Approve' }).click();
  await sendButton(second.page.getByRole('dialog', { name: `Approve ${no}` })).click();
  await expectSoon(successMessages(second.page)).toContainText('Carried out');
  await gone.page.reload();
  await expectSoon(gone.page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await sendCredentials(gone.page, 'li.na');
  await expectSoon(gone.page.getByRole('heading', { name: 'Set up a second factor' })).toBeVisible();
});

exhaustiveTest.each(localeThemes)(
  'axe finds nothing in the second step, the setup and the list (%s, %s)',
  async (locale, theme) => {
    const { factor, login } = WORDS[locale];
    const { page, openProfile } = await visit({ locale, theme });
    const { found, look } = collectAxe(page, { isWhole: true });
    await sendCredentials(page, 'li.na', login);
    await expectSoon(page.getByRole('heading', { name: factor.step })).toBeVisible();
    await page.getByRole('button', { name: login.submit, exact: true }).click();
    await look('second step');
    const enrolling = await openProfile({ user: 'e.lim', at: LIST, locale, theme });
    await expectSoon(enrolling.page.getByText(factor.scan)).toBeVisible();
    const setup = collectAxe(enrolling.page, { isWhole: true });
    await setup.look('setup');
    const own = await openProfile({ user: 'n.hassan', at: LIST, locale, theme });
    await own.page.getByRole('button', { name: factor.enrolAction }).click();
    await expectSoon(own.page.getByText(factor.none)).toBeVisible();
    const list = collectAxe(own.page, { isWhole: true });
    await list.look('list');
    expect([found, setup.found, list.found]).toEqual([{}, {}, {}]);
  },
);
