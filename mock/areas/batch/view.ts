import type { BatchItemRiskFlag, BatchLineFault, Batch as WireBatch, BatchItem as WireItem } from '@/contract';
import { batchActions, batchFits } from '../../../src/domain/batch';
import { INEXACT } from '../../base/fileImport';
import { maskAccount, maskName } from '../../base/mask';
import { currencyInfo, moneyIn } from '../../base/money';
import { DIRECTION } from '../../engine/schema';
import { type Lang, say, type Text } from '../../engine/text';
import { iso, timeOf } from '../../engine/time';
import { countsOf } from '../../flow/cards/batch';
import { isMaker, recordedFailure } from '../../flow/makers';
import { rightsOf } from '../../flow/rights';
import type { Batch, BatchItem, LineFault } from '../../model/cards';
import type { Operator } from '../../model/operators';
import type { World } from '../../model/world';
import { canRetry } from './retry';

/** Maximum number of wrong one-time codes (docs/rules/batchItem.md#code). */
export const OTP_TRIES = 3;

const OWN_WORK: Text = ['You created or changed this batch. Another user must approve it.', '由您制作或修改，须由他人复核。'];
/** Who recorded that a payment failed does not pay it again (docs/rules/batchItem.md#unknown). */
export const OWN_FAILURE: Text = [
  'You recorded that it failed. Another user must pay it again.',
  '由您登记为失败，须由他人重新付款。',
];
const FAULTY: Text = ['Lines with errors: {n}. Correct them first.', '有 {n} 条明细校验不通过，请先更正。'];
const NONE_FAILED: Text = ['No failed line is left to retry.', '没有可重试的失败明细。'];
const NONE_LEFT: Text = ['All lines have been sent.', '所有明细均已发出。'];

/** Messages by rule of a line; values in braces. */
const RULES: Readonly<Record<string, Text>> = {
  required: ['Must not be empty.', '不能为空。'],
  tooLong: ['At most {limit} characters.', '最多 {limit} 个字符。'],
  length: ['{min} to {max} characters.', '长度应为 {min} 至 {max} 个字符。'],
  account: ['6 to 30 letters and digits.', '应为 6 至 30 位字母或数字。'],
  pattern: ['The account number does not fit this bank’s format.', '不符合该银行的账号格式。'],
  inexact: INEXACT,
  direction: DIRECTION,
  bankPattern: [
    'The accountPattern of {bank} in the dictionary is not valid. Correct it there.',
    '字典中 {bank} 的 accountPattern 无效，请先在字典中更正。',
  ],
  bank: ['No bank with this code supports {currency}.', '该银行编码不存在或不支持 {currency}。'],
  number: ['Enter an amount such as 1250.00.', '不是有效金额。'],
  digits: ['At most {limit} decimals in {currency}.', '{currency} 金额最多 {limit} 位小数。'],
  positive: ['Must be above zero.', '必须大于零。'],
  unique: ['Same reference as line {line}.', '与第 {line} 行的编号重复。'],
  duplicate: ['Line {line} pays the same amount to the same account.', '与第 {line} 行的收款账号和金额相同。'],
  recent: ['{batchNo} pays the same amount to the same account.', '近 7 天内 {batchNo} 已有相同收款账号和金额。'],
  blacklist: ['This account is on the blacklist.', '该账号在黑名单中。'],
};

/** Rules that are risk flags. */
const FLAGS: Readonly<Record<string, BatchItemRiskFlag>> = {
  duplicate: 'DUPLICATE_IN_FILE',
  recent: 'DUPLICATE_RECENT',
  blacklist: 'BLACKLIST_HIT',
};

/** Errors of a line in the caller's language. */
export const showFaults = (faults: readonly LineFault[], lang: Lang): BatchLineFault[] =>
  faults.map(({ name, rule, values }) => ({ name, rule, msg: say(lang, RULES[rule] ?? [rule, rule], values) }));

/** Lines of a batch that were not sent to a bank yet. */
export const unsentOf = ({ items }: Batch): BatchItem[] =>
  items.filter(({ status }) => status === 'INVALID' || status === 'WAIT' || status === 'ASSIGNED');

/** True when an approval is overdue. */
const isOverdueBatch = (world: World, { status, dueAt }: Batch): boolean =>
  status === 'WAIT_APPROVE' && dueAt < world.clock.now();

/** Why this operator cannot act on a batch although its state allows it; undefined when possible. */
export function batchObstacle(
  batch: Batch,
  operator: Operator,
  action: (typeof batchActions)[number],
): { text: Text; values?: Record<string, number>; isOwn?: true } | undefined {
  if (action === 'approve' && isMaker(batch, operator)) return { text: OWN_WORK, isOwn: true };
  if (action === 'submit') {
    const { count } = countsOf(batch).invalid;
    if (count > 0) return { text: FAULTY, values: { n: count } };
  }
  if (action === 'retry') {
    const failed = batch.items.filter(canRetry);
    if (failed.length === 0) return { text: NONE_FAILED };
    return failed.every((item) => recordedFailure(item, operator)) ? { text: OWN_FAILURE, isOwn: true } : undefined;
  }
  return action === 'cancel' && unsentOf(batch).length === 0 ? { text: NONE_LEFT } : undefined;
}

/** Counts and amounts by state, with their wire names. */
function sumsOf(batch: Batch, money: (minor: bigint) => string) {
  const { total, success, fail, processing, unknown, canceled, waiting, invalid } = countsOf(batch);
  const ended = success.count + fail.count + canceled.count;
  return {
    totalCount: total.count,
    totalAmount: money(total.amount),
    successCount: success.count,
    successAmount: money(success.amount),
    failCount: fail.count,
    failAmount: money(fail.amount),
    processingCount: processing.count,
    processingAmount: money(processing.amount),
    unknownCount: unknown.count,
    unknownAmount: money(unknown.amount),
    canceledCount: canceled.count,
    canceledAmount: money(canceled.amount),
    waitingCount: waiting.count,
    waitingAmount: money(waiting.amount),
    invalidCount: invalid.count,
    invalidAmount: money(invalid.amount),
    progress: total.count === 0 ? 0 : Math.floor((ended * 100) / total.count),
  };
}

/** One row of the list for this operator. */
export function showBatch(world: World, batch: Batch, operator: Operator, lang: Lang): WireBatch {
  const { currency, holder, items, status } = batch;
  const money = (minor: bigint) => moneyIn(currency, minor);
  const isOwn = holder.type === 'PLATFORM';
  const counted = items.filter(({ replacedBy }) => !replacedBy);
  const warned = counted.filter(({ warnings }) => warnings.length > 0);
  return {
    batchNo: batch.no,
    batchName: batch.name,
    source: batch.source,
    mchNo: isOwn ? null : holder.no,
    mchName: isOwn ? null : holder.name,
    currency,
    payMode: 'CARD_POOL',
    groupCode: batch.groupCode || null,
    status,
    ...sumsOf(batch, money),
    totalFee: money(counted.reduce((sum, { fee }) => sum + fee, 0n)),
    heldAmount: money(batch.held),
    duplicateCount: warned.filter(({ warnings }) => warnings.some(({ rule }) => rule === 'duplicate' || rule === 'recent'))
      .length,
    warnCount: warned.length,
    fileName: batch.fileName,
    fileSha256: batch.fileSha256,
    scheduleAt: timeOf(batch.scheduleAt),
    startedAt: timeOf(batch.startedAt),
    finishedAt: timeOf(batch.finishedAt),
    dueAt: iso(batch.dueAt),
    overdue: isOverdueBatch(world, batch),
    makerName: batch.maker,
    submittedAt: timeOf(batch.submittedAt),
    checkerName: batch.checker,
    decidedAt: timeOf(batch.decidedAt),
    decisionRemark: batch.decisionRemark,
    notes: batch.notes.length,
    createdAt: iso(batch.createdAt),
    createdBy: batch.createdBy,
    updatedAt: iso(batch.updatedAt),
    updatedBy: batch.updatedBy,
    version: batch.version,
    ...rightsOf(
      operator,
      lang,
      'bank:card:proxy:batch',
      batchActions.filter((action) => batchFits(action, status)),
      (action) => batchObstacle(batch, operator, action),
    ),
  };
}

/** One line of a batch, masked; the payment calls add its actions. */
export function showItem(world: World, item: BatchItem, _operator: Operator, lang: Lang): WireItem {
  const { batch, card, otpMessage } = item;
  const { currency } = batch;
  const money = (minor: bigint) => moneyIn(currency, minor);
  const bank = world.dict.types.get('bank')?.items.find(({ value }) => value === item.payeeBankCode);
  const flags = [...item.faults, ...item.warnings].flatMap(({ rule }) => FLAGS[rule] ?? []);
  return {
    itemNo: item.no,
    batchNo: batch.no,
    rowNo: item.rowNo,
    outItemNo: item.outItemNo,
    payeeName: maskName(item.payeeName),
    payeeAccountNo: maskAccount(item.payeeAccountNo),
    payeeBankCode: item.payeeBankCode,
    payeeBankName: bank ? say(lang, [bank.labelEn, bank.label]) : null,
    payeeMobile: item.payeeMobile && `******${item.payeeMobile.slice(-4)}`,
    payeeCountry: currencyInfo(currency).country,
    currency,
    amount: money(item.amount),
    fee: money(item.fee),
    netAmount: money(item.net),
    ...(item.status === 'INVALID' && { amountText: item.amountText }),
    status: item.status,
    faults: showFaults(item.faults, lang),
    warnings: showFaults(item.warnings, lang),
    riskFlags: [...new Set(flags)],
    cardId: card?.id ?? null,
    cardNo: card && maskAccount(card.no),
    cardBankCode: card?.bankCode ?? null,
    bankRefNo: item.bankRefNo,
    lineNo: item.line?.no ?? null,
    voucherFileId: item.voucher?.id ?? null,
    voucherFileName: item.voucher?.name ?? null,
    failCode: item.failCode,
    failMsg: item.failMsg,
    attempts: item.attempts,
    replacesItemNo: item.replaces?.no ?? null,
    replacedByItemNo: item.replacedBy?.no ?? null,
    assigneeId: item.assignee?.id ?? null,
    assigneeName: item.assignee?.username ?? null,
    otpMode: item.otpMode,
    otpMsgNo: otpMessage?.no ?? null,
    otpExpiresAt: timeOf(otpMessage?.codeExpiresAt ?? null),
    otpLeft: item.status === 'WAIT_OTP' ? Math.max(0, OTP_TRIES - item.otpFailures) : null,
    appliedAt: timeOf(item.appliedAt),
    otpRequestedAt: timeOf(item.otpRequestedAt),
    paidAt: timeOf(item.paidAt),
    remark: item.remark,
    updatedAt: iso(item.updatedAt),
    updatedBy: item.updatedBy,
    version: item.version,
  };
}
