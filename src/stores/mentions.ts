import { MENTIONS_AFTER_MS, MENTIONS_POLL_MS } from '@/constants';
import { inbox } from '@/domain/inbox';
import { live } from '@/domain/live';
import { onSessionChange } from '@/request/session';
import { pageMentions } from '@/services/common';
import { noteNotices } from './notices';
import { isReading } from './whenRead';

let askedAt = 0;
/** What the inbox shows first: an approval, or a tab. */
export interface InboxPlace {
  approvalNo?: string;
  tab?: string;
}
type Counts = Pick<Awaited<ReturnType<typeof pageMentions>>, 'unread' | 'unreadNotices' | 'toDecide' | 'work'>;
let opener: (place: InboxPlace) => void;
/** Opens the inbox from anywhere, as its button does. */
export const openInbox = (place: InboxPlace = {}): void => opener(place);

/** Takes counts of the inbox from another answer, which saves a call. */
export function noteInbox(counts: Parameters<typeof inbox.note>[0]): void {
  askedAt = Date.now();
  inbox.note(counts);
}

/** Takes the counts of a page of mentions. */
export const noteCounts = ({ unread, unreadNotices, toDecide, work }: Counts): void =>
  noteInbox({ unread: unreadNotices ?? unread, hasNotices: unreadNotices !== undefined, toDecide, work });

/** Reads the counts now. A failure keeps the last ones and shows no message, because a message every minute would annoy. */
export async function askMentions(): Promise<void> {
  const at = Date.now();
  askedAt = at;
  try {
    const { notices = [], ...counts } = await pageMentions(1, true);
    // Counts that came meanwhile, by the stream or in the inbox, are newer.
    if (at !== askedAt) return;
    noteCounts(counts);
    noteNotices(notices);
  } catch {
    // The last counts stay.
  }
}

async function askIfDue(): Promise<void> {
  if (live.has('inbox') || document.hidden || !navigator.onLine || Date.now() - askedAt < MENTIONS_POLL_MS - 500) return;
  if (!isReading()) await askMentions();
}

onSessionChange(() => {
  inbox.clear();
  noteNotices([], []);
  askedAt = 0;
});

/**
 * Polls every minute while the page is visible, and on focus at most as often. The first poll is some seconds after the start,
 * when the rows have loaded. Returns a function that stops it.
 * @param open opens the inbox
 */
export function startMentions(open: typeof opener): () => void {
  opener = open;
  let hasBegun = false;
  const timer = window.setInterval(() => {
    hasBegun = true;
    void askIfDue();
  }, MENTIONS_AFTER_MS);
  const onFocus = () => {
    if (document.hidden)
      void import(/* webpackChunkName: "away" */ './away').then(
        ({ beAway }) => beAway({ ask: askMentions, open: () => open({ tab: 'mentions' }) }),
        () => undefined,
      );
    else if (hasBegun) void askIfDue();
  };
  window.addEventListener('focus', onFocus);
  document.addEventListener('visibilitychange', onFocus);
  return () => {
    window.clearInterval(timer);
    window.removeEventListener('focus', onFocus);
    document.removeEventListener('visibilitychange', onFocus);
  };
}
