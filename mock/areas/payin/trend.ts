import type { Trend } from '@/contract';
import { rangeIn } from '../../base/rowFilter';
import { TrendSums } from '../../base/trend';
import { select } from '../../engine/store';
import type { CallFor } from '../../model/operators';
import type { PayOrder } from '../../model/payments';
import type { World } from '../../model/world';
import { payPlacesFor, payTestsOf } from './query';

/** Pay orders by the time of creation, over the filter of the header. @throws Refusal 400 */
export function payTrend(world: World, { actor, query, at }: CallFor<'getPayOrderTrend'>): Trend {
  const { status: _, ...filter } = query;
  const sums = new TrendSums();
  const each = ({ createdAt, account: { currency }, amount, paid, paidAt }: PayOrder) =>
    sums.add({
      at: createdAt,
      of: { currency },
      amount,
      isRated: true,
      isSuccess: paidAt !== null && paidAt <= at,
      reached: paid,
    });
  const tests = [({ holder, createdAt }: PayOrder) => !holder.isTest && createdAt <= at, ...payTestsOf(actor, filter)];
  select(world.payOrders.rows, tests, { count: 0, each, places: payPlacesFor(world, filter) });
  const isByNumber = Boolean(filter.keyword?.trim() || filter.payOrderNo);
  return sums.show(actor.timeZone, isByNumber ? {} : rangeIn(query, 'createdFrom', 'createdTo', actor), at);
}
