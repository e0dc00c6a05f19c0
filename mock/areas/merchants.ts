import { createHash } from 'node:crypto';
import type { MerchantKycStatus, MerchantRiskLevel, MerchantSettlementCycle, MerchantSwitch, MerchantType } from '@/contract';
import { createRandom } from '../engine/random';
import type { Way } from './catalog';
import type { PriceBook } from './prices';
import { priceAt } from './prices';
import { DAY, ZONE_MS } from './withdrawRules';
import type { Holder, Note, Operator, OrderEvent, World } from './world';

/**
 * What a merchant may do, one switch each; they count while it is ACTIVE, withdrawing also while it is CLOSING
 * (docs/rules/mch.md#switches).
 */
export type Switches = Record<MerchantSwitch, boolean>;

/** Person to talk to; full here, never on the wire (docs/rules/masking.md#classes). */
export interface Contact {
  name: string;
  mobile: string;
  email: string;
  telegram: string | null;
}

/** What a merchant may do at most; minor units of its main currency, hours "HH:MM" local, null for no limit. */
export interface Limits {
  withdrawMin: bigint | null;
  withdrawMax: bigint | null;
  withdrawDailyMax: bigint | null;
  withdrawDailyCount: number | null;
  withdrawFrom: string | null;
  withdrawTo: string | null;
  /** 1 is Monday; every day when empty. */
  withdrawWeekdays: readonly number[];
  payinDailyLimit: bigint | null;
  payoutDailyLimit: bigint | null;
  /** Payouts from this amount on go to review, beside the rule of the currency. */
  payoutReviewAbove: bigint | null;
}

/** A secret of a merchant's API: what it is nobody can read any more. */
export interface Secret {
  hash: string;
  tail: string;
  at: number;
}

/** A merchant as a party to contracts; number, name, level, country, agent, state and money are those of `holder`. */
export interface Merchant {
  no: string;
  holder: Holder;
  shortName: string;
  type: MerchantType;
  switches: Switches;
  prices: PriceBook;
  owner: Operator | null;
  licenceNo: string | null;
  legalPerson: string | null;
  industryCode: string | null;
  websites: readonly string[];
  /** EXPIRED follows from PASSED and the end. */
  kycStatus: Exclude<MerchantKycStatus, 'EXPIRED'>;
  kycExpireAt: number | null;
  contact: Contact;
  settlementCycle: MerchantSettlementCycle;
  /** Part of each pay-in that is kept back, in millionths, and for how many days. */
  reservePpm: number;
  reserveDays: number;
  riskLevel: MerchantRiskLevel;
  riskTags: readonly string[];
  tags: readonly string[];
  remark: string | null;
  limits: Limits;
  loginAccount: string;
  passwordSetAt: number | null;
  linkUntil: number | null;
  lastLoginAt: number | null;
  lastLoginIp: string | null;
  appId: string;
  secret: Secret | null;
  /** The one before, valid until then. */
  oldSecret: (Secret & { until: number }) | null;
  notifyUrl: string | null;
  notifyHostFixed: boolean;
  /** Who filed or corrected it last, before its review. */
  submittedBy: string;
  statusReason: string | null;
  statusRemark: string | null;
  /** Withdrawals that a suspension holds, by number, each in the version that it left. */
  held: Map<string, number>;
  createdAt: number;
  createdBy: string;
  updatedAt: number;
  updatedBy: string;
  version: number;
  events: OrderEvent[];
  notes: readonly Note[];
}

/** The contract side of a holder. @throws when it is no merchant */
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

/** A secret as it is kept. */
export const keptSecret = (secret: string, at: number): Secret => ({
  hash: createHash('sha256').update(secret).digest('hex'),
  tail: secret.slice(-4),
  at,
});

/** The currency of a merchant's limits and of its pay-ins. */
export const mainCurrency = ({ accounts }: Holder): string => (accounts[0] as Holder['accounts'][number]).account.currency;

/** Merchants whose price for scanning is below cost, so that the warning has something to show (docs/rules/simulation.md#prices). */
const BELOW_COST = new Set(['M100011', 'M100023']);
/** The merchant of a story (docs/rules/simulation.md#stories), and one whose papers end soon. */
const KYC_OVER = 'M100025';
const KYC_ENDS = 'M100014';
/** At most half of a pay-in is kept back, in millionths. */
export const MAX_RESERVE_PPM = 500_000;
/** For how long a reserve is kept unless somebody says otherwise. */
export const RESERVE_DAYS = 90;
/** Merchants of risky business leave part of their pay-ins with the platform; of two of them some of it is free again. */
const RESERVES: Readonly<Record<string, { ppm: number; days: number }>> = {
  M100007: { ppm: 50_000, days: 14 },
  M100018: { ppm: 100_000, days: 14 },
  M100030: { ppm: 50_000, days: 90 },
  M100041: { ppm: 100_000, days: 180 },
};
const INDUSTRIES: Readonly<Record<string, string>> = {
  Games: 'GAMING',
  Market: 'RETAIL',
  Travel: 'TRAVEL',
  Books: 'MEDIA',
  Foods: 'FOOD',
  Media: 'MEDIA',
  Sports: 'LEISURE',
  Fashion: 'RETAIL',
};
const PEOPLE = ['Somsri', 'Thanh', 'Bayu', 'Kirana', 'Jomar', 'Aisyah', 'Prasert', 'Vinod'];

/** Contracts of the seeded merchants: cost + 0.4 to 1.2 % for every product of their country (docs/rules/simulation.md#prices). */
export function seedMerchants(world: World) {
  const since = world.clock.now() - 300 * DAY;
  const by = 'sys.admin';
  const owners = world.operators.filter(({ roles, status }) => roles.includes('MCH_MANAGER') && status === 'ACTIVE');
  for (const holder of world.holders) {
    if (holder.type !== 'MERCHANT') continue;
    const random = createRandom(`merchant ${holder.no}`);
    const prices: PriceBook = new Map();
    for (const { code, country } of world.catalog.products.values()) {
      if (country !== holder.country) continue;
      // The same whatever the seed of the world.
      const share = createRandom(`${holder.no} ${code}`).next();
      const ppm = BELOW_COST.has(holder.no) && code.endsWith('SCAN') ? 11_000 : 25_000 + Math.round(share * 80) * 100;
      prices.set(code, [
        { isEnabled: true, ppm, fixed: 0n, min: null, max: null, effectiveAt: since, by, at: since, remark: null },
      ]);
    }
    const isOpen = holder.status === 'ACTIVE';
    const isNew = holder.status === 'PENDING_REVIEW';
    const owner = owners.length > 0 && random.chance(0.9) ? random.pick(owners) : null;
    const createdAt = isNew ? since + 300 * DAY - random.int(2, 40) * 3_600_000 : since - random.int(0, 500) * DAY;
    // Who may be waited for is filed by somebody who may not let it in.
    const createdBy = isNew ? 'o.bakar' : by;
    const updatedAt = isNew ? createdAt : since;
    const word = holder.name.split(' ');
    const host = `${word.slice(0, 2).join('-').toLowerCase()}.example.com`;
    const person = random.pick(PEOPLE);
    world.merchants.set(holder.no, {
      no: holder.no,
      holder,
      shortName: word.slice(0, 2).join(' ').slice(0, 16),
      type: holder.isTest ? 'TEST' : holder.agent ? 'AGENT' : 'DIRECT',
      switches: { payin: isOpen, payout: isOpen, withdraw: isOpen, api: isOpen, portal: holder.status !== 'CLOSED' },
      prices,
      owner,
      licenceNo: `${holder.country}-99${random.digits(8)}`,
      legalPerson: `${random.pick(PEOPLE)} ${word[0]}wood`,
      industryCode: INDUSTRIES[word[1] ?? ''] ?? null,
      websites: [`https://www.${host}`],
      kycStatus: isNew ? 'PENDING' : 'PASSED',
      kycExpireAt:
        holder.no === KYC_OVER
          ? world.clock.now() - DAY
          : holder.no === KYC_ENDS
            ? world.clock.now() + 40 * DAY
            : isNew
              ? null
              : world.clock.now() + random.int(90, 900) * DAY,
      contact: {
        name: `${person} ${word[0]}field`,
        mobile: `+999555${random.digits(6)}`,
        email: `finance@${host}`,
        telegram: random.chance(0.4) ? `@${word[0]?.toLowerCase()}_pay` : null,
      },
      settlementCycle: holder.level === 'S' ? 'T0' : 'D1',
      reservePpm: RESERVES[holder.no]?.ppm ?? 0,
      reserveDays: RESERVES[holder.no]?.days ?? RESERVE_DAYS,
      riskLevel: random.weighted([['LOW', 70] as const, ['MEDIUM', 24] as const, ['HIGH', 6] as const]),
      riskTags: [],
      tags: random.chance(0.2) ? ['key-account'] : [],
      remark: null,
      limits: NO_LIMITS,
      loginAccount: `${(word[0] ?? '').toLowerCase()}.${holder.no.slice(1)}`,
      passwordSetAt: isNew ? null : since,
      linkUntil: null,
      lastLoginAt: isNew ? null : since + random.int(200, 295) * DAY,
      lastLoginIp: isNew ? null : `203.0.113.${random.int(2, 250)}`,
      appId: `app${createHash('sha256').update(holder.no).digest('hex').slice(0, 12)}`,
      secret: isNew ? null : { ...keptSecret(`${holder.no} at the beginning`, since), tail: random.digits(4) },
      oldSecret: null,
      notifyUrl: isNew ? null : `https://pay.${host}/notify`,
      notifyHostFixed: false,
      submittedBy: createdBy,
      statusReason: holder.status === 'SUSPENDED' ? random.pick(['RISK', 'COMPLIANCE', 'CONTRACT']) : null,
      statusRemark: null,
      held: new Map(),
      createdAt,
      createdBy,
      updatedAt,
      updatedBy: createdBy,
      version: 1,
      events: [],
      notes: [],
    });
  }
}

/** Begin of the business day that a time is in, ms. */
export const dayStart = (at: number): number => Math.floor((at + ZONE_MS) / DAY) * DAY - ZONE_MS;

/** Sum and number of what came of this holder since the business day began; `rows` are in order of their time. */
function todayOf<Row extends { holder: Holder; status: string }>(
  world: World,
  rows: readonly Row[],
  holder: Holder,
  of: { at: (row: Row) => number; amount: (row: Row) => bigint; not: ReadonlySet<string> },
): { sum: bigint; count: number } {
  const from = dayStart(world.clock.now());
  const today = { sum: 0n, count: 0 };
  for (let at = rows.length - 1; at >= 0; at--) {
    const row = rows[at] as Row;
    if (of.at(row) < from) break;
    if (row.holder !== holder || of.not.has(row.status)) continue;
    today.sum += of.amount(row);
    today.count++;
  }
  return today;
}

const OUT: ReadonlySet<string> = new Set(['FAILED', 'EXPIRED', 'CLOSED', 'CANCELED', 'REJECTED', 'REVERSED']);

/**
 * Whether a merchant may be paid, or ask for payouts, now: its state, its switches and what it may do in a day
 * (docs/rules/mch.md#switches).
 */
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

/** Whether it may be paid in this way now: also its contract has the product (docs/rules/mch.md#limits). */
export const mayPayIn = (world: World, holder: Holder, { product }: Way): boolean =>
  mayTrade(world, holder, 'payin') &&
  priceAt(merchantOf(world, holder).prices, product.code, world.clock.now())?.isEnabled === true;

/** Whether a holder may ask for money now: a merchant by its state, its switch, its hours and weekdays (docs/rules/mch.md#switches). */
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
 * Whether a withdrawal of this amount keeps the limits that a merchant has on its main currency (docs/rules/mch.md#limits). Minor
 * units.
 */
export function fitsWithdrawLimits(world: World, holder: Holder, currency: string, amount: bigint): boolean {
  if (holder.type !== 'MERCHANT' || currency !== mainCurrency(holder)) return true;
  const { withdrawMin, withdrawMax, withdrawDailyMax, withdrawDailyCount } = merchantOf(world, holder).limits;
  if (withdrawMin !== null && amount < withdrawMin) return false;
  if (withdrawMax !== null && amount > withdrawMax) return false;
  if (withdrawDailyMax === null && withdrawDailyCount === null) return true;
  const today = todayOf(world, world.withdraws.group(currency), holder, {
    at: ({ submittedAt }) => submittedAt,
    amount: (row) => row.amount,
    not: OUT,
  });
  return (
    (withdrawDailyMax === null || today.sum + amount <= withdrawDailyMax) &&
    (withdrawDailyCount === null || today.count < withdrawDailyCount)
  );
}

/** From which amount on payouts of this holder go to review by its own limit; null for none. Minor units. */
export const reviewAbove = (world: World, holder: Holder, currency: string): bigint | null =>
  holder.type === 'MERCHANT' && currency === mainCurrency(holder) ? merchantOf(world, holder).limits.payoutReviewAbove : null;
