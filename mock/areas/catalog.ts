import { createRandom } from '../engine/random';
import type { Text } from '../engine/text';
import { currencies, factsOf, type Holder, type World } from './world';

/** A company that moves the money. */
export interface Upstream {
  code: string;
  name: string;
}

/** What is sold to merchants. */
export interface Product {
  code: string;
  name: string;
}

/** How a payer pays within a product; rounds of channels stand behind it. */
export interface Way {
  code: string;
  name: string;
  product: Product;
  currency: string;
  /** Payers: share that pays, median time until they do, in ms. */
  success: number;
  medianMs: number;
  weight: number;
}

/** One connection to an upstream. Rates are parts per million of the amount. */
export interface Channel {
  code: string;
  name: string;
  upstream: Upstream;
  direction: 'IN' | 'OUT';
  /** Payout channels serve every currency. */
  currency: string | null;
  way: Way | null;
  costPpm: number;
  /** Share of the traffic of its way. */
  weight: number;
}

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
/** Countries with fewer ways; the others have all four (simulator 4.3: 12 products, 22 ways). */
const LEFT_OUT: Readonly<Record<string, string>> = { IN: 'CRD', PH: 'CRD' };
export const PAYOUT_CHANNELS = Array.from({ length: 13 }, (_, at) => `CH${String(310 + at).padStart(4, '0')}`);

/** Seeds upstreams, products, ways and channels (simulator 4.3). */
export function seedCatalog(world: World) {
  const { upstreams, products, ways, channels } = world.catalog;
  UPSTREAMS.forEach((name, at) => {
    const code = `U${String(at + 1).padStart(2, '0')}`;
    upstreams.set(code, { code, name });
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
      const product = products.get(productCode) ?? {
        code: productCode,
        name: `${country} ${group === 'SCAN' ? 'scan to pay' : 'bank pay-in'}`,
      };
      products.set(productCode, product);
      const way: Way = { code: `${country}_${kind}`, name: `${country} ${name}`, product, currency, success, medianMs, weight };
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
          costPpm,
          weight: at === 0 ? 7 : 3,
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
      costPpm: random.int(3000, 8000),
      weight: 1,
    });
  });
}

/** What a merchant pays for a product: cost + 0.4 to 1.2 %, for two pairs below cost (simulator 4.6). Parts per million. */
export function pricePpm(holder: Holder, way: Way): number {
  const pair = `${holder.no} ${way.code}`;
  const known = prices.get(pair);
  if (known !== undefined) return known;
  const isBelowCost =
    (holder.no === 'M100011' && way.code.endsWith('QR')) || (holder.no === 'M100023' && way.code.endsWith('WLT'));
  // The same for both ways of a product, whatever the seed of the world.
  const share = createRandom(`${holder.no} ${way.product.code}`).next();
  const price = isBelowCost ? 11_000 : (way.code.endsWith('CRD') ? 18_000 : 25_000) + Math.round(share * 80) * 100;
  prices.set(pair, price);
  return price;
}
const prices = new Map<string, number>();

/** Share of the platform's part that each agent of the chain gets, nearest first: 20 %, 8 %, 4 % of what is left after cost. */
export const AGENT_PARTS = [200_000, 80_000, 40_000] as const;

/** Amount x rate, half up (simulator 4.2, 8). @param ppm parts per million */
export const partOf = (amount: bigint, ppm: number): bigint => (amount * BigInt(ppm) + 500_000n) / 1_000_000n;

/** A rate in parts per million as the wire says it: a ratio, "0.025". */
export const rateText = (ppm: number): string => (ppm / 1_000_000).toFixed(6).replace(/0+$/, '').replace(/\.$/, '');

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

/** US dollars for one unit of a currency on a business day, as a decimal string of 12 digits; of USD "1" (simulator 4.6). @param day business days since 1970 */
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

/** Median pay-in, sigma of its logarithm, usual round sums and limits in units (simulator 4.5). */
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

/** Reasons of a failed try: unified code, class, what the upstream says; weight (screen 14). */
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
