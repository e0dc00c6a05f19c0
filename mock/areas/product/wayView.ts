import type { PaywayDetail, PaywayFilter, PaywayStatistics, Payway as WireWay } from '@/contract';
import { paywayStates } from '../../../src/domain/payway';
import { namesOf } from '../../../src/domain/typed';
import { moneyIn } from '../../base/money';
import { ratioText, share } from '../../base/ratio';
import { holds, isWanted, type Sorted, soughtIn } from '../../base/rowFilter';
import type { OperationLog } from '../../engine/log';
import { badParameter } from '../../engine/schema';
import type { Text } from '../../engine/text';
import { iso } from '../../engine/time';
import { publishedOf, rotationOf, stateOf } from '../../flow/channels/routing';
import { priceAt } from '../../flow/prices';
import { rightsOf } from '../../flow/rights';
import { logsOf } from '../../flow/show';
import { CATALOG_ZONE, productNameIn, type Rotation, type Way, wayNameIn } from '../../model/catalog';
import { isInScope, seesProduct } from '../../model/scope';
import type { World } from '../../model/world';
import { Traffic } from './traffic';
import { type ProductEye, waysOfProduct } from './view';

const SHOWN_LOGS = 50;
const ACTIONS = namesOf(paywayStates);
const NO_ROUND: Text = ['No round is enabled. Enable one first.', '没有启用的轮询项，请先启用轮询项。'];
const NO_WEIGHT: Text = ['The enabled rounds have a total weight of zero.', '启用的轮询项权重之和为零。'];
const IS_FALLBACK: Text = ['It is the fallback for {ways}.', '{ways} 以其为备用方式。'];
const HAS_CHANNELS: Text = ['Channels made for this pay way: {channels}.', '通道 {channels} 专属该支付方式。'];
const USED: Text = ['Orders exist for this pay way.', '该支付方式已有订单。'];

type Why = { text: Text; values?: Record<string, string> };

const enabledRounds = (rotation: Rotation) => publishedOf(rotation).filter(({ status }) => status === 'ENABLED');
const weightOf = (rotation: Rotation) => enabledRounds(rotation).reduce((sum, { weight }) => sum + weight, 0);

/** Why this strategy cannot route orders; undefined when it can (docs/rules/payway.md#states). */
export function unroutable(world: World, way: Way, strategy: Way['strategy'] = way.strategy): Why | undefined {
  const rotation = rotationOf(world, way);
  if (enabledRounds(rotation).length === 0) return { text: NO_ROUND };
  return strategy === 'WEIGHTED' && weightOf(rotation) === 0 ? { text: NO_WEIGHT } : undefined;
}

const fallbackOf = ({ catalog }: World, way: Way): string[] =>
  [...catalog.ways.values()].filter(({ fallback }) => fallback === way).map(({ code }) => code);

/** Why a way cannot be removed; undefined when it can. */
export function usedWay(world: World, way: Way): Why | undefined {
  const ways = fallbackOf(world, way);
  if (ways.length > 0) return { text: IS_FALLBACK, values: { ways: ways.join(', ') } };
  const channels = [...world.catalog.channels.values()].filter((channel) => channel.way === way).map(({ code }) => code);
  if (channels.length > 0) return { text: HAS_CHANNELS, values: { channels: channels.join(', ') } };
  return world.payOrders.rows.some((order) => order.way === way) ? { text: USED } : undefined;
}

/** Number of merchants in the data scope that may use the way now. */
function comers({ world, actor, at }: ProductEye, { product, mchScope, mchNos }: Way): number {
  let count = 0;
  for (const { no, holder, prices } of world.merchants.values()) {
    const isMeant = mchScope === 'ALL' || mchNos.includes(no) === (mchScope === 'INCLUDE');
    if (isMeant && priceAt(prices, product.code, at)?.isEnabled && isInScope(actor, holder)) count++;
  }
  return count;
}

/** One row, with the actions of this operator. */
export function showPayway(eye: ProductEye, way: Way): WireWay {
  const { world, actor, lang, at, traffic } = eye;
  const { product } = way;
  const rotation = rotationOf(world, way);
  const rounds = enabledRounds(rotation);
  const own = traffic(way);
  const whole = waysOfProduct(world, product).reduce((sum, one) => sum.join(traffic(one)), new Traffic());
  const costs = rounds.map(({ channel }) => channel.costPpm);
  const money = (minor: bigint) => moneyIn(way.currency, minor);
  const fitting = ACTIONS.filter((action) => paywayStates[action].includes(way.status));
  return {
    wayCode: way.code,
    wayName: wayNameIn(lang, way),
    productCode: product.code,
    productName: productNameIn(lang, product),
    currency: way.currency,
    status: way.status,
    statusReason: way.statusReason,
    strategy: way.strategy,
    stickyBy: way.stickyBy,
    stickyMinutes: way.stickyMinutes,
    fallbackWayCode: way.fallback?.code ?? null,
    maxAttempts: way.maxAttempts,
    attemptTimeoutSec: way.attemptTimeoutSec,
    retryOn: [...way.retryOn],
    minAmount: money(way.min),
    maxAmount: money(way.max),
    openFrom: way.openFrom,
    openTo: way.openTo,
    zone: CATALOG_ZONE,
    mchScope: way.mchScope,
    mchNos: [...way.mchNos],
    sort: way.sort,
    remark: way.remark,
    roundCount: publishedOf(rotation).length,
    healthyRoundCount: rounds.filter((round) => stateOf(rotation, round, at).circuit !== 'OPEN').length,
    weightSum: weightOf(rotation),
    costMin: costs.length > 0 ? ratioText(Math.min(...costs)) : null,
    costMax: costs.length > 0 ? ratioText(Math.max(...costs)) : null,
    successRate1h: own.success1h,
    successRate24h: own.success24h,
    share24h: share(own.orders24h, whole.orders24h),
    avgLatencyMs: own.avgLatencyMs,
    merchantCount: comers(eye, way),
    dailyCount: own.dailyCount,
    dailyAmount: money(own.dailyAmount),
    fallbackOf: fallbackOf(world, way),
    publishedVersion: rotation.versions.at(-1)?.version ?? 0,
    draftVersion: rotation.draft?.version ?? null,
    createdAt: iso(way.createdAt),
    createdBy: way.createdBy,
    updatedAt: iso(way.updatedAt),
    updatedBy: way.updatedBy,
    version: way.version,
    ...rightsOf(actor, lang, 'product:payway', fitting, (action) =>
      action === 'enable' ? unroutable(world, way) : action === 'remove' ? usedWay(world, way) : undefined,
    ),
  };
}

/** One way with its log. */
export const showPaywayDetail = (eye: ProductEye, way: Way, log: OperationLog): PaywayDetail => ({
  ...showPayway(eye, way),
  logs: logsOf(log, { entity: 'payway', no: way.code, events: [], notes: [] }, eye.lang).slice(-SHOWN_LOGS).reverse(),
});

const SORTS: Readonly<Record<string, (row: Way, of: (way: Way) => Traffic) => string | number>> = {
  sort: ({ sort }) => sort,
  wayCode: ({ code }) => code,
  share24h: (row, of) => of(row).orders24h,
  successRate24h: (row, of) => Number(of(row).success24h ?? -1),
};

/** Ways that match a filter, by product and sort order by default. @throws Refusal 400 */
export function findPayways({ world, actor, traffic }: ProductEye, query: Sorted<PaywayFilter>, isHeader = false): Way[] {
  const { keyword, sortField = 'sort', sortOrder = 'ascend', ...filter } = query;
  const by = Object.hasOwn(SORTS, sortField) ? SORTS[sortField] : undefined;
  if (!by) throw badParameter('sortField');
  const sought = soughtIn(keyword);
  const found = [...world.catalog.ways.values()].filter(
    (row) =>
      seesProduct(world, actor, row.product) &&
      holds(sought, [row.code, row.name, row.nameZh ?? '']) &&
      isWanted(filter.wayCode, row.code) &&
      isWanted(filter.productCode, row.product.code) &&
      isWanted(filter.strategy, row.strategy) &&
      (isHeader || isWanted(filter.status, row.status)),
  );
  const sign = sortOrder === 'descend' ? -1 : 1;
  const compare = (a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0);
  return found.sort((a, b) => sign * compare(by(a, traffic), by(b, traffic)) || compare(a.code, b.code));
}

/** Header figures (docs/rules/payway.md#statistics); each row has its own share. */
export function paywayFigures(eye: ProductEye, ways: readonly Way[]): PaywayStatistics {
  const whole = ways.reduce((sum, way) => sum.join(eye.traffic(way)), new Traffic());
  const open = ways.filter(({ status }) => status === 'ENABLED');
  return {
    ways: ways.length,
    enabled: open.length,
    closed: ways.length - open.length,
    unhealthy: open.filter((way) => showPayway(eye, way).healthyRoundCount === 0).length,
    orders24h: whole.orders24h,
    success24h: whole.success24h,
  };
}
