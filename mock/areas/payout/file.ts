import { columnsWanted, type FileColumns, offerColumns } from '../../base/exportColumns';
import { daysIn, listFile } from '../../base/exportFile';
import { select } from '../../engine/store';
import { say, type Text } from '../../engine/text';
import type { AreaContext } from '../../model/area';
import type { CallFor } from '../../model/operators';
import type { World } from '../../model/world';
import { settRowsFor, settSortOf, settTestsOf, settTotals } from './list';
import { settFields } from './view';

const TOTAL: Text = ['Total', '合计'];

const COUNTING = 'trade:profit:statistics';

const COLUMNS: FileColumns = {
  createdAt: { title: ['Created (UTC)', '创建时间（UTC）'] },
  settNo: { title: ['Payout order no.', '代付单号'] },
  mchOrderNo: { title: ['Merchant order no.', '商户订单号'] },
  upstreamOrderNo: { title: ['Upstream order no.', '上游订单号'] },
  bankRefNo: { title: ['Bank reference', '银行流水号'] },
  source: { title: ['Source', '来源'] },
  sourceNo: { title: ['Source no.', '来源单号'] },
  mchNo: { title: ['Merchant no.', '商户号'] },
  mchName: { title: ['Merchant', '商户'] },
  agentNo: { title: ['Agent no.', '代理编号'] },
  agentName: { title: ['Agent', '代理'] },
  payeeName: { title: ['Beneficiary name', '收款人姓名'] },
  payeeAccountNo: { title: ['Beneficiary account', '收款账号'] },
  payeeBankCode: { title: ['Bank code', '银行代码'] },
  payeeBankName: { title: ['Bank', '银行'] },
  currency: { title: ['Currency', '币种'] },
  amount: { title: ['Amount', '金额'], isNumeric: true },
  fee: { title: ['Fee', '手续费'], isNumeric: true },
  netAmount: { title: ['Net amount', '净额'], isNumeric: true },
  upstreamCost: { title: ['Upstream cost', '上游成本'], isNumeric: true, access: COUNTING },
  agentShare: { title: ['Agent share', '代理分润'], isNumeric: true, access: COUNTING },
  profit: { title: ['Profit', '利润'], isNumeric: true, access: COUNTING },
  channelCode: { title: ['Channel', '通道'] },
  upstreamCode: { title: ['Upstream', '上游'] },
  status: { title: ['Status', '状态'] },
  queueReason: { title: ['Queue reason', '排队原因'] },
  reviewReasons: { title: ['Review reasons', '审核原因'] },
  attemptCount: { title: ['Attempts', '尝试次数'], isNumeric: true },
  unifiedCode: { title: ['Failure code', '失败代码'] },
  failMsg: { title: ['Failure reason', '失败原因'] },
  retryOf: { title: ['Retry of', '重试自'] },
  retriedBy: { title: ['Retried as', '已重试为'] },
  notifyStatus: { title: ['Callback', '回调'] },
  notifyCount: { title: ['Callback attempts', '回调次数'], isNumeric: true },
  dueAt: { title: ['Due (UTC)', '时效（UTC）'] },
  sentAt: { title: ['Sent (UTC)', '发送时间（UTC）'] },
  finishedAt: { title: ['Finished (UTC)', '完成时间（UTC）'] },
  reversedAt: { title: ['Returned (UTC)', '退票时间（UTC）'] },
  durationSec: { title: ['Duration (sec)', '耗时（秒）'], isNumeric: true },
};

/** Restricted columns must be requested by name. */
const DEFAULT_COLUMNS = Object.keys(COLUMNS).filter((name) => !['upstreamCost', 'agentShare', 'profit'].includes(name));

offerColumns('trade:sett:down', COLUMNS, { usual: DEFAULT_COLUMNS });

/** The list as a file (docs/rules/export.md#files). @throws Refusal 400, 403 or 461 */
export function settFile(world: World, call: CallFor<'downloadSetts'>, spoil: AreaContext['spoil']) {
  const { actor, lang, query, at } = call;
  const names = columnsWanted(call, COLUMNS, DEFAULT_COLUMNS);
  const sum = settTotals();
  const { list, total } = select(settRowsFor(world, query), settTestsOf(world, actor, query), {
    sort: settSortOf(query),
    each: sum.add,
  });
  const { createdFrom, createdTo } = query;
  const from = createdFrom ? Date.parse(createdFrom) : (world.payouts.rows[0]?.createdAt ?? at);
  const to = createdTo ? Date.parse(createdTo) - 1 : at;
  return listFile(call, {
    stem: 'payout',
    title: ['Payout orders', '代付订单'],
    columns: COLUMNS,
    names,
    rows: rowsOf(),
    count: total,
    days: daysIn(from, to),
    tail: sum
      .list()
      .map(({ currency, count, amount, fee, netAmount }) => [say(lang, TOTAL), currency, String(count), amount, fee, netAmount]),
  });

  function* rowsOf() {
    for (const payout of list) yield spoil(settFields(world, payout, actor, lang)) as object;
  }
}
