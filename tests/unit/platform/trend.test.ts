import type {
  PayOrderStatistics,
  SettStatistics,
  TradeChannelStatistics,
  Trend,
  TrendPoint,
  Withdraw,
  WithdrawStatistics,
  WithdrawTotal,
} from '@/contract';
import { periodsBetween } from '../../../mock/base/trend';
import { type APlatform, aPlatform, dataOf, NOW } from './support';

/*
 * Sums over time of the rows of a list (docs/rules/charts.md#sums): what they come to is what the header and the list say of the same
 * filter.
 */
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const LISTS = ['/trade/withdraw', '/trade/payorder', '/trade/sett', '/bank/channel'] as const;
const iso = (at: number) => encodeURIComponent(new Date(at).toISOString());

let bench: APlatform;
beforeAll(() => {
  bench = aPlatform({ days: 5, flow: 0.2 });
});
afterAll(() => expect(bench.platform.check()).toEqual([]));

const ask = (path: string, query = '', who = 'admin') => bench.call(who, `GET ${path}?${query}`).envelope;
const trendOf = (path: string, query = '', who = 'admin') => dataOf<Trend>(ask(`${path}/trend`, query, who));

/** A decimal string in its smallest unit: all amounts of a currency have the same decimals. */
const minor = (amount = '0') => BigInt(amount.replace('.', ''));
const amountOf = (points: readonly TrendPoint[], of: (point: TrendPoint) => string | undefined) =>
  points.reduce((sum, point) => sum + minor(of(point)), 0n);
const countOf = (points: readonly TrendPoint[], of: (point: TrendPoint) => number = ({ count }) => count) =>
  points.reduce((sum, point) => sum + of(point), 0);
const inCurrency = ({ points }: Trend, currency: string) => points.filter((point) => point.currency === currency);

/** Each point is in one of the periods, and no period has two points of the same kind. */
function expectSound({ periods, points }: Trend) {
  expect([...periods].sort()).toEqual(periods);
  expect(points.filter(({ at }) => !periods.includes(at))).toEqual([]);
  const kinds = points.map(({ at, currency, status, channelCode }) => [at, currency, status, channelCode].join());
  expect(new Set(kinds).size).toBe(kinds.length);
  expect(points.map(({ at }) => at)).toEqual([...points.map(({ at }) => at)].sort());
}

describe('the sums of withdraw orders', () => {
  const STATES = {
    waiting: ['PENDING', 'SECOND_REVIEW'],
    held: ['HELD', 'WAITING_HOLDER'],
    paying: ['PASSED', 'PAYING'],
    unknown: ['UNKNOWN'],
  } as const;

  it.each([
    '',
    'currency=THB',
    'holderType=AGENT',
    'amountMin=5000',
    `submittedFrom=${iso(NOW - 3 * DAY)}&submittedTo=${iso(NOW - DAY)}`,
  ])('are those of the header and of the list under %p', (filter) => {
    const trend = trendOf('/trade/withdraw', filter);
    expectSound(trend);
    const { currencies } = dataOf<WithdrawStatistics>(ask('/trade/withdraw/statistics', filter));
    expect(currencies.length).toBeGreaterThan(0);
    for (const one of currencies)
      for (const [figure, states] of Object.entries(STATES)) {
        const own = inCurrency(trend, one.currency).filter(({ status = '' }) => (states as readonly string[]).includes(status));
        const { count, amount } = one[figure as keyof typeof STATES];
        expect([one.currency, figure, countOf(own), amountOf(own, (point) => point.amount)]).toEqual([
          one.currency,
          figure,
          count,
          minor(amount),
        ]);
      }
    const { summary } = dataOf<{ summary: WithdrawTotal[] }>(
      ask('/trade/withdraw/page', `${filter}&view=ALL&current=1&pageSize=1`),
    );
    expect(summary.map(({ currency, count, amount }) => [currency, count, minor(amount)])).toEqual(
      [...new Set(trend.points.map(({ currency = '' }) => currency))]
        .sort()
        .map((currency) => [
          currency,
          countOf(inCurrency(trend, currency)),
          amountOf(inCurrency(trend, currency), (one) => one.amount),
        ]),
    );
  });

  it('ignore tab and state filter, as the header does', () => {
    expect(trendOf('/trade/withdraw', 'view=WAITING&status=HELD')).toEqual(trendOf('/trade/withdraw'));
  });

  it('count as successful what was paid out', () => {
    const { points } = trendOf('/trade/withdraw');
    const paid = points.filter(({ status }) => status === 'SUCCESS');
    expect(countOf(paid)).toBeGreaterThan(0);
    expect(countOf(points, (one) => one.successCount)).toBe(countOf(paid));
    for (const { amount, successAmount } of paid) expect(successAmount).toBe(amount);
    for (const one of points.filter(({ status }) => status !== 'SUCCESS')) expect(minor(one.successAmount)).toBe(0n);
  });

  it('count the orders that wait by due time, the most overdue first', () => {
    const { dues = [], ages } = trendOf('/trade/withdraw');
    expect(ages).toBeUndefined();
    const waiting = bench.platform.world.withdraws.rows.filter(
      ({ status }) => status === 'PENDING' || status === 'SECOND_REVIEW',
    );
    expect(waiting.length).toBeGreaterThan(0);
    expect([...new Set(dues.map(({ fromSec }) => fromSec))]).toEqual([
      null,
      -86_400,
      -14_400,
      -3_600,
      0,
      900,
      3_600,
      14_400,
      86_400,
    ]);
    for (const { fromSec, toSec, currency, count, amount } of dues) {
      const own = waiting.filter(({ account, dueAt }) => {
        const left = (dueAt - NOW) / 1_000;
        return account.currency === currency && (fromSec === null || left >= fromSec) && (toSec === null || left < toSec);
      });
      expect([fromSec, currency, count, minor(amount)]).toEqual([
        fromSec,
        currency,
        own.length,
        own.reduce((sum, order) => sum + order.amount, 0n),
      ]);
    }
    expect(dues.reduce((sum, { count }) => sum + count, 0)).toBe(waiting.length);
    // The overdue ones are those of the figure above the list.
    const overdue = dues.filter(({ toSec }) => toSec !== null && toSec <= 0).reduce((sum, { count }) => sum + count, 0);
    expect(overdue).toBe(waiting.filter(({ dueAt }) => dueAt < NOW).length);
  });
});

describe('the sums of pay orders', () => {
  it.each(['', 'currency=THB', `createdFrom=${iso(NOW - 2 * DAY)}&createdTo=${iso(NOW)}`, 'status=FAILED'])(
    'are those of the header under %p',
    (filter) => {
      const trend = trendOf('/trade/payorder', filter);
      expectSound(trend);
      const { total, currencies } = dataOf<PayOrderStatistics>(ask('/trade/payorder/statistics', filter));
      expect(total.orders.count).toBeGreaterThan(0);
      expect(countOf(trend.points)).toBe(total.orders.count);
      expect(countOf(trend.points, (one) => one.successCount)).toBe(total.success.count);
      expect(countOf(trend.points, (one) => one.ratedCount)).toBe(total.orders.count);
      for (const { currency, orders, success } of currencies) {
        const own = inCurrency(trend, currency);
        expect([currency, amountOf(own, (one) => one.amount), amountOf(own, (one) => one.successAmount)]).toEqual([
          currency,
          minor(orders.amount),
          minor(success.amount),
        ]);
      }
    },
  );
});

describe('the sums of payout orders', () => {
  it.each(['', 'currency=THB,PHP', 'source=WITHDRAW', 'view=UNKNOWN&status=FAILED'])(
    'are those of the header under %p',
    (filter) => {
      const trend = trendOf('/trade/sett', filter);
      expectSound(trend);
      const { currencies, successRate } = dataOf<SettStatistics>(ask('/trade/sett/statistics', filter));
      expect(currencies.length).toBeGreaterThan(0);
      for (const { currency, statuses } of currencies) {
        const own = inCurrency(trend, currency);
        const paid = statuses.filter(({ status }) => status === 'SUCCESS' || status === 'REVERSED');
        const sum = (list: typeof statuses) => list.reduce((all, { amount }) => all + minor(amount), 0n);
        expect([currency, countOf(own), amountOf(own, (one) => one.amount), amountOf(own, (one) => one.successAmount)]).toEqual([
          currency,
          statuses.reduce((all, { count }) => all + count, 0),
          sum(statuses),
          sum(paid),
        ]);
      }
      const rate = countOf(trend.points, (one) => one.successCount) / countOf(trend.points, (one) => one.ratedCount);
      expect(rate.toFixed(6)).toBe(successRate);
    },
  );
});

describe('the sums of channels', () => {
  it.each(['', 'direction=PAYOUT', 'upstreamCode=U01', 'status=DISABLED'])('are those of the header under %p', (filter) => {
    const trend = trendOf('/bank/channel', filter);
    expectSound(trend);
    const { tries24h, success24h } = dataOf<TradeChannelStatistics>(ask('/bank/channel/statistics', filter));
    expect(tries24h).toBeGreaterThan(0);
    expect(countOf(trend.points)).toBe(tries24h);
    expect(countOf(trend.points, (one) => one.successCount) / Number(tries24h)).toBeCloseTo(Number(success24h), 6);
    expect(trend.unit).toBe('HOUR');
    expect(trend.periods).toHaveLength(25);
  });

  it('name the channels that the filter finds, and no other', () => {
    const { list } = dataOf<{ list: { channelCode: string }[] }>(
      ask('/bank/channel/page', 'direction=PAYOUT&current=1&pageSize=200'),
    );
    const codes = new Set(list.map(({ channelCode }) => channelCode));
    const { points } = trendOf('/bank/channel', 'direction=PAYOUT');
    expect(points.length).toBeGreaterThan(0);
    expect(points.filter(({ channelCode = '' }) => !codes.has(channelCode))).toEqual([]);
    expect(trendOf('/bank/channel').points.some(({ channelCode = '' }) => !codes.has(channelCode))).toBe(true);
  });
});

describe('who may read sums', () => {
  it.each(['/trade/withdraw', '/trade/payorder', '/trade/sett'])('%s: the data scope bounds them', (path) => {
    // p.garcia sees four merchants.
    const { withdraws, payOrders, payouts } = bench.platform.world;
    const rows: Readonly<Record<string, readonly { holder: { no: string; isTest?: boolean } }[]>> = {
      '/trade/withdraw': withdraws.rows,
      '/trade/payorder': payOrders.rows,
      '/trade/sett': payouts.rows,
    };
    const own = ['M100001', 'M100002', 'M100003', 'M100005'];
    const isCounted = ({ holder }: { holder: { no: string; isTest?: boolean } }) => path !== '/trade/payorder' || !holder.isTest;
    const all = (rows[path] ?? []).filter(isCounted);
    const seen = all.filter(({ holder }) => own.includes(holder.no));
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.length).toBeLessThan(all.length);
    expect(countOf(trendOf(path, '', 'p.garcia').points)).toBe(seen.length);
    expect(countOf(trendOf(path).points)).toBe(all.length);
  });

  it.each(LISTS)('%s: without the key they are refused', (path) => {
    expect(ask(`${path}/trend`, '', 'auditor')).toMatchObject({ code: 200 });
    expect(ask(`${path}/trend`, '', 'sys.admin')).toMatchObject({ code: 403, error: 'FORBIDDEN' });
  });

  it('a range that the list refuses is refused', () => {
    const range = `submittedFrom=${iso(NOW - 95 * DAY)}&submittedTo=${iso(NOW)}`;
    expect(ask('/trade/withdraw/trend', range)).toMatchObject({ code: 400 });
  });
});

describe('periods', () => {
  it('cover a range of the filter whole, in the calendar of the operator', () => {
    const { zone, unit, periods } = trendOf('/trade/payorder', `createdFrom=${iso(NOW - 60 * DAY)}&createdTo=${iso(NOW + DAY)}`);
    expect([zone, unit]).toEqual(['Asia/Singapore', 'DAY']);
    // 14:31 on 20 November, and 60 days before: midnight at UTC+8.
    expect([periods[0], periods.at(-1), periods.length]).toEqual(['2026-09-20T16:00:00.000Z', '2026-11-19T16:00:00.000Z', 61]);
  });

  it('are those of the rows without a range, and none without rows', () => {
    const rows = bench.platform.world.withdraws.rows.map(({ submittedAt }) => submittedAt);
    const { periods, unit } = trendOf('/trade/withdraw');
    expect(unit).toBe('DAY');
    expect(Date.parse(periods[0] ?? '')).toBeLessThanOrEqual(Math.min(...rows));
    expect(Date.parse(periods[0] ?? '') + DAY).toBeGreaterThan(Math.min(...rows));
    expect(Date.parse(periods.at(-1) ?? '')).toBeLessThanOrEqual(Math.max(...rows));
    expect(Date.parse(periods.at(-1) ?? '') + DAY).toBeGreaterThan(Math.max(...rows));
    expect(trendOf('/trade/withdraw', 'withdrawNo=W0')).toMatchObject({ periods: [], points: [], dues: [] });
  });

  it('of a number search ignore the range', () => {
    const { no } = bench.platform.world.withdraws.rows[0] as { no: string };
    const range = `submittedFrom=${iso(NOW)}&submittedTo=${iso(NOW + DAY)}`;
    const { list } = dataOf<{ list: Withdraw[] }>(
      ask('/trade/withdraw/page', `view=ALL&keyword=${no}&${range}&current=1&pageSize=5`),
    );
    expect(list).toHaveLength(1);
    const trend = trendOf('/trade/withdraw', `keyword=${no}&${range}`);
    expect(countOf(trend.points)).toBe(1);
    expect(trend.periods).toHaveLength(1);
  });

  const between = (first: string, last: string, zone: string) => {
    const { unit, starts } = periodsBetween({ first: Date.parse(first), last: Date.parse(last) }, zone);
    return { unit, starts: starts.map((at) => new Date(at).toISOString()) };
  };
  it('follow the zone through the end of daylight saving', () => {
    // New York leaves UTC-4 on 1 November 2026.
    expect(between('2026-10-31T12:00:00Z', '2026-11-03T12:00:00Z', 'America/New_York')).toEqual({
      unit: 'DAY',
      starts: ['2026-10-31T04:00:00.000Z', '2026-11-01T04:00:00.000Z', '2026-11-02T05:00:00.000Z', '2026-11-03T05:00:00.000Z'],
    });
  });

  it('begin at full hours of a zone with half an hour', () => {
    expect(between('2026-11-20T06:31:02Z', '2026-11-20T08:30:00Z', 'Asia/Kolkata')).toEqual({
      unit: 'HOUR',
      starts: ['2026-11-20T06:30:00.000Z', '2026-11-20T07:30:00.000Z', '2026-11-20T08:30:00.000Z'],
    });
  });

  it('are months beyond 93 days', () => {
    expect(between('2025-12-31T20:00:00Z', '2026-05-01T00:00:00Z', 'Asia/Singapore')).toEqual({
      unit: 'MONTH',
      starts: [
        '2025-12-31T16:00:00.000Z',
        '2026-01-31T16:00:00.000Z',
        '2026-02-28T16:00:00.000Z',
        '2026-03-31T16:00:00.000Z',
        '2026-04-30T16:00:00.000Z',
      ],
    });
    expect(between('2026-08-20T16:00:00Z', '2026-11-21T15:59:59Z', 'Asia/Singapore')).toMatchObject({ unit: 'DAY' });
  });
});
