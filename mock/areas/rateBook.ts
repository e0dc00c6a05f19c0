import type { ExchangeAlarm, ExchangeCause, ExchangeReason, ExchangeSource, ExchangeUsage } from '@/contract';

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
export interface RatePair {
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
  createdAt: number;
  createdBy: string;
  updatedAt: number;
  updatedBy: string;
  version: number;
}

/** All pairs by their code. */
export interface RateBook {
  pairs: Map<string, RatePair>;
  /** How many rates there have been: their numbers are counted. */
  count: number;
  /** What the simulated feed says of a pair next. */
  next: (pair: Pick<RatePair, 'base' | 'quote' | 'decimals'>, at: number) => string;
}
