import type { SettReviewReason } from '@/contract';
import { canSett } from '../../../src/domain/sett';
import { currencyInfo } from '../../base/money';
import { partOf } from '../../base/ratio';
import { HOUR, MINUTE } from '../../engine/time';
import { PAYOUT_CHANNELS } from '../../model/catalog';
import type { Holder, Payee } from '../../model/parties';
import type { Payout, PayoutPlan } from '../../model/payments';
import type { EventDetails } from '../../model/records';
import type { World } from '../../model/world';
import { payoutBlockedBy } from '../availability';
import { tiersOf } from '../maintenance';
import { reviewAbove } from '../merchants';
import { freeze } from '../postings';
import { costAt, costOf, sharesOf } from '../prices';
import { failSett, lose, reverseSett, succeedSett } from './end';
import { beginAttempt, changeSett, channelOf, draftPayout, moveSett } from './moves';

const SEND_MS = 4_000;

/** A new beneficiary is looked at by a person (rule NEW_PAYEE). */
const NEW_PAYEE_MS = 24 * HOUR;

/** Sends a payout that has not gone out yet by another channel, at that channel's cost, and no longer waits for the old one. */
export function routeSett(world: World, payout: Payout, channelCode: string, details: EventDetails) {
  changeSett(world, payout, { channelCode, queueReason: 'NONE' }, details);
  payout.cost = costOf(costAt(channelOf(world, payout), payout.createdAt), payout.net);
  payout.shares = sharesOf(world, payout.holder, {
    amount: payout.net,
    fee: payout.fee,
    cost: payout.cost,
    currency: payout.account.currency,
  });
  if (payout.status === 'QUEUED') enqueue(world, payout);
}

/** How often a payout that waits is looked at again. */
const AGAIN_MS = 5 * MINUTE;

/**
 * Leaves a queued payout in the queue while its channel, its upstream or the service is closed (docs/rules/sett.md#queue).
 * @param again what is done later
 * @returns false when it may be sent now
 */
export function waits(world: World, payout: Payout, again: () => void): boolean {
  const at = world.clock.now();
  const { holder, net: amount, account } = payout;
  const reason = payoutBlockedBy(world, channelOf(world, payout), { mchNo: holder.no, amount, currency: account.currency, at });
  if (!reason) return false;
  if (payout.queueReason !== reason)
    changeSett(world, payout, { queueReason: reason }, { kind: 'QUEUED', actorType: 'SYSTEM', refNo: payout.channelCode });
  payout.sendAfter = at + AGAIN_MS;
  const next = payout.sendAfter;
  // Another channel plans a payout again, but one of a withdrawal is sent from here only.
  world.clock.schedule(next, () => (payout.order || payout.sendAfter === next) && again());
  return true;
}

/** Fee of a payout that a merchant asks for: 0.8 to 1.6 %, with the currency's least and most (docs/rules/simulation.md#prices). */
export function payoutFee(holder: Holder, currency: string, net: bigint): bigint {
  const { minFee, maxFee } = currencyInfo(currency);
  const fee = partOf(net, 8000 + (Number(holder.no.slice(-2)) % 9) * 1000);
  return fee < minFee ? minFee : fee > maxFee ? maxFee : fee;
}

export interface SettRequest {
  holder: Holder;
  account: Payout['account'];
  payee: Payee;
  net: bigint;
  source?: 'API' | 'PORTAL' | 'CONSOLE';
  plan?: PayoutPlan;
  channelCode?: string;
  /** Why a person must look at it, beside what the rules find. */
  reviewReasons?: readonly SettReviewReason[];
  /** How long it waits for the upstream's balance, ms. */
  waits?: number;
  /** A person has let the same payout go already. */
  isReviewed?: true;
}

/** The default channel to pay a beneficiary. */
export const usualPayoutChannel = ({ bankCode, id }: Payee): string =>
  PAYOUT_CHANNELS[4 + ((bankCode.charCodeAt(1) + Number(id)) % 9)] as string;

/**
 * A merchant asks for a payout: freezes amount and fee, and queues it or has it looked at (docs/rules/sett.md#create).
 * @throws when the balance is short
 */
export function createSett(
  world: World,
  { holder, account, payee, net, source = 'API', plan, channelCode, reviewReasons = [], waits, isReviewed }: SettRequest,
): Payout {
  const { chance, clock } = world;
  const { currency } = account;
  const fee = payoutFee(holder, currency, net);
  const code = channelCode ?? usualPayoutChannel(payee);
  if (account.isDebitBlocked) throw new Error(`${account.no} is blocked`);
  if (account.amounts.available < net + fee) throw new Error(`${account.no} is short of ${net + fee}`);
  const payout = draftPayout(world, {
    holder,
    account,
    payee,
    source,
    fee,
    net,
    channelCode: code,
    sendAfter: clock.now() + SEND_MS,
  });
  payout.cost = costOf(costAt(channelOf(world, payout), payout.createdAt), net);
  payout.shares = sharesOf(world, holder, { amount: net, fee, cost: payout.cost, currency: account.currency });
  world.ledger.post(payout.createdAt, 'FREEZE', payout.no, freeze(account, payout.amount));
  const reasons = [...reviewReasons];
  const own = reviewAbove(world, holder, currency);
  if (!isReviewed && (net >= tiersOf(world, currency).tier1 || (own !== null && net >= own))) reasons.push('ABOVE_LIMIT');
  if (!isReviewed && clock.now() - payee.firstUsedAt < NEW_PAYEE_MS) reasons.push('NEW_PAYEE');
  payout.reviewReasons = reasons;
  if (plan) world.payoutPlans.set(payout.no, plan);
  const wait = waits ?? (chance.chance(0.04) ? chance.int(5, 40) * MINUTE : 0);
  if (reasons.length > 0) moveSett(world, payout, 'queue', 'REVIEW', { kind: 'TO_REVIEW', actorType: 'SYSTEM' });
  else {
    moveSett(world, payout, 'queue', 'QUEUED', { kind: 'QUEUED', actorType: 'SYSTEM' });
    enqueue(world, payout, wait);
  }
  return payout;
}

/** Has a queued payout sent when its time comes. @param wait ms for which the upstream is short of balance */
function enqueue(world: World, payout: Payout, wait = 0) {
  const at = world.clock.now() + SEND_MS + wait;
  payout.sendAfter = at;
  if (wait > 0) payout.queueReason = 'BALANCE_SHORT';
  world.clock.schedule(at, () => payout.sendAfter === at && send(world, payout));
}

/** QUEUED to PAYING, and what becomes of it (docs/rules/simulation.md#flows: 97.7 % succeed, 0.3 % without an answer, 0.1 % returned). */
function send(world: World, payout: Payout) {
  if (payout.order || !canSett('send', payout.status)) return;
  if (waits(world, payout, () => send(world, payout))) return;
  const { chance, clock } = world;
  moveSett(world, payout, 'send', 'PAYING', { kind: 'PAYOUT_SENT', actorType: 'SYSTEM', refNo: payout.channelCode });
  beginAttempt(world, payout);
  const plan =
    world.payoutPlans.get(payout.no) ??
    chance.weighted([['SUCCESS', 976] as const, ['REVERSED', 1] as const, ['UNKNOWN', 3] as const, ['FAILED', 20] as const]);
  const isPlanned = world.payoutPlans.delete(payout.no);
  clock.schedule(clock.now() + Math.round(chance.logNormal(95_000, 0.5)), () => {
    if (payout.status !== 'PAYING') return;
    if (plan === 'FAILED') failSett(world, payout);
    else if (plan === 'UNKNOWN' || plan === 'SILENT') lose(world, payout, plan === 'SILENT');
    else {
      succeedSett(world, payout);
      if (plan === 'REVERSED')
        clock.schedule(clock.now() + (isPlanned ? 3 : chance.int(2, 60)) * HOUR, () => {
          if (canSett('reverse', payout.status)) reverseSett(world, payout, { kind: 'PAYOUT_REVERSED', actorType: 'UPSTREAM' });
        });
    }
  });
}

/** A person lets a payout go on. */
export function passSett(world: World, payout: Payout, details: EventDetails) {
  moveSett(world, payout, 'pass', 'QUEUED', details);
  enqueue(world, payout);
}

/**
 * A failed payout is tried again by a new order, linked both ways; the old one stays as it is (docs/rules/sett.md#retry).
 * @throws when the balance is short
 */
export function retrySett(world: World, payout: Payout, channelCode: string | undefined, details: EventDetails): Payout {
  const { holder, account, payee, net } = payout;
  const next = createSett(world, {
    holder,
    account,
    payee,
    net,
    source: 'CONSOLE',
    channelCode: channelCode ?? payout.channelCode,
    waits: 0,
    isReviewed: true,
  });
  next.retryOf = payout;
  changeSett(world, payout, { retriedBy: next }, { ...details, refNo: next.no });
  return next;
}
