import type { PayRecordFilter, PayRecordStatistics } from '@/contract';
import { isDifferent } from '../../../src/domain/payRecord';
import { RowFilter, soughtIn, totalsBy } from '../../base/rowFilter';
import type { OperationLog } from '../../engine/log';
import { selectPage } from '../../engine/page';
import { badParameter } from '../../engine/schema';
import { type Sort, select } from '../../engine/store';
import { demandFound, type Text } from '../../engine/text';
import { DAY } from '../../engine/time';
import { payOrdersByNumber } from '../../flow/findByNumber';
import { mapCode } from '../../flow/payin/mapCode';
import { logsOf } from '../../flow/show';
import type { AreaHandlers } from '../../model/area';
import type { CallFor, Operator } from '../../model/operators';
import type { PayRecord } from '../../model/payments';
import { isInScope } from '../../model/scope';
import type { World } from '../../model/world';
import { down } from './recordDown';
import { channelFigures, headerFigures } from './recordFigures';
import { ask, handleDiff } from './recordRules';
import { messagesOf, showPayRecord } from './view';

const NO_RECORD: Text = ['Pay record not found, or outside your data scope.', '支付记录不存在或不在您的数据范围内。'];

/** The attempt, when the operator may see it. @throws Refusal 404 */
const findPayRecord = (world: World, operator: Operator, no: string): PayRecord =>
  demandFound(world.payRecords.get(no), NO_RECORD, (one) => isInScope(operator, one.order.holder));

const rowsFor = (world: World, { keyword, payOrderNo }: PayRecordFilter): readonly PayRecord[] => {
  // A trace belongs to one attempt.
  const numbers = soughtIn(keyword?.trim() || payOrderNo).map((no) => no.replace(/^(\d{20})-(\d)$/, 'R$1$2'));
  if (numbers.length === 0) return world.payRecords.rows;
  return payOrdersByNumber(world, numbers.join()).flatMap(({ record }) => {
    const named = record.records.filter(({ no }) => numbers.includes(no));
    // All attempts of an order that was found by its own number.
    return named.length > 0 ? named : record.records;
  });
};

/** The conditions of a filter on attempts. @throws Refusal 400 */
function testsOf(operator: Operator, filter: PayRecordFilter) {
  const tests = new RowFilter<PayRecord>(filter, ({ order }) => order.account.currency);
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
  tests.add(isHandled !== undefined && ((one) => isDifferent(one.reconStatus) && (one.handled !== null) === isHandled));
  tests.money('amountMin', 'amountMax', ({ order }) => order.amount);
  if (!filter.keyword?.trim() && !numbers) tests.range(operator, 'requestFrom', 'requestTo', (one) => one.requestAt);
  return tests.list;
}

/** Newest request first by default. @throws Refusal 400 */
function sortOf({ sortField, sortOrder }: { sortField?: string; sortOrder?: string }): Sort<PayRecord> | undefined {
  const descending = sortOrder !== 'ascend';
  if (sortField === undefined) return undefined;
  if (sortField === 'requestAt') return { by: (one) => one.requestAt, descending };
  if (sortField === 'latencyMs') return { by: (one) => one.latencyMs ?? 0, descending };
  throw badParameter('sortField');
}

const totals = () =>
  totalsBy<PayRecord, 'amount'>(({ order }) => order.account.currency, { amount: ({ order }) => order.amount });

/** Time window of the channel figures: that of the filter, otherwise the last 24 hours. */
function windowOf({ requestFrom, requestTo }: PayRecordFilter, now: number) {
  const to = requestTo ? Date.parse(requestTo) : now;
  return { from: requestFrom ? Date.parse(requestFrom) : to - DAY, to };
}

/** Figures over the filter without status, and per channel on request. */
function statistics(world: World, { query, actor, lang, at }: CallFor<'getPayRecordStatistics'>): PayRecordStatistics {
  const { perChannel, status: _status, ...filter } = query;
  const rows = rowsFor(world, filter);
  const header = headerFigures(lang);
  select(rows, testsOf(actor, filter), { count: 0, each: header.add });
  if (!perChannel) return header.read();
  const window = windowOf(filter, at);
  const channels = channelFigures();
  for (const back of [0, DAY]) {
    const [requestFrom, requestTo] = [window.from - back, window.to - back].map((time) => new Date(time).toISOString());
    select(rows, testsOf(actor, { ...filter, requestFrom, requestTo }), {
      count: 0,
      each: (one) => channels.add(one, back > 0),
    });
  }
  const [from, to] = [window.from, window.to].map((time) => new Date(time).toISOString());
  return { ...header.read(), window: { from, to } as { from: string; to: string }, channels: channels.read() };
}

/** Handlers of the pay records by operation id. */
export function payRecordHandlers(world: World, logOf: () => OperationLog): AreaHandlers<'payrecord'> {
  return {
    pagePayRecords({ query, actor, lang }) {
      const sum = totals();
      const order = { sort: sortOf(query), each: sum.add };
      const page = selectPage(rowsFor(world, query), testsOf(actor, query), query, order, (one) =>
        showPayRecord(one, actor, lang),
      );
      return { data: { ...page, summary: sum.list() } };
    },
    getPayRecord({ actor, lang, query }) {
      const one = findPayRecord(world, actor, query.recordNo);
      const logs = logsOf(logOf(), { entity: 'payrecord', no: one.no, events: [], notes: [] }, lang);
      const { reasonCode = null, remark = null } = one.handled ?? {};
      const handled = { handledReasonCode: reasonCode, handledRemark: remark };
      return { data: { ...showPayRecord(one, actor, lang), ...handled, messages: messagesOf(one), logs } };
    },
    getPayRecordStatistics: (call) => ({ data: statistics(world, call) }),
    queryPayRecords: (call) => ask(world, call, (no) => findPayRecord(world, call.actor, no)),
    mapUpstreamCode: (call) => mapCode(world, call),
    handlePayRecordDiff: (call) => handleDiff(world, call, findPayRecord(world, call.actor, call.body.recordNo)),
    downloadPayRecords(call) {
      const { actor, query } = call;
      const sum = totals();
      const { list } = select(rowsFor(world, query), testsOf(actor, query), { sort: sortOf(query), each: sum.add });
      return down(call, { list, totals: sum.list() });
    },
  };
}
