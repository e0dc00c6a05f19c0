import { banksOf, batchColumns } from '../../../src/domain/batchLines';
import { offerColumns } from '../../base/exportColumns';
import { listFile, sheetAnswer } from '../../base/exportFile';
import { currencyInfo, moneyOf } from '../../base/money';
import { say, type Text } from '../../engine/text';
import type { CallFor } from '../../model/operators';
import type { World } from '../../model/world';
import { banksIn, demandBanks } from './import';
import { findBatches } from './list';
import { findBatch } from './rules';
import { showBatch, showItem } from './view';

const TITLE: Text = ['Batch payouts', '批量代付'];
const RESULT: Text = ['Lines of batch', '批次明细'];

const TOTAL: Text = ['Total: {count} batches, amount, fee', '合计：{count} 批，金额、手续费'];

const COLUMNS: Readonly<Record<string, Text>> = {
  createdAt: ['Created (UTC)', '创建时间（UTC）'],
  batchNo: ['Batch', '批次号'],
  batchName: ['Name', '名称'],
  source: ['Source', '来源'],
  mchNo: ['Merchant', '商户号'],
  mchName: ['Merchant name', '商户名称'],
  currency: ['Currency', '币种'],
  totalCount: ['Lines', '笔数'],
  totalAmount: ['Amount', '金额'],
  totalFee: ['Fee', '手续费'],
  heldAmount: ['Frozen', '冻结金额'],
  successCount: ['Paid lines', '成功笔数'],
  successAmount: ['Paid', '成功金额'],
  failCount: ['Failed lines', '失败笔数'],
  failAmount: ['Failed', '失败金额'],
  processingCount: ['Lines in progress', '处理中笔数'],
  unknownCount: ['Unknown lines', '未知笔数'],
  canceledCount: ['Canceled lines', '取消笔数'],
  waitingCount: ['Lines awaiting payment', '待付款笔数'],
  invalidCount: ['Invalid lines', '校验不通过笔数'],
  groupCode: ['Card pool', '卡池'],
  status: ['Status', '状态'],
  makerName: ['Maker', '制单人'],
  submittedAt: ['Submitted (UTC)', '提交时间（UTC）'],
  checkerName: ['Checker', '复核人'],
  decidedAt: ['Decided (UTC)', '复核时间（UTC）'],
  scheduleAt: ['Scheduled for (UTC)', '计划付款时间（UTC）'],
  startedAt: ['Started (UTC)', '开始时间（UTC）'],
  finishedAt: ['Ended (UTC)', '结束时间（UTC）'],
  fileName: ['File', '文件名'],
  updatedAt: ['Updated (UTC)', '更新时间（UTC）'],
  updatedBy: ['Updated by', '更新人'],
};
offerColumns('bank:card:proxy:batch:down', COLUMNS);

const ITEM_COLUMNS: Readonly<Record<string, Text>> = {
  rowNo: ['Row', '行号'],
  outItemNo: ['Merchant line no.', '商户明细号'],
  itemNo: ['Line no.', '明细号'],
  payeeName: ['Beneficiary name', '收款人姓名'],
  payeeAccountNo: ['Beneficiary account', '收款账号'],
  payeeBankCode: ['Bank', '银行编码'],
  currency: ['Currency', '币种'],
  netAmount: ['Amount', '金额'],
  fee: ['Fee', '手续费'],
  status: ['Status', '状态'],
  bankRefNo: ['Bank reference', '银行流水号'],
  paidAt: ['Paid (UTC)', '付款时间（UTC）'],
  failCode: ['Failure code', '失败代码'],
  failMsg: ['Failure reason', '失败原因'],
  replacesItemNo: ['Replaces', '替换明细'],
  replacedByItemNo: ['Replaced by', '被替换为'],
  remark: ['Remark', '备注'],
};

const NUMERIC = new Set([
  ...Object.keys(COLUMNS).filter((name) => /(Count|Amount|Fee)$/.test(name)),
  'netAmount',
  'fee',
  'rowNo',
]);

/** The list as a file (docs/rules/export.md#files). @throws Refusal 400 */
export function batchesFile(world: World, call: CallFor<'downloadBatches'>) {
  const { list, summary } = findBatches(world, call);
  return listFile(call, {
    stem: 'batches',
    title: TITLE,
    columns: COLUMNS,
    numeric: NUMERIC,
    rows: list.map((batch) => showBatch(world, batch, call.actor, call.lang)),
    tail: summary.map(({ currency, count, amount, totalFee }) => [say(call.lang, TOTAL, { count }), currency, amount, totalFee]),
  });
}

/** All lines of a batch with their results, masked. @throws Refusal 404 */
export function resultFile(world: World, call: CallFor<'downloadBatchResult'>) {
  const { actor, lang, query } = call;
  const batch = findBatch(world, actor, query.batchNo);
  return listFile(call, {
    stem: batch.no,
    title: [`${say('en', RESULT)} ${batch.no}`, `${say('zh', RESULT)} ${batch.no}`],
    columns: ITEM_COLUMNS,
    numeric: NUMERIC,
    rows: batch.items.map((item) => showItem(world, item, actor, lang)),
  });
}

/** The column titles and one example line, without a header or totals. @throws Refusal 422 */
export function templateFile(world: World, { query, lang, note }: CallFor<'downloadBatchTemplate'>) {
  const currency = query.currency;
  demandBanks(world, currency, lang);
  const { digits } = currencyInfo(currency);
  const [bankCode = ''] = banksOf(banksIn(world), currency).keys();
  const example: Record<(typeof batchColumns)[number], string> = {
    outItemNo: 'ITEM-0001',
    payeeName: say(lang, ['Example Beneficiary', '示例收款人']),
    payeeAccountNo: '990400000000',
    payeeBankCode: bankCode,
    amount: moneyOf(10n ** BigInt(digits) * 100n, digits),
    payeeMobile: '',
    payeeDocNo: '',
    remark: '',
  };
  note.detail = { currency, format: query.format, rows: 1 };
  return sheetAnswer(`batch_template_${currency}`, query.format, {
    head: [...batchColumns],
    titles: batchColumns.map((name) => example[name]),
    isNumeric: [],
    rows: [],
    tail: [],
  });
}
