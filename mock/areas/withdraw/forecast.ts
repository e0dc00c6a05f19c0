import type { WithdrawForecast } from '@/contract';
import { isWaiting } from '../../../src/domain/withdraw';
import { moneyIn } from '../../base/money';
import { iso } from '../../engine/time';
import { freeOn, promise } from '../../flow/cards/load';
import { cardsOf, needOf, type Planned, plannedIn, type Route, routesOf, willOpen } from '../../flow/withdraw/cover';
import type { BankCard } from '../../model/cards';
import type { Operator } from '../../model/operators';
import type { Withdraw } from '../../model/payments';
import type { BalanceAnswer } from '../../model/upstreams';
import type { World } from '../../model/world';

/** An empty plan, before any order has taken money. */
const nothing = (): Planned => ({ upstreams: new Map(), channels: new Map(), cards: new Map() });

/** Takes the money for an order from the first source that has it. @returns false when none has */
function take(world: World, order: Withdraw, planned: Planned): boolean {
  const routes = routesOf(world, order, planned);
  // What can be sent now comes before what opens later.
  const route = routes.find(({ wait }) => !wait) ?? routes.find(willOpen);
  if (route) {
    const { code } = route.channel.upstream;
    planned.upstreams.set(code, (planned.upstreams.get(code) ?? 0n) + needOf(order));
    promise(planned.channels, route.channel, order.net);
    return true;
  }
  const [card] = cardsOf(world, order, planned);
  if (card) promise(planned.cards, card, order.net);
  return card !== undefined;
}

/** Money within reach of the waiting orders of a currency, less what is planned, in minor units. */
function reachOf(world: World, orders: readonly Withdraw[], planned: Planned) {
  const balances = new Map<string, BalanceAnswer>();
  const cards = new Set<BankCard>();
  // A short balance counts too.
  const isOpen = (route: Route) => route.wait === 'BALANCE_SHORT' || willOpen(route);
  for (const order of orders) {
    for (const route of routesOf(world, order, nothing()))
      if (route.balance && isOpen(route)) balances.set(route.channel.upstream.code, route.balance);
    for (const card of cardsOf(world, order, planned)) cards.add(card);
  }
  let available = 0n;
  for (const [code, balance] of balances) {
    const left = balance.available - (planned.upstreams.get(code) ?? 0n);
    if (left > 0n) available += left;
  }
  for (const card of cards) available += freeOn(world, card, planned.cards.get(card));
  return { available, askedAt: Math.min(...[...balances.values()].map(({ asOf }) => asOf)) };
}

/**
 * How many of the waiting orders could be paid, by due time (docs/rules/withdraw.md#forecast). Balances are shown to the data scope
 * "all" only.
 */
export function forecast(world: World, { scope }: Operator): WithdrawForecast {
  if (scope.type !== 'ALL') return { perCurrency: [] };
  const queues = new Map<string, Withdraw[]>();
  for (const order of world.open) {
    if (!isWaiting(order.status)) continue;
    const queue = queues.get(order.account.currency) ?? [];
    queues.set(order.account.currency, queue);
    queue.push(order);
  }
  return {
    perCurrency: [...queues]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([currency, queue]) => {
        queue.sort((a, b) => a.dueAt - b.dueAt || (a.no < b.no ? -1 : 1));
        const planned = plannedIn(world, currency);
        const { available, askedAt } = reachOf(world, queue, planned);
        const at = queue.findIndex((order) => !take(world, order, planned));
        return {
          currency,
          available: moneyIn(currency, available),
          orders: queue.length,
          sum: moneyIn(
            currency,
            queue.reduce((sum, { net }) => sum + net, 0n),
          ),
          covered: at < 0 ? queue.length : at,
          firstUncovered: queue[at]?.no ?? null,
          askedAt: Number.isFinite(askedAt) ? iso(askedAt) : null,
        };
      }),
  };
}
