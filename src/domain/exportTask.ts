import type { ExportSchedule, ExportTask, TaskStatus } from '../contract';
import type { Tone } from './status';
import { all } from './values';

export const taskTones: Readonly<Record<TaskStatus, Tone>> = {
  QUEUED: 'neutral',
  RUNNING: 'processing',
  READY: 'success',
  FAILED: 'error',
  CANCELED: 'neutral',
  EXPIRED: 'neutral',
};

export const scheduleCrons = all<ExportSchedule['cron']>()(['DAILY', 'WEEKLY', 'MONTHLY']);

/** Whether the server still works at it. */
export const isUnderWay = ({ status }: ExportTask): boolean => status === 'QUEUED' || status === 'RUNNING';

/** Whether the file can be made anew. */
export const canRetry = ({ status }: ExportTask): boolean => status === 'FAILED' || status === 'CANCELED' || status === 'EXPIRED';

/** Name of a weekday. @param day 1 for Monday to 7 for Sunday */
export const weekdayName = (day: number, locale: string): string =>
  // 1 January 2024 was a Monday.
  new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, day));
