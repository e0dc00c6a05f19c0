import type { components } from '@/contract/schema';
import { ApiError } from '@/domain/apiError';
import { live } from '@/domain/live';
import { readEvents } from '@/request/events';
import { parseJson } from '@/request/json';
import { onSessionChange, readToken } from '@/request/session';
import { createLiveTab, type LiveEvent, type TabPlace } from './liveTab';
import { askMentions, noteCounts } from './mentions';
import { noteNotices } from './notices';
import { notePendingCount, refreshPendingCount } from './pendingCount';
import { refreshRights } from './rights';

type Inbox = components['schemas']['StreamEvents']['inbox'] & {};

const NAME = 'live';
/** The stream has no records: a 404 of it always means that the server does not have it, also with `error: NOT_FOUND`. */
const ABSENT = [404, 501];

/** Data of an event; undefined when it cannot be read. */
function parse(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}

/** Reads the stream once, for `createLiveTab`. */
export const connect: TabPlace['connect'] = async (lastId, onEvent, signal) => {
  let isOver = false;
  let isStream = false;
  let isLost = false;
  try {
    await readEvents(
      lastId,
      ({ id, event = '', data: text }) => {
        const data = parse(text);
        isOver ||= event === 'end';
        isStream ||= data !== undefined;
        if (data !== undefined && event !== 'end') onEvent({ id, event, data } satisfies LiveEvent);
      },
      signal,
    );
  } catch (error) {
    isOver = error instanceof ApiError && (ABSENT.includes(error.status) || error.isUnauthenticated);
    isLost = !(error instanceof ApiError && error.kind === 'malformed');
  }
  // At the end of the session, the poll that follows is refused and leads to the login page.
  if (isOver) return 'off';
  return isLost || isStream ? 'lost' : 'wrong';
};

/** Nobody looks, or the network is gone: the poll when that ends is early enough. */
const isAway = () => document.hidden || !navigator.onLine;

/** Brings the events of the shell to its stores. A further kind is one line here. Returns a function that ends it. */
function listen(): () => void {
  const ends = [
    live.on('pending', (count) => {
      if (count !== undefined) notePendingCount(count as number);
      else if (!isAway()) void refreshPendingCount();
    }),
    live.on('inbox', (counts) => {
      if (counts === undefined) return isAway() ? undefined : void askMentions();
      const { notices = [], ...rest } = counts as Inbox;
      noteCounts(rest);
      noteNotices(notices);
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
}

let isStarted = false;

/**
 * Reads the live stream until the session ends, in one tab for all (docs/rules/events.md#console). Without Web Locks every tab would hold
 * a connection: then the console polls.
 */
export function startLive(): void {
  if (isStarted || readToken() === null || !('locks' in navigator)) return;
  isStarted = true;
  const channel = new BroadcastChannel(NAME);
  const tab = createLiveTab(live, {
    connect,
    lead: async (run, signal) => {
      await navigator.locks.request(NAME, { signal }, run);
    },
    post: (message) => channel.postMessage(message),
    isOnline: () => navigator.onLine,
    onRights: refreshRights,
    random: Math.random,
  });
  channel.onmessage = (event) => tab.receive(event.data);
  window.addEventListener('offline', tab.cut);
  window.addEventListener('online', tab.resume);
  const stopListening = listen();
  const forget = onSessionChange(() => end());
  function end(): void {
    isStarted = false;
    forget();
    stopListening();
    window.removeEventListener('offline', tab.cut);
    window.removeEventListener('online', tab.resume);
    tab.stop();
    channel.close();
  }
}
