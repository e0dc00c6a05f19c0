import { HOUR, MINUTE } from '../../engine/time';
import type { Payout, ProfitFact } from '../../model/payments';
import type { EventDetails } from '../../model/records';
import type { World } from '../../model/world';
import { keepBankRef } from '../findByNumber';
import { startNotify } from '../notify';
import { paidOutShared, release, returnedFree } from '../postings';
import { sumOf } from '../prices';
import { channelOf, DUE_MS, endAttempt, moveSett } from './moves';

const QUERIES_MS = [30_000, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE];

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

/** Records the earnings of a payout or their reversal. Written field by field, as in payin/settle.ts. */
function noteProfit(world: World, payout: Payout, { count, amount, fee, cost, share, shares }: Profit) {
  const { account, holder, no: ref, updatedAt: at } = payout;
  const { currency } = account;
  const channel = channelOf(world, payout);
  world.profits.push({ biz: 'PAYOUT', currency, holder, way: null, channel, ref, at, count, amount, fee, cost, share, shares });
}

const upstream = (kind: string): EventDetails => ({ kind, actorType: 'UPSTREAM' });

/** The beneficiary has received the money. */
export function succeedSett(
  world: World,
  payout: Payout,
  details = upstream('PAYOUT_SUCCESS'),
  bankRefNo = `${payout.channelCode}${payout.no.slice(-10)}`,
) {
  moveSett(world, payout, 'succeed', 'SUCCESS', details);
  endAttempt(world, payout, 'SUCCESS');
  keepBankRef(world, payout, bankRefNo);
  const { net, fee, cost, shares } = payout;
  world.ledger.post(payout.updatedAt, 'PAYOUT', payout.no, paidOutShared(sides(world, payout)));
  noteProfit(world, payout, { count: 1, amount: net, fee, cost, share: sumOf(shares), shares });
  notifyMerchant(world, payout);
}

/** The payout has failed: releases its frozen amount (docs/rules/sett.md#failure). */
export function failSett(world: World, payout: Payout, details = upstream('PAYOUT_FAILED')) {
  payout.failCode = 'BENEFICIARY_BANK_REFUSED';
  moveSett(world, payout, 'fail', 'FAILED', details);
  endAttempt(world, payout, 'FAILED');
  giveBack(world, payout);
}

const giveBack = (world: World, payout: Payout) => {
  world.ledger.post(payout.updatedAt, 'RELEASE', payout.no, release(payout.account, payout.amount));
  notifyMerchant(world, payout);
};

/** Ends a payout that was never sent: rejected or canceled. */
export function stopSett(world: World, payout: Payout, event: 'reject' | 'cancel', details: EventDetails) {
  moveSett(world, payout, event, event === 'reject' ? 'REJECTED' : 'CANCELED', details);
  giveBack(world, payout);
}

export function lose(world: World, payout: Payout, isSilent: boolean) {
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

/** Queries the upstream about a payout that belongs to no withdrawal. @returns true when the result is known */
export function querySett(world: World, payout: Payout): boolean {
  if (payout.status !== 'UNKNOWN' || !payout.truth) return false;
  if (payout.truth === 'SUCCESS') succeedSett(world, payout, upstream('FOUND_PAID'));
  else failSett(world, payout);
  return true;
}

/**
 * The bank has returned the money: the holder gets it back with the fee, the upstream keeps its cost
 * (docs/rules/ledger.md#payout-returned).
 */
export function reverseSett(world: World, payout: Payout, details: EventDetails) {
  moveSett(world, payout, 'reverse', 'REVERSED', details);
  const { account, clearing, profit, net, fee } = sides(world, payout);
  world.ledger.post(payout.updatedAt, 'PAYOUT_REVERSAL', payout.no, returnedFree({ account, clearing, profit, net, fee }));
  noteProfit(world, payout, { count: 0, amount: -net, fee: -fee, cost: 0n, share: 0n, shares: [] });
  notifyMerchant(world, payout);
}

function notifyMerchant(world: World, payout: Payout) {
  if (payout.source === 'API' || payout.source === 'CONSOLE') startNotify(world, payout.notify);
}
