import type { SettReviewReason, SettSource, SettStatus } from '@/contract';
import { canSett, type SettEvent, settTransitions } from '../../src/domain/sett';
import { noteCarried, payoutBar } from './bars';
import { type Channel, costAt, costOf, PAYOUT_CHANNELS, partOf } from './catalog';
import { tiersOf } from './maintenance';
import { reviewAbove } from './merchants';
import { noNotify, startNotify } from './notify';
import { keepBankRef } from './numbers';
import { freeze, paidOutShared, release, returnedFree } from './postings';
import { sharesOf, sumOf } from './prices';
import type { ProfitFact } from './trade';
import type { Holder, OrderEvent, Payee, Payout, PayoutPlan, Withdraw, World } from './world';
import { factsOf } from './world';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const SEND_MS = 4_000;
const DUE_MS = 30 * MINUTE;
const QUERIES_MS = [30_000, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE];
/** A new beneficiary is looked at by a person (rule NEW_PAYEE). */
const NEW_PAYEE_MS = 24 * HOUR;

export type SettTold = Omit<OrderEvent, 'at'>;

/**
 * Moves a payout order by the closed table; the only place that writes its status.
 * @throws Error when the table has no such move
 */
export function moveSett(world: World, payout: Payout, event: SettEvent, to: SettStatus, told: SettTold) {
  if (!canSett(event, payout.status) || !(settTransitions[event].to as readonly string[]).includes(to))
    throw new Error(`${payout.no}: ${event} cannot lead from ${payout.status} to ${to}`);
  const at = world.clock.now();
  payout.status = to;
  payout.version++;
  payout.updatedAt = at;
  payout.events.push({ at, ...told });
  if (event === 'send') payout.sentAt = at;
  else if (event === 'reverse') payout.reversedAt = at;
  else if (event !== 'queue' && event !== 'pass' && event !== 'lose') payout.finishedAt = at;
  if (event !== 'queue' && event !== 'lose') payout.queueReason = 'NONE';
}

/** Writes down what happened beside a payout order: neither state nor version change. */
export function tellSett(world: World, payout: Payout, told: SettTold) {
  payout.events.push({ at: world.clock.now(), ...told, isSide: true });
}

/** Changes of a queued payout that are no move: its channel, why it waits. */
export function changeSett(
  world: World,
  payout: Payout,
  change: Partial<Pick<Payout, 'channelCode' | 'queueReason' | 'retriedBy'>>,
  told: SettTold,
) {
  Object.assign(payout, change, { updatedAt: world.clock.now(), version: payout.version + 1 });
  payout.events.push({ at: payout.updatedAt, ...told });
}

/** Sends a payout that has not gone out yet by another channel, at that channel's cost, and no longer waits for the old one. */
export function routeSett(world: World, payout: Payout, channelCode: string, told: SettTold) {
  changeSett(world, payout, { channelCode, queueReason: 'NONE' }, told);
  payout.cost = costOf(costAt(channelOf(world, payout), payout.createdAt), payout.net);
  payout.shares = sharesOf(world, payout.holder, {
    amount: payout.net,
    fee: payout.fee,
    cost: payout.cost,
    currency: payout.account.currency,
  });
  if (payout.status === 'QUEUED') enqueue(world, payout);
}

interface Draft {
  holder: Holder;
  account: Payout['account'];
  payee: Payee;
  source: SettSource;
  order?: Withdraw;
  fee: bigint;
  net: bigint;
  channelCode: string;
  sendAfter: number;
}

/** A payout order in its first state; nothing is set aside for it yet. */
export function draftPayout(world: World, { order, fee, net, ...draft }: Draft): Payout {
  const at = world.clock.now();
  const no = world.numberOf('S');
  const payout: Payout = {
    status: 'CREATED',
    ...draft,
    no,
    order: order ?? null,
    amount: fee + net,
    fee,
    net,
    cost: factsOf(draft.account.currency).cost,
    shares: [],
    queueReason: 'NONE',
    reviewReasons: [],
    mchOrderNo: order ? null : `O${no.slice(1)}`,
    upstreamOrderNo: null,
    bankRefNo: null,
    failCode: null,
    attempts: [],
    notify: noNotify(),
    retryOf: null,
    retriedBy: null,
    truth: null,
    dueAt: at + DUE_MS,
    createdAt: at,
    sentAt: null,
    finishedAt: null,
    reversedAt: null,
    updatedAt: at,
    version: 1,
    events: [{ at, kind: 'CREATED', actorType: order ? 'SYSTEM' : 'HOLDER', refNo: order?.no }],
    notes: [],
  };
  world.payouts.insert(payout);
  return payout;
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
  const reason = payoutBar(world, channelOf(world, payout), { mchNo: holder.no, amount, currency: account.currency, at });
  if (!reason) return false;
  if (payout.queueReason !== reason)
    changeSett(world, payout, { queueReason: reason }, { kind: 'QUEUED', actorType: 'SYSTEM', refNo: payout.channelCode });
  payout.sendAfter = at + AGAIN_MS;
  const next = payout.sendAfter;
  // Another channel plans a payout anew, but one of a withdrawal is sent from here alone.
  world.clock.schedule(next, () => (payout.order || payout.sendAfter === next) && again());
  return true;
}

/** Begins a try: what the upstream is asked now. */
export function beginAttempt(world: World, payout: Payout) {
  const at = world.clock.now();
  noteCarried(channelOf(world, payout), { amount: payout.net, currency: payout.account.currency, at });
  payout.attempts.push({
    channelCode: payout.channelCode,
    at,
    answeredAt: null,
    httpStatus: null,
    latencyMs: null,
    status: 'PAYING',
    unifiedCode: null,
  });
  payout.upstreamOrderNo = `${channelOf(world, payout).upstream.code}${payout.no.slice(1)}`;
}

/** Ends the try by what the upstream said. */
export function endAttempt(world: World, payout: Payout, status: 'SUCCESS' | 'FAILED' | 'UNKNOWN') {
  const last = payout.attempts.at(-1);
  if (!last) return;
  const isSilent = status === 'UNKNOWN';
  Object.assign(last, {
    status,
    answeredAt: isSilent ? null : world.clock.now(),
    httpStatus: isSilent ? null : 200,
    latencyMs: isSilent ? 30_000 : (last.latencyMs ?? Math.round(world.chance.logNormal(420, 0.8))),
    unifiedCode: status === 'FAILED' ? payout.failCode : isSilent ? 'UPSTREAM_TIMEOUT' : null,
  });
}

export const channelOf = (world: World, { channelCode }: Payout): Channel => world.catalog.channels.get(channelCode) as Channel;

/** Fee of a payout that a merchant asks for: 0.8 to 1.6 %, with the currency's least and most (docs/rules/simulation.md#prices). */
export function payoutFee(holder: Holder, currency: string, net: bigint): bigint {
  const { minFee, maxFee } = factsOf(currency);
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

/** The channel by which a beneficiary is paid unless somebody chooses another one. */
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
export function enqueue(world: World, payout: Payout, wait = 0) {
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

const sides = (world: World, payout: Payout) => {
  const { account, shares, net, fee, cost } = payout;
  const { currency } = account;
  const { ledger } = world;
  return {
    account,
    clearing: ledger.account(channelOf(world, payout).upstream.code, currency, 'CLEARING', false),
    profit: ledger.account('P1', currency, 'PROFIT', false),
    agents: shares.map(({ agent, share }) => ({ account: ledger.account(agent.no, currency, 'COMMISSION', true), share })),
    net,
    fee,
    cost,
  };
};

type Profit = Pick<ProfitFact, 'count' | 'amount' | 'fee' | 'cost' | 'share' | 'shares'>;

/** What the payout earned, or gave back, now. Field by field, as in payFlow.ts. */
function noteProfit(world: World, payout: Payout, { count, amount, fee, cost, share, shares }: Profit) {
  const { account, holder, no: ref, updatedAt: at } = payout;
  const { currency } = account;
  const channel = channelOf(world, payout);
  world.profits.push({ biz: 'PAYOUT', currency, holder, way: null, channel, ref, at, count, amount, fee, cost, share, shares });
}

const upstream = (kind: string): SettTold => ({ kind, actorType: 'UPSTREAM' });

/** The money is with the beneficiary. */
export function succeedSett(
  world: World,
  payout: Payout,
  told = upstream('PAYOUT_SUCCESS'),
  bankRefNo = `${payout.channelCode}${payout.no.slice(-10)}`,
) {
  moveSett(world, payout, 'succeed', 'SUCCESS', told);
  endAttempt(world, payout, 'SUCCESS');
  keepBankRef(world, payout, bankRefNo);
  const { net, fee, cost, shares } = payout;
  world.ledger.post(payout.updatedAt, 'PAYOUT', payout.no, paidOutShared(sides(world, payout)));
  noteProfit(world, payout, { count: 1, amount: net, fee, cost, share: sumOf(shares), shares });
  tellMerchant(world, payout);
}

/** It did not work: what was set aside is free again (docs/rules/sett.md#failure). */
export function failSett(world: World, payout: Payout, told = upstream('PAYOUT_FAILED')) {
  payout.failCode = 'BENEFICIARY_BANK_REFUSED';
  moveSett(world, payout, 'fail', 'FAILED', told);
  endAttempt(world, payout, 'FAILED');
  giveBack(world, payout);
}

const giveBack = (world: World, payout: Payout) => {
  world.ledger.post(payout.updatedAt, 'RELEASE', payout.no, release(payout.account, payout.amount));
  tellMerchant(world, payout);
};

/** Ends a payout that was never sent: rejected by a person, or called back. */
export function stopSett(world: World, payout: Payout, event: 'reject' | 'cancel', told: SettTold) {
  moveSett(world, payout, event, event === 'reject' ? 'REJECTED' : 'CANCELED', told);
  giveBack(world, payout);
}

/** A person lets a payout go on. */
export function passSett(world: World, payout: Payout, told: SettTold) {
  moveSett(world, payout, 'pass', 'QUEUED', told);
  enqueue(world, payout);
}

function lose(world: World, payout: Payout, isSilent: boolean) {
  moveSett(world, payout, 'lose', 'UNKNOWN', { kind: 'PAYOUT_UNKNOWN', actorType: 'SYSTEM' });
  endAttempt(world, payout, 'UNKNOWN');
  payout.dueAt = world.clock.now() + DUE_MS;
  if (isSilent) return;
  const { chance, clock } = world;
  payout.truth = chance.chance(0.8) ? 'SUCCESS' : 'FAILED';
  const step = (tried: number) => {
    clock.schedule(clock.now() + (QUERIES_MS[tried] ?? HOUR), () => {
      if (payout.status === 'UNKNOWN' && !(chance.chance(0.4) && querySett(world, payout))) step(tried + 1);
    });
  };
  step(0);
}

/** Asks the upstream about a payout of its own (not a withdrawal's). @returns true when it knew how it ended */
export function querySett(world: World, payout: Payout): boolean {
  if (payout.status !== 'UNKNOWN' || !payout.truth) return false;
  if (payout.truth === 'SUCCESS') succeedSett(world, payout, upstream('FOUND_PAID'));
  else failSett(world, payout);
  return true;
}

/** The bank returned the money; the holder has it back with its fee, the upstream keeps its cost (docs/rules/ledger.md#payout-returned). */
export function reverseSett(world: World, payout: Payout, told: SettTold) {
  moveSett(world, payout, 'reverse', 'REVERSED', told);
  const { account, clearing, profit, net, fee } = sides(world, payout);
  world.ledger.post(payout.updatedAt, 'PAYOUT_REVERSAL', payout.no, returnedFree({ account, clearing, profit, net, fee }));
  noteProfit(world, payout, { count: 0, amount: -net, fee: -fee, cost: 0n, share: 0n, shares: [] });
  tellMerchant(world, payout);
}

/**
 * A failed payout is tried again by a new order, linked both ways; the old one stays as it is (docs/rules/sett.md#retry).
 * @throws when the balance is short
 */
export function retrySett(world: World, payout: Payout, channelCode: string | undefined, told: SettTold): Payout {
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
  changeSett(world, payout, { retriedBy: next }, { ...told, refNo: next.no });
  return next;
}

function tellMerchant(world: World, payout: Payout) {
  if (payout.source === 'API' || payout.source === 'CONSOLE') startNotify(world, payout.notify);
}
