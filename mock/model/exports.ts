import type { ErrorCode, ScheduleContent, ScheduleStatus, TaskStatus } from '@/contract';
import type { Lang } from '../engine/text';
import type { Operator, Scope } from './operators';

/** What an export asks for. */
interface ExportRequest {
  /** Access key of the export. */
  key: string;
  /** Query as sent, without `format`. */
  query: Readonly<Record<string, string>>;
  format: 'csv' | 'xlsx';
}

/** An export that is made in the background (docs/rules/export.md#tasks). */
export interface ExportTask extends ExportRequest {
  no: string;
  owner: Operator;
  lang: Lang;
  ip: string;
  status: TaskStatus;
  done: number;
  total: number | null;
  /** All rows of the file: description, titles and totals too. */
  fileRows: number | null;
  fileName: string | null;
  sha256: string | null;
  /** Only of a READY task. */
  bytes: Uint8Array | null;
  size: number | null;
  createdAt: number;
  startedAt: number | null;
  endedAt: number | null;
  until: number | null;
  failure: { error: ErrorCode; msg: string } | null;
  scheduleId: string | null;
  /** An operator asked for its file anew. */
  isRetry: boolean;
  /** The export needs a fresh second factor, and so does its file. */
  isSensitive: boolean;
  /** Rights that the file was made with: at the download they may not have become narrower. */
  scope: Scope | null;
  keys: readonly string[];
  version: number;
  updatedAt: number;
  updatedBy: string;
}

/** When a schedule runs. */
export interface RunTimes {
  cron: 'DAILY' | 'WEEKLY' | 'MONTHLY';
  /** 1 for Monday to 7 for Sunday. */
  weekday: number | null;
  monthDay: number | null;
  /** Local time, HH:mm. */
  at: string;
  zone: string;
}

/** An export that is made again and again (docs/rules/export.md#schedules). */
export interface Schedule extends RunTimes {
  id: string;
  owner: Operator;
  name: string;
  key: string;
  content: ScheduleContent;
  format: 'csv' | 'xlsx';
  lang: Lang;
  status: ScheduleStatus;
  /** Why the platform paused it. */
  pausedFor: 'FAILURES' | 'KEY' | null;
  /** Failed runs in a row. */
  failures: number;
  lastTaskId: string | null;
  lastRunAt: number | null;
  nextRunAt: number | null;
  version: number;
  updatedAt: number;
  updatedBy: string;
}

/** Tasks and schedules of all operators. */
export interface ExportBook {
  /** Oldest first. */
  tasks: Map<string, ExportTask>;
  /** Numbers of the tasks that wait for their turn. */
  queue: string[];
  schedules: Map<string, Schedule>;
}

/** What a new task needs. */
export type TaskRequest = Pick<ExportTask, 'owner' | 'key' | 'query' | 'format' | 'lang' | 'ip' | 'scheduleId'>;

/** What operators do with tasks and schedules. */
export interface ExportDesk {
  cancel(task: ExportTask, by: Operator): void;
  /** @throws Refusal 429 when too many tasks of the owner wait */
  retry(task: ExportTask, by: Operator): void;
  /** Plans the next run; an earlier plan no longer counts. */
  plan(schedule: Schedule): void;
  pause(schedule: Schedule): void;
  resume(schedule: Schedule): void;
  /** Whether an export takes the query that a schedule makes of this content now. @throws Refusal 404 for an unknown export, 400 otherwise */
  check(schedule: Pick<Schedule, 'key' | 'content' | 'zone'>): void;
}
