import { API_BASE } from '@/constants';

/**
 * The address as the browser resolves it; undefined when it does not parse. (`URL.canParse` is newer than our oldest browser.)
 */
export function resolveUrl(url: string, origin: string = window.location.origin): URL | undefined {
  try {
    return new URL(url, origin);
  } catch {
    return undefined;
  }
}

/**
 * True when the address, resolved as the browser does it, is our own API. Tokens are sent and accepted only there
 * (docs/rules/session.md#own-api). False when the address does not parse.
 */
export function isOwnApi(url: string, origin: string = window.location.origin): boolean {
  const resolved = resolveUrl(url, origin);
  return (
    resolved !== undefined &&
    resolved.origin === origin &&
    resolved.username === '' &&
    resolved.password === '' &&
    resolved.pathname.startsWith(`${API_BASE}/`)
  );
}
