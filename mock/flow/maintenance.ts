import type { MaintenanceNotice } from '@/contract';
import { wallTime } from '../base/hours';
import type { Tiers } from '../base/money';
import { DAY } from '../engine/time';
import type { Maintenance, MaintenanceWindow, Notice, ScopeType, ServiceCode, WindowEffect } from '../model/settings';

/** True when a service accepts new orders. Listed merchants may use it while it is closed. */
export function isServiceOpen({ services }: Maintenance, code: ServiceCode, { mchNo }: { mchNo?: string } = {}): boolean {
  const service = services.get(code);
  return !service || service.status === 'OPEN' || (mchNo !== undefined && service.allowMchNos.includes(mchNo));
}

const PERIOD = { DAILY: DAY, WEEKLY: 7 * DAY } as const;

type Timed = Pick<MaintenanceWindow, 'from' | 'to' | 'zone' | 'repeat' | 'canceledAt'>;

/** True while a window is running: its start is included, its end is not. A recurring window follows the local time of its zone. */
export function isRunning({ from, to, zone, repeat, canceledAt }: Timed, at: number): boolean {
  if (canceledAt !== null && canceledAt <= at) return false;
  if (repeat === 'NONE') return from <= at && at < to;
  const since = wallTime(zone, at) - wallTime(zone, from);
  return since >= 0 && since % PERIOD[repeat] < to - from;
}

/** The clock alone determines the status. */
export function windowStatus(window: Timed, at: number): 'PLANNED' | 'RUNNING' | 'DONE' | 'CANCELED' {
  if (window.canceledAt !== null && window.canceledAt <= at) return 'CANCELED';
  if (isRunning(window, at)) return 'RUNNING';
  return window.repeat === 'NONE' && window.to <= at ? 'DONE' : 'PLANNED';
}

/** Number of occurrences to look ahead: more than a year for a weekly window. */
const AHEAD = 60;

/** Start times from `since` on: at most 60 occurrences, or one for a window without recurrence. @param since ms */
export function starts({ from, zone, repeat }: Pick<Timed, 'from' | 'zone' | 'repeat'>, since: number): number[] {
  if (repeat === 'NONE') return from >= since ? [from] : [];
  const period = PERIOD[repeat];
  const passed = Math.max(0, Math.ceil((since - from) / period) - 1);
  return Array.from({ length: AHEAD }, (_, at) => {
    const plain = from + (passed + at) * period;
    // Corrects for daylight saving changes since the first occurrence.
    return plain - (wallTime(zone, plain) - wallTime(zone, from) - (passed + at) * period);
  }).filter((start) => start >= since);
}

/** The next start of a window, ms; undefined when there is none. */
export const nextStart = (window: Timed, at: number): number | undefined =>
  window.canceledAt === null ? starts(window, at)[0] : undefined;

/** The records that an order uses. */
export type Scope = Partial<Record<Exclude<ScopeType, 'PLATFORM'>, string>>;

const touches = ({ scopeType, scopeCodes }: MaintenanceWindow, scope: Scope): boolean => {
  if (scopeType === 'PLATFORM') return true;
  const code = scope[scopeType];
  return code !== undefined && scopeCodes.includes(code);
};

/**
 * The running window that closes this scope, or undefined. @param effects the effects that close it; QUEUE_PAYOUTS also delays
 * payouts
 */
export const closingWindow = (
  { windows }: Maintenance,
  scope: Scope,
  at: number,
  effects: readonly WindowEffect[] = ['CLOSE'],
): MaintenanceWindow | undefined =>
  windows.find((window) => effects.includes(window.effect) && touches(window, scope) && isRunning(window, at));

/** Approval limits of a currency, minor units. @throws on a currency without limits */
export function tiersOf({ maintenance }: { maintenance: Maintenance }, currency: string): Tiers {
  const found = maintenance.policy.tiers.get(currency);
  if (!found) throw new Error(`No limits for ${currency}`);
  return found;
}

/** Status of a notice at a time. */
export function noticeStatus({ from, to, withdrawnAt }: Notice, at: number): MaintenanceNotice['status'] {
  if (withdrawnAt !== null) return 'WITHDRAWN';
  if (to <= at) return 'ENDED';
  return from <= at ? 'SHOWN' : 'PLANNED';
}
