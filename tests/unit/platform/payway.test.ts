import type { Payway, PaywayAction, PaywayDetail } from '@/contract';
import { fallbackCircle, paywayActionState, paywayStatuses } from '@/domain/payway';
import type { Envelope } from '../../../mock/engine/call';
import { publishedOf, rotationOf, stateOf, trip } from '../../../mock/flow/channels/routing';
import type { Round } from '../../../mock/model/catalog';
import { actor } from '../../support/actor';
import { actionTables } from '../../support/stateTables';
import { type APlatform, aPlatform, dataOf, parseCsv, textOf } from './support';

let bench: APlatform;
beforeEach(() => {
  bench = aPlatform({ days: 1 });
});
afterEach(() => {
  expect(bench.platform.check()).toEqual([]);
});

const WHO = 'g.rao';
const { read: get, send } = actor('/product/payway', WHO)(() => bench);
const way = (code: string) => {
  const found = bench.platform.world.catalog.ways.get(code);
  if (!found) throw new Error(`No way ${code}`);
  return found;
};
const ref = (wayCode: string) => ({ wayCode, version: way(wayCode).version });
const row = (code: string, who = WHO) => dataOf<{ list: Payway[] }>(get(`page?wayCode=${code}`, who)).list[0] as Payway;
const rounds = (code: string) => publishedOf(rotationOf(bench.platform.world, way(code))) as Round[];
const field = (name: string, rule: string) => ({
  code: 422,
  data: { fields: expect.arrayContaining([expect.objectContaining({ name, rule })]) },
});
const done = <T = Payway>(envelope: Envelope): T => {
  expect(envelope).toMatchObject({ code: 200 });
  return dataOf<T>(envelope);
};
const NEW = {
  productCode: 'TH_SCAN',
  wayCode: 'TH_NEW',
  wayName: 'TH new',
  strategy: 'WEIGHTED',
  maxAttempts: 2,
  attemptTimeoutSec: 20,
  minAmount: '100.00',
  maxAmount: '1000.00',
};
/** The first round of a new way is switched on, as the screen of the rounds would. */
const switchOn = (code: string, weight = 50) => Object.assign(rounds(code)[0] as Round, { status: 'ENABLED', weight });

describe('the name of a seeded pay way', () => {
  const named = (lang: 'en' | 'zh') => dataOf<{ list: Payway[] }>(get('page?wayCode=TH_TRF', WHO, { lang })).list[0]?.wayName;
  const rename = (wayName: string) => done(send('edit', { ...ref('TH_TRF'), wayName, remark: 'Checked' }, WHO, { lang: 'zh' }));

  it('is shown in the language of the reader, and found in both', () => {
    expect([named('en'), named('zh')]).toEqual(['TH Bank transfer', '泰国银行转账']);
    const found = (keyword: string) =>
      dataOf<{ list: Payway[] }>(get(`page?keyword=${encodeURIComponent(keyword)}`)).list.map(({ wayCode }) => wayCode);
    expect(found('泰国银行转账')).toEqual(['TH_TRF']);
    expect(found('TH Bank transfer')).toEqual(['TH_TRF']);
  });

  it('stays in both languages when it is sent back unchanged, and is one name once an operator changes it', () => {
    rename('泰国银行转账');
    expect([named('en'), named('zh')]).toEqual(['TH Bank transfer', '泰国银行转账']);
    rename('PromptPay');
    expect([named('en'), named('zh')]).toEqual(['PromptPay', 'PromptPay']);
  });
});

describe('a new pay way', () => {
  it('starts disabled, with the channels of its currency, also disabled', () => {
    const made = done(send('add', NEW));
    expect(made).toMatchObject({
      ...NEW,
      status: 'DISABLED',
      mchScope: 'ALL',
      fallbackWayCode: null,
      healthyRoundCount: 0,
      weightSum: 0,
      costMin: null,
      publishedVersion: 1,
      draftVersion: null,
    });
    const channels = [...bench.platform.world.catalog.channels.values()].filter(({ currency }) => currency === 'THB');
    expect(made.roundCount).toBe(channels.length);
    expect(rounds('TH_NEW').every(({ status, weight }) => status === 'DISABLED' && weight === 0)).toBe(true);
  });

  it.each([
    ['with a code that is taken', { wayCode: 'TH_QR' }, field('wayCode', 'unique')],
    ['with a code in small letters', { wayCode: 'qr' }, field('wayCode', 'pattern')],
    ['below the limits of its product', { minAmount: '49.99' }, field('minAmount', 'product')],
    ['above the limits of its product', { maxAmount: '200000.01' }, field('maxAmount', 'product')],
    ['with limits the wrong way round', { minAmount: '1000.00' }, field('maxAmount', 'gt:minAmount')],
    ['that falls back on itself', { fallbackWayCode: 'TH_NEW' }, field('fallbackWayCode', 'circle')],
    ['that falls back on another product', { fallbackWayCode: 'TH_TRF' }, field('fallbackWayCode', 'exists')],
    ['with six tries', { maxAttempts: 6 }, field('maxAttempts', 'maximum')],
    ['with a time-out of two seconds', { attemptTimeoutSec: 2 }, field('attemptTimeoutSec', 'minimum')],
    ['sticky without what sticks', { strategy: 'STICKY' }, field('stickyBy', 'required')],
    ['not sticky with what sticks', { stickyBy: 'PAYER' }, field('stickyBy', 'none')],
    ['for some merchants without any', { mchScope: 'INCLUDE' }, field('mchNos', 'required')],
    ['for all merchants with some', { mchNos: ['M100001'] }, field('mchNos', 'empty')],
    ['for a merchant that is not there', { mchScope: 'EXCLUDE', mchNos: ['M1'] }, field('mchNos', 'exists')],
    ['retried on a failure nobody knows', { retryOn: ['BOREDOM'] }, field('retryOn.0', 'enum')],
    ['with one hour alone', { openTo: '20:00' }, field('openFrom', 'required')],
  ])('%s is refused', (_, body, expected) => {
    expect(send('add', { ...NEW, ...body })).toMatchObject(expected);
    expect(bench.platform.world.catalog.ways.has('TH_NEW')).toBe(false);
  });

  it('is refused without a product and without the key', () => {
    expect(send('add', { ...NEW, productCode: 'NONE' })).toMatchObject({ code: 404 });
    expect(send('add', NEW, 'ops.lee')).toMatchObject({ code: 403, data: { required: ['product:payway:add'] } });
  });

  it('may be sticky, and for some merchants only', () => {
    const body = { strategy: 'STICKY', stickyBy: 'MERCHANT', stickyMinutes: 60, mchScope: 'INCLUDE', mchNos: ['M100001'] };
    expect(done(send('add', { ...NEW, ...body }))).toMatchObject(body);
    // Another strategy drops the settings of this one.
    expect(done(send('edit', { ...ref('TH_NEW'), strategy: 'PRIORITY' }))).toMatchObject({ stickyBy: null, stickyMinutes: null });
  });
});

describe('fallbacks', () => {
  it('form no cycle, and a refusal names it', () => {
    done(send('edit', { ...ref('TH_QR'), fallbackWayCode: 'TH_WLT' }));
    const refused = send('edit', { ...ref('TH_WLT'), fallbackWayCode: 'TH_QR' });
    expect(refused).toMatchObject(field('fallbackWayCode', 'circle'));
    expect(refused.msg).toContain('TH_WLT → TH_QR → TH_WLT');
    done(send('edit', { ...ref('TH_QR'), fallbackWayCode: null }));
    expect(done(send('edit', { ...ref('TH_WLT'), fallbackWayCode: 'TH_QR' })).fallbackWayCode).toBe('TH_QR');
  });

  it.each([
    [{ A: 'B', B: 'C' }, undefined],
    [{ A: 'A' }, ['A', 'A']],
    [{ A: 'B', B: 'C', C: 'A' }, ['A', 'B', 'C', 'A']],
    [{ A: 'B', B: 'C', C: 'B' }, ['A', 'B', 'C', 'B']],
  ])('%j from A', (chain: Record<string, string>, expected) => {
    expect(fallbackCircle('A', (code) => chain[code])).toEqual(expected);
  });

  it('take orders that a closed way cannot; without one the order is refused', () => {
    const { world, payIn } = bench.platform;
    const holder = world.holders.find((one) => one.type === 'MERCHANT' && one.country === 'TH' && one.status === 'ACTIVE');
    const pay = (amount = 50_000n) => payIn({ way: way('TH_QR'), holder, amount }).way.code;
    expect(pay()).toBe('TH_QR');
    done(send('disable', { ...ref('TH_QR'), reasonCode: 'UPSTREAM_PROBLEM' }));
    expect(() => pay()).toThrow('No channel');
    done(send('edit', { ...ref('TH_QR'), fallbackWayCode: 'TH_WLT' }));
    expect(row('TH_WLT').fallbackOf).toEqual(['TH_QR']);
    expect(pay()).toBe('TH_WLT');
    // Payers who choose a way do not see it.
    const chosen = Array.from({ length: 25 }, () => payIn({ holder }).way.code);
    expect(chosen).not.toContain('TH_QR');
    done(send('enable', ref('TH_QR')));
    done(send('edit', { ...ref('TH_QR'), maxAmount: '400.00' }));
    expect([pay(40_000n), pay(40_001n)]).toEqual(['TH_QR', 'TH_WLT']);
  });

  it('take orders of excluded merchants, and orders outside its hours', () => {
    const { world, payIn } = bench.platform;
    const [one, other] = world.holders.filter(
      ({ type, country, status }) => type === 'MERCHANT' && country === 'TH' && status === 'ACTIVE',
    );
    if (!one || !other) throw new Error('Too few merchants');
    const pay = (holder: typeof one) => payIn({ way: way('TH_QR'), holder, amount: 50_000n }).way.code;
    done(send('edit', { ...ref('TH_QR'), fallbackWayCode: 'TH_WLT', mchScope: 'EXCLUDE', mchNos: [one.no] }));
    expect([pay(one), pay(other)]).toEqual(['TH_WLT', 'TH_QR']);
    done(send('edit', { ...ref('TH_QR'), mchScope: 'INCLUDE' }));
    expect([pay(one), pay(other)]).toEqual(['TH_QR', 'TH_WLT']);
    // It is 14:31 in the zone of the business day.
    done(send('edit', { ...ref('TH_QR'), mchScope: 'ALL', mchNos: [], openFrom: '20:00', openTo: '06:00' }));
    expect([pay(one), pay(other)]).toEqual(['TH_WLT', 'TH_WLT']);
  });
});

describe('enabling a pay way', () => {
  it('requires an enabled round, and a weight for WEIGHTED', () => {
    done(send('add', NEW));
    expect(row('TH_NEW').denied).toMatchObject([{ action: 'enable', why: 'No round is enabled. Enable one first.' }]);
    expect(send('enable', ref('TH_NEW'))).toMatchObject({ code: 409, error: 'STATE_CONFLICT' });
    switchOn('TH_NEW', 0);
    expect(send('enable', ref('TH_NEW')).msg).toBe('The enabled rounds have a total weight of zero.');
    switchOn('TH_NEW', 1);
    expect(done(send('enable', ref('TH_NEW')))).toMatchObject({ status: 'ENABLED', weightSum: 1, healthyRoundCount: 1 });
  });

  it('without weights requires another strategy, and an enabled way cannot switch back', () => {
    done(send('add', { ...NEW, strategy: 'PRIORITY' }));
    switchOn('TH_NEW', 0);
    done(send('enable', ref('TH_NEW')));
    expect(send('edit', { ...ref('TH_NEW'), strategy: 'WEIGHTED' })).toMatchObject(field('strategy', 'weight'));
    expect(done(send('edit', { ...ref('TH_NEW'), strategy: 'ROUND_ROBIN' })).strategy).toBe('ROUND_ROBIN');
  });

  it('makes it available to payers, and disabling requires a reason', () => {
    done(send('add', { ...NEW, minAmount: '50.00', maxAmount: '200000.00' }));
    switchOn('TH_NEW');
    done(send('enable', ref('TH_NEW')));
    const { world, payIn } = bench.platform;
    const holder = world.holders.find((one) => one.type === 'MERCHANT' && one.country === 'TH' && one.status === 'ACTIVE');
    const chosen = () => Array.from({ length: 40 }, () => payIn({ holder }).way.code);
    expect(chosen()).toContain('TH_NEW');
    expect(send('disable', ref('TH_NEW'))).toMatchObject(field('reasonCode', 'required'));
    expect(send('disable', { ...ref('TH_NEW'), reasonCode: 'OTHER' })).toMatchObject(field('remark', 'minLength'));
    expect(done(send('disable', { ...ref('TH_NEW'), reasonCode: 'RISK' }))).toMatchObject({ statusReason: 'RISK' });
    expect(chosen()).not.toContain('TH_NEW');
    // Its orders keep it.
    expect(send('remove', ref('TH_NEW')).msg).toBe('Orders exist for this pay way.');
  });
});

describe('states and actions', () => {
  const bodies: Record<PaywayAction, (code: string) => object> = {
    edit: (code) => ({ ...ref(code), sort: 7 }),
    copy: (code) => ({ wayCode: code, productCode: 'TH_BANK', newWayCode: 'COPIED', wayName: 'Copy' }),
    enable: ref,
    disable: (code) => ({ ...ref(code), reasonCode: 'RISK' }),
    remove: ref,
  };
  const table = paywayStatuses.flatMap((status) =>
    (Object.keys(bodies) as PaywayAction[]).map((action) => [status, action, actionTables.payway.has(action, status)] as const),
  );
  it.each(table)('%s, %s: %s', (status, action, isAllowed) => {
    done(send('add', NEW));
    switchOn('TH_NEW');
    way('TH_NEW').status = status;
    expect(paywayActionState(row('TH_NEW'), action).isAllowed).toBe(isAllowed);
    expect(send(action, bodies[action]('TH_NEW'))).toMatchObject(
      isAllowed ? { code: 200 } : { code: 409, error: 'STATE_CONFLICT' },
    );
  });

  it('a stale version is refused with the current row', () => {
    const old = ref('TH_QR');
    done(send('edit', { ...old, maxAttempts: 5 }));
    expect(send('edit', { ...old, maxAttempts: 1 }, 'admin')).toMatchObject({
      code: 409,
      error: 'VERSION_CONFLICT',
      data: { changedBy: WHO, current: { maxAttempts: 5, version: 2 } },
    });
  });
});

describe('copying and removing', () => {
  it('gives a copy the terms and rounds within the limits of the product, and no fallback', () => {
    done(send('edit', { ...ref('TH_QR'), fallbackWayCode: 'TH_WLT', maxAttempts: 4 }));
    way('TH_TRF').product.max = 5_000_00n;
    for (const one of ['TH_TRF', 'TH_CRD']) way(one).max = 5_000_00n;
    const copy = done(send('copy', { wayCode: 'TH_QR', productCode: 'TH_BANK', newWayCode: 'TH_QR2', wayName: 'QR by bank' }));
    expect(copy).toMatchObject({
      productCode: 'TH_BANK',
      status: 'DISABLED',
      fallbackWayCode: null,
      maxAttempts: 4,
      maxAmount: '5000.00',
    });
    expect(rounds('TH_QR2').map(({ channel, weight, status }) => [channel.code, weight, status])).toEqual(
      rounds('TH_QR').map(({ channel, weight, status }) => [channel.code, weight, status]),
    );
    expect(rounds('TH_QR2').every(({ max }) => max === 5_000_00n)).toBe(true);
    expect(rounds('TH_QR').some(({ id }) => rounds('TH_QR2').some((one) => one.id === id))).toBe(false);
    done(send('enable', ref('TH_QR2')));
  });

  it('is refused for another currency, a taken code and without a common amount', () => {
    const copy = (body: object) =>
      send('copy', { wayCode: 'TH_QR', productCode: 'TH_BANK', newWayCode: 'TH_QR2', wayName: 'Copy', ...body });
    expect(copy({ productCode: 'VN_SCAN' })).toMatchObject(field('productCode', 'currency'));
    expect(copy({ newWayCode: 'TH_TRF' })).toMatchObject(field('newWayCode', 'unique'));
    Object.assign(way('TH_QR'), { min: 50_00n, max: 60_00n });
    way('TH_TRF').product.min = 60_00n;
    expect(copy({})).toMatchObject(field('productCode', 'limits'));
    way('TH_TRF').product.min = 50_00n;
  });

  it('removes an unused way with its rotation', () => {
    done(send('add', NEW));
    done(send('edit', { ...ref('TH_WLT'), fallbackWayCode: 'TH_NEW' }));
    expect(send('remove', ref('TH_NEW')).msg).toBe('It is the fallback for TH_WLT.');
    done(send('edit', { ...ref('TH_WLT'), fallbackWayCode: null }));
    expect(done(send('remove', ref('TH_NEW')))).toEqual({ wayCode: 'TH_NEW' });
    expect(bench.platform.world.rotations.has('TH_NEW')).toBe(false);
    done(send('disable', { ...ref('TH_QR'), reasonCode: 'REPLACED' }));
    expect(send('remove', ref('TH_QR')).msg).toMatch(/^Channels made for this pay way: CH\d+, CH\d+\.$/);
  });
});

describe('list, header, detail and file', () => {
  it('filters and sorts', () => {
    const codes = (query: string) => dataOf<{ list: Payway[] }>(get(`page?pageSize=50&${query}`)).list.map((one) => one.wayCode);
    expect(codes('')).toHaveLength(22);
    expect(codes('productCode=TH_SCAN')).toEqual(['TH_QR', 'TH_WLT']);
    expect(codes('keyword=th_')).toEqual(['TH_QR', 'TH_TRF', 'TH_WLT', 'TH_CRD']);
    expect(codes('strategy=STICKY')).toEqual([]);
    expect(codes('productCode=TH_SCAN&sortField=wayCode&sortOrder=descend')).toEqual(['TH_WLT', 'TH_QR']);
    expect(get('page?sortField=cost')).toMatchObject({ code: 400 });
    bench.operator(WHO).scope = { type: 'COUNTRY', values: ['VN'] };
    expect(codes('')).toEqual(['VN_QR', 'VN_TRF', 'VN_WLT', 'VN_CRD']);
    expect(send('edit', { ...ref('TH_QR'), sort: 1 })).toMatchObject({ code: 404 });
  });

  it('counts rounds, cost and traffic', () => {
    bench = aPlatform({ days: 2, flow: 0.5 });
    const { world, clock } = bench.platform;
    const day = world.payOrders.rows.filter(({ createdAt }) => createdAt > clock.now() - 86_400_000);
    const own = day.filter((order) => order.way.code === 'TH_QR');
    const whole = day.filter((order) => order.way.product.code === 'TH_SCAN');
    const ended = own.filter(({ status }) => !['CREATED', 'PAYING'].includes(status));
    const paid = own.filter(({ paidAt }) => paidAt !== null);
    expect(own.length).toBeGreaterThan(3);
    const shown = row('TH_QR');
    expect(Number(shown.share24h)).toBeCloseTo(own.length / whole.length, 5);
    expect(Number(shown.successRate24h)).toBeCloseTo(paid.length / ended.length, 5);
    const open = rounds('TH_QR').filter(({ status }) => status === 'ENABLED');
    expect(shown).toMatchObject({ roundCount: rounds('TH_QR').length, healthyRoundCount: open.length, weightSum: 100 });
    const costs = open.map(({ channel }) => channel.costPpm / 1_000_000);
    expect([Number(shown.costMin), Number(shown.costMax)]).toEqual([Math.min(...costs), Math.max(...costs)]);
    const rotation = rotationOf(world, way('TH_QR'));
    for (const round of open) trip(stateOf(rotation, round, clock.now()), clock.now());
    expect(row('TH_QR').healthyRoundCount).toBe(0);
    expect(dataOf(get('statistics?productCode=TH_SCAN'))).toMatchObject({
      ways: 2,
      enabled: 2,
      closed: 0,
      unhealthy: 1,
      orders24h: whole.length,
    });
  });

  it('has the log in the detail and the rows in the export', async () => {
    done(send('edit', { ...ref('TH_QR'), maxAttempts: 4 }));
    expect(done<PaywayDetail>(get('detail?wayCode=TH_QR')).logs?.[0]).toMatchObject({ action: 'product:payway:edit' });
    expect(get('detail?wayCode=NONE')).toMatchObject({ code: 404 });
    const file = parseCsv(
      await textOf(bench.call(WHO, 'GET /product/payway/down?format=csv&columns=wayCode,strategy&productCode=TH_SCAN')),
    );
    expect(file.slice(1)).toEqual([
      ['Code', 'Strategy'],
      ['TH_QR', 'WEIGHTED'],
      ['TH_WLT', 'WEIGHTED'],
    ]);
  });
});
