import { screen, within } from '@testing-library/react';
import { withCleanApp } from '../../support/domApp';
import { aDesk, ask, findPanel, findRow } from '../../support/domDesk';
import { withNetwork } from '../../support/domNetwork';

withCleanApp();
const network = withNetwork();
const { stories, actAs, open, orderOf } = aDesk(network);

/** The first of two approvals. */
const FIRST = 1;

test('row, decision card and dialog of a second decision say who passed before, when, and with which remark', async () => {
  const { tier2: no } = stories();
  expect(actAs('li.na', 'pass', no, { remark: 'Called the holder' }).envelope.code).toBe(200);
  network().platform.clock.advance(12 * 60_000);
  const user = await open(`keyword=${no}`, 'ops.lee');
  expect(await findRow(no)).toHaveTextContent('1 of 2 li.na 12 min ago');
  await user.click(await screen.findByRole('link', { name: `Open ${no}` }));
  const words = `Decision ${FIRST} of 2: li.na passed it 12 min ago with the remark “Called the holder”.`;
  expect(await findPanel(no)).toHaveTextContent(words);
  await user.keyboard('{Escape}');
  expect(await ask(user, 'Pass', no)).toHaveTextContent(words);
});

test('of several orders the dialog says it at each, and a decision without a remark is told as one', async () => {
  const { secondStageBy, plain } = stories();
  const no = secondStageBy['li.na'] ?? '';
  const user = await open(`keyword=${no},${plain}`, 'ops.lee');
  for (const one of [no, plain]) await user.click(within(await findRow(one)).getByRole('checkbox'));
  expect(within(await findRow(plain)).getByText('0 of 1')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Pass selected' }));
  const lines = within(await screen.findByRole('region', { name: 'Orders to pass' })).getAllByRole('listitem');
  const said = new Map(lines.map(({ textContent }) => [[no, plain].find((one) => textContent?.includes(one)), textContent]));
  expect(said.get(no)).toMatch(new RegExp(`Decision ${FIRST} of 2: li\\.na passed it \\d+ min ago, without a remark\\.`));
  expect(said.get(plain)).not.toMatch(/passed it/);
});

test('nothing is said of it once the order is decided', async () => {
  const { tier2: no } = stories();
  actAs('li.na', 'pass', no);
  actAs('chen.yu', 'pass', no);
  expect(orderOf(no).status).toBe('PASSED');
  await open(`keyword=${no}&no=${no}`, 'ops.lee');
  expect(await findPanel(no)).toHaveTextContent('2 of 2');
  expect(await findPanel(no)).not.toHaveTextContent(/passed it/);
  expect(within(await findRow(no)).getByText('2 of 2 li.na, chen.yu')).toBeVisible();
});
