import { scheduleFits, scheduleTransitions } from '../../../src/domain/exportTask';
import type { ExportTask, Schedule, TaskRequest } from '../../model/exports';
import type { World } from '../../model/world';
import { tellRun } from '../inbox/ownNotices';
import { nextRun, resolveRanges } from './times';

/** After so many failed runs in a row the platform pauses a schedule. */
const FAILURES = 3;
/** Runs have no caller; the platform itself makes the call. */
const OWN_IP = '127.0.0.1';

/** The query of a run at this instant. @param at epoch ms */
export function queryOf({ content, zone }: Pick<Schedule, 'content' | 'zone'>, at: number): Record<string, string> {
  const { filters, ranges = {}, sortField, sortOrder, columns } = content;
  return {
    ...filters,
    ...resolveRanges(ranges, zone, at),
    ...(sortField && { sortField }),
    ...(sortOrder && { sortOrder }),
    ...(columns && { columns: columns.join(',') }),
  };
}

/** Runs exports at their times (docs/rules/export.md#schedules). */
export function createSchedules(world: World, addTask: (request: TaskRequest) => ExportTask) {
  const { clock, exports: book } = world;

  /** Plans the next run; an earlier plan no longer counts. */
  function plan(schedule: Schedule) {
    const next = nextRun(schedule, clock.now());
    schedule.nextRunAt = next;
    clock.schedule(next, () => {
      if (schedule.nextRunAt === next && book.schedules.get(schedule.id) === schedule) run(schedule);
    });
  }

  function run(schedule: Schedule) {
    const { id, owner, key, format, lang } = schedule;
    const at = clock.now();
    const { no } = addTask({ owner, key, format, lang, ip: OWN_IP, query: queryOf(schedule, at), scheduleId: id });
    Object.assign(schedule, { lastTaskId: no, lastRunAt: at });
    plan(schedule);
  }

  function pause(schedule: Schedule, pausedFor: Schedule['pausedFor'] = null) {
    Object.assign(schedule, { status: scheduleTransitions.pause.to[0], pausedFor, nextRunAt: null });
  }

  return {
    plan,
    pause,
    resume(schedule: Schedule) {
      Object.assign(schedule, { status: scheduleTransitions.resume.to[0], pausedFor: null, failures: 0 });
      plan(schedule);
    },
    /** Counts the failures of a schedule by the end of its tasks. */
    onEnd({ scheduleId, status, no, owner, key, isRetry }: ExportTask) {
      const schedule = scheduleId === null ? undefined : book.schedules.get(scheduleId);
      // The end of an earlier task says nothing about the last run.
      if (!schedule || schedule.lastTaskId !== no) return;
      if (status === 'READY') {
        schedule.failures = 0;
        return;
      }
      if (isRetry) return;
      schedule.failures = Math.min(FAILURES, schedule.failures + 1);
      const why = !owner.access.has(key) ? 'KEY' : schedule.failures === FAILURES ? 'FAILURES' : null;
      if (why && scheduleFits('pause', schedule.status)) {
        pause(schedule, why);
        const at = clock.now();
        Object.assign(schedule, { version: schedule.version + 1, updatedAt: at, updatedBy: owner.username });
      }
      tellRun(world, schedule);
    },
  };
}
