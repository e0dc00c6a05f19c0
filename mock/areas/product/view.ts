import type { ProductDetail, ProductFilter, ProductStatistics, Product as WireProduct } from '@/contract';
import { productStates } from '../../../src/domain/product';
import { namesOf } from '../../../src/domain/typed';
import { moneyIn } from '../../base/money';
import { ratioText, share } from '../../base/ratio';
import { holds, isWanted, type Sorted, soughtIn } from '../../base/rowFilter';
import type { OperationLog } from '../../engine/log';
import { badParameter } from '../../engine/schema';
import type { Lang, Text } from '../../engine/text';
import { iso } from '../../engine/time';
import { priceAt } from '../../flow/prices';
import { rightsOf } from '../../flow/rights';
import { logsOf, mayCount } from '../../flow/show';
import { CATALOG_ZONE, type Product, type Way, wayNameIn } from '../../model/catalog';
import type { Operator } from '../../model/operators';
import { isInScope, seesProduct } from '../../model/scope';
import type { World } from '../../model/world';
import { worstMargin } from './prices';
import { Traffic, trafficOf } from './traffic';

const SHOWN_LOGS = 50;
const ACTIONS = namesOf(productStates);
const PRICED: Text = ['Merchants or agents with a price: {n}.', '有 {n} 个商户或代理已设置该产品的价格。'];
const HAS_WAYS: Text = ['Pay ways of this product: {n}. Remove them first.', '该产品下有 {n} 个支付方式，请先删除。'];
const USED: Text = ['Orders exist for this product.', '该产品已有订单。'];

export const waysOfProduct = ({ catalog }: World, product: Product): Way[] =>
  [...catalog.ways.values()].filter((way) => way.product === product).sort((a, b) => a.sort - b.sort);

/** Why a product cannot be removed (docs/rules/product.md#states: only an unused one); undefined when it can. */
export function usedBy(world: World, product: Product): { text: Text; values?: Record<string, number> } | undefined {
  const books = [...world.merchants.values(), ...world.agencies.values()];
  const n = books.filter(({ prices }) => prices.has(product.code)).length;
  if (n > 0) return { text: PRICED, values: { n } };
  const ways = waysOfProduct(world, product).length;
  if (ways > 0) return { text: HAS_WAYS, values: { n: ways } };
  return world.payOrders.rows.some(({ way }) => way.product === product) ? { text: USED } : undefined;
}

/** Data for all rows of one answer. */
export interface ProductEye {
  world: World;
  actor: Operator;
  lang: Lang;
  at: number;
  traffic: (way: Way) => Traffic;
}

/** Creates the operator's view of the catalogue. */
export const productEye = (world: World, { actor, lang, at }: Pick<ProductEye, 'actor' | 'lang' | 'at'>): ProductEye => ({
  world,
  actor,
  lang,
  at,
  traffic: trafficOf(world, actor, at),
});

const trafficThrough = ({ world, traffic }: ProductEye, product: Product): Traffic =>
  waysOfProduct(world, product).reduce((sum, way) => sum.join(traffic(way)), new Traffic());

/** Number of merchants in the data scope that may use the product now. */
function buyers({ world, actor, at }: ProductEye, { code }: Product): number {
  let count = 0;
  for (const { holder, prices } of world.merchants.values())
    if (priceAt(prices, code, at)?.isEnabled && isInScope(actor, holder)) count++;
  return count;
}

/** One row, with the actions of this operator. */
export function showProduct(eye: ProductEye, product: Product): WireProduct {
  const { world, actor, lang } = eye;
  const ways = waysOfProduct(world, product);
  const traffic = trafficThrough(eye, product);
  const money = (minor: bigint) => moneyIn(product.currency, minor);
  const fitting = ACTIONS.filter((action) => productStates[action].includes(product.status));
  return {
    productCode: product.code,
    productName: product.name,
    productNameEn: product.nameEn,
    direction: 'PAYIN',
    category: product.category,
    country: product.country,
    currency: product.currency,
    status: product.status,
    statusReason: product.statusReason,
    amountMode: product.amountMode,
    minAmount: money(product.min),
    maxAmount: money(product.max),
    fixedAmounts: product.fixedAmounts.map(money),
    defaultRate: ratioText(product.defaultPpm),
    defaultFixed: money(product.defaultFixed),
    floorRate: ratioText(product.floorPpm),
    settlementCycle: product.settlementCycle,
    expireMinutes: product.expireMinutes,
    cashierType: product.cashierType,
    openFrom: product.openFrom,
    openTo: product.openTo,
    zone: CATALOG_ZONE,
    sort: product.sort,
    docUrl: product.docUrl,
    remark: product.remark,
    wayCount: ways.length,
    enabledWayCount: ways.filter(({ status }) => status === 'ENABLED').length,
    merchantCount: buyers(eye, product),
    successRate1h: traffic.success1h,
    successRate24h: traffic.success24h,
    todayCount: traffic.todayCount,
    todayAmount: money(traffic.todayAmount),
    todayProfit: mayCount(actor) ? money(traffic.todayProfit) : null,
    dailyCount: traffic.dailyCount,
    dailyAmount: money(traffic.dailyAmount),
    createdAt: iso(product.createdAt),
    createdBy: product.createdBy,
    updatedAt: iso(product.updatedAt),
    updatedBy: product.updatedBy,
    version: product.version,
    ...rightsOf(actor, lang, 'product:pay', fitting, (action) => (action === 'remove' ? usedBy(world, product) : undefined)),
  };
}

/** One product with its ways and its log. */
export function showProductDetail(eye: ProductEye, product: Product, log: OperationLog): ProductDetail {
  const whole = trafficThrough(eye, product);
  return {
    ...showProduct(eye, product),
    ways: waysOfProduct(eye.world, product).map((way) => ({
      wayCode: way.code,
      wayName: wayNameIn(eye.lang, way),
      status: way.status,
      successRate24h: eye.traffic(way).success24h,
      share24h: share(eye.traffic(way).orders24h, whole.orders24h),
    })),
    logs: logsOf(log, { entity: 'product', no: product.code, events: [], notes: [] }, eye.lang).slice(-SHOWN_LOGS).reverse(),
  };
}

const SORTS: Readonly<Record<string, (row: Product, of: (row: Product) => Traffic) => string | number>> = {
  productCode: ({ code }) => code,
  sort: ({ sort }) => sort,
  successRate24h: (row, of) => Number(of(row).success24h ?? -1),
};

/** Products that match a filter, by their sort order by default. @throws Refusal 400 */
export function findProducts(eye: ProductEye, query: Sorted<ProductFilter>, isHeader = false): Product[] {
  const { world, actor } = eye;
  const { keyword, sortField = 'sort', sortOrder = 'ascend', ...filter } = query;
  const by = Object.hasOwn(SORTS, sortField) ? SORTS[sortField] : undefined;
  if (!by) throw badParameter('sortField');
  const sought = soughtIn(keyword);
  const found = [...world.catalog.products.values()].filter(
    (row) =>
      seesProduct(world, actor, row) &&
      holds(sought, [row.code, row.name, row.nameEn]) &&
      isWanted(filter.productCode, row.code) &&
      isWanted(filter.category, row.category) &&
      isWanted(filter.country, row.country) &&
      isWanted(filter.currency, row.currency) &&
      (isHeader || isWanted(filter.status, row.status)),
  );
  const keys = new Map(found.map((row) => [row, by(row, (one) => trafficThrough(eye, one))]));
  const sign = sortOrder === 'descend' ? -1 : 1;
  const compare = (a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0);
  return found.sort((a, b) => sign * compare(keys.get(a) ?? 0, keys.get(b) ?? 0) || compare(a.code, b.code));
}

/** Figures of the header (docs/rules/product.md#statistics). */
export function productFigures(eye: ProductEye, products: readonly Product[]): ProductStatistics {
  const { world, actor, at } = eye;
  const prices = products.flatMap((product) =>
    [...world.merchants.values()].flatMap(({ holder, prices: book }) => {
      const price = priceAt(book, product.code, at);
      return price?.isEnabled && isInScope(actor, holder) ? [{ product, holder, price }] : [];
    }),
  );
  const today = new Map<string, Traffic>();
  for (const product of products)
    today.set(product.currency, (today.get(product.currency) ?? new Traffic()).join(trafficThrough(eye, product)));
  const isOpen = ({ status }: { status: string }) => status === 'ENABLED';
  return {
    products: products.length,
    enabled: products.filter(isOpen).length,
    closed: products.filter((one) => !isOpen(one)).length,
    wayless: products.filter((one) => isOpen(one) && !waysOfProduct(world, one).some(isOpen)).length,
    belowFloor: prices.filter(({ product, price }) => price.ppm < product.floorPpm).length,
    losing: prices.filter(({ product, holder, price }) => worstMargin(world, holder, product, price).margin < 0n).length,
    today: [...today]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([currency, { todayCount: count, todayAmount, todayProfit }]) => {
        const money = (minor: bigint) => moneyIn(currency, minor);
        return { currency, count, amount: money(todayAmount), ...(mayCount(actor) && { profit: money(todayProfit) }) };
      }),
  };
}
