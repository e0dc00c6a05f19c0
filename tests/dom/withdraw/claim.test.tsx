import { act, waitFor, within } from '@testing-library/react';
import { LIST_WATCH_MS } from '@/constants';
import { exhaustiveTest, firstOf } from '../../support/depth';
import { withCleanApp } from '../../support/domApp';
import { aDesk, findPanel, findRow } from '../../support/domDesk';
import { press } from '../../support/domKeys';
import { withNetwork } from '../../support/domNetwork';
import { withHeldTimers } from '../../support/domTime';

const DWELL = 500;
const MINUTE = 60_000;

const passTime = withHeldTimers(DWELL, MINUTE, LIST_WATCH_MS);
withCleanApp();
const network = withNetwork();
const { stories, orderOf, operatorOf, actAs, open, callsOf } = aDesk(network);

/** Opens an order as a link does. */
async function openOrder(no: string, { filter = `keyword=${no}`, user = 'ops.lee' } = {}) {
  const person = await open(`${filter}&no=${no}`, user);
  await findRow(no);
  const panel = await findPanel(no);
  // The dwell begins when all of the order is there.
  await network().settle();
  return { user: person, panel };
}
const claims = () => callsOf('claim').map(({ body }) => (body as { items: { withdrawNo: string }[] }).items[0]?.withdrawNo);
const releases = () => callsOf('release').map(({ body }) => (body as { items: { withdrawNo: string }[] }).items[0]?.withdrawNo);
const holderOf = (no: string) => orderOf(no).claimedBy?.username;
const settle = () => network().settle();
/** Lets the dwell pass, and waits until the claim is there and known to the page. */
async function dwell(no: string): Promise<HTMLElement> {
  const panel = await findPanel(no);
  await passTime(DWELL);
  await waitFor(() => expect(panel).toHaveTextContent('You have claimed this order until'));
  expect(holderOf(no)).toBe('ops.lee');
  return panel;
}
/** Closes the drawer. (Not by Escape: under test antd takes dialog and drawer for one, see findDialog.) */
async function leaveScreen(): Promise<void> {
  act(() => document.querySelector<HTMLElement>('.ant-drawer-close')?.click());
  await waitFor(() => expect(document.querySelector('.ant-drawer-open')).not.toBeInTheDocument());
}

describe('an open order', () => {
  exhaustiveTest('is shown also after a failed first load of the list', async () => {
    network().platform.faults.push({ match: '/trade/withdraw/page', kind: { status: 503 }, times: 1 });
    const { panel } = await openOrder(stories().overdue);
    expect(panel).toHaveTextContent('This order is not claimed.');
  });

  test('is claimed after a moment, renewed each minute, and released when it is left', async () => {
    const no = stories().overdue;
    const { panel } = await openOrder(no);
    expect(panel).toHaveTextContent('This order is not claimed.');
    await passTime(DWELL - 1);
    await settle();
    expect(claims()).toEqual([]);
    await passTime(1);
    await waitFor(() => expect(panel).toHaveTextContent('You have claimed this order until'));
    expect(holderOf(no)).toBe('ops.lee');
    expect(await findRow(no)).toHaveTextContent('ops.lee');

    const { claimedUntil } = orderOf(no);
    for (const minute of [1, 2]) {
      network().platform.clock.advance(MINUTE);
      await passTime(MINUTE);
      await waitFor(() => expect(orderOf(no).claimedUntil).toBe(claimedUntil + minute * MINUTE));
    }
    expect(claims()).toEqual([no, no, no]);
    const keys = callsOf('claim').map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys).size).toBe(3);

    await leaveScreen();
    await waitFor(() => expect(releases()).toEqual([no]));
    await waitFor(() => expect(holderOf(no)).toBeUndefined());
    await passTime(2 * MINUTE);
    await settle();
    expect(claims()).toHaveLength(3);
  });

  exhaustiveTest('is not claimed or released when it is only passed over', async () => {
    const [first, second] = stories().split as [string, string];
    await openOrder(first, { filter: 'riskFlag=SPLIT_SUSPECT&sortField=submittedAt&sortOrder=ascend' });
    await passTime(DWELL - 1);
    press(']');
    await dwell(second);
    expect(claims()).toEqual([second]);
    press('[');
    await findPanel(first);
    await waitFor(() => expect(releases()).toEqual([second]));
    await leaveScreen();
    await passTime(MINUTE);
    await settle();
    expect(claims()).toEqual([second]);
    expect(releases()).toEqual([second]);
  });

  test('is not released after a decision, and the next one is claimed with it', async () => {
    const [first, second] = stories().split as [string, string];
    const filter = 'riskFlag=SPLIT_SUSPECT&sortField=submittedAt&sortOrder=ascend';
    const { user } = await openOrder(first, { filter });
    await dwell(first);
    press('r');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('id', 'reject-form_reasonCode'));
    press('1');
    await user.keyboard('{Enter}');
    const panel = await findPanel(second);
    expect(orderOf(first).status).toBe('REJECTED');
    expect(callsOf('reject')[0]?.body).toMatchObject({ claimNext: second });
    expect(holderOf(second)).toBe('ops.lee');
    await waitFor(() => expect(panel).toHaveTextContent('You have claimed this order until'));
    // It is shown as claimed in list and drawer, as after a claim of its own.
    expect(within(panel).getByRole('button', { name: 'Release claim' })).toBeVisible();
    expect(await findRow(second)).toHaveTextContent('claimed by ops.lee');
    await passTime(DWELL);
    await settle();
    expect(claims()).toEqual([first]);
    expect(releases()).toEqual([]);
    await leaveScreen();
    await waitFor(() => expect(releases()).toEqual([second]));
    await waitFor(() => expect(holderOf(second)).toBeUndefined());
  });

  test('keeps the claim of a colleague, with name and end', async () => {
    const no = stories().claimedByColleague;
    const { panel } = await openOrder(no);
    expect(panel).toHaveTextContent(/y\.sato is working on this order until 2026-11-20 14:\d\d:\d\d/);
    await passTime(DWELL);
    await passTime(MINUTE);
    await leaveScreen();
    await settle();
    expect(claims()).toEqual([]);
    expect(releases()).toEqual([]);
    expect(holderOf(no)).toBe('y.sato');
  });

  test('is not claimed by key while a colleague has it: the key shows the reason and sends nothing', async () => {
    const no = stories().claimedByColleague;
    await open(`keyword=${no}`, 'ops.lee');
    await findRow(no);
    press('j');
    press('c');
    await waitFor(() => expect(document.querySelector('.ant-message')).toHaveTextContent(/y\.sato/));
    await settle();
    expect(claims()).toEqual([]);
    expect(holderOf(no)).toBe('y.sato');
  });

  exhaustiveTest('keeps the claim that a colleague makes at the same moment, without a message', async () => {
    const no = stories().overdue;
    const { panel } = await openOrder(no);
    expect(panel).toHaveTextContent('This order is not claimed.');
    expect(actAs('chen.yu', 'claim', no).envelope.code).toBe(200);
    await passTime(DWELL);
    await waitFor(() => expect(panel).toHaveTextContent('chen.yu is working on this order until'));
    expect(await findRow(no)).toHaveTextContent('chen.yu');
    expect(document.querySelector('.ant-message-error, .ant-notification-notice')).not.toBeInTheDocument();
    await leaveScreen();
    await settle();
    expect(claims()).toEqual([no]);
    expect(releases()).toEqual([]);
    expect(holderOf(no)).toBe('chen.yu');
  });

  exhaustiveTest('is neither claimed back nor released after it was taken over', async () => {
    const no = stories().overdue;
    const { panel } = await openOrder(no);
    await dwell(no);
    expect(actAs('a.nguyen', 'claim', no, { takeOver: true }).envelope.code).toBe(200);
    await passTime(MINUTE);
    await waitFor(() => expect(panel).toHaveTextContent('a.nguyen is working on this order until'));
    await passTime(MINUTE);
    await leaveScreen();
    await settle();
    expect(releases()).toEqual([]);
    expect(holderOf(no)).toBe('a.nguyen');
  });

  exhaustiveTest('that was released by hand is neither claimed nor released again while it is open', async () => {
    const no = stories().overdue;
    const { user, panel } = await openOrder(no);
    await dwell(no);
    await user.click(await within(panel).findByRole('button', { name: 'Release claim' }));
    await waitFor(() => expect(panel).toHaveTextContent('This order is not claimed.'));
    const link = await waitFor(() => {
      const found = document.querySelector('.ant-message-success a');
      if (!found) throw new Error('The message has no link');
      return found;
    });
    expect(link).toHaveTextContent(no);
    expect(link).toHaveAttribute('href', expect.stringContaining(`no=${no}`));
    await passTime(2 * MINUTE);
    await leaveScreen();
    await settle();
    expect(claims()).toEqual([no]);
    expect(releases()).toEqual([no]);
    expect(holderOf(no)).toBeUndefined();
  });

  exhaustiveTest('that is left during its claim is released as soon as the claim is there', async () => {
    const no = stories().overdue;
    await openOrder(no);
    network().platform.faults.push({ match: '/trade/withdraw/claim', kind: { delay: 2_000 } });
    await passTime(DWELL);
    await waitFor(() => expect(claims()).toEqual([no]));
    await leaveScreen();
    expect(callsOf('claim')[0]?.status).toBe(0);
    await waitFor(() => expect(releases()).toEqual([no]));
    await settle();
    expect(holderOf(no)).toBeUndefined();
  });

  exhaustiveTest('that was released and claimed again by hand is renewed', async () => {
    const no = stories().overdue;
    const { user, panel } = await openOrder(no);
    await dwell(no);
    await user.click(await within(panel).findByRole('button', { name: 'Release claim' }));
    await user.click(await within(panel).findByRole('button', { name: 'Claim' }));
    await waitFor(() => expect(panel).toHaveTextContent('You have claimed this order until'));
    expect(claims()).toHaveLength(2);
    await passTime(MINUTE);
    await waitFor(() => expect(claims()).toHaveLength(3));
    expect(holderOf(no)).toBe('ops.lee');
  });

  exhaustiveTest('that was claimed by hand before is renewed, and stays claimed when it is left', async () => {
    const no = stories().overdue;
    actAs('ops.lee', 'claim', no);
    const { panel } = await openOrder(no);
    expect(panel).toHaveTextContent('You have claimed this order until');
    await passTime(DWELL);
    await settle();
    expect(claims()).toEqual([]);
    await passTime(MINUTE);
    await waitFor(() => expect(claims()).toEqual([no]));
    await leaveScreen();
    await settle();
    expect(releases()).toEqual([]);
    expect(holderOf(no)).toBe('ops.lee');
  });

  const unclaimed: [string, string, () => string, string][] = [
    ['its operator lacks the key', 'ops.lee', () => stories().overdue, 'This order is not claimed.'],
    ['its operator may only look', 'k.wong', () => stories().overdue, 'This order is not claimed.'],
    ['no decision is awaited', 'ops.lee', () => stories().failed, 'Payout failed'],
  ];
  test.each(firstOf(unclaimed))('is not claimed when %s', async (_why, username, order, words) => {
    const account = operatorOf(username);
    const { access } = account;
    if (words.startsWith('This order is not claimed'))
      account.access = new Set([...access].filter((key) => key !== 'trade:withdraw:claim'));
    const { panel } = await openOrder(order(), { user: username });
    expect(panel).toHaveTextContent(words);
    await passTime(DWELL);
    await passTime(MINUTE);
    await leaveScreen();
    await settle();
    account.access = access;
    expect(claims()).toEqual([]);
    expect(releases()).toEqual([]);
  });
});
