import { entryAt } from '../../../src/domain/typed';
import { AMOUNTS, currencyInfo } from '../../base/money';
import { DAY, HOUR, MINUTE, stampOf, ZONE_MS } from '../../engine/time';
import { mayPayIn, mayTrade } from '../../flow/merchants';
import { createPayee } from '../../flow/payees';
import { createPay, NoRoute, type PayRequest } from '../../flow/payin/order';
import { createSett, payoutFee, type SettRequest } from '../../flow/payout/order';
import { toppedUp } from '../../flow/postings';
import { isWayOpen } from '../../flow/ways';
import type { Way } from '../../model/catalog';
import type { Holder } from '../../model/parties';
import type { Payout } from '../../model/payments';
import type { World } from '../../model/world';
import { callFrom } from './callers';

/** A twentieth of 18,000 pay-ins and 3,200 payouts a day, to suit a browser (docs/rules/simulation.md#scale). */
const PAYINS_PER_DAY = 900;
const PAYOUTS_PER_DAY = 160;

/** Per mille of a day by local hour, and factors from Sunday to Saturday (docs/rules/simulation.md#day-and-week). */
const PAYIN_HOURS = [34, 23, 15, 10, 8, 9, 14, 22, 32, 41, 47, 52, 57, 52, 47, 46, 47, 49, 54, 63, 74, 80, 72, 52];
const PAYOUT_HOURS = [10, 6, 4, 3, 3, 4, 8, 18, 36, 64, 78, 76, 56, 58, 74, 78, 76, 68, 56, 52, 54, 52, 42, 24];
const WEEKDAYS = [0.98, 0.94, 0.94, 0.96, 1, 1.1, 1.08];
const REVIEW_LEAST = 6;
const BLOCKED = 'The account is blocked for what leaves it';
const NOT_LISTED = 'The merchant calls from an address that its whitelist lacks';

/**
 * Amount of a pay-in: log-normal, 62% round amounts, 23% with two significant digits, the rest free
 * (docs/rules/simulation.md#amounts). Minor units.
 */
function amountOf({ chance }: World, currency: string): bigint {
  const { median, sigma, round, least, most } = AMOUNTS[currency] as (typeof AMOUNTS)[string];
  const drawn = Math.min(most, Math.max(least, chance.logNormal(median, sigma)));
  const dice = chance.next();
  const nearest = () => round.reduce((best, one) => (Math.abs(one - drawn) < Math.abs(best - drawn) ? one : best));
  const step = 10 ** Math.max(0, Math.floor(Math.log10(drawn)) - 1);
  const units =
    dice < 0.62 && drawn <= (round.at(-1) ?? 0) * 1.5 ? nearest() : dice < 0.85 ? Math.round(drawn / step) * step : drawn;
  const { digits } = currencyInfo(currency);
  return BigInt(Math.round(units * 10 ** digits));
}

/** Activity of payers, merchants and upstreams (docs/rules/simulation.md#flows). */
export function createTradeLife(world: World) {
  const { chance, clock, ledger } = world;
  /** A merchant that may act now, weighted by its share of orders. @throws NoRoute when there is none */
  function someone(may: (holder: Holder) => boolean): Holder {
    const able = world.holders.filter((holder) => holder.type === 'MERCHANT' && !holder.isTest && may(holder));
    if (able.length === 0) throw new NoRoute('No merchant may do this now');
    return chance.byWeight(able);
  }
  const currencyOf = ({ accounts }: Holder) => entryAt(accounts, 0).account.currency;
  /** Pay ways that a merchant may use now. */
  const waysOf = (holder: Holder) =>
    [...world.catalog.ways.values()].filter(
      (way) => way.currency === currencyOf(holder) && isWayOpen(way, holder, clock.now()) && mayPayIn(world, holder, way),
    );
  /** For a product with fixed amounts the payer selects one of them. */
  const amountFor = ({ product, currency }: Way) =>
    product.amountMode === 'FIXED' ? chance.pick(product.fixedAmounts) : amountOf(world, currency);
  const payouts = HOURS_OF(PAYOUT_HOURS);
  const payins = HOURS_OF(PAYIN_HOURS);

  /** Creates a pay-in. @throws NoRoute when no merchant may receive payments, or no channel accepts the order */
  function payIn(extra: Partial<PayRequest> = {}) {
    const holder = extra.holder ?? someone((one) => mayTrade(world, one, 'payin'));
    const open = extra.way ? [] : waysOf(holder);
    if (!extra.way && open.length === 0) throw new NoRoute(`${holder.no} has no way open`);
    const way = extra.way ?? chance.byWeight(open);
    const amount = extra.amount ?? amountFor(way);
    if (!callFrom(world, holder, 'PAYIN')) throw new NoRoute(NOT_LISTED);
    return createPay(world, { holder, way, amount, ...extra });
  }

  /** Returns undefined instead of NoRoute: history and live mode have no caller. */
  function attempt<Made>(make: () => Made): Made | undefined {
    try {
      return make();
    } catch (error) {
      if (error instanceof NoRoute) return undefined;
      throw error;
    }
  }

  /** A merchant's payout; a top-up comes first when its balance is insufficient. */
  function payOut(extra: Partial<SettRequest> = {}): Payout {
    const holder = extra.holder ?? someone((one) => mayTrade(world, one, 'payout'));
    const { account: balance } = entryAt(holder.accounts, 0);
    const { currency } = balance;
    const isNew = chance.chance(0.012);
    const payee = isNew ? createPayee(world, holder.country, clock.now() - chance.int(1, 20) * HOUR) : chance.pick(holder.payees);
    const net = extra.net ?? (amountOf(world, currency) * 16n) / 10n;
    const needed = net + payoutFee(holder, currency, net);
    // Uses the payout balance first.
    const funded = ledger.find(holder.no, currency, 'PAYOUT');
    const account = funded && !funded.isDebitBlocked && funded.amounts.available >= needed ? funded : balance;
    const drawn = chance.weighted([['API', 90] as const, ['PORTAL', 10] as const]);
    const { source = drawn } = extra;
    if (source !== 'CONSOLE' && !callFrom(world, holder, source === 'API' ? 'PAYOUT' : 'PORTAL')) throw new NoRoute(NOT_LISTED);
    if (account.isDebitBlocked) throw new NoRoute(BLOCKED);
    if (account.amounts.available < needed)
      ledger.post(
        clock.now(),
        'TOPUP',
        world.numberOf('T'),
        toppedUp(account, ledger.account('U01', currency, 'CLEARING', false), needed * 3n),
      );
    return createSett(world, { holder, account, payee, net, source, ...extra });
  }

  const count = (perDay: number, day: number) => {
    const weekday = new Date(day + ZONE_MS).getUTCDay();
    const date = new Date(day + ZONE_MS).getUTCDate();
    const isSalaryDay = date === 1 || date === 15 || (date >= 25 && date <= 28);
    return Math.round(perDay * (WEEKDAYS[weekday] ?? 1) * (isSalaryDay ? 1.25 : 1) * (0.92 + chance.next() * 0.16));
  };

  const during = (day: number, end: number, perDay: number, hours: readonly (readonly [number, number])[], run: () => void) => {
    for (let left = count(perDay, day); left > 0; left--) {
      const at = day + chance.weighted(hours) * HOUR + chance.int(0, HOUR - 1);
      if (at < end) clock.schedule(at, run);
    }
  };

  return {
    payIn,
    payOut,
    /**
     * Schedules pay-ins and payouts of the day that begins at `day`, up to `end` (ms), with one channel outage.
     * @param review decides on a payout that needs a review
     */
    planDay(day: number, end: number, scale: number, review: (payout: Payout) => void) {
      const channels = [...world.catalog.channels.values()].filter(({ direction }) => direction === 'IN');
      const from = day + chance.int(8, 22) * HOUR;
      if (from < end) world.incidents.push({ channel: chance.pick(channels), from, to: from + chance.int(20, 90) * MINUTE });
      during(day, end, PAYINS_PER_DAY * scale, payins, () => {
        const order = attempt(() =>
          payIn({ flags: chance.chance(0.01) ? ['AMOUNT_SPIKE'] : chance.chance(0.02) ? ['NEW_DEVICE'] : [] }),
        );
        for (const one of order?.records ?? []) {
          const at = day + DAY + 3 * HOUR;
          if (at < end) clock.schedule(at, () => reconcile(world, one));
        }
      });
      during(day, end, PAYOUTS_PER_DAY * scale, payouts, () => {
        const payout = attempt(payOut);
        if (payout?.status !== 'REVIEW') return;
        const at = clock.now() + Math.round(chance.logNormal(9 * MINUTE, 0.7));
        if (at < end) clock.schedule(at, () => review(payout));
      });
    },
    /** A pay-in every few seconds, a payout every 20 to 40 s, and colleagues who keep the review queue short. */
    live(review: (payout: Payout) => void) {
      const again = (least: number, most: number, run: () => void) => {
        const next = () =>
          clock.schedule(clock.now() + chance.int(least, most), () => {
            run();
            next();
          });
        next();
      };
      again(4_000, 12_000, () => void attempt(payIn));
      again(20_000, 40_000, () => void attempt(payOut));
      again(20_000, 60_000, () => {
        const waiting = world.payouts.rows
          .slice(-2000)
          .filter((payout) => payout.status === 'REVIEW' && !world.keptPayouts.has(payout));
        if (waiting.length > REVIEW_LEAST) review(chance.pick(waiting));
      });
    },
  };
}

const HOURS_OF = (weights: readonly number[]) => weights.map((weight, hour) => [hour, weight] as const);

/** The nightly reconciliation with the upstream: a few attempts differ (docs/rules/payrecord.md#reconciliation). */
function reconcile(world: World, one: World['payRecords']['rows'][number]) {
  const dice = world.chance.next();
  const isPaid = one.status === 'SUCCESS';
  const reconStatus =
    dice < 0.985
      ? 'MATCHED'
      : isPaid
        ? dice < 0.99
          ? 'AMOUNT_DIFF'
          : 'MISSING_UPSTREAM'
        : dice < 0.993
          ? 'STATUS_DIFF'
          : 'MATCHED';
  one.reconStatus = reconStatus;
  one.reconBatchNo = `RC${stampOf(world.clock.now()).slice(0, 8)}${one.channel.code.slice(2)}`;
}
