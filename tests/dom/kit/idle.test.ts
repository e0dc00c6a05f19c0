import { act, renderHook } from '@testing-library/react';
import { useIdle } from '@/layouts/useIdle';
import { readToken, startSession } from '@/request/session';
import { firstOf } from '../../support/depth';

const KEY = 'lastActivityAt';
const MINUTE = 60_000;

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-20T06:31:02Z') });
  localStorage.clear();
  readToken();
  startSession('first');
});
afterEach(() => jest.useRealTimers());

const passTime = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test.each(firstOf(['not a time', '', '2026-11-20T06:31:02Z', '{"at":1}', '-1', '9999999999999999']))(
  'a time of the last activity that another version wrote as %j does not keep the session open',
  async (stored) => {
    const { result } = renderHook(useIdle);
    await passTime(5 * MINUTE);
    localStorage.setItem(KEY, stored);
    await passTime(12 * MINUTE);
    expect(result.current.secondsLeft).toBeUndefined();
    await passTime(MINUTE + 2_000);
    expect(result.current.secondsLeft).toBeGreaterThan(0);
    await passTime(2 * MINUTE);
    expect(readToken()).toBeNull();
  },
);
