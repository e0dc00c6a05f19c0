import { columnsWanted, type FileColumns, offerColumns } from '../../base/exportColumns';
import { daysIn, listFile } from '../../base/exportFile';
import { select } from '../../engine/store';
import { say, type Text } from '../../engine/text';
import { DAY } from '../../engine/time';
import type { AreaContext } from '../../model/area';
import type { CallFor } from '../../model/operators';
import type { World } from '../../model/world';
import { payPlacesFor, paySortOf, payTestsOf, payTotals } from './query';
import { payFields } from './view';

const TOTAL: Text = ['Total: {count} orders, amount, paid', '合计：{count} 笔，金额、实付'];
const COUNTING = 'trade:profit:statistics';

const COLUMNS: FileColumns = {
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
  wayName: { title: ['Pay way', '支付方式'] },
  channelCode: { title: ['Channel', '通道'] },
  upstreamCode: { title: ['Upstream', '上游'] },
  currency: { title: ['Currency', '币种'] },
  amount: { title: ['Amount', '金额'], isNumeric: true },
  paidAmount: { title: ['Paid amount', '实付金额'], isNumeric: true },
  mchFee: { title: ['Fee', '手续费'], isNumeric: true },
  netAmount: { title: ['Net to merchant', '商户净额'], isNumeric: true },
  refundedAmount: { title: ['Refunded', '已退款'], isNumeric: true },
  upstreamCost: { title: ['Upstream cost', '成本'], isNumeric: true, access: COUNTING },
  agentShare: { title: ['Agent share', '代理分润'], isNumeric: true, access: COUNTING },
  profit: { title: ['Profit', '利润'], isNumeric: true, access: COUNTING },
  status: { title: ['Status', '状态'] },
  successType: { title: ['Confirmed by', '确认方式'] },
  attemptCount: { title: ['Attempts', '尝试次数'], isNumeric: true },
  settleStatus: { title: ['Settlement', '结算状态'] },
  settleAt: { title: ['Settlement time (UTC)', '结算时间（UTC）'] },
  notifyStatus: { title: ['Callback', '回调状态'] },
  notifyCount: { title: ['Callback attempts', '回调次数'], isNumeric: true },
  payerName: { title: ['Payer', '付款人'] },
  payerAccountNo: { title: ['Payer account', '付款账号'] },
  clientIp: { title: ['Client IP', '客户端 IP'] },
  riskFlags: { title: ['Risk flags', '风险标签'] },
  errorCode: { title: ['Error code', '错误码'] },
  errorMsg: { title: ['Failure reason', '失败原因'] },
  paidAt: { title: ['Paid (UTC)', '支付时间（UTC）'] },
  durationSec: { title: ['Duration (sec)', '耗时（秒）'], isNumeric: true },
  expireAt: { title: ['Expires (UTC)', '过期时间（UTC）'] },
};
offerColumns('trade:payorder:down', COLUMNS);

/** The list as a file (docs/rules/export.md#files). @throws Refusal 400, 403 or 461 */
export function downPayOrders(world: World, call: CallFor<'downloadPayOrders'>, spoil: AreaContext['spoil']) {
  const { actor, lang, at, query: filter } = call;
  const names = columnsWanted(call, COLUMNS);
  const sum = payTotals(world);
  const { rows } = world.payOrders;
  const places = payPlacesFor(world, filter);
  const { list, total } = select(rows, payTestsOf(actor, filter), { sort: paySortOf(filter), each: sum.add, places });
  // Without a range the file name starts with the first order that could match; several currencies count as all.
  const currency = filter.keyword?.trim() || filter.currency?.includes(',') ? undefined : filter.currency;
  const [oldest = -1] = payPlacesFor(world, { ...filter, currency, status: undefined, mchNo: undefined }) ?? [0];
  const from = filter.createdFrom ? Date.parse(filter.createdFrom) : (rows[oldest]?.createdAt ?? at - DAY);
  const to = filter.createdTo ? Date.parse(filter.createdTo) - 1 : at;
  return listFile(call, {
    stem: 'payorder',
    title: ['Pay orders', '支付订单'],
    columns: COLUMNS,
    names,
    rows: rowsOf(),
    count: total,
    days: daysIn(from, to),
    tail: sum
      .list()
      .map(({ currency, count, amount, paidAmount }) => [say(lang, TOTAL, { count }), currency, amount, paidAmount]),
  });

  function* rowsOf() {
    for (const order of list) yield spoil(payFields(world, order, actor, lang)) as object;
  }
}
