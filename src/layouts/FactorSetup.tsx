import { useRequest } from 'ahooks';
import { Alert, Button, Checkbox, Form, Input, QRCode, Skeleton, Space } from 'antd';
import { useState } from 'react';
import { CopyText } from '@/components/CopyText';
import { FieldErrors } from '@/components/FieldErrors';
import { LoadFailed } from '@/components/LoadFailed';
import { SubmitAlerts } from '@/components/SubmitAlerts';
import { useSubmit } from '@/hooks/useSubmit';
import { useT } from '@/hooks/useT';
import { isAsked } from '@/request/stepUp';
import { beginFactor, finishFactor } from '@/services/factor';
import './Factors.css';

const FORM = 'factor-setup';
const DIGITS = 6;

/** Shown this once: the operator confirms having stored them. */
function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const t = useT();
  const [isStored, setIsStored] = useState(false);
  return (
    <>
      <Alert type="success" showIcon role="status" title={t('factor.codesTitle')} description={t('factor.codesText')} />
      <p>
        <CopyText text={codes.join('\n')} name={t('factor.codesTitle')}>
          <output className="number factor-codes" aria-label={t('factor.codesTitle')}>
            {codes.join('\n')}
          </output>
        </CopyText>
      </p>
      <p>
        <Checkbox checked={isStored} onChange={(event) => setIsStored(event.target.checked)}>
          {t('factor.codesStored')}
        </Checkbox>
      </p>
      <Button type="primary" disabled={!isStored} onClick={onDone}>
        {t('factor.done')}
      </Button>
    </>
  );
}

interface FactorSetupProps {
  /** Why, until the app is confirmed. */
  text?: string;
  onDone: () => void;
  onCancel?: () => void;
}

/** Sets up an authenticator app and shows the recovery codes (docs/rules/session.md#own-factors). */
export function FactorSetup({ text, onDone, onCancel }: FactorSetupProps) {
  const t = useT();
  const [codes, setCodes] = useState<readonly string[]>();
  const { data, error, refresh } = useRequest(beginFactor, {
    // A declined question leads back.
    onError: (failure) => isAsked(failure) && onCancel?.(),
  });
  const { submit, isBusy, isUnknown, refusal } = useSubmit(
    ({ code, name }: { code: string; name: string }, options) =>
      finishFactor({ challengeId: data?.challengeId ?? '', code: code.trim(), name: name.trim() }, options),
    ({ recoveryCodes }) => setCodes(recoveryCodes),
    ({ error: word }) => word === 'GONE' && refresh(),
  );
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (error) return <LoadFailed error={error} title={t('factor.failed')} onRetry={refresh} />;
  if (!data) return <Skeleton active title={false} />;
  return (
    <>
      {text && <p>{text}</p>}
      <p>{t('factor.scan')}</p>
      <div aria-hidden>
        <QRCode value={data.uri} type="svg" color="#000000" bgColor="#ffffff" />
      </div>
      <p>
        {t('factor.secret')}{' '}
        <CopyText text={data.secret} name={t('factor.secret')}>
          <span className="number">{data.secret.replace(/.{4}(?=.)/g, '$& ')}</span>
        </CopyText>
      </p>
      <SubmitAlerts refusal={refusal} isUnknown={isUnknown} />
      {/* A plain form: a code is never kept as a draft. */}
      <Form
        id={FORM}
        name={FORM}
        layout="vertical"
        initialValues={{ name: t('factor.nameDefault') }}
        onFinish={(values) => void submit(values)}
      >
        <FieldErrors refusal={refusal} />
        <Form.Item
          name="code"
          label={t('factor.code')}
          rules={[{ required: true, min: DIGITS, message: t('factor.codeRequired') }]}
        >
          <Input autoComplete="one-time-code" inputMode="numeric" maxLength={7} />
        </Form.Item>
        <Form.Item
          name="name"
          label={t('factor.name')}
          rules={[{ required: true, whitespace: true, message: t('parts.form.required') }]}
        >
          <Input autoComplete="off" maxLength={40} />
        </Form.Item>
        <Space>
          <Button type="primary" htmlType="submit" loading={isBusy}>
            {t('factor.confirm')}
          </Button>
          {onCancel && <Button onClick={onCancel}>{t('common.action.cancel')}</Button>}
        </Space>
      </Form>
    </>
  );
}
