import type { CollectMatchType, CollectRiskFlag, CollectStatus } from '@/contract';
import { type CollectEvent, collectTransitions } from '../../../src/domain/collect';
import { entryAt } from '../../../src/domain/typed';
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

/** A payment is still matched this long after expiry (docs/rules/collect.md#late-payment). */
export const LATE_MS = DAY;
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

const waits = ({ status }: Collect) => status === 'WAIT_PAY' || status === 'PAID_DECLARED';

/** Keeps the open collection orders of each card up to date. */
function keepOpen({ pool }: World, collect: Collect) {
  for (const [card, open] of pool.open) if (card !== collect.card || !waits(collect)) open.delete(collect);
  if (!collect.card || !waits(collect)) return;
  const open = pool.open.get(collect.card) ?? new Set();
  pool.open.set(collect.card, open.add(collect));
}

/**
 * Moves a collection order according to the state table; the only function that changes its status.
 * @throws Error when the table has no such move
 */
export function moveCollect(world: World, collect: Collect, event: CollectEvent, to: CollectStatus, details: EventDetails) {
  demandMove(collect.no, collectTransitions, event, collect.status, to);
  collect.status = to;
  changeCollect(world, collect, {}, details);
}

/** Changes a collection order without a change of status: expiry, evidence. */
export function changeCollect(world: World, collect: Collect, change: Partial<Collect>, details: EventDetails) {
  Object.assign(collect, change, { updatedAt: world.clock.now(), version: collect.version + 1 });
  collect.events.push({ at: collect.updatedAt, ...details });
  keepOpen(world, collect);
}

/** The collection order of a pay order; undefined without one. */
export const collectOf = ({ pool }: World, { no }: PayOrder): Collect | undefined => pool.collects.get(`C${no.slice(1)}`);

/** Cards that can accept this order, best first: by priority, then fewest open orders, then highest weight. */
export function cardsFor(world: World, { order, holder }: Pick<Collect, 'order' | 'holder'>): BankCard[] {
  const load = (card: BankCard) => world.pool.open.get(card)?.size ?? 0;
  return [...world.pool.cards.values()]
    .filter(
      (card) =>
        card.currency === order.account.currency && serves(card, holder) && !cardObstacle(world, card, 'IN', order.amount),
    )
    .sort((a, b) => a.priority - b.priority || load(a) - load(b) || b.weight - a.weight);
}

/** An amount that no other open order of the card uses; undefined when all twenty are used. */
export function freeAmount({ pool }: World, card: BankCard, collect: Pick<Collect, 'order'>): bigint | undefined {
  const taken = new Set<bigint>();
  for (const one of pool.open.get(card) ?? []) if (one !== collect) taken.add(one.payable);
  for (const offset of offsetsOf(collect.order.amount)) if (!taken.has(collect.order.amount + offset)) return offset;
  return undefined;
}

/**
 * Assigns a card and a unique amount, or records that none is available (docs/rules/collect.md#amount-to-pay).
 * @param cards candidates, in this order
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

/** Retries the assignment every 20 s until the order expires. */
function retryLater(world: World, collect: Collect) {
  const { clock } = world;
  clock.schedule(clock.now() + RETRY_MS, () => {
    if (collect.status !== 'NO_CARD' || clock.now() >= collect.expireAt) return;
    const cards = cardsFor(world, collect);
    if (cards.length > 0) allocate(world, collect, cards);
    else retryLater(world, collect);
  });
}

/** Creates the collection order of a pay order that was routed to the card pool. */
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

/** The payer declares that the money was sent. */
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
  /** A username, or SYSTEM. */
  by: string;
  details: EventDetails;
  /** The merchant accepted an amount that differs from the amount to pay. */
  isAgreed?: boolean;
}

/**
 * Matches a movement to a collection order. The exact amount, or an accepted one, is credited at once. Any other amount results in
 * AMOUNT_DIFF, and the money remains in suspense (docs/rules/collect.md#confirm). The movement must be unmatched or already matched
 * to this order.
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

/** Unmatches a movement from an order that it was not credited to. */
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

/** Reopens a collection order whose movement belongs to another order; only before a credit. */
export function unsettleCollect(world: World, collect: Collect, by: string, details: EventDetails) {
  const { line } = collect;
  if (!line) throw new Error(`${collect.no} has no line`);
  untie(world, collect, line, by, details);
  const to = collect.order.status === 'PAYING' && world.clock.now() < collect.expireAt ? 'PAID_DECLARED' : 'EXPIRED';
  moveCollect(world, collect, 'unmatch', to, { ...details, kind: 'COLLECT_UNMATCHED', refNo: line.no });
}

/** Orders of a card that a movement may match: open orders, and orders that ended within the last day. */
function searched(world: World, card: BankCard, at: number): Collect[] {
  const { rows } = world.pool.collects;
  const found: Collect[] = [];
  for (let index = rows.length - 1; index >= 0; index--) {
    const collect = entryAt(rows, index);
    if (collect.createdAt < at - LATE_MS) break;
    if (collect.card !== card || collect.line || collect.order.successType !== null) continue;
    if (waits(collect) || ((collect.status === 'EXPIRED' || collect.status === 'CLOSED') && at - collect.expireAt < LATE_MS))
      found.push(collect);
  }
  return found;
}

/**
 * Matches a movement automatically: by postscript, otherwise by an amount that only one order has (docs/rules/collect.md#match).
 * @returns the order; undefined when none or several match
 */
export function matchLine(world: World, line: BankLine): Collect | undefined {
  if (line.direction !== 'IN' || line.matchStatus !== 'UNMATCHED') return undefined;
  const candidates = searched(world, line.card, line.bankTime);
  const text = line.postscript?.toUpperCase() ?? '';
  const named = text === '' ? undefined : candidates.find(({ postscript }) => text.includes(postscript));
  const same = candidates.filter(({ payable, createdAt }) => payable === line.amount && createdAt <= line.bankTime);
  // Open orders have priority over ended orders. An operator decides between several.
  const open = same.filter(waits);
  const [only, ...others] = open.length > 0 ? open : same;
  const collect = named ?? (others.length === 0 ? only : undefined);
  if (!collect) return undefined;
  const matchType = named ? 'AUTO_POSTSCRIPT' : line.message ? 'MESSAGE' : 'AUTO_AMOUNT';
  const kind = line.amount === collect.payable ? 'COLLECT_MATCHED' : 'COLLECT_DIFF';
  settleCollect(world, collect, line, { matchType, by: 'SYSTEM', details: { kind, actorType: 'SYSTEM' } });
  return collect;
}

/** Closes the collection of a pay order that has ended or was paid otherwise. */
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
 * Closes a collection and its pay order; later payments are still matched (docs/rules/collect.md#close). A matched movement without
 * a credit becomes unmatched again.
 */
export function closeCollect(world: World, collect: Collect, details: EventDetails) {
  const { order, line } = collect;
  if (line) untie(world, collect, line, details.operator?.username ?? 'SYSTEM', details);
  moveCollect(world, collect, 'close', 'CLOSED', details);
  // Only the collection stores the reason: pay orders have other reason codes.
  const ended = { ...details, kind: 'CLOSED', reasonCode: undefined, refNo: collect.no };
  if (order.status === 'PAYING') end(world, order, 'close', 'CLOSED', ended);
}
