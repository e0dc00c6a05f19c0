import type { Trend, TrendAge, WithdrawFilter } from '@/contract';
import { isWaiting } from '../../../src/domain/withdraw';
import { moneyIn } from '../../base/money';
import { rangeIn } from '../../base/rowFilter';
import { TrendSums } from '../../base/trend';
import { DAY, HOUR } from '../../engine/time';
import type { PlatformCall } from '../../model/operators';
import type { Withdraw } from '../../model/payments';
import type { World } from '../../model/world';
import { eachUnder } from './query';

/** Ages at which a band of waiting orders begins, ms. */
const BANDS = [0, HOUR, 4 * HOUR, 12 * HOUR, DAY, 3 * DAY, 7 * DAY] as const;

/** Waiting orders by age and currency. */
class Ages {
  private readonly sums = new Map<string, { count: number; amount: bigint }[]>();

  constructor(private readonly now: number) {}

  add({ submittedAt, account: { currency }, amount }: Withdraw) {
    const bands = this.sums.get(currency) ?? BANDS.map(() => ({ count: 0, amount: 0n }));
    this.sums.set(currency, bands);
    const age = this.now - submittedAt;
    const sum = bands[BANDS.findLastIndex((from) => from <= age)] as (typeof bands)[number];
    sum.count++;
    sum.amount += amount;
  }

  show(): TrendAge[] {
    const currencies = [...this.sums].sort(([one], [other]) => (one < other ? -1 : 1));
    return BANDS.flatMap((from, band) =>
      currencies.map(([currency, sums]) => {
        const { count, amount } = sums[band] as (typeof sums)[number];
        const next = BANDS[band + 1];
        return {
          fromSec: from / 1_000,
          toSec: next === undefined ? null : next / 1_000,
          currency,
          count,
          amount: moneyIn(currency, amount),
        };
      }),
    );
  }
}

/** Orders by the time of submission, over the filter of the header, and the ages of those that wait. @throws Refusal 400 */
export function withdrawTrend(world: World, { actor, query, at }: PlatformCall): Trend {
  const sums = new TrendSums();
  const ages = new Ages(at);
  eachUnder(world, actor, query, (order) => {
    const { status, submittedAt, amount, account } = order;
    const isSuccess = status === 'SUCCESS';
    sums.add({ at: submittedAt, of: { currency: account.currency, status }, amount, isRated: true, isSuccess });
    if (isWaiting(status)) ages.add(order);
  });
  const { keyword, withdrawNo } = query as WithdrawFilter;
  const isByNumber = Boolean(keyword?.trim() || withdrawNo);
  const range = isByNumber ? {} : rangeIn(query, 'submittedFrom', 'submittedTo', actor);
  return { ...sums.show(actor.timeZone, range, at), ages: ages.show() };
}
