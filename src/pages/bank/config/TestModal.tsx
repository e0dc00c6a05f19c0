import { Alert, Button, Modal, Skeleton } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { SubmitAlerts } from '@/components/SubmitAlerts';
import type { Upstream, UpstreamTestResult } from '@/contract';
import type { ApiError } from '@/domain/apiError';
import { millisText } from '@/domain/numbers';
import { useSubmit } from '@/hooks/useSubmit';
import { useLocale, useT } from '@/hooks/useT';
import { testUpstream } from '@/services/upstream';
import { Steps } from './Steps';

interface TestModalProps {
  row: Upstream;
  onChanged: (row: Upstream) => void;
  onRefusal?: (refusal: ApiError) => void;
  onClose: () => void;
}

/** Runs the connection test when opened: a signed call without effect (docs/rules/upstream.md#connection-test). */
export function TestModal({ row, onChanged, onRefusal, onClose }: TestModalProps) {
  const t = useT();
  const locale = useLocale();
  const [result, setResult] = useState<UpstreamTestResult>();
  const { submit, isBusy, isUnknown, refusal } = useSubmit(
    (code: string, options) => testUpstream({ upstreamCode: code }, options),
    (answer: UpstreamTestResult) => {
      setResult(answer);
      onChanged(answer.upstream);
    },
    onRefusal,
  );
  // React's strict mode mounts twice during development; the test must run once.
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void submit(row.upstreamCode);
  });
  const test = result?.test;
  return (
    <Modal
      open
      width={760}
      title={t('upstream.dialog.test.title', { name: row.upstreamName })}
      onCancel={onClose}
      footer={[
        <Button key="again" loading={isBusy} onClick={() => void submit(row.upstreamCode)}>
          {t('upstream.dialog.test.again')}
        </Button>,
        <Button key="close" type="primary" onClick={onClose}>
          {t('upstream.dialog.test.close')}
        </Button>,
      ]}
    >
      <SubmitAlerts refusal={refusal} isUnknown={isUnknown} />
      <div role="status">
        {isBusy && <p>{t('upstream.dialog.test.running')}</p>}
        {!isBusy && test && (
          <Alert
            type={test.isPassed ? 'success' : 'error'}
            showIcon
            role="presentation"
            title={
              test.isPassed
                ? t('upstream.dialog.test.passed', { time: millisText(test.totalMs, locale) })
                : t('upstream.dialog.test.failed')
            }
          />
        )}
      </div>
      {isBusy && <Skeleton active title={false} />}
      {!isBusy && test && <Steps steps={test.steps} />}
    </Modal>
  );
}
