import { columnsWanted, fileColumns, offerColumns } from '../../base/exportColumns';
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

const COLUMNS = fileColumns({
  of: ['payorder.field'],
  names: `createdAt payOrderNo mchOrderNo upstreamOrderNo bankRefNo mchNo mchName agentNo agentName productName wayName
    channelCode upstreamCode currency amount paidAmount mchFee netAmount refundedAmount upstreamCost agentShare profit
    status successType attemptCount settleStatus settleAt notifyStatus notifyCount payerName payerAccountNo clientIp
    riskFlags errorCode errorMsg paidAt durationSec expireAt`,
  numeric: `amount paidAmount mchFee netAmount refundedAmount upstreamCost agentShare profit attemptCount notifyCount durationSec`,
  access: { upstreamCost: COUNTING, agentShare: COUNTING, profit: COUNTING },
  own: {
    // The screen shows it at the time of payment.
    durationSec: 'sett.field.durationSec',
  },
});
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
