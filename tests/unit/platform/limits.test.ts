import { leftBehind } from '../../../mock/areas/merchant/rules';
import { bulk } from '../../../mock/base/bulk';
import { maskAccount, maskName } from '../../../mock/base/mask';
import { partOf } from '../../../mock/base/ratio';
import { RowFilter, unitsOf } from '../../../mock/base/rowFilter';
import type { Account, Leg } from '../../../mock/engine/ledger';
import { select, Table } from '../../../mock/engine/store';
import { Refusal } from '../../../mock/engine/text';
import { isReleasable } from '../../../mock/flow/payin/reserve';
import { payoutFee } from '../../../mock/flow/payout/order';
import { corrected, demandDebit, freeze, paidOut, release, toppedUp, transferred } from '../../../mock/flow/postings';
import { feeBy } from '../../../mock/flow/prices';
import { feeOf, isClaimed, submit } from '../../../mock/flow/withdraw/request';
import { tierNeeded } from '../../../mock/flow/withdraw/rules';
import type { Reserve, Withdraw } from '../../../mock/model/payments';
import { aPlatform, NOW } from './support';

/** Values exactly at a limit, and halves to round. Amounts in minor units of THB. */
describe('a fee', () => {
  test.each([
    [100n, 5_000, 1n],
    [100n, 4_999, 0n],
    [12_345n, 25_000, 309n],
    [1_000_000n, 30_000, 30_000n],
    [0n, 30_000, 0n],
  ])('of %d at %d parts per million is %d, rounded half up', (amount, ppm, fee) => {
    expect(partOf(amount, ppm)).toBe(fee);
  });

  test.each([
    [10_000n, 500n],
    [13_333n, 500n],
    [20_000n, 700n],
    [60_000n, 1_900n],
    [70_000n, 2_000n],
    [1_000_000n, 2_000n],
  ])('of %d with its fixed part is %d, within minimum and maximum', (amount, fee) => {
    expect(feeBy({ ppm: 30_000, fixed: 100n, min: 500n, max: 2_000n }, amount)).toBe(fee);
  });

  test.each([
    // 0.2 %, at least THB 10.00, at most THB 1,000.00.
    [500_000n, 1_000n],
    [500_249n, 1_000n],
    [500_250n, 1_001n],
    [1_234_567n, 2_469n],
    [50_000_000n, 100_000n],
    [60_000_000n, 100_000n],
  ])('of a withdrawal of %d is %d', (requested, fee) => {
    expect(feeOf({ type: 'MERCHANT' } as Withdraw['holder'], 'THB', requested)).toBe(fee);
  });

  test.each([
    // 0.9 %, at least THB 10.00, at most THB 1,000.00.
    ['M100001', 100_000n, 1_000n],
    ['M100001', 111_166n, 1_000n],
    ['M100001', 111_167n, 1_001n],
    ['M100001', 1_000_000n, 9_000n],
    ['M100001', 1_000_499n, 9_004n],
    ['M100001', 1_000_500n, 9_005n],
    ['M100001', 11_111_000n, 99_999n],
    ['M100001', 11_111_111n, 100_000n],
    ['M100001', 20_000_000n, 100_000n],
    // The lowest rate, 0.8 %, and the highest, 1.6 %.
    ['M100009', 1_000_000n, 8_000n],
    ['M100008', 1_000_000n, 16_000n],
  ])('of merchant %s for a payout of %d is %d', (no, net, fee) => {
    expect(payoutFee({ no } as Withdraw['holder'], 'THB', net)).toBe(fee);
  });
});

describe('a withdrawal at the edge of a tier', () => {
  const { platform, simpleOrders } = aPlatform({ days: 2 });
  const { world } = platform;

  // The tiers of THB: 50,000.00, 500,000.00 and 5,000,000.00.
  test.each([
    [4_999_999n, 1],
    [5_000_000n, 2],
  ])('of %d needs %d approvals', (net, people) => {
    const { holder, account, payee } = simpleOrders().find((one) => one.account.currency === 'THB') as Withdraw;
    account.amounts.available += 100_000_000n;
    const order = submit(world, { holder: { ...holder, feeMode: 'OUTER' }, account, payee, requested: net, source: 'PORTAL' });
    expect([order.net, order.requiredStages]).toEqual([net, people]);
  });

  test.each([
    [49_999_999n, 1],
    [50_000_000n, 2],
    [499_999_999n, 2],
    [500_000_000n, 3],
  ])('of %d needs tier %d for its last approval', (net, tier) => {
    const order = {
      requiredStages: 2,
      status: 'SECOND_REVIEW',
      decisions: [{ decision: 'PASS' }],
      net,
      account: { currency: 'THB' },
    };
    expect(tierNeeded(world, order as unknown as Withdraw)).toBe(tier);
  });

  test.each([
    [NOW - 1, false],
    [NOW, false],
    [NOW + 1, true],
  ])('with a claim until %d is claimed now: %s', (claimedUntil, expected) => {
    const order = { claimedBy: world.operators[0], claimedUntil } as Withdraw;
    expect(isClaimed({ clock: { now: () => NOW } } as typeof world, order)).toBe(expected);
  });
});

describe('a filter', () => {
  const passes = (
    filter: object,
    add: (tests: RowFilter<{ at: number; minor: bigint }>) => void,
    row: { at: number; minor: bigint },
  ) => {
    const tests = new RowFilter<{ at: number; minor: bigint }>({ ...filter }, () => 'THB');
    add(tests);
    return tests.list.every((test) => test(row));
  };

  const UTC = { timeZone: 'UTC' };
  test.each([
    ['2026-11-19T23:59:59.999Z', false],
    ['2026-11-20T00:00:00.000Z', true],
    ['2026-11-20T23:59:59.999Z', true],
    ['2026-11-21T00:00:00.000Z', false],
  ])('of a time range includes its start and excludes its end: %s %s', (at, expected) => {
    const filter = { from: '2026-11-20T00:00:00Z', to: '2026-11-21T00:00:00Z' };
    expect(passes(filter, (tests) => tests.range(UTC, 'from', 'to', (row) => row.at), { at: Date.parse(at), minor: 0n })).toBe(
      expected,
    );
  });

  test('allows a range of exactly 93 days, and no longer one', () => {
    const range = (to: string) => () =>
      passes({ from: '2026-01-01T00:00:00Z', to }, (tests) => tests.range(UTC, 'from', 'to', (row) => row.at), {
        at: 0,
        minor: 0n,
      });
    expect(range('2026-04-04T00:00:00Z')).not.toThrow();
    expect(range('2026-04-04T00:00:00.001Z')).toThrow();
  });

  test.each([
    [999n, false],
    [1_000n, true],
    [2_000n, true],
    [2_001n, false],
  ])('of amounts includes both limits: %d %s', (minor, expected) => {
    expect(passes({ min: '10.00', max: '20' }, (tests) => tests.money('min', 'max', (row) => row.minor), { at: 0, minor })).toBe(
      expected,
    );
  });

  test.each([
    ['-0.015', -2n, false],
    ['-0.015', -1n, true],
    ['0.015', 1n, false],
    ['0.015', 2n, true],
  ])('of amounts may have more digits than its currency: %s passes %d: %s', (min, minor, expected) => {
    expect(passes({ min }, (tests) => tests.money('min', 'max', (row) => row.minor), { at: 0, minor })).toBe(expected);
  });
});

describe('the columns of a table', () => {
  const make = () => {
    const table = new Table<{ id: string; state: string; size: number }, { state: string; size: number }>(
      ({ id }) => id,
      () => '',
      { state: ({ state }) => state, size: ({ size }) => size },
    );
    const rows = ['new', 'old', 'new', 'gone'].map((state, size) => table.insert({ id: `${size}`, state, size }));
    return { table, rows };
  };

  test('find rows by one of several values, among all or some places', () => {
    const { table } = make();
    expect(table.where({ state: 'new' })).toEqual([0, 2]);
    expect(table.where({ state: 'gone,new' })).toEqual([0, 2, 3]);
    expect(table.where({ state: 'gone,new' }, [3, 1, 2])).toEqual([3, 2]);
    expect(table.where({ state: 'none' })).toEqual([]);
    expect([table.where({}), table.where({ state: undefined }), table.where({}, [1])]).toEqual([undefined, undefined, [1]]);
  });

  test('change only when the row is refreshed', () => {
    const { table, rows } = make();
    const [row] = rows as [(typeof rows)[number]];
    row.state = 'gone';
    expect([table.isFresh(row), table.where({ state: 'gone' })]).toEqual([false, [3]]);
    table.refresh(row);
    expect([table.isFresh(row), table.where({ state: 'gone' }), table.columns.size]).toEqual([true, [0, 3], [0, 1, 2, 3]]);
    expect(() => table.placeOf({ ...row, id: 'other' })).toThrow('other');
  });

  test('give a page its rows by place, and their places for the totals', () => {
    const { table, rows } = make();
    const seen: number[] = [];
    const { list } = select(rows, [], { places: table.where({ state: 'new' }), each: (_, place) => seen.push(place) });
    expect([list.map(({ id }) => id), seen]).toEqual([
      ['2', '0'],
      [2, 0],
    ]);
  });
});

describe('pages of a sorted list', () => {
  // Newest last, as they are kept; several have the same amount.
  const rows = ['a5', 'b3', 'c5', 'd3', 'e5', 'f1'];
  const amount = (row: string) => Number(row[1]);
  const page = (from: number, count: number, descending?: boolean) =>
    select(rows, [], { from, count, sort: descending === undefined ? undefined : { by: amount, descending } }).list;

  test('neither repeat nor lose a row; rows of the same amount are newest first', () => {
    expect(page(0, 6, true)).toEqual(['e5', 'c5', 'a5', 'd3', 'b3', 'f1']);
    expect([page(0, 2, true), page(2, 2, true), page(4, 2, true)]).toEqual([
      ['e5', 'c5'],
      ['a5', 'd3'],
      ['b3', 'f1'],
    ]);
    expect(page(0, 6, false)).toEqual(['f1', 'd3', 'b3', 'e5', 'c5', 'a5']);
  });

  test('are the same beyond the size that is kept sorted', () => {
    expect(page(0, 5_000, true)).toEqual(['e5', 'c5', 'a5', 'd3', 'b3', 'f1']);
  });

  test('are newest first without a sort', () => {
    expect([page(0, 4), page(4, 4)]).toEqual([
      ['f1', 'e5', 'd3', 'c5'],
      ['b3', 'a5'],
    ]);
  });

  test('have count and totals over all matching rows, not over the page', () => {
    const seen: string[] = [];
    const isBig = (row: string) => amount(row) > 1;
    expect(select(rows, [isBig], { from: 1, count: 2, each: (row) => seen.push(row) })).toEqual({ list: ['d3', 'c5'], total: 5 });
    expect(seen).toEqual(['e5', 'd3', 'c5', 'b3', 'a5']);
  });

  test('across currencies are sorted by units, not by minor units', () => {
    expect([unitsOf('THB', 150n), unitsOf('VND', 150n)]).toEqual([1.5, 150]);
  });
});

describe('the pages of every list of the contract', () => {
  const bench = aPlatform({ days: 2 });
  const lists = [...bench.platform.api.operations.values()].filter(
    ({ method, path }) => method === 'GET' && path.endsWith('/page'),
  );
  const read = (path: string, query: string) => {
    const { envelope } = bench.call('admin', `GET ${path}?${query}`);
    return envelope.code === 200 ? (envelope.data as { list: object[]; total: number }) : undefined;
  };
  /** A list that belongs to a record has no rows without its number. */
  const whole = lists.flatMap(({ path }) => (read(path, 'current=1&pageSize=20') ? [path] : []));

  test('include many lists', () => {
    expect(whole.length).toBeGreaterThan(25);
  });

  test.each(whole)('of %s make up the whole list, without a lost or repeated row', (path) => {
    const { list, total } = read(path, 'current=1&pageSize=20') ?? { list: [], total: 0 };
    const halves = [1, 2].flatMap((current) => read(path, `current=${current}&pageSize=10`)?.list);
    expect(list).toHaveLength(Math.min(total, 20));
    expect(halves).toEqual(list);
  });
});

describe('postings', () => {
  const account = (no: string) => ({ no, amounts: { available: 0n, frozen: 0n, pending: 0n } }) as Account;
  const [holder, other, profit, clearing] = ['holder', 'other', 'profit', 'clearing'].map(account) as [
    Account,
    Account,
    Account,
    Account,
  ];
  const show = (legs: readonly Leg[]) => legs.map((leg) => `${leg.account.no} ${leg.bucket} ${leg.delta}`);

  test('pay a correction to an agent out of profit', () => {
    expect(show(corrected(holder, profit, 500n))).toEqual(['holder available 500', 'profit available -500']);
  });

  test('transfer from the first account to the second', () => {
    expect(show(transferred(holder, other, 500n))).toEqual(['holder available -500', 'other available 500']);
  });

  test('credit a top-up to its account', () => {
    expect(show(toppedUp(holder, clearing, 500n))).toEqual(['clearing available -500', 'holder available 500']);
  });

  test('freeze money, and release it the same way', () => {
    expect(show(freeze(holder, 500n))).toEqual(['holder available -500', 'holder frozen 500']);
    expect(show(release(holder, 500n))).toEqual(['holder available 500', 'holder frozen -500']);
  });

  test('leave fee less cost as profit of a payout, and the cost with the provider', () => {
    expect(show(paidOut({ account: holder, clearing, profit, net: 10_000n, fee: 300n, cost: 120n }))).toEqual([
      'holder frozen -10300',
      'clearing available 10120',
      'profit available 180',
    ]);
  });

  test('refuse a debit of a blocked account', () => {
    expect(() => demandDebit({ ...holder, isDebitBlocked: true })).toThrow(Refusal);
    expect(() => demandDebit(holder)).not.toThrow();
  });
});

describe('a reserve', () => {
  const reserve = (status: string, more: object = {}) =>
    ({ account: {}, order: { status, settledAt: NOW }, left: 1n, ...more }) as unknown as Reserve;

  test.each([
    ['of a settled order', reserve('SUCCESS'), true],
    ['of an order in dispute', reserve('DISPUTED'), false],
    ['of an order that is not settled', reserve('SUCCESS', { order: { status: 'SUCCESS', settledAt: null } }), false],
    ['on a blocked account', reserve('SUCCESS', { account: { isDebitBlocked: true } }), false],
    ['of which nothing is left', reserve('SUCCESS', { left: 0n }), false],
  ])('%s is releasable: %s', (_what, one, expected) => {
    expect(isReleasable(one)).toBe(expected);
  });
});

describe('a merchant that is closing', () => {
  const { platform } = aPlatform({ days: 1 });

  test.each(['available', 'frozen', 'pending'] as const)('is not closed while it has %s money', (bucket) => {
    const amounts = { available: 0n, frozen: 0n, pending: 0n, [bucket]: 12_345n };
    const accounts = new Map([['one', { holderNo: 'M1', currency: 'THB', amounts }]]);
    const merchant = { no: 'M1', holder: { accounts: [] } };
    const world = { ...platform.world, ledger: { accounts } };
    expect(leftBehind(world as never, merchant as never, 'en')).toBe('balance THB 123.45');
  });
});

test('a duplicate record in one call is processed once', () => {
  const done: string[] = [];
  const items = ['A', 'B', 'A'].map((no) => ({ no, version: 1 }));
  const answer = bulk({ body: { items }, lang: 'en' }, 'no', ['{done} of {all}', ''], ({ no }) => {
    done.push(no);
    return {};
  });
  expect(done).toEqual(['A', 'B']);
  expect(answer).toMatchObject({ code: 207, values: { done: 2, all: 3 }, data: { failed: [{ no: 'A', error: 'DUPLICATE' }] } });
});

describe('a mask', () => {
  test.each([
    ['123456789012', '123456******9012'],
    ['12345678901', '******8901'],
    ['1234567890', '******7890'],
    ['6222021234567890123', '622202******0123'],
  ])('of the account %s is %s', (no, masked) => {
    expect(maskAccount(no)).toBe(masked);
  });

  test.each([
    ['Somchai Jaidee', 'S**'],
    ['王小明', '王**'],
    ['𠮷田', '𠮷**'],
    ['', '**'],
  ])('of the name %j is %s', (name, masked) => {
    expect(maskName(name)).toBe(masked);
  });
});
