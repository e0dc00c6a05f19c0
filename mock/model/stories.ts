/** Numbers of the story orders (docs/rules/simulation.md#stories). */
export interface Stories {
  /** Beneficiary changed two hours before the request, after a password reset. */
  payeeChanged: string;
  /** Two requests just under tier 1. */
  split: string[];
  /** Two more of the same holder, minutes later. */
  splitMore: string[];
  /** One beneficiary and one address of three merchants. */
  sharedPayee: string[];
  /** 9 times the holder's usual amount. */
  spike: string;
  /** New beneficiary with an unchecked name, above tier 1. */
  uncheckedPayee: string;
  /** No findings. */
  plain: string;
  /** Repeats the request `repeated` of the day before. */
  repeat: string;
  repeated: string;
  /** At the second stage; the value is the first reviewer. */
  secondStageBy: Record<string, string>;
  unknownPayout: string;
  failed: string;
  reversed: string;
  heldByRisk: string;
  claimedByColleague: string;
  kycExpired: string;
  /** Awaiting review, at or above tier 2 and tier 3. */
  tier2: string;
  tier3: string;
  overdue: string;
  /** Created by ops.lee for the holder. */
  addedByOperator: string;
  /** Trace ID of a refused call in the operation log. */
  refusedTraceId: string;
  /** Pay orders; empty without trade. */
  pay: Partial<Record<PayStory, string>>;
}

/**
 * Paid after expiry; paid without a callback of the upstream; partly refunded; disputed; callback stopped; failed after three
 * attempts.
 */
export type PayStory = 'late' | 'lost' | 'refunded' | 'disputed' | 'untold' | 'failed';
