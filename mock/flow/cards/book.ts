import type { BankLineBizType, BankLineMatchStatus, BankLineSource } from '@/contract';
import { DAY, MINUTE, ZONE_MS } from '../../engine/time';
import type { BankCard, BankLine, DeviceMessage } from '../../model/cards';
import type { EventDetails, StoredFile } from '../../model/records';
import type { World } from '../../model/world';
import { bookOf, sundryOf, suspenseOf } from './accounts';

export interface Movement {
  direction: 'IN' | 'OUT';
  /** Minor units, positive. */
  amount: bigint;
  bankTime: number;
  source: BankLineSource;
  /** Balance reported by the bank; null without one. */
  bankAfter?: bigint | null;
  counterpartyName?: string | null;
  counterpartyAccountNo?: string | null;
  counterpartyBankCode?: string | null;
  postscript?: string | null;
  ref?: string | null;
  message?: DeviceMessage | null;
  rawText?: string | null;
  file?: StoredFile | null;
  /** SYSTEM, or a username. */
  by?: string;
}

/**
 * Key that identifies repeated reports of one movement: the bank reference on this card, or else direction, amount, minute and
 * balance (docs/rules/trade.md#repeats).
 */
export function dedupeKeyOf(card: BankCard, { direction, amount, bankTime, ref, bankAfter }: Movement): string {
  if (ref) return `${card.id} ${direction} ${ref.trim().toUpperCase()}`;
  return `${card.id} ${direction} ${amount} ${Math.floor(bankTime / MINUTE)} ${bankAfter ?? ''}`;
}

/** The existing record of this movement. */
export const twinOf = ({ pool }: World, card: BankCard, movement: Movement): BankLine | undefined =>
  pool.lineKeys.get(dedupeKeyOf(card, movement));

/** Use of a card today and this month, reset at midnight of the platform's time zone. */
export function carriedBy({ use }: BankCard, at: number): BankCard['use'] {
  const day = Math.floor((at + ZONE_MS) / DAY);
  if (use.day === day) return use;
  Object.assign(use, { day, in: 0n, out: 0n, count: 0 });
  const local = new Date(at + ZONE_MS);
  const month = local.getUTCFullYear() * 12 + local.getUTCMonth();
  if (use.month !== month) Object.assign(use, { month, monthTotal: 0n });
  return use;
}

/** Number of recent movements searched for the neighbors of a late movement. */
const NEIGHBOURS = 60;

/** True when the balance does not follow from the previous movement (docs/rules/bankLine.md#chain). */
const breaks = (before: BankLine | undefined, { direction, amount, bankAfter }: BankLine): boolean =>
  bankAfter !== null &&
  before !== undefined &&
  before.bankAfter !== null &&
  before.bankAfter + (direction === 'IN' ? amount : -amount) !== bankAfter;

/** Compares a new movement with its neighbors by bank time, because messages may arrive out of order. */
function checkChain({ pool }: World, line: BankLine) {
  const lines = pool.lines
    .group(line.card.id)
    .slice(-NEIGHBOURS)
    .filter(({ bankAfter }) => bankAfter !== null)
    .sort((a, b) => a.bankTime - b.bankTime);
  const at = lines.indexOf(line);
  if (at < 0) return;
  line.chainBreak = breaks(lines[at - 1], line);
  const next = lines[at + 1];
  if (next) next.chainBreak = breaks(line, next);
}

/**
 * Books an unmatched movement on a card; book balance and suspense change with it (docs/rules/ledger.md#cards).
 * @throws for a repeated movement; check `twinOf` first
 */
export function bookLine(world: World, card: BankCard, movement: Movement): BankLine {
  const { pool, ledger, clock } = world;
  const dedupeKey = dedupeKeyOf(card, movement);
  if (pool.lineKeys.has(dedupeKey)) throw new Error(`${dedupeKey} is written down already`);
  const { direction, amount, bankTime, source, by = 'SYSTEM' } = movement;
  const at = clock.now();
  const no = world.numberOf('L');
  const sign = direction === 'IN' ? 1n : -1n;
  ledger.post(at, 'CARD_LINE', no, [
    { account: card.account, bucket: 'available', delta: -sign * amount },
    { account: suspenseOf(world, card.currency), bucket: 'available', delta: sign * amount },
  ]);
  if (Math.floor((bankTime + ZONE_MS) / DAY) === Math.floor((at + ZONE_MS) / DAY)) {
    const use = carriedBy(card, at);
    if (direction === 'IN') use.in += amount;
    else use.out += amount;
    use.count++;
    use.monthTotal += amount;
  }
  if (movement.bankAfter !== null && movement.bankAfter !== undefined && bankTime >= (card.bankBalanceAt ?? 0))
    Object.assign(card, { bankBalance: movement.bankAfter, bankBalanceAt: bankTime });
  card.lastUsedAt = at;
  const line: BankLine = {
    no,
    card,
    direction,
    amount,
    bookAfter: bookOf(card),
    bankAfter: movement.bankAfter ?? null,
    bankTime,
    counterpartyName: movement.counterpartyName ?? null,
    counterpartyAccountNo: movement.counterpartyAccountNo ?? null,
    counterpartyBankCode: movement.counterpartyBankCode ?? null,
    postscript: movement.postscript ?? null,
    ref: movement.ref ?? null,
    source,
    message: movement.message ?? null,
    rawText: movement.rawText ?? null,
    file: movement.file ?? null,
    dedupeKey,
    matchStatus: 'UNMATCHED',
    bizType: null,
    bizNo: null,
    matchedBy: null,
    matchedAt: null,
    ignoreReason: null,
    chainBreak: false,
    createdAt: at,
    createdBy: by,
    updatedAt: at,
    updatedBy: by,
    version: 1,
    events: [{ at, kind: 'LINE_BOOKED', actorType: 'SYSTEM' }],
  };
  pool.lineKeys.set(dedupeKey, line);
  pool.lines.insert(line);
  checkChain(world, line);
  return line;
}

/** Changes the match of a movement; the only function that does so. @param by SYSTEM, or a username */
function setMatch(
  world: World,
  line: BankLine,
  matchStatus: BankLineMatchStatus,
  explained: { bizType: BankLineBizType | null; bizNo: string | null; ignoreReason?: string | null },
  by: string,
  details: EventDetails,
) {
  const at = world.clock.now();
  const isOpen = matchStatus === 'UNMATCHED';
  Object.assign(line, {
    matchStatus,
    ignoreReason: null,
    ...explained,
    matchedBy: isOpen ? null : by,
    matchedAt: isOpen ? null : at,
    updatedAt: at,
    updatedBy: by,
    version: line.version + 1,
  });
  line.events.push({ at, ...details });
}

/** Matches a movement to its order. The money remains in suspense until that order is credited or paid. */
export function matchTo(
  world: World,
  line: BankLine,
  bizType: 'COLLECT' | 'PAYOUT' | 'SWEEP',
  bizNo: string,
  by: string,
  details: EventDetails,
) {
  if (line.matchStatus !== 'UNMATCHED') throw new Error(`${line.no} is ${line.matchStatus}`);
  setMatch(world, line, 'MATCHED', { bizType, bizNo }, by, details);
}

/** Books a movement without an order to the sundry account: a credit is income, a debit is expense. */
function sort(world: World, { card, direction, amount, no }: BankLine, sign: bigint) {
  const delta = (direction === 'IN' ? amount : -amount) * sign;
  world.ledger.post(world.clock.now(), 'CARD_SORT', no, [
    { account: suspenseOf(world, card.currency), bucket: 'available', delta: -delta },
    { account: sundryOf(world, card.currency), bucket: 'available', delta },
  ]);
}

/** Marks a movement as belonging to no order: bank fee, interest (docs/rules/bankLine.md#ignore). Its money leaves suspense. */
export function ignoreLine(
  world: World,
  line: BankLine,
  bizType: BankLineBizType,
  ignoreReason: string,
  by: string,
  details: EventDetails,
) {
  if (line.matchStatus !== 'UNMATCHED') throw new Error(`${line.no} is ${line.matchStatus}`);
  sort(world, line, 1n);
  setMatch(world, line, 'IGNORED', { bizType, bizNo: null, ignoreReason }, by, details);
}

/** Reopens a movement that was ignored, or matched to an order that was not credited. */
export function unmatchLine(world: World, line: BankLine, by: string, details: EventDetails) {
  if (line.matchStatus === 'IGNORED') sort(world, line, -1n);
  else if (line.matchStatus !== 'MATCHED') throw new Error(`${line.no} is ${line.matchStatus}`);
  setMatch(world, line, 'UNMATCHED', { bizType: null, bizNo: null }, by, details);
}
