import { AMOUNTS, currencyInfo, moneyIn } from '../../base/money';
import { DAY, HOUR, MINUTE, ZONE_MS } from '../../engine/time';
import { bookOf } from '../../flow/cards/accounts';
import { allocate, collectOf } from '../../flow/cards/collect';
import { chargeFee, payTo, sweep } from '../../flow/cards/desk';
import { receive } from '../../flow/cards/messages';
import { channelOfCard, listenOf } from '../../flow/cards/use';
import { mayPayIn, mayTrade } from '../../flow/merchants';
import { NoRoute, type PayRequest } from '../../flow/payin/order';
import type { BankCard, Collect } from '../../model/cards';
import type { Way } from '../../model/catalog';
import type { PayOrder } from '../../model/payments';
import type { World } from '../../model/world';
import { silence, wake } from '../pool';

/** Number of cards with a daily fee. */
const FEES = 3;

const working = ({ pool }: World) =>
  [...pool.cards.values()].filter(({ status }) => status === 'ENABLED' || status === 'COOLING');

/** Sweeps the balance above the sweep limit. */
function sweepAll(world: World) {
  const cards = working(world);
  for (const from of cards) {
    if (from.usage !== 'COLLECT' || from.alertBalance === null || bookOf(from) <= from.alertBalance) continue;
    const to = cards.find(
      ({ usage, currency, status }) => usage === 'PAYOUT' && currency === from.currency && status === 'ENABLED',
    );
    const wanted = bookOf(from) - from.alertBalance / 2n;
    if (to) sweep(world, from, to, wanted < from.dailyOutLimit ? wanted : from.dailyOutLimit);
  }
}

/** A message with only a balance. */
function reportBalance(world: World, card: BankCard) {
  const channel = channelOfCard(world, card);
  const at = world.clock.now();
  if (!channel || listenOf(channel, at).status !== 'ONLINE') return;
  const time = new Date(at + ZONE_MS).toISOString().slice(0, 16).replace('T', ' ');
  const balance = moneyIn(card.currency, bookOf(card) + card.gap);
  receive(world, channel, { type: 'BALANCE', at, values: { balance, tail: card.no.slice(-4), time } });
}

/** Bank activity on the cards of the pool. */
export function createPoolLife(world: World) {
  const { pool, clock } = world;
  const { chance } = pool;
  return {
    /** Plans one business day. @param day its start, ms @param end no events from this time on */
    planDay(day: number, end: number) {
      const plan = (at: number, run: () => void) => at < end && at >= clock.now() && clock.schedule(at, run);
      plan(day + 2.5 * HOUR, () => sweepAll(world));
      for (let fee = 0; fee < FEES; fee++)
        plan(day + chance.int(8, 20) * HOUR + chance.int(0, 59) * MINUTE, () => {
          const card = chance.pick(working(world));
          const { digits } = currencyInfo(card.currency);
          const { median } = AMOUNTS[card.currency] as (typeof AMOUNTS)[string];
          const isSorted = clock.now() < end - DAY;
          chargeFee(world, card, BigInt(Math.max(1, Math.round(median / 50))) * 10n ** BigInt(digits), isSorted);
        });
      for (let count = 0; count < 6; count++)
        plan(day + chance.int(0, 23) * HOUR + chance.int(0, 59) * MINUTE, () =>
          reportBalance(world, chance.pick(working(world))),
        );
    },
    /** A balance message about every minute; sometimes a device is silent for some minutes. */
    live() {
      const next = () =>
        clock.schedule(clock.now() + chance.int(30, 90) * 1000, () => {
          reportBalance(world, chance.pick(working(world)));
          next();
        });
      next();
      const quiet = () =>
        clock.schedule(clock.now() + chance.int(20, 60) * MINUTE, () => {
          const device = chance.pick([...pool.devices.values()]);
          quiet();
          if (device.silentFrom !== null) return;
          silence(world, device);
          clock.schedule(clock.now() + chance.int(2, 8) * MINUTE, () => wake(world, device));
        });
      quiet();
    },
  };
}

/**
 * Plans the stories of a demonstration (docs/rules/simulation.md#stories): an amount mismatch, a credit that matches two orders, a
 * gap in a statement, a silent device with open orders.
 */
export function planPoolStories(world: World, payIn: (extra: Partial<PayRequest>) => PayOrder, now: number) {
  const { clock, pool } = world;
  const { chance } = pool;
  const way = world.catalog.ways.get('TH_CRD') as Way;
  const order = (amount: bigint): Collect | undefined => {
    const able = world.holders.filter(
      (one) => one.type === 'MERCHANT' && !one.isTest && mayTrade(world, one, 'payin') && mayPayIn(world, one, way),
    );
    if (able.length === 0) return undefined;
    try {
      return collectOf(world, payIn({ holder: chance.pick(able), way, amount, plan: { failures: 0, payAfter: null } }));
    } catch (error) {
      if (error instanceof NoRoute) return undefined;
      throw error;
    }
  };
  let twice: Collect | undefined;
  clock.schedule(now - 3 * HOUR, () => {
    twice = order(777_00n);
  });
  clock.schedule(now - 40 * MINUTE, () => {
    const collect = order(1_250_00n);
    if (collect) payTo(world, collect, { amount: 1_200_00n, postscript: collect.postscript });
    pool.stories.amountDiff = collect?.no ?? '';
  });
  let again: Collect | undefined;
  clock.schedule(now - 100 * MINUTE, () => {
    again = order(777_00n);
    if (again && twice?.card && again.card !== twice.card) allocate(world, again, [twice.card], 'reallocate');
  });
  clock.schedule(now - 9 * MINUTE, () => {
    // Both orders have ended, so that the credit could belong to either.
    if (!again || !twice || again.payable !== twice.payable) return;
    payTo(world, again, { amount: again.payable, postscript: undefined });
    pool.stories.twoOrders = [twice.no, again.no];
  });
  clock.schedule(now - 30 * MINUTE, () => {
    // The bank debits something without a movement: the next balance does not follow from the previous one.
    const card = working(world).find(
      ({ usage, currency, status }) => usage === 'COLLECT' && currency === 'THB' && status === 'ENABLED',
    );
    if (!card) return;
    card.gap -= 25_00n;
    pool.stories.chainBreak = card.id;
    chargeFee(world, card, 10_00n, false);
  });
  clock.schedule(now - 6 * MINUTE, () => {
    const waiting = order(640_00n);
    const device = waiting?.card && channelOfCard(world, waiting.card)?.device;
    if (device) silence(world, device);
    pool.stories.offlineDevice = device ? device.id : '';
  });
}
