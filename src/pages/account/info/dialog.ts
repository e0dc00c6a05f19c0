import type { AccountAction, AccountHold, MoneyAccount } from '@/contract';

/** A change of one account, the release of a hold, or the ledger check. */
export type Dialog =
  | { kind: AccountAction; row: MoneyAccount }
  | { kind: 'unfreeze'; row: MoneyAccount; hold: AccountHold }
  | { kind: 'proof' };

export type Ask = (dialog: Dialog) => void;
