import type {
  CodeMapping,
  DictDetail,
  PayRecordAction,
  PayRecordBulkResult,
  PayRecordDetail,
  PayRecordStatistics,
  PayRecordStatus,
  PayRecord as WireRecord,
} from '@/contract';
import { percentile } from '../../../mock/areas/payin/recordFigures';
import { CODE_TYPE } from '../../../mock/flow/payin/codes';
import { changeRecord } from '../../../mock/flow/payin/moves';
import { payerOf } from '../../../mock/flow/payin/payer';
import type { PayRecord } from '../../../mock/model/payments';
import { payRecordStatuses, reconStatuses } from '../../../src/domain/payOrder';
import { payRecordActionState, payRecordActions } from '../../../src/domain/payRecord';
import { accessTable, seedRoleNames } from '../../support/accessTable';
import { type APlatform, aPlatform, dataOf, NOW, parseCsv, textOf } from './support';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const SMALL = { days: 0.5, scale: 0 };
let bench: APlatform;
/** For tests that count, or that turn the clock. */
const fresh = () => {
  bench = aPlatform(SMALL);
};
beforeAll(fresh);
afterEach(() => {
  expect(bench.platform.check()).toEqual([]);
});

/** The first try of a pay-in whose payer never comes, changed as wanted. */
function aTry(
  change: Partial<PayRecord> = {},
  plan = { failures: 0, payAfter: null as number | null, isLost: false },
): PayRecord {
  const [one] = bench.platform.payIn({ plan }).records;
  if (!one) throw new Error('No try was made');
  changeRecord(bench.platform.world, one, change);
  return one;
}
const unmapped = (change: Partial<PayRecord> = {}) =>
  aTry({ status: 'FAILED', failClass: 'OTHER', unifiedCode: 'UNMAPPED', rawCode: 'E-517', ...change });
/** Everything of a try and its order that a call could have changed. */
const print = ({ order, channel: _channel, ...one }: PayRecord) => ({
  one: { ...one },
  order: [order.status, order.version, order.events.length, order.paid, order.flags.length],
});
const ref = ({ no, version }: PayRecord, seen = version) => ({ recordNo: no, version: seen });
const SENT: Record<PayRecordAction, (one: PayRecord, version?: number) => object> = {
  query: (one, version) => ({ items: [ref(one, version)] }),
  mapCode: (one) => ({ upstreamCode: one.channel.upstream.code, rawCode: one.rawCode ?? '0000', unifiedCode: 'CHANNEL_LIMIT' }),
  handleDiff: (one, version) => ({ ...ref(one, version), reasonCode: 'DAY_SHIFT' }),
};
const act = (action: PayRecordAction, one: PayRecord, { who = 'g.rao', version }: { who?: string; version?: number } = {}) =>
  bench.call(who, `POST /trade/payrecord/${action}`, { body: SENT[action](one, version) }).envelope;
const page = (search: string, who = 'g.rao') =>
  dataOf<{ list: WireRecord[]; total: number }>(bench.call(who, `GET /trade/payrecord/page?pageSize=200&${search}`));
const numbersOf = (search: string) => page(search).list.map(({ recordNo }) => recordNo);
const detail = (one: PayRecord, who = 'g.rao') =>
  dataOf<PayRecordDetail>(bench.call(who, `GET /trade/payrecord/detail?recordNo=${one.no}`));
const statistics = (search = '', who = 'g.rao') =>
  dataOf<PayRecordStatistics>(bench.call(who, `GET /trade/payrecord/statistics?${search}`));

describe('the actions allowed in a state', () => {
  const states = payRecordStatuses.flatMap((status) => payRecordActions.map((action) => [status, action] as const));
  /** Of a try that is reconciled and whose code only a failed one leaves open. */
  const FITTING: Record<PayRecordAction, PayRecordStatus[]> = {
    query: ['ACCEPTED', 'TIMEOUT', 'UNKNOWN'],
    mapCode: ['FAILED'],
    handleDiff: [],
  };
  it.each(states)('%s and %s: executed, or a conflict without effect', (status, action) => {
    const one = aTry({
      status,
      reconStatus: 'MATCHED',
      ...(status === 'FAILED' && { unifiedCode: 'UNMAPPED', rawCode: 'E-517' }),
    });
    const row = detail(one);
    const fits = FITTING[action].includes(status);
    expect(payRecordActionState(row, action).isAllowed).toBe(fits);
    const before = print(one);
    const told = act(action, one);
    if (fits) {
      expect(told.code).toBe(200);
      expect(print(one)).not.toEqual(before);
      return;
    }
    expect(row.denied?.find((denied) => denied.action === action)?.why).toBeTruthy();
    if (action === 'mapCode') expect(told).toMatchObject({ code: 404, error: 'NOT_FOUND' });
    else expect(told).toMatchObject({ code: 409, error: 'STATE_CONFLICT', data: { current: { recordNo: one.no, status } } });
    expect(print(one)).toEqual(before);
  });

  it.each(reconStatuses)('%s: a difference is resolved once, anything else never', (reconStatus) => {
    const one = aTry({ reconStatus });
    const isDiff = !['NOT_RUN', 'MATCHED'].includes(reconStatus);
    const before = print(one);
    expect(act('handleDiff', one).code).toBe(isDiff ? 200 : 409);
    if (!isDiff) expect(print(one)).toEqual(before);
    const after = print(one);
    expect(act('handleDiff', one)).toMatchObject({ code: 409, error: 'STATE_CONFLICT' });
    expect(print(one)).toEqual(after);
  });

  it.each(['query', 'handleDiff'] as const)('%s requires the current version', (action) => {
    const one = aTry({ status: 'UNKNOWN', reconStatus: 'STATUS_DIFF' });
    const before = print(one);
    expect(act(action, one, { version: one.version - 1 })).toMatchObject({
      code: 409,
      error: 'VERSION_CONFLICT',
      data: { current: { version: one.version }, changedBy: 'the platform', changedAt: new Date(NOW).toISOString() },
    });
    expect(print(one)).toEqual(before);
    expect(act(action, one).code).toBe(200);
  });

  it('are limited by the keys of each role, and a refusal names the missing one', () => {
    const people: Readonly<Record<string, string>> = {
      OPS_LEAD: 'ops.lee',
      FIN_REVIEWER: 'li.na',
      FIN_CHECKER: 'chen.yu',
      RISK: 'r.santos',
      CHANNEL_OPS: 'g.rao',
      MCH_MANAGER: 'v.reyes',
      SUPPORT: 'k.wong',
      SYS_ADMIN: 'sys.admin',
      AUDITOR: 'auditor',
    };
    const row = accessTable['/trade/payrecord'];
    for (const role of seedRoleNames) {
      const who = people[role];
      if (!who) continue;
      const held = row?.held[role].split(' ') ?? [];
      for (const action of payRecordActions) {
        const one = aTry({
          status: 'UNKNOWN',
          unifiedCode: 'UNMAPPED',
          rawCode: `E-${role}-${action}`,
          reconStatus: 'AMOUNT_DIFF',
        });
        const before = print(one);
        const told = act(action, one, { who });
        expect([role, action, told.code]).toEqual([role, action, held.includes(action) ? 200 : 403]);
        if (held.includes(action)) continue;
        expect(told.data).toEqual({ required: [`trade:payrecord:${action}`] });
        expect(print(one)).toEqual(before);
      }
      for (const verb of ['page', 'statistics', 'down'])
        expect([role, verb, bench.call(who, `GET /trade/payrecord/${verb}`).envelope.code]).toEqual([
          role,
          verb,
          held.includes(verb) ? 200 : 403,
        ]);
    }
  });

  it('exclude tries of merchants outside the scope', () => {
    fresh();
    const mine = aTry({ status: 'UNKNOWN', reconStatus: 'AMOUNT_DIFF', unifiedCode: 'UNMAPPED', rawCode: 'E-517' });
    bench.operator('g.rao').scope = { type: 'MERCHANT', values: ['M000000'] };
    const before = print(mine);
    expect(page('').total).toBe(0);
    expect(statistics().tries).toBe(0);
    expect(bench.call('g.rao', `GET /trade/payrecord/detail?recordNo=${mine.no}`).envelope.code).toBe(404);
    for (const action of payRecordActions) expect(act(action, mine).code).toBe(404);
    expect(print(mine)).toEqual(before);
    bench.operator('g.rao').scope = { type: 'MERCHANT', values: [mine.order.holder.no] };
    expect(page('').list).toMatchObject([{ recordNo: mine.no }]);
  });
});

describe('querying the provider', () => {
  beforeEach(fresh);

  const CASES: readonly [PayRecordStatus, 'open' | 'ended' | 'paid', PayRecordStatus, string, string][] = [
    ['ACCEPTED', 'open', 'ACCEPTED', 'PAYING', 'PAYING'],
    ['TIMEOUT', 'open', 'ACCEPTED', 'PAYING', 'PAYING'],
    ['UNKNOWN', 'open', 'UNKNOWN', 'PAYING', 'PAYING'],
    ['TIMEOUT', 'ended', 'FAILED', 'FAILED', 'EXPIRED'],
    ['UNKNOWN', 'ended', 'FAILED', 'FAILED', 'EXPIRED'],
    ['ACCEPTED', 'paid', 'SUCCESS', 'SUCCESS', 'SUCCESS'],
    ['TIMEOUT', 'paid', 'SUCCESS', 'SUCCESS', 'SUCCESS'],
    ['UNKNOWN', 'paid', 'SUCCESS', 'SUCCESS', 'SUCCESS'],
  ];
  it.each(CASES)(
    '%s, %s: becomes %s, the upstream says %s, the order is %s',
    (before, truth, after, upstreamStatus, orderStatus) => {
      const one = aTry({ status: before });
      if (truth === 'ended') bench.platform.clock.advance(HOUR);
      if (truth === 'paid') one.order.truth = 'SUCCESS';
      const told = act('query', one);
      expect(told).toMatchObject({
        code: 200,
        msg: '1 of 1 queried.',
        data: {
          succeeded: [{ recordNo: one.no, before, after, upstreamStatus, current: { status: after, version: one.version } }],
        },
      });
      expect([one.status, one.order.status]).toEqual([after, orderStatus]);
      expect(one.order.events).toContainEqual(
        expect.objectContaining({
          kind: 'QUERIED',
          operator: bench.operator('g.rao'),
          traceId: told.traceId,
          refNo: one.no,
          isSide: true,
        }),
      );
      const paid = truth === 'paid' ? 1 : 0;
      expect(bench.platform.world.profits.filter((fact) => fact.ref === one.order.no)).toHaveLength(paid);
      const log = bench.platform.log.entries.at(-1);
      expect(log).toMatchObject({
        action: 'trade:payrecord:query',
        result: 'SUCCESS',
        about: { entity: 'payrecord', ids: [one.no] },
      });
      expect(log?.about.changes).toEqual(before === after ? [] : [{ field: 'status', before, after }]);
      expect(detail(one).logs).toHaveLength(1);
    },
  );

  it('finds a lost payment once, however often it is queried', () => {
    const one = aTry({ status: 'TIMEOUT' }, { failures: 0, payAfter: MINUTE, isLost: true });
    bench.platform.clock.advance(HOUR);
    expect([one.status, one.order.status]).toEqual(['TIMEOUT', 'EXPIRED']);
    expect(act('query', one).data).toMatchObject({ succeeded: [{ before: 'TIMEOUT', after: 'SUCCESS' }] });
    expect(one.order).toMatchObject({ status: 'SUCCESS', successType: 'QUERY', flags: ['LATE_PAYMENT'] });
    const settled = print(one);
    expect(act('query', one)).toMatchObject({ code: 409, error: 'STATE_CONFLICT' });
    expect(print(one)).toEqual(settled);
  });

  it('reports each outcome of many, and takes 50 at most', () => {
    const [open, ended] = [aTry({ status: 'UNKNOWN' }), aTry({ status: 'FAILED' })];
    const items = [ref(open), ref(ended), ref(open), { recordNo: 'R0', version: 1 }];
    const { envelope } = bench.call('g.rao', 'POST /trade/payrecord/query', { body: { items } });
    expect(envelope).toMatchObject({ code: 207, msg: '1 of 4 queried.' });
    const { succeeded, failed } = dataOf<PayRecordBulkResult>(envelope);
    expect(succeeded.map(({ recordNo }) => recordNo)).toEqual([open.no]);
    expect(failed.map(({ recordNo, error }) => [recordNo, error])).toEqual([
      [ended.no, 'STATE_CONFLICT'],
      [open.no, 'DUPLICATE'],
      ['R0', 'NOT_FOUND'],
    ]);
    const many = Array.from({ length: 51 }, () => ref(open));
    expect(bench.call('g.rao', 'POST /trade/payrecord/query', { body: { items: many } }).envelope.code).toBe(422);
  });

  it('acts once when the same call comes twice', () => {
    const one = aTry({ status: 'UNKNOWN' });
    one.order.truth = 'SUCCESS';
    const sent = { body: { items: [ref(one)] }, key: 'query-key-1' };
    const first = bench.call('g.rao', 'POST /trade/payrecord/query', sent).envelope;
    const after = print(one);
    expect(bench.call('g.rao', 'POST /trade/payrecord/query', sent).envelope).toEqual(first);
    expect(print(one)).toEqual(after);
  });
});

describe('mapping a response code', () => {
  beforeEach(fresh);

  it('goes into the dictionary, and applies to earlier and later tries', () => {
    const [one, other] = [unmapped(), unmapped({ rawCode: 'E-900' })];
    const upstreamCode = one.channel.upstream.code;
    expect(detail(one)).toMatchObject({ unifiedCode: 'UNMAPPED', allowed: ['mapCode'] });
    expect(numbersOf('unifiedCode=UNMAPPED')).toHaveLength(2);
    const told = act('mapCode', one);
    expect(dataOf<CodeMapping>(told)).toEqual({ upstreamCode, rawCode: 'E-517', unifiedCode: 'CHANNEL_LIMIT', records: 1 });
    expect(detail(one)).toMatchObject({
      unifiedCode: 'CHANNEL_LIMIT',
      failClass: 'LIMIT',
      upstreamCodeRaw: 'E-517',
      allowed: [],
    });
    expect(numbersOf('unifiedCode=UNMAPPED')).toEqual([other.no]);
    expect(numbersOf('failClass=LIMIT')).toEqual([one.no]);
    const type = dataOf<DictDetail>(bench.call('admin', `GET /sys/dict/detail?dictType=${CODE_TYPE}`));
    expect(type).toMatchObject({
      version: 2,
      updatedBy: 'g.rao',
      items: [{ value: `${upstreamCode}.E-517`, status: 'ACTIVE', extra: { unifiedCode: 'CHANNEL_LIMIT' }, usedCount: 1 }],
    });
    expect(bench.platform.log.entries.at(-1)).toMatchObject({
      level: 'MEDIUM',
      about: {
        entity: 'dict',
        ids: [CODE_TYPE],
        changes: [{ field: `${upstreamCode}.E-517`, before: null, after: 'CHANNEL_LIMIT' }],
      },
    });
    // What comes later: of this upstream with its meaning, of another without.
    const { world } = bench.platform;
    for (let times = 0; times < 400; times++) bench.platform.payIn({ plan: { failures: 3 } });
    const later = world.payRecords.rows.filter(({ rawCode, no }) => rawCode === 'E-517' && no !== one.no);
    const own = later.filter(({ channel }) => channel.upstream.code === upstreamCode);
    expect([own.length > 0, later.length > own.length]).toEqual([true, true]);
    expect(new Set(own.map(({ unifiedCode }) => unifiedCode))).toEqual(new Set(['CHANNEL_LIMIT']));
    expect(new Set(later.filter((row) => !own.includes(row)).map(({ unifiedCode }) => unifiedCode))).toEqual(
      new Set(['UNMAPPED']),
    );
  });

  it('happens once: the second person sees the first mapping and its author', () => {
    const one = unmapped();
    const upstreamCode = one.channel.upstream.code;
    act('mapCode', one);
    const before = print(one);
    const body = { upstreamCode, rawCode: 'E-517', unifiedCode: 'RISK_REFUSED' };
    expect(bench.call('m.tan', 'POST /trade/payrecord/mapCode', { body }).envelope).toMatchObject({
      code: 409,
      error: 'STATE_CONFLICT',
      msg: `E-517 of ${upstreamCode} is already mapped to CHANNEL_LIMIT.`,
      data: { current: { unifiedCode: 'CHANNEL_LIMIT' }, changedBy: 'g.rao', changedAt: new Date(NOW).toISOString() },
    });
    expect(print(one)).toEqual(before);
  });

  it('is refused for a built-in code, and for a disabled one of the dictionary', () => {
    const known = unmapped({ unifiedCode: 'RISK_REFUSED', rawCode: '7003', failClass: 'RISK' });
    expect(act('mapCode', known)).toMatchObject({ code: 409, data: { current: { unifiedCode: 'RISK_REFUSED' } } });
    const one = unmapped();
    act('mapCode', one);
    const [item] = bench.platform.world.dict.types.get(CODE_TYPE)?.items ?? [];
    if (!item) throw new Error('The code was not kept');
    item.status = 'DISABLED';
    const later = unmapped({ channel: one.channel });
    expect(act('mapCode', later)).toMatchObject({ code: 409, data: { current: { unifiedCode: null } } });
    expect(later.unifiedCode).toBe('UNMAPPED');
  });

  it.each([
    [{ rawCode: 'E-000' }, 404],
    [{ upstreamCode: 'U99' }, 404],
    [{ unifiedCode: 'UNMAPPED' }, 422],
    [{ unifiedCode: 'NONSENSE' }, 422],
    [{ rawCode: '' }, 422],
    [{ recordNo: 'R1' }, 422],
  ])('refuses %j with %i', (change, code) => {
    const one = unmapped();
    const before = print(one);
    const body = { ...SENT.mapCode(one), ...change };
    expect(bench.call('g.rao', 'POST /trade/payrecord/mapCode', { body }).envelope.code).toBe(code);
    expect(print(one)).toEqual(before);
    expect(bench.platform.world.dict.types.get(CODE_TYPE)?.items).toEqual([]);
  });
});

describe('a reconciliation difference', () => {
  beforeEach(fresh);

  it('is marked with person, time and reason', () => {
    const one = aTry({ reconStatus: 'AMOUNT_DIFF', reconBatchNo: 'RC1' });
    expect(numbersOf('isHandled=false')).toEqual([one.no]);
    const body = { ...ref(one), reasonCode: 'OTHER', remark: ' agreed by mail ' };
    const told = bench.call('g.rao', 'POST /trade/payrecord/handleDiff', { body }).envelope;
    const at = new Date(NOW).toISOString();
    expect(told.data).toMatchObject({ recordNo: one.no, reconStatus: 'AMOUNT_DIFF', handledBy: 'g.rao', handledAt: at });
    expect(detail(one)).toMatchObject({ handledReasonCode: 'OTHER', handledRemark: 'agreed by mail' });
    expect([numbersOf('isHandled=true'), numbersOf('isHandled=false')]).toEqual([[one.no], []]);
    expect(bench.platform.log.entries.at(-1)?.about).toMatchObject({
      ids: [one.no],
      reasonCode: 'OTHER',
      changes: [{ field: 'handledBy', before: null, after: 'g.rao' }],
    });
    expect(act('handleDiff', one, { who: 'm.tan' })).toMatchObject({
      code: 409,
      msg: 'g.rao has already handled this difference.',
      data: { changedBy: 'g.rao', changedAt: at, current: { handledBy: 'g.rao' } },
    });
  });

  it.each([
    [{ reasonCode: 'OTHER' }, 'remark'],
    [{ reasonCode: 'OTHER', remark: '  ab ' }, 'remark'],
    [{ reasonCode: 'NONSENSE' }, 'reasonCode'],
    [{ reasonCode: undefined }, 'reasonCode'],
    [{ version: undefined }, 'version'],
    [{ remark: 'x'.repeat(201) }, 'remark'],
  ])('refuses %j naming %s', (change, name) => {
    const one = aTry({ reconStatus: 'STATUS_DIFF' });
    const before = print(one);
    const body = { ...SENT.handleDiff(one), ...change };
    const told = bench.call('g.rao', 'POST /trade/payrecord/handleDiff', { body: JSON.parse(JSON.stringify(body)) }).envelope;
    expect(told).toMatchObject({ code: 422, data: { fields: [{ name }] } });
    expect(print(one)).toEqual(before);
  });
});

describe('the list', () => {
  beforeEach(fresh);

  it('finds a try by each of its numbers, in any range', () => {
    const one = aTry();
    aTry();
    const { order } = one;
    for (const no of [
      one.no,
      order.no,
      order.mchOrderNo,
      order.upstreamOrderNo,
      detail(one).traceId,
      ` ${one.no.toLowerCase()} `,
    ])
      expect(numbersOf(`requestTo=2020-01-01T00:00:00Z&keyword=${no}`)).toEqual([one.no]);
    expect(numbersOf('keyword=R1')).toEqual([]);
  });

  it.each(['requestAt', 'latencyMs'])('is sorted by %s in both directions, and by no unknown field', (sortField) => {
    for (const latencyMs of [300, 10_000, 5, 420]) {
      aTry({ latencyMs });
      bench.platform.clock.advance(MINUTE);
    }
    const values = (sortOrder: string) =>
      page(`sortField=${sortField}&sortOrder=${sortOrder}`).list.map((row) => row[sortField as 'requestAt']);
    const up = values('ascend');
    expect(up).toEqual([...up].sort((a, b) => String(a).length - String(b).length || (String(a) < String(b) ? -1 : 1)));
    expect(values('descend')).toEqual([...up].reverse());
    expect(bench.call('g.rao', 'GET /trade/payrecord/page?sortField=status').envelope.code).toBe(400);
  });
});

describe('the statistics', () => {
  it.each([1, 2, 3, 19, 20, 21, 100, 101])('have the percentiles of %i values as a plain computation does', (count) => {
    const values = Array.from({ length: count }, (_, at) => (at * 7919) % 997).sort((a, b) => a - b);
    for (const share of [0, 0.5, 0.95, 1]) {
      const plain = values.find((value) => values.filter((other) => other <= value).length >= share * count);
      expect(percentile(values, share)).toBe(plain);
    }
    expect(percentile([], 0.5)).toBeNull();
  });

  it('sum the rows of the list, whatever the status filter', () => {
    bench = aPlatform({ ...SMALL, flow: 0.2 });
    const { list, total } = page('currency=THB');
    expect(total).toBe(list.length);
    const search = 'currency=THB&status=FAILED';
    const { errors, ...figures } = statistics(search);
    const latencies = list.flatMap(({ latencyMs }) => latencyMs ?? []).sort((a, b) => a - b);
    const plain = (share: number) => latencies[Math.ceil(share * latencies.length) - 1];
    const paid = list.filter(({ status }) => status === 'SUCCESS').length;
    expect(figures).toEqual({
      tries: total,
      successShare: String(Number((paid / total).toFixed(6))),
      timeouts: list.filter(({ failClass }) => failClass === 'TIMEOUT').length,
      p50Ms: plain(0.5),
      p95Ms: plain(0.95),
    });
    const codes = list.flatMap(({ unifiedCode }) => unifiedCode ?? []);
    const counts = [...new Set(codes)].map((code) => codes.filter((one) => one === code).length).sort((a, b) => b - a);
    expect(errors.map(({ count }) => count)).toEqual(counts.slice(0, 5));
    for (const { unifiedCode, count } of errors) expect(codes.filter((one) => one === unifiedCode)).toHaveLength(count);
  });

  it('per channel compare with the same window one day before', () => {
    fresh();
    const [yesterday, today] = [aTry({ status: 'FAILED', latencyMs: 100 }), aTry({ status: 'SUCCESS', latencyMs: 200 })];
    const gone = aTry({ latencyMs: 50 });
    Object.assign(today, { channel: yesterday.channel });
    Object.assign(gone, {
      channel: bench.platform.world.catalog.channels.get(yesterday.channel.code === 'CH0101' ? 'CH0102' : 'CH0101'),
    });
    for (const one of [yesterday, gone]) one.requestAt = NOW - DAY - HOUR;
    today.requestAt = NOW - HOUR;
    const answer = statistics('perChannel=true');
    expect(answer.window).toEqual({ from: new Date(NOW - DAY).toISOString(), to: new Date(NOW).toISOString() });
    const nothing = { tries: 0, successShare: null, p50Ms: null, p95Ms: null };
    expect(answer.channels).toMatchObject([
      {
        channelCode: yesterday.channel.code,
        tries: 1,
        successShare: '1',
        p50Ms: 200,
        p95Ms: 200,
        previous: { tries: 1, successShare: '0', p50Ms: 100, p95Ms: 100 },
      },
      { channelCode: gone.channel.code, ...nothing, previous: { tries: 1, successShare: '0', p50Ms: 50, p95Ms: 50 } },
    ]);
    const range = `requestFrom=${new Date(NOW - 2 * HOUR).toISOString()}&requestTo=${new Date(NOW).toISOString()}`;
    expect(statistics(`perChannel=true&${range}`).channels).toHaveLength(2);
    expect(statistics()).not.toHaveProperty('channels');
  });
});

describe('hidden values', () => {
  it('include every payer, account, address and secret, in list, detail, export and log', async () => {
    bench = aPlatform({ ...SMALL, flow: 0.2 });
    const { world, log } = bench.platform;
    expect(world.payRecords.rows.length).toBeGreaterThan(50);
    const texts = [JSON.stringify(page('', 'admin')), await textOf(bench.call('admin', 'GET /trade/payrecord/down?format=csv'))];
    for (const one of world.payRecords.rows) texts.push(JSON.stringify(detail(one, 'admin')));
    const shown = texts.join('\n');
    const logged = JSON.stringify(log.entries);
    const isLeaked = (secret: string) => shown.includes(secret) || logged.includes(secret);
    const payers = world.payOrders.rows.map(payerOf);
    expect(payers.flatMap(({ name, accountNo }) => [name, accountNo]).filter(isLeaked)).toEqual([]);
    // Addresses of operators stand in the log, and look alike.
    expect(payers.filter(({ clientIp }) => shown.includes(clientIp))).toEqual([]);
    expect(world.payees.flatMap(({ name, accountNo }) => [name, accountNo]).filter(isLeaked)).toEqual([]);
    expect(shown).not.toMatch(/sign\\": \\"(?!\*+)/);
  });

  it('include the provider fee, except with the profit key', () => {
    fresh();
    const one = aTry({}, { failures: 0, payAfter: MINUTE, isLost: false });
    bench.platform.clock.advance(HOUR);
    expect(one.status).toBe('SUCCESS');
    expect(detail(one, 'li.na').upstreamCost).toEqual(expect.stringMatching(/^\d/));
    expect(detail(one, 'k.wong').upstreamCost).toBeNull();
  });
});

describe('the export', () => {
  beforeEach(fresh);

  it('has the requested columns, the filtered rows and the totals', async () => {
    const [one, other] = [aTry({ status: 'UNKNOWN' }), aTry({ status: 'TIMEOUT' })];
    const rows = parseCsv(
      await textOf(bench.call('g.rao', 'GET /trade/payrecord/down?format=csv&status=UNKNOWN&columns=recordNo,amount')),
    );
    expect(rows[0]?.[0]).toMatch(/^Pay records, by g\.rao, .* status=UNKNOWN, zone UTC, 1 rows, separated by commas$/);
    const { amount, currency } = detail(one);
    expect(rows.slice(1)).toEqual([
      ['Pay record', 'Amount'],
      [one.no, amount],
      ['Total', currency, '1', amount],
    ]);
    const all = parseCsv(await textOf(bench.call('g.rao', 'GET /trade/payrecord/down?format=csv', { lang: 'zh' })));
    expect(all[1]?.slice(0, 2)).toEqual(['请求时间（UTC）', '记录号']);
    expect(all.slice(2, 4).map((row) => row[1])).toEqual([other.no, one.no]);
    expect(bench.platform.log.entries.at(-1)).toMatchObject({ action: 'trade:payrecord:down', about: { rows: 2 } });
    expect(bench.call('g.rao', 'GET /trade/payrecord/down?columns=payer').envelope.code).toBe(400);
    expect(bench.call('g.rao', 'GET /trade/payrecord/down').headers['file-name']).toMatch(
      /^payrecord_\d{8}-\d{8}_g\.rao_\d{6}\.xlsx$/,
    );
  });
});

describe('the demonstration', () => {
  it('has a difference, a timeout whose money a query finds, an unknown try and an unknown code', () => {
    bench = aPlatform({ ...SMALL, flow: 0.2 });
    const open = (search: string) => page(search).list.filter(({ allowed }) => (allowed ?? []).length > 0);
    expect(open('reconStatus=AMOUNT_DIFF')).not.toEqual([]);
    expect(open('unifiedCode=UNMAPPED')).not.toEqual([]);
    const asked = (status: string) => {
      const items = open(`status=${status}`).map(({ recordNo, version }) => ({ recordNo, version }));
      return dataOf<PayRecordBulkResult>(bench.call('g.rao', 'POST /trade/payrecord/query', { body: { items } })).succeeded;
    };
    expect(asked('TIMEOUT')).toContainEqual(expect.objectContaining({ before: 'TIMEOUT', after: 'SUCCESS' }));
    expect(asked('UNKNOWN')).toContainEqual(expect.objectContaining({ before: 'UNKNOWN', after: 'FAILED' }));
  });
});
