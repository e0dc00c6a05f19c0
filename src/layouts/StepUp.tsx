import { useModel } from '@umijs/max';
import { Alert, Button, Form, Input, Modal, Space } from 'antd';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { FieldErrors } from '@/components/FieldErrors';
import { SubmitAlerts } from '@/components/SubmitAlerts';
import { tooLong } from '@/components/tooLong';
import type { PasskeyOptions, Refusal } from '@/contract';
import { answerPasskey, canUsePasskey, useCancelPasskey } from '@/hooks/passkey';
import { useDialogFocus } from '@/hooks/useDialogFocus';
import { useSubmit } from '@/hooks/useSubmit';
import { useT } from '@/hooks/useT';
import { onSessionChange } from '@/request/session';
import { demoCode, stepUp } from '@/services/factor';
import { answer, askAndResend, question } from './stepUpQuestion';

export { askAndResend };

const FORM = 'step-up';
const DEMO_WAIT_MS = 2_000;
/** The contract's limit. */
const CODE_MAX = 20;

/** The question for a fresh second factor, above everything that is open (docs/rules/session.md#step-up). */
export function StepUp() {
  const open = useSyncExternalStore(question.subscribe, question.get);
  useEffect(() => onSessionChange(() => answer(false)), []);
  const { challengeId = '', methods = [], options = {} } = open?.refusal.data ?? {};
  return open ? <Question key={challengeId} challengeId={challengeId} methods={methods} options={options} /> : null;
}

/** The next code of a demonstration account, in an empty field, as soon as there is one. */
function useDemoCode(isWanted: boolean, fill: (code: string) => void): void {
  const username = useModel('@@initialState').initialState?.currentUser?.username ?? '';
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    const ask = async () => {
      const next = await demoCode(username).catch(() => undefined);
      if (isCurrent && next) fill(next);
    };
    const timer = window.setInterval(() => void ask(), DEMO_WAIT_MS);
    void ask();
    return () => {
      isCurrent = false;
      window.clearInterval(timer);
    };
  }, [isWanted, username, fill]);
}

type Challenge = Required<Pick<NonNullable<Refusal['data']>, 'challengeId' | 'methods'>> & { options: PasskeyOptions };

function Question({ challengeId, methods, options }: Challenge) {
  const t = useT();
  const [form] = Form.useForm<{ code: string }>();
  const hasPasskey = methods.includes('PASSKEY') && canUsePasskey();
  const hasCode = methods.includes('TOTP') || methods.includes('RECOVERY');
  const [isRecovery, setIsRecovery] = useState(!methods.includes('TOTP'));
  const { submit, isBusy, isUnknown, refusal } = useSubmit(
    async (code?: string) =>
      stepUp({ challengeId, ...(code === undefined ? { assertion: await answerPasskey(options) } : { code }) }),
    () => answer(true),
    // Sent again, the call gets another challenge.
    ({ error }) => error === 'GONE' && answer(true),
  );
  const [fill] = useState(() => (code: string) => form.getFieldValue('code') || form.setFieldsValue({ code }));
  useCancelPasskey();
  useDemoCode(hasCode && !isRecovery, fill);
  useDialogFocus(hasCode ? `#${FORM} input` : `button[form="${FORM}"]`);
  const least = isRecovery ? 10 : 6;
  const text = isRecovery ? 'factor.recoveryText' : 'factor.againText';
  return (
    <Modal
      open
      width={420}
      mask={{ closable: false }}
      title={t('factor.again')}
      okText={t(hasCode ? 'factor.confirm' : 'factor.usePasskey')}
      okButtonProps={{ htmlType: 'submit', form: FORM, loading: isBusy }}
      cancelText={t('common.action.cancel')}
      onCancel={() => answer(false)}
    >
      <p>{t(hasCode ? text : hasPasskey ? 'factor.againPasskey' : 'factor.passkeyElsewhere')}</p>
      <SubmitAlerts refusal={refusal} isUnknown={isUnknown} />
      {refusal?.kind === 'aborted' && <Alert type="info" showIcon role="alert" title={refusal.msg} />}
      {/* A plain form: a code is never kept as a draft. */}
      <Form
        form={form}
        id={FORM}
        name={FORM}
        layout="vertical"
        onFinish={({ code }) => (hasCode || hasPasskey) && void submit(hasCode ? code : undefined)}
      >
        <FieldErrors refusal={refusal} />
        {hasCode && (
          <Form.Item
            name="code"
            label={t(isRecovery ? 'factor.recoveryCode' : 'factor.code')}
            rules={[
              {
                validator: async (_, typed: string = '') => {
                  const fault = tooLong(typed, CODE_MAX, t);
                  if (fault) throw new Error(fault);
                  if (typed.replace(/[\s-]/g, '').length < least)
                    throw new Error(t(isRecovery ? 'factor.recoveryRequired' : 'factor.codeRequired'));
                },
              },
            ]}
            validateTrigger={[]}
          >
            <Input autoComplete={isRecovery ? 'off' : 'one-time-code'} inputMode={isRecovery ? 'text' : 'numeric'} />
          </Form.Item>
        )}
      </Form>
      <Space wrap>
        {hasCode && hasPasskey && (
          <Button type="link" style={{ padding: 0 }} disabled={isBusy} onClick={() => void submit(undefined)}>
            {t('factor.usePasskey')}
          </Button>
        )}
        {methods.includes('TOTP') && methods.includes('RECOVERY') && (
          <Button
            type="link"
            style={{ padding: 0 }}
            onClick={() => {
              setIsRecovery(!isRecovery);
              form.resetFields();
            }}
          >
            {t(isRecovery ? 'factor.useCode' : 'factor.useRecovery')}
          </Button>
        )}
      </Space>
    </Modal>
  );
}
