import type { RiskFlagCode, WithdrawDetail } from '../contract';
import { compareMoney, isDecimal } from './money';
import { sumsOf } from './sums';
import { isUndecided } from './withdraw';

type Tier = 'tier1' | 'tier2' | 'tier3';

/** Why this many approvals are needed; limits are decimal strings of the order's currency. */
export type PolicyReason =
  | { kind: 'reached'; tier: Tier; limit: string }
  | { kind: 'below'; limit: string }
  | { kind: 'flag'; code: RiskFlagCode };

/** This operator's place among the approvers. */
export type Place = 'only' | 'first' | 'next' | 'last' | 'decided';

export interface DecisionNeeds {
  /** How many approvals the order needs; undefined when the server's data do not say. */
  people: number | undefined;
  /** How many decisions are still missing. */
  left: number | undefined;
  /** Undefined when no decision is left or the operator is unknown. */
  place: Place | undefined;
  reasons: readonly PolicyReason[];
}

type Order = Pick<
  WithdrawDetail,
  'netAmount' | 'status' | 'reviewStage' | 'requiredStages' | 'decisions' | 'riskFlags' | 'policy'
>;

const TIERS: readonly Tier[] = ['tier1', 'tier2', 'tier3'];

/**
 * The data behind "who must decide, and why" (docs/rules/withdraw.md#decision-panel). One decision below tier 1, two from tier 1
 * on or with a HIGH flag (docs/rules/withdraw.md#stages). The server's number overrides the one from the limits, and a reason
 * that does not explain it is left out. The server also decides which approval tier an operator needs (`denied`).
 */
export function decisionNeeds(order: Order, operatorId: string | undefined): DecisionNeeds {
  const { netAmount: net, policy, decisions = [] } = order;
  const isLimit = (limit: string | undefined): limit is string => limit !== undefined && isDecimal(limit);
  const isReached = (limit: string | undefined) =>
    net !== undefined && isDecimal(net) && isLimit(limit) && compareMoney(net, limit) >= 0;
  const highFlags = (order.riskFlags ?? []).filter(({ severity }) => severity === 'HIGH');

  const reached = TIERS.filter((tier) => isReached(policy?.[tier]));
  const isBelow = net !== undefined && isDecimal(net) && isLimit(policy?.tier1) && reached.length === 0;
  const byRule = highFlags.length > 0 || reached.length > 0 ? 2 : isBelow ? 1 : undefined;
  const people = order.requiredStages ?? policy?.requiredStages ?? byRule;

  const passes = decisions.filter(({ decision }) => decision === 'PASS').length;
  const isOpen = isUndecided(order.status);
  // Of an order that is not new, decisions that the server does not send may have been made.
  const isCounted = people !== undefined && (order.decisions !== undefined || order.status === 'PENDING');
  const left = isOpen ? (order.reviewStage ?? (isCounted ? Math.max(0, people - passes) : undefined)) : 0;

  return { people, left, place: placeOf(), reasons: reasonsOf() };

  function placeOf(): Place | undefined {
    if (operatorId === undefined || !left) return undefined;
    if (decisions.some((decision) => decision.operatorId === operatorId)) return 'decided';
    if (left === 1) return people === 1 ? 'only' : 'last';
    return left === people ? 'first' : 'next';
  }

  function reasonsOf(): PolicyReason[] {
    if (people === undefined) return [];
    if (people === 1) return isBelow && policy?.tier1 && highFlags.length === 0 ? [{ kind: 'below', limit: policy.tier1 }] : [];
    // With three approvals the highest limit is the reason, with two the lowest.
    const tier = people > 2 ? reached.at(-1) : reached[0];
    const limit = tier && policy?.[tier];
    return [
      ...(tier && limit ? [{ kind: 'reached' as const, tier, limit }] : []),
      ...highFlags.map(({ code }) => ({ kind: 'flag' as const, code })),
    ];
  }
}

/**
 * True when several orders together reach tier 2 in a currency, so that their totals are typed (docs/rules/withdraw.md#bulk).
 * False for a currency whose limit the platform did not send: it asks itself.
 */
export function reachTier2(orders: readonly (Pick<Order, 'netAmount' | 'policy'> & { currency: string })[]): boolean {
  if (orders.length < 2) return false;
  return sumsOf(orders, 'netAmount').some(({ currency, amount }) => {
    const limit = orders.find((order) => order.currency === currency && order.policy?.tier2)?.policy?.tier2;
    return limit !== undefined && isDecimal(limit) && amount !== undefined && compareMoney(amount, limit) >= 0;
  });
}
