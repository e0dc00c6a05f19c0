import type { MerchantProduct, PriceInput } from '@/contract';
import { formatMoney } from '../../../src/domain/money';
import { rateText } from '../../../src/domain/percent';
import { chainBreak } from '../../../src/domain/prices';
import { fault } from '../../base/faults';
import { AMOUNTS, currencyInfo, minorOf, moneyIn, moneyText } from '../../base/money';
import { PPM, percentOf, ratioText } from '../../base/ratio';
import { invalid } from '../../engine/schema';
import { type Lang, say, type Text } from '../../engine/text';
import { MINUTE, timeOf } from '../../engine/time';
import { costliest } from '../../flow/channels/routing';
import { chainPrice, chainTo, costNow, feeBy, marginOn, plannedPrices, priceAt, setPrice, showPrice } from '../../flow/prices';
import { type Product, productNameIn } from '../../model/catalog';
import type { PlatformCall } from '../../model/operators';
import type { Agent, Holder, Merchant, Price, PriceBook } from '../../model/parties';
import type { World } from '../../model/world';

const NO_PRODUCT: Text = ['Product {code} is not available for this merchant.', '该商户没有可用的产品 {code}。'];
const TWICE: Text = ['Listed twice in this request.', '本次请求中重复。'];
const DIGITS: Text = ['{currency} has at most {digits} decimals.', '{currency} 最多 {digits} 位小数。'];
const ORDER: Text = ['Must not be below the minimum fee.', '不得小于最低手续费。'];
const FLOOR: Text = ['Below the product’s floor price ({floor}).', '低于产品底价（{floor}）。'];

const BASE: Text = [
  'Must not be below {rate} + {fixed}, the price of agent {name} ({no}).',
  '上级代理 {name}（{no}）的底价为 {rate} + {fixed}，不得低于该价格。',
];

const CHAIN: Text = [
  '{lower} ({lowerNo}) pays less than its parent {upper} ({upperNo}).',
  '{lower}（{lowerNo}）的价格低于上级 {upper}（{upperNo}）。',
];

const PAST: Text = ['Must not be in the past.', '不得早于当前时间。'];

const LOSS: Text = [
  'The platform would lose {loss} per {amount}: fee {fee}, cost {cost}, agents {share}.',
  '每笔 {amount} 平台亏损 {loss}：手续费 {fee}，成本 {cost}，代理 {share}。',
];

/** Products available to a merchant with this country and these currencies. */
export const productsFor = (world: World, country: string, currencies: readonly string[]): Product[] =>
  [...world.catalog.products.values()].filter((one) => one.country === country && currencies.includes(one.currency));

/** A typical amount of a product, and its minimum and maximum; minor units. */
function samples({ currency, min, max }: Product): [bigint, bigint, bigint] {
  const usual = BigInt(AMOUNTS[currency]?.median ?? 100) * 10n ** BigInt(currencyInfo(currency).digits);
  return [usual < min ? min : usual > max ? max : usual, min, max];
}

/** The platform's margin on one amount, with its parts. Minor units; the margin may be negative. */
interface Margin {
  amount: bigint;
  fee: bigint;
  cost: bigint;
  share: bigint;
  margin: bigint;
}

function marginAt(world: World, holder: Holder, product: Product, price: Price, amount: bigint): Margin {
  const fee = feeBy(price, amount);
  const cost = costNow(costliest(world, product), amount);
  const margin = marginOn(world, holder, product, price, amount);
  return { amount, fee, cost, share: fee - cost - margin, margin };
}

/** The margin at a typical amount, or at the minimum or maximum when the platform would lose there (docs/rules/mch.md#prices). */
function marginOf(world: World, holder: Holder, product: Product, price: Price): Margin {
  const [usual, ...limits] = samples(product);
  const first = marginAt(world, holder, product, price, usual);
  if (first.margin < 0n) return first;
  return limits.map((amount) => marginAt(world, holder, product, price, amount)).find(({ margin }) => margin < 0n) ?? first;
}

/** True when a current price makes a loss. */
export function hasLoss(world: World, { holder, prices }: Pick<Merchant, 'holder' | 'prices'>, at: number): boolean {
  for (const code of prices.keys()) {
    const product = world.catalog.products.get(code);
    const price = priceAt(prices, code, at);
    if (product && price?.isEnabled && marginOf(world, holder, product, price).margin < 0n) return true;
  }
  return false;
}

/** A validated price with its product. */
interface ReadPrice {
  product: Product;
  price: Price;
}

/**
 * Validates new prices: known product, digits, floor, base prices of the agents above. A loss needs a reason
 * (docs/rules/mch.md#prices).
 * @param field name of the prices in the call
 * @throws Refusal 422 with every field error
 */
export function readPrices(
  world: World,
  { actor, at, lang }: PlatformCall,
  holder: Holder,
  items: readonly PriceInput[],
  { field, remark, isConfirmed }: { field: string; remark: string | null; isConfirmed: boolean },
): ReadPrice[] {
  const own = productsFor(
    world,
    holder.country,
    holder.accounts.map(({ account }) => account.currency),
  );
  const faults: { name: string; rule: string; text: Text }[] = [];
  const seen = new Set<string>();
  const read = items.flatMap((item, index): ReadPrice[] => {
    const name = (part: string) => `${field}.${index}.${part}`;
    const before = faults.length;
    const addFault = (part: string, rule: string, text: Text, values: Record<string, string | number> = {}) =>
      faults.push(fault(name(part), rule, text, values));
    const product = own.find(({ code }) => code === item.productCode);
    if (!product) {
      addFault('productCode', 'exists', NO_PRODUCT, { code: item.productCode });
      return [];
    }
    if (seen.has(product.code)) addFault('productCode', 'unique', TWICE);
    seen.add(product.code);
    const { currency } = product;
    const { digits } = currencyInfo(currency);
    const money = (part: 'fixed' | 'min' | 'max'): bigint | null => {
      const text = item[part];
      if (text === null || text === undefined) return null;
      const minor = minorOf(text, digits);
      if (minor === undefined) addFault(part, 'digits', DIGITS, { currency, digits });
      return minor ?? null;
    };
    const wanted = item.effectiveAt ? Date.parse(item.effectiveAt) : at;
    const price: Price = {
      isEnabled: item.enabled,
      ppm: Math.round(Number(item.rate) * PPM),
      fixed: money('fixed') ?? 0n,
      min: money('min'),
      max: money('max'),
      effectiveAt: Math.max(wanted, at),
      by: actor.username,
      at,
      remark,
    };
    if (wanted < at - MINUTE) addFault('effectiveAt', 'future', PAST);
    if (price.min !== null && price.max !== null && price.max < price.min) addFault('max', 'gte:min', ORDER);
    if (faults.length > before || !price.isEnabled) return [{ product, price }];
    if (price.ppm < product.floorPpm) addFault('rate', 'floor', FLOOR, { floor: percentOf(product.floorPpm) });
    const mine = chainPrice('MERCHANT', { no: holder.no, name: holder.name }, price, product);
    for (const above of chainTo(world, product, holder.agent, price.effectiveAt)) {
      const broken = above.kind === 'AGENT' ? chainBreak([above, mine]) : undefined;
      if (!broken) continue;
      const values = {
        no: above.no,
        name: above.name,
        rate: rateText(above.rate),
        fixed: formatMoney(above.fixed, currency),
      };
      addFault(broken.part, 'chain', BASE, values);
      break;
    }
    const margin = marginOf(world, holder, product, price);
    if (faults.length === before && margin.margin < 0n && !isConfirmed)
      addFault('rate', 'margin', LOSS, lossOf(margin, currency));
    return [{ product, price }];
  });
  if (faults.length > 0) throw invalid(lang, faults);
  return read;
}

function lossOf({ amount, fee, cost, share, margin }: Margin, currency: string) {
  const money = (minor: bigint) => moneyText(minor, currency);
  return { amount: money(amount), loss: money(-margin), fee: money(fee), cost: money(cost), share: money(share) };
}

/** Adds prices to a book, each from its start time. */
export function writePrices(book: PriceBook, read: readonly ReadPrice[]) {
  for (const { product, price } of read) setPrice(book, product.code, price);
}

/** A price as text for the operation log. */
export function priceText(price: Price | undefined, { currency }: Product): string | null {
  if (!price) return null;
  const parts = [
    price.isEnabled ? 'on' : 'off',
    `${percentOf(price.ppm)} + ${moneyIn(currency, price.fixed)}`,
    price.min !== null && `min ${moneyIn(currency, price.min)}`,
    price.max !== null && `max ${moneyIn(currency, price.max)}`,
    `from ${timeOf(price.effectiveAt)}`,
  ];
  return parts.filter(Boolean).join(', ');
}

/** One product of a merchant: its prices by time, the base prices above, and its margin. */
export function showProduct(
  world: World,
  product: Product,
  { holder, prices }: { holder: Holder; prices: PriceBook },
  at: number,
  lang: Lang,
): MerchantProduct {
  const price = priceAt(prices, product.code, at);
  const planned = plannedPrices(prices, product.code, at);
  const past = (prices.get(product.code) ?? []).filter((one) => one !== price && one.effectiveAt <= at).reverse();
  const chain = chainTo(world, product, holder.agent, at);
  const whole = price ? [...chain, chainPrice('MERCHANT', { no: holder.no, name: holder.name }, price, product)] : chain;
  const broken = chainBreak(whole);
  const margin = price && marginOf(world, holder, product, price);
  return {
    productCode: product.code,
    productName: productNameIn(lang, product),
    currency: product.currency,
    floorRate: ratioText(product.floorPpm),
    defaultRate: ratioText(product.defaultPpm),
    price: price ? showPrice(product, price, lang) : null,
    planned: planned.map((one) => showPrice(product, one, lang)),
    history: past.map((one) => showPrice(product, one, lang)),
    chain: whole,
    ...(margin && { sampleAmount: moneyIn(product.currency, margin.amount) }),
    margin: margin ? moneyIn(product.currency, margin.margin) : null,
    chainIssue: broken
      ? say(lang, CHAIN, {
          lower: broken.lower.name,
          lowerNo: broken.lower.no,
          upper: broken.upper.name,
          upperNo: broken.upper.no,
        })
      : null,
  };
}

/** A holder before its creation, for price checks: country, currency and agent. */
export const draftHolder = (
  country: string,
  currencies: readonly string[],
  agent: Agent | undefined,
  no: string,
  name: string,
): Holder => ({
  type: 'MERCHANT',
  no,
  name,
  level: 'C',
  country,
  agent,
  accounts: currencies.map((currency) => ({
    account: {
      no: '',
      holderNo: no,
      type: 'BALANCE',
      currency,
      isCustomer: true,
      amounts: { available: 0n, frozen: 0n, pending: 0n },
      entryCounts: { available: 0, frozen: 0, pending: 0 },
      entries: [],
    },
    target: 0n,
  })),
  payees: [],
  weight: 0,
  feeMode: 'INNER',
  isTest: false,
  status: 'PENDING_REVIEW',
});
