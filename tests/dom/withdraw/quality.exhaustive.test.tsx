import { screen, waitFor, within } from '@testing-library/react';
import { startApp, withCleanApp } from '../../support/domApp';
import { aDesk, findDialog, findPanel, findRow } from '../../support/domDesk';
import { withNetwork } from '../../support/domNetwork';
import { aUser, type User } from '../../support/domUser';

withCleanApp();
const network = withNetwork({ days: 1, scale: 0 });
const { stories, orderOf, actAs, open, callsOf } = aDesk(network);

/** The drawer over the page, once its tables are there. */
async function openQuality(user: User): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: 'Review quality' }));
  const title = await screen.findByText('Review quality', { selector: '.ant-drawer-title' });
  const drawer = title.closest<HTMLElement>('.ant-drawer');
  if (!drawer) throw new Error('No drawer');
  await within(drawer).findByRole('region', { name: 'Review limits' });
  return drawer;
}

/** Cells of the line with this name. */
const lineOf = (drawer: HTMLElement, table: string, name: string) =>
  within(within(drawer).getByRole('region', { name: table }))
    .getAllByRole('row')
    .find((row) => within(row).queryByRole('rowheader')?.textContent === name);

test('a returned order is marked with a remark, which drawer and history show', async () => {
  const { reversed: no } = stories();
  const { version } = orderOf(no);
  const user = await open(`keyword=${no}&no=${no}`, 'chen.yu');
  await findRow(no);
  await user.click(await within(await findPanel(no)).findByRole('button', { name: 'Mark outcome' }));
  const dialog = await findDialog(`Mark the outcome of ${no}`);
  await user.click(within(dialog).getByRole('button', { name: 'Mark' }));
  await within(dialog).findAllByText(/Required|at least 4/i);
  expect(callsOf('mark')).toHaveLength(0);
  await user.click(within(dialog).getByRole('radio', { name: 'Wrong beneficiary' }));
  await user.type(within(dialog).getByLabelText('What shows it'), '  The bank wrote so ');
  await user.click(within(dialog).getByRole('button', { name: 'Mark' }));
  await waitFor(() => expect(orderOf(no).mark).toMatchObject({ outcome: 'WRONG_PAYEE', remark: 'The bank wrote so' }));
  expect(callsOf('mark').map(({ body }) => body)).toEqual([
    { withdrawNo: no, version, outcome: 'WRONG_PAYEE', remark: 'The bank wrote so' },
  ]);
  await waitFor(async () => expect(await findPanel(no)).toHaveTextContent('Wrong beneficiary, marked by chen.yu'));
  await screen.findByText('Outcome marked', { selector: '.ant-timeline *' });
});

test('the quality table counts per flag and reason, and a flag opens its orders in the list', async () => {
  const { reversed, sharedPayee } = stories();
  const [no = ''] = sharedPayee;
  expect(actAs('li.na', 'reject', no, { reasonCode: 'DUPLICATE' }).envelope.code).toBe(200);
  const user = await open(`keyword=${reversed}`, 'r.santos');
  await findRow(reversed);
  const drawer = await openQuality(user);
  expect(new URLSearchParams(callsOf('quality')[0]?.query).get('from')).toMatch(/T00:00:00[+-]/);
  // The bank sent THB 11,976.00 back.
  expect(lineOf(drawer, 'Review limits', 'Below tier 1')).toHaveTextContent(/Bank return 1.*THB 11,976\.00/);
  expect(lineOf(drawer, 'Risk flags', 'Shared beneficiary')).toHaveTextContent(/10 \(0%\)1 \(100%\)0 \(0%\)THB 21,000\.00$/);
  expect(lineOf(drawer, 'Rejection reasons', 'Duplicate request')).toHaveTextContent(/1 \(100%\)/);
  expect(within(drawer).getByRole('link', { name: 'Review limits in force' })).toHaveAttribute('href', '/maintain?tab=policy');
  await user.click(within(drawer).getByRole('link', { name: 'Show orders with Shared beneficiary' }));
  expect(await findRow(no)).toHaveTextContent('Rejected');
  expect(Object.fromEntries(new URLSearchParams(window.location.search))).toMatchObject({
    view: 'ALL',
    riskFlag: 'PAYEE_SHARED',
  });
  await waitFor(() => expect(document.querySelector('.ant-drawer-open')).toBeNull());
});

test('a server without it has no button once it has said so', async () => {
  network().platform.faults.push({
    match: '/trade/withdraw/quality',
    kind: { status: 404, body: '<h1>Not Found</h1>' },
    times: 9,
  });
  const { plain: no } = stories();
  const user = await open(`keyword=${no}`, 'r.santos');
  await user.click(await screen.findByRole('button', { name: 'Review quality' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Review quality' })).not.toBeInTheDocument());
});

test.each([
  ['/sys/log', 'r.santos'],
  ['/maintain?tab=policy', 'ops.lee'],
])('%s opens the same table', async (at, who) => {
  await startApp(network(), { user: who, at });
  await openQuality(aUser());
  expect(callsOf('quality')).toHaveLength(1);
});
