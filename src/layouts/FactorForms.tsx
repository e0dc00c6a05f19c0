import { useRequest } from 'ahooks';
import { Alert, Button, Form, Input, QRCode, Skeleton, Space } from 'antd';
import { CopyText } from '@/components/CopyText';
import { FieldErrors } from '@/components/FieldErrors';
import { LoadFailed } from '@/components/LoadFailed';
import { SubmitAlerts } from '@/components/SubmitAlerts';
import { longest } from '@/components/tooLong';
import { createPasskey, useCancelPasskey } from '@/hooks/passkey';
import { useFullNumbers } from '@/hooks/useFullNumbers';
import { useSubmit } from '@/hooks/useSubmit';
import { useT } from '@/hooks/useT';
import { isAsked } from '@/request/stepUp';
import { beginFactor, finishFactor } from '@/services/factor';

const FORM = 'factor-setup';
const DIGITS = 6;
/** The contract's limits. */
const CODE_MAX = 20;
const NAME_MAX = 40;

function NameField({ label }: { label: string }) {
  const t = useT();
  return (
    <Form.Item
      name="name"
      label={label}
      rules={[{ required: true, whitespace: true, message: t('parts.form.required') }, longest(NAME_MAX, t)]}
    >
      <Input />
    </Form.Item>
  );
}

function Buttons({ text, isBusy, onCancel }: { text: string; isBusy: boolean; onCancel?: () => void }) {
  const t = useT();
  return (
    <Space>
      <Button type="primary" htmlType="submit" loading={isBusy}>
        {text}
      </Button>
      {onCancel && <Button onClick={onCancel}>{t('common.action.cancel')}</Button>}
    </Space>
  );
}

interface SetupProps {
  /** The recovery codes that came with the factor. */
  onDone: (codes: readonly string[]) => void;
  onCancel?: () => void;
}

/** Sets up an authenticator app. */
export function AppSetup({ onDone, onCancel }: SetupProps) {
  const t = useT();
  const [form] = Form.useForm<{ code: string; name: string }>();
  const sayNumbers = useFullNumbers(form);
  const { data, error, refresh } = useRequest(() => beginFactor('TOTP', { isQuiet: true }), {
    // A declined question leads back.
    onError: (failure) => isAsked(failure) && onCancel?.(),
  });
  const { submit, isBusy, isUnknown, refusal } = useSubmit(
    ({ code, name }: { code: string; name: string }, options) =>
      finishFactor({ challengeId: data?.challengeId ?? '', code: code.trim(), name: name.trim() }, options),
    ({ recoveryCodes }) => onDone(recoveryCodes),
    ({ error: word }) => word === 'GONE' && refresh(),
  );
  if (error) return <LoadFailed error={error} title={t('factor.failed')} onRetry={refresh} />;
  if (!data) return <Skeleton active title={false} />;
  const { secret = '', uri = '' } = data;
  return (
    <>
      <p>{t('factor.scan')}</p>
      <div aria-hidden>
        <QRCode value={uri} type="svg" color="#000000" bgColor="#ffffff" />
      </div>
      <p>
        {t('factor.secret')}{' '}
        <CopyText text={secret} name={t('factor.secret')}>
          <span className="number">{secret.replace(/.{4}(?=.)/g, '$& ')}</span>
        </CopyText>
      </p>
      <SubmitAlerts refusal={refusal} isUnknown={isUnknown} />
      {/* A plain form: a code is never kept as a draft. */}
      <Form
        form={form}
        id={FORM}
        name={FORM}
        layout="vertical"
        initialValues={{ name: t('factor.nameDefault') }}
        onFieldsChange={sayNumbers}
        onFinish={(values) => void submit(values)}
      >
        <FieldErrors refusal={refusal} />
        <Form.Item
          name="code"
          label={t('factor.code')}
          rules={[{ required: true, min: DIGITS, message: t('factor.codeRequired') }, longest(CODE_MAX, t)]}
        >
          <Input autoComplete="one-time-code" inputMode="numeric" />
        </Form.Item>
        <NameField label={t('factor.name')} />
        <Buttons text={t('factor.confirm')} isBusy={isBusy} onCancel={onCancel} />
      </Form>
    </>
  );
}

/** Has the browser make a passkey. */
export function PasskeySetup({ onDone, onCancel }: SetupProps) {
  const t = useT();
  const [form] = Form.useForm<{ name: string }>();
  const sayNumbers = useFullNumbers(form);
  useCancelPasskey();
  const { submit, isBusy, isUnknown, refusal } = useSubmit(
    async ({ name }: { name: string }, options) => {
      // Begun only now: the browser must answer within two minutes.
      const { challengeId, options: asked = {} } = await beginFactor('PASSKEY', {});
      return finishFactor({ challengeId, attestation: await createPasskey(asked), name: name.trim() }, options);
    },
    ({ recoveryCodes }) => onDone(recoveryCodes),
  );
  return (
    <>
      <p>{t('factor.create')}</p>
      <SubmitAlerts refusal={refusal} isUnknown={isUnknown} />
      {refusal?.kind === 'aborted' && <Alert type="info" showIcon role="alert" title={refusal.msg} />}
      <Form
        form={form}
        id={FORM}
        name={FORM}
        layout="vertical"
        initialValues={{ name: t('factor.createDefault') }}
        onFieldsChange={sayNumbers}
        onFinish={(values) => void submit(values)}
      >
        <FieldErrors refusal={refusal} />
        <NameField label={t('factor.createName')} />
        <Buttons text={t('factor.createAction')} isBusy={isBusy} onCancel={onCancel} />
      </Form>
    </>
  );
}
