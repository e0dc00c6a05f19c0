import type { Operation } from '../../../config/contract/document';
import type { Outcome } from '../../engine/call';
import { notFound, type Text } from '../../engine/text';
import type { ExportDesk, ExportTask } from '../../model/exports';
import type { World } from '../../model/world';
import { createSchedules, queryOf } from './schedules';
import { createTasks, isListExport } from './tasks';

const NO_EXPORT: Text = ['Export not found.', '导出不存在。'];

/** What exports need of the calls. */
interface Calls {
  operation: (line: string) => Operation | undefined;
  /** Makes the file of a task as the call of its screen. */
  make: (operation: Operation, task: ExportTask, search: URLSearchParams) => Outcome;
  /** @throws Refusal 400 */
  readQuery: (operation: Operation, search: URLSearchParams) => unknown;
}

/** Tasks and schedules of all operators (docs/rules/export.md#tasks). */
export function createExportDesk(
  world: World,
  { operation, make, readQuery }: Calls,
): ExportDesk & Pick<ReturnType<typeof createTasks>, 'divert'> {
  const exportOf = (key: string) => {
    const found = operation(`GET /${key.replaceAll(':', '/')}`);
    return found && isListExport(found) ? found : undefined;
  };
  const searchOf = (query: Readonly<Record<string, string>>, format: string) => new URLSearchParams({ ...query, format });
  /** @throws Refusal 404 */
  const demandExport = (key: string) => {
    const found = exportOf(key);
    if (!found) throw notFound(NO_EXPORT);
    return found;
  };
  const tasks = createTasks(world, {
    exportOf,
    make: (task) => make(demandExport(task.key), task, searchOf(task.query, task.format)),
    onEnd: (task) => schedules.onEnd(task),
  });
  const schedules = createSchedules(world, tasks.add);
  return {
    divert: tasks.divert,
    cancel: tasks.cancel,
    retry: tasks.retry,
    plan: schedules.plan,
    pause: (schedule) => schedules.pause(schedule),
    resume: schedules.resume,
    check: (schedule) => void readQuery(demandExport(schedule.key), searchOf(queryOf(schedule, world.clock.now()), 'csv')),
  };
}
