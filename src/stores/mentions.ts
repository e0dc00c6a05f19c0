import { MENTIONS_AFTER_MS, MENTIONS_POLL_MS } from '@/constants';
import { onSessionChange } from '@/request/session';
import { pageMentions } from '@/services/common';
import { noteNotices } from './notices';

/** Matches while a list is loading; visible content loads first. */
const READING = '#content > :not([hidden], [style*="display: none"]) [aria-busy="true"]';
let unread = 0;
let askedAt = 0;
const listeners = new Set<() => void>();

/** Takes the number of unread mentions from another answer, which saves a call. */
export function noteUnread(count: number): void {
  askedAt = Date.now();
  unread = count;
  for (const listener of listeners) listener();
}

/** Reads the mentions now. A failure keeps the last number and shows no message, because a message every minute would annoy. */
export async function askMentions(): Promise<void> {
  askedAt = Date.now();
  try {
    const { unread: count, notices = [] } = await pageMentions(1);
    noteUnread(count);
    noteNotices(notices);
  } catch {
    // The last number stays.
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
 * Polls every minute while the page is visible, and on focus at most as often. The first poll is some seconds after the start,
 * when the rows have loaded. Returns a function that stops it.
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
