import { RETRIED } from '../areas/product/retried';
import { BUSINESS_ZONE } from '../base/hours';
import { AMOUNTS, currencies, currencyInfo } from '../base/money';
import { createRandom } from '../engine/random';
import { DAY } from '../engine/time';
import { type ChannelLimit, PAYOUT_CHANNELS, type Product, type Upstream, type Way } from '../model/catalog';
import type { OrderEvent } from '../model/records';
import type { World } from '../model/world';

const UPSTREAMS = [
  'Platform clearing',
  'Orchid Pay',
  'Kestrel Transfer',
  'Banyan Switch',
  'Copperline',
  'Tidewater Pay',
  'Saffron Gate',
  'Monsoon Wallet',
  'Lantern Bridge',
  'Pepper Rail',
  'Willow Card Pool',
];

const KINDS: readonly (readonly [
  code: string,
  name: string,
  nameZh: string,
  success: number,
  medianMs: number,
  weight: number,
])[] = [
  ['QR', 'QR code', '二维码', 0.7, 75_000, 5],
  ['TRF', 'Bank transfer', '银行转账', 0.66, 110_000, 4],
  ['WLT', 'Wallet', '电子钱包', 0.78, 45_000, 3],
  ['CRD', 'Own bank card', '自有银行卡', 0.64, 110_000, 3],
];

/** Pay ways that a country lacks; the others have all four (docs/rules/simulation.md#world: 12 products, 22 ways). */
const LEFT_OUT: Readonly<Record<string, string>> = { IN: 'CRD', PH: 'CRD' };

const COUNTRY_NAMES: Readonly<Record<string, string>> = {
  TH: '泰国',
  VN: '越南',
  ID: '印尼',
  IN: '印度',
  PH: '菲律宾',
  MY: '马来西亚',
};

const auditOf = ({ clock }: World) => {
  const at = clock.now() - 400 * DAY;
  return { createdAt: at, createdBy: 'sys.admin', updatedAt: at, updatedBy: 'sys.admin', version: 1, events: [] as OrderEvent[] };
};

/** Defaults of a channel: always open, without limits. */
const newChannel = (world: World, costPpm: number) => {
  const audit = auditOf(world);
  return {
    costPpm,
    costFixed: 0n,
    costs: [{ ppm: costPpm, fixed: 0n, from: audit.createdAt, at: audit.createdAt, by: audit.createdBy, remark: null }],
    // Far above the simulated traffic: lower it to see a channel close automatically.
    autoClose: { windowSec: 300, minSamples: 50, failPpm: 800_000, coolSec: 600 },
    tries: [],
    probeAt: null,
    isProbing: false,
    remark: null,
    status: 'ENABLED' as const,
    statusReason: null,
    limits: new Map<string, ChannelLimit>(),
    dailyCountLimit: 100_000,
    use: { day: 0, amounts: new Map<string, bigint>(), count: 0 },
    openFrom: null,
    openTo: null,
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    zone: BUSINESS_ZONE,
    recycled: false,
    ...audit,
  };
};

function newProduct(world: World, code: string, group: 'SCAN' | 'BANK', country: string, currency: string): Product {
  const { least, most } = AMOUNTS[currency] as (typeof AMOUNTS)[string];
  const minor = (units: number) => BigInt(units) * 10n ** BigInt(currencyInfo(currency).digits);
  const isScan = group === 'SCAN';
  return {
    code,
    name: `${COUNTRY_NAMES[country] ?? country}${isScan ? '扫码支付' : '银行代收'}`,
    nameEn: `${country} ${isScan ? 'scan to pay' : 'bank pay-in'}`,
    category: isScan ? 'QR' : 'BANK_TRANSFER',
    country,
    currency,
    status: 'ENABLED',
    statusReason: null,
    amountMode: 'RANGE',
    min: minor(least),
    max: minor(most),
    fixedAmounts: [],
    defaultPpm: 28_000,
    defaultFixed: 0n,
    floorPpm: 18_000,
    settlementCycle: 'D1',
    expireMinutes: 15,
    cashierType: isScan ? 'HOSTED' : 'REDIRECT',
    openFrom: null,
    openTo: null,
    sort: world.catalog.products.size + 1,
    docUrl: null,
    remark: null,
    ...auditOf(world),
  };
}

/** Creates upstreams, products, ways and channels (docs/rules/simulation.md#world). */
export function seedCatalog(world: World) {
  const { upstreams, products, ways, channels } = world.catalog;
  UPSTREAMS.forEach((name, at) => {
    const code = `U${String(at + 1).padStart(2, '0')}`;
    const { version, updatedAt, updatedBy, events } = auditOf(world);
    upstreams.set(code, { code, name, status: 'ENABLED', statusReason: null, version, updatedAt, updatedBy, events });
  });
  const random = createRandom('catalog');
  const upstreamAt = (at: number) => upstreams.get(`U${String(1 + (at % UPSTREAMS.length)).padStart(2, '0')}`) as Upstream;
  let next = 101;
  for (const { country, currency } of Object.values(currencies)) {
    if (country === 'SG') continue;
    for (const [kind, name, nameZh, success, medianMs, weight] of KINDS) {
      if (LEFT_OUT[country] === kind) continue;
      const group = kind === 'QR' || kind === 'WLT' ? 'SCAN' : 'BANK';
      const productCode = `${country}_${group}`;
      const product = products.get(productCode) ?? newProduct(world, productCode, group, country, currency);
      products.set(productCode, product);
      const way: Way = {
        code: `${country}_${kind}`,
        name: `${country} ${name}`,
        nameZh: `${COUNTRY_NAMES[country] ?? country}${nameZh}`,
        product,
        currency,
        success,
        medianMs,
        weight,
        strategy: 'WEIGHTED',
        stickyBy: null,
        stickyMinutes: null,
        fallback: null,
        maxAttempts: 3,
        attemptTimeoutSec: 10,
        retryOn: RETRIED,
        min: product.min,
        max: product.max,
        openFrom: null,
        openTo: null,
        mchScope: 'ALL',
        mchNos: [],
        status: 'ENABLED',
        statusReason: null,
        sort: ways.size + 1,
        remark: null,
        ...auditOf(world),
      };
      ways.set(way.code, way);
      const count = kind === 'QR' && country !== 'MY' ? 2 : kind === 'TRF' && (country === 'TH' || country === 'VN') ? 2 : 1;
      for (let at = 0; at < count; at++) {
        const upstream = kind === 'CRD' ? upstreamAt(10) : upstreamAt(1 + (next % 9));
        const code = `CH${String(next++).padStart(4, '0')}`;
        const costPpm = kind === 'CRD' ? random.int(1000, 4000) : random.int(12_000, 24_000);
        channels.set(code, {
          code,
          name: `${upstream.name} ${way.name}`,
          upstream,
          direction: 'IN',
          currency,
          way,
          weight: at === 0 ? 7 : 3,
          ...newChannel(world, costPpm),
          limits: new Map([[currency, { min: product.min / 10n, max: product.max * 10n, daily: product.max * 10_000n }]]),
        });
      }
    }
  }
  PAYOUT_CHANNELS.forEach((code, at) => {
    // The first four also pay withdrawals, from the platform's own bank.
    const upstream = at < 4 ? upstreamAt(0) : upstreamAt(1 + (at % 9));
    channels.set(code, {
      code,
      name: `${upstream.name} payout ${at + 1}`,
      upstream,
      direction: 'OUT',
      currency: null,
      way: null,
      weight: 1,
      ...newChannel(world, random.int(3000, 8000)),
    });
  });
}
