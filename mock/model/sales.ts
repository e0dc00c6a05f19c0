import { toUsd } from '../base/money';
import { dayOf } from '../engine/time';
import type { Operator } from './operators';
import type { Agent } from './parties';
import type { ProfitFact } from './payments';
import { inUsd, profitOf } from './profit';
import type { OrderEvent } from './records';

/** Minor units of one currency. */
export interface SalesMoney {
  payin: bigint;
  payout: bigint;
  fee: bigint;
  cost: bigint;
  profit: bigint;
  direct: bigint;
  team: bigint;
  adjust: bigint;
  settled: bigint;
}

const NAMES = ['payin', 'payout', 'fee', 'cost', 'profit', 'direct', 'team', 'adjust', 'settled'] as const;

const nothing = (): SalesMoney => ({
  payin: 0n,
  payout: 0n,
  fee: 0n,
  cost: 0n,
  profit: 0n,
  direct: 0n,
  team: 0n,
  adjust: 0n,
  settled: 0n,
});

/** Figures of one agent in one period and currency; money also in US cents. */
export class Sales {
  payins = 0;
  successes = 0;
  payouts = 0;
  readonly active = new Set<string>();
  readonly money = nothing();
  readonly usd = nothing();

  /** Adds other figures, for totals over currencies and agents. */
  addAll({ payins, successes, payouts, active, money, usd }: Sales): void {
    this.payins += payins;
    this.successes += successes;
    this.payouts += payouts;
    for (const no of active) this.active.add(no);
    for (const name of NAMES) {
      this.money[name] += money[name];
      this.usd[name] += usd[name];
    }
  }

  /** Counts the order of a posting; `addShare` adds the agents' shares. */
  addOrder(fact: ProfitFact): void {
    if (fact.biz === 'PAYIN') this.successes += fact.count;
    if (fact.biz === 'PAYIN') this.payins += fact.count;
    if (fact.biz === 'PAYOUT') this.payouts += fact.count;
    if (fact.count === 1) this.active.add(fact.holder.no);
    const usd = inUsd(fact);
    for (const [sums, of] of [
      [this.money, fact],
      [this.usd, usd],
    ] as const) {
      if (fact.biz === 'PAYIN') sums.payin += of.amount;
      if (fact.biz === 'PAYOUT') sums.payout += of.amount;
      sums.fee += of.fee;
      sums.cost += of.cost;
      sums.profit += profitOf(of);
    }
  }

  /**
   * Adds an agent's share of a posting. @param place index in the agent chain, 0 is the nearest @param isSettled true when its
   * month is confirmed
   */
  addShare(fact: ProfitFact, place: number, isSettled: boolean): void {
    const name = fact.biz === 'ADJUST' ? 'adjust' : place === 0 ? 'direct' : 'team';
    const share = fact.shares[place]?.share ?? 0n;
    const usd = usdShares(fact)[place] ?? 0n;
    this.money[name] += share;
    this.usd[name] += usd;
    if (!isSettled) return;
    this.money.settled += share;
    this.usd.settled += usd;
  }
}

const converted = new WeakMap<ProfitFact, bigint[]>();

/** The agents' shares in US cents, rounded so that they sum to the share in the profit statistics. */
function usdShares(fact: ProfitFact): bigint[] {
  let found = converted.get(fact);
  if (!found) {
    const day = dayOf(fact.at);
    let [sum, before] = [0n, 0n];
    found = fact.shares.map(({ share }) => {
      sum += share;
      const usd = toUsd(sum, fact.currency, day);
      const part = usd - before;
      before = usd;
      return part;
    });
    converted.set(fact, found);
  }
  return found;
}

/** A correction of an agent's earnings, not caused by an order (docs/rules/perf.md#correction). */
export interface Correction {
  no: string;
  at: number;
  agent: Agent;
  currency: string;
  /** The month that it concerns; it is booked in the month of `at`. */
  month: string;
  /** Minor units; negative for a deduction. */
  amount: bigint;
  reasonCode: string;
  remark: string | null;
  operator: Operator;
}

/** The figures of a month at its confirmation. */
export interface Frozen {
  at: number;
  by: Operator;
  name: string;
  level: number;
  parentNo: string | null;
  merchants: number;
  newMerchants: number;
  sales: Sales;
}

/** Decisions on one agent, currency and business month. */
export interface SalesMonth {
  version: number;
  updatedAt: number;
  updatedBy: string;
  /** Minor units. */
  target: bigint | null;
  frozen: Frozen | null;
  events: OrderEvent[];
}

/** All decisions on the performance of agents. */
export interface SalesBook {
  /** By `<agent> <currency> <month>`; only changed months. */
  months: Map<string, SalesMonth>;
  /** Oldest first. */
  corrections: Correction[];
}
