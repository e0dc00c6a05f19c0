import { screen, waitFor, within } from '@testing-library/react';
import { MENTIONS_AFTER_MS, MENTIONS_POLL_MS } from '@/constants';
import { exhaustiveTest } from '../../support/depth';
import { startApp, withCleanApp } from '../../support/domApp';
import { withNetwork } from '../../support/domNetwork';
import { withHeldTimers } from '../../support/domTime';
import { aUser } from '../../support/domUser';
import { withoutNotices } from '../../support/domWithoutNotices';

const passTime = withHeldTimers(MENTIONS_AFTER_MS);
withCleanApp();
// Whole pages, and a drawer over one of them.
const network = withNetwork();
// What a server with notices shows instead is in notices.test.tsx.
beforeEach(withoutNotices);

const MENTIONS = '/common/note/mention';
const READ = '/common/note/read';
const HELD = '/trade/withdraw?view=HELD';
const bell = (name: string | RegExp) => screen.findByRole('button', { name });
const rows = () => document.querySelectorAll('tr[data-row-key]');
const seeRows = () => waitFor(() => expect(rows().length).toBeGreaterThan(0));
const mentioned = () => network().platform.stories.heldByRisk ?? '';
const openList = async () => {
  const user = aUser();
  await startApp(network(), { at: HELD });
  await seeRows();
  await user.click(await bell(/^(Mentions|Inbox)/));
  const dialog = (await screen.findByText('Inbox', { selector: '.ant-modal-title' })).closest<HTMLElement>('[role="dialog"]');
  if (!dialog) throw new Error('No dialog');
  return { user, dialog };
};

describe('the bell', () => {
  test('is loaded some seconds after the rows, then each minute, not while hidden, and shows the unread count', async () => {
    await startApp(network(), { at: HELD });
    await seeRows();
    await bell('Mentions');
    expect(network().callsOf(MENTIONS)).toEqual([]);
    await passTime(MENTIONS_AFTER_MS);
    expect(await bell(/^Inbox: 1 open, my work: \d+$/)).toBeVisible();
    expect(network().callsOf(MENTIONS)).toHaveLength(1);

    const now = jest.spyOn(Date, 'now');
    const start = Date.now();
    now.mockReturnValue(start + MENTIONS_POLL_MS - 10_000);
    window.dispatchEvent(new Event('focus'));
    await passTime(MENTIONS_AFTER_MS);
    await network().settle();
    expect(network().callsOf(MENTIONS)).toHaveLength(1);

    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    now.mockReturnValue(start + MENTIONS_POLL_MS);
    await passTime(MENTIONS_AFTER_MS);
    await network().settle();
    expect(network().callsOf(MENTIONS)).toHaveLength(1);
    hidden.mockReturnValue(false);
    window.dispatchEvent(new Event('focus'));
    window.dispatchEvent(new Event('focus'));
    await waitFor(() => expect(network().callsOf(MENTIONS)).toHaveLength(2));
    await network().settle();
    expect(network().callsOf(MENTIONS)).toHaveLength(2);
  });

  exhaustiveTest('waits while a list is loading', async () => {
    network().platform.faults.push({ match: '/trade/withdraw/page', kind: { delay: 1_500 } });
    await startApp(network(), { at: HELD });
    await bell('Mentions');
    await passTime(MENTIONS_AFTER_MS);
    expect(network().callsOf(MENTIONS)).toEqual([]);
    await seeRows();
    await passTime(MENTIONS_AFTER_MS);
    await waitFor(() => expect(network().callsOf(MENTIONS)).toHaveLength(1));
  });

  test('shows nothing when the call fails', async () => {
    network().platform.faults.push({ match: MENTIONS, times: 5, kind: { status: 500 } });
    await startApp(network(), { at: HELD });
    await seeRows();
    await passTime(MENTIONS_AFTER_MS);
    await waitFor(() => expect(network().callsOf(MENTIONS).length).toBeGreaterThan(0));
    await network().settle();
    expect(await bell('Mentions')).toBeVisible();
    expect(screen.queryByText(/request error/)).not.toBeInTheDocument();
  });

  test('is hidden for operators who cannot open a record, on a server without approvals and work', async () => {
    const data = { list: [], total: 0, current: 1, pageSize: 1, unread: 0 };
    network().platform.faults.push({ match: MENTIONS, times: 9, kind: { code: 200, msg: 'Done', data } });
    await startApp(network(), { user: 'sys.admin', at: '/no/such/page' });
    await bell('Account of sys.admin');
    await passTime(MENTIONS_AFTER_MS);
    await network().settle();
    expect(network().callsOf(MENTIONS)).toHaveLength(1);
    expect(screen.queryByRole('button', { name: /^(Mentions|Inbox)/ })).not.toBeInTheDocument();
  });
});

describe('the list of mentions', () => {
  test('shows author, time, record and text; opening one opens the record over the list and marks it as read', async () => {
    const { user, dialog } = await openList();
    await within(dialog).findByText('Unread');
    const [entry] = within(dialog).getAllByRole('listitem');
    expect(entry).toHaveTextContent(new RegExp(`^Unreadr\\.santos${mentioned()}2026-11-20 13:41:02.*@ops\\.lee I wait for`));
    expect(await bell(/^Inbox: 1 open/)).toBeVisible();
    await user.click(entry?.querySelector('button') as Element);
    expect(await screen.findByText(`Withdraw order ${mentioned()}`, { selector: '.ant-drawer-title' })).toBeVisible();
    expect(window.location.search).toBe(`?view=HELD&no=${mentioned()}`);
    await waitFor(() => expect(network().callsOf(READ)).toHaveLength(1));
    expect(await bell(/^Inbox, my work: \d+$/)).toBeVisible();
    expect(screen.queryByText('Inbox', { selector: '.ant-modal-title' })).not.toBeInTheDocument();
  });

  exhaustiveTest('marks all as read, once', async () => {
    const { user, dialog } = await openList();
    await within(dialog).findByText('Unread');
    const button = within(dialog).getByRole('button', { name: /Mark all as read$/ });
    await user.click(button);
    await waitFor(() => expect(within(dialog).queryByText('Unread')).not.toBeInTheDocument());
    expect(button).toBeDisabled();
    expect(await bell(/^Inbox, my work: \d+$/)).toBeVisible();
    expect(network().callsOf(READ)).toHaveLength(1);
  });

  exhaustiveTest('reports that there are none', async () => {
    network().platform.world.mentions.clear();
    const { user, dialog } = await openList();
    await user.click(await within(dialog).findByRole('tab', { name: 'Mentions' }));
    expect(await within(dialog).findByText('No mentions yet')).toBeVisible();
    expect(within(dialog).queryByRole('button', { name: /Mark all/ })).not.toBeInTheDocument();
  });

  exhaustiveTest('reports a failed load, and offers a retry', async () => {
    network().platform.faults.push({ match: MENTIONS, kind: { status: 500 } });
    const { user, dialog } = await openList();
    expect(await within(dialog).findByText('Mentions could not be loaded')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
    expect(await within(dialog).findByText('Unread')).toBeVisible();
  });
});
