import type { ExportSchedule, ExportTask, OwnNotice } from '@/contract';
import type { Envelope } from '../../../mock/engine/call';
import { nextRun } from '../../../mock/flow/exports/times';
import { actionTables } from '../../support/stateTables';
import { type APlatform, aPlatform, dataOf } from './support';

// The world begins on Friday, 2026-11-20, 14:31:02.114 in UTC+8.
const aDesk = () => aPlatform({ days: 1 });
const DAILY = {
  name: 'Payouts of yesterday',
  accessKey: 'trade:withdraw:down',
  content: { filters: { currency: 'THB' }, ranges: { submittedFrom: 'twoDays' }, columns: ['withdrawNo', 'amount'] },
  format: 'csv',
  cron: 'DAILY',
  at: '06:00',
  zone: 'Asia/Singapore',
} as const;

const save = ({ call }: APlatform, input: object = {}, who = 'ops.lee'): Envelope =>
  call(who, 'POST /common/schedule/save', { body: { ...DAILY, ...input } }).envelope;
const saved = (desk: APlatform, input?: object): ExportSchedule => {
  const answer = save(desk, input);
  expect(answer).toMatchObject({ code: 200 });
  return dataOf(answer);
};
const page = ({ call }: APlatform, who = 'ops.lee'): ExportSchedule[] =>
  dataOf<{ list: ExportSchedule[] }>(call(who, 'GET /common/schedule/page?pageSize=100')).list;
const only = (desk: APlatform): ExportSchedule => page(desk)[0] as ExportSchedule;
const tasks = ({ call }: APlatform): ExportTask[] =>
  dataOf<{ list: ExportTask[] }>(call('ops.lee', 'GET /common/task/page?pageSize=100')).list;
const change = (desk: APlatform, verb: string, extra: object = {}, who = 'ops.lee'): Envelope => {
  const { scheduleId, version } = only(desk);
  return desk.call(who, `POST /common/schedule/${verb}`, { body: { scheduleId, version, ...extra } }).envelope;
};
/** To this time, and a minute more for the file. */
const until = ({ platform: { clock } }: APlatform, time: string) => clock.advance(Date.parse(time) + 60_000 - clock.now());
const strip = ({ operator }: APlatform) => {
  const one = operator('ops.lee');
  one.access = new Set([...one.access].filter((key) => key !== 'trade:withdraw:down'));
};
/** Runs of this operator fail, or no longer. */
const setFailing = ({ operator }: APlatform, isFailing: boolean) => {
  operator('ops.lee').status = isFailing ? 'DISABLED' : 'ACTIVE';
};
const runNotices = ({ call }: APlatform) =>
  dataOf<{ list: OwnNotice[] }>(call('ops.lee', 'GET /common/notice/page'))
    .list.filter(({ kind }) => kind === 'RUN_FAILED')
    .map(({ outcome, entity, id }) => [outcome, entity, id]);

describe('the next run', () => {
  const DAY = { cron: 'DAILY', weekday: null, monthDay: null } as const;
  const WEEK = { ...DAY, cron: 'WEEKLY', weekday: 1 } as const;
  const MONTH = { ...DAY, cron: 'MONTHLY', monthDay: 31 } as const;
  it.each([
    ['later today', { ...DAY, at: '18:00', zone: 'Asia/Singapore' }, '2026-11-20T06:31:00Z', '2026-11-20T10:00:00Z'],
    [
      'tomorrow, at the very time of a run',
      { ...DAY, at: '18:00', zone: 'Asia/Singapore' },
      '2026-11-20T10:00:00Z',
      '2026-11-21T10:00:00Z',
    ],
    [
      'on the day of the zone, which is ahead',
      { ...DAY, at: '01:00', zone: 'Asia/Tokyo' },
      '2026-11-20T15:30:00Z',
      '2026-11-20T16:00:00Z',
    ],
    ['on Monday', { ...WEEK, at: '09:00', zone: 'UTC' }, '2026-11-20T06:31:00Z', '2026-11-23T09:00:00Z'],
    [
      'on Monday of the zone, Sunday in UTC',
      { ...WEEK, at: '01:00', zone: 'Asia/Singapore' },
      '2026-11-20T06:31:00Z',
      '2026-11-22T17:00:00Z',
    ],
    [
      'a week later, after the run of today',
      { ...WEEK, weekday: 5, at: '06:00', zone: 'UTC' },
      '2026-11-20T06:31:00Z',
      '2026-11-27T06:00:00Z',
    ],
    [
      'on the last day of a month without a 31st',
      { ...MONTH, at: '06:00', zone: 'UTC' },
      '2026-11-20T06:31:00Z',
      '2026-11-30T06:00:00Z',
    ],
    ['on the 31st after it', { ...MONTH, at: '06:00', zone: 'UTC' }, '2026-11-30T06:00:00Z', '2026-12-31T06:00:00Z'],
    ['on the last of February', { ...MONTH, at: '06:00', zone: 'UTC' }, '2027-01-31T06:00:00Z', '2027-02-28T06:00:00Z'],
    [
      'on 29 February of a leap year',
      { ...MONTH, monthDay: 30, at: '06:00', zone: 'UTC' },
      '2028-01-31T06:00:00Z',
      '2028-02-29T06:00:00Z',
    ],
    [
      'in New York after the clocks went forward',
      { ...DAY, at: '06:00', zone: 'America/New_York' },
      '2027-03-13T11:00:00Z',
      '2027-03-14T10:00:00Z',
    ],
    [
      'as long after the skipped hour',
      { ...DAY, at: '02:30', zone: 'America/New_York' },
      '2027-03-13T12:00:00Z',
      '2027-03-14T07:30:00Z',
    ],
    [
      'at the first of two equal times',
      { ...DAY, at: '01:30', zone: 'America/New_York' },
      '2026-10-31T12:00:00Z',
      '2026-11-01T05:30:00Z',
    ],
    ['and not at the second', { ...DAY, at: '01:30', zone: 'America/New_York' }, '2026-11-01T05:30:00Z', '2026-11-02T06:30:00Z'],
  ] as const)('is %s', (_name, times, after, expected) => {
    expect(new Date(nextRun(times, Date.parse(after))).toISOString().replace('.000', '')).toBe(expected);
  });
});

describe('a schedule', () => {
  it('runs at its time with the ranges of that day, again and again', () => {
    const desk = aDesk();
    expect(saved(desk)).toMatchObject({
      ...DAILY,
      scheduleId: expect.stringMatching(/^ES\d{20}$/),
      weekday: null,
      monthDay: null,
      status: 'ACTIVE',
      pausedFor: null,
      failures: 0,
      lastTaskId: null,
      lastRunAt: null,
      nextRunAt: '2026-11-20T22:00:00.000Z',
      version: 1,
    });
    until(desk, '2026-11-21T22:00:00Z');
    const [newer, older] = tasks(desk);
    expect(older?.filters).toEqual({
      currency: 'THB',
      submittedFrom: '2026-11-20T00:00:00+08:00',
      submittedTo: '2026-11-22T00:00:00+08:00',
    });
    expect(newer).toMatchObject({
      status: 'READY',
      accessKey: 'trade:withdraw:down',
      scheduleId: only(desk).scheduleId,
      columns: ['withdrawNo', 'amount'],
      filters: { submittedFrom: '2026-11-21T00:00:00+08:00' },
      createdAt: '2026-11-21T22:00:00.000Z',
    });
    expect(only(desk)).toMatchObject({
      lastTaskId: newer?.taskId,
      lastRunAt: '2026-11-21T22:00:00.000Z',
      nextRunAt: '2026-11-22T22:00:00.000Z',
      version: 1,
    });
  });

  it('runs once a week or month', () => {
    const desk = aDesk();
    expect(saved(desk, { cron: 'WEEKLY', weekday: 1 }).nextRunAt).toBe('2026-11-22T22:00:00.000Z');
    expect(saved(desk, { name: 'Month', cron: 'MONTHLY', monthDay: 31 }).nextRunAt).toBe('2026-11-29T22:00:00.000Z');
  });

  it('is changed by its owner in the version that was seen, and then runs at the new time only', () => {
    const desk = aDesk();
    const { scheduleId } = saved(desk);
    expect(save(desk, { scheduleId, version: 7, at: '15:00' })).toMatchObject({ code: 409, error: 'VERSION_CONFLICT' });
    expect(save(desk, { scheduleId, version: 1 }, 'auditor')).toMatchObject({ code: 404 });
    expect(save(desk, { scheduleId, version: 1, at: '15:00' })).toMatchObject({
      data: { version: 2, nextRunAt: '2026-11-20T07:00:00.000Z' },
    });
    until(desk, '2026-11-20T22:00:00Z');
    expect(tasks(desk).map(({ createdAt }) => createdAt)).toEqual(['2026-11-20T07:00:00.000Z']);
  });

  it('stops while it is paused, goes on from its next time, and ends when it is removed', () => {
    const desk = aDesk();
    saved(desk);
    expect(change(desk, 'resume')).toMatchObject({ code: 409, error: 'STATE_CONFLICT' });
    expect(change(desk, 'pause')).toMatchObject({ data: { status: 'PAUSED', pausedFor: null, nextRunAt: null, version: 2 } });
    until(desk, '2026-11-20T22:00:00Z');
    expect(tasks(desk)).toEqual([]);
    expect(change(desk, 'resume')).toMatchObject({
      data: { status: 'ACTIVE', nextRunAt: '2026-11-21T22:00:00.000Z', version: 3 },
    });
    until(desk, '2026-11-21T22:00:00Z');
    expect(tasks(desk)).toHaveLength(1);
    expect(change(desk, 'remove', {}, 'auditor')).toMatchObject({ code: 404 });
    expect(change(desk, 'remove')).toMatchObject({ code: 200 });
    expect(page(desk)).toEqual([]);
    until(desk, '2026-11-22T22:00:00Z');
    expect(tasks(desk)).toHaveLength(1);
  });

  it('is paused after three failures in a row, and its owner is told of each', () => {
    const desk = aDesk();
    const { scheduleId } = saved(desk);
    setFailing(desk, true);
    const told = (outcome: string) => [outcome, 'schedule', scheduleId];
    until(desk, '2026-11-20T22:00:00Z');
    expect(tasks(desk)[0]).toMatchObject({ status: 'FAILED', failure: { error: 'FORBIDDEN' } });
    expect(only(desk)).toMatchObject({ failures: 1, status: 'ACTIVE' });
    until(desk, '2026-11-21T22:00:00Z');
    until(desk, '2026-11-22T22:00:00Z');
    expect(only(desk)).toMatchObject({ failures: 3, status: 'PAUSED', pausedFor: 'FAILURES', nextRunAt: null, version: 2 });
    expect(runNotices(desk)).toEqual([told('PAUSED'), told('FAILED'), told('FAILED')]);
    until(desk, '2026-11-23T22:00:00Z');
    expect(tasks(desk)).toHaveLength(3);
    expect(change(desk, 'resume')).toMatchObject({ data: { failures: 0, pausedFor: null } });
  });

  it('counts only failures in a row', () => {
    const desk = aDesk();
    saved(desk);
    setFailing(desk, true);
    until(desk, '2026-11-21T22:00:00Z');
    expect(only(desk).failures).toBe(2);
    setFailing(desk, false);
    until(desk, '2026-11-22T22:00:00Z');
    expect(only(desk)).toMatchObject({ failures: 0, status: 'ACTIVE' });
  });

  it('counts no retry as a run', () => {
    const desk = aDesk();
    saved(desk);
    setFailing(desk, true);
    until(desk, '2026-11-20T22:00:00Z');
    const [{ taskId, version }] = tasks(desk) as [ExportTask];
    desk.call('ops.lee', 'POST /common/task/retry', { body: { taskId, version } });
    desk.platform.clock.advance(60_000);
    expect(tasks(desk)).toMatchObject([{ taskId, status: 'FAILED' }]);
    expect(only(desk).failures).toBe(1);
  });

  it('is paused at once when the key is gone, and needs it to go on', () => {
    const desk = aDesk();
    saved(desk);
    strip(desk);
    until(desk, '2026-11-20T22:00:00Z');
    expect(tasks(desk)[0]).toMatchObject({ status: 'FAILED', failure: { error: 'FORBIDDEN' } });
    expect(only(desk)).toMatchObject({ status: 'PAUSED', pausedFor: 'KEY', failures: 1 });
    expect(runNotices(desk).map(([outcome]) => outcome)).toEqual(['PAUSED']);
    expect(change(desk, 'resume')).toMatchObject({ code: 403, data: { required: ['trade:withdraw:down'] } });
  });

  it.each([
    ['without a weekday', { cron: 'WEEKLY' }, 'weekday'],
    ['without a day of the month', { cron: 'MONTHLY' }, 'monthDay'],
    ['in an unknown zone', { zone: 'Asia/Atlantis' }, 'zone'],
    ['with personal data', { content: { filters: { payeeName: 'Somchai' } } }, 'content.filters.payeeName'],
    ['with a range that is none', { content: { filters: {}, ranges: { currency: 'today' } } }, 'content.ranges.currency'],
    ['at no time of a day', { at: '24:00' }, 'at'],
  ])('is refused %s', (_name, input, field) => {
    const desk = aDesk();
    expect(save(desk, input)).toMatchObject({ code: 422, data: { fields: [{ name: field }] } });
    expect(page(desk)).toEqual([]);
  });

  it('is refused for what the export itself refuses', () => {
    const desk = aDesk();
    expect(save(desk, { content: { filters: { nonsense: '1' } } })).toMatchObject({ code: 400 });
    expect(save(desk, { content: { filters: { status: 'NEVER' } } })).toMatchObject({ code: 400 });
    expect(save(desk, {}, 'k.wong')).toMatchObject({ code: 403, data: { required: ['trade:withdraw:down'] } });
    // The file of a tree is no list.
    const keeper = desk.platform.world.operators.find(({ access }) => access.has('sys:dict:down'))?.username;
    expect(save(desk, { accessKey: 'sys:dict:down', content: { filters: {} } }, keeper)).toMatchObject({ code: 404 });
  });

  it('has a name of its own, and there are twenty at most', () => {
    const desk = aDesk();
    saved(desk);
    expect(save(desk, { name: ' payouts OF yesterday ' })).toMatchObject({
      code: 422,
      data: { fields: [{ name: 'name', rule: 'unique' }] },
    });
    for (let at = 2; at <= 20; at += 1) saved(desk, { name: `No. ${at}` });
    expect(save(desk, { name: 'One more' })).toMatchObject({
      code: 461,
      error: 'LIMIT_EXCEEDED',
      data: { limit: '20', used: '20' },
    });
    expect(save(desk, { name: 'One more' }, 'auditor').code).not.toBe(461);
  });
});

describe('the state table of a schedule', () => {
  const table = actionTables.schedule;
  const AFTER: Readonly<Record<string, string | undefined>> = { pause: 'PAUSED', resume: 'ACTIVE', remove: undefined };
  const cases = table.states.flatMap((state) => table.columns.map((action) => [state, action] as const));

  it.each(cases)('is enforced by the platform: %s, %s', (state, action) => {
    const desk = aDesk();
    const { scheduleId } = saved(desk);
    if (state === 'PAUSED') change(desk, 'pause');
    const before = only(desk);
    expect(before.status).toBe(state);
    const answer = action === 'edit' ? save(desk, { scheduleId, version: before.version, name: 'Other' }) : change(desk, action);
    if (table.has(action, state)) {
      expect(answer.code).toBe(200);
      expect(page(desk)[0]?.status).toBe(action === 'edit' ? state : AFTER[action]);
    } else {
      expect(answer).toMatchObject({ code: 409, error: 'STATE_CONFLICT', data: { current: { scheduleId, status: state } } });
      expect(only(desk)).toEqual(before);
    }
  });
});
