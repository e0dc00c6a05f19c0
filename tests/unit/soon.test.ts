import { soonTimes } from '@/domain/soon';

test.each([
  [
    'Asia/Singapore',
    '2026-11-20T06:31:02.114Z',
    { hour: '2026-11-20T15:31:00+08:00', tomorrow: '2026-11-21T09:00:00+08:00', days: '2026-11-23T14:31:00+08:00' },
  ],
  // Tomorrow is a day of the operator's zone, not of UTC.
  [
    'Asia/Singapore',
    '2026-11-20T17:00:00.000Z',
    { hour: '2026-11-21T02:00:00+08:00', tomorrow: '2026-11-22T09:00:00+08:00', days: '2026-11-24T01:00:00+08:00' },
  ],
  // The clocks go back in the night: an hour is an hour, and nine is nine.
  [
    'Europe/Berlin',
    '2026-10-24T23:30:00.000Z',
    { hour: '2026-10-25T02:30:00+02:00', tomorrow: '2026-10-26T09:00:00+01:00', days: '2026-10-28T01:30:00+01:00' },
  ],
])('the usual times in %s at %s', (timeZone, now, expected) => {
  expect(soonTimes(timeZone, Date.parse(now))).toEqual(expected);
});
