import type { BatchItemStatus } from '@/contract';
import { entryAt } from '../../../src/domain/typed';
import type { BankCard, Batch } from '../../model/cards';
import type { World } from '../../model/world';
import { bookOf } from './accounts';
import { carriedBy } from './book';
import { serves } from './use';

/** Lines that count against a card's limit: assigned, and not yet paid or failed. */
const PROMISED: ReadonlySet<BatchItemStatus> = new Set(['ASSIGNED', 'APPLYING', 'WAIT_OTP', 'PAYING', 'UNKNOWN']);

/** Those of them that may already be at the bank. */
const SENT: ReadonlySet<BatchItemStatus> = new Set(['APPLYING', 'WAIT_OTP', 'PAYING', 'UNKNOWN']);

/** Use that is planned and not yet booked, minor units. */
export interface Load {
  amount: bigint;
  count: number;
}

export type Loads<Of = BankCard> = Map<Of, Load>;

const NO_LOAD: Load = { amount: 0n, count: 0 };

/** Adds one payment to the loads. */
export function promise<Of>(loads: Loads<Of>, of: Of, amount: bigint) {
  const load = loads.get(of) ?? NO_LOAD;
  loads.set(of, { amount: load.amount + amount, count: load.count + 1 });
}

function loadsOf({ pool }: World, statuses: ReadonlySet<BatchItemStatus>): Loads {
  const loads: Loads = new Map();
  for (const { status, card, net } of pool.items.rows) if (card && statuses.has(status)) promise(loads, card, net);
  return loads;
}

/** Amount and count per card, for the assigned lines of all batches; minor units. Returns a new map that callers may extend. */
export const promisesOf = (world: World): Loads => loadsOf(world, PROMISED);

/** Amount and count per card that may be in payment now. */
export const sentOf = (world: World): Loads => loadsOf(world, SENT);

/** Cards that may pay a batch: same pool and currency, for payouts and for this holder (docs/rules/batchItem.md#plan). */
export const cardsFor = (
  { pool }: World,
  { currency, groupCode, holder }: Pick<Batch, 'currency' | 'groupCode' | 'holder'>,
): BankCard[] =>
  [...pool.cards.values()].filter(
    (card) =>
      card.currency === currency &&
      card.usage !== 'COLLECT' &&
      (groupCode === '' || card.groupCode === groupCode) &&
      card.status !== 'RETIRED' &&
      card.status !== 'PENDING_REVIEW' &&
      serves(card, holder),
  );

/** Remaining payout limit of a card today, minor units, after paid and assigned lines. */
export function leftToday(world: World, card: BankCard, promised: Load = NO_LOAD) {
  const { out, count } = carriedBy(card, world.clock.now());
  const amount = card.dailyOutLimit - out - promised.amount;
  return { amount: amount < 0n ? 0n : amount, count: Math.max(0, card.dailyCountLimit - count - promised.count) };
}

/** What a card can still pay out today, minor units: the least of its limits and its balance. */
export function freeOn(world: World, card: BankCard, promised: Load = NO_LOAD): bigint {
  const { monthTotal } = carriedBy(card, world.clock.now());
  const rooms = [
    leftToday(world, card, promised).amount,
    card.monthlyLimit - monthTotal - promised.amount,
    bookOf(card) - promised.amount,
  ];
  return rooms.reduce((least, room) => (room < least ? room : least), entryAt(rooms, 0));
}
