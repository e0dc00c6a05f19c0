import type { SettBulkResult, SettStatistics } from '@/contract';
import { currencyInfo, moneyOf } from '../../../mock/base/money';
import { HOUR } from './deskSupport';
import { aPayoutDesk, FAR, OWNED, type PayoutDesk, STATES, type Status, VERBS, type Verb } from './settSupport';
import { aPlatform, dataOf } from './support';

/** Where an action may begin and where it ends, transcribed from docs/rules/sett.md#states. */
const MOVES: Record<Verb, [from: Status[], to?: Status]> = {
  pass: [['REVIEW'], 'QUEUED'],
  reject: [['REVIEW'], 'REJECTED'],
  route: [['CREATED', 'QUEUED']],
  query: [['PAYING', 'UNKNOWN']],
  retry: [['FAILED']],
  cancel: [['CREATED', 'REVIEW', 'QUEUED'], 'CANCELED'],
  resolve: [['UNKNOWN'], 'FAILED'],
  reverse: [['SUCCESS'], 'REVERSED'],
  notify: [['SUCCESS', 'FAILED', 'REVERSED', 'CANCELED', 'REJECTED']],
};

describe('the state table', () => {
  const desk = aPayoutDesk();
  afterAll(() => {
    expect(desk.platform.check()).toEqual([]);
    desk.platform.stop();
  });

  const cases = STATES.flatMap((status) => VERBS.map((verb) => [status, verb] as const));
  test.each(cases)('a payout in %s follows the table for %s', (status, verb) => {
    const row = desk.inState(status);
    const before = desk.print(row);
    const [from, to = status] = MOVES[verb];
    const isAllowed = from.includes(status);
    expect(desk.shown('m.tan', row.no).allowed.includes(verb)).toBe(isAllowed);
    const envelope = desk.act('m.tan', verb, row);
    if (isAllowed) {
      expect([envelope.code, row.status]).toEqual([200, to]);
      expect(row.events.some((event) => event.operator?.username === 'm.tan' && event.traceId === envelope.traceId)).toBe(true);
    } else {
      expect(envelope).toMatchObject({
        code: 409,
        error: 'STATE_CONFLICT',
        data: { changedAt: new Date(row.updatedAt).toISOString(), current: { settNo: row.no, status, version: before.version } },
      });
      expect(desk.print(row)).toEqual(before);
    }
  });

  test.each(VERBS)('%s is refused in a stale version, without the key, and out of scope', (verb) => {
    const [[status]] = MOVES[verb] as [[Status]];
    const row = desk.inState(status);
    const before = desk.print(row);
    expect(desk.act('m.tan', verb, row, { version: row.version + 1 })).toMatchObject({
      code: 409,
      error: 'VERSION_CONFLICT',
      data: { current: { version: row.version } },
    });
    expect(desk.act('auditor', verb, row)).toMatchObject({ code: 403, data: { required: [`trade:sett:${verb}`] } });
    const { scope } = desk.operator('m.tan');
    desk.operator('m.tan').scope = { type: 'MERCHANT', values: ['M100002'] };
    expect(desk.act('m.tan', verb, row)).toMatchObject({ code: 404 });
    desk.operator('m.tan').scope = scope;
    expect(desk.print(row)).toEqual(before);
  });
});

describe('actions on a payout', () => {
  let desk: PayoutDesk;
  beforeEach(() => {
    desk = aPayoutDesk();
  });
  afterEach(() => {
    expect(desk.platform.check()).toEqual([]);
    desk.platform.stop();
  });

  test.each(OWNED)('a withdrawal’s payout in %s leaves every action except a query to its withdrawal', (status) => {
    const row = desk.ownedIn(status);
    const before = desk.print(row);
    for (const verb of VERBS) {
      const fits = MOVES[verb][0].includes(status);
      if (verb === 'query' && fits) continue;
      const envelope = desk.act('m.tan', verb, row);
      expect(envelope).toMatchObject({ code: 409, error: 'STATE_CONFLICT', data: { current: { settNo: row.no, status } } });
      if (fits && verb !== 'notify') expect(envelope.msg).toContain(`withdraw order ${row.order?.no}`);
      expect(desk.print(row)).toEqual(before);
    }
    if (!MOVES.query[0].includes(status)) return;
    expect(desk.act('m.tan', 'query', row).code).toBe(200);
    expect(row.order?.events.some(({ kind, operator }) => kind === 'QUERIED' && operator?.username === 'm.tan')).toBe(true);
  });

  describe('a review', () => {
    test('that passes sends the payout, once', () => {
      const row = desk.platform.payOut({ ...desk.known, reviewReasons: ['BLACKLIST_NEAR'], plan: 'SUCCESS' });
      expect(desk.done('li.na', 'pass', row, { remark: 'Called the merchant' }).data).toMatchObject({
        succeeded: [{ settNo: row.no, status: 'QUEUED', version: 3, current: { status: 'QUEUED' } }],
        failed: [],
      });
      expect(desk.act('ops.lee', 'pass', row)).toMatchObject({ code: 409, data: { changedBy: 'li.na' } });
      desk.clock.advance(HOUR);
      expect([row.status, ...desk.transactionsOf(row)]).toEqual(['SUCCESS', 'FREEZE', 'PAYOUT']);
    });

    test('that rejects returns the money and notifies the merchant', () => {
      const row = desk.inState('REVIEW');
      const { available, frozen } = row.account.amounts;
      desk.done('r.santos', 'reject', row, { reasonCode: 'RISK_REVIEW' });
      expect(row.account.amounts).toMatchObject({ available: available + row.amount, frozen: frozen - row.amount });
      expect(row.notify.tries).toHaveLength(1);
      expect(row.events.at(-1)).toMatchObject({ kind: 'REJECTED', reasonCode: 'RISK_REVIEW' });
    });

    test.each(['reject', 'cancel', 'reverse'] as const)('%s with the reason OTHER requires four characters', (verb) => {
      const row = desk.inState(verb === 'reverse' ? 'SUCCESS' : 'REVIEW');
      expect(desk.act('m.tan', verb, row, { reasonCode: 'OTHER', remark: ' ab ' })).toMatchObject({
        code: 422,
        data: { fields: [{ name: 'remark' }] },
      });
      desk.done('m.tan', verb, row, { reasonCode: 'OTHER', remark: 'As told' });
    });

    test('of many is decided one by one, with totals above tier 2', () => {
      const { tiers, digits, currency } = currencyInfo('THB');
      const big = { ...desk.known, net: tiers.tier2 / 2n + 1n };
      const rows = [desk.platform.payOut(big), desk.platform.payOut(big), desk.inState('REVIEW')];
      desk.done('admin', 'cancel', rows[2] as (typeof rows)[number]);
      const items = rows.map(({ no, version }) => ({ settNo: no, version }));
      const pass = (body: object) => desk.call('ops.lee', 'POST /trade/sett/pass', { body: { items, ...body } }).envelope;
      expect(pass({})).toMatchObject({ code: 422, data: { fields: [{ name: 'controlCount' }, { name: 'controlNet' }] } });
      const amount = moneyOf(
        rows.reduce((sum, row) => sum + row.amount, 0n),
        digits,
      );
      expect(pass({ controlCount: 3, controlNet: [{ currency, amount: '1.00' }] }).code).toBe(422);
      expect(pass({ controlCount: 3, controlAmount: [{ currency, count: 3, amount: '1.00' }] }).code).toBe(422);
      expect(rows.map(({ status }) => status)).toEqual(['REVIEW', 'REVIEW', 'CANCELED']);
      const envelope = pass({ controlCount: 3, controlAmount: [{ currency, count: 3, amount }] });
      expect(envelope).toMatchObject({ code: 207, msg: '2 of 3 passed.' });
      expect(dataOf<SettBulkResult>(envelope).failed).toMatchObject([
        { settNo: rows[2]?.no, error: 'STATE_CONFLICT', changedBy: 'admin', current: { status: 'CANCELED' } },
      ]);
      const many = Array.from({ length: 51 }, (_, at) => ({ settNo: `S${at}`, version: 1 }));
      expect(desk.call('ops.lee', 'POST /trade/sett/pass', { body: { items: many } }).envelope).toMatchObject({
        code: 422,
        data: { fields: [{ name: 'items' }] },
      });
    });

    test('of a duplicate payout counts once', () => {
      const row = desk.inState('REVIEW');
      const ref = { settNo: row.no, version: row.version };
      const { envelope } = desk.call('li.na', 'POST /trade/sett/pass', { body: { items: [ref, ref] } });
      expect(envelope).toMatchObject({ code: 207, data: { succeeded: [{ settNo: row.no }], failed: [{ error: 'DUPLICATE' }] } });
    });
  });

  describe('routing to another channel', () => {
    test('releases a waiting payout, at the cost of that channel', () => {
      const row = desk.inState('QUEUED');
      desk.world.payoutPlans.set(row.no, 'SUCCESS');
      expect(row.queueReason).toBe('BALANCE_SHORT');
      const code = row.channelCode === 'CH0316' ? 'CH0317' : 'CH0316';
      desk.done('g.rao', 'route', row, { channelCode: code });
      expect(row).toMatchObject({ channelCode: code, queueReason: 'NONE' });
      expect(row.events.at(-1)).toMatchObject({ kind: 'ROUTED', refNo: code });
      desk.clock.advance(HOUR);
      expect([row.status, row.attempts[0]?.channelCode]).toEqual(['SUCCESS', code]);
      const { ppm, cost } = { ppm: desk.world.catalog.channels.get(code)?.costPpm ?? 0, cost: row.cost };
      expect(cost).toBe((row.net * BigInt(ppm) + 500_000n) / 1_000_000n);
    });

    test.each([
      ['CH0101', 'takes no payouts'],
      ['CH9999', 'does not exist'],
    ])('is refused when %s %s', (channelCode) => {
      for (const [verb, status] of [['route', 'QUEUED'] as const, ['retry', 'FAILED'] as const])
        expect(desk.act('m.tan', verb, desk.inState(status), { channelCode })).toMatchObject({
          code: 422,
          data: { fields: [{ name: 'channelCode', rule: 'enum' }] },
        });
    });

    test('is refused for the same channel', () => {
      const row = desk.inState('QUEUED');
      const { channelCode } = row;
      expect(desk.act('g.rao', 'route', row, { channelCode })).toMatchObject({
        code: 422,
        data: { fields: [{ rule: 'differs' }] },
      });
    });
  });

  describe('retrying a payout', () => {
    test('creates one new payout on another channel, linked both ways, without a review', () => {
      const row = desk.platform.payOut({ ...desk.known, net: currencyInfo('THB').tiers.tier1, plan: 'FAILED' });
      desk.done('li.na', 'pass', row);
      desk.clock.advance(HOUR);
      const channel = row.channelCode;
      expect(desk.done('ops.lee', 'retry', row).data).toMatchObject({ status: 'FAILED', retriedBy: row.retriedBy?.no });
      const next = row.retriedBy;
      expect(next).toMatchObject({ retryOf: row, status: 'QUEUED', source: 'CONSOLE', net: row.net, payee: row.payee });
      expect(next?.channelCode).not.toBe(channel);
      expect(desk.act('ops.lee', 'retry', row)).toMatchObject({ code: 409, msg: `Already retried as ${next?.no}.` });
    });

    test('is refused to who passed it, or recorded that it failed', () => {
      const passed = desk.platform.payOut({ ...desk.known, net: currencyInfo('THB').tiers.tier1, plan: 'FAILED' });
      desk.done('admin', 'pass', passed);
      desk.clock.advance(HOUR);
      const recorded = desk.inState('UNKNOWN');
      const evidence = { result: 'FAILED', evidenceFileId: desk.evidence('admin'), remark: 'The bank wrote so' };
      desk.done('admin', 'resolve', recorded, evidence);
      for (const row of [passed, recorded]) {
        expect(row.status).toBe('FAILED');
        expect(desk.shown('admin', row.no).allowed).not.toContain('retry');
        expect(desk.act('admin', 'retry', row)).toMatchObject({
          code: 403,
          error: 'SELF_APPROVAL',
          data: { makerName: 'admin' },
        });
        expect(row.retriedBy).toBeNull();
        expect(desk.act('ops.lee', 'retry', row).code).toBe(200);
      }
    });

    test('is refused when the merchant’s balance is short', () => {
      const row = desk.inState('FAILED');
      const { account } = row;
      const rest = account.amounts.available - row.net;
      desk.platform.payOut({ ...desk.known, net: (rest * 98n) / 100n, waits: FAR });
      expect(account.amounts.available).toBeGreaterThan(0n);
      const drain = desk.platform.payOut({ ...desk.known, net: (account.amounts.available * 95n) / 100n, waits: FAR });
      expect(drain.account).toBe(account);
      const before = desk.print(row);
      expect(desk.act('ops.lee', 'retry', row)).toMatchObject({
        code: 460,
        error: 'BALANCE_SHORT',
        data: { currency: 'THB', needed: expect.stringMatching(/^\d+\.\d\d$/), current: { settNo: row.no } },
      });
      expect(desk.print(row)).toEqual(before);
    });
  });

  describe('the result of a query', () => {
    test.each(['SUCCESS', 'FAILED'] as const)('is %s, at once and once', (truth) => {
      const row = desk.inState('UNKNOWN');
      row.truth = truth;
      expect(desk.done('li.na', 'query', row).data).toMatchObject({ succeeded: [{ status: truth }] });
      expect(desk.transactionsOf(row)).toEqual(['FREEZE', truth === 'SUCCESS' ? 'PAYOUT' : 'RELEASE']);
      expect(desk.act('li.na', 'query', row).code).toBe(409);
    });

    test('of a withdrawal’s payout ends the withdrawal too', () => {
      const row = desk.ownedIn('UNKNOWN');
      row.truth = 'SUCCESS';
      desk.done('li.na', 'query', row);
      expect([row.status, row.order?.status]).toEqual(['SUCCESS', 'SUCCESS']);
    });
  });

  describe('evidence', () => {
    test('of arrival books the payout with its bank reference', () => {
      const row = desk.inState('UNKNOWN');
      const evidenceFileId = desk.evidence('chen.yu');
      const resolve = (extra: object) => desk.act('chen.yu', 'resolve', row, { evidenceFileId, result: 'SUCCESS', ...extra });
      expect(resolve({})).toMatchObject({ code: 422, data: { fields: [{ name: 'bankRefNo', rule: 'required' }] } });
      const other = desk.inState('SUCCESS');
      expect(resolve({ bankRefNo: ` ${other.bankRefNo?.toLowerCase()} ` })).toMatchObject({
        code: 422,
        data: { fields: [{ name: 'bankRefNo', rule: 'unique' }] },
      });
      expect([row.status, desk.world.files.get(evidenceFileId)?.subject]).toEqual(['UNKNOWN', undefined]);
      expect(resolve({ bankRefNo: ' BK-77 ' }).data).toMatchObject({ status: 'SUCCESS', bankRefNo: 'BK-77' });
      expect(row.events.at(-1)).toMatchObject({ kind: 'RESOLVED_SUCCESS', file: { id: evidenceFileId } });
      expect(desk.transactionsOf(row)).toEqual(['FREEZE', 'PAYOUT']);
      expect(desk.shown('li.na', 'BK-77')).toBeUndefined();
      expect(dataOf<{ total: number }>(desk.call('li.na', 'GET /trade/sett/page?keyword=bk-77')).total).toBe(1);
    });

    test('of a return gives the money back with the fee', () => {
      const row = desk.inState('SUCCESS');
      const { available } = row.account.amounts;
      desk.done('chen.yu', 'reverse', row);
      expect(row.account.amounts.available).toBe(available + row.amount);
      expect(row.reversedAt).toBe(desk.clock.now());
      expect(desk.world.profits.at(-1)).toMatchObject({ ref: row.no, fee: -row.fee, count: 0 });
    });

    test.each(['resolve', 'reverse'] as const)('of another person, of another payout, or missing, is refused: %s', (verb) => {
      const row = desk.inState(verb === 'resolve' ? 'UNKNOWN' : 'SUCCESS');
      const used = desk.evidence('chen.yu');
      desk.done('chen.yu', 'reverse', desk.inState('SUCCESS'), { evidenceFileId: used });
      const before = desk.print(row);
      for (const evidenceFileId of ['F1', desk.evidence('n.hassan'), used])
        expect(desk.act('chen.yu', verb, row, { evidenceFileId })).toMatchObject({
          code: 422,
          data: { fields: [{ name: 'evidenceFileId' }] },
        });
      expect(desk.print(row)).toEqual(before);
    });
  });

  describe('resending a callback', () => {
    test('is one attempt with its author, and moves nothing', () => {
      const row = desk.inState('SUCCESS');
      const { version } = row;
      desk.done('k.wong', 'notify', row);
      expect(row.notify.tries.at(-1)?.operator?.username).toBe('k.wong');
      expect([row.version, row.events.at(-1)?.kind]).toEqual([version, 'NOTIFIED']);
    });

    test('is refused when the merchant has no address', () => {
      const row = desk.platform.payOut({ ...desk.known, source: 'PORTAL', plan: 'SUCCESS' });
      desk.clock.advance(HOUR);
      expect(desk.act('k.wong', 'notify', row)).toMatchObject({ code: 409, msg: 'The order has no callback URL.' });
    });
  });

  test('each change is logged once, with payout, amount and changed fields', () => {
    const row = desk.inState('REVIEW');
    const count = desk.platform.log.entries.length;
    desk.done('li.na', 'pass', row);
    expect(desk.platform.log.entries).toHaveLength(count + 1);
    expect(desk.lastLog()).toMatchObject({
      action: 'trade:sett:pass',
      about: {
        entity: 'sett',
        ids: [row.no],
        amount: moneyOf(row.amount, 2),
        currency: 'THB',
        changes: [{ field: 'status', before: 'REVIEW', after: 'QUEUED' }],
      },
    });
  });
});

describe('a running world', () => {
  const bench = aPlatform({ days: 2, flow: 0.3 });
  const { platform, call } = bench;
  afterAll(() => {
    expect(platform.check()).toEqual([]);
    platform.stop();
  });
  type Page = {
    total: number;
    list: { settNo: string; dueAt: string }[];
    summary: { currency: string; count: number; amount: string }[];
  };
  const page = (query: string) => dataOf<Page>(call('admin', `GET /trade/sett/page?pageSize=200&${query}`));

  test('has colleagues who review through the API, and leave the stories alone', () => {
    const decided = platform.log.entries.filter(({ action }) => /^trade:sett:(pass|reject)$/.test(action));
    expect(decided.length).toBeGreaterThan(0);
    expect(decided.every(({ result }) => result === 'SUCCESS')).toBe(true);
    expect(platform.world.keptPayouts.size).toBe(2);
    expect([...platform.world.keptPayouts].map(({ status, reviewReasons }) => [status, ...reviewReasons])).toEqual([
      ['REVIEW', 'NEW_PAYEE'],
      ['REVIEW', 'ABOVE_LIMIT'],
    ]);
  });

  test('has the stories of payouts', () => {
    const rows = platform.world.payouts.rows.filter(({ order }) => !order);
    const now = platform.clock.now();
    const unknown = rows.find(({ status }) => status === 'UNKNOWN');
    const lost = unknown?.events.find(({ kind }) => kind === 'PAYOUT_UNKNOWN')?.at ?? 0;
    expect(Math.abs(now - lost - 45 * 60_000)).toBeLessThan(5 * 60_000);
    expect(unknown?.truth).toBeNull();
    expect(rows.some(({ status, retriedBy }) => status === 'FAILED' && retriedBy === null)).toBe(true);
    expect(rows.some(({ status }) => status === 'REVERSED')).toBe(true);
    expect(rows.some(({ status, queueReason }) => status === 'QUEUED' && queueReason === 'BALANCE_SHORT')).toBe(true);
  });

  test('counts the payouts that need a person, as the two views do', () => {
    expect(call('admin', 'GET /trade/sett/count').envelope.data).toBe(page('view=REVIEW').total + page('view=UNKNOWN').total);
    const scoped = platform.world.payouts.rows.filter(
      ({ status, holder }) =>
        ['REVIEW', 'UNKNOWN'].includes(status) && bench.operator('p.garcia').scope.values.includes(holder.no),
    );
    expect(call('p.garcia', 'GET /trade/sett/count').envelope.data).toBe(scoped.length);
  });

  test('sorts reviews and unknown payouts by due time', () => {
    const { list } = page('view=REVIEW');
    expect(list.length).toBeGreaterThan(1);
    expect(list.map(({ dueAt }) => dueAt)).toEqual(list.map(({ dueAt }) => dueAt).sort());
  });

  test.each(['', 'currency=THB', 'source=WITHDRAW', 'mchNo=M100001,M100003'])(
    'has the same totals in header, list and export: %s',
    async (query) => {
      const { total, summary, list } = page(query);
      const figures = dataOf<SettStatistics>(call('admin', `GET /trade/sett/statistics?${query}`));
      const statuses = figures.currencies.flatMap((one) => one.statuses);
      expect(statuses.reduce((sum, { count }) => sum + count, 0)).toBe(total);
      for (const { currency, amount, count } of summary) {
        const own = figures.currencies.find((one) => one.currency === currency)?.statuses ?? [];
        expect(own.reduce((sum, one) => sum + one.count, 0)).toBe(count);
        expect(own.reduce((sum, one) => sum + Number(one.amount), 0)).toBeCloseTo(Number(amount), 2);
      }
      const { headers, write } = call('admin', `GET /trade/sett/down?format=csv&${query}`);
      expect(headers['file-name']).toMatch(/^payout_\d{8}-\d{8}_admin_\d{6}\.csv$/);
      const chunks: string[] = [];
      const { Writable } = await import('node:stream');
      await write?.(
        new Writable({
          write(chunk, _, next) {
            chunks.push(String(chunk));
            next();
          },
        }),
      );
      const text = chunks.join('');
      for (const { settNo } of list) expect(text).toContain(settNo);
      expect(text.trim().split('\r\n')).toHaveLength(total + 2 + summary.length);
      const people = platform.world.payees.flatMap(({ name, accountNo }) => [name, accountNo]);
      expect(people.filter((secret) => text.includes(secret))).toEqual([]);
    },
  );

  test('shows how long the providers’ balances last, scarcest first, only with an unlimited scope', () => {
    const figures = (who: string, query = '') =>
      dataOf<SettStatistics>(call(who, `GET /trade/sett/statistics?${query}`)).upstreams ?? [];
    const all = figures('admin');
    expect(all.length).toBeGreaterThan(3);
    expect(all.map(({ coverHours }) => coverHours)).toEqual(all.map(({ coverHours }) => coverHours ?? 0).sort((a, b) => a - b));
    for (const { upstreamCode, currency, balance } of all) {
      const { amounts } = platform.world.ledger.account(upstreamCode, currency, 'CLEARING', false);
      expect(balance).toBe(moneyOf(-amounts.available, currencyInfo(currency).digits));
    }
    expect(new Set(figures('admin', 'currency=THB').map(({ currency }) => currency))).toEqual(new Set(['THB']));
    expect(figures('p.garcia')).toEqual([]);
  });

  test('refuses an export with an unknown column or filter', () => {
    for (const query of ['columns=payeePhone', 'status=LOST', 'sortField=payeeName'])
      expect(call('admin', `GET /trade/sett/down?${query}`).envelope.code).toBe(400);
  });
});
