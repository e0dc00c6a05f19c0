import type { ExportTask as WireTask } from '@/contract';
import { taskFits } from '../../../src/domain/exportTask';
import { hideFullNumbers } from '../../../src/domain/fullNumbers';
import { MOVED } from '../../base/conflict';
import { columnsOffered } from '../../base/exportColumns';
import { noRight } from '../../base/noRight';
import { fileHeaders, TABLE_TYPES } from '../../engine/file';
import { pageOf } from '../../engine/page';
import { notFound, Refusal, say, type Text } from '../../engine/text';
import { iso, timeOf } from '../../engine/time';
import { isScopeKept, missingKey } from '../../flow/exports/tasks';
import { conflictOf } from '../../flow/versions';
import type { AreaContext, AreaHandlers } from '../../model/area';
import type { ExportTask } from '../../model/exports';
import type { PlatformCall } from '../../model/operators';
import { HIDDEN, PRIVATE } from './views';

const NO_EXPORT: Text = ['Export not found.', '导出不存在。'];
const NO_TASK: Text = ['Export not found.', '导出任务不存在。'];
const NOT_READY: Text = ['The file is not ready.', '文件尚未生成。'];
const GONE: Text = ['The file has expired. Retry the export.', '文件已过期，请重新导出。'];
const NARROWER: Text = [
  'Your data scope has changed since this file was made. Retry the export.',
  '生成该文件后您的数据范围已变更，请重新导出。',
];

/** Parts of the query that are no filters. */
const OTHER = new Set(['columns', 'sortField', 'sortOrder']);

const shownFilters = (query: ExportTask['query']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query)
      .filter(([name]) => !OTHER.has(name))
      .map(([name, value]) => [name, PRIVATE.has(name) ? HIDDEN : hideFullNumbers(value)]),
  );

const showTask = (task: ExportTask): WireTask => {
  const { no, key, query, format, status, done, total, size, sha256, fileName, failure, scheduleId, version } = task;
  return {
    taskId: no,
    accessKey: key,
    filters: shownFilters(query),
    columns: query.columns?.split(',') ?? null,
    format,
    status,
    done,
    total,
    size,
    sha256,
    fileName,
    createdAt: iso(task.createdAt),
    startedAt: timeOf(task.startedAt),
    endedAt: timeOf(task.endedAt),
    until: timeOf(task.until),
    failure,
    scheduleId,
    version,
  };
};

/** Own export tasks of the caller (docs/rules/export.md#tasks). */
export function taskHandlers({ world, exports: desk }: AreaContext): AreaHandlers<'task'> {
  const { tasks } = world.exports;

  /** @throws Refusal 404 */
  function findOwn({ actor, note }: PlatformCall, taskId: unknown): ExportTask {
    const task = tasks.get(String(taskId));
    if (task?.owner !== actor) throw notFound(NO_TASK);
    note.about = { entity: 'task', ids: [task.no] };
    return task;
  }

  /** An own task in the version that the caller saw, and in a state for this action. @throws Refusal 404 or 409 */
  function findFor(call: PlatformCall, action: 'cancel' | 'retry'): ExportTask {
    const task = findOwn(call, call.body.taskId);
    if (task.version !== call.body.version) throw conflictOf(call, task, showTask(task));
    if (!taskFits(action, task.status)) throw conflictOf(call, task, showTask(task), MOVED);
    return task;
  }

  /** The file of a task, if its owner may still have it. @throws Refusal 403, 409 or 410 */
  function fileOf({ lang, at }: PlatformCall, task: ExportTask): Uint8Array {
    const required = missingKey(task);
    if (required !== undefined) throw noRight(lang, required);
    if (task.status === 'EXPIRED') throw new Refusal(410, 'GONE', GONE);
    if (!taskFits('download', task.status) || !task.bytes)
      throw conflictOf({ lang, at } as PlatformCall, task, showTask(task), NOT_READY);
    if (!isScopeKept(task)) throw new Refusal(403, 'OUT_OF_SCOPE', NARROWER);
    return task.bytes;
  }

  return {
    listExportColumns({ actor, lang, query }) {
      const accessKey = query.accessKey;
      if (!actor.access.has(accessKey)) throw noRight(lang, accessKey);
      const offered = columnsOffered(accessKey, actor);
      if (!offered) throw notFound(NO_EXPORT);
      return { data: offered.map(({ title, ...column }) => ({ ...column, title: say(lang, title) })) };
    },
    pageTasks({ actor, query }) {
      const states = query.status?.split(',');
      const own = [...tasks.values()].filter((task) => task.owner === actor && (!states || states.includes(task.status)));
      return { data: pageOf(own.reverse(), query, showTask) };
    },
    cancelTask(call) {
      const task = findFor(call, 'cancel');
      desk.cancel(task, call.actor);
      return { data: showTask(task) };
    },
    retryTask(call) {
      const task = findFor(call, 'retry');
      desk.retry(task, call.actor);
      return { data: showTask(task) };
    },
    downloadTask(call) {
      const task = findOwn(call, call.query.taskId);
      const { no, key, format, done, fileName } = task;
      call.note.detail = { taskId: no, accessKey: key, rows: done };
      const bytes = fileOf(call, task);
      return {
        headers: fileHeaders(fileName ?? no, TABLE_TYPES[format], task.fileRows ?? undefined),
        write: async (out) => {
          out.end(bytes);
        },
      };
    },
  };
}
