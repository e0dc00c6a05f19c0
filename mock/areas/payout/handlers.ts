import type { SettStatistics } from '@/contract';
import { moneyIn } from '../../base/money';
import { median } from '../../base/rowFilter';
import type { OperationLog } from '../../engine/log';
import { selectPage } from '../../engine/page';
import { select } from '../../engine/store';
import { coverOf } from '../../flow/payout/cover';
import type { AreaContext, AreaHandlers } from '../../model/area';
import type { CallFor } from '../../model/operators';
import type { Payout } from '../../model/payments';
import { isInScope } from '../../model/scope';
import type { World } from '../../model/world';
import { settActionHandlers } from './actions';
import { showSettDetail } from './detailView';
import { settFile } from './file';
import { settRowsFor, settSortOf, settTestsOf, settTotals } from './list';
import { findSett } from './rules';
import { settTrend } from './trend';
import { showSett } from './view';

const RATE_DIGITS = 6;
const NEEDS_SOMEBODY = new Set(['REVIEW', 'UNKNOWN']);

/** Header figures over the filter without view and status (docs/rules/sett.md#statistics). */
function statistics(world: World, { actor, query, at }: CallFor<'getSettStatistics'>): SettStatistics {
  const perCurrency = new Map<string, Map<Payout['status'], { count: number; amount: bigint }>>();
  const counts = new Map<Payout['status'], number>();
  const durations: number[] = [];
  let oldest: number | null = null;
  const each = ({ account, status, amount, createdAt, finishedAt }: Payout) => {
    const sums = perCurrency.get(account.currency) ?? new Map();
    perCurrency.set(account.currency, sums);
    const sum = sums.get(status) ?? { count: 0, amount: 0n };
    sums.set(status, { count: sum.count + 1, amount: sum.amount + amount });
    counts.set(status, (counts.get(status) ?? 0) + 1);
    if (status === 'REVIEW' && (oldest === null || createdAt < oldest)) oldest = createdAt;
    if (status === 'SUCCESS' && finishedAt !== null) durations.push(finishedAt - createdAt);
  };
  select(settRowsFor(world, query), settTestsOf(world, actor, query, true), { count: 0, each });
  const of = (status: Payout['status']) => counts.get(status) ?? 0;
  const paid = of('SUCCESS') + of('REVERSED');
  const answered = paid + of('FAILED');
  const middle = median(durations);
  return {
    currencies: [...perCurrency]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([currency, sums]) => ({
        currency,
        statuses: [...sums].map(([status, { count, amount }]) => ({
          status,
          count,
          amount: moneyIn(currency, amount),
        })),
      })),
    successRate: answered === 0 ? null : (paid / answered).toFixed(RATE_DIGITS),
    medianDurationSec: middle === null ? null : Math.round(middle / 1000),
    oldestReviewAt: oldest === null ? null : new Date(oldest).toISOString(),
    upstreams: coverOf(world, actor, query, at),
  };
}

/** Handlers of the payout orders by operation id. @param spoil test hook that changes response data */
export function settHandlers(world: World, logOf: () => OperationLog, spoil: AreaContext['spoil']) {
  return {
    ...settActionHandlers(world),
    pageSetts({ query, actor, lang }) {
      const sum = settTotals();
      const order = { sort: settSortOf(query), each: sum.add };
      const page = selectPage(settRowsFor(world, query), settTestsOf(world, actor, query), query, order, (one) =>
        showSett(world, one, actor, lang),
      );
      return { data: { ...page, summary: sum.list() } };
    },
    getSettStatistics: (call) => ({ data: statistics(world, call) }),
    getSettTrend: (call) => ({ data: settTrend(world, call) }),
    countSetts: ({ actor }) => ({
      data: world.payouts.rows.filter(({ status, holder }) => NEEDS_SOMEBODY.has(status) && isInScope(actor, holder)).length,
    }),
    downloadSetts: (call) => settFile(world, call, spoil),
    getSett: ({ actor, lang, query }) => ({
      data: showSettDetail(world, logOf(), findSett(world, actor, query.settNo), actor, lang),
    }),
  } satisfies Partial<AreaHandlers<'sett'>>;
}
