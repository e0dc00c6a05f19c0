import type { Withdraw, WithdrawStatistics, WithdrawTotal } from '@/contract';
import { aPlatform, dataOf, NOW, parseCsv, textOf } from './support';

const bench = aPlatform({ days: 12 });
const { call, platform, operator } = bench;

interface Page {
  list: Withdraw[];
  total: number;
  current: number;
  pageSize: number;
  summary: WithdrawTotal[];
}

const page = (who: string, query = '') => dataOf<Page>(call(who, `GET /trade/withdraw/page?${query}`));

function all(who: string, query = ''): Withdraw[] {
  const rows: Withdraw[] = [];
  for (let current = 1; ; current++) {
    const { list, total } = page(who, `${query}&current=${current}&pageSize=200`);
    rows.push(...list);
    if (rows.length >= total || list.length === 0) return rows;
  }
}

/** Adds decimal strings up through integers of four digits, not through the code under test. */
function sums(rows: Withdraw[]): Record<string, [count: number, amount: string]> {
  const added: Record<string, [number, bigint, number]> = {};
  for (const { currency, amount } of rows) {
    const [whole, fraction = ''] = amount.split('.');
    const entry = added[currency] ?? [0, 0n, fraction.length];
    added[currency] = [entry[0] + 1, entry[1] + BigInt((whole as string) + fraction), fraction.length];
  }
  return Object.fromEntries(
    Object.entries(added).map(([currency, [count, minor, digits]]) => {
      const text = minor.toString().padStart(digits + 1, '0');
      return [currency, [count, digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`]];
    }),
  );
}

const summed = (summary: WithdrawTotal[]) =>
  Object.fromEntries(summary.map(({ currency, count, amount }) => [currency, [count, amount]]));

const iso = (time: number) => encodeURIComponent(new Date(time).toISOString());

const FILTERS = [
  '',
  'view=WAITING',
  'view=HELD',
  'view=PAYOUT',
  'view=DONE',
  'view=NEEDS_ME',
  'status=SUCCESS,REJECTED&currency=THB',
  'currency=VND,USD&amountMin=1000&amountMax=50000000',
  'holderType=AGENT',
  'holderName=lotus',
  'level=S,A&riskScoreMin=20',
  'riskFlag=NEW_PAYEE,PAYEE_SHARED',
  'requiredStages=2&status=SUCCESS',
  'source=API',
  'payeeVerified=NAME_MATCH&payeeBankCode=SMKB',
  'overdue=true',
  `submittedFrom=${iso(NOW - 3 * 86_400_000)}&submittedTo=${iso(NOW)}`,
  `decidedFrom=${iso(NOW - 86_400_000)}`,
  `finishedFrom=${iso(NOW - 2 * 86_400_000)}&finishedTo=${iso(NOW - 86_400_000)}`,
];

describe('a list of withdraw orders', () => {
  it('has rows under every filter of these tests', () => {
    expect(FILTERS.filter((query) => page('ops.lee', query).total === 0)).toEqual([]);
  });

  it.each(FILTERS)('has the same rows over pages and the same sums in its summary: %s', (query) => {
    const whole = all('ops.lee', query);
    const { total, summary } = page('ops.lee', `${query}&pageSize=10`);
    expect(whole).toHaveLength(total);
    expect(new Set(whole.map(({ withdrawNo }) => withdrawNo)).size).toBe(total);
    const small: string[] = [];
    for (let current = 1; small.length < Math.min(total, 60); current++)
      small.push(...page('ops.lee', `${query}&current=${current}&pageSize=7`).list.map(({ withdrawNo }) => withdrawNo));
    expect(small).toEqual(whole.slice(0, small.length).map(({ withdrawNo }) => withdrawNo));
    expect(summed(summary)).toEqual(sums(whole));
  });

  it.each(FILTERS)('is exported as shown: %s', async (query) => {
    const whole = all('ops.lee', query);
    const text = await textOf(
      call('ops.lee', `GET /trade/withdraw/down?${query}&format=csv&columns=withdrawNo,currency,amount,status,payeeAccountNo`),
    );
    const lines = parseCsv(text);
    expect(lines[0]?.[0]).toContain(`by ops.lee, 2026-11-20 06:31:02 UTC`);
    expect(lines[0]?.[0]).toContain(`${whole.length.toLocaleString('en-US')} rows`);
    expect(lines[1]).toEqual(['Withdraw no.', 'Currency', 'Amount', 'Status', 'Beneficiary account']);
    const body = lines.slice(2, 2 + whole.length);
    expect(body).toEqual(
      whole.map(({ withdrawNo, currency, amount, status, payeeAccountNo }) => [
        withdrawNo,
        currency,
        amount,
        status,
        payeeAccountNo,
      ]),
    );
    const tail = Object.fromEntries(
      lines.slice(2 + whole.length).map(([, currency, count, amount]) => [currency, [Number(count), amount]]),
    );
    expect(tail).toEqual(sums(whole));
  });

  it('splits completely into statuses and views', () => {
    const { total } = page('ops.lee');
    const statuses = [
      'PENDING',
      'SECOND_REVIEW',
      'HELD',
      'PASSED',
      'PAYING',
      'SUCCESS',
      'FAILED',
      'UNKNOWN',
      'REVERSED',
      'REJECTED',
      'CANCELED',
      'EXPIRED',
    ];
    const count = (query: string) => page('ops.lee', query).total;
    expect(statuses.reduce((sum, status) => sum + count(`status=${status}`), 0)).toBe(total);
    expect(['WAITING', 'HELD', 'PAYOUT', 'DONE'].reduce((sum, view) => sum + count(`view=${view}`), 0)).toBe(total);
  });

  it('has the same counts in its statistics as in the lists', () => {
    const { currencies } = dataOf<WithdrawStatistics>(call('li.na', 'GET /trade/withdraw/statistics'));
    const figure = (name: 'waiting' | 'held' | 'mine' | 'overdue' | 'unknown') =>
      Object.fromEntries(
        currencies.filter((one) => one[name].count > 0).map((one) => [one.currency, [one[name].count, one[name].amount]]),
      );
    expect(figure('waiting')).toEqual(sums(all('li.na', 'view=WAITING')));
    expect(figure('held')).toEqual(sums(all('li.na', 'view=HELD')));
    expect(figure('mine')).toEqual(sums(all('li.na', 'view=NEEDS_ME')));
    expect(figure('overdue')).toEqual(sums(all('li.na', 'overdue=true')));
    expect(figure('unknown')).toEqual(sums(all('li.na', 'status=UNKNOWN')));
  });

  it('has a badge with the total of the queue for everyone, and reasons on all other rows', () => {
    for (const { username, access } of platform.world.operators) {
      if (!access.has('trade:withdraw:page')) continue;
      const rows = all(username, 'view=NEEDS_ME');
      expect(call(username, 'GET /trade/withdraw/count').envelope.data).toBe(rows.length);
      expect(rows.every(({ allowed }) => allowed?.includes('pass'))).toBe(true);
      const others = all(username, 'view=WAITING').filter((row) => !rows.some(({ withdrawNo }) => withdrawNo === row.withdrawNo));
      expect(others.every(({ denied }) => denied?.some(({ action, why }) => action === 'pass' && why.length > 10))).toBe(true);
    }
  });

  it.each([
    ['view=ALL', 'submittedAt', -1],
    ['view=DONE', 'submittedAt', -1],
    ['view=NEEDS_ME', 'dueAt', 1],
    ['view=WAITING', 'dueAt', 1],
    ['sortField=riskScore&sortOrder=descend', 'riskScore', -1],
    ['sortField=amount&sortOrder=ascend&currency=THB', 'amount', 1],
    ['sortField=dueAt', 'dueAt', 1],
    ['sortField=finishedAt&sortOrder=descend&status=SUCCESS', 'finishedAt', -1],
  ] as const)('is sorted: %s by %s', (query, field, sign) => {
    const values = all('li.na', query).map((row) =>
      field === 'riskScore' || field === 'amount' ? Number(row[field]) : Date.parse(String(row[field])),
    );
    expect(values.length).toBeGreaterThan(3);
    expect(values).toEqual([...values].sort((a, b) => sign * (a - b)));
  });

  it('finds a number at any time, and nothing else', () => {
    const [old] = platform.world.withdraws.rows.filter(({ status }) => status === 'SUCCESS');
    const range = `submittedFrom=${iso(NOW - 1000)}`;
    const payout = old?.payouts[0];
    for (const keyword of [old?.no, payout?.no, payout?.bankRefNo])
      expect(page('li.na', `keyword=${keyword}&${range}`).list.map(({ withdrawNo }) => withdrawNo)).toEqual([old?.no]);
    expect(page('li.na', 'keyword=W2026').total).toBe(0);
  });

  it.each([
    ['pageSize=0', 'pageSize'],
    ['pageSize=201', 'pageSize'],
    ['current=0', 'current'],
    ['current=one', 'current'],
    ['status=PENDING,NONSENSE', 'status'],
    ['view=MINE', 'view'],
    ['amountMin=1e3', 'amountMin'],
    ['currency=thb', 'currency'],
    ['overdue=yes', 'overdue'],
    ['submittedFrom=2026-11-20T00:00:00', 'submittedFrom'],
    ['submittedFrom=2026-01-01T00:00:00Z&submittedTo=2026-11-01T00:00:00Z', 'submittedFrom'],
    ['sortField=payeeName', 'sortField'],
    ['sortField=constructor', 'sortField'],
    ['sortOrder=up', 'sortOrder'],
    ['status=PENDING&status=HELD', 'status'],
    ['nonsense=1', 'nonsense'],
    ['__proto__=1', '__proto__'],
  ])('refuses %s and names it', (query, name) => {
    const { envelope } = call('li.na', `GET /trade/withdraw/page?${query}`);
    expect(envelope).toMatchObject({ code: 400, error: 'BAD_REQUEST' });
    expect(envelope.msg).toContain(name);
  });

  it('ignores empty values', () => {
    expect(page('li.na', 'status=&keyword=&current=&amountMin=').total).toBe(page('li.na').total);
  });

  it('refuses an export of more than 200,000 rows', () => {
    const { rows, columns } = platform.world.withdraws;
    const before = rows.length;
    const filled: unknown[][] = [rows, ...Object.values(columns)];
    for (const one of filled) {
      one.length = 200_001;
      one.fill(one[0], before);
    }
    const { envelope } = call('ops.lee', 'GET /trade/withdraw/down?format=csv');
    for (const one of filled) one.length = before;
    expect(envelope).toMatchObject({ code: 461, error: 'LIMIT_EXCEEDED', data: { limit: '200000', used: '200001' } });
  });
});

describe('data scope', () => {
  const limited = ['p.garcia', 'd.kumar', 'v.reyes'];

  it.each(limited)('applies to %s in lists, totals, counts, statistics, details, decisions and exports', async (who) => {
    const me = operator(who);
    const isMine = ({ holderNo, agentNo }: Pick<Withdraw, 'holderNo' | 'agentNo'>) => {
      const holder = platform.world.holders.find(({ no }) => no === holderNo);
      if (me.scope.type === 'COUNTRY') return me.scope.values.includes(holder?.country ?? '');
      if (me.scope.type === 'MERCHANT') return me.scope.values.includes(holderNo ?? '');
      const chain = [holderNo, agentNo, holder?.agent?.parent?.no, holder?.agent?.parent?.parent?.no];
      return chain.some((no) => me.scope.values.includes(no ?? ''));
    };
    const everything = all('admin');
    const mine = everything.filter(isMine);
    const hidden = everything.find((row) => !isMine(row)) as Withdraw;
    expect(mine.length).toBeGreaterThan(0);
    expect(mine.length).toBeLessThan(everything.length);
    expect(all(who).map(({ withdrawNo }) => withdrawNo)).toEqual(mine.map(({ withdrawNo }) => withdrawNo));
    expect(summed(page(who).summary)).toEqual(sums(mine));
    const { currencies } = dataOf<WithdrawStatistics>(call(who, 'GET /trade/withdraw/statistics'));
    expect(currencies.map(({ currency }) => currency).sort()).toEqual(Object.keys(sums(mine)).sort());
    expect(call(who, 'GET /trade/withdraw/count').envelope.data).toBe(all(who, 'view=NEEDS_ME').length);
    expect(call(who, `GET /trade/withdraw/detail?withdrawNo=${hidden.withdrawNo}`).envelope).toMatchObject({
      code: 404,
      error: 'NOT_FOUND',
    });
    expect(page(who, `keyword=${hidden.withdrawNo}`).total).toBe(0);
    const holders = dataOf<{ list: { value: string }[] }>(call(who, 'GET /common/option?type=holder&pageSize=200')).list.map(
      ({ value }) => value,
    );
    expect(holders).not.toContain(hidden.holderNo);
    if (me.access.has('trade:withdraw:pass')) {
      const waiting = all('admin', 'view=WAITING').find((row) => !isMine(row)) as Withdraw;
      expect(bench.pass(who, waiting.withdrawNo)).toMatchObject({ code: 404 });
    }
    if (me.access.has('trade:withdraw:down')) {
      const lines = parseCsv(await textOf(call(who, 'GET /trade/withdraw/down?format=csv&columns=withdrawNo')));
      expect(lines.slice(2, 2 + mine.length).flat()).toEqual(mine.map(({ withdrawNo }) => withdrawNo));
      expect(lines.flat()).not.toContain(hidden.withdrawNo);
    }
  });
});

describe('masking', () => {
  it('keeps full names and account numbers out of lists, details, exports and the log', async () => {
    const secrets = platform.world.payees.flatMap(({ name, accountNo }) => [name, accountNo]);
    const shown = JSON.stringify([
      all('admin'),
      platform.world.withdraws.rows
        .slice(-50)
        .map(({ no }) => call('admin', `GET /trade/withdraw/detail?withdrawNo=${no}`).envelope),
      await textOf(call('admin', 'GET /trade/withdraw/down?format=csv')),
      platform.log.entries,
    ]);
    expect(secrets.length).toBeGreaterThan(100);
    expect(secrets.filter((secret) => shown.includes(secret))).toEqual([]);
    expect(shown).toMatch(/"payeeAccountNo":"9904\d\d\*{6}\d{4}"/);
  });

  it('reveals a full value with the key and a reason, logs it, and stops at 30 an hour', () => {
    const [row] = platform.world.withdraws.rows.slice(-1);
    const body = { entity: 'withdraw', id: row?.no, field: 'payeeAccountNo', reasonCode: 'VERIFY_PAYEE' };
    const reveal = (who: string) => call(who, 'POST /common/sensitive/reveal', { body }).envelope;
    expect(reveal('k.wong').code).toBe(403);
    expect(reveal('r.santos').data).toEqual({ value: row?.payee.accountNo, visibleSec: 60 });
    expect(platform.log.entries.at(-1)).toMatchObject({ action: 'common:sensitive:reveal', level: 'HIGH', username: 'r.santos' });
    for (let times = 1; times < 30; times++) expect(reveal('r.santos').code).toBe(200);
    expect(reveal('r.santos')).toMatchObject({ code: 429, error: 'RATE_LIMITED', data: { retryAfterSec: 3600 } });
    expect(reveal('e.lim').code).toBe(200);
    platform.clock.advance(3_600_000);
    expect(reveal('r.santos').code).toBe(200);
    expect(platform.check()).toEqual([]);
  });
});

describe('the world', () => {
  it('is the same for the same seed and time, and different for another seed', () => {
    const print = (seed: string) =>
      JSON.stringify(
        [aPlatform({ seed, days: 3 }).platform].map(({ world, log }) => [
          world.withdraws.rows.map(({ no, amount, status, payee }) => [no, String(amount), status, payee.accountNo]),
          log.entries,
        ]),
      );
    expect(print('x')).toBe(print('x'));
    expect(print('x')).not.toBe(print('y'));
  });

  it('keeps 12 to 40 orders waiting, has its stories and the proportions of the rules', () => {
    const { platform: month } = aPlatform({ days: 30 });
    const { rows } = month.world.withdraws;
    const share = (test: (row: (typeof rows)[number]) => boolean) => rows.filter(test).length / rows.length;
    const waiting = rows.filter(({ status }) => status === 'PENDING' || status === 'SECOND_REVIEW').length;
    expect(waiting).toBeGreaterThanOrEqual(12);
    expect(waiting).toBeLessThanOrEqual(40);
    expect(rows.length).toBeGreaterThan(2300);
    expect(rows.length).toBeLessThan(3200);
    expect(share(({ passedAt }) => passedAt !== null)).toBeGreaterThan(0.86);
    expect(share(({ status }) => status === 'REJECTED')).toBeGreaterThan(0.05);
    expect(share(({ status }) => status === 'REJECTED')).toBeLessThan(0.09);
    expect(share(({ requiredStages }) => requiredStages > 1)).toBeGreaterThan(0.17);
    expect(share(({ requiredStages }) => requiredStages > 1)).toBeLessThan(0.27);
    const texts = Object.values(month.stories).flatMap((story) => (typeof story === 'string' ? [story] : Object.values(story)));
    expect(texts.filter((text) => text === '')).toEqual([]);
  });

  it('continues by itself when it is live, within the rules', () => {
    const { platform: live } = aPlatform({ days: 2, live: true });
    live.stop();
    const before = live.world.withdraws.rows.length;
    for (let minutes = 0; minutes < 120; minutes++) {
      live.clock.advance(60_000);
      const waiting = [...live.world.open].filter(({ status }) => status !== 'HELD').length;
      expect(waiting).toBeGreaterThanOrEqual(12);
      expect(waiting).toBeLessThanOrEqual(40);
    }
    expect(live.world.withdraws.rows.length - before).toBeGreaterThan(150);
    expect(live.check()).toEqual([]);
  });
});
