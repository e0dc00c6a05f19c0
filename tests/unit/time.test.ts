import { isRunning } from '@/domain/period';
import {
  addDays,
  businessDate,
  businessDayStart,
  dateIn,
  formatTime,
  instantOf,
  isTimeZone,
  relativeTime,
  wallTime,
  zonedIso,
  zoneOffset,
} from '@/domain/time';
import { daysOfRange } from '@/domain/timeRange';
import { depth } from '../support/depth';
import fc from '../support/properties';

const NOW = Date.parse('2026-11-20T06:31:02.114Z');
const ago = (seconds: number) => new Date(NOW - seconds * 1_000).toISOString();

describe('a time in a zone', () => {
  test.each([
    ['UTC', '2026-11-20T06:31:02.114Z', '2026-11-20 06:31:02', 'UTC'],
    ['Asia/Singapore', '2026-11-20T06:31:02.114Z', '2026-11-20 14:31:02', 'UTC+8'],
    ['Asia/Shanghai', '2026-11-20T06:31:02.114Z', '2026-11-20 14:31:02', 'UTC+8'],
    ['Asia/Kathmandu', '2026-11-20T06:31:02.114Z', '2026-11-20 12:16:02', 'UTC+5:45'],
    ['America/New_York', '2026-11-20T06:31:02.114Z', '2026-11-20 01:31:02', 'UTC-5'],
    // the day changes at midnight of the zone, and midnight is 00 and not 24
    ['Asia/Shanghai', '2026-11-19T15:59:59.999Z', '2026-11-19 23:59:59', 'UTC+8'],
    ['Asia/Shanghai', '2026-11-19T16:00:00.000Z', '2026-11-20 00:00:00', 'UTC+8'],
    ['Asia/Kathmandu', '2026-11-19T18:14:59.000Z', '2026-11-19 23:59:59', 'UTC+5:45'],
    ['Asia/Kathmandu', '2026-11-19T18:15:00.000Z', '2026-11-20 00:00:00', 'UTC+5:45'],
    ['UTC', '2026-12-31T23:59:59.000Z', '2026-12-31 23:59:59', 'UTC'],
    ['UTC', '2027-01-01T00:00:00.000Z', '2027-01-01 00:00:00', 'UTC'],
    // New York, into daylight saving: 02:00 does not exist
    ['America/New_York', '2026-03-08T06:59:59.000Z', '2026-03-08 01:59:59', 'UTC-5'],
    ['America/New_York', '2026-03-08T07:00:00.000Z', '2026-03-08 03:00:00', 'UTC-4'],
    // New York, out of it: 01:30 happens twice
    ['America/New_York', '2026-11-01T05:30:00.000Z', '2026-11-01 01:30:00', 'UTC-4'],
    ['America/New_York', '2026-11-01T06:30:00.000Z', '2026-11-01 01:30:00', 'UTC-5'],
    // an offset in the text is respected
    ['Asia/Singapore', '2026-11-20T08:31:02+02:00', '2026-11-20 14:31:02', 'UTC+8'],
    ['UTC', '2024-02-29T12:00:00Z', '2024-02-29 12:00:00', 'UTC'],
  ])('in %s, %s reads %s with the offset %s', (zone, iso, text, offset) => {
    expect(formatTime(iso, zone)).toBe(text);
    // Some versions of the zone data write UTC itself as UTC+0.
    expect(zoneOffset(zone, Date.parse(iso)).replace(/\+0$/, '')).toBe(offset);
  });

  test('reads back as the same second, with its offset', () => {
    const zones = fc.constantFrom('UTC', 'Asia/Shanghai', 'Asia/Singapore', 'America/New_York', 'Asia/Kathmandu');
    const seconds = fc.integer({
      min: Date.parse('2000-01-01T00:00:00Z') / 1_000,
      max: Date.parse('2099-12-31T00:00:00Z') / 1_000,
    });
    fc.assert(
      fc.property(zones, seconds, (zone, second) => {
        const at = second * 1_000;
        const [, sign = '+', hours = '0', minutes = '0'] = /UTC([+-])?(\d+)?:?(\d+)?/.exec(zoneOffset(zone, at)) ?? [];
        const offset = `${sign}${hours.padStart(2, '0')}:${minutes.padStart(2, '0')}`;
        const text = formatTime(new Date(at).toISOString(), zone).replace(' ', 'T');
        expect(Date.parse(`${text}${offset}`)).toBe(at);
      }),
      { numRuns: depth.runs(5_000) },
    );
  });

  test.each([
    ['2026-11-27T08:00:00Z', '2026-11-29T07:00:00Z', 'Asia/Singapore', '2 days ago'],
    ['2026-11-27T15:59:59Z', '2026-11-29T07:00:00Z', 'Asia/Singapore', '2 days ago'],
    ['2026-11-27T16:00:00Z', '2026-11-29T07:00:00Z', 'Asia/Singapore', 'yesterday'],
    ['2026-11-27T16:00:00Z', '2026-11-29T07:00:00Z', 'UTC', '2 days ago'],
    ['2026-11-28T04:59:59Z', '2026-11-29T07:00:00Z', 'America/New_York', '2 days ago'],
    ['2026-11-28T05:00:00Z', '2026-11-29T07:00:00Z', 'America/New_York', 'yesterday'],
    ['2026-11-30T15:59:59Z', '2026-11-29T07:00:00Z', 'Asia/Singapore', 'tomorrow'],
    ['2026-11-30T16:00:00Z', '2026-11-29T07:00:00Z', 'Asia/Singapore', 'in 2 days'],
    // Less than a day is told in hours, also over midnight.
    ['2026-11-28T15:00:00Z', '2026-11-28T17:00:00Z', 'Asia/Singapore', '2 hr ago'],
    // A day of 25 hours, and one of 23.
    ['2026-11-01T04:30:00Z', '2026-11-02T04:45:00Z', 'America/New_York', '24 hr ago'],
    ['2026-03-08T04:30:00Z', '2026-03-09T04:31:00Z', 'America/New_York', '2 days ago'],
  ])('%s, seen at %s in %s, is %s', (at, now, zone, text) => {
    expect(relativeTime(at, Date.parse(now), 'en-US', zone)).toBe(text);
  });

  test.each(['', 'yesterday', '2026-13-01T00:00:00Z', '2026-11-20T25:00:00Z', 'null'])(
    'returns the invalid text %j unchanged',
    (text) => {
      expect(formatTime(text, 'UTC')).toBe(text);
    },
  );
});

describe('a time zone', () => {
  test.each([
    ['Asia/Singapore', true],
    ['UTC', true],
    ['America/New_York', true],
    ['Mars/Olympus', false],
    ['', false],
    [undefined, false],
    ['Asia/Singapore; drop', false],
  ])('%j is known: %s', (name, expected) => {
    expect(isTimeZone(name)).toBe(expected);
  });
});

describe('a relative time', () => {
  test.each([
    [0, 'en-US', 'now'],
    [1, 'en-US', '1 sec ago'],
    [59, 'en-US', '59 sec ago'],
    [60, 'en-US', '1 min ago'],
    [119, 'en-US', '1 min ago'],
    [3_599, 'en-US', '59 min ago'],
    [3_600, 'en-US', '1 hr ago'],
    [7_199, 'en-US', '1 hr ago'],
    [86_399, 'en-US', '23 hr ago'],
    [86_400, 'en-US', 'yesterday'],
    [172_800, 'en-US', '2 days ago'],
    [86_400, 'zh-CN', '昨天'],
    [172_800, 'zh-CN', '前天'],
    [-1, 'en-US', 'in 1 sec'],
    [-7_200, 'en-US', 'in 2 hr'],
    [-86_400, 'en-US', 'tomorrow'],
    [180, 'zh-CN', '3分钟前'],
    [-7_200, 'zh-CN', '2小时后'],
  ])('%d s before now in %s is "%s"', (seconds, locale, text) => {
    expect(relativeTime(ago(seconds), NOW, locale, 'UTC')).toBe(text);
  });

  test.each([
    ['2026-11-27T08:00:00Z', '2026-11-29T07:00:00Z', 'Asia/Singapore', '2 days ago'],
    ['2026-11-27T15:59:59Z', '2026-11-29T07:00:00Z', 'Asia/Singapore', '2 days ago'],
    ['2026-11-27T16:00:00Z', '2026-11-29T07:00:00Z', 'Asia/Singapore', 'yesterday'],
    ['2026-11-27T16:00:00Z', '2026-11-29T07:00:00Z', 'UTC', '2 days ago'],
    ['2026-11-28T04:59:59Z', '2026-11-29T07:00:00Z', 'America/New_York', '2 days ago'],
    ['2026-11-28T05:00:00Z', '2026-11-29T07:00:00Z', 'America/New_York', 'yesterday'],
    ['2026-11-30T15:59:59Z', '2026-11-29T07:00:00Z', 'Asia/Singapore', 'tomorrow'],
    ['2026-11-30T16:00:00Z', '2026-11-29T07:00:00Z', 'Asia/Singapore', 'in 2 days'],
    // Less than a day is told in hours, also over midnight.
    ['2026-11-28T15:00:00Z', '2026-11-28T17:00:00Z', 'Asia/Singapore', '2 hr ago'],
    // A day of 25 hours, and one of 23.
    ['2026-11-01T04:30:00Z', '2026-11-02T04:45:00Z', 'America/New_York', '24 hr ago'],
    ['2026-03-08T04:30:00Z', '2026-03-09T04:31:00Z', 'America/New_York', '2 days ago'],
  ])('%s, seen at %s in %s, is %s', (at, now, zone, text) => {
    expect(relativeTime(at, Date.parse(now), 'en-US', zone)).toBe(text);
  });

  test.each(['', 'yesterday', '2026-13-01T00:00:00Z'])('returns the invalid text %j unchanged', (text) => {
    expect(relativeTime(text, NOW, 'en-US', 'UTC')).toBe(text);
  });
});

describe('a wall-clock time in a zone', () => {
  test.each([
    ['2026-11-20', 'Asia/Singapore', '2026-11-20T00:00:00+08:00'],
    ['2026-11-20T18:45:07', 'Asia/Kathmandu', '2026-11-20T18:45:07+05:45'],
    ['2026-11-20', 'UTC', '2026-11-20T00:00:00+00:00'],
    // Shown twice: the first of them.
    ['2026-11-01T01:30:00', 'America/New_York', '2026-11-01T01:30:00-04:00'],
    ['2026-11-01', 'America/Havana', '2026-11-01T00:00:00-04:00'],
    // Not shown at all: as long after the change as it lies after it.
    ['2026-03-08T02:30:00', 'America/New_York', '2026-03-08T03:30:00-04:00'],
    ['2026-03-29', 'Asia/Beirut', '2026-03-29T01:00:00+03:00'],
    // Midnight is passed twice over a whole hour, then the day begins.
    ['2026-10-25', 'Asia/Beirut', '2026-10-25T00:00:00+02:00'],
    // A day that was left out.
    ['2011-12-30', 'Pacific/Apia', '2011-12-31T00:00:00+14:00'],
  ])('%s in %s is %s', (wall, zone, iso) => {
    const at = instantOf(wall, zone);
    expect(at).toBe(Date.parse(iso));
    expect(zonedIso(at, zone)).toBe(iso);
  });

  test.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2026-12-31', 1, '2027-01-01'],
  ])('%s and %d days is %s', (date, days, later) => {
    expect(addDays(date, days)).toBe(later);
  });

  test('is empty for an empty text', () => {
    expect([wallTime('UTC', Number.NaN), dateIn('UTC', Number.NaN)]).toEqual([Number.NaN, '']);
  });
});

describe('a range of whole days', () => {
  test.each([
    ['America/New_York', '2026-11-01T04:00:00Z', '2026-11-02T05:00:00Z', { first: '2026-11-01', last: '2026-11-01' }],
    ['Asia/Singapore', '2026-11-01T00:00:00+08:00', '', { first: '2026-11-01', last: '' }],
    ['Asia/Singapore', '', '2026-11-02T00:00:00+08:00', { first: '', last: '2026-11-01' }],
    ['Asia/Singapore', '', '', { first: '', last: '' }],
    ['Asia/Singapore', '2026-11-01T00:00:00+08:00', '2026-11-02T00:00:01+08:00', undefined],
    ['Asia/Singapore', '2026-11-01T00:00:00Z', '2026-11-02T00:00:00Z', undefined],
    ['Asia/Singapore', 'yesterday', '', undefined],
  ])('in %s from %j to %j is %j', (zone, from, to, days) => {
    expect(daysOfRange({ from, to }, zone)).toEqual(days);
  });
});

describe('the calendar of the platform', () => {
  // 23:30 of the 19th in UTC is 07:30 of the 20th there.
  const at = Date.parse('2026-11-19T23:30:00Z');

  test('is of its own zone', () => {
    expect([businessDate(at), businessDayStart(at)]).toEqual(['2026-11-20', '2026-11-20T00:00:00+08:00']);
  });

  test.each([
    ['2026-11-20', false, true],
    ['2026-11-19', false, false],
    ['2026-11-21', false, false],
    ['2026-11-20T07:00', false, true],
    ['2026-11-20T06:00', false, false],
    ['2026-11', false, true],
    ['2026-10', false, false],
    // Monday the 16th to Sunday the 22nd.
    ['2026-11-16', true, true],
    ['2026-11-09', true, false],
    ['2026-11-23', true, false],
    ['2026-11-16', false, false],
    ['-', false, false],
  ])('%s (a week: %p) is still running: %p', (period, isWeek, expected) => {
    expect(isRunning(period, at, isWeek)).toBe(expected);
  });
});
