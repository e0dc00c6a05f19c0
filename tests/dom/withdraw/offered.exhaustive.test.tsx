import { waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { LIST_WATCH_MS } from '@/constants';
import { exhaustiveTest } from '../../support/depth';
import { withCleanApp } from '../../support/domApp';
import { aDesk, findDialog, findRow } from '../../support/domDesk';
import { endKeySequence } from '../../support/domKeys';
import { withNetwork } from '../../support/domNetwork';
import { withHeldTimers } from '../../support/domTime';
import type { User } from '../../support/domUser';

withHeldTimers(LIST_WATCH_MS);
withCleanApp();
const network = withNetwork();
const { stories, openList, callsOf, operatorOf } = aDesk(network);
beforeEach(endKeySequence);

const OFFERED = ['My queue', 'High value or high risk', 'In second review', 'Held', 'Escalated to me', 'Waiting for holder'];
const address = () => Object.fromEntries(new URLSearchParams(history.location.search));
const asked = () => Object.fromEntries(new URLSearchParams(callsOf('page').at(-1)?.query));
const menu = () => document.querySelector<HTMLElement>('.view-menu');
const names = () => [...(menu()?.querySelectorAll('.view-name') ?? [])].map(({ textContent }) => textContent);

/** The lines of the views that the menu marks as shown. */
const marked = () =>
  [...(menu()?.querySelectorAll('.view-line') ?? [])]
    .map(({ textContent }) => textContent)
    .filter((text) => text?.includes(', current'));
const findButton = () =>
  waitFor(() => {
    const found = document.querySelector<HTMLElement>('.views-button');
    if (!found) throw new Error('There is no button of views');
    return found;
  });
/** Opens the menu of views, and waits until the stored ones are read. */
async function openMenu(user: User): Promise<HTMLElement> {
  await waitFor(() => expect(menu()).toBeNull());
  await user.click(await findButton());
  await waitFor(() => expect(names()).toContain('Large THB today'));
  return menu() as HTMLElement;
}
async function closeMenu(user: User) {
  await user.click(await findButton());
  await waitFor(() => expect(menu()).toBeNull());
}
const choose = async (user: User, name: string) =>
  user.click(within(await openMenu(user)).getByRole('menuitem', { name: new RegExp(`^${name}`) }));
const stored = () => [...network().platform.world.views.values()].map(({ name }) => name);

describe('the views that the desk offers', () => {
  test('are offered to an operator without saved views, set filters, and are not stored', async () => {
    const before = stored();
    const user = await openList('view=ALL&pageSize=10');
    await openMenu(user);
    await waitFor(() => expect(names()).toEqual(expect.arrayContaining(OFFERED)));
    await closeMenu(user);
    for (const [name, filters] of [
      ['High value or high risk', { view: 'WAITING', requiredStages: '2' }],
      ['In second review', { view: 'WAITING', status: 'SECOND_REVIEW' }],
      ['Held', { view: 'HELD' }],
      ['Escalated to me', { view: 'ESCALATED' }],
      ['Waiting for holder', { view: 'HELD', status: 'WAITING_HOLDER' }],
    ] as const) {
      await choose(user, name);
      await waitFor(() => expect(asked()).toMatchObject(filters));
      expect(address()).toEqual(filters);
    }
    await openMenu(user);
    await waitFor(() => expect(marked()).toEqual(['Waiting for holder, current']));
    await closeMenu(user);
    await choose(user, 'My queue');
    await waitFor(() => expect(address()).toEqual({}));
    expect(stored()).toEqual(before);
    expect(network().callsOf('/common/view/add')).toEqual([]);
  });

  test('leave out questions without the key to answer them', async () => {
    const me = operatorOf('ops.lee');
    const { access } = me;
    me.access = new Set([...access].filter((key) => key !== 'trade:withdraw:answer'));
    const user = await openList('view=ALL');
    await openMenu(user);
    await waitFor(() => expect(names()).toContain('Waiting for holder'));
    expect(names()).not.toContain('Escalated to me');
    me.access = access;
  });

  test('show only the orders that their names describe', async () => {
    const { withdraws } = network().platform.world;
    await openList('view=WAITING&requiredStages=2');
    await waitFor(() => expect(document.querySelectorAll('tr[data-row-key]').length).toBeGreaterThan(1));
    for (const row of document.querySelectorAll<HTMLElement>('tr[data-row-key]'))
      expect(withdraws.get(row.dataset.rowKey ?? '')?.requiredStages).toBe(2);
  });

  exhaustiveTest('get a name when they are saved, and disappear once there are own views', async () => {
    const user = await openList(`view=HELD`);
    await findRow(stories().heldByRisk);
    await choose(user, 'Save as new view');
    const dialog = await findDialog('New view');
    expect(within(dialog).getByLabelText('Name')).toHaveValue('Held');
    await user.click(within(dialog).getByRole('button', { name: /Save$/ }));
    await waitFor(() => expect(stored()).toContain('Held'));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await openMenu(user);
    await waitFor(() => expect(names().filter((name) => name === 'Held')).toHaveLength(1));
    expect(names()).not.toContain('In second review');
  });
});
