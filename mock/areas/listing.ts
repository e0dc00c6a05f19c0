import { searchTerms } from '../../src/domain/text';
import { isWithinDays } from '../../src/domain/timeRange';
import { badParameter } from '../engine/schema';
import type { Text } from '../engine/text';
import type { Operator } from './world';
import { factsOf, minorOf, moneyOf } from './world';

const RANGE_DAYS = 93;
const RANGE: Text = ['The time range of {name} is longer than 93 days.', '{name} 的时间范围超过 93 天。'];

/** What a keyword looks for, in capitals: several numbers one by one, else the whole text; empty where there is none. */
export const soughtIn = (keyword: unknown): string[] => searchTerms(String(keyword ?? '')).map((term) => term.toUpperCase());

/** True when one of the texts holds one of the things looked for; also when nothing is looked for. @param sought in capitals */
export const holds = (sought: readonly string[], texts: readonly string[]): boolean =>
  sought.length === 0 || sought.some((term) => texts.some((text) => text.toUpperCase().includes(term)));

/** Filters of a list as they come: nothing but text, numbers and booleans. */
type Filter = Readonly<Record<string, unknown>>;

/**
 * The ends of a range of time, in ms; it has 93 days at most by the operator's calendar (docs/rules/lists.md#ranges).
 * @throws Refusal 400
 */
export function rangeIn(filter: Filter, from: string, to: string, { timeZone }: Pick<Operator, 'timeZone'>) {
  const [start, end] = [from, to].map((name) => (filter[name] ? Date.parse(String(filter[name])) : undefined));
  if (start !== undefined && end !== undefined && !isWithinDays(start, end, RANGE_DAYS, timeZone))
    throw badParameter(from, RANGE);
  return { start, end };
}

/** The tests that a row must pass, gathered from a filter; what is not filtered by costs nothing. */
export class Tests<Row> {
  readonly list: ((row: Row) => boolean)[] = [];

  constructor(
    private readonly filter: Filter,
    private readonly currencyOf: (row: Row) => string,
  ) {}

  add(test: ((row: Row) => boolean) | false | undefined | '') {
    if (test) this.list.push(test);
  }

  /** One of the values that stand in the filter, separated by commas. */
  oneOf(name: string, of: (row: Row) => string | null | undefined) {
    const wanted = this.filter[name] as string | undefined;
    if (!wanted) return;
    const set = new Set(wanted.split(','));
    this.list.push(set.size === 1 ? (row) => of(row) === wanted : (row) => set.has(of(row) ?? ''));
  }

  /** Limits of an amount in units; they are compared with four more digits than any amount has, whatever the currency. */
  money(min: string, max: string, of: (row: Row) => bigint) {
    const [low, high] = [min, max].map((name) => this.filter[name] as string | undefined);
    if (low === undefined && high === undefined) return;
    const scale = (row: Row) => of(row) * 10n ** BigInt(4 - factsOf(this.currencyOf(row)).digits);
    const [least, most] = [low === undefined ? undefined : minorOf(low, 4), high === undefined ? undefined : minorOf(high, 4)];
    this.list.push((row) => (least === undefined || scale(row) >= least) && (most === undefined || scale(row) <= most));
  }

  /** A half open range of time of at most 93 days. @throws Refusal 400 */
  range(operator: Pick<Operator, 'timeZone'>, from: string, to: string, of: (row: Row) => number | null) {
    const { start, end } = rangeIn(this.filter, from, to, operator);
    if (start === undefined && end === undefined) return;
    this.list.push((row) => {
      const at = of(row);
      return at !== null && (start === undefined || at >= start) && (end === undefined || at < end);
    });
  }
}

/** Beyond this a sum of whole numbers is moved into a bigint, so that it stays exact. */
const EXACT = 2 ** 52;

/** An exact sum of minor units, in numbers as long as they can hold it: over 200,000 rows that is several times faster. */
export class Sum {
  private whole = 0n;
  private part = 0;

  add(minor: bigint) {
    const value = Number(minor);
    if (Math.abs(this.part + value) < EXACT) this.part += value;
    else {
      this.whole += BigInt(this.part) + minor;
      this.part = 0;
    }
  }

  get value(): bigint {
    return this.whole + BigInt(this.part);
  }
}

/** Adds rows up per currency: how many, and the sum of each named amount, as the wire has them. */
export function totalsBy<Row, Name extends string, Group extends Record<string, string> = Record<never, string>>(
  currencyOf: (row: Row) => string,
  amounts: Readonly<Record<Name, (row: Row) => bigint>>,
  groupOf: (row: Row) => Group = () => ({}) as Group,
) {
  const names = Object.keys(amounts) as Name[];
  const sums = new Map<string, { currency: string; group: Group; count: number; parts: Sum[] }>();
  return {
    add(row: Row) {
      const [currency, group] = [currencyOf(row), groupOf(row)];
      const key = [currency, ...Object.values(group)].join(' ');
      let sum = sums.get(key);
      if (!sum) {
        sum = { currency, group, count: 0, parts: names.map(() => new Sum()) };
        sums.set(key, sum);
      }
      sum.count++;
      for (let at = 0; at < names.length; at++) (sum.parts[at] as Sum).add(amounts[names[at] as Name](row));
    },
    list: () =>
      [...sums]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([, { currency, group, count, parts }]) => {
          const money = names.map((name, at) => [name, moneyOf((parts[at] as Sum).value, factsOf(currency).digits)]);
          return { currency, ...group, count, ...(Object.fromEntries(money) as Record<Name, string>) };
        }),
  };
}

/** Minor units as units, for sorting over currencies only. */
export const unitsOf = (currency: string, minor: bigint) => Number(minor) / 10 ** factsOf(currency).digits;

/** How two figures relate that nothing else orders: the middle one, or null of none. */
export const median = (values: number[]) =>
  values.length === 0 ? null : (values.sort((a, b) => a - b)[values.length >> 1] ?? null);
