import { BADGE_POLL_MS, FOCUS_REFRESH_MS } from '@/constants';
import { live } from '@/domain/live';
import { onReturn } from '@/domain/onReturn';
import { onSessionChange } from '@/request/session';
import { countPendingWithdraws } from '@/services/withdraw';

/** The number on the menu (docs/rules/console.md#badge); undefined until the first answer. */
export interface PendingCount {
  count: number | undefined;
  /** The last call failed; `count` is the last known value. */
  isStale: boolean;
}

const LOCK = 'pending-count';
const MAX_BACKOFF = 10;
let state: PendingCount = { count: undefined, isStale: false };
let askedAt = 0;
let failures = 0;
let isAllowed = false;
const listeners = new Set<() => void>();
const channel = new BroadcastChannel('pending-count');

function publish(next: PendingCount): void {
  state = next;
  for (const listener of listeners) listener();
}

async function ask(): Promise<void> {
  const at = Date.now();
  askedAt = at;
  try {
    const count = await countPendingWithdraws();
    // A count that came meanwhile, by the stream or with a decision, is newer.
    if (at !== askedAt) return;
    publish({ count, isStale: false });
    failures = 0;
  } catch {
    // Quiet: a message every 30 seconds would annoy more than the badge's warning sign. Never shown as zero.
    failures += 1;
    publish({ count: state.count, isStale: true });
  }
  channel.postMessage({ ...state, askedAt });
}

/** Reads the count now, for all tabs; called after a decision and when the list was reloaded. */
export async function refreshPendingCount(): Promise<void> {
  if (isAllowed) await ask();
}

/** Takes the count from another answer, for all tabs, which saves a call. */
export function notePendingCount(count: number): void {
  askedAt = Date.now();
  failures = 0;
  publish({ count, isStale: false });
  channel.postMessage({ ...state, askedAt });
}

/** Reads the count, unless a tab has read it within this time or is reading it now. */
async function askIfOlderThan(ms: number): Promise<void> {
  if (!isAllowed || live.has('pending') || document.hidden || !navigator.onLine || Date.now() - askedAt < ms) return;
  if (!('locks' in navigator)) return ask();
  await navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (lock && Date.now() - askedAt >= ms) await ask();
  });
}

channel.addEventListener('message', (event: MessageEvent<PendingCount & { askedAt: number }>) => {
  askedAt = event.data.askedAt;
  publish({ count: event.data.count, isStale: event.data.isStale });
});

onSessionChange(() => {
  askedAt = 0;
  failures = 0;
  publish({ count: undefined, isStale: false });
});

/**
 * Polls every 30 seconds while visible, in one tab for all. On focus it polls at most every 5 seconds. After failures the
 * interval grows, up to 5 minutes. Returns a function that stops it.
 */
export function startPendingCount(): () => void {
  isAllowed = true;
  const tick = () => void askIfOlderThan(BADGE_POLL_MS * Math.min(2 ** failures, MAX_BACKOFF) - 500);
  const onFocus = () => void askIfOlderThan(FOCUS_REFRESH_MS);
  const timer = window.setInterval(tick, BADGE_POLL_MS / 10);
  const forget = onReturn(onFocus);
  void askIfOlderThan(FOCUS_REFRESH_MS);
  return () => {
    isAllowed = false;
    window.clearInterval(timer);
    forget();
  };
}

export const pendingCount = {
  get: () => state,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
