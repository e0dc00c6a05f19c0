import { balanceShort, failureOf, withCurrent } from '../../base/bulk';
import { moneyIn } from '../../base/money';
import { invalid } from '../../engine/schema';
import { Refusal, say, type Text } from '../../engine/text';
import { MINUTE } from '../../engine/time';
import { bookOf } from '../../flow/cards/accounts';
import { changeItem, failItem, findItem, moveItem } from '../../flow/cards/batch';
import { carriedBy } from '../../flow/cards/book';
import { cardsFor, promise, promisesOf, sentOf } from '../../flow/cards/load';
import { type CardObstacle, cardObstacle } from '../../flow/cards/use';
import { by } from '../../flow/show';
import type { AreaHandlers } from '../../model/area';
import type { BankCard, Batch, BatchItem } from '../../model/cards';
import type { CallFor, PlatformCall } from '../../model/operators';
import type { StoredFile } from '../../model/records';
import type { World } from '../../model/world';
import {
  applyItem,
  assignItem,
  isRefTaken,
  passCode,
  payByHand,
  refuseCode,
  resolvePaid,
  restCard,
  startBatch,
  unassignItem,
} from './payFlow';
import { PLAN_OBSTACLES } from './payPlan';
import { bulk, demandBatch, demandContent, demandItem, showPayItem, single } from './payRules';
import { retryItems } from './retry';

const SKEW_MS = MINUTE;
const ASSIGNED: Text = ['{done} of {all} changed.', '已处理 {done} / {all} 笔。'];
const APPLIED: Text = ['{done} of {all} requested.', '已申请付款 {done} / {all} 笔。'];
const RETRIED: Text = ['{done} of {all} paid again.', '已重新付款 {done} / {all} 笔。'];
const TAKEN: Text = ['{done} of {all} claimed.', '已认领 {done} / {all} 笔。'];
const RELEASED: Text = ['{done} of {all} released.', '已释放 {done} / {all} 笔。'];
const NO_CARD: Text = ['This card is not in the batch’s card pool.', '该银行卡不在本批次卡池中。'];
const TWICE: Text = ['Listed twice in this request.', '本次请求中重复。'];
const OTHER_BATCH: Text = ['Choose lines of one batch only.', '一次仅可处理同一批次的明细。'];
const WRONG_CODE: Text = ['Wrong code. Attempts left: {n}.', '验证码错误，还可尝试 {n} 次。'];
const LAST_CODE: Text = ['Third wrong code. The payment failed.', '验证码已错误三次，付款失败。'];
const NO_CODE: Text = ['The code for this payment could not be read. Enter it manually.', '未能读取该笔的验证码，请手动输入。'];
const REF_TAKEN: Text = ['The card already has a movement with this reference.', '该银行卡已有此流水号的流水。'];
const FUTURE: Text = ['Must not be in the future.', '不能晚于当前时间。'];
const BEFORE: Text = ['Must not be before the approval.', '不能早于复核通过时间。'];
const NO_FILE: Text = ['File not found, uploaded by another user, or already used.', '文件不存在、由他人上传或已用于其他记录。'];
const LIMIT: Text = ['{why} Limit {limit}, used {used}.', '{why}限额 {limit}，已用 {used}。'];
const SHORT: Text = ['{why} {available} available, {needed} needed.', '{why}可用 {available}，需要 {needed}。'];

/** 461 with limit and use, 460 with the balance, or another reason why the card cannot pay (docs/rules/calls.md#refusals). */
function cardRefusal({ lang, at }: PlatformCall, card: BankCard, obstacle: CardObstacle, net: bigint, promised: bigint): Refusal {
  const { currency } = card;
  const money = (minor: bigint) => moneyIn(currency, minor);
  const why = say(lang, PLAN_OBSTACLES[obstacle]);
  const use = carriedBy(card, at);
  const limits: Partial<Record<CardObstacle, readonly [limit: string, used: string]>> = {
    PER_TXN: [money(card.maxPerTxn), money(net)],
    DAILY_LIMIT: [money(card.dailyOutLimit), money(use.out + promised)],
    DAILY_COUNT: [String(card.dailyCountLimit), String(use.count)],
    MONTHLY_LIMIT: [money(card.monthlyLimit), money(use.monthTotal + promised)],
  };
  const [limit, used] = limits[obstacle] ?? [];
  if (limit !== undefined && used !== undefined)
    return new Refusal(461, 'LIMIT_EXCEEDED', LIMIT, { why, limit, used }, { limit, used });
  if (obstacle === 'BALANCE') return balanceShort(SHORT, { available: bookOf(card) - promised, needed: net }, currency, { why });
  return new Refusal(409, 'STATE_CONFLICT', PLAN_OBSTACLES[obstacle]);
}

/** A file of this operator that no other record uses. @throws Refusal 422 */
function fileIn(
  world: World,
  { body, actor, lang }: PlatformCall,
  name: 'voucherFileId' | 'evidenceFileId',
  { batch }: BatchItem,
) {
  const file = world.files.get(String(body[name]));
  if (file?.by !== actor || (file.subject && file.subject.no !== batch.no))
    throw invalid(lang, [{ name, rule: 'exists', text: NO_FILE }]);
  return file;
}

/** From now on everyone who may see the batch may open the file. */
const keep = (file: StoredFile, { batch }: BatchItem): StoredFile => {
  file.subject = { entity: 'batch', no: batch.no };
  return file;
};

const stateOf = ({ no, status, version }: Batch) => ({ batchNo: no, status, version });

/** Assigns cards according to the plan, line by line. */
function assign(world: World, call: CallFor<'assignBatch'>) {
  const { actor, body, lang } = call;
  const batch = demandBatch(world, call, 'assign');
  const { plan } = body;
  const cards = new Map(cardsFor(world, batch).map((card) => [card.id, card]));
  plan.forEach(({ cardId }, index) => {
    if (cardId !== null && !cards.has(cardId))
      throw invalid(lang, [{ name: `plan.${index}.cardId`, rule: 'exists', text: NO_CARD }]);
  });
  const promised = promisesOf(world);
  const succeeded: ReturnType<typeof one>[] = [];
  const failed: ({ itemNo: string } & ReturnType<typeof failureOf>)[] = [];
  const seen = new Set<string>();
  const one = (itemNo: string, card: BankCard | undefined) => {
    if (seen.has(itemNo)) throw new Refusal(409, 'DUPLICATE', TWICE);
    seen.add(itemNo);
    const item = findItem(world, actor, itemNo);
    try {
      if (item.batch !== batch) throw invalid(lang, [{ name: 'plan', rule: 'batch', text: OTHER_BATCH }]);
      // Only waiting lines get a card: a colleague may have assigned one since the plan was made.
      if (!card || item.status === 'WAIT') demandItem(world, call, item, 'assign');
      if (card ? item.status !== 'WAIT' : item.status !== 'ASSIGNED')
        throw new Refusal(409, 'STATE_CONFLICT', PLAN_OBSTACLES.STATE);
      if (!card) return unassign(item);
      const load = promised.get(card);
      const obstacle = cardObstacle(world, card, 'OUT', item.net, load);
      if (obstacle) throw cardRefusal(call, card, obstacle, item.net, load?.amount ?? 0n);
      assignItem(world, item, card, by(call, 'ITEM_ASSIGNED'), actor.username);
      promise(promised, card, item.net);
    } catch (error) {
      throw withCurrent(error, () => showPayItem(world, item, actor, lang));
    }
    const { status, version } = item;
    return { itemNo, status, version };
  };
  const unassign = (item: BatchItem) => {
    unassignItem(world, item, by(call, 'ITEM_UNASSIGNED'), actor.username);
    const { no: itemNo, status, version } = item;
    return { itemNo, status, version };
  };
  for (const { cardId, itemNos } of plan)
    for (const itemNo of itemNos)
      try {
        succeeded.push(one(itemNo, cardId === null ? undefined : cards.get(cardId)));
      } catch (error) {
        failed.push({ itemNo, ...failureOf(error, lang) });
      }
  call.note.detail = { batchNo: batch.no, plan: plan.map(({ cardId, itemNos }) => ({ cardId, count: itemNos.length })) };
  const values = { done: succeeded.length, all: succeeded.length + failed.length };
  return { code: failed.length > 0 ? 207 : 200, text: ASSIGNED, values, data: { succeeded, failed, batch: stateOf(batch) } };
}

function apply(world: World, call: CallFor<'applyBatchPay'>) {
  const { actor, body, lang } = call;
  const batch = demandBatch(world, call, 'applyPay');
  demandContent(world, batch, lang);
  const { otpMode } = body;
  const sent = sentOf(world);
  const answer = bulk(world, call, 'applyPay', APPLIED, (item) => {
    const { card } = item;
    if (item.batch !== batch || !card) throw invalid(lang, [{ name: 'items', rule: 'batch', text: OTHER_BATCH }]);
    const load = sent.get(card);
    const obstacle = cardObstacle(world, card, 'OUT', item.net, load);
    if (obstacle) throw cardRefusal(call, card, obstacle, item.net, load?.amount ?? 0n);
    startBatch(world, batch, by(call, 'BATCH_STARTED'), actor.username);
    item.assignee = actor;
    applyItem(world, item, otpMode, by(call, 'ITEM_APPLIED', { refNo: card.id }), actor.username);
    promise(sent, card, item.net);
  });
  return { ...answer, data: { ...answer.data, batch: stateOf(batch) } };
}

/** Uses an entered code, or the one from the device. Codes are never logged or returned (docs/rules/batchItem.md#code). */
function enterCode(world: World, call: CallFor<'enterBatchItemOtp'>) {
  const { actor, body, lang, note } = call;
  const { code, ...rest } = body;
  note.detail = { ...rest, isTyped: code !== undefined };
  return single(world, call, 'otp', (item) => {
    const { otpMessage } = item;
    const details = by(call, 'OTP_USED', { refNo: otpMessage?.no });
    if (code === undefined) {
      if (otpMessage?.parseStatus !== 'PARSED' || otpMessage.code === null) throw new Refusal(409, 'STATE_CONFLICT', NO_CODE);
      passCode(world, item, details, actor.username);
    } else if (otpMessage?.code === code) passCode(world, item, details, actor.username);
    else {
      const left = refuseCode(world, item);
      const text = left > 0 ? WRONG_CODE : LAST_CODE;
      const msg = say(lang, text, { n: left });
      const data = { fields: [{ name: 'code', rule: 'otp', msg }], current: showPayItem(world, item, actor, lang) };
      throw new Refusal(422, 'VALIDATION', text, { n: left }, data);
    }
  });
}

function markPaid(world: World, call: CallFor<'payBatchItem'>) {
  const { actor, body, lang, at } = call;
  const bankRefNo = body.bankRefNo.trim();
  const paidAt = Date.parse(body.paidAt);
  return single(world, call, 'paid', (item) => {
    const { card, batch } = item;
    if (!card) throw invalid(lang, [{ name: 'itemNo', rule: 'card', text: NO_CARD }]);
    const faults = [
      paidAt > at + SKEW_MS && { name: 'paidAt', rule: 'past', text: FUTURE },
      batch.decidedAt !== null && paidAt < batch.decidedAt && { name: 'paidAt', rule: 'afterApproval', text: BEFORE },
      isRefTaken(world, card, bankRefNo) && { name: 'bankRefNo', rule: 'unique', text: REF_TAKEN },
    ].filter((fault) => fault !== false);
    if (faults.length > 0) throw invalid(lang, faults);
    const voucher = fileIn(world, call, 'voucherFileId', item);
    demandContent(world, batch, lang);
    startBatch(world, batch, by(call, 'BATCH_STARTED'), actor.username);
    item.assignee = actor;
    const details = by(call, 'ITEM_PAID_BY_HAND', { remark: body.remark, file: keep(voucher, item) });
    payByHand(world, item, card, { bankRefNo, paidAt: Math.min(paidAt, at), voucher }, details, actor.username);
  });
}

function retry(world: World, call: CallFor<'retryBatchItems'>) {
  const { actor, body, lang } = call;
  const [first] = body.items;
  const { batch } = findItem(world, actor, first?.itemNo);
  const ready: BatchItem[] = [];
  const answer = bulk(world, call, 'retry', RETRIED, (item) => {
    if (item.batch !== batch) throw invalid(lang, [{ name: 'items', rule: 'batch', text: OTHER_BATCH }]);
    ready.push(item);
  });
  retryItems(world, batch, ready, by(call, 'ITEM_RETRIED'), actor.username);
  const succeeded = ready.map(({ no, status, version, replacedBy }) => ({
    itemNo: no,
    status,
    version,
    replacedByItemNo: replacedBy?.no ?? null,
  }));
  return { ...answer, data: { ...answer.data, succeeded, batch: stateOf(batch) } };
}

/** Actions on batch lines by operation id. */
export function batchPayActions(world: World) {
  return {
    assignBatch: (call) => assign(world, call),
    applyBatchPay: (call) => apply(world, call),
    enterBatchItemOtp: (call) => enterCode(world, call),
    payBatchItem: (call) => markPaid(world, call),
    failBatchItem: (call) =>
      single(world, call, 'fail', (item) => {
        const { failCode, remark } = call.body;
        failItem(world, item, failCode, remark, by(call, 'ITEM_FAILED', { reasonCode: failCode, remark }), call.actor.username);
        restCard(world, item.card);
      }),
    loseBatchItem: (call) =>
      single(world, call, 'unknown', (item) => {
        const { remark } = call.body;
        moveItem(world, item, 'lose', 'UNKNOWN', by(call, 'ITEM_UNKNOWN', { remark }), call.actor.username);
      }),
    resolveBatchItem: (call) =>
      single(world, call, 'resolve', (item) => {
        const { result, remark } = call.body;
        const file = keep(fileIn(world, call, 'evidenceFileId', item), item);
        const details = by(call, `RESOLVED_${result}`, { remark, file });
        if (result === 'SUCCESS') resolvePaid(world, item, details, call.actor.username);
        else failItem(world, item, 'OTHER', remark, details, call.actor.username);
      }),
    retryBatchItems: (call) => retry(world, call),
    takeBatchItems: (call) =>
      bulk(world, call, 'take', TAKEN, (item) =>
        changeItem(world, item, { assignee: call.actor }, by(call, 'ITEM_TAKEN'), call.actor.username),
      ),
    releaseBatchItems: (call) =>
      bulk(world, call, 'release', RELEASED, (item) =>
        changeItem(world, item, { assignee: null }, by(call, 'ITEM_RELEASED'), call.actor.username),
      ),
  } satisfies Partial<AreaHandlers<'batchItem'>>;
}
