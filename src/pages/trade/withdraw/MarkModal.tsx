import { Form } from 'antd';
import { Dialog, DialogForm } from '@/components/Dialog';
import { SubmitAlerts } from '@/components/SubmitAlerts';
import type { WithdrawOutcome } from '@/contract';
import { withdrawOutcomes } from '@/domain/withdrawQuality';
import { useDialogFocus } from '@/hooks/useDialogFocus';
import { useSubmit } from '@/hooks/useSubmit';
import { useT } from '@/hooks/useT';
import { fieldsFor } from '@/screen/fields';
import { type DialogProps, refOf } from './calls';

interface Values {
  outcome: WithdrawOutcome;
  remark: string;
}

const FORM = 'mark-form';

/** Marks what became of a paid order (docs/rules/withdraw.md#mark). */
export function MarkModal({ rows: [order], send, isChecking, onDone, onRefusal, onClose }: DialogProps) {
  const t = useT();
  const field = fieldsFor<Values>()('desk.mark', t);
  const [form] = Form.useForm<Values>();
  useDialogFocus(`#${FORM} input[type=radio]`);
  const { submit, isBusy, refusal } = useSubmit(
    ({ outcome, remark }: Values, options) => send('mark', { ...refOf(order), outcome, remark: remark.trim() }, options),
    onDone,
    onRefusal,
  );
  return (
    <Dialog
      width={560}
      title={t('desk.mark.title', { no: order.withdrawNo })}
      onCancel={onClose}
      okText={t('desk.mark.ok')}
      okButtonProps={{ htmlType: 'submit', form: FORM, loading: isBusy || isChecking }}
    >
      <SubmitAlerts refusal={refusal} />
      <p>{t('desk.mark.effect')}</p>
      <DialogForm<Values> form={form} id={FORM} refusal={refusal} onFinish={(values) => void submit(values)}>
        {field.radio('outcome', withdrawOutcomes, { isRequired: true })}
        {field.note('remark', { isRequired: true, min: 4 })}
      </DialogForm>
    </Dialog>
  );
}
