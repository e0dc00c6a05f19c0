import { matchPath } from '@umijs/max';
import { LOGIN_PATH } from '@/constants';
import { screens } from '../../config/routes';
import { resolveUrl } from './ownApi';
import { lastEnd } from './session';

/**
 * The login address that returns to the present page (docs/rules/session.md#redirect): path plus query in `redirect`. On the
 * login page it keeps that page's address. It adds nothing when the address already has such a parameter.
 * @param at path and query of the present location
 */
export function loginUrl(at: { pathname: string; search: string }): string {
  if (at.pathname === LOGIN_PATH) return `${LOGIN_PATH}${at.search}`;
  if (at.pathname === '/' || new URLSearchParams(at.search).has('redirect')) return LOGIN_PATH;
  const { end, of } = lastEnd() ?? {};
  // Who signs out, here or in another tab, leaves the screen to nobody else (docs/rules/session.md#redirect).
  const owner = of !== undefined && (end === 'logout' || end === undefined) ? `&of=${markOf(of)}` : '';
  return `${LOGIN_PATH}?redirect=${encodeURIComponent(at.pathname + at.search)}${owner}`;
}

/** Mark of an operator in an address, which names the person to nobody. @param operatorId undefined gives a mark of no one */
export function markOf(operatorId = ''): string {
  let hash = 2_166_136_261;
  for (const character of operatorId) hash = Math.imul(hash ^ character.charCodeAt(0), 16_777_619);
  return (hash >>> 0).toString(36);
}

/**
 * Where to go after login: the redirect, only when it resolves to a known route of this site, never /login or /api
 * (docs/rules/session.md#redirect). Otherwise undefined.
 * @param redirect value of the query parameter, already decoded once
 */
export function safeRedirect(redirect: string | null): string | undefined {
  if (!redirect || redirect.length > 2_048 || !/^\/(?!\/)/.test(redirect) || /\\|\p{Cc}/u.test(redirect)) return undefined;
  const url = resolveUrl(redirect);
  if (!url || url.origin !== window.location.origin) return undefined;
  // Match and use the parsed path, so that `/..//evil` cannot become a protocol-relative address.
  if (!screens.some((screen) => matchPath(screen.path, url.pathname))) return undefined;
  return url.pathname + url.search + url.hash;
}
