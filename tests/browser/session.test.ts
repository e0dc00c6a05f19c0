import type { Page } from 'playwright-core';
import { demoAccounts, demoPassword } from '../../mock/base/demoAccounts';
import { accessOf } from '../../mock/flow/roles';
import { isOpen } from '../../mock/flow/signIn/sessions';
import type { Platform } from '../../mock/platform';
import {
  ask,
  type Bench,
  expectSoon,
  holdCalls,
  LIST,
  logOut,
  onlyOf,
  openBrowser,
  passTime,
  rowsOf,
  START,
  seeRows,
  storedOf,
  until,
  untilWatched,
} from '../support/browser';
import { exhaustiveTest } from '../support/depth';

const visit = openBrowser();
const MINUTE = 60_000;

/** Revokes every permission for the trade screens, as role management would. */
function demote(platform: Platform, name: string): void {
  const operator = platform.world.operators.find(({ username }) => username === name);
  if (!operator) throw new Error(`No operator ${name}`);
  Object.assign(operator, { roles: ['SYS_ADMIN'], access: accessOf(platform.world, ['SYS_ADMIN']) });
}

const pathOf = (page: Page) => new URL(page.url()).pathname;
const redirectsOf = (page: Page) => new URL(page.url()).searchParams.getAll('redirect');
const heading = (page: Page) => page.getByRole('heading', { name: 'Sign in' });

async function fillAndSend(page: Page, username: string, password = demoPassword): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

async function tabTo(page: Page, label: string): Promise<void> {
  const wanted = page.getByLabel(label, { exact: true });
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab');
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not reach ${label}`);
}

let common: Promise<Bench> | undefined;
/** Tests that leave nothing behind share one console, so that its code loads once. Each comes to it from elsewhere. */
async function openCommonConsole({
  user = 'ops.lee',
  at = LIST,
}: {
  user?: string | null;
  at?: string | null;
} = {}): Promise<Bench> {
  common ??= visit({ user: null, at: null, isShared: true });
  const bench = await common;
  const { page, platform, signIn } = bench;
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto('/favicon.svg');
  const token = user && (await signIn(user));
  await page.evaluate((text) => {
    localStorage.clear();
    sessionStorage.clear();
    if (text) localStorage.setItem('token', text);
  }, token);
  platform.faults.length = 0;
  platform.calls.length = 0;
  if (at !== null) await page.goto(at);
  return bench;
}

describe('signing in', () => {
  test('works by keyboard alone and opens the list', async () => {
    const { page, callsOf } = await openCommonConsole({ user: null, at: '/login' });
    await expectSoon(heading(page)).toBeVisible();
    await tabTo(page, 'Username');
    await page.keyboard.type('ops.lee');
    await tabTo(page, 'Password');
    await page.keyboard.type(demoPassword);
    await page.keyboard.press('Enter');
    await seeRows(page);
    expect(pathOf(page)).toBe(LIST);
    await expectSoon(page).toHaveTitle('Withdraw orders - Payment Console');
    expect(callsOf('/auth/login')).toHaveLength(1);
    const { token, user } = await storedOf(page);
    expect(JSON.parse(user ?? '{}')).toEqual({ isLogin: true, token });
  });

  test('with a wrong password shows an error under the form and keeps the typed name', async () => {
    const { page, platform } = await openCommonConsole({ user: null, at: '/login' });
    await fillAndSend(page, 'ops.lee', 'not-the-password');
    await expectSoon(page.locator('form').getByRole('alert')).toContainText('The username or the password is wrong.');
    await expectSoon(page.getByLabel('Username')).toHaveValue('ops.lee');
    await expectSoon(page.getByRole('button', { name: 'Sign in', exact: true })).toHaveAttribute('aria-disabled', 'false');
    expect(pathOf(page)).toBe('/login');
    expect((await storedOf(page)).token).toBeNull();
    // The next test shares the platform: it would have to wait.
    platform.clock.advance(1_000);
  });

  exhaustiveTest('with empty fields names the missing ones and sends nothing', async () => {
    const { page, callsOf } = await openCommonConsole({ user: null, at: '/login' });
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expectSoon(page.getByText('Enter your username, 3 to 32 characters')).toBeVisible();
    await expectSoon(page.getByText('Enter your password', { exact: true })).toBeVisible();
    await expectSoon(page.getByLabel('Username')).toHaveAttribute('aria-invalid', 'true');
    expect(callsOf('/auth/login')).toHaveLength(0);
  });

  test('reports a server without an answer', async () => {
    const { page } = await openCommonConsole({ user: null, at: '/login' });
    await page.route('**/api/auth/login', (route) => route.abort('connectionreset'));
    await fillAndSend(page, 'ops.lee');
    await expectSoon(page.locator('form').getByRole('alert')).toHaveText('No answer from the server. Check your connection.');
  });

  exhaustiveTest('warns of caps lock', async () => {
    const { page } = await openCommonConsole({ user: null, at: '/login' });
    const password = page.getByLabel('Password', { exact: true });
    await password.fill('A');
    await expectSoon(page.getByText('Caps lock is on')).toHaveCount(0);
    await password.dispatchEvent('keydown', { key: 'A', modifierCapsLock: true });
    await expectSoon(page.getByText('Caps lock is on')).toBeVisible();
    await password.dispatchEvent('keyup', { key: 'a', modifierCapsLock: false });
    await expectSoon(page.getByText('Caps lock is on')).toHaveCount(0);
  });

  exhaustiveTest('can show the password and hide it again', async () => {
    const { page } = await openCommonConsole({ user: null, at: '/login' });
    const password = page.getByLabel('Password', { exact: true });
    await password.fill('secret-1');
    await expectSoon(password).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expectSoon(password).toHaveAttribute('type', 'text');
    await expectSoon(password).toHaveValue('secret-1');
    await page.getByRole('button', { name: 'Hide password' }).click();
    await expectSoon(password).toHaveAttribute('type', 'password');
  });

  exhaustiveTest('accepts name and password from the clipboard', async () => {
    const { page } = await openCommonConsole({ user: null, at: '/login' });
    const name = page.getByLabel('Username');
    const password = page.getByLabel('Password', { exact: true });
    for (const [field, text] of [
      [password, demoPassword],
      [name, 'ops.lee'],
    ] as const) {
      await name.fill(text);
      await name.press('Control+a');
      await name.press('Control+x');
      await expectSoon(name).toHaveValue('');
      await field.press('Control+v');
    }
    await expectSoon(name).toHaveValue('ops.lee');
    await expectSoon(password).toHaveValue(demoPassword);
    await expect(name.getAttribute('autocomplete')).resolves.toBe('username');
    await expect(password.getAttribute('autocomplete')).resolves.toBe('current-password');
    await page.keyboard.press('Enter');
    await seeRows(page);
  });

  exhaustiveTest('offers the demonstration accounts of the preview', async () => {
    const { page } = await visit({ user: null, at: '/login', isPreview: true });
    const group = page.getByRole('group', { name: 'Demo accounts' });
    for (const { username, roleName } of demoAccounts)
      await expectSoon(group.getByRole('button', { name: `${username} ${roleName}`, exact: true })).toBeVisible();
    await group.getByRole('button', { name: /^k\.wong/ }).click();
    await expectSoon(page.getByLabel('Username')).toHaveValue('k.wong');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expectSoon(page.getByRole('button', { name: 'Account of k.wong' })).toBeVisible();
  });

  exhaustiveTest('names the roles of the demonstration accounts in Chinese', async () => {
    const { page } = await visit({ user: null, at: '/login', isPreview: true });
    await page.getByRole('button', { name: 'Switch the language to Chinese' }).click();
    const group = page.getByRole('group', { name: '演示账户' });
    for (const { username, roleNameZh } of demoAccounts)
      await expectSoon(group.getByRole('button', { name: `${username} ${roleNameZh}`, exact: true })).toBeVisible();
  });

  exhaustiveTest('keeps the typed name when the language changes', async () => {
    const { page } = await openCommonConsole({ user: null, at: '/login' });
    await page.getByLabel('Username').fill('ops.lee');
    await page.getByRole('button', { name: 'Switch the language to Chinese' }).click();
    await expectSoon(page.getByRole('heading', { name: '登录' })).toBeVisible();
    await expectSoon(page.getByLabel('用户名')).toHaveValue('ops.lee');
    await expectSoon(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    await expectSoon(page).toHaveTitle('登录 - 支付运营后台');
  });

  exhaustiveTest('leads back to the requested page', async () => {
    const { page, callsOf } = await openCommonConsole({ user: null, at: '/trade/withdraw?view=ALL' });
    await expectSoon(heading(page)).toBeVisible();
    expect(redirectsOf(page)).toEqual(['/trade/withdraw?view=ALL']);
    expect(callsOf('/trade/withdraw/page')).toHaveLength(0);
    await fillAndSend(page, 'ops.lee');
    await seeRows(page);
    expect(page.url()).toMatch(/\/trade\/withdraw\?view=ALL$/);
    expect(callsOf('/trade/withdraw/page')[0]?.query).toContain('view=ALL');
  });

  exhaustiveTest('never leaves our own pages for a hostile redirect', async () => {
    const { page, url } = await openCommonConsole({ at: null });
    for (const value of [
      'https://evil.invalid/',
      '//evil.invalid/',
      '/\\evil.invalid',
      '/..//evil.invalid',
      '/\t/evil.invalid',
      'javascript:window.__xss=1',
      '/api/trade/withdraw/down?format=csv',
      '/login?redirect=/login',
    ]) {
      await page.goto(`/login?redirect=${encodeURIComponent(value)}`);
      await page.waitForURL((at) => at.pathname === LIST);
      expect(page.url()).toBe(`${url}${LIST}`);
    }
    await seeRows(page);
    expect(await page.evaluate(() => (window as { __xss?: number }).__xss)).toBeUndefined();
  });

  exhaustiveTest('without a redirect opens the first permitted screen', async () => {
    const { page } = await openCommonConsole({ user: null, at: '/login' });
    await fillAndSend(page, 'k.wong');
    await seeRows(page);
    expect(pathOf(page)).toBe(START);
  });
});

describe('the session', () => {
  exhaustiveTest('exists in a new tab of the same browser', async () => {
    const { page, newTab } = await visit();
    await seeRows(page);
    const tab = await newTab(`${LIST}?view=WAITING`);
    await seeRows(tab);
    const { token, user } = await storedOf(tab);
    expect(JSON.parse(user ?? '{}')).toEqual({ isLogin: true, token });
  });

  exhaustiveTest('takes a newer token from the authorization header and uses it', async () => {
    const { page, platform, callsOf } = await openCommonConsole();
    await seeRows(page);
    const before = (await storedOf(page)).token;
    platform.clock.advance(11 * 60_000);
    await page.getByLabel('reload').click();
    await expectSoon.poll(async () => (await storedOf(page)).token).not.toBe(before);
    const { token, user } = await storedOf(page);
    expect(JSON.parse(user ?? '{}')).toEqual({ isLogin: true, token });
    const count = callsOf('/trade/withdraw/page').length;
    await page.getByRole('tab', { name: 'Awaiting decision' }).click();
    await until('the next call is seen', () => callsOf('/trade/withdraw/page').length > count);
    expect(callsOf('/trade/withdraw/page').at(-1)?.headers.authorization).toBe(token);
  });

  test('ends in both tabs and leaves nothing behind', async () => {
    const { page, newTab, url } = await visit();
    const other = await newTab(LIST);
    await seeRows(page);
    const rows = await seeRows(other);
    const number = await rows.first().getAttribute('data-row-key');
    const { token } = await storedOf(page);
    await logOut(page);
    for (const tab of [page, other]) await expectSoon(heading(tab)).toBeVisible();
    for (const tab of [page, other]) {
      expect(pathOf(tab)).toBe('/login');
      expect(redirectsOf(tab)).toEqual([LIST]);
      expect(await storedOf(tab)).toEqual({ token: null, user: null });
      expect(await tab.content()).not.toContain(number);
    }
    const answer = await fetch(`${url}/api/auth/current`, { headers: { authorization: token ?? '' } });
    expect(((await answer.json()) as { code: number }).code).toBe(401);
    await page.goBack();
    await expectSoon(heading(page)).toBeVisible();
    await expectSoon(rowsOf(page)).toHaveCount(0);
    expect(pathOf(page)).toBe('/login');
  });

  exhaustiveTest('ends at the next page change when its token is gone', async () => {
    const { page } = await openCommonConsole();
    await seeRows(page);
    // In one go: a call that the page makes by itself in between would end the session as well.
    await page.getByRole('tab', { name: 'Awaiting decision' }).evaluate((tab) => {
      localStorage.removeItem('token');
      tab.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    });
    await expectSoon(heading(page)).toBeVisible();
    expect(redirectsOf(page)).toEqual(['/trade/withdraw?view=WAITING']);
    expect(await storedOf(page)).toEqual({ token: null, user: null });
  });

  exhaustiveTest.each([
    ['an HTTP status', { status: 401, msg: 'Signed in elsewhere.' }, 'request error 401:Signed in elsewhere.'],
    ['a body code', { code: 401, msg: 'Signed in elsewhere.' }, 'Signed in elsewhere.'],
  ])('ends on a 401 in %s, and shows the message of the server once', async (_, kind, words) => {
    const { page, platform } = await openCommonConsole();
    await seeRows(page);
    platform.faults.push({ match: '/trade/withdraw/page', kind });
    await page.getByRole('tab', { name: 'Awaiting decision' }).click();
    await expectSoon(heading(page)).toBeVisible();
    await expectSoon(page.locator('form').getByRole('status')).toHaveText(words);
    await expectSoon(page.getByText('Signed in elsewhere.')).toHaveCount(1);
    await expectSoon(page.getByText('Your session has ended. Sign in again.')).toHaveCount(0);
    expect(redirectsOf(page)).toEqual(['/trade/withdraw?view=WAITING']);
    expect((await storedOf(page)).token).toBeNull();
  });

  test('that expires during a decision restores its draft for the same person only', async () => {
    const { page, platform } = await visit();
    const no = platform.stories.overdue;
    await page.goto(onlyOf(no));
    const typed = (await ask(page, 'Reject', no)).getByLabel('Internal remark');
    await typed.fill('Called the holder.');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Keep editing' }).click();
    platform.faults.push({ match: '/trade/withdraw/page', kind: { status: 401 } });
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await page.getByLabel('reload').dispatchEvent('click');
    await expectSoon(heading(page)).toBeVisible();
    await fillAndSend(page, 'ops.lee');
    const again = page.getByRole('dialog', { name: 'Reject 1 withdraw order' });
    await expectSoon(again.getByLabel('Internal remark')).toHaveValue('Called the holder.');
    await expectSoon(again).toContainText(no);

    await page.evaluate(() => localStorage.removeItem('token'));
    await page.reload();
    await expectSoon(heading(page)).toBeVisible();
    await fillAndSend(page, 'chen.yu');
    await seeRows(page);
    await expectSoon(again).toHaveCount(0);
    expect(await page.evaluate(() => sessionStorage.getItem('drafts'))).toBeNull();
  });

  exhaustiveTest('ends once for a burst of refusals: one navigation, one message, one redirect parameter', async () => {
    const { page } = await visit({ hasFakeTime: true });
    const number = await (await seeRows(page)).first().getAttribute('data-row-key');
    const held = await Promise.all(
      ['/trade/withdraw/page', '/trade/withdraw/detail', '/trade/withdraw/down', '/trade/withdraw/count', '/auth/current'].map(
        (apiPath) => holdCalls(page, apiPath),
      ),
    );
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: 'Export as CSV' }).click();
    await page.getByRole('link', { name: `Open ${number}` }).click();
    // The open drawer lies over the list.
    await page.getByLabel('reload').dispatchEvent('click');
    await page.clock.fastForward(6 * 60_000);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    for (const [index, one] of held.entries()) await until(`call ${index} waits`, () => one.waiting() > 0);
    const seen: string[] = [];
    page.on('framenavigated', (frame) => seen.push(new URL(frame.url()).pathname));
    const body = JSON.stringify({ code: 401, success: false, msg: 'Please sign in again.', traceId: 'x' });
    await Promise.all(held.map((one) => one.release({ status: 401, contentType: 'application/json', body })));
    await expectSoon(heading(page)).toBeVisible();
    await expectSoon(page.getByText('request error 401:')).toHaveCount(1);
    await expectSoon(page.getByText('Please sign in again.')).toHaveCount(1);
    expect(seen).toEqual(['/login']);
    expect(redirectsOf(page)).toEqual([`${LIST}?no=${number}`]);
    await expectSoon(page.locator('.ant-notification-notice, .ant-message-notice')).toHaveCount(0);
  });

  exhaustiveTest('is not restored by an answer that comes after logout', async () => {
    const { page } = await visit({ hasFakeTime: true });
    await seeRows(page);
    // The page handles an answer before `loadend` reaches listeners that were added later: `data-ended` means that it did.
    await page.evaluate(() => {
      const { send } = XMLHttpRequest.prototype;
      XMLHttpRequest.prototype.send = function (...body) {
        this.addEventListener('loadend', () => document.documentElement.setAttribute('data-ended', this.responseURL));
        send.apply(this, body);
      };
    });
    const count = await holdCalls(page, '/trade/withdraw/count');
    await page.clock.fastForward(31_000);
    await until('the count is asked for', () => count.waiting() > 0);
    await logOut(page);
    await expectSoon(heading(page)).toBeVisible();
    const body = JSON.stringify({ code: 200, success: true, msg: '', data: 3, traceId: 'x' });
    await count.release({ contentType: 'application/json', headers: { authorization: 'revived' }, body });
    await expectSoon(page.locator('html')).toHaveAttribute('data-ended', /\/withdraw\/count$/);
    expect(await storedOf(page)).toEqual({ token: null, user: null });
    expect(pathOf(page)).toBe('/login');
  });

  exhaustiveTest('a sign-out leaves the screen and its filters to the same person alone', async () => {
    const { page } = await visit({ at: `${LIST}?view=ALL&keyword=W2026` });
    await expectSoon(page.getByRole('tab', { name: 'All', exact: true })).toHaveAttribute('aria-selected', 'true');
    await logOut(page);
    await expectSoon(heading(page)).toBeVisible();
    await page.reload();
    await fillAndSend(page, 'li.na');
    await page.waitForURL((url) => url.pathname !== '/login');
    expect(page.url()).not.toContain('W2026');
    await page.goto(`${LIST}?view=ALL&keyword=W2026`);
    await logOut(page);
    await expectSoon(heading(page)).toBeVisible();
    await fillAndSend(page, 'li.na');
    await page.waitForURL(/\/trade\/withdraw\?view=ALL&keyword=W2026/);
  });

  exhaustiveTest('warns after 13 idle minutes, and continues when the operator stays', async () => {
    const { page } = await visit({ hasFakeTime: true });
    await seeRows(page);
    await untilWatched(page);
    const dialog = page.getByRole('dialog', { name: 'Are you still there?' });
    await page.clock.fastForward('12:30');
    await expectSoon(dialog).toHaveCount(0);
    await page.clock.fastForward(31_000);
    await expectSoon(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Stay signed in' }).click();
    await expectSoon(dialog).toBeHidden();
    await page.clock.fastForward('12:00');
    await expectSoon(rowsOf(page).first()).toBeVisible();
    expect(pathOf(page)).toBe(LIST);
  });

  test('ends after 15 idle minutes and says why', async () => {
    const { page } = await visit({ hasFakeTime: true, at: `${LIST}?view=ALL` });
    await seeRows(page);
    await untilWatched(page);
    await page.clock.fastForward('13:01');
    await expectSoon(page.getByText(/You will be signed out in \d+ seconds/)).toBeVisible();
    await page.clock.fastForward('02:00');
    await expectSoon(heading(page)).toBeVisible();
    await expectSoon(page.getByText('You were signed out because of inactivity.')).toBeVisible();
    expect(redirectsOf(page)).toEqual([`${LIST}?view=ALL`]);
    expect((await storedOf(page)).token).toBeNull();
  });

  exhaustiveTest(
    'lasts while a mouse moves over the page, ends on the server without input, and every poll keeps out of it',
    async () => {
      const bench = await visit({ hasFakeTime: true, platform: { events: true } });
      const { page, platform, callsOf } = bench;
      await seeRows(page);
      await untilWatched(page);
      await until('the stream is read', () => callsOf('/common/events').length > 0);
      const isThere = () => platform.world.logins.slice(-1).every((login) => isOpen(platform.world, login));
      for (const [minutes, x] of [
        [12, 300],
        [12, 400],
      ] as const) {
        await passTime(bench, [page], minutes * MINUTE);
        const told = callsOf('/auth/activity').length;
        await page.mouse.move(x, 300);
        await page.mouse.move(x + 40, 320);
        await until('the movement is told', () => callsOf('/auth/activity').length === told + 1);
      }
      expect(isThere()).toBe(true);
      const reports = callsOf('/auth/activity').length;
      // The page sleeps, as on a closed laptop: only the time of the server goes on.
      platform.clock.advance(15 * MINUTE);
      expect(isThere()).toBe(false);
      await page.clock.fastForward(31_000);
      await expectSoon(heading(page)).toBeVisible();
      await expectSoon(page.getByText('You were signed out because of inactivity.')).toBeVisible();
      expect(callsOf('/auth/activity')).toHaveLength(reports);
      for (const path of ['/common/events', '/trade/withdraw/count', '/common/note/mention', '/auth/current', '/auth/menu'])
        for (const { headers } of callsOf(path).filter(({ headers: sent }) => sent['x-request-id']))
          expect([path, headers['x-background']]).toEqual([path, '1']);
    },
  );

  exhaustiveTest('warns before its longest time, says why it ended, and keeps what was typed', async () => {
    const bench = await visit({ hasFakeTime: true, platform: { sessionHours: 0.1, idleMinutes: 60 } });
    const { page, platform } = bench;
    await seeRows(page);
    await untilWatched(page);
    const warning = page.getByRole('dialog', { name: 'Your session ends soon' });
    await expectSoon(warning).toBeHidden();
    await passTime(bench, [page], MINUTE + 2_000);
    await expectSoon(warning).toContainText('You will be signed out at 2026-11-20 14:37:02');
    await warning.getByRole('button', { name: 'Continue' }).click();
    await expectSoon(warning).toBeHidden();
    const no = platform.stories.plain;
    await page.goto(onlyOf(no));
    // Read once, the warning comes again with a new page only.
    await expectSoon(warning).toBeVisible();
    await warning.getByRole('button', { name: 'Continue' }).click();
    await expectSoon(warning).toBeHidden();
    const remark = (await ask(page, 'Reject', no)).getByLabel('Internal remark');
    await remark.fill('Asked the bank');
    await passTime(bench, [page], 3 * MINUTE);
    await expectSoon(remark).toBeVisible();
    await passTime(bench, [page], 2 * MINUTE);
    await expectSoon(page.getByText('Your session reached its longest time. Sign in again.')).toBeVisible();
    await expectSoon(heading(page)).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('drafts'))).toContain('Asked the bank');
  });

  exhaustiveTest('offers exactly one entry under the name of the operator', async () => {
    const { page } = await openCommonConsole();
    await page.getByRole('button', { name: 'Account of ops.lee' }).click();
    await expectSoon(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
    await expectSoon(page.locator('.ant-dropdown').getByRole('menuitem')).toHaveCount(1);
  });
});

describe('two people in one browser', () => {
  const account = (page: Page, name: string) => page.getByRole('button', { name: `Account of ${name}` });
  const told = (page: Page, name: string) =>
    page.getByText(`The session changed in another tab. You are now signed in as ${name}.`);

  test('a sign-in whose answer comes late is dropped, and said: every tab shows whom its calls are of', async () => {
    const { page, newTab, platform } = await visit({ user: null, at: '/login' });
    const other = await newTab('/login');
    const late = await holdCalls(page, '/auth/login');
    await fillAndSend(page, 'ops.lee');
    await until('the answer waits', () => late.waiting() > 0);
    await fillAndSend(other, 'li.na');
    await expectSoon(account(other, 'li.na')).toBeVisible();
    const { token } = await storedOf(other);
    await late.release();
    await expectSoon(told(page, 'li.na')).toBeVisible();
    for (const tab of [page, other]) await expectSoon(account(tab, 'li.na')).toBeVisible();
    await expectSoon(told(other, 'li.na')).toHaveCount(0);
    expect(await storedOf(page)).toEqual({ token, user: JSON.stringify({ isLogin: true, token }) });
    const tokens = platform.calls.flatMap(({ path, headers }) => (path === '/auth/login' ? [] : [headers.authorization]));
    expect([...new Set(tokens)]).toEqual([token]);
    // Shown once, not at every start.
    await page.reload();
    await expectSoon(account(page, 'li.na')).toBeVisible();
    await expectSoon(told(page, 'li.na')).toHaveCount(0);
  });

  test('a tab that slept through another person’s sign-in sends nothing for them, says so, and switches to them', async () => {
    const { page, platform, signIn } = await visit();
    await seeRows(page);
    const token = await signIn('li.na');
    // A page gets no event for its own writes to the storage: this simulates a sleeping tab.
    await page.evaluate((text) => localStorage.setItem('token', text), token);
    await page.getByLabel('reload').click();
    await expectSoon(told(page, 'li.na')).toBeVisible();
    await expectSoon(account(page, 'li.na')).toBeVisible();
    const calls = platform.calls.filter(({ headers }) => headers.authorization === token);
    expect(calls[0]?.path).toBe('/auth/current');
  });
});

describe('the start', () => {
  exhaustiveTest('in a browser that cannot read the code leaves a page that says which can', async () => {
    const bench = await visit({ at: null });
    const { page } = bench;
    const notice = page.locator('.no-console');
    await page.goto(LIST);
    await seeRows(page);
    await expectSoon(notice).toHaveCount(0);

    bench.forgive(/SyntaxError/);
    await page.route(/\/umi\.\w+\.js$/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'let = of a later year;' }),
    );
    await page.goto(LIST);
    await expectSoon(notice).toContainText('109');
    // Not while a slow line still brings the code.
    await expectSoon(notice).toHaveCSS('opacity', '0');
    await expectSoon(notice).toHaveCSS('opacity', '1');
  });

  exhaustiveTest('shows a blank page until the operator is known', async () => {
    const { page } = await openCommonConsole({ at: null });
    const current = await holdCalls(page, '/auth/current');
    await page.goto(LIST);
    await until('the operator is asked for', () => current.waiting() > 0);
    await expectSoon(page.locator('body')).toHaveText('');
    await current.release();
    await seeRows(page);
  });

  exhaustiveTest('that fails says so, keeps the session and can be tried again', async () => {
    const { page, platform } = await openCommonConsole({ at: null });
    platform.faults.push({ match: '/auth/current', kind: { status: 500 } });
    await page.goto(LIST);
    await expectSoon(page.getByText('The console could not start')).toBeVisible();
    expect((await storedOf(page)).token).not.toBeNull();
    await page.getByRole('button', { name: 'Try again' }).click();
    await seeRows(page);
  });
});

describe('rights', () => {
  exhaustiveTest('that are missing close the screen, with its title and key, and ask for nothing', async () => {
    const { page, callsOf } = await openCommonConsole({ user: 'sys.admin' });
    await expectSoon(page.getByText('You cannot open this page')).toBeVisible();
    await expectSoon(page.getByText('trade:withdraw:page')).toBeVisible();
    await expectSoon(
      page
        .getByRole('main')
        .getByText(/Withdraw orders/)
        .first(),
    ).toBeVisible();
    expect(pathOf(page)).toBe(LIST);
    expect(callsOf('/trade/withdraw/page')).toHaveLength(0);
    expect(callsOf('/trade/withdraw/count')).toHaveLength(0);
    await expectSoon(page.getByRole('link', { name: /Withdraw orders/ })).toHaveCount(0);
  });

  exhaustiveTest('that are taken away close the open page at the next refusal', async () => {
    const { page, platform } = await visit();
    await seeRows(page);
    demote(platform, 'ops.lee');
    await page.getByLabel('reload').click();
    await expectSoon(page.getByText('You cannot open this page')).toBeVisible();
    await expectSoon(rowsOf(page)).toHaveCount(0);
    expect((await storedOf(page)).token).not.toBeNull();
  });

  exhaustiveTest('are read again on focus after five minutes', async () => {
    const { page, platform, callsOf } = await visit({ hasFakeTime: true });
    await seeRows(page);
    demote(platform, 'ops.lee');
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    expect(callsOf('/auth/current')).toHaveLength(1);
    await page.clock.fastForward('05:01');
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expectSoon(page.getByText('You cannot open this page')).toBeVisible();
    expect(callsOf('/auth/current')).toHaveLength(2);
  });

  exhaustiveTest('do not matter for an address that leads nowhere', async () => {
    const { page } = await openCommonConsole({ at: '/nowhere/at-all' });
    await expectSoon(page.getByText('No page at /nowhere/at-all. Check the address.')).toBeVisible();
    await expectSoon(page).toHaveTitle('Page not found - Payment Console');
    await page.getByRole('link', { name: /^Go to / }).click();
    await seeRows(page);
  });
});
