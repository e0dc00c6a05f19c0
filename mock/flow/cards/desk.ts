import { moneyIn } from '../../base/money';
import { MINUTE, ZONE_MS } from '../../engine/time';
import type { BankCard, Collect } from '../../model/cards';
import type { CardDesk } from '../../model/payments';
import type { World } from '../../model/world';
import { payerOf } from '../payin/payer';
import { bookOf } from './accounts';
import { bookLine, ignoreLine, type Movement, matchTo, twinOf } from './book';
import { createCollect, declare, endCollect, matchLine } from './collect';
import { bookReceipt, receive } from './messages';
import { channelOfCard, coolWhenFull } from './use';

/** A simulated payment to a card. */
interface Payment {
  amount: bigint;
  postscript: string | undefined;
  /** The device gets no message: the payment only appears in online banking, later. */
  isUntold?: boolean;
  /** Disables all random results. */
  isPlanned?: boolean;
}

const timeIn = (at: number) => new Date(at + ZONE_MS).toISOString().slice(0, 16).replace('T', ' ');

/** The new bank balance. The card's `gap` keeps the difference to the book balance. */
export function bankMoves(card: BankCard, delta: bigint): bigint {
  card.gap += delta;
  return bookOf(card) + card.gap;
}

/** Books a movement that the bank reported, and reduces the gap by it. */
export function bookKnown(world: World, card: BankCard, movement: Movement) {
  const line = bookLine(world, card, movement);
  card.gap -= movement.direction === 'IN' ? movement.amount : -movement.amount;
  coolWhenFull(world, card);
  return line;
}

/** A payment arrives on the card of an order: reported by the device or only by online banking (docs/rules/simulation.md#flows). */
export function payTo(
  world: World,
  { card, order }: Collect,
  { amount, postscript, isUntold = false, isPlanned = true }: Payment,
) {
  if (!card) return;
  const { clock, pool } = world;
  const { chance } = pool;
  const bankTime = clock.now();
  const { name, accountNo } = payerOf(order);
  const balance = bankMoves(card, amount);
  const ref = `${card.bankCode}${order.no.slice(-14)}`;
  const seen = {
    counterpartyName: name,
    counterpartyAccountNo: accountNo,
    counterpartyBankCode: card.bankCode,
    ...(postscript && { postscript }),
  };
  const channel = channelOfCard(world, card);
  const isListening = channel?.isEnabled === true && !isUntold;
  const isHeard = isListening && (channel.device.silentFrom ?? Number.POSITIVE_INFINITY) > bankTime;
  const delay = isPlanned
    ? 0
    : Math.round(isHeard ? chance.logNormal(3000, 0.7) : chance.int(isUntold ? 10 : 1, isUntold ? 40 : 5) * MINUTE);
  const isOdd = !isPlanned && chance.chance(0.015);
  const text = (minor: bigint) => moneyIn(card.currency, minor);
  /** Delivers the message through the device; false when no template matched. */
  const deliver = (): boolean => {
    if (!channel || channel.unpairedAt !== null || !channel.isEnabled) return false;
    const values = { amount: text(amount), balance: text(balance), tail: card.no.slice(-4), ref, time: timeIn(bankTime) };
    const message = receive(world, channel, { type: 'RECEIPT', at: bankTime, values, isOdd });
    const line = bookReceipt(world, message, seen);
    if (line) card.gap -= amount;
    if (line) coolWhenFull(world, card);
    return message.parseStatus !== 'UNPARSED';
  };
  // Online banking reports what no message reported, unless it was recorded manually.
  const find = () => {
    const movement = { direction: 'IN', amount, bankTime, source: 'ONLINE_BANKING', bankAfter: balance, ref, ...seen } as const;
    if (!twinOf(world, card, movement)) matchLine(world, bookKnown(world, card, movement));
  };
  if (isListening && !isHeard) channel.device.missed.push(deliver);
  clock.schedule(bankTime + delay, () => {
    if (!isHeard) find();
    else if (!deliver()) clock.schedule(clock.now() + chance.int(10, 30) * MINUTE, find);
  });
}

/** Draws the result of a payment (docs/rules/simulation.md#flows: 94% are matched automatically). */
function pay(world: World, collect: Collect, isPlanned: boolean) {
  const { chance } = world.pool;
  const dice = isPlanned ? 0 : chance.next();
  if (!collect.card || collect.line) return;
  const { payable, order } = collect;
  // Payers round the amount, or forget its offset.
  const wrong = order.amount === payable ? payable - payable / 50n : order.amount;
  const isWrong = (dice >= 0.94 && dice < 0.96) || dice >= 0.98;
  const amount = isWrong && wrong > 0n ? wrong : payable;
  const postscript = dice < 0.98 && (isWrong || chance.chance(0.8)) ? collect.postscript : undefined;
  payTo(world, collect, { amount, postscript, isUntold: dice >= 0.96 && dice < 0.98, isPlanned });
  if (dice >= 0.94) world.clock.schedule(world.clock.now() + MINUTE, () => declare(world, collect));
}

/** How the card pool handles pay orders (docs/rules/collect.md#states). */
export const createCardDesk = (world: World): CardDesk => ({
  begin(order, payAfter, isPlanned) {
    const collect = createCollect(world, order);
    if (payAfter === null) return;
    const { clock } = world;
    clock.schedule(clock.now() + payAfter, () => pay(world, collect, isPlanned));
  },
  ended: (order) => endCollect(world, order),
});

/** Moves money between two own cards; both movements are matched (docs/rules/ledger.md#sweep). */
export function sweep(world: World, from: BankCard, to: BankCard, amount: bigint) {
  const ref = world.numberOf('SW');
  const bankTime = world.clock.now();
  const one = (card: BankCard, direction: 'IN' | 'OUT', other: BankCard) => {
    const bankAfter = bankMoves(card, direction === 'IN' ? amount : -amount);
    return bookKnown(world, card, {
      direction,
      amount,
      bankTime,
      source: 'ONLINE_BANKING',
      bankAfter,
      ref,
      counterpartyAccountNo: other.no,
      counterpartyBankCode: other.bankCode,
      postscript: 'SWEEP',
    });
  };
  const [out, into] = [one(from, 'OUT', to), one(to, 'IN', from)];
  for (const [line, other] of [
    [out, into],
    [into, out],
  ] as const)
    matchTo(world, line, 'SWEEP', other.no, 'SYSTEM', { kind: 'LINE_MATCHED', actorType: 'SYSTEM', refNo: other.no });
}

/** The bank charges a fee. @param isSorted matched by the rule for bank fees, like older fees */
export function chargeFee(world: World, card: BankCard, amount: bigint, isSorted: boolean) {
  const bankTime = world.clock.now();
  const bankAfter = bankMoves(card, -amount);
  const line = bookKnown(world, card, {
    direction: 'OUT',
    amount,
    bankTime,
    source: 'ONLINE_BANKING',
    bankAfter,
    ref: world.numberOf('FEE'),
    postscript: 'ACCOUNT FEE',
  });
  if (isSorted) ignoreLine(world, line, 'BANK_FEE', 'BANK_FEE', 'SYSTEM', { kind: 'LINE_IGNORED', actorType: 'SYSTEM' });
  return line;
}
