import { fault, insist } from '../../base/faults';
import { currencyInfo, currencies as known, minorOf, moneyText } from '../../base/money';
import { PPM, percentOf, ppmOf } from '../../base/ratio';
import type { Text } from '../../engine/text';
import { DAY } from '../../engine/time';
import { priceAt, setPrice } from '../../flow/prices';
import type { Product } from '../../model/catalog';
import type { PlatformCall } from '../../model/operators';
import type { Agency } from '../../model/parties';
import type { World } from '../../model/world';
import { breakAround } from './agentChain';
import { breakFault } from './agentRules';

/** Latest start of a planned price. */
const PLAN_MS = 366 * DAY;
export const NO_CURRENCY: Text = ['The platform does not support {value}.', '平台不支持 {value}。'];
const NO_PRODUCT: Text = ['Product not found.', '产品不存在。'];
const TOO_FINE: Text = ['{currency} has {n} decimals.', '{currency} 最多 {n} 位小数。'];
const RATE: Text = ['The rate can be at most 100%.', '费率不得超过 100%。'];
const PAST: Text = ['Must be in the future, within one year.', '必须晚于当前时间，且不超过一年。'];
const TWICE: Text = ['Listed twice.', '重复提交。'];

export interface Terms {
  shareMode?: Agency['shareMode'];
  profitPct?: string;
  fixedShares?: { currency: string; amount: string }[];
  prices?: { productCode: string; rate: string | null; fixed: string }[];
  effectiveAt?: string;
  remark?: string | null;
}

/** Field error of an amount in minor units. */
const amountFault = (name: string, amount: string, currency: string) => {
  const { digits } = currencyInfo(currency);
  return minorOf(amount, digits) === undefined && fault(name, 'digits', TOO_FINE, { currency, n: digits });
};

export function setShares(call: PlatformCall, agency: Agency, { shareMode, profitPct, fixedShares }: Terms) {
  const rows = fixedShares ?? [];
  insist(call, [
    profitPct !== undefined && ppmOf(profitPct) > PPM && fault('profitPct', 'maximum', RATE),
    new Set(rows.map(({ currency }) => currency)).size < rows.length && fault('fixedShares', 'unique', TWICE),
    ...rows.map(
      ({ currency, amount }, at) =>
        (!Object.hasOwn(known, currency) && fault(`fixedShares.${at}.currency`, 'exists', NO_CURRENCY, { value: currency })) ||
        amountFault(`fixedShares.${at}.amount`, amount, currency),
    ),
  ]);
  if (shareMode) agency.shareMode = shareMode;
  if (profitPct !== undefined) agency.profitPpm = ppmOf(profitPct);
  if (fixedShares)
    agency.fixedShares = new Map(
      fixedShares.map(({ currency, amount }) => [currency, minorOf(amount, currencyInfo(currency).digits) ?? 0n]),
    );
}

/** Sets the changed base prices; each must fit into the chain. Returns their products. */
export function setPrices(
  world: World,
  call: PlatformCall,
  agency: Agency,
  { prices = [], effectiveAt, remark }: Terms,
): Product[] {
  const { at, actor } = call;
  const from = effectiveAt ? Date.parse(effectiveAt) : at;
  insist(call, [
    effectiveAt !== undefined && (from <= at || from > at + PLAN_MS) && fault('effectiveAt', 'future', PAST),
    new Set(prices.map(({ productCode }) => productCode)).size < prices.length && fault('prices', 'unique', TWICE),
    ...prices.flatMap(({ productCode, rate, fixed }, index) => {
      const product = world.catalog.products.get(productCode);
      if (!product) return [fault(`prices.${index}.productCode`, 'exists', NO_PRODUCT)];
      return [
        rate !== null && ppmOf(rate) > PPM && fault(`prices.${index}.rate`, 'maximum', RATE),
        amountFault(`prices.${index}.fixed`, fixed, product.currency),
      ];
    }),
  ]);
  const changed: { product: Product; index: number }[] = [];
  agency.prices = new Map(agency.prices);
  prices.forEach(({ productCode, rate, fixed }, index) => {
    if (rate === null) return;
    const product = world.catalog.products.get(productCode) as Product;
    const next = { ppm: ppmOf(rate), fixed: minorOf(fixed, currencyInfo(product.currency).digits) ?? 0n };
    const now = priceAt(agency.prices, productCode, from);
    if (now && now.ppm === next.ppm && now.fixed === next.fixed) return;
    const by = { by: actor.username, at, remark: remark ?? null };
    setPrice(agency.prices, productCode, { isEnabled: true, ...next, min: null, max: null, effectiveAt: from, ...by });
    changed.push({ product, index });
  });
  insist(
    call,
    changed.map(({ product, index }) => {
      const found = breakAround(world, agency.agent, product, from);
      return found && breakFault(world, call, found, `prices.${index}.${found.part}`);
    }),
  );
  return changed.map(({ product }) => product);
}

/** Logs the old and new prices. */
export function logPrices(
  call: PlatformCall,
  agency: Agency,
  before: Agency['prices'],
  products: readonly Product[],
  from: number,
) {
  const say2 = (book: Agency['prices'], { code, currency }: Product) => {
    const price = priceAt(book, code, from);
    return price ? `${percentOf(price.ppm)} + ${moneyText(price.fixed, currency)}` : null;
  };
  call.note.about = {
    ...call.note.about,
    changes: products.map((product) => ({
      field: product.code,
      before: say2(before, product),
      after: say2(agency.prices, product),
    })),
  };
}
