import type { CardAction, CardChange, CardDetail, CardHour, CollectStatus, Card as WireCard } from '@/contract';
import { fitsCard } from '../../../src/domain/card';
import { entryAt } from '../../../src/domain/typed';
import { aboutIn } from '../../base/callLog';
import { maskAccount, maskName } from '../../base/mask';
import { moneyIn, moneyOf } from '../../base/money';
import { share } from '../../base/ratio';
import type { OperationLog } from '../../engine/log';
import { type Lang, say } from '../../engine/text';
import { DAY, HOUR, iso, timeOf, ZONE_MS } from '../../engine/time';
import { bookOf } from '../../flow/cards/accounts';
import { carriedBy } from '../../flow/cards/book';
import { shownHolder } from '../../flow/cards/holder';
import { channelOfCard, listenOf } from '../../flow/cards/use';
import { rightsOf } from '../../flow/rights';
import { showEvents, showNote } from '../../flow/show';
import type { BankCard, BankLine, Collect, DeviceMessage } from '../../model/cards';
import type { Operator } from '../../model/operators';
import type { World } from '../../model/world';
import { cardWhy, passWhy } from './rules';

const SHOWN = 50;
const SHOWN_CHANGES = 100;
export const EXPIRING_DAYS = 30;
const MILLION = 1_000_000n;
const ACTIONS: readonly CardAction[] = ['edit', 'review', 'enable', 'pause', 'limit', 'queryBalance', 'correct', 'retire'];
const WAITING: readonly CollectStatus[] = ['WAIT_PAY', 'PAID_DECLARED'];

/** Operator, language and time of a view, with each card's results of the last day, counted on first use. */
export interface CardEye {
  world: World;
  actor: Operator;
  lang: Lang;
  at: number;
  successOf: (card: BankCard) => string | null;
}

/** Creates the view of an operator. */
export function cardEye(world: World, { actor, lang, at }: Pick<CardEye, 'actor' | 'lang' | 'at'>): CardEye {
  let known: Map<BankCard, { paid: number; ended: number }> | undefined;
  const successOf = (card: BankCard) => {
    known ??= outcomes(world, at - DAY);
    const { paid = 0, ended = 0 } = known.get(card) ?? {};
    return share(paid, ended);
  };
  return { world, actor, lang, at, successOf };
}

/** Collection and payout orders of each card that have ended since then, and how many were paid. */
function outcomes({ pool }: World, since: number) {
  const found = new Map<BankCard, { paid: number; ended: number }>();
  const count = (card: BankCard | null, isPaid: boolean) => {
    if (!card) return;
    const sum = found.get(card) ?? { paid: 0, ended: 0 };
    found.set(card, { paid: sum.paid + Number(isPaid), ended: sum.ended + 1 });
  };
  for (let at = pool.collects.rows.length - 1; at >= 0; at--) {
    const { card, status, createdAt } = entryAt(pool.collects.rows, at);
    if (createdAt < since) break;
    if (status === 'SUCCESS' || status === 'EXPIRED' || status === 'CLOSED') count(card, status === 'SUCCESS');
  }
  for (const { card, status, updatedAt } of pool.items.rows)
    if (updatedAt >= since && (status === 'SUCCESS' || status === 'FAILED')) count(card, status === 'SUCCESS');
  return found;
}

/** Use of a card in parts per million of its limit; the highest of the limits for its usage. */
export function fullnessOf(card: BankCard, at: number): bigint {
  const use = carriedBy(card, at);
  const part = (used: bigint, limit: bigint) => (limit === 0n ? 0n : (used * MILLION) / limit);
  const parts = [part(use.monthTotal, card.monthlyLimit), part(BigInt(use.count), BigInt(card.dailyCountLimit))];
  if (card.usage !== 'PAYOUT') parts.push(part(use.in, card.dailyInLimit));
  if (card.usage !== 'COLLECT') parts.push(part(use.out, card.dailyOutLimit));
  return parts.reduce((most, one) => (one > most ? one : most));
}

const ratioText = (millionths: bigint) => moneyOf(millionths > 9_999_999n ? 9_999_999n : millionths, 6);
const lastFour = (text: string | null) => text && `***${text.slice(-4)}`;

/** One row, with the actions of this operator; card numbers and names are masked (docs/rules/masking.md#classes). */
export function showCard(eye: CardEye, card: BankCard): WireCard {
  const { world, actor, lang, at } = eye;
  const money = (minor: bigint) => moneyIn(card.currency, minor);
  const use = carriedBy(card, at);
  const channel = channelOfCard(world, card);
  const heard = channel && listenOf(channel, at);
  const fitting = ACTIONS.filter((action) => fitsCard(action, card.status));
  const rights = rightsOf(actor, lang, 'bank:card:proxy:card', fitting, (action) => cardWhy(world, card, action, actor));
  const noPass = rights.allowed.includes('review') ? passWhy(world, card) : undefined;
  return {
    cardId: card.id,
    cardNo: maskAccount(card.no),
    holderName: shownHolder(card),
    holderType: card.holderType,
    ownership: card.ownership,
    authorisationNo: card.authorisation?.no ?? null,
    authorisationFileId: card.authorisation?.file?.id ?? null,
    authorisationFileName: card.authorisation?.file?.name ?? null,
    authorisationExpireAt: timeOf(card.authorisation?.expireAt ?? null),
    bankCode: card.bankCode,
    bankName: card.bankName,
    branch: card.branch,
    province: card.province,
    city: card.city,
    country: card.country,
    currency: card.currency,
    usage: card.usage,
    groupCode: card.groupCode,
    mchScope: card.mchScope,
    mchNos: [...card.mchNos],
    status: card.status,
    statusReason: card.statusReason,
    statusRemark: card.statusRemark,
    bookBalance: money(bookOf(card)),
    bankBalance: card.bankBalance === null ? null : money(card.bankBalance),
    bankBalanceAt: timeOf(card.bankBalanceAt),
    balanceGap: card.bankBalance === null ? null : money(card.bankBalance - bookOf(card)),
    minPerTxn: money(card.minPerTxn),
    maxPerTxn: money(card.maxPerTxn),
    dailyInLimit: money(card.dailyInLimit),
    dailyOutLimit: money(card.dailyOutLimit),
    dailyCountLimit: card.dailyCountLimit,
    monthlyLimit: money(card.monthlyLimit),
    todayIn: money(use.in),
    todayOut: money(use.out),
    todayCount: use.count,
    monthTotal: money(use.monthTotal),
    limitUsage: ratioText(fullnessOf(card, at)),
    maxOpenOrders: card.maxOpenOrders,
    openOrders: world.pool.open.get(card)?.size ?? 0,
    weight: card.weight,
    priority: card.priority,
    workFrom: card.workFrom,
    workTo: card.workTo,
    workZone: card.workZone,
    alertBalance: card.alertBalance === null ? null : money(card.alertBalance),
    listenStatus: heard?.status ?? null,
    listenReason: heard?.reason ?? null,
    lastHeartbeatAt: timeOf(heard?.lastHeartbeatAt ?? null),
    cardChannelNo: channel?.no ?? null,
    bankMobile: lastFour(card.bankMobile),
    credentialSetAt: timeOf(card.credentialSetAt),
    successRate24h: eye.successOf(card),
    failStreak: card.failStreak,
    lastUsedAt: timeOf(card.lastUsedAt),
    submittedBy: card.submittedBy,
    tags: [...card.tags],
    remark: card.remark,
    createdAt: iso(card.createdAt),
    createdBy: card.createdBy,
    updatedAt: iso(card.updatedAt),
    updatedBy: card.updatedBy,
    version: card.version,
    allowed: rights.allowed,
    denied: noPass ? [...rights.denied, { action: 'pass', why: say(lang, noPass.text, noPass.values) }] : rights.denied,
  };
}

function showLine({ card, ...line }: BankLine): NonNullable<CardDetail['lines']>[number] {
  const money = (minor: bigint) => moneyIn(card.currency, minor);
  return {
    lineNo: line.no,
    bankTime: iso(line.bankTime),
    direction: line.direction,
    amount: money(line.amount),
    bookBalanceAfter: money(line.bookAfter),
    bankBalanceAfter: line.bankAfter === null ? null : money(line.bankAfter),
    counterpartyName: line.counterpartyName && maskName(line.counterpartyName),
    postscript: line.postscript,
    source: line.source,
    matchStatus: line.matchStatus,
    bizNo: line.bizNo,
    chainBreak: line.chainBreak,
  };
}

/** Use of a card today by hour of the business day; past hours and the current one. */
function hoursOf({ pool }: World, card: BankCard, at: number): CardHour[] {
  const money = (minor: bigint) => moneyIn(card.currency, minor);
  const start = Math.floor((at + ZONE_MS) / DAY) * DAY - ZONE_MS;
  const sums = Array.from({ length: Math.floor((at - start) / HOUR) + 1 }, () => ({ in: 0n, out: 0n, count: 0 }));
  for (const { bankTime, direction, amount, source } of pool.lines.group(card.id)) {
    const sum = bankTime >= start && source !== 'MANUAL' && sums[Math.floor((bankTime - start) / HOUR)];
    if (!sum) continue;
    sum[direction === 'IN' ? 'in' : 'out'] += amount;
    sum.count++;
  }
  return sums.map((sum, hour) => ({
    hour: String(hour).padStart(2, '0'),
    in: money(sum.in),
    out: money(sum.out),
    count: sum.count,
  }));
}

const showOrder = (collect: Collect): NonNullable<CardDetail['openCollects']>[number] => ({
  collectNo: collect.no,
  mchNo: collect.holder.no,
  mchName: collect.holder.name,
  payableAmount: moneyIn(collect.order.account.currency, collect.payable),
  status: collect.status,
  postscript: collect.postscript,
  expireAt: iso(collect.expireAt),
  createdAt: iso(collect.createdAt),
});

const showMessage = ({ channel, ...message }: DeviceMessage): NonNullable<CardDetail['messages']>[number] => ({
  msgNo: message.no,
  receivedAt: iso(message.receivedAt),
  sender: message.sender,
  msgType: message.type,
  parseStatus: message.parseStatus,
  parsedAmount: message.amount === null ? null : moneyIn(channel.card.currency, message.amount),
  lineNo: message.line?.no ?? null,
});

/** Field changes by calls, newest first. */
function changesOfCard(log: OperationLog, id: string): CardChange[] {
  const found: CardChange[] = [];
  for (let at = log.entries.length - 1; at >= 0 && found.length < SHOWN_CHANGES; at--) {
    const entry = entryAt(log.entries, at);
    const { entity, ids, changes } = aboutIn(entry);
    if (entity !== 'card' || !ids.includes(id) || entry.result === 'REFUSED') continue;
    for (const { id: of, field, before, after } of changes)
      if (of === undefined || of === id)
        found.push({ at: iso(entry.at), by: entry.username, action: entry.action, field, before, after });
  }
  return found.slice(0, SHOWN_CHANGES);
}

/** One card with all its details (docs/rules/card.md#detail). */
export function showCardDetail(eye: CardEye, card: BankCard, log: OperationLog): CardDetail {
  const { world, at } = eye;
  const { pool } = world;
  return {
    ...showCard(eye, card),
    hours: hoursOf(world, card, at),
    lines: pool.lines
      .group(card.id)
      .slice(-SHOWN)
      .sort((a, b) => b.bankTime - a.bankTime)
      .map(showLine),
    openCollects: [...(pool.open.get(card) ?? [])]
      .filter(({ status }) => WAITING.includes(status))
      .slice(0, SHOWN)
      .map(showOrder),
    messages: pool.messages
      .filter(({ channel }) => channel.card === card)
      .slice(-SHOWN)
      .reverse()
      .map(showMessage),
    pairings: [...pool.channels.values()]
      .filter((channel) => channel.card === card)
      .reverse()
      .map(({ no, device, purpose, pairedAt, pairedBy, unpairedAt }) => ({
        cardChannelNo: no,
        deviceName: device.name,
        deviceModel: device.model,
        purpose,
        pairedAt: iso(pairedAt),
        pairedBy,
        unpairedAt: timeOf(unpairedAt),
      })),
    changes: changesOfCard(log, card.id),
    events: showEvents(card.events),
    notes: card.notes.map(showNote),
  };
}
