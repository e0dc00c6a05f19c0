import type {
  ProfitBizType,
  ProfitCompare,
  ProfitCurrencyMode,
  ProfitGranularity,
  ProfitGroup,
  ProfitKey,
  ProfitMeasure,
  ProfitRow,
} from '../contract';
import { all } from './values';

export const profitGroups = all<ProfitGroup>()([
  'MERCHANT',
  'AGENT',
  'BIZ_TYPE',
  'PRODUCT',
  'WAY',
  'CHANNEL',
  'UPSTREAM',
  'CURRENCY',
  'COUNTRY',
  'DATE',
]);
export const profitGranularities = all<ProfitGranularity>()(['HOUR', 'DAY', 'WEEK', 'MONTH']);
export const profitBizTypes = all<ProfitBizType>()(['PAYIN', 'PAYOUT', 'WITHDRAW', 'ADJUST']);
/** Corrections of an agent's share have no order. */
export type ProfitOrderType = Exclude<ProfitBizType, 'ADJUST'>;
export const profitOrderTypes = all<ProfitOrderType>()(['PAYIN', 'PAYOUT', 'WITHDRAW']);
export const profitCurrencyModes = all<ProfitCurrencyMode>()(['REPORT', 'ORIGINAL']);
export const profitCompares = all<ProfitCompare>()(['PREVIOUS', 'LAST_WEEK', 'NONE']);
export const profitMeasures = all<ProfitMeasure>()(['profit', 'marginRate', 'amount', 'mchFee', 'upstreamCost', 'agentShare']);

type Filters = Readonly<Record<string, string>>;

/** Calendar days of the platform, both included. */
export interface Days {
  from: string;
  to: string;
}

/** The platform's business day begins at midnight of this offset, whatever the operator's zone. */
const BUSINESS_OFFSET = '+08:00';
const BUSINESS_MS = 8 * 3_600_000;
const DAY_MS = 86_400_000;
/** Longest range of a list (docs/rules/lists.md#ranges). */
const LIST_DAYS = 93;

export const NO_CODE = 'NONE';
/** The server's defaults for missing parameters. */
export const cutDefaults = { granularity: 'DAY', groupBy: 'MERCHANT', currencyMode: 'REPORT', compare: 'PREVIOUS' } as const;

const dateOf = (at: number) => new Date(at + BUSINESS_MS).toISOString().slice(0, 10);
const timeOf = (date: string) => Date.parse(`${date}T00:00:00${BUSINESS_OFFSET}`);
const isDate = (text: string | undefined): text is string =>
  text !== undefined && !Number.isNaN(timeOf(text)) && text.length === 10;

export const dayPresets = ['today', 'yesterday', 'sevenDays', 'thirtyDays', 'thisMonth', 'lastMonth'] as const;
export type DayPreset = (typeof dayPresets)[number];

/** Days of a preset, by the platform's calendar. @param now epoch ms */
export function daysOf(preset: DayPreset, now: number): Days {
  const today = dateOf(now);
  const back = (days: number) => dateOf(now - days * DAY_MS);
  const lastOfMonth = dateOf(timeOf(`${today.slice(0, 8)}01`) - 1);
  switch (preset) {
    case 'today':
      return { from: today, to: today };
    case 'yesterday':
      return { from: back(1), to: back(1) };
    case 'sevenDays':
      return { from: back(6), to: today };
    case 'thirtyDays':
      return { from: back(29), to: today };
    case 'thisMonth':
      return { from: `${today.slice(0, 8)}01`, to: today };
    case 'lastMonth':
      return { from: `${lastOfMonth.slice(0, 8)}01`, to: lastOfMonth };
  }
}

/** The days in an address; the server's default for a missing or invalid one. */
export function daysIn({ from, to }: Filters, now: number): Days {
  const last = isDate(to) ? to : dateOf(now);
  return { from: isDate(from) ? from : dateOf(timeOf(last) - 6 * DAY_MS), to: last };
}

/** The preset of a range as of today; undefined when none matches. */
export function dayPresetOf(days: Days, now: number): DayPreset | undefined {
  return dayPresets.find((preset) => {
    const { from, to } = daysOf(preset, now);
    return from === days.from && to === days.to;
  });
}

/** The one or two groupings in an address; unknown ones are left out. */
export function groupsIn({ groupBy }: Filters): ProfitGroup[] {
  const asked = (groupBy || cutDefaults.groupBy).split(',');
  const known = profitGroups.filter((group) => asked.includes(group)).sort((a, b) => asked.indexOf(a) - asked.indexOf(b));
  return known.length > 0 ? known.slice(0, 2) : [cutDefaults.groupBy];
}

/** The filter for each grouping except time. */
const FILTER_OF: Readonly<Record<Exclude<ProfitGroup, 'DATE'>, string>> = {
  MERCHANT: 'mchNo',
  AGENT: 'agentNo',
  PRODUCT: 'productCode',
  WAY: 'wayCode',
  CHANNEL: 'channelCode',
  UPSTREAM: 'upstreamCode',
  CURRENCY: 'currency',
  COUNTRY: 'country',
  BIZ_TYPE: 'bizType',
};

/** Start and end of a period, [from, to); undefined when the period cannot be parsed. */
function spanOf(period: string, granularity: string): { from: number; to: number } | undefined {
  const isHour = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(period);
  const start = isHour ? Date.parse(`${period}:00${BUSINESS_OFFSET}`) : timeOf(period.length === 7 ? `${period}-01` : period);
  if (Number.isNaN(start)) return undefined;
  if (isHour) return { from: start, to: start + 3_600_000 };
  if (granularity === 'WEEK') return { from: start, to: start + 7 * DAY_MS };
  if (granularity !== 'MONTH') return { from: start, to: start + DAY_MS };
  const next = new Date(start + BUSINESS_MS);
  next.setUTCMonth(next.getUTCMonth() + 1);
  return { from: start, to: next.getTime() - BUSINESS_MS };
}

/** The time range of a row: the query's range, or its part within the row's period. */
function timesOf(keys: readonly ProfitKey[], filters: Filters, now: number) {
  const days = daysIn(filters, now);
  const whole = { from: timeOf(days.from), to: timeOf(days.to) + DAY_MS };
  const period = keys.find(({ by }) => by === 'DATE');
  if (!period) return whole;
  const span = spanOf(period.value, filters.granularity || cutDefaults.granularity);
  return span && { from: Math.max(span.from, whole.from), to: Math.min(span.to, whole.to) };
}

/** The filters, overridden by those of a row. */
function filtersOf(filters: Filters, { groups, currency }: Pick<ProfitRow, 'groups' | 'currency'>): Record<string, string> {
  const next: Record<string, string> = { ...filters };
  for (const { by, value } of groups) if (by !== 'DATE') next[FILTER_OF[by]] = value;
  if (filters.currencyMode === 'ORIGINAL') next.currency = currency;
  return next;
}

/** Next groupings of a drill-down: the first one that is not narrowed down yet is used. */
const NEXT = ['PRODUCT', 'CHANNEL', 'MERCHANT', 'DATE'] as const;

/**
 * The drill-down query of a row: its group as a filter, and the next grouping. Undefined when only orders are below.
 * @param now epoch ms of the platform's clock
 */
export function drillInto(filters: Filters, row: Pick<ProfitRow, 'groups' | 'currency'>, now: number): Filters | undefined {
  const times = timesOf(row.groups, filters, now);
  const isHour = row.groups.some(({ by, value }) => by === 'DATE' && value.includes('T'));
  // The query accepts whole days only.
  if (!times || isHour) return undefined;
  const next = filtersOf(filters, row);
  if (row.groups.some(({ by }) => by === 'DATE')) {
    next.from = dateOf(times.from);
    next.to = dateOf(times.to - 1);
  }
  const isOne = (name: string) => Boolean(next[name]) && !next[name]?.includes(',');
  const isSettled = (group: (typeof NEXT)[number]) => {
    if (row.groups.some(({ by }) => by === group)) return true;
    if (group === 'DATE') return times.to - times.from <= DAY_MS;
    // A channel belongs to one way of one product. Payouts and withdrawals have no product.
    if (group === 'PRODUCT') return isOne('productCode') || isOne('wayCode') || isOne('channelCode');
    return isOne(FILTER_OF[group]);
  };
  const group = NEXT.find((one) => !isSettled(one));
  return group && { ...next, groupBy: group };
}

/** The order list for each type, and the names of its filters. */
const LISTS = {
  PAYIN: {
    path: '/trade/payorder',
    access: 'trade:payorder:page',
    names: {
      mchNo: 'mchNo',
      agentNo: 'agentNo',
      productCode: 'productCode',
      wayCode: 'wayCode',
      channelCode: 'channelCode',
      upstreamCode: 'upstreamCode',
      currency: 'currency',
    },
    range: ['paidFrom', 'paidTo'],
    // Otherwise the list would apply its default range of the last days.
    fixed: { createdFrom: '', createdTo: '' },
  },
  PAYOUT: {
    path: '/trade/settorder',
    access: 'trade:sett:page',
    names: {
      mchNo: 'mchNo',
      agentNo: 'agentNo',
      channelCode: 'channelCode',
      upstreamCode: 'upstreamCode',
      currency: 'currency',
    },
    range: ['finishedFrom', 'finishedTo'],
    fixed: { view: 'ALL', status: 'SUCCESS,REVERSED', createdFrom: '', createdTo: '' },
  },
  WITHDRAW: {
    path: '/trade/withdraw',
    access: 'trade:withdraw:page',
    names: { mchNo: 'holderNo', agentNo: 'agentNo', channelCode: 'channelCode', currency: 'currency' },
    range: ['finishedFrom', 'finishedTo'],
    fixed: { view: 'ALL', status: 'SUCCESS,REVERSED' },
  },
} as const;

/** The access key of the list with the orders of this type. */
export const orderAccess = (bizType: ProfitOrderType) => LISTS[bizType].access;

/**
 * Address of the list with the orders behind a row. Undefined when that list lacks one of the filters, because it would then show
 * other orders too.
 * @param now epoch ms of the platform's clock
 */
export function ordersOf(
  filters: Filters,
  row: Pick<ProfitRow, 'groups' | 'currency'>,
  bizType: ProfitOrderType,
  now: number,
): string | undefined {
  const { path, names, range, fixed } = LISTS[bizType];
  const times = timesOf(row.groups, filters, now);
  if (!times || times.to - times.from > LIST_DAYS * DAY_MS) return undefined;
  const params = new URLSearchParams(fixed);
  const wanted = filtersOf(filters, row);
  for (const name of Object.values(FILTER_OF)) {
    const value = wanted[name];
    if (!value || name === 'bizType') continue;
    const known = Object.hasOwn(names, name) ? (names as Readonly<Record<string, string>>)[name] : undefined;
    // These orders have neither product nor way, so there is nothing to filter.
    const isEmptyAnyway = value === NO_CODE && (name === 'productCode' || name === 'wayCode') && bizType !== 'PAYIN';
    if (isEmptyAnyway) continue;
    if (!known || value.split(',').includes(NO_CODE)) return undefined;
    params.set(known, value);
  }
  range.forEach((name, at) => {
    const time = at === 0 ? times.from : times.to;
    params.set(name, `${new Date(time + BUSINESS_MS).toISOString().slice(0, 19)}${BUSINESS_OFFSET}`);
  });
  return `${path}?${params}`;
}
