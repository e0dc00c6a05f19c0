import type { SettSource, SettStatus } from '@/contract';
import { canSett, type SettEvent, settTransitions } from '../../../src/domain/sett';
import { isOneOf } from '../../../src/domain/typed';
import { currencyInfo } from '../../base/money';
import { MINUTE } from '../../engine/time';
import type { Channel } from '../../model/catalog';
import type { Holder, Payee } from '../../model/parties';
import type { Payout, Withdraw } from '../../model/payments';
import type { EventDetails } from '../../model/records';
import type { World } from '../../model/world';
import { noteCarried } from '../channels/availability';
import { noNotify } from '../notify';

export const DUE_MS = 30 * MINUTE;

/**
 * Moves a payout order according to the state table; the only function that changes its status.
 * @throws Error when the table has no such move
 */
export function moveSett(world: World, payout: Payout, event: SettEvent, to: SettStatus, details: EventDetails) {
  if (!canSett(event, payout.status) || !isOneOf(settTransitions[event].to, to))
    throw new Error(`${payout.no}: ${event} cannot lead from ${payout.status} to ${to}`);
  const at = world.clock.now();
  payout.status = to;
  payout.version++;
  payout.updatedAt = at;
  payout.events.push({ at, ...details });
  if (event === 'send') payout.sentAt = at;
  else if (event === 'reverse') payout.reversedAt = at;
  else if (event !== 'queue' && event !== 'pass' && event !== 'lose') payout.finishedAt = at;
  if (event !== 'queue' && event !== 'lose') payout.queueReason = 'NONE';
}

/** Adds an event without a change of state or version. */
export function addPayoutEvent(world: World, payout: Payout, details: EventDetails) {
  payout.events.push({ at: world.clock.now(), ...details, isSide: true });
}

/** Changes a queued payout without a change of status: its channel, its queue reason. */
export function changeSett(
  world: World,
  payout: Payout,
  change: Partial<Pick<Payout, 'channelCode' | 'queueReason' | 'retriedBy'>>,
  details: EventDetails,
) {
  Object.assign(payout, change, { updatedAt: world.clock.now(), version: payout.version + 1 });
  payout.events.push({ at: payout.updatedAt, ...details });
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

/** A payout order in its initial state; no money is frozen for it yet. */
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
    cost: currencyInfo(draft.account.currency).cost,
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

/** Starts an attempt at the upstream. */
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

/** Ends the attempt with the upstream's result. */
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
