import { act, screen, waitFor, within } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import type { WithdrawDetail } from '@/contract';
import { BulkPassModal } from '@/pages/trade/withdraw/BulkPassModal';
import type { DecisionProps } from '@/pages/trade/withdraw/calls';
import { PassModal } from '@/pages/trade/withdraw/PassModal';
import { getWithdrawFacts } from '@/services/withdraw';
import { toppedUp } from '../../../mock/flow/postings';
import { submit } from '../../../mock/flow/withdraw/request';
import { withCleanApp } from '../../support/domApp';
import { aDesk, ask, confirm, findDialog, findRow } from '../../support/domDesk';
import { endKeySequence, press } from '../../support/domKeys';
import { renderKit } from '../../support/domKit';
import { withNetwork } from '../../support/domNetwork';
import { aUser, type User } from '../../support/domUser';

/* A decision on several orders shows what the decision card of each shows (docs/rules/withdraw.md#bulk). */

withCleanApp();
const network = withNetwork();
const { stories, orderOf, open, callsOf } = aDesk(network);
beforeEach(endKeySequence);

/** Opens a list of these orders, selects all, and opens the dialog of the key. */
async function askAll(numbers: readonly string[], key: 'p' | 'r'): Promise<[User, HTMLElement]> {
  const user = await open(`keyword=${numbers.join()}&pageSize=50`);
  for (const no of numbers) await user.click(within(await findRow(no)).getByRole('checkbox'));
  press(key);
  return [user, await findDialog(`${key === 'p' ? 'Pass' : 'Reject'} ${numbers.length} withdraw orders`)];
}
const boxOf = (dialog: HTMLElement, no: string) => within(dialog).getByRole('checkbox', { name: no });
const lineOf = (dialog: HTMLElement, no: string) => boxOf(dialog, no).closest('li') as HTMLElement;
const moneyOf = (no: string, which: 'net' | 'amount') => {
  const { account, [which]: minor } = orderOf(no);
  return [account.currency, minor] as const;
};

describe('a bulk pass', () => {
  test('warns at each order as its card does, passes only what is ticked, and leaves the rest selected', async () => {
    const { plain, overdue, spike, repeat, repeated } = stories();
    const numbers = [plain, overdue, spike, repeat];
    const [user, dialog] = await askAll(numbers, 'p');
    await waitFor(() => expect(boxOf(dialog, plain)).toBeChecked());
    expect(callsOf('facts')).toHaveLength(1);
    expect(lineOf(dialog, spike)).toHaveTextContent(/9\.0 times the usual [A-Z]{3} [\d,.]+/);
    expect(lineOf(dialog, repeat)).toHaveTextContent(`Possible duplicate of ${repeated}`);
    const ticked = numbers.filter((no) => (boxOf(dialog, no) as HTMLInputElement).checked);
    expect(ticked).toEqual([plain, overdue]);
    expect(dialog).toHaveTextContent('Ticked: 2 of 4');

    await user.click(boxOf(dialog, repeat));
    await user.click(boxOf(dialog, overdue));
    await user.click(within(dialog).getByRole('button', { name: /^Pass [A-Z]{3} / }));
    await waitFor(() => expect(callsOf('pass')).toHaveLength(1));
    const sent = callsOf('pass')[0]?.body as { items: { withdrawNo: string }[] };
    expect(sent.items.map(({ withdrawNo }) => withdrawNo)).toEqual([plain, repeat]);
    expect(sent).toMatchObject({ acknowledgedDuplicates: [repeated] });
    expect(await screen.findByText('2 of 2 done')).toBeVisible();
    expect(await screen.findByRole('region', { name: '2 records selected' })).toBeVisible();
    expect([overdue, spike].flatMap((no) => orderOf(no).decisions)).toEqual([]);
  });

  test('names on its button the net amounts of the ticked orders alone', async () => {
    const { plain, overdue } = stories();
    const [user, dialog] = await askAll([plain, overdue], 'p');
    await waitFor(() => expect(boxOf(dialog, overdue)).toBeChecked());
    await user.click(boxOf(dialog, plain));
    const [currency, net] = moneyOf(overdue, 'net');
    const button = within(dialog).getByRole('button', { name: new RegExp(`^Pass ${currency} [\\d,.]+$`) });
    expect(button.textContent?.replace(/\D/g, '')).toBe(String(net));
    await user.click(boxOf(dialog, overdue));
    expect(within(dialog).getByRole('button', { name: 'Pass' })).toBeDisabled();
    expect(dialog).toHaveTextContent('Tick at least one order');
  });

  test.each([
    ['does not have the facts', { status: 404, body: '<h1>Not Found</h1>' }],
    ['fails to give them', { code: 461, msg: 'Not now.' }],
  ])('ticks no order when the server %s, and says why', async (_, kind) => {
    const { plain, overdue } = stories();
    network().platform.faults.push({ match: '/trade/withdraw/facts', kind, times: 9 });
    const [user, dialog] = await askAll([plain, overdue], 'p');
    for (const no of [plain, overdue]) {
      await waitFor(() => expect(lineOf(dialog, no)).toHaveTextContent('Not all facts are known'));
      expect(boxOf(dialog, no)).not.toBeChecked();
    }
    await user.click(boxOf(dialog, overdue));
    await user.click(within(dialog).getByRole('button', { name: /^Pass [A-Z]{3} / }));
    await waitFor(() => expect(orderOf(overdue).status).toBe('PASSED'));
    expect(orderOf(plain).decisions).toEqual([]);
  });
});

test('a possible duplicate is passed alone after a tick of its own, by its key', async () => {
  const { repeat, repeated } = stories();
  const user = await open(`keyword=${repeat}`);
  const dialog = await ask(user, 'Pass', repeat);
  const box = await within(dialog).findByRole('checkbox', { name: new RegExp(`possible duplicate of: ${repeated}`) });
  await confirm(user, dialog, 'Pass');
  expect(await within(dialog).findByText('Tick the possible duplicate first')).toBeVisible();
  expect(callsOf('pass')).toEqual([]);
  press('1');
  await waitFor(() => expect(box).toBeChecked());
  await confirm(user, dialog, 'Pass');
  await waitFor(() => expect(orderOf(repeat).status).toBe('PASSED'));
  expect(callsOf('pass').map(({ body }) => body)).toMatchObject([{ acknowledgedDuplicates: [repeated] }]);
});

describe('a duplicate that comes while the dialog is open', () => {
  const nothing = () => undefined;

  /** The holder requests the same amount to the same account once more. */
  function requestAgain(no: string): string {
    const { world } = network().platform;
    const { ledger, clock } = world;
    const { account, holder, payee, requested, amount } = orderOf(no);
    const clearing = ledger.account('U01', account.currency, 'CLEARING', false);
    ledger.post(clock.now(), 'TOPUP', world.numberOf('T'), toppedUp(account, clearing, amount));
    return submit(world, { holder, account, payee, requested, source: 'PORTAL' }).no;
  }

  /** Shows a dialog over orders that the server has answered with their facts. */
  async function show(
    numbers: readonly string[],
    dialogOf: (rows: readonly WithdrawDetail[], props: DecisionProps) => ReactNode,
  ) {
    await network().enter('ops.lee');
    const read = () => getWithdrawFacts(numbers.join());
    const send = jest.fn(() => new Promise<never>(nothing));
    let turn: (rows: readonly WithdrawDetail[]) => void = nothing;
    const Page = ({ first }: { first: readonly WithdrawDetail[] }) => {
      const [rows, setRows] = useState(first);
      turn = setRows;
      const state = { isChecking: false, isChanged: false, isRead: true };
      const events = { onLooked: nothing, onRead: nothing, onDone: nothing, onRefusal: nothing, onClose: nothing };
      const [head, ...others] = rows;
      if (!head) throw new Error('No orders');
      return dialogOf(rows, { rows: [head, ...others], send, ...state, ...events });
    };
    await renderKit(<Page first={await read()} />, { access: ['trade:withdraw:pass', 'trade:withdraw:detail'] });
    const readAgain = async () => {
      const rows = await read();
      await act(async () => turn(rows));
    };
    return { user: aUser(), send, readAgain };
  }

  test('takes the tick of the dialog of one order away, which sends nothing before a new tick', async () => {
    const { repeat, repeated } = stories();
    const { user, send, readAgain } = await show([repeat], ([order], props) =>
      order ? <PassModal order={order} seen={[]} onSee={nothing} {...props} /> : null,
    );
    const findBox = (numbers: string) =>
      screen.findByRole('checkbox', { name: new RegExp(`possible duplicate of: ${numbers}$`) });
    await user.click(await findBox(repeated));
    expect(await findBox(repeated)).toBeChecked();

    const added = requestAgain(repeat);
    await readAgain();
    const box = await findBox(`${added}, ${repeated}`);
    expect(box).not.toBeChecked();
    await confirm(user, document.body, 'Pass');
    expect(await screen.findByText('Tick the possible duplicate first')).toBeVisible();
    expect(send).not.toHaveBeenCalled();

    await user.click(box);
    await confirm(user, document.body, 'Pass');
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    expect(send.mock.lastCall).toMatchObject(['pass', { acknowledgedDuplicates: [added, repeated] }, {}]);
  });

  test('takes the tick of its order away in the dialog of several, which sends nothing before a new tick', async () => {
    const { plain, repeat, repeated } = stories();
    const { user, send, readAgain } = await show([plain, repeat], (_, props) => <BulkPassModal {...props} />);
    const box = (no: string) => boxOf(document.body, no);
    await screen.findByRole('checkbox', { name: repeat });
    await user.click(box(plain));
    await user.click(box(repeat));
    expect([plain, repeat].map((no) => (box(no) as HTMLInputElement).checked)).toEqual([false, true]);

    const added = requestAgain(repeat);
    await readAgain();
    expect(lineOf(document.body, repeat)).toHaveTextContent(`Possible duplicate of ${added}`);
    expect(box(repeat)).not.toBeChecked();
    const button = screen.getByRole('button', { name: 'Pass' });
    expect(button).toBeDisabled();
    await user.click(button);
    expect(send).not.toHaveBeenCalled();

    await user.click(box(repeat));
    await confirm(user, document.body, 'Pass');
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    expect(send.mock.lastCall).toMatchObject([
      'pass',
      { items: [{ withdrawNo: repeat }], acknowledgedDuplicates: [added, repeated] },
      {},
    ]);
  });
});

test('a bulk reject lists its orders with what returns to the holder, and says that it cannot be undone', async () => {
  const { plain, spike } = stories();
  const [, dialog] = await askAll([plain, spike], 'r');
  const lines = within(within(dialog).getByRole('region', { name: 'Orders to reject' })).getAllByRole('listitem');
  for (const no of [plain, spike]) {
    const [currency, amount] = moneyOf(no, 'amount');
    const line = lines.find(({ textContent }) => textContent?.includes(no));
    const shown = line?.querySelector('.pass-line .number')?.textContent;
    expect([shown?.slice(0, 3), shown?.replace(/\D/g, '')]).toEqual([currency, String(amount)]);
    expect(line).toHaveTextContent(orderOf(no).holder.name);
  }
  expect(dialog).toHaveTextContent('to the available balance immediately. This cannot be undone.');
  expect(callsOf('facts')).toEqual([]);
});
