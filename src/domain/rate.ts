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

/** What a pair must be for each action, whoever takes it (docs/rules/rate.md#states). */
const FITS: Readonly<Record<ExchangeAction, (row: Pick<ExchangeRate, 'status' | 'mode' | 'source'>) => boolean>> = {
  edit: () => true,
  override: ({ status }) => status !== 'SUSPENDED',
  endOverride: ({ mode }) => mode === 'OVERRIDE',
  suspend: ({ status }) => status !== 'SUSPENDED',
  resume: ({ status }) => status === 'SUSPENDED',
  fetch: ({ source }) => source === 'FEED',
};

export const exchangeActions = Object.keys(FITS) as ExchangeAction[];

/** Whether an action makes sense with a pair as it is. */
export const fitsExchange = (row: Pick<ExchangeRate, 'status' | 'mode' | 'source'>, action: ExchangeAction): boolean =>
  FITS[action](row);

/** What the server allows, or else the state of the pair (docs/rules/access.md#allowed). */
export function exchangeActionState(row: ExchangeRate, action: ExchangeAction): ActionState {
  if (!row.allowed) return { isAllowed: fitsExchange(row, action) };
  if (row.allowed.includes(action)) return { isAllowed: true };
  return { isAllowed: false, why: row.denied?.find((denied) => denied.action === action)?.why };
}

/** What may be typed as a rate: plain digits, at most 12 before and after the point. */
export const RATE = /^\d{1,12}(\.\d{1,12})?$/;
/** What may be typed as the largest step in percent. */
export const STEP_PERCENT = /^\d{1,2}(\.\d{1,4})?$/;

/** True for a rate above zero; false for every other text. */
export const isRate = (text: string): boolean => RATE.test(text) && new Big(text).gt(0);

/** How far round trips over a third currency may differ, in percent (docs/rules/rate.md#round-trip). */
export const TRIANGLE_PCT = 1;

const PERCENT_DIGITS = 4;
/** Digits that a division keeps before it is rounded to those of its pair. */
const WORK_DIGITS = 24;
const divide = Big();
divide.DP = WORK_DIGITS;

/** -1, 0 or 1 by value, "1.0" equals "1". Throws on a text that is no number. */
export const compareRates = (a: string, b: string): -1 | 0 | 1 => new Big(a).cmp(b);

/** A rate with exactly these digits after the point, half up. Throws on a text that is no number. */
export const roundRate = (rate: string, decimals: number): string => new Big(rate).toFixed(decimals, Big.roundHalfUp);

/** What is given and asked for one unit of the base, both with the pair's digits, half up. @param buyMarkup ratio, "0.005" is 0.5 % */
export const quotesOf = (mid: string, buyMarkup: string, sellMarkup: string, decimals: number) => ({
  buyRate: new Big(mid).times(new Big(1).minus(buyMarkup)).toFixed(decimals, Big.roundHalfUp),
  sellRate: new Big(mid).times(new Big(1).plus(sellMarkup)).toFixed(decimals, Big.roundHalfUp),
});

/** True strictly between floor and ceiling: a rate on the edge is refused as well. */
export const inBand = (rate: string, floor: string, ceil: string): boolean => new Big(rate).gt(floor) && new Big(rate).lt(ceil);

/** How far `to` is from `from` in percent with its sign, 4 digits, half up. Throws when `from` is zero. */
export const movePct = (from: string, to: string): string =>
  new divide(to).minus(from).times(100).div(from).round(PERCENT_DIGITS, Big.roundHalfUp).toFixed();

/** True when a change is larger than a pair takes without somebody who means it. @param maxStepPct percent, "2" is 2 % */
export const isStepTooFar = (from: string, to: string, maxStepPct: string): boolean =>
  new divide(to).minus(from).abs().times(100).gt(new Big(maxStepPct).times(from));

/** One of two rates divided by the other. @param decimals digits of the result */
export const ratioOfRates = (over: string, under: string, decimals: number): string =>
  new divide(over).div(under).round(decimals, Big.roundHalfUp).toFixed(decimals);

interface Mid {
  baseCurrency: string;
  quoteCurrency: string;
  midRate: string;
}

/** The rate from one currency to another in these pairs, by either direction. */
function between(pairs: readonly Mid[], from: string, to: string): Big | undefined {
  const straight = pairs.find(({ baseCurrency, quoteCurrency }) => baseCurrency === from && quoteCurrency === to);
  if (straight) return new divide(straight.midRate);
  const back = pairs.find(({ baseCurrency, quoteCurrency }) => baseCurrency === to && quoteCurrency === from);
  return back && new divide(1).div(back.midRate);
}

/**
 * The way round over a third currency that differs most from a pair, when it is more than 1 % off (docs/rules/rate.md#round-trip);
 * undefined when all agree.
 * @param pairs those that may be gone over
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
 * What an amount becomes: of the base times what is given for it, of the quote divided by what is asked. Rounded down to the digits of
 * the currency: the platform never gives a unit that it does not have.
 */
export function convertAmount(amount: string, side: 'BUY' | 'SELL', rate: string, digits: number): string {
  const exact = side === 'BUY' ? new Big(amount).times(rate) : new divide(amount).div(rate);
  return exact.round(digits, Big.roundDown).toFixed(digits);
}

/** Width between the two rates in percent of the mid, 4 digits at most. */
export const spreadPct = (buyMarkup: string, sellMarkup: string): string =>
  new Big(buyMarkup).plus(sellMarkup).times(100).toFixed();
