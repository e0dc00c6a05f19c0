import type { ExportSchedule, ScheduleStatus, TaskStatus } from '../contract';
import { stateTable } from './stateTable';
import type { Tone } from './status';
import { all } from './values';

/** Closed transition table of an export in the background (docs/rules/export.md#states). */
export const taskTransitions = {
  start: { from: ['QUEUED'], to: ['RUNNING'] },
  finish: { from: ['RUNNING'], to: ['READY'] },
  fail: { from: ['RUNNING'], to: ['FAILED'] },
  cancel: { from: ['QUEUED', 'RUNNING'], to: ['CANCELED'] },
  expire: { from: ['READY'], to: ['EXPIRED'] },
  retry: { from: ['FAILED', 'CANCELED', 'EXPIRED'], to: ['QUEUED'] },
} as const satisfies Record<string, { from: readonly TaskStatus[]; to: readonly TaskStatus[] }>;

export type TaskEvent = keyof typeof taskTransitions;
export const taskActions = ['cancel', 'retry', 'download'] as const;
type TaskAction = (typeof taskActions)[number];

const tasks = stateTable<TaskStatus, TaskEvent, TaskAction>(taskTransitions, { download: ['READY'] });
/** True when the state table allows this event in this state. */
export const canTask = tasks.canHappen;
/** True when the owner can do this in this state. */
export const taskFits = tasks.fitsStatus;

/** Closed transition table of a schedule (docs/rules/export.md#states). */
export const scheduleTransitions = {
  pause: { from: ['ACTIVE'], to: ['PAUSED'] },
  resume: { from: ['PAUSED'], to: ['ACTIVE'] },
} as const satisfies Record<string, { from: readonly ScheduleStatus[]; to: readonly ScheduleStatus[] }>;

export const scheduleActions = ['edit', 'pause', 'resume', 'remove'] as const;

/** True when the owner can do this in this state. */
export const scheduleFits = stateTable<ScheduleStatus, keyof typeof scheduleTransitions, (typeof scheduleActions)[number]>(
  scheduleTransitions,
  { edit: ['ACTIVE', 'PAUSED'], remove: ['ACTIVE', 'PAUSED'] },
).fitsStatus;

export const taskStatuses = all<TaskStatus>()(['QUEUED', 'RUNNING', 'READY', 'FAILED', 'CANCELED', 'EXPIRED']);
export const scheduleStatuses = all<ScheduleStatus>()(['ACTIVE', 'PAUSED']);

export const taskTones: Readonly<Record<TaskStatus, Tone>> = {
  QUEUED: 'neutral',
  RUNNING: 'processing',
  READY: 'success',
  FAILED: 'error',
  CANCELED: 'neutral',
  EXPIRED: 'neutral',
};

export const scheduleTones: Readonly<Record<ScheduleStatus, Tone>> = { ACTIVE: 'success', PAUSED: 'warning' };

export const scheduleCrons = all<ExportSchedule['cron']>()(['DAILY', 'WEEKLY', 'MONTHLY']);

/** Name of a weekday. @param day 1 for Monday to 7 for Sunday */
export const weekdayName = (day: number, locale: string): string =>
  // 1 January 2024 was a Monday.
  new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, day));
