import { local } from '@/browserStore';
import { TOKEN_KEY } from '@/constants';

const MAX_TOKEN = 8 * 1024;

/** Whether every header can carry the token. */
export function isUsableToken(token: unknown): token is string {
  return typeof token === 'string' && token.length < MAX_TOKEN && /^[ -~]+$/.test(token);
}

/** The stored token; one that cannot be sent counts as none. */
export function storedToken(): string | null {
  const token = local.get(TOKEN_KEY);
  return isUsableToken(token) ? token : null;
}

/** Stores the token in the browser, where other tabs see it, or nowhere. Throws a StorageFault, also when it could not be read again. */
export function storeToken(token: string): void {
  local.write(TOKEN_KEY, token);
  local.read(TOKEN_KEY);
}
