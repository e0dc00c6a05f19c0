import type { Withdraw } from '../../../mock/model/payments';
import { aDesk, type Desk } from './deskSupport';
import { dataOf } from './support';

let desk: Desk;
beforeEach(() => {
  desk = aDesk();
});
afterEach(() => {
  expect(desk.platform.check()).toEqual([]);
});

interface Found {
  entity: string;
  id: string;
  matched: string;
  status: string;
}
const search = (who: string, no: string) =>
  desk.call(who, `GET /common/search?${new URLSearchParams({ no })}`).envelope as unknown as { code: number; data: Found[] };
const listed = (who: string, keyword: string) =>
  dataOf<{ list: { withdrawNo: string }[] }>(
    desk.call(who, `GET /trade/withdraw/page?${new URLSearchParams({ keyword })}`),
  ).list.map(({ withdrawNo }) => withdrawNo);
const payoutOf = () => desk.paid(desk.simple(), 'SUCCESS').payouts[0] as { no: string; bankRefNo: string };

describe('the number search', () => {
  it.each<[string, string, () => string | undefined]>([
    ['its own number', 'withdrawNo', () => desk.simple().no],
    ['the number of its payout', 'settNo', () => payoutOf().no],
    [
      'the number of an earlier payout',
      'settNo',
      () => desk.done('ops.lee', 'retry', desk.order(desk.stories.failed)) && desk.order(desk.stories.failed).payouts[0]?.no,
    ],
    ['the reference of the bank', 'bankRefNo', () => payoutOf().bankRefNo],
    [
      'a manually entered reference',
      'bankRefNo',
      () => {
        desk.done('chen.yu', 'resolve', desk.order(desk.stories.unknownPayout), {
          result: 'SUCCESS',
          evidenceFileId: desk.evidence('chen.yu'),
          bankRefNo: ' Bank/77-a ',
          remark: 'As the bank wrote',
        });
        return 'Bank/77-a';
      },
    ],
  ])('finds an order by %s, here and in the list', (_, matched, noOf) => {
    const no = noOf() ?? '';
    for (const typed of [no, `  ${no}\t`, no.toLowerCase(), no.toUpperCase()]) {
      const { code, data: all } = search('li.na', typed);
      const data = all.filter(({ entity }) => entity === 'withdraw');
      expect([code, data.length]).toEqual([200, 1]);
      // A number of the payout finds the payout order too.
      const payouts = all.filter(({ entity }) => entity !== 'withdraw');
      expect(payouts.map((found) => [found.entity, found.matched])).toEqual(matched === 'withdrawNo' ? [] : [['sett', matched]]);
      expect(data[0]).toEqual({ entity: 'withdraw', id: data[0]?.id, matched, status: desk.order(data[0]?.id ?? '').status });
      expect(listed('li.na', typed)).toEqual([data[0]?.id]);
    }
    for (const other of [no.slice(1), no.slice(0, -1), `${no}0`, `%${no}`]) {
      expect(search('li.na', other)).toMatchObject({ code: 200, data: [] });
      expect(listed('li.na', other)).toEqual([]);
    }
  });

  it('finds an order by the number of a note or file on it', () => {
    const row = desk.order(desk.stories.unknownPayout);
    const { noteNo } = dataOf<{ noteNo: string }>(
      desk.call('k.wong', 'POST /common/note/add', { body: { entity: 'withdraw', id: row.no, text: 'Called' } }),
    );
    const fileId = desk.evidence('chen.yu');
    expect(search('li.na', fileId).data).toEqual([]);
    desk.done('chen.yu', 'resolve', row, { evidenceFileId: fileId });
    expect(search('li.na', noteNo.toLowerCase()).data).toEqual([
      { entity: 'withdraw', id: row.no, matched: 'noteNo', status: 'FAILED' },
    ]);
    expect(search('li.na', fileId).data).toMatchObject([{ id: row.no, matched: 'fileId' }]);
  });

  it('finds nothing without the right to open the order', () => {
    const payout = payoutOf();
    const row = desk.simple();
    expect(desk.operator('p.garcia').scope.values).not.toContain(row.holder.no);
    for (const no of [row.no, payout.no, payout.bankRefNo])
      for (const [who, count] of [
        ['li.na', 1],
        ['auditor', 1],
        ['p.garcia', 0],
        ['v.reyes', 0],
        ['sys.admin', 0],
      ] as const)
        expect([who, new Set(search(who, no).data.map(({ entity }) => entity)).has('withdraw')]).toEqual([who, count > 0]);
    for (const who of ['p.garcia', 'v.reyes', 'sys.admin'])
      for (const no of [row.no, payout.no, payout.bankRefNo]) expect([who, search(who, no).data]).toEqual([who, []]);
  });

  it('lists two orders with the same number, the one with it as order number first', () => {
    const first = desk.simple();
    const second = desk.order(desk.stories.unknownPayout);
    expect(second.submittedAt).toBeLessThan(first.submittedAt);
    desk.done('chen.yu', 'resolve', second, {
      result: 'SUCCESS',
      evidenceFileId: desk.evidence('chen.yu'),
      bankRefNo: first.no,
      remark: 'As the bank wrote',
    });
    const orders = search('li.na', first.no).data.filter(({ entity }) => entity === 'withdraw');
    expect(orders.map(({ id, matched }) => [id, matched])).toEqual([
      [first.no, 'withdrawNo'],
      [second.no, 'bankRefNo'],
    ]);
    expect(listed('li.na', first.no).sort()).toEqual([first.no, second.no].sort());
  });

  it('a bank reference cannot be used for a second payout, ignoring case', () => {
    const { bankRefNo } = payoutOf();
    const row = desk.order(desk.stories.unknownPayout);
    const body = { result: 'SUCCESS', evidenceFileId: desk.evidence('chen.yu'), remark: 'As the bank wrote' };
    expect(desk.act('chen.yu', 'resolve', row, { ...body, bankRefNo: bankRefNo.toLowerCase() })).toMatchObject({
      code: 422,
      data: { fields: [{ name: 'bankRefNo', rule: 'unique' }] },
    });
  });
});

/** The orders that are looked at meanwhile. */
function ordersReadBy(run: () => void): Set<unknown> {
  const { withdraws } = desk.world;
  const { rows } = withdraws;
  const read = new Set<unknown>();
  const get = (all: typeof rows, key: string | symbol) => {
    const value = Reflect.get(all, key);
    if (typeof value === 'object') read.add(value);
    return value;
  };
  Object.defineProperty(withdraws, 'rows', { configurable: true, value: new Proxy(rows, { get }) });
  run();
  Object.defineProperty(withdraws, 'rows', { configurable: true, value: rows });
  return read;
}

it('a search reads no other orders', () => {
  const order = desk.simple();
  const read = ordersReadBy(() => {
    expect([search('li.na', order.no).data.length, listed('li.na', order.no).length]).toEqual([1, 1]);
  });
  expect([...read]).toEqual([order]);
});

test.each([
  ['a state', 'status=PENDING', (order: Withdraw) => order.status === 'PENDING'],
  ['several currencies', 'currency=MYR,USD', ({ account }: Withdraw) => ['MYR', 'USD'].includes(account.currency)],
  ['a queue', 'view=WAITING', (order: Withdraw) => desk.world.open.has(order)],
])('a list of %s reads no other orders', (_, query, isWanted) => {
  const wanted = new Set(desk.world.withdraws.rows.filter(isWanted));
  expect(wanted.size).toBeGreaterThan(5);
  expect(ordersReadBy(() => dataOf(desk.call('li.na', `GET /trade/withdraw/page?${query}`)))).toEqual(wanted);
});

it('a search combines with the other filters of the list, except those of time', () => {
  const { no, account } = desk.simple();
  const total = (query: string) =>
    dataOf<{ total: number }>(desk.call('li.na', `GET /trade/withdraw/page?keyword=${no}&${query}`)).total;
  expect(total(`currency=${account.currency}`)).toBe(1);
  expect(total('currency=USD')).toBe(0);
  expect(total('view=DONE')).toBe(0);
  expect(total('submittedFrom=2020-01-01T00:00:00Z&submittedTo=2020-01-02T00:00:00Z')).toBe(1);
});

it.each(['', 'ab', 'x'.repeat(65)])('a search refuses %j, which is no number', (no) => {
  expect(search('li.na', no).code).toBe(400);
});

it('a search is not in the log', () => {
  const before = desk.platform.log.entries.length;
  search('li.na', desk.simple().no);
  expect(desk.platform.log.entries).toHaveLength(before);
});
