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

/** One rate of a currency pair. Only its end changes, when the next rate begins. */
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

/** A currency pair; rates are decimal strings, times ms. */
export interface RatePair extends Stamped {
  code: string;
  base: string;
  quote: string;
  source: ExchangeSource;
  provider: string | null;
  /** The last rate from the feed or an operator; used unless there is an override. */
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
  /** A feed rate that was rejected. */
  alarm: { kind: ExchangeAlarm; rate: string; at: number } | null;
  /** Oldest first; the last version is in effect. */
  versions: RateVersion[];
}

/** All currency pairs by code. */
export interface RateBook {
  pairs: Map<string, RatePair>;
  /** Number of rates so far, for numbering. */
  count: number;
  /** The next rate from the simulated feed. */
  next: (pair: Pick<RatePair, 'base' | 'quote' | 'decimals'>, at: number) => string;
}

/** State of an account beside its entries. */
export interface AccountState {
  status: Exclude<AccountStatus, 'CLOSED'>;
  reasonCode: string | null;
  /** Result of the last balance proof. */
  checkState: AccountCheckState | null;
  checkedAt: number | null;
  version: number;
  updatedAt: number;
  updatedBy: string;
  events: OrderEvent[];
}

/** A manual hold; amounts in minor units. */
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
  /** By account number; missing until the first change. */
  states: Map<string, AccountState>;
  /** By number, oldest first. */
  holds: Map<string, AccountHold>;
  /** References of booked receipts, in capitals. */
  receipts: Set<string>;
  /** Rolling reserves of pay-ins by account number, oldest first. */
  reserves: Map<string, Reserve[]>;
}

export const createAccountBook = (): AccountBook => ({
  states: new Map(),
  holds: new Map(),
  receipts: new Set(),
  reserves: new Map(),
});
