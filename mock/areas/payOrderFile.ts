import type { PayOrderFilter } from '@/contract';
import type { Answer } from '../engine/api';
import type { Sheet } from '../engine/file';
import { badParameter } from '../engine/schema';
import { select } from '../engine/store';
import { Refusal, say, type Text } from '../engine/text';
import { payRowsFor, paySortOf, payTestsOf, payTotals } from './payOrderQuery';
import { payFields } from './payOrderView';
import { nameOfKey } from './screens';
import { sheetAnswer } from './sheet';
import { mayCount } from './tradeView';
import { DAY, ZONE_MS } from './withdrawRules';
import type { PlatformCall, World } from './world';

const FILE_LIMIT = 200_000;
const TOO_MANY_ROWS: Text = [
  '{used} rows are more than a file may hold ({limit}). Narrow the filters.',
  '共 {used} 行，超过单个文件上限 {limit} 行，请缩小筛选范围。',
];
const NO_KEY: Text = ['You need the permission "{name}" for this.', '您没有权限“{name}”。'];
const HEAD: Text = [
  'Pay orders, by {who}, {when} UTC, filters: {filters}, zone UTC, {rows} rows',
  '支付订单，导出人 {who}，{when} UTC，筛选：{filters}，时区 UTC，共 {rows} 行',
];
const NO_FILTER: Text = ['none', '无'];
const TOTAL: Text = ['Total: {count} orders, amount, paid', '合计：{count} 笔，金额、实付'];
const COUNTING = 'trade:profit:statistics';

const COLUMNS: Readonly<Record<string, { title: Text; isNumeric?: boolean; isInside?: boolean }>> = {
  createdAt: { title: ['Created (UTC)', '创建时间（UTC）'] },
  payOrderNo: { title: ['Pay order no.', '支付订单号'] },
  mchOrderNo: { title: ['Merchant order no.', '商户订单号'] },
  upstreamOrderNo: { title: ['Upstream order no.', '上游订单号'] },
  bankRefNo: { title: ['Bank reference', '银行流水号'] },
  mchNo: { title: ['Merchant no.', '商户号'] },
  mchName: { title: ['Merchant', '商户'] },
  agentNo: { title: ['Agent no.', '代理编号'] },
  agentName: { title: ['Agent', '代理'] },
  productName: { title: ['Product', '产品'] },
  wayName: { title: ['Way', '支付方式'] },
  channelCode: { title: ['Channel', '通道'] },
  upstreamCode: { title: ['Upstream', '上游'] },
  currency: { title: ['Currency', '币种'] },
  amount: { title: ['Amount', '金额'], isNumeric: true },
  paidAmount: { title: ['Paid', '实付金额'], isNumeric: true },
  mchFee: { title: ['Fee', '手续费'], isNumeric: true },
  netAmount: { title: ['To the merchant', '商户净额'], isNumeric: true },
  refundedAmount: { title: ['Refunded', '已退款'], isNumeric: true },
  upstreamCost: { title: ['Cost', '成本'], isNumeric: true, isInside: true },
  agentShare: { title: ['Agents', '代理分润'], isNumeric: true, isInside: true },
  profit: { title: ['Profit', '利润'], isNumeric: true, isInside: true },
  status: { title: ['Status', '状态'] },
  successType: { title: ['Success by', '成功方式'] },
  attemptCount: { title: ['Tries', '尝试次数'], isNumeric: true },
  settleStatus: { title: ['Settlement', '结算状态'] },
  settleAt: { title: ['Settled on (UTC)', '结算时间（UTC）'] },
  notifyStatus: { title: ['Callback', '通知状态'] },
  notifyCount: { title: ['Callback tries', '通知次数'], isNumeric: true },
  payerName: { title: ['Payer', '付款人'] },
  payerAccountNo: { title: ['Payer account', '付款账号'] },
  clientIp: { title: ['Client address', '客户端 IP'] },
  riskFlags: { title: ['Risk flags', '风险标签'] },
  errorCode: { title: ['Error', '错误码'] },
  errorMsg: { title: ['Failure', '失败原因'] },
  paidAt: { title: ['Paid at (UTC)', '支付时间（UTC）'] },
  durationSec: { title: ['Duration (s)', '耗时（秒）'], isNumeric: true },
  expireAt: { title: ['Expires (UTC)', '过期时间（UTC）'] },
};

const cellOf = (value: unknown): string =>
  value === null || value === undefined ? '' : Array.isArray(value) ? value.join('; ') : String(value);

/** The list as a file (conventions 0.7). @throws Refusal 400, 403 or 461 */
export function downPayOrders(world: World, call: PlatformCall, spoil: (data: unknown) => unknown): Answer {
  const { actor, lang, query, at } = call;
  const { format, columns, ...filters } = query as Record<string, string | undefined>;
  const known = Object.keys(COLUMNS);
  const names = columns?.split(',') ?? known.filter((name) => !COLUMNS[name]?.isInside || mayCount(actor));
  if (names.some((name) => !Object.hasOwn(COLUMNS, name))) throw badParameter('columns');
  if (!mayCount(actor) && names.some((name) => COLUMNS[name]?.isInside))
    throw new Refusal(403, 'FORBIDDEN', NO_KEY, { name: say(lang, nameOfKey(COUNTING)) }, { required: [COUNTING] });
  const sum = payTotals();
  const rows = payRowsFor(world, query as PayOrderFilter);
  const { list, total } = select(rows, payTestsOf(actor, query as PayOrderFilter), { sort: paySortOf(query), each: sum.add });
  if (total > FILE_LIMIT)
    throw new Refusal(
      461,
      'LIMIT_EXCEEDED',
      TOO_MANY_ROWS,
      { used: total, limit: FILE_LIMIT },
      { used: String(total), limit: String(FILE_LIMIT) },
    );
  call.note.detail = { filters, format, rows: total };
  const told =
    Object.entries(filters)
      .map(([name, value]) => `${name}=${value}`)
      .join(' ') || say(lang, NO_FILTER);
  const when = new Date(at).toISOString().slice(0, 19).replace('T', ' ');
  const sheet: Sheet = {
    head: [say(lang, HEAD, { who: actor.username, when, filters: told, rows: total })],
    titles: names.map((name) => say(lang, COLUMNS[name]?.title ?? ['', ''])),
    isNumeric: names.map((name) => COLUMNS[name]?.isNumeric ?? false),
    rows: rowsOf(),
    tail: sum
      .list()
      .map(({ currency, count, amount, paidAmount }) => [say(lang, TOTAL, { count }), currency, amount, paidAmount]),
  };
  const day = (time: number) => new Date(time + ZONE_MS).toISOString().slice(0, 10).replaceAll('-', '');
  const from = filters.createdFrom ? Date.parse(filters.createdFrom) : (rows[0]?.createdAt ?? at - DAY);
  const to = filters.createdTo ? Date.parse(filters.createdTo) - 1 : at;
  const stamp = when.slice(11).replaceAll(':', '');
  return sheetAnswer(`payorder_${day(from)}-${day(to)}_${actor.username}_${stamp}`, format, sheet);

  function* rowsOf() {
    for (const order of list) {
      const row = spoil(payFields(order, actor, lang)) as Record<string, unknown>;
      yield names.map((name) => cellOf(row[name]));
    }
  }
}
