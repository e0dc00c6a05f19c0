import type { WithdrawFilter, WithdrawStatus, WithdrawView } from '@/contract';
import { entryAt } from '../../../src/domain/typed';
import { RowFilter, type Sorted, totalsBy, unitsOf } from '../../base/rowFilter';
import { badParameter } from '../../engine/schema';
import { type Sort, select } from '../../engine/store';
import { withdrawsByNumber } from '../../flow/findByNumber';
import { isAssignedTo, waitsFor } from '../../flow/withdraw/asked';
import { isClaimed } from '../../flow/withdraw/request';
import { needsMe } from '../../flow/withdraw/rules';
import type { Operator } from '../../model/operators';
import type { Withdraw } from '../../model/payments';
import { isInScope } from '../../model/scope';
import type { World } from '../../model/world';
import { relatedTo } from './related';
import { isOverdue } from './view';

type Test = (order: Withdraw) => boolean;

const VIEWS: Readonly<Record<Exclude<WithdrawView, 'NEEDS_ME' | 'ALL' | 'ESCALATED'>, ReadonlySet<WithdrawStatus>>> = {
  WAITING: new Set(['PENDING', 'SECOND_REVIEW']),
  HELD: new Set(['HELD', 'WAITING_HOLDER']),
  PAYOUT: new Set(['PASSED', 'PAYING', 'UNKNOWN']),
  DONE: new Set(['SUCCESS', 'FAILED', 'REVERSED', 'REJECTED', 'CANCELED', 'EXPIRED']),
};

/** Views of open orders. */
const QUEUES: ReadonlySet<string> = new Set(['NEEDS_ME', 'WAITING', 'HELD', 'ESCALATED']);

/** Indexes of the rows to test: number, queue, state or currency exclude most rows. Undefined means all. */
export function placesFor(world: World, { keyword, view, status, currency, holderNo: holder }: WithdrawFilter) {
  const { withdraws, open } = world;
  const placesOf = (orders: Withdraw[]) => orders.map((order) => withdraws.placeOf(order));
  const found = keyword?.trim() ? placesOf(withdrawsByNumber(world, keyword).map(({ order }) => order)) : undefined;
  const queue = QUEUES.has(view ?? '') ? placesOf([...open]).sort((a, b) => a - b) : undefined;
  return withdraws.where({ status, currency, holder }, found ?? queue);
}

/** The conditions on the rows of `placesFor`; `isHeader` leaves out the view. @throws Refusal 400 */
export function testsOf(world: World, operator: Operator, filter: WithdrawFilter, isHeader = false): Test[] {
  const tests = new RowFilter<Withdraw>(filter, ({ account }) => account.currency);
  tests.add(operator.scope.type !== 'ALL' && ((order) => isInScope(operator, order.holder)));
  const keyword = filter.keyword?.trim();
  const numbers = filter.withdrawNo?.split(',');
  if (numbers) tests.add((order) => numbers.includes(order.no));
  const { view } = filter;
  if (!isHeader && view && view !== 'ALL') {
    if (view === 'NEEDS_ME') tests.add((order) => needsMe(world, order, operator));
    else if (view === 'ESCALATED') tests.add((order) => waitsFor(order, operator));
    else {
      const states = VIEWS[view];
      tests.add((order) => states.has(order.status));
    }
  }
  tests.oneOf('holderType', ({ holder }) => holder.type);
  tests.oneOf('agentNo', ({ holder }) => holder.agent?.no);
  tests.oneOf('level', ({ holder }) => holder.level);
  tests.oneOf('payeeName', ({ payee }) => payee.name);
  tests.oneOf('payeeAccountNo', ({ payee }) => payee.accountNo);
  tests.oneOf('payeeBankCode', ({ payee }) => payee.bankCode);
  tests.oneOf('payeeVerified', ({ payee }) => payee.verified);
  tests.oneOf('source', (order) => order.source);
  tests.oneOf('payoutMode', () => 'UPSTREAM');
  tests.oneOf('channelCode', ({ payouts }) => payouts.at(-1)?.channelCode);
  const name = filter.holderName?.trim().toLowerCase();
  if (name) tests.add(({ holder }) => holder.name.toLowerCase().includes(name));
  const flags = filter.riskFlag?.split(',');
  if (flags) tests.add((order) => order.flags.some(({ code }) => flags.includes(code)));
  tests.oneOf('failCode', ({ payouts }) => payouts.at(-1)?.failCode ?? undefined);
  const { riskScoreMin, requiredStages, decidedBy, claimedBy, overdue, hasNotes } = filter;
  if (riskScoreMin !== undefined) tests.add((order) => order.riskScore >= riskScoreMin);
  if (requiredStages !== undefined) tests.add((order) => order.requiredStages === requiredStages);
  if (decidedBy) tests.add(({ decisions }) => decisions.some((decision) => decision.operator.id === decidedBy));
  if (claimedBy) tests.add((order) => isClaimed(world, order) && order.claimedBy?.id === claimedBy);
  if (overdue !== undefined) tests.add((order) => isOverdue(world, order) === overdue);
  if (hasNotes !== undefined) tests.add(({ notes }) => notes.length > 0 === hasNotes);
  const related = filter.relatedTo && relatedTo(world, operator, filter.relatedTo, filter.relatedLink?.split(','));
  if (related) tests.add((order) => related.has(order));
  tests.money('amountMin', 'amountMax', (order) => order.amount);
  tests.money('netMin', 'netMax', (order) => order.net);
  // A number search ignores the time range (docs/rules/lists.md#number-search).
  if (!keyword && !numbers) {
    tests.range(operator, 'submittedFrom', 'submittedTo', (order) => order.submittedAt);
    tests.range(operator, 'decidedFrom', 'decidedTo', (order) => order.decisions.at(-1)?.at ?? null);
    tests.range(operator, 'finishedFrom', 'finishedTo', (order) => order.finishedAt);
  }
  return tests.list;
}

/** Calls `each` for every order of the filter without view and status, as the header counts them. @throws Refusal 400 */
export function eachUnder(world: World, operator: Operator, filter: WithdrawFilter, each: (order: Withdraw) => void) {
  const places = placesFor(world, { ...filter, view: undefined, status: undefined });
  select(world.withdraws.rows, testsOf(world, operator, filter, true), { count: 0, each, places });
}

const units = ({ account }: Withdraw, minor: bigint) => unitsOf(account.currency, minor);

const SORTS: Readonly<Record<string, (order: Withdraw) => number>> = {
  submittedAt: (order) => order.submittedAt,
  createdAt: (order) => order.submittedAt,
  dueAt: (order) => order.dueAt,
  updatedAt: (order) => order.updatedAt,
  passedAt: (order) => order.passedAt ?? 0,
  finishedAt: (order) => order.finishedAt ?? 0,
  amount: (order) => units(order, order.amount),
  fee: (order) => units(order, order.fee),
  netAmount: (order) => units(order, order.net),
  riskScore: (order) => order.riskScore,
};

/** More than any time in ms. */
const AHEAD = 1e14;

/**
 * Queue views by due time, oldest first; others newest first. In the operator's own queue the assigned orders come first
 * (docs/rules/withdraw.md#queue). @throws Refusal 400
 */
export function sortOf(query: Sorted<WithdrawFilter>, operator: Operator): Sort<Withdraw> | undefined {
  const { sortField: field, sortOrder, view = '' } = query;
  const descending = sortOrder === undefined ? field !== 'dueAt' : sortOrder === 'descend';
  if (field !== undefined) {
    const by = Object.hasOwn(SORTS, field) ? SORTS[field] : undefined;
    if (!by) throw badParameter('sortField');
    return { by, descending };
  }
  if (!QUEUES.has(view)) return undefined;
  const isOwn = view === 'NEEDS_ME';
  return { by: (order) => order.dueAt - (isOwn && isAssignedTo(order, operator) ? AHEAD : 0), descending: false };
}

/** Totals of orders per currency. */
export function totals({ withdraws }: World) {
  const { currency, fee, net } = withdraws.columns;
  return totalsBy<Withdraw, 'amount' | 'fee' | 'netAmount'>((_, place) => entryAt(currency, place), {
    amount: (_, place) => entryAt(fee, place) + entryAt(net, place),
    fee: (_, place) => entryAt(fee, place),
    netAmount: (_, place) => entryAt(net, place),
  });
}
