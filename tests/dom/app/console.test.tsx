import { act, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import dayjs from 'dayjs';
import { exhaustiveTest } from '../../support/depth';
import { startApp, withCleanApp } from '../../support/domApp';
import { withNetwork } from '../../support/domNetwork';
import { aUser } from '../../support/domUser';

let restore: () => void = () => undefined;
withCleanApp();
afterEach(() => restore());
const network = withNetwork();

/** A view of few rows: the fewer there are, the faster the page. */
const HELD = '/trade/withdraw?view=HELD';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const rows = () => document.querySelectorAll('tr[data-row-key]');

/** Takes the key of the queue from an account, until the test ends. */
function revokeQueue(username: string): void {
  const account = network().platform.world.operators.find((one) => one.username === username);
  if (!account) throw new Error(`No operator ${username}`);
  const { access } = account;
  restore = () => {
    account.access = access;
    restore = () => undefined;
  };
  account.access = new Set([...access].filter((key) => key !== 'trade:withdraw:page'));
}

describe('the console', () => {
  test('shows menu, name, title and the screen to an operator with its key', async () => {
    await startApp(network(), { at: HELD });
    expect(await heading('Withdraw orders')).toBeVisible();
    expect(document.title).toBe('Withdraw orders - Payment Console');
    expect(screen.getByRole('link', { name: /Withdraw orders/ })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Trade' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Account of ops.lee' })).toBeVisible();
    await waitFor(() => expect(rows().length).toBeGreaterThan(0));
  });

  /** An operator without permission for any screen. */
  const leaveNothing = () => {
    const operator = network().platform.world.operators.find(({ username }) => username === 'sys.admin');
    if (operator) Object.assign(operator, { roles: [], access: new Set() });
  };

  test('hides a menu section without visible screens', async () => {
    leaveNothing();
    await startApp(network(), { user: 'sys.admin' });
    expect(await screen.findByRole('button', { name: 'Account of sys.admin' })).toBeVisible();
    expect(within(screen.getByRole('navigation', { name: 'Menu' })).queryByRole('link')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Trade' })).not.toBeInTheDocument();
  });

  test('answers an address without permission with 403, the title and the key, requests no rows and keeps the address', async () => {
    leaveNothing();
    const { address } = await startApp(network(), { user: 'sys.admin', at: '/trade/withdraw?view=ALL' });
    expect(await screen.findByText('You cannot open this page')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Withdraw orders' })).toBeVisible();
    expect(screen.getByText('trade:withdraw:page')).toBeVisible();
    expect(screen.getByText('Your account has no permissions. Ask an administrator.')).toBeVisible();
    expect(address()).toBe('/trade/withdraw?view=ALL');
    expect(network().callsOf('/trade/withdraw/page')).toEqual([]);
  });

  test('answers an unknown address with 404 inside the layout, and leads back', async () => {
    const user = aUser();
    await startApp(network(), { at: '/no/such/page' });
    expect(await screen.findByText('No page at /no/such/page. Check the address.')).toBeVisible();
    expect(document.title).toBe('Page not found - Payment Console');
    expect(await screen.findByRole('link', { name: /Withdraw orders/ })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Go to Payment Console' }));
    expect(await heading('Pay orders')).toBeVisible();
  });

  test('shows the count in the menu also when it is zero', async () => {
    await startApp(network(), { user: 'k.wong', at: '/no/such/page' });
    const item = await screen.findByRole('link', { name: /0 orders await your decision/ });
    expect(within(item).getByText('0')).toBeVisible();
    expect(network().callsOf('/trade/withdraw/count').length).toBeGreaterThan(0);
  });

  test('shows a mark instead of the count when it cannot be loaded, without a message', async () => {
    network().platform.faults.push({ match: '/trade/withdraw/count', times: 5, kind: { status: 500 } });
    await startApp(network(), { at: '/no/such/page' });
    expect(await screen.findByText('Outdated: the count could not be refreshed')).toBeInTheDocument();
    expect(screen.queryByText('request error 500:')).not.toBeInTheDocument();
  });

  test('closes an open page when its permission is revoked', async () => {
    await startApp(network(), { at: HELD });
    await waitFor(() => expect(rows().length).toBeGreaterThan(0));
    revokeQueue('ops.lee');
    await aUser().click(screen.getByRole('tab', { name: 'In payout' }));
    expect(await screen.findByText('You cannot open this page')).toBeVisible();
    expect(rows()).toHaveLength(0);
  });

  test('reports a failed start, keeps the session, and starts on retry', async () => {
    const user = aUser();
    network().platform.faults.push({ match: '/auth/current', kind: { status: 500 } });
    await startApp(network(), { at: HELD });
    expect(await screen.findByText('The console could not start')).toBeVisible();
    expect(localStorage.getItem('token')).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await heading('Withdraw orders')).toBeVisible();
  });

  test('works without a menu from the server', async () => {
    network().platform.faults.push({ match: '/auth/menu', kind: { status: 500 } });
    await startApp(network(), { at: '/no/such/page' });
    expect(await screen.findByRole('link', { name: /Withdraw orders/ })).toBeVisible();
  });
});

describe('without a session', () => {
  test.each([
    ['/trade/withdraw?view=ALL&current=2', '/login?redirect=%2Ftrade%2Fwithdraw%3Fview%3DALL%26current%3D2'],
    ['/no/such/page', '/login?redirect=%2Fno%2Fsuch%2Fpage'],
    ['/', '/login?redirect=%2Ftrade%2Fwithdraw'],
  ])('%s leads to %s, and nothing is requested from the platform', async (at, expected) => {
    const { address } = await startApp(network(), { user: null, at });
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    if (at === '/') expect(['/login', expected]).toContain(address());
    // The session of the test before may have left its mark.
    else expect(address().replace(/&of=\w+$/, '')).toBe(expected);
    expect(network().platform.calls).toEqual([]);
  });

  test('an expired session leads to the login page once, with a message', async () => {
    const { address } = await startApp(network(), { at: HELD });
    await waitFor(() => expect(rows().length).toBeGreaterThan(0));
    network().platform.revoke();
    await aUser().click(screen.getByRole('tab', { name: 'In payout' }));
    expect(await screen.findByText('request error 401:')).toBeVisible();
    expect(screen.getAllByText('Please sign in again.')).toHaveLength(1);
    expect(screen.queryByText('Your session has ended. Sign in again.')).not.toBeInTheDocument();
    expect(address()).toBe(`/login?redirect=${encodeURIComponent('/trade/withdraw?view=PAYOUT')}`);
    expect(localStorage.getItem('token')).toBeNull();
  });

  test.each([
    ['an HTTP status', { status: 401, body: { msg: 'Signed in elsewhere.' } }, ['request error 401:', 'Signed in elsewhere.']],
    ['an HTTP status without words', { status: 401, body: {} }, ['request error 401:', 'Your session has ended. Sign in again.']],
    ['a body code', { code: 401, msg: 'Signed in elsewhere.' }, ['Signed in elsewhere.']],
    ['a body code without words', { code: 401, msg: ' ' }, ['Your session has ended. Sign in again.']],
  ])('shows the message of the server after a 401 in %s, also at the start', async (_, kind, words) => {
    network().platform.faults.push({ match: '/auth/current', kind });
    const { address } = await startApp(network(), { at: HELD });
    const notice = (await screen.findByText(words[0] ?? '')).closest('p');
    expect([...(notice?.children ?? [])].map((part) => part.textContent)).toEqual(words);
    expect(address()).toBe(`/login?redirect=${encodeURIComponent(HELD)}`);
  });

  test('logging out keeps an existing redirect as it is', async () => {
    const user = aUser();
    const { address } = await startApp(network(), { at: '/no/such/page?redirect=%2Ftrade%2Fpayorder' });
    await user.click(await screen.findByRole('button', { name: 'Account of ops.lee' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(address()).toBe('/login');
  });

  test.each([
    ['a page of a proxy', 'html', 'request error 502:'],
    ['a body without a code', { status: 500, body: { msg: 'It broke.' } }, 'request error 500:'],
    ['a body without anything', { status: 418, body: {} }, 'request error 418:'],
  ] as const)('a sign-in that fails with %s has the status as its title', async (_, kind, title) => {
    await startApp(network(), { user: null, at: '/login' });
    network().platform.faults.push({ match: '/auth/login', kind });
    await signIn(aUser());
    expect(await screen.findByText(title)).toBeVisible();
  });

  test('a sign-in with an invisible sign in the name says so, and sends nothing', async () => {
    await startApp(network(), { user: null, at: '/login' });
    await signIn(aUser(), 'ops.l\u202eee');
    expect(await screen.findByText('Contains an invisible sign. Type your username again')).toBeVisible();
    await network().settle();
    expect(network().callsOf('/auth/login')).toEqual([]);
  });

  const signIn = async (user: ReturnType<typeof aUser>, username = 'ops.lee') => {
    await user.type(await screen.findByLabelText('Username'), username);
    await user.type(screen.getByLabelText('Password'), 'demo-password-1234');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
  };

  exhaustiveTest('a late 401 of the previous session does not end the current one', async () => {
    const user = aUser();
    network().platform.faults.push({ match: '/trade/withdraw/count', kind: { delay: 8_000 }, times: 1 });
    await startApp(network(), { at: HELD });
    await waitFor(() => expect(network().callsOf('/trade/withdraw/count')).toHaveLength(1));
    await user.click(await screen.findByRole('button', { name: 'Account of ops.lee' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    await signIn(user);
    expect(await heading('Withdraw orders')).toBeVisible();
    const late = network().callsOf('/trade/withdraw/count')[0];
    await waitFor(() => expect(late?.status).toBe(401));
    await network().settle();
    expect(localStorage.getItem('token')).not.toBeNull();
    expect(screen.getByRole('heading', { level: 1, name: 'Withdraw orders' })).toBeVisible();
  });

  const CHOSEN = { 'start:ops.lee': '/currency/rate' };
  const USUAL = ['Withdraw orders', '/trade/withdraw'] as const;
  test.each([
    ['back to where the operator was, also with a chosen screen', HELD, CHOSEN, ['Withdraw orders', HELD]],
    ['to the chosen screen', '/login', CHOSEN, ['Exchange rates', '/currency/rate']],
    ['to the first permitted screen, whatever another operator chose', '/login', { 'start:m.tan': '/currency/rate' }, USUAL],
    [
      'to the first permitted screen when the chosen one is not in the menu',
      '/login',
      { 'start:ops.lee': '/merchant/menu' },
      USUAL,
    ],
  ] as const)('signing in leads %s', async (_, at, chosen, [title, expected]) => {
    for (const [key, path] of Object.entries(chosen)) localStorage.setItem(key, JSON.stringify(path));
    const { address } = await startApp(network(), { user: null, at });
    await signIn(aUser());
    expect(await heading(title)).toBeVisible();
    expect(address()).toBe(expected);
  });

  exhaustiveTest('logging out leads to the login page with the way back, and clears all data', async () => {
    const user = aUser();
    const { address } = await startApp(network(), { at: HELD });
    await user.click(await screen.findByRole('button', { name: 'Account of ops.lee' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(address()).toBe(`/login?redirect=${encodeURIComponent(HELD)}`);
    expect(localStorage.getItem('token')).toBeNull();
    expect(sessionStorage.getItem('user')).toBeNull();
    expect(screen.queryByText('Your session has ended. Sign in again.')).not.toBeInTheDocument();
  });
});

describe('switching the language', () => {
  test('changes title, texts, antd, dayjs, page and call language, and keeps typed text', async () => {
    const user = aUser();
    await startApp(network(), { at: HELD });
    const keyword = await screen.findByRole('textbox', { name: 'Any number' });
    await waitFor(() => expect(rows().length).toBeGreaterThan(0));
    await user.type(keyword, 'W2026');
    await user.click(screen.getByRole('button', { name: /switch the language to Chinese/ }));
    await waitFor(() => expect(document.documentElement.lang).toBe('zh-CN'));

    await waitFor(() => expect(document.title).toMatch(/^[\u4e00-\u9fff]+ - /));
    const title = document.title.split(' - ')[0] ?? '';
    expect(await heading(title)).toBeVisible();
    await waitFor(() => expect(dayjs.locale()).toBe('zh-cn'));
    expect(await screen.findByText('10 条/页')).toBeInTheDocument();
    expect(screen.queryByText('Search')).not.toBeInTheDocument();
    expect(keyword).toBeInTheDocument();
    expect(keyword).toHaveValue('W2026');
    expect(localStorage.getItem('locale')).toBe('zh-CN');

    await act(async () => history.push('/trade/withdraw?view=PAYOUT'));
    await waitFor(() => expect(network().callsOf('/trade/withdraw/page').at(-1)?.headers['accept-language']).toBe('zh-CN'));
  });
});
