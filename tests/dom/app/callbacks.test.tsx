import { screen, waitFor, within } from '@testing-library/react';
import { clearCache } from 'ahooks';
import { startApp, withCleanApp } from '../../support/domApp';
import { withNetwork } from '../../support/domNetwork';
import { aUser, type User } from '../../support/domUser';

withCleanApp();
const network = withNetwork({ days: 1, scale: 0 });

// Each test has a server of its own.
beforeEach(() => clearCache());

const PAGE = '/common/notify/page';
const RESEND = '/common/notify/resend';

/** Two paid orders: the merchant of the first never answers well. */
function twoOrders() {
  const { platform } = network();
  return [Number.POSITIVE_INFINITY, 0].map((failing) => {
    const order = platform.payIn({ plan: { failures: 0, isLost: false, payAfter: 30_000 } });
    platform.clock.advance(120_000);
    const tries = [{ at: platform.clock.now(), httpStatus: failing ? 502 : 200, latencyMs: 90 }];
    Object.assign(order.notify, { status: failing ? 'FAILED' : 'SUCCESS', tries, failing, nextAt: null });
    return order;
  });
}

function dispute({ no, version }: { no: string; version: number }) {
  const { api, world } = network().platform;
  const operation = api.operations.get('POST /trade/payorder/dispute');
  const actor = world.operators.find(({ username }) => username === 'admin');
  if (!operation || !actor) throw new Error('Nobody can dispute');
  const body = { payOrderNo: no, version, reasonCode: 'CHARGEBACK' };
  expect(api.perform(operation, { actor, body }).envelope.code).toBe(200);
}

/** Queried by class: a query by role over a whole list takes seconds. */
function found(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`No ${selector}`);
  return element;
}

/** The palette, once its lists have loaded. */
async function openPalette(user: User) {
  const button = await waitFor(() => found('.palette-button'));
  await user.click(button);
  await user.type(await waitFor(() => found('.palette input')), 'callbacks');
}

async function openCallbacks(user: User): Promise<HTMLElement> {
  await openPalette(user);
  await user.click(await screen.findByRole('option', { name: 'Callbacks to merchants' }));
  const title = await screen.findByText('Callbacks to merchants', { selector: '.ant-drawer-title' });
  const drawer = title.closest<HTMLElement>('.ant-drawer');
  if (!drawer) throw new Error('No drawer');
  return drawer;
}

test('two are resent, and the report names what was refused and what the merchant did not take', async () => {
  const [bad, good] = twoOrders();
  if (!bad || !good) throw new Error('No orders');
  const user = aUser();
  await startApp(network(), { at: '/trade/withdraw', user: 'k.wong' });
  const drawer = await openCallbacks(user);
  for (const { no } of [bad, good]) await user.click(await within(drawer).findByRole('checkbox', { name: `Select ${no}` }));
  // A colleague changes one of them meanwhile.
  dispute(good);
  await user.click(await within(drawer).findByRole('button', { name: 'Resend 2 callbacks' }));
  const report = (await screen.findByText('0 of 2 done')).closest<HTMLElement>('[role="dialog"]');
  if (!report) throw new Error('No report');
  const lineOf = (no: string) => within(report).getByText(no).closest('tr');
  expect(lineOf(bad.no)).toHaveTextContent(/not accepted by the merchant.*Failed/);
  expect(lineOf(good.no)).toHaveTextContent(/Delivered/);
  expect(network().callsOf(RESEND, 'POST')).toHaveLength(1);
  expect(bad.notify.tries).toHaveLength(2);
  expect(good.notify.tries).toHaveLength(1);
});

test('a failure can be retried', async () => {
  const [bad] = twoOrders();
  const user = aUser();
  await startApp(network(), { at: '/trade/withdraw', user: 'auditor' });
  await openPalette(user);
  const option = await screen.findByRole('option', { name: 'Callbacks to merchants' });
  network().platform.faults.push({ match: PAGE, kind: { status: 500 }, times: 9 });
  await user.click(option);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  network().platform.faults.length = 0;
  await user.click(retry);
  expect(await screen.findByRole('button', { name: `Request and answer of ${bad?.no}` })).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: `Select ${bad?.no}` })).not.toBeInTheDocument();
});

test('a server without the list shows no way to it', async () => {
  network().platform.faults.push({ match: PAGE, kind: { status: 404, body: '<h1>Not Found</h1>' }, times: 9 });
  const user = aUser();
  await startApp(network(), { at: '/trade/withdraw', user: 'k.wong' });
  await openPalette(user);
  await waitFor(() => expect(network().callsOf(PAGE)).toHaveLength(1));
  await network().settle();
  expect(screen.queryByRole('option', { name: 'Callbacks to merchants' })).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

describe('a record leads to its own callbacks', () => {
  /** The numbers of the rows in the open list. */
  const shownNumbers = () =>
    [...document.querySelectorAll('.ant-drawer tbody tr[data-row-key]')].map((row) => row.getAttribute('data-row-key')).sort();
  const drawerOf = () => screen.findByText('Callbacks to merchants', { selector: '.ant-drawer-title' });

  async function openFrom(user: User, name: string): Promise<void> {
    await user.click(await screen.findByText(`Callbacks of ${name}`));
    await drawerOf();
  }

  test('a pay order', async () => {
    const [order] = twoOrders();
    const user = aUser();
    await startApp(network(), { at: `/trade/payorder?no=${order?.no}`, user: 'ops.lee' });
    await openFrom(user, order?.no ?? '');
    await waitFor(() => expect(shownNumbers()).toEqual([order?.no]));
  });

  test('a payout order', async () => {
    const { platform } = network();
    twoOrders();
    const payout = platform.payOut();
    platform.clock.advance(1_200_000);
    expect(payout.notify.status).not.toBe('NONE');
    const user = aUser();
    await startApp(network(), { at: `/trade/settorder/detail/${payout.no}`, user: 'ops.lee' });
    await openFrom(user, payout.no);
    await waitFor(() => expect(shownNumbers()).toEqual([payout.no]));
  });

  test('a merchant', async () => {
    const { world } = network().platform;
    const [order] = twoOrders();
    if (!order) throw new Error('No order');
    const own = [...world.payOrders.rows, ...world.payouts.rows].filter(
      ({ holder, notify }) => holder === order.holder && notify.status !== 'NONE',
    );
    const user = aUser();
    await startApp(network(), { at: `/merchant/user?no=${order.holder.no}`, user: 'ops.lee' });
    await user.click(await screen.findByRole('tab', { name: 'Callbacks' }));
    await openFrom(user, order.holder.no);
    await waitFor(() => expect(shownNumbers()).toEqual(own.map(({ no }) => no).sort()));
  });
});
