import { isWaiting } from '../../../src/domain/withdraw';
import { currencyInfo } from '../../base/money';
import type { Random } from '../../engine/random';
import { DAY, HOUR, MINUTE, ZONE_MS } from '../../engine/time';
import { isServiceOpen } from '../../flow/maintenance';
import { fitsWithdrawLimits, mayWithdraw } from '../../flow/merchants';
import { createPayee } from '../../flow/payees';
import { toppedUp } from '../../flow/postings';
import { assignedToOther } from '../../flow/withdraw/asked';
import { addressIn, cancel, feeOf, HIGH_SCORE, type Submission, submit } from '../../flow/withdraw/request';
import { needsMe } from '../../flow/withdraw/rules';
import type { Operator } from '../../model/operators';
import type { Holder } from '../../model/parties';
import type { Flag, Withdraw } from '../../model/payments';
import type { World } from '../../model/world';

const PER_DAY = 90;

/** Per mille of a day's withdrawals by local hour, and factors from Sunday to Saturday (docs/rules/simulation.md#day-and-week). */
const HOURS = [4, 2, 1, 1, 1, 2, 6, 18, 50, 105, 135, 98, 46, 52, 96, 98, 86, 62, 40, 32, 28, 20, 11, 6];
const WEEKDAYS = [0.55, 1.35, 1.1, 1.05, 1.05, 1.2, 0.7];

/** Median time to the first decision by level; about 11 minutes over all. */
const FIRST_MINUTES = { S: 6, A: 12, B: 18, C: 25 } as const;

const REJECT_REASONS = [
  'PAYEE_INVALID',
  'PAYEE_NAME_MISMATCH',
  'RISK_REVIEW',
  'DOCUMENTS_MISSING',
  'BALANCE_IN_DISPUTE',
  'LIMIT',
  'DUPLICATE',
  'CHANNEL_UNAVAILABLE',
] as const;

/** A colleague's decision, made through the normal API calls. */
type Act = (operator: Operator, decision: 'pass' | 'reject', order: Withdraw, reasonCode?: string) => void;

/** Activity of simulated merchants and colleagues. */
export function createLife(world: World, act: Act) {
  const { random, clock, ledger } = world;

  /** Tops up a holder's account when it is low, so that withdrawals remain possible. */
  function fill({ account, target }: Holder['accounts'][number], needed = 0n) {
    const { amounts, currency } = account;
    const least = needed > target / 2n ? needed : target / 2n;
    if (amounts.available >= least || account.type === 'PROFIT') return;
    const amount = least - amounts.available + (target * BigInt(random.int(60, 140))) / 100n;
    const clearing = ledger.account('U01', currency, 'CLEARING', false);
    ledger.post(clock.now(), 'TOPUP', world.numberOf('T'), toppedUp(account, clearing, amount));
  }

  /** Holders that may withdraw now; `weight` is their share of orders. */
  const active = () => world.holders.filter((holder) => !holder.isTest && mayWithdraw(world, holder));

  /**
   * A holder withdraws 5% to 40% of its balance, mostly a round amount (docs/rules/simulation.md#amounts). Does nothing when the
   * balance is too small.
   */
  function arrive(): Withdraw | undefined {
    const holder = random.byWeight(active());
    const slot = random.pick(holder.accounts);
    // A closing merchant gets no more money.
    if (holder.status === 'ACTIVE') fill(slot);
    const { account } = slot;
    if (account.isDebitBlocked) return undefined;
    if (!isServiceOpen(world.maintenance, 'WITHDRAW', { mchNo: holder.no })) return undefined;
    const { minFee } = currencyInfo(account.currency);
    const share = (account.amounts.available * BigInt(random.int(5, 40))) / 100n;
    const step = 10n ** BigInt(Math.max(0, share.toString().length - (random.chance(0.62) ? 1 : 2)));
    const requested = (share / step) * step;
    if (requested < minFee * 4n) return undefined;
    const amount = holder.feeMode === 'INNER' ? requested : requested + feeOf(holder, account.currency, requested);
    if (amount > account.amounts.available || !fitsWithdrawLimits(world, holder, account.currency, amount)) return undefined;
    const source = random.weighted([['PORTAL', 70] as const, ['API', 20] as const, ['AUTO', 10] as const]);
    return submit(world, {
      holder,
      account,
      requested,
      source,
      clientIp: addressIn(holder, random.int(2, 250)),
      ...assess(random, holder),
    });
  }

  /** Beneficiary and risk flags; 6% of the orders have a HIGH flag (docs/rules/simulation.md#flows). */
  function assess(from: Random, holder: Holder): Pick<Submission, 'payee' | 'flags' | 'riskScore'> {
    let payee = from.pick(holder.payees);
    const flags: Flag[] = [];
    const dice = from.next();
    if (dice < 0.03) {
      const hours = from.int(1, 70);
      payee = createPayee(world, holder.country, clock.now() - hours * HOUR);
      holder.payees.push(payee);
      flags.push({ code: 'NEW_PAYEE', severity: 'HIGH', value: hours });
    } else if (dice < 0.045) flags.push({ code: 'PAYEE_NAME_MISMATCH', severity: 'HIGH' });
    else if (dice < 0.055) flags.push({ code: 'BLACKLIST_HIT', severity: 'HIGH' });
    else if (dice < 0.06) flags.push({ code: 'CREDENTIAL_RESET_24H', severity: 'HIGH', value: from.int(1, 20) });
    // Drawn and not used: without these numbers every later order of the seeded worlds would be another one.
    if (from.chance(0.04)) from.int(3, 8);
    if (from.chance(0.04)) flags.push({ code: 'NEW_IP_OR_DEVICE', severity: 'MEDIUM' });
    if (from.chance(0.03)) flags.push({ code: 'OPEN_DISPUTES', severity: 'MEDIUM', value: from.int(1, 4) });
    if (from.chance(0.05)) flags.push({ code: 'VELOCITY', severity: 'LOW', value: from.int(4, 9) });
    const hour = Math.floor(((clock.now() + ZONE_MS) % DAY) / HOUR);
    if (hour < 6) flags.push({ code: 'NIGHT', severity: 'LOW' });
    const riskScore = Math.min(
      100,
      flags.reduce((sum, { severity }) => sum + HIGH_SCORE[severity], from.int(0, 20)),
    );
    return { payee, flags, riskScore };
  }

  /** A colleague who may decide now and whose account is not in use. */
  function colleagueFor(order: Withdraw): Operator | undefined {
    const now = clock.now();
    const free = world.operators.filter(
      (one) =>
        one.status === 'ACTIVE' && one.roles[0] !== 'SUPER_ADMIN' && (one.lastSeenAt === 0 || now - one.lastSeenAt > 15 * MINUTE),
    );
    const fitting = free.filter(
      (one) =>
        (one.scope.type === 'ALL' || one.scope.type === 'COUNTRY') &&
        isVisible(one, order) &&
        needsMe(world, order, one) &&
        !assignedToOther(order, one),
    );
    return fitting.length > 0 ? random.pick(fitting) : undefined;
  }

  const isVisible = ({ scope }: Operator, { holder }: Withdraw) => scope.type === 'ALL' || scope.values.includes(holder.country);

  /** The next decision on an order, by an operator who may make it; 7% of the orders are rejected. */
  function decide(order: Withdraw) {
    if (!isWaiting(order.status)) return;
    const colleague = colleagueFor(order);
    if (!colleague) return;
    if (random.chance(order.status === 'PENDING' ? 0.065 : 0.03)) act(colleague, 'reject', order, random.pick(REJECT_REASONS));
    else act(colleague, 'pass', order);
  }

  /** Decisions in the history: the first one after a median of 11 minutes, 90% within 38 (docs/rules/simulation.md#flows). */
  function plan(order: Withdraw, end: number, isCrowded: boolean) {
    if (random.chance(0.02)) {
      const at = clock.now() + Math.round(random.logNormal(14 * MINUTE, 0.5));
      if (at < end) clock.schedule(at, () => cancel(world, order));
      return;
    }
    const step = (median: number, sigma: number, next?: () => void) => {
      let at = clock.now() + Math.round(random.logNormal(median * MINUTE, sigma));
      // At a large scale today's queue remains as short as at scale 1 (docs/rules/simulation.md#world).
      if (isCrowded && at >= end) at = random.int(clock.now(), end - 1);
      if (at >= end) return;
      clock.schedule(at, () => {
        decide(order);
        if (order.status === 'SECOND_REVIEW') next?.();
      });
    };
    step(FIRST_MINUTES[order.holder.level], 0.8, () => step(7, 0.7));
  }

  return {
    arrive,
    fill,
    /** Schedules the withdrawals of the day that begins at `day`, with their decisions, up to `end` (ms). */
    planDay(day: number, end: number, scale: number) {
      const weekday = new Date(day + ZONE_MS).getUTCDay();
      const date = new Date(day + ZONE_MS).getUTCDate();
      const isSalaryDay = date === 1 || date === 15 || (date >= 25 && date <= 28);
      const count = Math.round(
        PER_DAY * scale * (WEEKDAYS[weekday] ?? 1) * (isSalaryDay ? 1.25 : 1) * (0.92 + random.next() * 0.16),
      );
      const hours = HOURS.map((weight, hour) => [hour, weight] as const);
      for (let left = count; left > 0; left--) {
        const at = day + random.weighted(hours) * HOUR + random.int(0, HOUR - 1);
        if (at >= end) continue;
        clock.schedule(at, () => {
          const order = arrive();
          if (order) plan(order, end, scale > 1.5);
        });
      }
    },
    /** New orders every 20 to 40 s, and colleagues who keep the queue between 12 and 40 (docs/rules/simulation.md#world). */
    live() {
      const waiting = () => [...world.open].filter(({ status }) => isWaiting(status));
      const nextArrival = () =>
        clock.schedule(clock.now() + random.int(20_000, 40_000), () => {
          if (waiting().length < 38) arrive();
          nextArrival();
        });
      const nextDecision = () =>
        clock.schedule(clock.now() + random.int(5000, 15_000), () => {
          const queue = waiting();
          const next = queue.filter((order) => !world.reserved.has(order)).sort((a, b) => a.dueAt - b.dueAt);
          if (next.length > 0 && random.chance((queue.length - 14) / 20)) decide(random.pick(next.slice(0, 12)));
          nextDecision();
        });
      nextArrival();
      nextDecision();
    },
  };
}

export type Life = ReturnType<typeof createLife>;
