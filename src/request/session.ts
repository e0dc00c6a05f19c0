import { LABELS_KEY, OUTBOX_KEY, RECENTS_KEY, SESSION_KEY, TOKEN_KEY } from '@/constants';

/**
 * The session of spec §3: the token in local storage is the authority, the record `user` in session storage mirrors it
 * (decisions §10). All tabs share it; every tab hears of its end.
 */
/** Why a session ended; undefined in the other tabs. */
export type SessionEnd = 'expired' | 'idle' | 'logout';
type Listener = (isSignedIn: boolean, end?: SessionEnd) => void;

const STARTED_KEY = `${TOKEN_KEY}StartedAt`;
const MAX_TOKEN = 8 * 1024;
const listeners = new Set<Listener>();
/** Counts the sessions of this tab, so that an answer of an ended session can be told apart. */
let epoch = 0;

function mirror(token: string | null): void {
  if (token === null) sessionStorage.removeItem(SESSION_KEY);
  else sessionStorage.setItem(SESSION_KEY, JSON.stringify({ isLogin: true, token }));
}

function isUsableToken(token: unknown): token is string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly those are refused, a header value has none
  return typeof token === 'string' && token !== '' && token.length < MAX_TOKEN && !/[\u0000-\u001f\u007f]/.test(token);
}

/** The stored token, or null; rebuilds the mirror in a new tab. */
export function readToken(): string | null {
  const token = localStorage.getItem(TOKEN_KEY);
  if (token !== null && sessionStorage.getItem(SESSION_KEY) === null) mirror(token);
  return token;
}

/** Number of the present session of this tab; to be kept with each call that starts. */
export function sessionEpoch(): number {
  return epoch;
}

/** Opens a session with the token that login answered. Throws a TypeError when it is no header value. */
export function startSession(token: string): void {
  if (!isUsableToken(token)) throw new TypeError('The server sent no usable token');
  epoch += 1;
  localStorage.setItem(TOKEN_KEY, token);
  localStorage.setItem(STARTED_KEY, String(Date.now()));
  mirror(token);
  for (const listener of listeners) listener(true);
}

/**
 * Takes a renewed token of an answer (spec §4): only while the session of the request lives, never after logout, and of
 * overlapping answers the later-started request wins.
 * @param startedAt epoch ms at which the request was sent
 */
export function renewToken(token: unknown, requestEpoch: number, startedAt: number): void {
  if (!isUsableToken(token) || requestEpoch !== epoch) return;
  const current = localStorage.getItem(TOKEN_KEY);
  if (current === null || current === token || startedAt < Number(localStorage.getItem(STARTED_KEY) ?? 0)) return;
  localStorage.setItem(TOKEN_KEY, token);
  localStorage.setItem(STARTED_KEY, String(startedAt));
  mirror(token);
}

/** Ends the session, when there is one, in this tab and through local storage in all others; wipes what belonged to it. */
export function endSession(end: SessionEnd): void {
  if (localStorage.getItem(TOKEN_KEY) === null) return;
  epoch += 1;
  localStorage.removeItem(TOKEN_KEY);
  localStorage.removeItem(STARTED_KEY);
  localStorage.removeItem(OUTBOX_KEY);
  localStorage.removeItem(RECENTS_KEY);
  localStorage.removeItem(LABELS_KEY);
  sessionStorage.clear();
  for (const listener of listeners) listener(false, end);
}

/** Tells when the session starts or ends, in this tab or another one; gives back what stops it. */
export function onSessionChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

window.addEventListener('storage', (event) => {
  // A null key is localStorage.clear().
  if (event.key !== TOKEN_KEY && event.key !== null) return;
  const token = localStorage.getItem(TOKEN_KEY);
  const isChange = (event.oldValue === null) !== (token === null);
  mirror(token);
  if (!isChange && event.key !== null) return;
  epoch += 1;
  if (token === null) sessionStorage.clear();
  for (const listener of listeners) listener(token !== null);
});
