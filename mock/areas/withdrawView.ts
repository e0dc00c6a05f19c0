import type { Withdraw as WireWithdraw, WithdrawAction, WithdrawDetail } from '@/contract';
import { formatMoney } from '../../src/domain/money';
import { type Lang, say, type Text } from '../engine/text';
import { nameOfKey } from './screens';
import { isClaimed, isWaiting, obstacle, stagesLeft } from './withdrawRules';
import type { Flag, Operator, Payee, Payout, Withdraw, World } from './world';
import { ago, factsOf, moneyOf, timeOf } from './world';

const HOUR = 3_600_000;
const NO_KEY: Text = ['You need the permission "{name}" for this.', '您没有权限“{name}”。'];

const FLAG_TEXTS: Readonly<Record<Flag['code'], Text>> = {
  FIRST_WITHDRAW: ['First withdrawal of this holder.', '该主体首次提现。'],
  NEW_PAYEE: ['Beneficiary added {ago} before the request.', '收款人于申请前 {ago} 新增。'],
  PAYEE_CHANGED_24H: ['Beneficiary changed {ago} before the request.', '收款人于申请前 {ago} 变更。'],
  PAYEE_NAME_MISMATCH: ['The bank reports another name for this account.', '银行返回的户名不一致。'],
  PAYEE_SHARED: ['The beneficiary is used by {n} holders.', '该收款人被 {n} 个主体使用。'],
  AMOUNT_SPIKE: ['{n} times the median of 30 days.', '为 30 日中位数的 {n} 倍。'],
  NEAR_LIMIT: ['Just under a review limit.', '金额略低于审核分级。'],
  SPLIT_SUSPECT: ['{n} requests just under a review limit within an hour.', '一小时内 {n} 笔略低于审核分级的申请。'],
  VELOCITY: ['{n} requests within 24 hours.', '24 小时内 {n} 笔申请。'],
  EMPTYING: ['Takes {n} % of the available balance.', '占可用余额的 {n}%。'],
  NIGHT: ['Asked for at night.', '夜间提交。'],
  NEW_IP_OR_DEVICE: ['Asked for from a new address or device.', '来自新的 IP 或设备。'],
  CREDENTIAL_RESET_24H: ['Password reset {ago} before the request.', '申请前 {ago} 重置过密码。'],
  BLACKLIST_HIT: ['The beneficiary resembles a black list entry.', '收款人与黑名单相近。'],
  OPEN_DISPUTES: ['{n} open disputes.', '有 {n} 笔未结争议。'],
  LOW_SUCCESS_RATE: ['Low success rate of collections.', '代收成功率偏低。'],
  UNMATCHED_COLLECTIONS: ['Collections without a match.', '存在未匹配的收款。'],
  NEGATIVE_MARGIN: ['The holder costs more than it brings.', '该主体利润为负。'],
  KYC_EXPIRED: ['The business documents have expired.', '商户资质已过期。'],
  TEST_MERCHANT: ['Test merchant.', '测试商户。'],
};

const FAIL_TEXT: Text = ['The beneficiary bank refused the transfer.', '收款行拒绝入账。'];
const POLICY: Readonly<Record<'one' | 'tier' | 'flag', Text>> = {
  one: ['One decision is enough: the net amount is below {tier}.', '净额低于 {tier}，一人审核即可。'],
  tier: ['Two people are needed: the net amount is at least {tier}.', '净额不低于 {tier}，须两人审核。'],
  flag: ['Two people are needed: there is a high risk flag.', '存在高风险标签，须两人审核。'],
};

/** Account numbers (M1): first six and last four, or only the last four of short ones (conventions 0.5). */
export const maskAccount = (no: string) => `${no.length >= 12 ? no.slice(0, 6) : ''}******${no.slice(-4)}`;

/** Names (M2): the first character (conventions 0.5). */
export const maskName = (name: string) => `${[...name][0] ?? ''}**`;

/** The sentence of a risk flag. */
export const flagText = ({ code, value = 0 }: Flag, lang: Lang) =>
  say(lang, FLAG_TEXTS[code], { n: value, ago: ago(lang, value * HOUR) });

const failText = (lang: Lang) => say(lang, FAIL_TEXT);

function rights(world: World, order: Withdraw, operator: Operator, lang: Lang): Pick<WireWithdraw, 'allowed' | 'denied'> {
  const allowed: WithdrawAction[] = [];
  const denied: NonNullable<WireWithdraw['denied']> = [];
  for (const action of ['pass', 'reject'] as const) {
    const key = `trade:withdraw:${action}`;
    const refusal = obstacle(world, order, operator, action, lang);
    if (!operator.access.has(key)) denied.push({ action, why: say(lang, NO_KEY, { name: say(lang, nameOfKey(key)) }) });
    else if (refusal) denied.push({ action, why: say(lang, refusal.text, refusal.values) });
    else allowed.push(action);
  }
  return { allowed, denied };
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

const iso = (at: number) => new Date(at).toISOString();

/** One row as this operator sees it: masked, with what he may do (screen 17). */
export function showWithdraw(world: World, order: Withdraw, operator: Operator, lang: Lang): WireWithdraw {
  const { holder, account } = order;
  const { digits } = factsOf(account.currency);
  const money = (minor: bigint) => moneyOf(minor, digits);
  const claimed = isClaimed(world, order) ? order.claimedBy : null;
  const payout = order.payouts.at(-1);
  const isFailed = order.status === 'FAILED';
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
    holdReasonCode: order.status === 'HELD' ? order.holdReason : null,
    holdUntil: null,
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
    createdAt: iso(order.submittedAt),
    submittedAt: iso(order.submittedAt),
    firstDecisionAt: timeOf(order.firstDecisionAt),
    passedAt: timeOf(order.passedAt),
    rejectedAt: timeOf(order.rejectedAt),
    finishedAt: timeOf(order.finishedAt),
    updatedAt: iso(order.updatedAt),
    version: order.version,
    ...rights(world, order, operator, lang),
  };
}

/** Waiting for a decision beyond its due time. */
export const isOverdue = (world: World, order: Withdraw) => isWaiting(order.status) && order.dueAt < world.clock.now();

const showPayout = ({ no, status, channelCode, bankRefNo, failCode, createdAt, finishedAt }: Payout, lang: Lang) => ({
  settNo: no,
  status,
  channelCode,
  bankRefNo,
  failMsg: failCode ? failText(lang) : null,
  createdAt: iso(createdAt),
  finishedAt: timeOf(finishedAt),
});

/** One order with its policy in words, timeline and payouts. */
export function showDetail(world: World, order: Withdraw, operator: Operator, lang: Lang): WithdrawDetail {
  const { digits, tiers } = factsOf(order.account.currency);
  const money = (minor: bigint) => moneyOf(minor, digits);
  const policy = order.requiredStages === 1 ? POLICY.one : order.net >= tiers.tier1 ? POLICY.tier : POLICY.flag;
  return {
    ...showWithdraw(world, order, operator, lang),
    policy: {
      requiredStages: order.requiredStages,
      tier1: money(tiers.tier1),
      tier2: money(tiers.tier2),
      tier3: money(tiers.tier3),
      why: say(lang, policy, {
        tier: formatMoney(money(tiers.tier1), order.account.currency, lang === 'zh' ? 'zh-CN' : 'en-US'),
      }),
    },
    events: order.events.map((event) => ({
      at: iso(event.at),
      kind: event.kind,
      actorType: event.actorType,
      actorName: event.operator?.username ?? null,
      reasonCode: event.reasonCode ?? null,
      remark: event.remark ?? null,
      refNo: event.refNo ?? null,
    })),
    payouts: order.payouts.map((payout) => showPayout(payout, lang)),
  };
}
