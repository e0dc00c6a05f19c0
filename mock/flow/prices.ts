import type { Price as WirePrice } from '@/contract';
import type { ChainPrice } from '../../src/domain/prices';
import { entryAt } from '../../src/domain/typed';
import { moneyIn } from '../base/money';
import { partOf, ratioText } from '../base/ratio';
import type { Lang } from '../engine/text';
import { type Channel, type ChannelCost, type Product, productNameIn } from '../model/catalog';
import type { Agent, AgentShare, Holder, Price, PriceBook } from '../model/parties';
import type { World } from '../model/world';
import { agencyOf } from './agencies';
import { costliest } from './channels/routing';

/** The price in effect at this time; undefined before the first. */
export const priceAt = (book: PriceBook, productCode: string, at: number): Price | undefined =>
  book.get(productCode)?.findLast(({ effectiveAt }) => effectiveAt <= at);

/** Future prices, earliest first. */
export const plannedPrices = (book: PriceBook, productCode: string, at: number): Price[] =>
  (book.get(productCode) ?? []).filter(({ effectiveAt }) => effectiveAt > at);

/** Adds a price. It replaces a price with the same start time; earlier prices remain as history. */
export function setPrice(book: PriceBook, productCode: string, price: Price) {
  const kept = (book.get(productCode) ?? []).filter(({ effectiveAt }) => effectiveAt !== price.effectiveAt);
  book.set(
    productCode,
    [...kept, price].sort((a, b) => a.effectiveAt - b.effectiveAt),
  );
}

/** Rate x amount, half up, plus the fixed part, within minimum and maximum (docs/rules/trade.md#fee). Minor units. */
export function feeBy({ ppm, fixed, min, max }: Pick<Price, 'ppm' | 'fixed' | 'min' | 'max'>, amount: bigint): bigint {
  const fee = partOf(amount, ppm) + fixed;
  if (min !== null && fee < min) return min;
  return max !== null && fee > max ? max : fee;
}

/** A price in wire format, in the reader's language. */
export function showPrice(product: Product, price: Price, lang: Lang) {
  const { code, currency } = product;
  const money = (minor: bigint) => moneyIn(currency, minor);
  return {
    productCode: code,
    productName: productNameIn(lang, product),
    currency,
    enabled: price.isEnabled,
    rate: ratioText(price.ppm),
    fixed: money(price.fixed),
    min: price.min === null ? null : money(price.min),
    max: price.max === null ? null : money(price.max),
    effectiveAt: new Date(price.effectiveAt).toISOString(),
    setBy: price.by,
    setAt: new Date(price.at).toISOString(),
    remark: price.remark,
  } satisfies WirePrice;
}

/** Agents above a party, nearest first. */
export function chainAbove(agent: Agent | undefined): Agent[] {
  const chain: Agent[] = [];
  for (let one = agent; one; one = one.parent) chain.push(one);
  return chain;
}

/** A price in the form that the chain rule compares (src/domain/prices). */
export function chainPrice(
  kind: ChainPrice['kind'],
  { no, name }: { no: string; name: string },
  price: Pick<Price, 'ppm' | 'fixed'>,
  product: Product,
): ChainPrice {
  return { kind, no, name, rate: ratioText(price.ppm), fixed: moneyIn(product.currency, price.fixed) };
}

/**
 * Prices of a product along the chain at this time: the costliest channel in use, then the agents from the highest down to `below`,
 * the agent nearest to the party (docs/rules/agent.md#chain). Agents without a price for the product are left out.
 */
export function chainTo(world: World, product: Product, below: Agent | undefined, at: number): ChainPrice[] {
  const cost = costliest(world, product);
  const agents = chainAbove(below)
    .reverse()
    .flatMap((agent) => {
      const price = priceAt(agencyOf(world, agent).prices, product.code, at);
      return price ? [chainPrice('AGENT', agent, price, product)] : [];
    });
  return cost
    ? [chainPrice('COST', { no: cost.code, name: cost.name }, { ppm: cost.costPpm, fixed: cost.costFixed }, product), ...agents]
    : agents;
}

/**
 * The platform's margin on an amount at this price and the costliest channel, after agents' shares; may be negative. Minor units.
 */
export function marginOn(world: World, holder: Holder, product: Product, price: Price, amount: bigint): bigint {
  const cost = costNow(costliest(world, product), amount);
  const fee = feeBy(price, amount);
  const shares = sharesOf(world, holder, { amount, fee, cost, currency: product.currency, product, ppm: price.ppm });
  return fee - cost - sumOf(shares);
}

/** Basis of the agents' shares; without a product the rate difference cannot be shared. */
interface ShareBase {
  amount: bigint;
  fee: bigint;
  cost: bigint;
  currency: string;
  product?: Product;
  /** The merchant's rate in parts per million. */
  ppm?: number;
}

/**
 * Shares of the agents above a merchant, nearest first, each by its sharing mode; never more than the platform earns
 * (docs/rules/agent.md#shares). Closed agents get nothing; a suspended agent gets what its suspension allows.
 */
export function sharesOf(world: World, holder: Holder, { amount, fee, cost, currency, product, ppm }: ShareBase): AgentShare[] {
  const margin = fee > cost ? fee - cost : 0n;
  let left = margin;
  let below = ppm;
  const shares: AgentShare[] = [];
  for (const agent of holder.type === 'MERCHANT' ? chainAbove(holder.agent) : []) {
    const agency = agencyOf(world, agent);
    const base = product && priceAt(agency.prices, product.code, world.clock.now())?.ppm;
    const wanted =
      agency.shareMode === 'FIXED_PER_ORDER'
        ? (agency.fixedShares.get(currency) ?? 0n)
        : agency.shareMode === 'RATE_DIFF' && below !== undefined && base !== undefined
          ? partOf(amount, Math.max(0, below - base))
          : partOf(margin, agency.profitPpm);
    if (base !== undefined && agency.shareMode === 'RATE_DIFF') below = Math.min(below ?? base, base);
    const share = !agency.isEarning ? 0n : wanted < left ? wanted : left;
    left -= share;
    shares.push({ agent, share });
  }
  return shares;
}

export const sumOf = (shares: readonly AgentShare[]): bigint => shares.reduce((sum, { share }) => sum + share, 0n);

/** The cost of an amount at a channel, minor units. */
export const costOf = ({ ppm, fixed }: Pick<ChannelCost, 'ppm' | 'fixed'>, amount: bigint): bigint => partOf(amount, ppm) + fixed;

/** The cost in force at an instant; before the first cost, the first one. */
export const costAt = ({ costs }: Pick<Channel, 'costs'>, at: number): ChannelCost =>
  costs.findLast(({ from }) => from <= at) ?? entryAt(costs, 0);

/** The current cost of an amount at a channel, minor units; zero without a channel. */
export const costNow = (channel: Pick<Channel, 'costPpm' | 'costFixed'> | undefined, amount: bigint): bigint =>
  channel ? costOf({ ppm: channel.costPpm, fixed: channel.costFixed }, amount) : 0n;
