import { noteServerTime, serverNow } from '@/domain/serverClock';

const NOW = Date.parse('2026-11-20T06:31:02.114Z');

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  noteServerTime(new Date(NOW).toISOString());
});
afterEach(() => {
  jest.useRealTimers();
});

describe("the platform's clock", () => {
  test.each([0, 600_000, -600_000, 1])('is followed when it differs by %d ms', (skew) => {
    noteServerTime(new Date(NOW + skew).toISOString());
    expect(serverNow()).toBe(NOW + skew);
  });

  test('runs on between answers', () => {
    noteServerTime(new Date(NOW + 5_000).toISOString());
    jest.advanceTimersByTime(60_000);
    expect(serverNow()).toBe(NOW + 65_000);
  });

  test('keeps the last readable time when an answer has none', () => {
    noteServerTime(new Date(NOW + 5_000).toISOString());
    for (const unreadable of [undefined, null, '', 'now', 12, {}, '2026-13-40']) noteServerTime(unreadable);
    expect(serverNow()).toBe(NOW + 5_000);
  });

  test('follows the latest answer', () => {
    noteServerTime(new Date(NOW + 5_000).toISOString());
    noteServerTime(new Date(NOW - 5_000).toISOString());
    expect(serverNow()).toBe(NOW - 5_000);
  });
});
