import { DRAFTS_KEY, LABELS_KEY, OUTBOX_KEY, OWNER_KEY, RECENTS_KEY, REPLACED_KEY, SESSION_KEY, TOKEN_KEY } from '@/constants';
import type { ApiError } from '@/domain/apiError';

/**
 * The session (docs/rules/session.md#token): the token in local storage is the authority, the record `user` in session storage mirrors it
 * (docs/rules/session.md#token). All tabs share it; every tab hears of its end. The token belongs to an operator: a tab that shows
 * another one stops (docs/rules/session.md#owner).
 */
/** Why a session ended; undefined when another tab ended it. `replaced`: this tab no longer shows the operator of the stored token. */
export type SessionEnd = 'expired' | 'idle' | 'logout' | 'replaced';
type Listener = (isSignedIn: boolean, end?: SessionEnd) => void;

/** What is kept beside the token. */
interface TokenRecord {
  /** The stored token and the one before it: other tabs may read this record before or after the token itself. */
  tokens: string[];
  /** Unknown until the current-user call has named the operator. */
  owner?: string;
  /** Epoch ms at which the request started that brought the token. */
  startedAt: number;
}

/** Written for a moment, so that the other tabs hear of a logout and not of any end alone. */
const LOGOUT_KEY = `${TOKEN_KEY}Logout`;
const MAX_TOKEN = 8 * 1024;
const listeners = new Set<Listener>();
/** Counts the sessions of this tab, so that an answer of an ended session can be told apart. */
let epoch = 0;
/** The token that this tab knows of. */
let seen = localStorage.getItem(TOKEN_KEY);
/** The operator that this tab shows; undefined while it shows nobody. */
let shown = seen === null ? undefined : recordOf(seen).owner;
/** The token for which this tab has stopped. */
let stoppedFor: string | undefined;
let last: { end: SessionEnd; by?: ApiError } | undefined;

/** What is known of a token; a record of another token, or of an older version of the console, says nothing of it. */
function recordOf(token: string): TokenRecord {
  try {
    const record = JSON.parse(localStorage.getItem(OWNER_KEY) ?? 'null') as TokenRecord;
    if (record.tokens.includes(token)) return record;
  } catch {
    // Damaged or missing: the owner is asked for.
  }
  return { tokens: [token], startedAt: 0 };
}

const keep = (record: TokenRecord) => localStorage.setItem(OWNER_KEY, JSON.stringify(record));

function mirror(token: string | null): void {
  const record = token === null ? null : JSON.stringify({ isLogin: true, token });
  if (sessionStorage.getItem(SESSION_KEY) === record) return;
  if (record === null) sessionStorage.removeItem(SESSION_KEY);
  else sessionStorage.setItem(SESSION_KEY, record);
}

function isUsableToken(token: unknown): token is string {
  // A header value has no control characters.
  return typeof token === 'string' && token !== '' && token.length < MAX_TOKEN && !/\p{Cc}/u.test(token);
}

function change(isSignedIn: boolean, end?: SessionEnd): void {
  epoch += 1;
  for (const listener of listeners) listener(isSignedIn, end);
}

function begin(token: string, owner?: string): void {
  seen = token;
  shown = owner;
  last = undefined;
  mirror(token);
  change(true);
}

/** Wipes what this tab held of a session; what was typed is bound to its operator (src/hooks/drafts.ts). */
function wipeTab(keepsDrafts: boolean): void {
  const drafts = keepsDrafts ? sessionStorage.getItem(DRAFTS_KEY) : null;
  sessionStorage.clear();
  if (drafts !== null) sessionStorage.setItem(DRAFTS_KEY, drafts);
}

function finish(end?: SessionEnd, by?: ApiError): void {
  seen = null;
  shown = undefined;
  stoppedFor = undefined;
  last = end && { end, by };
  // Who chose to leave leaves nothing behind.
  wipeTab(end !== 'logout');
  change(false, end);
}

const noteReplaced = () => sessionStorage.setItem(REPLACED_KEY, 'yes');

/** Stops this tab: it sends nothing more until it is loaded again, then as the operator of the stored token. */
function stop(token: string): void {
  if (stoppedFor === token) return;
  stoppedFor = token;
  sessionStorage.clear();
  mirror(token);
  noteReplaced();
  change(false, 'replaced');
}

/** True when a token is not of the operator that this tab shows, or may not be. */
function isForeign(owner: string | undefined, tokens: readonly string[]): boolean {
  if (owner !== undefined && shown !== undefined) return owner !== shown;
  // Nobody knows whose it is: it may be anybody's, unless it followed the one of this tab.
  return seen !== null && !tokens.includes(seen);
}

/** Looks at what is stored. Another tab may have changed it, also while this one slept and heard nothing. */
function look(): void {
  const token = localStorage.getItem(TOKEN_KEY);
  mirror(token);
  if (token === null) {
    if (seen !== null) finish();
    return;
  }
  const { tokens, owner } = recordOf(token);
  if (seen === null) begin(token, owner);
  else if (isForeign(owner, tokens)) stop(token);
  else {
    seen = token;
    shown ??= owner;
    stoppedFor = undefined;
  }
}

function wipeBrowser(): void {
  for (const key of [OWNER_KEY, OUTBOX_KEY, RECENTS_KEY, LABELS_KEY]) localStorage.removeItem(key);
}

/** The stored token, or null when there is none that this tab may use; brings the mirror up to date. */
export function readToken(): string | null {
  look();
  return stoppedFor === undefined ? seen : null;
}

/** Number of the present session of this tab; to be kept with each call that starts. */
export function sessionEpoch(): number {
  return epoch;
}

/** True once this tab has stopped: the stored token is not of the operator that it shows. */
export function hasStopped(): boolean {
  return stoppedFor !== undefined;
}

/** True when it is known whose the stored token is; until then only its owner may be asked for. */
export function isOwnerKnown(): boolean {
  return shown !== undefined;
}

/** Id of the operator that this tab shows; undefined until the owner of the token is known. */
export function shownOperator(): string | undefined {
  return shown;
}

/** Why the last session of this tab ended, and by which refusal; undefined when another tab ended it. */
export function lastEnd(): { end: SessionEnd; by?: ApiError } | undefined {
  return last;
}

/** Once after a tab was loaded again because the operator changed: true, so that it says so. */
export function takeReplaced(): boolean {
  const isReplaced = sessionStorage.getItem(REPLACED_KEY) !== null;
  sessionStorage.removeItem(REPLACED_KEY);
  return isReplaced;
}

/**
 * Opens a session with the token that login answered. False when a session began meanwhile: the sign-in is dropped, and this tab
 * is to be loaded again for whoever is signed in. Throws a TypeError when the token is no header value.
 */
export function startSession(token: string): boolean {
  if (!isUsableToken(token)) throw new TypeError('The server sent no usable token');
  look();
  if (seen !== null) {
    noteReplaced();
    return false;
  }
  wipeBrowser();
  wipeTab(true);
  keep({ tokens: [token], startedAt: Date.now() });
  localStorage.setItem(TOKEN_KEY, token);
  begin(token);
  return true;
}

/**
 * Takes the operator that the current-user call named as the owner of the token. False when this tab shows somebody else; it stops
 * when that is because the stored token is not theirs.
 * @param sent the token that the call carried
 */
export function learnOwner(owner: string, sent: string | undefined): boolean {
  look();
  if (seen === null || stoppedFor !== undefined) return false;
  const record = recordOf(seen);
  if (sent !== undefined && record.tokens.includes(sent)) {
    if (record.owner !== owner) keep({ ...record, owner });
    shown ??= owner;
    if (shown !== owner) stop(seen);
  }
  return shown === owner;
}

/**
 * Looks at what is stored before an answer is used, and takes its renewed token (docs/rules/session.md#renewal): only while the
 * session of the request lives, never after logout, and of overlapping answers the later-started request wins. The owner stays.
 * @param startedAt epoch ms at which the request was sent
 */
export function renewToken(token: unknown, requestEpoch: number, startedAt: number): void {
  look();
  if (!isUsableToken(token)) return;
  if (requestEpoch !== epoch || seen === null || stoppedFor !== undefined || token === seen) return;
  const record = recordOf(seen);
  if (startedAt < record.startedAt) return;
  keep({ tokens: [token, seen], owner: record.owner ?? shown, startedAt });
  localStorage.setItem(TOKEN_KEY, token);
  seen = token;
  mirror(token);
}

/**
 * Ends the session, when there is one of this tab, here and through local storage in all others; wipes what belonged to it.
 * @param by the refusal that ended it, to be told on the login page
 */
export function endSession(end: SessionEnd, by?: ApiError): void {
  if (readToken() === null) return;
  if (end === 'logout') localStorage.setItem(LOGOUT_KEY, end);
  localStorage.removeItem(LOGOUT_KEY);
  localStorage.removeItem(TOKEN_KEY);
  wipeBrowser();
  finish(end, by);
}

/** Tells when the session starts or ends, in this tab or another one; gives back what stops it. */
export function onSessionChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

// A page that comes out of the browser's cache has missed what happened meanwhile.
for (const event of ['storage', 'pageshow', 'focus']) window.addEventListener(event, look);
window.addEventListener('storage', ({ key, newValue }) => {
  // A null key is localStorage.clear().
  if (key === null || (key === LOGOUT_KEY && newValue !== null)) sessionStorage.removeItem(DRAFTS_KEY);
});
