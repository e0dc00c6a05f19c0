import type { ExchangeRate, ExchangeResult, ExchangeStatistics, ExchangeVersion } from '@/contract';
import { actor } from '../../support/actor';
import { aPlatform, dataOf, NOW } from './support';

const HOUR = 3_600_000;
const REASON = { reasonCode: 'MARKET' };

function aBench() {
  const { call, platform } = aPlatform({ days: 1 });
  const { read, send } = actor('/sys/exchange')({ call });
  const row = (pair: string, who?: string) =>
    dataOf<{ list: ExchangeRate[] }>(read(`page?pair=${pair}`, who)).list[0] as ExchangeRate;
  const post = (verb: string, pair: string, body: object = {}, who?: string) =>
    send(verb, { pair, version: row(pair).version, ...body }, who);
  const faultsOf = (envelope: { data?: unknown }) =>
    (envelope.data as { fields: { name: string; msg: string }[] }).fields.map(({ name }) => name);
  const history = (pair: string) => dataOf<ExchangeVersion[]>(read(`history?rateId=${row(pair).rateId}`));
  const convert = (line: string) => read(`convert?${line}`);
  return { call, platform, row, post, faultsOf, history, convert };
}

test('starts with pairs in every state, and no violation', () => {
  const { call, platform, row } = aBench();
  expect(dataOf<ExchangeStatistics>(call('auditor', 'GET /sys/exchange/statistics'))).toMatchObject({
    pairs: 9,
    active: 7,
    stale: 1,
    suspended: 1,
    overridden: 1,
    alarms: 2,
  });
  expect(row('USDINR').status).toBe('STALE');
  expect(row('PHPTHB')).toMatchObject({ status: 'SUSPENDED', statusReason: 'REGULATION' });
  expect(row('USDPHP')).toMatchObject({ mode: 'OVERRIDE' });
  expect(row('USDPHP').midRate).toBe(row('USDPHP').overrideRate);
  expect(row('MYRTHB').triangle).toMatchObject({ via: 'USD' });
  expect(row('USDVND').triangle).toBeNull();
  expect(row('USDVND').spark?.length).toBeGreaterThan(20);
  expect(platform.check()).toEqual([]);
});

test('is the same in every run, and close to the rates of the reports', () => {
  const [one, other] = [aBench().row('USDTHB'), aBench().row('USDTHB')];
  expect(one).toEqual(other);
  expect(Number(one.midRate) / 34.8).toBeCloseTo(1, 1);
});

test('keeps every earlier rate: a change creates a new one', () => {
  const { row, post, history } = aBench();
  const before = history('USDTHB');
  const old = row('USDTHB').rateId;
  expect(post('edit', 'USDTHB', { buyMarkup: '0.01', ...REASON }).code).toBe(200);
  const now = row('USDTHB');
  expect(now.rateId).not.toBe(old);
  const after = history('USDTHB');
  expect(after[0]).toMatchObject({ rateId: now.rateId, cause: 'EDIT', by: 'admin', reasonCode: 'MARKET', endedAt: null });
  expect(after[1]).toEqual({ ...before[0], endedAt: after[0]?.effectiveAt });
  expect(after.slice(2)).toEqual(before.slice(1));
});

test('names every field that breaks a rule', () => {
  const { post, faultsOf, call, row } = aBench();
  const edit = (pair: string, body: object) => faultsOf(post('edit', pair, { ...REASON, ...body }));
  const { midRate } = row('USDTHB');
  expect(edit('USDTHB', { floorRate: midRate })).toEqual(['floorRate']);
  expect(edit('USDTHB', { ceilRate: midRate })).toEqual(['ceilRate']);
  expect(edit('USDTHB', { floorRate: '0', ceilRate: '1.123456' })).toEqual(['floorRate', 'ceilRate']);
  expect(edit('USDTHB', { floorRate: '50', ceilRate: '40' })).toEqual(['ceilRate']);
  expect(edit('USDTHB', { midRate: '34' })).toEqual(['midRate']);
  const add = (body: object) =>
    faultsOf(
      call('admin', 'POST /sys/exchange/add', {
        body: {
          baseCurrency: 'INR',
          quoteCurrency: 'IDR',
          source: 'MANUAL',
          midRate: '190',
          floorRate: '180',
          ceilRate: '200',
          ...body,
        },
      }).envelope,
    );
  expect(add({ quoteCurrency: 'INR' })).toEqual(['quoteCurrency']);
  expect(add({ quoteCurrency: 'USD' })).toEqual(['quoteCurrency']);
  expect(add({ baseCurrency: 'XXX' })).toEqual(['baseCurrency']);
  expect(add({ midRate: undefined })).toEqual(['midRate']);
  expect(add({ midRate: '0' })).toEqual(['midRate']);
  expect(add({ ceilRate: '190' })).toEqual(['ceilRate']);
});

test('adds a pair, also from the feed', () => {
  const { call, row, platform } = aBench();
  const body = { baseCurrency: 'INR', quoteCurrency: 'IDR', source: 'FEED', floorRate: '150', ceilRate: '250', usage: 'PAYOUT' };
  expect(call('admin', 'POST /sys/exchange/add', { body }).envelope.code).toBe(200);
  expect(row('INRIDR')).toMatchObject({ source: 'FEED', provider: row('USDTHB').provider, usage: 'PAYOUT', version: 1 });
  expect(platform.check()).toEqual([]);
});

test('rejects a feed rate outside the band with an alarm, and keeps the old one', () => {
  const { row, post } = aBench();
  const { midRate, rateId } = row('USDVND');
  const narrow = {
    floorRate: (Number(midRate) - 0.01).toFixed(2),
    ceilRate: (Number(midRate) + 0.01).toFixed(2),
    maxStepPct: '50',
  };
  expect(post('edit', 'USDVND', { ...narrow, ...REASON }).code).toBe(200);
  expect(post('fetch', 'USDVND').code).toBe(200);
  expect(row('USDVND')).toMatchObject({ midRate, rateId, alarm: 'OUT_OF_BAND' });
  // It cannot be accepted while it is outside.
  expect(post('fetch', 'USDVND', { acceptRate: row('USDVND').alarmRate }).code).toBe(409);
});

test('holds a rate that moves too far until it is confirmed', () => {
  const { row, post, history } = aBench();
  const { alarm, alarmRate, midRate } = row('USDIDR');
  expect(alarm).toBe('STEP');
  expect(post('fetch', 'USDIDR', { acceptRate: midRate }).code).toBe(409);
  expect(post('fetch', 'USDIDR', { acceptRate: alarmRate }).code).toBe(200);
  expect(row('USDIDR')).toMatchObject({ midRate: alarmRate, alarm: null });
  expect(history('USDIDR')[0]).toMatchObject({ cause: 'ACCEPT', by: 'admin', midRate: alarmRate });
});

test('overrides until a time, beside the automatic rate, and ends automatically', () => {
  const { row, post, platform, faultsOf, history } = aBench();
  const { midRate } = row('USDTHB');
  const near = (Number(midRate) * 1.01).toFixed(4);
  const far = (Number(midRate) * 1.03).toFixed(4);
  const overrideUntil = new Date(NOW + 2 * HOUR).toISOString();
  const over = (body: object, who?: string) => post('override', 'USDTHB', { overrideUntil, ...REASON, ...body }, who);
  expect(faultsOf(over({ overrideRate: '99' }))).toEqual(['overrideRate', 'stepAccepted']);
  expect(faultsOf(over({ overrideRate: far }))).toEqual(['stepAccepted']);
  expect(faultsOf(over({ overrideRate: near, overrideUntil: new Date(NOW).toISOString() }))).toEqual(['overrideUntil']);
  expect(faultsOf(over({ overrideRate: near, reasonCode: 'OTHER' }))).toEqual(['remark']);
  expect(over({ overrideRate: near }, 'li.na').code).toBe(403);
  expect(over({ overrideRate: far, stepAccepted: true }, 'ops.lee').code).toBe(200);
  expect(row('USDTHB')).toMatchObject({ midRate: far, autoRate: midRate, mode: 'OVERRIDE', overrideUntil });
  platform.clock.advance(2 * HOUR - 1);
  expect(row('USDTHB')).toMatchObject({ mode: 'OVERRIDE', status: 'ACTIVE' });
  platform.clock.advance(1);
  expect(row('USDTHB')).toMatchObject({ midRate, mode: 'AUTO', overrideUntil: null, status: 'STALE', updatedBy: 'system' });
  expect(history('USDTHB')[0]).toMatchObject({ cause: 'END_OVERRIDE', effectiveAt: overrideUntil });
  expect(platform.check()).toEqual([]);
});

test('an ended override does not end the next one', () => {
  const { row, post, platform } = aBench();
  const overrideRate = (Number(row('USDTHB').midRate) * 1.01).toFixed(4);
  const until = (hours: number) => new Date(NOW + hours * HOUR).toISOString();
  post('override', 'USDTHB', { overrideRate, overrideUntil: until(1), ...REASON });
  expect(post('endOverride', 'USDTHB').code).toBe(200);
  expect(post('endOverride', 'USDTHB').code).toBe(409);
  post('override', 'USDTHB', { overrideRate, overrideUntil: until(3), ...REASON });
  platform.clock.advance(2 * HOUR);
  expect(row('USDTHB')).toMatchObject({ mode: 'OVERRIDE', midRate: overrideRate });
});

test('a conflict returns the current row and its author', () => {
  const { call, post, row } = aBench();
  post('suspend', 'USDTHB', REASON);
  const body = { pair: 'USDTHB', version: 1, ...REASON, buyMarkup: '0.02' };
  const { code, data } = call('chen.yu', 'POST /sys/exchange/edit', { body }).envelope;
  expect(code).toBe(409);
  expect(data).toMatchObject({
    changedBy: 'admin',
    current: { pair: 'USDTHB', status: 'SUSPENDED', version: row('USDTHB').version },
  });
  expect(
    post('override', 'USDTHB', { overrideRate: '35', overrideUntil: new Date(NOW + HOUR).toISOString(), ...REASON }).code,
  ).toBe(409);
  expect(post('resume', 'USDTHB').code).toBe(200);
  expect(row('USDTHB').status).toBe('ACTIVE');
});

test('converts both ways at the price of that side, and refuses stale, suspended and other-purpose rates', () => {
  const { convert, row, faultsOf } = aBench();
  const { buyRate, sellRate, rateId } = row('USDTHB');
  const out = convert('from=USD&to=THB&amount=33.33').data as ExchangeResult;
  expect(out).toMatchObject({ rate: buyRate, rateId, pair: 'USDTHB', side: 'BUY' });
  const back = convert('from=THB&to=USD&amount=200.00').data as ExchangeResult;
  expect(back).toMatchObject({ rate: sellRate, rateId, side: 'SELL' });
  // The rates have four decimals; both results are rounded down.
  const digits = (text = '') => BigInt(text.replace('.', ''));
  expect(digits(out.result)).toBe((3_333n * digits(buyRate)) / 10_000n);
  expect(digits(back.result)).toBe((20_000n * 10_000n) / digits(sellRate));
  expect(convert('from=USD&to=INR&amount=1.00').msg).toMatch(/USDINR is stale since 2026-11-20T03/);
  expect(faultsOf(convert('from=PHP&to=THB&amount=1.00'))).toEqual(['to']);
  expect(faultsOf(convert('from=INR&to=IDR&amount=1.00'))).toEqual(['to']);
  expect(faultsOf(convert('from=THB&to=VND&amount=1.00&usage=WITHDRAW'))).toEqual(['usage']);
  expect(faultsOf(convert('from=USD&to=VND&amount=1.001'))).toEqual(['amount']);
  expect(faultsOf(convert('from=USD&to=VND&amount=0'))).toEqual(['amount']);
});

test('a fetch renews a stale pair, and the log names the full rates', () => {
  const { platform, row, post } = aBench();
  expect(post('fetch', 'USDINR').code).toBe(200);
  expect(row('USDINR')).toMatchObject({ status: 'ACTIVE', version: 2 });
  const pair = 'MYRTHB';
  const midRate = (Number(row(pair).midRate) - 0.01).toFixed(4);
  const before = row(pair).midRate;
  expect(post('edit', pair, { midRate, ...REASON }).code).toBe(200);
  const entry = platform.log.entries.at(-1) as unknown as { about: { changes: unknown[] } };
  expect(entry.about).toMatchObject({ entity: 'exchange', ids: [pair], reasonCode: 'MARKET' });
  expect(entry.about.changes).toContainEqual({ field: 'midRate', before, after: midRate });
});

test('the feed does not mask a rate that is as long as an account number', () => {
  const { platform, post, row } = aBench();
  post('edit', 'USDVND', { ceilRate: '123456789012', ...REASON });
  expect(row('USDVND').ceilRate).toBe('123456789012');
  expect(JSON.stringify(platform.log.entries.at(-1))).toContain('123456789012');
});
