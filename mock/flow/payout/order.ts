import type { SettReviewReason } from '@/contract';
import { canSett } from '../../../src/domain/sett';
import { entryAt } from '../../../src/domain/typed';
import { currencyInfo } from '../../base/money';
import { partOf } from '../../base/ratio';
import { HOUR, MINUTE } from '../../engine/time';
import { PAYOUT_CHANNELS } from '../../model/catalog';
import type { Holder, Payee } from '../../model/parties';
import type { Payout, PayoutPlan } from '../../model/payments';
import type { EventDetails } from '../../model/records';
import type { World } from '../../model/world';
import { payoutBlockedBy } from '../channels/availability';
import { tiersOf } from '../maintenance';
import { reviewAbove } from '../merchants';
import { freeze } from '../postings';
import { costAt, costOf, sharesOf } from '../prices';
import { failSett, lose, reverseSett, succeedSett } from './end';
import { beginAttempt, changeSett, channelOf, draftPayout, moveSett } from './moves';

const SEND_MS = 4_000;

/** A new beneficiary needs a review (rule NEW_PAYEE). */
const NEW_PAYEE_MS = 24 * HOUR;

/** Routes an unsent payout to another channel at that channel's cost, without waiting for the old one. */
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

/** Interval between checks of a waiting payout. */
const AGAIN_MS = 5 * MINUTE;

/**
 * Keeps a payout queued while its channel, its upstream or the service is closed (docs/rules/sett.md#queue).
 * @param again runs at the next check
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
  // A change of channel schedules the payout again; a payout of a withdrawal is only scheduled here.
  world.clock.schedule(next, () => (payout.order || payout.sendAfter === next) && again());
  return true;
}

/** Payout fee of a merchant: 0.8% to 1.6%, within the limits of the currency (docs/rules/simulation.md#prices). */
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
  /** Review reasons in addition to those of the rules. */
  reviewReasons?: readonly SettReviewReason[];
  /** How long the upstream's balance is insufficient, ms. */
  waits?: number;
  /** The same payout has already passed a review. */
  isReviewed?: true;
}

/** The default payout channel of a beneficiary. */
export const usualPayoutChannel = ({ bankCode, id }: Payee): string =>
  entryAt(PAYOUT_CHANNELS, 4 + ((bankCode.charCodeAt(1) + Number(id)) % 9));

/**
 * Creates a merchant's payout: freezes amount and fee, then queues it or opens a review (docs/rules/sett.md#create).
 * @throws for an insufficient balance
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

/** Schedules the sending of a queued payout. @param wait ms during which the upstream's balance is insufficient */
function enqueue(world: World, payout: Payout, wait = 0) {
  const at = world.clock.now() + SEND_MS + wait;
  payout.sendAfter = at;
  if (wait > 0) payout.queueReason = 'BALANCE_SHORT';
  world.clock.schedule(at, () => payout.sendAfter === at && send(world, payout));
}

/**
 * Sends a payout (QUEUED to PAYING) and schedules its result (docs/rules/simulation.md#flows: 97.7% succeed, 0.3% without an
 * answer, 0.1% returned).
 */
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

/** A reviewer passes a payout. */
export function passSett(world: World, payout: Payout, details: EventDetails) {
  moveSett(world, payout, 'pass', 'QUEUED', details);
  enqueue(world, payout);
}

/**
 * Retries a failed payout with a new, linked order; the old one does not change (docs/rules/sett.md#retry).
 * @throws for an insufficient balance
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
