import type { CardListenReason, CardListenStatus, CardStatus, CardStatusReason } from '@/contract';
import { type CardEvent, cardTransitions } from '../../../src/domain/card';
import { isOpenAt } from '../../base/hours';
import { demandMove } from '../../base/moves';
import type { Text } from '../../engine/text';
import { DAY, ZONE_MS } from '../../engine/time';
import type { BankCard, CardChannel, Device } from '../../model/cards';
import type { Holder } from '../../model/parties';
import type { EventDetails } from '../../model/records';
import type { World } from '../../model/world';
import { bookOf } from './accounts';
import { carriedBy } from './book';

export const BEAT_MS = 30_000;
const DEGRADED_MS = 90_000;
const OFFLINE_MS = 180_000;
const LOW_BATTERY = 15;
const BACKLOG = 50;
const SKEW_MS = 30_000;

/** Older app versions cannot request missed messages. */
const LEAST_APP = 4;
const OFFSETS = 20;

/** Time of the last heartbeat. */
const lastBeatOf = ({ silentFrom }: Device, at: number): number => {
  const until = silentFrom === null || silentFrom > at ? at : silentFrom;
  return Math.floor(until / BEAT_MS) * BEAT_MS;
};

function troubleOf({ mayRead, queueDepth, batteryPct, charging, clockSkewMs, appVersion }: Device): CardListenReason | null {
  if (!mayRead) return 'NO_PERMISSION';
  if (queueDepth >= BACKLOG) return 'QUEUE_BACKLOG';
  if (batteryPct < LOW_BATTERY && !charging) return 'LOW_BATTERY';
  if (Math.abs(clockSkewMs) >= SKEW_MS) return 'CLOCK_SKEW';
  return Number(appVersion.split('.')[0]) < LEAST_APP ? 'OLD_APP' : null;
}

/**
 * Connection state of a card: DEGRADED more than 90 s after the last heartbeat, OFFLINE after 180 s
 * (docs/rules/listen.md#heartbeat, docs/rules/invariants.md#invariant-30).
 */
export function listenOf({ device, isEnabled, unpairedAt }: CardChannel, at: number) {
  const lastHeartbeatAt = lastBeatOf(device, at);
  const is = (status: CardListenStatus, reason: CardListenReason | null = null) => ({ status, reason, lastHeartbeatAt });
  if (!isEnabled || unpairedAt !== null) return is('DISABLED');
  const gap = at - lastHeartbeatAt;
  if (gap > OFFLINE_MS) return is('OFFLINE', 'NO_HEARTBEAT');
  if (gap > DEGRADED_MS) return is('DEGRADED', 'NO_HEARTBEAT');
  const trouble = troubleOf(device);
  return is(trouble ? 'DEGRADED' : 'ONLINE', trouble);
}

/** The active card channel of a card; undefined without one. */
export function channelOfCard({ pool }: World, card: BankCard): CardChannel | undefined {
  for (const channel of pool.channels.values()) if (channel.card === card && channel.unpairedAt === null) return channel;
  return undefined;
}

/** True while the card holder's authorization is valid (docs/rules/card.md#authorization). */
export const isAuthorised = ({ authorisation }: BankCard, at: number): boolean =>
  authorisation !== null && authorisation.expireAt > at;

/** True when a device receives the bank messages of the card (docs/rules/card.md#enable). */
export function isHeard(world: World, card: BankCard): boolean {
  const channel = channelOfCard(world, card);
  const heard = channel && listenOf(channel, world.clock.now()).status;
  return heard === 'ONLINE' || heard === 'DEGRADED';
}

export type CardObstacle =
  | 'STATUS'
  | 'USAGE'
  | 'AUTHORISATION'
  | 'HOURS'
  | 'PER_TXN'
  | 'DAILY_LIMIT'
  | 'DAILY_COUNT'
  | 'MONTHLY_LIMIT'
  | 'LISTENER'
  | 'OPEN_ORDERS'
  | 'BALANCE';

/** Messages for the reasons why a card cannot be used. */
export const OBSTACLES: Readonly<Record<CardObstacle, Text>> = {
  STATUS: ['The card is not enabled.', '银行卡未启用。'],
  USAGE: ['The card does not support this direction.', '银行卡用途不符。'],
  AUTHORISATION: ['The card holder’s authorization has expired.', '持卡人授权已失效。'],
  HOURS: ['Outside card hours.', '不在银行卡营业时间内。'],
  PER_TXN: ['Outside the limits per transaction.', '超出单笔限额。'],
  DAILY_LIMIT: ['The daily limit would be exceeded.', '将超过单日限额。'],
  DAILY_COUNT: ['The daily transaction count is reached.', '已达单日笔数上限。'],
  MONTHLY_LIMIT: ['The monthly limit would be exceeded.', '将超过月度限额。'],
  LISTENER: ['No device listens to this card.', '银行卡未被监听。'],
  OPEN_ORDERS: ['Too many open orders.', '进行中订单已达上限。'],
  BALANCE: ['The balance of the card is too low.', '银行卡余额不足。'],
};

/** Planned use of a card, in addition to the use of today. */
interface Planned {
  amount: bigint;
  count: number;
}

/**
 * Why a card cannot be used for this amount now; undefined when it can (docs/rules/card.md#use).
 * @param planned use that is already assigned but not yet booked
 */
export function cardObstacle(
  world: World,
  card: BankCard,
  direction: 'IN' | 'OUT',
  amount: bigint,
  planned: Planned = { amount: 0n, count: 0 },
): CardObstacle | undefined {
  const at = world.clock.now();
  const isIn = direction === 'IN';
  if (card.status !== 'ENABLED') return 'STATUS';
  if (card.usage === (isIn ? 'PAYOUT' : 'COLLECT')) return 'USAGE';
  if (!isAuthorised(card, at)) return 'AUTHORISATION';
  if (!isOpenAt({ openFrom: card.workFrom, openTo: card.workTo, zone: card.workZone }, at)) return 'HOURS';
  if (amount < card.minPerTxn || amount > card.maxPerTxn) return 'PER_TXN';
  const use = carriedBy(card, at);
  const [used, limit] = isIn ? [use.in, card.dailyInLimit] : [use.out, card.dailyOutLimit];
  if (used + planned.amount + amount > limit) return 'DAILY_LIMIT';
  if (use.count + planned.count + 1 > card.dailyCountLimit) return 'DAILY_COUNT';
  if (use.monthTotal + planned.amount + amount > card.monthlyLimit) return 'MONTHLY_LIMIT';
  if (!isIn) return bookOf(card) < planned.amount + amount ? 'BALANCE' : undefined;
  if (!isHeard(world, card)) return 'LISTENER';
  return (world.pool.open.get(card)?.size ?? 0) >= card.maxOpenOrders ? 'OPEN_ORDERS' : undefined;
}

/**
 * Moves a card according to the state table; the only function that changes its status.
 * @throws Error when the table has no such move
 */
export function moveCard(
  world: World,
  card: BankCard,
  event: CardEvent,
  to: CardStatus,
  details: EventDetails,
  statusReason: CardStatusReason | null = null,
  by = 'SYSTEM',
) {
  demandMove(card.id, cardTransitions, event, card.status, to);
  const updatedAt = world.clock.now();
  Object.assign(card, { status: to, statusReason, statusRemark: details.remark ?? null, updatedAt, updatedBy: by });
  card.version++;
  card.events.push({ at: updatedAt, ...details });
}

const nextDay = (at: number) => (Math.floor((at + ZONE_MS) / DAY) + 1) * DAY - ZONE_MS;

/** Puts a card into cooling: daily limit reached, no device, or too many failures (docs/rules/card.md#cooling). */
export function coolCard(world: World, card: BankCard, reason: CardStatusReason) {
  if (card.status !== 'ENABLED') return;
  moveCard(world, card, 'cool', 'COOLING', { kind: 'CARD_COOLED', actorType: 'SYSTEM' }, reason);
  if (reason !== 'DAILY_LIMIT_REACHED' && reason !== 'FAIL_STREAK') return;
  world.clock.schedule(nextDay(world.clock.now()), () => {
    if (card.status !== 'COOLING' || card.statusReason !== reason) return;
    if (reason === 'FAIL_STREAK') card.failStreak = 0;
    moveCard(world, card, 'recover', 'ENABLED', { kind: 'CARD_RECOVERED', actorType: 'SYSTEM' });
  });
}

/** Enables a card again when its device is back. */
export function recoverHeard(world: World, channel: CardChannel) {
  const { card } = channel;
  const { status } = listenOf(channel, world.clock.now());
  if (card.status !== 'COOLING' || card.statusReason !== 'LISTENER_OFFLINE' || status === 'OFFLINE' || status === 'DISABLED')
    return;
  moveCard(world, card, 'recover', 'ENABLED', { kind: 'CARD_RECOVERED', actorType: 'SYSTEM' });
}

/** True when a card has reached a daily limit: its amount in one direction, or its count. */
export function isFull(world: World, card: BankCard): boolean {
  const { in: taken, out, count } = carriedBy(card, world.clock.now());
  const isFullIn = card.usage !== 'PAYOUT' && taken + card.minPerTxn > card.dailyInLimit;
  const isFullOut = card.usage === 'PAYOUT' && out + card.minPerTxn > card.dailyOutLimit;
  return isFullIn || isFullOut || count >= card.dailyCountLimit;
}

/** Cools a card that has reached its daily limit. */
export function coolWhenFull(world: World, card: BankCard) {
  if (isFull(world, card)) coolCard(world, card, 'DAILY_LIMIT_REACHED');
}

/** True when the card may be used for this holder. */
export const serves = ({ mchScope, mchNos }: BankCard, { no }: Holder): boolean => mchScope === 'ALL' || mchNos.includes(no);

/**
 * Amounts to pay, the requested amount first. Open orders of a card never share an amount (docs/rules/collect.md#amount-to-pay).
 * Minor units.
 */
export function* offsetsOf(amount: bigint): Generator<bigint> {
  for (let off = 0n; off < OFFSETS && off < amount; off++) yield -off;
}
