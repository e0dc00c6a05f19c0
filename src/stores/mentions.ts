import { MENTIONS_AFTER_MS, MENTIONS_POLL_MS } from '@/constants';
import { onSessionChange } from '@/request/session';
import { pageMentions } from '@/services/common';
import { noteNotices } from './notices';

/** While a list is being read; what somebody waits for comes first. */
const READING = '#content > :not([hidden], [style*="display: none"]) [aria-busy="true"]';
let unread = 0;
let askedAt = 0;
const listeners = new Set<() => void>();

/** Takes the number of unread mentions that an answer brought along, and saves a call. */
export function noteUnread(count: number): void {
  askedAt = Date.now();
  unread = count;
  for (const listener of listeners) listener();
}

/** Asks now, without a word about a failure: the last number stays, a bell that nags each minute would be worse than a late one. */
export async function askMentions(): Promise<void> {
  askedAt = Date.now();
  try {
    const { unread: count, notices = [] } = await pageMentions(1);
    noteUnread(count);
    noteNotices(notices);
  } catch {
    // See above.
  }
}

async function askIfDue(): Promise<void> {
  if (document.hidden || !navigator.onLine || Date.now() - askedAt < MENTIONS_POLL_MS - 500) return;
  if (!document.querySelector(READING)) await askMentions();
}

onSessionChange(() => {
  noteUnread(0);
  noteNotices([]);
  askedAt = 0;
});

/**
 * Asks each minute while the page is visible, and on focus not more often; first some seconds after the start, when the rows of the
 * screen are there. Gives back what stops it.
 */
export function startMentions(): () => void {
  let hasBegun = false;
  const timer = window.setInterval(() => {
    hasBegun = true;
    void askIfDue();
  }, MENTIONS_AFTER_MS);
  const onFocus = () => hasBegun && void askIfDue();
  window.addEventListener('focus', onFocus);
  document.addEventListener('visibilitychange', onFocus);
  return () => {
    window.clearInterval(timer);
    window.removeEventListener('focus', onFocus);
    document.removeEventListener('visibilitychange', onFocus);
  };
}

export const unreadMentions = {
  get: () => unread,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
