import { firstAt } from '../../engine/store';
import { chainAbove } from '../../flow/prices';
import type { Agent } from '../../model/parties';
import type { ProfitFact } from '../../model/payments';
import { Sales, type SalesMoney } from '../../model/sales';
import type { World } from '../../model/world';
import { monthOf } from './book';
import type { SalesCut, Span } from './cut';
import { failures } from './profitSums';
import { periodOf } from './profitTime';

/** An agent's earnings: from its own merchants, from its sub-agents and by corrections. */
export const totalOf = ({ direct, team, adjust }: SalesMoney): bigint => direct + team + adjust;

/**
 * Withdrawals earn agents nothing, and the correction of a balance changes no share; test merchants are never counted
 * (docs/rules/invariants.md#invariant-20).
 */
const isSale = ({ biz, holder, shares }: ProfitFact) =>
  biz !== 'WITHDRAW' && (biz !== 'ADJUST' || shares.length > 0) && !holder.isTest;

/** The agents of a posting at its time, nearest first. A returned payout stores none, so that the current chain is used. */
export const agentsOf = ({ shares, holder }: Pick<ProfitFact, 'shares' | 'holder'>): Agent[] =>
  shares.length > 0 ? shares.map(({ agent }) => agent) : chainAbove(holder.agent);

/** Counted postings of a range, oldest first. */
export function* salesIn({ profits }: World, { from, to }: { from: number; to: number }): Generator<ProfitFact> {
  for (let at = firstAt(profits, from, (fact) => fact.at); at < profits.length; at++) {
    const fact = profits[at];
    if (!fact || fact.at >= to) return;
    if (isSale(fact)) yield fact;
  }
}

type Wanted = Pick<SalesCut, 'products' | 'currencies'>;

/** True when a posting matches the filter on products and currencies. */
export const isAsked = ({ products, currencies }: Wanted, { way, currency }: Pick<ProfitFact, 'way' | 'currency'>): boolean =>
  (!products || products.has(way?.product.code ?? '')) && (!currencies || currencies.has(currency));

/** Sums by agent and currency. */
export type SalesMap = Map<string, { agent: Agent; currency: string; sales: Sales }>;

/** Finds or creates the sums of an agent and currency. */
export function placeIn(map: SalesMap, agent: Agent, currency: string): Sales {
  const key = `${agent.no} ${currency}`;
  let found = map.get(key);
  if (!found) {
    found = { agent, currency, sales: new Sales() };
    map.set(key, found);
  }
  return found.sales;
}

/** True when the month of a time is confirmed for an agent and currency. */
function settledAt(world: World) {
  const known = new Map<string, boolean>();
  return (agent: Agent, currency: string, at: number): boolean => {
    const month = periodOf(at, 'MONTH');
    const key = `${agent.no} ${currency} ${month}`;
    let found = known.get(key);
    if (found === undefined) {
      found = Boolean(monthOf(world, agent.no, currency, month)?.frozen);
      known.set(key, found);
    }
    return found;
  };
}

/** Figures of all agents in a range. */
export function salesOf(world: World, cut: Wanted, range: { from: number; to: number }): SalesMap {
  const found: SalesMap = new Map();
  const isSettled = settledAt(world);
  for (const fact of salesIn(world, range)) {
    if (!isAsked(cut, fact)) continue;
    agentsOf(fact).forEach((agent, place) => {
      const sales = placeIn(found, agent, fact.currency);
      sales.addOrder(fact);
      sales.addShare(fact, place, isSettled(agent, fact.currency, fact.at));
    });
  }
  return found;
}

type Range = Pick<Span, 'from' | 'to'>;

/** Adds failed pay-ins to the sums by period. @param maps sums of the spans, in their order */
export function addFailures(world: World, cut: SalesCut, maps: readonly SalesMap[], spans: readonly Range[] = cut.spans): void {
  eachFailure(world, cut, spans, (place, agents, currency) => {
    const map = maps[place];
    if (map) for (const agent of agents) placeIn(map, agent, currency).payins++;
  });
}

function eachFailure(
  world: World,
  cut: SalesCut,
  spans: readonly Range[],
  use: (place: number, agents: Agent[], currency: string) => void,
): void {
  for (const { isOver, at, biz, currency, holder, way } of failures(world)) {
    if (!isOver || biz !== 'PAYIN' || holder.isTest || !isAsked(cut, { way, currency })) continue;
    const place = spanAt(spans, at);
    if (place >= 0) use(place, chainAbove(holder.agent), currency);
  }
}

/** Index of the span that contains a time, or -1; spans have no gaps. */
function spanAt(spans: readonly Range[], at: number): number {
  const place = firstAt(spans, at + 1, ({ from }) => from) - 1;
  const span = spans[place];
  return span && at < span.to ? place : -1;
}

/** Sums of selected agents per currency, each order counted once. @param chosen by span index, keys `<agent> <currency>` */
export function unionOf(world: World, cut: SalesCut, chosen: readonly ReadonlySet<string>[]): Map<string, Sales> {
  const found = new Map<string, Sales>();
  const of = (currency: string) => {
    const sales = found.get(currency) ?? new Sales();
    found.set(currency, sales);
    return sales;
  };
  const isChosen = (place: number, agents: readonly Agent[], currency: string) =>
    agents.some(({ no }) => chosen[place]?.has(`${no} ${currency}`));
  cut.spans.forEach((span, place) => {
    for (const fact of salesIn(world, span))
      if (isAsked(cut, fact) && isChosen(place, agentsOf(fact), fact.currency)) of(fact.currency).addOrder(fact);
  });
  eachFailure(world, cut, cut.spans, (place, agents, currency) => {
    if (isChosen(place, agents, currency)) of(currency).payins++;
  });
  return found;
}
