import { LABELS_KEY, OUTBOX_KEY, RECENTS_KEY } from '@/constants';
import {
  endSession,
  onSessionChange,
  readToken,
  renewToken,
  type SessionEnd,
  sessionEpoch,
  startSession,
} from '@/request/session';

const mirror = () => JSON.parse(sessionStorage.getItem('user') ?? 'null') as unknown;

/** What the browser tells this tab when another one has changed the storage. */
function fromOtherTab(key: string | null, oldValue: string | null, newValue: string | null): void {
  if (key === null) localStorage.clear();
  else if (newValue === null) localStorage.removeItem(key);
  else localStorage.setItem(key, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue, storageArea: localStorage }));
}

let told: [boolean, SessionEnd | undefined][] = [];
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers({ now: 1_000_000 });
  endSession('logout');
  localStorage.clear();
  sessionStorage.clear();
  told = [];
  stop = onSessionChange((isSignedIn, end) => told.push([isSignedIn, end]));
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

describe('a session', () => {
  test('stands in both storages once it is started', () => {
    startSession('first');
    expect(localStorage.getItem('token')).toBe('first');
    expect(mirror()).toEqual({ isLogin: true, token: 'first' });
    expect(readToken()).toBe('first');
    expect(told).toEqual([[true, undefined]]);
  });

  test.each(['', 'a\nb', 'a\u0000', 'tok\r\nX-Evil: 1', 'x'.repeat(8 * 1024), '\u007f'])(
    'is not started with the token %j',
    (token) => {
      expect(() => startSession(token)).toThrow(TypeError);
      expect(readToken()).toBeNull();
      expect(mirror()).toBeNull();
      expect(told).toEqual([]);
    },
  );

  test('leaves no trace once it has ended', () => {
    startSession('first');
    sessionStorage.setItem('filter:1234', '{"payeeName":"A"}');
    for (const key of [OUTBOX_KEY, RECENTS_KEY, LABELS_KEY]) localStorage.setItem(key, '[]');
    endSession('idle');
    expect(readToken()).toBeNull();
    expect(localStorage).toHaveLength(0);
    expect(sessionStorage).toHaveLength(0);
    expect(told).toEqual([
      [true, undefined],
      [false, 'idle'],
    ]);
  });

  test('is rebuilt in the mirror of a new tab from local storage', () => {
    localStorage.setItem('token', 'shared');
    expect(readToken()).toBe('shared');
    expect(mirror()).toEqual({ isLogin: true, token: 'shared' });
  });

  test('is not made up from a mirror alone', () => {
    sessionStorage.setItem('user', JSON.stringify({ isLogin: true, token: 'forged' }));
    expect(readToken()).toBeNull();
  });

  test('is no longer told to somebody who does not listen any more', () => {
    stop();
    startSession('first');
    expect(told).toEqual([]);
  });
});

describe('a renewed token', () => {
  test('replaces the stored one in both storages', () => {
    startSession('first');
    renewToken('second', sessionEpoch(), Date.now() + 1);
    expect(readToken()).toBe('second');
    expect(mirror()).toEqual({ isLogin: true, token: 'second' });
  });

  test('of overlapping answers, the later-started request wins, whichever comes first', () => {
    startSession('first');
    const epoch = sessionEpoch();
    renewToken('of the later', epoch, Date.now() + 200);
    renewToken('of the earlier', epoch, Date.now() + 100);
    expect(readToken()).toBe('of the later');

    renewToken('in order', epoch, Date.now() + 300);
    expect(readToken()).toBe('in order');
  });

  test('of a request that started before the session is not taken', () => {
    startSession('first');
    renewToken('stale', sessionEpoch(), Date.now() - 1);
    expect(readToken()).toBe('first');
  });

  test('is never taken after logout', () => {
    startSession('first');
    const epoch = sessionEpoch();
    endSession('logout');
    renewToken('late', epoch, Date.now() + 1_000);
    renewToken('late', sessionEpoch(), Date.now() + 1_000);
    expect(readToken()).toBeNull();
    expect(mirror()).toBeNull();
  });

  test('of the session before does not get into the next one', () => {
    startSession('first');
    const epoch = sessionEpoch();
    endSession('logout');
    startSession('next');
    renewToken('of the first', epoch, Date.now() + 1_000);
    expect(readToken()).toBe('next');
  });

  test('is never taken after a logout in another tab', () => {
    startSession('first');
    const epoch = sessionEpoch();
    fromOtherTab('token', 'first', null);
    renewToken('late', epoch, Date.now() + 1_000);
    expect(readToken()).toBeNull();
  });

  test.each([[undefined], [null], [''], [12], [{}], ['a\r\nb'], ['x'.repeat(8 * 1024)]])(
    'is not taken when it is %j',
    (token) => {
      startSession('first');
      renewToken(token, sessionEpoch(), Date.now() + 1);
      expect(readToken()).toBe('first');
    },
  );

  test('tells nobody: the session is the same', () => {
    startSession('first');
    told = [];
    renewToken('second', sessionEpoch(), Date.now() + 1);
    expect(told).toEqual([]);
  });
});

describe('another tab', () => {
  test('ends the session here by logging out', () => {
    startSession('first');
    sessionStorage.setItem('filter:1234', '{}');
    const epoch = sessionEpoch();
    told = [];
    fromOtherTab('token', 'first', null);
    expect(told).toEqual([[false, undefined]]);
    expect(sessionStorage).toHaveLength(0);
    expect(sessionEpoch()).not.toBe(epoch);
  });

  test('ends it by clearing the storage as well', () => {
    startSession('first');
    told = [];
    fromOtherTab(null, null, null);
    expect(told).toEqual([[false, undefined]]);
    expect(mirror()).toBeNull();
  });

  test('starts the session here by signing in', () => {
    fromOtherTab('token', null, 'first');
    expect(told).toEqual([[true, undefined]]);
    expect(mirror()).toEqual({ isLogin: true, token: 'first' });
  });

  test('renews the token here without a word', () => {
    startSession('first');
    const epoch = sessionEpoch();
    told = [];
    fromOtherTab('token', 'first', 'second');
    expect(told).toEqual([]);
    expect(mirror()).toEqual({ isLogin: true, token: 'second' });
    expect(sessionEpoch()).toBe(epoch);
  });

  test('changes nothing by storing something else', () => {
    startSession('first');
    told = [];
    fromOtherTab('locale', null, 'zh-CN');
    expect(told).toEqual([]);
    expect(readToken()).toBe('first');
  });
});
