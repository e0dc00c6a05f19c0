import { entryAt } from '../../../src/domain/typed';
import { share } from '../../base/ratio';
import { DAY, HOUR, ZONE_MS } from '../../engine/time';
import type { Way } from '../../model/catalog';
import type { Operator } from '../../model/operators';
import type { PayOrder } from '../../model/payments';
import { isInScope } from '../../model/scope';
import type { World } from '../../model/world';

const WEEK_DAYS = 7;

/** Recent traffic: ended and paid orders, attempts, and paid amounts. Amounts in minor units. */
export class Traffic {
  ended1h = 0;
  paid1h = 0;
  ended24h = 0;
  paid24h = 0;
  /** All orders of 24 hours, including open orders. */
  orders24h = 0;
  todayCount = 0;
  todayAmount = 0n;
  todayProfit = 0n;
  weekCount = 0;
  weekAmount = 0n;
  latency = 0;
  tries = 0;

  add(order: PayOrder, at: number, dayStart: number) {
    const { createdAt, paidAt, status, paid } = order;
    const hasEnded = status !== 'CREATED' && status !== 'PAYING';
    if (createdAt > at - DAY) {
      this.orders24h++;
      if (hasEnded) this.ended24h++;
      if (paidAt !== null) this.paid24h++;
      for (const { latencyMs } of order.records)
        if (latencyMs !== null) {
          this.latency += latencyMs;
          this.tries++;
        }
    }
    if (createdAt > at - HOUR && hasEnded) this.ended1h++;
    if (createdAt > at - HOUR && paidAt !== null) this.paid1h++;
    if (paidAt !== null && paidAt >= dayStart) {
      this.todayCount++;
      this.todayAmount += paid;
    }
    if (paidAt !== null && paidAt > at - WEEK_DAYS * DAY) {
      this.weekCount++;
      this.weekAmount += paid;
    }
  }

  /** Adds the traffic of another way. */
  join(other: Traffic): this {
    for (const name of Object.keys(other) as (keyof Traffic & string)[]) {
      const sums = this as unknown as Record<string, number | bigint>;
      const more = (other as unknown as Record<string, number | bigint>)[name] as never;
      sums[name] = (sums[name] as never) + more;
    }
    return this;
  }

  get success1h() {
    return share(this.paid1h, this.ended1h);
  }
  get success24h() {
    return share(this.paid24h, this.ended24h);
  }
  get dailyCount() {
    return Math.round(this.weekCount / WEEK_DAYS);
  }
  get dailyAmount() {
    return this.weekAmount / BigInt(WEEK_DAYS);
  }
  get avgLatencyMs() {
    return this.tries === 0 ? null : Math.round(this.latency / this.tries);
  }
}

/** Traffic of recent days by way, for orders that the operator may see. */
export function trafficOf(world: World, operator: Operator, at: number): (way: Way) => Traffic {
  const byWay = new Map<Way, Traffic>();
  const of = (way: Way) => {
    const known = byWay.get(way) ?? new Traffic();
    byWay.set(way, known);
    return known;
  };
  const dayStart = Math.floor((at + ZONE_MS) / DAY) * DAY - ZONE_MS;
  const { rows } = world.payOrders;
  // One more day, because an order may be paid the day after its creation.
  const since = at - (WEEK_DAYS + 1) * DAY;
  for (let index = rows.length - 1; index >= 0 && entryAt(rows, index).createdAt > since; index--) {
    const order = entryAt(rows, index);
    if (isInScope(operator, order.holder)) of(order.way).add(order, at, dayStart);
  }
  for (let index = world.profits.length - 1; index >= 0; index--) {
    const fact = world.profits[index];
    if (!fact || fact.at < dayStart) break;
    if (fact.way && fact.biz === 'PAYIN' && isInScope(operator, fact.holder))
      of(fact.way).todayProfit += fact.fee - fact.cost - fact.share;
  }
  return (way) => byWay.get(way) ?? new Traffic();
}
