import type { Sett } from '@/contract';
import { settActions, settFits } from '../../../src/domain/sett';
import { maskAccount, maskName } from '../../base/mask';
import { moneyIn } from '../../base/money';
import { ratioText } from '../../base/ratio';
import { nameOfKey } from '../../base/screens';
import { type Lang, say, type Text } from '../../engine/text';
import { timeOf } from '../../engine/time';
import { earnedByPayout } from '../../flow/earned';
import { recordedFailure } from '../../flow/makers';
import { channelOf } from '../../flow/payout/moves';
import { costAt, sumOf } from '../../flow/prices';
import { failText, mayCount, notifyFields, partyOf } from '../../flow/show';
import type { Operator } from '../../model/operators';
import type { Payout } from '../../model/payments';
import type { World } from '../../model/world';

export const NO_PAYOUT: Text = ['Payout order not found, or outside your data scope.', '代付订单不存在或不在您的数据范围内。'];

const NO_KEY: Text = ['You need the permission "{name}" for this.', '您没有权限“{name}”。'];
const NOT_NOW: Text = ['Not allowed in the current state of the payout order.', '当前状态不允许此操作。'];
const PARENT: Text = [
  'This payout belongs to withdraw order {no}. Decide there.',
  '该代付订单属于提现订单 {no}，请在提现订单中处理。',
];
const RETRIED: Text = ['Already retried as {no}.', '已重试，新单号 {no}。'];
const SELF: Text = [
  'You have already decided on this payout or recorded it as failed. Another user must do this.',
  '您已处理过该代付订单或将其登记为失败，须由他人操作。',
];
const NO_ADDRESS: Text = ['The order has no callback URL.', '该订单无需回调。'];

export const isOverdueSett = (world: World, { status, dueAt }: Payout) =>
  (status === 'REVIEW' || status === 'UNKNOWN') && dueAt < world.clock.now();

const hasPassed = ({ events }: Payout, operator: Operator) =>
  events.some((event) => event.kind === 'PASSED' && event.operator === operator);

/** Why this operator cannot take the action now; undefined when possible. */
export function settObstacle(
  payout: Payout,
  operator: Operator,
  action: (typeof settActions)[number],
): { text: Text; values?: Record<string, string>; isOwn?: true } | undefined {
  const { order, retriedBy, notify, status } = payout;
  if (!operator.access.has(`trade:sett:${action}`)) return { text: NO_KEY };
  if (!settFits(action, status)) return { text: NOT_NOW };
  if (order && action !== 'query' && action !== 'notify') return { text: PARENT, values: { no: order.no } };
  if (action === 'retry' && retriedBy) return { text: RETRIED, values: { no: retriedBy.no } };
  if ((action === 'retry' || action === 'resolve') && hasPassed(payout, operator)) return { text: SELF, isOwn: true };
  if (action === 'retry' && recordedFailure(payout, operator)) return { text: SELF, isOwn: true };
  if (action === 'notify' && notify.status === 'NONE') return { text: NO_ADDRESS };
  return undefined;
}

function rights(payout: Payout, operator: Operator, lang: Lang): Pick<Sett, 'allowed' | 'denied'> {
  const allowed: NonNullable<Sett['allowed']> = [];
  const denied: NonNullable<Sett['denied']> = [];
  for (const action of settActions) {
    const obstacle = settObstacle(payout, operator, action);
    if (!obstacle) allowed.push(action);
    else if (operator.access.has(`trade:sett:${action}`) || settFits(action, payout.status))
      denied.push({
        action,
        why: say(lang, obstacle.text, { name: say(lang, nameOfKey(`trade:sett:${action}`)), ...obstacle.values }),
      });
  }
  return { allowed, denied };
}

/** One row for this operator, masked. */
export const showSett = (world: World, payout: Payout, operator: Operator, lang: Lang): Sett => ({
  ...settFields(world, payout, operator, lang),
  ...rights(payout, operator, lang),
});

/** Row fields for everyone who may see the list. */
export function settFields(world: World, payout: Payout, operator: Operator, lang: Lang): Sett {
  const { holder, account, payee, order, fee, net, status } = payout;
  const { currency } = account;
  const money = (minor: bigint) => moneyIn(currency, minor);
  const channel = channelOf(world, payout);
  const isFailed = status === 'FAILED';
  const earned = mayCount(operator) ? earnedByPayout(world, payout) : undefined;
  return {
    settNo: payout.no,
    mchOrderNo: payout.mchOrderNo,
    upstreamOrderNo: payout.upstreamOrderNo,
    bankRefNo: payout.bankRefNo,
    source: payout.source,
    sourceNo: order?.no ?? null,
    ...partyOf(holder),
    productCode: null,
    channelCode: channel.code,
    channelName: channel.name,
    upstreamCode: channel.upstream.code,
    payMode: 'UPSTREAM',
    currency,
    amount: money(payout.amount),
    fee: money(fee),
    netAmount: money(net),
    mchFee: money(fee),
    ...(earned && {
      upstreamFeeRate: ratioText(costAt(channel, payout.createdAt).ppm),
      upstreamCost: money(earned.cost),
      agentShare: money(sumOf(earned.shares)),
      profit: money(earned.profit),
    }),
    payeeName: maskName(payee.name),
    payeeAccountNo: maskAccount(payee.accountNo),
    payeeAccountType: payee.accountType,
    payeeBankCode: payee.bankCode,
    payeeBankName: payee.bankName,
    payeeCountry: payee.country,
    status,
    queueReason: payout.queueReason,
    reviewReasons: [...payout.reviewReasons],
    attemptCount: payout.attempts.length,
    failCode: isFailed ? payout.failCode : null,
    failMsg: isFailed ? failText(lang) : null,
    unifiedCode: isFailed ? payout.failCode : null,
    retryOf: payout.retryOf?.no ?? null,
    retriedBy: payout.retriedBy?.no ?? null,
    dueAt: timeOf(payout.dueAt),
    overdue: isOverdueSett(world, payout),
    sentAt: timeOf(payout.sentAt),
    finishedAt: timeOf(payout.finishedAt),
    reversedAt: timeOf(payout.reversedAt),
    durationSec: payout.finishedAt === null ? null : Math.round((payout.finishedAt - payout.createdAt) / 1000),
    ...notifyFields(payout.notify),
    notes: payout.notes.length,
    createdAt: new Date(payout.createdAt).toISOString(),
    updatedAt: new Date(payout.updatedAt).toISOString(),
    version: payout.version,
  };
}
