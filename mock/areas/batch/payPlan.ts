import type { Text } from '../../engine/text';
import { bookOf } from '../../flow/cards/accounts';
import { cardsFor, leftToday, promise, promisesOf } from '../../flow/cards/load';
import { type CardObstacle, cardObstacle, OBSTACLES } from '../../flow/cards/use';
import type { BankCard, Batch, BatchItem } from '../../model/cards';
import type { World } from '../../model/world';

const STATE: Text = ['This line is not waiting for a card.', '该笔不在待派卡状态。'];
const NO_CARD: Text = ['No card in the pool pays out in this currency.', '卡池中没有可付该币种的银行卡。'];

type PlanObstacle = CardObstacle | 'STATE' | 'NO_CARD';

/** Messages for lines without a card. */
export const PLAN_OBSTACLES: Readonly<Record<PlanObstacle, Text>> = { ...OBSTACLES, STATE, NO_CARD };

/** Disabled cards come last: the other cards' reasons are more useful. */
const order = ({ status, priority }: BankCard) => (status === 'ENABLED' ? 0 : 1000) + priority;

interface Share {
  card: BankCard;
  items: BatchItem[];
  sum: bigint;
  /** Values after this plan. */
  left: bigint;
  balanceAfter: bigint;
}

/**
 * Plans which card pays which lines, without changes. Cards are filled one by one, by priority and then by remaining limit. Running
 * sums keep 10,000 lines over 20 cards below a second.
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
        // Shows the reason of the first card; the others are alternatives.
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
