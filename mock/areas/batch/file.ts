import { banksOf, batchColumns } from '../../../src/domain/batchLines';
import { fileColumns, offerColumns } from '../../base/exportColumns';
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

const COLUMNS = fileColumns({
  of: ['batch.field'],
  names: `createdAt batchNo batchName source mchNo mchName currency totalCount totalAmount totalFee heldAmount successCount
    successAmount failCount failAmount processingCount unknownCount canceledCount waitingCount invalidCount groupCode
    status makerName submittedAt checkerName decidedAt scheduleAt startedAt finishedAt fileName updatedAt updatedBy`,
  numeric: `totalCount totalAmount totalFee heldAmount successCount successAmount failCount failAmount processingCount
    unknownCount canceledCount waitingCount invalidCount`,
  own: {
    // In a screen the number and the name share a column, in a file they have one each.
    mchNo: 'mch.field.mchNo',
    // One bar on the screen.
    successCount: ['Paid lines', '成功笔数'],
    successAmount: ['Paid', '成功金额'],
    failCount: ['Failed lines', '失败笔数'],
    failAmount: ['Failed', '失败金额'],
    processingCount: ['Lines in progress', '处理中笔数'],
    unknownCount: ['Unknown lines', '未知笔数'],
    canceledCount: ['Canceled lines', '取消笔数'],
    waitingCount: ['Lines awaiting payment', '待付款笔数'],
    invalidCount: ['Invalid lines', '校验不通过笔数'],
  },
});
offerColumns('bank:card:proxy:batch:down', COLUMNS);

const ITEM_COLUMNS = fileColumns({
  of: ['batchItem.field'],
  names: `rowNo outItemNo itemNo payeeName payeeAccountNo payeeBankCode currency netAmount fee status bankRefNo paidAt
    failCode failMsg replacesItemNo replacedByItemNo remark`,
  numeric: 'rowNo netAmount fee',
  own: {
    // The screen shows the bank by its name, and failure code and text in one column.
    payeeBankCode: ['Bank', '银行编码'],
    failCode: 'sett.field.unifiedCode',
    failMsg: 'batchItem.field.failCode',
    // The screen shows it at the amount.
    currency: 'payorder.field.currency',
    // Other names on the screen, which has more of these lines.
    replacesItemNo: 'batchItem.field.replaces',
    replacedByItemNo: 'batchItem.field.replacedBy',
  },
});

/** The list as a file (docs/rules/export.md#files). @throws Refusal 400 */
export function batchesFile(world: World, call: CallFor<'downloadBatches'>) {
  const { list, summary } = findBatches(world, call);
  return listFile(call, {
    stem: 'batches',
    title: TITLE,
    columns: COLUMNS,
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
