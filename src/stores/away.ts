import { local } from '@/browserStore';
import { MENTIONS_AFTER_MS, MENTIONS_POLL_MS } from '@/constants';
import type { OwnNotice } from '@/contract';
import { ignoreApiError } from '@/domain/apiError';
import { inbox } from '@/domain/inbox';
import { localeState, withTexts } from '@/locales/store';
import { onSessionChange, shownOperator } from '@/request/session';
import { pageOwnNotices } from '@/services/notice';

/** What the console lends to a tab in the background. */
interface Inbox {
  /** Reads the counts. */
  ask: () => Promise<void>;
  open: () => void;
}

/** What one tab has asked for all, in local storage. */
interface Asked {
  at: number;
  /** Numbers that the browser need not show; undefined before the first look. */
  known?: readonly string[];
}

const KEY = 'own-notices';
const LOOKED_AT = 20;
const COUNT = /^\(\d+\) /;
const channel = new BroadcastChannel(KEY);
let isAway = false;

/** What a tab stored; another version may have stored anything. */
function read(): Asked {
  try {
    const { at, known } = JSON.parse(local.get(KEY) ?? '') as Partial<Asked>;
    if (typeof at === 'number' && at <= Date.now()) return { at, known: Array.isArray(known) ? known : undefined };
  } catch {
    // Nothing is stored, or it cannot be read: as before the first look.
  }
  return { at: 0 };
}
const write = (asked: Partial<Asked>) => local.put(KEY, JSON.stringify({ ...read(), ...asked, at: Date.now() }));

// The next operator of this browser begins anew.
onSessionChange((isSignedIn) => {
  if (!isSignedIn) local.put(KEY, null);
});

/** Puts the count before the title while the tab is in the background. */
function showCount(): void {
  const { unread, toDecide = 0 } = inbox.get();
  const count = unread + toDecide;
  const plain = document.title.replace(COUNT, '');
  const next = isAway && count > 0 ? `(${count}) ${plain}` : plain;
  if (document.title !== next) document.title = next;
}

function show({ noticeNo, kind, entity, id }: OwnNotice, open: () => void): void {
  try {
    // Other people see the screen and the notice centre: kind and number only (docs/rules/notice.md#browser).
    const shown = new Notification(localeState().t(`ownNotice.kind.${kind}`), {
      body: (entity && id) ?? '',
      tag: noticeNo,
    });
    shown.onclick = () => {
      window.focus();
      open();
      shown.close();
    };
  } catch {
    // Browsers of telephones have no such notices.
  }
}

/** Lets the browser show what is new since the last look. The first look finds nothing new: the bell has told it. */
async function look(open: () => void): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const { list, settings } = await pageOwnNotices({ pageSize: LOOKED_AT }, true);
  const { known } = read();
  write({ known: list.map(({ noticeNo }) => noticeNo) });
  if (!settings.desktop || !known) return;
  const since = list.find(({ noticeNo }) => known.includes(noticeNo))?.at ?? '';
  const fresh = list.filter(({ noticeNo, isRead, at }) => !isRead && at >= since && !known.includes(noticeNo));
  if (fresh.length > 0) await withTexts(Promise.resolve());
  for (const notice of fresh.reverse()) show(notice, open);
}

/** Asks once a minute, in one tab of all. */
async function askIfDue({ ask, open }: Inbox): Promise<void> {
  const isDue = () => isAway && navigator.onLine && Date.now() - read().at >= MENTIONS_POLL_MS - 500;
  const askOnce = async () => {
    if (!isDue()) return;
    write({});
    await ask();
    channel.postMessage({ of: shownOperator(), ...inbox.get() });
    await look(open);
  };
  if (!isDue()) return;
  // Browsers have locks on secure pages only.
  if (!('locks' in navigator)) return askOnce();
  await navigator.locks.request(KEY, { ifAvailable: true }, async (lock) => {
    if (lock) await askOnce();
  });
}

/**
 * Begins when the tab goes to the background, and ends when it is seen again: the count in the title, and notices of the browser if the
 * operator wants them. Tabs share one poll a minute.
 */
export function beAway(lent: Inbox): void {
  if (isAway || !document.hidden || !shownOperator()) return;
  isAway = true;
  const hear = ({ data }: MessageEvent) => {
    const { of, ...counts } = data ?? {};
    if (of === shownOperator()) inbox.note(counts);
  };
  const titles = new MutationObserver(showCount);
  const timer = window.setInterval(() => void askIfDue(lent).catch(ignoreApiError), MENTIONS_AFTER_MS);
  const ends = [
    inbox.subscribe(showCount),
    onSessionChange((isSignedIn) => !isSignedIn && end()),
    () => titles.disconnect(),
    () => window.clearInterval(timer),
    () => channel.removeEventListener('message', hear),
    () => document.removeEventListener('visibilitychange', back),
  ];
  function end() {
    isAway = false;
    for (const each of ends) each();
    showCount();
  }
  function back() {
    if (!document.hidden) end();
  }
  // A title that a screen sets meanwhile.
  titles.observe(document.head, { childList: true, characterData: true, subtree: true });
  channel.addEventListener('message', hear);
  document.addEventListener('visibilitychange', back);
  showCount();
  write({ known: undefined });
  void look(lent.open).catch(ignoreApiError);
}
