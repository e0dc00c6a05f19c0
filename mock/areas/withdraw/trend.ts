import type { Trend, TrendDue } from '@/contract';
import { DUE_SOON_MS } from '../../../src/domain/thresholds';
import { entryAt } from '../../../src/domain/typed';
import { isWaiting } from '../../../src/domain/withdraw';
import { moneyIn } from '../../base/money';
import { rangeIn } from '../../base/rowFilter';
import { TrendSums } from '../../base/trend';
import { DAY, HOUR } from '../../engine/time';
import type { CallFor } from '../../model/operators';
import type { Withdraw } from '../../model/payments';
import type { World } from '../../model/world';
import { eachUnder } from './query';

/** Times left at which a band of waiting orders begins, ms; below the first are the most overdue. */
const BANDS = [-DAY, -4 * HOUR, -HOUR, 0, DUE_SOON_MS, HOUR, 4 * HOUR, DAY] as const;
const secondsOf = (ms: number | undefined) => (ms === undefined ? null : ms / 1_000);

/** Waiting orders by the time left until they are due, and by currency. */
class Dues {
  private readonly sums = new Map<string, { count: number; amount: bigint }[]>();

  constructor(private readonly now: number) {}

  add({ dueAt, account: { currency }, amount }: Withdraw) {
    const bands = this.sums.get(currency) ?? [undefined, ...BANDS].map(() => ({ count: 0, amount: 0n }));
    this.sums.set(currency, bands);
    const sum = entryAt(bands, BANDS.findLastIndex((from) => from <= dueAt - this.now) + 1);
    sum.count++;
    sum.amount += amount;
  }

  show(): TrendDue[] {
    const currencies = [...this.sums].sort(([one], [other]) => (one < other ? -1 : 1));
    return [undefined, ...BANDS].flatMap((from, band) =>
      currencies.map(([currency, sums]) => {
        const { count, amount } = entryAt(sums, band);
        return { fromSec: secondsOf(from), toSec: secondsOf(BANDS[band]), currency, count, amount: moneyIn(currency, amount) };
      }),
    );
  }
}

/** Orders by the time of submission, over the filter of the header, and those that wait by due time. @throws Refusal 400 */
export function withdrawTrend(world: World, { actor, query, at }: CallFor<'getWithdrawTrend'>): Trend {
  const sums = new TrendSums();
  const dues = new Dues(at);
  eachUnder(world, actor, query, (order) => {
    const { status, submittedAt, amount, account } = order;
    const isSuccess = status === 'SUCCESS';
    sums.add({ at: submittedAt, of: { currency: account.currency, status }, amount, isRated: true, isSuccess });
    if (isWaiting(status)) dues.add(order);
  });
  const { keyword, withdrawNo } = query;
  const isByNumber = Boolean(keyword?.trim() || withdrawNo);
  const range = isByNumber ? {} : rangeIn(query, 'submittedFrom', 'submittedTo', actor);
  return { ...sums.show(actor.timeZone, range, at), dues: dues.show() };
}
