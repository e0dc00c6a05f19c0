import type { ExportSchedule, ExportTask, TaskMade } from '@/contract';
import type { Outcome } from '../../mock/engine/call';
import { aPlatform, dataOf } from '../unit/platform/support';

/** Calls about export tasks and schedules that succeed, by operation. */
export function exportCalls(): Record<string, () => Outcome[]> {
  const { call, platform } = aPlatform({ days: 1 });
  const post = (path: string, body: object) => call('ops.lee', `POST /common/${path}`, { body });
  const list = () => dataOf<{ list: ExportTask[] }>(call('ops.lee', 'GET /common/task/page')).list;
  const made = () => {
    const { taskId } = dataOf<TaskMade>(call('ops.lee', 'GET /trade/withdraw/down?format=csv&background=true&currency=THB'));
    return { taskId, version: list().find((task) => task.taskId === taskId)?.version };
  };
  const saved = (name: string) =>
    post('schedule/save', {
      name,
      accessKey: 'trade:withdraw:down',
      content: { filters: { currency: 'THB' }, ranges: { submittedFrom: 'today' }, columns: null },
      format: 'xlsx',
      cron: 'WEEKLY',
      weekday: 1,
      at: '06:00',
      zone: 'Asia/Singapore',
    });
  const refOf = (outcome: Outcome) => {
    const { scheduleId, version } = dataOf<ExportSchedule>(outcome);
    return { scheduleId, version };
  };
  const paused = (name: string) => post('schedule/pause', refOf(saved(name)));
  return {
    pageTasks: () => {
      made();
      platform.clock.advance(60_000);
      made();
      return [call('ops.lee', 'GET /common/task/page')];
    },
    listExportColumns: () => [call('ops.lee', 'GET /common/task/columns?accessKey=trade:withdraw:down')],
    cancelTask: () => [post('task/cancel', made())],
    retryTask: () => {
      const { taskId, version } = dataOf<ExportTask>(post('task/cancel', made()));
      return [post('task/retry', { taskId, version })];
    },
    saveSchedule: () => [saved('Saved')],
    pageSchedules: () => {
      saved('Listed');
      return [call('ops.lee', 'GET /common/schedule/page')];
    },
    pauseSchedule: () => [paused('Paused')],
    resumeSchedule: () => [post('schedule/resume', refOf(paused('Resumed')))],
    removeSchedule: () => [post('schedule/remove', refOf(saved('Removed')))],
  };
}
