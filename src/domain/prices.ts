import { compareMoney } from './money';

/**
 * One price in the chain from cost to merchant. Rate: a ratio as a decimal string ("0.025"); fixed: an amount of the product's
 * currency.
 */
export interface ChainPrice {
  /** Number of the party: channel, agent or merchant. */
  no: string;
  name: string;
  kind: 'COST' | 'AGENT' | 'MERCHANT';
  rate: string;
  fixed: string;
}

/** Two neighbours in a chain where the lower one pays less than the upper one. */
export interface ChainBreak {
  upper: ChainPrice;
  lower: ChainPrice;
  part: 'rate' | 'fixed';
}

/**
 * The first violation of cost <= parent base <= child base <= merchant (docs/rules/agent.md#chain), or undefined.
 * @param chain from cost down to the merchant
 * @throws TypeError when a rate or amount is not a decimal
 */
export function chainBreak(chain: readonly ChainPrice[]): ChainBreak | undefined {
  for (let at = 1; at < chain.length; at++) {
    const [upper, lower] = [chain[at - 1], chain[at]] as [ChainPrice, ChainPrice];
    for (const part of ['rate', 'fixed'] as const) if (compareMoney(upper[part], lower[part]) > 0) return { upper, lower, part };
  }
  return undefined;
}
