/** The constants of docs/rules/console.md#constants, and a few beside them; nothing else defines one of these again. */

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
export const LAYOUT = { layout: 'mix', contentWidth: 'Fluid', fixSiderbar: true, siderWidth: 208, contentPadding: 10 } as const;
export const PRIMARY_COLOR = '#1677FF';

/** docs/rules/session.md#token: the authority is this record of local storage; SESSION_KEY mirrors it in session storage. */
export const TOKEN_KEY = 'token';
/** Whose the token is (docs/rules/session.md#owner), in local storage; wiped with the session. */
export const OWNER_KEY = 'tokenOwner';
/** Set in session storage while a tab is loaded again because the operator changed. */
export const REPLACED_KEY = 'operatorReplaced';
/** Changes without a definite answer, in local storage; wiped with the session. */
export const OUTBOX_KEY = 'outbox';
/** Numbers of the records that were opened last, in local storage; wiped with the session. */
export const RECENTS_KEY = 'recents';
/** Labels of the data dictionary, in local storage; wiped with the session. */
export const LABELS_KEY = 'labels';
/** What was typed and not sent, in session storage; outlives the session of its operator (docs/rules/console.md#drafts). */
export const DRAFTS_KEY = 'drafts';
/** The first list request of the screen, in session storage, sent early at the next start; of one operator (src/request/earlyList.ts). */
export const EARLY_LIST_KEY = 'earlyList';
export const LOGIN_PATH = '/login';
/** The calls about the session itself: the only ones that go out before it is known whose the token is. */
export const SESSION_CALLS = { login: '/auth/login', current: '/auth/current', logout: '/auth/logout' } as const;

/** docs/rules/session.md#idle-time: counted over all tabs by wall clock; a site may have limits of its own (src/site.ts). */
export const IDLE_WARN_MINUTES = 13;
export const IDLE_LIMIT_MINUTES = 15;

/** docs/rules/calls.md#retries */
export const GET_TIMEOUT_MS = 15_000;
export const POST_TIMEOUT_MS = 30_000;
export const DOWNLOAD_TIMEOUT_MS = 120_000;
export const GET_RETRIES = 2;

/** How often rows on the screen are brought up to date while somebody looks at them. */
export const LIST_WATCH_MS = 10_000;
export const BADGE_POLL_MS = 30_000;
/** How soon after the start, and how often, it is asked who mentions the operator. */
export const MENTIONS_AFTER_MS = 5_000;
/** How often it is looked whether the rows are there, so that the labels of the dictionary can be read. */
export const LABELS_AFTER_MS = 700;
export const MENTIONS_POLL_MS = 60_000;
export const VERSION_POLL_MS = 60_000;
export const PAGE_SIZES = [10, 20, 50, 100, 200] as const;
/** Longer pages draw only the rows in sight (docs/rules/quality.md#long-days). */
export const PLAIN_ROWS = 50;
/** Longest range of a list (docs/rules/lists.md#ranges). */
export const MAX_RANGE_DAYS = 93;
/** docs/rules/money.md#zone */
export const DEFAULT_TIME_ZONE = 'Asia/Singapore';
