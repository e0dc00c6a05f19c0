import { screen, waitFor, within } from '@testing-library/react';
import { withCleanApp } from '../../support/domApp';
import { aDesk, ask, confirm, findDialog, findPanel, findRow, tickWarned } from '../../support/domDesk';
import { endKeySequence, press } from '../../support/domKeys';
import { withNetwork } from '../../support/domNetwork';
import { findTold } from '../../support/domScreen';
import { performAs } from '../../support/performAs';

/* The last decision is undone by a key, from list and drawer (docs/rules/withdraw.md#undo). */

withCleanApp();
const network = withNetwork();
const { stories, orderOf, open, callsOf, withholdKeys } = aDesk(network);
beforeEach(endKeySequence);

/** The message that names the last decision, with its button. */
async function findNotice(text: Promise<HTMLElement>): Promise<HTMLElement> {
  const notice = (await text).closest<HTMLElement>('.ant-message-notice');
  if (!notice) throw new Error('The text is in no message');
  return notice;
}
const noNotice = (text: string) => waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument());

async function passBoth(user: Awaited<ReturnType<typeof open>>, numbers: readonly string[]) {
  for (const no of numbers) await user.click(within(await findRow(no)).getByRole('checkbox'));
  await user.click(await screen.findByRole('button', { name: /^Pass selected/ }));
  const dialog = await findDialog('Pass 2 withdraw orders');
  await tickWarned(user, dialog);
  await confirm(user, dialog, 'Pass');
}

describe('the last decision', () => {
  test('is named with the seconds left, and undone by z from the list with one call', async () => {
    const no = stories().overdue;
    const user = await open(`keyword=${no}`);
    await confirm(user, await ask(user, 'Pass', no), 'Pass');
    const notice = await findNotice(findTold(`${no} passed`));
    expect(notice).toHaveTextContent(/UndoZ (60|59|58|57|56|55) sec/);
    const { version } = orderOf(no);
    press('z');
    expect(await findTold(`${no}: decision undone`)).toBeVisible();
    await noNotice(`${no} passed`);
    expect(orderOf(no)).toMatchObject({ status: 'PENDING', decisions: [] });
    expect(callsOf('undo').map(({ body }) => body)).toEqual([{ withdrawNo: no, version }]);
    press('z');
    await network().settle();
    expect(callsOf('undo')).toHaveLength(1);
  });

  test('is undone in the drawer too, which has gone on to the next order, by button and by z', async () => {
    const [first, second] = stories().split as [string, string];
    const user = await open(`keyword=${first},${second}&sortField=submittedAt&sortOrder=ascend&no=${first}`);
    const passOpen = async (no: string, next: string) => {
      await findPanel(no);
      press('p');
      const title = await screen.findByText('Pass 1 withdraw order', { selector: '.ant-modal-title' });
      await confirm(user, title.closest<HTMLElement>('[role="dialog"]') as HTMLElement, 'Pass');
      const notice = await findNotice(findTold(`${no} passed`));
      await findPanel(next);
      return notice;
    };
    const notice = await passOpen(first, second);
    await user.click(within(notice).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(orderOf(first)).toMatchObject({ status: 'PENDING', decisions: [] }));
    await noNotice(`${first} passed`);
    await passOpen(second, first);
    press('z');
    await waitFor(() => expect(orderOf(second)).toMatchObject({ status: 'PENDING', decisions: [] }));
    expect(callsOf('undo').map(({ body }) => (body as { withdrawNo: string }).withdrawNo)).toEqual([first, second]);
  });

  test('of several orders is undone as a whole; one that was undone elsewhere is told, the other is undone', async () => {
    const numbers = stories().split as [string, string];
    const [changed] = numbers;
    const user = await open(`keyword=${numbers.join()}&sortField=submittedAt&sortOrder=ascend`);
    await passBoth(user, numbers);
    await findNotice(screen.findByText('2 of 2 done'));
    expect(numbers.map((no) => orderOf(no).status)).toEqual(['PASSED', 'PASSED']);
    performAs(network(), 'ops.lee', '/trade/withdraw/undo', { withdrawNo: changed, version: orderOf(changed).version });
    press('z');
    await waitFor(() => expect(callsOf('undo')).toHaveLength(2));
    await network().settle();
    expect(numbers.map((no) => orderOf(no).status)).toEqual(['PENDING', 'PENDING']);
    expect(await screen.findByText('1 decision undone')).toBeVisible();
    expect(new Set(callsOf('undo').map(({ headers }) => headers['idempotency-key'])).size).toBe(2);
  });

  test('has no undo button for an operator without the permission, and z sends nothing', async () => {
    const no = stories().overdue;
    withholdKeys(['trade:withdraw:undo']);
    const user = await open(`keyword=${no}`);
    await confirm(user, await ask(user, 'Pass', no), 'Pass');
    const notice = await findNotice(findTold(`${no} passed`));
    await waitFor(async () => expect(await findRow(no)).toHaveTextContent('Passed'));
    expect(within(notice).queryByRole('button')).not.toBeInTheDocument();
    expect(within(await findRow(no)).queryByRole('button', { name: /undo/i })).not.toBeInTheDocument();
    press('z');
    await network().settle();
    expect(callsOf('undo')).toEqual([]);
    expect(orderOf(no).status).toBe('PASSED');
  });

  test('of a rejection is told, and cannot be undone', async () => {
    const no = stories().kycExpired;
    const user = await open(`keyword=${no}`);
    const dialog = await ask(user, 'Reject', no);
    press('3');
    await confirm(user, dialog, 'Reject');
    const notice = await findNotice(findTold(new RegExp(`^${no} rejected`)));
    expect(within(notice).queryByRole('button')).not.toBeInTheDocument();
    press('z');
    await network().settle();
    expect(callsOf('undo')).toEqual([]);
    expect(orderOf(no).status).toBe('REJECTED');
  });
});
