import { screen, waitFor, within } from '@testing-library/react';
import { exhaustiveTest } from '../../support/depth';
import { withCleanApp } from '../../support/domApp';
import { aDesk, findDialog, findPanel, findRow } from '../../support/domDesk';
import { withNetwork } from '../../support/domNetwork';
import type { User } from '../../support/domUser';
import { performAs } from '../../support/performAs';

withCleanApp();
const network = withNetwork();
const { stories, open, callsOf } = aDesk(network);

/** A handover of a colleague, through the platform's own rules. */
const leaveHandover = (by: string, body: object) => performAs(network(), by, '/trade/withdraw/handover', body);

/** Opens the drawer over the list with one order. */
async function openDrawer(no: string): Promise<{ user: User; drawer: HTMLElement }> {
  const user = await open(`keyword=${no}`, 'li.na');
  await findRow(no);
  await user.click(await screen.findByRole('button', { name: 'Handover' }));
  const title = await screen.findByText('Handover', { selector: '.ant-drawer-title' });
  const drawer = title.closest<HTMLElement>('.ant-drawer');
  if (!drawer) throw new Error('No drawer');
  return { user, drawer };
}

test('the drawer shows the current handover before earlier ones, and its orders open in place', async () => {
  const { plain, spike } = stories();
  leaveHandover('w.chai', { text: 'Of last week.' });
  leaveHandover('w.chai', { text: 'The bank calls back at 9.', items: [{ withdrawNo: plain, remark: 'Wait for the call.' }] });
  const { user, drawer } = await openDrawer(spike);
  await within(drawer).findByRole('heading', { name: 'Current handover' });
  const [current, earlier] = within(drawer)
    .getAllByRole('heading', { level: 2 })
    .map(({ parentElement }) => parentElement?.textContent);
  expect(current).toMatch(/^Current handoverw\.chai .+The bank calls back at 9\..+Wait for the call\..*Read by li\.na/);
  expect(earlier).toMatch(/^Earlier handoversw\.chai .+Of last week\..*Not read yet/);
  await user.click(within(drawer).getByRole('button', { name: `Open ${plain}` }));
  await findPanel(plain);
});

test('a handover is written with the selected orders, and replaces the current one', async () => {
  const no = stories().spike;
  const user = await open(`keyword=${no}`, 'li.na');
  await user.click(within(await findRow(no)).getByRole('checkbox'));
  await user.click(await screen.findByRole('button', { name: 'Handover' }));
  await screen.findByText('No handover yet');
  await user.click(screen.getByRole('button', { name: 'Write handover' }));
  const dialog = await findDialog('Write handover');
  await user.type(within(dialog).getByLabelText('What the next shift must know'), 'All quiet.');
  await user.type(within(dialog).getByLabelText(`Remark on ${no}`), 'Nine times the usual.');
  await user.click(within(dialog).getByRole('button', { name: 'Hand over' }));
  await waitFor(() => expect(callsOf('handover').at(-1)?.body).toBeDefined());
  expect(callsOf('handover').map(({ body }) => body)).toEqual([
    { text: 'All quiet.', items: [{ withdrawNo: no, remark: 'Nine times the usual.' }] },
  ]);
  expect(await screen.findByText('All quiet.', { selector: '.handover-text' })).toBeVisible();
  expect(screen.getByText('Not read yet')).toBeVisible();
});

test('the button disappears once a server answers that it has no handovers', async () => {
  network().platform.faults.push({
    match: '/trade/withdraw/handover/page',
    kind: { status: 404, body: '<h1>Not Found</h1>' },
    times: 9,
  });
  const no = stories().spike;
  const user = await open(`keyword=${no}`, 'li.na');
  await findRow(no);
  await user.click(await screen.findByRole('button', { name: 'Handover' }));
  // While the drawer opens, the button is hidden from roles: only the answer removes it.
  await waitFor(() => {
    expect(callsOf('handover/page')).toHaveLength(1);
    expect(document.querySelector('.ant-drawer-open')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Handover' })).not.toBeInTheDocument();
  });
  expect(callsOf('handover/page')).toHaveLength(1);
});

exhaustiveTest('the dialog says beforehand how many orders a handover takes', async () => {
  const user = await open('view=ALL&pageSize=100', 'li.na');
  await user.click(await screen.findByRole('checkbox', { name: /^Select all 100 rows/ }));
  await user.click(await screen.findByRole('button', { name: 'Handover' }));
  await user.click(await screen.findByRole('button', { name: 'Write handover' }));
  const dialog = await findDialog('Write handover');
  expect(dialog).toHaveTextContent(/Only the first 50 of \d+ selected orders are handed over\./);
});
