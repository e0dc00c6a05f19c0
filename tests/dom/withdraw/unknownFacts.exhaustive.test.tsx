import { screen, waitFor, within } from '@testing-library/react';
import type { Withdraw } from '@/contract';
import { firstOf } from '../../support/depth';
import { withCleanApp } from '../../support/domApp';
import { aDesk, ask, confirm, findDialog, findRow, tickWarned } from '../../support/domDesk';
import { withNetwork } from '../../support/domNetwork';

withCleanApp();
const network = withNetwork();
const { stories, orderOf, openList, open, callsOf } = aDesk(network);

/** The platform's own row without some of its fields, as a server that sends less would send it. */
function sendLess(path: 'page' | 'detail', row: Partial<Withdraw>, without: readonly (keyof Withdraw)[]) {
  const less = Object.fromEntries(Object.entries(row).filter(([name]) => !without.includes(name as keyof Withdraw)));
  const data = path === 'page' ? { list: [less], total: 1, current: 1, pageSize: 10 } : less;
  network().platform.faults.push({ match: `/trade/withdraw/${path}`, kind: { code: 200, msg: 'ok', data } });
}
const aRow = (no: string, changes: Partial<Withdraw> = {}): Partial<Withdraw> => ({
  withdrawNo: no,
  currency: 'THB',
  amount: '1250.00',
  netAmount: '1237.50',
  status: 'PENDING',
  submittedAt: '2026-11-20T06:00:00Z',
  requiredStages: 1,
  reviewStage: 1,
  payeeName: 'S**',
  riskFlags: [],
  version: orderOf(no).version,
  allowed: ['pass', 'reject'],
  ...changes,
});

test('an order without a version cannot be decided, and its buttons show the reason', async () => {
  const no = stories().overdue;
  sendLess('page', aRow(no), ['version']);
  const user = await open(`keyword=${no}`);
  for (const action of ['Pass', 'Reject']) {
    const button = within(await findRow(no)).getByRole('button', { name: `${action} ${no}` });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription(/This record has no version/);
    await user.click(button);
  }
  await network().settle();
  expect(callsOf('pass')).toEqual([]);
});

test('missing list fields are read from the detail before a pass, which is blocked until then', async () => {
  const no = stories().overdue;
  const missing = ['netAmount', 'reviewStage', 'requiredStages', 'payeeName'] as const;
  sendLess('page', aRow(no), missing);
  sendLess('detail', aRow(no), missing);
  const user = await open(`keyword=${no}`);
  const dialog = await ask(user, 'Pass', no);
  expect(await within(dialog).findByText(/^Unknown: Net and Approvals required/)).toBeVisible();
  expect(dialog).not.toHaveTextContent('Final decision: creates');
  expect(within(dialog).getByText('unknown amount')).toBeVisible();
  expect(within(dialog).getByRole('button', { name: /^Pass/ })).toBeDisabled();
  network().platform.faults.length = 0;
  await user.click(within(dialog).getByRole('button', { name: 'Load order' }));
  expect(await within(dialog).findByText(/^Final decision/)).toBeVisible();
  await within(dialog).findByRole('button', { name: /^Pass [A-Z]{3} / });
  await confirm(user, dialog, 'Pass');
  await waitFor(() => expect(orderOf(no).status).toBe('PASSED'));
});

test.each(
  firstOf<[string, object]>([
    ['null', { data: null }],
    ['absent', {}],
  ]),
)('a pass that is answered without data (%s) has an unknown outcome', async (_, rest) => {
  const no = stories().overdue;
  const user = await open(`keyword=${no}`);
  const dialog = await ask(user, 'Pass', no);
  network().platform.faults.push({ match: '/trade/withdraw/pass', kind: { code: 200, msg: 'ok', ...rest } as never });
  await confirm(user, dialog, 'Pass');
  expect(await screen.findByText(`“Pass” for ${no}: result unknown`)).toBeVisible();
});

test.each(
  firstOf<[string, object | null]>([
    ['without rows', { total: 3 }],
    ['without a total', { list: [] }],
    ['null', null],
  ]),
)('a list that is answered %s has failed, and can be loaded again', async (_, data) => {
  network().platform.faults.push({ match: '/trade/withdraw/page', kind: { code: 200, msg: 'ok', data } as never });
  const user = await open(`keyword=${stories().overdue}`);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await findRow(stories().overdue);
});

test('a bulk pass shows net amount, beneficiary, stage, evidence and shared beneficiaries of each order', async () => {
  const [first, second, third] = stories().sharedPayee as [string, string, string];
  const user = await openList('view=WAITING&riskFlag=PAYEE_SHARED&pageSize=50');
  for (const no of [first, second]) await user.click(within(await findRow(no)).getByRole('checkbox'));
  await user.click(await screen.findByRole('button', { name: 'Pass selected' }));
  const dialog = await findDialog('Pass 2 withdraw orders');
  const lines = within(within(dialog).getByRole('region', { name: 'Orders to pass' }));
  const line = lines.getByText(first).closest('li') as HTMLElement;
  expect(line).toHaveTextContent('3 holders use this beneficiary.');
  expect(line).toHaveTextContent('Final decision');
  expect(line).toHaveTextContent(orderOf(first).holder.name);
  expect(line).toHaveTextContent(second);
  expect(line).toHaveTextContent(third);
  await tickWarned(user, dialog);
  const nets = [first, second].reduce((sum, no) => sum + orderOf(no).net, 0n);
  const shown = within(dialog)
    .getByRole('button', { name: /^Pass [A-Z]{3} / })
    .textContent?.replace(/\D/g, '');
  expect(shown).toBe(String(nets));
});
