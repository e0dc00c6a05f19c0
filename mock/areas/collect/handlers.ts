import { fileColumns, offerColumns } from '../../base/exportColumns';
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

const COLUMNS = fileColumns({
  of: ['collect.field'],
  names: `createdAt collectNo payOrderNo mchOrderNo mchNo mchName agentNo agentName currency amount offsetSign offsetAmount
    payableAmount paidAmount cardId cardNo bankCode bankName postscript payerName payerAccountNo status matchType
    statementLineNo bankRefNo expireAt paidAt matchedAt confirmedBy riskFlags notifyStatus notifyCount`,
  numeric: 'amount offsetAmount payableAmount paidAmount notifyCount',
  own: {
    // In a screen the number and the name share a column, in a file they have one each.
    mchNo: 'mch.field.mchNo',
    agentNo: 'agent.field.agentNo',
    cardId: ['Card ID', '卡编号'],
    cardNo: ['Card', '卡号'],
    bankCode: 'trade.withdraw.field.payeeBankCode',
    bankName: 'collect.field.bankCode',
    // The screen shows the sign in the amount.
    offsetSign: ['Offset sign', '偏移方向'],
  },
});
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
