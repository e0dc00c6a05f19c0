import type { SettFilter, SettStatus, SettView } from '@/contract';
import { RowFilter, totalsBy, unitsOf } from '../../base/rowFilter';
import { badParameter } from '../../engine/schema';
import type { Sort } from '../../engine/store';
import { payoutsByNumber } from '../../flow/findByNumber';
import { channelOf } from '../../flow/payout/moves';
import type { Operator } from '../../model/operators';
import type { Payout } from '../../model/payments';
import { isInScope } from '../../model/scope';
import type { World } from '../../model/world';
import { isOverdueSett } from './view';

const VIEWS: Readonly<Record<Exclude<SettView, 'ALL'>, ReadonlySet<SettStatus>>> = {
  REVIEW: new Set(['REVIEW']),
  QUEUED: new Set(['CREATED', 'QUEUED']),
  PAYING: new Set(['PAYING']),
  UNKNOWN: new Set(['UNKNOWN']),
  DONE: new Set(['SUCCESS', 'FAILED', 'REVERSED', 'CANCELED', 'REJECTED']),
};

/** The rows to scan: a number or one currency excludes most of them. */
export const settRowsFor = (world: World, { currency, keyword }: SettFilter): readonly Payout[] => {
  if (keyword?.trim()) return payoutsByNumber(world, keyword).map(({ record }) => record);
  return currency && !currency.includes(',') ? world.payouts.group(currency) : world.payouts.rows;
};

/** The conditions of a filter on payouts; `isHeader` leaves out view and status. @throws Refusal 400 */
export function settTestsOf(world: World, operator: Operator, filter: SettFilter, isHeader = false) {
  const tests = new RowFilter<Payout>(filter, ({ account }) => account.currency);
  tests.add(operator.scope.type !== 'ALL' && ((payout) => isInScope(operator, payout.holder)));
  const numbers = filter.settNo?.split(',');
  tests.add(numbers && ((payout) => numbers.includes(payout.no)));
  const states = !isHeader && filter.view && filter.view !== 'ALL' ? VIEWS[filter.view] : undefined;
  tests.add(states && ((payout) => states.has(payout.status)));
  if (!isHeader) tests.oneOf('status', (payout) => payout.status);
  tests.oneOf('mchNo', ({ holder }) => holder.no);
  tests.oneOf('agentNo', ({ holder }) => holder.agent?.no);
  tests.oneOf('source', (payout) => payout.source);
  tests.oneOf('queueReason', (payout) => payout.queueReason);
  tests.oneOf('currency', ({ account }) => account.currency);
  tests.oneOf('channelCode', (payout) => payout.channelCode);
  tests.oneOf('upstreamCode', (payout) => channelOf(world, payout).upstream.code);
  tests.oneOf('payeeBankCode', ({ payee }) => payee.bankCode);
  tests.oneOf('payeeAccountNo', ({ payee }) => payee.accountNo);
  tests.oneOf('payeeName', ({ payee }) => payee.name);
  tests.oneOf('unifiedCode', (payout) => (payout.status === 'FAILED' ? payout.failCode : null));
  tests.oneOf('notifyStatus', ({ notify }) => notify.status);
  const reasons = filter.reviewReason?.split(',');
  tests.add(reasons && ((payout) => payout.reviewReasons.some((reason) => reasons.includes(reason))));
  const { overdue } = filter;
  tests.add(overdue !== undefined && ((payout) => isOverdueSett(world, payout) === overdue));
  tests.money('amountMin', 'amountMax', (payout) => payout.amount);
  // A number search ignores the time range (docs/rules/lists.md#number-search).
  if (!filter.keyword?.trim() && !numbers) {
    tests.range(operator, 'createdFrom', 'createdTo', (payout) => payout.createdAt);
    tests.range(operator, 'finishedFrom', 'finishedTo', (payout) => payout.finishedAt);
  }
  return tests.list;
}

const SORTS: Readonly<Record<string, (payout: Payout) => number>> = {
  createdAt: (payout) => payout.createdAt,
  dueAt: (payout) => payout.dueAt,
  finishedAt: (payout) => payout.finishedAt ?? 0,
  updatedAt: (payout) => payout.updatedAt,
  amount: ({ account, amount }) => unitsOf(account.currency, amount),
};

/**
 * Payouts in review and unknown payouts by due time, oldest first; others newest first (docs/rules/sett.md#sorting). @throws
 * Refusal 400
 */
export function settSortOf({
  sortField,
  sortOrder,
  view,
}: {
  sortField?: string;
  sortOrder?: string;
  view?: string;
}): Sort<Payout> | undefined {
  if (sortField === undefined)
    return view === 'REVIEW' || view === 'UNKNOWN' ? { by: (payout) => payout.dueAt, descending: false } : undefined;
  const by = Object.hasOwn(SORTS, sortField) ? SORTS[sortField] : undefined;
  if (!by) throw badParameter('sortField');
  return { by, descending: sortOrder === undefined ? sortField !== 'dueAt' : sortOrder === 'descend' };
}

/** Totals of payouts per currency. */
export const settTotals = () =>
  totalsBy<Payout, 'amount' | 'fee' | 'netAmount'>(({ account }) => account.currency, {
    amount: ({ amount }) => amount,
    fee: ({ fee }) => fee,
    netAmount: ({ net }) => net,
  });
