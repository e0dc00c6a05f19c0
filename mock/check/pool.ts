import type { OperationLog } from '../engine/log';
import { DAY } from '../engine/time';
import { bookOf, suspenseOf } from '../flow/cards/accounts';
import type { BankCard, BankLine, Collect } from '../model/cards';
import type { OrderEvent } from '../model/records';
import type { World } from '../model/world';

const signed = ({ direction, amount }: BankLine) => (direction === 'IN' ? amount : -amount);

interface Versioned {
  no: string;
  version: number;
  events: readonly OrderEvent[];
}

/** All invariants (docs/rules/invariants.md) that own cards, movements and collection orders can violate: 6, 9, 14, 16, 28, 30. */
export function* checkPool(world: World, log: OperationLog): Generator<string> {
  const { pool } = world;
  const done = new Set(log.entries.filter(({ result }) => result !== 'REFUSED').map((one) => `${one.traceId} ${one.operatorId}`));
  yield* checkSuspense(world);
  for (const card of pool.cards.values()) yield* checkCard(world, card);
  for (const collect of pool.collects.rows) yield* checkCollect(world, collect);
  yield* checkOpen(world);
  const cards = [...pool.cards.values()].map(({ id, version, events }) => ({ no: id, version, events }));
  for (const one of [
    ...cards,
    ...pool.channels.values(),
    ...pool.lines.rows,
    ...pool.collects.rows,
    ...pool.batches.rows,
    ...pool.items.rows,
  ] as Versioned[]) {
    const steps = one.events.filter(({ isSide }) => !isSide).length;
    if (one.version !== steps) yield `28: ${one.no} has version ${one.version} after ${steps} steps`;
    for (const { kind, actorType, operator, traceId } of one.events)
      if (actorType === 'OPERATOR' && !done.has(`${traceId} ${operator?.id}`))
        yield `28: ${kind} of ${one.no} is in no log entry`;
  }
}

/** 6: suspense contains exactly the unmatched movements and those of uncredited orders. */
function* checkSuspense(world: World): Generator<string> {
  const { pool } = world;
  const wanted = new Map<string, bigint>();
  const add = (currency: string, amount: bigint) => wanted.set(currency, (wanted.get(currency) ?? 0n) + amount);
  for (const line of pool.lines.rows) if (line.matchStatus !== 'IGNORED') add(line.card.currency, signed(line));
  for (const { status, order, paid } of pool.collects.rows) if (status === 'SUCCESS') add(order.account.currency, -(paid ?? 0n));
  for (const { status, net, batch } of pool.items.rows) if (status === 'SUCCESS') add(batch.currency, net);
  for (const currency of wanted.keys()) {
    const { available } = suspenseOf(world, currency).amounts;
    if (available !== wanted.get(currency))
      yield `6: ${currency} has ${available} in suspense, its open lines are ${wanted.get(currency)}`;
  }
}

function* checkCard({ pool, clock }: World, card: BankCard): Generator<string> {
  const lines = pool.lines.group(card.id);
  const moved = lines.reduce((sum, line) => sum + signed(line), 0n);
  const opening = card.account.entries.reduce(
    (sum, { transaction, delta }) => (transaction.kind === 'CARD_OPEN' ? sum - delta : sum),
    0n,
  );
  if (opening + moved !== bookOf(card)) yield `2: ${card.id} opened with ${opening}, moved ${moved}, has ${bookOf(card)}`;
  const last = lines.at(-1);
  if (last && last.bookAfter !== bookOf(card)) yield `1: ${card.id} ends with ${last.bookAfter}, has ${bookOf(card)}`;
  if (new Set(lines.map(({ dedupeKey }) => dedupeKey)).size !== lines.length) yield `16: ${card.id} has one movement twice`;
  if (card.status === 'ENABLED' && card.authorisation && card.authorisation.expireAt + DAY < clock.now())
    yield `30: ${card.id} is enabled without its holder's agreement`;
}

function* checkCollect({ pool }: World, { no, status, line, order, paid, card }: Collect): Generator<string> {
  const isTied = status === 'SUCCESS' || status === 'AMOUNT_DIFF';
  if (isTied && !line) yield `9: ${no} is ${status} without a line`;
  if (!line) return;
  if (line.bizNo !== no || line.matchStatus !== 'MATCHED') yield `16: ${line.no} does not know that it belongs to ${no}`;
  if (line.amount !== paid) yield `9: ${no} says ${paid}, its line ${line.amount}`;
  if (line.card !== card && status !== 'SUCCESS') yield `16: ${no} waits on another card than its line came to`;
  if (status === 'SUCCESS' && (order.successType === null || order.paid !== paid))
    yield `9: ${no} is SUCCESS, its order ${order.status} with ${order.paid}`;
  if (status === 'AMOUNT_DIFF' && pool.collects.get(no)?.order.paid === paid && order.successType === 'NORMAL')
    yield `9: ${no} is AMOUNT_DIFF and credited`;
}

/** 16: open orders of one card have different amounts. */
function* checkOpen({ pool }: World): Generator<string> {
  for (const [{ id }, open] of pool.open) {
    const amounts = [...open].map(({ payable }) => payable);
    if (new Set(amounts).size !== amounts.length) yield `16: two open orders of ${id} share an amount`;
    for (const { no, status, card } of open)
      if (card?.id !== id || (status !== 'WAIT_PAY' && status !== 'PAID_DECLARED'))
        yield `16: ${no} is ${status} and still open on ${id}`;
  }
}
