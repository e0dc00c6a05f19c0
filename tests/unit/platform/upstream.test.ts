import type {
  Upstream,
  UpstreamAction,
  UpstreamAdapter,
  UpstreamDetail,
  UpstreamReconResult,
  UpstreamStatistics,
  UpstreamTestResult,
} from '@/contract';
import { callbackTokenOf } from '../../../mock/areas/upstream/adapters';
import type { Envelope } from '../../../mock/engine/call';
import { blockedBy } from '../../../mock/flow/channels/availability';
import type { Channel } from '../../../mock/model/catalog';
import { actor } from '../../support/actor';
import { type APlatform, aPlatform, dataOf, parseCsv, textOf } from './support';

let bench: APlatform;
beforeEach(() => {
  bench = aPlatform({ days: 2, flow: 0.5 });
});
afterEach(() => {
  expect(bench.platform.check()).toEqual([]);
});

const WHO = 'admin';
const { read: get, send } = actor('/bank/config', WHO)(() => bench);
const upstream = (code: string) => {
  const found = bench.platform.world.catalog.upstreams.get(code);
  if (!found) throw new Error(`No upstream ${code}`);
  return found;
};
const ref = (upstreamCode: string) => ({ upstreamCode, version: upstream(upstreamCode).version });
const row = (code: string, who = WHO) => dataOf<{ list: Upstream[] }>(get(`page?upstreamCode=${code}`, who)).list[0] as Upstream;
const detail = (code: string, who = WHO) => dataOf<UpstreamDetail>(get(`detail?upstreamCode=${code}`, who));
const field = (name: string, rule: string) => ({
  code: 422,
  data: { fields: expect.arrayContaining([expect.objectContaining({ name, rule })]) },
});
const done = <T = Upstream>(envelope: Envelope): T => {
  expect(envelope).toMatchObject({ code: 200 });
  return dataOf<T>(envelope);
};
const NEW = {
  adapterCode: 'HMAC_V2',
  environment: 'PROD',
  upstreamName: 'Marigold Pay',
  upstreamType: 'ACQUIRER',
  country: 'TH',
  currencies: ['THB'],
  baseUrl: 'https://api.marigold.example',
  timeoutMs: 8000,
  maxQps: 20,
};
const KEYS = { appId: 'app-2026', apiKey: 'k3y-of-sixteen-or-more-7f21' };
const today = () => Math.floor(bench.platform.clock.now() / 86_400_000);

describe('the list', () => {
  it('shows no change before the creation of an upstream', () => {
    const { list } = dataOf<{ list: Upstream[] }>(get('page?pageSize=50'));
    const ages = list.map(({ createdAt = '', updatedAt = '' }) => Date.parse(updatedAt) - Date.parse(createdAt));
    expect(ages.filter((age) => !(age >= 0))).toEqual([]);
  });

  it('has the providers of the catalogue, including own cards, without credentials', () => {
    const { list, total } = dataOf<{ list: Upstream[]; total: number }>(get('page?pageSize=50'));
    expect(total).toBe(11);
    expect(list.find(({ upstreamCode }) => upstreamCode === 'U11')).toMatchObject({
      upstreamType: 'CARD_POOL',
      hasCredentials: false,
      callbackUrl: null,
      credentialVersion: null,
    });
    expect(row('U02')).toMatchObject({ hasCredentials: true, credentialVersion: 1, baseUrl: expect.stringMatching(/^https:/) });
  });

  it('filters by type, currency, environment, state and balance', () => {
    const codes = (line: string) =>
      dataOf<{ list: Upstream[] }>(get(`page?pageSize=50&${line}`)).list.map((one) => one.upstreamCode);
    expect(codes('upstreamType=CARD_POOL')).toEqual(['U11']);
    expect(codes('isLow=true')).toEqual(['U04']);
    expect(codes('isLow=false')).not.toContain('U04');
    expect(codes('environment=SANDBOX')).toEqual([]);
    expect(codes('keyword=orchid')).toEqual(['U02']);
    upstream('U09').status = 'MAINTENANCE';
    expect(codes('status=MAINTENANCE')).toEqual(['U09']);
    expect(get('page?sortField=nothing')).toMatchObject({ code: 400 });
  });

  it('counts low balances, expiring contracts and closed providers', () => {
    upstream('U09').status = 'DISABLED';
    const figures = dataOf<UpstreamStatistics>(get('statistics'));
    expect(figures).toMatchObject({ enabled: 10, disabled: 1, maintenance: 0, low: 1, certsEnding: 1 });
    expect(figures.balances?.find(({ currency }) => currency === 'THB')?.count).toBeGreaterThan(1);
  });

  it('is exported', async () => {
    const lines = parseCsv(await textOf(bench.call(WHO, 'GET /bank/config/down?format=csv&columns=upstreamCode,upstreamType')));
    expect(lines.find(([code]) => code === 'U11')).toEqual(['U11', 'CARD_POOL']);
  });

  it('shows balances only with an unlimited scope', () => {
    expect(row('U02').balances?.length).toBeGreaterThan(0);
    const operator = bench.platform.world.operators.find(({ username }) => username === 'g.rao');
    if (!operator) throw new Error('g.rao is gone');
    operator.scope = { type: 'COUNTRY', values: ['TH'] };
    expect(row('U02', 'g.rao').balances).toEqual([]);
    expect(dataOf<UpstreamStatistics>(get('statistics', 'g.rao'))).toMatchObject({ balances: [], low: 0 });
    expect(row('U02', 'g.rao').allowed).toEqual([]);
    expect(send('disable', { ...ref('U02'), reasonCode: 'RISK' }, 'g.rao')).toMatchObject({ code: 403 });
    expect(upstream('U02').status).toBe('ENABLED');
  });
});

describe('a new provider', () => {
  it('starts closed, and opens only with credentials', () => {
    const made = done(send('add', NEW));
    expect(made).toMatchObject({ ...NEW, upstreamCode: 'U12', status: 'DISABLED', credentialVersion: null });
    expect(made.callbackUrl).toContain(callbackTokenOf('U12'));
    expect(send('enable', ref('U12'))).toMatchObject({ code: 409 });
    done(send('credential', { ...ref('U12'), credentials: KEYS }));
    expect(done(send('enable', ref('U12')))).toMatchObject({ status: 'ENABLED', credentialVersion: 1 });
  });

  it.each([
    ['baseUrl', 'https', { baseUrl: 'http://api.marigold.example' }],
    ['baseUrl', 'private', { baseUrl: 'https://10.1.2.3/pay' }],
    ['baseUrl', 'private', { baseUrl: 'https://[::ffff:10.1.2.3]/pay' }],
    ['baseUrl', 'form', { baseUrl: 'https://api.marigold.example/pay\n' }],
    ['baseUrl', 'private', { environment: 'SANDBOX', baseUrl: 'https://[64:ff9b::a01:203]/pay' }],
    ['payUrl', 'private', { payUrl: 'https://localhost/pay' }],
    ['payUrl', 'user', { payUrl: 'https://me:secret@api.marigold.example' }],
    ['queryUrl', 'form', { queryUrl: 'api.marigold.example' }],
    ['upstreamName', 'unique', { upstreamName: 'orchid pay' }],
    ['upstreamType', 'fits', { upstreamType: 'CARD_POOL' }],
    ['country', 'exists', { country: 'XX' }],
    ['currencies', 'exists', { currencies: ['XXX'] }],
    ['callbackIps', 'ip', { callbackIps: ['10.0.0.1'] }],
    ['callbackIps', 'ip', { callbackIps: ['203.0.113.7', '2002:cb00:7107::1'] }],
    ['callbackIps', 'ip', { callbackIps: ['203.0.113.7\n'] }],
    ['lowBalanceAlerts.0.amount', 'exists', { lowBalanceAlerts: [{ currency: 'VND', amount: '5' }] }],
    ['lowBalanceAlerts.0.amount', 'digits', { lowBalanceAlerts: [{ currency: 'THB', amount: '5.001' }] }],
    ['adapterCode', 'exists', { adapterCode: 'NOTHING' }],
    ['adapterCode', 'unique', { adapterCode: 'OWN_POOL' }],
  ])('is refused at %s (%s)', (name, rule, more) => {
    expect(send('add', { ...NEW, ...more })).toMatchObject(field(name, rule));
    expect(bench.platform.world.catalog.upstreams.size).toBe(11);
  });

  it.each([
    ['timeoutMs', 999],
    ['timeoutMs', 60_001],
    ['maxQps', 0],
    ['maxQps', 501],
  ])('refuses %s of %i', (name, value) => {
    expect(send('add', { ...NEW, [name]: value })).toMatchObject({ code: 422, data: { fields: [{ name }] } });
  });

  it('may have a private address in the sandbox', () => {
    expect(done(send('add', { ...NEW, environment: 'SANDBOX', baseUrl: 'https://10.1.2.3' }))).toMatchObject({
      environment: 'SANDBOX',
    });
  });
});

describe('a change', () => {
  it('keeps omitted fields, and logs the changed ones', () => {
    const before = row('U02');
    expect(done(send('edit', { ...ref('U02'), maxQps: 77, remark: 'new contract' }))).toMatchObject({
      maxQps: 77,
      baseUrl: before.baseUrl,
      lowBalanceAlerts: before.lowBalanceAlerts,
      version: (before.version ?? 0) + 1,
    });
    expect(detail('U02').logs?.[0]).toMatchObject({ operatorName: expect.anything() });
    expect(send('edit', { upstreamCode: 'U02', version: before.version, maxQps: 5 })).toMatchObject({
      code: 409,
      data: { current: { maxQps: 77 } },
    });
  });

  it('is refused when its channels use a removed currency', () => {
    const { currencies = [] } = row('U02');
    const used = [...bench.platform.world.catalog.channels.values()].find((one) => one.upstream.code === 'U02' && one.currency);
    expect(send('edit', { ...ref('U02'), currencies: currencies.filter((one) => one !== used?.currency) })).toMatchObject(
      field('currencies', 'used'),
    );
  });
});

describe('credentials', () => {
  it('are tested, activated and never shown', () => {
    const { test, credentialVersion } = done<UpstreamTestResult>(
      send('credential', { ...ref('U04'), credentials: keysOf('U04') }),
    );
    expect(test.isPassed).toBe(true);
    expect(credentialVersion).toBe(2);
    const { credentials = [] } = detail('U04');
    expect(credentials.map(({ version, state }) => [version, state])).toEqual([
      [2, 'ACTIVE'],
      [1, 'REPLACED'],
    ]);
    const everything = JSON.stringify(
      [detail('U04'), bench.platform.log.entries, [...bench.platform.world.upstreamBook]],
      (_, value) => (typeof value === 'bigint' ? String(value) : value instanceof Map ? [...value] : value),
    );
    expect(everything).not.toContain('sixteen-or-more');
  });

  it('stay active when the test of new ones fails', () => {
    const wrong = Object.fromEntries(Object.entries(keysOf('U04')).map(([name, value]) => [name, value.replace('k3y', 'wrong')]));
    const { test, upstream: after } = done<UpstreamTestResult>(send('credential', { ...ref('U04'), credentials: wrong }));
    expect(test.isPassed).toBe(false);
    expect(test.steps.map(({ status }) => status)).toEqual(['PASSED', 'PASSED', 'FAILED', 'SKIPPED']);
    expect(after.credentialVersion).toBe(1);
    expect(detail('U04').credentials?.[0]).toMatchObject({ version: 2, state: 'FAILED' });
    expect(send('rollback', { ...ref('U04'), credentialVersion: 2, reasonCode: 'CREDENTIALS' })).toMatchObject({ code: 409 });
  });

  it('are validated against the schema of their adapter', () => {
    const [adapter] = dataOf<UpstreamAdapter[]>(get('schema?adapterCode=HMAC_V2'));
    expect(adapter?.fields.map(({ name, secret }) => [name, secret])).toEqual([
      ['appId', false],
      ['apiKey', true],
    ]);
    done(send('add', NEW));
    expect(send('credential', { ...ref('U12'), credentials: { appId: 'app-2026' } })).toMatchObject(
      field('credentials.apiKey', 'required'),
    );
    expect(send('credential', { ...ref('U12'), credentials: { ...KEYS, apiKey: 'short' } })).toMatchObject(
      field('credentials.apiKey', 'pattern'),
    );
    expect(send('credential', { ...ref('U12'), credentials: { ...KEYS, other: 'x' } })).toMatchObject(
      field('credentials.other', 'exists'),
    );
    expect(get('schema?adapterCode=NOTHING')).toMatchObject({ code: 404 });
  });

  it('can be rolled back', () => {
    expect(row('U03').credentialVersion).toBe(2);
    const body = { ...ref('U03'), credentialVersion: 1, reasonCode: 'CREDENTIALS' };
    expect(send('rollback', { ...body, credentialVersion: 9 })).toMatchObject(field('credentialVersion', 'exists'));
    expect(done(send('rollback', body))).toMatchObject({ credentialVersion: 1 });
    expect(detail('U03').credentials?.map(({ state }) => state)).toEqual(['REPLACED', 'ACTIVE']);
  });

  it('do not exist for own cards', () => {
    expect(row('U11').allowed).not.toContain('credential' satisfies UpstreamAction);
    expect(send('test', { upstreamCode: 'U11' })).toMatchObject({ code: 409 });
  });
});

/** Credentials that fit the program of a seeded upstream. */
function keysOf(code: string): Record<string, string> {
  const { adapter } = bench.platform.world.upstreamBook.get(code) ?? {};
  return Object.fromEntries(
    (adapter?.fields ?? []).map(({ name, pattern }) => [
      name,
      pattern?.includes('\\d{6') ? '123456' : `k3y-sixteen-or-more-${name}`,
    ]),
  );
}

describe('the connection test', () => {
  it('passes step by step, with the same result for the same time', () => {
    const first = done<UpstreamTestResult>(send('test', { upstreamCode: 'U02' })).test;
    expect(first.steps.map(({ step, status }) => `${step} ${status}`)).toEqual([
      'DNS PASSED',
      'TLS PASSED',
      'SIGNATURE PASSED',
      'ANSWER PASSED',
    ]);
    expect(first.totalMs).toBe(first.steps.reduce((sum, { ms }) => sum + (ms ?? 0), 0));
    expect(done<UpstreamTestResult>(send('test', { upstreamCode: 'U02' })).test).toEqual(first);
    expect(row('U02').lastTest).toEqual(first);
  });

  it('fails on an unknown name, an expired certificate and no answer', () => {
    const failed = () =>
      done<UpstreamTestResult>(send('test', { upstreamCode: 'U05' })).test.steps.find(({ status }) => status === 'FAILED')?.step;
    const file = bench.platform.world.upstreamBook.get('U05');
    const channel = [...bench.platform.world.catalog.channels.values()].find((one) => one.upstream.code === 'U05');
    if (!file || !channel) throw new Error('U05 is gone');
    const now = bench.platform.clock.now();
    bench.platform.world.incidents.push({ channel, from: now, to: now + 60_000 });
    expect(failed()).toBe('ANSWER');
    const [version] = file.credentials;
    if (version) version.certExpireAt = now - 1;
    expect(failed()).toBe('TLS');
    file.baseUrl = 'https://api.gone.invalid';
    expect(failed()).toBe('DNS');
  });
});

describe('balances', () => {
  it('are dated by the time of the query', () => {
    const before = row('U04').balances?.find(({ currency }) => currency === 'THB');
    expect(before?.isLow).toBe(true);
    bench.platform.clock.advance(3_600_000);
    expect(row('U04').balances?.find(({ currency }) => currency === 'THB')?.asOf).toBe(before?.asOf);
    const after = done(send('queryBalance', { upstreamCode: 'U04' })).balances?.find(({ currency }) => currency === 'THB');
    expect(after?.asOf).toBe(new Date(bench.platform.clock.now()).toISOString());
    expect(detail('U04').balanceLog?.filter(({ currency }) => currency === 'THB').length).toBe(2);
  });
});

describe('closing a provider', () => {
  it('blocks its channels until it opens again, and lists the affected rounds beforehand', () => {
    const channel = [...bench.platform.world.catalog.channels.values()].find((one) => one.upstream.code === 'U02') as Channel;
    const bar = () => blockedBy(bench.platform.world, channel, { amount: 1n, currency: 'XXX', at: bench.platform.clock.now() });
    const lost = row('U02').lostRounds ?? [];
    expect(lost.map(({ channelCode }) => channelCode)).toContain(
      [...bench.platform.world.catalog.channels.values()].find((one) => one.upstream.code === 'U02' && one.direction === 'IN')
        ?.code,
    );
    expect(send('disable', { ...ref('U02'), reasonCode: 'OTHER', remark: 'x' })).toMatchObject(field('remark', 'minLength'));
    expect(done(send('disable', { ...ref('U02'), reasonCode: 'RISK' }))).toMatchObject({
      status: 'DISABLED',
      statusReason: 'RISK',
    });
    expect(bar()).toBe('UPSTREAM_CLOSED');
    expect(send('disable', { ...ref('U02'), reasonCode: 'RISK' })).toMatchObject({
      code: 409,
      data: { current: { status: 'DISABLED' } },
    });
    expect(done(send('enable', ref('U02')))).toMatchObject({ status: 'ENABLED', statusReason: null });
    expect(bar()).not.toBe('UPSTREAM_CLOSED');
  });
});

describe('response codes', () => {
  it('without a mapping are mapped for the pay records', () => {
    const one = bench.platform.world.payRecords.rows.find(({ channel }) => channel.upstream.code === 'U03');
    if (!one) throw new Error('No try at U03');
    Object.assign(one, { rawCode: 'Z-99', unifiedCode: 'UNMAPPED', failClass: 'OTHER' });
    expect(detail('U03').errorCodes?.[0]).toMatchObject({ rawCode: 'Z-99', unifiedCode: null, count: 1 });
    done<object>(send('errorCode/save', { upstreamCode: 'U03', rawCode: 'Z-99', unifiedCode: 'CHANNEL_LIMIT' }));
    expect(one).toMatchObject({ unifiedCode: 'CHANNEL_LIMIT', failClass: 'LIMIT' });
    expect(detail('U03').errorCodes?.find(({ rawCode }) => rawCode === 'Z-99')?.unifiedCode).toBe('CHANNEL_LIMIT');
    expect(send('errorCode/save', { upstreamCode: 'U03', rawCode: 'Z-99', unifiedCode: 'CHANNEL_LIMIT' })).toMatchObject({
      code: 409,
    });
  });
});

describe('callbacks and reconciliation', () => {
  it('shows the last callbacks with their signature checks', () => {
    const { list } = dataOf<{ list: { at: string; isVerified: boolean }[] }>(get('callback/page?upstreamCode=U03&pageSize=20'));
    expect(list.length).toBeGreaterThan(0);
    expect([...list].sort((a, b) => (a.at < b.at ? 1 : -1))).toEqual(list);
    expect(list.every(({ isVerified }) => isVerified)).toBe(true);
  });

  const aDay = () => {
    const { world } = bench.platform;
    const bizDate = new Date((today() - 1) * 86_400_000).toISOString().slice(0, 10);
    const from = Date.parse(`${bizDate}T00:00:00+08:00`);
    const own = world.payRecords.rows.filter(
      (one) =>
        one.channel.upstream.code === 'U03' &&
        one.requestAt >= from &&
        one.requestAt < from + 86_400_000 &&
        one.status === 'SUCCESS',
    );
    const currency = own[0]?.order.way.currency ?? '';
    const records = own.filter(({ order }) => order.way.currency === currency);
    if (records.length < 3) throw new Error('Too few tries at U03');
    return { bizDate, currency, records };
  };

  it('compares a file with the pay records, in a dry run first', () => {
    const { bizDate, currency, records } = aDay();
    const [paid, other, gone] = records as [(typeof records)[0], (typeof records)[0], (typeof records)[0]];
    const amountOf = ({ order }: typeof paid) => {
      const digits = currency === 'VND' ? 0 : 2;
      const text = String(order.paid).padStart(digits + 1, '0');
      return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
    };
    const lines = [
      { rowNo: 2, recordNo: paid.no, amount: amountOf(paid), status: 'success' },
      { rowNo: 3, recordNo: other.no, amount: '1', status: 'SUCCESS' },
      { rowNo: 4, recordNo: 'PR0', amount: '1', status: 'SUCCESS' },
      { rowNo: 5, recordNo: paid.no, amount: '1', status: 'SUCCESS' },
      { rowNo: 6, recordNo: 'PR1', amount: 'much', status: 'PERHAPS' },
    ];
    const body = { upstreamCode: 'U03', bizDate, currency, fileName: 'u03.csv', lines };
    const dry = done<UpstreamReconResult>(send('recon/import', { ...body, dryRun: true }));
    expect(dry.lines.map(({ outcome }) => outcome)).toEqual(['MATCHED', 'AMOUNT_DIFF', 'MISSING_PLATFORM', 'DUPLICATE', 'ERROR']);
    expect(dry).toMatchObject({ batchNo: null, matchedCount: 1, differentCount: 1, missingPlatformCount: 1, errorCount: 1 });
    expect(dry.missingUpstreamCount).toBe(records.length - 2);
    expect(send('recon/import', { ...body, dryRun: false })).toMatchObject(field('lines.4.amount', 'amount'));
    const real = done<UpstreamReconResult>(send('recon/import', { ...body, lines: lines.slice(0, 4), dryRun: false }));
    expect([paid.reconStatus, other.reconStatus, gone.reconStatus]).toEqual(['MATCHED', 'AMOUNT_DIFF', 'MISSING_UPSTREAM']);
    expect(paid.reconBatchNo).toBe(real.batchNo);
    expect(dataOf<{ list: object[] }>(get('recon/page?upstreamCode=U03')).list).toEqual([
      expect.objectContaining({ batchNo: real.batchNo, matchedCount: 1, differentCount: 1, importedBy: WHO }),
    ]);
  });

  it('refuses an unfinished day, another currency and a duplicate line', () => {
    const { bizDate, currency } = aDay();
    const line = { rowNo: 1, recordNo: 'PR0', amount: '1', status: 'FAILED' };
    const body = { upstreamCode: 'U03', bizDate, currency, fileName: 'u03.csv', lines: [line], dryRun: true };
    expect(send('recon/import', { ...body, bizDate: '2099-01-01' })).toMatchObject(field('bizDate', 'past'));
    expect(send('recon/import', { ...body, bizDate: '2026-02-31' })).toMatchObject(field('bizDate', 'date'));
    expect(send('recon/import', { ...body, currency: 'XXX' })).toMatchObject(field('currency', 'exists'));
    expect(send('recon/import', { ...body, lines: [line, line] })).toMatchObject(field('lines', 'unique'));
  });
});
