import { history, useLocation, useModel } from '@umijs/max';
import { type FormEvent, lazy, Suspense, startTransition, useCallback, useEffect, useState } from 'react';
import { tooLong } from '@/components/tooLong';
import { LOGIN_PATH } from '@/constants';
import { ApiError } from '@/domain/apiError';
import { hasDirection } from '@/domain/direction';
import { PASSWORD_LENGTH } from '@/domain/password';
import { useLocale, useT } from '@/hooks/useT';
import { chooseTheme, useTheme } from '@/hooks/useTheme';
import { preloadScreen } from '@/layouts/preload';
import { chooseLocale, loadConsoleTexts, withTexts } from '@/locales/store';
import { setNotifier } from '@/request/notifier';
import { markOf, safeRedirect } from '@/request/redirect';
import { lastEnd, onSessionChange, readToken, shownOperator, startSession } from '@/request/session';
import { login } from '@/services/session';
import { queuePath, startPath } from '../../../config/routes';
import styles from './index.css';
import { Brand, canKeepSession, Failure, failureOf, PasswordInput } from './shared';

const DemoAccounts = lazy(() => import(/* webpackChunkName: "demo-accounts" */ './DemoAccounts'));
const LinkStep = lazy(() => withTexts(import(/* webpackChunkName: "link-step" */ './LinkStep')));
const SecondStep = lazy(() => withTexts(import(/* webpackChunkName: "second-step" */ './SecondStep')));

/** Only the development server and the preview write demo accounts into the page, never production. */
const demoAccounts = () => document.querySelector('meta[name="demo-accounts"]')?.getAttribute('content');

/** Does not use antd, so that the login page loads a fraction of the console's code (docs/rules/console.md#login-page). */
export default function LoginPage() {
  const t = useT();
  const locale = useLocale();
  const theme = useTheme();
  const { refresh } = useModel('@@initialState');
  const { hash, search } = useLocation();
  const [link, setLink] = useState(hash);
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [wasTried, setWasTried] = useState(false);
  const [failure, setFailure] = useState<ApiError>();
  const [asked, setAsked] = useState<Awaited<ReturnType<typeof login>>>();
  const [demo] = useState(demoAccounts);
  const [isBlocked] = useState(() => !canKeepSession());
  const ended = lastEnd();
  const token = link.split(/^#(?:invite|reset)=/)[1];

  const query = new URLSearchParams(search);
  const redirect = safeRedirect(query.get('redirect'));
  const owner = query.get('of');

  useEffect(() => {
    document.title = `${t('login.title')} - ${t('common.appName')}`;
  }, [t]);

  useEffect(() => setNotifier(setFailure), []);

  useEffect(() => {
    if (!hash) return;
    setLink(hash);
    // The token of a mailed link stays in no address and in no history.
    history.replace(LOGIN_PATH + search);
  }, [hash, search]);

  useEffect(() => {
    const enter = async () => {
      await refresh();
      const own = owner === null || owner === markOf(shownOperator()) ? redirect : undefined;
      // Without a redirect, the layout chooses the first screen you may open (docs/rules/access.md#first-screen).
      history.replace(own ?? startPath, { isLanding: !own });
    };
    if (!token && readToken() !== null) void enter();
    // Another tab may sign in meanwhile.
    return onSessionChange((isSignedIn) => isSignedIn && void enter());
  }, [refresh, redirect, owner, token]);

  useEffect(() => {
    // Loads the console's code while you type the password. Your rights decide later which of two screens comes first.
    const screens = redirect ? [redirect] : [queuePath, startPath];
    const timer = window.setTimeout(
      () => void Promise.all([...screens.map(preloadScreen), loadConsoleTexts()]).catch(() => undefined),
      300,
    );
    return () => window.clearTimeout(timer);
  }, [redirect]);

  const nameFault = hasDirection(username)
    ? t('login.usernameDirection')
    : (tooLong(username.trim(), 32, t) ?? (username.trim().length < 3 && t('login.usernameRequired')));
  const passwordFault = tooLong(password, PASSWORD_LENGTH.most, t) ?? (password === '' && t('login.passwordRequired'));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setWasTried(true);
    setFailure(undefined);
    // With a token from another tab, `onSessionChange` enters the console: do not sign in twice.
    if (nameFault || passwordFault || isBusy || readToken() !== null) return;
    if (!canKeepSession()) return setFailure(new ApiError({ kind: 'storage' }));
    setIsBusy(true);
    try {
      const answer = await login(username.trim(), password);
      // The form stays until the code of the second step is there.
      if (answer.mfaRequired) startTransition(() => setAsked(answer));
      else if (!startSession(answer.token ?? '')) window.location.reload();
    } catch (error) {
      setFailure(failureOf(error));
      setIsBusy(false);
    }
  };

  const goBack = useCallback((why?: ApiError) => {
    setAsked(undefined);
    setFailure(why);
    setIsBusy(false);
  }, []);

  const notice = isBlocked ? (
    t('error.storage')
  ) : ended?.end === 'idle' || ended?.end === 'limit' ? (
    t(ended.end === 'idle' ? 'common.idle.signedOut' : 'common.idle.limit')
  ) : ended?.by ? (
    <Failure error={ended.by} silent={t('error.sessionEnded')} />
  ) : (
    ended?.end === 'expired' && t('error.sessionEnded')
  );

  return (
    <main className={styles.page}>
      <div className={styles.switches}>
        <button
          type="button"
          aria-label={t('common.language.label')}
          onClick={() => void chooseLocale(locale === 'zh-CN' ? 'en-US' : 'zh-CN')}
        >
          {t('common.language.switch')}
        </button>
        <button type="button" onClick={() => chooseTheme(theme === 'dark' ? 'light' : 'dark')}>
          {t(theme === 'dark' ? 'common.theme.toLight' : 'common.theme.toDark')}
        </button>
      </div>
      {token ? (
        <Suspense>
          <LinkStep
            key={token}
            token={token}
            onDone={(name = '', answer) => {
              setLink('');
              setUsername(name);
              setAsked(answer);
            }}
          />
        </Suspense>
      ) : asked ? (
        <SecondStep username={username.trim()} asked={asked} onBack={goBack} />
      ) : (
        <form className={styles.card} onSubmit={(event) => void submit(event)} noValidate>
          <Brand />
          <h1>{t('login.title')}</h1>
          {notice && !failure && (
            <p role="status" className={styles.notice}>
              {notice}
            </p>
          )}
          <label htmlFor="username">{t('login.username')}</label>
          <input
            id="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            value={username}
            onChange={(event) => setUsername(event.target.value)}
            aria-invalid={wasTried && !!nameFault}
            aria-describedby="username-hint"
          />
          <p id="username-hint" className={styles.hint}>
            {wasTried && nameFault}
          </p>
          <PasswordInput
            label={t('login.password')}
            use="current-password"
            value={password}
            onChange={setPassword}
            problem={wasTried && passwordFault}
          />
          <p role="alert" className={styles.failure}>
            {failure && <Failure error={failure} />}
          </p>
          <button type="submit" className={styles.submit} aria-disabled={isBusy}>
            {t(isBusy ? 'login.busy' : 'login.submit')}
          </button>
          {demo && (
            <Suspense>
              <DemoAccounts
                content={demo}
                onChoose={(account) => {
                  setUsername(account.username);
                  setPassword(account.password);
                }}
              />
            </Suspense>
          )}
        </form>
      )}
    </main>
  );
}
