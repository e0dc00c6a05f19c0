import { Form } from 'antd';
import { Dialog, DialogForm } from '@/components/Dialog';
import { SoonInput } from '@/components/SoonInput';
import { SubmitAlerts } from '@/components/SubmitAlerts';
import type { WithdrawDocument } from '@/contract';
import { withdrawDocuments } from '@/domain/deskValues';
import { serverNow } from '@/domain/serverClock';
import { useDialogFocus } from '@/hooks/useDialogFocus';
import { useSubmit } from '@/hooks/useSubmit';
import { useT } from '@/hooks/useT';
import { fieldsFor } from '@/screen/fields';
import { type DialogProps, refOf } from './calls';

interface Values {
  documents: WithdrawDocument[];
  message: string;
  dueAt: string;
}

const FORM = 'ask-holder-form';
const TEXT = { isRequired: true, min: 4, max: 500 };

/** Asks the holder for documents; the due time stops meanwhile (docs/rules/withdraw.md#ask-the-holder). */
export function AskHolderModal({ rows: [order], send, isChecking, onDone, onRefusal, onClose }: DialogProps) {
  const t = useT();
  const field = fieldsFor<Values>()('desk.holder', t);
  const [form] = Form.useForm<Values>();
  useDialogFocus(`#${FORM}_documents`);
  const { submit, isBusy, refusal } = useSubmit(
    (values: Values, options) => send('ask', { ...refOf(order), ...values, message: values.message.trim() }, options),
    onDone,
    onRefusal,
  );
  return (
    <Dialog
      width={560}
      title={t('desk.holder.title', { name: order.holderName ?? order.withdrawNo })}
      onCancel={onClose}
      okText={t('desk.holder.ok')}
      okButtonProps={{ htmlType: 'submit', form: FORM, loading: isBusy || isChecking }}
    >
      <SubmitAlerts refusal={refusal} />
      <p>{order.withdrawNo}</p>
      <p>{t('desk.holder.effect')}</p>
      <DialogForm<Values> form={form} id={FORM} refusal={refusal} onFinish={(values) => void submit(values)}>
        {field.many('documents', withdrawDocuments, { values: 'document', isRequired: true })}
        {field.note('message', TEXT, { rows: 4 })}
        {field.item('dueAt', <SoonInput />, {
          isRequired: true,
          hint: t('desk.holder.dueHint'),
          faultOf: (until: string) => (until && Date.parse(until) <= serverNow() ? t('desk.dialog.holdUntilPast') : undefined),
        })}
      </DialogForm>
    </Dialog>
  );
}
