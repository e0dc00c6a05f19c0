import { screen, waitFor, within } from '@testing-library/react';
import { MENTIONS_AFTER_MS } from '@/constants';
import { startApp, withCleanApp } from '../../support/domApp';
import { withNetwork } from '../../support/domNetwork';
import { withHeldTimers } from '../../support/domTime';
import { aUser } from '../../support/domUser';
import { performAs } from '../../support/performAs';

const passTime = withHeldTimers(MENTIONS_AFTER_MS);
withCleanApp();
const network = withNetwork({ approvals: true });
const NOWHERE = '/no/such/page';
const WORK = '/common/work';
const MENTIONS = '/common/note/mention';

const openInbox = async (who = 'li.na') => {
  const user = aUser();
  await startApp(network(), { user: who, at: NOWHERE });
  await user.click(await screen.findByRole('button', { name: /^(Inbox|Mentions)/ }));
  return user;
};
/** The inbox, opened at the work. */
const openWork = async (who = 'li.na') => {
  const user = await openInbox(who);
  const tab = await screen.findByRole('tab', { name: /^My work \(\d+\)$/ });
  await user.click(tab);
  return { user, panel: await screen.findByRole('tabpanel', { name: /^My work/ }) };
};
const firstOrder = () => {
  const { world } = network().platform;
  const due = [...world.open].filter(({ status }) => status === 'PENDING').sort((a, b) => a.dueAt - b.dueAt);
  if (!due[0]) throw new Error('No order waits');
  return due[0];
};

function operatorOf(username: string) {
  const found = network().platform.world.operators.find((one) => one.username === username);
  if (!found) throw new Error(`No operator ${username}`);
  return found;
}

/** One person asks another about an order that waits; returns its number. */
function ask(from: string, to: string): string {
  const order = [...network().platform.world.open].find(
    (one) => one.status === 'PENDING' && !one.claimedBy && !one.adder && !one.assignment && one.escalations.length === 0,
  );
  if (!order) throw new Error('No order waits');
  const { no, version } = order;
  const body = { items: [{ withdrawNo: no, version }], to: operatorOf(to).id, question: 'Is this holder known?' };
  performAs(network(), from, '/trade/withdraw/escalate', body);
  return no;
}

describe('my work', () => {
  test('is the first tab, counts by kind, narrows to one, and opens a record in its screen, from where Back leads back', async () => {
    const { user, panel } = await openWork();
    const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent);
    expect(tabs[0]).toMatch(/^My work/);
    const list = await within(panel).findByRole('list', { name: 'Work, earliest due first' });
    const rows = within(list).getAllByRole('link');
    const { no, holder } = firstOrder();
    expect(rows[0]).toHaveTextContent(new RegExp(`^Withdraw order${no}.*${holder.name.slice(0, 5)}`));
    expect(rows[0]).toHaveTextContent('Overdue');
    const second = within(panel).getByRole('button', { name: /^Second review \(\d+\)$/ });
    await user.click(second);
    await waitFor(() => expect(within(panel).queryByText(no)).not.toBeInTheDocument());
    // The list is gone while the narrower one loads.
    expect((await within(panel).findAllByRole('link')).length).toBe(Number(second.textContent?.match(/\d+/)?.[0]));
    await user.click(within(panel).getByRole('button', { name: /^All/ }));
    const back = await within(panel).findByRole('link', { name: new RegExp(no) });
    back.focus();
    await user.keyboard('{ArrowDown}');
    expect(within(panel).getAllByRole('link')[1]).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(back).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(window.location.pathname + window.location.search).toBe(`/trade/withdraw?no=${no}`));
    await waitFor(() => expect(screen.queryByText('Inbox', { selector: '.ant-modal-title' })).not.toBeInTheDocument());
    // jsdom has no layout to scroll in.
    jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    window.history.back();
    await waitFor(() => expect(window.location.pathname).toBe(NOWHERE));
  });

  test('holds a question, what one asked oneself, and an approval, which opens in the inbox', async () => {
    const [asked, own] = [ask('li.na', 'm.tan'), ask('m.tan', 'r.santos')];
    const { id, version } = operatorOf('k.wong');
    const change = { operatorId: id, version, roleCodes: ['SUPPORT', 'FIN_CHECKER'] };
    const { approvalNo } = performAs<{ approvalNo: string }>(network(), 'admin', '/sys/operator/role', change);
    const { user, panel } = await openWork('m.tan');
    const narrow = async (kind: string) => user.click(await within(panel).findByRole('button', { name: `${kind} (1)` }));
    const seeOnly = (text: string) => waitFor(() => expect(within(panel).getByRole('link')).toHaveTextContent(new RegExp(text)));

    await narrow('Question to you');
    await seeOnly(`${asked}.*Awaiting your answer · By li\\.na`);
    await narrow('Your request');
    await seeOnly(`${own}Waiting.*Asked by you · Asked r\\.santos`);
    await narrow('Approval');
    await user.click(await within(panel).findByRole('button', { name: new RegExp(approvalNo) }));
    expect(await screen.findByRole('heading', { name: new RegExp(approvalNo) })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back to the list' }));
    expect(await screen.findByRole('list', { name: 'Work, earliest due first' })).toBeVisible();
  });

  test('offers the screen after sign-in, and takes one that is not in the menu for none', async () => {
    const START = 'start:li.na';
    const USUAL = 'As usual: Withdraw orders';
    localStorage.setItem(START, JSON.stringify('/merchant/menu'));
    const { user, panel } = await openWork();
    expect(await within(panel).findByTitle(USUAL)).toBeVisible();
    const take = async (entry: string) => {
      await user.click(within(panel).getByRole('combobox', { name: 'Screen after sign-in' }));
      await user.click(await screen.findByText(entry, { selector: '.ant-select-item-option-content' }));
    };
    await take('Pay records');
    expect(await within(panel).findByTitle('Pay records')).toBeVisible();
    expect(localStorage.getItem(START)).toBe(JSON.stringify('/trade/payrecord'));
    await take(USUAL);
    expect(await within(panel).findByTitle(USUAL)).toBeVisible();
    expect(localStorage.getItem(START)).toBeNull();
  });

  test('says that it failed, and that nothing waits', async () => {
    network().platform.faults.push({ match: WORK, times: 4, kind: { status: 500 } });
    const { user, panel } = await openWork('auditor');
    expect(await within(panel).findByText('Your work could not be loaded')).toBeVisible();
    network().platform.faults.length = 0;
    await user.click(within(panel).getByRole('button', { name: 'Try again' }));
    expect(await within(panel).findByText('Nothing waits for you')).toBeVisible();
  });

  test('is not offered by a server without it', async () => {
    const data = { list: [], total: 0, current: 1, pageSize: 50, unread: 0, toDecide: 0 };
    network().platform.faults.push({ match: MENTIONS, times: 9, kind: { code: 200, msg: 'Done', data } });
    await openInbox();
    expect(await screen.findByRole('tab', { name: 'Ended' })).toBeVisible();
    expect(screen.queryByRole('tab', { name: /^My work/ })).not.toBeInTheDocument();
    await passTime(MENTIONS_AFTER_MS);
    await network().settle();
    expect(network().callsOf(WORK)).toEqual([]);
    expect(screen.getByRole('button', { name: 'Inbox' })).toBeInTheDocument();
  });
});
