import { act, screen, waitFor, within } from '@testing-library/react';
import type { Batch, BatchItem } from '../../../mock/model/cards';
import { exhaustiveTest } from '../../support/depth';
import { startApp, withCleanApp } from '../../support/domApp';
import { withNetwork } from '../../support/domNetwork';
import { aUser, type User } from '../../support/domUser';
import { anApprovedBatch, MINUTE, SECOND } from '../../unit/platform/batchPaySupport';

withCleanApp();
const network = withNetwork();

let user: User;
let batch: Batch;

const items = () => batch.items as [BatchItem, BatchItem, BatchItem];
/** The workbench of a fresh batch, its list there. */
async function openBench(who = 'b.suwan', count = 3): Promise<void> {
  batch = anApprovedBatch(network().platform, { count });
  for (const { no } of batch.items) network().platform.world.payoutPlans.set(no, 'SUCCESS');
  await startApp(network(), { user: who, at: `/bankCard/proxyBatch/${batch.no}` });
  user = aUser();
  await screen.findByRole('link', { name: new RegExp(items()[0].no) });
}
const row = ({ no }: BatchItem) => document.querySelector<HTMLElement>(`[data-row-key="${no}"]`) as HTMLElement;
/** A dialog by its title; in the test browser all titles have one id. */
const dialog = async (title: RegExp): Promise<HTMLElement> => {
  const found = await screen.findByText(title, { selector: '.ant-modal-title' });
  return found.closest('[role=dialog]') as HTMLElement;
};
/** A button after the statistics have enabled it. */
async function ready(name: string | RegExp): Promise<HTMLElement> {
  await waitFor(() => expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'false'));
  return screen.getByRole('button', { name });
}
const states = () => batch.items.map(({ status }) => status);
const passTime = (ms: number) => act(async () => network().platform.clock.advance(ms));
const refresh = async () => user.click(screen.getAllByRole('button', { name: /^Refresh/ })[0] as HTMLElement);

async function planAndAssign() {
  await user.click(await ready('Plan cards'));
  await dialog(/Card plan/);
  expect(states()).toEqual(batch.items.map(() => 'WAIT'));
  await user.click(await screen.findByRole('button', { name: `Assign ${batch.items.length}` }));
  await waitFor(() => expect(states()).toEqual(batch.items.map(() => 'ASSIGNED')));
}

async function apply(opener: RegExp, mode: RegExp) {
  await user.click(await ready(opener));
  const asking = await dialog(/^Request/);
  await user.click(within(asking).getByRole('button', { name: 'Request payment' }));
  expect(await within(asking).findByText('Required')).toBeInTheDocument();
  await user.click(within(asking).getByRole('radio', { name: mode }));
  await user.click(within(asking).getByRole('button', { name: 'Request payment' }));
}

test('a batch is planned, assigned and paid as a whole, and its totals follow', async () => {
  await openBench();
  expect(screen.getByRole('button', { name: /^Request all/ })).toHaveAttribute('aria-disabled', 'true');
  await planAndAssign();
  await apply(/^Request all \(3\)/, /devices/);
  await waitFor(() => expect(batch.status).toBe('PAYING'));
  expect(await screen.findByText('3 requested.')).toBeInTheDocument();
  await passTime(MINUTE);
  expect(batch.status).toBe('SUCCESS');
  await refresh();
  const head = screen.getByRole('region', { name: 'Batch' });
  await waitFor(() =>
    expect(within(head).getByText('Paid', { selector: 'dt' }).closest('div')).toHaveTextContent('Paid3 · THB 300.00'),
  );
  expect(await within(row(items()[0])).findByText('Paid')).toBeInTheDocument();
});

exhaustiveTest('a code is entered for its line; a wrong one is refused at its field, and the next one is accepted', async () => {
  await openBench();
  await planAndAssign();
  await user.click(await within(row(items()[0])).findByRole('button', { name: 'Request payment 1' }));
  const asking = await dialog(/Request 1 payment/);
  await user.click(within(asking).getByRole('radio', { name: /I enter/ }));
  await user.click(within(asking).getByRole('button', { name: 'Request payment' }));
  await waitFor(() => expect(items()[0].status).toBe('APPLYING'));
  await passTime(3 * SECOND);
  expect(items()[0].status).toBe('WAIT_OTP');
  await refresh();
  await user.click(await within(row(items()[0])).findByRole('button', { name: 'Enter code 1' }));
  const entering = await dialog(/Code for row 1/);
  const code = items()[0].otpMessage?.code ?? '';
  await user.type(within(entering).getByLabelText('Code'), code === '000000' ? '111111' : '000000');
  await user.click(within(entering).getByRole('button', { name: 'Submit code' }));
  expect(await within(entering).findByText('Wrong code. Attempts left: 2.')).toBeInTheDocument();
  await user.clear(within(entering).getByLabelText('Code'));
  await user.type(within(entering).getByLabelText('Code'), code);
  await user.click(within(entering).getByRole('button', { name: 'Submit code' }));
  await waitFor(() => expect(items()[0].status).toBe('PAYING'));
  expect(document.body.textContent).not.toContain(code);
});

exhaustiveTest('keys open a line beside the list, take it, plan and pay', async () => {
  await openBench();
  await planAndAssign();
  await ready(/^Request all \(3\)/);
  await user.keyboard('j');
  await waitFor(() => expect(row(items()[0])).toHaveFocus());
  await user.keyboard('t');
  await waitFor(() => expect(items()[0].assignee?.username).toBe('b.suwan'));
  row(items()[0]).focus();
  await user.keyboard('{Enter}');
  const panel = await screen.findByRole('region', { name: 'Selected line' });
  expect(await within(panel).findByRole('heading', { name: 'Row 1' })).toBeInTheDocument();
  expect(await within(panel).findByText(/payments left today/)).toBeInTheDocument();
  expect(within(panel).getByText('Claimed')).toBeInTheDocument();
  row(items()[0]).focus();
  await user.keyboard('a');
  expect(await dialog(/Request 1 payment/)).toBeInTheDocument();
});

test('an unknown payment is resolved by evidence only', async () => {
  await openBench();
  const [first] = items();
  network().platform.world.payoutPlans.set(first.no, 'SILENT');
  await planAndAssign();
  await apply(/^Request all \(3\)/, /devices/);
  await waitFor(() => expect(batch.status).toBe('PAYING'));
  await passTime(MINUTE);
  expect(first.status).toBe('UNKNOWN');
  await refresh();
  await user.click(await within(row(first)).findByRole('button', { name: 'Record outcome 1' }));
  const resolving = await dialog(/Record outcome of row 1/);
  await user.click(within(resolving).getByRole('radio', { name: 'No money left the card' }));
  const file = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'bank.png', { type: 'image/png' });
  await user.upload(resolving.querySelector('input[type=file]') as HTMLInputElement, file);
  await within(resolving).findByText(/^bank\.png · \S+ kB · uploaded$/);
  await user.type(within(resolving).getByLabelText('Internal remark'), 'The bank has no such transfer');
  await user.click(within(resolving).getByRole('button', { name: 'Record' }));
  await waitFor(() => expect(first.status).toBe('FAILED'));
  // Another person pays again what this one recorded as failed.
  await waitFor(() => expect(row(first)).toHaveTextContent('Failed'));
  expect(within(row(first)).queryByRole('button', { name: 'Retry payment 1' })).not.toBeInTheDocument();
});

test('a failed payment is retried', async () => {
  await openBench();
  const [first] = items();
  network().platform.world.payoutPlans.set(first.no, 'FAILED');
  await planAndAssign();
  await apply(/^Request all \(3\)/, /devices/);
  await waitFor(() => expect(batch.status).toBe('PAYING'));
  await passTime(MINUTE);
  await waitFor(() => expect(first.status).toBe('FAILED'));
  await refresh();
  await user.click(await within(row(first)).findByRole('button', { name: 'Retry payment 1' }));
  await user.click(within(await dialog(/Retry 1 line/)).getByRole('button', { name: 'Retry payment' }));
  await waitFor(() => expect(first.replacedBy?.status).toBe('WAIT'));
});

exhaustiveTest('a line held by a colleague is reported with the colleague’s name, and the rest is processed', async () => {
  await openBench();
  await planAndAssign();
  const colleague = network().platform.world.operators.find(({ username }) => username === 'c.le');
  items()[1].assignee = colleague ?? null;
  await apply(/^Request all \(3\)/, /devices/);
  const report = await dialog(/2/);
  expect(await within(report).findByText(/c\.le is working on this line/)).toBeInTheDocument();
  expect(states().filter((status) => status === 'ASSIGNED')).toHaveLength(1);
});

test('an address without a batch shows an error and leads back', async () => {
  await startApp(network(), { user: 'b.suwan', at: '/bankCard/proxyBatch/B1' });
  expect(await screen.findByRole('heading', { name: 'Batch not found' })).toBeInTheDocument();
});
