import type { Answer } from '../engine/api';
import { badParameter } from '../engine/schema';
import { Refusal, say, type Text } from '../engine/text';
import { showPayRecord } from './payOrderView';
import { sheetAnswer } from './sheet';
import type { PayRecord } from './trade';
import { ZONE_MS } from './withdrawRules';
import type { PlatformCall } from './world';

const FILE_LIMIT = 200_000;
const TOO_MANY_ROWS: Text = [
  'A file holds {limit} rows at most, these are {used}. Narrow the filter.',
  '单个文件最多 {limit} 行，当前 {used} 行，请缩小筛选范围。',
];
const HEAD: Text = [
  'Pay records, by {who}, {when} UTC, filters: {filters}, zone UTC, {rows} rows',
  '支付记录，导出人 {who}，{when} UTC，筛选：{filters}，时区 UTC，共 {rows} 行',
];
const NO_FILTER: Text = ['none', '无'];
const TOTAL: Text = ['Total', '合计'];

const COLUMNS: Readonly<Record<string, Text>> = {
  requestAt: ['Requested (UTC)', '请求时间（UTC）'],
  recordNo: ['Record no.', '记录号'],
  payOrderNo: ['Pay order no.', '支付订单号'],
  mchOrderNo: ['Merchant order no.', '商户订单号'],
  upstreamOrderNo: ['Upstream order no.', '上游订单号'],
  mchNo: ['Merchant no.', '商户号'],
  mchName: ['Merchant', '商户'],
  agentNo: ['Agent no.', '代理编号'],
  agentName: ['Agent', '代理'],
  productCode: ['Product', '产品'],
  wayCode: ['Way', '支付方式'],
  channelCode: ['Channel', '通道'],
  channelName: ['Channel name', '通道名称'],
  upstreamCode: ['Upstream', '上游'],
  attemptNo: ['Try', '第几次'],
  currency: ['Currency', '币种'],
  amount: ['Amount', '金额'],
  status: ['Status', '状态'],
  failClass: ['Kind of failure', '失败类别'],
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
  traceId: ['Trace', '追踪号'],
};
const NUMERIC = new Set(['attemptNo', 'amount', 'httpStatus', 'latencyMs', 'callbackCount']);

interface Found {
  list: readonly PayRecord[];
  totals: readonly { currency: string; count: number; amount: string }[];
}

/** The list as a file (conventions 0.7); no raw messages. @throws Refusal 400 or 461 */
export function down({ actor, lang, query, at, note }: PlatformCall, { list, totals }: Found): Answer {
  const { format, columns, ...filters } = query as Record<string, string | undefined>;
  const names = (columns ?? Object.keys(COLUMNS).join()).split(',');
  if (names.some((name) => !Object.hasOwn(COLUMNS, name))) throw badParameter('columns');
  const { length } = list;
  if (length > FILE_LIMIT) {
    const limits = { used: String(length), limit: String(FILE_LIMIT) };
    throw new Refusal(461, 'LIMIT_EXCEEDED', TOO_MANY_ROWS, limits, limits);
  }
  note.detail = { filters, format, rows: length };
  const told = Object.entries(filters).map(([name, value]) => `${name}=${value}`);
  const when = new Date(at).toISOString().slice(0, 19).replace('T', ' ');
  const day = (time: number) => new Date(time + ZONE_MS).toISOString().slice(0, 10).replaceAll('-', '');
  const from = filters.requestFrom
    ? Date.parse(filters.requestFrom)
    : Math.min(at, ...list.slice(-1).map((one) => one.requestAt));
  const to = filters.requestTo ? Date.parse(filters.requestTo) - 1 : at;
  const filterText = told.join(' ') || say(lang, NO_FILTER);
  return sheetAnswer(`payrecord_${day(from)}-${day(to)}_${actor.username}_${when.slice(11).replaceAll(':', '')}`, format, {
    head: [say(lang, HEAD, { who: actor.username, when, filters: filterText, rows: length })],
    titles: names.map((name) => say(lang, COLUMNS[name] ?? ['', ''])),
    isNumeric: names.map((name) => NUMERIC.has(name)),
    rows: (function* () {
      for (const one of list) {
        const row: Readonly<Record<string, unknown>> = { ...showPayRecord(one, actor, lang) };
        yield names.map((name) => String(row[name] ?? ''));
      }
    })(),
    tail: totals.map(({ currency, count, amount }) => [say(lang, TOTAL), currency, String(count), amount]),
  });
}
