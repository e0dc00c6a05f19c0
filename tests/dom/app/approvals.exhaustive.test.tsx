import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MENTIONS_AFTER_MS } from '@/constants';
import { askForAdjustment } from '../../support/adjustment';
import { merchantBalance } from '../../support/approvalCalls';
import { startApp, withCleanApp } from '../../support/domApp';
import { press } from '../../support/domKeys';
import { withNetwork } from '../../support/domNetwork';
import { withHeldTimers } from '../../support/domTime';
import { aUser } from '../../support/domUser';
import { performAs } from '../../support/performAs';

const passTime = withHeldTimers(MENTIONS_AFTER_MS);
withCleanApp();
const network = withNetwork({ approvals: true });
const NOWHERE = '/no/such/page';
const BELL = /^(Inbox|Mentions)/;

function operatorOf(username: string) {
  const found = network().platform.world.operators.find((one) => one.username === username);
  if (!found) throw new Error(`No operator ${username}`);
  return found;
}

/** Asks to give a critical role, as a super administrator; returns the number of the approval. */
function askForRole(): string {
  const { id, version } = operatorOf('k.wong');
  const body = { operatorId: id, version, roleCodes: ['SUPPORT', 'FIN_CHECKER'] };
  return performAs<{ approvalNo: string }>(network(), 'admin', '/sys/operator/role', body).approvalNo;
}

/** The dialog with this title. */
const dialogOf = async (title: string) => {
  const dialog = (await screen.findByText(title, { selector: '.ant-modal-title' })).closest<HTMLElement>('[role="dialog"]');
  if (!dialog) throw new Error(`No dialog ${title}`);
  return dialog;
};

const openInbox = async () => {
  const user = aUser();
  await user.click(await screen.findByRole('button', { name: BELL }));
  return { user, dialog: await dialogOf('Inbox') };
};

describe('the inbox on a server with approvals', () => {
  test('counts what waits, also for an operator who can decide but cannot open a record', async () => {
    await startApp(network(), { user: 'sys.admin', at: NOWHERE });
    await screen.findByRole('button', { name: 'Account of sys.admin' });
    expect(screen.queryByRole('button', { name: BELL })).not.toBeInTheDocument();
    await passTime(MENTIONS_AFTER_MS);
    expect(await screen.findByRole('button', { name: 'Inbox' })).toBeVisible();
  });

  test('lists what waits for you with its content; approving carries it out and empties the list', async () => {
    const no = askForRole();
    const { world } = network().platform;
    await startApp(network(), { user: 'm.tan', at: NOWHERE });
    // What the sign-in of this test told.
    world.ownNotices.clear();
    await screen.findByRole('button', { name: 'Mentions' });
    await passTime(MENTIONS_AFTER_MS);
    expect(await screen.findByRole('button', { name: /^Inbox: 1 open/ })).toBeVisible();
    const { user, dialog } = await openInbox();
    await user.click(await within(dialog).findByRole('button', { name: new RegExp(no) }));
    expect(await within(dialog).findByText('Asked by')).toBeVisible();
    expect(within(dialog).getByRole('row', { name: /^Roles Support Finance checker Support$/ })).toBeVisible();
    expect(within(dialog).queryByRole('button', { name: 'Recall' })).not.toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Approve' }));
    const confirmation = await dialogOf(`Approve ${no}`);
    await user.click(within(confirmation).getByRole('button', { name: 'Approve' }));
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
    const confirmation = await dialogOf(`Recall ${no}`);
    await user.click(within(confirmation).getByRole('button', { name: 'Recall' }));
    expect(await within(dialog).findByText('Recalled')).toBeVisible();
    expect(network().platform.world.approvals.byNo.get(no)?.status).toBe('RECALLED');
  });

  test('denies with a reason, after both sides and the evidence are seen', async () => {
    const account = merchantBalance(network());
    const { available } = account.amounts;
    const no = askForAdjustment(network(), 'li.na');
    await startApp(network(), { user: 'chen.yu', at: NOWHERE });
    const { user, dialog } = await openInbox();
    await user.click(await within(dialog).findByRole('tab', { name: 'To decide (1)' }));
    await user.click(await within(dialog).findByRole('button', { name: new RegExp(no) }));
    expect(await within(dialog).findByRole('rowheader', { name: /Balance$/ })).toBeVisible();
    expect(within(dialog).getByRole('rowheader', { name: /Profit$/ })).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'agreement.pdf' })).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Deny' }));
    const confirmation = await dialogOf(`Deny ${no}`);
    const reason = within(confirmation).getByLabelText('Reason');
    const send = within(confirmation).getByRole('button', { name: 'Deny' });
    await user.click(send);
    expect(await within(confirmation).findByText('Enter at least 4 characters')).toBeVisible();
    await user.type(reason, 'Not');
    await user.click(send);
    await user.type(reason, 'e');
    await user.click(send);
    expect(await within(dialog).findByText('Note')).toBeVisible();
    expect(network().callsOf('/common/approval/decide')).toHaveLength(1);
    expect(await screen.findByText(`${no}: Denied`)).toBeVisible();
    expect(network().platform.world.approvals.byNo.get(no)?.status).toBe('DENIED');
    expect(account.amounts.available).toBe(available);
  });

  test('tells who asks that the change waits for another user, and changes nothing', async () => {
    const { ips, approvals } = network().platform.world;
    const entry = [...ips.values()].flat().find(({ scope }) => scope === 'PAYOUT');
    if (!entry) throw new Error('No merchant has an address for payouts');
    Object.assign(entry, { state: 'DISABLED', expireAt: null });
    await startApp(network(), { user: 'admin', at: `/merchant/user/ip/${entry.owner.no}?pageSize=100` });
    const row = await waitFor(() => {
      const found = document.querySelector<HTMLElement>(`[data-row-key="${entry.id}"]`);
      if (!found) throw new Error('No row yet');
      return found;
    });
    await passTime(MENTIONS_AFTER_MS);
    await screen.findByRole('button', { name: /^Inbox/ });
    const user = aUser();
    await user.click(within(row).getByRole('button', { name: /^Enable / }));
    const announced = await screen.findByText(/^Another user may have to approve this/);
    const dialog = announced.closest<HTMLElement>('[role="dialog"]') ?? document.body;
    await user.click(within(dialog).getByRole('button', { name: 'Enable' }));
    await waitFor(() => expect(approvals.byNo.size).toBe(1));
    const [no] = approvals.byNo.keys();
    expect(await screen.findByText(`Waits for approval ${no} by another user.`)).toBeVisible();
    // The maker is one of the two super administrators; no other role holds both keys.
    const told = document.querySelector<HTMLElement>('.ant-message-notice');
    expect(told).toHaveTextContent('by another user. 1 user may approve it: Super administrator.Show Q');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(document.querySelector('.ant-message-success')).not.toBeInTheDocument();
    expect(entry.state).toBe('DISABLED');
    await user.click(within(told as HTMLElement).getByRole('button', { name: `Show ${no}` }));
    expect(await within(await dialogOf('Inbox')).findByText(no ?? '')).toBeVisible();
  });

  test('opens from the quick search', async () => {
    await startApp(network(), { user: 'm.tan', at: NOWHERE });
    await screen.findByRole('button', { name: 'Mentions' });
    await passTime(MENTIONS_AFTER_MS);
    await screen.findByRole('button', { name: /^Inbox/ });
    press('k', { ctrlKey: true });
    const field = await screen.findByRole('combobox', { name: 'Screen, number, name, view or action' });
    fireEvent.change(field, { target: { value: 'Inbox' } });
    await aUser().click(await screen.findByRole('option', { name: /^Inbox/ }));
    expect(await screen.findByText('Inbox', { selector: '.ant-modal-title' })).toBeVisible();
  });
});
