import { act, screen, waitFor, within } from '@testing-library/react';
import type { AccessKey, Withdraw, WithdrawStatus } from '@/contract';
import { accessKeys } from '@/contract/keys';
import { noteServerTime } from '@/domain/serverClock';
import { RowActions } from '@/pages/trade/withdraw/RowActions';
import { aWithdraw } from '../../support/domBuilders';
import { renderKit } from '../../support/domKit';
import { aUser } from '../../support/domUser';

const NOW = Date.parse('2026-11-20T06:31:00Z');
const inSeconds = (seconds: number) => new Date(NOW + seconds * 1_000).toISOString();
const everything = [...accessKeys];
const without = (key: AccessKey) => everything.filter((one) => one !== key);

async function show(changes: Partial<Withdraw> = {}, access: readonly AccessKey[] = everything, isLocked = false) {
  const row = aWithdraw({ withdrawNo: 'W-1', ...changes });
  const handlers = { ask: jest.fn(), act: jest.fn(async () => undefined), onOpen: jest.fn() };
  await renderKit(
    <div>
      row <RowActions row={row} {...handlers} lockOf={(no) => (isLocked && no === 'W-1' ? 'unknown' : undefined)} />
    </div>,
    { access },
  );
  await screen.findByText('row');
  return { row, ...handlers };
}

/** What is offered beside “more”, with the text that is seen. */
const buttons = () =>
  screen
    .queryAllByRole('button')
    .map((button) => button.textContent)
    .filter(Boolean);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
async function more(user = aUser()): Promise<string[]> {
  await user.click(button('More actions on W-1'));
  const menu = await screen.findByRole('menu');
  return within(menu)
    .getAllByRole('menuitem')
    .map((entry) => entry.textContent ?? '');
}

afterEach(() => jest.useRealTimers());

describe('the two decisions', () => {
  test('open their own order’s dialog, and do not open the row', async () => {
    const user = aUser();
    const onRow = jest.fn();
    const row = aWithdraw({ withdrawNo: 'W-1' });
    const ask = jest.fn();
    await renderKit(
      // biome-ignore lint/a11y: stands for a table row
      <div onClick={onRow}>
        <RowActions row={row} ask={ask} act={jest.fn()} lockOf={() => undefined} onOpen={jest.fn()} />
      </div>,
      { access: everything },
    );
    await user.click(await screen.findByRole('button', { name: 'Pass W-1' }));
    await user.click(button('Reject W-1'));
    expect(ask.mock.calls).toEqual([
      ['pass', [row]],
      ['reject', [row]],
    ]);
    expect(onRow).not.toHaveBeenCalled();
  });

  test('that are denied stay visible with the reason of the server, and open nothing', async () => {
    const user = aUser();
    const { ask } = await show({
      allowed: ['reject'],
      denied: [{ action: 'pass', why: 'The amount is above your approval limit (tier 1, needed 2).' }],
    });
    const pass = button('Pass W-1');
    expect(pass).toHaveAttribute('aria-disabled', 'true');
    expect(button('Reject W-1')).toHaveAttribute('aria-disabled', 'false');
    act(() => pass.focus());
    await waitFor(() => expect(pass).toHaveAccessibleDescription('The amount is above your approval limit (tier 1, needed 2).'));
    await user.click(pass);
    expect(ask).not.toHaveBeenCalled();
  });

  test.each([
    ['trade:withdraw:pass', ['Reject']],
    ['trade:withdraw:reject', ['Pass']],
  ] as const)('are hidden without their key (%s)', async (key, expected) => {
    await show({}, without(key));
    expect(buttons()).toEqual(expected);
  });

  test('are locked, and all others hidden, while a change of the order has no answer', async () => {
    const { ask } = await show({ allowed: ['pass', 'reject', 'claim', 'hold'] }, everything, true);
    const pass = button('Pass W-1');
    expect(buttons()).toEqual(['Pass', 'Reject']);
    expect(button('Reject W-1')).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByRole('button', { name: 'More actions on W-1' })).not.toBeInTheDocument();
    act(() => pass.focus());
    await waitFor(() => expect(pass).toHaveAccessibleDescription('A change to this order is still unanswered.'));
    await aUser().click(pass);
    expect(ask).not.toHaveBeenCalled();
  });
});

describe('undo', () => {
  const passed: Partial<Withdraw> = { status: 'PASSED', allowed: ['undo'], undoUntil: inSeconds(60) };
  /** The platform's clock and this computer's stand at the same time and go on together. */
  const startClock = () => {
    jest.useFakeTimers({ now: NOW });
    noteServerTime(new Date(NOW).toISOString());
  };
  const seconds = (count: number) => act(() => jest.advanceTimersByTimeAsync(count * 1_000));

  test('is shown while its time runs, and replaced by viewing afterwards', async () => {
    startClock();
    const { act: run } = await show(passed);
    expect(buttons()).toEqual(['Undo (60 sec)']);
    await seconds(1);
    expect(buttons()).toEqual(['Undo (59 sec)']);
    expect(button('Undo W-1, 59 seconds left')).toBeVisible();
    await seconds(58);
    expect(buttons()).toEqual(['Undo (1 sec)']);
    await seconds(1);
    expect(buttons()).toEqual(['View']);
    expect(run).not.toHaveBeenCalled();
  });

  test('follows the clock of the platform, not of this computer', async () => {
    jest.useFakeTimers({ now: NOW + 3_600_000 });
    noteServerTime(inSeconds(20));
    await show(passed);
    expect(buttons()).toEqual(['Undo (40 sec)']);
  });

  test('acts at once, without a dialog, on its own order', async () => {
    startClock();
    const { row, ask, act: run } = await show(passed);
    await aUser({ advanceTimers: jest.advanceTimersByTime }).click(button(/^Undo W-1/));
    expect(run.mock.calls).toEqual([['undo', [row]]]);
    expect(ask).not.toHaveBeenCalled();
  });

  test('is not offered to others, whose server does not allow it', async () => {
    startClock();
    await show({ ...passed, allowed: [] });
    expect(buttons()).toEqual(['View']);
  });

  test('is not offered after its time', async () => {
    startClock();
    await show({ ...passed, undoUntil: inSeconds(-1) });
    expect(buttons()).toEqual(['View']);
  });

  test('is replaced by viewing the order without its key', async () => {
    startClock();
    await show(passed, without('trade:withdraw:undo'));
    expect(buttons()).toEqual(['View']);
  });

  test('is locked while a change of the order has no answer', async () => {
    startClock();
    const { act: run } = await show(passed, everything, true);
    expect(button(/^Undo W-1/)).toHaveAttribute('aria-disabled', 'true');
    await aUser({ advanceTimers: jest.advanceTimersByTime }).click(button(/^Undo W-1/));
    expect(run).not.toHaveBeenCalled();
  });
});

describe('the main action of a row', () => {
  test.each<[WithdrawStatus, Withdraw['allowed'], string[]]>([
    ['PENDING', ['pass', 'reject', 'claim', 'hold'], ['Pass', 'Reject']],
    ['PENDING', [], ['Pass', 'Reject']],
    ['SECOND_REVIEW', ['release', 'hold'], ['Pass', 'Reject']],
    ['HELD', ['reject', 'unhold'], ['Lift hold', 'Reject']],
    ['HELD', [], ['Reject']],
    ['WAITING_HOLDER', ['resume'], ['Resume review', 'Reject']],
    ['PASSED', [], ['View']],
    ['PAYING', ['query'], ['Query upstream']],
    ['UNKNOWN', ['query', 'resolve'], ['Record outcome']],
    ['UNKNOWN', ['query'], ['Query upstream']],
    ['FAILED', ['retry', 'refund'], ['Retry payout']],
    ['REVERSED', ['retry', 'refund'], ['Retry payout']],
    ['FAILED', ['refund'], ['View']],
    ['SUCCESS', [], ['View']],
    ['REJECTED', [], ['View']],
    ['CANCELED', [], ['View']],
    ['EXPIRED', [], ['View']],
    ['NEW_IN_THE_CONTRACT' as WithdrawStatus, ['pass'], ['Pass']],
  ])('in the state %s follows from the allowed actions (%j)', async (status, allowed, expected) => {
    await show({ status, allowed });
    await screen.findByText(expected[0] ?? '');
    expect(buttons()).toEqual(expected);
  });

  test('is the next one without the key of the first', async () => {
    await show({ status: 'UNKNOWN', allowed: ['query', 'resolve'] }, without('trade:withdraw:resolve'));
    expect(buttons()).toEqual(['Query upstream']);
  });

  test('is viewing the order for an operator without actions', async () => {
    const { row, onOpen } = await show({ allowed: ['pass', 'reject'] }, ['trade:withdraw:page']);
    expect(buttons()).toEqual(['View']);
    await aUser().click(button('View W-1'));
    expect(onOpen.mock.calls).toEqual([[row]]);
  });

  test('opens its dialog, as from the menu', async () => {
    const { row, ask } = await show({ status: 'FAILED', allowed: ['retry', 'refund'] });
    await aUser().click(button('Retry payout W-1'));
    expect(ask.mock.calls).toEqual([['retry', [row]]]);
  });
});

describe('the other actions of a row', () => {
  test.each<[WithdrawStatus, Withdraw['allowed'], string[]]>([
    ['PENDING', ['pass', 'reject', 'claim', 'hold'], ['Claim', 'Hold']],
    ['SECOND_REVIEW', ['release', 'hold'], ['Release claim', 'Hold']],
    ['PENDING', ['takeOver'], ['Take over']],
    ['PENDING', ['escalate', 'answer', 'assign'], ['Answer', 'Escalate', 'Assign']],
    ['UNKNOWN', ['query', 'resolve'], ['Query upstream']],
    ['FAILED', ['retry', 'refund'], ['Return funds']],
  ])('in the state %s are exactly the allowed ones (%j)', async (status, allowed, expected) => {
    await show({ status, allowed });
    expect(await more()).toEqual(expected);
  });

  test('have no button when there are none', async () => {
    await show({ allowed: ['pass', 'reject'] });
    expect(button('Pass W-1')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'More actions on W-1' })).not.toBeInTheDocument();
  });

  test('exclude those without a key, and disappear with the last one', async () => {
    await show({ allowed: ['claim', 'hold'] }, without('trade:withdraw:hold'));
    expect(await more()).toEqual(['Claim']);
  });

  test('include taking over only with the key for claims', async () => {
    await show({ allowed: ['takeOver'] }, without('trade:withdraw:claim'));
    expect(button('Pass W-1')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'More actions on W-1' })).not.toBeInTheDocument();
  });

  test.each([
    ['Claim', 'claim'],
    ['Take over', 'takeOver'],
    ['Release claim', 'release'],
    ['Query upstream', 'query'],
    ['Resume review', 'resume'],
  ])('act at once for “%s”', async (label, action) => {
    const user = aUser();
    const {
      row,
      ask,
      act: run,
    } = await show({ status: 'PENDING', allowed: ['claim', 'takeOver', 'release', 'query', 'resume'] });
    await more(user);
    await user.click(screen.getByRole('menuitem', { name: label }));
    expect(run.mock.calls).toEqual([[action, [row]]]);
    expect(ask).not.toHaveBeenCalled();
  });

  test.each([
    ['Hold', 'hold'],
    ['Lift hold', 'unhold'],
    ['Retry payout', 'retry'],
    ['Record outcome', 'resolve'],
    ['Return funds', 'refund'],
    ['Escalate', 'escalate'],
    ['Answer', 'answer'],
    ['Assign', 'assign'],
    ['Ask the holder', 'ask'],
  ])('ask in a dialog before “%s”', async (label, action) => {
    const user = aUser();
    const {
      row,
      ask,
      act: run,
    } = await show({
      allowed: ['hold', 'unhold', 'retry', 'resolve', 'refund', 'escalate', 'answer', 'assign', 'ask'],
    });
    await more(user);
    await user.click(screen.getByRole('menuitem', { name: label }));
    expect(ask.mock.calls).toEqual([[action, [row]]]);
    expect(run).not.toHaveBeenCalled();
  });
});

describe('a server without allowed and denied actions', () => {
  test.each<[WithdrawStatus, { first: string[]; expected: string[] }]>([
    ['PENDING', { first: ['Pass', 'Reject'], expected: ['Claim', 'Hold', 'Escalate', 'Assign', 'Ask the holder'] }],
    ['SECOND_REVIEW', { first: ['Pass', 'Reject'], expected: ['Claim', 'Hold', 'Escalate', 'Assign', 'Ask the holder'] }],
    ['PAYING', { first: ['Query upstream'], expected: [] }],
    ['UNKNOWN', { first: ['Record outcome'], expected: ['Query upstream'] }],
    ['FAILED', { first: ['Retry payout'], expected: ['Return funds'] }],
    ['SUCCESS', { first: ['View'], expected: [] }],
  ])('leaves them to the state of the order: %s', async (status, { first, expected }) => {
    await show({ status, allowed: undefined, denied: undefined });
    expect(buttons()).toEqual(first);
    for (const text of first) expect(button(`${text} W-1`)).not.toHaveAttribute('aria-disabled', 'true');
    if (expected.length > 0) expect(await more()).toEqual(expected);
    else expect(screen.queryByRole('button', { name: 'More actions on W-1' })).not.toBeInTheDocument();
  });

  test('offers to release a claim only where there is one', async () => {
    await show({ allowed: undefined, denied: undefined, claimedBy: '15', claimedByName: 'ops.lee' });
    expect(await more()).toEqual(['Claim', 'Release claim', 'Hold', 'Escalate', 'Assign', 'Ask the holder']);
  });

  test('allows rejecting a held order, and not passing it', async () => {
    await show({ status: 'HELD', allowed: undefined, denied: undefined });
    expect(buttons()).toEqual(['Lift hold', 'Reject']);
    expect(button('Reject W-1')).toHaveAttribute('aria-disabled', 'false');
  });

  test('offers no undo, because the owner of the decision is unknown', async () => {
    noteServerTime(new Date(NOW).toISOString());
    await show({ status: 'PASSED', allowed: undefined, denied: undefined, undoUntil: inSeconds(60) });
    expect(buttons()).toEqual(['View']);
  });
});
