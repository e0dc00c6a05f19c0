import type { AccessKey, AccountAction, AccountHold, MoneyAccount } from '@/contract';

/** What stands over the list: a change of one account, the release of a hold, or the proof of the ledger. */
export type Dialog =
  | { kind: AccountAction; row: MoneyAccount }
  | { kind: 'unfreeze'; row: MoneyAccount; hold: AccountHold }
  | { kind: 'proof' };

/** Opens a dialog, or closes the one that stands open. */
export type Ask = (dialog: Dialog | undefined) => void;

/** Key of the call behind an action. */
const KEYS: Readonly<Record<AccountAction, AccessKey>> = {
  freeze: 'user:account:freeze',
  adjust: 'user:account:adjust',
  topUp: 'user:account:topUp',
  transfer: 'user:account:transfer',
  releaseReserve: 'user:account:releaseReserve',
  block: 'user:account:block',
  unblock: 'user:account:unblock',
};

export const keyOf = (action: AccountAction): AccessKey => KEYS[action];
