import type { WithdrawOutcome, WithdrawQualityKind } from '../contract';
import { all } from './values';

/** What can become of a paid order (docs/rules/withdraw.md#mark). */
export const withdrawOutcomes = all<WithdrawOutcome>()(['RETURNED', 'DISPUTED', 'WRONG_PAYEE', 'FRAUD']);

/** What the lines of the quality table count by (docs/rules/withdraw.md#quality). */
export const qualityKinds = all<WithdrawQualityKind>()(['FLAG', 'LIMIT', 'HOLD', 'REJECT']);

/** Codes of the lines by limit, lowest first. */
export const qualityLimits = ['BELOW', 'TIER1', 'TIER2', 'TIER3'] as const;
