import type { CDPSession, Page } from 'playwright-core';
import { demoPassword } from '../../mock/base/demoAccounts';
import { nextCode } from '../../mock/flow/factor/factors';
import type { PasskeyFactor } from '../../mock/model/factors';
import { factor as en } from '../../src/locales/en-US/factor';
import { login as loginEn } from '../../src/locales/en-US/login';
import { factor as zh } from '../../src/locales/zh-CN/factor';
import { login as loginZh } from '../../src/locales/zh-CN/login';
import { passAtWork } from '../support/atWork';
import {
  type Bench,
  collectAxe,
  expectSoon,
  fileWith,
  LIST,
  localeThemes,
  logOut,
  NOW,
  openBrowser,
  seeRows,
  successMessages,
} from '../support/browser';
import { exhaustiveTest } from '../support/depth';

const visit = openBrowser({ user: null, at: '/login', platform: { factors: true }, hasHostName: true });
const WORDS = { 'en-US': { factor: en, login: loginEn }, 'zh-CN': { factor: zh, login: loginZh } };

/** An authenticator of the browser itself, which confirms by itself. */
interface Authenticator {
  /** Its passkeys. */
  credentials: () => Promise<{ credentialId: string; isResidentCredential: boolean; rpId?: string; signCount: number }[]>;
  /** False: the person does not confirm, and the dialog ends. */
  confirm: (isVerified: boolean) => Promise<void>;
  /** False: the person is not there, and the dialog stays open. */
  attend: (isPresent: boolean) => Promise<void>;
}

async function anAuthenticator(page: Page): Promise<Authenticator> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    credentials: async () => (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    confirm: (isUserVerified) =>
      session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }).then(() => undefined),
    attend: (enabled) =>
      session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }).then(() => undefined),
  };
}

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
const usePasskey = (page: Page) => page.getByRole('button', { name: 'Use a passkey' });
const code = (page: Page) => page.getByLabel('Code', { exact: true });
const alert = (page: Page) => page.getByRole('alert');
const UNUSED = 'No passkey was used. Try again, or choose another way.';

function codeOf({ platform: { world, clock } }: Bench, username: string): string {
  const operator = world.operators.find((one) => one.username === username);
  const next = operator && nextCode(world, operator, clock.now());
  if (!next) throw new Error(`No code for ${username}`);
  return next;
}

function setOf({ world }: Bench['platform'], username: string) {
  const operator = world.operators.find((one) => one.username === username);
  const set = operator && world.factors.sets.get(operator.id);
  if (!set) throw new Error(`${username} has no factors`);
  return set;
}

/** A passkey that this browser does not have. */
const ELSEWHERE: PasskeyFactor = {
  id: 'F1',
  kind: 'PASSKEY',
  name: 'Elsewhere',
  createdAt: NOW,
  lastUsedAt: null,
  credentialId: 'AAAA',
  publicKey: 'AAAA',
  counter: 0,
  transports: [],
};

/** The own security, with the second factors. */
async function openFactors(page: Page) {
  await page.getByRole('button', { name: 'Security' }).click();
  return page.getByRole('dialog', { name: 'Security' });
}

/** Adds a passkey to the own factors, as a person does. */
async function addPasskey(page: Page, name: string): Promise<void> {
  const inbox = await openFactors(page);
  await inbox.getByRole('button', { name: 'Add second factor' }).click();
  await inbox.locator('.ant-segmented').getByText('Passkey', { exact: true }).click();
  await inbox.getByLabel('Name of the passkey').fill(name);
  await inbox.getByRole('button', { name: 'Create passkey' }).click();
  const codes = page.getByRole('dialog', { name: 'Recovery codes' });
  await codes.getByRole('checkbox').check();
  await codes.getByRole('button', { name: 'Done' }).click();
  await expectSoon(inbox.getByRole('rowheader', { name })).toBeVisible();
  await page.keyboard.press('Escape');
  await expectSoon(inbox).toHaveCount(0);
}

/** A page at the sign-in, whose operator has a passkey in this browser. */
async function withPasskey(username: string) {
  const bench = await visit({ user: username, at: LIST });
  const { page } = bench;
  const authenticator = await anAuthenticator(page);
  await seeRows(page);
  await addPasskey(page, 'My laptop');
  await logOut(page);
  return { ...bench, authenticator };
}

test('a passkey is created in the own factors, and opens the console without a code', async () => {
  const { page, authenticator, callsOf } = await withPasskey('li.na');
  expect(await authenticator.credentials()).toMatchObject([{ isResidentCredential: true, rpId: 'localhost' }]);
  await sendCredentials(page, 'li.na');
  await expectSoon(secondStep(page)).toBeVisible();
  await usePasskey(page).click();
  await seeRows(page);
  const [call] = callsOf('/auth/mfa').slice(-1);
  expect(call?.body).toEqual({ challengeId: expect.any(String), assertion: expect.objectContaining({ type: 'public-key' }) });
  const inbox = await openFactors(page);
  await expectSoon(inbox.getByRole('row', { name: /^My laptop Passkey/ })).toContainText('now');
  // This browser has one of this person already.
  await inbox.getByRole('button', { name: 'Add second factor' }).click();
  await inbox.locator('.ant-segmented').getByText('Passkey', { exact: true }).click();
  await inbox.getByRole('button', { name: 'Create passkey' }).click();
  await expectSoon(inbox.getByRole('alert')).toHaveText('This device already has a passkey of yours.');
  expect(await authenticator.credentials()).toHaveLength(1);
  await inbox.getByRole('button', { name: 'Cancel' }).click();
  await inbox.getByRole('button', { name: 'Remove My laptop' }).click();
  await page.getByRole('dialog', { name: 'Remove My laptop?' }).getByRole('button', { name: 'Remove' }).click();
  await expectSoon(successMessages(page)).toContainText('My laptop removed');
  await expectSoon(inbox.getByRole('rowheader', { name: 'My laptop' })).toHaveCount(0);
});

exhaustiveTest(
  'is the first way where the operator has no app, beside the recovery codes, and its code is loaded with the press',
  async () => {
    const { page, platform } = await withPasskey('li.na');
    setOf(platform, 'li.na').factors.shift();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname.slice(1)));
    const library = fileWith('WebAuthn is not supported in this browser');
    await page.reload();
    await sendCredentials(page, 'li.na');
    await expectSoon(page.getByText('Confirm the sign-in with your passkey.')).toBeVisible();
    await expectSoon(code(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await expectSoon(page.getByLabel('Recovery code', { exact: true })).toBeFocused();
    expect(asked).not.toContain(library);
    await usePasskey(page).click();
    await seeRows(page);
    expect(asked).toContain(library);
  },
);

exhaustiveTest('a dialog of the browser that ends without one is told calmly, and the typed code stays', async () => {
  const bench = await withPasskey('li.na');
  const { page, authenticator, callsOf } = bench;
  await sendCredentials(page, 'li.na');
  const next = codeOf(bench, 'li.na');
  await code(page).fill(next);
  await authenticator.confirm(false);
  await usePasskey(page).click();
  await expectSoon(alert(page)).toHaveText(UNUSED);
  // The one that signed in before: the page has sent nothing.
  expect(callsOf('/auth/mfa')).toHaveLength(1);
  await expectSoon(code(page)).toHaveValue(next);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await seeRows(page);
});

exhaustiveTest('going back closes the open dialog of the browser, so that a late confirmation signs nobody in', async () => {
  const { page, authenticator } = await withPasskey('li.na');
  const ends: string[] = [];
  await page.exposeFunction('tellEnd', (name: string) => ends.push(name));
  await page.addInitScript(() => {
    const ask = navigator.credentials.get.bind(navigator.credentials);
    const { tellEnd } = window as unknown as { tellEnd: (name: string) => void };
    navigator.credentials.get = async (options) => {
      tellEnd('asked');
      return ask(options).catch((error: Error) => {
        tellEnd(error.name);
        throw error;
      });
    };
  });
  await page.reload();
  await sendCredentials(page, 'li.na');
  await authenticator.attend(false);
  await usePasskey(page).click();
  await expectSoon.poll(() => ends).toEqual(['asked']);
  await page.getByRole('button', { name: en.back }).click();
  await expectSoon(page.getByLabel('Username')).toHaveValue('li.na');
  await expectSoon.poll(() => ends).toEqual(['asked', 'AbortError']);
});

exhaustiveTest('an answer that was given at another address is refused, and counts as an attempt', async () => {
  const { page, platform, url } = await withPasskey('li.na');
  // The site moves: what this page signs is no longer signed for the console.
  platform.world.factors.origin = url.replace(/:\d+$/, ':1');
  await sendCredentials(page, 'li.na');
  await usePasskey(page).click();
  await expectSoon(alert(page)).toHaveText('The passkey was not accepted.');
  expect(platform.world.operators.find(({ username }) => username === 'li.na')?.failures).toBe(1);
  platform.world.factors.origin = null;
  platform.clock.advance(1000);
  await usePasskey(page).click();
  await seeRows(page);
});

exhaustiveTest('a passkey that takes longer than two minutes starts the sign-in again', async () => {
  const { page, platform } = await withPasskey('li.na');
  await sendCredentials(page, 'li.na');
  await expectSoon(usePasskey(page)).toBeVisible();
  platform.clock.advance(121_000);
  await usePasskey(page).click();
  await expectSoon(alert(page)).toHaveText('The passkey took longer than 2 minutes. Start again.');
  await expectSoon(page.getByLabel('Username')).toHaveValue('li.na');
});

exhaustiveTest('a role that requires a second factor is content with a passkey', async () => {
  const { page } = await visit({ user: 'e.lim', at: null });
  const authenticator = await anAuthenticator(page);
  await page.goto(LIST);
  await expectSoon(page.getByRole('heading', { name: 'Set up a second factor' })).toBeVisible();
  await page.getByText('Passkey', { exact: true }).click();
  // The person closes the dialog, then thinks better of it.
  await authenticator.confirm(false);
  await page.getByLabel('Name of the passkey').fill('Key ring');
  await page.getByRole('button', { name: 'Create passkey' }).click();
  await expectSoon(alert(page)).toHaveText(UNUSED);
  await expectSoon(page.getByLabel('Name of the passkey')).toHaveValue('Key ring');
  await authenticator.confirm(true);
  await page.getByRole('button', { name: 'Create passkey' }).click();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Done' }).click();
  await seeRows(page);
});

test('a fresh factor by a passkey lets a call go on, and a closed dialog of the browser keeps the question', async () => {
  const bench = await visit({ user: 'li.na', at: LIST });
  const { page, platform, callsOf } = bench;
  const authenticator = await anAuthenticator(page);
  await seeRows(page);
  await addPasskey(page, 'My laptop');
  passAtWork(platform, 15 * 60_000);
  const exportAll = async () => {
    await page.keyboard.press('e');
    await page.getByRole('menuitem', { name: 'Export as CSV' }).click();
  };
  await exportAll();
  const question = page.getByRole('dialog', { name: en.again });
  await authenticator.confirm(false);
  await question.getByRole('button', { name: 'Use a passkey' }).click();
  await expectSoon(question.getByRole('alert')).toHaveText(UNUSED);
  await authenticator.confirm(true);
  let saved = page.waitForEvent('download');
  await question.getByRole('button', { name: 'Use a passkey' }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.csv$/);
  expect(callsOf('/auth/stepUp').map(({ body }) => Object.keys(body as object).sort())).toEqual([['assertion', 'challengeId']]);

  // Without an app the passkey is the first way, and the question has no field.
  setOf(platform, 'li.na').factors.shift();
  setOf(platform, 'li.na').recovery = [];
  passAtWork(platform, 15 * 60_000);
  await exportAll();
  await expectSoon(question.getByText(en.againPasskey)).toBeVisible();
  await expectSoon(question.getByRole('textbox')).toHaveCount(0);
  const { found, look } = collectAxe(page, { isWhole: true });
  await look('the question for a passkey');
  expect(found).toEqual({});
  saved = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  await expectSoon(question).toBeHidden();
  expect(callsOf('/auth/stepUp')).toHaveLength(2);
  await saved;
});

exhaustiveTest('at an address without a name only the code is offered', async () => {
  const bench = await visit({ user: 'li.na', at: LIST, hasHostName: false });
  const { page, platform } = bench;
  await anAuthenticator(page);
  await seeRows(page);
  const inbox = await openFactors(page);
  await inbox.getByRole('button', { name: 'Add second factor' }).click();
  await expectSoon(inbox.getByText(en.scan)).toBeVisible();
  await expectSoon(inbox.locator('.ant-segmented').getByText('Passkey', { exact: true })).toHaveCount(0);
  await inbox.getByRole('button', { name: 'Close' }).click();
  await expectSoon(inbox).toHaveCount(0);
  // The operator made one elsewhere.
  const set = setOf(platform, 'li.na');
  set.factors.push(ELSEWHERE);
  await logOut(page);
  await sendCredentials(page, 'li.na');
  await expectSoon(code(page)).toBeVisible();
  await expectSoon(usePasskey(page)).toHaveCount(0);
  set.factors.shift();
  await page.getByRole('button', { name: 'Back' }).click();
  await sendCredentials(page, 'li.na');
  await expectSoon(page.getByText(en.passkeyElsewhere)).toBeVisible();
});

exhaustiveTest.each(localeThemes)('axe finds nothing where a passkey is asked for and made (%s, %s)', async (locale, theme) => {
  const { factor, login } = WORDS[locale];
  const { page, platform, openProfile } = await visit({ locale, theme });
  setOf(platform, 'li.na').factors = [ELSEWHERE];
  const signIn = collectAxe(page, { isWhole: true });
  await sendCredentials(page, 'li.na', login);
  await expectSoon(page.getByText(factor.passkeyText)).toBeVisible();
  await signIn.look('second step');
  const enrolling = await openProfile({ user: 'e.lim', at: LIST, locale, theme });
  await enrolling.page.getByText(factor.kind.PASSKEY, { exact: true }).click();
  await expectSoon(enrolling.page.getByLabel(factor.createName)).toBeVisible();
  const setup = collectAxe(enrolling.page, { isWhole: true });
  await setup.look('setup');
  expect([signIn.found, setup.found]).toEqual([{}, {}]);
});
