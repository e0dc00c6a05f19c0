import { screen, waitFor, within } from '@testing-library/react';
import { clearCache } from 'ahooks';
import { startApp, withCleanApp } from '../../support/domApp';
import { withNetwork } from '../../support/domNetwork';
import { aUser, type User } from '../../support/domUser';
import { performAs } from '../../support/performAs';

withCleanApp();
const network = withNetwork({ days: 1, scale: 0 });

// Each test has a server of its own.
beforeEach(() => clearCache());

const PAGE = '/common/notify/page';
const RESEND = '/common/notify/resend';

const ALWAYS = Number.POSITIVE_INFINITY;

/** Paid orders whose merchants fail so often; by default two, of which the first never answers well. */
function paidOrders(...failures: number[]) {
  const { platform } = network();
  return (failures.length > 0 ? failures : [ALWAYS, 0]).map((failing) => {
    const order = platform.payIn({ plan: { failures: 0, isLost: false, payAfter: 30_000 } });
    platform.clock.advance(120_000);
    const tries = [{ at: platform.clock.now(), httpStatus: failing ? 502 : 200, latencyMs: 90 }];
    Object.assign(order.notify, { status: failing ? 'FAILED' : 'SUCCESS', tries, failing, nextAt: null });
    return order;
  });
}

function dispute({ no, version }: { no: string; version: number }) {
  performAs(network(), 'admin', '/trade/payorder/dispute', { payOrderNo: no, version, reasonCode: 'CHARGEBACK' });
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

async function drawerOf(title: string): Promise<HTMLElement> {
  const drawer = (await screen.findByText(title, { selector: '.ant-drawer-title' })).closest<HTMLElement>('.ant-drawer');
  if (!drawer) throw new Error(`No drawer ${title}`);
  return drawer;
}

async function openCallbacks(user: User): Promise<HTMLElement> {
  await openPalette(user);
  await user.click(await screen.findByRole('option', { name: 'Callbacks to merchants' }));
  return drawerOf('Callbacks to merchants');
}

test('three are resent, and the report names what was refused and what the merchant did not take', async () => {
  const [bad, good, recovered] = paidOrders(ALWAYS, 0, 1);
  if (!bad || !good || !recovered) throw new Error('No orders');
  const user = aUser();
  await startApp(network(), { at: '/trade/withdraw', user: 'k.wong' });
  const drawer = await openCallbacks(user);
  for (const { no } of [bad, good, recovered])
    await user.click(await within(drawer).findByRole('checkbox', { name: `Select ${no}` }));
  // Meanwhile a colleague changes one of them, and the merchant of another is well again.
  dispute(good);
  recovered.notify.failing = 0;
  await user.click(await within(drawer).findByRole('button', { name: 'Resend 3 callbacks' }));
  const report = (await screen.findByText('1 of 3 done')).closest<HTMLElement>('[role="dialog"]');
  if (!report) throw new Error('No report');
  const lineOf = (no: string) => within(report).getByText(no).closest('tr');
  expect(lineOf(bad.no)).toHaveTextContent(/not accepted by the merchant.*Failed/);
  expect(lineOf(good.no)).toHaveTextContent(/Delivered/);
  expect(within(report).queryByText(recovered.no)).not.toBeInTheDocument();
  expect(network().callsOf(RESEND, 'POST')).toHaveLength(1);
  expect([bad, good, recovered].map(({ notify: { status, tries } }) => [status, tries.length])).toEqual([
    ['FAILED', 2],
    ['SUCCESS', 1],
    ['SUCCESS', 2],
  ]);
});

test('request and answer of an attempt are read, and the number leads to the order, which closes the list', async () => {
  const [bad] = paidOrders();
  if (!bad) throw new Error('No order');
  const user = aUser();
  const { address } = await startApp(network(), { at: '/no/such/page', user: 'k.wong' });
  const drawer = await openCallbacks(user);
  await user.click(await within(drawer).findByRole('button', { name: `Request and answer of ${bad.no}` }));
  const title = await screen.findByText(`Callback attempts of ${bad.no}`, { selector: '.ant-modal-title' });
  const tries = title.closest<HTMLElement>('[role="dialog"]');
  if (!tries) throw new Error('No attempts');
  await user.click(await within(tries).findByRole('button', { name: 'Show attempt 1' }));
  expect(await within(tries).findByText(new RegExp(`"payOrderNo": "${bad.no}"`))).toBeVisible();
  expect(within(tries).getByText(/Bad gateway/)).toBeVisible();
  await user.click(within(tries).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(tries).not.toBeVisible());
  await user.click(within(drawer).getByRole('link', { name: new RegExp(bad.no) }));
  await waitFor(() => expect(drawer).not.toBeInTheDocument());
  expect(address()).toBe(`/trade/payorder?no=${bad.no}`);
  expect(await drawerOf(`Pay order ${bad.no}`)).toBeVisible();
});

test('a failure can be retried', async () => {
  const [bad] = paidOrders();
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
  expect(screen.queryByRole('button', { name: /^Resend/ })).not.toBeInTheDocument();
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

  async function openFrom(user: User, name: string): Promise<HTMLElement> {
    await user.click(await screen.findByText(`Callbacks of ${name}`));
    return drawerOf('Callbacks to merchants');
  }

  test('a pay order', async () => {
    const [order] = paidOrders();
    const user = aUser();
    await startApp(network(), { at: `/trade/payorder?no=${order?.no}`, user: 'ops.lee' });
    const drawer = await openFrom(user, order?.no ?? '');
    await waitFor(() => expect(shownNumbers()).toEqual([order?.no]));
    expect(within(drawer).getByLabelText('Order no.')).toHaveValue(order?.no);
  });

  test('a payout order', async () => {
    const { platform } = network();
    paidOrders();
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
    const [order] = paidOrders();
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
