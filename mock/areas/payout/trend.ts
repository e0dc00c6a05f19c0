import type { Trend } from '@/contract';
import { rangeIn } from '../../base/rowFilter';
import { TrendSums } from '../../base/trend';
import { select } from '../../engine/store';
import type { CallFor } from '../../model/operators';
import type { Payout } from '../../model/payments';
import type { World } from '../../model/world';
import { settRowsFor, settTestsOf } from './list';

/** A payout that came back was paid first (docs/rules/sett.md#statistics). */
const PAID: ReadonlySet<string> = new Set(['SUCCESS', 'REVERSED']);

/** Payouts by the time of creation, over the filter of the header. @throws Refusal 400 */
export function settTrend(world: World, { actor, query: filter, at }: CallFor<'getSettTrend'>): Trend {
  const sums = new TrendSums();
  const each = ({ createdAt, account: { currency }, amount, status }: Payout) => {
    const isSuccess = PAID.has(status);
    sums.add({ at: createdAt, of: { currency }, amount, isRated: isSuccess || status === 'FAILED', isSuccess });
  };
  select(settRowsFor(world, filter), settTestsOf(world, actor, filter, true), { count: 0, each });
  const isByNumber = Boolean(filter.keyword?.trim() || filter.settNo);
  return sums.show(actor.timeZone, isByNumber ? {} : rangeIn(filter, 'createdFrom', 'createdTo', actor), at);
}
