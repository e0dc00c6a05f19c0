import type { FileType, Withdraw as WireWithdraw, WithdrawAction } from '@/contract';
import { fitsStatus, isWaiting } from '../../../src/domain/withdraw';
import { maskAccount, maskName } from '../../base/mask';
import { moneyIn } from '../../base/money';
import { nameOfKey } from '../../base/screens';
import { type Lang, say, type Text } from '../../engine/text';
import { ago, HOUR, iso, MINUTE, timeOf } from '../../engine/time';
import { failText } from '../../flow/show';
import { isClaimed, ordersTo } from '../../flow/withdraw/request';
import { obstacle, stagesLeft, undoUntil } from '../../flow/withdraw/rules';
import type { Operator } from '../../model/operators';
import type { Payee } from '../../model/parties';
import type { Flag, Withdraw } from '../../model/payments';
import { isInScope } from '../../model/scope';
import type { World } from '../../model/world';

const SHOWN_ORDERS = 20;
const NO_KEY: Text = ['You need the permission "{name}" for this.', '您没有权限“{name}”。'];

const FLAG_TEXTS: Readonly<Record<Flag['code'], Text>> = {
  FIRST_WITHDRAW: ['First withdrawal of this holder.', '该申请方首次提现。'],
  NEW_PAYEE: ['Beneficiary added {ago} before the request.', '收款人于申请前 {ago} 新增。'],
  PAYEE_CHANGED_24H: ['Beneficiary changed {ago} before the request.', '收款人于申请前 {ago} 变更。'],
  PAYEE_NAME_MISMATCH: ['The bank reports a different name for this account.', '银行返回的户名不一致。'],
  PAYEE_SHARED: ['{n} holders use this beneficiary.', '该收款人被 {n} 个申请方使用。'],
  AMOUNT_SPIKE: ['{n} times the 30-day median.', '为 30 日中位数的 {n} 倍。'],
  NEAR_LIMIT: ['Just below a review limit.', '金额略低于审核分级。'],
  SPLIT_SUSPECT: ['{n} requests just below a review limit within an hour.', '一小时内 {n} 笔略低于审核分级的申请。'],
  VELOCITY: ['{n} requests within 24 hours.', '24 小时内 {n} 笔申请。'],
  EMPTYING: ['Takes {n}% of the available balance.', '占可用余额的 {n}%。'],
  NIGHT: ['Requested at night.', '夜间提交。'],
  NEW_IP_OR_DEVICE: ['Requested from a new IP address or device.', '来自新的 IP 或设备。'],
  CREDENTIAL_RESET_24H: ['Password reset {ago} before the request.', '申请前 {ago} 重置过密码。'],
  BLACKLIST_HIT: ['The beneficiary resembles a blacklist entry.', '收款人与黑名单相近。'],
  OPEN_DISPUTES: ['Open disputes: {n}.', '有 {n} 笔未结争议。'],
  LOW_SUCCESS_RATE: ['Low collection success rate.', '代收成功率偏低。'],
  UNMATCHED_COLLECTIONS: ['Unmatched collections.', '存在未匹配的收款。'],
  NEGATIVE_MARGIN: ['The holder is loss-making.', '该申请方利润为负。'],
  KYC_EXPIRED: ['The business documents have expired.', '商户 KYC 已过期。'],
  TEST_MERCHANT: ['Test merchant.', '测试商户。'],
};

/** Message of a risk flag. */
const flagText = ({ code, value = 0 }: Flag, lang: Lang) =>
  say(lang, FLAG_TEXTS[code], { n: value, ago: ago(lang, value * HOUR) });

/** Actions with their access keys. */
const ACTIONS: readonly (readonly [WithdrawAction, string])[] = (
  [
    'pass',
    'reject',
    'claim',
    'release',
    'takeOver',
    'hold',
    'unhold',
    'query',
    'undo',
    'retry',
    'resolve',
    'refund',
    'escalate',
    'answer',
    'assign',
    'ask',
    'resume',
    'mark',
  ] as const
).map((action) => [action, `trade:withdraw:${action === 'takeOver' ? 'claim' : action}`]);

/** Denials of these actions are shown in every state; of others only when the state allows them. */
const ALWAYS_SHOWN: ReadonlySet<WithdrawAction> = new Set(['pass', 'reject']);

/** Left out, without a reason, when they do not apply. */
const NEVER_SHOWN: ReadonlySet<WithdrawAction> = new Set([
  'release',
  'takeOver',
  'undo',
  'escalate',
  'answer',
  'assign',
  'ask',
  'resume',
  'mark',
]);

/** Actions of this operator on an order, and reasons for denied ones. */
export function rights(world: World, order: Withdraw, operator: Operator, lang: Lang): Pick<WireWithdraw, 'allowed' | 'denied'> {
  const allowed: WithdrawAction[] = [];
  const denied: NonNullable<WireWithdraw['denied']> = [];
  for (const [action, key] of ACTIONS) {
    const isShown = ALWAYS_SHOWN.has(action) || (fitsStatus(action, order.status) && !NEVER_SHOWN.has(action));
    if (!operator.access.has(key)) {
      if (isShown) denied.push({ action, why: say(lang, NO_KEY, { name: say(lang, nameOfKey(key)) }) });
      continue;
    }
    const refusal = isShown || fitsStatus(action, order.status) ? obstacle(world, order, operator, action, lang) : undefined;
    if (!refusal && fitsStatus(action, order.status)) allowed.push(action);
    else if (refusal && isShown) denied.push({ action, why: say(lang, refusal.text, refusal.values) });
  }
  return { allowed, denied };
}

/** The last question about an order. */
function showEscalation({ escalations }: Withdraw): WireWithdraw['escalation'] {
  const last = escalations.at(-1);
  if (!last) return null;
  const { by, at, to, question, answer, answeredBy, answeredAt } = last;
  return {
    by: by.id,
    byName: by.username,
    at: iso(at),
    to: to === 'RISK' ? to : to.id,
    toName: to === 'RISK' ? null : to.username,
    question,
    answer,
    answeredBy: answeredBy?.id ?? null,
    answeredByName: answeredBy?.username ?? null,
    answeredAt: timeOf(answeredAt),
  };
}

const showMark = ({ mark }: Withdraw): WireWithdraw['mark'] =>
  mark && { outcome: mark.outcome, remark: mark.remark, by: mark.by.id, byName: mark.by.username, at: iso(mark.at) };

function showAssignment({ assignment }: Withdraw): WireWithdraw['assignment'] {
  if (!assignment) return null;
  const { by, at, to } = assignment;
  const isRole = typeof to === 'string';
  return {
    by: by.id,
    byName: by.username,
    at: iso(at),
    assigneeId: isRole ? null : to.id,
    assigneeName: isRole ? null : to.username,
    roleCode: isRole ? to : null,
  };
}

/** The last request to the holder, with the documents that have arrived. */
function showRequest({ request }: Withdraw): WireWithdraw['holderRequest'] {
  if (!request) return null;
  const { by, at, until, message, documents, endedAt } = request;
  return {
    by: by.id,
    byName: by.username,
    at: iso(at),
    dueAt: iso(until),
    message,
    documents: documents.map(({ document, file, receivedAt }) => ({
      document,
      receivedAt: timeOf(receivedAt),
      fileId: file?.id ?? null,
      fileName: file?.name ?? null,
      fileType: (file?.type as FileType | undefined) ?? null,
    })),
    endedAt: timeOf(endedAt),
  };
}

function payeeFields(payee: Payee) {
  return {
    payeeId: payee.id,
    payeeName: maskName(payee.name),
    payeeAccountNo: maskAccount(payee.accountNo),
    payeeAccountType: payee.accountType,
    payeeBankCode: payee.bankCode,
    payeeBankName: payee.bankName,
    payeeCountry: payee.country,
    payeeVerified: payee.verified,
    payeeFirstUsedAt: timeOf(payee.firstUsedAt),
    payeeChangedAt: timeOf(payee.changedAt),
  };
}

/** One row for this operator, masked, with its actions. */
export const showWithdraw = (world: World, order: Withdraw, operator: Operator, lang: Lang): WireWithdraw => ({
  ...fieldsOf(world, order, lang),
  samePayee: samePayee(world, order, operator),
  ...rights(world, order, operator, lang),
});

/** Other open orders to the same beneficiary that the operator may see. */
const samePayee = (world: World, order: Withdraw, operator: Operator) =>
  ordersTo(world, order.payee)
    .filter((other) => other !== order && isWaiting(other.status) && isInScope(operator, other.holder))
    .slice(0, SHOWN_ORDERS)
    .map(({ no }) => no);

/** Masked row fields. */
export function fieldsOf(world: World, order: Withdraw, lang: Lang): WireWithdraw {
  const { holder, account } = order;
  const money = (minor: bigint) => moneyIn(account.currency, minor);
  const claimed = isClaimed(world, order) ? order.claimedBy : null;
  const payout = order.payouts.at(-1);
  const isFailed = payout?.status === 'FAILED';
  return {
    withdrawNo: order.no,
    holderType: holder.type,
    holderNo: holder.no,
    holderName: holder.name,
    level: holder.level,
    agentNo: holder.agent?.no ?? null,
    agentName: holder.agent?.name ?? null,
    source: order.source,
    accountNo: account.no,
    accountType: account.type as WireWithdraw['accountType'],
    currency: account.currency,
    requestedAmount: money(order.requested),
    feeMode: holder.feeMode,
    amount: money(order.amount),
    fee: money(order.fee),
    netAmount: money(order.net),
    payoutCurrency: account.currency,
    fxRate: '1',
    fxRateId: null,
    payoutAmount: money(order.net),
    ...payeeFields(order.payee),
    status: order.status,
    reviewStage: stagesLeft(order),
    requiredStages: order.requiredStages,
    policyVersion: 1,
    decisions: order.decisions.map(({ operator: decider, ...decision }) => ({
      ...decision,
      at: iso(decision.at),
      operatorId: decider.id,
      operatorName: decider.username,
    })),
    claimedBy: claimed?.id ?? null,
    claimedByName: claimed?.username ?? null,
    claimedUntil: claimed ? iso(order.claimedUntil) : null,
    escalation: showEscalation(order),
    assignment: showAssignment(order),
    holderRequest: showRequest(order),
    slaLeftMinutes: order.request?.endedAt === null ? Math.floor(order.request.left / MINUTE) : null,
    mark: showMark(order),
    holdReasonCode: order.status === 'HELD' ? order.holdReason : null,
    holdUntil: order.status === 'HELD' ? timeOf(order.holdUntil) : null,
    undoUntil: timeOf(undoUntil(world, order)),
    availableAtRequest: money(order.availableAtRequest),
    availableNow: money(account.amounts.available < 0n ? 0n : account.amounts.available),
    frozenNow: money(account.amounts.frozen),
    riskScore: order.riskScore,
    riskFlags: order.flags.map((flag) => ({ code: flag.code, severity: flag.severity, text: flagText(flag, lang) })),
    slaMinutes: order.slaMinutes,
    dueAt: iso(order.dueAt),
    overdue: isOverdue(world, order),
    settNos: order.payouts.map(({ no }) => no),
    payoutMode: 'UPSTREAM',
    channelCode: payout?.channelCode ?? null,
    rejectReasonCode: order.rejectReason,
    rejectRemark: order.rejectRemark,
    messageToHolder: order.messageToHolder,
    failCode: isFailed ? (payout?.failCode ?? null) : null,
    failMsg: isFailed ? failText(lang) : null,
    bankRefNo: payout?.bankRefNo ?? null,
    clientIp: order.clientIp,
    notes: order.notes.length,
    createdAt: iso(order.submittedAt),
    submittedAt: iso(order.submittedAt),
    firstDecisionAt: timeOf(order.firstDecisionAt),
    passedAt: timeOf(order.passedAt),
    rejectedAt: timeOf(order.rejectedAt),
    finishedAt: timeOf(order.finishedAt),
    updatedAt: iso(order.updatedAt),
    version: order.version,
  };
}

/** True when a decision is overdue. */
export const isOverdue = (world: World, order: Withdraw) => isWaiting(order.status) && order.dueAt < world.clock.now();
