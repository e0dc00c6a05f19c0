import { entryAt } from '../../../src/domain/typed';
import { canHappen } from '../../../src/domain/withdraw';
import { currencyInfo } from '../../base/money';
import { HOUR, MINUTE } from '../../engine/time';
import type { Payee } from '../../model/parties';
import type { Payout, Withdraw } from '../../model/payments';
import type { EventDetails, OrderEvent } from '../../model/records';
import type { World } from '../../model/world';
import { keepBankRef } from '../findByNumber';
import { beginAttempt, draftPayout, endAttempt, moveSett } from '../payout/moves';
import { waits } from '../payout/order';
import { paidOut, returned } from '../postings';
import { close, move } from './moves';

/** Undo window of the last decision, and therefore the delay of a new payout order (docs/rules/withdraw.md#undo). */
export const UNDO_MS = MINUTE;
const MEDIAN_MS = 95_000;
const QUERIES_MS = [30_000, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE];
export const CHANNELS = ['CH0310', 'CH0311', 'CH0312', 'CH0313'] as const;

/** The channel of a payout when no operator chooses one: by the bank of the beneficiary. */
export const usualChannel = ({ bankCode }: Payee): string => entryAt(CHANNELS, bankCode.charCodeAt(0) % CHANNELS.length);

/** Creates the payout order of a passed withdrawal; it is sent when the undo window closes. */
export function queuePayout(world: World, order: Withdraw, channel?: string): Payout {
  const { holder, account, payee, net } = order;
  const channelCode = channel ?? usualChannel(payee);
  // The withdrawal has paid the fee and holds the money.
  const payout = draftPayout(world, {
    holder,
    account,
    payee,
    source: 'WITHDRAW',
    order,
    fee: 0n,
    net,
    channelCode,
    sendAfter: world.clock.now() + UNDO_MS,
  });
  moveSett(world, payout, 'queue', 'QUEUED', { kind: 'QUEUED', actorType: 'SYSTEM' });
  order.payouts.push(payout);
  world.clock.schedule(payout.sendAfter, () => send(world, order, payout));
  return payout;
}

/** Cancels an unsent payout order. */
export function cancelPayout(world: World, order: Withdraw) {
  const payout = order.payouts.at(-1);
  if (payout?.status !== 'QUEUED') return;
  moveSett(world, payout, 'cancel', 'CANCELED', { kind: 'CANCELED', actorType: 'SYSTEM', refNo: order.no });
}

/**
 * Sends a payout (QUEUED to PAYING) and schedules its result (docs/rules/simulation.md#flows: 98.5% succeed, median 95 s, 0.3%
 * without an answer).
 */
function send(world: World, order: Withdraw, payout: Payout) {
  if (!canHappen('send', order.status) || payout.status !== 'QUEUED') return;
  if (waits(world, payout, () => send(world, order, payout))) return;
  const { random, clock } = world;
  moveSett(world, payout, 'send', 'PAYING', { kind: 'PAYOUT_SENT', actorType: 'SYSTEM', refNo: payout.channelCode });
  beginAttempt(world, payout);
  move(world, order, 'send', 'PAYING', { kind: 'PAYOUT_SENT', actorType: 'SYSTEM', refNo: payout.no });
  const planned = world.payoutPlans.get(order.no);
  // A plan applies to one payout: a retry is random again.
  world.payoutPlans.delete(order.no);
  const plan =
    planned ??
    random.weighted([['SUCCESS', 984] as const, ['REVERSED', 1] as const, ['UNKNOWN', 3] as const, ['FAILED', 12] as const]);
  const after = clock.now() + (plan === 'PUNCTUAL' ? MEDIAN_MS : Math.round(random.logNormal(MEDIAN_MS, 0.5)));
  clock.schedule(after, () => {
    if (plan === 'FAILED') fail(world, order, payout);
    else if (plan === 'UNKNOWN' || plan === 'SILENT') lose(world, order, payout, plan === 'SILENT');
    else {
      succeed(world, order, payout);
      if (plan === 'REVERSED')
        clock.schedule(clock.now() + (planned ? 3 : random.int(2, 60)) * HOUR, () => reverse(world, order, payout));
    }
  });
}

const sides = (world: World, order: Withdraw) => {
  const { currency } = order.account;
  return {
    account: order.account,
    clearing: world.ledger.account('U01', currency, 'CLEARING', false),
    profit: world.ledger.account('P1', currency, 'PROFIT', false),
    net: order.net,
    fee: order.fee,
    cost: currencyInfo(currency).cost,
  };
};

const byUpstream = (kind: string, { no }: Payout): EventDetails => ({ kind, actorType: 'UPSTREAM', refNo: no });

const EVENTS = { SUCCESS: 'succeed', FAILED: 'fail', REVERSED: 'reverse' } as const;

/** Ends the payout order with the same event as its withdrawal. */
function end(world: World, order: Withdraw, payout: Payout, status: keyof typeof EVENTS, { refNo: _, ...details }: EventDetails) {
  moveSett(world, payout, EVENTS[status], status, { ...details, refNo: order.no });
  if (status !== 'REVERSED') endAttempt(world, payout, status);
  order.finishedAt = order.updatedAt;
}

/** Records the earnings of the withdrawal or their reversal (docs/rules/profit.md#business-days). */
function earn(world: World, order: Withdraw, payout: Payout, sign: 1n | -1n) {
  const { account, holder, no: ref, updatedAt: at } = order;
  world.profits.push({
    at,
    biz: 'WITHDRAW',
    currency: account.currency,
    holder,
    way: null,
    channel: world.catalog.channels.get(payout.channelCode) ?? null,
    ref,
    count: sign > 0n ? 1 : 0,
    amount: sign * order.net,
    fee: sign * order.fee,
    cost: sign > 0n ? payout.cost : 0n,
    share: 0n,
    shares: [],
  });
}

function succeed(
  world: World,
  order: Withdraw,
  payout: Payout,
  details = byUpstream('PAYOUT_SUCCESS', payout),
  bankRefNo = `${payout.channelCode}${payout.no.slice(-10)}`,
) {
  move(world, order, 'succeed', 'SUCCESS', details);
  end(world, order, payout, 'SUCCESS', details);
  keepBankRef(world, payout, bankRefNo);
  world.ledger.post(order.updatedAt, 'WITHDRAW', order.no, paidOut(sides(world, order)));
  earn(world, order, payout, 1n);
}

function fail(world: World, order: Withdraw, payout: Payout, details = byUpstream('PAYOUT_FAILED', payout)) {
  move(world, order, 'fail', 'FAILED', details);
  payout.failCode = 'BENEFICIARY_BANK_REFUSED';
  end(world, order, payout, 'FAILED', details);
}

/**
 * No clear answer is not a failure: the money remains frozen until a query or an operator finds the result
 * (docs/rules/trade.md#unknown-outcome).
 */
function lose(world: World, order: Withdraw, payout: Payout, isSilent: boolean) {
  move(world, order, 'lose', 'UNKNOWN', { kind: 'PAYOUT_UNKNOWN', actorType: 'SYSTEM', refNo: payout.no });
  moveSett(world, payout, 'lose', 'UNKNOWN', { kind: 'PAYOUT_UNKNOWN', actorType: 'SYSTEM', refNo: order.no });
  endAttempt(world, payout, 'UNKNOWN');
  if (isSilent) return;
  const { random, clock } = world;
  payout.truth = random.chance(0.8) ? 'SUCCESS' : 'FAILED';
  const step = (tried: number) => {
    clock.schedule(clock.now() + (QUERIES_MS[tried] ?? HOUR), () => {
      if (order.status === 'UNKNOWN' && !(random.chance(0.4) && query(world, order))) step(tried + 1);
    });
  };
  step(0);
}

/** Queries the upstream about an unknown payout. @returns true when the result is known */
export function query(world: World, order: Withdraw): boolean {
  const payout = order.payouts.at(-1);
  if (order.status !== 'UNKNOWN' || !payout?.truth) return false;
  if (payout.truth === 'SUCCESS') succeed(world, order, payout);
  else fail(world, order, payout);
  return true;
}

function reverse(world: World, order: Withdraw, payout: Payout) {
  if (!canHappen('reverse', order.status)) return;
  const details = byUpstream('PAYOUT_REVERSED', payout);
  move(world, order, 'reverse', 'REVERSED', details);
  end(world, order, payout, 'REVERSED', details);
  world.ledger.post(order.updatedAt, 'REVERSAL', order.no, returned(sides(world, order)));
  earn(world, order, payout, -1n);
}

/** Pays a failed or returned order again with a new payout order (docs/rules/withdraw.md#retry). */
export function retry(world: World, order: Withdraw, details: EventDetails, channel?: string) {
  move(world, order, 'retry', 'PASSED', details);
  (order.events.at(-1) as OrderEvent).refNo = queuePayout(world, order, channel).no;
  order.finishedAt = null;
}

/**
 * Records the result of an unknown payout that an operator found (docs/rules/withdraw.md#resolve). @param bankRefNo for a
 * successful payout
 */
export function resolve(world: World, order: Withdraw, details: EventDetails, isSuccess: boolean, bankRefNo?: string) {
  const payout = order.payouts.at(-1) as Payout;
  if (isSuccess) succeed(world, order, payout, { ...details, refNo: payout.no }, bankRefNo);
  else fail(world, order, payout, { ...details, refNo: payout.no });
}

/** Gives up a failed or returned order: releases the money to the holder (docs/rules/withdraw.md#refund). */
export function refund(world: World, order: Withdraw, details: EventDetails) {
  close(world, order, 'refund', 'REJECTED', details);
  order.rejectReason = 'PAYOUT_FAILED';
  order.rejectRemark = details.remark ?? null;
  order.rejectedAt = order.updatedAt;
}
