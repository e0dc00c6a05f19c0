import type { RiskFlagCode, WithdrawDetail } from '../contract';
import { compareMoney, isDecimal } from './money';

type Tier = 'tier1' | 'tier2' | 'tier3';

/** Why so many people are needed; limits are decimal strings of the order's currency. */
export type PolicyReason =
  | { kind: 'reached'; tier: Tier; limit: string }
  | { kind: 'below'; limit: string }
  | { kind: 'flag'; code: RiskFlagCode };

/** Where this operator stands among those who decide. */
export type Place = 'only' | 'first' | 'next' | 'last' | 'decided';

export interface DecisionNeeds {
  /** How many people must pass the order; undefined when the server told nothing to say it from. */
  people: number | undefined;
  /** How many decisions are still needed. */
  left: number | undefined;
  /** Undefined when nothing is left to decide, or nobody knows who looks. */
  place: Place | undefined;
  reasons: readonly PolicyReason[];
}

type Order = Pick<
  WithdrawDetail,
  'netAmount' | 'status' | 'reviewStage' | 'requiredStages' | 'decisions' | 'riskFlags' | 'policy'
>;

const UNDECIDED: readonly string[] = ['PENDING', 'SECOND_REVIEW', 'HELD'];
const TIERS: readonly Tier[] = ['tier1', 'tier2', 'tier3'];

/**
 * The facts behind "who must decide, and why" (docs/rules/withdraw.md#decision-panel). One decision below tier 1, two from tier 1 or with a
 * HIGH flag (docs/rules/withdraw.md#stages); the server's own number wins over what would follow from the limits, and a reason that
 * does not explain that number is left out. Which approval tier a person needs is not repeated here: the server judges (`denied`).
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
  const isOpen = UNDECIDED.includes(order.status);
  const counted = people === undefined ? undefined : Math.max(0, people - passes);
  const left = isOpen ? (order.reviewStage ?? counted) : 0;

  return { people, left, place: placeOf(), reasons: reasonsOf() };

  function placeOf(): Place | undefined {
    if (operatorId === undefined || !left) return undefined;
    if (decisions.some((decision) => decision.operatorId === operatorId)) return 'decided';
    if (left === 1) return people === 1 ? 'only' : 'last';
    return passes === 0 ? 'first' : 'next';
  }

  function reasonsOf(): PolicyReason[] {
    if (people === undefined) return [];
    if (people === 1) return isBelow && policy?.tier1 && highFlags.length === 0 ? [{ kind: 'below', limit: policy.tier1 }] : [];
    // A third person comes with the highest limit, the second one with the lowest.
    const tier = people > 2 ? reached.at(-1) : reached[0];
    const limit = tier && policy?.[tier];
    return [
      ...(tier && limit ? [{ kind: 'reached' as const, tier, limit }] : []),
      ...highFlags.map(({ code }) => ({ kind: 'flag' as const, code })),
    ];
  }
}
