import { columnsWanted, offerColumns } from '../../base/exportColumns';
import { daysIn, listFile } from '../../base/exportFile';
import { select } from '../../engine/store';
import { say, type Text } from '../../engine/text';
import type { AreaContext } from '../../model/area';
import type { CallFor } from '../../model/operators';
import type { World } from '../../model/world';
import { placesFor, sortOf, testsOf, totals } from './query';
import { fieldsOf } from './view';

const COLUMNS: Readonly<Record<string, { title: Text; isNumeric?: boolean }>> = {
  submittedAt: { title: ['Submitted (UTC)', '提交时间（UTC）'] },
  withdrawNo: { title: ['Withdraw no.', '提现单号'] },
  holderType: { title: ['Holder type', '申请方类型'] },
  holderNo: { title: ['Holder no.', '申请方编号'] },
  holderName: { title: ['Holder', '申请方'] },
  level: { title: ['Level', '等级'] },
  agentNo: { title: ['Agent no.', '代理编号'] },
  agentName: { title: ['Agent', '代理'] },
  source: { title: ['Source', '来源'] },
  accountNo: { title: ['Account', '账户'] },
  accountType: { title: ['Account type', '账户类型'] },
  currency: { title: ['Currency', '币种'] },
  requestedAmount: { title: ['Requested amount', '申请金额'], isNumeric: true },
  feeMode: { title: ['Fee mode', '手续费方式'] },
  amount: { title: ['Amount', '金额'], isNumeric: true },
  fee: { title: ['Fee', '手续费'], isNumeric: true },
  netAmount: { title: ['Net amount', '净额'], isNumeric: true },
  payoutCurrency: { title: ['Payout currency', '打款币种'] },
  payoutAmount: { title: ['Payout amount', '打款金额'], isNumeric: true },
  payeeName: { title: ['Beneficiary name', '收款人姓名'] },
  payeeAccountNo: { title: ['Beneficiary account', '收款账号'] },
  payeeBankCode: { title: ['Bank code', '银行代码'] },
  payeeBankName: { title: ['Bank', '银行'] },
  payeeVerified: { title: ['Name check', '户名核验'] },
  riskScore: { title: ['Risk score', '风险分'], isNumeric: true },
  riskFlags: { title: ['Risk flags', '风险标签'] },
  requiredStages: { title: ['Approvals required', '审核级数'], isNumeric: true },
  status: { title: ['Status', '状态'] },
  decisions: { title: ['Decisions', '审核记录'] },
  claimedByName: { title: ['Claimed by', '认领人'] },
  dueAt: { title: ['Due (UTC)', '时效（UTC）'] },
  channelCode: { title: ['Channel', '通道'] },
  settNos: { title: ['Payout orders', '代付单号'] },
  bankRefNo: { title: ['Bank reference', '银行流水号'] },
  rejectReasonCode: { title: ['Rejection reason', '拒绝原因'] },
  rejectRemark: { title: ['Rejection remark', '拒绝备注'] },
  failMsg: { title: ['Failure reason', '失败原因'] },
  firstDecisionAt: { title: ['First decision (UTC)', '首次审核（UTC）'] },
  passedAt: { title: ['Passed (UTC)', '通过时间（UTC）'] },
  rejectedAt: { title: ['Rejected (UTC)', '拒绝时间（UTC）'] },
  finishedAt: { title: ['Finished (UTC)', '完成时间（UTC）'] },
};

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
