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
  /** What the code belongs to, in words: the number of the batch item. */
  name: string;
  reveal: (reason: ReasonValues<CodeRevealReason>, options: { idempotencyKey: string }) => Promise<RevealedCode>;
  /** The code was shown: nobody will be shown it again. */
  onShown: () => void;
  onClose: () => void;
}

type Phase = { kind: 'asking' } | { kind: 'shown'; code: string; until: number } | { kind: 'hidden' };

const FORM = 'code-reveal';
const LONGEST_SEC = 60;

/** Seconds until a moment of this computer's clock, counted while they pass. */
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
      {/* Not told aloud: a second is too short for a sentence. */}
      <p aria-live="off">{t('listen.code.left', { seconds })}</p>
    </div>
  );
}

/**
 * The one-time code of a batch item (docs/rules/listen.md#one-time-codes): with a reason, once, for a minute at most. It is held in
 * this dialog alone, is gone when the window loses the focus, and is neither copied nor put on paper.
 */
export function CodeReveal({ name, reveal, onShown, onClose }: CodeRevealProps) {
  const t = useT();
  const [phase, setPhase] = useState<Phase>({ kind: 'asking' });
  const [hide] = useState(() => () => setPhase({ kind: 'hidden' }));
  const { submit, isBusy, isUnknown, refusal } = useSubmit(reveal, ({ code, visibleSec }) => {
    const until = Date.now() + Math.min(visibleSec, LONGEST_SEC) * 1_000;
    // An answer to a window that nobody looks at is not put there.
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
