import { useRequest } from 'ahooks';
import { Alert, Form, Input } from 'antd';
import { useState } from 'react';
import { FormModal } from '@/components/FormModal';
import { Part, useWhyWaiting } from '@/components/Part';
import { longest } from '@/components/tooLong';
import type { Upstream, UpstreamAdapter, UpstreamTestResult } from '@/contract';
import { type ApiError, ignoreApiError } from '@/domain/apiError';
import { useT } from '@/hooks/useT';
import { getUpstreamSchema, setUpstreamCredential } from '@/services/upstream';
import { Steps } from './Steps';

interface CredentialModalProps {
  row: Upstream;
  onDone: (row: Upstream, version: number) => void;
  /** Called when the test failed: the record has changed, the dialog stays open. */
  onChanged: (row: Upstream) => void;
  onRefusal?: (refusal: ApiError) => void;
  onClose: () => void;
}

type Field = UpstreamAdapter['fields'][number];

/** Keys and certificates. */
const isLong = ({ type, secret }: Field) => type !== 'TEXT' || secret;

function CredentialInput({ field, ...item }: { field: Field; id?: string; value?: string }) {
  if (field.type !== 'TEXT' && !field.secret) return <Input.TextArea {...item} rows={3} />;
  // Keeps the browser from offering to save the secret.
  return field.secret ? <Input.Password {...item} autoComplete="new-password" visibilityToggle={false} /> : <Input {...item} />;
}

/** The adapter defines the fields. New credentials are tested before they take effect, and never shown again. */
export function CredentialModal({ row, onDone, onChanged, ...rest }: CredentialModalProps) {
  const t = useT();
  const [failed, setFailed] = useState<UpstreamTestResult>();
  const { adapterCode = '' } = row;
  const asked = useRequest(() => getUpstreamSchema({ adapterCode }, { isQuiet: true }), { onError: ignoreApiError });
  const whyNot = useWhyWaiting(asked);
  const settle = (answer: UpstreamTestResult) => {
    if (answer.test.isPassed) {
      onDone(answer.upstream, answer.credentialVersion ?? 0);
      return;
    }
    setFailed(answer);
    onChanged(answer.upstream);
  };
  return (
    <FormModal<{ credentials: Record<string, string> }, UpstreamTestResult>
      id="upstream-credential"
      access="bank:config:credential"
      title={t('upstream.dialog.credential.title', { name: row.upstreamName })}
      okText={t('upstream.dialog.credential.ok')}
      whyNot={whyNot}
      send={({ credentials }, options) => {
        const given = Object.entries(credentials ?? {}).filter(([, value]) => value?.trim());
        const { upstreamCode, version } = row;
        return setUpstreamCredential({ upstreamCode, version, credentials: Object.fromEntries(given) }, options);
      }}
      onDone={settle}
      {...rest}
    >
      <p>{t('upstream.dialog.credential.text')}</p>
      {failed && (
        <>
          <Alert
            type="error"
            showIcon
            role="alert"
            title={t('upstream.dialog.credential.failed', { version: failed.credentialVersion ?? 0 })}
          />
          <Steps steps={failed.test.steps} />
        </>
      )}
      <Part asked={asked} rows={4}>
        {(data) =>
          (data[0]?.fields ?? []).map((field) => (
            <Form.Item
              key={field.name}
              name={['credentials', field.name]}
              label={field.required ? field.label : t('upstream.dialog.credential.optional', { label: field.label })}
              validateTrigger="onBlur"
              rules={[
                { required: field.required, whitespace: true, message: t('upstream.dialog.required') },
                longest(isLong(field) ? 8000 : 200, t),
                ...(field.pattern ? [{ pattern: new RegExp(field.pattern), message: t('upstream.dialog.pattern') }] : []),
              ]}
            >
              <CredentialInput field={field} />
            </Form.Item>
          ))
        }
      </Part>
    </FormModal>
  );
}
