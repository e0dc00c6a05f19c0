import type { WithdrawAction, WithdrawStatus } from '@/contract';
import {
  canHappen,
  fitsStatus,
  isWaiting,
  type WithdrawEvent,
  withdrawActionState,
  withdrawTransitions,
} from '@/domain/withdraw';

const STATUSES = [
  'PENDING',
  'SECOND_REVIEW',
  'HELD',
  'WAITING_HOLDER',
  'PASSED',
  'PAYING',
  'SUCCESS',
  'FAILED',
  'UNKNOWN',
  'REVERSED',
  'REJECTED',
  'CANCELED',
  'EXPIRED',
] as const satisfies readonly WithdrawStatus[];

/** One line for each state, one sign for each event: x may happen. */
const EVENTS = [
  'pass',
  'reject',
  'hold',
  'unhold',
  'cancel',
  'expire',
  'undo',
  'send',
  'succeed',
  'fail',
  'lose',
  'retry',
  'refund',
  'reverse',
  'ask',
  'resume',
] as const satisfies readonly WithdrawEvent[];
const TABLE: Readonly<Record<WithdrawStatus, string>> = {
  PENDING: 'x x x . x x . . . . . . . . x .',
  SECOND_REVIEW: 'x x x . x x x . . . . . . . x .',
  HELD: '. x . x . . . . . . . . . . x .',
  WAITING_HOLDER: '. x x . . . . . . . . . . . . x',
  PASSED: '. . . . . . x x . . . . . . . .',
  PAYING: '. . . . . . . . x x x . . . . .',
  SUCCESS: '. . . . . . . . . . . . . x . .',
  FAILED: '. . . . . . . . . . . x x . . .',
  UNKNOWN: '. . . . . . . . x x . . . . . .',
  REVERSED: '. . . . . . . . . . . x x . . .',
  REJECTED: '. . . . . . . . . . . . . . . .',
  CANCELED: '. . . . . . . . . . . . . . . .',
  EXPIRED: '. . . . . . . . . . . . . . . .',
};

const pairs = STATUSES.flatMap((status) =>
  EVENTS.map((event, at) => [event, status, TABLE[status].split(' ')[at] === 'x'] as const),
);

describe('the state table of a withdrawal', () => {
  test('knows every event', () => {
    expect(Object.keys(withdrawTransitions).sort()).toEqual([...EVENTS].sort());
  });

  test.each(pairs)('%s in the state %s may happen: %s', (event, status, expected) => {
    expect(canHappen(event, status)).toBe(expected);
  });

  test('leads to a state with each event, and back to the same state only with two targets', () => {
    for (const { from, to } of Object.values(withdrawTransitions)) {
      expect(to.length).toBeGreaterThan(0);
      const stays = (from as readonly string[]).some((status) => (to as readonly string[]).includes(status));
      if (stays) expect(to.length).toBeGreaterThan(1);
    }
  });

  test('never passes or rejects again in one step once money has left', () => {
    for (const status of ['PASSED', 'PAYING', 'SUCCESS', 'UNKNOWN'] as const) {
      expect(canHappen('pass', status)).toBe(false);
      expect(canHappen('reject', status)).toBe(false);
    }
  });

  test('reaches every state, and leaves every state that is not final', () => {
    const reached = new Set(Object.values(withdrawTransitions).flatMap(({ to }) => to as readonly string[]));
    const left = new Set(Object.values(withdrawTransitions).flatMap(({ from }) => from as readonly string[]));
    for (const status of STATUSES) {
      expect(reached.has(status) || status === 'PENDING').toBe(true);
      expect(left.has(status)).toBe(!['REJECTED', 'CANCELED', 'EXPIRED'].includes(status));
    }
  });
});

/** Actions of the desk by state: x makes sense. Those that are events repeat the table above, the others have their own columns. */
const ACTIONS = [
  'pass',
  'reject',
  'claim',
  'release',
  'takeOver',
  'hold',
  'unhold',
  'query',
  'undo',
  'retry',
  'resolve',
  'refund',
  'escalate',
  'answer',
  'assign',
  'ask',
  'resume',
  'mark',
] as const satisfies readonly WithdrawAction[];
const FITS: Readonly<Record<WithdrawStatus, string>> = {
  PENDING: 'x x x x x x . . . . . . x x x x . .',
  SECOND_REVIEW: 'x x x x x x . . x . . . x x x x . .',
  HELD: '. x . . . . x . . . . . . x x x . .',
  WAITING_HOLDER: '. x . . . x . . . . . . . x x . x .',
  PASSED: '. . . . . . . . x . . . . . . . . .',
  PAYING: '. . . . . . . x . . . . . . . . . .',
  SUCCESS: '. . . . . . . . . . . . . . . . . x',
  FAILED: '. . . . . . . . . x . x . . . . . .',
  UNKNOWN: '. . . . . . . x . . x . . . . . . .',
  REVERSED: '. . . . . . . . . x . x . . . . . x',
  REJECTED: '. . . . . . . . . . . . . . . . . .',
  CANCELED: '. . . . . . . . . . . . . . . . . .',
  EXPIRED: '. . . . . . . . . . . . . . . . . .',
};
const choices = STATUSES.flatMap((status) =>
  ACTIONS.map((action, at) => [action, status, FITS[status].split(' ')[at] === 'x'] as const),
);

describe('the actions allowed in a state', () => {
  test.each(choices)('%s in the state %s: %s', (action, status, expected) => {
    expect(fitsStatus(action, status)).toBe(expected);
  });

  test('agree with the state table for every action that is an event', () => {
    const events = ACTIONS.filter((action) => action in withdrawTransitions) as (WithdrawAction & WithdrawEvent)[];
    expect(events).toEqual(['pass', 'reject', 'hold', 'unhold', 'undo', 'retry', 'refund', 'ask', 'resume']);
    for (const status of STATUSES) for (const event of events) expect(fitsStatus(event, status)).toBe(canHappen(event, status));
  });

  test('an order waits only in PENDING and SECOND_REVIEW', () => {
    expect(STATUSES.filter(isWaiting)).toEqual(['PENDING', 'SECOND_REVIEW']);
  });

  test('are none in a state that this console does not know', () => {
    for (const action of ACTIONS) expect(fitsStatus(action, 'FROZEN_BY_COURT' as WithdrawStatus)).toBe(false);
  });
});

describe('the actions allowed on a row', () => {
  const rows = STATUSES.flatMap((status) => ACTIONS.map((action) => [action, status] as const));

  test.each(rows)('include %s in the state %s as the table says when the server sends none', (action, status) => {
    // Without the server's word nobody knows whether a colleague holds a claim, or who is asked.
    const isAllowed = action !== 'takeOver' && action !== 'answer' && FITS[status].split(' ')[ACTIONS.indexOf(action)] === 'x';
    expect(withdrawActionState({ status }, action)).toEqual({ isAllowed });
  });

  test.each(rows)('include %s in the state %s when the server allows it, against the table', (action, status) => {
    const why = 'never shown';
    expect(withdrawActionState({ status, allowed: [action], denied: [{ action, why }] }, action)).toEqual({ isAllowed: true });
  });

  test.each(rows)('exclude %s in the state %s with the reason of the server', (action, status) => {
    const other = action === 'pass' ? 'reject' : 'pass';
    const denied = [
      { action: other, why: 'another reason' },
      { action, why: 'Somebody else is working on it.' },
    ];
    const expected = { isAllowed: false, why: 'Somebody else is working on it.' };
    expect(withdrawActionState({ status, allowed: [other], denied }, action)).toEqual(expected);
    expect(withdrawActionState({ status, allowed: [], denied }, action)).toEqual(expected);
  });

  test.each(rows)('exclude %s in the state %s without a reason when the server gives none', (action, status) => {
    expect(withdrawActionState({ status, allowed: [] }, action)).toEqual({ isAllowed: false, why: undefined });
    expect(withdrawActionState({ status, allowed: [], denied: [] }, action)).toEqual({ isAllowed: false, why: undefined });
  });

  test('are none in a state that this console does not know', () => {
    const status = 'FROZEN_BY_COURT' as WithdrawStatus;
    for (const action of ACTIONS) expect(withdrawActionState({ status }, action)).toEqual({ isAllowed: false });
  });
});
