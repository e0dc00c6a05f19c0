import { Alert, Button } from 'antd';
import { useEffect, useState } from 'react';
import type { CodeRevealReason, RevealedCode } from '@/contract';
import { codeReasons } from '@/domain/listen';
import { useIsPrinting } from '@/hooks/useIsPrinting';
import { useSubmit } from '@/hooks/useSubmit';
import { useT } from '@/hooks/useT';
import { Dialog } from './Dialog';
import { ReasonForm, type ReasonValues } from './ReasonForm';
import { SubmitAlerts } from './SubmitAlerts';

interface CodeRevealProps {
  /** The code's subject as text: the number of the batch line. */
  name: string;
  reveal: (reason: ReasonValues<CodeRevealReason>, options: { idempotencyKey: string }) => Promise<RevealedCode>;
  /** Called when the code was shown, because it cannot be shown again. */
  onShown: () => void;
  onClose: () => void;
}

type Phase = { kind: 'asking' } | { kind: 'shown'; code: string; until: number } | { kind: 'hidden' };

const FORM = 'code-reveal';
const LONGEST_SEC = 60;

/** Countdown in seconds to a time of this computer's clock. */
function useSecondsTo(until: number, onEnd: () => void): number {
  const [left, setLeft] = useState(() => Math.ceil((until - Date.now()) / 1_000));
  useEffect(() => {
    const timer = window.setInterval(() => {
      const seconds = Math.ceil((until - Date.now()) / 1_000);
      setLeft(Math.max(0, seconds));
      if (seconds <= 0) onEnd();
    }, 250);
    return () => window.clearInterval(timer);
  }, [until, onEnd]);
  return left;
}

function Code({ code, until, hide }: { code: string; until: number; hide: () => void }) {
  const t = useT();
  const isOnPaper = useIsPrinting();
  const seconds = useSecondsTo(until, hide);
  useEffect(() => {
    const onVisibility = () => document.hidden && hide();
    window.addEventListener('blur', hide);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      window.removeEventListener('blur', hide);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [hide]);
  if (isOnPaper) return null;
  return (
    <div className="no-print" style={{ textAlign: 'center' }}>
      <output className="number" style={{ fontSize: 40, letterSpacing: '0.2em' }} aria-label={t('listen.code.label')}>
        {code}
      </output>
      {/* Not announced: a second is too short for a screen reader to read the sentence. */}
      <p aria-live="off">{t('listen.code.left', { seconds })}</p>
    </div>
  );
}

/**
 * The one-time code of a batch line (docs/rules/listen.md#one-time-codes). It needs a reason and is shown once, for at most a
 * minute. Only this dialog holds the code. It disappears when the window loses the focus, and cannot be copied or printed.
 */
export function CodeReveal({ name, reveal, onShown, onClose }: CodeRevealProps) {
  const t = useT();
  const [phase, setPhase] = useState<Phase>({ kind: 'asking' });
  const [hide] = useState(() => () => setPhase({ kind: 'hidden' }));
  const { submit, isBusy, isUnknown, refusal } = useSubmit(reveal, ({ code, visibleSec }) => {
    const until = Date.now() + Math.min(visibleSec, LONGEST_SEC) * 1_000;
    // Do not show the code in a window without the focus.
    setPhase(document.hasFocus() ? { kind: 'shown', code, until } : { kind: 'hidden' });
    onShown();
  });
  const isAsking = phase.kind === 'asking';
  return (
    <Dialog
      title={t('listen.code.title', { name })}
      onCancel={onClose}
      okText={t('listen.code.ok')}
      okButtonProps={{ htmlType: 'submit', form: FORM, loading: isBusy }}
      footer={isAsking ? undefined : <Button onClick={onClose}>{t('listen.code.close')}</Button>}
    >
      {isAsking && (
        <>
          <SubmitAlerts refusal={refusal} isUnknown={isUnknown} />
          <p>{t('listen.code.text')}</p>
          <ReasonForm<CodeRevealReason>
            id={FORM}
            reasons={codeReasons}
            labelOf={(code) => t(`listen.codeReason.${code}`)}
            refusal={refusal}
            onFinish={(values) => void submit({ ...values, remark: values.remark?.trim() || undefined })}
          />
        </>
      )}
      {phase.kind === 'shown' && <Code code={phase.code} until={phase.until} hide={hide} />}
      {phase.kind === 'hidden' && <Alert type="info" showIcon role="status" title={t('listen.code.hidden')} />}
    </Dialog>
  );
}
