import { screen, waitFor, within } from '@testing-library/react';
import { toppedUp } from '../../../mock/flow/postings';
import { submit } from '../../../mock/flow/withdraw/request';
import { withCleanApp } from '../../support/domApp';
import { aDesk, findPanel, findRow } from '../../support/domDesk';
import { withNetwork } from '../../support/domNetwork';
import { choose, type User } from '../../support/domUser';

withCleanApp();
const network = withNetwork();
const { stories, orderOf, actAs, open, callsOf } = aDesk(network);

/** Opens an order in its drawer, and the orders that are related to it. */
async function showRelated(no: string): Promise<{ user: User; group: HTMLElement }> {
  const user = await open(`keyword=${no}&no=${no}`);
  await findRow(no);
  await findPanel(no);
  await user.click(await screen.findByRole('button', { name: 'Show related orders' }));
  return { user, group: await screen.findByRole('region', { name: 'Same beneficiary account' }) };
}
const numbersIn = (group: HTMLElement) =>
  within(group)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);
const check = (user: User, group: HTMLElement, no: string) =>
  user.click(within(group).getByRole('checkbox', { name: `Select ${no}` }));

test('related orders load on request, each shown once with all its links', async () => {
  const [no = '', second = '', third = ''] = stories().sharedPayee;
  const { group } = await showRelated(no);
  expect(callsOf('related')).toHaveLength(1);
  // The present order stands at its place, marked, and is neither selected nor opened.
  expect(numbersIn(group)).toEqual([third, second, no]);
  const present = within(group).getByRole('row', { name: new RegExp(no) });
  expect(present).toHaveTextContent('This order');
  expect(within(present).queryByRole('checkbox')).not.toBeInTheDocument();
  expect(within(present).queryByRole('button')).not.toBeInTheDocument();
  expect([no, second, third].map((one) => orderOf(one).net)).toEqual([2_100_000n, 2_100_000n, 2_095_800n]);
  expect(group.closest('.related-group')).toHaveTextContent('3 orders with this one: THB 62,958.00');
  expect(within(group).getByRole('row', { name: new RegExp(third) })).toHaveTextContent('Same IP address');
  // They are under their strongest link, and the other one says so.
  expect(screen.getByText('Same IP address', { selector: 'strong' }).closest('p')).toHaveTextContent('Listed above.');
  expect(screen.queryByRole('region', { name: 'Same IP address' })).not.toBeInTheDocument();
});

test('a split names its limit with the currency, in the findings and in its group', async () => {
  const [last = ''] = stories().splitMore.slice(-1);
  const user = await open(`keyword=${last}&no=${last}`);
  await findRow(last);
  await findPanel(last);
  const finding = await screen.findByText(/^Possible structuring: orders just below MYR 6,400\.00/);
  const others = [...stories().split, ...stories().splitMore].filter((one) => one !== last);
  for (const no of others) expect(finding).toHaveTextContent(no);
  await user.click(await screen.findByRole('button', { name: 'Show related orders' }));
  const group = await screen.findByRole('region', { name: 'Just below a limit' });
  expect(group.closest('.related-group')).toHaveTextContent('limit MYR 6,400.00 4 orders with this one:');
});

test('a group of more than 50 orders says so, and opens all of them in the list', async () => {
  const no = stories().plain;
  const row = orderOf(no);
  const { world } = network().platform;
  const { holder, account } = row;
  const [, payee] = holder.payees;
  const before = world.withdraws.rows.filter((one) => one.holder === holder && one !== row).length;
  if (!payee) throw new Error('The holder has one beneficiary only');
  for (let more = 0; more < 60; more++) {
    const clearing = world.ledger.account('U01', account.currency, 'CLEARING', false);
    world.ledger.post(world.clock.now(), 'TOPUP', world.numberOf('T'), toppedUp(account, clearing, row.amount));
    submit(world, { holder, account, payee, requested: row.requested, source: 'PORTAL' });
  }
  const user = await open(`keyword=${no}&no=${no}`);
  await findRow(no);
  await findPanel(no);
  await user.click(await screen.findByRole('button', { name: 'Show related orders' }));
  expect(await screen.findByText(`The latest 50 of ${60 + before} are listed.`)).toBeVisible();
  const link = screen.getByRole('link', { name: 'Open all in the list' });
  const { searchParams } = new URL(link.getAttribute('href') ?? '', 'http://localhost');
  expect(Object.fromEntries(searchParams)).toEqual({ view: 'ALL', relatedTo: no, relatedLink: 'HOLDER_72H' });
});

test('when several orders are held together, only the one that a colleague changed is refused', async () => {
  const [no = '', second = '', third = ''] = stories().sharedPayee;
  const { user, group } = await showRelated(no);
  const hold = screen.getByRole('button', { name: 'Hold selected' });
  expect(hold).toHaveAttribute('aria-disabled', 'true');
  await check(user, group, second);
  await check(user, group, third);
  actAs('r.santos', 'hold', second, { reasonCode: 'PAYEE_CHECK' });
  await user.click(screen.getByRole('button', { name: 'Hold selected' }));
  await screen.findByText('Hold 2 withdraw orders', { selector: '.ant-modal-title' });
  await choose(user, 'Reason', 'Risk review');
  await user.click(screen.getByRole('button', { name: /^Hold [A-Z]{3} [\d,.]+/ }));
  const result = await screen.findByText('1 of 2 done', { selector: '.ant-modal-title' });
  expect(result.closest('.ant-modal')).toHaveTextContent(second);
  expect([orderOf(second).holdReason, orderOf(third).holdReason]).toEqual(['PAYEE_CHECK', 'RISK_REVIEW']);
  expect(orderOf(no).status).toBe('PENDING');
  expect(callsOf('hold').at(-1)?.body).toMatchObject({
    reasonCode: 'RISK_REVIEW',
    items: [
      { withdrawNo: third, version: 1 },
      { withdrawNo: second, version: 1 },
    ],
  });
});

test('a server without related orders is asked once, and the section disappears', async () => {
  const [no = ''] = stories().sharedPayee;
  network().platform.faults.push({
    match: '/trade/withdraw/related',
    times: 9,
    kind: { status: 404, body: '<h1>Not Found</h1>' },
  });
  const user = await open(`keyword=${no}&no=${no}`);
  await findRow(no);
  await findPanel(no);
  await user.click(await screen.findByRole('button', { name: 'Show related orders' }));
  await waitFor(() => expect(screen.queryByText('Related orders')).not.toBeInTheDocument());
  expect(callsOf('related')).toHaveLength(1);
  expect(document.querySelector('.ant-alert-error, .ant-message-notice')).toBeNull();
});
