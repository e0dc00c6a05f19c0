import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { endSession } from '@/request/session';
import { chartKeys } from '@/screen/charts/keys';
import { exhaustiveTest, firstOf } from '../../support/depth';
import { startApp, withCleanApp } from '../../support/domApp';
import { aDesk, findRow } from '../../support/domDesk';
import { withNetwork } from '../../support/domNetwork';
import { aUser, type User } from '../../support/domUser';

withCleanApp();
const network = withNetwork({ days: 1, scale: 0 });
const { stories, orderOf, withholdKeys } = aDesk(network);

const TREND = '/trade/withdraw/trend';
const trends = (path = TREND) => network().callsOf(path);
const button = () => screen.findByRole('button', { name: 'Charts' });
const panel = () => screen.findByRole('region', { name: 'Charts' });
const queryOf = (call: { query: string } | undefined) => Object.fromEntries(new URLSearchParams(call?.query));
/** The list with the orders of these numbers. */
const listOf = (...numbers: string[]) => `/trade/withdraw?view=ALL&keyword=${numbers.join()}`;
const pair = () => stories().split as [string, string];

async function openCharts(user: User): Promise<HTMLElement> {
  await user.click(await button());
  return panel();
}

/** The table of the chosen chart, row by row. */
async function rowsIn(charts: HTMLElement): Promise<(string | null)[][]> {
  const table = await within(charts).findByRole('table');
  return within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));
}

test('a button opens the charts under the filters of the list, as a chart or as its table, and closes them', async () => {
  const [one, other] = pair();
  const { account, amount } = orderOf(one);
  const user = aUser();
  await startApp(network(), { at: listOf(one, other) });
  await findRow(one);
  expect(await button()).toHaveAttribute('aria-expanded', 'false');
  expect(trends()).toHaveLength(0);
  const charts = await openCharts(user);
  expect(await button()).toHaveAttribute('aria-expanded', 'true');
  await user.click(await within(charts).findByRole('radio', { name: 'Table' }));

  const [head, total] = await rowsIn(charts);
  expect(head).toEqual(['Hour', 'Requested', 'Successful', 'Orders', 'Successful orders']);
  const whole = amount + orderOf(other).amount;
  const text = `${account.currency} ${(Number(whole) / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
  expect(total).toEqual(['Total', text, `${account.currency} 0.00`, '2', '0']);
  const table = within(charts).getByRole('table');
  expect(within(table).getByText(/^Volume · .+, 2026-11-\d\d \d\d:00 to 2026-11-\d\d \d\d:00: Requested/).tagName).toBe(
    'CAPTION',
  );
  expect(charts).toHaveTextContent('Times in Asia/Singapore (UTC+8)');

  await user.click(within(charts).getByRole('radio', { name: 'Results' }));
  await waitFor(async () => expect((await rowsIn(charts))[1]).toEqual(['Total', '0', '0', '0', '0', '2', '2']));
  await user.click(within(charts).getByRole('radio', { name: 'Queue by due time' }));
  await waitFor(async () => expect((await rowsIn(charts))[0]?.slice(0, 2)).toEqual(['Due', 'Waiting orders']));
  expect((await rowsIn(charts))[1]?.slice(0, 2)).toEqual(['Total', '2']);
  expect((await rowsIn(charts)).map(([name]) => name)).toEqual(
    expect.arrayContaining(['Overdue by over 1 day', 'Overdue by 1 hr to 4 hr', 'Due within 15 min', 'Due in over 1 day']),
  );

  // One call for all three, without tab and state, as the figures above the list.
  expect(trends().map(queryOf)).toEqual([{ keyword: `${one},${other}` }]);
  await user.click(await button());
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Charts' })).not.toBeInTheDocument());
});

exhaustiveTest('the browser keeps for each operator that they are open, and how', async () => {
  const [one] = pair();
  const user = aUser();
  await startApp(network(), { at: listOf(one) });
  const charts = await openCharts(user);
  await user.click(await within(charts).findByRole('radio', { name: 'Table' }));
  await user.click(within(charts).getByRole('radio', { name: 'Results' }));
  cleanup();

  await startApp(network(), { at: listOf(one) });
  const again = await panel();
  expect(await within(again).findByRole('radio', { name: 'Results' })).toBeChecked();
  expect((await rowsIn(again))[0]).toContain('Paid out');
  cleanup();

  endSession('logout');
  await startApp(network(), { at: listOf(one), user: 'li.na' });
  expect(await button()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('region', { name: 'Charts' })).not.toBeInTheDocument();
});

test('under other filters nothing of the former ones is shown, and a newer answer counts', async () => {
  const [one, other] = pair();
  const user = aUser();
  await startApp(network(), { at: listOf(one, other) });
  const charts = await openCharts(user);
  await user.click(await within(charts).findByRole('radio', { name: 'Table' }));
  expect((await rowsIn(charts))[1]?.[3]).toBe('2');
  network().platform.faults.push({ match: TREND, times: 9, kind: { status: 500 } });
  const filter = screen.getByLabelText('Any number');
  await user.clear(filter);
  await user.type(filter, `${one}{Enter}`);
  await waitFor(() => expect(within(charts).queryByRole('table')).not.toBeInTheDocument());
  // The list is there; only the charts say that they failed.
  await findRow(one);
  expect(await within(charts).findByText('Charts could not be loaded')).toBeVisible();
  network().platform.faults.length = 0;
  await user.click(within(charts).getByRole('button', { name: 'Try again' }));
  await waitFor(async () => expect((await rowsIn(charts))[1]?.[3]).toBe('1'));
  expect(queryOf(trends().at(-1))).toEqual({ keyword: one });
});

test('without the key there is no button, and no call', async () => {
  const [one] = pair();
  withholdKeys(Object.values(chartKeys));
  await startApp(network(), { at: listOf(one) });
  await findRow(one);
  // The other tools that load after the rows are there.
  await screen.findByRole('button', { name: 'Handover' });
  expect(screen.queryByRole('button', { name: 'Charts' })).not.toBeInTheDocument();
  expect(trends()).toHaveLength(0);
});

test('a server that names the key and has no such call: the button goes, and nothing is said to have failed', async () => {
  const [one] = pair();
  network().platform.faults.push({ match: TREND, times: 99, kind: { status: 404, body: '<h1>Not Found</h1>' } });
  const user = aUser();
  await startApp(network(), { at: listOf(one) });
  await user.click(await button());
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Charts' })).not.toBeInTheDocument());
  expect(screen.queryByText('Charts could not be loaded')).not.toBeInTheDocument();
  expect(document.querySelector('.list-charts')).not.toBeInTheDocument();
  expect(document.querySelector('.ant-message-notice, .ant-notification-notice')).not.toBeInTheDocument();
  await findRow(one);
});

test.each(
  firstOf<[at: string, path: string, names: string[]]>([
    ['/bank/channel', '/bank/channel/trend', ['Success by channel']],
    ['/trade/payorder', '/trade/payorder/trend', ['Volume', 'Success rate']],
    ['/trade/settorder?view=ALL', '/trade/sett/trend', ['Volume', 'Success rate']],
  ]),
)('at %s the charts come from %s', async (at, path, names) => {
  const user = aUser();
  await startApp(network(), { at, user: 'g.rao' });
  const charts = await openCharts(user);
  await user.click(await within(charts).findByRole('radio', { name: 'Table' }));
  for (const name of names) {
    await user.click(within(charts).getByRole('radio', { name }));
    await waitFor(() => expect(within(charts).getByRole('radio', { name })).toBeChecked());
  }
  await waitFor(() => expect(trends(path)).toHaveLength(1));
});
