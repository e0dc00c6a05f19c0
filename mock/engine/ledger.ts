export type Bucket = 'available' | 'frozen' | 'pending';

/** An account has a holder, a currency and a type; amounts are minor units of the currency. */
export interface Account {
  no: string;
  holderNo: string;
  type: string;
  currency: string;
  /** Customer accounts never become negative (docs/rules/invariants.md#invariant-4). */
  isCustomer: boolean;
  /** No payouts or withdrawals from this account. */
  isDebitBlocked?: boolean;
  amounts: Record<Bucket, bigint>;
  entryCounts: Record<Bucket, number>;
  /** Entries of this account, oldest first. */
  entries: Entry[];
}

/** One posting of a transaction: `delta` in minor units, signed from the account's view. */
export interface Leg {
  account: Account;
  bucket: Bucket;
  delta: bigint;
}

interface Transaction {
  id: number;
  at: number;
  kind: string;
  /** Number of the record that caused the transaction. */
  ref: string;
}

/** One change of one bucket; before = after - delta. */
export interface Entry extends Leg {
  transaction: Transaction;
  /** Gapless per account and bucket, from 1. */
  seq: number;
  after: bigint;
}

const numberOf = (holderNo: string, currency: string, type: string) =>
  `${holderNo.replace(/^[MA](?=\d)/, '')}-${currency}-${type}`;

/** The double-entry ledger (docs/rules/ledger.md#double-entry). */
export class Ledger {
  readonly accounts = new Map<string, Account>();
  readonly entries: Entry[] = [];
  transactionCount = 0;

  /** The account of a holder; undefined when it was never opened. */
  find(holderNo: string, currency: string, type: string): Account | undefined {
    return this.accounts.get(numberOf(holderNo, currency, type));
  }

  /** Finds or opens an account; its number is `<holderNo>-<currency>-<type>`. */
  account(holderNo: string, currency: string, type: string, isCustomer: boolean): Account {
    const account = this.peek(holderNo, currency, type, isCustomer);
    if (!this.accounts.has(account.no)) this.accounts.set(account.no, account);
    return account;
  }

  /** Finds an account, or gives it as it would be opened. */
  peek(holderNo: string, currency: string, type: string, isCustomer: boolean): Account {
    const known = this.find(holderNo, currency, type);
    if (known) return known;
    const no = numberOf(holderNo, currency, type);
    const zero = { available: 0n, frozen: 0n, pending: 0n };
    const entryCounts = { available: 0, frozen: 0, pending: 0 };
    return { no, holderNo, type, currency, isCustomer, amounts: zero, entryCounts, entries: [] };
  }

  /**
   * Posts a transaction atomically; zero legs are left out.
   * @param at ms since 1970
   * @throws when a currency does not sum to zero or a customer's bucket would become negative
   * (docs/rules/invariants.md#invariant-3, docs/rules/invariants.md#invariant-4)
   */
  post(at: number, kind: string, ref: string, legs: readonly Leg[]): Transaction {
    // Transactions have few legs: summing them each time is cheaper than an index.
    for (const own of legs) {
      const { account, bucket } = own;
      const { currency } = account;
      let sum = 0n;
      let after = account.amounts[bucket];
      let isLater = false;
      for (const leg of legs) {
        if (leg.account.currency === currency) sum += leg.delta;
        if (!isLater && leg.account === account && leg.bucket === bucket) after += leg.delta;
        isLater ||= leg === own;
      }
      if (after < 0n && account.isCustomer) throw new Error(`${kind} ${ref}: ${account.no}.${bucket} would become ${after}`);
      if (sum !== 0n) throw new Error(`${kind} ${ref}: ${currency} sums to ${sum}`);
    }
    const transaction = { id: ++this.transactionCount, at, kind, ref };
    for (const { account, bucket, delta } of legs) {
      if (delta === 0n) continue;
      const after = account.amounts[bucket] + delta;
      account.amounts[bucket] = after;
      const entry = { transaction, account, bucket, delta, after, seq: ++account.entryCounts[bucket] };
      this.entries.push(entry);
      account.entries.push(entry);
    }
    return transaction;
  }
}
