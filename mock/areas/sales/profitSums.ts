import type {
  ProfitBizType,
  ProfitCause,
  ProfitChange,
  ProfitExplained,
  ProfitKey,
  ProfitMeasure,
  ProfitRow,
  ProfitSums,
  ProfitTrend,
} from '@/contract';
import { moneyIn, moneyOf, REPORT_CURRENCY } from '../../base/money';
import type { ProfitFact } from '../../model/payments';
import { type Amounts, inUsd, NAMES, nothing, profitOf } from '../../model/profit';
import type { World } from '../../model/world';
import { type Cut, DIMENSIONS, NONE, type ProfitLine } from './profitCut';
import { periodOf, periodsOf } from './profitTime';

const MOVERS = 8;

function add(sum: Amounts, more: Amounts) {
  for (const name of NAMES) sum[name] += more[name];
}

/** Sums of one group in one range: in its currency, and in US cents to compare several currencies. */
class Sums {
  orders = 0;
  successes = 0;
  negatives = 0;
  readonly money = nothing();
  readonly usd = nothing();

  addFact(fact: ProfitFact, isReport: boolean) {
    this.orders += fact.count;
    this.successes += fact.count;
    if (fact.count === 1 && profitOf(fact) < 0n) this.negatives++;
    const usd = inUsd(fact);
    add(this.usd, usd);
    add(this.money, isReport ? usd : fact);
  }

  addAll({ orders, successes, negatives, money, usd }: Sums) {
    this.orders += orders;
    this.successes += successes;
    this.negatives += negatives;
    add(this.money, money);
    add(this.usd, usd);
  }
}

/** Data of one row of the statistics. */
export interface Group {
  key: string;
  keys: ProfitKey[];
  currency: string;
  bizTypes: Set<ProfitBizType>;
  now: Sums;
  before: Sums;
}

/** Orders that ended without success: no earnings, but counted. */
export function* failures({ payOrders, payouts, withdraws, catalog }: World): Generator<ProfitLine & { isOver: boolean }> {
  for (const { status, account, holder, way, channel, finishedAt, updatedAt } of payOrders.rows) {
    const isOver = status === 'FAILED' || status === 'EXPIRED' || status === 'CLOSED';
    yield { isOver, at: finishedAt ?? updatedAt, biz: 'PAYIN', currency: account.currency, holder, way, channel };
  }
  // A withdrawal's payout is an attempt, not an order of its own.
  for (const { order, status, account, holder, channelCode, finishedAt, updatedAt } of payouts.rows) {
    const channel = catalog.channels.get(channelCode) ?? null;
    const isOver = !order && (status === 'FAILED' || status === 'REJECTED' || status === 'CANCELED');
    yield { isOver, at: finishedAt ?? updatedAt, biz: 'PAYOUT', currency: account.currency, holder, way: null, channel };
  }
  for (const { status, account, holder, finishedAt, updatedAt } of withdraws.rows) {
    const isOver = status === 'REJECTED' || status === 'CANCELED' || status === 'EXPIRED';
    yield { isOver, at: finishedAt ?? updatedAt, biz: 'WITHDRAW', currency: account.currency, holder, way: null, channel: null };
  }
}

/** Sums of a query by its groupings, for both ranges. */
export function groupsOf(world: World, cut: Cut): Group[] {
  const { groups: by, granularity, isReport, tests, now, before } = cut;
  const found = new Map<string, Group>();
  const group = (line: ProfitLine, shift: number): Group => {
    const keys = by.map((dimension): ProfitKey => {
      if (dimension === 'DATE') return { by: dimension, value: periodOf(line.at + shift, granularity), name: null };
      const one = DIMENSIONS[dimension](line);
      return { by: dimension, value: one?.code ?? NONE, name: one?.name || null };
    });
    const currency = isReport ? REPORT_CURRENCY : line.currency;
    const key = [...keys.map(({ value }) => value), ...(isReport ? [] : [currency])].join(' ');
    let one = found.get(key);
    if (!one) {
      one = { key, keys, currency, bizTypes: new Set(), now: new Sums(), before: new Sums() };
      found.set(key, one);
    }
    one.bizTypes.add(line.biz);
    return one;
  };
  const each = (line: ProfitLine, use: (sums: Sums) => void) => {
    const isNow = line.at >= now.from && line.at < now.to;
    const isBefore = before !== null && line.at >= before.from && line.at < before.to;
    // A posting can be in both ranges when they overlap.
    if ((!isNow && !isBefore) || !tests.every((test) => test(line))) return;
    if (isNow) use(group(line, 0).now);
    if (isBefore) use(group(line, before.shift).before);
  };
  for (const fact of world.profits) each(fact, (sums) => sums.addFact(fact, isReport));
  for (const line of failures(world))
    if (line.isOver)
      each(line, (sums) => {
        sums.orders++;
      });
  return [...found.values()].filter((one) => !cut.losses || profitOf(one.now.money) < 0n);
}

/** Totals of groups per currency. */
function totalsOf(groups: readonly Group[]): Pick<Group, 'currency' | 'now' | 'before'>[] {
  const totals = new Map<string, { currency: string; now: Sums; before: Sums }>();
  for (const { currency, now, before } of groups) {
    const total = totals.get(currency) ?? { currency, now: new Sums(), before: new Sums() };
    totals.set(currency, total);
    total.now.addAll(now);
    total.before.addAll(before);
  }
  return [...totals.keys()].sort().flatMap((currency) => totals.get(currency) ?? []);
}

/** A ratio with six decimals, halves rounded away from zero; null unless the whole is positive. */
export function ratio(part: bigint, whole: bigint): string | null {
  if (whole <= 0n) return null;
  const size = part < 0n ? -part : part;
  const digits = (size * 1_000_000n + whole / 2n) / whole;
  return moneyOf(part < 0n ? -digits : digits, 6);
}

const abs = (value: bigint) => (value < 0n ? -value : value);

const MEASURES: Readonly<Record<Exclude<ProfitMeasure, 'marginRate'>, (sums: Amounts) => bigint>> = {
  amount: ({ amount }) => amount,
  mchFee: ({ fee }) => fee,
  upstreamCost: ({ cost }) => cost,
  agentShare: ({ share }) => share,
  profit: profitOf,
};

const marginOf = (money: Amounts) => ratio(profitOf(money), money.amount);
const millionths = (text: string) => BigInt(text.replace('.', ''));

function changesOf(now: Amounts, before: Amounts, currency: string): ProfitChange[] {
  const changes = Object.entries(MEASURES).map(([measure, of]): ProfitChange => {
    const delta = of(now) - of(before);
    return {
      measure: measure as ProfitMeasure,
      before: moneyIn(currency, of(before)),
      delta: moneyIn(currency, delta),
      rate: ratio(delta, abs(of(before))),
    };
  });
  const [margin, earlier] = [marginOf(now), marginOf(before)];
  const delta = margin === null || earlier === null ? null : moneyOf(millionths(margin) - millionths(earlier), 6);
  return [...changes, { measure: 'marginRate', before: earlier, delta, rate: null }];
}

/** Amounts of a sum in wire format. */
function showMoney(money: Amounts, currency: string) {
  const show = (measure: keyof typeof MEASURES) => moneyIn(currency, MEASURES[measure](money));
  return {
    amount: show('amount'),
    mchFee: show('mchFee'),
    upstreamCost: show('upstreamCost'),
    agentShare: show('agentShare'),
    profit: show('profit'),
  };
}

const showSums = ({ currency, now, before }: Pick<Group, 'currency' | 'now' | 'before'>, cut: Cut): ProfitSums => ({
  currency,
  orderCount: now.orders,
  ...(cut.before && { ordersBefore: before.orders }),
  successCount: now.successes,
  successRate: ratio(BigInt(now.successes), BigInt(now.orders)),
  ...showMoney(now.money, currency),
  marginRate: marginOf(now.money),
  negativeCount: now.negatives,
  changes: cut.before ? changesOf(now.money, before.money, currency) : [],
});

/** A row in wire format. */
export const showGroup = (group: Group, cut: Cut): ProfitRow => ({
  rowKey: group.key,
  groups: group.keys,
  bizTypes: [...group.bizTypes].sort(),
  ...showSums(group, cut),
});

/** Totals of all groups per currency. */
export const showTotals = (groups: readonly Group[], cut: Cut): ProfitSums[] =>
  totalsOf(groups).map((total) => showSums(total, cut));

/** Totals of every period per currency, independent of the grouping. */
export function trendOf(world: World, cut: Cut): ProfitTrend {
  const groups = groupsOf(world, { ...cut, groups: ['DATE'], before: null, losses: false });
  const periods = periodsOf(cut.fromDay, cut.toDay, cut.granularity);
  const series = totalsOf(groups).map(({ currency }) => {
    const of = new Map(groups.filter((one) => one.currency === currency).map((one) => [one.keys[0]?.value, one.now.money]));
    return {
      currency,
      points: periods.map((period) => ({ period, ...showMoney(of.get(period) ?? nothing(), currency) })),
    };
  });
  return { series };
}

/** value x part / whole, halves rounded away from zero. @param whole positive */
function scaled(value: bigint, part: bigint, whole: bigint): bigint {
  const product = value * part;
  const size = (abs(product) + whole / 2n) / whole;
  return product < 0n ? -size : size;
}

/** The parts of a profit change by cause; they sum to it (contract, ProfitExplained). */
export function causesOf(before: Amounts, now: Amounts): Record<ProfitCause, bigint> {
  // Without an amount there are no old rates.
  const atOldRates = (name: 'fee' | 'cost' | 'share') =>
    before.amount > 0n ? scaled(before[name], now.amount, before.amount) : now[name];
  const [fee, cost, share] = [atOldRates('fee'), atOldRates('cost'), atOldRates('share')];
  return {
    VOLUME: fee - cost - share - profitOf(before),
    PRICE: now.fee - fee,
    COST_MIX: cost - now.cost,
    AGENT_MIX: share - now.share,
  };
}

const changeOf = ({ now, before }: Pick<Group, 'now' | 'before'>) => profitOf(now.money) - profitOf(before.money);

/** Profit changes per currency, by cause and by the groups that changed most. */
export function explain(world: World, cut: Cut): ProfitExplained[] {
  const groups = groupsOf(world, { ...cut, losses: false });
  return totalsOf(groups).map((total) => {
    const { currency, now, before } = total;
    const money = (minor: bigint) => moneyIn(currency, minor);
    const moved = groups
      .filter((one) => one.currency === currency && changeOf(one) !== 0n)
      .sort((a, b) => (abs(changeOf(b)) > abs(changeOf(a)) ? 1 : -1));
    const other = moved.slice(MOVERS).reduce((sum, one) => sum + changeOf(one), 0n);
    return {
      currency,
      before: money(profitOf(before.money)),
      after: money(profitOf(now.money)),
      change: money(changeOf(total)),
      causes: Object.entries(causesOf(before.money, now.money)).map(([cause, minor]) => ({
        cause: cause as ProfitCause,
        contribution: money(minor),
      })),
      movers: moved.slice(0, MOVERS).map((one) => ({
        groups: one.keys,
        before: money(profitOf(one.before.money)),
        after: money(profitOf(one.now.money)),
        change: money(changeOf(one)),
      })),
      otherChange: money(other),
    };
  });
}
