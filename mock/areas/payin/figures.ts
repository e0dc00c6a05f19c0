import type { PayOrderFigures, PayOrderStatistics } from '@/contract';
import { moneyIn } from '../../base/money';
import { Sum } from '../../base/rowFilter';
import { select } from '../../engine/store';
import { DAY, timeOf } from '../../engine/time';
import type { CallFor } from '../../model/operators';
import type { PayOrder } from '../../model/payments';
import type { World } from '../../model/world';
import { payPlacesFor, payTestsOf } from './query';

const NAMES = ['orders', 'success', 'pending', 'notifyFailed'] as const;

/** Figures of one time window: count and amount of orders, and duration of the paid orders. */
class Window {
  readonly counts = { orders: 0, success: 0, pending: 0, notifyFailed: 0 };
  readonly sums = { orders: new Sum(), success: new Sum(), pending: new Sum(), notifyFailed: new Sum() };
  /** Requested amount of the paid orders; the paid amount may differ. */
  readonly reached = new Sum();
  durationMs = 0;

  /** @param at end of the window's knowledge, ms; later events are ignored */
  add(order: PayOrder, at: number) {
    const { amount, paid, paidAt, finishedAt, createdAt, notify } = order;
    this.count('orders', amount);
    if (paidAt !== null && paidAt <= at) {
      this.count('success', paid);
      this.reached.add(amount);
      this.durationMs += paidAt - createdAt;
    } else if (finishedAt === null || finishedAt > at) this.count('pending', amount);
    if (notify.status === 'FAILED') this.count('notifyFailed', amount);
  }

  private count(name: (typeof NAMES)[number], amount: bigint) {
    this.counts[name]++;
    this.sums[name].add(amount);
  }
}

const rate = (value: number | null) => (value === null ? null : value.toFixed(4));
const share = (part: number, whole: number) => (whole === 0 ? null : part / whole);
const growth = (now: number, before: number) => (before === 0 ? null : (now - before) / before);
const less = (now: number | null, before: number | null) => (now === null || before === null ? null : now - before);

/** Figures of a window compared with the day before. @param currency left out for several currencies */
function compare(now: Window, before: Window, currency?: string): PayOrderFigures {
  const figure = (name: (typeof NAMES)[number]) => {
    const counts = { count: now.counts[name], countBefore: before.counts[name] };
    const shown = { ...counts, countChange: rate(growth(counts.count, counts.countBefore)) };
    if (currency === undefined) return shown;
    const [amount, amountBefore] = [now.sums[name].value, before.sums[name].value];
    return {
      ...shown,
      amount: moneyIn(currency, amount),
      amountBefore: moneyIn(currency, amountBefore),
      amountChange: rate(growth(Number(amount), Number(amountBefore))),
    };
  };
  const ratio = (of: (window: Window) => number | null) => ({ value: rate(of(now)), change: rate(less(of(now), of(before))) });
  const seconds = ({ durationMs, counts }: Window) => share(durationMs / 1000, counts.success);
  const [average, averageBefore] = [seconds(now), seconds(before)];
  return {
    orders: figure('orders'),
    success: figure('success'),
    countRate: ratio(({ counts }) => share(counts.success, counts.orders)),
    amountRate:
      currency === undefined
        ? { value: null, change: null }
        : ratio(({ reached, sums }) => share(Number(reached.value), Number(sums.orders.value))),
    averageSec: {
      value: average === null ? null : String(Math.round(average)),
      change: average === null || averageBefore === null ? null : rate(growth(average, averageBefore)),
    },
    pending: figure('pending'),
    notifyFailed: figure('notifyFailed'),
  };
}

/**
 * Header figures over the filter without status (docs/rules/payorder.md#statistics). Each is compared with the same window a day
 * before, as it was then.
 * @throws Refusal 400
 */
export function payStatistics(world: World, { actor, query, at }: CallFor<'getPayOrderStatistics'>): PayOrderStatistics {
  const { createdFrom, createdTo, status: _, ...rest } = query;
  // Checks the maximum range of the list; the window of the day before may exceed it.
  payTestsOf(actor, query);
  // A number search ignores the time range.
  const isFree = Boolean(rest.keyword?.trim() || rest.payOrderNo);
  const from = createdFrom && !isFree ? Date.parse(createdFrom) : null;
  // Includes an order of this millisecond.
  const to = Math.min(createdTo && !isFree ? Date.parse(createdTo) : at + 1, at + 1);
  const windows = () => ({ now: new Window(), before: new Window() });
  const total = windows();
  const perCurrency = new Map<string, ReturnType<typeof windows>>();
  const reach = { ...rest, ...(from !== null && { createdFrom: new Date(from - DAY).toISOString() }) };
  const each = (order: PayOrder) => {
    const { currency } = order.account;
    let own = perCurrency.get(currency);
    if (!own) {
      own = windows();
      perCurrency.set(currency, own);
    }
    const { createdAt } = order;
    if ((from === null || createdAt >= from) && createdAt < to) {
      own.now.add(order, at);
      total.now.add(order, at);
    }
    if ((from === null || createdAt >= from - DAY) && createdAt < to - DAY) {
      own.before.add(order, at - DAY);
      total.before.add(order, at - DAY);
    }
  };
  const tests = [({ holder }: PayOrder) => !holder.isTest, ...payTestsOf(actor, rest, true)];
  select(world.payOrders.rows, tests, { count: 0, each, places: payPlacesFor(world, reach) });
  return {
    windowFrom: timeOf(from),
    windowTo: new Date(to).toISOString(),
    total: compare(total.now, total.before),
    currencies: [...perCurrency]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([currency, { now, before }]) => ({ currency, ...compare(now, before, currency) })),
  };
}
