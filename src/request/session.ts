import { local, ofTab } from '@/browserStore';
import { DRAFTS_KEY, LABELS_KEY, OUTBOX_KEY, OWNER_KEY, RECENTS_KEY, REPLACED_KEY, SESSION_KEY, TOKEN_KEY } from '@/constants';
import type { ApiError } from '@/domain/apiError';
import { isUsableToken, storedToken, storeToken } from './token';

// The session (docs/rules/session.md#token, docs/rules/session.md#owner): the token in local storage is the authority, the record
// `user` in session storage mirrors it, and all tabs share it.

/** Why a session ended. `limit`: its longest time; `replaced`: the stored token belongs to another operator than this tab shows. */
export type SessionEnd = 'expired' | 'idle' | 'limit' | 'logout' | 'replaced';
/** How a session of this tab ended: why (undefined by another tab), by which refusal, and whose it was. */
type Ended = { end?: SessionEnd; by?: ApiError; of?: string };
type Listener = (isSignedIn: boolean, end?: SessionEnd) => void;

/** Stored beside the token. */
interface TokenRecord {
  /** The stored token and the previous one: other tabs may read this record before or after the token itself. */
  tokens: string[];
  /** Unknown until the current-user call has returned the operator. */
  owner?: string;
  /** Epoch ms at which the request that returned the token started. */
  startedAt: number;
}

/** Written briefly, so that the other tabs can distinguish a logout from other ends. */
const LOGOUT_KEY = `${TOKEN_KEY}Logout`;
const listeners = new Set<Listener>();
/** Counts the sessions of this tab, to recognise an answer that belongs to an ended session. */
let epoch = 0;
/** The token that this tab last read. */
let seen = storedToken();
/** The operator that this tab shows; undefined without one. */
let shown = seen === null ? undefined : recordOf(seen).owner;
/** The token for which this tab stopped. */
let stoppedFor: string | undefined;
/** A token that another version stored and this one cannot use has ended, too. */
let last: Ended | undefined = seen === null && local.get(TOKEN_KEY) ? { end: 'expired' } : undefined;

/** The record of a token. A record of another token, or of another version of the console, is ignored. */
function recordOf(token: string): TokenRecord {
  try {
    const record = JSON.parse(local.get(OWNER_KEY) ?? 'null') as TokenRecord;
    if (record.tokens.includes(token) && ['string', 'undefined'].includes(typeof record.owner)) return record;
  } catch {
    // Damaged or missing: the current-user call will return the owner.
  }
  return { tokens: [token], startedAt: 0 };
}

const keep = (record: TokenRecord) => local.put(OWNER_KEY, JSON.stringify(record));

function mirror(token: string | null): void {
  const record = token === null ? null : JSON.stringify({ isLogin: true, token });
  if (ofTab.get(SESSION_KEY) !== record) ofTab.put(SESSION_KEY, record);
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

/** Wipes the session data of this tab. Drafts may stay, because they belong to their operator (src/hooks/drafts.ts). */
function wipeTab(keepsDrafts: boolean): void {
  const drafts = keepsDrafts ? ofTab.get(DRAFTS_KEY) : null;
  ofTab.clear();
  if (drafts !== null) ofTab.put(DRAFTS_KEY, drafts);
}

function finish(end?: SessionEnd, by?: ApiError): void {
  last = { end, by, of: shown };
  seen = null;
  shown = undefined;
  stoppedFor = undefined;
  // After a logout nothing of the operator stays.
  wipeTab(end !== 'logout');
  change(false, end);
}

const noteReplaced = () => ofTab.put(REPLACED_KEY, 'yes');

/** Stops this tab: it sends nothing until it is reloaded, then as the operator of the stored token. */
function stop(token: string): void {
  if (stoppedFor === token) return;
  stoppedFor = token;
  ofTab.clear();
  mirror(token);
  noteReplaced();
  change(false, 'replaced');
}

/** True when the token belongs, or may belong, to another operator than this tab shows. */
function isForeign(owner: string | undefined, tokens: readonly string[]): boolean {
  if (owner !== undefined && shown !== undefined) return owner !== shown;
  // The owner is unknown. It may be another operator, unless the token followed the one of this tab.
  return seen !== null && !tokens.includes(seen);
}

/** Reads the storage. Another tab may have changed it while this one slept and received no event. */
function look(): void {
  const token = storedToken();
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
  for (const key of [OWNER_KEY, OUTBOX_KEY, RECENTS_KEY, LABELS_KEY]) local.put(key, null);
}

/** The stored token, or null when this tab may not use one. Updates the mirror. */
export function readToken(): string | null {
  look();
  return stoppedFor === undefined ? seen : null;
}

/** Number of the present session of this tab. Keep it with each call that starts. */
export function sessionEpoch(): number {
  return epoch;
}

/** True once this tab has stopped: the stored token belongs to another operator than it shows. */
export function hasStopped(): boolean {
  return stoppedFor !== undefined;
}

/** Id of the operator that this tab shows. Undefined until the owner of the token is known; until then only that call may be sent. */
export function shownOperator(): string | undefined {
  return shown;
}

/** How the last session of this tab ended. */
export function lastEnd(): Ended | undefined {
  return last;
}

/** The page before this one was left because the operator changed. A note of this page is for the next one, which may not be there yet. */
let isReplaced = ofTab.get(REPLACED_KEY) !== null;

/** True once after the tab reloaded because the operator changed, so that a notice can be shown. */
export function takeReplaced(): boolean {
  if (!isReplaced) return false;
  isReplaced = false;
  ofTab.put(REPLACED_KEY, null);
  return true;
}

/**
 * Opens a session with the token from login. False when another session began meanwhile: the sign-in is dropped, and this tab must be
 * reloaded for the operator of that session. Throws a TypeError when the token is not a valid header value, and a StorageFault when the
 * browser cannot keep it.
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
  storeToken(token);
  begin(token);
  return true;
}

/**
 * Stores the operator from the current-user call as the owner of the token. False when this tab shows another operator. The tab
 * stops when the stored token belongs to another operator.
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
 * Reads the storage before an answer is used, and takes the answer's renewed token (docs/rules/session.md#renewal). It takes it
 * only while the request's session lives, never after logout. Of overlapping answers, the later-started request wins. The owner
 * stays.
 * @param startedAt epoch ms at which the request was sent
 */
export function renewToken(token: unknown, requestEpoch: number, startedAt: number): void {
  look();
  if (!isUsableToken(token)) return;
  if (requestEpoch !== epoch || seen === null || stoppedFor !== undefined || token === seen) return;
  const record = recordOf(seen);
  if (startedAt < record.startedAt) return;
  keep({ tokens: [token, seen], owner: record.owner ?? shown, startedAt });
  try {
    storeToken(token);
  } catch {
    // The browser still has the token before it: all tabs use that one until the server refuses it.
    return;
  }
  seen = token;
  mirror(token);
}

/**
 * Ends the session of this tab and, through local storage, of all others. Wipes the session's data. Does nothing without a
 * session.
 * @param by the refusal that ended it, shown on the login page
 */
export function endSession(end: SessionEnd, by?: ApiError): void {
  if (readToken() === null) return;
  if (end === 'logout') local.put(LOGOUT_KEY, end);
  local.put(LOGOUT_KEY, null);
  local.put(TOKEN_KEY, null);
  wipeBrowser();
  finish(end, by);
}

/** Calls the listener when the session starts or ends, in this tab or another. Returns a function that removes the listener. */
export function onSessionChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

// A page restored from the browser's cache has missed the storage events.
for (const event of ['storage', 'pageshow', 'focus']) window.addEventListener(event, look);
window.addEventListener('storage', ({ key, newValue }) => {
  // A null key means that everything was removed.
  if (key === null || (key === LOGOUT_KEY && newValue !== null)) ofTab.put(DRAFTS_KEY, null);
});
