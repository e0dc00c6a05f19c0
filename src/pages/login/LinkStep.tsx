import { useModel } from '@umijs/max';
import { type FormEvent, startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import { PasswordStrength } from '@/components/PasswordStrength';
import { tooLong } from '@/components/tooLong';
import { ApiError } from '@/domain/apiError';
import { PASSWORD_LENGTH } from '@/domain/password';
import { isTooWeak } from '@/hooks/useStrength';
import { useT } from '@/hooks/useT';
import { endSession, onSessionChange, readToken, startSession } from '@/request/session';
import { finishLink, openLink } from '@/services/link';
import { logout } from '@/services/session';
import styles from './index.css';
import { PLAIN_BUTTON } from './plainButton';
import { Brand, canKeepSession, Failure, failureOf, PasswordInput } from './shared';

// Not in the style sheet, which the login page loads at once.
const SOFT = { color: 'var(--soft)', margin: '0 0 16px' } as const;
const SECOND = { ...SOFT, margin: '12px 0 0' } as const;

interface LinkStepProps {
  /** What the mailed link carries. */
  token: string;
  /** Back to the page, with the answer when a second factor is asked for. */
  onDone: (username?: string, asked?: Awaited<ReturnType<typeof finishLink>>) => void;
}

/** Whom a mailed link is for; asked only without a session, and again after a failure. */
function useOwner(token: string, isSignedIn: boolean) {
  const [owner, setOwner] = useState<Awaited<ReturnType<typeof openLink>>>();
  const [failure, setFailure] = useState<ApiError>();
  const open = useCallback(() => {
    setFailure(undefined);
    openLink(token).then(setOwner, (error: unknown) => setFailure(failureOf(error)));
  }, [token]);
  useEffect(() => {
    if (!isSignedIn) open();
  }, [isSignedIn, open]);
  return { owner, failure, setFailure, open };
}

/** Sets a password by a mailed link (docs/rules/session.md#links). Loaded only then, and written without antd like the login page. */
export default function LinkStep({ token, onDone }: LinkStepProps) {
  const t = useT();
  const [isSignedIn, setIsSignedIn] = useState(readToken() !== null);
  const { owner, failure, setFailure, open } = useOwner(token, isSignedIn);
  useEffect(() => onSessionChange((isOpen) => setIsSignedIn(isOpen)), []);

  if (isSignedIn) return <SignedIn onStay={() => onDone()} />;
  if (failure?.error === 'GONE')
    return <Card title={t('link.goneTitle')} text={t('link.goneText')} action={t('link.back')} onAction={() => onDone()} />;
  if (failure && !owner)
    return (
      <Card title={t('link.failed')} action={t('common.action.retry')} onAction={open}>
        <p role="alert" className={styles.failure}>
          <Failure error={failure} />
        </p>
      </Card>
    );
  if (!owner) return <Card title={t('link.checking')} />;
  return <SetPassword token={token} owner={owner} failure={failure} onFailure={setFailure} onDone={onDone} />;
}

interface CardProps {
  title: string;
  text?: string;
  action?: string;
  onAction?: () => void;
  children?: React.ReactNode;
}

function Card({ title, text, action, onAction, children }: CardProps) {
  return (
    <div className={styles.card}>
      <Brand />
      <h1>{title}</h1>
      {text && <p role="status">{text}</p>}
      {children}
      {action && (
        <button type="button" className={styles.submit} onClick={onAction}>
          {action}
        </button>
      )}
    </div>
  );
}

/** Nobody is signed out without being asked. */
function SignedIn({ onStay }: { onStay: () => void }) {
  const t = useT();
  const username = useModel('@@initialState').initialState?.currentUser?.username;
  const [isBusy, setIsBusy] = useState(false);
  const leave = async () => {
    if (isBusy) return;
    setIsBusy(true);
    // End the session here even if the call fails; the server's session expires.
    await logout().catch(() => undefined);
    endSession('logout');
  };
  return (
    <Card title={t('link.signedInTitle')} action={t('link.signOut')} onAction={() => void leave()}>
      <p>
        <b>{username}</b>
      </p>
      <p>{t('link.signedInText')}</p>
      <p style={SECOND}>
        <button type="button" style={PLAIN_BUTTON} onClick={onStay}>
          {t('link.stay')}
        </button>
      </p>
    </Card>
  );
}

interface SetPasswordProps extends LinkStepProps {
  owner: Awaited<ReturnType<typeof openLink>>;
  failure?: ApiError;
  onFailure: (failure?: ApiError) => void;
}

function SetPassword({ token, owner, failure, onFailure, onDone }: SetPasswordProps) {
  const { kind, username, realName } = owner;
  const t = useT();
  const [password, setPassword] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [weak, setWeak] = useState<string>();
  const names = useMemo(() => [username, realName], [username, realName]);
  const fault = tooLong(password, PASSWORD_LENGTH.most, t) ?? (password.length < PASSWORD_LENGTH.least && t('link.tooShort'));
  const refusal = failure?.data?.fields?.find(({ name }) => name === 'password')?.msg;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setWasTried(true);
    onFailure(undefined);
    // Another tab has signed in meanwhile: the page enters the console with its token.
    if (fault || isBusy || readToken() !== null) return;
    if (!canKeepSession()) return onFailure(new ApiError({ kind: 'storage' }));
    setIsBusy(true);
    if (await isTooWeak(password, names)) {
      setWeak(password);
      return setIsBusy(false);
    }
    try {
      const answer = await finishLink({ token, password });
      // The form stays until the code of the second step is there.
      if (answer.mfaRequired) startTransition(() => onDone(username, answer));
      else if (!startSession(answer.token ?? '')) window.location.reload();
    } catch (error) {
      onFailure(failureOf(error));
      setIsBusy(false);
    }
  };

  return (
    <form className={styles.card} onSubmit={(event) => void submit(event)} noValidate>
      <Brand />
      <h1>{t(`link.title.${kind}`)}</h1>
      <p>
        <b>{realName}</b>
      </p>
      <p>{t(`link.text.${kind}`)}</p>
      <label htmlFor="username">{t('login.username')}</label>
      <input id="username" autoComplete="username" readOnly value={username} />
      <p className={styles.hint} />
      <PasswordInput
        label={t('link.password')}
        use="new-password"
        value={password}
        onChange={setPassword}
        problem={refusal ?? ((wasTried && fault) || (weak === password && t('security.strength.tooWeak')))}
      />
      <p style={SOFT}>
        {t(`link.rules.${kind}`)} <PasswordStrength password={password} names={names} />
      </p>
      <p role="alert" className={styles.failure}>
        {failure && !refusal && <Failure error={failure} />}
      </p>
      <button type="submit" className={styles.submit} aria-disabled={isBusy}>
        {t(isBusy ? 'login.busy' : 'link.submit')}
      </button>
    </form>
  );
}
