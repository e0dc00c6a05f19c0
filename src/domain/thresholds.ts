import { compareMoney, isDecimal } from './money';
import type { Tone } from './status';

/** How good a figure is: fine, worth a look, alarming. */
export type Grade = Extract<Tone, 'success' | 'warning' | 'error'>;

const HOUR_MS = 3_600_000;

/** From these multiples of the usual amount on, an amount is unusual (docs/rules/withdraw.md#risk-flags). */
export const SPIKE = { MEDIUM: '5', HIGH: '20' } as const;

/** Severity of an amount by its multiple of the usual one, a decimal string; undefined for a usual amount. */
export const spikeSeverity = (multiple: string): keyof typeof SPIKE | undefined =>
  isDecimal(multiple) ? (['HIGH', 'MEDIUM'] as const).find((one) => compareMoney(multiple, SPIKE[one]) >= 0) : undefined;

/** Grade of a multiple of the usual amount, a decimal string. */
export const spikeGrade = (multiple: string): Grade => {
  const severity = spikeSeverity(multiple);
  return severity === 'HIGH' ? 'error' : severity ? 'warning' : 'success';
};

/** With less time left, ms, something is due soon. */
export const DUE_SOON_MS = HOUR_MS / 4;

/**
 * Grade of the time left until something is due, in ms (docs/rules/console.md#colors-of-figures). Less time never looks better, however
 * long there was at first; an unknown time never looks good.
 */
export const dueGrade = (left: number): Grade => (left <= 0 ? 'error' : left > DUE_SOON_MS ? 'success' : 'warning');

const isWithin = (at: string, before: string, ms: number) => Date.parse(before) - Date.parse(at) <= ms;

/** Whether a beneficiary was first used within 72 hours before the request. Both are ISO times. */
export const isNewPayee = (firstUsedAt: string, submittedAt: string): boolean => isWithin(firstUsedAt, submittedAt, 72 * HOUR_MS);

/** Whether a beneficiary was changed within 24 hours before the request. Both are ISO times. */
export const isChangedPayee = (changedAt: string, submittedAt: string): boolean => isWithin(changedAt, submittedAt, 24 * HOUR_MS);

/** A limit counts as nearly full from this share on (docs/rules/card.md#limits). */
export const NEAR_LIMIT = 0.8;

/** Grade for the used share of a limit; 1 is all of it. */
export const limitGrade = (share: number): Grade => (share >= 1 ? 'error' : share >= NEAR_LIMIT ? 'warning' : 'success');

const SILENT_MS = 90_000;

/** Whether a device has been silent for too long. @param age of its last heartbeat, in ms */
export const isSilent = (age: number): boolean => age > SILENT_MS;
