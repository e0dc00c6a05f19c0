import type { SettQueueReason } from '@/contract';
import { isOpenAt } from '../../base/hours';
import { dayOf } from '../../engine/time';
import type { Channel, RouteRule } from '../../model/catalog';
import type { World } from '../../model/world';
import { closingWindow, isServiceOpen, type Scope } from '../maintenance';

type Block = Extract<RouteRule, 'CHANNEL_CLOSED' | 'CHANNEL_LIMIT' | 'CHANNEL_HOURS' | 'UPSTREAM_CLOSED' | 'MAINTENANCE'>;

interface Asked {
  /** Minor units. */
  amount: bigint;
  currency: string;
  at: number;
  /** Planned use of the channel, in addition to the use of today. */
  planned?: { amount: bigint; count: number };
}

/** Amount and count of a channel on the business day of `at`; amount in minor units of the currency. */
export function carriedToday({ use }: Pick<Channel, 'use'>, currency: string, at: number): { amount: bigint; count: number } {
  return use.day === dayOf(at) ? { amount: use.amounts.get(currency) ?? 0n, count: use.count } : { amount: 0n, count: 0 };
}

/** Adds an order to the channel's use of the day. @param amount minor units */
export function noteCarried(channel: Channel, { amount, currency, at }: Asked) {
  if (channel.use.day !== dayOf(at)) channel.use = { day: dayOf(at), amounts: new Map(), count: 0 };
  const { use } = channel;
  use.count++;
  use.amounts.set(currency, (use.amounts.get(currency) ?? 0n) + amount);
}

function isOverLimit(channel: Channel, { amount, currency, at, planned }: Asked): boolean {
  const today = carriedToday(channel, currency, at);
  if (channel.dailyCountLimit !== null && today.count + (planned?.count ?? 0) >= channel.dailyCountLimit) return true;
  const limit = channel.limits.get(currency);
  if (!limit) return false;
  const used = today.amount + (planned?.amount ?? 0n);
  return amount < limit.min || amount > limit.max || (limit.daily !== null && used + amount > limit.daily);
}

const scopeOf = ({ code, upstream, way }: Channel): Scope => ({
  CHANNEL: code,
  UPSTREAM: upstream.code,
  ...(way && { PRODUCT: way.product.code }),
});

/** Why the channel itself rejects an order (docs/rules/upstream.md#availability); undefined when it accepts it. */
export function blockedBy({ maintenance }: Pick<World, 'maintenance'>, channel: Channel, asked: Asked): Block | undefined {
  if (channel.recycled || channel.status !== 'ENABLED')
    return channel.status === 'MAINTENANCE' ? 'MAINTENANCE' : 'CHANNEL_CLOSED';
  if (channel.upstream.status !== 'ENABLED') return channel.upstream.status === 'MAINTENANCE' ? 'MAINTENANCE' : 'UPSTREAM_CLOSED';
  if (closingWindow(maintenance, scopeOf(channel), asked.at)) return 'MAINTENANCE';
  if (!isOpenAt(channel, asked.at)) return 'CHANNEL_HOURS';
  return isOverLimit(channel, asked) ? 'CHANNEL_LIMIT' : undefined;
}

const WAITS_FOR: Readonly<Record<Block, SettQueueReason>> = {
  CHANNEL_CLOSED: 'CHANNEL_DOWN',
  UPSTREAM_CLOSED: 'CHANNEL_DOWN',
  CHANNEL_LIMIT: 'CHANNEL_DOWN',
  CHANNEL_HOURS: 'OUT_OF_HOURS',
  MAINTENANCE: 'MAINTENANCE',
};

/**
 * Why a payout cannot be sent now; undefined when it can. A blocked payout waits and never fails. @param mchNo merchant of the
 * payout
 */
export function payoutBlockedBy(
  world: Pick<World, 'maintenance'>,
  channel: Channel,
  { mchNo, ...asked }: Asked & { mchNo: string },
): SettQueueReason | undefined {
  const { maintenance } = world;
  if (!isServiceOpen(maintenance, 'PAYOUT', { mchNo })) return 'MAINTENANCE';
  if (closingWindow(maintenance, scopeOf(channel), asked.at, ['CLOSE', 'QUEUE_PAYOUTS'])) return 'MAINTENANCE';
  const bar = blockedBy(world, channel, asked);
  return bar && WAITS_FOR[bar];
}
