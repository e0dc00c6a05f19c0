import { screen, waitFor } from '@testing-library/react';
import { history } from '@umijs/max';
import { LIST_WATCH_MS } from '@/constants';
import { withCleanApp } from '../../support/domApp';
import { aDesk, findRow } from '../../support/domDesk';
import { endKeySequence, press } from '../../support/domKeys';
import { withNetwork } from '../../support/domNetwork';
import { withHeldTimers } from '../../support/domTime';

withHeldTimers(LIST_WATCH_MS);
withCleanApp();
const network = withNetwork();
const { stories, openList, callsOf } = aDesk(network);
beforeEach(endKeySequence);

const address = () => Object.fromEntries(new URLSearchParams(history.location.search));
const lastAsked = () => {
  const query = new URLSearchParams(callsOf('page').at(-1)?.query);
  return [query.get('sortField'), query.get('sortOrder')];
};
const button = (name: string) => screen.getByText(name, { selector: '.order-switch button' });
/** It comes after the rows. */
const findSwitch = () => screen.findByRole('group', { name: 'Order' });
const pressed = () => ['By due time', 'By risk'].filter((name) => button(name).getAttribute('aria-pressed') === 'true');

describe('the order of the desk', () => {
  test('of a queue is by due time, and is switched to risk and back by button', async () => {
    const user = await openList(`view=WAITING&keyword=${stories().overdue}`);
    await findRow(stories().overdue);
    await findSwitch();
    expect(pressed()).toEqual(['By due time']);
    expect(lastAsked()).toEqual([null, null]);
    await user.click(button('By risk'));
    await waitFor(() => expect(lastAsked()).toEqual(['riskScore', 'descend']));
    expect(pressed()).toEqual(['By risk']);
    expect(address()).toMatchObject({ view: 'WAITING', sortField: 'riskScore', sortOrder: 'descend' });
    button('By due time').focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(lastAsked()).toEqual([null, null]));
    expect(address()).toEqual({ view: 'WAITING', keyword: stories().overdue });
  });

  test('of another view is named in the address, and a key switches it', async () => {
    await openList(`view=ALL&keyword=${stories().overdue}`);
    await findRow(stories().overdue);
    await findSwitch();
    expect(pressed()).toEqual([]);
    press('o');
    await waitFor(() => expect(lastAsked()).toEqual(['riskScore', 'descend']));
    press('o');
    await waitFor(() => expect(lastAsked()).toEqual(['dueAt', 'ascend']));
    expect(pressed()).toEqual(['By due time']);
    expect(address()).toMatchObject({ view: 'ALL', sortField: 'dueAt', sortOrder: 'ascend' });
  });

  test('set by a column header selects neither button', async () => {
    await openList(`view=WAITING&keyword=${stories().overdue}&sortField=riskScore&sortOrder=ascend`);
    await findRow(stories().overdue);
    await findSwitch();
    expect(pressed()).toEqual([]);
  });
});
