import type { SalesAction, SalesCurrencyMode, SalesPeriodType, SalesReason, SalesRow, SalesSettleStatus } from '../contract';
import { type Days, daysOf } from './profit';
import { type ActionState, stateTable } from './stateTable';
import type { Tone } from './status';
import { all } from './values';

export const salesPeriodTypes = all<SalesPeriodType>()(['MONTH', 'WEEK', 'DAY', 'CUSTOM']);
export const salesCurrencyModes = all<SalesCurrencyMode>()(['ORIGINAL', 'REPORT']);
export const salesStatuses = all<SalesSettleStatus>()(['OPEN', 'CONFIRMED']);
export const salesActions = all<SalesAction>()(['target', 'correct', 'confirm']);
export const salesReasons = all<SalesReason>()([
  'RATE_ERROR',
  'SHARE_MISSED',
  'SHARE_TWICE',
  'AGREEMENT',
  'BONUS',
  'PENALTY',
  'OTHER',
]);
/** Events in the history of an agent's month. */
export const salesEventKinds = ['TARGET_SET', 'CORRECTED', 'CONFIRMED'] as const;
export const salesTones: Readonly<Record<SalesSettleStatus, Tone>> = { OPEN: 'processing', CONFIRMED: 'success' };

/**
 * Closed transition table of an agent's month: a confirmed month is never reopened. A correction is posted today, whatever month
 * it corrects.
 */
const table = stateTable<SalesSettleStatus, 'confirm', SalesAction>(
  { confirm: { from: ['OPEN'], to: ['CONFIRMED'] } },
  { correct: salesStatuses, target: ['OPEN'] },
);

/** True when the action is possible in this state, for any operator. */
export const salesFits = table.fitsStatus;

/** Whether this operator may act on the row (docs/rules/access.md#allowed). */
export const salesActionState = (
  { settleStatus: status, allowed, denied }: Pick<SalesRow, 'settleStatus' | 'allowed' | 'denied'>,
  action: SalesAction,
): ActionState => table.actionState({ status, allowed, denied }, action);

/** The server's defaults for missing parameters. */
export const salesDefaults = { periodType: 'MONTH', currencyMode: 'ORIGINAL', withTeam: 'true' } as const;

/** Maximum number of agents in a comparison (docs/rules/perf.md#comparison). */
export const COMPARED = 5;

const DAY_MS = 86_400_000;

export const salesPresets = ['now', 'before', 'recent'] as const;
export type SalesPreset = (typeof salesPresets)[number];

const RECENT_DAYS: Readonly<Record<SalesPeriodType, number>> = { DAY: 7, WEEK: 28, MONTH: 92, CUSTOM: 30 };

/** Days of a preset; the server widens them to whole weeks or months. @param now epoch ms */
export function salesDays(type: SalesPeriodType, preset: SalesPreset, now: number): Days {
  const { from: today } = daysOf('today', now);
  const at = (days: number) => new Date(Date.parse(`${today}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
  const usual = type === 'CUSTOM' ? { from: at(-6), to: today } : { from: today, to: today };
  switch (preset) {
    case 'now':
      return usual;
    case 'recent':
      return { from: at(1 - RECENT_DAYS[type]), to: today };
    case 'before':
      if (type === 'MONTH') return daysOf('lastMonth', now);
      if (type === 'CUSTOM') return { from: at(-13), to: at(-7) };
      return type === 'WEEK' ? { from: at(-7), to: at(-7) } : { from: at(-1), to: at(-1) };
  }
}

const isDate = (text: string | undefined): text is string => /^\d{4}-\d\d-\d\d$/.test(text ?? '');

/** The days in an address, before the server widens them. @param now epoch ms */
export function salesDaysIn(
  type: SalesPeriodType,
  { from, to }: Readonly<Record<string, string | undefined>>,
  now: number,
): Days {
  const usual = salesDays(type, 'now', now);
  const last = isDate(to) ? to : usual.to;
  if (isDate(from)) return { from, to: last };
  return isDate(to) && type !== 'CUSTOM' ? { from: to, to } : { from: usual.from < last ? usual.from : last, to: last };
}

/** The preset of a range as of today; undefined when none matches. */
export function salesPresetOf(type: SalesPeriodType, days: Days, now: number): SalesPreset | undefined {
  return salesPresets.find((preset) => {
    const { from, to } = salesDays(type, preset, now);
    return from === days.from && to === days.to;
  });
}

/** The period type in an address; the server's default when it is missing or invalid. */
export const periodTypeIn = ({ periodType }: Readonly<Record<string, string | undefined>>): SalesPeriodType =>
  salesPeriodTypes.find((type) => type === periodType) ?? salesDefaults.periodType;
