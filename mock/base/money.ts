import { formatMoney, minorDigits } from '../../src/domain/money';

/** Approval limits of one currency in minor units (docs/rules/simulation.md#amounts; part of the policy of /maintain). */
export interface Tiers {
  tier1: bigint;
  tier2: bigint;
  tier3: bigint;
}

export interface CurrencyInfo {
  currency: string;
  digits: number;
  tiers: Tiers;
  /** Fixed cost of a payout to the platform. */
  cost: bigint;
  /** Limits of the 0.2% fee. */
  minFee: bigint;
  maxFee: bigint;
  country: string;
  /** A typical small balance, in major units. */
  base: number;
}

function newCurrency(currency: string, country: string, tier1: number, base: number): CurrencyInfo {
  const digits = minorDigits(currency);
  if (digits === undefined) throw new Error(`No currency of ISO 4217: ${currency}`);
  const minor = (units: number) => BigInt(Math.round(units * 10 ** digits));
  const tiers = { tier1: minor(tier1), tier2: minor(tier1 * 10), tier3: minor(tier1 * 100) };
  return {
    currency,
    country,
    digits,
    tiers,
    cost: minor(tier1 / 10_000),
    minFee: minor(tier1 / 5000),
    maxFee: minor(tier1 / 50),
    base,
  };
}

/**
 * Currencies of the world. Tier 1 is THB 50,000 and a similar value in each currency (docs/rules/simulation.md#world,
 * docs/rules/simulation.md#amounts).
 */
export const currencies: Readonly<Record<string, CurrencyInfo>> = {
  THB: newCurrency('THB', 'TH', 50_000, 90_000),
  VND: newCurrency('VND', 'VN', 36_000_000, 65_000_000),
  IDR: newCurrency('IDR', 'ID', 23_000_000, 41_000_000),
  INR: newCurrency('INR', 'IN', 120_000, 218_000),
  PHP: newCurrency('PHP', 'PH', 83_000, 149_000),
  MYR: newCurrency('MYR', 'MY', 6400, 11_500),
  USD: newCurrency('USD', 'SG', 1400, 2600),
};

/** Digits, limits and costs of a currency. @throws on an unknown currency */
export function currencyInfo(currency: string): CurrencyInfo {
  const found = currencies[currency];
  if (!found) throw new Error(`Unknown currency ${currency}`);
  return found;
}

/** Minor units as a decimal string with this number of digits after the point. */
export function moneyOf(minor: bigint, digits: number): string {
  if (digits === 0) return minor.toString();
  const sign = minor < 0n ? '-' : '';
  const text = (minor < 0n ? -minor : minor).toString().padStart(digits + 1, '0');
  return `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/**
 * Minor units as a decimal string with exactly the digits of the currency (docs/rules/invariants.md#invariant-22).
 * @throws on an unknown currency
 */
export const moneyIn = (currency: string, minor: bigint): string => moneyOf(minor, currencyInfo(currency).digits);

/** An amount for messages: `THB 1,250.00`. */
export const moneyText = (minor: bigint, currency: string): string => formatMoney(moneyIn(currency, minor), currency);

/** A decimal string as minor units; undefined when it has more digits than allowed. */
export function minorOf(text: string, digits: number): bigint | undefined {
  const [whole = '0', fraction = ''] = text.split('.');
  return fraction.length > digits ? undefined : BigInt(whole + fraction.padEnd(digits, '0'));
}

const PER_USD: Readonly<Record<string, number>> = {
  VND: 25_400,
  IDR: 15_900,
  THB: 34.8,
  INR: 84.2,
  PHP: 57.6,
  MYR: 4.45,
  USD: 1,
};

const SCALE = 10n ** 12n;

/**
 * US dollars per unit of a currency on a business day, as a string with 12 decimals; "1" for USD (docs/rules/simulation.md#rates).
 * @param day business days since 1970
 */
export function usdRate(currency: string, day: number): string {
  const per = PER_USD[currency];
  if (per === undefined) throw new Error(`No rate for ${currency}`);
  if (per === 1) return '1';
  const mid = per * (1 + 0.006 * Math.sin(day * 0.37 + per));
  return (1 / mid).toFixed(12);
}

/** Converts minor units to US cents at the rate of that day; halves are rounded away from zero. */
export function toUsd(minor: bigint, currency: string, day: number): bigint {
  if (currency === 'USD') return minor;
  const rate = BigInt(usdRate(currency, day).replace('.', ''));
  const over = SCALE * 10n ** BigInt(currencyInfo(currency).digits);
  const product = (minor < 0n ? -minor : minor) * rate * 100n;
  const rounded = (product + over / 2n) / over;
  return minor < 0n ? -rounded : rounded;
}

/** Median pay-in, sigma of its logarithm, usual round amounts and limits, in major units (docs/rules/simulation.md#amounts). */
export const AMOUNTS: Readonly<
  Record<string, { median: number; sigma: number; round: readonly number[]; least: number; most: number }>
> = {
  VND: { median: 300_000, sigma: 1.48, round: [50e3, 100e3, 200e3, 300e3, 500e3, 1e6, 2e6, 5e6], least: 20_000, most: 50e6 },
  IDR: { median: 150_000, sigma: 1.48, round: [50e3, 100e3, 200e3, 300e3, 500e3, 1e6], least: 10_000, most: 25e6 },
  THB: { median: 500, sigma: 1.518, round: [100, 200, 300, 500, 1000, 2000, 5000], least: 50, most: 200_000 },
  INR: { median: 800, sigma: 1.43, round: [200, 300, 500, 1000, 2000, 5000, 10_000], least: 100, most: 100_000 },
  PHP: { median: 700, sigma: 1.534, round: [100, 200, 300, 500, 1000, 2000, 5000], least: 50, most: 100_000 },
  MYR: { median: 80, sigma: 1.43, round: [30, 50, 100, 200, 500, 1000], least: 10, most: 30_000 },
};

export const REPORT_CURRENCY = 'USD';
