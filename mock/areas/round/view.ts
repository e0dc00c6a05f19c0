import type { RoundAction, RoundDetail, RoundHead, Round as WireRound, RoundVersion as WireVersion } from '@/contract';
import { roundActions, roundFits } from '../../../src/domain/round';
import { entryAt } from '../../../src/domain/typed';
import { isOpenAt } from '../../base/hours';
import { moneyIn } from '../../base/money';
import { whyNoRight } from '../../base/noRight';
import { PPM, ratioText } from '../../base/ratio';
import { type Lang, say, type Text } from '../../engine/text';
import { HOUR, timeOf } from '../../engine/time';
import { firstShares, publishedOf, seenState, WINS_TO_CLOSE } from '../../flow/channels/routing';
import { type Channel, productNameIn, type Rotation, type Round, type RoundState, wayNameIn } from '../../model/catalog';
import type { Operator } from '../../model/operators';
import type { World } from '../../model/world';
import { addableTo, canServe, diffOf, preparedOf, versionOf } from './draft';

const ZONE = 'Asia/Singapore';

/** Messages for actions that the round's state forbids. */
const NOT_NOW: Readonly<Record<RoundAction, Text>> = {
  edit: ['The draft removes this round.', '草稿已移除该轮询项。'],
  remove: ['The draft already removes this round.', '草稿已移除该轮询项。'],
  enable: ['Already enabled.', '已是启用状态。'],
  disable: ['Already disabled.', '已是停用状态。'],
  trip: ['The breaker is already open, or the round is disabled.', '已熔断或未启用。'],
  resetBreaker: ['The breaker is closed.', '未熔断。'],
};

const ONLY_DRAFT: Text = ['This round exists in the draft only. Publish it first.', '仅存在于草稿，请先发布。'];

const LAST: Text = [
  'The last round of a pay way with traffic cannot be disabled. Disable the pay way first.',
  '该支付方式仍有流量，不能停用最后一个轮询项，请先停用支付方式。',
];

/** Access key of an action. */
const keyOfAction = (action: RoundAction) => `product:payway:round:${action === 'edit' || action === 'remove' ? 'save' : action}`;

/** Attempts at one channel in one way: paid attempts and response times. */
export interface Count {
  tries1h: number;
  paid1h: number;
  tries24h: number;
  paid24h: number;
  latencyMs: number;
  answered: number;
}

export const noCount = (): Count => ({ tries1h: 0, paid1h: 0, tries24h: 0, paid24h: 0, latencyMs: 0, answered: 0 });

/** Traffic of the rounds in the last 24 hours, by way and channel. */
type Traffic = ReadonlyMap<string, ReadonlyMap<Channel, Count>>;

/** Counts the attempts of the last 24 hours (docs/rules/invariants.md#invariant-21). */
export function trafficOf(world: World): Traffic {
  const now = world.clock.now();
  const found = new Map<string, Map<Channel, Count>>();
  const { rows } = world.payRecords;
  for (let at = rows.length - 1; at >= 0; at--) {
    const { order, channel, requestAt, status, latencyMs } = entryAt(rows, at);
    if (requestAt < now - 24 * HOUR) break;
    const way = found.get(order.way.code) ?? new Map<Channel, Count>();
    found.set(order.way.code, way);
    const count = way.get(channel) ?? noCount();
    way.set(channel, count);
    const paid = status === 'SUCCESS' ? 1 : 0;
    count.tries24h++;
    count.paid24h += paid;
    if (requestAt >= now - HOUR) {
      count.tries1h++;
      count.paid1h += paid;
    }
    if (latencyMs === null) continue;
    count.answered++;
    count.latencyMs += latencyMs;
  }
  return found;
}

/** A wire ratio; null when the whole is 0. */
export const shareText = (part: number, whole: number): string | null =>
  whole === 0 ? null : ratioText(Math.min(PPM, Math.round((part / whole) * PPM)));

const sumOf = (traffic: Traffic, { way }: Rotation, of: (count: Count) => number) =>
  [...(traffic.get(way.code)?.values() ?? [])].reduce((sum, count) => sum + of(count), 0);

/** True when a way had attempts in the last 24 hours. */
export const hasTraffic = (traffic: Traffic, rotation: Rotation) => sumOf(traffic, rotation, ({ tries24h }) => tries24h) > 0;

/** Effective state: disabled, outside its hours, daily limit used up, or none of these (docs/rules/round.md#effective-state). */
function effectiveStatus(round: Round, state: Pick<RoundState, 'amount' | 'count'>, at: number): WireRound['status'] {
  if (round.status === 'DISABLED') return 'DISABLED';
  if (!isOpenAt(round, at)) return 'CLOSED_HOURS';
  const { dailyAmountLimit, dailyCountLimit } = round;
  // Even the minimum amount would exceed the daily limit.
  const isAmountUsed = dailyAmountLimit !== null && state.amount + round.min > dailyAmountLimit;
  return isAmountUsed || (dailyCountLimit !== null && state.count >= dailyCountLimit) ? 'EXHAUSTED' : 'ENABLED';
}

/** A row of the screen: a round in the draft, in the published version, or in both. */
export interface RoundRow {
  rotation: Rotation;
  /** The draft round; for a round that the draft removes, the published one. */
  round: Round;
  /** The published round. */
  live: Round | undefined;
  change: NonNullable<WireRound['change']>;
  fields: NonNullable<WireRound['fields']>;
  sort: number;
}

/** Rows of a way: draft rounds in order, then the rounds that the draft removes. */
export function rowsOf(rotation: Rotation): RoundRow[] {
  const published = publishedOf(rotation);
  const prepared = preparedOf(rotation);
  const changes = rotation.draft ? diffOf(published, prepared) : [];
  const removed = published.filter(({ channel }) => !prepared.some((one) => one.channel === channel));
  return [...prepared, ...removed].map((round, index) => {
    const diff = changes.find(({ channelCode }) => channelCode === round.channel.code);
    const live = published.find(({ channel }) => channel === round.channel);
    return { rotation, round, live, change: diff?.change ?? 'SAME', fields: diff?.fields ?? [], sort: index + 1 };
  });
}

/** Why the state of a row forbids an action; undefined when it does not. Does not check the access key. */
export function obstacle(world: World, row: RoundRow, action: RoundAction, traffic: () => Traffic): Text | undefined {
  const { rotation, round, live, change } = row;
  const at = world.clock.now();
  const facts = {
    change,
    status: effectiveStatus(live ?? round, seenState(rotation, live ?? round, at), at),
    circuitState: seenState(rotation, live ?? round, at).circuit,
  };
  if (!roundFits[action](facts)) return change === 'ADDED' ? ONLY_DRAFT : NOT_NOW[action];
  if (action !== 'disable' || rotation.way.status !== 'ENABLED') return undefined;
  const left = publishedOf(rotation).filter((one) => one !== live);
  return !canServe(rotation, left) && hasTraffic(traffic(), rotation) ? LAST : undefined;
}

/** One row for this operator, with its actions. */
export function showRound(world: World, row: RoundRow, actor: Operator, lang: Lang, traffic: Traffic): WireRound {
  const { rotation, round, live, change } = row;
  const at = world.clock.now();
  const { way } = rotation;
  const { channel } = round;
  const { upstream } = channel;
  const counting = live ?? round;
  const state = seenState(rotation, counting, at);
  const money = (minor: bigint) => moneyIn(way.currency, minor);
  const count = traffic.get(way.code)?.get(channel) ?? noCount();
  const targets = firstShares(
    rotation,
    preparedOf(rotation).filter(({ status }) => status === 'ENABLED'),
    at,
  );
  const allowed: RoundAction[] = [];
  const denied: NonNullable<WireRound['denied']> = [];
  for (const action of roundActions) {
    const key = keyOfAction(action);
    const why = obstacle(world, row, action, () => traffic);
    if (!actor.access.has(key)) denied.push({ action, why: whyNoRight(lang, key) });
    else if (why) denied.push({ action, why: say(lang, why) });
    else allowed.push(action);
  }
  return {
    roundId: round.id,
    wayCode: way.code,
    wayName: wayNameIn(lang, way),
    currency: way.currency,
    channelCode: channel.code,
    channelName: channel.name,
    upstreamCode: upstream.code,
    upstreamName: upstream.name,
    weight: round.weight,
    targetShare: ratioText(Math.round((change === 'REMOVED' ? 0 : (targets.get(channel) ?? 0)) * PPM)),
    actualShare1h: shareText(
      count.tries1h,
      sumOf(traffic, rotation, ({ tries1h }) => tries1h),
    ),
    actualShare24h: shareText(
      count.tries24h,
      sumOf(traffic, rotation, ({ tries24h }) => tries24h),
    ),
    priority: round.priority,
    minAmount: money(round.min),
    maxAmount: money(round.max),
    dailyAmountLimit: round.dailyAmountLimit === null ? null : money(round.dailyAmountLimit),
    dailyCountLimit: round.dailyCountLimit,
    todayAmount: money(state.amount),
    todayCount: state.count,
    openFrom: round.openFrom,
    openTo: round.openTo,
    zone: ZONE,
    mchScope: round.mchScope,
    mchNos: [...round.mchNos],
    status: effectiveStatus(counting, state, at),
    circuitState: state.circuit,
    breakerWindowSec: round.breakerWindowSec,
    breakerMinSamples: round.breakerMinSamples,
    breakerFailRate: ratioText(round.breakerFailPpm),
    breakerCoolSec: round.breakerCoolSec,
    lastTrippedAt: timeOf(state.openedAt),
    successRate1h: shareText(count.paid1h, count.tries1h),
    successRate24h: shareText(count.paid24h, count.tries24h),
    avgLatencyMs: count.answered === 0 ? null : Math.round(count.latencyMs / count.answered),
    costRate: ratioText(channel.costPpm),
    costFixed: money(0n),
    lastPickedAt: timeOf(state.lastPickedAt),
    sort: row.sort,
    remark: round.remark,
    change,
    fields: row.fields,
    updatedAt: timeOf(state.changedAt),
    updatedBy: state.changedBy,
    version: state.version,
    allowed,
    denied,
  };
}

/** One round with the counts of its breaker and its earlier versions. */
export function showRoundDetail(world: World, row: RoundRow, actor: Operator, lang: Lang): RoundDetail {
  const { rotation, round, live } = row;
  const at = world.clock.now();
  const state = seenState(rotation, live ?? round, at);
  const tries = state.tries.filter((one) => one.at >= at - (live ?? round).breakerWindowSec * 1000);
  return {
    ...showRound(world, row, actor, lang, trafficOf(world)),
    windowTries: tries.length,
    windowFailed: tries.filter(({ isOk }) => !isOk).length,
    probeWins: state.wins,
    probesNeeded: WINS_TO_CLOSE,
    history: [...rotation.versions].reverse().map(({ version, at: when, by, remark, rounds }) => {
      const then = rounds.find(({ channel }) => channel === round.channel);
      const shown = { version, at: timeOf(when) ?? '', by, remark, isThere: then !== undefined };
      return then ? { ...shown, isEnabled: then.status === 'ENABLED', weight: then.weight, priority: then.priority } : shown;
    }),
  };
}

/** A way with its published version and its draft. */
export function showHead(world: World, rotation: Rotation, lang: Lang): RoundHead {
  const { way, draft } = rotation;
  const last = rotation.versions.at(-1);
  const prepared = preparedOf(rotation);
  const traffic = trafficOf(world);
  const present = new Set(rowsOf(rotation).map(({ round }) => round.channel));
  const others = [...(traffic.get(way.code) ?? [])].filter(([channel]) => !present.has(channel));
  return {
    wayCode: way.code,
    wayName: wayNameIn(lang, way),
    productCode: way.product.code,
    productName: productNameIn(lang, way.product),
    currency: way.currency,
    strategy: way.strategy,
    status: way.status,
    version: versionOf(rotation),
    publishedAt: timeOf(last?.at ?? 0) ?? undefined,
    publishedBy: last?.by,
    publishedRemark: last?.remark ?? null,
    draftVersion: draft?.version ?? 0,
    draftAt: timeOf(draft?.at ?? null),
    draftBy: draft?.by ?? null,
    changes: draft ? diffOf(publishedOf(rotation), draft.rounds) : [],
    channelCodes: prepared.map(({ channel }) => channel.code),
    weights: Object.fromEntries(prepared.map(({ channel, weight }) => [channel.code, weight])),
    addable: addableTo(world, rotation).map(({ code, name, upstream, costPpm }) => ({
      channelCode: code,
      channelName: name,
      upstreamName: upstream.name,
      costRate: ratioText(costPpm),
    })),
    otherShare24h: shareText(
      others.reduce((sum, [, { tries24h }]) => sum + tries24h, 0),
      sumOf(traffic, rotation, ({ tries24h }) => tries24h),
    ),
  };
}

/** Published versions, newest first, each with what it changed. */
export const showVersions = ({ versions }: Rotation): WireVersion[] =>
  versions
    .map(({ version, at, by, remark, reasonCode = null, restores = null, rounds }, index) => ({
      version,
      at: timeOf(at) ?? '',
      by,
      remark,
      reasonCode,
      restoredVersion: restores,
      isPublished: index === versions.length - 1,
      roundCount: rounds.length,
      changes: index === 0 ? [] : diffOf(versions[index - 1]?.rounds ?? [], rounds),
    }))
    .reverse();
