import type { AccountCheckState, AccountStatus } from '@/contract';
import type { Account } from '../engine/ledger';
import type { Reserve } from './trade';
import type { OrderEvent, World } from './world';

/** What is known of an account beside its entries. */
export interface AccountState {
  status: Exclude<AccountStatus, 'CLOSED'>;
  reasonCode: string | null;
  /** Verdict of the last proof. */
  checkState: AccountCheckState | null;
  checkedAt: number | null;
  version: number;
  updatedAt: number;
  updatedBy: string;
  events: OrderEvent[];
}

/** Money that somebody has set aside by hand; amounts in minor units. */
export interface AccountHold {
  no: string;
  account: Account;
  amount: bigint;
  reasonCode: string;
  remark: string;
  until: number | null;
  createdAt: number;
  createdBy: string;
  releasedAt: number | null;
  version: number;
  updatedAt: number;
  updatedBy: string;
}

export interface AccountBook {
  /** By number of the account; one that nobody has touched has none. */
  states: Map<string, AccountState>;
  /** By number, oldest first. */
  holds: Map<string, AccountHold>;
  /** References of receipts that are booked, in capitals. */
  receipts: Set<string>;
  /** What is kept back of pay-ins, by number of the account, oldest first. */
  reserves: Map<string, Reserve[]>;
}

export const createAccountBook = (): AccountBook => ({
  states: new Map(),
  holds: new Map(),
  receipts: new Set(),
  reserves: new Map(),
});

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
