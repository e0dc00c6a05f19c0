import { screen, waitFor, within } from '@testing-library/react';
import { LIST_WATCH_MS } from '@/constants';
import { noteServerTime } from '@/domain/serverClock';
import { exhaustiveTest } from '../../support/depth';
import { withCleanApp } from '../../support/domApp';
import { aDesk, ask, confirm, findDialog, findPanel, findRow, tickWarned } from '../../support/domDesk';
import { endKeySequence, press } from '../../support/domKeys';
import { NOW, withNetwork } from '../../support/domNetwork';
import { findTold } from '../../support/domScreen';
import { withHeldTimers } from '../../support/domTime';
import { choose, type User } from '../../support/domUser';

const passTime = withHeldTimers(LIST_WATCH_MS);
withCleanApp();
const network = withNetwork();
const { stories, orderOf, actAs, open, openList, callsOf } = aDesk(network);
beforeEach(endKeySequence);

const pair = () => stories().split as [string, string];
/** The two orders that may be one that was split, the older one first. */
const onlyPair = () => `keyword=${pair().join()}&sortField=submittedAt&sortOrder=ascend`;
const tick = async (user: User, no: string) => user.click(within(await findRow(no)).getByRole('checkbox'));
/** Numbers of the rows from top to bottom, once this one is among them. */
async function shownRows(no: string) {
  await findRow(no);
  return [...document.querySelectorAll('tr[data-row-key]')].map((row) => row.getAttribute('data-row-key'));
}
const settle = () => network().settle();
const noDialog = () => waitFor(() => expect(document.querySelector('.ant-modal-wrap')).not.toBeInTheDocument());

describe('a decision in the review queue', () => {
  test('passes an order once, with the displayed version, and updates the page from the answer alone', async () => {
    const no = stories().overdue;
    const { version } = orderOf(no);
    const user = await open(`keyword=${no}`);
    const dialog = await ask(user, 'Pass', no);
    const badge = await screen.findByText(/^\d+ orders await your decision$/);
    const before = Number.parseInt(badge.textContent ?? '', 10);
    const readings = [callsOf('page').length, callsOf('count').length];
    await confirm(user, dialog, 'Pass');
    expect(await findTold(`${no} passed`)).toBeVisible();
    expect(orderOf(no).status).toBe('PASSED');
    const sent = callsOf('pass');
    expect(sent.map(({ body }) => body)).toMatchObject([{ items: [{ withdrawNo: no, version }] }]);
    expect(sent[0]?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
    const row = await findRow(no);
    await waitFor(() => expect(row).toHaveTextContent('Passed'));
    expect(badge).toHaveTextContent(`${before - 1} orders await your decision`);
    await settle();
    expect([callsOf('page').length, callsOf('count').length]).toEqual(readings);
  });

  test('tells a missing right once: in the dialog, which keeps what was typed', async () => {
    const no = stories().overdue;
    const user = await open(`keyword=${no}`);
    const dialog = await ask(user, 'Reject', no);
    await choose(user, 'Reason', 'Documents missing');
    await user.type(within(dialog).getByLabelText('Internal remark'), 'Called');
    network().platform.faults.push({ match: '/trade/withdraw/reject', kind: { code: 403, msg: 'Rejecting is not yours.' } });
    await confirm(user, dialog, 'Reject');
    expect(await within(dialog).findByText('Rejecting is not yours.')).toBeVisible();
    // Longer than a message waits for a dialog.
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(screen.getAllByText('Rejecting is not yours.')).toHaveLength(1);
    expect(within(dialog).getByLabelText('Internal remark')).toHaveValue('Called');
  });

  exhaustiveTest('loads what the answer of a server omits', async () => {
    const no = stories().overdue;
    const user = await open(`keyword=${no}`);
    const dialog = await ask(user, 'Pass', no);
    const [pages, counts] = [callsOf('page').length, callsOf('count').length];
    const succeeded = [{ withdrawNo: no, status: 'PASSED', version: 2 }];
    const kind = { code: 200, msg: 'Done', data: { succeeded, failed: [] } };
    network().platform.faults.push({ match: '/trade/withdraw/pass', kind });
    await confirm(user, dialog, 'Pass');
    expect(await findTold(`${no} passed`)).toBeVisible();
    await waitFor(() => expect(callsOf('page').length).toBe(pages + 1));
    await waitFor(() => expect(callsOf('count').length).toBe(counts + 1));
  });

  test('requires a high flag to be acknowledged before a pass', async () => {
    const no = stories().payeeChanged;
    const user = await open(`keyword=${no}`);
    const dialog = await ask(user, 'Pass', no);
    await confirm(user, dialog, 'Pass');
    expect(await within(dialog).findByText('Tick every high risk flag first')).toBeVisible();
    expect(callsOf('pass')).toEqual([]);
    for (const box of within(dialog).getAllByRole('checkbox')) await user.click(box);
    await confirm(user, dialog, 'Pass');
    await waitFor(() => expect(orderOf(no).status).toBe('SECOND_REVIEW'));
    expect(callsOf('pass').map(({ body }) => body)).toMatchObject([
      { acknowledgedFlags: ['PAYEE_CHANGED_24H', 'CREDENTIAL_RESET_24H'] },
    ]);
    expect(await findTold(`${no} moves to second review`)).toBeVisible();
  });

  test('rejects an order with reason, remark and the message to the holder', async () => {
    const no = stories().kycExpired;
    const user = await open(`keyword=${no}`);
    const dialog = await ask(user, 'Reject', no);
    await choose(user, 'Reason', 'Documents missing');
    expect(within(dialog).getByLabelText('Message to the holder')).toHaveValue(
      'Documents are missing. Please provide them and submit a new request.',
    );
    await user.click(within(dialog).getByLabelText('Internal remark'));
    await user.paste('KYC ran out');
    await confirm(user, dialog, 'Reject');
    expect(await findTold(new RegExp(`^${no} rejected. .+ is available again$`))).toBeVisible();
    expect(orderOf(no).status).toBe('REJECTED');
    expect(callsOf('reject')[0]?.body).toMatchObject({
      reasonCode: 'DOCUMENTS_MISSING',
      remark: 'KYC ran out',
      messageToHolder: 'Documents are missing. Please provide them and submit a new request.',
    });
  });

  exhaustiveTest('can be undone from its row in time', async () => {
    const no = stories().overdue;
    const user = await open(`keyword=${no}`);
    await confirm(user, await ask(user, 'Pass', no), 'Pass');
    const row = await findRow(no);
    await user.click(await within(row).findByRole('button', { name: new RegExp(`^Undo ${no}, \\d+ seconds left$`) }));
    expect(await findTold(`${no}: decision undone`)).toBeVisible();
    expect(orderOf(no)).toMatchObject({ status: 'PENDING', decisions: [] });
    await waitFor(() =>
      expect(within(row).getByRole('button', { name: `Pass ${no}` })).toHaveAttribute('aria-disabled', 'false'),
    );
  });

  exhaustiveTest(
    'takes two keys: one opens the dialog of the current row, one sends it; then the next row is current',
    async () => {
      const [first, second] = pair();
      const user = await open(onlyPair());
      await findRow(second);
      press('j');
      press('p');
      await findDialog('Pass 1 withdraw order');
      await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Pass [A-Z]{3} /));
      await user.keyboard('{Enter}');
      await waitFor(() => expect(orderOf(first).status).toBe('PASSED'));
      await noDialog();
      await waitFor(() => expect(document.activeElement).toHaveAttribute('data-row-key', second));
      expect(orderOf(second).status).toBe('PENDING');
    },
  );

  exhaustiveTest('moves to the next order in the drawer, and closes it after the last', async () => {
    const [first, second] = pair();
    const user = await open(`${onlyPair()}&no=${first}`);
    for (const no of [first, second]) {
      await findPanel(no);
      press('p');
      await findDialog('Pass 1 withdraw order');
      await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Pass [A-Z]{3} /));
      await user.keyboard('{Enter}');
      await waitFor(() => expect(orderOf(no).status).toBe('PASSED'));
    }
    await waitFor(() => expect(document.querySelector('.ant-drawer-open')).not.toBeInTheDocument());
    expect(callsOf('pass').map(({ body }) => (body as { claimNext?: string }).claimNext)).toEqual([second, undefined]);
  });

  exhaustiveTest('leaves its order in place; a fully decided page loads the next one automatically', async () => {
    const [first, second] = pair();
    const user = await openList(`view=NEEDS_ME&${onlyPair()}`);
    const before = await shownRows(second);
    await confirm(user, await ask(user, 'Pass', first), 'Pass');
    await waitFor(async () => expect(await findRow(first)).toHaveTextContent('Passed'));
    await passTime(LIST_WATCH_MS);
    await settle();
    expect(await shownRows(second)).toEqual(before);
    await confirm(user, await ask(user, 'Pass', second), 'Pass');
    expect(await screen.findByText('No records match the filter')).toBeVisible();
  });
});

describe('an order that has changed', () => {
  exhaustiveTest('names the faster colleague and the time, keeps typed text, and shows the current order', async () => {
    const no = stories().overdue;
    const user = await open(`keyword=${no}`);
    const dialog = await ask(user, 'Pass', no);
    await user.click(within(dialog).getByLabelText('Internal remark'));
    await user.paste('checked by phone');
    expect(actAs('chen.yu', 'pass', no).envelope.code).toBe(200);
    await confirm(user, dialog, 'Pass');
    expect(await within(dialog).findByText(/^Changed by chen\.yu at 2026-11-20 14:\d\d:\d\d$/)).toBeVisible();
    expect(within(dialog).getByText('This is no longer possible.')).toBeVisible();
    expect(within(dialog).getByRole('button', { name: /^Pass [A-Z]{3}/ })).toBeDisabled();
    expect(within(dialog).getByLabelText('Internal remark')).toHaveValue('checked by phone');
    expect(await findRow(no)).toHaveTextContent('Passed');
    expect(screen.queryByText(`${no} passed`)).not.toBeInTheDocument();
    expect(callsOf('pass')).toHaveLength(1);
  });

  exhaustiveTest('requires another look while its dialog is open, and is then decided in its current version', async () => {
    const no = stories().overdue;
    const user = await open(`keyword=${no}`);
    const dialog = await ask(user, 'Pass', no);
    for (const verb of ['hold', 'unhold']) actAs('r.santos', verb, no, { reasonCode: 'OTHER', remark: 'a look' });
    const { version } = orderOf(no);
    await passTime(LIST_WATCH_MS);
    expect(await within(dialog).findByText(/^The order changed after you opened it/)).toBeVisible();
    expect(within(dialog).getByRole('button', { name: /^Pass [A-Z]{3}/ })).toBeDisabled();
    await user.click(within(dialog).getByRole('button', { name: 'I have checked it again' }));
    await confirm(user, dialog, 'Pass');
    await waitFor(() => expect(orderOf(no).status).toBe('PASSED'));
    expect(callsOf('pass').map(({ body }) => body)).toMatchObject([{ items: [{ withdrawNo: no, version }] }]);
  });

  exhaustiveTest('is reloaded before its dialog can send, when the list is older than 15 seconds', async () => {
    const no = stories().overdue;
    const user = await open(`keyword=${no}`);
    await findRow(no);
    actAs('chen.yu', 'pass', no);
    // Each answer sets the clock.
    await settle();
    noteServerTime(new Date(NOW + 16_000).toISOString());
    const dialog = await ask(user, 'Reject', no);
    expect(await within(dialog).findByText('This is no longer possible.')).toBeVisible();
    expect(within(dialog).getByText(/^Already passed by chen\.yu/)).toBeVisible();
    expect(within(dialog).getByRole('button', { name: /^Reject [A-Z]{3}/ })).toBeDisabled();
    expect(callsOf('page').map(({ query }) => query)).toContainEqual(expect.stringContaining(`withdrawNo=${no}`));
    expect(callsOf('reject')).toEqual([]);
  });
});

describe('a decision on several orders', () => {
  exhaustiveTest('passes them in one call and reports for each failure the reason and its state', async () => {
    const [first, second] = pair();
    const user = await open(onlyPair());
    for (const no of [first, second]) await tick(user, no);
    expect(screen.getByRole('region', { name: '2 records selected' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Pass selected' }));
    const dialog = await findDialog('Pass 2 withdraw orders');
    await tickWarned(user, dialog);
    actAs('chen.yu', 'pass', second);
    await confirm(user, dialog, 'Pass');
    const report = await findDialog('1 of 2 done');
    const line = within(report).getByRole('row', { name: new RegExp(`^${second} .+ Passed$`) });
    expect(line).toHaveTextContent(/Changed by chen\.yu at 2026-11-20 14:\d\d:\d\d/);
    expect(within(report).queryByText(first)).not.toBeInTheDocument();
    expect(orderOf(first).status).toBe('PASSED');
    for (const no of [first, second]) expect(await findRow(no)).toHaveTextContent('Passed');
    expect(screen.queryByRole('region', { name: /selected$/ })).not.toBeInTheDocument();
  });

  exhaustiveTest('leaves out orders with a high flag and undecidable ones, and counts them', async () => {
    const { payeeChanged, heldByRisk } = stories();
    const user = await open('riskScoreMin=44&status=PENDING,HELD');
    for (const no of [...pair(), payeeChanged, heldByRisk]) await tick(user, no);
    press('p');
    const dialog = await findDialog('Pass 2 withdraw orders');
    expect(screen.getByText(/^You cannot decide 1 selected order now/)).toBeVisible();
    expect(screen.getByText(/^1 order with a high risk flag is excluded/)).toBeVisible();
    await tickWarned(user, dialog);
    await confirm(user, dialog, 'Pass');
    await waitFor(() => expect(pair().map((no) => orderOf(no).status)).toEqual(['PASSED', 'PASSED']));
    expect(orderOf(payeeChanged).decisions).toEqual([]);
  });
});
