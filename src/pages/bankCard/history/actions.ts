import type { AccessKey, BankLine, BankLineAction } from '@/contract';
import type { Dialog } from './dialog';

const KEYS: Readonly<Record<BankLineAction, AccessKey>> = {
  match: 'bank:card:history:match',
  unmatch: 'bank:card:history:unmatch',
  ignore: 'bank:card:history:ignore',
};

/** Key of the call behind an action. */
export const keyOf = (action: BankLineAction): AccessKey => KEYS[action];

/** The dialog of an action on one movement. */
export const dialogOf = (kind: BankLineAction, row: BankLine): Dialog =>
  kind === 'ignore' ? { kind, rows: [row] } : { kind, row };
