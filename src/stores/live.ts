import { ApiError } from '@/domain/apiError';
import { live } from '@/domain/live';
import { readEvents } from '@/request/events';
import { onSessionChange } from '@/request/session';
import { createLiveTab, type LiveEvent, type TabPlace } from './liveTab';
import { refreshRights } from './rights';

const NAME = 'live';

/** Data of an event; undefined when it cannot be read. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const connect: TabPlace['connect'] = async (lastId, onEvent, signal) => {
  let isOver = false;
  try {
    await readEvents(
      lastId,
      ({ id, event = '', data: text }) => {
        const data = parse(text);
        isOver ||= event === 'end';
        if (data !== undefined && event !== 'end') onEvent({ id, event, data } satisfies LiveEvent);
      },
      signal,
    );
  } catch (error) {
    isOver = error instanceof ApiError && (error.isNotBuilt || error.isUnauthenticated);
  }
  // At the end of the session, the poll that follows is refused and leads to the login page.
  return isOver ? 'off' : 'lost';
};

/**
 * Reads the live stream, in one tab for all (docs/rules/events.md#console). Returns a function that ends it. Without Web Locks every tab
 * would hold a connection: then the console polls.
 */
export function startLive(): () => void {
  if (!('locks' in navigator)) return () => undefined;
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
  const forget = onSessionChange(() => end());
  function end(): void {
    forget();
    window.removeEventListener('offline', tab.cut);
    window.removeEventListener('online', tab.resume);
    tab.stop();
    channel.close();
  }
  return end;
}
