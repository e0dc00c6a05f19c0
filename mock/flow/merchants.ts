import { createHash } from 'node:crypto';
import type { MerchantKycStatus } from '@/contract';
import { entryAt } from '../../src/domain/typed';
import { dayStart, ZONE_MS } from '../engine/time';
import type { Way } from '../model/catalog';
import type { Holder, Limits, Merchant, Secret } from '../model/parties';
import { purseOf, type World } from '../model/world';
import { priceAt } from './prices';

/** The merchant of a holder. @throws when the holder is no merchant */
export function merchantOf(world: World, { no }: Pick<Holder, 'no'>): Merchant {
  const found = world.merchants.get(no);
  if (!found) throw new Error(`${no} is no merchant`);
  return found;
}

export const NO_LIMITS: Limits = {
  withdrawMin: null,
  withdrawMax: null,
  withdrawDailyMax: null,
  withdrawDailyCount: null,
  withdrawFrom: null,
  withdrawTo: null,
  withdrawWeekdays: [],
  payinDailyLimit: null,
  payoutDailyLimit: null,
  payoutReviewAbove: null,
};

/** Stored form of a secret: its hash. */
export const keptSecret = (secret: string, at: number): Secret => ({
  hash: createHash('sha256').update(secret).digest('hex'),
  tail: secret.slice(-4),
  at,
});

/** Currency of the merchant's limits and pay-ins. */
export const mainCurrency = ({ accounts }: Holder): string => entryAt(accounts, 0).account.currency;

/** Maximum reserve of a pay-in: half, in parts per million. */
export const MAX_RESERVE_PPM = 500_000;

/** Default duration of a reserve. */
export const RESERVE_DAYS = 90;

/** Sum and count of this holder's records since the start of the business day; `rows` are in time order. */
function todayOf<Row extends { holder: Holder; status: string }>(
  world: World,
  rows: readonly Row[],
  holder: Holder,
  of: { at: (row: Row) => number; amount: (row: Row) => bigint; not: ReadonlySet<string> },
): { sum: bigint; count: number } {
  const from = dayStart(world.clock.now());
  const today = { sum: 0n, count: 0 };
  for (let at = rows.length - 1; at >= 0; at--) {
    const row = entryAt(rows, at);
    if (of.at(row) < from) break;
    if (row.holder !== holder || of.not.has(row.status)) continue;
    today.sum += of.amount(row);
    today.count++;
  }
  return today;
}

const OUT: ReadonlySet<string> = new Set(['FAILED', 'EXPIRED', 'CLOSED', 'CANCELED', 'REJECTED', 'REVERSED']);

/** True when a merchant may receive or request payments now, by state, switches and daily limits (docs/rules/mch.md#switches). */
export function mayTrade(world: World, holder: Holder, what: 'payin' | 'payout'): boolean {
  if (holder.status !== 'ACTIVE') return false;
  const { switches, limits } = merchantOf(world, holder);
  if (!switches[what] || !switches.api) return false;
  const limit = what === 'payin' ? limits.payinDailyLimit : limits.payoutDailyLimit;
  if (limit === null) return true;
  const currency = mainCurrency(holder);
  const { sum } =
    what === 'payin'
      ? todayOf(world, world.payOrders.group(currency), holder, {
          at: ({ createdAt }) => createdAt,
          amount: ({ amount }) => amount,
          not: OUT,
        })
      : todayOf(world, world.payouts.group(currency), holder, {
          at: ({ createdAt }) => createdAt,
          amount: ({ net, order }) => (order ? 0n : net),
          not: OUT,
        });
  return sum < limit;
}

/** True when the merchant may use this pay way now: its contract must include the product (docs/rules/mch.md#limits). */
export const mayPayIn = (world: World, holder: Holder, { product }: Way): boolean =>
  mayTrade(world, holder, 'payin') &&
  priceAt(merchantOf(world, holder).prices, product.code, world.clock.now())?.isEnabled === true;

/**
 * True when a holder may request a withdrawal now: for a merchant by state, switch, hours and weekdays
 * (docs/rules/mch.md#switches).
 */
export function mayWithdraw(world: World, holder: Holder): boolean {
  if (holder.type !== 'MERCHANT') return holder.status === 'ACTIVE';
  if (holder.status !== 'ACTIVE' && holder.status !== 'CLOSING') return false;
  const { switches, limits } = merchantOf(world, holder);
  if (!switches.withdraw) return false;
  const { withdrawFrom: from, withdrawTo: to, withdrawWeekdays: days } = limits;
  if (days.length === 0 && !(from && to)) return true;
  const local = new Date(world.clock.now() + ZONE_MS);
  if (days.length > 0 && !days.includes(local.getUTCDay() || 7)) return false;
  if (!from || !to) return true;
  const time = local.toISOString().slice(11, 16);
  return from <= to ? from <= time && time < to : time >= from || time < to;
}

/**
 * True when the amount is within the merchant's withdrawal limits, which apply to its main currency (docs/rules/mch.md#limits).
 * Minor units.
 */
export function fitsWithdrawLimits(world: World, holder: Holder, currency: string, amount: bigint): boolean {
  if (holder.type !== 'MERCHANT' || currency !== mainCurrency(holder)) return true;
  const { withdrawMin, withdrawMax, withdrawDailyMax, withdrawDailyCount } = merchantOf(world, holder).limits;
  if (withdrawMin !== null && amount < withdrawMin) return false;
  if (withdrawMax !== null && amount > withdrawMax) return false;
  if (withdrawDailyMax === null && withdrawDailyCount === null) return true;
  const today = todayOf(world, world.withdraws.group(purseOf({ holderNo: holder.no, currency })), holder, {
    at: ({ submittedAt }) => submittedAt,
    amount: (row) => row.amount,
    not: OUT,
  });
  return (
    (withdrawDailyMax === null || today.sum + amount <= withdrawDailyMax) &&
    (withdrawDailyCount === null || today.count < withdrawDailyCount)
  );
}

/** The amount from which the merchant's own limit requires a payout review; null for none. Minor units. */
export const reviewAbove = (world: World, holder: Holder, currency: string): bigint | null =>
  holder.type === 'MERCHANT' && currency === mainCurrency(holder) ? merchantOf(world, holder).limits.payoutReviewAbove : null;

/** The displayed KYC state: EXPIRED after its expiry. */
export const kycOf = ({ kycStatus, kycExpireAt }: Merchant, now: number): MerchantKycStatus =>
  kycStatus === 'PASSED' && kycExpireAt !== null && kycExpireAt <= now ? 'EXPIRED' : kycStatus;
