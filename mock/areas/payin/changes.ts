import type { PayOrderAction } from '@/contract';
import { payOrderFits } from '../../../src/domain/payOrder';
import { balanceShort, bulk as bulkOf, isAbout, logChanges, reasonOf, withCurrent } from '../../base/bulk';
import { changesOf } from '../../base/callLog';
import { CHANGED, type ConflictCode, conflict } from '../../base/conflict';
import { currencyInfo, minorOf, moneyIn } from '../../base/money';
import { invalid } from '../../engine/schema';
import type { Refusal, Text } from '../../engine/text';
import { keepPayRef, payOrdersByNumber } from '../../flow/findByNumber';
import { notifyAgain } from '../../flow/notify';
import { addPayEvent, end } from '../../flow/payin/moves';
import { queryPay } from '../../flow/payin/order';
import { disputePay, refundFee, refundPay, undisputePay } from '../../flow/payin/refund';
import { reserveBack } from '../../flow/payin/reserve';
import { bucketOf, leftOf, succeedPay } from '../../flow/payin/settle';
import { actorName, by } from '../../flow/show';
import type { AreaHandlers } from '../../model/area';
import type { CallFor, CallWith, PlatformCall } from '../../model/operators';
import type { PayOrder } from '../../model/payments';
import type { World } from '../../model/world';
import { findPayOrder } from './query';
import { payObstacle, showPayOrder } from './view';

const QUERY_LIMIT = 50;
const TOO_MANY: Text = ['At most {limit} entries.', '最多 {limit} 项。'];
const AMOUNT: Text = ['Enter an amount above zero with at most {limit} decimals.', '须大于零，小数最多 {limit} 位。'];
const TOO_MUCH: Text = ['Exceeds the refundable amount.', '超过可退金额。'];
const NO_FILE: Text = ['File not found, uploaded by another user, or already used.', '文件不存在、由他人上传或已用于其他订单。'];
const REFERENCE_USED: Text = ['Another pay order uses this bank reference.', '该银行流水号已用于其他支付订单。'];
const BLANK: Text = ['This field is required.', '此项必填。'];

const SHORT: Text = [
  'The merchant has {available} available, {needed} is needed. Nothing was moved.',
  '商户可用余额为 {available}，需要 {needed}，未作任何变动。',
];

const BULK = {
  query: ['{done} of {all} queried.', '已查询 {done} / {all} 笔。'],
  notify: ['{done} of {all} callbacks resent.', '已重发 {done} / {all} 笔。'],
} as const satisfies Readonly<Record<string, Text>>;

/** Messages by state, for an order that has changed meanwhile. */
const STANDS: Readonly<Record<PayOrder['status'], Text>> = {
  CREATED: CHANGED,
  PAYING: CHANGED,
  SUCCESS: ['The order was paid {ago} ago.', '{ago}前订单已为支付成功。'],
  FAILED: ['The order failed {ago} ago.', '{ago}前订单已失败。'],
  EXPIRED: ['The order expired {ago} ago.', '{ago}前订单已过期。'],
  CLOSED: ['Closed by {who} {ago} ago.', '{ago}前已被 {who} 关闭。'],
  PART_REFUNDED: ['Refunded in part by {who} {ago} ago.', '{ago}前已由 {who} 部分退款。'],
  REFUNDED: ['Refunded in full by {who} {ago} ago.', '{ago}前已由 {who} 全额退款。'],
  DISPUTED: ['Disputed by {who} {ago} ago.', '{ago}前已由 {who} 发起争议。'],
};

interface Ref {
  payOrderNo: string;
  version: number;
}

/** 409: who changed the order and when (docs/rules/calls.md#conflicts); the caller adds the current row. */
function orderConflict(world: World, { lang }: PlatformCall, order: PayOrder, error: ConflictCode, own?: Text): Refusal {
  const last = order.events.findLast(({ isSide }) => !isSide);
  const who = actorName(last, lang);
  return conflict(error, own ?? STANDS[order.status], { who, at: order.updatedAt, now: world.clock.now(), lang });
}

/** Checks all conditions of an action on the version that the operator saw. @throws Refusal 409 */
function demand(world: World, call: PlatformCall, order: PayOrder, version: number, action: PayOrderAction) {
  const isFit = payOrderFits(action, order.status);
  if (isFit && order.version !== version) throw orderConflict(world, call, order, 'VERSION_CONFLICT');
  const obstacle = payObstacle(order, call.actor, action);
  if (obstacle) throw orderConflict(world, call, order, 'STATE_CONFLICT', isFit ? obstacle.text : undefined);
}

/** Fields of an order for the operation log. */
function stateOf({ status, successType, bankRefNo, notify, account, paid, refunded }: PayOrder) {
  const money = (minor: bigint) => moneyIn(account.currency, minor);
  return {
    status,
    successType,
    bankRefNo,
    notifyStatus: notify.status,
    paidAmount: money(paid),
    refundedAmount: money(refunded),
  };
}

const LOGGED_FIELDS = ['status', 'successType', 'bankRefNo', 'notifyStatus', 'paidAmount', 'refundedAmount'] as const;

/** Runs a change of one order and logs the changed fields. */
function noting<Result>(call: PlatformCall, order: PayOrder, run: () => Result): Result {
  const { note } = call;
  const { currency } = order.account;
  const named = { name: order.holder.name, amount: moneyIn(currency, order.amount), currency };
  if (isAbout(call, order.no)) note.about = { ...note.about, ...named };
  const before = stateOf(order);
  try {
    return run();
  } finally {
    logChanges(call, changesOf(before, stateOf(order), LOGGED_FIELDS), order.no);
  }
}

function bulk<More extends object>(
  world: World,
  call: CallWith<{ items: Ref[] }>,
  action: keyof typeof BULK,
  one: (order: PayOrder) => More,
) {
  const { actor, lang } = call;
  return bulkOf(call, 'payOrderNo', BULK[action], ({ payOrderNo, version }) => {
    const order = findPayOrder(world, actor, payOrderNo);
    try {
      demand(world, call, order, version, action);
      const more = noting(call, order, () => one(order));
      return { status: order.status, version: order.version, current: showPayOrder(world, order, actor, lang), ...more };
    } catch (error) {
      throw withCurrent(error, () => showPayOrder(world, order, actor, lang));
    }
  });
}

/** One change of one order; returns its row. @throws Refusal */
function single(world: World, call: CallWith<Ref>, action: PayOrderAction, run: (order: PayOrder) => void) {
  const { payOrderNo, version } = call.body;
  const order = findPayOrder(world, call.actor, payOrderNo);
  try {
    demand(world, call, order, version, action);
    noting(call, order, () => run(order));
  } catch (error) {
    throw withCurrent(error, () => showPayOrder(world, order, call.actor, call.lang));
  }
  return { data: showPayOrder(world, order, call.actor, call.lang) };
}

/** A positive amount without more digits than the currency. @throws Refusal 422 */
function amountOf({ body, lang }: PlatformCall, { account }: PayOrder, name: 'amount' | 'paidAmount'): bigint {
  const { digits } = currencyInfo(account.currency);
  const minor = minorOf(String(body[name]), digits);
  if (minor === undefined || minor <= 0n) throw invalid(lang, [{ name, rule: 'digits', text: AMOUNT, limit: digits }]);
  return minor;
}

/** The merchant's balance must cover the amount, because customer accounts never become negative. @throws Refusal 460 */
function demandMoney({ account }: PayOrder, bucket: 'available' | 'pending', needed: bigint) {
  const available = account.amounts[bucket];
  if (available >= needed) return;
  throw balanceShort(SHORT, { available, needed }, account.currency);
}

function supplement(world: World, call: CallFor<'supplementPayOrder'>, order: PayOrder, reason: ReturnType<typeof reasonOf>) {
  const { bankRefNo, upstreamOrderNo, evidenceFileId } = call.body;
  const reference = (bankRefNo ?? '').trim();
  const file = world.files.get(evidenceFileId ?? '');
  const isOfOther = file?.subject && file.subject.no !== order.no;
  const fields: { name: string; rule: string; text: Text }[] = [];
  if (!reference) fields.push({ name: 'bankRefNo', rule: 'required', text: BLANK });
  if (payOrdersByNumber(world, reference).some(({ matched, record }) => matched === 'bankRefNo' && record !== order))
    fields.push({ name: 'bankRefNo', rule: 'unique', text: REFERENCE_USED });
  if (file?.by !== call.actor || isOfOther) fields.push({ name: 'evidenceFileId', rule: 'exists', text: NO_FILE });
  if (fields.length > 0 || !file) throw invalid(call.lang, fields);
  const paid = amountOf(call, order, 'paidAmount');
  file.subject = { entity: 'payorder', no: order.no };
  order.file = file;
  if (upstreamOrderNo?.trim()) order.upstreamOrderNo = upstreamOrderNo.trim();
  const details = by(call, 'SUPPLEMENTED', { ...reason, file, refNo: reference });
  succeedPay(world, order, 'SUPPLEMENT', false, { details: details, paid, bankRefNo: reference });
  keepPayRef(world, order);
}

/** Handlers of all changes of a pay order, by operation id. */
export function payOrderChanges(world: World) {
  return {
    queryPayOrders(call) {
      if (call.body.items.length > QUERY_LIMIT)
        throw invalid(call.lang, [{ name: 'items', rule: 'maxItems', text: TOO_MANY, limit: QUERY_LIMIT }]);
      return bulk(world, call, 'query', (order) => {
        const before = order.status;
        addPayEvent(world, order, by(call, 'QUERIED', { refNo: order.upstreamOrderNo ?? undefined }));
        const upstreamStatus = queryPay(world, order);
        return { before, after: order.status, upstreamStatus };
      });
    },
    notifyPayOrders: (call) =>
      bulk(world, call, 'notify', (order) => {
        const isDelivered = notifyAgain(world, order.notify, call.actor);
        addPayEvent(world, order, by(call, 'NOTIFIED'));
        return { isDelivered, httpStatus: order.notify.tries.at(-1)?.httpStatus ?? null };
      }),
    supplementPayOrder(call) {
      const reason = reasonOf(call);
      return single(world, call, 'supplement', (order) => supplement(world, call, order, reason));
    },
    closePayOrder(call) {
      const reason = reasonOf(call);
      return single(world, call, 'close', (order) => end(world, order, 'close', 'CLOSED', by(call, 'CLOSED', reason)));
    },
    refundPayOrder(call) {
      const { reasonCode, remark } = reasonOf(call);
      return single(world, call, 'refund', (order) => {
        const amount = amountOf(call, order, 'amount');
        if (order.refunded + amount > order.paid) throw invalid(call.lang, [{ name: 'amount', rule: 'max', text: TOO_MUCH }]);
        const net = amount - refundFee(order, amount);
        demandMoney(order, bucketOf(order), net - reserveBack(order, amount, net));
        const details = by(call, 'REFUNDED', { reasonCode, remark });
        refundPay(world, order, { amount, operator: call.actor, reasonCode, remark: remark ?? null }, details);
      });
    },
    disputePayOrder(call) {
      const reason = reasonOf(call);
      return single(world, call, 'dispute', (order) => {
        demandMoney(order, bucketOf(order), leftOf(order));
        disputePay(world, order, by(call, 'DISPUTED', reason));
      });
    },
    undisputePayOrder(call) {
      const reason = reasonOf(call);
      return single(world, call, 'undispute', (order) => undisputePay(world, order, by(call, 'UNDISPUTED', reason)));
    },
  } satisfies Partial<AreaHandlers<'payorder'>>;
}
