import type { BatchFilter, BatchStatistics, BatchStatus, BatchView } from '@/contract';
import { moneyIn } from '../../base/money';
import { RowFilter, soughtIn, totalsBy, unitsOf } from '../../base/rowFilter';
import { badParameter } from '../../engine/schema';
import { type Sort, select } from '../../engine/store';
import { timeOf } from '../../engine/time';
import { countsOf } from '../../flow/cards/batch';
import { isMaker } from '../../flow/makers';
import type { Batch } from '../../model/cards';
import type { CallFor, Operator } from '../../model/operators';
import { seesHolder } from '../../model/scope';
import type { World } from '../../model/world';
import { batchObstacle } from './view';

const UNDONE: ReadonlySet<BatchStatus> = new Set(['DRAFT', 'INVALID', 'REJECTED']);

const VIEWS: Readonly<Record<Exclude<BatchView, 'ALL' | 'NEEDS_ME' | 'UNKNOWN'>, ReadonlySet<BatchStatus>>> = {
  WAIT_APPROVE: new Set(['WAIT_APPROVE']),
  PAYING: new Set(['APPROVED', 'PAYING', 'PAUSED']),
  DONE: new Set(['PARTIAL', 'SUCCESS', 'FAILED', 'CANCELED']),
};

const hasUnknown = ({ items }: Batch) => items.some(({ status }) => status === 'UNKNOWN');

/** True when this operator must act next: an approval that the operator may give, or the operator's own unsubmitted work. */
function needsMe(batch: Batch, operator: Operator): boolean {
  if (batch.status === 'WAIT_APPROVE')
    return operator.access.has('bank:card:proxy:batch:approve') && !batchObstacle(batch, operator, 'approve');
  return UNDONE.has(batch.status) && isMaker(batch, operator);
}

function viewTest(view: BatchView | undefined, operator: Operator): ((batch: Batch) => boolean) | false {
  if (!view || view === 'ALL') return false;
  if (view === 'NEEDS_ME') return (batch) => needsMe(batch, operator);
  if (view === 'UNKNOWN') return hasUnknown;
  return ({ status }) => VIEWS[view].has(status);
}

/** True when the number is that of the batch, of a line, or of the merchant. */
function bears({ no, holder, items }: Batch, sought: readonly string[]): boolean {
  const isSought = (one: string) => sought.includes(one);
  return isSought(no) || isSought(holder.no) || items.some((item) => isSought(item.no) || isSought(item.outItemNo.toUpperCase()));
}

const totalOf = (batch: Batch) => countsOf(batch).total.amount;

/** The conditions of a filter on batches; `isHeader` leaves out view and status. @throws Refusal 400 */
function testsOf(operator: Operator, filter: BatchFilter, isHeader = false) {
  const tests = new RowFilter<Batch>(filter, ({ currency }) => currency);
  tests.add((batch) => seesHolder(operator, batch.holder));
  const sought = soughtIn(filter.keyword);
  tests.add(sought.length > 0 && ((batch) => bears(batch, sought)));
  const numbers = filter.batchNo?.split(',');
  tests.add(numbers && (({ no }) => numbers.includes(no)));
  if (!isHeader) {
    tests.add(viewTest(filter.view, operator));
    tests.oneOf('status', ({ status }) => status);
  }
  tests.oneOf('source', ({ source }) => source);
  tests.oneOf('mchNo', ({ holder }) => holder.no);
  tests.oneOf('currency', ({ currency }) => currency);
  tests.oneOf('makerName', ({ maker }) => maker);
  tests.oneOf('checkerName', ({ checker }) => checker);
  tests.money('amountMin', 'amountMax', totalOf);
  if (sought.length === 0 && !numbers) tests.range(operator, 'createdFrom', 'createdTo', ({ createdAt }) => createdAt);
  return tests.list;
}

const SORTS: Readonly<Record<string, (batch: Batch) => number>> = {
  createdAt: ({ createdAt }) => createdAt,
  dueAt: ({ dueAt }) => dueAt,
  scheduleAt: ({ scheduleAt }) => scheduleAt ?? 0,
  totalCount: (batch) => countsOf(batch).total.count,
  totalAmount: (batch) => unitsOf(batch.currency, totalOf(batch)),
};

/** Batches awaiting approval by due time, oldest first; others newest first (docs/rules/batch.md#queue). @throws Refusal 400 */
function sortOf({ sortField, sortOrder, view }: Record<string, unknown>): Sort<Batch> | undefined {
  if (sortField === undefined) return view === 'WAIT_APPROVE' ? { by: ({ dueAt }) => dueAt, descending: false } : undefined;
  const by = Object.hasOwn(SORTS, String(sortField)) ? SORTS[String(sortField)] : undefined;
  if (!by) throw badParameter('sortField');
  return { by, descending: sortOrder === undefined ? sortField !== 'dueAt' : sortOrder === 'descend' };
}

/** The sorted batches of a filter, with the totals of all matches. @throws Refusal 400 */
export function findBatches(
  world: World,
  { actor, query }: CallFor<'downloadBatches' | 'pageBatches'>,
  from = 0,
  count = Number.POSITIVE_INFINITY,
) {
  const sum = totalsBy<Batch, 'amount' | 'totalFee'>(({ currency }) => currency, {
    amount: totalOf,
    totalFee: ({ items }) => items.reduce((total, { fee, replacedBy }) => (replacedBy ? total : total + fee), 0n),
  });
  const lines = new Map<string, number>();
  const each = (batch: Batch) => {
    sum.add(batch);
    lines.set(batch.currency, (lines.get(batch.currency) ?? 0) + countsOf(batch).total.count);
  };
  const { list, total } = select(world.pool.batches.rows, testsOf(actor, query), { sort: sortOf(query), from, count, each });
  return { list, total, summary: sum.list().map((one) => ({ ...one, itemCount: lines.get(one.currency) ?? 0 })) };
}

/** Header figures over the filter without view and status (docs/rules/batch.md#statistics). */
export function batchFigures(world: World, { actor, query }: CallFor<'getBatchStatistics'>): BatchStatistics {
  const sums = new Map<string, Map<BatchStatus, { count: number; amount: bigint }>>();
  const unknown = new Map<string, { count: number; amount: bigint }>();
  let waitingCount = 0;
  let oldest: number | null = null;
  const each = (batch: Batch) => {
    const { currency, status, submittedAt } = batch;
    const counts = countsOf(batch);
    const own = sums.get(currency) ?? new Map<BatchStatus, { count: number; amount: bigint }>();
    sums.set(currency, own);
    const sum = own.get(status) ?? { count: 0, amount: 0n };
    own.set(status, { count: sum.count + 1, amount: sum.amount + counts.total.amount });
    if (status === 'WAIT_APPROVE') {
      waitingCount++;
      if (submittedAt !== null && (oldest === null || submittedAt < oldest)) oldest = submittedAt;
    }
    if (counts.unknown.count === 0) return;
    const lost = unknown.get(currency) ?? { count: 0, amount: 0n };
    unknown.set(currency, { count: lost.count + counts.unknown.count, amount: lost.amount + counts.unknown.amount });
  };
  select(world.pool.batches.rows, testsOf(actor, query, true), { count: 0, each });
  const money = (currency: string, minor: bigint) => moneyIn(currency, minor);
  return {
    currencies: [...sums]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([currency, own]) => ({
        currency,
        statuses: [...own].map(([status, { count, amount }]) => ({ status, count, amount: money(currency, amount) })),
      })),
    waitingCount,
    oldestWaitingAt: timeOf(oldest),
    unknownCount: [...unknown.values()].reduce((total, { count }) => total + count, 0),
    unknownAmounts: [...unknown]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([currency, { count, amount }]) => ({
        currency,
        count,
        amount: money(currency, amount),
      })),
  };
}
