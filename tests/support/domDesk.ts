import { screen, waitFor, within } from '@testing-library/react';
import type { Outcome } from '../../mock/engine/call';
import { startApp } from './domApp';
import type { Network } from './domNetwork';
import { aUser, type User } from './domUser';

const PAGE = '/trade/withdraw';

/** The withdrawal desk: how a test opens it, what became of an order, and what colleagues do meanwhile. */
export function aDesk(network: () => Network) {
  const orderOf = (no: string) => {
    const order = network().platform.world.withdraws.get(no);
    if (!order) throw new Error(`No order ${no}`);
    return order;
  };
  const operatorOf = (username: string) => {
    const operator = network().platform.world.operators.find((one) => one.username === username);
    if (!operator) throw new Error(`No operator ${username}`);
    return operator;
  };
  /** Opens the list as an address has it. */
  const openList = async (search: string, user: string | null = 'ops.lee'): Promise<User> => {
    await startApp(network(), { user, at: `${PAGE}?${search}` });
    return aUser();
  };
  return {
    stories: () => network().platform.stories,
    orderOf,
    operatorOf,
    /** A call of another person on an order, through the platform's own rules. */
    actAs(username: string, verb: string, no: string, extra: Record<string, unknown> = {}): Outcome {
      const { api } = network().platform;
      const operation = api.operations.get(`POST ${PAGE}/${verb}`);
      if (!operation) throw new Error(`No operation ${verb}`);
      const items = [{ withdrawNo: no, version: orderOf(no).version }];
      return api.perform(operation, { actor: operatorOf(username), body: { items, ...extra } });
    },
    /** From now on the console learns of all keys of this operator but these; the orders still offer what they did. */
    withholdKeys(keys: readonly string[], username = 'ops.lee'): void {
      const { api, faults } = network().platform;
      const operation = api.operations.get('GET /auth/current');
      if (!operation) throw new Error('No current user');
      const data = api.perform(operation, { actor: operatorOf(username) }).envelope.data as { access: string[] };
      const access = data.access.filter((key) => !keys.includes(key));
      faults.push({ match: '/auth/current', times: 99, kind: { code: 200, msg: 'Done', data: { ...data, access } } });
    },
    /** Opens the list with the orders of a filter: the fewer rows, the faster the page. */
    open: (filter: string, user?: string | null) => openList(`view=ALL&${filter}`, user),
    openList,
    callsOf: (verb: string) => network().callsOf(`${PAGE}/${verb}`),
  };
}

/** The row of an order. Its buttons are to be looked for within it: a query over the whole page takes a second. */
export function findRow(no: string): Promise<HTMLElement> {
  return waitFor(() => {
    const row = document.querySelector<HTMLElement>(`tr[data-row-key="${no}"]`);
    if (!row) throw new Error(`No row ${no}`);
    return row;
  });
}

/** The dialog with this title. (Under test all of antd's generated ids are one and the same, so that its name cannot be asked for.) */
export async function findDialog(title: string): Promise<HTMLElement> {
  const dialog = (await screen.findByText(title, { selector: '.ant-modal-title' })).closest<HTMLElement>('[role="dialog"]');
  if (!dialog) throw new Error(`${title} is the title of no dialog`);
  return dialog;
}

/** The decision panel of the drawer of an order, once the order itself is read: only then its buttons and keys act. */
export async function findPanel(no: string): Promise<HTMLElement> {
  const title = await screen.findByText(`Withdraw order ${no}`, { selector: '.ant-drawer-title' });
  return waitFor(() => {
    const drawer = title.closest('.ant-drawer');
    const panel = drawer?.querySelector<HTMLElement>('.decision-panel');
    if (!panel || !drawer?.querySelector('.ant-timeline')) throw new Error(`${no} is not read yet`);
    return panel;
  });
}

/** Opens the dialog of a decision from the row of an order. */
export async function ask(user: User, action: 'Pass' | 'Reject', no: string): Promise<HTMLElement> {
  await user.click(within(await findRow(no)).getByRole('button', { name: `${action} ${no}` }));
  return findDialog(`${action} 1 withdraw order`);
}

/** Ticks the orders of a bulk pass that something warns of, once their facts are there. */
export async function tickWarned(user: User, dialog: HTMLElement): Promise<void> {
  const lines = within(dialog).getByRole('region', { name: 'Orders to pass' });
  await waitFor(() => {
    if (lines.querySelector('.ant-skeleton')) throw new Error('The facts are not there yet');
  });
  for (const box of within(lines).queryAllByRole('checkbox', { checked: false })) await user.click(box);
}

/** Sends the dialog once it can be: its button carries the amount, and another name while what it needs is read. */
export const confirm = async (user: User, dialog: HTMLElement, verb: string) => {
  const button = await within(dialog).findByRole('button', { name: new RegExp(`^${verb} [A-Z]{3} [\\d,.]+`) });
  // While the order is read again, a click would have no effect.
  await waitFor(() => expect(button).not.toHaveClass('ant-btn-loading'));
  await user.click(button);
};
