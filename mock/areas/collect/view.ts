import type { CollectAction, CollectCard, CollectDetail, CollectEvidence, Collect as WireCollect } from '@/contract';
import { collectActions, collectFits, EXTEND } from '../../../src/domain/collect';
import { maskAccount, maskName } from '../../base/mask';
import { moneyIn } from '../../base/money';
import type { OperationLog } from '../../engine/log';
import { type Lang, say, type Text } from '../../engine/text';
import { timeOf } from '../../engine/time';
import { cardsFor, freeAmount } from '../../flow/cards/collect';
import { cardObstacle, channelOfCard, OBSTACLES, serves } from '../../flow/cards/use';
import { earnedByPay } from '../../flow/earned';
import { feeBackOf } from '../../flow/payin/refund';
import { rightsOf } from '../../flow/rights';
import {
  entriesOf,
  logsOf,
  mayCount,
  notifyFields,
  partyOf,
  showAgents,
  showEvents,
  showNote,
  showPayTries,
  waterfall,
} from '../../flow/show';
import type { BankCard, Collect } from '../../model/cards';
import type { Operator } from '../../model/operators';
import { seesCard } from '../../model/scope';
import type { World } from '../../model/world';
import { hintsOf } from './hints';

const COLLECT_STEM = 'bank:card:order';

const NOT_NOW: Text = ['Not allowed in the current state of the collection order.', '当前状态不允许此操作。'];

const PAID_OTHERWISE: Text = [
  'Pay order {no} was paid another way. This movement does not belong to it.',
  '支付订单 {no} 已通过其他方式支付，此款项不属于该订单。',
];

const OVER: Text = ['The order has expired.', '订单已超时。'];
const NO_MORE_TIME: Text = ['Already extended by {total} minutes, the maximum.', '已延长 {total} 分钟，不能再延长。'];
const NOT_TOLD: Text = ['No callback has been sent for the pay order yet.', '该支付订单尚未发送回调。'];
const SAME_CARD: Text = ['The order is already on this card.', '订单已分配到此卡。'];
const OTHERS: Text = ['The card is reserved for other merchants.', '该卡仅供其他商户使用。'];
const TAKEN: Text = ['All amounts near this one are in use on the card.', '该卡上相近金额均已被占用。'];

/**
 * Why an action is not possible for the collection order now; undefined when only access keys decide
 * (docs/rules/collect.md#actions).
 */
export function collectObstacle(
  { clock }: World,
  { status, order, expireAt, extendedMinutes }: Collect,
  action: CollectAction,
): { text: Text; values?: Readonly<Record<string, string | number>> } | undefined {
  if (!collectFits(action, status)) return { text: NOT_NOW };
  if ((action === 'confirm' || action === 'dispute') && order.successType !== null)
    return { text: PAID_OTHERWISE, values: { no: order.no } };
  if ((action === 'extend' || action === 'reallocate') && clock.now() >= expireAt) return { text: OVER };
  if (action === 'extend' && extendedMinutes + EXTEND.least > EXTEND.total)
    return { text: NO_MORE_TIME, values: { total: extendedMinutes } };
  return action === 'notify' && order.notify.status === 'NONE' ? { text: NOT_TOLD } : undefined;
}

/** Actions of an operator on a collection order, and why the others of its state are denied. */
function rights(world: World, collect: Collect, operator: Operator, lang: Lang): Pick<WireCollect, 'allowed' | 'denied'> {
  const shown = collectActions.filter(
    (action) => collectFits(action, collect.status) || operator.access.has(`${COLLECT_STEM}:${action}`),
  );
  return rightsOf(operator, lang, COLLECT_STEM, shown, (action) => collectObstacle(world, collect, action));
}

/** One row for this operator, masked. */
export const showCollect = (world: World, collect: Collect, operator: Operator, lang: Lang): WireCollect => ({
  ...collectFields(world, collect),
  ...rights(world, collect, operator, lang),
});

const masked = (text: string | null, mask: (text: string) => string) => (text === null ? null : mask(text));

/** Row fields for everyone who may see the list. */
export function collectFields(world: World, collect: Collect): WireCollect {
  const { holder, order, card, offset, paid } = collect;
  const { currency } = order.account;
  const money = (minor: bigint) => moneyIn(currency, minor);
  return {
    collectNo: collect.no,
    payOrderNo: order.no,
    mchOrderNo: order.mchOrderNo,
    ...partyOf(holder),
    currency,
    amount: money(order.amount),
    offsetAmount: money(offset < 0n ? -offset : offset),
    offsetSign: offset < 0n ? 'MINUS' : 'PLUS',
    payableAmount: money(collect.payable),
    paidAmount: paid === null ? null : money(paid),
    cardId: card?.id ?? null,
    cardNo: card && maskAccount(card.no),
    bankCode: card?.bankCode ?? null,
    bankName: card?.bankName ?? null,
    cardChannelNo: (card && channelOfCard(world, card)?.no) ?? null,
    postscript: collect.postscript,
    payerName: masked(collect.payerName, maskName),
    payerAccountNo: masked(collect.payerAccountNo, maskAccount),
    payerBankCode: collect.payerBankCode,
    status: collect.status,
    matchType: collect.matchType,
    statementLineNo: collect.line?.no ?? null,
    bankRefNo: collect.bankRefNo,
    voucherFileId: collect.voucher?.id ?? null,
    expireAt: new Date(collect.expireAt).toISOString(),
    extendedMinutes: collect.extendedMinutes,
    paidAt: timeOf(collect.paidAt),
    matchedAt: timeOf(collect.matchedAt),
    confirmedBy: collect.confirmedBy,
    riskFlags: [...collect.flags],
    ...notifyFields(order.notify),
    notes: collect.notes.length,
    createdAt: new Date(collect.createdAt).toISOString(),
    updatedAt: new Date(collect.updatedAt).toISOString(),
    version: collect.version,
  };
}

/** The matched payment, without the message text (docs/rules/listen.md#messages). */
function showEvidence(collect: Collect): CollectEvidence | null {
  const { line } = collect;
  if (!line) return null;
  const { message, file } = line;
  return {
    statementLineNo: line.no,
    cardId: line.card.id,
    cardNo: maskAccount(line.card.no),
    amount: moneyIn(line.card.currency, line.amount),
    bankTime: new Date(line.bankTime).toISOString(),
    source: line.source,
    counterpartyName: masked(line.counterpartyName, maskName),
    counterpartyAccountNo: masked(line.counterpartyAccountNo, maskAccount),
    postscript: line.postscript,
    bankRefNo: line.ref,
    matchedBy: line.matchedBy,
    // Without the payer's name: it now comes from the payment itself and proves nothing.
    hints: hintsOf(collect, line, null),
    fileId: file?.id ?? null,
    fileName: file?.name ?? null,
    msgNo: message?.no ?? null,
    msgSender: message?.sender ?? null,
    msgReceivedAt: timeOf(message?.receivedAt ?? null),
    templateCode: message?.templateCode ?? null,
  };
}

/** Why a collection order cannot be moved to a card; undefined when it can (docs/rules/collect.md#reallocate). */
export function moveObstacle(world: World, collect: Collect, card: BankCard): Text | undefined {
  if (card === collect.card) return SAME_CARD;
  if (!serves(card, collect.holder)) return OTHERS;
  const obstacle = cardObstacle(world, card, 'IN', collect.order.amount);
  if (obstacle) return OBSTACLES[obstacle];
  return freeAmount(world, card, collect) === undefined ? TAKEN : undefined;
}

const isInUse = ({ usage, status }: BankCard) => usage !== 'PAYOUT' && status !== 'RETIRED' && status !== 'PENDING_REVIEW';

/** Cards for a collection order, usable ones first; the others with a reason. */
function showCards(world: World, collect: Collect, operator: Operator, lang: Lang): CollectCard[] {
  const { order } = collect;
  const ranks = new Map(cardsFor(world, collect).map((card, rank) => [card, rank]));
  return [...world.pool.cards.values()]
    .filter((card) => card.currency === order.account.currency && isInUse(card) && seesCard(operator, card))
    .map((card) => ({ card, why: moveObstacle(world, collect, card) }))
    .sort((a, b) => Number(Boolean(a.why)) - Number(Boolean(b.why)) || (ranks.get(a.card) ?? 99) - (ranks.get(b.card) ?? 99))
    .map(({ card, why }) => {
      const offset = freeAmount(world, card, collect);
      return {
        cardId: card.id,
        cardNo: maskAccount(card.no),
        bankCode: card.bankCode,
        bankName: card.bankName,
        openOrders: world.pool.open.get(card)?.size ?? 0,
        maxOpenOrders: card.maxOpenOrders,
        payableAmount: offset === undefined ? null : moneyIn(card.currency, order.amount + offset),
        canCarry: why === undefined,
        why: why ? say(lang, why) : null,
      };
    });
}

/** One collection order with all its details (docs/rules/collect.md#detail). */
export function showCollectDetail(
  world: World,
  log: OperationLog,
  collect: Collect,
  operator: Operator,
  lang: Lang,
): CollectDetail {
  const { order, line, no } = collect;
  const { account, fee, refunded } = order;
  const isCredited = collect.status === 'SUCCESS';
  const earned = mayCount(operator) && isCredited ? earnedByPay(world, order) : undefined;
  const canMove = collectFits('reallocate', collect.status) && operator.access.has(`${COLLECT_STEM}:reallocate`);
  const entries = [
    ...(line ? entriesOf(world, operator, line.card.account, line.no) : []),
    // The legs on other accounts show the earnings of the platform and its agents.
    ...(isCredited ? entriesOf(world, operator, account, order.no) : []).filter(
      ({ accountNo }) => mayCount(operator) || accountNo === account.no,
    ),
  ];
  return {
    ...showCollect(world, collect, operator, lang),
    ...(isCredited && {
      money: waterfall({
        currency: account.currency,
        amount: order.paid,
        fee,
        earned,
        back: { amount: refunded, fee: feeBackOf(order) },
      }),
    }),
    ...(earned && { agents: showAgents(earned.shares, account.currency) }),
    evidence: showEvidence(collect),
    ...(canMove && { cards: showCards(world, collect, operator, lang) }),
    events: showEvents(collect.events),
    entries,
    notifies: showPayTries(order),
    noteList: collect.notes.map(showNote),
    logs: logsOf(log, { entity: 'collect', no, events: collect.events, notes: collect.notes }, lang),
  };
}
