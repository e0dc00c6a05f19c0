import { useModel } from '@umijs/max';
import { Button, Form, Input, Modal } from 'antd';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { FieldErrors } from '@/components/FieldErrors';
import { SubmitAlerts } from '@/components/SubmitAlerts';
import type { Refusal } from '@/contract';
import { useDialogFocus } from '@/hooks/useDialogFocus';
import { useSubmit } from '@/hooks/useSubmit';
import { useT } from '@/hooks/useT';
import { onSessionChange } from '@/request/session';
import { demoCode, stepUp } from '@/services/factor';
import { answer, askAndResend, question } from './stepUpQuestion';

export { askAndResend };

const FORM = 'step-up';
const DEMO_WAIT_MS = 2_000;

/** The question for a fresh second factor, above everything that is open (docs/rules/session.md#step-up). */
export function StepUp() {
  const open = useSyncExternalStore(question.subscribe, question.get);
  useEffect(() => onSessionChange(() => answer(false)), []);
  const { challengeId = '', methods = [] } = open?.refusal.data ?? {};
  return open ? <Question key={challengeId} challengeId={challengeId} methods={methods} /> : null;
}

function Question({ challengeId, methods }: Required<Pick<NonNullable<Refusal['data']>, 'challengeId' | 'methods'>>) {
  const t = useT();
  const username = useModel('@@initialState').initialState?.currentUser?.username ?? '';
  const [form] = Form.useForm<{ code: string }>();
  const [isRecovery, setIsRecovery] = useState(false);
  const { submit, isBusy, isUnknown, refusal } = useSubmit(
    ({ code }: { code: string }) => stepUp(challengeId, code),
    () => answer(true),
    // Sent again, the call gets another challenge.
    ({ error }) => error === 'GONE' && answer(true),
  );
  useDialogFocus(`#${FORM} input`);

  useEffect(() => {
    let timer: number | undefined;
    const fill = async () => {
      const next = await demoCode(username).catch(() => undefined);
      if (timer === undefined || form.getFieldValue('code')) return;
      if (next) form.setFieldsValue({ code: next });
    };
    timer = window.setInterval(() => void fill(), DEMO_WAIT_MS);
    void fill();
    return () => {
      window.clearInterval(timer);
      timer = undefined;
    };
  }, [form, username]);

  const least = isRecovery ? 10 : 6;
  return (
    <Modal
      open
      width={420}
      mask={{ closable: false }}
      title={t('factor.again')}
      okText={t('factor.confirm')}
      okButtonProps={{ htmlType: 'submit', form: FORM, loading: isBusy }}
      cancelText={t('common.action.cancel')}
      onCancel={() => answer(false)}
    >
      <p>{t(isRecovery ? 'factor.recoveryText' : 'factor.againText')}</p>
      <SubmitAlerts refusal={refusal} isUnknown={isUnknown} />
      {/* A plain form: a code is never kept as a draft. */}
      <Form form={form} id={FORM} name={FORM} layout="vertical" onFinish={(values) => void submit(values)}>
        <FieldErrors refusal={refusal} />
        <Form.Item
          name="code"
          label={t(isRecovery ? 'factor.recoveryCode' : 'factor.code')}
          rules={[
            {
              validator: async (_, typed: string = '') => {
                if (typed.replace(/[\s-]/g, '').length < least)
                  throw new Error(t(isRecovery ? 'factor.recoveryRequired' : 'factor.codeRequired'));
              },
            },
          ]}
          validateTrigger={[]}
        >
          <Input autoComplete={isRecovery ? 'off' : 'one-time-code'} inputMode={isRecovery ? 'text' : 'numeric'} maxLength={20} />
        </Form.Item>
      </Form>
      {methods.includes('RECOVERY') && (
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
    </Modal>
  );
}
