import { offerColumns } from '../../base/exportColumns';
import { daysIn, listFile } from '../../base/exportFile';
import { say, type Text } from '../../engine/text';
import type { CallFor } from '../../model/operators';
import type { PayRecord } from '../../model/payments';
import { showPayRecord } from './view';

const TOTAL: Text = ['Total', '合计'];

const COLUMNS: Readonly<Record<string, Text>> = {
  requestAt: ['Requested (UTC)', '请求时间（UTC）'],
  recordNo: ['Pay record no.', '记录号'],
  payOrderNo: ['Pay order no.', '支付订单号'],
  mchOrderNo: ['Merchant order no.', '商户订单号'],
  upstreamOrderNo: ['Upstream order no.', '上游订单号'],
  mchNo: ['Merchant no.', '商户号'],
  mchName: ['Merchant', '商户'],
  agentNo: ['Agent no.', '代理编号'],
  agentName: ['Agent', '代理'],
  productCode: ['Product', '产品'],
  wayCode: ['Pay way', '支付方式'],
  channelCode: ['Channel', '通道'],
  channelName: ['Channel name', '通道名称'],
  upstreamCode: ['Upstream', '上游'],
  attemptNo: ['Attempt no.', '尝试序号'],
  currency: ['Currency', '币种'],
  amount: ['Amount', '金额'],
  status: ['Status', '状态'],
  failClass: ['Failure class', '失败类别'],
  unifiedCode: ['Unified error', '统一错误码'],
  upstreamCodeRaw: ['Upstream code', '上游返回码'],
  httpStatus: ['HTTP status', 'HTTP 状态'],
  latencyMs: ['Latency (ms)', '耗时（毫秒）'],
  responseAt: ['Answered (UTC)', '响应时间（UTC）'],
  callbackAt: ['Callback (UTC)', '回调时间（UTC）'],
  callbackCount: ['Callbacks', '回调次数'],
  callbackVerified: ['Callback verified', '回调验签'],
  reconStatus: ['Reconciliation', '对账状态'],
  reconBatchNo: ['Reconciliation batch', '对账批次'],
  handledBy: ['Difference handled by', '差异处理人'],
  handledAt: ['Difference handled (UTC)', '差异处理时间（UTC）'],
  traceId: ['Trace ID', '追踪号'],
};
offerColumns('trade:payrecord:down', COLUMNS);

const NUMERIC = new Set(['attemptNo', 'amount', 'httpStatus', 'latencyMs', 'callbackCount']);

interface Found {
  list: readonly PayRecord[];
  totals: readonly { currency: string; count: number; amount: string }[];
}

/** The list as a file (docs/rules/export.md#files); no raw messages. @throws Refusal 400 or 461 */
export function down(call: CallFor<'downloadPayRecords'>, { list, totals }: Found) {
  const { actor, lang, query, at } = call;
  const { requestFrom, requestTo } = query;
  const from = requestFrom ? Date.parse(requestFrom) : Math.min(at, ...list.slice(-1).map((one) => one.requestAt));
  const to = requestTo ? Date.parse(requestTo) - 1 : at;
  return listFile(call, {
    stem: 'payrecord',
    title: ['Pay records', '支付记录'],
    columns: COLUMNS,
    numeric: NUMERIC,
    rows: rowsOf(),
    count: list.length,
    days: daysIn(from, to),
    tail: totals.map(({ currency, count, amount }) => [say(lang, TOTAL), currency, String(count), amount]),
  });

  function* rowsOf() {
    for (const one of list) yield showPayRecord(one, actor, lang);
  }
}
