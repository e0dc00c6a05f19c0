import type { RoundReplay, RoundSimulation, RoundStep } from '@/contract';
import { entryAt } from '../../../src/domain/typed';
import { moneyIn } from '../../base/money';
import { PPM } from '../../base/ratio';
import { type Lang, say, type Text } from '../../engine/text';
import { HOUR, timeOf } from '../../engine/time';
import { firstShares, ROUTE_RULES, type RouteRequest, route, ruleAgainst, seenState } from '../../flow/channels/routing';
import { mayPayIn } from '../../flow/merchants';
import { costNow } from '../../flow/prices';
import type { Channel, Rotation, Round, RouteMark } from '../../model/catalog';
import type { PayOrder } from '../../model/payments';
import type { World } from '../../model/world';
import { shareText, trafficOf } from './view';

const NOT_OPEN: Text = [
  'The merchant’s state, switches or contract do not allow this pay way now.',
  '该商户当前不能使用此支付方式：状态、开关或合同不允许。',
];

/**
 * Routes a fictitious order: candidates in order of attempts, and the excluding rule of every other round
 * (docs/rules/round.md#simulate). For a random strategy the likeliest comes first. Changes nothing.
 */
export function simulated(
  world: World,
  rotation: Rotation,
  rounds: readonly Round[],
  request: RouteRequest,
  lang: Lang,
): RoundSimulation {
  const { way } = rotation;
  const isDrawn = way.strategy === 'WEIGHTED';
  const asked = isDrawn ? [...rounds].sort((a, b) => b.weight - a.weight || a.priority - b.priority) : rounds;
  const marks = route(rotation, request, 0, () => true, asked);
  const roundOf = ({ channel }: RouteMark) => rounds.find((one) => one.channel === channel) as Round;
  const open = marks.filter(({ rule }) => rule === null);
  const cut = marks.filter(({ rule }) => rule === 'CIRCUIT_OPEN');
  const tried = open.length > 0 ? open : cut;
  const shares = firstShares(rotation, open.map(roundOf), request.at, isDrawn ? undefined : request);
  const show = (one: RouteMark, place: number | null): RoundStep => ({
    channelCode: one.channel.code,
    channelName: one.channel.name,
    weight: one.weight,
    share: place === null ? null : shareText(open.length > 0 ? (shares.get(one.channel) ?? 0) : place === 0 ? 1 : 0, 1),
    isProbe: seenState(rotation, roundOf(one), request.at).circuit === 'HALF_OPEN',
    isReached: place !== null && place < way.maxAttempts,
    rule: one.rule,
    why: one.rule && say(lang, ROUTE_RULES[one.rule]),
  });
  const outcome = open.length > 0 ? 'CHANNEL' : cut.length > 0 ? 'OPEN_BREAKERS' : way.fallback ? 'FALLBACK' : 'NONE';
  return {
    outcome,
    fallbackWayCode: way.fallback?.code ?? null,
    merchantProblem: mayPayIn(world, request.holder, way) ? null : say(lang, NOT_OPEN),
    at: timeOf(request.at) ?? undefined,
    candidates: tried.map(show),
    excluded: marks.filter((one) => !tried.includes(one)).map((one) => show(one, null)),
  };
}

/** Orders of a way in the last hour, oldest first. */
function ordersOf({ payOrders, clock }: World, { way }: Rotation): PayOrder[] {
  const since = clock.now() - HOUR;
  const found: PayOrder[] = [];
  const { rows } = payOrders;
  for (let at = rows.length - 1; at >= 0; at--) {
    const order = entryAt(rows, at);
    if (order.createdAt < since) break;
    if (order.way === way && order.records.length > 0) found.push(order);
  }
  return found.reverse();
}

/**
 * Share of paid attempts of a channel over all ways. A channel without attempts gets the share of all attempts; null without any.
 */
function successOf(world: World): (channel: Channel) => number | null {
  const own = new Map<Channel, { tries: number; paid: number }>();
  const all = { tries: 0, paid: 0 };
  for (const channels of trafficOf(world).values())
    for (const [channel, { tries24h, paid24h }] of channels) {
      const sum = own.get(channel) ?? { tries: 0, paid: 0 };
      own.set(channel, { tries: sum.tries + tries24h, paid: sum.paid + paid24h });
      all.tries += tries24h;
      all.paid += paid24h;
    }
  return (channel) => {
    const { tries, paid } = own.get(channel) ?? all;
    return tries === 0 ? null : paid / tries;
  };
}

/**
 * Replays the real orders of the last hour with these rounds: shares of first choice, expected success and cost, compared with the
 * actual ones (docs/rules/round.md#publish). Daily limits and breakers are ignored, because they would have differed.
 */
export function replayed(world: World, rotation: Rotation, rounds: readonly Round[]): RoundReplay {
  const now = world.clock.now();
  const orders = ordersOf(world, rotation);
  const successIn = successOf(world);
  const fresh: Rotation = { ...rotation, states: new Map() };
  const expected = new Map<Channel, number>();
  const actual = new Map<Channel, number>();
  const sums = { amount: 0n, cost: 0n, expectedCost: 0, expectedPaid: 0, paid: 0, unserved: 0 };
  let isKnown = true;
  for (const { amount, holder, createdAt, records } of orders) {
    const [first] = records;
    if (!first) continue;
    const request = { amount, holder, at: createdAt };
    actual.set(first.channel, (actual.get(first.channel) ?? 0) + 1);
    sums.amount += amount;
    sums.cost += costNow(first.channel, amount);
    if (first.status === 'SUCCESS') sums.paid++;
    const candidates = rounds.filter((round) => ruleAgainst(fresh, round, request) === null);
    if (candidates.length === 0) sums.unserved++;
    const isHis = rotation.way.strategy === 'STICKY';
    for (const [channel, share] of firstShares(rotation, candidates, createdAt, isHis ? request : undefined)) {
      if (share === 0) continue;
      expected.set(channel, (expected.get(channel) ?? 0) + share);
      sums.expectedCost += Number(costNow(channel, amount)) * share;
      const success = successIn(channel);
      isKnown &&= success !== null;
      sums.expectedPaid += (success ?? 0) * share;
    }
  }
  const served = orders.length - sums.unserved;
  const channels = [...new Set([...rounds.map(({ channel }) => channel), ...actual.keys()])];
  return {
    from: timeOf(now - HOUR) ?? '',
    to: timeOf(now) ?? '',
    orders: orders.length,
    amount: moneyIn(rotation.way.currency, sums.amount),
    unserved: sums.unserved,
    parts: channels.map((channel) => ({
      channelCode: channel.code,
      channelName: channel.name,
      share: shareText(Math.round((expected.get(channel) ?? 0) * PPM), Math.max(1, served) * PPM) ?? '0',
      actualShare: shareText(actual.get(channel) ?? 0, Math.max(1, orders.length)) ?? '0',
    })),
    expectedSuccess: isKnown ? shareText(sums.expectedPaid, served) : null,
    actualSuccess: shareText(sums.paid, orders.length),
    expectedCost: moneyIn(rotation.way.currency, BigInt(Math.round(sums.expectedCost))),
    actualCost: moneyIn(rotation.way.currency, sums.cost),
  };
}
