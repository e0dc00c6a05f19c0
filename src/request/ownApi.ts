import { API_BASE } from '@/constants';

/**
 * True when the address, resolved as the browser does it, is our own API: only then a token goes out or is taken in
 * (decisions §11). False for everything that does not parse.
 */
export function isOwnApi(url: string, origin: string = window.location.origin): boolean {
  if (!URL.canParse(url, origin)) return false;
  const resolved = new URL(url, origin);
  return (
    resolved.origin === origin &&
    resolved.username === '' &&
    resolved.password === '' &&
    resolved.pathname.startsWith(`${API_BASE}/`)
  );
}
