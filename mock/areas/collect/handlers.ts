import { type FileColumns, offerColumns } from '../../base/exportColumns';
import { listFile } from '../../base/exportFile';
import { currencyInfo, minorOf } from '../../base/money';
import type { OperationLog } from '../../engine/log';
import { selectPage } from '../../engine/page';
import { badParameter } from '../../engine/schema';
import { select } from '../../engine/store';
import { say, type Text } from '../../engine/text';
import type { AreaContext, AreaHandlers } from '../../model/area';
import type { CallFor } from '../../model/operators';
import type { World } from '../../model/world';
import { collectActionHandlers } from './actions';
import { collectStatistics } from './figures';
import { candidatesOf, showCredit } from './hints';
import { collectRowsFor, collectSortOf, collectTestsOf, collectTotals, findCollect } from './query';
import { collectFields, showCollect, showCollectDetail } from './view';

const TITLE: Text = ['Collection orders', '收款订单'];
const TOTAL: Text = ['Total: {count} orders, payable, paid', '合计：{count} 笔，应付、实付'];

const COLUMNS: FileColumns = {
  createdAt: ['Created (UTC)', '创建时间（UTC）'],
  collectNo: ['Collection no.', '收款单号'],
  payOrderNo: ['Pay order no.', '支付订单号'],
  mchOrderNo: ['Merchant order no.', '商户订单号'],
  mchNo: ['Merchant no.', '商户号'],
  mchName: ['Merchant', '商户'],
  agentNo: ['Agent no.', '代理编号'],
  agentName: ['Agent', '代理'],
  currency: ['Currency', '币种'],
  amount: { title: ['Order amount', '订单金额'], isNumeric: true },
  offsetSign: ['Offset sign', '偏移方向'],
  offsetAmount: { title: ['Offset', '偏移金额'], isNumeric: true },
  payableAmount: { title: ['Payable', '应付金额'], isNumeric: true },
  paidAmount: { title: ['Paid amount', '实付金额'], isNumeric: true },
  cardId: ['Card ID', '卡编号'],
  cardNo: ['Card', '卡号'],
  bankCode: ['Bank code', '银行代码'],
  bankName: ['Bank', '银行'],
  postscript: ['Postscript', '附言'],
  payerName: ['Payer', '付款人'],
  payerAccountNo: ['Payer account', '付款账号'],
  status: ['Status', '状态'],
  matchType: ['Matched by', '匹配方式'],
  statementLineNo: ['Movement', '流水编号'],
  bankRefNo: ['Bank reference', '银行流水号'],
  expireAt: ['Expires (UTC)', '过期时间（UTC）'],
  paidAt: ['Paid (UTC)', '到账时间（UTC）'],
  matchedAt: ['Matched (UTC)', '匹配时间（UTC）'],
  confirmedBy: ['Confirmed by', '确认人'],
  riskFlags: ['Risk flags', '风险标签'],
  notifyStatus: ['Callback', '回调状态'],
  notifyCount: { title: ['Callback attempts', '回调次数'], isNumeric: true },
};
offerColumns('bank:card:order:down', COLUMNS);

/** Handlers of the collection orders by operation id. @param spoil test hook that changes response data */
export function collectHandlers(world: World, logOf: () => OperationLog, spoil: AreaContext['spoil']): AreaHandlers<'collect'> {
  const found = ({ actor, query }: CallFor<'getCollect' | 'getCollectCandidates'>) => findCollect(world, actor, query.collectNo);
  return {
    ...collectActionHandlers(world),
    pageCollects({ query, actor, lang }) {
      const sum = collectTotals();
      const order = { sort: collectSortOf(query), each: sum.add };
      const page = selectPage(collectRowsFor(world, query), collectTestsOf(actor, query), query, order, (one) =>
        showCollect(world, one, actor, lang),
      );
      return { data: { ...page, summary: sum.list() } };
    },
    getCollect: (call) => ({ data: showCollectDetail(world, logOf(), found(call), call.actor, call.lang) }),
    getCollectStatistics: (call) => ({ data: collectStatistics(world, call) }),
    getCollectCandidates(call) {
      const collect = found(call);
      const { paidAmount } = call.query;
      const asked =
        paidAmount === undefined ? undefined : minorOf(paidAmount, currencyInfo(collect.order.account.currency).digits);
      if (paidAmount !== undefined && asked === undefined) throw badParameter('paidAmount');
      const list = collect.line ? [] : candidatesOf(world, call.actor, collect);
      return { data: { list, credit: showCredit(collect, asked ?? collect.paid ?? collect.payable) } };
    },
    downloadCollects(call) {
      const { actor, lang, query: filter } = call;
      const sum = collectTotals();
      const paging = { sort: collectSortOf(filter), each: sum.add };
      const { list } = select(collectRowsFor(world, filter), collectTestsOf(actor, filter), paging);
      const rows = list.map((collect) => spoil(collectFields(world, collect)) as object);
      const tail = sum
        .list()
        .map(({ currency, count, amount, paidAmount }) => [say(lang, TOTAL, { count }), currency, amount, paidAmount]);
      return listFile(call, { stem: 'collect', title: TITLE, columns: COLUMNS, rows, tail });
    },
  };
}
