import type { Operator, OperatorAction } from '@/contract';

export type Dialog =
  | { kind: 'add'; source?: Operator }
  | { kind: 'signInRules'; row: Operator }
  | { kind: OperatorAction; row: Operator /** A single session. */; session?: { id: string; ip: string } };

export type Ask = (dialog: Dialog) => void;
