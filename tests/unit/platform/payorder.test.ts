import type { PayOrderAction, PayOrderBulkResult, PayOrderStatistics, PayOrderStatus, PayOrder as WireOrder } from '@/contract';
import { payOrderActions, payOrderStatuses } from '@/domain/payOrder';
import { currencyInfo, moneyOf } from '../../../mock/base/money';
import type { PayPlan } from '../../../mock/flow/payin/order';
import type { PayOrder } from '../../../mock/model/payments';
import fc from '../../support/properties';
import { type APlatform, aPlatform, dataOf, NOW, parseCsv, textOf } from './support';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const PDF = Buffer.from('%PDF-1.7 evidence').toString('base64');
/** States and actions that go together, transcribed from docs/rules/payorder.md#states once more. */
const FIT: Record<PayOrderAction, readonly PayOrderStatus[]> = {
  query: ['PAYING', 'FAILED', 'EXPIRED', 'CLOSED'],
  notify: ['SUCCESS', 'FAILED', 'EXPIRED', 'CLOSED', 'PART_REFUNDED', 'REFUNDED', 'DISPUTED'],
  supplement: ['CREATED', 'PAYING', 'FAILED', 'EXPIRED', 'CLOSED'],
  close: ['CREATED', 'PAYING'],
  refund: ['SUCCESS', 'PART_REFUNDED'],
  dispute: ['SUCCESS'],
  undispute: ['DISPUTED'],
};

// Making a world takes longer than most of the tests: one serves all that make their own orders in it.
let bench: APlatform;
beforeAll(() => {
  bench = aPlatform({ days: 1 });
});
const holds = () => expect(bench.platform.check()).toEqual([]);
function withOwnWorld() {
  beforeEach(() => {
    holds();
    bench = aPlatform({ days: 1 });
  });
}
afterAll(holds);

const money = (order: PayOrder, minor: bigint) => moneyOf(minor, currencyInfo(order.account.currency).digits);

function make(plan: PayPlan, ms = 2 * MINUTE): PayOrder {
  const order = bench.platform.payIn({ plan: { failures: 0, isLost: false, ...plan } });
  bench.platform.clock.advance(ms);
  return order;
}
const paid = () => make({ payAfter: 30_000 });
const paying = () => make({ payAfter: null }, 1_000);

function evidence(username = 'admin'): string {
  const body = { name: 'slip.pdf', type: 'application/pdf', content: PDF };
  return dataOf<{ fileId: string }>(bench.call(username, 'POST /common/file/add', { body })).fileId;
}

let references = 0;
/** A body that this action takes on a fitting order. */
function bodyOf(action: PayOrderAction, order: PayOrder, extra: Record<string, unknown> = {}): Record<string, unknown> {
  const ref = { payOrderNo: order.no, version: order.version, ...extra };
  references++;
  switch (action) {
    case 'query':
    case 'notify':
      return { items: [ref] };
    case 'supplement':
      return {
        paidAmount: money(order, order.amount),
        bankRefNo: `SLIP-${references}`,
        evidenceFileId: evidence(),
        reasonCode: 'MONEY_SEEN',
        ...ref,
      };
    case 'refund':
      return { amount: money(order, 1n), reasonCode: 'MERCHANT_REQUEST', ...ref };
    case 'close':
      return { reasonCode: 'MERCHANT_REQUEST', ...ref };
    case 'dispute':
      return { reasonCode: 'CHARGEBACK', ...ref };
    case 'undispute':
      return { reasonCode: 'MERCHANT_PROVED', ...ref };
  }
}
const act = (username: string, action: PayOrderAction, order: PayOrder, extra: Record<string, unknown> = {}) =>
  bench.call(username, `POST /trade/payorder/${action}`, { body: bodyOf(action, order, extra) }).envelope;

function done(username: string, action: PayOrderAction, order: PayOrder, extra: Record<string, unknown> = {}) {
  const envelope = act(username, action, order, extra);
  expect(envelope).toMatchObject({ code: 200 });
  return envelope;
}

/** Everything of an order that a refused call must leave as it was. */
const print = ({
  status,
  version,
  events,
  refunds,
  refunded,
  paid: got,
  flags,
  notify,
  account,
  bankRefNo,
  disputed,
}: PayOrder) => ({
  status,
  version,
  events: events.length,
  refunds: refunds.length,
  refunded,
  got,
  flags: [...flags],
  tries: notify.tries.length,
  amounts: { ...account.amounts },
  entries: bench.platform.world.ledger.entries.length,
  bankRefNo,
  disputed,
});

const MAKE: Record<PayOrderStatus, () => PayOrder> = {
  CREATED: () => {
    // The platform sends every order at once: one that waits is taken back to its beginning.
    const order = paying();
    Object.assign(order, { status: 'CREATED', version: 1, events: order.events.slice(0, 1) });
    return order;
  },
  PAYING: paying,
  SUCCESS: paid,
  FAILED: () => make({ failures: 3 }),
  EXPIRED: () => make({ payAfter: null }, 16 * MINUTE),
  CLOSED: () => {
    const order = paying();
    done('ops.lee', 'close', order);
    return order;
  },
  PART_REFUNDED: () => {
    const order = paid();
    done('chen.yu', 'refund', order);
    return order;
  },
  REFUNDED: () => {
    const order = paid();
    done('chen.yu', 'refund', order, { amount: money(order, order.paid) });
    return order;
  },
  DISPUTED: () => {
    const order = paid();
    done('r.santos', 'dispute', order);
    return order;
  },
};

describe.each(payOrderStatuses)('an order in %s', (status) => {
  it.each(payOrderActions)('allows or refuses %s as the state table says', (action) => {
    const order = MAKE[status]();
    expect(order.status).toBe(status);
    const isFit = FIT[action].includes(status);
    const row = dataOf<{ list: WireOrder[] }>(bench.call('admin', `GET /trade/payorder/page?payOrderNo=${order.no}`)).list[0];
    expect({ isFit: row?.allowed?.includes(action), isDenied: row?.denied?.some((one) => one.action === action) }).toEqual({
      isFit,
      isDenied: !isFit,
    });
    const body = bodyOf(action, order);
    const before = print(order);
    const { envelope } = bench.call('admin', `POST /trade/payorder/${action}`, { body });
    if (isFit) {
      expect(envelope).toMatchObject({ code: 200 });
      expect(order.events.at(-1)?.operator?.username).toBe('admin');
      return;
    }
    expect(envelope).toMatchObject({
      code: 409,
      error: 'STATE_CONFLICT',
      data: { changedBy: expect.any(String), changedAt: expect.any(String), current: { payOrderNo: order.no, status } },
    });
    expect(print(order)).toEqual(before);
  });

  it('refuses every allowed change in a stale version, and changes nothing', () => {
    for (const action of payOrderActions.filter((one) => FIT[one].includes(status))) {
      const order = MAKE[status]();
      const body = bodyOf(action, order, { version: order.version + 1 });
      const before = print(order);
      expect(bench.call('admin', `POST /trade/payorder/${action}`, { body }).envelope).toMatchObject({
        code: 409,
        error: 'VERSION_CONFLICT',
        data: { current: { version: order.version } },
      });
      expect(print(order)).toEqual(before);
    }
  });
});

describe('permissions for pay orders', () => {
  withOwnWorld();
  it.each([
    ['li.na', 'query'],
    ['r.santos', 'refund'],
    ['k.wong', 'close'],
    ['chen.yu', 'dispute'],
    ['auditor', 'notify'],
    ['g.rao', 'supplement'],
    ['ops.lee', 'undispute'],
  ] as const)('%s has no key for %s, in any state', (username, action) => {
    const order = paying();
    const body = bodyOf(action, order);
    const before = print(order);
    expect(bench.call(username, `POST /trade/payorder/${action}`, { body }).envelope).toMatchObject({
      code: 403,
      data: { required: [`trade:payorder:${action}`] },
    });
    expect(print(order)).toEqual(before);
  });

  it('limit lists, statistics, details, tries, timelines, exports and changes to the scope', async () => {
    const own = bench.platform.world.holders.find(({ no }) => no === bench.operator('p.garcia').scope.values[0]);
    const mine = bench.platform.payIn({ holder: own, plan: { failures: 0, payAfter: 1_000 } });
    const other = bench.platform.world.holders.find(
      ({ type, no, status }) =>
        type === 'MERCHANT' && status === 'ACTIVE' && !bench.operator('p.garcia').scope.values.includes(no),
    );
    const theirs = bench.platform.payIn({ holder: other, plan: { failures: 0, payAfter: 1_000 } });
    bench.platform.clock.advance(MINUTE);
    const { list, total } = dataOf<{ list: WireOrder[]; total: number }>(bench.call('p.garcia', 'GET /trade/payorder/page'));
    expect([list.map(({ payOrderNo }) => payOrderNo), total]).toEqual([[mine.no], 1]);
    const figures = dataOf<PayOrderStatistics>(bench.call('p.garcia', 'GET /trade/payorder/statistics'));
    expect(figures.total.orders.count).toBe(1);
    for (const path of ['detail', 'notify/page', 'event/list']) {
      const line = (no: string) => `GET /trade/payorder/${path}?payOrderNo=${no}`;
      expect(bench.call('p.garcia', line(theirs.no)).envelope).toMatchObject({ code: 404 });
      expect(bench.call('p.garcia', line(mine.no)).envelope).toMatchObject({ code: 200 });
    }
    const role = [...bench.platform.world.roles.values()].find(({ code }) => code === 'SUPER_ADMIN');
    const access = bench.operator('p.garcia').access;
    Object.assign(bench.operator('p.garcia'), { access: new Set(role?.keys) });
    expect(act('p.garcia', 'refund', theirs)).toMatchObject({ code: 404 });
    const file = parseCsv(await textOf(bench.call('p.garcia', 'GET /trade/payorder/down?format=csv')));
    expect(file.flat().filter((cell) => cell === theirs.no || cell === mine.no)).toEqual([mine.no]);
    Object.assign(bench.operator('p.garcia'), { access });
  });

  it('show cost, shares and profit only with the profit key, in list, detail and export', async () => {
    const order = paid();
    const inside = ['upstreamFeeRate', 'upstreamCost', 'agentShare', 'profit'];
    const row = (username: string) =>
      dataOf<Record<string, unknown>>(bench.call(username, `GET /trade/payorder/detail?payOrderNo=${order.no}`));
    for (const name of inside) expect([name in row('li.na'), name in row('k.wong')]).toEqual([true, false]);
    expect([row('li.na').agents, row('k.wong').agents]).toEqual([expect.any(Array), undefined]);
    expect(JSON.stringify(row('k.wong').money)).not.toContain('PROFIT');
    expect(bench.call('r.santos', 'GET /trade/payorder/down?format=csv&columns=payOrderNo,profit').envelope).toMatchObject({
      code: 403,
      data: { required: ['trade:profit:statistics'] },
    });
    const [, titles] = parseCsv(await textOf(bench.call('r.santos', 'GET /trade/payorder/down?format=csv')));
    expect(titles).toContain('Fee');
    expect(titles).not.toContain('Profit');
    const [, all] = parseCsv(await textOf(bench.call('ops.lee', 'GET /trade/payorder/down?format=csv')));
    expect(all).toContain('Profit');
  });

  it('cover exactly the filtered rows in an export', async () => {
    const { no } = paid();
    const numbersIn = async (filter: string) => {
      const outcome = bench.call('ops.lee', `GET /trade/payorder/down?format=csv&columns=payOrderNo&${filter}`);
      return parseCsv(await textOf(outcome))
        .flat()
        .filter((cell) => /^P\d{20}$/.test(cell));
    };
    expect(await numbersIn('status=SUCCESS')).toEqual([no]);
    expect(await numbersIn('status=FAILED')).toEqual([]);
    expect(await numbersIn('amountMin=0.01')).toEqual([no]);
    expect(await numbersIn('amountMin=999999999')).toEqual([]);
  });
});

describe('a query of the provider', () => {
  it('finds an unreported payment before and after the end of the order, and flags late money', () => {
    for (const [ms, flags] of [
      [5 * MINUTE, []],
      [20 * MINUTE, ['LATE_PAYMENT']],
    ] as const) {
      const order = make({ payAfter: MINUTE, isLost: true }, ms);
      const before = order.status;
      expect(dataOf<PayOrderBulkResult>(done('ops.lee', 'query', order)).succeeded).toMatchObject([
        { before, after: 'SUCCESS', upstreamStatus: 'SUCCESS', current: { successType: 'QUERY', riskFlags: flags } },
      ]);
      expect(order.events.slice(-2).map(({ kind }) => kind)).toEqual(['QUERIED', 'FOUND_PAID']);
    }
  });

  it('changes nothing when the payer has not paid', () => {
    const order = paying();
    const { version } = order;
    expect(dataOf<PayOrderBulkResult>(done('g.rao', 'query', order)).succeeded).toMatchObject([
      { before: 'PAYING', after: 'PAYING', upstreamStatus: 'PAYING', version },
    ]);
  });

  it('takes fifty at once and answers each of them', () => {
    const orders = [paying(), paid(), make({ payAfter: 1_000, isLost: true })];
    const items = orders.map(({ no, version }) => ({ payOrderNo: no, version }));
    const twice = { payOrderNo: items[0]?.payOrderNo, version: items[0]?.version };
    const { envelope } = bench.call('ops.lee', 'POST /trade/payorder/query', {
      body: { items: [...items, twice, { payOrderNo: 'P1', version: 1 }] },
    });
    expect(envelope).toMatchObject({ code: 207, msg: '2 of 5 queried.' });
    const { succeeded, failed } = dataOf<PayOrderBulkResult>(envelope);
    expect(succeeded.map(({ after }) => after)).toEqual(['PAYING', 'SUCCESS']);
    expect(failed.map(({ error }) => error)).toEqual(['STATE_CONFLICT', 'DUPLICATE', 'NOT_FOUND']);
    const many = Array.from({ length: 51 }, (_, at) => ({ payOrderNo: `P${at}`, version: 1 }));
    expect(bench.call('ops.lee', 'POST /trade/payorder/query', { body: { items: many } }).envelope).toMatchObject({
      code: 422,
      data: { fields: [{ name: 'items' }] },
    });
    expect(bench.call('ops.lee', 'POST /trade/payorder/notify', { body: { items: many } }).envelope.code).toBe(207);
    expect(bench.call('ops.lee', 'POST /trade/payorder/notify', { body: { items: [...many, ...many] } }).envelope.code).toBe(422);
  });
});

describe('resending a callback', () => {
  it('shows the outcome and the person, and changes no version', () => {
    const order = paid();
    Object.assign(order.notify, { failing: order.notify.tries.length + 1 });
    const { version } = order;
    const [first] = dataOf<PayOrderBulkResult>(done('k.wong', 'notify', order)).succeeded;
    expect(first).toMatchObject({ isDelivered: false, version });
    const [second] = dataOf<PayOrderBulkResult>(done('k.wong', 'notify', order)).succeeded;
    expect(second).toMatchObject({ isDelivered: true, httpStatus: 200, version, current: { notifyStatus: 'SUCCESS' } });
    const tries = dataOf<{ by: string | null }[]>(bench.call('k.wong', `GET /trade/payorder/notify/page?payOrderNo=${order.no}`));
    expect(tries.slice(-2).map(({ by }) => by)).toEqual(['k.wong', 'k.wong']);
    const events = dataOf<{ kind: string }[]>(bench.call('k.wong', `GET /trade/payorder/event/list?payOrderNo=${order.no}`));
    expect(events.slice(-2).map(({ kind }) => kind)).toEqual(['NOTIFIED', 'NOTIFIED']);
  });
});

describe('a supplement', () => {
  it('books a payment by evidence, once', () => {
    const order = make({ payAfter: null }, 16 * MINUTE);
    const amount = order.amount - 1n;
    const { data } = done('chen.yu', 'supplement', order, {
      paidAmount: money(order, amount),
      bankRefNo: ' slip-a ',
      upstreamOrderNo: 'UP-77',
      evidenceFileId: evidence('chen.yu'),
    });
    expect(data).toMatchObject({
      status: 'SUCCESS',
      successType: 'SUPPLEMENT',
      paidAmount: money(order, amount),
      bankRefNo: 'slip-a',
      upstreamOrderNo: 'UP-77',
      riskFlags: ['LATE_PAYMENT'],
    });
    expect(order.events.at(-1)).toMatchObject({ kind: 'SUPPLEMENTED', file: { name: 'slip.pdf' }, reasonCode: 'MONEY_SEEN' });
    const found = dataOf<{ list: WireOrder[] }>(bench.call('chen.yu', 'GET /trade/payorder/page?keyword=SLIP-A')).list;
    expect(found.map(({ payOrderNo }) => payOrderNo)).toEqual([order.no]);
    const next = make({ payAfter: null }, 16 * MINUTE);
    expect(act('chen.yu', 'supplement', next, { bankRefNo: 'SLIP-a', evidenceFileId: evidence('chen.yu') })).toMatchObject({
      code: 422,
      data: { fields: [{ name: 'bankRefNo', rule: 'unique' }] },
    });
  });

  it.each([
    ['paidAmount', { paidAmount: '0' }],
    ['paidAmount', { paidAmount: '1.2345' }],
    ['bankRefNo', { bankRefNo: '   ' }],
    ['evidenceFileId', { evidenceFileId: 'F1' }],
    ['remark', { reasonCode: 'OTHER', remark: 'x' }],
    ['reasonCode', { reasonCode: 'CHARGEBACK' }],
  ] as const)('with an invalid %s is refused and changes nothing', (name, wrong) => {
    const order = paying();
    const body = bodyOf('supplement', order, wrong);
    const before = print(order);
    expect(bench.call('admin', 'POST /trade/payorder/supplement', { body }).envelope).toMatchObject({
      code: 422,
      data: { fields: [{ name }] },
    });
    expect(print(order)).toEqual(before);
  });

  it('refuses files of others and of another order', () => {
    const order = paying();
    const other = paying();
    const fileId = evidence('chen.yu');
    expect(act('ops.lee', 'supplement', order, { evidenceFileId: fileId })).toMatchObject({
      code: 422,
      data: { fields: [{ name: 'evidenceFileId' }] },
    });
    done('chen.yu', 'supplement', other, { evidenceFileId: fileId });
    expect(act('chen.yu', 'supplement', order, { evidenceFileId: fileId })).toMatchObject({ code: 422 });
  });
});

describe('a refund', () => {
  it('returns the fee in proportion, in the end all of it, and at most the paid amount', () => {
    const order = paid();
    const part = order.paid / 3n;
    const available = order.account.amounts.pending + order.account.amounts.available;
    expect(done('ops.lee', 'refund', order, { amount: money(order, part) }).data).toMatchObject({
      status: 'PART_REFUNDED',
      refundedAmount: money(order, part),
      refundCount: 1,
    });
    const before = print(order);
    expect(act('ops.lee', 'refund', order, { amount: money(order, order.paid - part + 1n) })).toMatchObject({
      code: 422,
      data: { fields: [{ name: 'amount', rule: 'max' }] },
    });
    for (const amount of ['0', '0.00001', money(order, 0n)])
      expect(act('ops.lee', 'refund', order, { amount })).toMatchObject({ code: 422, data: { fields: [{ name: 'amount' }] } });
    expect(print(order)).toEqual(before);
    done('chen.yu', 'refund', order, { amount: money(order, order.paid - part) });
    expect(order.status).toBe('REFUNDED');
    expect(order.refunds.reduce((sum, { fee }) => sum + fee, 0n)).toBe(order.fee);
    expect(order.account.amounts.pending + order.account.amounts.available).toBe(available - (order.paid - order.fee));
  });

  it.each(['refund', 'dispute'] as const)('and a dispute are refused when the merchant’s balance is short: %s', (action) => {
    const order = paid();
    bench.platform.clock.advance(2 * DAY);
    expect(order.settledAt).not.toBeNull();
    const { account } = order;
    const left = account.amounts.available;
    const clearing = bench.platform.world.ledger.account('U01', account.currency, 'CLEARING', false);
    const { ledger, clock } = bench.platform.world;
    ledger.post(clock.now(), 'TOPUP', 'T1', [
      { account, bucket: 'available', delta: -left },
      { account: clearing, bucket: 'available', delta: left },
    ]);
    const before = print(order);
    expect(act('admin', action, order, action === 'refund' ? { amount: money(order, order.paid) } : {})).toMatchObject({
      code: 460,
      error: 'BALANCE_SHORT',
      msg: expect.stringContaining('Nothing was moved'),
      data: { available: money(order, 0n), needed: money(order, order.paid - order.fee), current: { payOrderNo: order.no } },
    });
    expect(print(order)).toEqual(before);
  });
});

describe('a dispute', () => {
  it('freezes the net amount, excludes it from settlement, and returns it', () => {
    const order = bench.platform.payIn({
      holder: bench.platform.world.holders.find(
        ({ type, level, status }) => type === 'MERCHANT' && level !== 'S' && status === 'ACTIVE',
      ),
      plan: { failures: 0, payAfter: 1_000 },
    });
    bench.platform.clock.advance(MINUTE);
    const { account } = order;
    const frozen = account.amounts.frozen;
    done('r.santos', 'dispute', order);
    expect(account.amounts.frozen - frozen).toBe(order.paid - order.fee);
    bench.platform.clock.advance(2 * DAY);
    expect(order.settledAt).toBeNull();
    const { available } = account.amounts;
    done('r.santos', 'undispute', order);
    expect(account.amounts.available - available).toBe(order.paid - order.fee);
    expect(order).toMatchObject({ status: 'SUCCESS', disputed: 0n });
  });
});

describe('the statistics', () => {
  withOwnWorld();
  it('equal the list, and compare with the same window one day before', () => {
    const flow = aPlatform({ days: 3, flow: 0.05 });
    const from = '2026-11-20T00:00:00%2B08:00';
    const own = (line: string) => dataOf<never>(flow.call('ops.lee', line));
    const figures: PayOrderStatistics = own(`GET /trade/payorder/statistics?createdFrom=${from}`);
    const day: { total: number; summary: { currency: string; count: number; amount: string }[] } = own(
      `GET /trade/payorder/page?createdFrom=${from}`,
    );
    expect(figures.total.orders.count).toBe(day.total);
    expect(
      figures.currencies
        .filter(({ orders }) => orders.count > 0)
        .map(({ currency, orders }) => [currency, orders.count, orders.amount]),
    ).toEqual(day.summary.map(({ currency, count, amount }) => [currency, count, amount]));
    const rows = flow.platform.world.payOrders.rows;
    const start = Date.parse('2026-11-20T00:00:00+08:00');
    const then = rows.filter(({ createdAt }) => createdAt >= start - DAY && createdAt <= NOW - DAY);
    expect(figures.total.orders.countBefore).toBe(then.length);
    expect(figures.total.success.countBefore).toBe(then.filter(({ paidAt }) => paidAt !== null && paidAt <= NOW - DAY).length);
    const now = rows.filter(({ createdAt }) => createdAt >= start);
    expect(figures.total.success.count).toBe(now.filter(({ paidAt }) => paidAt !== null).length);
    expect(figures.total.pending.count).toBe(now.filter(({ status }) => status === 'PAYING' || status === 'CREATED').length);
    expect(figures.total.orders.countChange).toBe(((now.length - then.length) / then.length).toFixed(4));
    const share = figures.total.success.count / now.length;
    expect(Number(figures.total.countRate.value)).toBeCloseTo(share, 3);
    const seconds = now.flatMap(({ paidAt, createdAt }) => (paidAt === null ? [] : [(paidAt - createdAt) / 1000]));
    const average = seconds.reduce((sum, one) => sum + one, 0) / seconds.length;
    expect(Number(figures.total.averageSec.value)).toBe(Math.round(average));
    expect(flow.platform.check()).toEqual([]);
  });

  it('are independent of the status filter of the list', () => {
    paid();
    paying();
    const one = bench.call('ops.lee', 'GET /trade/payorder/statistics').envelope.data;
    expect(bench.call('ops.lee', 'GET /trade/payorder/statistics?status=SUCCESS').envelope.data).toEqual(one);
  });
});

describe('in a separate world', () => {
  withOwnWorld();

  test('the export has the rows and totals of the list, masked, and is logged with filter and count', async () => {
    const orders = [paid(), paying()];
    const outcome = bench.call('ops.lee', 'GET /trade/payorder/down?format=csv&status=SUCCESS,PAYING');
    expect(decodeURIComponent(outcome.headers['file-name'] ?? '')).toMatch(/^payorder_\d{8}-\d{8}_ops\.lee_\d{6}\.csv$/);
    const [head, titles, ...rows] = parseCsv(await textOf(outcome));
    expect(head?.[0]).toContain('status=SUCCESS,PAYING');
    const at = titles?.indexOf('Pay order') ?? -1;
    expect(rows.map((row) => row[at]).slice(0, 2)).toEqual(orders.map(({ no }) => no).reverse());
    const { summary } = dataOf<{ summary: { currency: string; amount: string; count: number }[] }>(
      bench.call('ops.lee', 'GET /trade/payorder/page'),
    );
    expect(rows.slice(2).map(([, currency, amount]) => [currency, amount])).toEqual(
      summary.map(({ currency, amount }) => [currency, amount]),
    );
    expect(bench.platform.log.entries.at(-1)).toMatchObject({ action: 'trade:payorder:down', result: 'SUCCESS' });
    expect(bench.platform.log.entries.at(-1)?.detail).toContain('"rows":2');
  });

  test('the log shows the changed fields with merchant and amount', () => {
    const order = paid();
    done('chen.yu', 'refund', order, { amount: money(order, order.paid) });
    const entry = bench.platform.log.entries.at(-1);
    expect(entry?.about).toMatchObject({
      entity: 'payorder',
      ids: [order.no],
      name: order.holder.name,
      changes: [
        { field: 'status', before: 'SUCCESS', after: 'REFUNDED' },
        { field: 'refundedAmount', after: money(order, order.paid) },
      ],
    });
  });

  test('the demonstration has its stories', () => {
    const { platform } = aPlatform({ days: 3, flow: 0.02 });
    const { pay } = platform.stories;
    const story = (name: keyof typeof pay) => platform.world.payOrders.get(pay[name] ?? '');
    expect(story('late')).toMatchObject({ status: 'SUCCESS', flags: expect.arrayContaining(['LATE_PAYMENT']) });
    expect(story('lost')).toMatchObject({ status: 'PAYING', truth: 'SUCCESS' });
    expect(story('refunded')).toMatchObject({ status: 'PART_REFUNDED' });
    expect(story('disputed')).toMatchObject({ status: 'DISPUTED' });
    expect(story('untold')?.notify).toMatchObject({ status: 'FAILED' });
    expect(story('failed')).toMatchObject({ status: 'FAILED', records: [{}, {}, {}] });
    expect(platform.check()).toEqual([]);
  });

  test('refunds never exceed payments and the books balance, for any actions in any order', () => {
    const step = fc.record({
      order: fc.nat(5),
      action: fc.constantFrom(...payOrderActions),
      share: fc.integer({ min: 1, max: 130 }),
      wait: fc.constantFrom(0, 1_000, 5 * MINUTE, 9 * 60 * MINUTE),
    });
    fc.assert(
      fc.property(fc.array(step, { minLength: 5, maxLength: 25 }), (steps) => {
        const orders = [
          paid(),
          paid(),
          paying(),
          make({ payAfter: MINUTE, isLost: true }),
          make({ failures: 3 }),
          make({ payAfter: 20 * MINUTE }),
        ];
        for (const { order: at, action, share, wait } of steps) {
          const order = orders[at] as PayOrder;
          const amount = money(order, (order.amount * BigInt(share)) / 100n);
          const { code } = act('admin', action, order, action === 'refund' ? { amount } : {});
          expect([200, 409, 422, 460]).toContain(code);
          bench.platform.clock.advance(wait);
          for (const one of orders) expect(one.refunded <= one.paid).toBe(true);
        }
        expect(bench.platform.check()).toEqual([]);
      }),
      { numRuns: 12 },
    );
  });
});

it('shows entries of other accounts only with the profit key', () => {
  const order = paid();
  const accountsOf = (who: string) => {
    const call = bench.call(who, `GET /trade/payorder/detail?payOrderNo=${order.no}`);
    return new Set(dataOf<{ entries: { accountNo: string }[] }>(call).entries.map(({ accountNo }) => accountNo));
  };
  expect(accountsOf('k.wong')).toEqual(new Set([order.account.no]));
  expect(accountsOf('admin').size).toBeGreaterThan(2);
});
