import type { ScheduleContent, ExportSchedule as WireSchedule } from '@/contract';
import { scheduleFits } from '../../../src/domain/exportTask';
import { isTimeZone } from '../../../src/domain/time';
import { changesOf } from '../../base/callLog';
import { MOVED } from '../../base/conflict';
import { whyNoColumn } from '../../base/exportColumns';
import { noRight } from '../../base/noRight';
import { pageOf } from '../../engine/page';
import { invalid } from '../../engine/schema';
import { notFound, Refusal, type Text } from '../../engine/text';
import { timeOf } from '../../engine/time';
import { endOf } from '../../flow/exports/times';
import { conflictOf, touch } from '../../flow/versions';
import type { AreaContext, AreaHandlers } from '../../model/area';
import type { RunTimes, Schedule } from '../../model/exports';
import type { CallFor, Operator, PlatformCall } from '../../model/operators';
import { HIDDEN, PRIVATE } from './views';

const LIMIT = 20;

const NO_SCHEDULE: Text = ['Schedule not found.', '定时导出不存在。'];
const TOO_MANY: Text = ['You have {limit} schedules. Remove one first.', '您已有 {limit} 个定时导出，请先删除。'];
const NAME_USED: Text = ['You already have a schedule with this name.', '您已有同名的定时导出。'];
const NO_ZONE: Text = ['Unknown time zone.', '未知时区。'];
const REQUIRED: Text = ['This field is required.', '此项必填。'];
const NO_RANGE: Text = ['This filter is no range of time.', '该筛选条件不是时间范围。'];
const PRIVATE_FILTER: Text = [
  'A schedule does not store personal data. Clear this filter first.',
  '定时导出不保存个人信息，请先清除该筛选条件。',
];

/** What a person sets. */
type Input = Pick<Schedule, 'name' | 'key' | 'content' | 'format'> & RunTimes;
const SET = ['name', 'key', 'content', 'format', 'cron', 'weekday', 'monthDay', 'at', 'zone'] as const;

function showSchedule(schedule: Schedule): WireSchedule {
  const { id, name, key, content, format, cron, weekday, monthDay, at, zone } = schedule;
  const { status, pausedFor, failures, lastTaskId, lastRunAt, nextRunAt, version } = schedule;
  return {
    scheduleId: id,
    name,
    accessKey: key,
    content,
    format,
    cron,
    weekday,
    monthDay,
    at,
    zone,
    status,
    pausedFor,
    failures,
    lastTaskId,
    lastRunAt: timeOf(lastRunAt),
    nextRunAt: timeOf(nextRunAt),
    version,
  };
}

function readInput({ body }: CallFor<'saveSchedule'>): Input {
  const { name, accessKey, content, format, cron, weekday = null, monthDay = null, at, zone } = body;
  return {
    name: name.trim(),
    key: accessKey,
    content,
    format,
    cron,
    weekday: cron === 'WEEKLY' ? weekday : null,
    monthDay: cron === 'MONTHLY' ? monthDay : null,
    at,
    zone,
  };
}

type Fault = Parameters<typeof invalid>[1][number];

/** Filters with personal data and ranges that are none. */
function contentFaults({ filters, ranges = {} }: ScheduleContent): Fault[] {
  const personal = Object.entries(filters).filter(([name, value]) => PRIVATE.has(name) || value.includes(HIDDEN));
  const wrong = Object.keys(ranges).filter((name) => endOf(name) === undefined);
  return [
    ...personal.map(([name]) => ({ name: `content.filters.${name}`, rule: 'private', text: PRIVATE_FILTER })),
    ...wrong.map((name) => ({ name: `content.ranges.${name}`, rule: 'range', text: NO_RANGE })),
  ];
}

/** The first column that the export does not have, or that needs a key which the operator lacks (docs/rules/export.md#columns). */
function columnFaults(actor: Operator, { key, content: { columns, filters } }: Pick<Input, 'key' | 'content'>): Fault[] {
  const [why] = (columns ?? []).flatMap((name) => whyNoColumn(key, actor, name, filters) ?? []);
  return why ? [{ name: 'content.columns', ...why }] : [];
}

/** Own schedules of the caller (docs/rules/export.md#schedules). */
export function scheduleHandlers({ world, exports: desk }: AreaContext): AreaHandlers<'schedule'> {
  const { schedules } = world.exports;
  const ownOf = (actor: Operator) => [...schedules.values()].filter(({ owner }) => owner === actor);

  /** An own schedule in the version that the caller saw. @throws Refusal 404 or 409 */
  function findOwn(call: CallFor<'pauseSchedule' | 'removeSchedule' | 'resumeSchedule' | 'saveSchedule'>): Schedule {
    const schedule = schedules.get(String(call.body.scheduleId));
    if (schedule?.owner !== call.actor) throw notFound(NO_SCHEDULE);
    call.note.about = { entity: 'schedule', ids: [schedule.id], name: schedule.name };
    if (schedule.version !== call.body.version) throw conflictOf(call, schedule, showSchedule(schedule));
    return schedule;
  }

  /** @throws Refusal 403 */
  function demandKey({ actor, lang }: PlatformCall, key: string) {
    if (actor.access.has(key)) return;
    throw noRight(lang, key);
  }

  /** @throws Refusal 400, 403, 404 or 422 */
  function check(call: PlatformCall, input: Input, self?: Schedule) {
    const { key, name, content, cron, weekday, monthDay, zone } = input;
    demandKey(call, key);
    const faults = contentFaults(content);
    const isUsed = ownOf(call.actor).some((one) => one !== self && one.name.toLowerCase() === name.toLowerCase());
    if (isUsed) faults.push({ name: 'name', rule: 'unique', text: NAME_USED });
    if (cron === 'WEEKLY' && weekday === null) faults.push({ name: 'weekday', rule: 'required', text: REQUIRED });
    if (cron === 'MONTHLY' && monthDay === null) faults.push({ name: 'monthDay', rule: 'required', text: REQUIRED });
    if (!isTimeZone(zone)) faults.push({ name: 'zone', rule: 'zone', text: NO_ZONE });
    if (faults.length > 0) throw invalid(call.lang, faults);
    desk.check({ key, content, zone });
    const [wrong] = columnFaults(call.actor, input);
    if (wrong) throw invalid(call.lang, [wrong]);
  }

  function add({ actor, at, lang }: PlatformCall, input: Input): Schedule {
    const used = ownOf(actor).length;
    const limits = { used: String(used), limit: String(LIMIT) };
    if (used >= LIMIT) throw new Refusal(461, 'LIMIT_EXCEEDED', TOO_MANY, limits, limits);
    const schedule: Schedule = {
      ...input,
      id: world.numberOf('ES'),
      owner: actor,
      lang,
      status: 'ACTIVE',
      pausedFor: null,
      failures: 0,
      lastTaskId: null,
      lastRunAt: null,
      nextRunAt: null,
      version: 1,
      updatedAt: at,
      updatedBy: actor.username,
    };
    schedules.set(schedule.id, schedule);
    return schedule;
  }

  return {
    pageSchedules({ actor, query }) {
      const own = ownOf(actor).sort((a, b) => a.name.localeCompare(b.name));
      return { data: pageOf(own, query, showSchedule) };
    },
    saveSchedule(call) {
      const input = readInput(call);
      if (call.body.scheduleId === undefined) {
        check(call, input);
        const schedule = add(call, input);
        desk.plan(schedule);
        call.note.about = { entity: 'schedule', ids: [schedule.id], name: schedule.name };
        return { data: showSchedule(schedule) };
      }
      const schedule = findOwn(call);
      check(call, input, schedule);
      const before = { ...schedule };
      Object.assign(schedule, input);
      touch(schedule, call);
      if (schedule.status === 'ACTIVE') desk.plan(schedule);
      call.note.about = { ...call.note.about, changes: changesOf(before, schedule, SET) };
      return { data: showSchedule(schedule) };
    },
    pauseSchedule(call) {
      const schedule = findOwn(call);
      if (!scheduleFits('pause', schedule.status)) throw conflictOf(call, schedule, showSchedule(schedule), MOVED);
      desk.pause(schedule);
      touch(schedule, call);
      return { data: showSchedule(schedule) };
    },
    resumeSchedule(call) {
      const schedule = findOwn(call);
      if (!scheduleFits('resume', schedule.status)) throw conflictOf(call, schedule, showSchedule(schedule), MOVED);
      demandKey(call, schedule.key);
      desk.resume(schedule);
      touch(schedule, call);
      return { data: showSchedule(schedule) };
    },
    removeSchedule(call) {
      schedules.delete(findOwn(call).id);
      return {};
    },
  };
}
