import { Form } from 'antd';
import { Dialog, DialogForm } from '@/components/Dialog';
import { SubmitAlerts } from '@/components/SubmitAlerts';
import { joinedText } from '@/domain/written';
import { useDialogFocus } from '@/hooks/useDialogFocus';
import { useSubmit } from '@/hooks/useSubmit';
import { useT } from '@/hooks/useT';
import { fieldsFor } from '@/screen/fields';
import { type DialogProps, refOf } from './calls';

interface Values {
  whom: 'RISK' | 'OPERATOR';
  to?: string;
  question: string;
}

const FORM = 'escalate-form';
const TEXT = { isRequired: true, min: 4, max: 500 };

/** Asks the risk officers or an operator about orders (docs/rules/withdraw.md#escalate). */
export function EscalateModal({ rows, send, isChecking, onDone, onRefusal, onClose }: DialogProps) {
  const t = useT();
  const field = fieldsFor<Values>()('desk.ask', t);
  const [form] = Form.useForm<Values>();
  const whom: Values['whom'] | undefined = Form.useWatch('whom', form);
  useDialogFocus(`#${FORM}_question`);
  const { submit, isBusy, refusal } = useSubmit(
    ({ to = '', question, ...values }: Values, options) => {
      const body = { items: rows.map(refOf), to: values.whom === 'RISK' ? 'RISK' : to, question: question.trim() };
      return send('escalate', body, options);
    },
    onDone,
    onRefusal,
  );
  const [only] = rows;
  return (
    <Dialog
      width={560}
      title={t('desk.ask.title', { count: rows.length })}
      onCancel={onClose}
      okText={t('desk.ask.ok')}
      okButtonProps={{ htmlType: 'submit', form: FORM, loading: isBusy || isChecking }}
    >
      <SubmitAlerts refusal={refusal} />
      {rows.length === 1 && only && <p>{joinedText([only.withdrawNo, only.holderName])}</p>}
      <p>{t('desk.ask.effect', { count: rows.length })}</p>
      <DialogForm<Values>
        form={form}
        id={FORM}
        refusal={refusal}
        initialValues={{ whom: 'RISK' }}
        onFinish={(values) => void submit(values)}
      >
        {field.radio('whom', ['RISK', 'OPERATOR'])}
        {whom === 'OPERATOR' && field.choose('to', 'operator', { isRequired: true })}
        {field.note('question', TEXT, { rows: 4 })}
      </DialogForm>
    </Dialog>
  );
}
