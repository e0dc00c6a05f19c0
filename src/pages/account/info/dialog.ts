import type { AccountAction, AccountHold, MoneyAccount } from '@/contract';

/** What stands over the list: a change of one account, the release of a hold, or the proof of the ledger. */
export type Dialog =
  | { kind: AccountAction; row: MoneyAccount }
  | { kind: 'unfreeze'; row: MoneyAccount; hold: AccountHold }
  | { kind: 'proof' };

export type Ask = (dialog: Dialog) => void;
