import { ipFault, parseAddress } from './ip';

/** Faults of a server's URL: malformed, not https, with a user name, or in a network that nobody else reaches. */
export type UrlFault = 'form' | 'https' | 'user' | 'private';

/** The test environment of an upstream may be in our own network. */
const INNER: readonly string[] = ['private', 'loopback', 'linkLocal'];
const INNER_NAME = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|home\.arpa)$/;

/**
 * Fault of a URL that the platform calls: of an upstream (docs/rules/upstream.md#form) or of a merchant's callbacks
 * (docs/rules/mch.md#form). Undefined without one.
 * @param text the URL as it is saved
 * @param isInnerAllowed whether the server may be in a private network
 */
export function urlFault(text: string, isInnerAllowed = false): UrlFault | undefined {
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    return 'form';
  }
  // `URL` drops line breaks and tabs; another program would read two lines.
  if (/[\s\p{Cc}]/u.test(text)) return 'form';
  if (url.protocol !== 'https:') return 'https';
  if (url.username || url.password) return 'user';
  const host = url.hostname.replace(/^\[|\]$|\.$/g, '').toLowerCase();
  if (parseAddress(host)) {
    const kind = ipFault(host);
    return kind === undefined || (isInnerAllowed && INNER.includes(kind)) ? undefined : 'private';
  }
  const isInner = INNER_NAME.test(host) || !host.includes('.');
  return isInner && !isInnerAllowed ? 'private' : undefined;
}
