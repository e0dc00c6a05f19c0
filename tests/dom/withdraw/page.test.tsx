import { act, screen, waitFor, within } from '@testing-library/react';
import type { Outcome } from '../../../mock/engine/api';
import { startApp, withCleanApp } from '../../support/domApp';
import { withNetwork } from '../../support/domNetwork';
import { aUser, choose, type User } from '../../support/domUser';

withCleanApp();
const network = withNetwork();

const stories = () => network().platform.stories;
const orderOf = (no: string) => {
  const order = network().platform.world.withdraws.get(no);
  if (!order) throw new Error(`No order ${no}`);
  return order;
};

/** A colleague's decision meanwhile, through the platform's own rules. */
function passAs(username: string, no: string): Outcome {
  const { api, world } = network().platform;
  const actor = world.operators.find((one) => one.username === username);
  const operation = api.operations.get('POST /trade/withdraw/pass');
  if (!actor || !operation) throw new Error(`${username} cannot pass`);
  return api.perform(operation, { actor, body: { items: [{ withdrawNo: no, version: orderOf(no).version }] } });
}

/** Opens the list with one order, or with those of one holder: the fewer rows, the faster the page. */
async function openList(filter: string): Promise<User> {
  await startApp(network(), { at: `/trade/withdraw?view=ALL&${filter}` });
  return aUser();
}
const press = async (user: User, name: string) => user.click(await screen.findByRole('button', { name }));
/** The dialog with this title. (Under test all of antd's generated ids are one and the same, so that its name cannot be asked for.) */
async function openDialog(title: string): Promise<HTMLElement> {
  const dialog = (await screen.findByText(title, { selector: '.ant-modal-title' })).closest<HTMLElement>('[role="dialog"]');
  if (!dialog) throw new Error(`${title} is the title of no dialog`);
  return dialog;
}
/** Sends the dialog: its button carries the amount. */
const confirm = (user: User, dialog: HTMLElement, verb: string) =>
  user.click(within(dialog).getByRole('button', { name: new RegExp(`^${verb} [A-Z]{3} [\\d,.]+`) }));

describe('the review queue', () => {
  test('passes an order once, with the version that was seen, and shows it passed', async () => {
    const no = stories().overdue;
    const { version } = orderOf(no);
    const user = await openList(`keyword=${no}`);
    await press(user, `Pass ${no}`);
    const dialog = await openDialog('Pass 1 withdraw order');
    await confirm(user, dialog, 'Pass');
    expect(await screen.findByText(`${no} passed`)).toBeVisible();
    expect(orderOf(no).status).toBe('PASSED');
    const sent = network().callsOf('/trade/withdraw/pass', 'POST');
    expect(sent.map(({ body }) => body)).toMatchObject([{ items: [{ withdrawNo: no, version }] }]);
    expect(sent[0]?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
    const row = document.querySelector<HTMLElement>(`tr[data-row-key="${no}"]`);
    await waitFor(() => expect(row).toHaveTextContent('Passed, to pay'));
  });

  test('wants a high flag seen before it passes', async () => {
    const no = stories().payeeChanged;
    const user = await openList(`keyword=${no}`);
    await press(user, `Pass ${no}`);
    const dialog = await screen.findByRole('dialog');
    await confirm(user, dialog, 'Pass');
    expect(await within(dialog).findByText('Every high risk flag must be ticked as seen')).toBeVisible();
    expect(network().callsOf('/trade/withdraw/pass')).toEqual([]);
    for (const box of within(dialog).getAllByRole('checkbox')) await user.click(box);
    await confirm(user, dialog, 'Pass');
    await waitFor(() => expect(network().callsOf('/trade/withdraw/pass')).toHaveLength(1));
    await waitFor(() => expect(orderOf(no).status).not.toBe('PENDING'));
  });

  test('rejects an order with reason, remark and the message to the holder', async () => {
    const no = stories().kycExpired;
    const user = await openList(`keyword=${no}`);
    await press(user, `Reject ${no}`);
    const dialog = await openDialog('Reject 1 withdraw order');
    await choose(user, 'Reason', 'Documents missing');
    expect(within(dialog).getByLabelText('Message to the holder')).toHaveValue(
      'Documents are missing. Please hand them in and file a new request.',
    );
    await user.click(within(dialog).getByLabelText('Internal remark'));
    await user.paste('KYC ran out');
    await confirm(user, dialog, 'Reject');
    expect(await screen.findByText(new RegExp(`^${no} rejected; .+ goes back to available$`))).toBeVisible();
    expect(orderOf(no).status).toBe('REJECTED');
    expect(network().callsOf('/trade/withdraw/reject')[0]?.body).toMatchObject({
      reasonCode: 'DOCUMENTS_MISSING',
      remark: 'KYC ran out',
      messageToHolder: 'Documents are missing. Please hand them in and file a new request.',
    });
  });

  test('tells who was faster and when, keeps what was typed, and shows the order as it is now', async () => {
    const no = stories().overdue;
    const user = await openList(`keyword=${no}`);
    await press(user, `Pass ${no}`);
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByLabelText('Internal remark'));
    await user.paste('checked by phone');
    expect(passAs('chen.yu', no).envelope.code).toBe(200);
    await confirm(user, dialog, 'Pass');
    const alert = await within(dialog).findByRole('alert');
    expect(alert).toHaveTextContent(/Changed by .*chen\.?.*yu.* at 2026-11-20 14:\d\d:\d\d/i);
    expect(within(dialog).getByLabelText('Internal remark')).toHaveValue('checked by phone');
    expect(document.querySelector(`tr[data-row-key="${no}"]`)).toHaveTextContent('Passed, to pay');
    expect(screen.queryByText(`${no} passed`)).not.toBeInTheDocument();
  });

  test('passes several at once and says of each that failed why and how it stands', async () => {
    const [first, second] = stories().split;
    if (!first || !second) throw new Error('No pair of orders');
    const user = await openList('holderNo=M100006&status=PENDING');
    await screen.findByRole('button', { name: `Pass ${first}` });
    for (const no of [first, second]) {
      const row = document.querySelector<HTMLElement>(`tr[data-row-key="${no}"]`);
      if (!row) throw new Error(`No row ${no}`);
      await user.click(within(row).getByRole('checkbox'));
    }
    expect(screen.getByRole('region', { name: '2 records selected' })).toBeVisible();
    await press(user, 'Pass selected');
    const dialog = await openDialog('Pass 2 withdraw orders');
    passAs('chen.yu', second);
    await confirm(user, dialog, 'Pass');
    const report = await openDialog('1 of 2 done');
    expect(within(report).getByRole('row', { name: new RegExp(`^${second} .+ Passed, to pay$`) })).toBeInTheDocument();
    expect(within(report).queryByText(first)).not.toBeInTheDocument();
    expect(orderOf(first).status).toBe('PASSED');
    expect(screen.queryByRole('region', { name: /selected$/ })).not.toBeInTheDocument();
  });

  test('says when the result is unknown, and sends again only by hand and with the same key', async () => {
    const no = stories().overdue;
    network().platform.faults.push({ match: '/trade/withdraw/pass', method: 'POST', kind: 'disconnectAfter' });
    const user = await openList(`keyword=${no}`);
    await press(user, `Pass ${no}`);
    const dialog = await screen.findByRole('dialog');
    await confirm(user, dialog, 'Pass');
    expect(await within(dialog).findByText('The result is unknown')).toBeVisible();
    await act(() => new Promise((resolve) => setTimeout(resolve, 700)));
    expect(network().callsOf('/trade/withdraw/pass')).toHaveLength(1);
    await user.click(within(dialog).getByRole('button', { name: 'Send again' }));
    expect(await screen.findByText(`${no} passed`)).toBeVisible();
    const keys = network()
      .callsOf('/trade/withdraw/pass')
      .map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
    expect(orderOf(no).decisions.filter(({ decision }) => decision === 'PASS')).toHaveLength(1);
  });
});
