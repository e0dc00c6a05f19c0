import type { BankLine, BankLineBulkResult } from '@/contract';

/** A change of movements, another automatic matching, or what a bulk change left undone. */
export type Dialog =
  | { kind: 'match'; row: BankLine; bizNo?: string }
  | { kind: 'unmatch'; row: BankLine }
  | { kind: 'ignore'; rows: readonly BankLine[] }
  | { kind: 'rematch' }
  | { kind: 'import' }
  | { kind: 'result'; result: BankLineBulkResult };

export type Ask = (dialog: Dialog) => void;
