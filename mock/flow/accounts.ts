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

/** What is known of an account, to be read only. */
export const stateOf = ({ accountBook }: World, { no }: Account): Readonly<AccountState> =>
  accountBook.states.get(no) ?? { ...FRESH, events: [] };

/** The same, to be written down. */
export function openState({ accountBook }: World, { no }: Account): AccountState {
  const state = accountBook.states.get(no) ?? { ...FRESH, events: [] };
  accountBook.states.set(no, state);
  return state;
}
