import type {
  BankImportOutcome,
  BankLine,
  BankLineAction,
  BankLineBizType,
  BankLineDirection,
  BankLineIgnoreReason,
  BankLineMatchCause,
  BankLineMatchReason,
  BankLineMatchStatus,
  BankLineSource,
  BankLineUnmatchReason,
  BankProfile,
} from '../contract';
import { type ActionState, stateTable } from './stateTable';
import type { Tone } from './status';
import { all } from './values';

/**
 * Closed transition table of a movement on an own card (docs/rules/bankLine.md#states). Only the server sets PARTIAL, DUPLICATE
 * and REVERSED.
 */
export const bankLineTransitions = {
  match: { from: ['UNMATCHED'], to: ['MATCHED'] },
  ignore: { from: ['UNMATCHED'], to: ['IGNORED'] },
  unmatch: { from: ['MATCHED', 'IGNORED'], to: ['UNMATCHED'] },
} as const satisfies Record<BankLineAction, { from: readonly BankLineMatchStatus[]; to: readonly BankLineMatchStatus[] }>;

const table = stateTable<BankLineMatchStatus, BankLineAction, BankLineAction>(bankLineTransitions, {});

/** True when the action is possible in this state, for any operator. */
export const bankLineFits = table.fitsStatus;

/** Whether this operator may act on the movement (docs/rules/access.md#allowed). */
export const bankLineActionState = (
  { matchStatus: status, allowed, denied }: Pick<BankLine, 'matchStatus' | 'allowed' | 'denied'>,
  action: BankLineAction,
): ActionState => table.actionState({ status, allowed, denied }, action);

export const bankLineActions = all<BankLineAction>()(['match', 'ignore', 'unmatch']);
export const bankLineDirections = all<BankLineDirection>()(['IN', 'OUT']);
export const bankLineMatchStatuses = all<BankLineMatchStatus>()([
  'UNMATCHED',
  'MATCHED',
  'PARTIAL',
  'IGNORED',
  'DUPLICATE',
  'REVERSED',
]);
export const bankLineSources = all<BankLineSource>()(['MESSAGE', 'APP_NOTICE', 'ONLINE_BANKING', 'FILE', 'API', 'MANUAL']);
export const bankLineBizTypes = all<BankLineBizType>()(['COLLECT', 'PAYOUT', 'SWEEP', 'BANK_FEE', 'INTEREST', 'RETURN', 'OTHER']);
export const bankLineMatchReasons = all<BankLineMatchReason>()([
  'EXACT_AMOUNT',
  'NEAR_AMOUNT',
  'POSTSCRIPT',
  'PAYER_NAME',
  'SAME_CARD',
  'TIME_NEAR',
  'BANK_REF',
]);
export const bankLineMatchCauses = all<BankLineMatchCause>()([
  'PAYER_CONFIRMED',
  'MCH_CONFIRMED',
  'BANK_CONFIRMED',
  'POSTSCRIPT_FITS',
  'OTHER',
]);
export const bankLineUnmatchReasons = all<BankLineUnmatchReason>()(['WRONG_ORDER', 'WRONG_IGNORE', 'BANK_CORRECTION', 'OTHER']);
export const bankLineIgnoreReasons = all<BankLineIgnoreReason>()(['BANK_FEE', 'INTEREST', 'RETURN', 'SWEEP', 'OTHER']);
export const bankProfileCodes = all<BankProfile>()(['SIGNED_POINT', 'SPLIT_COMMA']);
export const bankImportOutcomes = all<BankImportOutcome>()(['NEW', 'DUPLICATE', 'CONFLICT', 'ERROR']);
/** Kinds of events that have a label; the server may send others, which are shown raw. */
export const bankLineEvents = ['LINE_BOOKED', 'LINE_MATCHED', 'LINE_IGNORED', 'LINE_UNMATCHED'] as const;

export const bankLineTones: Readonly<Record<BankLineMatchStatus, Tone>> = {
  UNMATCHED: 'warning',
  MATCHED: 'success',
  PARTIAL: 'warning',
  IGNORED: 'neutral',
  DUPLICATE: 'neutral',
  REVERSED: 'error',
};
export const bankImportTones: Readonly<Record<BankImportOutcome, Tone>> = {
  NEW: 'success',
  DUPLICATE: 'neutral',
  CONFLICT: 'warning',
  ERROR: 'error',
};

/** Whether the reason fits the direction of the money: a bank fee can only go out (docs/rules/bankLine.md#ignore). */
export const canIgnoreAs = (reason: BankLineIgnoreReason, direction: BankLineDirection): boolean =>
  reason !== 'BANK_FEE' || direction === 'OUT';
