import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { tooLong } from '@/components/tooLong';
import type { FactorMethod, PasskeyAnswer } from '@/contract';
import type { ApiError } from '@/domain/apiError';
import { answerPasskey, canUsePasskey, useCancelPasskey } from '@/hooks/passkey';
import { useT } from '@/hooks/useT';
import { readToken, startSession } from '@/request/session';
import { demoCode, verifyFactor } from '@/services/factor';
import type { login } from '@/services/session';
import styles from './index.css';
import { PLAIN_BUTTON } from './plainButton';
import { Brand, Failure, failureOf } from './shared';

// Not in the style sheet, which the login page loads at once.
const LINKS = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '8px 16px',
  margin: '16px 0 0',
} as const;

interface SecondStepProps {
  username: string;
  /** The answer to name and password. */
  asked: Awaited<ReturnType<typeof login>>;
  /** Back to name and password, with the failure to show there. */
  onBack: (failure?: ApiError) => void;
}

const WORDS = {
  TOTP: { text: 'factor.codeText', link: 'factor.useCode' },
  PASSKEY: { text: 'factor.passkeyText', link: 'factor.usePasskey' },
  RECOVERY: { text: 'factor.recoveryText', link: 'factor.useRecovery' },
} as const satisfies Record<FactorMethod, object>;

/** Asks for the second factor after name and password. Loaded only then, and written without antd like the login page. */
export default function SecondStep({ username, asked, onBack }: SecondStepProps) {
  const { challengeId = '', methods = ['TOTP'], options = {} } = asked;
  const t = useT();
  const ways = methods.filter((method) => (method === 'PASSKEY' ? canUsePasskey() : method in WORDS));
  const [way, setWay] = useState<FactorMethod | undefined>(ways[0]);
  const [code, setCode] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const [isBusy, setIsBusy] = useState(true);
  const [failure, setFailure] = useState<ApiError>();
  useCancelPasskey();
  const isRecovery = way === 'RECOVERY';
  const isShort = code.replace(/[\s-]/g, '').length < (isRecovery ? 10 : 6);
  const fault = tooLong(code, 20, t) ?? (isShort && t(isRecovery ? 'factor.recoveryRequired' : 'factor.codeRequired'));

  const send = useCallback(
    async (answer: () => Promise<{ code: string } | { assertion: PasskeyAnswer }>) => {
      // Another tab has signed in meanwhile: the page enters the console with its token.
      if (readToken() !== null) return;
      setIsBusy(true);
      setFailure(undefined);
      try {
        const { token = '' } = await verifyFactor({ challengeId, ...(await answer()) });
        if (!startSession(token)) window.location.reload();
      } catch (error) {
        const refusal = failureOf(error);
        if (refusal.error === 'GONE') return onBack(refusal);
        setFailure(refusal);
        setIsBusy(false);
      }
    },
    [challengeId, onBack],
  );

  useEffect(() => {
    // One step for demonstrations. Without a code, the form asks for it.
    demoCode(username)
      .catch(() => undefined)
      .then((next) => (next ? send(async () => ({ code: next })) : setIsBusy(false)));
  }, [username, send]);

  // The browser opens its dialog only after a press.
  const signByPasskey = () => void (isBusy || send(async () => ({ assertion: await answerPasskey(options) })));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (way === 'PASSKEY') return signByPasskey();
    setWasTried(true);
    if (!fault && !isBusy) void send(async () => ({ code }));
  };
  const choose = (next: FactorMethod) => {
    setWay(next);
    setCode('');
    setWasTried(false);
  };
  const name = isRecovery ? 'factor.recoveryCode' : 'factor.code';
  return (
    <form className={styles.card} onSubmit={submit} noValidate>
      <Brand />
      <h1>{t('factor.step')}</h1>
      <p>{t(way ? WORDS[way].text : 'factor.passkeyElsewhere')}</p>
      {way && way !== 'PASSKEY' && (
        <>
          <label htmlFor="code">{t(name)}</label>
          <input
            // A new field: the browser offers the codes of its kind, and it takes the focus.
            key={name}
            id="code"
            // biome-ignore lint/a11y/noAutofocus: the only field, after the operator pressed Sign in
            autoFocus
            autoComplete={isRecovery ? 'off' : 'one-time-code'}
            inputMode={isRecovery ? 'text' : 'numeric'}
            autoCapitalize="none"
            spellCheck={false}
            value={code}
            onChange={(event) => setCode(event.target.value)}
            aria-invalid={wasTried && !!fault}
            aria-describedby="code-hint"
          />
          <p id="code-hint" className={styles.hint}>
            {wasTried && fault}
          </p>
        </>
      )}
      <p role="alert" className={styles.failure}>
        {failure && <Failure error={failure} />}
      </p>
      {way && (
        <button type="submit" className={styles.submit} aria-disabled={isBusy}>
          {t(isBusy ? 'login.busy' : way === 'PASSKEY' ? 'factor.usePasskey' : 'login.submit')}
        </button>
      )}
      <p style={LINKS}>
        {ways
          .filter((other) => other !== way)
          .map((other) => (
            <button
              key={other}
              type="button"
              style={PLAIN_BUTTON}
              onClick={() => (other === 'PASSKEY' ? signByPasskey() : choose(other))}
            >
              {t(WORDS[other].link)}
            </button>
          ))}
        <button type="button" style={PLAIN_BUTTON} onClick={() => onBack()}>
          {t('factor.back')}
        </button>
      </p>
    </form>
  );
}
