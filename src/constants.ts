/** The constants of docs/rules/console.md#constants, and a few others. Do not define them a second time. */

/** docs/rules/console.md#constants */
export const API_BASE = '/api';
export const SESSION_KEY = 'user';
export const PAGE_SIZE = 10;
export const FIRST_PAGE = 1;
export const FOCUS_REFRESH_MS = 5_000;
export const CACHE_MS = 5 * 60_000;
export const LOAD_MORE_PX = 100;
export const CHUNK_TIMEOUT_MS = 120_000;
export const NOTICE = { durationSec: 4.5, placement: 'topRight', offset: 24 } as const;
/** A message about conditions that were left out: the operator must read which rows are shown now. */
export const LOSS_SEC = 12;
export const LAYOUT = { layout: 'mix', contentWidth: 'Fluid', fixSiderbar: true, siderWidth: 208, contentPadding: 10 } as const;
export const PRIMARY_COLOR = '#1677FF';

/** docs/rules/session.md#token: this local-storage record is the authority; SESSION_KEY mirrors it in session storage. */
export const TOKEN_KEY = 'token';
/** Owner of the token (docs/rules/session.md#owner), in local storage; wiped with the session. */
export const OWNER_KEY = 'tokenOwner';
/** Set in session storage while a tab reloads because the operator changed. */
export const REPLACED_KEY = 'operatorReplaced';
/** Changes without a confirmed outcome, in local storage; wiped with the session. */
export const OUTBOX_KEY = 'outbox';
/** Numbers of recently opened records, in local storage; wiped with the session. */
export const RECENTS_KEY = 'recents';
/** Labels of the data dictionary, in local storage; wiped with the session. */
export const LABELS_KEY = 'labels';
/** Unsent form input, in session storage; outlives the operator's session (docs/rules/console.md#drafts). */
export const DRAFTS_KEY = 'drafts';
/** The first list request of the screen, in session storage, sent early at the next start; of one operator (src/request/earlyList.ts). */
export const EARLY_LIST_KEY = 'earlyList';
export const LOGIN_PATH = '/login';
/** The session calls: the only calls that are sent before the owner of the token is known. */
export const SESSION_CALLS = { login: '/auth/login', current: '/auth/current', logout: '/auth/logout' } as const;

/** docs/rules/session.md#idle-time: wall-clock time over all tabs. A site can set its own limits (src/site.ts). */
export const IDLE_WARN_MINUTES = 13;
export const IDLE_LIMIT_MINUTES = 15;

/** docs/rules/calls.md#retries */
export const GET_TIMEOUT_MS = 15_000;
export const POST_TIMEOUT_MS = 30_000;
export const DOWNLOAD_TIMEOUT_MS = 120_000;
export const GET_RETRIES = 2;

/** Interval at which the rows of a visible list are updated. */
export const LIST_WATCH_MS = 10_000;
export const BADGE_POLL_MS = 30_000;
/** Delay after the start, and interval, of the check for mentions of the operator. */
export const MENTIONS_AFTER_MS = 5_000;
/** Interval at which we check whether the rows have loaded: the dictionary's labels are read after them. */
export const LABELS_AFTER_MS = 700;
/** Delay after the start until the live stream is read. */
export const LIVE_AFTER_MS = 3_000;
/** A list reads its rows again at most this often because of the live stream. */
export const LIVE_ROWS_MS = 2_000;
export const MENTIONS_POLL_MS = 60_000;
export const VERSION_POLL_MS = 60_000;
export const PAGE_SIZES = [10, 20, 50, 100, 200] as const;
/** Longer pages draw only the visible rows (docs/rules/quality.md#long-days). */
export const PLAIN_ROWS = 50;
/** Longest range of a list (docs/rules/lists.md#ranges). */
export const MAX_RANGE_DAYS = 93;
/** docs/rules/money.md#zone */
export const DEFAULT_TIME_ZONE = 'Asia/Singapore';
