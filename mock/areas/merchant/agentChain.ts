import { type ChainBreak, type ChainPrice, chainBreak } from '../../../src/domain/prices';
import { agencyOf } from '../../flow/agencies';
import { merchantOf } from '../../flow/merchants';
import { chainAbove, chainPrice, chainTo, priceAt } from '../../flow/prices';
import type { Product } from '../../model/catalog';
import type { Agency, Agent, Holder, PriceBook } from '../../model/parties';
import type { World } from '../../model/world';

/** Sub-agents directly below, in any state. */
export const childrenOf = (world: World, agent: Agent): Agent[] => world.agents.filter(({ parent }) => parent === agent);

/** The agent's own merchants, in any state. */
export const merchantsOf = (world: World, agent: Agent): Holder[] =>
  world.holders.filter((holder) => holder.type === 'MERCHANT' && holder.agent === agent);

/** True while the agent's contract applies: rejected and closed agents have neither prices nor shares. */
export const isInForce = ({ status }: Pick<Agency, 'status'>): boolean => status !== 'REJECTED' && status !== 'CLOSED';

const isTrading = ({ status }: Holder) => status !== 'REJECTED' && status !== 'CLOSED';

/** True when the agent is `top` or below it. */
export const isAtOrBelow = (agent: Agent, top: Agent): boolean => chainAbove(agent).includes(top);

/** Number of levels of a branch, including the agent. */
export const heightOf = (world: World, agent: Agent): number =>
  1 + Math.max(0, ...childrenOf(world, agent).map((child) => heightOf(world, child)));

/** The agent and all agents below it. */
export const branchOf = (world: World, agent: Agent): Agent[] => [
  agent,
  ...childrenOf(world, agent).flatMap((child) => branchOf(world, child)),
];

/** Price of a merchant for a product at this time, in the form that the chain rule compares. */
function merchantPrice(world: World, holder: Holder, product: Product, at: number): ChainPrice[] {
  const price = priceAt(merchantOf(world, holder).prices, product.code, at);
  return price?.isEnabled && isTrading(holder) ? [chainPrice('MERCHANT', holder, price, product)] : [];
}

/**
 * Prices directly below an agent: of its merchants and sub-agents. A sub-agent without a price is replaced by the prices below it.
 */
export function pricesBelow(world: World, agent: Agent, product: Product, at: number): ChainPrice[] {
  const ofChild = (child: Agent): ChainPrice[] => {
    const agency = agencyOf(world, child);
    const price = isInForce(agency) ? priceAt(agency.prices, product.code, at) : undefined;
    return price ? [chainPrice('AGENT', child, price, product)] : pricesBelow(world, child, product, at);
  };
  return [
    ...merchantsOf(world, agent).flatMap((holder) => merchantPrice(world, holder, product, at)),
    ...childrenOf(world, agent).flatMap(ofChild),
  ];
}

/** A violation of the chain rule, with its product and start time. */
export interface FoundBreak extends ChainBreak {
  product: Product;
  at: number;
}

/** This time, and each later time at which one of these books changes a price. */
function timesFrom(at: number, books: readonly PriceBook[], { code }: Product): number[] {
  const later = books.flatMap((book) => (book.get(code) ?? []).map(({ effectiveAt }) => effectiveAt)).filter((time) => time > at);
  return [at, ...new Set(later)];
}

const booksAbove = (world: World, agent: Agent | undefined) => chainAbove(agent).map((one) => agencyOf(world, one).prices);

const booksBelow = (world: World, agent: Agent) =>
  branchOf(world, agent).flatMap((one) => [
    agencyOf(world, one).prices,
    ...merchantsOf(world, one).map((holder) => merchantOf(world, holder).prices),
  ]);

function firstOf(product: Product, times: readonly number[], pairsAt: (at: number) => readonly (readonly ChainPrice[])[]) {
  for (const at of times)
    for (const pair of pairsAt(at)) {
      const broken = chainBreak(pair);
      if (broken) return { ...broken, product, at };
    }
  return undefined;
}

/**
 * The first violation by the agent's own price of a product from this time on: against cost, the parent's price or the prices below
 * (docs/rules/agent.md#chain).
 */
export function breakAround(world: World, agent: Agent, product: Product, from: number): FoundBreak | undefined {
  const { prices } = agencyOf(world, agent);
  const times = timesFrom(from, [...booksAbove(world, agent), ...booksBelow(world, agent)], product);
  return firstOf(product, times, (at) => {
    const price = priceAt(prices, product.code, at);
    if (!price) return [];
    const own = chainPrice('AGENT', agent, price, product);
    const above = chainTo(world, product, agent.parent, at);
    const uppers = [...new Set([above[0], above.at(-1)])].filter((one) => one !== undefined);
    return [...uppers.map((upper) => [upper, own]), ...pricesBelow(world, agent, product, at).map((lower) => [own, lower])];
  });
}

/** Violations that a branch would have under another parent; prices within the branch are not checked. */
export function breakUnder(world: World, agent: Agent, parent: Agent | undefined): FoundBreak | undefined {
  const own = agencyOf(world, agent).prices;
  for (const product of world.catalog.products.values()) {
    const times = timesFrom(world.clock.now(), [...booksAbove(world, parent), ...booksBelow(world, agent)], product);
    const found = firstOf(product, times, (at) => {
      const upper = upperOf(world, product, parent, at);
      if (!upper) return [];
      const price = priceAt(own, product.code, at);
      const lower = price ? [chainPrice('AGENT', agent, price, product)] : pricesBelow(world, agent, product, at);
      return lower.map((one) => [upper, one]);
    });
    if (found) return found;
  }
  return undefined;
}

/** Violations when a merchant's prices are below the base prices of another agent. */
export function breakOfMerchant(world: World, holder: Holder, target: Agent | undefined): FoundBreak | undefined {
  for (const product of world.catalog.products.values()) {
    const times = timesFrom(world.clock.now(), [...booksAbove(world, target), merchantOf(world, holder).prices], product);
    const found = firstOf(product, times, (at) => {
      const upper = upperOf(world, product, target, at);
      return upper ? merchantPrice(world, holder, product, at).map((lower) => [upper, lower]) : [];
    });
    if (found) return found;
  }
  return undefined;
}

const upperOf = (world: World, product: Product, agent: Agent | undefined, at: number): ChainPrice | undefined => {
  const last = chainTo(world, product, agent, at).at(-1);
  return last?.kind === 'AGENT' ? last : undefined;
};

/** The agent's share of a margin in parts per million, without fixed amounts per order. */
const partOf = (world: World, agent: Agent): number => {
  const agency = agencyOf(world, agent);
  return agency.shareMode === 'FIXED_PER_ORDER' || !isInForce(agency) ? 0 : agency.profitPpm;
};

/** The chain through an agent with the highest sum of margin shares: its agents from the top, and the sum in parts per million. */
export function greediest(world: World, agent: Agent, parent: Agent | undefined = agent.parent): { chain: Agent[]; ppm: number } {
  const down = (one: Agent): { chain: Agent[]; ppm: number } => {
    const [most = { chain: [], ppm: 0 }] = childrenOf(world, one)
      .map(down)
      .sort((a, b) => b.ppm - a.ppm);
    return { chain: [one, ...most.chain], ppm: partOf(world, one) + most.ppm };
  };
  const above = chainAbove(parent).reverse();
  const below = down(agent);
  return { chain: [...above, ...below.chain], ppm: above.reduce((sum, one) => sum + partOf(world, one), 0) + below.ppm };
}
