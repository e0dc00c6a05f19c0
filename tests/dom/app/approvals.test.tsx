import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MENTIONS_AFTER_MS } from '@/constants';
import { startApp, withCleanApp } from '../../support/domApp';
import { press } from '../../support/domKeys';
import { withNetwork } from '../../support/domNetwork';
import { withHeldTimers } from '../../support/domTime';
import { aUser } from '../../support/domUser';

const pass = withHeldTimers(MENTIONS_AFTER_MS);
withCleanApp();
const network = withNetwork({ approvals: true });
const NOWHERE = '/no/such/page';
const BELL = /^(Inbox|Mentions)/;

/** Asks to give a critical role, as a super administrator; returns the number of the approval. */
function askForRole(maker = 'admin'): string {
  const { world, api } = network().platform;
  const find = (username: string) => world.operators.find((one) => one.username === username);
  const [actor, target] = [find(maker), find('k.wong')];
  const operation = api.operations.get('POST /sys/operator/role');
  if (!actor || !target || !operation) throw new Error('No such operator or call');
  const body = { operatorId: target.id, version: target.version, roleCodes: ['SUPPORT', 'FIN_CHECKER'] };
  const { envelope } = api.perform(operation, { actor, body });
  expect(envelope.code).toBe(202);
  return (envelope.data as { approvalNo: string }).approvalNo;
}

const openInbox = async () => {
  const user = aUser();
  await user.click(await screen.findByRole('button', { name: BELL }));
  const dialog = (await screen.findByText('Inbox', { selector: '.ant-modal-title' })).closest<HTMLElement>('[role="dialog"]');
  if (!dialog) throw new Error('No inbox');
  return { user, dialog };
};

describe('the inbox on a server with approvals', () => {
  test('counts what waits, also for an operator who can decide but cannot open a record', async () => {
    await startApp(network(), { user: 'sys.admin', at: NOWHERE });
    await screen.findByRole('button', { name: 'Account of sys.admin' });
    expect(screen.queryByRole('button', { name: BELL })).not.toBeInTheDocument();
    await pass(MENTIONS_AFTER_MS);
    expect(await screen.findByRole('button', { name: 'Inbox' })).toBeVisible();
  });

  test('lists what waits for you with its content; approving carries it out and empties the list', async () => {
    const no = askForRole();
    const { world } = network().platform;
    await startApp(network(), { user: 'm.tan', at: NOWHERE });
    // What the sign-in of this test told.
    world.ownNotices.clear();
    await screen.findByRole('button', { name: 'Mentions' });
    await pass(MENTIONS_AFTER_MS);
    expect(await screen.findByRole('button', { name: /^Inbox: 1 open/ })).toBeVisible();
    const { user, dialog } = await openInbox();
    await user.click(await within(dialog).findByRole('button', { name: new RegExp(no) }));
    expect(await within(dialog).findByText('Asked by')).toBeVisible();
    expect(within(dialog).getByRole('row', { name: /SUPPORT SUPPORT, FIN_CHECKER$/ })).toBeVisible();
    expect(within(dialog).queryByRole('button', { name: 'Recall' })).not.toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Approve' }));
    const step = (await screen.findByText(`Approve ${no}`)).closest<HTMLElement>('[role="dialog"]') ?? document.body;
    await user.click(within(step).getByRole('button', { name: 'Approve' }));
    expect(await within(dialog).findByText('Carried out')).toBeVisible();
    expect(world.operators.find(({ username }) => username === 'k.wong')?.roles).toEqual(['SUPPORT', 'FIN_CHECKER']);
    await waitFor(() => expect(screen.getByRole('button', { name: /^Inbox(, my work: \d+)?$/ })).toBeVisible());
    await user.click(within(dialog).getByRole('button', { name: 'Back to the list' }));
    expect(await within(dialog).findByText('Nothing to decide')).toBeVisible();
    await user.click(within(dialog).getByRole('tab', { name: 'Ended' }));
    expect(await within(dialog).findByRole('button', { name: new RegExp(no) })).toBeVisible();
  });

  test('offers the maker to recall, and never to decide', async () => {
    const no = askForRole();
    await startApp(network(), { user: 'admin', at: NOWHERE });
    const { user, dialog } = await openInbox();
    await user.click(await within(dialog).findByRole('tab', { name: /^Asked by you/ }));
    await user.click(await within(dialog).findByRole('button', { name: new RegExp(no) }));
    expect(await within(dialog).findByRole('button', { name: 'Recall' })).toBeVisible();
    expect(within(dialog).queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Recall' }));
    const step = (await screen.findByText(`Recall ${no}`)).closest<HTMLElement>('[role="dialog"]') ?? document.body;
    await user.click(within(step).getByRole('button', { name: 'Recall' }));
    expect(await within(dialog).findByText('Recalled')).toBeVisible();
    expect(network().platform.world.approvals.byNo.get(no)?.status).toBe('RECALLED');
  });

  test('opens from the quick search', async () => {
    await startApp(network(), { user: 'm.tan', at: NOWHERE });
    await screen.findByRole('button', { name: 'Mentions' });
    await pass(MENTIONS_AFTER_MS);
    await screen.findByRole('button', { name: /^Inbox/ });
    press('k', { ctrlKey: true });
    const field = await screen.findByRole('combobox', { name: 'Screen, number, name, view or action' });
    fireEvent.change(field, { target: { value: 'Inbox' } });
    await aUser().click(await screen.findByRole('option', { name: /^Inbox/ }));
    expect(await screen.findByText('Inbox', { selector: '.ant-modal-title' })).toBeVisible();
  });
});
