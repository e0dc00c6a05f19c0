import type { MaintenanceNotice } from '@/contract';
import { wallTime } from '../base/hours';
import type { Tiers } from '../base/money';
import { DAY } from '../engine/time';
import type { Maintenance, MaintenanceWindow, Notice, ScopeType, ServiceCode, WindowEffect } from '../model/settings';

/** Whether a service takes new work, for this merchant when one is given: some are let through while it is closed. */
export function isServiceOpen({ services }: Maintenance, code: ServiceCode, { mchNo }: { mchNo?: string } = {}): boolean {
  const service = services.get(code);
  return !service || service.status === 'OPEN' || (mchNo !== undefined && service.allowMchNos.includes(mchNo));
}

const PERIOD = { DAILY: DAY, WEEKLY: 7 * DAY } as const;

type Timed = Pick<MaintenanceWindow, 'from' | 'to' | 'zone' | 'repeat' | 'canceledAt'>;

/** Whether a window is on: from its first instant, before its last; one that repeats does so by the clocks of its zone. */
export function isRunning({ from, to, zone, repeat, canceledAt }: Timed, at: number): boolean {
  if (canceledAt !== null && canceledAt <= at) return false;
  if (repeat === 'NONE') return from <= at && at < to;
  const since = wallTime(zone, at) - wallTime(zone, from);
  return since >= 0 && since % PERIOD[repeat] < to - from;
}

/** What stands before or after now follows from the clock alone. */
export function windowStatus(window: Timed, at: number): 'PLANNED' | 'RUNNING' | 'DONE' | 'CANCELED' {
  if (window.canceledAt !== null && window.canceledAt <= at) return 'CANCELED';
  if (isRunning(window, at)) return 'RUNNING';
  return window.repeat === 'NONE' && window.to <= at ? 'DONE' : 'PLANNED';
}

/** Occurrences looked ahead: of a week that repeats, more than a year. */
const AHEAD = 60;

/** First instants of the occurrences from `since` on, at most 60; of one that does not repeat its own. @param since ms */
export function starts({ from, zone, repeat }: Pick<Timed, 'from' | 'zone' | 'repeat'>, since: number): number[] {
  if (repeat === 'NONE') return from >= since ? [from] : [];
  const period = PERIOD[repeat];
  const passed = Math.max(0, Math.ceil((since - from) / period) - 1);
  return Array.from({ length: AHEAD }, (_, at) => {
    const plain = from + (passed + at) * period;
    // The clocks may have been changed since the first one.
    return plain - (wallTime(zone, plain) - wallTime(zone, from) - (passed + at) * period);
  }).filter((start) => start >= since);
}

/** When a window begins next, ms; undefined when it never does again. */
export const nextStart = (window: Timed, at: number): number | undefined =>
  window.canceledAt === null ? starts(window, at)[0] : undefined;

/** What an order would go through. */
export type Scope = Partial<Record<Exclude<ScopeType, 'PLATFORM'>, string>>;

const touches = ({ scopeType, scopeCodes }: MaintenanceWindow, scope: Scope): boolean => {
  if (scopeType === 'PLATFORM') return true;
  const code = scope[scopeType];
  return code !== undefined && scopeCodes.includes(code);
};

/** The running window that closes this scope, or undefined. @param effects what counts as closing; a payout also waits for QUEUE_PAYOUTS */
export const closingWindow = (
  { windows }: Maintenance,
  scope: Scope,
  at: number,
  effects: readonly WindowEffect[] = ['CLOSE'],
): MaintenanceWindow | undefined =>
  windows.find((window) => effects.includes(window.effect) && touches(window, scope) && isRunning(window, at));

/** Approval limits of a currency, minor units. @throws on a currency without */
export function tiersOf({ maintenance }: { maintenance: Maintenance }, currency: string): Tiers {
  const found = maintenance.policy.tiers.get(currency);
  if (!found) throw new Error(`No limits for ${currency}`);
  return found;
}

/** What the clock makes of a notice. */
export function noticeStatus({ from, to, withdrawnAt }: Notice, at: number): MaintenanceNotice['status'] {
  if (withdrawnAt !== null) return 'WITHDRAWN';
  if (to <= at) return 'ENDED';
  return from <= at ? 'SHOWN' : 'PLANNED';
}
