import type {
  TradeChannelCost,
  TradeChannelDetail,
  TradeChannelFilter,
  TradeChannelHealth,
  TradeChannelStatistics,
  TradeChannelUsage,
  TradeChannel as WireChannel,
} from '@/contract';
import { channelStates, fitsChannel } from '../../../src/domain/channel';
import { namesOf } from '../../../src/domain/typed';
import { currencies, moneyIn, toUsd } from '../../base/money';
import { ratioText, share } from '../../base/ratio';
import { holds, isWanted, soughtIn } from '../../base/rowFilter';
import type { OperationLog } from '../../engine/log';
import { badParameter } from '../../engine/schema';
import type { Lang } from '../../engine/text';
import { DAY, iso, timeOf, ZONE_MS } from '../../engine/time';
import { blockedBy, carriedToday } from '../../flow/channels/availability';
import { publishedOf } from '../../flow/channels/routing';
import { costAt, priceAt } from '../../flow/prices';
import { rightsOf } from '../../flow/rights';
import { logsOf } from '../../flow/show';
import { type Channel, type ChannelCost, productNameIn, type Round, wayNameIn } from '../../model/catalog';
import type { Operator } from '../../model/operators';
import { countryOf, isInScope, seesChannel, seesProduct } from '../../model/scope';
import type { World } from '../../model/world';
import { neededBy, waysWith } from './rules';
import { type ChannelTraffic, channelTraffic, healthBetween } from './traffic';

const SHOWN_LOGS = 50;
const SHOWN_MERCHANTS = 50;
const ACTIONS = namesOf(channelStates);
const CODES = Object.values(currencies).map(({ currency }) => currency);

/** Data for all rows of one answer. */
interface ChannelEye {
  world: World;
  actor: Operator;
  lang: Lang;
  at: number;
  traffic: (channel: Pick<Channel, 'code'>) => ChannelTraffic;
}

/** Creates the operator's view of the channels. */
export const channelEye = (world: World, { actor, lang, at }: Pick<ChannelEye, 'actor' | 'lang' | 'at'>): ChannelEye => ({
  world,
  actor,
  lang,
  at,
  traffic: channelTraffic(world, actor, at),
});

/** Why the channel rejects its minimum amount; larger amounts may have other reasons. */
function barNow({ world, at }: ChannelEye, channel: Channel) {
  const barOfOne = (currency: string) =>
    blockedBy(world, channel, { amount: channel.limits.get(currency)?.min ?? 1n, currency, at });
  const bars = (channel.currency ? [channel.currency] : CODES).map(barOfOne);
  // A payout channel with a used-up limit in one currency still serves the others.
  return bars.includes(undefined) ? null : (bars[0] ?? null);
}

/** Only pay-in channels have fixed cost; it is zero for the others. */
const fixedText = ({ currency }: Channel, fixed: bigint) => (currency ? moneyIn(currency, fixed) : '0');

/** One row, with the actions of this operator. */
export function showChannel(eye: ChannelEye, channel: Channel): WireChannel {
  const { world, actor, lang, at, traffic } = eye;
  const { upstream, way, autoClose } = channel;
  const own = traffic(channel);
  const wayCodes = waysWith(world, channel);
  const wire = { status: channel.status, recycled: channel.recycled };
  const needed = channel.status === 'DISABLED' ? neededBy(world, channel) : undefined;
  return {
    channelCode: channel.code,
    channelName: channel.name,
    upstreamCode: upstream.code,
    upstreamName: upstream.name,
    direction: channel.direction === 'IN' ? 'PAYIN' : 'PAYOUT',
    country: countryOf(channel),
    currency: channel.currency,
    wayCode: way?.code ?? null,
    wayName: way && wayNameIn(lang, way),
    ...wire,
    statusReason: channel.statusReason,
    barredBy: barNow(eye, channel),
    costRate: ratioText(channel.costPpm),
    costFixed: fixedText(channel, channel.costFixed),
    costPlannedAt: timeOf(channel.costs.find(({ from }) => from > at)?.from ?? null),
    limits: [...channel.limits].map(([currency, { min, max, daily }]) => {
      const money = (minor: bigint) => moneyIn(currency, minor);
      return { currency, minAmount: money(min), maxAmount: money(max), dailyAmountLimit: daily === null ? null : money(daily) };
    }),
    dailyCountLimit: channel.dailyCountLimit,
    today: (channel.currency ? [channel.currency] : CODES)
      .map((currency) => ({ currency, minor: carriedToday(channel, currency, at).amount }))
      .filter(({ currency, minor }) => minor > 0n || channel.limits.has(currency))
      .map(({ currency, minor }) => ({ currency, amount: moneyIn(currency, minor) })),
    todayCount: carriedToday(channel, channel.currency ?? '', at).count,
    openFrom: channel.openFrom,
    openTo: channel.openTo,
    weekdays: [...channel.weekdays],
    zone: channel.zone as WireChannel['zone'],
    autoCloseRule: autoClose && {
      windowSec: autoClose.windowSec,
      minSamples: autoClose.minSamples,
      failRate: ratioText(autoClose.failPpm),
      coolSec: autoClose.coolSec,
    },
    probeAt: timeOf(channel.status === 'AUTO_CLOSED' ? channel.probeAt : null),
    successRate1h: own.success1h,
    successRate24h: own.success24h,
    avgPaySec: own.avgPaySec,
    roundCount: wayCodes.length,
    wayCodes,
    remark: channel.remark,
    createdAt: iso(channel.createdAt),
    createdBy: channel.createdBy,
    updatedAt: iso(channel.updatedAt),
    updatedBy: channel.updatedBy,
    version: channel.version,
    ...rightsOf(
      actor,
      lang,
      'bank:channel',
      ACTIONS.filter((action) => fitsChannel(wire, action)),
      (action) => (action === 'recycle' ? needed : undefined),
    ),
  };
}

/** One channel with its automatic actions and changes. */
export const showChannelDetail = (eye: ChannelEye, channel: Channel, log: OperationLog): TradeChannelDetail => ({
  ...showChannel(eye, channel),
  events: channel.events
    .slice(-SHOWN_LOGS)
    .reverse()
    .map(({ at, kind, remark }) => ({
      at: iso(at),
      kind: kind as 'AUTO_CLOSED' | 'PROBED',
      failures: remark ?? null,
    })),
  logs: logsOf(log, { entity: 'channel', no: channel.code, events: [], notes: [] }, eye.lang).slice(-SHOWN_LOGS).reverse(),
});

/** Today's amount in US cents, only for sorting across currencies. */
const todayUsd = (channel: Channel, at: number) =>
  CODES.reduce((sum, code) => sum + toUsd(carriedToday(channel, code, at).amount, code, Math.floor((at + ZONE_MS) / DAY)), 0n);

const SORTS: Readonly<Record<string, (row: Channel, eye: ChannelEye) => string | number | bigint>> = {
  channelCode: ({ code }) => code,
  successRate24h: (row, { traffic }) => Number(traffic(row).success24h ?? -1),
  todayAmount: (row, { at }) => todayUsd(row, at),
  costRate: ({ costPpm }) => costPpm,
  updatedAt: ({ updatedAt }) => updatedAt,
};

/** Channels that match a filter, by code by default. @throws Refusal 400 */
export function findChannels(eye: ChannelEye, query: Record<string, unknown>, isHeader = false): Channel[] {
  const { world, actor, traffic } = eye;
  const {
    keyword,
    sortField = 'channelCode',
    sortOrder = 'ascend',
    ...filter
  } = query as TradeChannelFilter & {
    sortField?: string;
    sortOrder?: string;
  };
  const by = Object.hasOwn(SORTS, sortField) ? SORTS[sortField] : undefined;
  if (!by) throw badParameter('sortField');
  const sought = soughtIn(keyword);
  const { successMax, isUsed, recycled = false } = filter;
  const isPoor = (row: Channel) => {
    const { success24h } = traffic(row);
    return success24h !== null && Number(success24h) * 100 <= (successMax ?? 100);
  };
  const found = [...world.catalog.channels.values()].filter(
    (row) =>
      seesChannel(actor, row) &&
      // A filter by code also finds channels in the recycle bin.
      (Boolean(filter.channelCode) || row.recycled === recycled) &&
      holds(sought, [row.code, row.name]) &&
      isWanted(filter.channelCode, row.code) &&
      isWanted(filter.upstreamCode, row.upstream.code) &&
      isWanted(filter.direction, row.direction === 'IN' ? 'PAYIN' : 'PAYOUT') &&
      (row.currency === null || isWanted(filter.currency, row.currency)) &&
      (isHeader || isWanted(filter.status, row.status)) &&
      (successMax === undefined || isPoor(row)) &&
      (isUsed === undefined || waysWith(world, row).length > 0 === isUsed),
  );
  const sign = sortOrder === 'descend' ? -1 : 1;
  const compare = <Value extends string | number | bigint>(a: Value, b: Value) => (a < b ? -1 : a > b ? 1 : 0);
  return found.sort((a, b) => sign * compare(by(a, eye), by(b, eye)) || compare(a.code, b.code));
}

/** Figures of the header (docs/rules/channel.md#statistics). */
export function channelFigures({ traffic }: ChannelEye, channels: readonly Channel[]): TradeChannelStatistics {
  const count = (test: (channel: Channel) => boolean) => channels.filter(test).length;
  const sums = channels.map(traffic);
  const tries24h = sums.reduce((sum, one) => sum + one.tries24h, 0);
  return {
    enabledPayin: count(({ status, direction }) => status === 'ENABLED' && direction === 'IN'),
    enabledPayout: count(({ status, direction }) => status === 'ENABLED' && direction === 'OUT'),
    closed: count(({ status }) => status === 'DISABLED' || status === 'MAINTENANCE'),
    autoClosed: count(({ status }) => status === 'AUTO_CLOSED'),
    tries24h,
    success24h: share(
      sums.reduce((sum, one) => sum + one.ok24h, 0),
      tries24h,
    ),
  };
}

/** All costs of a channel, newest first. */
export function showCosts(channel: Channel, at: number): TradeChannelCost[] {
  const current = costAt(channel, at);
  const stateOf = (cost: ChannelCost) => (cost === current ? 'CURRENT' : cost.from > at ? 'PLANNED' : 'PAST');
  return channel.costs.toReversed().map((cost) => ({
    costRate: ratioText(cost.ppm),
    costFixed: fixedText(channel, cost.fixed),
    effectiveAt: iso(cost.from),
    state: stateOf(cost),
    createdAt: iso(cost.at),
    createdBy: cost.by,
    remark: cost.remark,
  }));
}

/** Products with an enabled round of a channel. */
export const productsOf = (world: World, channel: Channel) => [
  ...new Set(
    [...world.rotations.values()]
      .filter((rotation) => publishedOf(rotation).some((one) => one.channel === channel && one.status === 'ENABLED'))
      .map(({ way }) => way.product),
  ),
];

/** Rounds, products and merchants of a channel. */
export function showUsage({ world, actor, lang, at }: ChannelEye, channel: Channel): TradeChannelUsage {
  const rounds = [...world.rotations.values()].flatMap(({ way, versions, draft }) => {
    const show = (isDraft: boolean) => (round: Round) => ({
      wayCode: way.code,
      wayName: wayNameIn(lang, way),
      productCode: way.product.code,
      weight: round.weight,
      status: round.status,
      isDraft,
    });
    const own = (all: readonly Round[] = []) => all.filter((round) => round.channel === channel);
    return [...own(versions.at(-1)?.rounds).map(show(false)), ...own(draft?.rounds).map(show(true))];
  });
  const products = productsOf(world, channel).filter((product) => seesProduct(world, actor, product));
  const merchants = [...world.merchants.values()].filter(
    ({ holder, prices }) => isInScope(actor, holder) && products.some(({ code }) => priceAt(prices, code, at)?.isEnabled),
  );
  return {
    rounds,
    products: products.map((product) => ({
      productCode: product.code,
      productName: productNameIn(lang, product),
      floorRate: ratioText(product.floorPpm),
    })),
    merchants: merchants.slice(0, SHOWN_MERCHANTS).map(({ no, holder }) => ({ mchNo: no, mchName: holder.name })),
    merchantCount: merchants.length,
  };
}

/** Success rate by channel and hour; channels in code order. @param codes undefined: all channels with an attempt */
export function showHealth(
  { world, actor }: ChannelEye,
  from: number,
  to: number,
  codes: readonly string[] | undefined,
): TradeChannelHealth {
  const { hours, byCode } = healthBetween(world, actor, from, to);
  const shown = [...world.catalog.channels.values()].filter(
    (channel) => seesChannel(actor, channel) && (codes ? codes.includes(channel.code) : byCode.has(channel.code)),
  );
  return {
    hours: hours.map(iso),
    channels: shown.map(({ code, name }) => ({
      channelCode: code,
      channelName: name,
      cells: (byCode.get(code) ?? hours.map(() => ({ tries: 0, ok: 0 }))).map(({ tries, ok }) => ({
        tries,
        successRate: share(ok, tries),
      })),
    })),
  };
}
