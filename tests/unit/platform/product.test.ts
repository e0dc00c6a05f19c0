import type {
  Product,
  ProductAction,
  ProductBulkResult,
  ProductDetail,
  ProductPrice,
  ProductPriceResult,
  ProductStatistics,
} from '@/contract';
import { productActionState, productStatuses } from '@/domain/product';
import type { Envelope } from '../../../mock/engine/call';
import { DAY } from '../../../mock/engine/time';
import { priceAt } from '../../../mock/flow/prices';
import { actor } from '../../support/actor';
import { actionTables } from '../../support/stateTables';
import { type APlatform, aPlatform, dataOf, NOW, parseCsv, textOf } from './support';

let bench: APlatform;
beforeEach(() => {
  bench = aPlatform({ days: 1 });
});
afterEach(() => {
  expect(bench.platform.check()).toEqual([]);
});

const WHO = 'g.rao';
const { read: get, send } = actor('/product/pay', WHO)(() => bench);
const product = (code: string) => {
  const found = bench.platform.world.catalog.products.get(code);
  if (!found) throw new Error(`No product ${code}`);
  return found;
};
const ref = (productCode: string) => ({ productCode, version: product(productCode).version });
const row = (code: string, who = WHO) => dataOf<{ list: Product[] }>(get(`page?productCode=${code}`, who)).list[0] as Product;
const field = (name: string, rule: string) => ({
  code: 422,
  data: { fields: expect.arrayContaining([expect.objectContaining({ name, rule })]) },
});
const done = <T = Product>(envelope: Envelope): T => {
  expect(envelope).toMatchObject({ code: 200 });
  return dataOf<T>(envelope);
};
const NEW = {
  productCode: 'TH_COUNTER',
  productName: '泰国柜台',
  productNameEn: 'TH counter',
  category: 'OTC',
  country: 'TH',
  currency: 'THB',
  amountMode: 'RANGE',
  minAmount: '100.00',
  maxAmount: '5000.00',
  defaultRate: '0.03',
  defaultFixed: '2.00',
  floorRate: '0.02',
  settlementCycle: 'T1',
  expireMinutes: 60,
  cashierType: 'REDIRECT',
};

describe('a new product', () => {
  it('starts disabled, with the sent values only', () => {
    expect(done(send('add', NEW))).toMatchObject({
      ...NEW,
      status: 'DISABLED',
      direction: 'PAYIN',
      fixedAmounts: [],
      wayCount: 0,
      merchantCount: 0,
      version: 1,
      createdBy: WHO,
      allowed: expect.arrayContaining(['edit', 'enable', 'remove', 'clone']),
    });
    expect(bench.platform.log.entries.at(-1)).toMatchObject({ about: { entity: 'product', ids: ['TH_COUNTER'] } });
  });

  it.each([
    ['with a code that is taken', { productCode: 'TH_SCAN' }, field('productCode', 'unique')],
    ['with a code in small letters', { productCode: 'th' }, field('productCode', 'pattern')],
    ['with limits the wrong way round', { maxAmount: '100.00' }, field('maxAmount', 'gt:minAmount')],
    ['with too many digits', { minAmount: '100.001' }, field('minAmount', 'digits')],
    ['with a default below the floor', { defaultRate: '0.019' }, field('defaultRate', 'gte:floorRate')],
    ['with a floor below nothing', { floorRate: '-0.01' }, field('floorRate', 'pattern')],
    ['with a rate above 100 %', { defaultRate: '1.5' }, field('defaultRate', 'maximum')],
    [
      'in a foreign currency',
      { currency: 'VND', minAmount: '100', maxAmount: '500', defaultFixed: '0' },
      field('currency', 'country'),
    ],
    ['in a currency nobody has', { currency: 'XXX' }, field('currency', 'exists')],
    ['in a country without business', { country: 'AQ' }, field('country', 'exists')],
    ['with fixed amounts and none given', { amountMode: 'FIXED' }, field('fixedAmounts', 'required')],
    ['with a range and fixed amounts', { fixedAmounts: ['200.00'] }, field('fixedAmounts', 'none')],
    ['with amounts twice', { amountMode: 'FIXED', fixedAmounts: ['200.00', '200.00'] }, field('fixedAmounts', 'ascending')],
    ['with amounts out of order', { amountMode: 'BOTH', fixedAmounts: ['300.00', '200.00'] }, field('fixedAmounts', 'ascending')],
    ['with amounts outside', { amountMode: 'FIXED', fixedAmounts: ['99.00'] }, field('fixedAmounts', 'range')],
    ['expiring too soon', { expireMinutes: 4 }, field('expireMinutes', 'minimum')],
    ['expiring too late', { expireMinutes: 121 }, field('expireMinutes', 'maximum')],
    ['with one hour alone', { openFrom: '08:00' }, field('openTo', 'required')],
    ['with the same hours', { openFrom: '08:00', openTo: '08:00' }, field('openTo', 'differs')],
    ['with a link that is none', { docUrl: 'http://docs.example.com' }, field('docUrl', 'pattern')],
  ])('%s is refused', (_, body, expected) => {
    expect(send('add', { ...NEW, ...body })).toMatchObject(expected);
    expect(bench.platform.world.catalog.products.size).toBe(12);
  });

  it('takes fixed amounts in order, and a foreign currency on confirmation', () => {
    done(send('add', { ...NEW, amountMode: 'FIXED', fixedAmounts: ['100.00', '500.00', '5000.00'] }));
    expect(done(send('add', { ...NEW, productCode: 'TH_USD', currency: 'USD', confirmCurrency: true })).currency).toBe('USD');
  });

  it('requires the key', () => {
    expect(send('add', NEW, 'ops.lee')).toMatchObject({ code: 403, data: { required: ['product:pay:add'] } });
  });
});

describe('a change', () => {
  it('keeps other fields, counts a version, and is logged', () => {
    const before = row('TH_SCAN');
    const after = done(send('edit', { ...ref('TH_SCAN'), floorRate: '0.021', productNameEn: 'Thai scan' }));
    expect(after).toMatchObject({
      ...before,
      floorRate: '0.021',
      productNameEn: 'Thai scan',
      version: 2,
      updatedBy: WHO,
      updatedAt: after.updatedAt,
    });
    expect(bench.platform.log.entries.at(-1)?.about).toMatchObject({
      changes: expect.arrayContaining([{ field: 'floorRate', before: '0.018', after: '0.021' }]),
    });
  });

  it('in a stale version is refused with the current row and its author', () => {
    const old = ref('TH_SCAN');
    done(send('edit', { ...old, sort: 99 }));
    expect(send('edit', { ...old, sort: 5 }, 'admin')).toMatchObject({
      code: 409,
      error: 'VERSION_CONFLICT',
      data: { changedBy: WHO, current: { sort: 99, version: 2 } },
    });
  });

  it('is refused when its ways would be outside the limits, and names them', () => {
    const refused = send('edit', { ...ref('TH_SCAN'), maxAmount: '1000.00' });
    expect(refused).toMatchObject(field('maxAmount', 'ways'));
    expect(refused.msg).toContain('TH_QR, TH_WLT');
  });

  it('is refused when the scope excludes some of its merchants', () => {
    bench.operator(WHO).scope = { type: 'MERCHANT', values: ['M100001'] };
    const code = [...(bench.platform.world.merchants.get('M100001')?.prices.keys() ?? [])][0] ?? '';
    expect(send('edit', { ...ref(code), sort: 5 })).toMatchObject({ code: 403, error: 'OUT_OF_SCOPE' });
    const country = product(code).country;
    bench.operator(WHO).scope = { type: 'COUNTRY', values: [country] };
    expect(done(send('edit', { ...ref(code), sort: 5 })).sort).toBe(5);
    const other = country === 'TH' ? 'VN_SCAN' : 'TH_SCAN';
    expect(send('edit', { ...ref(other), sort: 5 })).toMatchObject({ code: 404 });
    expect(dataOf<{ list: Product[] }>(get('page')).list.map((one) => one.country)).toEqual([country, country]);
  });
});

describe('states and actions', () => {
  const bodies: Record<ProductAction, (code: string) => [string, object]> = {
    edit: (code) => ['edit', { ...ref(code), sort: 7 }],
    clone: (code) => ['clone', { productCode: code, newProductCode: 'CLONED', productName: '副本', productNameEn: 'Clone' }],
    enable: (code) => ['enable', { items: [ref(code)] }],
    disable: (code) => ['disable', { items: [ref(code)], reasonCode: 'RISK' }],
    remove: (code) => ['remove', ref(code)],
  };
  const table = productStatuses.flatMap((status) =>
    (Object.keys(bodies) as ProductAction[]).map((action) => [status, action, actionTables.product.has(action, status)] as const),
  );
  it.each(table)('%s, %s: %s', (status, action, isAllowed) => {
    done(send('add', NEW));
    product('TH_COUNTER').status = status;
    expect(productActionState(row('TH_COUNTER', 'admin'), action).isAllowed).toBe(isAllowed);
    const [verb, body] = bodies[action]('TH_COUNTER');
    const answer = send(verb, body, 'admin');
    expect(answer).toMatchObject(isAllowed ? { code: 200 } : { code: 409, error: 'STATE_CONFLICT' });
  });
});

describe('disabling and enabling a product', () => {
  it('requires a reason, and a remark for OTHER', () => {
    const items = [ref('TH_SCAN')];
    expect(send('disable', { items })).toMatchObject(field('reasonCode', 'required'));
    expect(send('disable', { items, reasonCode: 'OTHER', remark: 'no' })).toMatchObject(field('remark', 'minLength'));
    expect(product('TH_SCAN').status).toBe('ENABLED');
    done(send('disable', { items, reasonCode: 'OTHER', remark: 'bank holiday' }));
    expect(row('TH_SCAN')).toMatchObject({ status: 'DISABLED', statusReason: 'OTHER' });
    done(send('enable', { items: [ref('TH_SCAN')] }));
    expect(row('TH_SCAN')).toMatchObject({ status: 'ENABLED', statusReason: null });
  });

  it('of several reports the outcome of each', () => {
    const items = [ref('TH_SCAN'), { ...ref('TH_BANK'), version: 9 }, { productCode: 'NONE', version: 1 }, ref('TH_SCAN')];
    const answer = send('disable', { items, reasonCode: 'RISK' });
    expect(answer.code).toBe(207);
    const { succeeded, failed } = dataOf<ProductBulkResult>(answer);
    expect(succeeded).toMatchObject([{ productCode: 'TH_SCAN', status: 'DISABLED', version: 2 }]);
    expect(failed.map(({ productCode, code, error }) => [productCode, code, error])).toEqual([
      ['TH_BANK', 409, 'VERSION_CONFLICT'],
      ['NONE', 404, 'NOT_FOUND'],
      ['TH_SCAN', 409, 'DUPLICATE'],
    ]);
    expect(send('disable', { items: [ref('TH_SCAN')], reasonCode: 'RISK' })).toMatchObject({ code: 409 });
  });

  it('shows the number of merchants and the daily volume affected', () => {
    bench = aPlatform({ days: 3, flow: 0.5 });
    const { world, clock } = bench.platform;
    const paid = world.payOrders.rows.filter(
      ({ way, paidAt }) => way.product.code === 'TH_SCAN' && paidAt !== null && paidAt > clock.now() - 7 * DAY,
    );
    const merchants = [...world.merchants.values()].filter(({ prices }) => priceAt(prices, 'TH_SCAN', NOW)?.isEnabled);
    expect(paid.length).toBeGreaterThan(7);
    const sum = paid.reduce((total, order) => total + order.paid, 0n) / 7n;
    expect(row('TH_SCAN')).toMatchObject({
      merchantCount: merchants.length,
      dailyCount: Math.round(paid.length / 7),
      dailyAmount: `${sum / 100n}.${String(sum % 100n).padStart(2, '0')}`,
    });
  });

  it.each(['DISABLED', 'MAINTENANCE'] as const)('to %s stops its orders', (status) => {
    const { world, payIn } = bench.platform;
    const way = world.catalog.ways.get('TH_QR');
    const holder = world.holders.find((one) => one.type === 'MERCHANT' && one.country === 'TH' && one.status === 'ACTIVE');
    if (!way || !holder) throw new Error('No way or merchant');
    expect(payIn({ way, holder, amount: 50_000n }).way).toBe(way);
    product('TH_SCAN').status = status;
    expect(() => payIn({ way, holder, amount: 50_000n })).toThrow('No channel');
    // Payers choose what is left.
    expect(new Set(Array.from({ length: 20 }, () => payIn({ holder }).way.product.code))).toEqual(new Set(['TH_BANK']));
  });

  it('applies its limits, amounts, hours and expiry to orders', () => {
    const { world, payIn, clock } = bench.platform;
    const way = world.catalog.ways.get('TH_QR');
    const holder = world.holders.find((one) => one.type === 'MERCHANT' && one.country === 'TH' && one.status === 'ACTIVE');
    const scan = product('TH_SCAN');
    const pay = (amount?: bigint) => payIn({ way, holder, ...(amount !== undefined && { amount }) });
    scan.expireMinutes = 60;
    expect(pay(50_000n).expireAt - clock.now()).toBe(3_600_000);
    expect(() => pay(scan.max + 1n)).toThrow('No channel');
    Object.assign(scan, { amountMode: 'FIXED', fixedAmounts: [20_000n, 50_000n] });
    expect(() => pay(30_000n)).toThrow('No channel');
    expect([20_000n, 50_000n]).toContain(pay().amount);
    // It is 14:31 in the zone of the business day.
    Object.assign(scan, { openFrom: '15:00', openTo: '14:00' });
    expect(() => pay(50_000n)).toThrow('No channel');
    Object.assign(scan, { openFrom: '14:00', openTo: '15:00' });
    expect(pay(50_000n).way).toBe(way);
  });
});

describe('copying and removing a product', () => {
  it('gives a copy the terms, neither ways nor prices, and the copy can be removed', () => {
    const clone = done(
      send('clone', { productCode: 'TH_SCAN', newProductCode: 'TH_SCAN2', productName: '扫码二', productNameEn: 'Scan 2' }),
    );
    const { minAmount, maxAmount, floorRate, currency } = row('TH_SCAN');
    expect(clone).toMatchObject({ minAmount, maxAmount, floorRate, currency, status: 'DISABLED', wayCount: 0, merchantCount: 0 });
    expect(done(send('remove', ref('TH_SCAN2')))).toEqual({ productCode: 'TH_SCAN2' });
    expect(get('detail?productCode=TH_SCAN2')).toMatchObject({ code: 404 });
    const taken = { productCode: 'TH_SCAN', newProductCode: 'TH_BANK', productName: '扫码二', productNameEn: 'Scan 2' };
    expect(send('clone', taken)).toMatchObject(field('newProductCode', 'unique'));
  });

  it('is refused for a product with a price, a way or an order', () => {
    done(send('disable', { items: [ref('TH_SCAN')], reasonCode: 'NOT_SOLD' }));
    expect(send('remove', ref('TH_SCAN')).msg).toMatch(/^Merchants or agents with a price: \d+\.$/);
    const { merchants, agencies, catalog } = bench.platform.world;
    for (const { prices } of [...merchants.values(), ...agencies.values()]) prices.delete('TH_SCAN');
    expect(send('remove', ref('TH_SCAN')).msg).toBe('Pay ways of this product: 2. Remove them first.');
    expect(catalog.products.has('TH_SCAN')).toBe(true);
  });
});

describe('prices of merchants', () => {
  const M = () => {
    const { world } = bench.platform;
    return [...world.merchants.values()].filter(
      ({ holder }) => holder.country === 'TH' && holder.status === 'ACTIVE' && !holder.isTest && !holder.agent,
    );
  };
  const items = (count = 1) =>
    M()
      .slice(0, count)
      .map(({ no, version }) => ({ mchNo: no, version }));
  const price = (body: object = {}, count = 1, who = 'admin') =>
    send(
      'merchant/price',
      { productCode: 'TH_SCAN', items: items(count), enabled: true, rate: '0.031', fixed: '1.00', ...body },
      who,
    );
  const first = () => M()[0] as ReturnType<typeof M>[number];
  const rateOf = (at = NOW) => priceAt(first().prices, 'TH_SCAN', at)?.ppm;

  it('apply at once, and earlier ones stay as history', () => {
    const before = first().prices.get('TH_SCAN')?.length ?? 0;
    const { succeeded } = done<ProductPriceResult>(price());
    expect(succeeded[0]).toMatchObject({
      price: { rate: '0.031', fixed: '1.00', setBy: 'admin' },
      version: 2,
      belowFloor: false,
    });
    expect([rateOf(), first().prices.get('TH_SCAN')?.length]).toEqual([31_000, before + 1]);
    expect(bench.platform.log.entries.at(-1)).toMatchObject({ about: { entity: 'merchant', ids: [first().no] } });
  });

  it('apply from a later time on, also to orders', () => {
    const before = rateOf();
    const effectiveAt = new Date(NOW + DAY).toISOString();
    const { succeeded } = done<ProductPriceResult>(price({ effectiveAt }, 2));
    expect(succeeded.map(({ planned = [] }) => planned.map(({ rate }) => rate))).toEqual([['0.031'], ['0.031']]);
    expect([rateOf(), rateOf(NOW + DAY - 1), rateOf(NOW + DAY)]).toEqual([before, before, 31_000]);
    const way = bench.platform.world.catalog.ways.get('TH_QR');
    expect(bench.platform.payIn({ way, holder: first().holder, amount: 50_000n }).price.ppm).toBe(before);
    bench.platform.clock.advance(DAY);
    expect(bench.platform.payIn({ way, holder: first().holder, amount: 50_000n }).price.ppm).toBe(31_000);
  });

  it.each([
    ['in the past', { effectiveAt: new Date(NOW - 1).toISOString() }, field('effectiveAt', 'future')],
    ['beyond a year', { effectiveAt: new Date(NOW + 400 * DAY).toISOString() }, field('effectiveAt', 'future')],
    ['with too many digits', { fixed: '1.001' }, field('fixed', 'digits')],
    ['above 100 %', { rate: '1.2' }, field('rate', 'maximum')],
    ['with a greatest fee below the least', { min: '5.00', max: '4.00' }, field('max', 'gte:min')],
    ['with an unclear reason', { reasonCode: 'OTHER', remark: 'x' }, field('remark', 'minLength')],
  ])('%s are refused', (_, body, expected) => {
    const before = rateOf();
    expect(price(body)).toMatchObject(expected);
    expect(rateOf()).toBe(before);
  });

  it('below the floor are refused with the amount, and accepted with a reason', () => {
    const before = rateOf();
    // Above every cost, so that only the floor applies.
    product('TH_SCAN').floorPpm = 30_000;
    const refused = price({ rate: '0.029' }, 1);
    expect(refused).toMatchObject({ code: 422, data: { fields: [{ name: 'rate', rule: 'floor' }] } });
    expect(refused.msg).toContain('2.9% is below the floor price 3%: THB 0.50 less per THB 500.00.');
    expect(rateOf()).toBe(before);
    const { succeeded } = done<ProductPriceResult>(price({ rate: '0.029', reasonCode: 'VOLUME_PROMISED', remark: 'from May' }));
    expect(succeeded[0]).toMatchObject({ belowFloor: true, price: { rate: '0.029', remark: 'from May' } });
    expect(bench.platform.log.entries.at(-1)).toMatchObject({ about: { reasonCode: 'VOLUME_PROMISED', remark: 'from May' } });
  });

  it('at a loss are refused with fee, cost and loss, for each merchant', () => {
    product('TH_SCAN').floorPpm = 0;
    const refused = price({ rate: '0.005', fixed: '0.00' }, 2);
    const { fields } = dataOf<{ fields: { rule: string; msg: string }[] }>(refused);
    expect(fields.map(({ rule }) => rule)).toEqual(['margin', 'margin']);
    expect(fields[0]?.msg).toMatch(
      /: per THB 500\.00, fee THB 2\.50, cost THB \d+\.\d\d, agents THB 0\.00\. The platform loses THB \d+\.\d\d\.$/,
    );
    done(price({ rate: '0.005', fixed: '0.00', reasonCode: 'PROMOTION' }, 2));
    expect(dataOf<ProductStatistics>(get('statistics?productCode=TH_SCAN')).losing).toBeGreaterThanOrEqual(2);
  });

  it('that lose only on large amounts are found too', () => {
    product('TH_SCAN').floorPpm = 0;
    expect(price({ rate: '0.031', max: '20.00' }).msg).toContain('per THB 200,000.00, fee THB 20.00');
  });

  it('below the price of the agent above are refused with that price', () => {
    const { world } = bench.platform;
    const under = [...world.merchants.values()].find(({ holder }) => {
      const base = holder.agent && priceAt(world.agencies.get(holder.agent.no)?.prices ?? new Map(), 'TH_SCAN', NOW);
      return holder.country === 'TH' && holder.status === 'ACTIVE' && base && base.ppm < 27_000;
    });
    if (!under) throw new Error('No merchant of an agent');
    const base = priceAt(world.agencies.get(under.holder.agent?.no ?? '')?.prices ?? new Map(), 'TH_SCAN', NOW)?.ppm ?? 0;
    const body = { items: [{ mchNo: under.no, version: under.version }], rate: String((base - 100) / 1_000_000), fixed: '0.00' };
    const refused = price(body);
    expect(refused).toMatchObject(field('rate', 'chain'));
    expect(refused.msg).toContain(`would pay less than ${under.holder.agent?.name}`);
    done(price({ ...body, reasonCode: 'STRATEGIC_CUSTOMER' }));
  });

  it('that are disabled are not checked, and stop the merchant', () => {
    done(price({ enabled: false, rate: '0', fixed: '0.00' }));
    const ways = Array.from({ length: 15 }, () => bench.platform.payIn({ holder: first().holder }).way.product.code);
    expect(new Set(ways)).toEqual(new Set(['TH_BANK']));
  });

  it('of several merchants are independent; a stale version, a closed and an unknown merchant fail', () => {
    const [one, two, three] = [...bench.platform.world.merchants.values()].filter(
      ({ holder }) => holder.country === 'TH' && holder.status === 'ACTIVE',
    );
    if (!one || !two || !three) throw new Error('Too few merchants');
    two.version = 4;
    three.holder.status = 'CLOSED';
    const answer = price({
      items: [...[one, two, three].map(({ no }) => ({ mchNo: no, version: 1 })), { mchNo: 'M1', version: 1 }],
    });
    expect(answer.code).toBe(207);
    const { succeeded, failed } = dataOf<ProductPriceResult>(answer);
    expect([succeeded.map(({ mchNo }) => mchNo), failed.map(({ code }) => code)]).toEqual([[one.no], [409, 409, 404]]);
    expect(price({ items: [{ mchNo: two.no, version: 1 }] })).toMatchObject({ code: 409, data: { current: { version: 4 } } });
    three.holder.status = 'ACTIVE';
  });

  it('are listed by view, within the scope', () => {
    const list = (query: string, who = 'ops.lee') =>
      dataOf<{ list: ProductPrice[]; total: number }>(get(`merchant/page?productCode=TH_SCAN&pageSize=200&${query}`, who)).list;
    // By itself no price of this product loses or is below the floor.
    product('TH_SCAN').floorPpm = 27_000;
    done(price({ rate: '0.005', fixed: '0.00', reasonCode: 'PROMOTION' }, 2));
    const all = list('');
    expect(all.length).toBeGreaterThan(3);
    const losing = list('view=LOSING').map(({ mchNo }) => mchNo);
    expect(losing).toEqual(items(2).map(({ mchNo }) => mchNo));
    expect(losing).toEqual(all.filter(({ margin }) => margin?.startsWith('-')).map(({ mchNo }) => mchNo));
    const below = all.filter((one) => Number(one.price?.rate) < 0.027).map(({ mchNo }) => mchNo);
    expect(below.length).toBeGreaterThan(losing.length);
    expect(list('view=BELOW_FLOOR').map(({ mchNo }) => mchNo)).toEqual(below);
    expect(all.filter(({ belowFloor }) => belowFloor).map(({ mchNo }) => mchNo)).toEqual(below);
    expect(list(`keyword=${all[0]?.mchNo}`).map(({ mchNo }) => mchNo)).toEqual([all[0]?.mchNo]);
    bench.operator('ops.lee').scope = { type: 'MERCHANT', values: [all[0]?.mchNo ?? ''] };
    expect(list('').map(({ mchNo }) => mchNo)).toEqual([all[0]?.mchNo]);
  });

  it('require the key', () => {
    expect(price({}, 1, 'ops.lee')).toMatchObject({ code: 403, data: { required: ['product:pay:merchant:price'] } });
  });
});

describe('list, header, detail and file', () => {
  it('filters and sorts', () => {
    const codes = (query: string) =>
      dataOf<{ list: Product[] }>(get(`page?pageSize=50&${query}`)).list.map((one) => one.productCode);
    expect(codes('country=TH')).toEqual(['TH_SCAN', 'TH_BANK']);
    expect(codes('category=QR&currency=VND,THB')).toEqual(
      ['TH_SCAN', 'VN_SCAN'].sort((a, b) => product(a).sort - product(b).sort),
    );
    expect(codes('keyword=泰国')).toEqual(['TH_SCAN', 'TH_BANK']);
    expect(codes('status=DISABLED')).toEqual([]);
    expect(codes('')).toHaveLength(12);
    expect(codes('sortField=productCode&sortOrder=descend')[0]).toBe('VN_SCAN');
    expect(get('page?sortField=margin')).toMatchObject({ code: 400 });
  });

  it('shows earnings with the profit key', () => {
    expect(row('TH_SCAN', 'ops.lee').todayProfit).toMatch(/^-?\d/);
    expect(row('TH_SCAN', 'k.wong').todayProfit).toBeNull();
  });

  it('has ways and log in the detail, the count in the header, and the rows in the export', async () => {
    done(send('edit', { ...ref('TH_SCAN'), sort: 3 }));
    const detail = done<ProductDetail>(get('detail?productCode=TH_SCAN'));
    expect(detail.ways?.map(({ wayCode }) => wayCode)).toEqual(['TH_QR', 'TH_WLT']);
    expect(detail.logs?.[0]).toMatchObject({ action: 'product:pay:edit', operatorName: WHO });
    expect(dataOf(get('statistics'))).toMatchObject({ products: 12, enabled: 12, closed: 0, wayless: 0 });
    const file = parseCsv(
      await textOf(bench.call(WHO, 'GET /product/pay/down?format=csv&columns=productCode,status,minAmount&country=TH')),
    );
    expect(file[0]?.[0]).toMatch(/^Pay products, by g\.rao, .*country=TH.*2 rows, separated by commas$/);
    expect(file.slice(1)).toEqual([
      ['Code', 'Status', 'Minimum amount'],
      ...['TH_SCAN', 'TH_BANK']
        .map((code) => [code, 'ENABLED', '50.00'])
        .sort((a, b) => product(a[0] as string).sort - product(b[0] as string).sort),
    ]);
  });
});
