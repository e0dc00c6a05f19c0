import { createHash } from 'node:crypto';
import type { BatchItemStatus, BatchStatus } from '@/contract';
import { type BatchEvent, type BatchItemEvent, batchItemTransitions, batchTransitions } from '../../../src/domain/batch';
import { balanceShort } from '../../base/bulk';
import { demandMove } from '../../base/moves';
import { demandFound, type Text } from '../../engine/text';
import type { BankCard, BankLine, Batch, BatchItem } from '../../model/cards';
import type { Operator } from '../../model/operators';
import type { EventDetails } from '../../model/records';
import { seesHolder } from '../../model/scope';
import type { World } from '../../model/world';
import { demandDebit, freeze, paidOut, release } from '../postings';
import { suspenseOf } from './accounts';
import { type Movement, matchTo } from './book';
import { bankMoves, bookKnown } from './desk';

const SHORT: Text = ['{available} available, {needed} needed.', '可用余额为 {available}，需要 {needed}。'];

/** States of a line that may still be paid. */
const UNFINISHED: ReadonlySet<BatchItemStatus> = new Set(['WAIT', 'ASSIGNED', 'APPLYING', 'WAIT_OTP', 'PAYING', 'UNKNOWN']);

/**
 * Moves a batch according to the state table; the only function that changes its status.
 * @throws Error when the table has no such move
 */
export function moveBatch(world: World, batch: Batch, event: BatchEvent, to: BatchStatus, details: EventDetails, by = 'SYSTEM') {
  demandMove(batch.no, batchTransitions, event, batch.status, to);
  batch.status = to;
  changeBatch(world, batch, {}, details, by);
}

/** Changes a batch without a change of status. */
export function changeBatch(world: World, batch: Batch, change: Partial<Batch>, details: EventDetails, by: string) {
  const at = world.clock.now();
  Object.assign(batch, change, { updatedAt: at, updatedBy: by, version: batch.version + 1 });
  batch.events.push({ at, ...details });
}

/**
 * Moves a batch line according to the state table; the only function that changes its status.
 * @throws Error when the table has no such move
 */
export function moveItem(
  world: World,
  item: BatchItem,
  event: BatchItemEvent,
  to: BatchItemStatus,
  details: EventDetails,
  by = 'SYSTEM',
) {
  demandMove(item.no, batchItemTransitions, event, item.status, to);
  item.status = to;
  changeItem(world, item, {}, details, by);
}

/** Changes a batch line without a change of status: assignment, evidence. */
export function changeItem(world: World, item: BatchItem, change: Partial<BatchItem>, details: EventDetails, by: string) {
  const at = world.clock.now();
  Object.assign(item, change, { updatedAt: at, updatedBy: by, version: item.version + 1 });
  item.events.push({ at, ...details });
}

/** Initial state of a line, from a file or as the replacement of a failed line. */
export const untouched = (at: number, by: string) => ({
  card: null,
  line: null,
  bankRefNo: null,
  voucher: null,
  failCode: null,
  failMsg: null,
  attempts: 0,
  replacedBy: null,
  assignee: null,
  otpMode: null,
  otpMessage: null,
  otpFailures: 0,
  truth: null,
  appliedAt: null,
  otpRequestedAt: null,
  paidAt: null,
  updatedAt: at,
  updatedBy: by,
  version: 1,
});

/** @throws Refusal 460 when the batch account has less than `needed` minor units (docs/rules/batch.md#balance) */
export function demandBalance({ account, currency }: Batch, needed: bigint): void {
  const { available } = account.amounts;
  demandDebit(account);
  if (available >= needed) return;
  throw balanceShort(SHORT, { available, needed }, currency);
}

/**
 * Digest of the batch content. It proves that the approved content is the submitted content (docs/rules/batch.md#content). Repeated
 * lines are left out.
 */
export function digestOf({ currency, account, groupCode, items }: Batch): string {
  const hash = createHash('sha256').update(JSON.stringify([currency, account.no, groupCode]));
  for (const { outItemNo, payeeName, payeeAccountNo, payeeBankCode, fee, net, replaces } of items)
    if (!replaces) hash.update(JSON.stringify([outItemNo, payeeName, payeeAccountNo, payeeBankCode, String(fee), String(net)]));
  return hash.digest('hex');
}

/**
 * Count and amount of a batch by state; they sum to the total (docs/rules/invariants.md#invariant-14). A replaced line is not
 * counted, so that the total remains the approved total. Minor units.
 */
export function countsOf({ items }: Batch) {
  const zero = () => ({ count: 0, amount: 0n });
  const counts = {
    total: zero(),
    success: zero(),
    fail: zero(),
    processing: zero(),
    unknown: zero(),
    canceled: zero(),
    waiting: zero(),
    invalid: zero(),
  };
  const groupOf = (status: BatchItemStatus) => {
    if (status === 'SUCCESS') return counts.success;
    if (status === 'FAILED' || status === 'REVERSED') return counts.fail;
    if (status === 'UNKNOWN') return counts.unknown;
    if (status === 'CANCELED') return counts.canceled;
    if (status === 'INVALID') return counts.invalid;
    return status === 'WAIT' ? counts.waiting : counts.processing;
  };
  for (const { status, net, replacedBy } of items)
    if (!replacedBy)
      for (const sum of [counts.total, groupOf(status)]) {
        sum.count++;
        sum.amount += net;
      }
  return counts;
}

/**
 * Freezes the amount of all unfinished lines (docs/rules/batch.md#balance). @throws Error for an insufficient balance: check it
 * first
 */
export function holdBatch(world: World, batch: Batch) {
  const sum = batch.items.reduce((total, { amount, status }) => (UNFINISHED.has(status) ? total + amount : total), 0n);
  world.ledger.post(world.clock.now(), 'FREEZE', batch.no, freeze(batch.account, sum));
  batch.held += sum;
}

/** Releases frozen money that a batch no longer needs. */
export function releaseHeld(world: World, batch: Batch, amount: bigint) {
  if (amount === 0n) return;
  world.ledger.post(world.clock.now(), 'RELEASE', batch.no, release(batch.account, amount));
  batch.held -= amount;
}

/** The movement that the bank shows for a paid line. @param bankAfter balance at the bank, minor units */
export const paymentOf = (item: BatchItem, card: BankCard, bankAfter: bigint | null, bankTime: number): Movement => ({
  direction: 'OUT',
  amount: item.net,
  bankTime,
  source: 'ONLINE_BANKING',
  bankAfter,
  ref: item.bankRefNo ?? `${card.bankCode}${item.no.slice(-14)}`,
  counterpartyName: item.payeeName,
  counterpartyAccountNo: item.payeeAccountNo,
  counterpartyBankCode: item.payeeBankCode,
  postscript: item.no,
});

/** The bank has debited the card: books the movement, matches it to the line and books the payout. */
export function payItem(world: World, item: BatchItem, card: BankCard, details: EventDetails, by = 'SYSTEM') {
  const line = bookKnown(world, card, paymentOf(item, card, bankMoves(card, -item.net), world.clock.now()));
  settleItem(world, item, line, details, by);
}

/** Matches a movement to a batch line and books it as paid (docs/rules/ledger.md#payout; the counter-entry is in suspense). */
export function settleItem(world: World, item: BatchItem, line: BankLine, details: EventDetails, by = 'SYSTEM') {
  const { batch, net, fee, amount } = item;
  const { ledger, clock } = world;
  matchTo(world, line, 'PAYOUT', item.no, by, { ...details, kind: 'LINE_MATCHED', refNo: item.no });
  Object.assign(item, { line, card: line.card, bankRefNo: line.ref ?? item.bankRefNo, paidAt: line.bankTime, truth: null });
  const event = item.status === 'UNKNOWN' ? 'resolve' : item.status === 'PAYING' ? 'succeed' : 'paid';
  moveItem(world, item, event, 'SUCCESS', { ...details, refNo: line.no }, by);
  const at = clock.now();
  const profit = ledger.account('P1', batch.currency, 'PROFIT', false);
  const clearing = suspenseOf(world, batch.currency);
  ledger.post(at, 'PAYOUT', item.no, paidOut({ account: batch.account, clearing, profit, net, fee, cost: 0n }));
  batch.held -= amount;
  world.profits.push({
    at,
    biz: 'PAYOUT',
    currency: batch.currency,
    holder: batch.holder,
    way: null,
    channel: null,
    ref: item.no,
    count: 1,
    amount: net,
    fee,
    cost: 0n,
    share: 0n,
    shares: [],
  });
  endWhenDone(world, batch);
}

/** Confirms that no money was sent: releases its frozen amount, and a new line may replace it. */
export function failItem(
  world: World,
  item: BatchItem,
  failCode: string,
  failMsg: string | null,
  details: EventDetails,
  by = 'SYSTEM',
) {
  Object.assign(item, { failCode, failMsg, truth: null });
  if (item.card) item.card.failStreak++;
  moveItem(world, item, item.status === 'UNKNOWN' ? 'resolve' : 'fail', 'FAILED', details, by);
  releaseHeld(world, item.batch, item.amount);
  endWhenDone(world, item.batch);
}

/** Cancels lines that were not sent and releases their frozen amount in one posting. */
export function cancelItems(world: World, batch: Batch, items: readonly BatchItem[], details: EventDetails, by: string) {
  const isHeld = batch.held > 0n;
  const sum = items.reduce((total, { amount, status }) => (UNFINISHED.has(status) ? total + amount : total), 0n);
  for (const item of items) moveItem(world, item, 'cancel', 'CANCELED', details, by);
  if (isHeld) releaseHeld(world, batch, sum);
}

/** Ends a batch when all its lines have ended; they determine its final state (docs/rules/batch.md#states). */
export function endWhenDone(world: World, batch: Batch) {
  if (batch.status !== 'PAYING' && batch.status !== 'PAUSED') return;
  if (batch.items.some(({ status }) => UNFINISHED.has(status))) return;
  const { success, fail, canceled } = countsOf(batch);
  const isWhole = fail.count + canceled.count === 0;
  const to = success.count === 0 ? (fail.count > 0 ? 'FAILED' : 'CANCELED') : isWhole ? 'SUCCESS' : 'PARTIAL';
  batch.finishedAt = world.clock.now();
  moveBatch(world, batch, 'end', to, { kind: 'BATCH_ENDED', actorType: 'SYSTEM' });
}

const NO_ITEM: Text = ['Line not found, or outside your data scope.', '明细不存在或不在您的数据范围内。'];

/** A batch line that the operator may see. @throws Refusal 404 */
export const findItem = ({ pool }: World, operator: Operator, no: unknown): BatchItem =>
  demandFound(pool.items.get(String(no)), NO_ITEM, (one) => seesHolder(operator, one.batch.holder));
