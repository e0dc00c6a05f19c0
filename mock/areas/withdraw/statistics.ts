import type { WithdrawStatistics } from '@/contract';
import { isWaiting } from '../../../src/domain/withdraw';
import { moneyIn } from '../../base/money';
import { median } from '../../base/rowFilter';
import { DAY, ZONE_MS } from '../../engine/time';
import { waitsFor } from '../../flow/withdraw/asked';
import { needsMe } from '../../flow/withdraw/rules';
import type { CallFor } from '../../model/operators';
import type { Withdraw } from '../../model/payments';
import type { World } from '../../model/world';
import { eachUnder } from './query';
import { isOverdue } from './view';

/** Header figures over the filter without view and status (docs/rules/withdraw.md#statistics). */
export function statistics(world: World, { actor, query, at }: CallFor<'getWithdrawStatistics'>): WithdrawStatistics {
  const figures = [
    'waiting',
    'mine',
    'overdue',
    'held',
    'paying',
    'unknown',
    'passedToday',
    'rejectedToday',
    'successToday',
    'escalated',
  ] as const;
  type Sums = Record<(typeof figures)[number], { count: number; amount: bigint }>;
  const perCurrency = new Map<string, Sums>();
  const today = Math.floor((at + ZONE_MS) / DAY) * DAY - ZONE_MS;
  const isToday = (time: number | null) => time !== null && time >= today && time < today + DAY;
  let oldest: number | null = null;
  const decisionMs: number[] = [];
  const payoutMs: number[] = [];
  const each = (order: Withdraw) => {
    const { currency } = order.account;
    let sums = perCurrency.get(currency);
    if (!sums) {
      sums = Object.fromEntries(figures.map((figure) => [figure, { count: 0, amount: 0n }])) as Sums;
      perCurrency.set(currency, sums);
    }
    const add = (figure: (typeof figures)[number]) => {
      const sum = (sums as Sums)[figure];
      sum.count++;
      sum.amount += order.amount;
    };
    if (isWaiting(order.status)) {
      add('waiting');
      if (needsMe(world, order, actor)) add('mine');
      if (isOverdue(world, order)) add('overdue');
      if (oldest === null || order.dueAt < oldest) oldest = order.dueAt;
    } else if (order.status === 'HELD' || order.status === 'WAITING_HOLDER') add('held');
    else if (order.status === 'PASSED' || order.status === 'PAYING') add('paying');
    else if (order.status === 'UNKNOWN') add('unknown');
    if (waitsFor(order, actor)) add('escalated');
    if (isToday(order.passedAt)) add('passedToday');
    if (isToday(order.rejectedAt)) add('rejectedToday');
    if (order.status === 'SUCCESS' && isToday(order.finishedAt)) add('successToday');
    if (order.firstDecisionAt !== null) decisionMs.push(order.firstDecisionAt - order.submittedAt);
    if (order.status === 'SUCCESS' && order.passedAt !== null && order.finishedAt !== null)
      payoutMs.push(order.finishedAt - order.passedAt);
  };
  eachUnder(world, actor, query, each);
  const seconds = (ms: number | null) => (ms === null ? null : Math.round(ms / 1000));
  return {
    currencies: [...perCurrency]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([currency, sums]) => {
        const shown = figures.map((figure) => [
          figure,
          { count: sums[figure].count, amount: moneyIn(currency, sums[figure].amount) },
        ]);
        return { currency, ...Object.fromEntries(shown) };
      }),
    oldestDueAt: oldest === null ? null : new Date(oldest).toISOString(),
    medianFirstDecisionSec: seconds(median(decisionMs)),
    medianPayoutSec: seconds(median(payoutMs)),
  };
}
