import type { Withdraw } from '@/contract';
import { neighbourOf } from '@/hooks/useRowCursor';
import { canDecide, type DeskState, deskReducer, nextToDecide, seenOf } from '@/pages/trade/withdraw/desk';
import { depth } from '../support/depth';
import fc from '../support/properties';

const RUNS = depth.runs(10_000);

const row = (no: number, extra: Partial<Withdraw> = {}): Withdraw => ({
  withdrawNo: `W${no}`,
  currency: 'THB',
  amount: '100.00',
  netAmount: '98.00',
  status: 'PENDING',
  reviewStage: 1,
  requiredStages: 1,
  submittedAt: '2026-11-20T06:00:00.000Z',
  version: 1,
  allowed: ['pass', 'reject'],
  ...extra,
});

type Event =
  | { do: 'move'; delta: 1 | -1 }
  | { do: 'arrive'; at: number; no: number }
  | { do: 'vanish'; at: number }
  | { do: 'change'; at: number }
  | { do: 'ask' }
  | { do: 'confirm' }
  | { do: 'cancel' };

const event: fc.Arbitrary<Event> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('move' as const), delta: fc.constantFrom(1 as const, -1 as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('arrive' as const), at: fc.nat(8), no: fc.integer({ min: 100, max: 999 }) }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('vanish' as const), at: fc.nat(8) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('change' as const), at: fc.nat(8) }) },
  { weight: 4, arbitrary: fc.constant({ do: 'ask' as const }) },
  { weight: 4, arbitrary: fc.constant({ do: 'confirm' as const }) },
  { weight: 1, arbitrary: fc.constant({ do: 'cancel' as const }) },
);

test(`a confirmation applies to the rows that the dialog showed, in ${RUNS} random runs with rows that arrive, change and vanish`, () => {
  let confirmed = 0;
  fc.assert(
    fc.property(fc.array(event, { minLength: 3, maxLength: 30 }), (events) => {
      let rows = [1, 2, 3, 4, 5].map((no) => row(no));
      let cursor: string | undefined;
      let asked: string | undefined;
      let state: DeskState = { seen: {} };
      for (const one of events) {
        const keys = rows.map(({ withdrawNo }) => withdrawNo);
        if (one.do === 'move' && !state.dialog) cursor = neighbourOf(keys, cursor, one.delta) ?? cursor;
        if (one.do === 'arrive' && !keys.includes(`W${one.no}`))
          rows = [...rows.slice(0, one.at), row(one.no), ...rows.slice(one.at)];
        if (one.do === 'vanish') rows = rows.filter((_, at) => at !== one.at);
        if (one.do === 'change') {
          rows = rows.map((old, at) => (at === one.at ? { ...old, version: (old.version ?? 0) + 1 } : old));
          state = deskReducer(state, { type: 'read', rows });
        }
        const current = rows.find(({ withdrawNo }) => withdrawNo === cursor);
        if (one.do === 'ask' && !state.dialog && current) {
          asked = current.withdrawNo;
          state = deskReducer(state, { type: 'asked', kind: 'pass', rows: [current], isChecking: false });
        }
        if (one.do === 'cancel') state = deskReducer(state, { type: 'closed' });
        if (one.do === 'confirm' && state.dialog) {
          const { dialog } = state;
          expect(dialog.rows.map(({ withdrawNo }) => withdrawNo)).toEqual([asked]);
          // What changed since it was asked must be looked at again before it can be confirmed.
          const now = rows.find(({ withdrawNo }) => withdrawNo === asked);
          if (now && now.version !== dialog.rows[0]?.version) throw new Error('the dialog speaks of an old state');
          if (dialog.isChanged) {
            state = deskReducer(state, { type: 'looked' });
            expect(state.dialog?.isChanged).toBe(false);
            continue;
          }
          confirmed++;
          const locked = (no: string) => (no === 'W3' ? 'unknown' : undefined);
          const next = nextToDecide(rows, asked as string, locked);
          const at = keys.indexOf(asked as string);
          const [above, below] = at < 0 ? [[], rows] : [rows.slice(0, at), rows.slice(at + 1)];
          const expected = [...below, ...above].find((other) => other.status === 'PENDING' && !locked(other.withdrawNo));
          expect(next?.withdrawNo).toBe(expected?.withdrawNo);
          rows = rows.map((old) => (old.withdrawNo === asked ? row(0, { ...old, status: 'PASSED', allowed: ['undo'] }) : old));
          state = deskReducer(state, { type: 'closed' });
          cursor = next?.withdrawNo ?? cursor;
        }
      }
    }),
    { numRuns: RUNS },
  );
  expect(confirmed).toBeGreaterThan(RUNS / 5);
});

test.each([
  ['PENDING', ['pass'], true],
  ['SECOND_REVIEW', ['reject'], true],
  ['PENDING', [], false],
  ['PENDING', ['claim'], false],
  ['HELD', ['reject'], false],
  ['WAITING_HOLDER', ['reject'], false],
  ['PASSED', ['undo'], false],
] as const)('an order in %s with the actions %j can be decided: %s', (status, allowed, expected) => {
  expect(canDecide(row(1, { status, allowed: [...allowed] }))).toBe(expected);
});

describe('the row next to another', () => {
  test.each([
    ['down', ['a', 'b', 'c'], 'a', 1, 'b'],
    ['up', ['a', 'b', 'c'], 'c', -1, 'b'],
    ['at the end stays', ['a', 'b'], 'b', 1, undefined],
    ['at the top stays', ['a', 'b'], 'a', -1, undefined],
    ['without a current row is the first', ['a', 'b'], undefined, 1, 'a'],
    ['without a current row upwards is the last', ['a', 'b'], undefined, -1, 'b'],
    ['of a row that is gone is the first', ['a', 'b'], 'z', 1, 'a'],
    ['of nothing is nothing', [], undefined, 1, undefined],
  ] as const)('%s', (_, keys, key, delta, expected) => {
    expect(neighbourOf(keys, key, delta)).toBe(expected);
  });
});

describe('acknowledged flags', () => {
  const order = row(1, { riskFlags: [{ code: 'NEW_PAYEE', severity: 'HIGH' }] });
  const state = deskReducer({ seen: {} }, { type: 'seen', row: order, flags: ['NEW_PAYEE'] });

  test('stay with the order while its version is the same', () => {
    expect(seenOf(state, order)).toEqual(['NEW_PAYEE']);
    expect(seenOf(state, row(2))).toEqual([]);
  });

  test('are dropped when the version of the order changes', () => {
    expect(seenOf(state, { ...order, version: 2 })).toEqual([]);
  });
});

describe('a dialog of the desk', () => {
  const [first, second] = [row(1), row(2)];
  const asked = deskReducer({ seen: {} }, { type: 'asked', kind: 'reject', rows: [first, second], isChecking: true });

  test('takes the newer versions of its orders and reports the change', () => {
    const read = deskReducer(asked, { type: 'read', rows: [{ ...second, version: 2 }, row(9)] });
    expect(read.dialog?.rows.map(({ withdrawNo, version }) => [withdrawNo, version])).toEqual([
      ['W1', 1],
      ['W2', 2],
    ]);
    expect(read.dialog?.isChanged).toBe(true);
    expect(deskReducer(read, { type: 'looked' }).dialog?.isChanged).toBe(false);
  });

  test('does not report a claim as a change', () => {
    const read = deskReducer(asked, { type: 'read', rows: [{ ...first, claimedBy: '17' }] });
    expect(read.dialog?.isChanged).toBe(false);
    expect(read.dialog?.rows[0]?.claimedBy).toBe('17');
  });

  test('is ready when the check is done, and closes', () => {
    expect(deskReducer(asked, { type: 'checked' }).dialog?.isChecking).toBe(false);
    expect(deskReducer(asked, { type: 'closed' }).dialog).toBeUndefined();
    expect(deskReducer({ seen: {} }, { type: 'checked' })).toEqual({ seen: {} });
  });
});
