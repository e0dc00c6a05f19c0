import type { Account } from '../engine/ledger';
import type { AccountState } from '../model/books';
import type { World } from '../model/world';

const FRESH: Omit<AccountState, 'events'> = {
  status: 'NORMAL',
  reasonCode: null,
  checkState: null,
  checkedAt: null,
  version: 1,
  updatedAt: 0,
  updatedBy: 'SYSTEM',
};

/** Read-only state of an account. */
export const stateOf = ({ accountBook }: World, { no }: Account): Readonly<AccountState> =>
  accountBook.states.get(no) ?? { ...FRESH, events: [] };

/** The state of an account for changes; created on first use. */
export function openState({ accountBook }: World, { no }: Account): AccountState {
  const state = accountBook.states.get(no) ?? { ...FRESH, events: [] };
  accountBook.states.set(no, state);
  return state;
}
