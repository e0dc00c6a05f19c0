import type { Trial, TrialCase, TrialPlan } from '@/contract';

/** The dialog open over the list. */
export type Dialog =
  | { kind: 'cancel'; row: Trial }
  | { kind: 'cases' }
  | { kind: 'saveCase'; plan: Partial<TrialPlan> }
  | { kind: 'editCase' | 'removeCase'; row: TrialCase };

export type Ask = (dialog: Dialog) => void;
