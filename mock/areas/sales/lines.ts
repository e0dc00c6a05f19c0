import type { SalesSettleStatus } from '@/contract';
import { REPORT_CURRENCY } from '../../base/money';
import { agencyOf } from '../../flow/agencies';
import { merchantOf } from '../../flow/merchants';
import { chainAbove } from '../../flow/prices';
import type { Agency, Agent } from '../../model/parties';
import { type Frozen, Sales, type SalesMoney, type SalesMonth } from '../../model/sales';
import type { World } from '../../model/world';
import { monthOf } from './book';
import type { SalesCut, Span } from './cut';
import { periodsOf } from './profitTime';
import { addFailures, placeIn, type SalesMap, salesOf, totalOf } from './sums';

/** Data of one row. */
export interface Line {
  span: Span;
  /** Index of the span in its cut. */
  place: number;
  agent: Agent;
  /** Currency of the amounts. */
  currency: string;
  /** The currencies included in the sums. */
  currencies: string[];
  sales: Sales;
  /** Minor units of `currency`. */
  money: SalesMoney;
  total: bigint;
  /** Total of the previous period, and its ended pay-ins. */
  before: bigint;
  ordersBefore: number;
  rank: number;
  rankBefore: number | null;
  /** The month for decisions, and its decisions; set for a MONTH row in its own currency. */
  month: string | null;
  decided: SalesMonth | undefined;
  frozen: Frozen | null;
  status: SalesSettleStatus;
}

/** Rank by amount, descending; equal amounts share a rank. */
function ranksOf(amounts: readonly (readonly [key: string, amount: bigint])[]): Map<string, number> {
  const sorted = [...amounts].sort(([, a], [, b]) => (a < b ? 1 : a > b ? -1 : 0));
  const ranks = new Map<string, number>();
  let rank = 0;
  sorted.forEach(([key, amount], at) => {
    if (at === 0 || amount !== sorted[at - 1]?.[1]) rank = at + 1;
    ranks.set(key, rank);
  });
  return ranks;
}

interface Part {
  agent: Agent;
  currency: string;
  currencies: string[];
  sales: Sales;
}

/** The rows of a map: by agent and currency, or by agent in US dollars. */
function partsOf(map: SalesMap, { isReport, isOpen }: SalesCut): Map<string, Part> {
  const parts = new Map<string, Part>();
  for (const { agent, currency, sales } of map.values()) {
    if (!isOpen(agent)) continue;
    const shown = isReport ? REPORT_CURRENCY : currency;
    const key = `${agent.no} ${shown}`;
    const known = parts.get(key);
    if (known) {
      known.sales.addAll(sales);
      known.currencies.push(currency);
      continue;
    }
    // A confirmed month keeps its own sums, so that adding needs a copy.
    const own = isReport ? new Sales() : sales;
    if (isReport) own.addAll(sales);
    parts.set(key, { agent, currency: shown, currencies: [currency], sales: own });
  }
  return parts;
}

const isWorking = ({ status }: Agency) => status === 'ACTIVE' || status === 'SUSPENDED';

/** Adds rows without orders: months with a target, and all active agents in the current month so that they can get one. */
function addIdle(world: World, cut: SalesCut, { period, to }: Span, map: SalesMap): void {
  if (cut.type !== 'MONTH' || cut.isReport || cut.products) return;
  const wants = (currency: string) => !cut.currencies || cut.currencies.has(currency);
  for (const [key, { target }] of world.sales.months) {
    const [no = '', currency = '', month] = key.split(' ');
    const agent = month === period && target !== null && wants(currency) && world.agencies.get(no)?.agent;
    if (agent) placeIn(map, agent, currency);
  }
  if (to <= world.clock.now()) return;
  for (const agency of world.agencies.values())
    if (isWorking(agency))
      for (const { account } of agency.holder.accounts) if (wants(account.currency)) placeIn(map, agency.agent, account.currency);
}

/** Replaces the sums of confirmed months with the confirmed figures. */
function freeze(world: World, { type, products }: SalesCut, { period }: Span, map: SalesMap): void {
  if (type !== 'MONTH' || products) return;
  for (const entry of map.values()) {
    const frozen = monthOf(world, entry.agent.no, entry.currency, period)?.frozen;
    if (frozen) entry.sales = frozen.sales;
  }
}

function isSettled(world: World, { firstDay, lastDay }: Span, { agent, currencies }: Part): boolean {
  const months = periodsOf(firstDay, lastDay, 'MONTH');
  return currencies.every((currency) => months.every((month) => monthOf(world, agent.no, currency, month)?.frozen));
}

const amountsOf = ({ isReport }: SalesCut, sales: Sales): SalesMoney => (isReport ? sales.usd : sales.money);

/** Rows of one period, ranked and unfiltered. */
function linesIn(
  world: World,
  cut: SalesCut,
  span: Span,
  place: number,
  now: SalesMap,
  failedBefore: SalesMap,
  forced?: Agent,
): Line[] {
  const earlier = salesOf(world, cut, span.before);
  // An agent with earnings only in the previous period also gets a row.
  for (const { agent, currency } of earlier.values()) placeIn(now, agent, currency);
  addIdle(world, cut, span, now);
  const asked = [...(cut.currencies ?? [])][0];
  const usual = forced && (asked ?? agencyOf(world, forced).holder.accounts[0]?.account.currency);
  if (forced && usual) placeIn(now, forced, usual);
  freeze(world, cut, span, now);
  const [parts, before, failed] = [partsOf(now, cut), partsOf(earlier, cut), partsOf(failedBefore, cut)];
  const totals = (of: Map<string, Part>, currency: string) =>
    [...of]
      .filter(([, part]) => part.currency === currency)
      .map(([key, { sales }]) => [key, totalOf(amountsOf(cut, sales))] as const);
  const shown = [...new Set([...parts.values()].map(({ currency }) => currency))];
  const ranks = new Map(shown.map((currency) => [currency, ranksOf(totals(parts, currency))]));
  const ranksBefore = new Map(shown.map((currency) => [currency, ranksOf(totals(before, currency))]));
  return [...parts].map(([key, part]): Line => {
    const { agent, currency, sales } = part;
    const month = cut.type === 'MONTH' && !cut.isReport ? span.period : null;
    const decided = month === null ? undefined : monthOf(world, agent.no, currency, month);
    const money = amountsOf(cut, sales);
    const old = before.get(key);
    return {
      span,
      place,
      ...part,
      money,
      total: totalOf(money),
      before: old ? totalOf(amountsOf(cut, old.sales)) : 0n,
      ordersBefore: (old?.sales.payins ?? 0) + (failed.get(key)?.sales.payins ?? 0),
      rank: ranks.get(currency)?.get(key) ?? 1,
      rankBefore: ranksBefore.get(currency)?.get(key) ?? null,
      month,
      decided,
      frozen: decided?.frozen ?? null,
      status: isSettled(world, span, part) ? 'CONFIRMED' : 'OPEN',
    };
  });
}

/** Largest total first; several currencies are compared in US dollars. */
export function byTotal(a: Line, b: Line): number {
  const [x, y] = [totalOf(a.sales.usd), totalOf(b.sales.usd)];
  return x < y ? -1 : x > y ? 1 : 0;
}

/**
 * All rows of a query, unsorted.
 * @param forced an agent that gets a row even without data
 */
export function linesOf(world: World, cut: SalesCut, forced?: Agent): Line[] {
  const maps = cut.spans.map((span) => salesOf(world, cut, span));
  addFailures(world, cut, maps);
  const failedBefore = cut.spans.map((): SalesMap => new Map());
  addFailures(
    world,
    cut,
    failedBefore,
    cut.spans.map(({ before }) => before),
  );
  return cut.spans.flatMap((span, place) => {
    const lines = linesIn(world, cut, span, place, maps[place] ?? new Map(), failedBefore[place] ?? new Map(), forced).filter(
      ({ agent, status }) => cut.shows(agent) && (!cut.statuses || cut.statuses.has(status)),
    );
    const { top } = cut;
    if (top === undefined) return lines;
    const currencies = [...new Set(lines.map(({ currency }) => currency))];
    return currencies.flatMap((currency) =>
      lines
        .filter((line) => line.currency === currency)
        .sort((a, b) => byTotal(b, a) || a.rank - b.rank || (a.agent.no < b.agent.no ? -1 : 1))
        .slice(0, top),
    );
  });
}

/** Counts the merchants of an agent and its sub-agents, for the fields of a row. */
export function createCounter(world: World): (line: Line) => { all: number; fresh: number } {
  const byAgent = new Map<string, { createdAt: number; currencies: string[] }[]>();
  for (const holder of world.holders) {
    if (holder.type !== 'MERCHANT' || holder.isTest || holder.status === 'REJECTED') continue;
    const one = {
      createdAt: merchantOf(world, holder).createdAt,
      currencies: holder.accounts.map(({ account }) => account.currency),
    };
    for (const { no } of chainAbove(holder.agent)) byAgent.set(no, [...(byAgent.get(no) ?? []), one]);
  }
  return ({ agent, currencies, span, frozen }) => {
    if (frozen) return { all: frozen.merchants, fresh: frozen.newMerchants };
    const own = (byAgent.get(agent.no) ?? []).filter(
      (one) => one.createdAt < span.to && one.currencies.some((currency) => currencies.includes(currency)),
    );
    return { all: own.length, fresh: own.filter(({ createdAt }) => createdAt >= span.from).length };
  };
}
