import type { CollectFilter } from '@/contract';
import { RowFilter, soughtIn, totalsBy, unitsOf } from '../../base/rowFilter';
import { badParameter } from '../../engine/schema';
import type { Sort } from '../../engine/store';
import { demandFound, type Text } from '../../engine/text';
import { collectOf } from '../../flow/cards/collect';
import { collectsByNumber, payOrdersByNumber } from '../../flow/findByNumber';
import type { Collect } from '../../model/cards';
import type { Operator } from '../../model/operators';
import { isInScope } from '../../model/scope';
import type { World } from '../../model/world';

const NO_ORDER: Text = ['Collection order not found, or outside your data scope.', '收款订单不存在或不在您的数据范围内。'];

/** The collection order, when the operator may see it. @throws Refusal 404 */
export const findCollect = (world: World, operator: Operator, no: string): Collect =>
  demandFound(world.pool.collects.get(no), NO_ORDER, (one) => isInScope(operator, one.holder));

/** Collection orders by their own number or that of pay order, merchant, movement or bank. */
function byNumber(world: World, keyword: string): Collect[] {
  const sought = soughtIn(keyword);
  return [
    ...new Set([
      ...collectsByNumber(world, keyword).map(({ record }) => record),
      ...payOrdersByNumber(world, keyword).flatMap(({ record }) => collectOf(world, record) ?? []),
      ...world.pool.collects.rows.filter(({ bankRefNo }) => sought.includes(bankRefNo?.toUpperCase() ?? '')),
    ]),
  ];
}

/** The rows to scan: a number or a currency excludes most of them. */
export const collectRowsFor = (world: World, { currency, keyword }: CollectFilter): readonly Collect[] => {
  if (keyword?.trim()) return byNumber(world, keyword);
  const { collects } = world.pool;
  return currency && !currency.includes(',') ? collects.group(currency) : collects.rows;
};

/** The conditions of a filter on collection orders; `isHeader` leaves out the status. @throws Refusal 400 */
export function collectTestsOf(operator: Operator, filter: CollectFilter, isHeader = false) {
  const tests = new RowFilter<Collect>(filter, ({ order }) => order.account.currency);
  tests.add(operator.scope.type !== 'ALL' && ((collect) => isInScope(operator, collect.holder)));
  const numbers = filter.collectNo?.split(',');
  tests.add(numbers && ((collect) => numbers.includes(collect.no)));
  if (!isHeader) tests.oneOf('status', ({ status }) => status);
  tests.oneOf('mchNo', ({ holder }) => holder.no);
  tests.oneOf('agentNo', ({ holder }) => holder.agent?.no);
  tests.oneOf('cardId', ({ card }) => card?.id);
  tests.oneOf('bankCode', ({ card }) => card?.bankCode);
  tests.oneOf('currency', ({ order }) => order.account.currency);
  tests.oneOf('matchType', ({ matchType }) => matchType);
  tests.oneOf('notifyStatus', ({ order }) => order.notify.status);
  const flags = filter.riskFlag?.split(',');
  tests.add(flags && ((collect) => collect.flags.some((flag) => flags.includes(flag))));
  const { hasVoucher } = filter;
  tests.add(hasVoucher !== undefined && (({ voucher }) => (voucher !== null) === hasVoucher));
  tests.money('payableMin', 'payableMax', ({ payable }) => payable);
  // A number search ignores the time range (docs/rules/lists.md#number-search).
  if (!filter.keyword?.trim() && !numbers) {
    tests.range(operator, 'createdFrom', 'createdTo', ({ createdAt }) => createdAt);
    tests.range(operator, 'paidFrom', 'paidTo', ({ paidAt }) => paidAt);
  }
  return tests.list;
}

const SORTS: Readonly<Record<string, (collect: Collect) => number>> = {
  createdAt: ({ createdAt }) => createdAt,
  expireAt: ({ expireAt }) => expireAt,
  paidAt: ({ paidAt }) => paidAt ?? 0,
  updatedAt: ({ updatedAt }) => updatedAt,
  payableAmount: ({ order, payable }) => unitsOf(order.account.currency, payable),
};

/** Newest first by default. @throws Refusal 400 */
export function collectSortOf({ sortField, sortOrder }: { sortField?: string; sortOrder?: string }): Sort<Collect> | undefined {
  if (sortField === undefined) return undefined;
  const by = Object.hasOwn(SORTS, sortField) ? SORTS[sortField] : undefined;
  if (!by) throw badParameter('sortField');
  return { by, descending: sortOrder !== 'ascend' };
}

/** Totals per currency: amount to pay and amount received. */
export const collectTotals = () =>
  totalsBy<Collect, 'amount' | 'paidAmount'>(({ order }) => order.account.currency, {
    amount: ({ payable }) => payable,
    paidAmount: ({ paid }) => paid ?? 0n,
  });
