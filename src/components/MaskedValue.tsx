import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { useEffect, useState } from 'react';
import { useAccess } from '@/hooks/useAccess';
import { useIsPrinting } from '@/hooks/useIsPrinting';
import { useSubmit } from '@/hooks/useSubmit';
import { useT } from '@/hooks/useT';
import { useWhenLeft } from '@/hooks/useWhenLeft';
import type { MessageKey } from '@/locales/types';
import { Dialog } from './Dialog';
import { ReasonForm, type ReasonValues } from './ReasonForm';

interface MaskedValueProps<Code extends string> {
  value: string | undefined;
  fieldName: string;
  reasons: readonly Code[];
  offered?: readonly Code[];
  /** Message group of the reason labels */
  reasonGroup: string;
  reveal: (reason: ReasonValues<Code>, options: { idempotencyKey: string }) => Promise<{ value: string; visibleSec: number }>;
}

const FORM = 'reveal-form';

/**
 * A masked value. With the key and a reason, the full value is shown for as long as the server allows. It is hidden again when
 * the window loses the focus. Only this component holds it, and it is never printed.
 */
export function MaskedValue<Code extends string>({
  value,
  fieldName,
  reasons,
  offered,
  reasonGroup,
  reveal,
}: MaskedValueProps<Code>) {
  const t = useT();
  const granted = useAccess();
  const isOnPaper = useIsPrinting();
  const [isAsking, setIsAsking] = useState(false);
  const [full, setFull] = useState<{ value: string; until: number }>();
  const [, tick] = useState(0);

  useEffect(() => {
    if (!full) return;
    const hide = () => setFull(undefined);
    const timer = window.setInterval(() => (Date.now() >= full.until ? hide() : tick((n) => n + 1)), 1_000);
    window.addEventListener('blur', hide);
    return () => {
      window.clearInterval(timer);
      window.removeEventListener('blur', hide);
    };
  }, [full]);

  useWhenLeft(() => {
    setFull(undefined);
    setIsAsking(false);
  });

  const { submit, isBusy, refusal } = useSubmit(reveal, (answer) => {
    setFull({ value: answer.value, until: Date.now() + Math.min(answer.visibleSec, 60) * 1_000 });
    setIsAsking(false);
  });

  if (!value) return <>–</>;
  if (full && !isOnPaper) {
    const seconds = Math.max(0, Math.ceil((full.until - Date.now()) / 1_000));
    return (
      <span className="copy-text">
        <span className="number no-print">{full.value}</span>
        <Button
          type="text"
          size="small"
          icon={<EyeInvisibleOutlined aria-hidden />}
          aria-label={t('parts.masked.hide')}
          onClick={() => setFull(undefined)}
        />
        <small className="soft">{t('parts.masked.revealed', { seconds })}</small>
      </span>
    );
  }
  return (
    <span className="copy-text">
      <span className="number">{value}</span>
      {granted['common:sensitive:reveal'] && (
        <Tooltip title={t('parts.masked.reveal')}>
          <Button
            type="text"
            size="small"
            icon={<EyeOutlined aria-hidden />}
            aria-label={`${t('parts.masked.reveal')}: ${fieldName}`}
            onClick={() => setIsAsking(true)}
          />
        </Tooltip>
      )}
      <Dialog
        open={isAsking}
        title={t('parts.masked.reasonTitle', { field: fieldName })}
        onCancel={() => setIsAsking(false)}
        okText={t('parts.masked.reveal')}
        okButtonProps={{ htmlType: 'submit', form: FORM, loading: isBusy }}
        destroyOnHidden
      >
        <ReasonForm<Code>
          id={FORM}
          reasons={reasons}
          offered={offered}
          labelOf={(code) => t(`${reasonGroup}.${code}` as MessageKey)}
          refusal={refusal}
          onFinish={(values) => void submit(values)}
        />
      </Dialog>
    </span>
  );
}
