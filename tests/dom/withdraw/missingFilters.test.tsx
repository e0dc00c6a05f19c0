import { screen, waitFor, within } from '@testing-library/react';
import { withCleanApp } from '../../support/domApp';
import { aDesk, ask, confirm, findRow } from '../../support/domDesk';
import { withNetwork } from '../../support/domNetwork';

withCleanApp();
const network = withNetwork();
const { stories, open, openList, withholdKeys } = aDesk(network);

const PAGE = '/trade/withdraw/page';

/** The list says on its first page what it takes, and takes nothing else: the other filters and orders change nothing. */
function takeOnly(filters: readonly string[], sortFields: readonly string[]) {
  const { api } = network().platform;
  const { perform } = api;
  jest.spyOn(api, 'perform').mockImplementation((operation, request) => {
    if (operation.path !== PAGE) return perform(operation, request);
    const asked = request.search ?? new URLSearchParams();
    const order = sortFields.includes(asked.get('sortField') ?? '') ? ['sortField', 'sortOrder'] : [];
    const taken = ['current', 'pageSize', ...filters, ...order];
    const search = new URLSearchParams([...asked].filter(([name]) => taken.includes(name)));
    const outcome = perform(operation, { ...request, search });
    const data = outcome.envelope.data as object | null;
    if ((asked.get('current') ?? '1') !== '1' || !data) return outcome;
    return { ...outcome, envelope: { ...outcome.envelope, data: { ...data, meta: { filters, sortFields } } } };
  });
}

const bar = () => {
  const found = document.querySelector<HTMLElement>('.filter-bar');
  if (!found) throw new Error('No filters');
  return found;
};
const head = (name: string) => {
  const cell = [...document.querySelectorAll('th')].find(({ textContent }) => textContent?.startsWith(name));
  if (!cell) throw new Error(`No column ${name}`);
  return cell;
};
const isSortable = (name: string) => head(name).classList.contains('ant-table-column-has-sorters');
const queries = () =>
  network()
    .callsOf(PAGE)
    .map(({ query }) => new URLSearchParams(query));

test('filters and orders that the list does not take hide after the first answer that says so', async () => {
  takeOnly(['view', 'status', 'keyword', 'withdrawNo'], ['submittedAt']);
  const no = stories().overdue;
  await open(`keyword=${no}`);
  await findRow(no);
  await waitFor(() => expect(within(bar()).queryByLabelText('Holder')).not.toBeInTheDocument());
  expect(within(bar()).getByLabelText('Any number')).toHaveValue(no);
  expect(within(bar()).getByLabelText('Status')).toBeInTheDocument();
  for (const name of ['Currency', 'Submitted', 'Risk flag']) expect(within(bar()).queryByLabelText(name)).not.toBeInTheDocument();
  expect(screen.getByRole('tab', { name: /^My queue/ })).toBeVisible();
  expect({ net: isSortable('Net'), submitted: isSortable('Submitted') }).toEqual({ net: false, submitted: true });
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Order' })).not.toBeInTheDocument());
});

test('a filter and an order of a link that are not taken leave the query, and a message names them', async () => {
  takeOnly(['view', 'status', 'keyword', 'withdrawNo'], ['submittedAt']);
  await openList('view=ALL&holderNo=M100001&sortField=netAmount&sortOrder=descend');
  expect(
    await screen.findByText(
      'The server does not filter or sort this list by: Holder no., netAmount. It is shown without.',
      undefined,
      { timeout: 20_000 },
    ),
  ).toBeVisible();
  await waitFor(() => expect(window.location.search).not.toContain('holderNo'));
  await network().settle();
  const last = queries().at(-1);
  expect({ holderNo: last?.get('holderNo'), sortField: last?.get('sortField'), view: last?.get('view') }).toEqual({
    holderNo: null,
    sortField: null,
    view: 'ALL',
  });
});

test('a list without views has no tabs', async () => {
  takeOnly(['keyword', 'withdrawNo', 'status'], ['submittedAt']);
  const no = stories().overdue;
  await open(`keyword=${no}`);
  await findRow(no);
  await waitFor(() => expect(screen.queryAllByRole('tab')).toEqual([]));
});

test('a list without views is read once, and its missing view is not said to be lost', async () => {
  takeOnly(['keyword', 'withdrawNo', 'status'], ['submittedAt']);
  const no = stories().overdue;
  const user = await openList(`keyword=${no}`);
  await findRow(no);
  await waitFor(() => expect(screen.queryAllByRole('tab')).toEqual([]));
  await network().settle();
  expect(screen.queryByText(/does not filter or sort/)).not.toBeInTheDocument();
  await user.keyboard('2');
  await network().settle();
  expect(window.location.search).not.toContain('view');
  expect(queries()).toHaveLength(1);
});

test('a list that no longer has views loses its tabs with the next answer', async () => {
  const no = stories().overdue;
  const user = await openList(`keyword=${no}`);
  await findRow(no);
  expect(screen.getByRole('tab', { name: /^My queue/ })).toBeVisible();
  takeOnly(['keyword', 'withdrawNo', 'status'], ['submittedAt']);
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(screen.queryAllByRole('tab')).toEqual([]));
});

test('tabs of a server without figures have no number', async () => {
  withholdKeys(['trade:withdraw:statistics']);
  const no = stories().overdue;
  await open(`keyword=${no}`);
  await findRow(no);
  expect(screen.getByRole('tab', { name: /^My queue/ })).toHaveTextContent(/^My queue$/);
});

test('a list that says nothing of its filters keeps them all', async () => {
  const no = stories().overdue;
  await open(`keyword=${no}`);
  await findRow(no);
  expect(within(bar()).getByLabelText('Holder')).toBeVisible();
  expect(isSortable('Net')).toBe(true);
  expect(screen.getByRole('tab', { name: /^My queue/ })).toBeVisible();
});

test('filters that choose a record hide once the server has answered that it has no options', async () => {
  network().platform.faults.push({ match: '/common/option', times: 99, kind: { status: 404, body: '<h1>Not Found</h1>' } });
  const no = stories().overdue;
  const user = await open(`keyword=${no}`);
  await findRow(no);
  await user.click(within(bar()).getByRole('button', { name: /^More/ }));
  await user.click(within(bar()).getByRole('combobox', { name: 'Agent' }));
  await waitFor(() => expect(within(bar()).queryByLabelText('Agent')).not.toBeInTheDocument());
  expect(within(bar()).queryByLabelText('Claimed by')).not.toBeInTheDocument();
  expect(within(bar()).getByLabelText('Holder no.')).toBeInTheDocument();
});

test('an order that a server does not return when it is asked for is not said to be unchanged', async () => {
  const no = stories().overdue;
  const other = stories().plain;
  const user = await open(`keyword=${no}`);
  await findRow(no);
  network().platform.faults.push({ match: '/trade/withdraw/pass', kind: 'disconnect' });
  const dialog = await ask(user, 'Pass', no);
  // From now on the server answers with another order, as one that does not know the filter by numbers.
  const { api } = network().platform;
  const { perform } = api;
  jest
    .spyOn(api, 'perform')
    .mockImplementation((operation, request) =>
      operation.path === PAGE
        ? perform(operation, { ...request, search: new URLSearchParams({ view: 'ALL', withdrawNo: other }) })
        : perform(operation, request),
    );
  await confirm(user, dialog, 'Pass');
  const alert = await waitFor(() => {
    const found = document.querySelector<HTMLElement>('.ant-alert.unknown');
    if (!found) throw new Error('No alert');
    return found;
  });
  await user.click(within(alert).getByRole('button', { name: 'Check status' }));
  await waitFor(() => expect(alert).toHaveTextContent(/The server did not return the order at/));
  expect(alert).not.toHaveTextContent(/Not carried out|safely/);
});
