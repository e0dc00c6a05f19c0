import { screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { LIST_WATCH_MS } from '@/constants';
import type { SavedView, ViewContent } from '@/contract';
import { exhaustiveTest } from '../../support/depth';
import { startApp, withCleanApp } from '../../support/domApp';
import { aDesk, findDialog, findRow } from '../../support/domDesk';
import { endKeySequence } from '../../support/domKeys';
import { withNetwork } from '../../support/domNetwork';
import { withHeldTimers } from '../../support/domTime';
import { aUser, choose, type User } from '../../support/domUser';
import { performAs } from '../../support/performAs';

/** How long a button says that its text is copied. */
const COPIED_MS = 2_000;
// A slow machine would bring the rows up to date meanwhile, by one more request, or read what is copied too late.
withHeldTimers(LIST_WATCH_MS, COPIED_MS);
withCleanApp();
const network = withNetwork();
const { stories, openList, callsOf } = aDesk(network);
beforeEach(endKeySequence);

const SCREEN = '/trade/withdraw';
const TEAM = ['Large THB today', 'Failed and returned, 7 days'];

const add = (name: string, content: ViewContent, { by = 'ops.lee', roleCode = null as string | null } = {}) =>
  performAs<SavedView>(network(), by, '/common/view/add', { screen: SCREEN, name, content, roleCode });
const openWith = ({ viewId }: SavedView) =>
  performAs(network(), 'ops.lee', '/common/view/arrange', { screen: SCREEN, viewIds: [viewId], defaultViewId: viewId });
/** A view with one row: the fewer rows, the faster the page. */
const aView = (name: string, options?: Parameters<typeof add>[2]) =>
  add(name, { filters: { view: 'ALL', keyword: stories().overdue } }, options);

const stored = (name: string) => [...network().platform.world.views.values()].find((view) => view.name === name);
const namesAt = (path: string) => network().callsOf(`/common/view/${path}`);
const address = () => new URLSearchParams(history.location.search);
const settle = () => network().settle();
/** What each page request has asked for. */
const asked = (name: string) => callsOf('page').map(({ query }) => new URLSearchParams(query).get(name));
/** The button of the views once it says this. A query by role over the whole page takes a second. */
const buttonThat = (says: string) =>
  waitFor(() => {
    const button = document.querySelector<HTMLElement>('.views-button');
    if (button) expect(button.getAttribute('aria-label') ?? button.textContent).toBe(says);
    if (!button) throw new Error('There is no button of views');
    return button;
  });
const noView = () => buttonThat('Views');
/** Messages in the server's words. */
const refusals = () => [...document.querySelectorAll('.ant-message-error, .ant-notification-notice')];
const applied = (name: string, isChanged = false) => buttonThat(`Saved views: ${name}${isChanged ? ', changed' : ''}`);

async function openMenu(user: User, button: HTMLElement): Promise<HTMLElement> {
  await user.click(button);
  const menu = await waitFor(() => {
    const found = document.querySelector<HTMLElement>('.view-menu');
    if (!found) throw new Error('The menu is not open');
    return found;
  });
  await within(menu).findByRole('menuitem', { name: new RegExp(TEAM[0] ?? '') });
  return menu;
}
const entry = (menu: HTMLElement, name: string | RegExp) => within(menu).getByRole('menuitem', { name });
const entries = (menu: HTMLElement) => [...menu.querySelectorAll('.view-name')].map(({ textContent }) => textContent);
const send = (user: User, dialog: HTMLElement) => user.click(within(dialog).getByRole('button', { name: /Save$/ }));
async function typeName(user: User, dialog: HTMLElement, name: string) {
  const field = within(dialog).getByLabelText('Name');
  await user.clear(field);
  await user.click(field);
  await user.paste(name);
}
async function openManage(user: User, button: HTMLElement) {
  await user.click(entry(await openMenu(user, button), 'Manage views…'));
  return findDialog('Saved views');
}
const lines = (dialog: HTMLElement) => [...dialog.querySelectorAll('strong.view-name')].map(({ textContent }) => textContent);
const press = (user: User, dialog: HTMLElement, name: string) => user.click(within(dialog).getByRole('button', { name }));

describe('the address of a list with saved views', () => {
  test('without parameters opens the default view, with one request', async () => {
    const view = aView('Mine');
    openWith(view);
    await openList('');
    await findRow(stories().overdue);
    await applied('Mine');
    await settle();
    expect([asked('view'), asked('keyword')]).toEqual([['ALL'], [stories().overdue]]);
    expect(namesAt('list')).toEqual([]);
    expect(Object.fromEntries(address())).toEqual({ view: 'ALL', keyword: stories().overdue, saved: view.viewId });
  });

  exhaustiveTest('with a record only opens it over the default view', async () => {
    openWith(aView('Mine'));
    await openList(`no=${stories().overdue}`);
    await applied('Mine');
    expect(address().get('no')).toBe(stories().overdue);
    await settle();
    expect(callsOf('page')).toHaveLength(1);
  });

  test('with its own filters is not affected by the default view', async () => {
    openWith(aView('Mine'));
    await openList(`view=ALL&keyword=${stories().kycExpired}`);
    await findRow(stories().kycExpired);
    expect(await noView()).toBeVisible();
    await settle();
    expect(callsOf('page')).toHaveLength(1);
    expect(address().has('saved')).toBe(false);
  });

  exhaustiveTest('names the plain list where an empty one would open a view', async () => {
    openWith(aView('Mine'));
    const user = await openList('');
    await user.click(entry(await openMenu(user, await applied('Mine')), /^All rows/));
    await noView();
    expect(address().toString()).toBe('saved=none');
    await waitFor(() => expect(asked('view').at(-1)).toBe('NEEDS_ME'));
    await settle();
    expect(callsOf('page')).toHaveLength(2);
  });

  test('with a view only applies it: the view is loaded first, then its rows, once', async () => {
    const view = aView('Mine');
    await openList(`saved=${view.viewId}&no=${stories().overdue}`);
    await applied('Mine');
    await findRow(stories().overdue);
    await settle();
    expect(asked('keyword')).toEqual([stories().overdue]);
    expect(callsOf('statistics')).toHaveLength(1);
    expect(namesAt('list')).toHaveLength(1);
    expect(address().get('keyword')).toBe(stories().overdue);
    expect(address().get('no')).toBe(stories().overdue);
  });

  exhaustiveTest('with a view of moving days has today’s days', async () => {
    const view = add('Today', { filters: { view: 'ALL', keyword: 'nothing' }, ranges: { submittedFrom: 'today' } });
    await openList(`saved=${view.viewId}`);
    await applied('Today');
    expect(address().get('submittedFrom')).toBe('2026-11-20T00:00:00+08:00');
    expect(address().get('submittedTo')).toBe('2026-11-21T00:00:00+08:00');
  });

  exhaustiveTest('with a view and its own filters keeps the filters, says so, and loads the name after the rows', async () => {
    const view = aView('Mine');
    await openList(`saved=${view.viewId}&view=ALL&keyword=${stories().kycExpired}`);
    await findRow(stories().kycExpired);
    await applied('Mine', true);
    await settle();
    expect(asked('keyword')).toEqual([stories().kycExpired]);
    const paths = network().platform.calls.map(({ path }) => path);
    expect(paths.indexOf('/common/view/list')).toBeGreaterThan(paths.indexOf('/trade/withdraw/page'));
  });

  test('with a view that is no longer shared says so and shows the plain list', async () => {
    const view = aView('Of others', { by: 'a.nguyen' });
    await openList(`saved=${view.viewId}`);
    expect(await screen.findByText(/^This view no longer exists or is no longer shared with you/)).toBeVisible();
    await waitFor(() => expect(address().has('saved')).toBe(false));
    await settle();
    expect(asked('view')).toEqual(['NEEDS_ME']);
  });

  test('with a view whose filter is gone applies the rest, and names what is left out once', async () => {
    const filters = { view: 'ALL', keyword: stories().overdue, riskTag: 'SPLIT' };
    const view = add('Of before', { filters, ranges: { bookedFrom: 'today' } } as ViewContent);
    await openList(`saved=${view.viewId}`);
    await findRow(stories().overdue);
    expect(await screen.findByText(/“Of before” comes from another version\. Not applied: riskTag, bookedFrom\./)).toBeVisible();
    await applied('Of before');
    expect(callsOf('page').filter(({ query }) => /riskTag|bookedFrom/.test(query))).toEqual([]);
    await settle();
    expect(screen.getAllByText(/“Of before” comes from another version/)).toHaveLength(1);
  });

  exhaustiveTest(
    'with a view that sorts by an unknown field shows its rows without the order, says so, and shows no failure',
    async () => {
      const content = {
        filters: { view: 'ALL', keyword: stories().overdue },
        sortField: 'bookedAt',
        sortOrder: 'ascend',
      } as const;
      const view = add('By booking', content);
      await openList(`saved=${view.viewId}`);
      await findRow(stories().overdue);
      expect(await screen.findByText(/“By booking” comes from another version\. Not applied: bookedAt\./)).toBeVisible();
      await applied('By booking', true);
      expect(asked('sortField')).toEqual(['bookedAt', null]);
      await waitFor(() => expect(refusals()).toEqual([]));
    },
  );

  exhaustiveTest('with a view whose values are all refused shows the plain list, and says so', async () => {
    const view = add('By state', { filters: { view: 'ALL', status: 'PARKED' }, sortField: 'bookedAt', sortOrder: 'ascend' });
    await openList(`saved=${view.viewId}`);
    expect(await screen.findByText(/“By state” comes from another version and cannot be applied\./)).toBeVisible();
    await noView();
    await waitFor(() => expect(address().has('status')).toBe(false));
    await waitFor(() => expect(document.querySelectorAll('tr[data-row-key]').length).toBeGreaterThan(0));
    await settle();
    expect(asked('status')).toEqual(['PARKED', 'PARKED', null]);
    await waitFor(() => expect(refusals()).toEqual([]));
  });

  test('with an own filter that the server refuses keeps it under a view, with the server’s words', async () => {
    const view = aView('Mine');
    await openList(`saved=${view.viewId}&view=ALL&status=PARKED`);
    await applied('Mine', true);
    await waitFor(() => expect(refusals()).toHaveLength(1));
    await settle();
    expect(asked('status')).toEqual(['PARKED']);
    expect(address().get('status')).toBe('PARKED');
  });

  test.each([
    ['filters that are none', { filters: 'view=ALL' }],
    ['nothing that this version knows', { version: 2, conditions: [] }],
  ])('with a view of %s shows the plain list under its name, and says so', async (_what, content) => {
    const view = aView('Of a release to come');
    const kept = stored('Of a release to come');
    if (kept) Object.assign(kept, { content });
    await openList(`saved=${view.viewId}`);
    expect(await screen.findByText(/“Of a release to come” comes from another version and cannot be applied/)).toBeVisible();
    await settle();
    expect(asked('view')).toEqual(['NEEDS_ME']);
  });

  exhaustiveTest('with a view whose columns are of another version shows those of the table', async () => {
    const view = aView('Wide');
    const kept = stored('Wide');
    if (kept) Object.assign(kept.content, { layout: { groups: [{ id: 'money' }] } });
    await openList(`saved=${view.viewId}`);
    await findRow(stories().overdue);
    await applied('Wide');
    expect(document.querySelector('thead th[data-column="netAmount"]')).not.toBeNull();
  });

  exhaustiveTest('with a view that failed to load says so and shows the plain list', async () => {
    const { viewId } = aView('Mine');
    network().platform.faults.push({ match: '/common/view/list', kind: { code: 500, msg: 'Broken', data: null } });
    await openList(`saved=${viewId}`);
    expect(await screen.findByText(/^The view could not be loaded/)).toBeVisible();
    await settle();
    expect(callsOf('page')).toHaveLength(1);
  });

  exhaustiveTest('keeps a view apart from the list reset to its defaults', async () => {
    const view = aView('Mine');
    const user = await openList(`saved=${view.viewId}`);
    await applied('Mine');
    await findRow(stories().overdue);
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    await user.click(await screen.findByRole('tab', { name: 'My queue' }));
    await applied('Mine', true);
    expect(Object.fromEntries(address())).toEqual({ saved: view.viewId, current: '1' });
  });
});

describe('the menu of saved views', () => {
  test('lists the views in order with their sharers, and applies the chosen one with one request', async () => {
    aView('Mine');
    const user = await openList(`view=ALL&keyword=${stories().kycExpired}`);
    await findRow(stories().kycExpired);
    expect(namesAt('list')).toEqual([]);
    const menu = await openMenu(user, await noView());
    expect(entries(menu)).toEqual([...TEAM, 'Mine', 'All rows (no view)']);
    expect(entry(menu, /^Large THB today/)).toHaveTextContent('a.nguyen · shared with Operations lead');
    expect(entry(menu, /^Mine/)).toHaveTextContent('Only you');
    await user.click(entry(menu, /^Mine/));
    await applied('Mine');
    await findRow(stories().overdue);
    await settle();
    expect(callsOf('page')).toHaveLength(2);
    expect(namesAt('list')).toHaveLength(1);
  });

  exhaustiveTest('works with keys alone, and returns the focus to its button', async () => {
    const user = await openList(`view=ALL&keyword=${stories().overdue}`);
    await findRow(stories().overdue);
    const button = await noView();
    button.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement?.closest('.view-menu')).not.toBeNull());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  });

  exhaustiveTest('reports that the views failed to load, and loads them again', async () => {
    network().platform.faults.push({ match: '/common/view/list', kind: { code: 500, msg: 'Broken', data: null }, times: 1 });
    const user = await openList(`view=ALL&keyword=${stories().overdue}`);
    await user.click(await noView());
    await user.click(await screen.findByRole('menuitem', { name: /could not be loaded/ }));
    expect(await screen.findByRole('menuitem', { name: /^Large THB today/ })).toBeInTheDocument();
  });

  exhaustiveTest('takes the focus only when the views are there, because an earlier entry would lose it', async () => {
    const user = await openList(`view=ALL&keyword=${stories().overdue}`);
    const button = await noView();
    network().platform.faults.push({ match: '/common/view/list', kind: { delay: 1_500 } });
    button.focus();
    await user.keyboard('{Enter}');
    await screen.findByText('Loading views…');
    expect(button).toHaveFocus();
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Large THB today/));
  });
});

describe('saving a view', () => {
  const TODAY = 'submittedFrom=2026-11-20T00:00:00%2B08:00&submittedTo=2026-11-21T00:00:00%2B08:00';

  async function openSave(user: User, button: HTMLElement) {
    await user.click(entry(await openMenu(user, button), 'Save as new view…'));
    return findDialog('New view');
  }

  test('saves filters, moving days, sort and size, once, and the list takes its name', async () => {
    const user = await openList(`view=ALL&keyword=nothing&${TODAY}&sortField=amount&sortOrder=descend&pageSize=20`);
    const dialog = await openSave(user, await noView());
    expect(dialog).toHaveTextContent('Relative (Today)');
    await typeName(user, dialog, '  Evening  ');
    await send(user, dialog);
    await applied('Evening');
    expect(stored('Evening')?.content).toEqual({
      filters: { view: 'ALL', keyword: 'nothing' },
      ranges: { submittedFrom: 'today' },
      sortField: 'amount',
      sortOrder: 'descend',
      pageSize: 20,
      layout: expect.objectContaining({ density: 'compact' }),
    });
    expect(namesAt('add').map(({ headers }) => headers['idempotency-key'])).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)]);
    expect(address().get('saved')).toBe(stored('Evening')?.id);
    await settle();
    expect(callsOf('page')).toHaveLength(1);
  });

  exhaustiveTest.each([
    ['fixed', /^Fixed: 2026-11-20 00:00:00/, { submittedFrom: '2026-11-20T00:00:00+08:00' }],
    ['left out', 'Not saved in the view', { submittedFrom: undefined }],
  ])('saves days as %s on request', async (_, label, expected) => {
    const user = await openList(`view=ALL&keyword=nothing&${TODAY}`);
    const dialog = await openSave(user, await noView());
    await typeName(user, dialog, 'Days');
    const box = within(dialog).getByRole('combobox', { name: /Submitted/ });
    await user.click(box);
    await user.click(await screen.findByText(label, { selector: '.ant-select-item-option-content' }));
    await send(user, dialog);
    await waitFor(() => expect(stored('Days')).toBeDefined());
    expect(stored('Days')?.content.filters.submittedFrom).toBe(expected.submittedFrom);
    expect(stored('Days')?.content.ranges).toBeUndefined();
  });

  exhaustiveTest('leaves personal data out, and says so', async () => {
    await network().enter('ops.lee');
    sessionStorage.setItem('filter:abcd1234', JSON.stringify({ payeeName: 'Somchai' }));
    await startApp(network(), { user: null, at: `${SCREEN}?view=ALL&private=abcd1234` });
    const user = aUser();
    const dialog = await openSave(user, await noView());
    expect(dialog).toHaveTextContent('Personal data is never saved. Excluded: Beneficiary name.');
    await typeName(user, dialog, 'No names');
    await send(user, dialog);
    await waitFor(() => expect(stored('No names')).toBeDefined());
    expect(JSON.stringify(namesAt('add').map(({ body }) => body))).not.toContain('Somchai');
    expect(stored('No names')?.content.filters).toEqual({ view: 'ALL' });
  });

  exhaustiveTest('shares it with an own role', async () => {
    const user = await openList('view=ALL&keyword=nothing');
    const dialog = await openSave(user, await noView());
    await typeName(user, dialog, 'For us');
    await choose(user, 'Visible to', 'Everyone with the role Operations lead');
    await send(user, dialog);
    await applied('For us');
    expect(stored('For us')?.roleCode).toBe('OPS_LEAD');
  });

  exhaustiveTest('reports a taken name at the field, keeps typed text, and accepts another name', async () => {
    aView('Mine');
    const user = await openList('view=ALL&keyword=nothing');
    const dialog = await openSave(user, await noView());
    await send(user, dialog);
    expect(await within(dialog).findByText('Enter a name')).toBeVisible();
    await typeName(user, dialog, 'mine');
    await send(user, dialog);
    expect(await within(dialog).findByText('You already have a view with this name here.')).toBeVisible();
    expect(within(dialog).getByLabelText('Name')).toHaveValue('mine');
    await typeName(user, dialog, 'Mine too');
    await send(user, dialog);
    await applied('Mine too');
  });

  test('keeps its key while the outcome is unknown, so that it is saved once', async () => {
    const user = await openList('view=ALL&keyword=nothing');
    const dialog = await openSave(user, await noView());
    await typeName(user, dialog, 'Late');
    network().platform.faults.push({ match: '/common/view/add', kind: 'disconnectAfter' });
    await send(user, dialog);
    expect(await within(dialog).findByText(/^No answer came back/)).toBeVisible();
    expect(within(dialog).getByLabelText('Name')).toHaveValue('Late');
    await send(user, dialog);
    await applied('Late');
    expect(new Set(namesAt('add').map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    expect([...network().platform.world.views.values()].filter(({ name }) => name === 'Late')).toHaveLength(1);
  });

  test('saves changes of an own view', async () => {
    const view = aView('Mine');
    const user = await openList(`saved=${view.viewId}&view=ALL&keyword=nothing`);
    await user.click(entry(await openMenu(user, await applied('Mine', true)), 'Save changes to “Mine”'));
    await send(user, await findDialog('Save changes to “Mine”'));
    await applied('Mine');
    expect(stored('Mine')?.content.filters).toEqual({ view: 'ALL', keyword: 'nothing' });
  });

  exhaustiveTest('does not offer to change a colleague’s view', async () => {
    const view = aView('Theirs', { by: 'a.nguyen', roleCode: 'OPS_LEAD' });
    const user = await openList(`saved=${view.viewId}&view=ALL&keyword=nothing`);
    const menu = await openMenu(user, await applied('Theirs', true));
    expect(entry(menu, 'Save as new view…')).toBeInTheDocument();
    expect(within(menu).queryByRole('menuitem', { name: /^Save changes/ })).not.toBeInTheDocument();
  });

  exhaustiveTest('reports a change by others, keeps typed text, and saves over the newest version', async () => {
    const view = aView('Mine');
    const user = await openList(`saved=${view.viewId}&view=ALL&keyword=nothing`);
    await user.click(entry(await openMenu(user, await applied('Mine', true)), /^Save changes/));
    const dialog = await findDialog('Save changes to “Mine”');
    await typeName(user, dialog, 'Renamed here');
    performAs(network(), 'ops.lee', '/common/view/edit', { viewId: view.viewId, version: 1, name: 'Renamed there' });
    await send(user, dialog);
    expect(await within(dialog).findByText(/^Changed by ops\.lee at 2026-11-20 /)).toBeVisible();
    expect(within(dialog).getByLabelText('Name')).toHaveValue('Renamed here');
    await findDialog('Save changes to “Renamed there”');
    await send(user, dialog);
    await applied('Renamed here');
    expect(stored('Renamed here')).toMatchObject({ version: 3, content: { filters: { keyword: 'nothing' } } });
  });
});

describe('managing views', () => {
  const openHere = async () => {
    const user = await openList('view=ALL&keyword=nothing');
    return { user, dialog: await openManage(user, await noView()) };
  };

  exhaustiveTest('orders them by keys that keep the focus', async () => {
    aView('Mine');
    const { user, dialog } = await openHere();
    await press(user, dialog, 'Move “Mine” up');
    await waitFor(() => expect(lines(dialog)).toEqual([TEAM[0], 'Mine', TEAM[1]]));
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Move “Mine” up' })).toHaveFocus());
    expect(within(dialog).getByText('“Mine” is now 2 of 3')).toHaveAttribute('role', 'status');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(lines(dialog)).toEqual(['Mine', ...TEAM]));
    expect(within(dialog).getByRole('button', { name: 'Move “Mine” up' })).toHaveAttribute('aria-disabled', 'true');
    const sent = namesAt('arrange').length;
    await press(user, dialog, 'Move “Mine” up');
    await settle();
    expect(namesAt('arrange')).toHaveLength(sent);
  });

  exhaustiveTest('sets and unsets the default view of the screen; the current list stays', async () => {
    const view = aView('Mine');
    const { user, dialog } = await openHere();
    const star = () => within(dialog).getByRole('button', { name: 'Make “Mine” the default' });
    await user.click(star());
    await waitFor(() => expect(star()).toHaveAttribute('aria-pressed', 'true'));
    expect(dialog).toHaveTextContent('default');
    await settle();
    expect(callsOf('page')).toHaveLength(1);
    history.push(SCREEN);
    await applied('Mine');
    expect(address().get('saved')).toBe(view.viewId);
    await user.click(star());
    await waitFor(() => expect(star()).toHaveAttribute('aria-pressed', 'false'));
    expect(namesAt('arrange').map(({ body }) => (body as { defaultViewId: unknown }).defaultViewId)).toEqual([view.viewId, null]);
  });

  exhaustiveTest('does not open a default view over the plain list on which it was set', async () => {
    aView('Mine');
    const user = await openList('');
    const dialog = await openManage(user, await noView());
    await press(user, dialog, 'Make “Mine” the default');
    await waitFor(() => expect(namesAt('arrange')).toHaveLength(1));
    await settle();
    expect(asked('view')).toEqual(['NEEDS_ME']);
    expect(address().get('keyword')).toBeNull();
  });

  exhaustiveTest('renames an own view and shares it, but not colleagues’ views', async () => {
    aView('Mine');
    const { user, dialog } = await openHere();
    expect(within(dialog).queryByRole('button', { name: 'Rename or share “Large THB today”' })).not.toBeInTheDocument();
    expect(within(dialog).queryByRole('button', { name: 'Delete “Large THB today”' })).not.toBeInTheDocument();
    await press(user, dialog, 'Rename or share “Mine”');
    await typeName(user, dialog, 'Ours');
    await choose(user, 'Visible to', 'Everyone with the role Operations lead');
    await send(user, dialog);
    await waitFor(() => expect(lines(dialog)).toEqual([...TEAM, 'Ours']));
    expect(dialog).toHaveTextContent('ops.lee · shared with Operations lead');
    expect(stored('Ours')).toMatchObject({ roleCode: 'OPS_LEAD', content: { filters: { view: 'ALL' } } });
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Rename or share “Ours”' })).toHaveFocus());
    await press(user, dialog, 'Rename or share “Ours”');
    await choose(user, 'Visible to', 'Only you');
    await send(user, dialog);
    await waitFor(() => expect(stored('Ours')?.roleCode).toBeNull());
  });

  exhaustiveTest('keeps a typed name through a conflict', async () => {
    const view = aView('Mine');
    const { user, dialog } = await openHere();
    await press(user, dialog, 'Rename or share “Mine”');
    await typeName(user, dialog, 'Ours');
    performAs(network(), 'ops.lee', '/common/view/edit', { viewId: view.viewId, version: 1, name: 'Elsewhere' });
    await send(user, dialog);
    expect(await within(dialog).findByText(/^Changed by ops\.lee at /)).toBeVisible();
    await waitFor(() => expect(lines(dialog)).toContain('Elsewhere'));
    expect(within(dialog).getByLabelText('Name')).toHaveValue('Ours');
    await send(user, dialog);
    await waitFor(() => expect(stored('Ours')?.version).toBe(3));
  });

  exhaustiveTest('deletes only after confirmation; the list shown with it stays, without its name', async () => {
    const view = aView('Mine');
    const user = await openList(`saved=${view.viewId}`);
    const dialog = await openManage(user, await applied('Mine'));
    await press(user, dialog, 'Delete “Mine”');
    await user.click(within(await findConfirm()).getByRole('button', { name: 'Cancel' }));
    expect(stored('Mine')).toBeDefined();
    await waitFor(() => expect(document.querySelector('.ant-modal-confirm')).not.toBeInTheDocument());
    await press(user, dialog, 'Delete “Mine”');
    await user.click(within(await findConfirm()).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(lines(dialog)).toEqual(TEAM));
    expect(stored('Mine')).toBeUndefined();
    await noView();
    expect(address().has('saved')).toBe(false);
    expect(address().get('keyword')).toBe(stories().overdue);
    expect(screen.queryByText(/^This view no longer exists/)).not.toBeInTheDocument();
    await settle();
    expect(callsOf('page')).toHaveLength(1);
  });

  exhaustiveTest('copies the link to a view, and says so', async () => {
    const view = aView('Mine');
    const { user, dialog } = await openHere();
    // Asked of the call: reading the text back goes through a file reader, which waits for ever late in a long file.
    const written = jest.spyOn(navigator.clipboard, 'writeText');
    await press(user, dialog, 'Copy link to “Mine”');
    expect(written.mock.calls).toEqual([[`http://localhost:8000/trade/withdraw?saved=${view.viewId}`]]);
    expect(await within(dialog).findByText('Copied', { selector: '[role=status]' })).toBeVisible();
  });

  const findConfirm = () =>
    waitFor(() => {
      const found = document.querySelector<HTMLElement>('.ant-modal-confirm');
      if (!found) throw new Error('Nothing is asked');
      return found;
    });
});

test('a colleague with the role sees shared views and their owners', async () => {
  aView('Ours', { roleCode: 'OPS_LEAD' });
  await startApp(network(), { user: 'a.nguyen', at: `${SCREEN}?view=ALL&keyword=nothing` });
  const user = aUser();
  const menu = await openMenu(user, await noView());
  expect(entry(menu, /^Ours/)).toHaveTextContent('ops.lee · shared with Operations lead');
});
