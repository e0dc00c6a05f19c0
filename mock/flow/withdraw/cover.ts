import type { SettQueueReason, WithdrawCover } from '@/contract';
import { currencyInfo } from '../../base/money';
import { iso } from '../../engine/time';
import type { BankCard } from '../../model/cards';
import type { Channel } from '../../model/catalog';
import type { Withdraw } from '../../model/payments';
import type { BalanceAnswer } from '../../model/upstreams';
import type { World } from '../../model/world';
import { cardsFor, type Loads, promisesOf } from '../cards/load';
import { cardObstacle } from '../cards/use';
import { payoutBlockedBy } from '../channels/availability';
import { CHANNELS, usualChannel } from './payouts';

/** Closures that end by themselves. */
const PASSING: ReadonlySet<SettQueueReason> = new Set(['OUT_OF_HOURS', 'MAINTENANCE']);

/** What payouts that are not sent yet will take. */
export interface Planned {
  /** Minor units by upstream. */
  upstreams: Map<string, bigint>;
  channels: Loads<Channel>;
  cards: Loads;
}

/** Money that leaves the upstream for an order: net amount and the upstream's cost. */
export const needOf = ({ net, account }: Withdraw): bigint => net + currencyInfo(account.currency).cost;

/** Queued payouts of a currency, and the assigned lines of batches. */
export function plannedIn(world: World, currency: string): Planned {
  const upstreams = new Map<string, bigint>();
  for (const { status, channelCode, net, cost } of world.payouts.group(currency)) {
    const upstream = status === 'QUEUED' ? world.catalog.channels.get(channelCode)?.upstream : undefined;
    if (upstream) upstreams.set(upstream.code, (upstreams.get(upstream.code) ?? 0n) + net + cost);
  }
  return { upstreams, channels: new Map(), cards: promisesOf(world) };
}

/** The balance at the upstream of a channel, as last asked; undefined when it was never asked. */
export const balanceFor = (world: World, channel: Channel, currency: string): BalanceAnswer | undefined =>
  world.upstreamBook.get(channel.upstream.code)?.balances.get(currency);

/** How a channel could carry an order. */
export interface Route {
  channel: Channel;
  balance: BalanceAnswer | undefined;
  /** Why the payout would wait; undefined when it could be sent now. */
  wait: SettQueueReason | undefined;
}

/** The channels for an order, the one that the platform would choose first, each with the reason to wait there. */
export function routesOf(world: World, order: Withdraw, planned: Planned): Route[] {
  const { currency } = order.account;
  const usual = usualChannel(order.payee);
  return [usual, ...CHANNELS.filter((code) => code !== usual)].flatMap((code) => {
    const channel = world.catalog.channels.get(code);
    if (!channel) return [];
    const balance = balanceFor(world, channel, currency);
    const blocked = payoutBlockedBy(world, channel, {
      mchNo: order.holder.no,
      amount: order.net,
      currency,
      at: world.clock.now(),
      planned: planned.channels.get(channel),
    });
    const left = (balance?.available ?? 0n) - (planned.upstreams.get(channel.upstream.code) ?? 0n);
    // A short balance counts more than a closure that ends by itself.
    const wait = blocked && !PASSING.has(blocked) ? blocked : left < needOf(order) ? 'BALANCE_SHORT' : blocked;
    return [{ channel, balance, wait }];
  });
}

/** True when the route is open now, or opens by itself. */
export const willOpen = ({ wait }: Route): boolean => !wait || PASSING.has(wait);

/** Own cards that could pay an order now (docs/rules/card.md#use). */
export const cardsOf = (world: World, { holder, account: { currency }, net }: Withdraw, planned: Planned): BankCard[] =>
  cardsFor(world, { currency, groupCode: '', holder }).filter(
    (card) => !cardObstacle(world, card, 'OUT', net, planned.cards.get(card)),
  );

/** Whether a payout could be sent now (docs/rules/withdraw.md#cover); undefined when no balance is known. */
export function coverOf(world: World, order: Withdraw): WithdrawCover | undefined {
  const planned = plannedIn(world, order.account.currency);
  const routes = routesOf(world, order, planned);
  const cards = cardsOf(world, order, planned);
  const [usual] = routes;
  if (cards.length === 0 && routes.every(({ balance }) => !balance)) return undefined;
  const isLater = cards.length > 0 || routes.some(willOpen);
  return {
    state: usual && !usual.wait ? 'NOW' : isLater ? 'LATER' : 'NONE',
    reason: usual?.wait ?? null,
    channelCodes: routes.filter(({ wait }) => !wait).map(({ channel }) => channel.code),
    cardGroupCodes: [...new Set(cards.map(({ groupCode }) => groupCode))].sort(),
    askedAt: usual?.balance ? iso(usual.balance.asOf) : null,
  };
}
