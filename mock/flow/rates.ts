import type { ExchangeCause, ExchangeReason, ExchangeStatus } from '@/contract';
import { compareRates, inBand, isStepTooFar, quotesOf, roundRate } from '../../src/domain/rate';
import { MINUTE } from '../engine/time';
import type { RatePair, RateVersion } from '../model/books';
import type { World } from '../model/world';

const ID_DIGITS = 6;
export const SYSTEM = 'system';

/** The current rate. */
export const currentOf = ({ versions, code }: RatePair): RateVersion => {
  const last = versions.at(-1);
  if (!last) throw new Error(`${code} has no rate`);
  return last;
};

/** The mid rate to use: that of an override, otherwise the automatic one. */
const midOf = ({ override, auto }: RatePair) => override?.rate ?? auto;

/** SUSPENDED by an operator, or STALE by age; overrides and fixed rates never become stale (docs/rules/rate.md#states). */
export function exchangeStatusOf(pair: RatePair, now: number): ExchangeStatus {
  if (pair.isSuspended) return 'SUSPENDED';
  if (pair.override || pair.source === 'FIXED') return 'ACTIVE';
  return now - pair.fetchedAt > pair.staleAfterSec * 1000 ? 'STALE' : 'ACTIVE';
}

interface Change {
  cause: ExchangeCause;
  at: number;
  by: string;
  reason?: ExchangeReason | null;
  remark?: string | null;
}

/** Creates the next rate version of a pair when the rate has changed. */
export function newRate({ rates }: World, pair: RatePair, { cause, at, by, reason = null, remark = null }: Change): void {
  const mid = roundRate(midOf(pair), pair.decimals);
  const { buyRate: buy, sellRate: sell } = quotesOf(mid, pair.buyMarkup, pair.sellMarkup, pair.decimals);
  const mode = pair.override ? 'OVERRIDE' : 'AUTO';
  const last = pair.versions.at(-1);
  if (last && last.mid === mid && last.buy === buy && last.sell === sell && last.mode === mode) return;
  rates.count += 1;
  const id = `XR${String(rates.count).padStart(ID_DIGITS, '0')}`;
  pair.versions.push({ id, mid, buy, sell, mode, cause, at, by, reason, remark });
}

/** Sets a fetched or accepted rate as the automatic rate. */
export function takeRate(world: World, pair: RatePair, rate: string, change: Change): void {
  Object.assign(pair, { auto: rate, fetchedAt: change.at, alarm: null });
  if (!pair.override) newRate(world, pair, change);
}

/** Fetches the next feed rate: applies it, or rejects it with an alarm (docs/rules/rate.md#band). */
export function fetchRate(world: World, pair: RatePair, at: number, by: string): void {
  const rate = world.rates.next(pair, at);
  const isOut = !inBand(rate, pair.floor, pair.ceil);
  if (isOut || isStepTooFar(pair.auto, rate, pair.maxStepPct)) pair.alarm = { kind: isOut ? 'OUT_OF_BAND' : 'STEP', rate, at };
  else takeRate(world, pair, rate, { cause: 'FETCH', at, by });
}

/** The fetched rate that waits for an operator to accept its step. */
export const heldStep = ({ alarm, floor, ceil }: Pick<RatePair, 'alarm' | 'floor' | 'ceil'>) =>
  alarm?.kind === 'STEP' && inBand(alarm.rate, floor, ceil) ? alarm : undefined;

/** Ends the override; the automatic rate applies again. */
export function endOverride(world: World, pair: RatePair, at: number, by: string): void {
  pair.override = null;
  newRate(world, pair, { cause: 'END_OVERRIDE', at, by });
}

/** Schedules the end of an override, unless another replaces it. */
export function planEnd(world: World, pair: RatePair): void {
  const { override } = pair;
  if (!override) return;
  world.clock.schedule(override.until, () => {
    if (pair.override !== override) return;
    endOverride(world, pair, override.until, SYSTEM);
    Object.assign(pair, { updatedAt: override.until, updatedBy: SYSTEM, version: pair.version + 1 });
  });
}

const LIVE_MS = 5 * MINUTE;

/** Fetches rates every five minutes; pairs in alarm and stale pairs wait for an operator. */
export function feedLive(world: World): void {
  const turn = () => {
    const now = world.clock.now();
    for (const pair of world.rates.pairs.values())
      if (pair.source === 'FEED' && !pair.alarm && !pair.isSuspended && exchangeStatusOf(pair, now) === 'ACTIVE')
        fetchRate(world, pair, now, SYSTEM);
    world.clock.schedule(now + LIVE_MS, turn);
  };
  world.clock.schedule(world.clock.now() + LIVE_MS, turn);
}

/** Checks the rates: each lies between buy and sell and within the band, and each starts no earlier than the previous one. */
export function* checkRates({ rates }: World): Generator<string> {
  const ids = new Set<string>();
  for (const pair of rates.pairs.values()) {
    if (!inBand(currentOf(pair).mid, pair.floor, pair.ceil)) yield `23: ${pair.code} is outside its band`;
    let begun = 0;
    for (const { id, buy, mid, sell, at } of pair.versions) {
      if (ids.has(id)) yield `23: rate ${id} is there twice`;
      ids.add(id);
      if (compareRates(buy, mid) > 0 || compareRates(mid, sell) > 0) yield `23: rate ${id} is not between its prices`;
      if (at < begun) yield `23: rate ${id} begins before the one it follows`;
      begun = at;
    }
  }
}
