import type { Withdraw, WithdrawStatistics, WithdrawTotal } from '@/contract';
import { sample } from '../../support/depth';
import { aDesk, HOUR, type Status } from './deskSupport';
import { dataOf, NOW, parseCsv, textOf } from './support';

/** A world in which every action of the desk has happened, so that no figure is equal only because nothing moved. */
const desk = aDesk({ days: 6, scale: 1, seed: 'sameness' });
const { stories, order } = desk;
beforeAll(() => {
  desk.done('r.santos', 'hold', order(stories.sharedPayee[1] ?? ''), { holdUntil: '2026-11-20T09:00:00Z' });
  desk.done('r.santos', 'unhold', order(stories.heldByRisk));
  desk.done('ops.lee', 'hold', order(stories.split[0] ?? ''));
  desk.done('li.na', 'claim', order(stories.payeeChanged));
  desk.done('a.nguyen', 'takeOver', order(stories.claimedByColleague));
  desk.done('li.na', 'pass', order(stories.tier2));
  desk.done('ops.lee', 'pass', order(stories.tier2));
  desk.done('ops.lee', 'undo', order(stories.tier2));
  desk.done('w.chai', 'pass', order(stories.kycExpired));
  desk.done('ops.lee', 'retry', order(stories.failed));
  desk.paid(order(stories.overdue), 'SILENT');
  desk.done('chen.yu', 'resolve', order(stories.unknownPayout), {
    result: 'SUCCESS',
    bankRefNo: 'BANK-1',
    evidenceFileId: desk.evidence('chen.yu'),
    remark: 'Seen on the statement',
  });
  desk.done('n.hassan', 'refund', order(stories.reversed));
  desk.call('k.wong', 'POST /common/note/add', { body: { entity: 'withdraw', id: stories.tier2, text: 'Called' } });
  desk.done('w.chai', 'reject', order(stories.split[1] ?? ''));
  desk.paid(order(stories.sharedPayee[2] ?? ''), 'FAILED');
});
afterAll(() => {
  expect(desk.platform.check()).toEqual([]);
});

interface Page {
  list: Withdraw[];
  total: number;
  summary: WithdrawTotal[];
}
const WHO = ['admin', 'ops.lee', 'li.na', 'chen.yu', 'r.santos', 'p.garcia', 'd.kumar', 'v.reyes', 'auditor'];
const FILTERS = [
  '',
  'currency=THB',
  'currency=VND,MYR,USD',
  'requiredStages=2',
  'holderType=MERCHANT&level=S,A',
  'riskScoreMin=20',
  'hasNotes=true',
  'hasNotes=false&source=PORTAL',
  'decidedBy=19',
  'failCode=BENEFICIARY_BANK_REFUSED',
  'amountMin=1000&amountMax=9000000',
  `submittedFrom=${encodeURIComponent(new Date(NOW - 30 * HOUR).toISOString())}`,
];
const pairs = WHO.flatMap((who) => FILTERS.map((filter) => [who, filter] as const));

const page = (who: string, query: string) => dataOf<Page>(desk.call(who, `GET /trade/withdraw/page?${query}`));
function all(who: string, query: string): Withdraw[] {
  const rows: Withdraw[] = [];
  for (let current = 1; ; current++) {
    const { list, total } = page(who, `${query}&current=${current}&pageSize=200`);
    rows.push(...list);
    if (rows.length >= total) return rows;
  }
}

type Field = 'amount' | 'fee' | 'netAmount';
/** Sums of decimal texts by currency, through integers of their own digits. */
function sums(rows: Withdraw[], field: Field = 'amount'): Record<string, string> {
  const added: Record<string, [sum: bigint, digits: number]> = {};
  for (const row of rows) {
    const [whole = '', fraction = ''] = (row[field] ?? '').split('.');
    const [so, digits] = added[row.currency] ?? [0n, fraction.length];
    expect(fraction).toHaveLength(digits);
    added[row.currency] = [so + BigInt(whole + fraction), digits];
  }
  return Object.fromEntries(
    Object.entries(added).map(([currency, [sum, digits]]) => {
      const text = sum.toString().padStart(digits + 1, '0');
      return [currency, digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`];
    }),
  );
}
const counts = (rows: Withdraw[]) =>
  Object.fromEntries(
    [...new Set(rows.map(({ currency }) => currency))].map((one) => [one, rows.filter((row) => row.currency === one).length]),
  );
const inStates = (rows: Withdraw[], ...states: Status[]) => rows.filter(({ status }) => (states as string[]).includes(status));
const dayOf = (at: string | null | undefined) => at && new Date(Date.parse(at) + 8 * HOUR).toISOString().slice(0, 10);

describe('list, summary, statistics and export', () => {
  it('have rows under every filter', () => {
    expect(FILTERS.filter((filter) => page('admin', filter).total === 0)).toEqual([]);
  });

  it.each(sample(pairs, 12, ([who]) => who === 'ops.lee'))('are equal for %s under "%s"', async (who, filter) => {
    const rows = all(who, filter);
    const { total, summary } = page(who, `${filter}&pageSize=1`);
    expect(total).toBe(rows.length);
    expect(Object.fromEntries(summary.map(({ currency, count }) => [currency, count]))).toEqual(counts(rows));
    for (const field of ['amount', 'fee', 'netAmount'] as const)
      expect(Object.fromEntries(summary.map((one) => [one.currency, one[field]]))).toEqual(sums(rows, field));

    const { currencies } = dataOf<WithdrawStatistics>(desk.call(who, `GET /trade/withdraw/statistics?${filter}`));
    const today = dayOf(new Date(desk.clock.now()).toISOString());
    const figures = {
      waiting: inStates(rows, 'PENDING', 'SECOND_REVIEW'),
      mine: all(who, `${filter}&view=NEEDS_ME`),
      overdue: rows.filter(({ overdue }) => overdue),
      held: inStates(rows, 'HELD'),
      paying: inStates(rows, 'PASSED', 'PAYING'),
      unknown: inStates(rows, 'UNKNOWN'),
      passedToday: rows.filter(({ passedAt }) => dayOf(passedAt) === today),
      rejectedToday: rows.filter(({ rejectedAt }) => dayOf(rejectedAt) === today),
      successToday: rows.filter(({ status, finishedAt }) => status === 'SUCCESS' && dayOf(finishedAt) === today),
    };
    for (const [name, expected] of Object.entries(figures)) {
      const told = currencies.map((one) => ({ currency: one.currency, ...one[name as keyof typeof figures] }));
      const some = told.filter(({ count }) => count > 0);
      expect([name, Object.fromEntries(some.map(({ currency, count }) => [currency, count]))]).toEqual([name, counts(expected)]);
      expect([name, Object.fromEntries(some.map(({ currency, amount }) => [currency, amount]))]).toEqual([name, sums(expected)]);
    }

    if (!desk.operator(who).access.has('trade:withdraw:down')) return;
    const columns = 'withdrawNo,status,currency,amount,fee,netAmount';
    const lines = parseCsv(await textOf(desk.call(who, `GET /trade/withdraw/down?${filter}&format=csv&columns=${columns}`)));
    expect(lines.slice(2, 2 + rows.length)).toEqual(
      rows.map((row) => [row.withdrawNo, row.status, row.currency, row.amount, row.fee, row.netAmount]),
    );
    const tail = lines.slice(2 + rows.length).map(([, ...cells]) => cells);
    expect(tail).toEqual(
      summary.map(({ currency, count, amount, fee, netAmount }) => [currency, String(count), amount, fee, netAmount]),
    );
  });
});

describe('the badge', () => {
  it.each(WHO)('is the same number for %s everywhere', (who) => {
    const { access } = desk.operator(who);
    const rows = all(who, 'view=NEEDS_ME');
    const { currencies } = dataOf<WithdrawStatistics>(desk.call(who, 'GET /trade/withdraw/statistics'));
    const mine = currencies.reduce((sum, one) => sum + one.mine.count, 0);
    expect([desk.pending(who), mine]).toEqual([rows.length, rows.length]);
    if (!access.has('trade:withdraw:pass')) expect(rows).toEqual([]);
  });

  it('is updated in every answer of the desk', () => {
    const fresh = aDesk({ seed: 'badge' });
    const row = (no: string | undefined) => fresh.order(no ?? '');
    const told: [who: string, Parameters<typeof fresh.done>[1], string | undefined, Record<string, unknown>?][] = [
      ['li.na', 'claim', fresh.stories.tier2],
      ['li.na', 'release', fresh.stories.tier2],
      ['li.na', 'pass', fresh.stories.tier2],
      ['li.na', 'undo', fresh.stories.tier2],
      ['ops.lee', 'takeOver', fresh.stories.claimedByColleague],
      ['r.santos', 'hold', fresh.stories.kycExpired],
      ['r.santos', 'unhold', fresh.stories.kycExpired],
      ['w.chai', 'reject', fresh.stories.overdue, { claimNext: fresh.stories.kycExpired }],
      ['li.na', 'query', fresh.stories.unknownPayout],
      ['ops.lee', 'retry', fresh.stories.failed],
      ['chen.yu', 'resolve', fresh.stories.unknownPayout],
      ['chen.yu', 'refund', fresh.stories.reversed],
    ];
    const seen = new Set<number>();
    for (const [who, verb, no, extra] of told) {
      const { pendingCount } = fresh.done(who, verb, row(no), extra).data as { pendingCount: number };
      const { total } = dataOf<Page>(fresh.call(who, 'GET /trade/withdraw/page?view=NEEDS_ME'));
      expect([verb, pendingCount, fresh.pending(who)]).toEqual([verb, total, total]);
      seen.add(total);
    }
    expect(seen.size).toBeGreaterThan(2);
    expect(fresh.platform.check()).toEqual([]);
  });
});

describe('the ledger', () => {
  const HOLDING: Status[] = ['PENDING', 'SECOND_REVIEW', 'HELD', 'PASSED', 'PAYING', 'UNKNOWN', 'FAILED', 'REVERSED'];

  it.each(WHO)('has frozen on each account exactly the open orders that %s sees', (who) => {
    const rows = all(who, '');
    const accounts = new Set(rows.map(({ accountNo }) => accountNo));
    expect(accounts.size).toBeGreaterThan(2);
    for (const accountNo of accounts) {
      const own = rows.filter((row) => row.accountNo === accountNo);
      const [{ currency = '', frozenNow } = {} as Withdraw] = own;
      const open = sums(inStates(own, ...HOLDING));
      const zero = frozenNow?.replace(/\d/g, '0').replace(/^0+(?=0)/, '');
      expect([accountNo, frozenNow]).toEqual([accountNo, open[currency] ?? zero]);
      for (const row of own) expect(row.frozenNow).toBe(frozenNow);
    }
  });

  it('paid out exactly the successful orders, net to the beneficiaries and the fee to the platform', () => {
    const rows = all('admin', '');
    const paid = sums(inStates(rows, 'SUCCESS'));
    for (const [currency, amount] of Object.entries(paid)) {
      const legs = desk.world.ledger.entries.filter(
        ({ account, bucket, transaction }) =>
          account.currency === currency && bucket === 'frozen' && ['WITHDRAW', 'REVERSAL'].includes(transaction.kind),
      );
      const out = -legs.reduce((sum, { delta }) => sum + delta, 0n);
      expect([currency, out]).toEqual([currency, BigInt(amount.replace('.', ''))]);
    }
  });

  it('returned exactly the orders that ended without a payment', () => {
    const ended = sums(inStates(all('admin', ''), 'REJECTED', 'CANCELED', 'EXPIRED'));
    for (const [currency, amount] of Object.entries(ended)) {
      const legs = desk.world.ledger.entries.filter(
        ({ account, bucket, transaction }) =>
          account.currency === currency && bucket === 'available' && transaction.kind === 'RELEASE',
      );
      expect([currency, legs.reduce((sum, { delta }) => sum + delta, 0n)]).toEqual([currency, BigInt(amount.replace('.', ''))]);
    }
  });
});

describe('the filter for the displayed rows', () => {
  it('returns exactly the named orders within the scope, at any time', () => {
    const numbers = [stories.failed, stories.tier2, stories.reversed, 'W0'];
    const query = `withdrawNo=${numbers.join(',')}&submittedFrom=2026-11-20T06:30:00Z`;
    const shown = all('ops.lee', query).map(({ withdrawNo }) => withdrawNo);
    expect(shown.sort()).toEqual(numbers.slice(0, 3).sort());
    const seen = all('p.garcia', query).map(({ withdrawNo }) => withdrawNo);
    expect(seen).toEqual(numbers.filter((no) => no === stories.tier2));
    expect(desk.operator('p.garcia').scope.values).toContain(order(stories.tier2).holder.no);
  });
});
