import type { Trial, TrialAction, TrialDirection, TrialMode, TrialStepKind, TrialStepState, TrialVerdict } from '../contract';
import type { ActionState } from './stateTable';
import type { Tone } from './status';
import { all } from './values';

export const trialModes = all<TrialMode>()(['DRY_RUN', 'SANDBOX']);
export const trialDirections = all<TrialDirection>()(['PAYIN', 'PAYOUT']);
export const trialVerdicts = all<TrialVerdict>()(['RUNNING', 'PASS', 'FAIL', 'TIMEOUT', 'CANCELED']);
export const trialSteps = all<TrialStepKind>()(['SIGNATURE', 'ROUTE', 'REQUEST', 'ANSWER', 'CALLBACK', 'LEDGER', 'NOTIFY']);
export const trialStepStates = all<TrialStepState>()(['DONE', 'FAILED', 'WAITING']);
export const trialActions = all<TrialAction>()(['cancel']);

export const trialTones: Readonly<Record<TrialVerdict, Tone>> = {
  RUNNING: 'processing',
  PASS: 'success',
  FAIL: 'error',
  TIMEOUT: 'warning',
  CANCELED: 'neutral',
};
export const trialStepTones: Readonly<Record<TrialStepState, Tone>> = { DONE: 'success', FAILED: 'error', WAITING: 'processing' };

/** What the server allows. By default, only a running trial can be stopped (docs/rules/access.md#allowed). */
export function trialActionState(row: Trial, action: TrialAction): ActionState {
  if (!row.allowed) return { isAllowed: row.verdict === 'RUNNING' };
  if (row.allowed.includes(action)) return { isAllowed: true };
  return { isAllowed: false, why: row.denied?.find((denied) => denied.action === action)?.why };
}
