import { columnsWanted, fileColumns, offerColumns } from '../../base/exportColumns';
import { daysIn, listFile } from '../../base/exportFile';
import { select } from '../../engine/store';
import { say, type Text } from '../../engine/text';
import type { AreaContext } from '../../model/area';
import type { CallFor } from '../../model/operators';
import type { World } from '../../model/world';
import { placesFor, sortOf, testsOf, totals } from './query';
import { fieldsOf } from './view';

const COLUMNS = fileColumns({
  of: ['trade.withdraw.field'],
  names: `submittedAt withdrawNo holderType holderNo holderName level agentNo agentName source accountNo accountType currency
    requestedAmount feeMode amount fee netAmount payoutCurrency payoutAmount payeeName payeeAccountNo payeeBankCode
    payeeBankName payeeVerified riskScore riskFlags requiredStages status decisions claimedByName dueAt channelCode
    settNos bankRefNo rejectReasonCode rejectRemark failMsg firstDecisionAt passedAt rejectedAt finishedAt`,
  numeric: 'requestedAmount amount fee netAmount payoutAmount riskScore requiredStages',
  own: {
    // The label is that of a filter.
    riskScore: 'desk.detail.score',
    // The screen shows these in the detail.
    riskFlags: 'payorder.field.riskFlags',
    decisions: 'desk.detail.decisions',
    firstDecisionAt: ['First decision', '首次审核'],
    rejectReasonCode: 'desk.detail.rejectReasonCode',
    rejectRemark: ['Rejection remark', '拒绝备注'],
    payoutCurrency: ['Payout currency', '打款币种'],
    rejectedAt: ['Rejected', '拒绝时间'],
  },
});

const DEFAULT_COLUMNS =
  'submittedAt,withdrawNo,holderType,holderNo,holderName,level,agentName,currency,amount,fee,netAmount,payeeName,payeeAccountNo,payeeBankName,payeeVerified,riskScore,riskFlags,requiredStages,status,decisions,channelCode,settNos,bankRefNo,firstDecisionAt,passedAt,finishedAt,rejectReasonCode,rejectRemark,failMsg'.split(
    ',',
  );

offerColumns('trade:withdraw:down', COLUMNS, { usual: DEFAULT_COLUMNS });

const TOTAL: Text = ['Total', '合计'];

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (!Array.isArray(value)) return String(value);
  return value
    .map((part) => (typeof part === 'object' ? (part.code ?? `${part.decision} ${part.operatorName} ${part.at}`) : String(part)))
    .join('; ');
}

/** The list as a file (docs/rules/export.md#files). @throws Refusal 400 or 461 */
export function down(world: World, call: CallFor<'downloadWithdraws'>, spoil: AreaContext['spoil']) {
  const { actor, lang, query, at } = call;
  const names = columnsWanted(call, COLUMNS, DEFAULT_COLUMNS);
  const sum = totals(world);
  const { rows } = world.withdraws;
  const { list, total } = select(rows, testsOf(world, actor, query), {
    sort: sortOf(query, call.actor),
    each: sum.add,
    places: placesFor(world, query),
  });
  const { submittedFrom, submittedTo } = query;
  const from = submittedFrom ? Date.parse(submittedFrom) : (rows[0]?.submittedAt ?? at);
  const to = submittedTo ? Date.parse(submittedTo) - 1 : at;
  return listFile(call, {
    stem: 'withdraw',
    title: ['Withdraw orders', '提现订单'],
    columns: COLUMNS,
    names,
    rows: rowsOf(),
    count: total,
    days: daysIn(from, to),
    cellOf,
    tail: sum
      .list()
      .map(({ currency, count, amount, fee, netAmount }) => [say(lang, TOTAL), currency, String(count), amount, fee, netAmount]),
  });

  function* rowsOf() {
    for (const order of list) yield spoil(fieldsOf(world, order, lang)) as object;
  }
}
