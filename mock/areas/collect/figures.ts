import type { CollectStatistics, CollectStatus } from '@/contract';
import { isCollectOpen } from '../../../src/domain/collect';
import { moneyIn } from '../../base/money';
import { share } from '../../base/ratio';
import { median } from '../../base/rowFilter';
import { select } from '../../engine/store';
import { HOUR } from '../../engine/time';
import type { Collect } from '../../model/cards';
import type { CallFor } from '../../model/operators';
import type { World } from '../../model/world';
import { collectRowsFor, collectTestsOf } from './query';

const RATE_DIGITS = 6;

/** Count and amount of collection orders of one currency by state. */
class Sums {
  readonly byStatus = new Map<CollectStatus, { count: number; amount: bigint }>();
  ended = { count: 0, amount: 0n };

  add({ status, payable }: Collect) {
    const sum = this.byStatus.get(status) ?? { count: 0, amount: 0n };
    this.byStatus.set(status, { count: sum.count + 1, amount: sum.amount + payable });
    if (isCollectOpen(status)) return;
    this.ended.count++;
    this.ended.amount += payable;
  }

  get paid() {
    return this.byStatus.get('SUCCESS') ?? { count: 0, amount: 0n };
  }
}

const wasWithoutCard = ({ events }: Collect, since: number) =>
  events.some(({ kind, at }) => kind === 'COLLECT_NO_CARD' && at > since);

/** Header figures over the filtered set without status (docs/rules/collect.md#statistics). @throws Refusal 400 */
export function collectStatistics(
  world: World,
  { actor, query: filter, at }: CallFor<'getCollectStatistics'>,
): CollectStatistics {
  const perCurrency = new Map<string, Sums>();
  const seconds: number[] = [];
  let matched = 0;
  let byMachine = 0;
  const each = (collect: Collect) => {
    const { currency } = collect.order.account;
    const sums = perCurrency.get(currency) ?? new Sums();
    perCurrency.set(currency, sums);
    sums.add(collect);
    if (collect.matchedAt === null) return;
    matched++;
    if (collect.matchType !== 'MANUAL') byMachine++;
    seconds.push((collect.matchedAt - collect.createdAt) / 1000);
  };
  select(collectRowsFor(world, filter), collectTestsOf(actor, filter, true), { count: 0, each });
  // Current figures are independent of the selected time.
  const { createdFrom: _from, createdTo: _to, paidFrom: _paidFrom, paidTo: _paidTo, ...timeless } = filter;
  const recent = [...collectTestsOf(actor, timeless, true), (collect: Collect) => wasWithoutCard(collect, at - HOUR)];
  const all = [...perCurrency.values()];
  const middle = median(seconds);
  return {
    currencies: [...perCurrency]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([currency, sums]) => ({
        currency,
        byStatus: [...sums.byStatus].map(([status, { count, amount }]) => ({
          status,
          count,
          amount: moneyIn(currency, amount),
        })),
        successRate: share(sums.paid.count, sums.ended.count),
        amountRate: sums.ended.amount === 0n ? null : (Number(sums.paid.amount) / Number(sums.ended.amount)).toFixed(RATE_DIGITS),
      })),
    successRate: share(
      all.reduce((sum, { paid }) => sum + paid.count, 0),
      all.reduce((sum, { ended }) => sum + ended.count, 0),
    ),
    medianMatchSec: middle === null ? null : Math.round(middle),
    machineRate: share(byMachine, matched),
    noCardLastHour: select(collectRowsFor(world, timeless), recent, { count: 0 }).total,
  };
}
