import { createClock } from '../../../mock/engine/clock';

const REAL = Date.parse('2026-11-20T06:31:02.000Z');

beforeEach(() => {
  jest.useFakeTimers({ now: REAL });
});
afterEach(() => {
  jest.useRealTimers();
});

test('a living clock makes up for the time that its world took to begin', () => {
  const clock = createClock(REAL - 45_000);
  const ran: number[] = [];
  clock.schedule(REAL - 20_000, () => ran.push(clock.now()));
  clock.goLive(REAL - 45_000);
  jest.advanceTimersByTime(1_000);
  clock.stop();
  expect(clock.now()).toBe(REAL + 1_000);
  expect(ran).toEqual([REAL - 20_000]);
});

test('a living clock begins at its own time, whatever the real one is', () => {
  const clock = createClock(0);
  clock.goLive();
  jest.advanceTimersByTime(1_000);
  clock.stop();
  expect(clock.now()).toBe(1_000);
});
