import { act, renderHook } from '@testing-library/react';
import type { CurrentUser } from '@/contract';
import { idleLimits, useIdle } from '@/layouts/useIdle';
import { endSession, lastEnd, readToken } from '@/request/session';
import { getCurrentUser } from '@/services/session';
import { isOpen } from '../../../mock/flow/signIn/sessions';
import { withNetwork } from '../../support/domNetwork';
import { withHeldTimers } from '../../support/domTime';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const network = withNetwork();
const tick = withHeldTimers(SECOND);

let skipped = 0;
let user: CurrentUser;

beforeEach(async () => {
  skipped = 0;
  const start = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => start + skipped);
  localStorage.clear();
  await network().enter('li.na');
  user = await getCurrentUser();
});
afterEach(() => endSession('logout'));

const reports = () => network().callsOf('/auth/activity');
const openTab = (session = user.session) => renderHook(() => useIdle(session)).result;
/** Whether the server still answers the session. */
const isOpenThere = () =>
  network()
    .platform.world.logins.slice(-1)
    .every((login) => isOpen(network().platform.world, login));
const press = () => act(() => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' })));
const movePointer = (x: number) => act(() => window.dispatchEvent(new MouseEvent('pointermove', { screenX: x, screenY: 5 })));

/** Lets time pass for this computer and for the server, second by second. */
async function pass(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= SECOND) {
    skipped += SECOND;
    network().platform.clock.advance(SECOND);
    await tick(SECOND);
  }
  await network().settle();
}

describe('input', () => {
  test('is told at most once a minute, and the last of it once the minute is over', async () => {
    openTab();
    await pass(10 * SECOND);
    await press();
    // The sign-in told the last time.
    await pass(49 * SECOND);
    expect(reports()).toHaveLength(0);
    await pass(SECOND);
    expect(reports()).toHaveLength(1);
    await pass(10 * SECOND);
    await press();
    await pass(49 * SECOND);
    expect(reports()).toHaveLength(1);
    await pass(SECOND);
    expect(reports()).toHaveLength(2);
    // Idle for more than a minute: a key is told at once.
    await pass(2 * MINUTE);
    await press();
    await network().settle();
    expect(reports()).toHaveLength(3);
    // Nothing more was typed.
    await pass(3 * MINUTE);
    expect(reports()).toHaveLength(3);
    for (const { status, headers } of reports()) expect([status, headers['x-background']]).toEqual([200, undefined]);
  });

  test('is a mouse that moves while somebody reads, for an hour', async () => {
    openTab();
    for (let minute = 0; minute < 60; minute += 1) {
      await movePointer(minute);
      await pass(MINUTE);
    }
    expect(reports().length).toBeGreaterThanOrEqual(57);
    expect(reports().length).toBeLessThanOrEqual(60);
    expect(await getCurrentUser()).toMatchObject({ username: 'li.na' });
  });

  test('is not a mouse at rest under which the page changes: the session ends here and on the server', async () => {
    const tab = openTab();
    for (let minute = 0; minute < 14; minute += 1) {
      await movePointer(7);
      await pass(MINUTE);
    }
    expect(reports()).toEqual([]);
    expect(tab.current.secondsLeft).toBeGreaterThan(0);
    expect(isOpenThere()).toBe(true);
    await pass(MINUTE);
    expect([readToken(), lastEnd()?.end, isOpenThere()]).toEqual([null, 'idle', false]);
  });

  test('of two tabs is told by one', async () => {
    openTab();
    openTab();
    await pass(2 * MINUTE);
    await press();
    await pass(MINUTE);
    expect(reports()).toHaveLength(1);
  });

  test('that got no answer is told again after ten seconds, not sooner', async () => {
    openTab();
    await pass(2 * MINUTE);
    network().platform.faults.push({ match: '/auth/activity', kind: { status: 503 } });
    await press();
    await pass(9 * SECOND);
    expect(reports()).toHaveLength(1);
    await pass(2 * SECOND);
    expect(reports().map(({ status }) => status)).toEqual([503, 200]);
    await pass(3 * MINUTE);
    expect(reports()).toHaveLength(2);
  });

  test('at the warning is the answer to it alone', async () => {
    const tab = openTab();
    await pass(13 * MINUTE + SECOND);
    await press();
    await pass(SECOND);
    expect(reports()).toEqual([]);
    expect(tab.current.secondsLeft).toBe(118);
    act(() => tab.current.stay());
    await pass(SECOND);
    expect(reports()).toHaveLength(1);
    await pass(14 * MINUTE);
    expect(readToken()).not.toBeNull();
    expect(await getCurrentUser()).toMatchObject({ username: 'li.na' });
  });
});

describe('a tab that starts', () => {
  test('is no input: it counts from what the server knows', async () => {
    network().platform.clock.advance(10 * MINUTE);
    skipped += 10 * MINUTE;
    const tab = openTab((await getCurrentUser()).session);
    await pass(3 * MINUTE - 5 * SECOND);
    expect(tab.current.secondsLeft).toBeUndefined();
    await pass(7 * SECOND);
    expect(tab.current.secondsLeft).toBeGreaterThan(110);
    expect(reports()).toEqual([]);
  });

  test('of a server without such ends counts by itself, and tells nothing', async () => {
    const tab = renderHook(() => useIdle(undefined)).result;
    await pass(2 * MINUTE);
    await press();
    await pass(2 * MINUTE);
    expect(reports()).toEqual([]);
    await pass(11 * MINUTE + SECOND);
    expect(tab.current.secondsLeft).toBeGreaterThan(0);
    expect(tab.current.isEnding).toBe(false);
  });
});

test('the longest time warns five minutes before, and ends the session by the clock of the server', async () => {
  // This computer is two hours late.
  skipped -= 120 * MINUTE;
  const tab = openTab({ ...(user.session as NonNullable<CurrentUser['session']>), endsAt: '2026-11-20T06:41:02.114Z' });
  await getCurrentUser();
  await pass(4 * MINUTE + 55 * SECOND);
  expect(tab.current.isEnding).toBe(false);
  await pass(10 * SECOND);
  expect(tab.current.isEnding).toBe(true);
  await press();
  await pass(4 * MINUTE + 50 * SECOND);
  expect(readToken()).not.toBeNull();
  await pass(10 * SECOND);
  expect([readToken(), lastEnd()?.end]).toEqual([null, 'limit']);
});

// Minutes until warning and end, worked out by hand: two minutes apart, or by the site.
test.each([
  [{}, undefined, 13, 15],
  [{}, 900, 13, 15],
  [{}, 3600, 58, 60],
  [{}, 120, 1, 2],
  [{ idleWarnMinutes: 13, idleLimitMinutes: 15 }, 3600, 13, 15],
  [{ idleWarnMinutes: 13, idleLimitMinutes: 15 }, 300, 3, 5],
  [{ idleWarnMinutes: 2, idleLimitMinutes: 3 }, 900, 2, 3],
  [{ idleWarnMinutes: 5 }, 900, 5, 15],
  [{ idleLimitMinutes: 30 }, 900, 13, 15],
  [{ idleWarnMinutes: 20, idleLimitMinutes: 30 }, undefined, 13, 15],
])('a site with %j and a server with %p s warn after %d minutes and end after %d', (site, idleSeconds, warn, limit) => {
  expect(idleLimits(site, idleSeconds)).toEqual({ warnMs: warn * MINUTE, limitMs: limit * MINUTE });
});
