import type { BankLine, BankLineBulkResult } from '@/contract';

/** What stands over the list: a change of movements, the machine's second look, or what a change of many has left. */
export type Dialog =
  | { kind: 'match'; row: BankLine; bizNo?: string }
  | { kind: 'unmatch'; row: BankLine }
  | { kind: 'ignore'; rows: readonly BankLine[] }
  | { kind: 'rematch' }
  | { kind: 'import' }
  | { kind: 'result'; result: BankLineBulkResult };

export type Ask = (dialog: Dialog) => void;
