import type { PayRecordFilter } from '@/contract';
import type { Handler } from '../engine/api';
import type { OperationLog } from '../engine/oplog';
import { badParameter } from '../engine/schema';
import { type Sort, select } from '../engine/store';
import { Refusal, type Text } from '../engine/text';
import { Tests, totalsBy } from './listing';
import { payOrdersOf } from './numbers';
import { messagesOf, showPayRecord } from './payOrderView';
import type { PayRecord } from './trade';
import { logsOf } from './tradeView';
import type { Operator, World } from './world';
import { isInScope } from './world';

const NO_RECORD: Text = ['There is no such pay record, or it is outside your scope.', '支付记录不存在或不在您的数据范围内。'];

/** The try, if this operator may see it. @throws Refusal 404 */
export function findPayRecord(world: World, operator: Operator, no: string): PayRecord {
  const one = world.payRecords.get(no);
  if (!one || !isInScope(operator, one.order.holder)) throw new Refusal(404, 'NOT_FOUND', NO_RECORD);
  return one;
}

const rowsFor = (world: World, { keyword, payOrderNo }: PayRecordFilter): readonly PayRecord[] => {
  const no = keyword?.trim() || payOrderNo;
  return no
    ? payOrdersOf(world, no).flatMap(({ record, matched }) =>
        record.records.filter((one) => matched !== 'recordNo' || one.no === no.toUpperCase()),
      )
    : world.payRecords.rows;
};

/** The tests that a row must pass. @throws Refusal 400 */
function testsOf(operator: Operator, filter: PayRecordFilter) {
  const tests = new Tests<PayRecord>(filter, ({ order }) => order.account.currency);
  tests.add(operator.scope.type !== 'ALL' && (({ order }) => isInScope(operator, order.holder)));
  const numbers = filter.recordNo?.split(',');
  tests.add(numbers && ((one) => numbers.includes(one.no)));
  tests.oneOf('payOrderNo', ({ order }) => order.no);
  tests.oneOf('mchNo', ({ order }) => order.holder.no);
  tests.oneOf('channelCode', ({ channel }) => channel.code);
  tests.oneOf('upstreamCode', ({ channel }) => channel.upstream.code);
  tests.oneOf('wayCode', ({ order }) => order.way.code);
  tests.oneOf('currency', ({ order }) => order.account.currency);
  tests.oneOf('status', (one) => one.status);
  tests.oneOf('failClass', (one) => one.failClass);
  tests.oneOf('unifiedCode', (one) => one.unifiedCode);
  tests.oneOf('reconStatus', (one) => one.reconStatus);
  const { latencyMin, callbackVerified, isHandled } = filter;
  tests.add(latencyMin !== undefined && (({ latencyMs }) => (latencyMs ?? 0) >= latencyMin));
  tests.add(callbackVerified !== undefined && ((one) => one.callbackVerified === callbackVerified));
  tests.add(isHandled !== undefined && ((one) => (one.handled !== null) === isHandled));
  tests.money('amountMin', 'amountMax', ({ order }) => order.amount);
  if (!filter.keyword?.trim() && !numbers) tests.range('requestFrom', 'requestTo', (one) => one.requestAt);
  return tests.list;
}

/** Newest request first unless asked otherwise. @throws Refusal 400 */
function sortOf({ sortField, sortOrder }: { sortField?: string; sortOrder?: string }): Sort<PayRecord> | undefined {
  const descending = sortOrder !== 'ascend';
  if (sortField === undefined) return undefined;
  if (sortField === 'requestAt') return { by: (one) => one.requestAt, descending };
  if (sortField === 'latencyMs') return { by: (one) => one.latencyMs ?? 0, descending };
  throw badParameter('sortField');
}

const totals = () =>
  totalsBy<PayRecord, 'amount'>(({ order }) => order.account.currency, { amount: ({ order }) => order.amount });

/** Handlers of the pay records by operation id. */
export function payRecordHandlers(world: World, logOf: () => OperationLog): Record<string, Handler<Operator>> {
  return {
    pagePayRecords({ query, actor, lang }) {
      const [current, pageSize] = [Number(query.current), Number(query.pageSize)];
      const sum = totals();
      const paging = { sort: sortOf(query), from: (current - 1) * pageSize, count: pageSize, each: sum.add };
      const { list, total } = select(rowsFor(world, query), testsOf(actor, query), paging);
      return {
        data: { list: list.map((one) => showPayRecord(one, actor, lang)), total, current, pageSize, summary: sum.list() },
      };
    },
    getPayRecord({ actor, lang, query }) {
      const one = findPayRecord(world, actor, String(query.recordNo));
      const logs = logsOf(logOf(), { entity: 'payrecord', no: one.no, events: [], notes: [] });
      return { data: { ...showPayRecord(one, actor, lang), messages: messagesOf(one), logs } };
    },
  };
}
