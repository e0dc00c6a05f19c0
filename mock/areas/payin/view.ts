import type { PayOrderDetail, RawMessage, RouteStep, PayOrder as WireOrder, PayRecord as WireRecord } from '@/contract';
import { payOrderActions, payOrderFits } from '../../../src/domain/payOrder';
import { maskAccount, maskName } from '../../base/mask';
import { moneyIn } from '../../base/money';
import { ratioText } from '../../base/ratio';
import { nameOfKey } from '../../base/screens';
import type { OperationLog } from '../../engine/log';
import { type Lang, say, type Text } from '../../engine/text';
import { timeOf } from '../../engine/time';
import { ROUTE_RULES } from '../../flow/channels/routing';
import { earnedByPay } from '../../flow/earned';
import { payerOf } from '../../flow/payin/payer';
import { feeBackOf } from '../../flow/payin/refund';
import { costAt, sumOf } from '../../flow/prices';
import {
  entriesOf,
  failureText,
  logsOf,
  mayCount,
  notifyFields,
  notifyUrl,
  partyOf,
  showAgents,
  showEvents,
  showNote,
  showPayTries,
  waterfall,
} from '../../flow/show';
import { productNameIn, wayNameIn } from '../../model/catalog';
import type { Operator } from '../../model/operators';
import type { PayOrder, PayRecord } from '../../model/payments';
import type { World } from '../../model/world';
import { recordRights } from './recordRights';

const NO_KEY: Text = ['You need the permission "{name}" for this.', '您没有权限“{name}”。'];
const NOT_PAID: Text = ['Only a paid order can be refunded.', '仅支付成功的订单可退款。'];

/** Why the state forbids an action, for states without their own message. */
const NOT_NOW: Readonly<Record<(typeof payOrderActions)[number], Text>> = {
  query: ['There is nothing to query at the upstream.', '无需向上游查单。'],
  notify: ['The callback is sent when the order ends.', '订单结束后才发送回调。'],
  supplement: ['The order is already paid.', '订单已支付。'],
  close: ['The order has already ended.', '订单已结束。'],
  refund: NOT_PAID,
  dispute: ['Only a paid order without refunds can be disputed.', '仅支付成功且未退款的订单可发起争议。'],
  undispute: ['The order is not disputed.', '订单不在争议中。'],
};

const REFUND_NOT_NOW: Partial<Record<PayOrder['status'], Text>> = {
  REFUNDED: ['Already refunded in full.', '已全额退款。'],
  DISPUTED: ['End the dispute first.', '请先结束争议。'],
};

const NO_ADDRESS: Text = ['The order has no callback URL.', '该订单无需回调。'];
const CHOSEN: Text = ['Accepted the order.', '已受理。'];
const TRIED: Text = ['Tried and failed.', '已尝试，失败。'];
const SPARE: Text = ['Not used.', '未使用。'];

/** Why this operator cannot take the action now; undefined when possible. */
export function payObstacle(
  order: PayOrder,
  operator: Operator,
  action: (typeof payOrderActions)[number],
): { text: Text; values?: Record<string, string> } | undefined {
  if (!operator.access.has(`trade:payorder:${action}`)) return { text: NO_KEY };
  if (!payOrderFits(action, order.status))
    return { text: (action === 'refund' && REFUND_NOT_NOW[order.status]) || NOT_NOW[action] };
  if (action === 'notify' && order.notify.status === 'NONE') return { text: NO_ADDRESS };
  return undefined;
}

function rights(order: PayOrder, operator: Operator, lang: Lang): Pick<WireOrder, 'allowed' | 'denied'> {
  const allowed: NonNullable<WireOrder['allowed']> = [];
  const denied: NonNullable<WireOrder['denied']> = [];
  for (const action of payOrderActions) {
    const obstacle = payObstacle(order, operator, action);
    if (!obstacle) allowed.push(action);
    else if (operator.access.has(`trade:payorder:${action}`) || payOrderFits(action, order.status))
      denied.push({ action, why: say(lang, obstacle.text, { name: say(lang, nameOfKey(`trade:payorder:${action}`)) }) });
  }
  return { allowed, denied };
}

/** One row for this operator, masked. */
export function showPayOrder(world: World, order: PayOrder, operator: Operator, lang: Lang): WireOrder {
  return { ...payFields(world, order, operator, lang), ...rights(order, operator, lang) };
}

const failureOf = (order: PayOrder) => (order.status === 'FAILED' ? order.records.at(-1)?.unifiedCode : undefined);

/** Row fields for everyone who may see the list. */
export function payFields(world: World, order: PayOrder, operator: Operator, lang: Lang): WireOrder {
  const { holder, way, channel, account, paid, fee } = order;
  const { currency } = account;
  const money = (minor: bigint) => moneyIn(currency, minor);
  const payer = payerOf(order);
  const failure = failureOf(order);
  const earned = mayCount(operator) ? earnedByPay(world, order) : undefined;
  return {
    payOrderNo: order.no,
    mchOrderNo: order.mchOrderNo,
    upstreamOrderNo: order.upstreamOrderNo,
    bankRefNo: order.bankRefNo,
    ...partyOf(holder),
    productCode: way.product.code,
    productName: productNameIn(lang, way.product),
    wayCode: way.code,
    wayName: wayNameIn(lang, way),
    channelCode: channel?.code ?? null,
    channelName: channel?.name ?? null,
    upstreamCode: channel?.upstream.code ?? null,
    currency,
    amount: money(order.amount),
    paidAmount: money(paid),
    netAmount: money(order.paidAt === null ? order.amount - fee : paid - fee),
    mchFeeRate: ratioText(order.price.ppm),
    mchFee: money(fee),
    ...(earned && {
      upstreamFeeRate: ratioText(channel ? costAt(channel, order.createdAt).ppm : 0),
      upstreamCost: money(earned.cost),
      agentShare: money(sumOf(earned.shares)),
      profit: money(earned.profit),
    }),
    status: order.status,
    successType: order.successType,
    attemptCount: order.records.length,
    payerName: maskName(payer.name),
    payerAccountNo: maskAccount(payer.accountNo),
    clientIp: payer.clientIp,
    device: payer.device,
    subject: payer.subject,
    notifyUrl: notifyUrl(holder, 'pay'),
    ...notifyFields(order.notify),
    settleStatus: order.paidAt === null ? null : order.settledAt === null ? 'PENDING' : 'SETTLED',
    settleAt: timeOf(order.settleAt),
    refundedAmount: money(order.refunded),
    refundCount: order.refunds.length,
    riskFlags: [...order.flags],
    errorCode: failure ?? null,
    errorMsg: failure ? failureText(failure, lang) : null,
    notes: order.notes.length,
    expireAt: timeOf(order.expireAt),
    paidAt: timeOf(order.paidAt),
    durationSec: order.paidAt === null ? null : Math.round((order.paidAt - order.createdAt) / 1000),
    createdAt: new Date(order.createdAt).toISOString(),
    updatedAt: new Date(order.updatedAt).toISOString(),
    version: order.version,
  };
}

/** One attempt for this operator. */
export function showPayRecord(one: PayRecord, operator: Operator, lang: Lang): WireRecord {
  const { order, channel } = one;
  const { currency } = order.account;
  const money = (minor: bigint) => moneyIn(currency, minor);
  return {
    recordNo: one.no,
    payOrderNo: order.no,
    mchOrderNo: order.mchOrderNo,
    ...partyOf(order.holder),
    attemptNo: one.attempt,
    productCode: order.way.product.code,
    wayCode: order.way.code,
    roundId: `${order.way.code}-${channel.code}`,
    channelCode: channel.code,
    channelName: channel.name,
    upstreamCode: channel.upstream.code,
    upstreamOrderNo: one.status === 'FAILED' ? null : order.upstreamOrderNo,
    currency,
    amount: money(order.amount),
    status: one.status,
    failClass: one.failClass,
    unifiedCode: one.unifiedCode,
    unifiedMsg: one.unifiedCode ? failureText(one.unifiedCode, lang) : null,
    upstreamCodeRaw: one.rawCode,
    upstreamMsgRaw: one.rawCode ? `code ${one.rawCode}` : null,
    httpStatus: one.httpStatus,
    latencyMs: one.latencyMs,
    requestAt: new Date(one.requestAt).toISOString(),
    responseAt: timeOf(one.responseAt),
    callbackAt: timeOf(one.callbackAt),
    callbackCount: one.callbackCount,
    callbackVerified: one.callbackVerified,
    upstreamCost: mayCount(operator) && one.status === 'SUCCESS' ? money(order.cost) : null,
    reconStatus: one.reconStatus,
    reconBatchNo: one.reconBatchNo,
    handledBy: one.handled?.operator.username ?? null,
    handledAt: timeOf(one.handled?.at ?? null),
    traceId: `${order.no.slice(1)}-${one.attempt}`,
    updatedAt: new Date(one.updatedAt).toISOString(),
    version: one.version,
    ...recordRights(one, operator, lang),
  };
}

/** Messages to and from the upstream, without secrets and payer data (docs/rules/masking.md#wire). */
export function messagesOf({ order, channel, ...one }: PayRecord): RawMessage[] {
  const { account, amount, no } = order;
  const text = (value: object) => JSON.stringify(value, null, 2);
  const at = (time: number) => new Date(time).toISOString();
  const money = moneyIn(account.currency, amount);
  const body = {
    merchantId: '******',
    orderNo: no,
    channel: channel.code,
    amount: money,
    currency: account.currency,
    payer: '******',
    sign: '******',
  };
  const messages: RawMessage[] = [{ name: 'REQUEST', at: at(one.requestAt), body: text(body) }];
  if (one.responseAt !== null) {
    const answer = one.rawCode
      ? { code: one.rawCode, message: `code ${one.rawCode}` }
      : { code: '0000', upstreamOrderNo: order.upstreamOrderNo, payUrl: 'https://pay.example/******', sign: '******' };
    messages.push({
      name: 'ANSWER',
      at: at(one.responseAt),
      body: one.httpStatus === 503 ? '<html>Service unavailable</html>' : text(answer),
    });
  }
  if (one.callbackAt !== null)
    messages.push({
      name: 'CALLBACK',
      at: at(one.callbackAt),
      body: text({ orderNo: no, upstreamOrderNo: order.upstreamOrderNo, status: 'PAID', amount: money, sign: '******' }),
    });
  return messages;
}

function routeOf({ records, route }: PayOrder, lang: Lang): RouteStep[] {
  const tried = new Map(records.map((one) => [one.channel, one]));
  return route.map(({ channel, weight, rule }) => {
    const one = tried.get(channel);
    const why = rule ? ROUTE_RULES[rule] : !one ? SPARE : one.status === 'FAILED' ? TRIED : CHOSEN;
    return {
      channelCode: channel.code,
      channelName: channel.name,
      weight,
      isChosen: one !== undefined && one.status !== 'FAILED',
      why: say(lang, why),
    };
  });
}

/** One order with all its details (docs/rules/payorder.md#detail). */
export function showPayDetail(world: World, log: OperationLog, order: PayOrder, operator: Operator, lang: Lang): PayOrderDetail {
  const { account, amount, paid, fee, refunded, no } = order;
  const { currency } = account;
  const isPaid = order.paidAt !== null;
  const money = (minor: bigint) => moneyIn(currency, minor);
  const earned = mayCount(operator) && isPaid ? earnedByPay(world, order) : undefined;
  return {
    ...showPayOrder(world, order, operator, lang),
    money: waterfall({
      currency,
      amount: isPaid ? paid : amount,
      fee,
      earned,
      back: { amount: refunded, fee: feeBackOf(order) },
    }),
    ...(earned && { agents: showAgents(earned.shares, currency) }),
    records: order.records.map((one) => showPayRecord(one, operator, lang)),
    events: showEvents(order.events),
    // The legs on other accounts show the earnings of the platform and its agents.
    entries: entriesOf(world, operator, account, no).filter(({ accountNo }) => mayCount(operator) || accountNo === account.no),
    notifies: showPayTries(order),
    raw: order.records.flatMap(messagesOf),
    routeTrace: routeOf(order, lang),
    refunds: order.refunds.map((refund) => ({
      refundNo: refund.no,
      at: new Date(refund.at).toISOString(),
      amount: money(refund.amount),
      fee: money(refund.fee),
      by: refund.operator.username,
      reasonCode: refund.reasonCode,
      remark: refund.remark,
    })),
    noteList: order.notes.map(showNote),
    logs: logsOf(log, { entity: 'payorder', ...order }, lang),
  };
}
