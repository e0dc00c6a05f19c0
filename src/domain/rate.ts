import Big from 'big.js';
import type {
  ExchangeAction,
  ExchangeAlarm,
  ExchangeCause,
  ExchangeMode,
  ExchangeRate,
  ExchangeReason,
  ExchangeSource,
  ExchangeStatus,
  ExchangeUsage,
} from '../contract';
import type { ActionState } from './stateTable';
import type { Tone } from './status';
import { namesOf } from './typed';
import { all } from './values';

export const exchangeSources = all<ExchangeSource>()(['FEED', 'MANUAL', 'FIXED']);
export const exchangeModes = all<ExchangeMode>()(['AUTO', 'OVERRIDE']);
export const exchangeStatuses = all<ExchangeStatus>()(['ACTIVE', 'STALE', 'SUSPENDED']);
export const exchangeUsages = all<ExchangeUsage>()(['ALL', 'WITHDRAW', 'PAYOUT']);
export const exchangeAlarms = all<ExchangeAlarm>()(['OUT_OF_BAND', 'STEP']);
export const exchangeCauses = all<ExchangeCause>()(['ADD', 'FETCH', 'ACCEPT', 'EDIT', 'OVERRIDE', 'END_OVERRIDE']);
export const exchangeReasons = all<ExchangeReason>()(['MARKET', 'SPREAD', 'FEED_ERROR', 'REGULATION', 'OTHER']);

export const exchangeTones: Readonly<Record<ExchangeStatus, Tone>> = { ACTIVE: 'success', STALE: 'error', SUSPENDED: 'neutral' };
export const exchangeModeTones: Readonly<Record<ExchangeMode, Tone>> = { AUTO: 'neutral', OVERRIDE: 'warning' };
export const exchangeAlarmTones: Readonly<Record<ExchangeAlarm, Tone>> = { OUT_OF_BAND: 'error', STEP: 'warning' };

/** The condition for each action on a pair, for any operator (docs/rules/rate.md#states). */
const FITS: Readonly<Record<ExchangeAction, (row: Pick<ExchangeRate, 'status' | 'mode' | 'source'>) => boolean>> = {
  edit: () => true,
  override: ({ status }) => status !== 'SUSPENDED',
  endOverride: ({ mode }) => mode === 'OVERRIDE',
  suspend: ({ status }) => status !== 'SUSPENDED',
  resume: ({ status }) => status === 'SUSPENDED',
  fetch: ({ source }) => source === 'FEED',
};

export const exchangeActions = namesOf(FITS);

/** Whether the action is possible on the pair in its state. */
export const fitsExchange = (row: Pick<ExchangeRate, 'status' | 'mode' | 'source'>, action: ExchangeAction): boolean =>
  FITS[action](row);

/** Whether this operator may act on the pair: as the server says, else by its state (docs/rules/access.md#allowed). */
export function exchangeActionState(row: ExchangeRate, action: ExchangeAction): ActionState {
  if (!row.allowed) return { isAllowed: fitsExchange(row, action) };
  if (row.allowed.includes(action)) return { isAllowed: true };
  return { isAllowed: false, why: row.denied?.find((denied) => denied.action === action)?.why };
}

/** Valid input for a rate: plain digits, at most 12 before and after the point. */
export const RATE = /^\d{1,12}(\.\d{1,12})?$/;
/** Valid input for the maximum step in percent. */
export const STEP_PERCENT = /^\d{1,2}(\.\d{1,4})?$/;

/** True for a rate above zero; false for any other text. */
export const isRate = (text: string): boolean => RATE.test(text) && new Big(text).gt(0);

/** Maximum difference of a round trip over a third currency, in percent (docs/rules/rate.md#round-trip). */
export const TRIANGLE_PCT = 1;

const PERCENT_DIGITS = 4;
/** Digits kept by a division, before rounding to those of the pair. */
const WORK_DIGITS = 24;
const divide = Big();
divide.DP = WORK_DIGITS;

/** -1, 0 or 1 by value; "1.0" equals "1". Throws on a text that is not a number. */
export const compareRates = (a: string, b: string): -1 | 0 | 1 => new Big(a).cmp(b);

/** Rounds a rate half up to exactly these decimals. Throws on a text that is not a number. */
export const roundRate = (rate: string, decimals: number): string => new Big(rate).toFixed(decimals, Big.roundHalfUp);

/** Buy and sell rate of one base unit, rounded half up to the pair's digits. @param buyMarkup ratio, "0.005" is 0.5 % */
export const quotesOf = (mid: string, buyMarkup: string, sellMarkup: string, decimals: number) => ({
  buyRate: new Big(mid).times(new Big(1).minus(buyMarkup)).toFixed(decimals, Big.roundHalfUp),
  sellRate: new Big(mid).times(new Big(1).plus(sellMarkup)).toFixed(decimals, Big.roundHalfUp),
});

/** True strictly between floor and ceiling: a rate equal to either is rejected too. */
export const inBand = (rate: string, floor: string, ceil: string): boolean => new Big(rate).gt(floor) && new Big(rate).lt(ceil);

/** Signed change from `from` to `to` in percent, 4 digits, half up. Throws when `from` is zero. */
export const movePct = (from: string, to: string): string =>
  new divide(to).minus(from).times(100).div(from).round(PERCENT_DIGITS, Big.roundHalfUp).toFixed();

/** True when a change exceeds the pair's limit, so that an operator must confirm it. @param maxStepPct percent, "2" is 2 % */
export const isStepTooFar = (from: string, to: string, maxStepPct: string): boolean =>
  new divide(to).minus(from).abs().times(100).gt(new Big(maxStepPct).times(from));

/** One rate divided by another. @param decimals digits of the result */
export const ratioOfRates = (over: string, under: string, decimals: number): string =>
  new divide(over).div(under).round(decimals, Big.roundHalfUp).toFixed(decimals);

interface Mid {
  baseCurrency: string;
  quoteCurrency: string;
  midRate: string;
}

/** The rate from one currency to another, from a pair in either direction. */
function between(pairs: readonly Mid[], from: string, to: string): Big | undefined {
  const straight = pairs.find(({ baseCurrency, quoteCurrency }) => baseCurrency === from && quoteCurrency === to);
  if (straight) return new divide(straight.midRate);
  const back = pairs.find(({ baseCurrency, quoteCurrency }) => baseCurrency === to && quoteCurrency === from);
  return back && new divide(1).div(back.midRate);
}

/**
 * The round trip over a third currency that differs most from a pair, if by more than 1 % (docs/rules/rate.md#round-trip).
 * Undefined when all agree.
 * @param pairs pairs that may be used
 */
export function triangleOf(pair: Mid & { decimals: number }, pairs: readonly Mid[]) {
  const { baseCurrency, quoteCurrency, midRate, decimals } = pair;
  const others = new Set(pairs.flatMap((one) => [one.baseCurrency, one.quoteCurrency]));
  let worst: { via: string; impliedRate: string; offPct: string } | undefined;
  for (const via of [...others].sort()) {
    if (via === baseCurrency || via === quoteCurrency) continue;
    const first = between(pairs, baseCurrency, via);
    const second = between(pairs, via, quoteCurrency);
    if (!first || !second) continue;
    const implied = first.times(second);
    const off = new divide(midRate).minus(implied).times(100).div(implied);
    if (off.abs().lte(TRIANGLE_PCT) || (worst && off.abs().lte(new Big(worst.offPct).abs()))) continue;
    worst = { via, impliedRate: implied.toFixed(decimals), offPct: off.toFixed(PERCENT_DIGITS) };
  }
  return worst;
}

/**
 * Converts an amount: a base amount times the buy rate, or a quote amount divided by the sell rate. Rounds down to the currency's
 * digits, so that the platform never pays out more than it has.
 */
export function convertAmount(amount: string, side: 'BUY' | 'SELL', rate: string, digits: number): string {
  const exact = side === 'BUY' ? new Big(amount).times(rate) : new divide(amount).div(rate);
  return exact.round(digits, Big.roundDown).toFixed(digits);
}

/** Spread between the two rates in percent of the mid, at most 4 digits. */
export const spreadPct = (buyMarkup: string, sellMarkup: string): string =>
  new Big(buyMarkup).plus(sellMarkup).times(100).toFixed();
