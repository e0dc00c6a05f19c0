import type { Trend } from '@/contract';
import { entryAt } from '../../../src/domain/typed';
import { share } from '../../base/ratio';
import { TrendSums } from '../../base/trend';
import { DAY, HOUR } from '../../engine/time';
import type { Channel } from '../../model/catalog';
import type { Operator } from '../../model/operators';
import type { PayOrder, PayRecord } from '../../model/payments';
import { isInScope } from '../../model/scope';
import type { World } from '../../model/world';

/** Maximum lifetime of an order: attempts in a time range belong to orders created at most this long before it. */
const LIFE_MS = 2 * DAY;

/** One finished attempt. */
interface End {
  channelCode: string;
  at: number;
  isOk: boolean;
  /** Time from attempt to payment; null for a failure. */
  took: number | null;
}

const isOpen = ({ status }: PayOrder) => status === 'CREATED' || status === 'PAYING';

/** An attempt is finished when it failed, was paid, or its order has ended otherwise. */
function endOf(order: PayOrder, { channel, status, requestAt }: PayRecord): End | undefined {
  const isOk = status === 'SUCCESS';
  if (!isOk && status !== 'FAILED' && isOpen(order)) return undefined;
  return {
    channelCode: channel.code,
    at: requestAt,
    isOk,
    took: isOk && order.paidAt !== null ? order.paidAt - requestAt : null,
  };
}

/** Finished attempts since a time at all channels, for orders that the operator may see. */
function* endsSince(world: World, operator: Operator, from: number): Generator<End> {
  const { rows } = world.payOrders;
  for (let index = rows.length - 1; index >= 0; index--) {
    const order = entryAt(rows, index);
    if (order.createdAt <= from - LIFE_MS) break;
    if (!isInScope(operator, order.holder)) continue;
    for (const one of order.records) {
      const end = one.requestAt > from ? endOf(order, one) : undefined;
      if (end) yield end;
    }
  }
  const payouts = world.payouts.rows;
  for (let index = payouts.length - 1; index >= 0; index--) {
    const payout = payouts[index];
    if (!payout || payout.createdAt <= from - LIFE_MS) break;
    if (!isInScope(operator, payout.holder)) continue;
    for (const { channelCode, at, answeredAt, status } of payout.attempts)
      if (at > from && answeredAt !== null) yield { channelCode, at, isOk: status === 'SUCCESS', took: answeredAt - at };
  }
}

/** Recent traffic of one channel. */
export class ChannelTraffic {
  private ended1h = 0;
  private ok1h = 0;
  private took = 0;
  private timed = 0;
  tries24h = 0;
  ok24h = 0;

  add({ at: tried, isOk, took }: End, at: number) {
    this.tries24h++;
    if (isOk) this.ok24h++;
    if (isOk && took !== null) {
      this.timed++;
      this.took += took;
    }
    if (tried <= at - HOUR) return;
    this.ended1h++;
    if (isOk) this.ok1h++;
  }

  get success1h() {
    return share(this.ok1h, this.ended1h);
  }
  get success24h() {
    return share(this.ok24h, this.tries24h);
  }
  get avgPaySec() {
    return this.timed === 0 ? null : Math.round(this.took / this.timed / 1000);
  }
}

/** Traffic of the last 24 hours by channel. */
export function channelTraffic(world: World, operator: Operator, at: number): (channel: Pick<Channel, 'code'>) => ChannelTraffic {
  const byCode = new Map<string, ChannelTraffic>();
  for (const end of endsSince(world, operator, at - DAY)) {
    const known = byCode.get(end.channelCode) ?? new ChannelTraffic();
    byCode.set(end.channelCode, known);
    known.add(end, at);
  }
  return ({ code }) => byCode.get(code) ?? new ChannelTraffic();
}

/** Attempts and successes by channel and hour, from the hour of `from` to `to`. */
export function healthBetween(world: World, operator: Operator, from: number, to: number) {
  const first = Math.floor(from / HOUR) * HOUR;
  const count = Math.max(1, Math.ceil((to - first) / HOUR));
  const hours = Array.from({ length: count }, (_, index) => first + index * HOUR);
  const byCode = new Map<string, { tries: number; ok: number }[]>();
  for (const { channelCode, at, isOk } of endsSince(world, operator, first - 1)) {
    if (at >= to) continue;
    const cells = byCode.get(channelCode) ?? hours.map(() => ({ tries: 0, ok: 0 }));
    byCode.set(channelCode, cells);
    const cell = entryAt(cells, Math.floor((at - first) / HOUR));
    cell.tries++;
    if (isOk) cell.ok++;
  }
  return { hours, byCode };
}

/** Finished attempts of the last 24 hours at these channels, by hour, as the header counts them. */
export function channelTrend(
  world: World,
  operator: Operator,
  channels: readonly Pick<Channel, 'code' | 'name'>[],
  at: number,
): Trend {
  const names = new Map(channels.map(({ code, name }) => [code, name]));
  const sums = new TrendSums();
  for (const { channelCode, at: tried, isOk } of endsSince(world, operator, at - DAY)) {
    const channelName = names.get(channelCode);
    if (channelName !== undefined) sums.add({ at: tried, of: { channelCode, channelName }, isRated: true, isSuccess: isOk });
  }
  return sums.show(operator.timeZone, { start: at - DAY, end: at + 1 }, at);
}
