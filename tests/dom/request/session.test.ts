import { LABELS_KEY, OUTBOX_KEY, RECENTS_KEY } from '@/constants';
import {
  endSession,
  hasStopped,
  learnOwner,
  onSessionChange,
  readToken,
  renewToken,
  type SessionEnd,
  sessionEpoch,
  shownOperator,
  startSession,
  takeReplaced,
} from '@/request/session';

type Session = typeof import('@/request/session');

/** The page that is loaded next. */
function loadNext(): Session {
  let next: Session | undefined;
  jest.isolateModules(() => {
    next = jest.requireActual<Session>('@/request/session');
  });
  if (!next) throw new Error('The page was not loaded');
  return next;
}

/** Whether the page that is loaded next says that the operator changed; each call loads one. */
const isToldNext = (): boolean => loadNext().takeReplaced();

const mirror = () => JSON.parse(sessionStorage.getItem('user') ?? 'null') as unknown;

/** What the browser tells this tab when another one has changed the storage. */
function fromOtherTab(key: string | null, oldValue: string | null, newValue: string | null): void {
  if (key === null) localStorage.clear();
  else if (newValue === null) localStorage.removeItem(key);
  else localStorage.setItem(key, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue, storageArea: localStorage }));
}

/** What another tab of this version stores, in its order, without a word to this one: it sleeps. */
function storeElsewhere(token: string, owner: string | undefined, before: string[] = []): void {
  localStorage.setItem('tokenOwner', JSON.stringify({ tokens: [token, ...before], owner, startedAt: Date.now() }));
  localStorage.setItem('token', token);
}

/** Signs an operator in in this tab, as login and the current-user call do. */
function signIn(token: string, owner: string): void {
  startSession(token);
  learnOwner(owner, token);
}

const OF_P = 'token of P';
const OF_Q = 'token of Q';

let told: [boolean, SessionEnd | undefined][] = [];
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers({ now: 1_000_000 });
  localStorage.clear();
  readToken();
  sessionStorage.clear();
  told = [];
  stop = onSessionChange((isSignedIn, end) => told.push([isSignedIn, end]));
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

describe('a session', () => {
  test('is in both storages after it has started', () => {
    startSession('first');
    expect(localStorage.getItem('token')).toBe('first');
    expect(mirror()).toEqual({ isLogin: true, token: 'first' });
    expect(readToken()).toBe('first');
    expect(told).toEqual([[true, undefined]]);
  });

  test.each(['', 'a\nb', 'a\u0000', 'tok\r\nX-Evil: 1', 'x'.repeat(8 * 1024), '\u007f'])(
    'does not start with the token %j',
    (token) => {
      expect(() => startSession(token)).toThrow(TypeError);
      expect(readToken()).toBeNull();
      expect(mirror()).toBeNull();
      expect(told).toEqual([]);
    },
  );

  test('leaves no trace after it has ended', () => {
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

  test.each(['expired', 'idle'] as const)('that ends as %s leaves drafts, and nothing else', (end) => {
    startSession('first');
    sessionStorage.setItem('drafts', 'typed');
    sessionStorage.setItem('filter:1234', 'x');
    endSession(end);
    expect({ ...sessionStorage }).toEqual({ drafts: 'typed' });
  });

  test('that is logged out leaves no drafts, in this tab and in the others', () => {
    startSession('first');
    sessionStorage.setItem('drafts', 'typed');
    endSession('logout');
    expect(sessionStorage).toHaveLength(0);

    startSession('second');
    sessionStorage.setItem('drafts', 'typed');
    fromOtherTab('token', 'second', null);
    expect(sessionStorage.getItem('drafts')).toBe('typed');
    startSession('third');
    fromOtherTab('tokenLogout', null, 'logout');
    fromOtherTab('tokenLogout', 'logout', null);
    fromOtherTab('token', 'third', null);
    expect(sessionStorage).toHaveLength(0);
  });

  test('is restored from local storage in a new tab', () => {
    localStorage.setItem('token', 'shared');
    expect(readToken()).toBe('shared');
    expect(mirror()).toEqual({ isLogin: true, token: 'shared' });
  });

  test('is not restored from the tab storage alone', () => {
    sessionStorage.setItem('user', JSON.stringify({ isLogin: true, token: 'forged' }));
    expect(readToken()).toBeNull();
  });

  test('is not announced to a removed listener', () => {
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

  test('of overlapping answers comes from the later request, in either order', () => {
    startSession('first');
    const epoch = sessionEpoch();
    renewToken('of the later', epoch, Date.now() + 200);
    renewToken('of the earlier', epoch, Date.now() + 100);
    expect(readToken()).toBe('of the later');

    renewToken('in order', epoch, Date.now() + 300);
    expect(readToken()).toBe('in order');
  });

  test('of a request from before the session is ignored', () => {
    startSession('first');
    renewToken('stale', sessionEpoch(), Date.now() - 1);
    expect(readToken()).toBe('first');
  });

  test('is ignored after logout', () => {
    startSession('first');
    const epoch = sessionEpoch();
    endSession('logout');
    renewToken('late', epoch, Date.now() + 1_000);
    renewToken('late', sessionEpoch(), Date.now() + 1_000);
    expect(readToken()).toBeNull();
    expect(mirror()).toBeNull();
  });

  test('of the previous session does not enter the next one', () => {
    startSession('first');
    const epoch = sessionEpoch();
    endSession('logout');
    startSession('next');
    renewToken('of the first', epoch, Date.now() + 1_000);
    expect(readToken()).toBe('next');
  });

  test('is ignored after a logout in another tab', () => {
    startSession('first');
    const epoch = sessionEpoch();
    fromOtherTab('token', 'first', null);
    renewToken('late', epoch, Date.now() + 1_000);
    expect(readToken()).toBeNull();
  });

  test.each([[undefined], [null], [''], [12], [{}], ['a\r\nb'], ['x'.repeat(8 * 1024)]])('is ignored when it is %j', (token) => {
    startSession('first');
    renewToken(token, sessionEpoch(), Date.now() + 1);
    expect(readToken()).toBe('first');
  });

  test('is not announced, because the session is the same', () => {
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

  test('also ends it by clearing the storage', () => {
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

  test('renews the token here silently, however often', () => {
    signIn('first', 'P');
    const epoch = sessionEpoch();
    told = [];
    storeElsewhere('second', 'P', ['first']);
    storeElsewhere('third', 'P', ['second']);
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    expect(told).toEqual([]);
    expect(readToken()).toBe('third');
    expect(mirror()).toEqual({ isLogin: true, token: 'third' });
    expect(sessionEpoch()).toBe(epoch);
  });

  test.each([
    ['the record before the token', { tokens: ['second', 'first'], owner: 'P', startedAt: 1 }, 'first'],
    ['the token after the record', { tokens: ['second', 'first'], owner: 'P', startedAt: 1 }, 'second'],
  ])('may renew the token while this tab sees %s', (_, record, token) => {
    signIn('first', 'P');
    localStorage.setItem('tokenOwner', JSON.stringify(record));
    localStorage.setItem('token', token);
    expect(readToken()).toBe(token);
    expect(hasStopped()).toBe(false);
  });

  test('changes nothing by storing other keys', () => {
    startSession('first');
    told = [];
    fromOtherTab('locale', null, 'zh-CN');
    expect(told).toEqual([]);
    expect(readToken()).toBe('first');
  });
});

describe('a token of another operator', () => {
  const cases: [string, () => void][] = [
    ['takes the place of the one here', () => storeElsewhere(OF_Q, 'Q')],
    ['whose name is not known yet', () => storeElsewhere(OF_Q, undefined)],
    ['stored by an older version, beside the record of the former one', () => localStorage.setItem('token', OF_Q)],
    [
      'after a logout that this tab missed',
      () => {
        localStorage.clear();
        storeElsewhere(OF_Q, 'Q');
      },
    ],
    ['that claims to follow the one here', () => storeElsewhere(OF_Q, 'Q', [OF_P])],
  ];

  test.each(cases)('%s: stops this tab at the next check, also without an event', (_, act) => {
    signIn(OF_P, 'P');
    sessionStorage.setItem('filter:1234', '{"payeeName":"A"}');
    const epoch = sessionEpoch();
    told = [];
    act();
    expect(readToken()).toBeNull();
    expect(hasStopped()).toBe(true);
    expect(told).toEqual([[false, 'replaced']]);
    expect(sessionEpoch()).not.toBe(epoch);
    expect(sessionStorage.getItem('filter:1234')).toBeNull();
    expect(mirror()).toEqual({ isLogin: true, token: OF_Q });
    expect(takeReplaced()).toBe(false);
    expect(isToldNext()).toBe(true);
    expect(isToldNext()).toBe(false);
    readToken();
    expect(told).toHaveLength(1);
  });

  test.each(['storage', 'pageshow', 'focus'])('is detected on the event %s', (event) => {
    signIn(OF_P, 'P');
    storeElsewhere(OF_Q, 'Q');
    window.dispatchEvent(new Event(event));
    expect(hasStopped()).toBe(true);
  });

  test.each(['logout', 'idle', 'expired'] as const)('is not ended by the %s of the former operator here', (end) => {
    signIn(OF_P, 'P');
    storeElsewhere(OF_Q, 'Q');
    endSession(end);
    expect(localStorage.getItem('token')).toBe(OF_Q);
    expect(localStorage.getItem('tokenOwner')).toContain(OF_Q);
  });

  test('is not overwritten by a late renewal of the former one', () => {
    signIn(OF_P, 'P');
    const epoch = sessionEpoch();
    storeElsewhere(OF_Q, 'Q');
    renewToken('renewed of P', epoch, Date.now() + 1_000);
    expect(localStorage.getItem('token')).toBe(OF_Q);
  });

  test('is detected before a refused sign-in here could end it', () => {
    const epoch = sessionEpoch();
    storeElsewhere(OF_Q, 'Q');
    renewToken(undefined, epoch, Date.now());
    expect(sessionEpoch()).not.toBe(epoch);
  });

  test('is not overwritten by a late sign-in, which is dropped with a message', () => {
    storeElsewhere(OF_Q, 'Q');
    expect(startSession(OF_P)).toBe(false);
    expect(localStorage.getItem('token')).toBe(OF_Q);
    expect(mirror()).toEqual({ isLogin: true, token: OF_Q });
    // This page may still show the console before it is left.
    expect(takeReplaced()).toBe(false);
    expect(isToldNext()).toBe(true);
    expect(told).toEqual([[true, undefined]]);
  });

  test('may be used when no operator is shown yet', () => {
    storeElsewhere(OF_Q, 'Q');
    expect(readToken()).toBe(OF_Q);
    expect(shownOperator()).toBe('Q');
  });
});

describe('a stored token of another version', () => {
  test.each(['a\r\nb', 'ключ', '令牌', 'x'.repeat(8 * 1024)])('that no header can carry (%j) has ended', (token) => {
    localStorage.setItem('token', token);
    const page = loadNext();
    expect(page.readToken()).toBeNull();
    expect(page.lastEnd()).toEqual({ end: 'expired' });
    expect(mirror()).toBeNull();
    expect(page.startSession('first')).toBe(true);
    expect(page.readToken()).toBe('first');
    expect(page.lastEnd()).toBeUndefined();
  });

  test.each(['{"version":2,"token":"first"}', 'v2.local.first'])('that can be sent (%j) is left to the server', (token) => {
    localStorage.setItem('token', token);
    const page = loadNext();
    expect(page.readToken()).toBe(token);
    expect(page.lastEnd()).toBeUndefined();
  });

  test('which a newer tab stores beside this one ends the session here', () => {
    signIn('first', 'P');
    fromOtherTab('token', 'first', '令牌');
    expect(readToken()).toBeNull();
    expect(told.at(-1)).toEqual([false, undefined]);
    expect(startSession('second')).toBe(true);
  });

  test('leaves a page without a stored one as it was', () => {
    expect(loadNext().lastEnd()).toBeUndefined();
  });
});

describe('the owner of a token', () => {
  test('is unknown before the current-user call', () => {
    startSession('first');
    expect(shownOperator()).toBeUndefined();
    expect(learnOwner('P', 'first')).toBe(true);
    expect(shownOperator()).toBe('P');
  });

  test('is learned for a token that an older version stored', () => {
    localStorage.setItem('token', 'old');
    expect(readToken()).toBe('old');
    expect(shownOperator()).toBeUndefined();
    expect(learnOwner('P', 'old')).toBe(true);
    expect(JSON.parse(localStorage.getItem('tokenOwner') ?? '')).toMatchObject({ owner: 'P' });
  });

  test.each(['{"tokens":', 'null', '7', '[]', '{"tokens":null,"owner":"Q"}', '1732500000000'])(
    'is identified again when its record is damaged: %s',
    (damaged) => {
      localStorage.setItem('tokenOwner', damaged);
      localStorage.setItem('token', 'first');
      expect(readToken()).toBe('first');
      expect(shownOperator()).toBeUndefined();
      expect(learnOwner('P', 'first')).toBe(true);
    },
  );

  test.each([7, null, { id: 'Q' }, ['Q']])('is identified again when another version wrote it as %j', (owner) => {
    localStorage.setItem('tokenOwner', JSON.stringify({ tokens: ['first'], owner, startedAt: 'yesterday' }));
    localStorage.setItem('token', 'first');
    const page = loadNext();
    expect(page.readToken()).toBe('first');
    expect(page.shownOperator()).toBeUndefined();
    expect(page.learnOwner('P', 'first')).toBe(true);
    expect(page.hasStopped()).toBe(false);
    page.renewToken('second', page.sessionEpoch(), Date.now() + 1);
    expect(page.readToken()).toBe('second');
  });

  test('stays when the token is renewed', () => {
    signIn('first', 'P');
    renewToken('second', sessionEpoch(), Date.now() + 1);
    renewToken('third', sessionEpoch(), Date.now() + 2);
    expect(JSON.parse(localStorage.getItem('tokenOwner') ?? '')).toMatchObject({ owner: 'P', tokens: ['third', 'second'] });
  });

  test('is learned for a token that its own answer renews', () => {
    startSession('first');
    renewToken('second', sessionEpoch(), Date.now() + 1);
    expect(learnOwner('P', 'first')).toBe(true);
    expect(JSON.parse(localStorage.getItem('tokenOwner') ?? '')).toMatchObject({ owner: 'P' });
  });

  test('stops the tab when the server names another one, and corrects the record for the next start', () => {
    storeElsewhere('first', 'Q');
    readToken();
    told = [];
    expect(learnOwner('P', 'first')).toBe(false);
    expect(hasStopped()).toBe(true);
    expect(told).toEqual([[false, 'replaced']]);
    expect(JSON.parse(localStorage.getItem('tokenOwner') ?? '')).toMatchObject({ owner: 'P', tokens: ['first'] });
  });

  test('is not learned from an answer about a replaced token', () => {
    startSession(OF_P);
    storeElsewhere(OF_Q, undefined);
    expect(learnOwner('P', OF_P)).toBe(false);
    expect(localStorage.getItem('tokenOwner')).not.toContain('"P"');
  });

  test('of a new session does not inherit the record of the former one', () => {
    localStorage.setItem('outbox', '[{"no":"W1"}]');
    localStorage.setItem('recents', '{"operatorId":"P"}');
    startSession(OF_Q);
    expect(localStorage.getItem('outbox')).toBeNull();
    expect(localStorage.getItem('recents')).toBeNull();
  });
});

test('the record `user` without a token is not a session', () => {
  sessionStorage.setItem('user', JSON.stringify({ isLogin: true, token: 'gone' }));
  expect(readToken()).toBeNull();
  expect(mirror()).toBeNull();

  signIn('first', 'P');
  told = [];
  localStorage.removeItem('token');
  expect(readToken()).toBeNull();
  expect(mirror()).toBeNull();
  expect(told).toEqual([[false, undefined]]);
});
