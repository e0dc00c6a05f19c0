import type { Operator, OperatorAction } from '@/contract';

/** What a dialog is opened for: somebody new, or a change of somebody. */
export type Dialog =
  | { kind: 'add'; source?: Operator }
  | { kind: OperatorAction; row: Operator /** One session alone. */; session?: { id: string; ip: string } };

export type Ask = (dialog: Dialog) => void;
