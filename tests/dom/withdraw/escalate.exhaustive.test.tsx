import { screen, waitFor, within } from '@testing-library/react';
import { exhaustiveTest } from '../../support/depth';
import { withCleanApp } from '../../support/domApp';
import { aDesk, ask, confirm, findDialog, findPanel, findRow } from '../../support/domDesk';
import { withNetwork } from '../../support/domNetwork';
import { choose, type User } from '../../support/domUser';

withCleanApp();
const network = withNetwork();
const { stories, orderOf, operatorOf, actAs, open, openList, callsOf } = aDesk(network);

const QUESTION = { to: 'RISK', question: 'Is this beneficiary known?' };
const pick = async (user: User, no: string) => user.click(within(await findRow(no)).getByRole('checkbox'));
const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent?.replace(/[\s\d]+$/, ''));

test('several selected orders are escalated to one operator with one question, and one that changed is refused alone', async () => {
  const [, second = '', third = ''] = stories().sharedPayee;
  const user = await open(`keyword=${second},${third}`, 'li.na');
  await pick(user, second);
  await pick(user, third);
  actAs('r.santos', 'hold', second, { reasonCode: 'PAYEE_CHECK' });
  await user.click(screen.getByRole('button', { name: 'Escalate selected' }));
  const dialog = await findDialog('Escalate 2 withdraw orders');
  await user.click(within(dialog).getByRole('radio', { name: 'One operator' }));
  await user.type(within(dialog).getByLabelText('Question'), '  abc ');
  await user.click(within(dialog).getByRole('button', { name: 'Escalate' }));
  await within(dialog).findByText(/at least 4/i);
  expect(callsOf('escalate')).toHaveLength(0);
  await user.type(within(dialog).getByLabelText('Question'), ' is shared by three');
  // The list shows its first entries only; typing finds the others.
  await user.type(await within(dialog).findByRole('combobox', { name: 'Operator' }), 'ops.lee');
  await user.click(await screen.findByText(/^ops\.lee/, { selector: '.ant-select-item-option-content' }));
  await user.click(within(dialog).getByRole('button', { name: 'Escalate' }));
  await screen.findByText('1 of 2 done', { selector: '.ant-modal-title' });
  expect(callsOf('escalate').map(({ body }) => body)).toMatchObject([
    { to: operatorOf('ops.lee').id, question: 'abc  is shared by three' },
  ]);
  expect(orderOf(third).escalations).toMatchObject([{ to: { username: 'ops.lee' }, by: { username: 'li.na' } }]);
  expect(orderOf(second).escalations).toEqual([]);
});

test('the person asked can reject with the answer, which returns the money', async () => {
  const { overdue: no } = stories();
  actAs('li.na', 'escalate', no, QUESTION);
  const user = await openList(`view=ESCALATED&no=${no}`, 'r.santos');
  const panel = await findPanel(no);
  expect(tabs()).toContain('Escalated to me');
  expect(panel).toHaveTextContent(`li.na asked Risk officers`);
  await user.click(await within(panel).findByRole('button', { name: 'Answer' }));
  const dialog = await findDialog(`Answer about ${no}`);
  await user.type(within(dialog).getByLabelText('Answer'), 'The bank knows another name');
  await user.click(within(dialog).getByRole('radio', { name: 'Reject the order' }));
  await within(dialog).findByText(/Returns [A-Z]{3} [\d,.]+ to the available balance immediately/);
  await user.click(within(dialog).getByRole('button', { name: /^Answer and reject [A-Z]{3}/ }));
  await within(dialog).findByText(/Choose|Select|required/i, { selector: '.ant-form-item-explain-error' });
  expect(callsOf('answer')).toHaveLength(0);
  await choose(user, 'Reason', 'Risk review failed');
  await user.click(within(dialog).getByRole('button', { name: /^Answer and reject [A-Z]{3}/ }));
  await waitFor(() => expect(orderOf(no)).toMatchObject({ status: 'REJECTED', rejectReason: 'RISK_REVIEW' }));
  expect(callsOf('answer').map(({ body }) => body)).toEqual([
    { withdrawNo: no, version: 2, answer: 'The bank knows another name', decision: 'REJECT', reasonCode: 'RISK_REVIEW' },
  ]);
});

test('an order assigned to another operator is passed only after a confirmation', async () => {
  const { plain: no } = stories();
  actAs('a.nguyen', 'assign', no, { assigneeId: operatorOf('w.chai').id });
  const user = await open(`keyword=${no}`, 'li.na');
  expect(await findRow(no)).toHaveTextContent('assigned to w.chai');
  const dialog = await ask(user, 'Pass', no);
  await confirm(user, dialog, 'Pass');
  await within(dialog).findByText('Confirm that you decide instead');
  expect(callsOf('pass')).toHaveLength(0);
  await user.click(within(dialog).getByRole('checkbox', { name: 'Assigned to w.chai. I decide instead.' }));
  await confirm(user, dialog, 'Pass');
  await waitFor(() => expect(orderOf(no)).toMatchObject({ status: 'PASSED', assignment: null }));
  expect(callsOf('pass').map(({ body }) => body)).toMatchObject([{ confirmAssigned: true }]);
});

exhaustiveTest('the assignee passes without a confirmation', async () => {
  const { plain: no } = stories();
  actAs('a.nguyen', 'assign', no, { roleCode: 'FIN_REVIEWER' });
  const user = await open(`keyword=${no}`, 'li.na');
  const dialog = await ask(user, 'Pass', no);
  expect(within(dialog).queryByText(/I decide instead/)).not.toBeInTheDocument();
  await confirm(user, dialog, 'Pass');
  await waitFor(() => expect(orderOf(no).status).toBe('PASSED'));
});

exhaustiveTest('an operations lead assigns a selection to a role, and ends the assignment', async () => {
  const [, second = '', third = ''] = stories().sharedPayee;
  const user = await open(`keyword=${second},${third}`);
  await pick(user, second);
  await pick(user, third);
  await user.click(screen.getByRole('button', { name: 'Assign selected' }));
  const dialog = await findDialog('Assign 2 withdraw orders');
  expect(within(dialog).queryByRole('radio', { name: 'No one' })).not.toBeInTheDocument();
  await user.click(within(dialog).getByRole('radio', { name: 'A role' }));
  await within(dialog).findByRole('combobox', { name: 'Role' });
  await choose(user, 'Role', 'Finance checker (FIN_CHECKER)');
  await user.click(within(dialog).getByRole('button', { name: 'Assign' }));
  await waitFor(() => expect(orderOf(third).assignment?.to).toBe('FIN_CHECKER'));
  expect(orderOf(second).assignment?.to).toBe('FIN_CHECKER');
  await pick(user, second);
  await user.click(screen.getByRole('button', { name: 'Assign selected' }));
  const again = await findDialog('Assign 1 withdraw order');
  await user.click(within(again).getByRole('radio', { name: 'No one' }));
  await user.click(await within(again).findByRole('button', { name: 'End the assignment' }));
  await waitFor(() => expect(orderOf(second).assignment).toBeNull());
});

test('without the keys all of it is hidden', async () => {
  const { overdue: no } = stories();
  const me = operatorOf('li.na');
  const { access } = me;
  me.access = new Set([...me.access].filter((key) => !/:withdraw:(escalate|answer|assign)$/.test(key)));
  const user = await open(`keyword=${no}&no=${no}`, 'li.na');
  await findPanel(no);
  await findRow(no);
  expect(tabs()).not.toContain('Escalated to me');
  for (const name of ['Escalate', 'Answer', 'Assign', 'Escalate selected', 'Assign selected'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  await user.keyboard('q');
  expect(document.querySelector('.ant-modal-title')).toBeNull();
  me.access = access;
});
