import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { exhaustiveTest } from '../../support/depth';
import { startApp, withCleanApp } from '../../support/domApp';
import { aDesk, findDialog, findPanel, findRow } from '../../support/domDesk';
import { endKeySequence, press } from '../../support/domKeys';
import { withNetwork } from '../../support/domNetwork';
import { aUser, focusStays } from '../../support/domUser';

withCleanApp();
const network = withNetwork();
const { stories, orderOf, operatorOf } = aDesk(network);
beforeEach(endKeySequence);

const NOWHERE = '/no/such/page';
const SEARCH = '/common/search';
const aList = () => `/trade/withdraw?view=ALL&keyword=${stories().overdue}`;
/** A number of another kind than the order's own. */
const payoutNo = () => orderOf(stories().failed).payouts[0]?.no ?? '';

const started = () => screen.findByRole('button', { name: 'Shortcuts on this screen' });
// Queried within the palette: a query by role over a whole list takes seconds.
const palette = () => document.querySelector<HTMLElement>('.palette');
const field = () => {
  const found = palette()?.querySelector<HTMLElement>('input');
  if (!found) throw new Error('The palette is not open');
  return found;
};
const openPalette = async () => {
  press('k', { ctrlKey: true });
  await waitFor(field);
  await focusStays(field);
};
const inPalette = () => within(palette() ?? document.createElement('div'));
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const groupOf = (name: string) => inPalette().queryByRole('group', { name });
const labelsIn = (name: string) => {
  const group = groupOf(name);
  return group
    ? within(group)
        .getAllByRole('option')
        .map((option) => option.querySelector('span')?.textContent)
    : [];
};
const option = (name: RegExp) => waitFor(() => inPalette().getByRole('option', { name }));
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '');
const status = () => document.querySelector('.palette-status')?.textContent ?? '';
const isGone = () => waitFor(() => expect(palette()).not.toBeInTheDocument());

describe('the palette', () => {
  test('opens by its key, also during typing, and returns the focus', async () => {
    await startApp(network(), { at: aList() });
    await findRow(stories().overdue);
    press('/');
    const keyword = document.activeElement as HTMLElement;
    expect(keyword).toHaveAccessibleName('Any number');
    await openPalette();
    expect(inPalette().getByRole('combobox', { name: 'Screen, number, name, view or action' })).toBe(field());
    press('Escape');
    await isGone();
    await focusStays(() => keyword);
    // The key that opens it closes it, on another layout and with Caps Lock too.
    press('л', { ctrlKey: true, code: 'KeyK' });
    await waitFor(field);
    await focusStays(field);
    press('K', { ctrlKey: true, code: 'KeyK', modifierCapsLock: true });
    await isGone();
    await focusStays(() => keyword);
  });

  exhaustiveTest('is opened by a button that names its key, and returns the focus to it', async () => {
    await startApp(network(), { at: NOWHERE });
    await started();
    const button = document.querySelector<HTMLElement>('.palette-button');
    if (!button) throw new Error('No button');
    expect(button).toHaveAccessibleName('Quick search Ctrl K');
    await aUser().click(button);
    await focusStays(field);
    press('Escape');
    await isGone();
    await focusStays(() => button);
  });

  exhaustiveTest('does not open over a dialog, nor during composition', async () => {
    await startApp(network(), { at: NOWHERE });
    await started();
    press('k', { ctrlKey: true, isComposing: true });
    press('k', { ctrlKey: true, shiftKey: true });
    press('t', { ctrlKey: true, code: 'KeyK' });
    press('?', { shiftKey: true });
    await findDialog('Shortcuts on this screen');
    expect(press('k', { ctrlKey: true })).toBe(true);
    press('Escape');
    await waitFor(() => expect(document.querySelector('.key-list')).not.toBeInTheDocument());
    expect(palette()).not.toBeInTheDocument();
    await openPalette();
  });

  test('shows the permitted screens, and the recently opened records', async () => {
    const { overdue, failed } = stories();
    const { go, address } = await startApp(network(), { at: `/trade/withdraw?view=HELD&no=${overdue}` });
    await findPanel(overdue);
    go(`/trade/withdraw?view=HELD&no=${failed}`);
    await findPanel(failed);
    go(NOWHERE);
    await openPalette();
    expect(labelsIn('Recent records')).toEqual([`Withdraw order ${failed}`, `Withdraw order ${overdue}`]);
    expect(labelsIn('Screens')).toEqual([
      'Collection orders',
      'Bank cards',
      'Batch payouts',
      'Bank card statement',
      'OTP listening',
      'Merchants',
      'Pay products',
      'Pay orders',
      'Pay records',
      'Payout orders',
      'Profit statistics',
      'Withdraw orders',
      'Accounts',
      'Account statement',
      'Upstream config',
      'Trade channels',
      'Exchange rates',
      'Maintenance',
      'Channel test',
      'Users',
      'Roles',
      'System menu',
      'Data dictionary',
      'Operation log',
      'Agents',
      'Agent performance',
    ]);
    type('withdraw trade');
    expect(labelsIn('Recent records')).toEqual([]);
    expect(status()).toContain('1 result');
    expect(active()).toHaveTextContent('Withdraw orders');
    press('Enter');
    await isGone();
    await waitFor(() => expect(address()).toBe('/trade/withdraw'));
  });

  exhaustiveTest('shows no screen, record or view without permission', async () => {
    const operatorId = operatorOf('sys.admin').id;
    Object.assign(operatorOf('sys.admin'), { roles: [], access: new Set() });
    const list = [{ entity: 'withdraw', no: stories().overdue }];
    localStorage.setItem('recents', JSON.stringify({ operatorId, list }));
    await startApp(network(), { user: 'sys.admin', at: NOWHERE });
    await started();
    await openPalette();
    await network().settle();
    expect(labelsIn('Actions')).toContain('Sign out');
    for (const name of ['Screens', 'Recent records', 'Saved views']) expect(groupOf(name)).not.toBeInTheDocument();
    expect(network().callsOf('/common/view/list')).toHaveLength(1);
  });

  test('opens a saved view by its name', async () => {
    const { address } = await startApp(network(), { at: NOWHERE });
    await started();
    await openPalette();
    await option(/^Large THB today/);
    type('large thb');
    press('Enter');
    await waitFor(() => expect(address()).toMatch(/^\/trade\/withdraw\?saved=./));
  });

  exhaustiveTest('reports that the views failed to load, and loads them on retry', async () => {
    network().platform.faults.push({ match: '/common/view/list', kind: { status: 500 } });
    await startApp(network(), { at: NOWHERE });
    await started();
    await openPalette();
    await aUser().click(await option(/Saved views could not be loaded/));
    expect(await option(/^Large THB today/)).toBeVisible();
    expect(screen.queryByText(/could not be loaded/)).not.toBeInTheDocument();
  });

  test('moves with the arrows, Home and End, and wraps around', async () => {
    await startApp(network(), { at: NOWHERE });
    await started();
    await openPalette();
    await option(/^Large THB today/);
    const all = inPalette().getAllByRole('option');
    expect(active()).toBe(all[0]);
    press('ArrowDown');
    expect(active()).toBe(all[1]);
    expect(active()).toHaveAttribute('aria-selected', 'true');
    press('End');
    expect(active()).toBe(all.at(-1));
    press('ArrowDown');
    expect(active()).toBe(all[0]);
    press('ArrowUp');
    expect(active()).toBe(all.at(-1));
    press('Home');
    expect(active()).toBe(all[0]);
    type('nothing of this kind');
    expect(inPalette().queryByRole('listbox')).not.toBeInTheDocument();
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    press('ArrowDown');
    press('Enter');
    expect(status()).toContain('0 results');
  });
});

describe('actions of the palette', () => {
  test('are those of the console', async () => {
    const user = aUser();
    await startApp(network(), { at: NOWHERE });
    await started();
    await openPalette();
    await user.click(await option(/^Dark theme/));
    await isGone();
    expect(document.documentElement.dataset.theme).toBe('dark');
    await openPalette();
    type('shortcuts');
    press('Enter');
    const sheet = await findDialog('Shortcuts on this screen');
    await waitFor(() => expect(sheet).toContainElement(document.activeElement as HTMLElement));
    expect([...document.querySelectorAll('.key-list > div')].map((line) => line.textContent)).toContain('CtrlKQuick search');
    press('Escape');
    await waitFor(() => expect(document.querySelector('.key-list')).not.toBeInTheDocument());
    await openPalette();
    type('sign out');
    press('Enter');
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(localStorage.getItem('recents')).toBeNull();
  });

  exhaustiveTest('switch the language, and are then in that language', async () => {
    await startApp(network(), { at: NOWHERE });
    await started();
    await openPalette();
    type('chinese');
    press('Enter');
    await waitFor(() => expect(document.documentElement.lang).toBe('zh-CN'));
    await openPalette();
    expect(field()).toHaveAccessibleName('页面、单号、名称、视图或操作');
    expect(labelsIn('操作')).toContain('退出登录');
  });

  exhaustiveTest('include the shortcuts of the list; those for a row only when there is one', async () => {
    const no = stories().overdue;
    await startApp(network(), { at: aList() });
    await findRow(no);
    await openPalette();
    const actions = labelsIn('Actions');
    expect(actions).toEqual(expect.arrayContaining(['Refresh', 'Search', 'Export']));
    expect(actions).not.toEqual(expect.arrayContaining(['Reject']));
    expect(actions).not.toEqual(expect.arrayContaining(['Next row']));
    expect(within(await option(/^Export\b/)).getByText('e')).toBeVisible();
    const before = network().callsOf('/trade/withdraw/page').length;
    type('refresh');
    press('Enter');
    await waitFor(() => expect(network().callsOf('/trade/withdraw/page').length).toBe(before + 1));
    await isGone();

    await network().settle();
    press('j');
    expect(document.activeElement).toHaveAttribute('data-row-key', no);
    await openPalette();
    type('reject');
    press('Enter');
    expect(await findDialog('Reject 1 withdraw order')).toBeInTheDocument();
  });

  exhaustiveTest('are those of the drawer while one is open', async () => {
    const no = stories().overdue;
    await startApp(network(), { at: `${aList()}&no=${no}` });
    await findPanel(no);
    await openPalette();
    expect(labelsIn('Actions')).toEqual(expect.arrayContaining(['Next', 'Previous', 'Pass']));
    expect(labelsIn('Actions')).not.toContain('Export');
    type('reject');
    press('Enter');
    expect(await findDialog('Reject 1 withdraw order')).toBeInTheDocument();
  });
});

describe('a number in the palette', () => {
  const start = async (at = NOWHERE) => {
    const app = await startApp(network(), { at });
    await started();
    await openPalette();
    return app;
  };
  const answersOf = () =>
    network()
      .callsOf(SEARCH)
      .filter(({ status: code }) => code === 200).length;

  test('of any kind is listed first with its record, and Enter opens it', async () => {
    const { address } = await start();
    type(payoutNo());
    expect(status()).toContain(`Looking for ${payoutNo()}`);
    // Its own record comes first, then the one that it belongs to.
    const own = await option(new RegExp(`^Open payout order ${payoutNo()}`));
    expect(active()).toBe(own);
    press('ArrowDown');
    const hit = await option(new RegExp(`^Open withdraw order ${stories().failed}`));
    expect(active()).toBe(hit);
    expect(hit).toHaveTextContent(/Payout no\.$/);
    press('Enter');
    await findPanel(stories().failed);
    expect(address()).toBe(`/trade/withdraw?no=${stories().failed}`);
    await isGone();
    await openPalette();
    expect(labelsIn('Recent records')).toEqual([`Withdraw order ${stories().failed}`]);
  });

  exhaustiveTest('keeps the filter of the list below', async () => {
    const { address } = await start('/trade/withdraw?view=HELD');
    type(stories().failed);
    await option(/^Open withdraw order/);
    press('Enter');
    await findPanel(stories().failed);
    expect(address()).toBe(`/trade/withdraw?view=HELD&no=${stories().failed}`);
  });

  test('opens its record as soon as it is found, when Enter was pressed before', async () => {
    network().platform.faults.push({ match: SEARCH, kind: { delay: 300 } });
    const { address } = await start();
    type(payoutNo());
    press('Enter');
    expect(address()).toBe(NOWHERE);
    expect(status()).toContain('It opens when found');
    await waitFor(() => expect(address()).toBe(`/trade/settorder/detail/${payoutNo()}`));
    await isGone();
  });

  test('never opens the record of a previous number', async () => {
    network().platform.faults.push({ match: SEARCH, kind: { delay: 400 } });
    const { address } = await start();
    type(stories().overdue);
    press('Enter');
    await waitFor(() => expect(network().callsOf(SEARCH)).toHaveLength(1));
    type(stories().failed);
    expect(await option(new RegExp(`^Open withdraw order ${stories().failed}`))).toBeVisible();
    expect(inPalette().queryByRole('option', { name: new RegExp(stories().overdue) })).not.toBeInTheDocument();
    await network().settle();
    expect(address()).toBe(NOWHERE);
    press('Enter');
    await findPanel(stories().failed);
  });

  exhaustiveTest('replaces the previous number at once, and drops its pending Enter', async () => {
    const { address } = await start();
    const { overdue, failed } = stories();
    type(overdue);
    await option(new RegExp(`^Open withdraw order ${overdue}`));
    network().platform.faults.push({ match: SEARCH, kind: { delay: 300 } });
    type(failed);
    expect(inPalette().queryByRole('option')).not.toBeInTheDocument();
    press('Enter');
    // Back to the first one: Enter was not pressed for it.
    type('W1');
    type(overdue);
    await option(new RegExp(`^Open withdraw order ${overdue}`));
    type(failed);
    await option(new RegExp(`^Open withdraw order ${failed}`));
    await network().settle();
    expect(address()).toBe(NOWHERE);
  });

  exhaustiveTest('searches once for quick typing, and not for words or after closing', async () => {
    await start();
    for (const value of ['withdraw', 'W123', payoutNo().slice(0, 8), payoutNo()]) type(value);
    await option(/^Open withdraw order/);
    expect(network().callsOf(SEARCH)).toHaveLength(1);
    type(stories().overdue);
    press('Escape');
    await isGone();
    // What was typed before would be asked for before this.
    await openPalette();
    type(stories().failed);
    await option(/^Open withdraw order/);
    expect(network().callsOf(SEARCH)).toHaveLength(2);
  });

  test('without a record is reported, also when Enter was pressed before', async () => {
    const { address } = await start();
    type('W20260000000000');
    press('Enter');
    await waitFor(() => expect(status()).toBe('No record with the number W20260000000000 that you can open · 0 results'));
    expect(answersOf()).toBe(1);
    press('Enter');
    expect(address()).toBe(NOWHERE);
    expect(palette()).toBeInTheDocument();
  });

  test('is reported quietly when the search fails, and searched again by Enter', async () => {
    network().platform.faults.push({ match: SEARCH, kind: { status: 500 } });
    await start();
    type(payoutNo());
    expect(await option(/^The search for .* failed\. Try again/)).toBe(active());
    expect(screen.queryByText(/request error 500/)).not.toBeInTheDocument();
    press('Enter');
    expect(await option(new RegExp(`^Open withdraw order ${stories().failed}`))).toBeVisible();
    expect(palette()).toBeInTheDocument();
  });

  exhaustiveTest('is not opened during composition, nor by a held Enter', async () => {
    const { address } = await start();
    type(payoutNo());
    await option(/^Open withdraw order/);
    press('Enter', { isComposing: true });
    press('Enter', { keyCode: 229 });
    press('Enter', { repeat: true });
    expect(palette()).toBeInTheDocument();
    press('Enter');
    await waitFor(() => expect(address()).toContain(payoutNo()));
  });
});

describe('a name in the palette', () => {
  const NAMES = '/common/search/name';

  test('is found by kind, the last text only, and opens its record', async () => {
    const [merchant] = network().platform.world.merchants.values();
    if (!merchant) throw new Error('No merchant');
    merchant.holder.name = 'Tangerine House';
    const { address } = await startApp(network(), { at: NOWHERE });
    await started();
    await openPalette();
    type('tang');
    type('tangerine h');
    await option(/^Tangerine House/);
    expect(labelsIn('Merchants')).toEqual(['Tangerine House']);
    expect(network().callsOf(NAMES)).toHaveLength(1);
    press('Enter');
    await waitFor(() => expect(address()).toBe(`/merchant/user?no=${merchant.no}`));
  });

  test('whose search failed is told once, and searched again on demand', async () => {
    network().platform.faults.push({ match: NAMES, kind: { status: 500 } });
    await startApp(network(), { at: NOWHERE });
    await started();
    await openPalette();
    type('li.na');
    await aUser().click(await option(/^The search for li.na failed/));
    await option(/^li\.na \(/);
    expect(inPalette().queryByText(/failed/)).not.toBeInTheDocument();
  });

  test('of a record without its list gives its number to copy', async () => {
    const operator = operatorOf('admin');
    const own = operator.access;
    operator.access = new Set([...own].filter((key) => key !== 'merchant:user:page'));
    const [merchant] = network().platform.world.merchants.values();
    if (!merchant) throw new Error('No merchant');
    merchant.holder.name = 'Tangerine House';
    await startApp(network(), { user: 'admin', at: NOWHERE });
    await started();
    await openPalette();
    type('tangerine');
    expect(await option(/^Tangerine House/)).toHaveTextContent(`Copy ${merchant.no}`);
    operator.access = own;
  });
});

describe('pinned records', () => {
  test('stand before the recent ones until the pin is removed, and end with the session', async () => {
    const { overdue, failed } = stories();
    const { go } = await startApp(network(), { at: `/trade/withdraw?view=HELD&no=${overdue}` });
    await findPanel(overdue);
    go(`/trade/withdraw?view=HELD&no=${failed}`);
    await findPanel(failed);
    go(NOWHERE);
    await openPalette();
    press('ArrowDown');
    press('Enter', { shiftKey: true });
    expect(labelsIn('Pinned records')).toEqual([`Withdraw order ${overdue}`]);
    expect(labelsIn('Recent records')).toEqual([`Withdraw order ${failed}`]);
    const pin = (await option(new RegExp(`^Withdraw order ${failed}`))).querySelector('.palette-pin');
    if (!pin) throw new Error('No pin');
    await aUser().click(pin);
    expect(labelsIn('Pinned records')).toEqual([failed, overdue].map((no) => `Withdraw order ${no}`));
    press('Home');
    press('Enter', { shiftKey: true });
    expect(labelsIn('Pinned records')).toEqual([`Withdraw order ${overdue}`]);
    type('sign out');
    press('Enter');
    await screen.findByRole('heading', { name: 'Sign in' });
    expect(localStorage.getItem('recents')).toBeNull();
  });
});

describe('a search line in the palette', () => {
  test('becomes the filters of the list, and is made from them again', async () => {
    const { address } = await startApp(network(), { at: '/trade/withdraw?view=ALL&currency=THB' });
    await waitFor(() => expect(document.querySelector('[data-row-key]')).toBeInTheDocument());
    await openPalette();
    type('status:fa');
    press('Tab');
    expect(field()).toHaveValue('status:FAILED');
    type('status:FAILED amount>50000');
    expect(await option(/^Filter this list/)).toHaveTextContent(/Status: .*50000/);
    press('Enter');
    await isGone();
    await waitFor(() => {
      const params = new URLSearchParams(address().split('?')[1]);
      expect(Object.fromEntries(params)).toEqual({ view: 'ALL', status: 'FAILED', amountMin: '50000' });
    });
    await network().settle();
    const last = network().callsOf('/trade/withdraw/page').at(-1);
    expect(last?.query).toContain('view=ALL&status=FAILED&amountMin=50000');
    await openPalette();
    await aUser().click(await option(/^Edit the filters/));
    expect(field()).toHaveValue('status:FAILED amount>=50000');
  });

  test('tells what it does not understand, with the nearest name, and then filters nothing', async () => {
    const { address } = await startApp(network(), { at: '/trade/withdraw?view=ALL' });
    await waitFor(() => expect(document.querySelector('[data-row-key]')).toBeInTheDocument());
    await openPalette();
    type('statsu:failed');
    expect(status()).toContain('This list has no field statsu. Did you mean status?');
    type('-status:failed');
    expect(status()).toContain('Lists cannot exclude values');
    press('Enter');
    expect(palette()).toBeInTheDocument();
    expect(address()).toBe('/trade/withdraw?view=ALL');
    await aUser().click(inPalette().getByRole('button', { name: 'How to write a search line' }));
    expect(inPalette().getByText(/Enter replaces the filters of the list/)).toBeVisible();
  });

  test('needs a list', async () => {
    await startApp(network(), { at: NOWHERE });
    await started();
    await openPalette();
    type('status:failed');
    expect(status()).toContain('Open a list first: a search line filters it');
  });
});
