import type {
  AccountCheckState,
  AccountStatus,
  ExchangeAlarm,
  ExchangeCause,
  ExchangeReason,
  ExchangeSource,
  ExchangeUsage,
} from '@/contract';
import type { Account } from '../engine/ledger';
import type { Reserve } from './payments';
import type { OrderEvent } from './records';
import type { Stamped } from './stamped';

/** One rate that a pair has had. Nothing of it is changed but its end, which is another rate's beginning. */
export interface RateVersion {
  readonly id: string;
  /** Decimal string. */
  readonly mid: string;
  readonly buy: string;
  readonly sell: string;
  readonly mode: 'AUTO' | 'OVERRIDE';
  readonly cause: ExchangeCause;
  readonly at: number;
  readonly by: string;
  readonly reason: ExchangeReason | null;
  readonly remark: string | null;
}

/** A pair of currencies; rates are decimal strings, times ms. */
export interface RatePair extends Stamped {
  code: string;
  base: string;
  quote: string;
  source: ExchangeSource;
  provider: string | null;
  /** What the feed or a person last said; it counts unless it is overridden. */
  auto: string;
  fetchedAt: number;
  override: { rate: string; until: number } | null;
  buyMarkup: string;
  sellMarkup: string;
  floor: string;
  ceil: string;
  maxStepPct: string;
  staleAfterSec: number;
  decimals: number;
  usage: ExchangeUsage;
  isSuspended: boolean;
  statusReason: ExchangeReason | null;
  /** A fetched rate that was not taken. */
  alarm: { kind: ExchangeAlarm; rate: string; at: number } | null;
  /** Oldest first, the last one counts now. */
  versions: RateVersion[];
}

/** All pairs by their code. */
export interface RateBook {
  pairs: Map<string, RatePair>;
  /** How many rates there have been: their numbers are counted. */
  count: number;
  /** What the simulated feed says of a pair next. */
  next: (pair: Pick<RatePair, 'base' | 'quote' | 'decimals'>, at: number) => string;
}

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

/** Money frozen manually; amounts in minor units. */
export interface AccountHold extends Stamped {
  no: string;
  account: Account;
  amount: bigint;
  reasonCode: string;
  remark: string;
  until: number | null;
  releasedAt: number | null;
}

export interface AccountBook {
  /** By number of the account; an untouched one has none. */
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
