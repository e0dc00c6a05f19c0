import type { ProfitExplanation, ProfitRow, ProfitSums, ProfitTrend } from '@/contract';
import { causesOf } from '../../../mock/areas/sales/profitSums';
import { moneyOf, toUsd } from '../../../mock/base/money';
import { refundPay } from '../../../mock/flow/payin/refund';
import { depth } from '../../support/depth';
import fc from '../../support/properties';
import { aPlatform, dataOf, NOW, parseCsv, textOf } from './support';

const DAY = 86_400_000;
const ZONE = 8 * 3_600_000;
const KINDS = ['PAYIN', 'PAYOUT', 'WITHDRAW', 'REFUND', 'PAYOUT_REVERSAL', 'REVERSAL'];
const GROUPS = ['DATE', 'MERCHANT', 'AGENT', 'PRODUCT', 'WAY', 'CHANNEL', 'UPSTREAM', 'CURRENCY', 'COUNTRY', 'BIZ_TYPE'] as const;
const DIGITS: Readonly<Record<string, number>> = { VND: 0 };
const digitsOf = (currency: string) => DIGITS[currency] ?? 2;

interface Answer {
  list: ProfitRow[];
  total: number;
  summary: ProfitSums[];
  period: { from: string; to: string; compareFrom: string | null; compareTo: string | null };
}

/** Six days of trade with refunds and returned payouts. */
const bench = aPlatform({ days: 6, flow: 0.25, seed: 'profit' });
const { platform, operator } = bench;
const { world, clock } = platform;

const paid = world.payOrders.rows.filter(({ status }) => status === 'SUCCESS');
paid
  .filter((_, at) => at % 9 === 0)
  .forEach((order, at) => {
    const isPart = at % 3 === 0;
    const amount = isPart ? order.paid / 3n : order.paid;
    const { available, pending } = order.account.amounts;
    if (amount === 0n || (order.settledAt === null ? pending : available) < amount) return;
    refundPay(
      world,
      order,
      { amount, operator: operator('chen.yu'), reasonCode: 'PAYER_REQUEST', remark: null },
      { kind: 'REFUNDED', actorType: 'SYSTEM' },
    );
  });
for (let at = 0; at < 4; at++) platform.payOut({ plan: 'REVERSED' });
clock.advance(3 * DAY);
const today = new Date(clock.now() + ZONE).toISOString().slice(0, 10);
const dateBack = (days: number) => new Date(Date.parse(today) - days * DAY).toISOString().slice(0, 10);
const dayOf = (at: number) => Math.floor((at + ZONE) / DAY);

const ask = <T>(what: string, query: Record<string, string>, user = 'admin') =>
  dataOf<T>(bench.call(user, `GET /trade/profit/${what}?${new URLSearchParams(query)}`));
const refused = (query: Record<string, string>, what = 'statistics', user = 'admin') =>
  bench.call(user, `GET /trade/profit/${what}?${new URLSearchParams(query)}`).envelope;
const minor = (text: string) => BigInt(text.replace('.', ''));

/** What the ledger itself says of a range: the movement of the PROFIT accounts, per currency; nothing of the statistics is used. */
function moved(from: string, to: string): Record<string, string> {
  const [start, end] = [Date.parse(from) - ZONE, Date.parse(to) - ZONE + DAY];
  const sums = new Map<string, bigint>();
  for (const { account, bucket, delta, transaction } of world.ledger.entries) {
    if (account.type !== 'PROFIT' || bucket !== 'available' || !KINDS.includes(transaction.kind)) continue;
    if (transaction.at < start || transaction.at >= end) continue;
    sums.set(account.currency, (sums.get(account.currency) ?? 0n) + delta);
  }
  return Object.fromEntries([...sums].map(([currency, sum]) => [currency, moneyOf(sum, digitsOf(currency))]));
}

const MEASURES = ['amount', 'mchFee', 'upstreamCost', 'agentShare', 'profit'] as const;
const NUMBERS = ['orderCount', 'successCount', 'negativeCount'] as const;

function addUp(rows: readonly ProfitSums[]) {
  const sums = new Map<string, Record<string, bigint>>();
  for (const row of rows) {
    const sum = sums.get(row.currency) ?? {};
    sums.set(row.currency, sum);
    for (const name of MEASURES) sum[name] = (sum[name] ?? 0n) + minor(row[name]);
    for (const name of NUMBERS) sum[name] = (sum[name] ?? 0n) + BigInt(row[name]);
  }
  return Object.fromEntries([...sums].sort(([a], [b]) => (a < b ? -1 : 1)));
}

const whole = { pageSize: '200' };
/** All pages. */
function every(query: Record<string, string>, user?: string): Answer {
  const first = ask<Answer>('statistics', { ...query, ...whole }, user);
  const list = [...first.list];
  for (let current = 2; list.length < first.total; current++)
    list.push(...ask<Answer>('statistics', { ...query, ...whole, current: String(current) }, user).list);
  return { ...first, list };
}

describe('the world of these tests', () => {
  test('has every kind of posting on the PROFIT accounts, several currencies and a loss', () => {
    const kinds = new Set(
      world.ledger.entries.flatMap(({ account, bucket, transaction }) =>
        account.type === 'PROFIT' && bucket === 'available' ? transaction.kind : [],
      ),
    );
    for (const kind of ['PAYIN', 'PAYOUT', 'WITHDRAW', 'REFUND', 'PAYOUT_REVERSAL']) expect(kinds).toContain(kind);
    const { summary } = every({ from: dateBack(12), currencyMode: 'ORIGINAL', excludeTest: 'false' });
    expect(summary.length).toBeGreaterThan(4);
    expect(summary.some(({ negativeCount }) => negativeCount > 0)).toBe(true);
  });
});

const cut = fc
  .record({
    end: fc.integer({ min: 0, max: 9 }),
    days: fc.integer({ min: 1, max: 7 }),
    granularity: fc.constantFrom('HOUR', 'DAY', 'WEEK', 'MONTH'),
    groups: fc.uniqueArray(fc.constantFrom(...GROUPS), { minLength: 1, maxLength: 2 }),
    bizType: fc.constantFrom('', '', 'PAYIN', 'PAYOUT,WITHDRAW'),
    currency: fc.constantFrom('', '', 'THB', 'VND,IDR'),
    channelCode: fc.constantFrom('', '', 'CH0101', 'NONE', 'CH0314'),
    agentNo: fc.constantFrom('', '', '', 'NONE', 'A2001'),
    currencyMode: fc.constantFrom('ORIGINAL', 'REPORT'),
    compare: fc.constantFrom('NONE', 'PREVIOUS', 'LAST_WEEK'),
    excludeTest: fc.constantFrom('', 'true', 'false'),
    sortField: fc.constantFrom('profit', 'mchFee', 'marginRate', 'orderCount'),
  })
  .map(({ end, days, groups, ...rest }) => ({
    ...rest,
    from: dateBack(end + days - 1),
    to: dateBack(end),
    groupBy: groups.join(),
  }));

describe('any query', () => {
  test('has totals that equal the sum of rows and export, with fee = cost + agents + profit', async () => {
    let filled = 0;
    await fc.assert(
      fc.asyncProperty(cut, async ({ sortField, ...query }) => {
        const { list, summary, total } = every({ ...query, sortField });
        expect(list).toHaveLength(total);
        expect(new Set(list.map(({ rowKey }) => rowKey)).size).toBe(total);
        expect(addUp(list)).toEqual(addUp(summary));
        for (const row of [...list, ...summary])
          expect(minor(row.mchFee)).toBe(minor(row.upstreamCost) + minor(row.agentShare) + minor(row.profit));
        // What was before adds up too.
        const profitBefore = (rows: readonly ProfitSums[], currency: string) =>
          rows
            .filter((row) => row.currency === currency)
            .reduce((sum, { changes }) => sum + minor(changes.find(({ measure }) => measure === 'profit')?.before ?? '0'), 0n);
        for (const { currency } of summary) expect(profitBefore(list, currency)).toBe(profitBefore(summary, currency));

        const file = parseCsv(
          await textOf(bench.call('admin', `GET /trade/profit/down?${new URLSearchParams({ ...query, format: 'csv' })}`)),
        );
        const [, titles = [], ...lines] = file;
        const at = titles.indexOf('Profit');
        const [rows, tail] = [lines.slice(0, total), lines.slice(total)];
        expect(tail.map(([name]) => name)).toEqual(summary.map(({ currency }) => `Total ${currency}`));
        expect(rows.map((line) => line[at]).sort()).toEqual(list.map(({ profit }) => profit).sort());
        expect(tail.map((line) => line[at])).toEqual(summary.map(({ profit }) => profit));
        if (total > 1) filled++;
      }),
      { numRuns: depth.runs(120) },
    );
    expect(filled).toBeGreaterThan(depth.runs(120) / 3);
  });

  test('has the same money in its trend', () => {
    fc.assert(
      fc.property(cut, ({ sortField: _, ...query }) => {
        const { summary } = ask<Answer>('statistics', { ...query, ...whole });
        const { series } = ask<ProfitTrend>('trend', query);
        const sums = Object.fromEntries(
          series.map(({ currency, points }) => [
            currency,
            MEASURES.map((name) => points.reduce((sum, point) => sum + minor(point[name]), 0n)),
          ]),
        );
        // A currency of only the earlier range has no series.
        for (const one of summary)
          expect(sums[one.currency] ?? MEASURES.map(() => 0n)).toEqual(MEASURES.map((name) => minor(one[name])));
        for (const { points } of series) expect(new Set(points.map(({ period }) => period)).size).toBe(points.length);
      }),
      { numRuns: depth.runs(60) },
    );
  });

  test('has an explanation that sums to the change: the causes, and the groups', () => {
    fc.assert(
      fc.property(cut, ({ sortField: _, compare, ...query }) => {
        const asked = compare === 'NONE' ? query : { ...query, compare };
        const { summary } = ask<Answer>('statistics', { ...asked, ...whole });
        const { currencies } = ask<ProfitExplanation>('explain', { ...query, compare });
        expect(currencies.map(({ currency }) => currency)).toEqual(summary.map(({ currency }) => currency));
        currencies.forEach(({ before, after, change, causes, movers, otherChange }, at) => {
          const profit = summary[at]?.changes.find(({ measure }) => measure === 'profit');
          expect([before, after, change]).toEqual([profit?.before, summary[at]?.profit, profit?.delta]);
          expect(minor(change)).toBe(minor(after) - minor(before));
          expect(causes.reduce((sum, { contribution }) => sum + minor(contribution), 0n)).toBe(minor(change));
          expect(movers.reduce((sum, one) => sum + minor(one.change), minor(otherChange))).toBe(minor(change));
        });
      }),
      { numRuns: depth.runs(80) },
    );
  });

  test('has totals per currency that equal the movements of the PROFIT accounts exactly', () => {
    fc.assert(
      fc.property(cut, ({ from, to, granularity, groupBy }) => {
        const { summary } = ask<Answer>('statistics', {
          from,
          to,
          granularity,
          groupBy,
          currencyMode: 'ORIGINAL',
          compare: 'NONE',
          excludeTest: 'false',
        });
        const told = Object.fromEntries(summary.map(({ currency, profit }) => [currency, profit]));
        const ledger = moved(from, to);
        // Orders that failed count, but move nothing.
        for (const currency of Object.keys({ ...told, ...ledger }))
          expect([currency, minor(told[currency] ?? '0')]).toEqual([currency, minor(ledger[currency] ?? '0')]);
      }),
      { numRuns: depth.runs(60) },
    );
  });

  test('has dollar totals that equal the ledger converted posting by posting', () => {
    fc.assert(
      fc.property(cut, ({ from, to, groupBy }) => {
        const query = { from, to, groupBy, currencyMode: 'REPORT', compare: 'NONE', excludeTest: 'false' };
        const { summary } = ask<Answer>('statistics', query);
        const [start, end] = [Date.parse(from) - ZONE, Date.parse(to) - ZONE + DAY];
        // From the orders and their ledger transactions, by other ways than the statistics: share from the agents' accounts, the
        // profit from the platform's, the fee from the order; the cost is what is left.
        let [fee, share, cost] = [0n, 0n, 0n];
        const seen = new Map<
          number,
          { at: number; kind: string; ref: string; currency: string; profit: bigint; share: bigint }
        >();
        for (const { account, bucket, delta, transaction } of world.ledger.entries) {
          const { id, at, kind, ref } = transaction;
          if (at < start || at >= end || !KINDS.includes(kind)) continue;
          const one = seen.get(id) ?? { at, kind, ref, currency: account.currency, profit: 0n, share: 0n };
          seen.set(id, one);
          if (account.type === 'PROFIT' && bucket === 'available') one.profit += delta;
          if (account.type === 'COMMISSION' && bucket === 'available' && kind !== 'WITHDRAW') one.share += delta;
        }
        for (const { at, kind, ref, currency, profit, share: part } of seen.values()) {
          const order = world.payOrders.get(ref);
          const given = order?.refunds.find((refund) => refund.at === at)?.fee ?? 0n;
          const record = order ?? world.payouts.get(ref) ?? world.withdraws.get(ref) ?? world.pool.items.get(ref);
          const own = kind === 'REFUND' ? -given : (kind.endsWith('REVERSAL') ? -1n : 1n) * (record?.fee ?? 0n);
          const day = dayOf(at);
          fee += toUsd(own, currency, day);
          share += toUsd(part, currency, day);
          cost += toUsd(own - part - profit, currency, day);
        }
        const [total] = summary;
        expect([
          total?.mchFee ?? '0.00',
          total?.agentShare ?? '0.00',
          total?.upstreamCost ?? '0.00',
          total?.profit ?? '0.00',
        ]).toEqual([fee, share, cost, fee - share - cost].map((cents) => moneyOf(cents, 2)));
      }),
      { numRuns: 30 },
    );
  });

  test('splits any change into parts that sum to it, for any rates', () => {
    const amounts = fc.record({
      amount: fc.bigInt({ min: -1_000_000_000_000n, max: 10n ** 14n }),
      fee: fc.bigInt({ min: -1_000_000_000n, max: 10n ** 12n }),
      cost: fc.bigInt({ min: 0n, max: 10n ** 12n }),
      share: fc.bigInt({ min: -1_000_000n, max: 10n ** 11n }),
    });
    fc.assert(
      fc.property(amounts, amounts, (before, now) => {
        const parts = causesOf(before, now);
        const change = now.fee - now.cost - now.share - (before.fee - before.cost - before.share);
        expect(parts.VOLUME + parts.PRICE + parts.COST_MIX + parts.AGENT_MIX).toBe(change);
      }),
    );
  });
});

describe('the causes of a change', () => {
  const before = { amount: 1000n, fee: 30n, cost: 15n, share: 5n };
  const same = (times: bigint) => ({ amount: 1000n * times, fee: 30n * times, cost: 15n * times, share: 5n * times });
  test.each([
    ['nothing', before, [0n, 0n, 0n, 0n]],
    ['twice the volume at the same rates', same(2n), [10n, 0n, 0n, 0n]],
    ['a lower price', { ...before, fee: 20n }, [0n, -10n, 0n, 0n]],
    ['dearer channels', { ...before, cost: 19n }, [0n, 0n, -4n, 0n]],
    ['agents that get less', { ...before, share: 2n }, [0n, 0n, 0n, 3n]],
    ['all at once', { amount: 2000n, fee: 50n, cost: 40n, share: 8n }, [10n, -10n, -10n, 2n]],
  ] as const)('%s', (_, now, [VOLUME, PRICE, COST_MIX, AGENT_MIX]) => {
    expect(causesOf(before, now)).toEqual({ VOLUME, PRICE, COST_MIX, AGENT_MIX });
  });
  test('are all volume when there was nothing before', () => {
    expect(causesOf({ amount: 0n, fee: 0n, cost: 0n, share: 0n }, before)).toEqual({
      VOLUME: 10n,
      PRICE: 0n,
      COST_MIX: 0n,
      AGENT_MIX: 0n,
    });
  });
});

describe('which orders count, and when', () => {
  test('a refund counts negative on its own day, and leaves the day of the payment unchanged', () => {
    const small = aPlatform({ days: 1 });
    const { clock: time, world: own } = small.platform;
    const holder = own.holders.find(({ type, isTest, agent }) => type === 'MERCHANT' && !isTest && agent !== undefined);
    if (!holder) throw new Error('No merchant');
    const order = small.platform.payIn({ holder, plan: { failures: 0, payAfter: 60_000, isLost: false } });
    time.advance(3_600_000);
    expect(order.status).toBe('SUCCESS');
    const date = (back: number) => new Date(time.now() + ZONE - back * DAY).toISOString().slice(0, 10);
    const on = (day: string) => {
      const query = new URLSearchParams({ from: day, to: day, mchNo: holder.no, currencyMode: 'ORIGINAL', bizType: 'PAYIN' });
      return dataOf<Answer>(small.call('admin', `GET /trade/profit/statistics?${query}`)).summary[0];
    };
    const day = date(0);
    const first = on(day);
    expect(first).toMatchObject({ successCount: 1 });
    expect(minor(first?.mchFee ?? '')).toBe(order.fee);
    time.advance(2 * DAY);
    refundPay(
      own,
      order,
      { amount: order.paid, operator: small.operator('chen.yu'), reasonCode: 'PAYER_REQUEST', remark: null },
      { kind: 'REFUNDED', actorType: 'SYSTEM' },
    );
    // Only its changes depend on today.
    expect({ ...on(day), changes: [] }).toEqual({ ...first, changes: [] });
    const later = on(date(0));
    expect(later).toMatchObject({
      orderCount: 0,
      successCount: 0,
      marginRate: null,
      upstreamCost: moneyOf(0n, digitsOf(order.account.currency)),
    });
    expect(minor(later?.mchFee ?? '')).toBe(-order.fee);
    expect(minor(later?.amount ?? '')).toBe(-order.paid);
    expect(small.platform.check()).toEqual([]);
  });

  test('a day ends at midnight in the platform’s time zone', () => {
    const { list } = every({ from: dateBack(9), groupBy: 'DATE', excludeTest: 'false', currencyMode: 'ORIGINAL' });
    expect(new Set(list.map(({ groups }) => groups[0]?.value)).size).toBeGreaterThan(4);
    for (const { groups, currency, mchFee } of list) {
      const facts = world.profits.filter(
        (fact) => fact.currency === currency && new Date(fact.at + ZONE).toISOString().slice(0, 10) === groups[0]?.value,
      );
      expect(minor(mchFee)).toBe(facts.reduce((sum, { fee }) => sum + fee, 0n));
    }
  });

  test.each([
    ['HOUR', /^2026-11-\d\dT\d\d:00$/],
    ['DAY', /^2026-11-\d\d$/],
    ['WEEK', /^2026-11-(09|16|23)$/],
    ['MONTH', /^2026-11$/],
  ])('periods by %s have these names', (granularity, name) => {
    const { list } = every({ from: '2026-11-15', to: '2026-11-20', groupBy: 'DATE', granularity });
    expect(list.length).toBeGreaterThan(0);
    for (const { groups } of list) expect(groups[0]?.value).toMatch(name);
  });

  test('test merchants are excluded by default', () => {
    const test = world.holders.find(({ isTest }) => isTest);
    if (!test) throw new Error('No test merchant');
    const currency = test.accounts[0]?.account.currency;
    const way = [...world.catalog.ways.values()].find((one) => one.currency === currency);
    if (!way) throw new Error('No way');
    const order = platform.payIn({ holder: test, way, plan: { failures: 0, payAfter: 60_000, isLost: false } });
    clock.advance(3_600_000);
    expect(order.status).toBe('SUCCESS');
    expect(ask<Answer>('statistics', { mchNo: test.no }).total).toBe(0);
    expect(ask<Answer>('statistics', { mchNo: test.no, excludeTest: 'false' }).list[0]?.successCount).toBeGreaterThan(0);
  });

  test('failed orders count as orders, and earn nothing', () => {
    const { summary } = every({ from: dateBack(9), to: dateBack(3), bizType: 'PAYIN', compare: 'NONE', excludeTest: 'false' });
    const [start, end] = [Date.parse(dateBack(9)) - ZONE, Date.parse(dateBack(3)) - ZONE + DAY];
    const ended = world.payOrders.rows.filter(
      ({ finishedAt, status }) =>
        status !== 'CREATED' && status !== 'PAYING' && finishedAt !== null && finishedAt >= start && finishedAt < end,
    );
    const won = ended.filter(({ paidAt }) => paidAt !== null);
    expect(summary[0]).toMatchObject({ orderCount: ended.length, successCount: won.length });
    expect(Number(summary[0]?.successRate)).toBeCloseTo(won.length / ended.length, 5);
  });

  test('a running range is compared up to the same moment', () => {
    const { period } = ask<Answer>('statistics', { from: today, to: today });
    expect(period.compareFrom).toBe(new Date(Date.parse(today) - ZONE - DAY).toISOString());
    expect(period.compareTo).toBe(new Date(clock.now() + 1 - DAY).toISOString());
    const over = ask<Answer>('statistics', { from: dateBack(5), to: dateBack(4), compare: 'LAST_WEEK' }).period;
    expect(over.compareTo).toBe(new Date(Date.parse(dateBack(3)) - ZONE - 7 * DAY).toISOString());
    expect(ask<Answer>('statistics', { compare: 'NONE' }).period).toMatchObject({ compareFrom: null, compareTo: null });
  });

  test('each day is compared with its own day of the earlier range', () => {
    const query = { groupBy: 'DATE', excludeTest: 'false' };
    const profitOn = (date: string) => every({ ...query, from: date, to: date, compare: 'NONE' }).summary[0]?.profit ?? '0.00';
    const ordersOn = (date: string) => every({ ...query, from: date, to: date, compare: 'NONE' }).summary[0]?.orderCount ?? 0;
    for (const compare of ['PREVIOUS', 'LAST_WEEK']) {
      const { list } = every({ ...query, from: dateBack(4), to: dateBack(2), compare });
      expect(list.length).toBeGreaterThan(2);
      for (const { groups, changes, profit, ordersBefore } of list) {
        const day = groups[0]?.value ?? '';
        const earlier = new Date(Date.parse(day) - (compare === 'PREVIOUS' ? 3 : 7) * DAY).toISOString().slice(0, 10);
        expect(profit).toBe(profitOn(day));
        expect(changes.find(({ measure }) => measure === 'profit')?.before).toBe(profitOn(earlier));
        expect(ordersBefore).toBe(ordersOn(earlier));
      }
    }
  });

  test('the default is the last seven days by merchant, in US dollars, against the seven days before', () => {
    const { list, summary, period } = ask<Answer>('statistics', {});
    expect(period).toMatchObject({ from: dateBack(6), to: today });
    expect(list[0]?.groups).toEqual([expect.objectContaining({ by: 'MERCHANT', name: expect.any(String) })]);
    expect(summary).toHaveLength(1);
    expect(summary[0]?.currency).toBe('USD');
    expect(summary[0]?.changes.map(({ measure }) => measure)).toEqual([...MEASURES, 'marginRate']);
    const profits = list.map(({ profit }) => minor(profit));
    expect(profits).toEqual([...profits].sort((a, b) => (a < b ? 1 : -1)));
  });

  test('losses are the groups below zero, with their own sum', () => {
    const query = { from: dateBack(9), groupBy: 'MERCHANT,CHANNEL', excludeTest: 'false' };
    const all = every(query).list.filter(({ profit }) => profit.startsWith('-'));
    const losses = every({ ...query, losses: 'true', sortField: 'profit', sortOrder: 'ascend' });
    expect(all.length).toBeGreaterThan(0);
    expect(new Set(losses.list.map(({ rowKey }) => rowKey))).toEqual(new Set(all.map(({ rowKey }) => rowKey)));
    expect(addUp(losses.list)).toEqual(addUp(losses.summary));
  });
});

describe('permissions and limits', () => {
  test.each([
    ['by the hour', { granularity: 'HOUR', from: '2026-11-01', to: '2026-11-08' }, 'At most 7 days when grouped by hour.'],
    ['by the day', { from: '2026-08-01', to: '2026-11-08' }, 'At most 93 days when grouped by day.'],
    ['by the week', { granularity: 'WEEK', from: '2025-01-01', to: '2026-11-08' }, 'At most 366 days when grouped by week.'],
    ['by the month', { granularity: 'MONTH', from: '2020-01-01', to: '2026-11-08' }, 'At most 1,096 days when grouped by month.'],
    ['the wrong way round', { from: '2026-11-08', to: '2026-11-07' }, 'The range ends before it starts.'],
  ])('a range %s is refused at its field when it is too long or reversed', (_, query, msg) => {
    for (const what of ['statistics', 'trend', 'explain', 'down'])
      expect(refused(query as unknown as Record<string, string>, what)).toMatchObject({
        code: 422,
        error: 'VALIDATION',
        data: { fields: [{ name: 'from', msg }] },
      });
  });

  test.each([
    ['granularity=HOUR', 'from=2026-11-01&to=2026-11-07'],
    ['granularity=DAY', 'from=2026-08-08&to=2026-11-08'],
  ])('the longest range %s is answered', (granularity, range) => {
    expect(bench.call('admin', `GET /trade/profit/statistics?${granularity}&${range}`).envelope.code).toBe(200);
  });

  test.each(['DATE,MERCHANT,WAY', 'WAY,WAY'])('grouping by %s is refused', (groupBy) => {
    expect(refused({ groupBy })).toMatchObject({
      code: 422,
      data: { fields: [{ name: 'groupBy' }] },
    });
  });

  test.each([
    ['groupBy', 'BANK'],
    ['from', '2026-02-30'],
    ['from', 'yesterday'],
    ['currencyMode', 'EUR'],
    ['sortField', 'constructor'],
    ['sortField', 'WAY'],
    ['bizType', 'FX'],
  ])('%s=%s is rejected', (name, value) => {
    expect(refused({ [name]: value })).toMatchObject({ code: 400, msg: expect.stringContaining(name) });
  });

  test('an unknown column, or one outside the grouping, is refused', () => {
    expect(refused({ columns: 'secret' }, 'down').code).toBe(400);
    expect(refused({ columns: 'CHANNEL', groupBy: 'WAY' }, 'down').code).toBe(400);
    expect(refused({ columns: 'WAY,profit', groupBy: 'WAY' }, 'down').code).toBe(200);
  });

  test('the keys decide: support sees nothing, the auditor exports, a reviewer does not', () => {
    expect(refused({}, 'statistics', 'k.wong')).toMatchObject({ code: 403, data: { required: ['trade:profit:statistics'] } });
    expect(refused({}, 'trend', 'k.wong').code).toBe(403);
    expect(refused({}, 'explain', 'li.na').code).toBe(200);
    expect(refused({}, 'down', 'li.na')).toMatchObject({ code: 403, data: { required: ['trade:profit:down'] } });
    expect(refused({}, 'down', 'auditor').code).toBe(200);
    expect(platform.log.entries.at(-1)).toMatchObject({ username: 'auditor', action: 'trade:profit:down', result: 'SUCCESS' });
  });

  test('the data scope applies to rows, totals, trend, explanation and export', async () => {
    const { scope } = operator('p.garcia');
    const query = { from: dateBack(9), excludeTest: 'false' };
    const { list, summary } = every(query, 'p.garcia');
    expect(list.length).toBeGreaterThan(0);
    for (const { groups } of list) expect(scope.values).toContain(groups[0]?.value);
    const own = every({ ...query, mchNo: scope.values.join() });
    expect(summary).toEqual(own.summary);
    expect(ask<ProfitTrend>('trend', query, 'p.garcia')).toEqual(
      ask<ProfitTrend>('trend', { ...query, mchNo: scope.values.join() }),
    );
    expect(ask<ProfitExplanation>('explain', query, 'p.garcia').currencies).toEqual(
      ask<ProfitExplanation>('explain', { ...query, mchNo: scope.values.join() }).currencies,
    );
  });

  test('the export names its query, is logged, and is in Chinese for zh', async () => {
    const line = `GET /trade/profit/down?format=csv&from=2026-11-15&to=2026-11-20&groupBy=DATE,BIZ_TYPE&columns=BIZ_TYPE,DATE,profit`;
    const outcome = bench.call('admin', line, { lang: 'zh' });
    expect(decodeURIComponent(outcome.headers['file-name'] ?? '')).toMatch(/^profit_20261115-20261120_admin_\d{6}\.csv$/);
    const [head, titles, ...rows] = parseCsv(await textOf(outcome));
    expect(head?.[0]).toMatch(/2026-11-15 至 2026-11-20（UTC\+8）.*groupBy=DATE,BIZ_TYPE/);
    expect(titles).toEqual(['业务类型', '时段', '利润']);
    expect(rows.at(-1)?.[0]).toBe('合计 USD');
    expect(platform.log.entries.at(-1)).toMatchObject({
      action: 'trade:profit:down',
      detail: expect.stringContaining('"rows":'),
    });
  });
});

test('the books balance after all tests', () => {
  expect(clock.now()).toBeGreaterThan(NOW);
  expect(platform.check()).toEqual([]);
});
