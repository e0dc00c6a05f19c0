import type {
  Maintenance,
  MaintenanceEffect,
  MaintenanceLevel,
  MaintenanceNoticeStatus,
  MaintenanceReason,
  MaintenanceRepeat,
  MaintenanceScope,
  MaintenanceServiceCode,
  MaintenanceServiceStatus,
  MaintenanceTier,
  MaintenanceWindow,
  MaintenanceWindowStatus,
} from '../contract';
import { compareMoney, isAmountOf } from './money';
import type { Tone } from './status';
import { all } from './values';

export const maintenanceServices = all<MaintenanceServiceCode>()(['PAYIN', 'PAYOUT', 'WITHDRAW', 'CONSOLE_WRITE']);
export const maintenanceStates = all<MaintenanceServiceStatus>()(['OPEN', 'CLOSED']);
export const maintenanceScopes = all<MaintenanceScope>()(['PLATFORM', 'PRODUCT', 'CHANNEL', 'UPSTREAM']);
export const maintenanceRepeats = all<MaintenanceRepeat>()(['NONE', 'DAILY', 'WEEKLY']);
export const maintenanceEffects = all<MaintenanceEffect>()(['CLOSE', 'QUEUE_PAYOUTS', 'NOTICE_ONLY']);
export const maintenanceLevels = all<MaintenanceLevel>()(['INFO', 'WARN', 'CRITICAL']);
export const windowStatuses = all<MaintenanceWindowStatus>()(['PLANNED', 'RUNNING', 'DONE', 'CANCELED']);
export const noticeStatuses = all<MaintenanceNoticeStatus>()(['PLANNED', 'SHOWN', 'ENDED', 'WITHDRAWN']);
export const maintenanceReasons = all<MaintenanceReason>()([
  'UPSTREAM_PROBLEM',
  'PLANNED_WORK',
  'INCIDENT',
  'FRAUD',
  'RESOLVED',
  'OTHER',
]);

export const serviceTones: Readonly<Record<MaintenanceServiceStatus, Tone>> = { OPEN: 'success', CLOSED: 'error' };
export const windowTones: Readonly<Record<MaintenanceWindowStatus, Tone>> = {
  PLANNED: 'processing',
  RUNNING: 'warning',
  DONE: 'neutral',
  CANCELED: 'neutral',
};
export const noticeTones: Readonly<Record<MaintenanceNoticeStatus, Tone>> = {
  PLANNED: 'processing',
  SHOWN: 'success',
  ENDED: 'neutral',
  WITHDRAWN: 'neutral',
};
export const levelTones: Readonly<Record<MaintenanceLevel, Tone>> = { INFO: 'processing', WARN: 'warning', CRITICAL: 'error' };

/** Alert type for each notice level. */
export const alertTypes = { INFO: 'info', WARN: 'warning', CRITICAL: 'error' } as const satisfies Record<
  MaintenanceLevel,
  string
>;

/** Services that send money out of the platform. */
export const moneyOut: readonly MaintenanceServiceCode[] = ['PAYOUT', 'WITHDRAW'];

/** Whether the emergency stop has anything left to close. */
export const canStop = ({ services }: Maintenance): boolean =>
  services.some(({ code, status }) => moneyOut.includes(code) && status === 'OPEN');

const TIERS = ['tier1', 'tier2', 'tier3'] as const;

/**
 * The first faulty limit of a currency: not an amount above zero with the currency's digits, or not above the limit before it.
 */
export function tierFault(tier: MaintenanceTier): { name: (typeof TIERS)[number]; rule: 'amount' | 'ascend' } | undefined {
  for (const [at, name] of TIERS.entries()) {
    const text = tier[name].trim();
    const isAmount = isAmountOf(text, tier.currency);
    if (!isAmount || compareMoney(text, '0') <= 0) return { name, rule: 'amount' };
    const before = TIERS[at - 1];
    if (before && compareMoney(text, tier[before].trim()) <= 0) return { name, rule: 'ascend' };
  }
  return undefined;
}

/** One day of the calendar, with its windows. */
export interface CalendarDay {
  /** YYYY-MM-DD in the calendar's zone. */
  date: string;
  isInMonth: boolean;
  windows: readonly MaintenanceWindow[];
}

const DAY_MS = 86_400_000;
const dateAt = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** The month before or after a month. @param month YYYY-MM */
export function monthBeside(month: string, step: 1 | -1): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + step, 1)).toISOString().slice(0, 7);
}

/** The dates of an occurrence in a zone. @param dayOf date of an instant in the zone, YYYY-MM-DD */
function datesOf(start: string, lengthMs: number, dayOf: (iso: string) => string): readonly string[] {
  const from = dayOf(start);
  // The end is exclusive.
  const to = dayOf(new Date(Date.parse(start) + lengthMs - 1).toISOString());
  const dates: string[] = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += DAY_MS) dates.push(dateAt(at));
  return dates;
}

/**
 * Weeks of a month, Monday first, with the windows of each day. @param month YYYY-MM @param dayOf date of an instant in the zone
 */
export function calendarOf(
  month: string,
  windows: readonly MaintenanceWindow[],
  dayOf: (iso: string) => string,
): readonly (readonly CalendarDay[])[] {
  const on = new Map<string, MaintenanceWindow[]>();
  for (const window of windows) {
    const lengthMs = Date.parse(window.to) - Date.parse(window.from);
    for (const date of new Set((window.starts ?? []).flatMap((start) => datesOf(start, lengthMs, dayOf)))) {
      const list = on.get(date) ?? [];
      list.push(window);
      on.set(date, list);
    }
  }
  const first = Date.parse(`${month}-01`);
  const monday = first - ((new Date(first).getUTCDay() || 7) - 1) * DAY_MS;
  const weeks: CalendarDay[][] = [];
  for (let at = monday; weeks.length === 0 || dateAt(at).slice(0, 7) === month; at += 7 * DAY_MS)
    weeks.push(
      Array.from({ length: 7 }, (_, day) => {
        const date = dateAt(at + day * DAY_MS);
        return { date, isInMonth: date.startsWith(month), windows: on.get(date) ?? [] };
      }),
    );
  return weeks;
}
