import { fileColumns, offerColumns } from '../../base/exportColumns';
import { daysIn, listFile } from '../../base/exportFile';
import { say, type Text } from '../../engine/text';
import type { CallFor } from '../../model/operators';
import type { PayRecord } from '../../model/payments';
import { showPayRecord } from './view';

const TOTAL: Text = ['Total', '合计'];

const COLUMNS = fileColumns({
  of: ['payrecord.field'],
  names: `requestAt recordNo payOrderNo mchOrderNo upstreamOrderNo mchNo mchName agentNo agentName productCode wayCode
    channelCode channelName upstreamCode attemptNo currency amount status failClass unifiedCode upstreamCodeRaw httpStatus
    latencyMs responseAt callbackAt callbackCount callbackVerified reconStatus reconBatchNo handledBy handledAt traceId`,
  numeric: 'attemptNo amount httpStatus latencyMs callbackCount',
  own: {
    // In a screen the number and the name share a column, in a file they have one each.
    agentNo: 'agent.field.agentNo',
  },
});
offerColumns('trade:payrecord:down', COLUMNS);

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
    rows: rowsOf(),
    count: list.length,
    days: daysIn(from, to),
    tail: totals.map(({ currency, count, amount }) => [say(lang, TOTAL), currency, String(count), amount]),
  });

  function* rowsOf() {
    for (const one of list) yield showPayRecord(one, actor, lang);
  }
}
