import type { PayOrderFilter } from '@/contract';
import { entryAt } from '../../../src/domain/typed';
import { RowFilter, totalsBy, unitsOf } from '../../base/rowFilter';
import { badParameter } from '../../engine/schema';
import { firstAt, type Sort } from '../../engine/store';
import { demandFound, type Text } from '../../engine/text';
import { payOrdersByNumber } from '../../flow/findByNumber';
import { payerOf } from '../../flow/payin/payer';
import type { Operator } from '../../model/operators';
import type { PayOrder } from '../../model/payments';
import { isInScope } from '../../model/scope';
import type { World } from '../../model/world';

const NO_ORDER: Text = ['Pay order not found, or outside your data scope.', '支付订单不存在或不在您的数据范围内。'];

/** The order, when the operator may see it. @throws Refusal 404 */
export const findPayOrder = (world: World, operator: Operator, no: string): PayOrder =>
  demandFound(world.payOrders.get(no), NO_ORDER, (one) => isInScope(operator, one.holder));

/** Indexes of the rows to test: number, time range, state or currency exclude most rows. Undefined means all. */
export function payPlacesFor(world: World, filter: PayOrderFilter) {
  const { status, currency, mchNo: holder } = filter;
  return world.payOrders.where({ status, currency, holder }, searchedIn(world, filter));
}

/** The rows to scan. */
function searchedIn(world: World, { keyword, payOrderNo, createdFrom: from, createdTo: to }: PayOrderFilter) {
  const { payOrders } = world;
  if (keyword?.trim()) return payOrdersByNumber(world, keyword).map(({ record }) => payOrders.placeOf(record));
  if (payOrderNo || !(from || to)) return undefined;
  // Rows are in order of creation, so that a time range is one slice.
  const at = (time: string | undefined, otherwise: number) =>
    time ? firstAt(payOrders.rows, Date.parse(time), ({ createdAt }) => createdAt) : otherwise;
  const first = at(from, 0);
  return Array.from({ length: Math.max(0, at(to, payOrders.rows.length) - first) }, (_, index) => first + index);
}

/** The conditions on the rows of `payPlacesFor`; `isHeader` leaves out the creation range. @throws Refusal 400 */
export function payTestsOf(operator: Operator, filter: PayOrderFilter, isHeader = false) {
  const tests = new RowFilter<PayOrder>(filter, ({ account }) => account.currency);
  tests.add(operator.scope.type !== 'ALL' && ((order) => isInScope(operator, order.holder)));
  const numbers = filter.payOrderNo?.split(',');
  tests.add(numbers && ((order) => numbers.includes(order.no)));
  tests.oneOf('agentNo', ({ holder }) => holder.agent?.no);
  tests.oneOf('wayCode', ({ way }) => way.code);
  tests.oneOf('productCode', ({ way }) => way.product.code);
  tests.oneOf('channelCode', ({ channel }) => channel?.code);
  tests.oneOf('upstreamCode', ({ channel }) => channel?.upstream.code);
  tests.oneOf('successType', (order) => order.successType);
  tests.oneOf('notifyStatus', ({ notify }) => notify.status);
  tests.oneOf('settleStatus', ({ paidAt, settledAt }) => (paidAt === null ? null : settledAt === null ? 'PENDING' : 'SETTLED'));
  tests.oneOf('errorCode', ({ status, records }) => (status === 'FAILED' ? records.at(-1)?.unifiedCode : null));
  const flags = filter.riskFlag?.split(',');
  tests.add(flags && ((order) => order.flags.some((flag) => flags.includes(flag))));
  tests.money('amountMin', 'amountMax', (order) => order.amount);
  // A number search ignores the time range (docs/rules/lists.md#number-search).
  if (!filter.keyword?.trim() && !numbers) {
    if (!isHeader) tests.range(operator, 'createdFrom', 'createdTo', (order) => order.createdAt);
    tests.range(operator, 'paidFrom', 'paidTo', (order) => order.paidAt);
  }
  // Tested last, because the payer is computed for each row.
  const { clientIp, payerTail } = filter;
  tests.add(clientIp && ((order) => payerOf(order).clientIp === clientIp));
  tests.add(payerTail && ((order) => payerOf(order).accountNo.endsWith(payerTail)));
  return tests.list;
}

const SORTS: Readonly<Record<string, (order: PayOrder) => number>> = {
  createdAt: (order) => order.createdAt,
  paidAt: (order) => order.paidAt ?? 0,
  updatedAt: (order) => order.updatedAt,
  amount: ({ account, amount }) => unitsOf(account.currency, amount),
};

/** Newest first by default. @throws Refusal 400 */
export function paySortOf({ sortField, sortOrder }: { sortField?: string; sortOrder?: string }): Sort<PayOrder> | undefined {
  if (sortField === undefined) return undefined;
  const by = Object.hasOwn(SORTS, sortField) ? SORTS[sortField] : undefined;
  if (!by) throw badParameter('sortField');
  return { by, descending: sortOrder !== 'ascend' };
}

/** Totals of orders per currency. */
export function payTotals({ payOrders }: World) {
  const { currency, amount, paid } = payOrders.columns;
  return totalsBy<PayOrder, 'amount' | 'paidAmount'>((_, place) => entryAt(currency, place), {
    amount: (_, place) => entryAt(amount, place),
    paidAmount: (_, place) => entryAt(paid, place),
  });
}
