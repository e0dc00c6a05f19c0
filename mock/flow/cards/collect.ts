import type { CollectMatchType, CollectRiskFlag, CollectStatus } from '@/contract';
import { type CollectEvent, collectTransitions } from '../../../src/domain/collect';
import { demandMove } from '../../base/moves';
import { DAY } from '../../engine/time';
import type { BankCard, BankLine, Collect } from '../../model/cards';
import type { PayOrder } from '../../model/payments';
import type { EventDetails } from '../../model/records';
import type { World } from '../../model/world';
import { keepPayRef } from '../findByNumber';
import { end } from '../payin/moves';
import { payerOf } from '../payin/payer';
import { succeedPay } from '../payin/settle';
import { suspenseOf } from './accounts';
import { matchTo, unmatchLine } from './book';
import { cardObstacle, offsetsOf, serves } from './use';

const RETRY_MS = 20_000;

/** A payment that comes this long after the end still finds its order (docs/rules/collect.md#late-payment). */
export const LATE_MS = DAY;
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

const waits = ({ status }: Collect) => status === 'WAIT_PAY' || status === 'PAID_DECLARED';

/** Keeps the list of what waits on each card. */
function keepOpen({ pool }: World, collect: Collect) {
  for (const [card, open] of pool.open) if (card !== collect.card || !waits(collect)) open.delete(collect);
  if (!collect.card || !waits(collect)) return;
  const open = pool.open.get(collect.card) ?? new Set();
  pool.open.set(collect.card, open.add(collect));
}

/**
 * Moves a collection order by the closed table; the only place that writes its status.
 * @throws Error when the table has no such move
 */
export function moveCollect(world: World, collect: Collect, event: CollectEvent, to: CollectStatus, details: EventDetails) {
  demandMove(collect.no, collectTransitions, event, collect.status, to);
  collect.status = to;
  changeCollect(world, collect, {}, details);
}

/** Changes of a collection order that are no move: its time, its evidence. */
export function changeCollect(world: World, collect: Collect, change: Partial<Collect>, details: EventDetails) {
  Object.assign(collect, change, { updatedAt: world.clock.now(), version: collect.version + 1 });
  collect.events.push({ at: collect.updatedAt, ...details });
  keepOpen(world, collect);
}

/** Collection order of a pay order, if it has one. */
export const collectOf = ({ pool }: World, { no }: PayOrder): Collect | undefined => pool.collects.get(`C${no.slice(1)}`);

/** Cards that could take this order now, the one to use first in front: by priority, then the emptier one, then the heavier one. */
export function cardsFor(world: World, { order, holder }: Pick<Collect, 'order' | 'holder'>): BankCard[] {
  const load = (card: BankCard) => world.pool.open.get(card)?.size ?? 0;
  return [...world.pool.cards.values()]
    .filter(
      (card) =>
        card.currency === order.account.currency && serves(card, holder) && !cardObstacle(world, card, 'IN', order.amount),
    )
    .sort((a, b) => a.priority - b.priority || load(a) - load(b) || b.weight - a.weight);
}

/** An amount that no other open order of the card has; undefined when all twenty are taken. */
export function freeAmount({ pool }: World, card: BankCard, collect: Pick<Collect, 'order'>): bigint | undefined {
  const taken = new Set<bigint>();
  for (const one of pool.open.get(card) ?? []) if (one !== collect) taken.add(one.payable);
  for (const offset of offsetsOf(collect.order.amount)) if (!taken.has(collect.order.amount + offset)) return offset;
  return undefined;
}

/**
 * Gives the order a card and an amount of its own, or says that there is none (docs/rules/collect.md#amount-to-pay).
 * @param cards tried in this order
 */
export function allocate(
  world: World,
  collect: Collect,
  cards: readonly BankCard[],
  event: 'allocate' | 'reallocate' = 'allocate',
  by: Partial<EventDetails> = {},
) {
  const details = { actorType: 'SYSTEM', ...by } as const;
  for (const card of cards) {
    const offset = freeAmount(world, card, collect);
    if (offset === undefined) continue;
    Object.assign(collect, { card, offset, payable: collect.order.amount + offset });
    const kind = event === 'allocate' ? 'COLLECT_ALLOCATED' : 'COLLECT_REALLOCATED';
    moveCollect(world, collect, event, 'WAIT_PAY', { ...details, kind, refNo: card.id });
    return;
  }
  Object.assign(collect, { card: null, offset: 0n, payable: collect.order.amount });
  moveCollect(world, collect, event, 'NO_CARD', { ...details, kind: 'COLLECT_NO_CARD' });
  retryLater(world, collect);
}

/** An order without a card asks again every 20 s until it expires. */
function retryLater(world: World, collect: Collect) {
  const { clock } = world;
  clock.schedule(clock.now() + RETRY_MS, () => {
    if (collect.status !== 'NO_CARD' || clock.now() >= collect.expireAt) return;
    const cards = cardsFor(world, collect);
    if (cards.length > 0) allocate(world, collect, cards);
    else retryLater(world, collect);
  });
}

/** A pay order has come to the pool of own cards: it becomes a collection order. */
export function createCollect(world: World, order: PayOrder): Collect {
  const { pool, clock } = world;
  const { chance } = pool;
  const at = clock.now();
  const collect: Collect = {
    no: `C${order.no.slice(1)}`,
    order,
    holder: order.holder,
    status: 'ALLOCATING',
    payable: order.amount,
    offset: 0n,
    paid: null,
    card: null,
    postscript: `${LETTERS[chance.int(0, 23)]}${LETTERS[chance.int(0, 23)]}${chance.digits(4)}`,
    payerName: null,
    payerAccountNo: null,
    payerBankCode: null,
    matchType: 'NONE',
    line: null,
    bankRefNo: null,
    voucher: null,
    expireAt: order.expireAt,
    extendedMinutes: 0,
    paidAt: null,
    matchedAt: null,
    confirmedBy: null,
    flags: [],
    createdAt: at,
    updatedAt: at,
    version: 1,
    events: [{ at, kind: 'CREATED', actorType: 'SYSTEM', refNo: order.no }],
    notes: [],
  };
  pool.collects.insert(collect);
  allocate(world, collect, cardsFor(world, collect));
  return collect;
}

/** The payer says that the money is on its way. */
export function declare(world: World, collect: Collect) {
  if (collect.status !== 'WAIT_PAY') return;
  const { name, accountNo } = payerOf(collect.order);
  const payerBankCode = collect.card?.bankCode ?? null;
  Object.assign(collect, { payerName: name, payerAccountNo: accountNo, payerBankCode });
  moveCollect(world, collect, 'declare', 'PAID_DECLARED', { kind: 'COLLECT_DECLARED', actorType: 'HOLDER' });
}

const flagged = ({ flags }: Collect, flag: CollectRiskFlag) => (flags.includes(flag) ? flags : [...flags, flag]);

interface Settling {
  matchType: CollectMatchType;
  /** A user name, or SYSTEM. */
  by: string;
  details: EventDetails;
  /** The merchant agreed to a different amount than the payer saw. */
  isAgreed?: boolean;
}

/**
 * Ties a line to a collection order. The exact amount, or one that the merchant agreed to, is credited at once; any other makes it
 * AMOUNT_DIFF, its money stays in suspense (docs/rules/collect.md#confirm). The line must be unmatched, or tied to this order already.
 */
export function settleCollect(world: World, collect: Collect, line: BankLine, { matchType, by, details, isAgreed }: Settling) {
  const event = by === 'SYSTEM' ? 'match' : 'confirm';
  const isExact = line.amount === collect.payable || isAgreed === true;
  const at = world.clock.now();
  if (line.matchStatus === 'UNMATCHED')
    matchTo(world, line, 'COLLECT', collect.no, by, { ...details, kind: 'LINE_MATCHED', refNo: collect.no });
  const isLate = collect.status === 'EXPIRED' || collect.status === 'CLOSED' || at > collect.expireAt;
  Object.assign(collect, {
    line,
    matchType,
    paid: line.amount,
    bankRefNo: line.ref,
    paidAt: line.bankTime,
    matchedAt: at,
    confirmedBy: by === 'SYSTEM' ? null : by,
    payerName: line.counterpartyName ?? collect.payerName,
    payerAccountNo: line.counterpartyAccountNo ?? collect.payerAccountNo,
    payerBankCode: line.counterpartyBankCode ?? collect.payerBankCode,
    flags: isLate ? flagged(collect, 'LATE_PAYMENT') : collect.flags,
  });
  moveCollect(world, collect, event, isExact ? 'SUCCESS' : 'AMOUNT_DIFF', { ...details, refNo: line.no });
  if (!isExact) return;
  const { order } = collect;
  succeedPay(world, order, 'NORMAL', order.finishedAt !== null, {
    details: { kind: 'PAID', actorType: 'UPSTREAM', refNo: collect.no },
    paid: line.amount,
    bankRefNo: line.ref ?? undefined,
    from: suspenseOf(world, order.account.currency),
  });
  if (line.ref) keepPayRef(world, order);
}

/** Takes a payment off an order that it was not credited to. */
function untie(world: World, collect: Collect, line: BankLine, by: string, details: EventDetails) {
  unmatchLine(world, line, by, { ...details, kind: 'LINE_UNMATCHED', refNo: collect.no });
  Object.assign(collect, {
    line: null,
    matchType: 'NONE',
    paid: null,
    bankRefNo: null,
    paidAt: null,
    matchedAt: null,
    confirmedBy: null,
  });
}

/** Opens a collection again whose line turned out to be another's; only while nothing was credited. */
export function unsettleCollect(world: World, collect: Collect, by: string, details: EventDetails) {
  const { line } = collect;
  if (!line) throw new Error(`${collect.no} has no line`);
  untie(world, collect, line, by, details);
  const to = collect.order.status === 'PAYING' && world.clock.now() < collect.expireAt ? 'PAID_DECLARED' : 'EXPIRED';
  moveCollect(world, collect, 'unmatch', to, { ...details, kind: 'COLLECT_UNMATCHED', refNo: line.no });
}

/** Orders of a card that a line may belong to: open ones, and those that ended less than a day ago. */
function searched(world: World, card: BankCard, at: number): Collect[] {
  const { rows } = world.pool.collects;
  const found: Collect[] = [];
  for (let index = rows.length - 1; index >= 0; index--) {
    const collect = rows[index] as Collect;
    if (collect.createdAt < at - LATE_MS) break;
    if (collect.card !== card || collect.line || collect.order.successType !== null) continue;
    if (waits(collect) || ((collect.status === 'EXPIRED' || collect.status === 'CLOSED') && at - collect.expireAt < LATE_MS))
      found.push(collect);
  }
  return found;
}

/**
 * Ties a line to its order without a person: by the postscript, else by an amount that only one order has (docs/rules/collect.md#match).
 * @returns the order, or undefined when none or several fit
 */
export function matchLine(world: World, line: BankLine): Collect | undefined {
  if (line.direction !== 'IN' || line.matchStatus !== 'UNMATCHED') return undefined;
  const candidates = searched(world, line.card, line.bankTime);
  const text = line.postscript?.toUpperCase() ?? '';
  const named = text === '' ? undefined : candidates.find(({ postscript }) => text.includes(postscript));
  const same = candidates.filter(({ payable, createdAt }) => payable === line.amount && createdAt <= line.bankTime);
  // What still waits comes before what has ended; two that fit alike are for a person.
  const open = same.filter(waits);
  const [only, ...others] = open.length > 0 ? open : same;
  const collect = named ?? (others.length === 0 ? only : undefined);
  if (!collect) return undefined;
  const matchType = named ? 'AUTO_POSTSCRIPT' : line.message ? 'MESSAGE' : 'AUTO_AMOUNT';
  const kind = line.amount === collect.payable ? 'COLLECT_MATCHED' : 'COLLECT_DIFF';
  settleCollect(world, collect, line, { matchType, by: 'SYSTEM', details: { kind, actorType: 'SYSTEM' } });
  return collect;
}

/** Its pay order ended, or was paid another way: the card no longer waits for it. */
export function endCollect(world: World, order: PayOrder) {
  const collect = collectOf(world, order);
  if (!collect) return;
  const { status } = collect;
  const isOpen = status === 'ALLOCATING' || status === 'NO_CARD' || waits(collect);
  if (!isOpen) return;
  if (order.status === 'EXPIRED')
    moveCollect(world, collect, 'expire', 'EXPIRED', { kind: 'COLLECT_EXPIRED', actorType: 'SYSTEM' });
  else {
    const kind = order.status === 'CLOSED' ? 'COLLECT_CLOSED' : 'COLLECT_PAID_OTHERWISE';
    moveCollect(world, collect, 'close', 'CLOSED', { kind, actorType: 'SYSTEM', refNo: order.no });
  }
}

/**
 * Closes a collection and its pay order; money that comes later still finds it (docs/rules/collect.md#close). A payment that was tied
 * to it, and never credited, stands unexplained again.
 */
export function closeCollect(world: World, collect: Collect, details: EventDetails) {
  const { order, line } = collect;
  if (line) untie(world, collect, line, details.operator?.username ?? 'SYSTEM', details);
  moveCollect(world, collect, 'close', 'CLOSED', details);
  // Why stands with the collection: the pay order has reasons of its own.
  const ended = { ...details, kind: 'CLOSED', reasonCode: undefined, refNo: collect.no };
  if (order.status === 'PAYING') end(world, order, 'close', 'CLOSED', ended);
}
