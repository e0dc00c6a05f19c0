import { MINUTE } from '../../engine/time';
import { bookOf } from '../../flow/cards/accounts';
import { failItem, moveBatch, moveItem, payItem, paymentOf, settleItem } from '../../flow/cards/batch';
import { twinOf } from '../../flow/cards/book';
import { bankMoves, bookKnown } from '../../flow/cards/desk';
import { sendCode } from '../../flow/cards/messages';
import { channelOfCard, coolCard, listenOf } from '../../flow/cards/use';
import type { BankCard, BankLine, Batch, BatchItem, CardChannel } from '../../model/cards';
import type { PayoutPlan } from '../../model/payments';
import type { EventDetails, StoredFile } from '../../model/records';
import type { World } from '../../model/world';
import { OTP_TRIES } from './view';

/** Consecutive failures after which a card is cooled. */
const FAIL_STREAK = 5;
const BANK_FAILURES = ['BENEFICIARY_BANK_REFUSED', 'ACCOUNT_CLOSED', 'NAME_MISMATCH', 'LIMIT'] as const;

const SYSTEM = { actorType: 'SYSTEM' } as const;
const BANK = { actorType: 'UPSTREAM' } as const;

/** Starts an approved batch with its first payment (docs/rules/batch.md#states). */
export function startBatch(world: World, batch: Batch, details: EventDetails, by: string) {
  if (batch.status !== 'APPROVED') return;
  batch.startedAt ??= world.clock.now();
  moveBatch(world, batch, 'start', 'PAYING', { ...details, kind: 'BATCH_STARTED' }, by);
}

/** The card channel that receives one-time codes for payouts; undefined without one. */
function otpChannelOf(world: World, card: BankCard): CardChannel | undefined {
  const channel = channelOfCard(world, card);
  if (!channel || channel.purpose === 'RECEIPT') return undefined;
  const { status } = listenOf(channel, world.clock.now());
  return status === 'ONLINE' || status === 'DEGRADED' ? channel : undefined;
}

/** Requests a payment from the card's bank. A second or two later the bank asks for a code or starts the payment. */
export function applyItem(world: World, item: BatchItem, otpMode: 'MANUAL' | 'LISTEN', details: EventDetails, by: string) {
  const { clock, pool } = world;
  const appliedAt = clock.now();
  Object.assign(item, { otpMode, appliedAt, attempts: item.attempts + 1, otpMessage: null, otpFailures: 0 });
  moveItem(world, item, 'apply', 'APPLYING', details, by);
  clock.schedule(appliedAt + pool.chance.int(1000, 2000), () => answerApplication(world, item));
}

function answerApplication(world: World, item: BatchItem) {
  const { card, status } = item;
  if (status !== 'APPLYING' || !card) return;
  const channel = otpChannelOf(world, card);
  if (!channel) {
    moveItem(world, item, 'ask', 'PAYING', { ...BANK, kind: 'ITEM_SENT' });
    work(world, item);
    return;
  }
  const message = sendCode(world, channel, item);
  Object.assign(item, { otpMessage: message, otpRequestedAt: world.clock.now() });
  moveItem(world, item, 'ask', 'WAIT_OTP', { ...BANK, kind: 'OTP_SENT', refNo: message.no });
  const { clock, pool } = world;
  clock.schedule(message.codeExpiresAt ?? clock.now(), () => {
    if (item.status === 'WAIT_OTP' && item.otpMessage === message) fail(world, item, 'OTP_EXPIRED');
  });
  if (item.otpMode === 'LISTEN')
    clock.schedule(clock.now() + pool.chance.int(1000, 3000), () => {
      // A paused batch sends nothing more. A code that no template could parse must be entered manually.
      if (item.status === 'WAIT_OTP' && item.batch.status === 'PAYING' && message.parseStatus === 'PARSED')
        passCode(world, item, { ...SYSTEM, kind: 'OTP_USED', refNo: message.no });
    });
}

/** The code was right: the bank starts the payment. */
export function passCode(world: World, item: BatchItem, details: EventDetails, by = 'SYSTEM') {
  if (item.otpMessage) item.otpMessage.usedAt = world.clock.now();
  moveItem(world, item, 'otp', 'PAYING', details, by);
  work(world, item);
}

/** Counts a wrong code; the third one fails the payment. @returns the remaining attempts */
export function refuseCode(world: World, item: BatchItem): number {
  item.otpFailures++;
  item.events.push({ at: world.clock.now(), ...BANK, kind: 'OTP_WRONG', isSide: true });
  if (item.otpFailures >= OTP_TRIES) fail(world, item, 'OTP_WRONG');
  return Math.max(0, OTP_TRIES - item.otpFailures);
}

function planFor({ payoutPlans, pool }: World, item: BatchItem): PayoutPlan {
  const planned = payoutPlans.get(item.no);
  if (planned) return planned;
  const dice = pool.chance.next();
  return dice < 0.975 ? 'SUCCESS' : dice < 0.995 ? 'FAILED' : 'UNKNOWN';
}

/** The bank needs some seconds (docs/rules/simulation.md#flows: 97.5% succeed, 2% fail, the rest get no answer). */
function work(world: World, item: BatchItem) {
  const { clock, pool } = world;
  clock.schedule(clock.now() + pool.chance.int(3000, 12_000), () => {
    // An operator has already proved the payment.
    if (item.line) return;
    const plan = planFor(world, item);
    const isLost = plan === 'UNKNOWN' || plan === 'SILENT';
    const isPaid = plan === 'SUCCESS' || plan === 'REVERSED' || (plan === 'UNKNOWN' && pool.chance.chance(0.6));
    if (item.status === 'PAYING' && !isLost) {
      if (isPaid) succeed(world, item);
      else fail(world, item, pool.chance.pick(BANK_FAILURES));
      return;
    }
    if (item.status === 'PAYING') moveItem(world, item, 'lose', 'UNKNOWN', { ...BANK, kind: 'ITEM_UNKNOWN' });
    // Another result may already be recorded; the bank statement still shows the actual one.
    if (item.status === 'UNKNOWN') item.truth = plan === 'SILENT' ? null : isPaid ? 'SUCCESS' : 'FAILED';
    if (isPaid) showLater(world, item);
  });
}

/** The bank paid without an answer: its statement shows the movement half an hour later, unmatched. */
function showLater(world: World, item: BatchItem) {
  const { clock, pool } = world;
  const { card } = item;
  if (!card) return;
  const movement = paymentOf(item, card, bankMoves(card, -item.net), clock.now());
  clock.schedule(clock.now() + pool.chance.int(20, 40) * MINUTE, () => {
    // Skipped when the evidence already booked it.
    if (!twinOf(world, card, movement)) bookKnown(world, card, movement);
  });
}

function succeed(world: World, item: BatchItem) {
  const { card } = item;
  if (!card) return;
  card.failStreak = 0;
  payItem(world, item, card, { ...BANK, kind: 'ITEM_PAID' });
}

function fail(world: World, item: BatchItem, failCode: string) {
  failItem(world, item, failCode, null, { ...(failCode.startsWith('OTP') ? SYSTEM : BANK), kind: 'ITEM_FAILED' });
  restCard(world, item.card);
}

/** Cools a card after too many consecutive failures, and removes it from its waiting lines (docs/rules/card.md#cooling). */
export function restCard(world: World, card: BankCard | null) {
  if (!card || card.failStreak < FAIL_STREAK || card.status !== 'ENABLED') return;
  coolCard(world, card, 'FAIL_STREAK');
  for (const item of world.pool.items.rows)
    if (item.card === card && item.status === 'ASSIGNED') unassignItem(world, item, { ...SYSTEM, kind: 'ITEM_UNASSIGNED' });
}

/** Assigns a card to a line. */
export function assignItem(world: World, item: BatchItem, card: BankCard, details: EventDetails, by: string) {
  item.card = card;
  moveItem(world, item, 'assign', 'ASSIGNED', { ...details, kind: 'ITEM_ASSIGNED', refNo: card.id }, by);
}

/** Removes the card of an unsent line. */
export function unassignItem(world: World, item: BatchItem, details: EventDetails, by = 'SYSTEM') {
  item.card = null;
  moveItem(world, item, 'unassign', 'WAIT', details, by);
}

/** Payment data that an operator entered after a manual payment. */
interface HandPayment {
  bankRefNo: string;
  paidAt: number;
  voucher: StoredFile;
}

/** True when this card already has a movement with this reference. */
export const isRefTaken = (world: World, card: BankCard, ref: string): boolean =>
  twinOf(world, card, { direction: 'OUT', amount: 1n, bankTime: 0, source: 'MANUAL', ref }) !== undefined;

/** Books a line that an operator paid manually in online banking (docs/rules/batchItem.md#mark-paid). */
export function payByHand(
  world: World,
  item: BatchItem,
  card: BankCard,
  { bankRefNo, paidAt, voucher }: HandPayment,
  details: EventDetails,
  by: string,
) {
  Object.assign(item, { bankRefNo, voucher });
  card.failStreak = 0;
  bankMoves(card, -item.net);
  const line = bookKnown(world, card, { ...paymentOf(item, card, null, paidAt), source: 'MANUAL', file: voucher, by });
  settleItem(world, item, line, details, by);
}

/** An unmatched movement that shows this payment. */
const lineOf = ({ pool }: World, { no, net }: BatchItem, card: BankCard): BankLine | undefined =>
  pool.lines
    .group(card.id)
    .findLast(
      ({ matchStatus, direction, postscript, amount }) =>
        matchStatus === 'UNMATCHED' && direction === 'OUT' && postscript === no && amount === net,
    );

/** Books an unknown payment as paid: matches its movement, or books one from the evidence. */
export function resolvePaid(world: World, item: BatchItem, details: EventDetails, by: string) {
  const { card } = item;
  if (!card) throw new Error(`${item.no} has no card`);
  card.failStreak = 0;
  const line = lineOf(world, item, card);
  if (line) settleItem(world, item, line, details, by);
  // The bank has already debited the card: the bank balance must not change again.
  else if (item.truth === 'SUCCESS') {
    const movement = paymentOf(item, card, bookOf(card) + card.gap, world.clock.now());
    settleItem(world, item, bookKnown(world, card, movement), details, by);
  } else payItem(world, item, card, details, by);
}
