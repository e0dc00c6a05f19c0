import type { BatchItemStatus } from '@/contract';
import type { Text } from '../../engine/text';
import { bookOf } from '../../flow/cards/accounts';
import { carriedBy } from '../../flow/cards/book';
import { type CardObstacle, cardObstacle, OBSTACLES, serves } from '../../flow/cards/use';
import type { BankCard, Batch, BatchItem } from '../../model/cards';
import type { World } from '../../model/world';

/** Lines whose money counts on a card: chosen for it and not known to be paid or failed. */
const PROMISED: ReadonlySet<BatchItemStatus> = new Set(['ASSIGNED', 'APPLYING', 'WAIT_OTP', 'PAYING', 'UNKNOWN']);

/** Those of them that the bank may have been asked for. */
const SENT: ReadonlySet<BatchItemStatus> = new Set(['APPLYING', 'WAIT_OTP', 'PAYING', 'UNKNOWN']);

const STATE: Text = ['This line is not waiting for a card.', '该笔不在待派卡状态。'];
const NO_CARD: Text = ['No card in the pool pays out in this currency.', '卡池中没有可付该币种的银行卡。'];

interface Load {
  amount: bigint;
  count: number;
}

type Loads = Map<BankCard, Load>;

type PlanObstacle = CardObstacle | 'STATE' | 'NO_CARD';

/** Why a line got no card, in words. */
export const PLAN_OBSTACLES: Readonly<Record<PlanObstacle, Text>> = { ...OBSTACLES, STATE, NO_CARD };

const add = (loads: Loads, card: BankCard, amount: bigint) => {
  const load = loads.get(card) ?? { amount: 0n, count: 0 };
  load.amount += amount;
  load.count++;
  loads.set(card, load);
};

function loadsOf({ pool }: World, statuses: ReadonlySet<BatchItemStatus>): Loads {
  const loads: Loads = new Map();
  for (const { status, card, net } of pool.items.rows) if (card && statuses.has(status)) add(loads, card, net);
  return loads;
}

/** What is promised to each card by the lines of every batch; minor units. Gives a fresh map that a caller may go on with. */
export const promisesOf = (world: World): Loads => loadsOf(world, PROMISED);

/** What each card may be paying at this moment. */
export const sentOf = (world: World): Loads => loadsOf(world, SENT);

/** Writes one more payment down in what is promised. */
export const promise = add;

/** Cards that may pay the lines of a batch: of its pool and currency, for payouts, and for this holder (docs/rules/batchItem.md#plan). */
export const cardsFor = ({ pool }: World, { currency, groupCode, holder }: Batch): BankCard[] =>
  [...pool.cards.values()].filter(
    (card) =>
      card.currency === currency &&
      card.usage !== 'COLLECT' &&
      (groupCode === '' || card.groupCode === groupCode) &&
      card.status !== 'RETIRED' &&
      card.status !== 'PENDING_REVIEW' &&
      serves(card, holder),
  );

/** What a card can still pay out today, minor units, beside what it has paid and what is promised. */
export function leftToday(world: World, card: BankCard, promised: Load = { amount: 0n, count: 0 }) {
  const { out, count } = carriedBy(card, world.clock.now());
  const amount = card.dailyOutLimit - out - promised.amount;
  return { amount: amount < 0n ? 0n : amount, count: Math.max(0, card.dailyCountLimit - count - promised.count) };
}

/** Those that cannot pay at all come last: what the others say is the better reason. */
const order = ({ status, priority }: BankCard) => (status === 'ENABLED' ? 0 : 1000) + priority;

interface Share {
  card: BankCard;
  items: BatchItem[];
  sum: bigint;
  /** After what this plan adds. */
  left: bigint;
  balanceAfter: bigint;
}

/**
 * Which card would pay which lines (nothing is changed): cards in the order of their priority, then of what they can still pay, each
 * filled before the next one is begun. Sums run along, so that 10,000 lines over 20 cards take no second.
 */
export function planOf(world: World, batch: Batch, items: readonly BatchItem[]) {
  const promised = promisesOf(world);
  const room = (card: BankCard) => leftToday(world, card, promised.get(card)).amount;
  const cards = cardsFor(world, batch)
    .map((card) => ({ card, left: room(card) }))
    .sort((a, b) => order(a.card) - order(b.card) || Number(b.left - a.left))
    .map(({ card }) => card);
  const shares = new Map<BankCard, BatchItem[]>();
  const unassigned: { item: BatchItem; obstacle: PlanObstacle }[] = [];
  for (const item of items) {
    let obstacle: PlanObstacle | undefined = item.status === 'WAIT' ? 'NO_CARD' : 'STATE';
    if (obstacle === 'NO_CARD')
      for (const card of cards) {
        const own = cardObstacle(world, card, 'OUT', item.net, promised.get(card));
        // Shows the reason of the first card: the others are alternatives.
        if (obstacle === 'NO_CARD' || !own) obstacle = own;
        if (own) continue;
        promise(promised, card, item.net);
        const share = shares.get(card);
        if (share) share.push(item);
        else shares.set(card, [item]);
        break;
      }
    if (obstacle) unassigned.push({ item, obstacle });
  }
  const plan = [...shares].map(([card, own]): Share => {
    const load = promised.get(card) ?? { amount: 0n, count: 0 };
    const sum = own.reduce((total, { net }) => total + net, 0n);
    return { card, items: own, sum, left: leftToday(world, card, load).amount, balanceAfter: bookOf(card) - load.amount };
  });
  return { plan, unassigned };
}
