import type { ProfitSums, SalesDetail, SalesRow, SalesStatistics, SalesTrend } from '@/contract';
import { statementSheet } from '../../../mock/areas/sales/file';
import { moneyOf } from '../../../mock/base/money';
import { refundPay } from '../../../mock/flow/payin/refund';
import { type APlatform, aPlatform, dataOf, parseCsv, textOf } from './support';

const DAY = 86_400_000;
const ZONE = 8 * 3_600_000;
const EARNING = ['PAYIN', 'PAYOUT', 'REFUND', 'PAYOUT_REVERSAL', 'ADJUST'];
/** The third of December: November is over, and there was trade in both months. */
const NOW = Date.parse('2026-12-03T06:31:02.114Z');

type Query = Record<string, string>;
interface Page {
  list: SalesRow[];
  total: number;
  period: { periodType: string; from: string; to: string };
}

/** Eight days of trade around the end of November, with refunds and returned payouts. */
function aBench() {
  const bench = aPlatform({ now: NOW, days: 8, flow: 0.2, seed: 'agent sales' });
  const { platform, operator, call } = bench;
  const { world } = platform;
  world.payOrders.rows
    .filter(({ status }) => status === 'SUCCESS')
    .filter((_, at) => at % 11 === 0)
    .forEach((order, at) => {
      const amount = at % 2 === 0 ? order.paid : order.paid / 3n;
      const { available, pending } = order.account.amounts;
      if (amount === 0n || (order.settledAt === null ? pending : available) < amount) return;
      const by = { amount, operator: operator('chen.yu'), reasonCode: 'PAYER_REQUEST', remark: null };
      refundPay(world, order, by, { kind: 'REFUNDED', actorType: 'SYSTEM' });
    });
  for (let at = 0; at < 3; at++) platform.payOut({ plan: 'REVERSED' });
  platform.clock.advance(DAY / 4);

  const ask = <T>(what: string, query: Query = {}, user = 'admin') =>
    dataOf<T>(call(user, `GET /user/agent/sales/${what}?${new URLSearchParams(query)}`));
  const refused = (what: string, query: Query = {}, user = 'admin') =>
    call(user, `GET /user/agent/sales/${what}?${new URLSearchParams(query)}`).envelope;
  const rows = (query: Query = {}, user?: string) => ask<Page>('page', { pageSize: '200', ...query }, user).list;
  const rowOf = (agentNo: string, currency: string, month: string) =>
    ask<SalesDetail>('detail', { rowKey: `MONTH_${month}_${agentNo}_${currency}` });
  const send = (
    user: string,
    verb: string,
    row: Pick<SalesRow, 'agentNo' | 'currency' | 'month' | 'version'>,
    body: object = {},
  ) => {
    const { agentNo, currency, month, version } = row;
    return call(user, `POST /user/agent/sales/${verb}`, { body: { agentNo, currency, month, version, ...body } }).envelope;
  };
  return { ...bench, world, ask, refused, rows, rowOf, send };
}

const isInNovember = (at: number) =>
  at >= Date.parse('2026-11-01T00:00:00+08:00') && at < Date.parse('2026-12-01T00:00:00+08:00');
const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' };
const WHOLE = { from: '2026-11-01', to: '2026-12-31' };
const minor = (text: string | undefined) => BigInt((text ?? '0').replace('.', ''));
const digitsOf = (currency: string) => (currency === 'VND' ? 0 : 2);
const SUMMED = ['directShare', 'teamShare', 'adjustShare', 'totalShare', 'settledShare', 'unsettledShare'] as const;
const reason = { reasonCode: 'OTHER', remark: 'As agreed by phone' };

const shared = aBench();

/** The largest share of a month that is over. */
function best(bench: Pick<ReturnType<typeof aBench>, 'rows'>, month = NOVEMBER): SalesRow {
  const [row] = bench.rows({ ...month, sortField: 'totalShare' });
  if (!row) throw new Error('Nobody earned');
  return row;
}

describe('the world of these tests', () => {
  test('has several agents, currencies and levels, refunds, and shares of teams', () => {
    const rows = shared.rows(NOVEMBER);
    expect(new Set(rows.map(({ agentNo }) => agentNo)).size).toBeGreaterThan(4);
    expect(new Set(rows.map(({ currency }) => currency)).size).toBeGreaterThan(2);
    expect(new Set(rows.map(({ level }) => level)).size).toBeGreaterThan(1);
    expect(rows.some(({ teamShare }) => minor(teamShare) > 0n)).toBe(true);
    expect(shared.world.profits.some(({ share }) => share < 0n)).toBe(true);
  });
});

describe('the totals', () => {
  const ranges: readonly (readonly [string, Query])[] = [
    ['a month', { periodType: 'MONTH', ...NOVEMBER }],
    ['both months', { periodType: 'MONTH', ...WHOLE }],
    ['a week', { periodType: 'WEEK', from: '2026-11-23', to: '2026-11-29' }],
    ['single days', { periodType: 'DAY', from: '2026-11-27', to: '2026-12-02' }],
    ['any days', { periodType: 'CUSTOM', from: '2026-11-26', to: '2026-12-01' }],
  ];
  const profitOf = ({ call }: APlatform, { from = '', to = '' }: Query, currencyMode: string) =>
    dataOf<{ summary: ProfitSums[] }>(
      call(
        'admin',
        `GET /trade/profit/statistics?${new URLSearchParams({ from, to, currencyMode, groupBy: 'CURRENCY', granularity: 'MONTH', compare: 'NONE' })}`,
      ),
    ).summary;

  test.each(ranges)('of %s equal the agents’ part in the profit statistics, per currency and in US dollars', (_, query) => {
    for (const currencyMode of ['ORIGINAL', 'REPORT']) {
      const profit = profitOf(shared, query, currencyMode);
      const { sums } = shared.ask<SalesStatistics>('statistics', { ...query, currencyMode });
      for (const { currency, agentShare } of profit) {
        const own = sums.find((one) => one.currency === currency);
        expect([currency, minor(own?.totalShare)]).toEqual([currency, minor(agentShare)]);
      }
      expect(sums.some(({ totalShare }) => minor(totalShare) !== 0n)).toBe(true);
    }
  });

  test.each(ranges)('of %s equal the movements of the commission accounts, agent by agent', (_, query) => {
    const { world } = shared;
    const [start, end] = [Date.parse(query.from ?? '') - ZONE, Date.parse(query.to ?? '') - ZONE + DAY];
    const tests = new Set(world.profits.filter(({ holder }) => holder.isTest).map(({ ref }) => ref));
    const moved = new Map<string, bigint>();
    for (const { account, bucket, delta, transaction } of world.ledger.entries) {
      const { kind, at, ref } = transaction;
      if (account.type !== 'COMMISSION' || bucket !== 'available' || !EARNING.includes(kind)) continue;
      if (at < start || at >= end || tests.has(ref)) continue;
      const key = `${account.holderNo} ${account.currency}`;
      moved.set(key, (moved.get(key) ?? 0n) + delta);
    }
    const told = new Map<string, bigint>();
    for (const { agentNo, currency, totalShare } of shared.rows(query)) {
      const key = `${agentNo} ${currency}`;
      told.set(key, (told.get(key) ?? 0n) + minor(totalShare));
    }
    expect(moved.size).toBeGreaterThan(3);
    for (const key of new Set([...moved.keys(), ...told.keys()]))
      expect([key, told.get(key) ?? 0n]).toEqual([key, moved.get(key) ?? 0n]);
  });

  test.each(ranges)('of %s are the sum of the rows, and of the trend', (_, query) => {
    const rows = shared.rows(query);
    const { sums } = shared.ask<SalesStatistics>('statistics', query);
    const { series } = shared.ask<SalesTrend>('trend', query);
    for (const one of sums) {
      const own = rows.filter(({ currency }) => currency === one.currency);
      for (const name of SUMMED) expect(own.reduce((sum, row) => sum + minor(row[name]), 0n)).toBe(minor(one[name]));
      expect(minor(one.directShare) + minor(one.teamShare) + minor(one.adjustShare)).toBe(minor(one.totalShare));
      expect(minor(one.settledShare) + minor(one.unsettledShare)).toBe(minor(one.totalShare));
      const points = series.find(({ currency }) => currency === one.currency)?.points ?? [];
      expect(points.reduce((sum, { totalShare }) => sum + minor(totalShare), 0n)).toBe(minor(one.totalShare));
      expect(points.reduce((sum, { payinAmount }) => sum + minor(payinAmount), 0n)).toBe(minor(one.payinAmount));
    }
  });

  test('count an order of several agents once, and test merchants never', () => {
    const { world } = shared;
    const { sums } = shared.ask<SalesStatistics>('statistics', NOVEMBER);
    for (const { currency, payinSuccessCount, payinAmount, mchFee, platformProfit } of sums) {
      const facts = world.profits.filter(
        ({ at, biz, holder, currency: of }) =>
          of === currency && biz !== 'WITHDRAW' && !holder.isTest && holder.agent && isInNovember(at),
      );
      const payins = facts.filter(({ biz }) => biz === 'PAYIN');
      expect(payinSuccessCount).toBe(payins.filter(({ count }) => count === 1).length);
      expect(minor(payinAmount)).toBe(payins.reduce((sum, { amount }) => sum + amount, 0n));
      expect(minor(mchFee)).toBe(facts.reduce((sum, { fee }) => sum + fee, 0n));
      expect(minor(platformProfit)).toBe(facts.reduce((sum, { fee, cost, share }) => sum + fee - cost - share, 0n));
    }
  });
});

describe('a row', () => {
  test('separates own merchants from the team’s, and active ones from all', () => {
    const { world } = shared;
    for (const row of shared.rows(NOVEMBER)) {
      const own = world.profits.filter(
        ({ at, currency, holder, biz }) => currency === row.currency && biz !== 'WITHDRAW' && !holder.isTest && isInNovember(at),
      );
      const sum = (place: (at: number) => boolean) =>
        own.reduce((total, { shares }) => {
          const at = shares.findIndex(({ agent }) => agent.no === row.agentNo);
          return at >= 0 && place(at) ? total + (shares[at]?.share ?? 0n) : total;
        }, 0n);
      expect(minor(row.directShare)).toBe(sum((at) => at === 0));
      expect(minor(row.teamShare)).toBe(sum((at) => at > 0));
      expect(row.activeMerchantCount).toBeLessThanOrEqual(row.merchantCount);
      expect(row.newMerchantCount).toBeLessThanOrEqual(row.merchantCount);
      if (row.payinCount > 0) expect(Number(row.successRate)).toBeCloseTo(row.payinSuccessCount / row.payinCount, 5);
      else expect(row.successRate).toBeNull();
      expect(row.payinCount).toBeGreaterThanOrEqual(row.payinSuccessCount);
    }
  });

  test('is ranked by its share within period and currency, equal shares together', () => {
    for (const query of [NOVEMBER, { ...NOVEMBER, currencyMode: 'REPORT' }]) {
      const rows = shared.rows(query);
      for (const row of rows) {
        const above = rows.filter(
          ({ currency, totalShare }) => currency === row.currency && minor(totalShare) > minor(row.totalShare),
        );
        expect(row.rank).toBe(above.length + 1);
      }
    }
    // Filters do not change the rank.
    const second = shared.rows(NOVEMBER).find(({ rank }) => rank === 2);
    const [alone] = shared.rows({
      ...NOVEMBER,
      agentNo: second?.agentNo ?? '',
      currency: second?.currency ?? '',
      withTeam: 'false',
    });
    expect(alone).toMatchObject({ rank: 2, agentNo: second?.agentNo });
  });

  test('shows growth over the period before; a running period up to the same moment', () => {
    const days = { periodType: 'DAY', from: '2026-11-28', to: '2026-11-28' };
    const before = shared.rows({ periodType: 'DAY', from: '2026-11-27', to: '2026-11-27' });
    let seen = 0;
    for (const { agentNo, currency, totalShare, growth, ordersBefore, rankChange, rank } of shared.rows(days)) {
      const old = before.find((one) => one.agentNo === agentNo && one.currency === currency);
      if (!old || minor(old.totalShare) <= 0n) {
        if (!old) expect(growth).toBeNull();
        continue;
      }
      seen++;
      // Those that ended later on that day are not counted yet.
      expect(ordersBefore).toBeLessThanOrEqual(old.payinCount);
      const [now, then] = [Number(totalShare), Number(old.totalShare)];
      expect(Number(growth)).toBeCloseTo((now - then) / then, 4);
      if (old.payinSuccessCount > 0) expect(rankChange).toBe(old.rank - rank);
    }
    expect(seen).toBeGreaterThan(1);
    const whole = new Map(
      shared
        .rows({ periodType: 'DAY', from: '2026-11-26', to: '2026-11-26' })
        .map(({ agentNo, currency, payinCount }) => [`${agentNo} ${currency}`, payinCount]),
    );
    for (const { agentNo, currency, ordersBefore } of before) expect(ordersBefore).toBe(whole.get(`${agentNo} ${currency}`) ?? 0);
    const { world, platform } = shared;
    const today = Date.parse('2026-12-03') - ZONE;
    const end = platform.clock.now() + 1;
    const sum = ({ agentNo, currency: of }: SalesRow, from: number, to: number) =>
      world.profits
        .filter(({ at, currency, holder }) => at >= from && at < to && currency === of && !holder.isTest)
        .reduce((total, { shares }) => total + (shares.find(({ agent }) => agent.no === agentNo)?.share ?? 0n), 0n);
    let [compared, partly] = [0, 0];
    for (const row of shared.rows({ periodType: 'DAY', from: '2026-12-03', to: '2026-12-03' })) {
      const [now, then] = [sum(row, today, end), sum(row, today - DAY, end - DAY)];
      if (then === 0n) {
        expect(row.growth).toBeNull();
        continue;
      }
      compared++;
      if (then !== sum(row, today - DAY, today)) partly++;
      const growth = Number(now - then) / Math.abs(Number(then));
      expect(Number(row.growth)).toBeCloseTo(growth, 4);
    }
    expect(compared).toBeGreaterThan(1);
    // The rest of yesterday would make a difference.
    expect(partly).toBeGreaterThan(1);
  });

  test('of one product has its pay-ins only', () => {
    const all = shared.rows({ ...NOVEMBER, currency: 'THB' });
    const products = [...shared.world.catalog.products.values()].filter(({ currency }) => currency === 'THB');
    for (const { agentNo, payinAmount, directShare } of all) {
      const own = products.flatMap(({ code }) =>
        shared.rows({ ...NOVEMBER, currency: 'THB', productCode: code }).filter((row) => row.agentNo === agentNo),
      );
      expect(own.reduce((sum, row) => sum + minor(row.payinAmount), 0n)).toBe(minor(payinAmount));
      expect(own.every(({ payoutCount }) => payoutCount === 0)).toBe(true);
      expect(own.reduce((sum, row) => sum + minor(row.directShare), 0n)).toBeLessThanOrEqual(minor(directShare));
    }
  });

  test('exists in a running month for every working agent, so that a target can be set', () => {
    const rows = shared.rows({ from: '2027-01-01', to: '2027-01-01' });
    const working = [...shared.world.agencies.values()].filter(({ status }) => status === 'ACTIVE' || status === 'SUSPENDED');
    expect(new Set(rows.map(({ agentNo }) => agentNo))).toEqual(new Set(working.map(({ no }) => no)));
    expect(rows.every(({ totalShare, allowed }) => minor(totalShare) === 0n && allowed.join() === 'target')).toBe(true);
  });
});

describe('the query', () => {
  test('defaults to this month, the largest share first', () => {
    const { list, period } = shared.ask<Page>('page');
    expect(period).toEqual({ periodType: 'MONTH', from: '2026-12-01', to: '2026-12-31' });
    expect(list.length).toBeGreaterThan(2);
    expect(list.every(({ period: of, isOver }) => of === '2026-12' && !isOver)).toBe(true);
    const { list: usd } = shared.ask<Page>('page', { currencyMode: 'REPORT', pageSize: '200' });
    const shares = usd.map(({ totalShare }) => minor(totalShare));
    expect(shares).toEqual([...shares].sort((a, b) => (a < b ? 1 : -1)));
  });

  test('is widened to whole weeks and months, and says so', () => {
    const of = (query: Query) => shared.ask<Page>('page', query).period;
    expect(of({ from: '2026-11-12', to: '2026-11-13' })).toMatchObject(NOVEMBER);
    expect(of({ periodType: 'WEEK', from: '2026-11-26', to: '2026-11-26' })).toMatchObject({
      from: '2026-11-23',
      to: '2026-11-29',
    });
    expect(of({ periodType: 'CUSTOM', to: '2026-11-30' })).toMatchObject({ from: '2026-11-24', to: '2026-11-30' });
  });

  test('takes an agent with or without team, a level, a currency, a state or the first few', () => {
    const { world } = shared;
    const parent = world.agents.find((agent) => world.agents.some((one) => one.parent === agent) && agent.depth === 1);
    const agentNo = parent?.no ?? '';
    const seen = (query: Query) => new Set(shared.rows({ ...WHOLE, ...query }).map((row) => row.agentNo));
    expect(seen({ agentNo, withTeam: 'false' })).toEqual(new Set([agentNo]));
    const team = seen({ agentNo });
    expect(team.size).toBeGreaterThan(1);
    for (const no of team) {
      const agent = world.agents.find((one) => one.no === no);
      expect([agent, agent?.parent, agent?.parent?.parent, agent?.parent?.parent?.parent]).toContain(parent);
    }
    expect(shared.rows({ ...WHOLE, level: '2,3' }).every(({ level }) => level > 1)).toBe(true);
    expect(new Set(shared.rows({ ...WHOLE, currency: 'THB,VND' }).map(({ currency }) => currency))).toEqual(
      new Set(['THB', 'VND']),
    );
    expect(shared.rows({ ...WHOLE, settleStatus: 'CONFIRMED' })).toEqual([]);
    const top = shared.rows({ ...WHOLE, top: '1' });
    expect(top.every(({ rank }) => rank === 1)).toBe(true);
    expect(new Set(top.map(({ period, currency }) => `${period} ${currency}`)).size).toBe(top.length);
  });

  test.each([
    ['by the day', { periodType: 'DAY', from: '2026-08-01', to: '2026-11-08' }, 'At most 93 days when grouped by day.'],
    ['by the week', { periodType: 'WEEK', from: '2025-01-01', to: '2026-11-08' }, 'At most 366 days when grouped by week.'],
    ['by the month', { from: '2020-01-01', to: '2026-11-08' }, 'At most 1,096 days when grouped by month.'],
    ['of any days', { periodType: 'CUSTOM', from: '2025-01-01', to: '2026-11-08' }, 'At most 366 days.'],
    ['the wrong way round', { from: '2026-11-08', to: '2026-11-07' }, 'The range ends before it starts.'],
  ])('with a range %s is refused at its field when it is too long or reversed', (_, query, msg) => {
    for (const what of ['page', 'statistics', 'trend', 'down'])
      expect(shared.refused(what, query as unknown as Query)).toMatchObject({
        code: 422,
        data: { fields: [{ name: 'from', msg }] },
      });
  });

  test.each([
    ['periodType', 'YEAR'],
    ['from', '2026-02-30'],
    ['top', '0'],
    ['level', '9'],
    ['sortField', 'constructor'],
    ['currencyMode', 'EUR'],
  ])('rejects %s=%s', (name, value) => {
    expect(shared.refused('page', { [name]: value })).toMatchObject({ code: 400 });
  });

  test.each([
    ['rank', (row: SalesRow) => row.rank],
    ['payinCount', (row: SalesRow) => row.payinCount],
    ['agentNo', (row: SalesRow) => Number(row.agentNo.slice(1))],
    ['level', (row: SalesRow) => row.level],
    ['mchFee', (row: SalesRow) => Number(row.mchFee)],
  ] as const)('is sorted by %s', (sortField, of) => {
    const query = { ...NOVEMBER, currencyMode: 'REPORT', sortField };
    const up = shared.rows({ ...query, sortOrder: 'ascend' }).map(of);
    expect(up).toEqual([...up].sort((a, b) => a - b));
    expect(shared.rows({ ...query, sortOrder: 'descend' }).map(of)).toEqual([...up].sort((a, b) => b - a));
  });
});

describe('the comparison', () => {
  test('has a series for each of up to five agents, which sums to its row', () => {
    const rows = shared.rows({ ...NOVEMBER, currencyMode: 'REPORT', top: '5' });
    const compare = rows.map(({ agentNo }) => agentNo);
    const { unit, series } = shared.ask<SalesTrend>('trend', { ...NOVEMBER, currencyMode: 'REPORT', compare: compare.join() });
    expect(unit).toBe('DAY');
    expect(series.map(({ agentNo }) => agentNo).sort()).toEqual([...compare].sort());
    for (const { agentNo, points } of series) {
      expect(points).toHaveLength(30);
      const row = rows.find((one) => one.agentNo === agentNo);
      expect(points.reduce((sum, { totalShare }) => sum + minor(totalShare), 0n)).toBe(minor(row?.totalShare));
    }
    expect(shared.refused('trend', { compare: 'A2001,A2002,A2003,A2004,A2005,A2006' })).toMatchObject({ code: 400 });
  });

  test.each([
    [{ periodType: 'MONTH', ...WHOLE }, 'MONTH'],
    [{ periodType: 'WEEK', from: '2026-11-23', to: '2026-12-03' }, 'WEEK'],
    [{ periodType: 'WEEK', from: '2026-11-23', to: '2026-11-24' }, 'DAY'],
    [{ periodType: 'CUSTOM', from: '2026-11-24', to: '2026-12-03' }, 'DAY'],
    [{ periodType: 'CUSTOM', from: '2026-06-24', to: '2026-12-03' }, 'MONTH'],
  ])('has a trend for %j by %s that ends now', (query, unit) => {
    const trend = shared.ask<SalesTrend>('trend', query as unknown as Query);
    expect(trend.unit).toBe(unit);
    const last = trend.series[0]?.points.at(-1)?.period ?? '';
    expect(last <= '2026-12-03').toBe(true);
  });
});

describe('the detail', () => {
  test('has the merchants behind the shares, for any type of period', () => {
    for (const periodType of ['DAY', 'WEEK', 'MONTH', 'CUSTOM'])
      for (const currencyMode of ['ORIGINAL', 'REPORT']) {
        const query = { periodType, from: '2026-11-26', to: '2026-11-28', currencyMode };
        const [row] = shared.rows(query);
        const detail = shared.ask<SalesDetail>('detail', { rowKey: row?.rowKey ?? '' });
        expect(detail).toMatchObject({ ...row });
        expect(detail.merchants.length).toBeGreaterThan(0);
        const sum = (isOwn: boolean) =>
          detail.merchants.reduce((total, one) => (one.isOwn === isOwn ? total + minor(one.share) : total), 0n);
        expect([sum(true), sum(false)]).toEqual([minor(detail.directShare), minor(detail.teamShare)]);
      }
  });

  test.each([
    'MONTH_2026-13_A2001_THB',
    'WEEK_2026-11-24_A2001_THB',
    'DAY_2026-11_A2001_THB',
    'CUSTOM_2026-11-24_A2001_XXX',
    'CUSTOM_2020-01-01_2026-11-24_A2001_THB',
    'MONTH_2026-11_A9999_THB',
  ])('%s is not found', (rowKey) => {
    expect(shared.refused('detail', { rowKey })).toMatchObject({ code: 404 });
  });
});

describe('permissions', () => {
  test('follow the keys', () => {
    expect(shared.refused('page', {}, 'sys.admin')).toMatchObject({ code: 403, data: { required: ['user:agent:sales:page'] } });
    for (const what of ['page', 'statistics', 'trend']) expect(shared.refused(what, {}, 'k.wong').code).toBe(200);
    expect(shared.refused('down', {}, 'k.wong').code).toBe(403);
    expect(shared.refused('down', {}, 'auditor').code).toBe(200);
    const rowKey = best(shared).rowKey;
    expect(shared.refused('file', { rowKey }, 'auditor')).toMatchObject({
      code: 403,
      data: { required: ['user:agent:sales:file'] },
    });
    for (const verb of ['confirm', 'correct', 'target'])
      expect(shared.send('k.wong', verb, best(shared), { amount: '1.00', target: '1.00', ...reason }).code).toBe(403);
    expect(shared.rows(NOVEMBER, 'chen.yu')[0]).toMatchObject({ allowed: ['confirm'] });
    expect(shared.rows(NOVEMBER, 'k.wong')[0]).toMatchObject({ allowed: [] });
  });

  test('hide agents outside the scope from lists, ranks and changes, and merchants outside it by name', () => {
    const viewer = shared.operator('k.wong');
    const known = viewer.scope;
    try {
      viewer.scope = { type: 'AGENT', values: ['A2005'] };
      const rows = shared.rows(WHOLE, 'k.wong');
      expect(rows.length).toBeGreaterThan(0);
      const inside = shared.world.agents.filter(
        ({ no, parent }) => no === 'A2005' || parent?.no === 'A2005' || parent?.parent?.no === 'A2005',
      );
      for (const { agentNo } of rows) expect(inside.map(({ no }) => no)).toContain(agentNo);
      expect(rows.some(({ agentNo, rank }) => agentNo === 'A2005' && rank === 1)).toBe(true);
      expect(shared.refused('detail', { rowKey: 'MONTH_2026-11_A2001_THB' }, 'k.wong').code).toBe(404);
      const { series } = shared.ask<SalesTrend>('trend', { ...WHOLE, compare: 'A2001,A2005' }, 'k.wong');
      expect(new Set(series.map(({ agentNo }) => agentNo))).toEqual(new Set(['A2005']));
      viewer.scope = { type: 'MERCHANT', values: ['M100001'] };
      expect(shared.rows(WHOLE, 'k.wong')).toEqual([]);
      const row = shared.rows(NOVEMBER).find(({ agentNo }) => {
        const countries = shared.ask<SalesDetail>('detail', { rowKey: `MONTH_2026-11_${agentNo}_THB` }).merchants;
        return countries.length > 1;
      });
      const agency = shared.world.agencies.get(row?.agentNo ?? '');
      const merchants = shared.ask<SalesDetail>('detail', { rowKey: row?.rowKey ?? '' }).merchants;
      const [first] = merchants;
      const holder = shared.world.holders.find(({ no }) => no === first?.mchNo);
      if (!agency || !holder) throw new Error('No such row');
      const country = holder.country;
      agency.holder.country = 'SG';
      viewer.scope = { type: 'COUNTRY', values: ['SG'] };
      const hidden = shared.ask<SalesDetail>('detail', { rowKey: row?.rowKey ?? '' }, 'k.wong').merchants;
      expect(hidden.every(({ mchNo, mchName }) => mchNo === null && mchName === null)).toBe(true);
      expect(hidden.reduce((sum, { share }) => sum + minor(share), 0n)).toBe(
        merchants.reduce((sum, { share }) => sum + minor(share), 0n),
      );
      agency.holder.country = country;
    } finally {
      viewer.scope = known;
    }
  });
});

describe('confirming a month', () => {
  test('freezes its row: later names and trees do not change it', () => {
    const bench = aBench();
    const row = best(bench);
    const entries = bench.world.ledger.entries.length;
    const answer = bench.send('chen.yu', 'confirm', row);
    expect(answer).toMatchObject({
      code: 200,
      data: {
        settleStatus: 'CONFIRMED',
        confirmedBy: 'chen.yu',
        version: 2,
        unsettledShare: expect.stringMatching(/^0(\.00)?$/),
      },
    });
    // Every share was posted with its order.
    expect(bench.world.ledger.entries).toHaveLength(entries);
    const agency = bench.world.agencies.get(row.agentNo);
    if (!agency) throw new Error('No agency');
    const before = bench.rowOf(row.agentNo, row.currency, '2026-11');
    const others = bench.rows(NOVEMBER).filter(({ agentNo }) => agentNo !== row.agentNo);
    agency.agent.name = 'Another Name';
    agency.agent.depth = 4;
    for (const holder of bench.world.holders) if (holder.type === 'MERCHANT') holder.agent = undefined;
    expect(bench.rowOf(row.agentNo, row.currency, '2026-11')).toEqual(before);
    expect(bench.rows(NOVEMBER).find(({ rowKey }) => rowKey === row.rowKey)).toMatchObject({
      agentName: row.agentName,
      level: row.level,
      merchantCount: row.merchantCount,
      totalShare: row.totalShare,
    });
    // Unconfirmed months are counted again.
    expect(
      bench
        .rows(NOVEMBER)
        .filter(({ agentNo }) => agentNo !== row.agentNo)
        .every(({ merchantCount }) => merchantCount === 0),
    ).toBe(true);
    expect(others.some(({ merchantCount }) => merchantCount > 0)).toBe(true);
    expect(bench.platform.log.entries.at(-1)).toMatchObject({
      username: 'chen.yu',
      action: 'user:agent:sales:confirm',
      about: expect.objectContaining({ entity: 'agent', ids: [row.agentNo] }),
    });
  });

  test('settles its days, for any kind of period', () => {
    const bench = aBench();
    const row = best(bench);
    bench.send('chen.yu', 'confirm', row);
    const of = (query: Query) => bench.rows({ ...query, agentNo: row.agentNo, withTeam: 'false', currency: row.currency });
    for (const day of of({ periodType: 'DAY', from: '2026-11-26', to: '2026-12-02' })) {
      const isOld = day.period < '2026-12';
      expect([day.period, day.settleStatus]).toEqual([day.period, isOld ? 'CONFIRMED' : 'OPEN']);
      expect(day.settledShare).toBe(isOld ? day.totalShare : moneyOf(0n, digitsOf(row.currency)));
    }
    // The week of the thirtieth is in both months.
    const [week] = of({ periodType: 'WEEK', from: '2026-11-30', to: '2026-11-30' });
    const [monday] = of({ periodType: 'DAY', from: '2026-11-30', to: '2026-11-30' });
    expect(week).toMatchObject({ settleStatus: 'OPEN', settledShare: monday?.totalShare ?? moneyOf(0n, digitsOf(row.currency)) });
    const { sums, confirmedCount, dueCount } = bench.ask<SalesStatistics>('statistics', NOVEMBER);
    expect(minor(sums.find(({ currency }) => currency === row.currency)?.settledShare)).toBe(minor(row.totalShare));
    expect([confirmedCount, dueCount]).toEqual([1, bench.rows(NOVEMBER).length - 1]);
    expect(bench.rows({ ...NOVEMBER, settleStatus: 'CONFIRMED' }).map(({ rowKey }) => rowKey)).toEqual([row.rowKey]);
  });

  test('is refused for a running month, twice, with a stale version, and for other periods', () => {
    const bench = aBench();
    const row = best(bench);
    const running = bench.rowOf(row.agentNo, row.currency, '2026-12');
    expect(bench.send('chen.yu', 'confirm', running)).toMatchObject({
      code: 409,
      error: 'STATE_CONFLICT',
      data: { current: { rowKey: running.rowKey } },
    });
    bench.send('admin', 'correct', row, { amount: '1.00', ...reason });
    expect(bench.send('chen.yu', 'confirm', row)).toMatchObject({
      code: 409,
      error: 'VERSION_CONFLICT',
      data: { changedBy: 'admin', current: { version: 2 } },
    });
    expect(bench.send('chen.yu', 'confirm', { ...row, version: 2 }).code).toBe(200);
    expect(bench.send('chen.yu', 'confirm', { ...row, version: 3 })).toMatchObject({ code: 409, error: 'STATE_CONFLICT' });
    for (const query of [
      { periodType: 'DAY', from: '2026-11-28', to: '2026-11-28' },
      { ...NOVEMBER, currencyMode: 'REPORT' },
    ] as Query[])
      for (const one of bench.rows(query)) expect(one).toMatchObject({ month: null, allowed: [], denied: expect.any(Array) });
    const [part] = bench.rows({ ...NOVEMBER, currency: 'THB', productCode: 'TH_SCAN' });
    expect(part?.allowed).not.toContain('confirm');
    expect(bench.send('chen.yu', 'confirm', { ...row, month: '2026-13' }).code).toBe(422);
  });

  test('is refused to the person who corrected in that month', () => {
    const bench = aBench();
    const row = best(bench);
    expect(bench.send('admin', 'correct', row, { amount: '5.00', ...reason }).code).toBe(200);
    bench.platform.clock.advance(32 * DAY);
    const december = bench.rowOf(row.agentNo, row.currency, '2026-12');
    expect(december).toMatchObject({ isOver: true });
    expect(bench.send('admin', 'confirm', december)).toMatchObject({
      code: 403,
      error: 'SELF_APPROVAL',
      data: { makerName: 'admin' },
    });
    // The correction is of December: November may be confirmed by the same person.
    expect(bench.send('admin', 'confirm', bench.rowOf(row.agentNo, row.currency, '2026-11')).code).toBe(200);
    expect(bench.send('chen.yu', 'confirm', december).code).toBe(200);
    expect(bench.platform.check()).toEqual([]);
  });
});

describe('a correction', () => {
  test('is posted at once, counts today, and keeps performance, profit and ledger equal', () => {
    const bench = aBench();
    const { world, platform, call } = bench;
    const row = best(bench);
    const amount = minor('12.00') / 10n ** BigInt(2 - digitsOf(row.currency));
    const text = moneyOf(amount, digitsOf(row.currency));
    const month = { from: '2026-12-01', to: '2026-12-31' };
    const before = bench.rowOf(row.agentNo, row.currency, '2026-12');
    const november = bench.rowOf(row.agentNo, row.currency, '2026-11');
    const commission = world.ledger.account(row.agentNo, row.currency, 'COMMISSION', true);
    const profit = world.ledger.account('P1', row.currency, 'PROFIT', false);
    const [had, kept] = [commission.amounts.available, profit.amounts.available];
    expect(bench.send('admin', 'correct', row, { amount: text, reasonCode: 'SHARE_MISSED' })).toMatchObject({
      code: 200,
      data: { version: 2, totalShare: november.totalShare },
    });
    expect([commission.amounts.available - had, profit.amounts.available - kept]).toEqual([amount, -amount]);
    expect(world.ledger.entries.at(-1)?.transaction).toMatchObject({ kind: 'ADJUST', at: platform.clock.now() });
    const after = bench.rowOf(row.agentNo, row.currency, '2026-12');
    expect(minor(after.totalShare) - minor(before.totalShare)).toBe(amount);
    expect(minor(after.platformProfit) - minor(before.platformProfit)).toBe(-amount);
    expect(after).toMatchObject({ adjustShare: text, directShare: before.directShare, teamShare: before.teamShare, version: 2 });
    expect(after.corrections).toEqual([
      expect.objectContaining({ amount: text, month: '2026-11', operatorName: 'admin', reasonCode: 'SHARE_MISSED' }),
    ]);
    expect(after.events.at(-1)).toMatchObject({ kind: 'CORRECTED', refNo: after.corrections[0]?.correctionNo });
    // November is as it was, and tells of the correction that is about it.
    const told = bench.rowOf(row.agentNo, row.currency, '2026-11');
    expect(told).toMatchObject({ totalShare: november.totalShare, adjustShare: november.adjustShare });
    expect(told.corrections).toHaveLength(1);
    // The agent above it has no part in this.
    const { summary, list } = dataOf<{
      summary: ProfitSums[];
      list: { groups: { by: string; value: string }[]; agentShare: string }[];
    }>(
      call(
        'admin',
        `GET /trade/profit/statistics?from=2026-12-01&to=2026-12-31&currencyMode=ORIGINAL&groupBy=AGENT,BIZ_TYPE&bizType=ADJUST&pageSize=50`,
      ),
    );
    expect(list.map(({ groups, agentShare }) => [groups.map(({ value }) => value).join(), agentShare])).toEqual([
      [`${row.agentNo},ADJUST`, text],
    ]);
    expect(summary[0]).toMatchObject({ agentShare: text, orderCount: 0, profit: `-${text}` });
    const { sums } = bench.ask<SalesStatistics>('statistics', month);
    const all = dataOf<{ summary: ProfitSums[] }>(
      call('admin', `GET /trade/profit/statistics?from=2026-12-01&to=2026-12-31&currencyMode=ORIGINAL&groupBy=CURRENCY`),
    ).summary;
    for (const one of all)
      expect(minor(sums.find(({ currency }) => currency === one.currency)?.totalShare)).toBe(minor(one.agentShare));
    expect(platform.log.entries.at(-1)).toMatchObject({
      action: 'user:agent:sales:correct',
      about: expect.objectContaining({ ids: [row.agentNo], amount: text, currency: row.currency }),
    });
    expect(platform.check()).toEqual([]);
  });

  test('takes back no more than the agent has', () => {
    const bench = aBench();
    const row = best(bench);
    const { available } = bench.rowOf(row.agentNo, row.currency, '2026-12');
    const all = `-${available}`;
    const digits = digitsOf(row.currency);
    const more = moneyOf(-minor(available ?? '0') - 1n, digits);
    expect(bench.send('admin', 'correct', row, { amount: more, ...reason })).toMatchObject({
      code: 422,
      data: { fields: [{ name: 'amount', rule: 'balance', msg: expect.stringContaining(available ?? '-') }] },
    });
    expect(bench.send('admin', 'correct', row, { amount: all, ...reason }).code).toBe(200);
    expect(minor(bench.rowOf(row.agentNo, row.currency, '2026-12').available ?? '1')).toBe(0n);
    expect(bench.platform.check()).toEqual([]);
  });

  test.each([
    [{ amount: '0.00' }, 'amount'],
    [{ amount: '-0' }, 'amount'],
    [{ amount: '1.005' }, 'amount'],
    [{ amount: 'much' }, 'amount'],
    [{ reasonCode: 'OTHER', remark: 'no' }, 'remark'],
    [{ reasonCode: 'BECAUSE' }, 'reasonCode'],
  ])('of %j is refused at %s', (body, field) => {
    const row = shared.rowOf('A2001', 'THB', '2026-12');
    const count = shared.world.ledger.entries.length;
    expect(shared.send('admin', 'correct', row, { amount: '1.00', reasonCode: 'BONUS', ...body })).toMatchObject({
      code: 422,
      data: { fields: [{ name: field }] },
    });
    expect(shared.world.ledger.entries).toHaveLength(count);
  });

  test('is refused with a stale version, before its month and for an inactive agent', () => {
    const row = shared.rowOf('A2001', 'THB', '2026-12');
    const body = { amount: '1.00', reasonCode: 'BONUS' };
    expect(shared.send('admin', 'correct', { ...row, version: 9 }, body)).toMatchObject({
      code: 409,
      error: 'VERSION_CONFLICT',
      data: { current: { version: 1 } },
    });
    expect(shared.send('admin', 'correct', { ...row, month: '2027-02' }, body)).toMatchObject({
      code: 409,
      error: 'STATE_CONFLICT',
    });
    expect(shared.send('admin', 'correct', { ...row, agentNo: 'A2010' }, body)).toMatchObject({
      code: 409,
      error: 'STATE_CONFLICT',
    });
    expect(shared.send('admin', 'correct', { ...row, agentNo: 'A9999' }, body).code).toBe(404);
  });
});

describe('a target', () => {
  test('is set, measured, changed and removed', () => {
    const bench = aBench();
    const row = best(bench, { from: '2026-12-01', to: '2026-12-31' });
    const digits = digitsOf(row.currency);
    const target = moneyOf(minor(row.totalShare) * 2n, digits);
    expect(bench.send('admin', 'target', row, { target })).toMatchObject({
      code: 200,
      data: { target, targetRate: '0.500000', version: 2 },
    });
    const { sums } = bench.ask<SalesStatistics>('statistics');
    expect(sums.find(({ currency }) => currency === row.currency)?.target).toBe(target);
    expect(bench.platform.log.entries.at(-1)?.about).toMatchObject({
      changes: [expect.objectContaining({ field: 'targetAmount', after: target })],
    });
    expect(bench.send('admin', 'target', { ...row, version: 2 }, { target: null })).toMatchObject({
      code: 200,
      data: { target: null, targetRate: null },
    });
    expect(bench.rowOf(row.agentNo, row.currency, '2026-12').events.map(({ kind }) => kind)).toEqual([
      'TARGET_SET',
      'TARGET_SET',
    ]);
  });

  test('is refused for a past month, without a value, with a stale version and too many digits', () => {
    const november = best(shared);
    expect(shared.send('admin', 'target', november, { target: '10.00' })).toMatchObject({ code: 409, error: 'STATE_CONFLICT' });
    const row = shared.rowOf('A2001', 'THB', '2026-12');
    for (const target of ['0.00', '1.234', '-1.00'])
      expect(shared.send('admin', 'target', row, { target })).toMatchObject({
        code: 422,
        data: { fields: [{ name: 'target' }] },
      });
    expect(shared.send('admin', 'target', { ...row, version: 4 }, { target: '1.00' })).toMatchObject({
      code: 409,
      error: 'VERSION_CONFLICT',
    });
  });
});

describe('the exports', () => {
  test('have all rows in order, and are logged', async () => {
    const query = new URLSearchParams({ ...NOVEMBER, format: 'csv', columns: 'agentNo,currency,totalShare,rank', top: '3' });
    const outcome = shared.call('auditor', `GET /user/agent/sales/down?${query}`, { lang: 'zh' });
    expect(decodeURIComponent(outcome.headers['file-name'] ?? '')).toMatch(/^agentSales_20261101-20261130_auditor_\d{6}\.csv$/);
    const [head, titles, ...lines] = parseCsv(await textOf(outcome));
    expect(head?.[0]).toMatch(/2026-11-01 至 2026-11-30（UTC\+8）.*top=3/);
    expect(titles).toEqual(['代理编号', '币种', '分润合计', '排名']);
    const rows = shared.rows({ ...NOVEMBER, top: '3' });
    expect(lines).toEqual(rows.map((row) => [row.agentNo, row.currency, row.totalShare, String(row.rank)]));
    expect(shared.platform.log.entries.at(-1)).toMatchObject({
      action: 'user:agent:sales:down',
      detail: expect.stringContaining('"rows":'),
    });
    expect(shared.refused('down', { columns: 'secret' }).code).toBe(400);
  });

  test('have every order and correction of one agent in a statement, which sums to the share', async () => {
    const row = best(shared);
    const outcome = shared.call('admin', `GET /user/agent/sales/file?rowKey=${row.rowKey}`);
    expect(decodeURIComponent(outcome.headers['file-name'] ?? '')).toBe(
      `statement_${row.agentNo}_${row.currency}_20261101-20261130.xlsx`,
    );
    expect((await textOf(outcome)).startsWith('PK')).toBe(true);
    const lines = shared.world.profits.filter(
      ({ at, currency, holder, shares }) =>
        currency === row.currency && !holder.isTest && isInNovember(at) && shares.some(({ agent }) => agent.no === row.agentNo),
    );
    const by = { actor: shared.operator('admin'), lang: 'en', at: NOW } as const;
    const { sheet } = statementSheet(shared.world, by, row.rowKey);
    const shares = [...sheet.rows].map((cells) => minor(cells.at(-1)));
    expect(shares).toHaveLength(lines.length);
    expect(shares.reduce((sum, share) => sum + share, 0n)).toBe(minor(row.totalShare));
    expect(sheet.tail[0]?.at(-1)).toBe(row.totalShare);
    expect(shared.platform.log.entries.at(-1)).toMatchObject({
      action: 'user:agent:sales:file',
      detail: expect.stringContaining(`"rows":${lines.length}`),
      about: expect.objectContaining({ entity: 'agent', ids: [row.agentNo] }),
    });
    expect(shared.refused('file', { rowKey: `MONTH_2026-11_${row.agentNo}_REPORT` }).code).toBe(400);
    expect(shared.refused('file', { rowKey: 'MONTH_2026-11_A9999_THB' }).code).toBe(404);
  });
});

test('the books balance after all tests', () => {
  expect(shared.platform.check()).toEqual([]);
});
