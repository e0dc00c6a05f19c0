/** Numbers of the orders that tell a story (docs/rules/simulation.md#stories). */
export interface Stories {
  /** Beneficiary changed two hours before the request, after a password reset. */
  payeeChanged: string;
  /** Two requests just under tier 1. */
  split: string[];
  /** One beneficiary, three merchants. */
  sharedPayee: string[];
  /** Second stage, first decided by this user. */
  secondStageBy: Record<string, string>;
  unknownPayout: string;
  failed: string;
  reversed: string;
  heldByRisk: string;
  claimedByColleague: string;
  kycExpired: string;
  /** Waiting at or above tier 2 and tier 3. */
  tier2: string;
  tier3: string;
  overdue: string;
  /** Filed by ops.lee in the holder's name. */
  addedByOperator: string;
  /** Trace of a refused call in the operation log. */
  refusedTraceId: string;
  /** Pay orders; none without trade. */
  pay: Partial<Record<PayStory, string>>;
}

/** Paid after its end; paid without notice; refunded in part; disputed; callback stopped; failed after three attempts. */
export type PayStory = 'late' | 'lost' | 'refunded' | 'disputed' | 'untold' | 'failed';
