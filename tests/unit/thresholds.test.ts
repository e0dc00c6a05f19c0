import { dueGrade, isChangedPayee, isNewPayee, isSilent, limitGrade, spikeGrade, spikeSeverity } from '@/domain/thresholds';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

test.each([
  ['0.1', undefined, 'success'],
  ['4.9', undefined, 'success'],
  ['5.0', 'MEDIUM', 'warning'],
  ['10.0', 'MEDIUM', 'warning'],
  ['19.9', 'MEDIUM', 'warning'],
  ['20.0', 'HIGH', 'error'],
  ['234.4', 'HIGH', 'error'],
  ['1000.0', 'HIGH', 'error'],
])('%s times the usual amount has the severity %s and is a %s', (multiple, severity, grade) => {
  expect(spikeSeverity(multiple)).toBe(severity);
  expect(spikeGrade(multiple)).toBe(grade);
});

test('a multiple that is no number has no severity', () => {
  expect(spikeSeverity('many')).toBeUndefined();
});

test.each([
  [-MINUTE, 'error'],
  [0, 'error'],
  [1, 'warning'],
  [12 * MINUTE, 'warning'],
  [15 * MINUTE, 'warning'],
  [15 * MINUTE + 1, 'success'],
  [18 * MINUTE, 'success'],
  [Number.NaN, 'warning'],
])('%d ms before it is due, the time left is a %s', (left, grade) => {
  expect(dueGrade(left)).toBe(grade);
});

const REQUEST = '2026-11-20T06:00:00.000Z';

test.each([
  ['2026-11-17T05:59:59.999Z', false],
  ['2026-11-17T06:00:00.000Z', true],
  ['2026-11-20T06:00:00.000Z', true],
])('a beneficiary first used at %s is new at the request: %s', (at, expected) => {
  expect(isNewPayee(at, REQUEST)).toBe(expected);
});

test.each([
  ['2026-11-19T05:59:59.999Z', false],
  ['2026-11-19T06:00:00.000Z', true],
])('a beneficiary changed at %s counts as changed at the request: %s', (at, expected) => {
  expect(isChangedPayee(at, REQUEST)).toBe(expected);
});

test.each([
  [0, 'success'],
  [0.7999, 'success'],
  [0.8, 'warning'],
  [0.9999, 'warning'],
  [1, 'error'],
  [1.5, 'error'],
])('%d of a limit is a %s', (share, grade) => {
  expect(limitGrade(share)).toBe(grade);
});

test.each([
  [90 * SECOND, false],
  [91 * SECOND, true],
])('a device without a heartbeat for %d ms is silent: %s', (age, expected) => {
  expect(isSilent(age)).toBe(expected);
});
