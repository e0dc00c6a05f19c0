import { type KeyboardEvent, useState } from 'react';
import { local, StorageFault } from '@/browserStore';
import { TOKEN_KEY } from '@/constants';
import { ApiError } from '@/domain/apiError';
import { useT } from '@/hooks/useT';
import type { Translate } from '@/locales/store';
import { siteSettings } from '@/site';
import styles from './index.css';

// What the steps of a sign-in share, in one file: each module of its own costs the login page bytes.

const PROBE_KEY = `${TOKEN_KEY}Probe`;

/** Name of the console, and of the environment if the site names one. */
export function Brand() {
  const t = useT();
  const { environment } = siteSettings();
  return (
    <div className={styles.brand}>
      <img src="/favicon.svg" alt="" width="36" height="36" />
      <span>{t('common.appName')}</span>
      {environment && <strong>{environment}</strong>}
    </div>
  );
}

/** Whether the browser can keep a session: asked before a password is sent. */
export function canKeepSession(): boolean {
  try {
    // As long as a token may well be.
    local.write(PROBE_KEY, 'x'.repeat(1024));
    local.write(PROBE_KEY, null);
    local.read(TOKEN_KEY);
    return true;
  } catch {
    return false;
  }
}

/** What to tell after a step of a sign-in failed. Throws what is no failure of a call. */
export function failureOf(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof StorageFault) return new ApiError({ kind: 'storage' });
  throw error;
}

/** The server's message, that of a field first. Otherwise a text for the kind of failure. */
function wordsFor(error: ApiError, t: Translate): string {
  const words = error.data?.fields?.[0]?.msg || error.msg;
  if (words) return words;
  const { kind } = error;
  if (kind === 'http') return t('error.noMessage');
  return t(kind === 'business' || kind === 'aborted' ? 'error.malformed' : `error.${kind}`);
}

/** One failure (docs/rules/calls.md#failures). An HTTP status has a title. @param silent text used if the server sent no message */
export function Failure({ error, silent }: { error: ApiError; silent?: string }) {
  const t = useT();
  return (
    <>
      {error.kind === 'http' && <strong>{t('error.requestError', { status: error.status })}</strong>}
      <span>{(!error.msg && silent) || wordsFor(error, t)}</span>
    </>
  );
}

interface PasswordInputProps {
  label: string;
  /** What a password manager does with it. */
  use: 'current-password' | 'new-password';
  value: string;
  onChange: (value: string) => void;
  /** What is wrong with the value. */
  problem?: string | false;
}

/** A password that can be shown, with a warning about caps lock. */
export function PasswordInput({ label, use, value, onChange, problem }: PasswordInputProps) {
  const t = useT();
  const [isShown, setIsShown] = useState(false);
  const [isCaps, setIsCaps] = useState(false);
  const watchCapsLock = (event: KeyboardEvent) => setIsCaps(event.getModifierState('CapsLock'));
  return (
    <>
      <label htmlFor="password">{label}</label>
      <div className={styles.password}>
        <input
          id="password"
          type={isShown ? 'text' : 'password'}
          autoComplete={use}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={watchCapsLock}
          onKeyUp={watchCapsLock}
          aria-invalid={!!problem}
          aria-describedby="password-hint"
        />
        <button
          type="button"
          aria-pressed={isShown}
          aria-label={t(isShown ? 'login.hidePassword' : 'login.showPassword')}
          onClick={() => setIsShown(!isShown)}
        >
          <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
            <path d="M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12z" />
            <circle cx="12" cy="12" r="3" />
            {isShown && <path d="M4 4l16 16" />}
          </svg>
        </button>
      </div>
      <p id="password-hint" className={styles.hint}>
        {problem || (isCaps && t('login.capsLock'))}
      </p>
    </>
  );
}
