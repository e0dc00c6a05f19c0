import { isOpenAt } from '../../base/hours';
import { PPM } from '../../base/ratio';
import type { Text } from '../../engine/text';
import { DAY, ZONE_MS } from '../../engine/time';
import type { Channel, Product, Rotation, Round, RoundState, RouteMark, RouteRule, Way } from '../../model/catalog';
import type { Holder } from '../../model/parties';
import type { World } from '../../model/world';

/** Messages of the routing rules. */
export const ROUTE_RULES: Readonly<Record<RouteRule, Text>> = {
  ROUND_DISABLED: ['The round is disabled.', '轮询项已停用。'],
  BELOW_MIN: ['The amount is below the minimum.', '金额低于下限。'],
  ABOVE_MAX: ['The amount is above the maximum.', '金额高于上限。'],
  CLOSED_HOURS: ['Outside hours.', '不在营业时间。'],
  MERCHANT_SCOPE: ['Not for this merchant.', '不适用于该商户。'],
  DAILY_AMOUNT: ['The daily amount limit is used up.', '当日金额额度用尽。'],
  DAILY_COUNT: ['The daily order limit is used up.', '当日笔数用尽。'],
  CIRCUIT_OPEN: ['The breaker is open.', '已熔断。'],
  NO_WEIGHT: ['The weight is zero.', '权重为零。'],
  CHANNEL_CLOSED: ['The channel is closed.', '通道已关闭。'],
  CHANNEL_LIMIT: ['The channel limit would be exceeded.', '将超过通道限额。'],
  CHANNEL_HOURS: ['Outside channel hours.', '不在通道营业时间内。'],
  UPSTREAM_CLOSED: ['The upstream is closed.', '上游已关闭。'],
  MAINTENANCE: ['Under maintenance.', '维护中。'],
};

export interface RouteRequest {
  amount: bigint;
  holder: Holder;
  at: number;
  /** Rejections by the channel itself, independent of its round; left out when only rounds are checked. */
  bar?: (channel: Channel) => RouteRule | undefined;
}

/** Rotation of a way. @throws when it does not exist */
export function rotationOf(world: World, way: Way): Rotation {
  const found = world.rotations.get(way.code);
  if (!found) throw new Error(`${way.code} has no rotation`);
  return found;
}

/** The published rounds. */
export const publishedOf = (rotation: Rotation): readonly Round[] => rotation.versions.at(-1)?.rounds ?? [];

const newState = (): RoundState => ({
  circuit: 'CLOSED',
  openedAt: null,
  wins: 0,
  tries: [],
  day: 0,
  amount: 0n,
  count: 0,
  lastPickedAt: null,
  version: 1,
  changedAt: null,
  changedBy: null,
});

type Cooling = Pick<Round, 'channel' | 'breakerCoolSec'>;

/** Live state of a channel at a time, without changing it: use of the day, and a half open breaker after cooling. */
export function seenState(
  { states }: Pick<Rotation, 'states'>,
  { channel, breakerCoolSec }: Cooling,
  at: number,
): Readonly<RoundState> {
  const state = states.get(channel.code) ?? newState();
  const day = Math.floor((at + ZONE_MS) / DAY);
  const isCool = state.circuit === 'OPEN' && at >= (state.openedAt ?? 0) + breakerCoolSec * 1000;
  if (state.day === day && !isCool) return state;
  return { ...state, ...(state.day !== day && { day, amount: 0n, count: 0 }), ...(isCool && { circuit: 'HALF_OPEN', wins: 0 }) };
}

/** The live state itself, updated to `at`, for changes. */
export function stateOf(rotation: Rotation, round: Cooling, at: number): RoundState {
  const { states } = rotation;
  const kept = states.get(round.channel.code) ?? newState();
  states.set(round.channel.code, kept);
  const seen = seenState(rotation, round, at);
  return seen === kept ? kept : Object.assign(kept, seen);
}

/** The first rule that excludes a round, or null. A half open breaker passes here; `pick` admits one order in ten. */
export function ruleAgainst(rotation: Rotation, round: Round, { amount, holder, at, bar }: RouteRequest): RouteRule | null {
  if (round.status === 'DISABLED') return 'ROUND_DISABLED';
  if (amount < round.min) return 'BELOW_MIN';
  if (amount > round.max) return 'ABOVE_MAX';
  if (!isOpenAt(round, at)) return 'CLOSED_HOURS';
  if (round.mchScope !== 'ALL' && round.mchNos.includes(holder.no) !== (round.mchScope === 'INCLUDE')) return 'MERCHANT_SCOPE';
  const state = seenState(rotation, round, at);
  if (round.dailyAmountLimit !== null && state.amount + amount > round.dailyAmountLimit) return 'DAILY_AMOUNT';
  if (round.dailyCountLimit !== null && state.count >= round.dailyCountLimit) return 'DAILY_COUNT';
  // Checked before the breaker: an open breaker is a last resort, a closed channel never is.
  const barred = bar?.(round.channel);
  if (barred) return barred;
  if (state.circuit === 'OPEN') return 'CIRCUIT_OPEN';
  if (round.weight === 0 && rotation.way.strategy === 'WEIGHTED') return 'NO_WEIGHT';
  return null;
}

/** Success rate of a round's last attempts; null without any. */
function successOf({ tries }: RoundState): number | null {
  return tries.length === 0 ? null : tries.filter(({ isOk }) => isOk).length / tries.length;
}

/** Candidates in the order of the way's strategy. @param draw a number in [0, 1), for strategies with random choice */
export function ranked(
  rotation: Rotation,
  rounds: readonly Round[],
  { holder, at }: Pick<Partial<RouteRequest>, 'holder'> & Pick<RouteRequest, 'at'>,
  draw: number,
): Round[] {
  const { strategy } = rotation.way;
  const by = (value: (round: Round) => number) => [...rounds].sort((a, b) => value(a) - value(b) || a.priority - b.priority);
  const state = (round: Round) => seenState(rotation, round, at);
  if (strategy === 'PRIORITY') return by(({ priority }) => priority);
  if (strategy === 'LEAST_COST') return by(({ channel }) => channel.costPpm);
  if (strategy === 'SUCCESS_RATE') return by((round) => -(successOf(state(round)) ?? 1));
  if (strategy === 'ROUND_ROBIN') return by((round) => state(round).lastPickedAt ?? 0);
  // STICKY derives the draw from the holder, so that its orders use the same channel while it is open.
  const dice = strategy === 'STICKY' && holder ? (Number(holder.no.slice(1)) * 0.618034) % 1 : draw;
  let left = dice * rounds.reduce((sum, { weight }) => sum + weight, 0);
  const first = rounds.find(({ weight }) => {
    left -= weight;
    return left < 0;
  });
  return first ? [first, ...by(({ weight }) => -weight).filter((round) => round !== first)] : [...rounds];
}

/**
 * Probability of each channel as first choice; they sum to 1 unless there is no candidate.
 * @param request the order, so that the current turn counts. Without it: the long-term share
 */
export function firstShares(
  rotation: Rotation,
  rounds: readonly Round[],
  at: number,
  request?: RouteRequest,
): Map<Channel, number> {
  const { strategy } = rotation.way;
  const sum = rounds.reduce((total, { weight }) => total + weight, 0);
  const isDrawn = strategy === 'WEIGHTED' || (strategy === 'STICKY' && !request);
  if (isDrawn && sum > 0) return new Map(rounds.map(({ channel, weight }) => [channel, weight / sum]));
  if (strategy === 'ROUND_ROBIN' && !request) return new Map(rounds.map(({ channel }) => [channel, 1 / rounds.length]));
  const [first] = ranked(rotation, rounds, request ?? { at }, 0);
  return new Map(rounds.map((round) => [round.channel, round === first ? 1 : 0]));
}

/**
 * Routes an order: candidates first in the order of the strategy, then the excluded rounds (docs/rules/round.md#simulate). Changes
 * nothing.
 * @param draw as in `ranked`
 * @param probe decides at random whether a half open breaker admits this order
 * @param rounds instead of the published rounds, for a preview
 */
export function route(
  rotation: Rotation,
  request: RouteRequest,
  draw: number,
  probe: () => boolean,
  rounds = publishedOf(rotation),
): RouteMark[] {
  const out: RouteMark[] = [];
  const candidates: Round[] = [];
  for (const round of rounds) {
    const rule = ruleAgainst(rotation, round, request);
    const isCooling = !rule && seenState(rotation, round, request.at).circuit === 'HALF_OPEN' && !probe();
    if (rule || isCooling) out.push({ channel: round.channel, weight: round.weight, rule: rule ?? 'CIRCUIT_OPEN' });
    else candidates.push(round);
  }
  return [...ranked(rotation, candidates, request, draw).map(({ channel, weight }) => ({ channel, weight, rule: null })), ...out];
}

/** Adds an order to the channel's use of the day. */
export function notePick(rotation: Rotation, channel: Channel, amount: bigint, at: number) {
  const round = publishedOf(rotation).find((one) => one.channel === channel);
  if (!round) return;
  const state = stateOf(rotation, round, at);
  state.lastPickedAt = at;
  state.count++;
  state.amount += amount;
}

/** Records the result of an attempt; the breaker may open or close (docs/rules/round.md#breaker). */
export function noteEnd(rotation: Rotation, channel: Channel, isOk: boolean, at: number) {
  const round = publishedOf(rotation).find((one) => one.channel === channel);
  if (!round) return;
  const state = stateOf(rotation, round, at);
  const since = at - round.breakerWindowSec * 1000;
  state.tries = [...state.tries.filter((one) => one.at >= since), { at, isOk }];
  if (state.circuit === 'HALF_OPEN') {
    if (!isOk) trip(state, at);
    else if (++state.wins >= WINS_TO_CLOSE) Object.assign(state, { circuit: 'CLOSED', tries: [] });
    return;
  }
  const failed = state.tries.filter((one) => !one.isOk).length;
  if (
    state.circuit === 'CLOSED' &&
    state.tries.length >= round.breakerMinSamples &&
    failed * PPM >= round.breakerFailPpm * state.tries.length
  )
    trip(state, at);
}

/** Successes that close a half open breaker (docs/rules/round.md#breaker). */
export const WINS_TO_CLOSE = 5;

/** Opens a breaker, by rule or manually. */
export function trip(state: RoundState, at: number) {
  Object.assign(state, { circuit: 'OPEN', openedAt: at, wins: 0 });
}

/** Closes a breaker manually and clears its counts. */
export function resetBreaker(state: RoundState) {
  Object.assign(state, { circuit: 'CLOSED', wins: 0, tries: [] });
}

/** The costliest channel that accepts orders of a product now: the minimum for its price (docs/rules/agent.md#chain). */
export function costliest(world: World, product: Product): Channel | undefined {
  return [...world.rotations.values()]
    .filter(({ way }) => way.product === product)
    .flatMap((rotation) => publishedOf(rotation).filter(({ status }) => status === 'ENABLED'))
    .map(({ channel }) => channel)
    .sort((a, b) => b.costPpm - a.costPpm)[0];
}

/** Initial round of a channel in a way. @param range minimum and maximum amount, minor units */
export const newRound = (way: Way, channel: Channel, weight: number, priority: number, isEnabled: boolean): Round => ({
  id: `${way.code}-${channel.code}`,
  channel,
  weight,
  priority,
  min: way.min,
  max: way.max,
  dailyAmountLimit: null,
  dailyCountLimit: null,
  openFrom: null,
  openTo: null,
  mchScope: 'ALL',
  mchNos: [],
  status: isEnabled ? 'ENABLED' : 'DISABLED',
  // The simulation has a twentieth of real traffic, so that it needs a longer window than 300 s and 20 attempts.
  breakerWindowSec: 3600,
  breakerMinSamples: 5,
  breakerFailPpm: 600_000,
  breakerCoolSec: 900,
  remark: null,
});
