import type { ProductPriceFilter, ProductPrice as WirePrice } from '@/contract';
import { formatMoney } from '../../../src/domain/money';
import { rateText } from '../../../src/domain/percent';
import { chainBreak } from '../../../src/domain/prices';
import { entryAt } from '../../../src/domain/typed';
import { failureOf, isUnreasoned, REMARK_SHORT } from '../../base/bulk';
import { amountsIn, type Checked, fault } from '../../base/faults';
import { moneyIn, moneyText } from '../../base/money';
import { PPM, partOf, percentOf, ppmOf } from '../../base/ratio';
import { holds, soughtIn } from '../../base/rowFilter';
import { invalid } from '../../engine/schema';
import { type Lang, notFound, Refusal, type Text } from '../../engine/text';
import { DAY } from '../../engine/time';
import { demandSecond } from '../../flow/approvals';
import { costliest } from '../../flow/channels/routing';
import { addMaker } from '../../flow/makers';
import {
  chainPrice,
  chainTo,
  costNow,
  feeBy,
  marginOn,
  plannedPrices,
  priceAt,
  setPrice,
  sharesOf,
  showPrice,
  sumOf,
} from '../../flow/prices';
import { samples } from '../../flow/samples';
import { conflictOf, touch } from '../../flow/versions';
import type { Product } from '../../model/catalog';
import type { CallFor, Operator } from '../../model/operators';
import type { Holder, Merchant, Price } from '../../model/parties';
import { isInScope } from '../../model/scope';
import type { World } from '../../model/world';

const PARTS = ['enabled', 'rate', 'fixed', 'min', 'max'] as const;
const AHEAD_MS = 366 * DAY;
const SHOWN_FAULTS = 5;

const NO_MERCHANT: Text = ['Merchant not found, or outside your data scope.', '商户不存在或不在您的数据范围内。'];
const TWICE: Text = ['Listed twice in this request.', '本次请求中重复。'];
const GONE: Text = ['{name} is closed. Its prices can no longer be changed.', '{name} 已关闭，不能再修改价格。'];
const SET: Text = ['{done} of {all} prices set.', '已设置 {done}/{all} 个价格。'];
const PAST: Text = ['Must be in the future, within one year.', '必须晚于当前时间，且在一年以内。'];
const OVER: Text = ['Must not exceed 100%.', '不得超过 100%。'];
const LESS: Text = ['Must not be below the minimum fee.', '不得小于最低手续费。'];

const FLOOR: Text = [
  '{rate} is below the floor price {floor}: {short} less per {amount}.',
  '{rate} 低于底价 {floor}：每 {amount} 少收 {short}。',
];

const CHAIN: Text = ['{name} would pay less than {upper} ({upperPrice}).', '{name} 的价格低于 {upper}（{upperPrice}）。'];

const LOSS: Text = [
  '{name}: per {amount}, fee {fee}, cost {cost}, agents {shares}. The platform loses {loss}.',
  '{name}：每 {amount} 手续费 {fee}，成本 {cost}，代理 {shares}，平台亏损 {loss}。',
];

const MORE: Text = ['And {n} more.', '另有 {n} 条同类提示。'];

/** The margin at the first sample with a loss, otherwise at the typical amount. Minor units. */
export function worstMargin(world: World, holder: Holder, product: Product, price: Price): { amount: bigint; margin: bigint } {
  const tried = samples(product).map((amount) => ({ amount, margin: marginOn(world, holder, product, price, amount) }));
  return tried.find(({ margin }) => margin < 0n) ?? entryAt(tried, 0);
}

/** Current and future prices of one merchant for a product, with the platform's margin. */
export function showProductPrice(world: World, product: Product, merchant: Merchant, lang: Lang, at: number): WirePrice {
  const { no, holder, prices, version } = merchant;
  const price = priceAt(prices, product.code, at);
  const worst = price?.isEnabled ? worstMargin(world, holder, product, price) : undefined;
  const money = (minor: bigint) => moneyIn(product.currency, minor);
  return {
    mchNo: no,
    mchName: holder.name,
    agentNo: holder.agent?.no ?? null,
    agentName: holder.agent?.name ?? null,
    mchStatus: holder.status,
    version,
    price: price ? showPrice(product, price, lang) : null,
    planned: plannedPrices(prices, product.code, at).map((one) => showPrice(product, one, lang)),
    belowFloor: price?.isEnabled === true && price.ppm < product.floorPpm,
    margin: worst ? money(worst.margin) : null,
    marginOn: worst ? money(worst.amount) : null,
  };
}

/** Merchants in the data scope with their prices for a product: those of its country, and others with a price. */
export function findPrices(world: World, actor: Operator, product: Product, filter: ProductPriceFilter, at: number): Merchant[] {
  const sought = soughtIn(filter.keyword);
  const { view = 'ALL' } = filter;
  return [...world.merchants.values()].filter((merchant) => {
    const { no, holder, prices } = merchant;
    if (!isInScope(actor, holder) || (holder.country !== product.country && !prices.has(product.code))) return false;
    if (!holds(sought, [no, holder.name])) return false;
    const price = priceAt(prices, product.code, at);
    if (view === 'ALL') return true;
    if (view === 'UNPRICED') return !price?.isEnabled;
    if (!price?.isEnabled) return false;
    if (view === 'BELOW_FLOOR') return price.ppm < product.floorPpm;
    return view === 'PRICED' || worstMargin(world, holder, product, price).margin < 0n;
  });
}

/** The price of a call. @throws Refusal 422 */
function readPrice({ actor, at, lang, body }: CallFor<'setProductPrices'>, { currency }: Product): Price {
  const { enabled, rate, fixed, min = null, max = null, effectiveAt, reasonCode, remark } = body;
  const amounts = amountsIn(currency);
  const price: Price = {
    isEnabled: enabled,
    ppm: ppmOf(rate),
    fixed: amounts.read('fixed', fixed),
    min: min === null ? null : amounts.read('min', min),
    max: max === null ? null : amounts.read('max', max),
    effectiveAt: effectiveAt ? Date.parse(effectiveAt) : at,
    by: actor.username,
    at,
    remark: remark?.trim() || null,
  };
  const faults: Checked[] = [
    ...amounts.faults,
    price.ppm > PPM && fault('rate', 'maximum', OVER),
    price.min !== null && price.max !== null && price.max < price.min && fault('max', 'gte:min', LESS),
    effectiveAt !== undefined &&
      (price.effectiveAt <= at || price.effectiveAt > at + AHEAD_MS) &&
      fault('effectiveAt', 'future', PAST),
    isUnreasoned(reasonCode, remark) && REMARK_SHORT,
  ];
  const found = faults.filter((one) => one !== undefined && one !== false);
  if (found.length > 0) throw invalid(lang, found);
  return price;
}

/** Warnings for a price: below the floor, below an agent's base price, or at a loss; with amounts. */
function doubts(world: World, product: Product, price: Price, merchants: readonly Merchant[]) {
  const { currency } = product;
  const money = (minor: bigint) => moneyText(minor, currency);
  const [usual = 0n] = samples(product);
  const found: ReturnType<typeof fault>[] = [];
  if (price.ppm < product.floorPpm) {
    const short = money(partOf(usual, product.floorPpm) - partOf(usual, price.ppm));
    const values = { rate: percentOf(price.ppm), floor: percentOf(product.floorPpm), short };
    found.push(fault('rate', 'floor', FLOOR, { ...values, amount: money(usual) }));
  }
  for (const { holder } of merchants) {
    const below = chainTo(world, product, holder.agent, price.effectiveAt);
    const own = chainPrice('MERCHANT', holder, price, product);
    // Only the nearest agent is checked: higher violations are not caused by this price. Loss is covered below, with its amount.
    const last = below.at(-1);
    const broken = last?.kind === 'AGENT' ? chainBreak([last, own]) : undefined;
    if (broken) {
      const upperPrice = broken.part === 'rate' ? rateText(broken.upper.rate) : formatMoney(broken.upper.fixed, currency);
      found.push(fault('rate', 'chain', CHAIN, { name: holder.name, upper: broken.upper.name, upperPrice }));
    }
    const { amount, margin } = worstMargin(world, holder, product, price);
    if (margin < 0n) {
      const fee = feeBy(price, amount);
      const cost = costNow(costliest(world, product), amount);
      const shares = sumOf(sharesOf(world, holder, { amount, fee, cost, currency, product, ppm: price.ppm }));
      const sums = { amount: money(amount), fee: money(fee), cost: money(cost), shares: money(shares), loss: money(-margin) };
      found.push(fault('rate', 'margin', LOSS, { name: holder.name, ...sums }));
    }
  }
  const shown = found.slice(0, SHOWN_FAULTS);
  const left = found.length - shown.length;
  return left > 0 ? [...shown, fault('rate', 'more', MORE, { n: left })] : shown;
}

/**
 * Sets a price for several merchants, each separately. A price that is too low needs a reason; without one all are refused.
 * @throws Refusal 404, 409 or 422; 409 only for a call with one merchant
 */
export function setProductPrices(world: World, call: CallFor<'setProductPrices'>, product: Product) {
  const { actor, lang, body, at } = call;
  const { items, reasonCode } = body;
  const price = readPrice(call, product);
  const show = (merchant: Merchant) => showProductPrice(world, product, merchant, lang, at);
  const refused: { mchNo: string; refusal: Refusal }[] = [];
  const taken: Merchant[] = [];
  const refuse = (mchNo: string, refusal: Refusal) => refused.push({ mchNo, refusal });
  for (const { mchNo, version } of items) {
    const merchant = world.merchants.get(mchNo);
    if (!merchant || !isInScope(actor, merchant.holder)) refuse(mchNo, notFound(NO_MERCHANT));
    else if (taken.includes(merchant)) refuse(mchNo, new Refusal(409, 'DUPLICATE', TWICE));
    else if (merchant.holder.status === 'CLOSED' || merchant.holder.status === 'REJECTED')
      refuse(mchNo, conflictOf(call, merchant, show(merchant), GONE, { name: merchant.holder.name }));
    else if (merchant.version !== version) refuse(mchNo, conflictOf(call, merchant, show(merchant)));
    else taken.push(merchant);
  }
  const [only] = refused;
  if (only && items.length === 1) throw only.refusal;
  if (price.isEnabled && reasonCode === undefined) {
    const low = doubts(world, product, price, taken);
    if (low.length > 0) throw invalid(lang, low);
  }
  // A second person sees all prices or none, so no part of such a call is left out.
  const isBelow = world.approvals.isOn && price.isEnabled && price.ppm < product.floorPpm;
  if (isBelow && only) throw only.refusal;
  const logged = ({ isEnabled, ppm, fixed }: Price) =>
    `${isEnabled ? 'on' : 'off'} ${percentOf(ppm)} + ${moneyText(fixed, product.currency)}`;
  const changes = taken.map((merchant) => {
    const before = priceAt(merchant.prices, product.code, at);
    return { id: merchant.no, field: product.code, before: before ? logged(before) : null, after: logged(price) };
  });
  /** What changes for one merchant: the body tells the new price, but not the one before. */
  const changesFor = ({ no, prices }: Merchant) => {
    const before = priceAt(prices, product.code, at);
    const [was, next] = [before && showPrice(product, before, lang), showPrice(product, price, lang)];
    const differing = PARTS.filter((field) => was?.[field] !== next[field]);
    return differing.map((field) => ({ id: no, field, before: was?.[field] ?? null, after: next[field] }));
  };
  if (isBelow)
    demandSecond(world, call, () => ({
      entity: 'merchant',
      ids: taken.map(({ no }) => no),
      name: product.code,
      preview: { changes: taken.flatMap(changesFor), amounts: [], currency: product.currency },
      covers: (operator) => taken.every(({ holder }) => isInScope(operator, holder)),
    }));
  for (const merchant of taken) {
    setPrice(merchant.prices, product.code, { ...price });
    addMaker(merchant, actor);
    touch(merchant, call);
  }
  call.note.about = { entity: 'merchant', ids: items.map(({ mchNo }) => mchNo), name: product.code, changes };
  return {
    code: refused.length > 0 ? 207 : 200,
    text: SET,
    values: { done: taken.length, all: items.length },
    data: { succeeded: taken.map(show), failed: refused.map(({ mchNo, refusal }) => ({ mchNo, ...failureOf(refusal, lang) })) },
  };
}
