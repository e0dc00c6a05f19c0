import type { PayRecordFailClass } from '@/contract';
import { rateText } from '../../src/domain/percent';
import { createRandom } from '../engine/random';
import { type Lang, say, type Text } from '../engine/text';
import { BUSINESS_ZONE } from './hours';
import { currencies, factsOf, type OrderEvent, type World } from './world';

/** Who changed something last, and what happened to it. */
interface Kept {
  version: number;
  updatedAt: number;
  updatedBy: string;
  events: OrderEvent[];
}

/** A company that moves the money. */
export interface Upstream extends Kept {
  code: string;
  name: string;
  status: 'ENABLED' | 'DISABLED' | 'MAINTENANCE';
  /** Why it was closed. */
  statusReason: string | null;
}

/**
 * What is sold to merchants: pay-ins only, payouts are priced and routed elsewhere. Amounts in minor units, rates in parts per
 * million, hours "HH:MM" local.
 */
export interface Product {
  code: string;
  /** In Chinese. */
  name: string;
  nameEn: string;
  category: 'BANK_TRANSFER' | 'BANK_CARD' | 'QR' | 'E_WALLET' | 'VIRTUAL_ACCOUNT' | 'CARD' | 'OTC';
  country: string;
  currency: string;
  status: 'ENABLED' | 'DISABLED' | 'MAINTENANCE';
  /** Why it was closed, a CatalogReason. */
  statusReason: string | null;
  amountMode: 'RANGE' | 'FIXED' | 'BOTH';
  min: bigint;
  max: bigint;
  fixedAmounts: readonly bigint[];
  defaultPpm: number;
  defaultFixed: bigint;
  floorPpm: number;
  settlementCycle: 'T0' | 'D1' | 'T1' | 'D7';
  expireMinutes: number;
  cashierType: 'REDIRECT' | 'HOSTED' | 'DIRECT';
  openFrom: string | null;
  openTo: string | null;
  sort: number;
  docUrl: string | null;
  remark: string | null;
  createdAt: number;
  createdBy: string;
  updatedAt: number;
  updatedBy: string;
  version: number;
  events: OrderEvent[];
}

/** Name of a product in the reader's language. */
export const productNameIn = (lang: Lang, { name, nameEn }: Pick<Product, 'name' | 'nameEn'>): string =>
  say(lang, [nameEn, name]);

/** How a payer pays within a product; rounds of channels stand behind it. Units as in Product. */
export interface Way {
  code: string;
  name: string;
  product: Product;
  strategy: 'ROUND_ROBIN' | 'WEIGHTED' | 'PRIORITY' | 'LEAST_COST' | 'SUCCESS_RATE' | 'STICKY';
  stickyBy: 'PAYER' | 'MERCHANT' | null;
  stickyMinutes: number | null;
  fallback: Way | null;
  maxAttempts: number;
  attemptTimeoutSec: number;
  /** Classes of failures that move an order to the next round. */
  retryOn: readonly PayRecordFailClass[];
  min: bigint;
  max: bigint;
  openFrom: string | null;
  openTo: string | null;
  mchScope: 'ALL' | 'INCLUDE' | 'EXCLUDE';
  mchNos: readonly string[];
  status: 'ENABLED' | 'DISABLED';
  /** Why it was closed, a CatalogReason. */
  statusReason: string | null;
  sort: number;
  remark: string | null;
  createdAt: number;
  createdBy: string;
  updatedAt: number;
  updatedBy: string;
  version: number;
  events: OrderEvent[];
  currency: string;
  /** Payers: share that pays, median time until they do, in ms. */
  success: number;
  medianMs: number;
  weight: number;
}

/** Least and most of one order and most of a business day, minor units of one currency. */
export interface ChannelLimit {
  min: bigint;
  max: bigint;
  daily: bigint | null;
}

/** What a channel takes from an instant on: parts per million of the amount, and minor units of its currency. */
export interface ChannelCost {
  ppm: number;
  fixed: bigint;
  from: number;
  at: number;
  by: string;
  remark: string | null;
}

/** When failures close a channel by itself, and for how long. */
export interface AutoClose {
  windowSec: number;
  minSamples: number;
  failPpm: number;
  coolSec: number;
}

/** One connection to an upstream. Rates are parts per million of the amount; hours as in Hours. */
export interface Channel extends Kept {
  code: string;
  name: string;
  upstream: Upstream;
  direction: 'IN' | 'OUT';
  /** Payout channels serve every currency. */
  currency: string | null;
  way: Way | null;
  /** What it takes now; moved by the clock when a planned cost comes into force. */
  costPpm: number;
  costFixed: bigint;
  /** All costs by their beginning, also planned ones. */
  costs: ChannelCost[];
  /** Share of the traffic of its way. */
  weight: number;
  status: 'ENABLED' | 'DISABLED' | 'MAINTENANCE' | 'AUTO_CLOSED';
  /** Why it was closed. */
  statusReason: string | null;
  /** By currency; one that is not here has none. */
  limits: Map<string, ChannelLimit>;
  dailyCountLimit: number | null;
  /** What it has carried on its last business day since 1970; minor units by currency. */
  use: { day: number; amounts: Map<string, bigint>; count: number };
  openFrom: string | null;
  openTo: string | null;
  weekdays: readonly number[];
  zone: string;
  /** Kept out of sight, and takes nothing. */
  recycled: boolean;
  autoClose: AutoClose | null;
  /** Ends of the tries within the window of its rule, oldest first. */
  tries: { at: number; isOk: boolean }[];
  /** When it is probed again after it closed itself. */
  probeAt: number | null;
  /** It was opened to be probed: its next try decides. */
  isProbing: boolean;
  remark: string | null;
  createdAt: number;
  createdBy: string;
}

/** The upstream that is the pool of own cards. */
const OWN_POOL = 'U11';

/** True for a channel whose money comes to own cards. */
export const isOwnCard = ({ upstream }: Channel): boolean => upstream.code === OWN_POOL;

/** Everything of the catalogue, by code. */
export interface Catalog {
  upstreams: Map<string, Upstream>;
  products: Map<string, Product>;
  ways: Map<string, Way>;
  channels: Map<string, Channel>;
}

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
const KINDS: readonly (readonly [code: string, name: string, success: number, medianMs: number, weight: number])[] = [
  ['QR', 'QR code', 0.7, 75_000, 5],
  ['TRF', 'Bank transfer', 0.66, 110_000, 4],
  ['WLT', 'Wallet', 0.78, 45_000, 3],
  ['CRD', 'Own bank card', 0.64, 110_000, 3],
];
/** Countries with fewer ways; the others have all four (docs/rules/simulation.md#world: 12 products, 22 ways). */
const LEFT_OUT: Readonly<Record<string, string>> = { IN: 'CRD', PH: 'CRD' };
const COUNTRY_NAMES: Readonly<Record<string, string>> = {
  TH: '泰国',
  VN: '越南',
  ID: '印尼',
  IN: '印度',
  PH: '菲律宾',
  MY: '马来西亚',
};
export const PAYOUT_CHANNELS = Array.from({ length: 13 }, (_, at) => `CH${String(310 + at).padStart(4, '0')}`);

/** Failures that another channel may mend; every other ends the order. */
export const RETRIED: readonly PayRecordFailClass[] = [
  'CONFIG',
  'AUTH',
  'LIMIT',
  'BALANCE',
  'UPSTREAM_DOWN',
  'TIMEOUT',
  'PAYER',
  'RISK',
  'OTHER',
];

const auditOf = ({ clock }: World) => {
  const at = clock.now() - 400 * 86_400_000;
  return { createdAt: at, createdBy: 'sys.admin', updatedAt: at, updatedBy: 'sys.admin', version: 1, events: [] as OrderEvent[] };
};

/** What every channel begins with: open all day and every day, within no limit. */
const newChannel = (world: World, costPpm: number) => {
  const audit = auditOf(world);
  return {
    costPpm,
    costFixed: 0n,
    costs: [{ ppm: costPpm, fixed: 0n, from: audit.createdAt, at: audit.createdAt, by: audit.createdBy, remark: null }],
    // Far above what this traffic brings: whoever wants a channel to close by itself lowers it.
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
  const minor = (units: number) => BigInt(units) * 10n ** BigInt(factsOf(currency).digits);
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

/** Seeds upstreams, products, ways and channels (docs/rules/simulation.md#world). */
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
    for (const [kind, name, success, medianMs, weight] of KINDS) {
      if (LEFT_OUT[country] === kind) continue;
      const group = kind === 'QR' || kind === 'WLT' ? 'SCAN' : 'BANK';
      const productCode = `${country}_${group}`;
      const product = products.get(productCode) ?? newProduct(world, productCode, group, country, currency);
      products.set(productCode, product);
      const way: Way = {
        code: `${country}_${kind}`,
        name: `${country} ${name}`,
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
    // The first four pay withdrawals too, out of the platform's own clearing.
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

/** Amount x rate, half up (docs/rules/trade.md#fee). @param ppm parts per million */
export const partOf = (amount: bigint, ppm: number): bigint => (amount * BigInt(ppm) + 500_000n) / 1_000_000n;

/** What a channel takes of an amount, minor units. */
export const costOf = ({ ppm, fixed }: Pick<ChannelCost, 'ppm' | 'fixed'>, amount: bigint): bigint => partOf(amount, ppm) + fixed;

/** The cost that was, is or will be in force at an instant; before the first one, the first. */
export const costAt = ({ costs }: Pick<Channel, 'costs'>, at: number): ChannelCost =>
  costs.findLast(({ from }) => from <= at) ?? (costs[0] as ChannelCost);

/** What a channel takes of an amount now, minor units; nothing without a channel. */
export const costNow = (channel: Pick<Channel, 'costPpm' | 'costFixed'> | undefined, amount: bigint): bigint =>
  channel ? costOf({ ppm: channel.costPpm, fixed: channel.costFixed }, amount) : 0n;

/** A ratio of the wire in parts per million. */
export const ppmOf = (ratio: string): number => Math.round(Number(ratio) * 1_000_000);

/** A rate in parts per million as the wire says it: a ratio, "0.025". */
export const ratioText = (ppm: number): string => (ppm / 1_000_000).toFixed(6).replace(/0+$/, '').replace(/\.$/, '');

/** The same as sentences name it: `2.5%`. */
export const percentOf = (ppm: number): string => rateText(ratioText(ppm));

const PER_USD: Readonly<Record<string, number>> = {
  VND: 25_400,
  IDR: 15_900,
  THB: 34.8,
  INR: 84.2,
  PHP: 57.6,
  MYR: 4.45,
  USD: 1,
};
const SCALE = 10n ** 12n;

/**
 * US dollars for one unit of a currency on a business day, as a decimal string of 12 digits; of USD "1"
 * (docs/rules/simulation.md#rates).
 * @param day business days since 1970
 */
export function usdRate(currency: string, day: number): string {
  const per = PER_USD[currency];
  if (per === undefined) throw new Error(`No rate for ${currency}`);
  if (per === 1) return '1';
  const mid = per * (1 + 0.006 * Math.sin(day * 0.37 + per));
  return (1 / mid).toFixed(12);
}

/** Minor units of a currency in US cents at the rate of that day, half up away from zero. */
export function toUsd(minor: bigint, currency: string, day: number): bigint {
  if (currency === 'USD') return minor;
  const rate = BigInt(usdRate(currency, day).replace('.', ''));
  const over = SCALE * 10n ** BigInt(factsOf(currency).digits);
  const product = (minor < 0n ? -minor : minor) * rate * 100n;
  const rounded = (product + over / 2n) / over;
  return minor < 0n ? -rounded : rounded;
}

/** Median pay-in, sigma of its logarithm, usual round sums and limits in units (docs/rules/simulation.md#amounts). */
export const AMOUNTS: Readonly<
  Record<string, { median: number; sigma: number; round: readonly number[]; least: number; most: number }>
> = {
  VND: { median: 300_000, sigma: 1.48, round: [50e3, 100e3, 200e3, 300e3, 500e3, 1e6, 2e6, 5e6], least: 20_000, most: 50e6 },
  IDR: { median: 150_000, sigma: 1.48, round: [50e3, 100e3, 200e3, 300e3, 500e3, 1e6], least: 10_000, most: 25e6 },
  THB: { median: 500, sigma: 1.518, round: [100, 200, 300, 500, 1000, 2000, 5000], least: 50, most: 200_000 },
  INR: { median: 800, sigma: 1.43, round: [200, 300, 500, 1000, 2000, 5000, 10_000], least: 100, most: 100_000 },
  PHP: { median: 700, sigma: 1.534, round: [100, 200, 300, 500, 1000, 2000, 5000], least: 50, most: 100_000 },
  MYR: { median: 80, sigma: 1.43, round: [30, 50, 100, 200, 500, 1000], least: 10, most: 30_000 },
};

/** Reasons of a failed try: unified code, class, what the upstream says; weight (docs/rules/payrecord.md#failures). */
export const FAILURES: readonly (readonly [unified: string, failClass: string, raw: string, message: Text, weight: number])[] = [
  ['UPSTREAM_UNAVAILABLE', 'UPSTREAM_DOWN', '9001', ['The upstream is not available.', '上游不可用。'], 30],
  // Never drawn: it is how the platform itself calls a try that nobody answered.
  ['UPSTREAM_TIMEOUT', 'TIMEOUT', '', ['The upstream did not answer in time.', '上游响应超时。'], 0],
  ['CHANNEL_LIMIT', 'LIMIT', '4021', ['A limit of the channel is reached.', '通道限额已满。'], 25],
  ['PAYER_REFUSED', 'PAYER', '1105', ['The payer refused.', '付款人拒绝付款。'], 15],
  ['RISK_REFUSED', 'RISK', '7003', ['Refused by risk control.', '风控拒绝。'], 12],
  ['BALANCE_SHORT', 'BALANCE', '4010', ['The balance at the upstream is too low.', '上游余额不足。'], 8],
  ['SIGNATURE_INVALID', 'AUTH', '8801', ['The signature was refused.', '签名错误。'], 4],
  ['CHANNEL_CONFIG', 'CONFIG', '8100', ['The channel is set up wrongly.', '通道配置错误。'], 3],
  ['UNMAPPED', 'OTHER', 'E-517', ['The upstream gave a code nobody knows.', '上游返回未知错误码。'], 3],
];
