import { columnsWanted, fileColumns, offerColumns } from '../../base/exportColumns';
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

const COLUMNS = fileColumns({
  of: ['sett.field'],
  names: `createdAt settNo mchOrderNo upstreamOrderNo bankRefNo source sourceNo mchNo mchName agentNo agentName payeeName
    payeeAccountNo payeeBankCode payeeBankName currency amount fee netAmount upstreamCost agentShare profit channelCode
    upstreamCode status queueReason reviewReasons attemptCount unifiedCode failMsg retryOf retriedBy notifyStatus
    notifyCount dueAt sentAt finishedAt reversedAt durationSec`,
  numeric: 'amount fee netAmount upstreamCost agentShare profit attemptCount notifyCount durationSec',
  access: { upstreamCost: COUNTING, agentShare: COUNTING, profit: COUNTING },
  own: {
    // In a screen the number and the name share a column, in a file they have one each.
    mchNo: 'mch.field.mchNo',
    agentNo: 'agent.field.agentNo',
    payeeBankCode: 'trade.withdraw.field.payeeBankCode',
    payeeBankName: 'trade.withdraw.field.payeeBankName',
    // The screen shows these at other values, or in the detail.
    reviewReasons: ['Review reasons', '审核原因'],
    retryOf: ['Retry of', '重试自'],
    retriedBy: ['Retried as', '已重试为'],
    notifyCount: 'payorder.field.notifyCount',
    upstreamCost: 'payrecord.field.upstreamCost',
    agentShare: 'payorder.field.agentShare',
  },
});

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
